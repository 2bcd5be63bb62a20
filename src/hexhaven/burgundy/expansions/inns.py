"""B17 inns: tiles for a field of any colour, on sale beside the black depot."""

from typing import Final

from mypy_extensions import i64

from hexhaven.burgundy.content.board import BLACK_DEPOT, FIRST_INN_SPACE, PHASES
from hexhaven.burgundy.content.tiles import INN, INN_ROW, TILE_KINDS
from hexhaven.burgundy.expansions.verbs import keep_tile
from hexhaven.burgundy.frames import OPEN_PHASE
from hexhaven.burgundy.rulebook import ONCE, Rules
from hexhaven.burgundy.rules.actions import is_in_area
from hexhaven.burgundy.rules.phase import open_phase
from hexhaven.burgundy.state import Estate, State
from hexhaven.burgundy.verbs import lay_out_tile

INNS: Final = PHASES  # one in each phase


def add_to(rules: Rules) -> None:
    rules.colour_of[INN] = INN_ROW.colour
    rules.supply[TILE_KINDS + INN] = INN_ROW.black
    rules.limits[INN] = ONCE
    for _ in range(INNS):
        rules.add_space(BLACK_DEPOT, [], False)
    rules.runs(OPEN_PHASE, open_phase_with_inn)
    rules.area_growth.append(growth_by_inn)


def open_phase_with_inn(s: State, phase: i64) -> None:
    """B17.1 one more inn; those not sold stay."""
    before = s.depots
    open_phase(s, phase)
    inn: i64 = 0
    while inn < phase:
        if before[FIRST_INN_SPACE + inn]:
            keep_tile(s, FIRST_INN_SPACE + inn, INN)
        inn += 1
    if s.supply[TILE_KINDS + INN]:
        lay_out_tile(s, FIRST_INN_SPACE + phase, INN)


def growth_by_inn(estate: Estate, field: i64) -> i64:
    """B17.7 an area with an inn counts as one field larger."""
    return 1 if is_in_area(estate, INN, field) else 0
