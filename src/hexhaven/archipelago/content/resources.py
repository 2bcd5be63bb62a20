"""The six resources, and piles of their cubes packed into one int: eight bits for each."""

from typing import Final

from mypy_extensions import i64

from hexhaven.kernel.numbers import sum_of

FRUIT: Final = 0
CATTLE: Final = 1
FISH: Final = 2
WOOD: Final = 3
STONE: Final = 4
IRON: Final = 5
RESOURCES: Final = 6
NAMES = ("fruit", "cattle", "fish", "wood", "stone", "iron")

NO_CUBES: Final = 0


def cubes(resource: i64, number: i64) -> i64:
    """A pile of one resource; piles add up with + and -."""
    return number << resource * 8


def count(pile: i64, resource: i64) -> i64:
    return pile >> resource * 8 & 255


def size(pile: i64) -> i64:
    return sum_of(pile, 8)


def holds(pile: i64, part: i64) -> bool:
    """Whether the pile has all the cubes of the other."""
    while part:
        if pile & 255 < part & 255:
            return False
        pile >>= 8
        part >>= 8
    return True
