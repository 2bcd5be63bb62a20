"""Values with the ranges in which the true ones lie."""

import math
from dataclasses import dataclass
from statistics import fmean, stdev

from hexhaven.language import Language

SURE = 1.96  # standard errors on either side that cover 95 %


@dataclass(frozen=True)
class Interval:
    """A value and the range that contains the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


def share_interval(wins: float, games: int) -> Interval:
    """Wilson's interval for a share."""
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: list[float]) -> Interval:
    mean = fmean(values)
    half = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Interval(mean, mean - half, mean + half)


def in_words(text: Language, interval: Interval, form: str = "number-1") -> str:
    """The value, and in brackets its range."""
    value, low, high = (text(form, number=number) for number in (interval.value, interval.low, interval.high))
    return f"{value} ({low} … {high})"
