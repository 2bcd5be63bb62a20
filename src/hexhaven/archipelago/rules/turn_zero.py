"""A3 turn zero: everyone discovers a first region."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    HEX_DRAWN,
    LAND,
    at,
    number_of,
    numbered,
    place_of,
)
from hexhaven.archipelago.content.tables import LAND_A, STACK_HEXES
from hexhaven.archipelago.frames import (
    CLOSE_TURN_ZERO,
    DEAL_HANDS,
    DRAW_HAND,
    FILL_TRACK,
    FIRST_DISCOVERY,
    FIRST_LANDING,
    FIRST_REGION,
    NEXT_CARD,
    NEXT_HEX,
    OBJECTIVES,
    OPEN_TURN,
    SET_TRENDS,
)
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.exploration import discover, enter, found_region
from hexhaven.archipelago.rules.map import can_place, placements
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import side_of, unit_at
from hexhaven.archipelago.verbs.map import add_unit, deal_hex, discard_hand, drop_hex, shuffle_hexes
from hexhaven.kernel.engine import Question, ask, then
from hexhaven.kernel.frame import CHANCE

HAND: Final = 3
START: Final = 0  # the start region


def add_to(rules: Rules) -> None:
    rules.runs(DEAL_HANDS, deal_hands)
    rules.runs(FIRST_DISCOVERY, first_discovery)
    rules.runs(CLOSE_TURN_ZERO, close_turn_zero)
    rules.asks(DRAW_HAND, DrawHand())
    rules.asks(FIRST_REGION, FirstRegion())
    rules.asks(FIRST_LANDING, FirstLanding())


def deal_hands(s: State, arg: i64) -> None:
    """A3.2 three hexes each, in turn order."""
    place = s.rules.players - 1
    while place >= 0:
        then(s, FIRST_DISCOVERY, s.order[place])
        place -= 1
    place = s.rules.players - 1
    while place >= 0:
        deal_hand(s, s.order[place])
        place -= 1


def first_discovery(s: State, me: i64) -> None:
    """A3.3 A3.7 lay one of three hexes; if none fits, take three new ones while there are any."""
    if can_place(s, me, s.seats[me].hand, 1, START):
        ask(s, FIRST_REGION, me)
        return
    discard_hand(s, me)
    if s.stack:
        then(s, FIRST_DISCOVERY, me)
        deal_hand(s, me)


def deal_hand(s: State, me: i64) -> None:
    card: i64 = 0
    while card < HAND:
        ask(s, DRAW_HAND, CHANCE, me)
        card += 1


class DrawHand(Question):
    """A3.2 any hex of the stack."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        number: i64 = 0
        while number < STACK_HEXES:
            if s.stack >> number & 1:
                out = append(out, HEX_DRAWN | numbered(number))
            number += 1
        return out

    def weights(self, s: State, arg: i64) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, CHANCE, arg)))

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return s.stack == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        deal_hex(s, arg, number_of(answer))


class FirstRegion(Question):
    """A3.3-A3.6 lay one of the hexes next to the start region."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return placements(s, me, s.seats[me].hand, 1, START)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        region = discover(s, me, answer)
        drop_hex(s, me, number_of(answer) // 2)
        discard_hand(s, me)
        found_region(s, me, region)
        if not s.rules.desert:
            ask(s, FIRST_LANDING, me, 2)
        enter(s, me, answer, region)


class FirstLanding(Question):
    """A3.10 two citizens land, on any shore of the new region."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        region: i64 = len(s.sides) - 1
        out = vec[i64]()
        area: i64 = 0
        while area < side_of(s, region).lands:
            out = append(out, LAND | at(region, LAND_A + area))
            area += 1
        return out

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return arg == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        region: i64 = len(s.sides) - 1
        ask(s, FIRST_LANDING, me, arg - 1)
        add_unit(s, me, unit_at(region, place_of(answer), 0))


def close_turn_zero(s: State, arg: i64) -> None:
    """A3.14-A3.17 the hexes go back into the stack; five cards, a trend and the objectives are dealt."""
    shuffle_hexes(s)
    then(s, OPEN_TURN)
    then(s, OBJECTIVES)
    if not s.rules.choose_trend:
        then(s, SET_TRENDS)
    then(s, NEXT_HEX)
    then(s, FILL_TRACK)
    then(s, NEXT_CARD)
