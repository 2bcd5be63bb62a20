"""A23 A24 A25 how the players stand in what is scored at the end, as far as a seat may know it."""

from typing import NamedTuple

from hexhaven.archipelago.content import criteria as c
from hexhaven.archipelago.content import objectives as o
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.content.trends import CRITERION_OF as TREND_CRITERION
from hexhaven.archipelago.content.trends import POINTS as TREND_POINTS
from hexhaven.archipelago.rules.ending import achieved, medals
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.archipelago.view import View

TREND, OBJECTIVE, MEDALS = "trend", "objective", "medals"


class Standing(NamedTuple):
    """One thing that is scored: what every player has of it, and the ranks and points that would bring now."""

    kind: str
    number: int  # of the trend or objective
    criterion: int
    holder: int  # of the objective; NO_SEAT: everyone's
    counted: list[int]  # by seat
    ranks: list[int]  # from 1; 0: none
    points: list[int]


def standings(s: State, seen: View) -> list[Standing]:
    """Trends, then the objectives the viewer knows, then medals."""
    found = [ranked(s, seen, TREND, trend, int(TREND_CRITERION[trend]), NO_SEAT) for trend in seen.trends]
    found += [objective_standing(s, seen, objective, NO_SEAT) for objective in seen.open_objectives]
    for seat, shown in enumerate(seen.seats):
        found += [objective_standing(s, seen, objective, seat) for objective in shown.objectives]
    won = [int(medals(s, seat)) for seat in range(len(seen.seats))]
    none = [0] * len(won)
    return [*found, Standing(MEDALS, 0, 0, NO_SEAT, won, none, won)] if any(won) else found


def objective_standing(s: State, seen: View, objective: int, holder: int) -> Standing:
    """The Pacifist scores alone, and the Separatist not at all."""
    criterion = int(o.CRITERION_OF[objective])
    if criterion not in (c.PACIFIST, c.SEPARATIST):
        return ranked(s, seen, OBJECTIVE, objective, criterion, holder)
    margin = seen.population - seen.rebellion
    is_scored = criterion == c.PACIFIST and margin > o.MARGIN_OF[objective]
    ranks = [int(is_scored and seat == holder) for seat in range(len(seen.seats))]
    counted = [margin if seat == holder else 0 for seat in range(len(seen.seats))]
    points = [rank * int(o.POINTS[0]) for rank in ranks]
    return Standing(OBJECTIVE, objective, criterion, holder, counted, ranks, points)


def ranked(s: State, seen: View, kind: str, number: int, criterion: int, holder: int) -> Standing:
    """A23.10-A23.13 equal players share a rank, and the next rank follows; with nothing there is no rank."""
    counted = [amount(s, seen, seat, criterion) for seat in range(len(seen.seats))]
    better = sorted({value for value in counted if value > 0}, reverse=True)
    ranks = [better.index(value) + 1 if value > 0 else 0 for value in counted]
    points = list(TREND_POINTS) if kind == TREND else list(o.POINTS)
    scored = [points[rank - 1] if 0 < rank <= len(points) else 0 for rank in ranks]
    return Standing(kind, number, criterion, holder, counted, ranks, scored)


def amount(s: State, seen: View, seat: int, criterion: int) -> int:
    """How much a player has; of cubes as many as the viewer knows of, since a theft may be unknown."""
    if c.CUBES <= criterion < c.CUBES + RESOURCES:
        return seen.seats[seat].cubes[criterion - c.CUBES]
    return int(achieved(s, seat, criterion))
