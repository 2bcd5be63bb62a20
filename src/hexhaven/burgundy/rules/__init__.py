"""The rules, one module per chapter of docs/rules/burgundy.md. Each adds its part to a rule book."""

from hexhaven.burgundy.rules import (
    actions,
    areas,
    black_depot,
    buildings,
    components,
    final_scoring,
    phase,
    round,
    set_up,
    tile_effects,
    turn,
)

BASE = (
    components, set_up, phase, round, turn, actions, black_depot, tile_effects, buildings, areas,
    final_scoring
)  # fmt: skip
