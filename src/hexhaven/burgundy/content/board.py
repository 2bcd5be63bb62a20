"""B1 the central board and the tables printed on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.content.tiles import COLOUR_LETTERS

DEPOTS: Final = 6
SPACES_PER_DEPOT: Final = 4
BLACK_DEPOT: Final = 0  # its spaces follow those of depots 1-6
FIRST_BLACK_SPACE: Final = 24
BLACK_SPACES_PER_PLAYER: Final = 2
SPACES: Final = 32
BRIDGE_END: Final = 6
PHASES: Final = 5
ROUNDS: Final = 5

# The spaces of depots 1-6: colour, and the smallest number of players that uses the space.
DEPOT_ROWS: Final = (
    "Y3 B2 S2 A4",
    "Y2 B3 C2 B4",
    "A2 S3 B2 Y4",
    "M4 S2 B2 A3",
    "B3 M2 B4 Y2",
    "C3 B2 S4 A2",
)
CASTLE_OR_MINE_SPACE: Final = 20  # with three players the castle space of depot 6 takes a mine in phases B and D


def space_colours() -> list[int]:
    return [COLOUR_LETTERS.index(space[0]) for row in DEPOT_ROWS for space in row.split()]


def space_players() -> list[int]:
    return [int(space[1]) for row in DEPOT_ROWS for space in row.split()]


SPACE_COLOUR: Final = vec[i64](space_colours())
SPACE_PLAYERS: Final = vec[i64](space_players())

AREA_POINTS: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21, 28, 36])
PHASE_POINTS: Final = vec[i64]([10, 8, 6, 4, 2])
FIRST_BONUS: Final = vec[i64]([0, 0, 5, 6, 7])  # by number of players
SECOND_BONUS: Final = vec[i64]([0, 0, 2, 3, 4])
SALE_POINTS: Final = vec[i64]([0, 0, 2, 3, 4])


def first_space(depot: i64) -> i64:
    if depot == BLACK_DEPOT:
        return FIRST_BLACK_SPACE
    return (depot - 1) * SPACES_PER_DEPOT


def end_space(depot: i64) -> i64:
    if depot == BLACK_DEPOT:
        return SPACES
    return depot * SPACES_PER_DEPOT


def next_depot(depot: i64) -> i64:
    """The depots form the ring 1-2-3-4-5-6-1."""
    return depot % DEPOTS + 1


def steps_between(die: i64, number: i64) -> i64:
    """Steps on the ring of die numbers, where 1 and 6 are neighbours."""
    steps = die - number if die > number else number - die
    return 6 - steps if steps > 3 else steps
