"""B1 B2 everyone plays for themselves: the base game as it is."""

from hexhaven.burgundy.content.duchies import BORDER_DUCHIES, DUCHIES, NAMES
from hexhaven.burgundy.rulebook import Rules

NAME = "free"
WORDS = "a game of everyone for themselves"
SEATS = (2, 4)
BOARDS: tuple[str, ...] = tuple(NAMES[number] for number in (*range(1, DUCHIES + 1), *BORDER_DUCHIES))
DEALT = True
DEFAULTS: dict[str, str] = {}
WITHOUT: tuple[str, ...] = ()


def owners(seats: int) -> int:
    return seats


def add_to(rules: Rules) -> None:
    """Nothing changes."""
