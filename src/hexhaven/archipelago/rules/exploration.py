"""A12 exploration: take a hex, lay it, move in, and what the new region brings."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    DONE,
    EMPTY_HAND,
    FOUND,
    HEX_IS,
    LAND,
    REFUSE_HEX,
    SIDE_SHOWN,
    TAKE,
    at,
    number_of,
    numbered,
    of_resource,
    place_of,
    region_of,
    resource_of,
    to_place_of,
    to_region_of,
    verb_of,
)
from hexhaven.archipelago.bits import bit, first_of, pair, second_of
from hexhaven.archipelago.content.cards import EXPLORER, MISSIONARY, SCOUT
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import AREAS, EDGES, LAND_A, STACK_HEXES
from hexhaven.archipelago.events import EXPLORATION_FAILED, HUTS
from hexhaven.archipelago.frames import (
    CHOOSE_HEX,
    DRAW_TOP_HEX,
    LAY_HEX,
    MISSIONARY_LANDS,
    NEXT_HEX,
    PLACE_HEX,
    RESOURCES_FOUND,
    SETTLE_REGION,
    TAKE_HEX,
    TAKE_TOP_HEX,
    TRY_HEX,
)
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.boards import is_full
from hexhaven.archipelago.rules.map import can_place, placements, spot_of
from hexhaven.archipelago.state import ACTION_PHASE, DOMESTIC, NO_HEX, NO_REGION, REGION_LIMIT, State
from hexhaven.archipelago.units import (
    FLAGS,
    area_at,
    citizens_in,
    home_area,
    is_idle,
    is_sea_edge,
    is_ship,
    neighbour,
    side_of,
    unit_at,
)
from hexhaven.archipelago.units import place_of as unit_place
from hexhaven.archipelago.units import region_of as unit_region
from hexhaven.archipelago.verbs.cards import use_boost
from hexhaven.archipelago.verbs.goods import gain_cubes, stock_board, take_token
from hexhaven.archipelago.verbs.map import (
    add_unit,
    change_unit,
    discard_hand,
    drop_hex,
    lay_region,
    refuse_hex,
    show_hex,
    shuffle_hexes,
    take_up_hex,
)
from hexhaven.archipelago.verbs.markers import move_workers
from hexhaven.kernel.engine import Question, ask, emit, then
from hexhaven.kernel.frame import CHANCE

TOUCHES: Final = 2  # a new region touches at least this many
EXPLORER_HEXES: Final = 3
OPTIONAL: Final = 1  # this exploration may be skipped


def add_to(rules: Rules) -> None:
    rules.runs(TAKE_TOP_HEX, take_top_hex)
    rules.runs(NEXT_HEX, next_hex)
    rules.runs(LAY_HEX, lay_hex)
    rules.runs(TRY_HEX, try_hex)
    rules.runs(SETTLE_REGION, settle_region)
    rules.asks(TAKE_HEX, TakeHex())
    rules.asks(DRAW_TOP_HEX, DrawTopHex())
    rules.asks(CHOOSE_HEX, ChooseHex())
    rules.asks(PLACE_HEX, PlaceHex())
    rules.asks(RESOURCES_FOUND, ResourcesFound())
    rules.asks(MISSIONARY_LANDS, MissionaryLands())


def hexes_left(s: State) -> bool:
    """A12.2 A12.6 the stack, or discards to rebuild it from."""
    return s.top_side != NO_HEX or s.stack != 0 or s.discarded_hexes != 0


def can_explore(s: State, me: i64) -> bool:
    """A8.13 A12.2 the player's own circle, or a shared one; and there are hexes."""
    shared = s.rules.components.shared_explorations[s.rules.players]
    return hexes_left(s) and (not s.explored >> me & 1 or s.shared_explored < shared)


