"""The expansions and the modes of play. Each is a chapter that adds to a rule book and replaces what it changes."""

from typing import Protocol

from hexhaven.burgundy.expansions import extra_tiles, free, inns, shields, solo, team, trade_routes, white_castles
from hexhaven.burgundy.rulebook import Rules


class Chapter(Protocol):
    """A module that contributes part of the rules."""

    def add_to(self, rules: Rules) -> None: ...


class Mode(Protocol):
    """A chapter that says who plays against whom, and on which boards."""

    NAME: str
    WORDS: str  # in sentences
    SEATS: tuple[int, int]  # the least and the most
    BOARDS: tuple[str, ...]  # by name
    DEALT: bool  # whether boards can also be drawn or chosen
    DEFAULTS: dict[str, str]  # of options, where they differ from those of the free game
    WITHOUT: tuple[str, ...]  # expansions that it cannot be played with

    def owners(self, seats: int) -> int:
        """How many boards are needed."""

    def add_to(self, rules: Rules) -> None: ...


# In this order: shields change what the others bring.
EXPANSIONS: dict[str, Chapter] = {
    "extra-tiles": extra_tiles,
    "white-castles": white_castles,
    "inns": inns,
    "trade-routes": trade_routes,
    "shields": shields,
}
MODES: dict[str, Mode] = {"free": free, "team": team, "solo": solo}
