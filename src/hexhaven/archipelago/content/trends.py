"""The twelve trends: what each of them ranks. First, second and third get 4, 3 and 2 points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.content.criteria import (
    BENEFACTOR,
    CATTLE_CUBES,
    CITIZENS,
    FISH_CUBES,
    FLORINS,
    FRUIT_CUBES,
    IRON_CUBES,
    NAMES,
    SHIPS,
    STONE_CUBES,
    TEMPLES,
    TOWNS,
    WOOD_CUBES,
)

TRENDS: Final = 12
BENEFACTOR_TREND: Final = 0
ROWS: Final = (
    BENEFACTOR,  # attested
    TEMPLES,
    FISH_CUBES,  # seen in play
    CITIZENS,
    SHIPS,
    FLORINS,
    FRUIT_CUBES,  # reconstructed
    CATTLE_CUBES,
    WOOD_CUBES,
    STONE_CUBES,
    IRON_CUBES,
    TOWNS,
)
CRITERION_OF: Final = vec[i64](list(ROWS))  # by trend
NAME_OF: Final[tuple[str, ...]] = tuple([NAMES[criterion] for criterion in ROWS])
TREND_NAMED: Final[dict[str, int]] = {name: trend for trend, name in enumerate(NAME_OF)}
POINTS: Final = vec[i64]([4, 3, 2])  # by rank
