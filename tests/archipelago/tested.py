"""Positions with the first standard component set, so that the examples stay as they are when numbers are adjusted."""

from hexhaven.archipelago.content.components import standard
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.position import archipelago as begun

TESTED = standard(1).name


def archipelago(players: int = 3, **options: str) -> Position:
    """Begin a position."""
    return begun(players, **{"components": TESTED, **options})
