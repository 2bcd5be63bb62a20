"""Positions with the component set of the tests."""

from pathlib import Path

from hexhaven.archipelago.content.components import load
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.position import archipelago as begun

TESTED = load(Path(__file__).with_name("tested.toml")).name


def archipelago(players: int = 3, **options: str) -> Position:
    """Begin a position."""
    return begun(players, **{"components": TESTED, **options})
