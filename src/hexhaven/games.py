"""The games by name."""

from hexhaven import archipelago, burgundy
from hexhaven.kernel.contract import TableGame

GAMES: dict[str, TableGame] = {burgundy.NAME: burgundy, archipelago.NAME: archipelago}