def explore(s: State, me: i64) -> None:
    """A20.3 A20.11 one exploration; the Scout may make a second one, the Explorer looks at three hexes."""
    if s.boosts >> SCOUT & 1:
        ask(s, TAKE_HEX, me, OPTIONAL)
    if s.boosts >> EXPLORER & 1:
        then(s, LAY_HEX, me)
        taken: i64 = 0
        while taken < EXPLORER_HEXES:
            then(s, TAKE_TOP_HEX, me)
            taken += 1
    else:
        ask(s, TAKE_HEX, me)


class TakeHex(Question):
    """A12.3 A12.4 A20.11 the visible hex, or the next one unseen; the Scout's second exploration may be skipped."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        if arg == OPTIONAL:
            return vec[i64]([DONE, TAKE, REFUSE_HEX])
        return vec[i64]([TAKE, REFUSE_HEX])

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return s.top_side == NO_HEX

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == DONE:
            return
        then(s, LAY_HEX, me)
        then(s, TAKE_TOP_HEX, me)
        if verb_of(answer) == REFUSE_HEX:
            refuse_hex(s, me)
            then(s, NEXT_HEX)


def take_top_hex(s: State, me: i64) -> None:
    """The top hex goes into the hand; the next one shows."""
    if s.top_side != NO_HEX:
        take_up_hex(s, me)
        then(s, NEXT_HEX)


def next_hex(s: State, arg: i64) -> None:
    """A12.6 the next hex shows; an empty stack is rebuilt from the discards."""
    if s.stack == 0 and s.discarded_hexes:
        shuffle_hexes(s)
    if s.stack:
        ask(s, DRAW_TOP_HEX, CHANCE)


class DrawTopHex(Question):
    """A12.6 any side of any hex of the stack."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        number: i64 = 0
        while number < STACK_HEXES:
            if s.stack >> number & 1:
                out = append(out, SIDE_SHOWN | numbered(number * 2))
                out = append(out, SIDE_SHOWN | numbered(number * 2 + 1))
            number += 1
        return out

    def weights(self, s: State, arg: i64) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, CHANCE, arg)))

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        show_hex(s, number_of(answer))


def lay_hex(s: State, me: i64) -> None:
    """A20.3 with several hexes in hand, one is chosen."""
    hand = s.seats[me].hand
    if hand & (hand - 1):
        ask(s, CHOOSE_HEX, me)
    elif hand:
        number: i64 = 0
        while hand >> number != 1:
            number += 1
        then(s, TRY_HEX, pair(me, number))


class ChooseHex(Question):
    """A20.3 which of the hexes in hand is laid."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        number: i64 = 0
        while s.seats[me].hand >> number:
            if s.seats[me].hand >> number & 1:
                out = append(out, HEX_IS | numbered(number))
            number += 1
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        then(s, TRY_HEX, pair(me, number_of(answer)))


def try_hex(s: State, arg: i64) -> None:
    """A12.11 a hex that cannot be placed makes the exploration fail."""
    me = first_of(arg)
    if can_place(s, me, bit(second_of(arg)), TOUCHES, NO_REGION):
        ask(s, PLACE_HEX, me, second_of(arg))
    else:
        discard_hand(s, me)
        emit(s, EXPLORATION_FAILED, me)
        restock(s)


def restock(s: State) -> None:
    """A12.6 what was just discarded forms a new stack, if there is none."""
    if s.top_side == NO_HEX:
        then(s, NEXT_HEX)


class PlaceHex(Question):
    """A12.7-A12.12 both sides, all rotations, every spot next to two regions that a unit of mine can enter."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return placements(s, me, bit(arg), TOUCHES, NO_REGION)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        region = discover(s, me, answer)
        drop_hex(s, me, arg)
        discard_hand(s, me)
        found_region(s, me, region)
        enter(s, me, answer, region)
        restock(s)


def discover(s: State, me: i64, answer: i64) -> i64:
    """Lay the side as announced; returns the region's number."""
    return lay_region(s, me, number_of(answer), to_place_of(answer), spot_of(s, region_of(answer), place_of(answer)))


