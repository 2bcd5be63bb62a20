"""A17.13 A17.14 expelling: after a crisis, the player with a town expels other players' strikers from buildings."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import DONE, EXPELLING, at, place_of, region_of, to, to_place_of, verb_of
from hexhaven.archipelago.content.tables import BUILDINGS, LAND_A, LAND_B, TOWN
from hexhaven.archipelago.events import EXPELLED
from hexhaven.archipelago.frames import EXPEL
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import (
    FLAGS,
    controller,
    is_striking_at,
    land_of,
    occupant,
    side_of,
    stands,
    unit_at,
    unit_on,
)
from hexhaven.archipelago.verbs.map import change_unit
from hexhaven.kernel.engine import Question, ask, emit

ACROSS: Final = 1  # to the other shore


def add_to(rules: Rules) -> None:
    rules.asks(EXPEL, Expel())


class Expel(Question):
    """A17.13 A17.14 the player with a town may expel other players' strikers from its region's buildings."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_expelling(vec[i64]([DONE]), s, me)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return len(add_expelling(vec[i64](), s, me)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == EXPELLING:
            ask(s, EXPEL, me)
            expel(s, me, region_of(answer), to_place_of(answer), place_of(answer))


def add_expelling(out: vec[i64], s: State, me: i64) -> vec[i64]:
    region: i64 = 0
    while region < len(s.built):
        if stands(s, region, TOWN) and controller(s, region, TOWN) == me:
            building: i64 = 0
            while building < BUILDINGS:
                if occupant(s, region, building) != me and is_striking_at(s, region, building):
                    out = append(out, EXPELLING | at(region, 0) | to(0, building))
                    if side_of(s, region).lands == 2:
                        out = append(out, EXPELLING | at(region, ACROSS) | to(0, building))
                building += 1
        region += 1
    return out


def expel(s: State, me: i64, region: i64, building: i64, across: i64) -> None:
    """A17.13 the striker goes to the building's land area, or to the other shore of a strait."""
    other = occupant(s, region, building)
    unit = unit_on(s, other, region, building)
    shore = land_of(s, region, building)
    if across:
        shore = LAND_A + LAND_B - shore
    emit(s, EXPELLED, me, other, region)
    change_unit(s, other, unit, unit_at(region, shore, unit & FLAGS))
