"""B1 goods: six kinds of seven. A pile of goods is one int, four bits for each kind."""

from typing import Final

from mypy_extensions import i64

from hexhaven.kernel.numbers import sum_of

KINDS: Final = 6  # 1 turquoise, 2 purple, 3 pink, 4 red, 5 brown, 6 orange
OF_EACH_KIND: Final = 7
NO_GOODS: Final = 0
ALL_GOODS: Final = 0x7777770
PHASE_GOODS: Final = 5
START_GOODS: Final = 3


def of_kind(kind: i64, number: i64) -> i64:
    """A pile of goods of one kind; piles are added and subtracted as ints."""
    return number << (kind * 4)


def count(pile: i64, kind: i64) -> i64:
    return (pile >> (kind * 4)) & 15


def size(pile: i64) -> i64:
    return sum_of(pile, 4)


def kinds_in(pile: i64) -> i64:
    """The kinds as a mask: bit k for kind k."""
    mask: i64 = 0
    kind: i64 = 1
    while kind <= KINDS:
        if count(pile, kind):
            mask |= 1 << kind
        kind += 1
    return mask


def only(pile: i64, mask: i64) -> i64:
    """The part of the pile whose kinds the mask names."""
    part: i64 = 0
    kind: i64 = 1
    while kind <= KINDS:
        if mask >> kind & 1:
            part += of_kind(kind, count(pile, kind))
        kind += 1
    return part