def enter(s: State, me: i64, answer: i64, region: i64) -> None:
    """A12.12 A12.13 the unit named moves in."""
    for unit in s.seats[me].units:
        if unit_region(unit) == to_region_of(answer) and unit_place(unit) == resource_of(answer) and is_idle(unit):
            area = entry(s, unit, region)
            if area >= 0:
                change_unit(s, me, unit, unit_at(region, area, unit & FLAGS))
                return
    raise ValueError("no unit can enter the region")


def entry(s: State, unit: i64, region: i64) -> i64:
    """The area of the neighbouring region that the unit comes to, or -1."""
    origin = unit_region(unit)
    direction: i64 = 0
    while direction < EDGES:
        leads_there = neighbour(s, origin, direction) == region and is_sea_edge(s, origin, direction) == is_ship(unit)
        if leads_there and area_at(s, origin, direction) == home_area(s, unit):
            return area_at(s, region, (direction + 3) % EDGES)
        direction += 1
    return -1


def found_region(s: State, me: i64, region: i64) -> None:
    """A12.14-A12.22 the explorer token, the resources, the huts."""
    ask(s, RESOURCES_FOUND, me, region)
    then(s, SETTLE_REGION, pair(me, region))
    take_token(s, me)


def settle_region(s: State, arg: i64) -> None:
    """A12.16 A20.14 a surplus worker for each hut; the Missionary may make one of them a citizen."""
    me = first_of(arg)
    region = second_of(arg)
    huts = side_of(s, region).huts
    if huts and s.boosts >> MISSIONARY & 1 and has_room(s, me, region) and s.phase == ACTION_PHASE:
        huts -= 1
        ask(s, MISSIONARY_LANDS, me, region)
        use_boost(s, MISSIONARY)
    move_workers(s, huts, HUTS)


def has_room(s: State, me: i64, region: i64) -> bool:
    """A1.40 A1.41 a citizen is in the reserve, and fewer than three of mine are in the region."""
    return s.seats[me].citizens_left > 0 and citizens_in(s, me, region) < REGION_LIMIT


class MissionaryLands(Question):
    """A20.14 the new citizen goes in a land area of the region, or the hut brings a surplus worker after all."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return land_areas(vec[i64]([DONE]), s, arg)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == DONE:
            move_workers(s, 1, HUTS)
        else:
            add_unit(s, me, unit_at(arg, place_of(answer), 0))


def land_areas(out: vec[i64], s: State, region: i64) -> vec[i64]:
    """One LAND answer for each land area of the region."""
    area: i64 = 0
    while area < side_of(s, region).lands:
        out = append(out, LAND | at(region, LAND_A + area))
        area += 1
    return out


def icons_of(s: State, region: i64, resource: i64) -> i64:
    number: i64 = 0
    area: i64 = 0
    while area < AREAS:
        number += side_of(s, region).icons[area * RESOURCES + resource]
        area += 1
    return number


class ResourcesFound(Question):
    """A12.17-A12.21 a cube for one icon to the domestic market, one for another icon to the player."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        resource: i64 = 0
        while resource < RESOURCES:
            if icons_of(s, arg, resource) and count(s.bank_cubes, resource) and not is_full(s, DOMESTIC, resource):
                out = add_second(out, s, arg, resource)
            resource += 1
        return out

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return len(self.legal(s, me, arg)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        stock_board(s, DOMESTIC, resource_of(answer))
        if number_of(answer) != EMPTY_HAND:
            gain_cubes(s, me, number_of(answer), 1)


def add_second(out: vec[i64], s: State, region: i64, first: i64) -> vec[i64]:
    """A12.18 another icon gives the player a cube, if the bank has one."""
    added = False
    resource: i64 = 0
    while resource < RESOURCES:
        icons = icons_of(s, region, resource)
        stock = count(s.bank_cubes, resource)
        if resource == first:
            icons -= 1
            stock -= 1
        if icons > 0 and stock > 0:
            out = append(out, FOUND | of_resource(first) | numbered(resource))
            added = True
        resource += 1
    if not added:
        out = append(out, FOUND | of_resource(first) | numbered(EMPTY_HAND))
    return out
