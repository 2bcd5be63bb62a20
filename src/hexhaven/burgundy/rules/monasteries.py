"""B10 the monasteries, one function each: B10.n is monastery n. The rule it bends calls it.

Those from 15 on score at the end and are rows of content/end_points.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.state import Estate

# By the colour of a tile: the monastery that helps to place it; none for tiles of any colour.
FREE_STEP: Final = vec[i64]([11, 11, 11, 10, 9, 10, 0])

# Permanent effects.


def builds_freely(estate: Estate) -> bool:
    """B10.1 any number of identical buildings in a city."""
    return estate.has_monastery(1)


def workers_for_mines(estate: Estate, mines: i64) -> i64:
    """B10.2 at the end of a phase a worker for each mine."""
    if estate.has_monastery(2):
        return mines
    return 0


def silver_for_sale(estate: Estate, goods: i64) -> i64:
    """B10.3 two silver instead of one, however many goods."""
    return 2 if estate.has_monastery(3) else 1


def workers_for_sale(estate: Estate) -> i64:
    """B10.4 a worker with every sale."""
    return 1 if estate.has_monastery(4) else 0


def loads_two_depots(estate: Estate) -> bool:
    """B10.5 a ship loads from two neighbouring depots."""
    return estate.has_monastery(5)


def buys_anywhere(estate: Estate) -> bool:
    """B10.6 the purchase from any depot, paid in silver, workers or both."""
    return estate.has_monastery(6)


def extra_for_animal(estate: Estate) -> i64:
    """B10.7 one additional point for every animal tile that scores."""
    return 1 if estate.has_monastery(7) else 0


def takes_double_steps(estate: Estate) -> bool:
    """B10.8 up to two steps for each worker."""
    return estate.has_monastery(8)


def free_step_placing(estate: Estate, colour: i64) -> i64:
    """B10.9 buildings, B10.10 animals and ships, B10.11 castles, mines and monasteries."""
    return 1 if estate.has_monastery(FREE_STEP[colour]) else 0


def free_step_taking(estate: Estate) -> i64:
    """B10.12 a free step for taking tiles with a die."""
    return 1 if estate.has_monastery(12) else 0


def silver_with_workers(estate: Estate) -> i64:
    """B10.13 a silver with the action of taking workers."""
    return 1 if estate.has_monastery(13) else 0


def workers_for_action(estate: Estate) -> i64:
    """B10.14 four workers instead of two."""
    return 4 if estate.has_monastery(14) else 2
