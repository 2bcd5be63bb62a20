"""What the game is waiting for is data: an agenda, a stack of frames packed into plain ints."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHANCE: Final = -1  # the frame is answered by drawing from weights
NOBODY: Final = -2  # the frame runs by itself


def frame(kind: i64, who: i64, arg: i64) -> i64:
    return kind | (who + 2) << 8 | arg << 16


def kind_of(packed: i64) -> i64:
    return packed & 255


def who_of(packed: i64) -> i64:
    return (packed >> 8 & 255) - 2


def arg_of(packed: i64) -> i64:
    return packed >> 16


def top(agenda: vec[i64]) -> i64:
    return agenda[len(agenda) - 1]
