"""B1 the central board and the tables printed on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DEPOTS: Final = 6
BLACK_SPACES: Final = 8  # they follow those of depots 1-6
BLACK_SPACES_PER_PLAYER: Final = 2
BRIDGE_END: Final = 6
PHASES: Final = 5
ROUNDS: Final = 5
KEY_SPACES: Final = 3
GOODS_SPACES: Final = 3
START_SILVER: Final = vec[i64]([1, 1, 1, 1])  # by place in the turn order
START_WORKERS: Final = vec[i64]([1, 2, 3, 4])
PRICE: Final = 2  # of a tile from the black depot, in silver

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
BLACK_DEPOT: Final = 0
FIRST_INN_SPACE: Final = 32  # beside the black depot: one space for the inn of each phase


def depots_of_spaces() -> dict[int, int]:
    depots = [depot for depot, row in enumerate(DEPOT_ROWS, 1) for _ in row.split()]
    return dict(enumerate(depots + [BLACK_DEPOT] * (BLACK_SPACES + PHASES)))


# By space, including those of expansions: a space has the same number in every game.
DEPOT_OF_SPACE: Final[dict[int, int]] = depots_of_spaces()

AREA_POINTS: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21, 28, 36])
PHASE_POINTS: Final = vec[i64]([10, 8, 6, 4, 2])
FIRST_BONUS: Final = vec[i64]([0, 0, 5, 6, 7])  # by number of players
SECOND_BONUS: Final = vec[i64]([0, 0, 2, 3, 4])
SALE_POINTS: Final = vec[i64]([0, 0, 2, 3, 4])


def next_depot(depot: i64) -> i64:
    """The depots form the ring 1-2-3-4-5-6-1."""
    return depot % DEPOTS + 1


def steps_between(die: i64, number: i64) -> i64:
    """Steps on the ring of die numbers, where 1 and 6 are neighbours."""
    steps = die - number if die > number else number - die
    return 6 - steps if steps > 3 else steps
