"""The games by name."""

from hexhaven import burgundy
from hexhaven.kernel.contract import Game

GAMES: dict[str, Game] = {burgundy.NAME: burgundy}
