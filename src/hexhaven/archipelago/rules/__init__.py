"""The rules, one module per chapter of docs/rules/archipelago.md. Each adds its part to a rule book."""

from hexhaven.archipelago.rules import (
    action_round,
    balance,
    before_3,
    before_4,
    boards,
    building,
    characters,
    deals,
    ending,
    evolution,
    expelling,
    exploration,
    growth,
    harvest,
    migration,
    population,
    progress,
    robbers,
    set_up,
    trade,
    turn,
    turn_order,
    turn_zero,
)

BASE = (
    set_up, turn_zero, turn, turn_order, population, balance, action_round, harvest, boards, trade, exploration, growth,
    migration, building, expelling, evolution, characters, robbers, progress, ending, deals,
)  # fmt: skip
OLDER = {2: before_3, 3: before_4}  # by the last rules version they belong to
