"""Positions with the component set of the tests."""

from pathlib import Path

from hexhaven.archipelago import position
from hexhaven.archipelago.content.components import load
from hexhaven.archipelago.position import Position

TESTED = load(Path(__file__).with_name("tested.toml")).name


def archipelago(players: int = 3, **options: str) -> Position:
    """Begin a position."""
    return position.archipelago(players, **{"components": TESTED, **options})
