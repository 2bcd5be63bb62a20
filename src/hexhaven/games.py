"""The games by name."""

from hexhaven import burgundy
from hexhaven.kernel.contract import TableGame

GAMES: dict[str, TableGame] = {burgundy.NAME: burgundy}
