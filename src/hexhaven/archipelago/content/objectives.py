"""The thirty objectives, ten for each length: when the game ends, and what scores 3, 2 and 1 points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.content.criteria import (
    ALL_CARDS,
    CHARACTERS,
    EXPLORER_TOKENS,
    FISH_CUBES,
    FISH_ICONS,
    FLORINS,
    FRUIT_ICONS,
    IRON_CUBES,
    IRON_ICONS,
    MARKETS,
    PACIFIST,
    PORTS,
    PORTS_AND_MARKETS,
    PROGRESS,
    SEPARATIST,
    TEMPLES,
    WOOD_ICONS,
)

SHORT: Final = 0
MEDIUM: Final = 1
LONG: Final = 2
LENGTHS: Final = 3
LENGTH_NAMES: Final = ("short", "medium", "long")
PER_LENGTH: Final = 10
OBJECTIVES: Final = 30

# What is counted over the whole archipelago for the end of the game.
PILES_EMPTY: Final = 0  # piles of explorer tokens
RESOURCES_OUT: Final = 1  # resources of which the bank has no cube
FLORINS_OUT: Final = 2  # florins outside the bank
CHARACTERS_OUT: Final = 3  # cards owned
PROGRESS_OUT: Final = 4
CARDS_OUT: Final = 5
TOWNS_BUILT: Final = 6
MARKETS_BUILT: Final = 7
PORTS_BUILT: Final = 8
TEMPLES_BUILT: Final = 9
SHIPS_OUT: Final = 10
POPULATION: Final = 11  # the marker
WORKERS: Final = 12  # the marker
ENDS: Final = 13
END_NAMES: Final = (
    "piles",
    "resources",
    "florins",
    "characters",
    "progress",
    "cards",
    "towns",
    "markets",
    "ports",
    "temples",
    "ships",
    "population",
    "workers",
)

ALL_FLORINS: Final = 135


class Objective:
    """One row. The game ends once what is counted reaches per_player * players + base."""

    def __init__(self, name: str, end: i64, per_player: i64, base: i64, criterion: i64, margin: i64 = 0) -> None:
        self.name: str = name
        self.end: i64 = end
        self.per_player: i64 = per_player
        self.base: i64 = base
        self.criterion: i64 = criterion
        self.margin: i64 = margin  # of a Pacifist


ROWS: Final[list[Objective]] = [
    Objective("s1", PILES_EMPTY, 0, 2, FLORINS),
    Objective("s2", RESOURCES_OUT, 0, 2, TEMPLES),
    Objective("s3", PROGRESS_OUT, 1, 2, MARKETS),
    Objective("s4", TEMPLES_BUILT, 1, 0, CHARACTERS),
    Objective("s5", CHARACTERS_OUT, 1, 2, EXPLORER_TOKENS),
    Objective("s6", MARKETS_BUILT, 1, 1, IRON_CUBES),
    Objective("s7", TOWNS_BUILT, 1, 1, PORTS),
    Objective("s8", PORTS_BUILT, 1, 1, PROGRESS),
    Objective("s9", POPULATION, 7, 1, PACIFIST, 15),
    Objective("s10", PILES_EMPTY, 0, 3, SEPARATIST),
    Objective("m1", CHARACTERS_OUT, 3, -1, FISH_CUBES),
    Objective("m2", PILES_EMPTY, 0, 3, IRON_ICONS),
    Objective("m3", MARKETS_BUILT, 1, 2, WOOD_ICONS),
    Objective("m4", TEMPLES_BUILT, 1, 2, ALL_CARDS),
    Objective("m5", TOWNS_BUILT, 1, 2, EXPLORER_TOKENS),
    Objective("m6", POPULATION, 7, 6, PORTS_AND_MARKETS),
    Objective("m7", PORTS_BUILT, 1, 2, TEMPLES),
    Objective("m8", PROGRESS_OUT, 3, -1, FLORINS),
    Objective("m9", RESOURCES_OUT, 0, 3, PACIFIST, 12),
    Objective("m10", FLORINS_OUT, 0, ALL_FLORINS, SEPARATIST),
    Objective("l1", TOWNS_BUILT, 1, 3, EXPLORER_TOKENS),
    Objective("l2", PORTS_BUILT, 1, 3, FLORINS),
    Objective("l3", MARKETS_BUILT, 1, 3, TEMPLES),
    Objective("l4", RESOURCES_OUT, 0, 3, PORTS),
    Objective("l5", CARDS_OUT, 4, 4, FISH_ICONS),
    Objective("l6", TEMPLES_BUILT, 1, 3, FRUIT_ICONS),
    Objective("l7", PILES_EMPTY, 0, 3, CHARACTERS),
    Objective("l8", SHIPS_OUT, 2, 2, PROGRESS),
    Objective("l9", WORKERS, 0, 22, PACIFIST, 10),
    Objective("l10", FLORINS_OUT, 0, ALL_FLORINS, SEPARATIST),
]

# By objective; the short ones are 0-9, the medium ones 10-19, the long ones 20-29.
END_OF: Final = vec[i64]([row.end for row in ROWS])
END_PER_PLAYER: Final = vec[i64]([row.per_player for row in ROWS])
END_BASE: Final = vec[i64]([row.base for row in ROWS])
CRITERION_OF: Final = vec[i64]([row.criterion for row in ROWS])
MARGIN_OF: Final = vec[i64]([row.margin for row in ROWS])
NAME_OF: Final[tuple[str, ...]] = tuple([row.name for row in ROWS])
OBJECTIVE_NAMED: Final[dict[str, int]] = {name: objective for objective, name in enumerate(NAME_OF)}
POINTS: Final = vec[i64]([3, 2, 1])  # by rank; a Pacifist gets the first or none


def length_of(objective: i64) -> i64:
    return objective // PER_LENGTH


def end_at(objective: i64, players: i64) -> i64:
    """The number at which the game ends."""
    return END_PER_PLAYER[objective] * players + END_BASE[objective]
