"""A16 building: towns, markets, ports, temples and ships."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    BUILDING,
    at,
    joker,
    joker_in,
    jokers_of,
    number_of,
    numbered,
    place_of,
    region_of,
    sea_of,
    site,
    to,
    to_place_of,
    with_jokers,
)
from hexhaven.archipelago.content.resources import RESOURCES, count, cubes
from hexhaven.archipelago.content.tables import AREAS, LAND_A, MARKET, PORT, SEA_A, SHIP, TEMPLE, TOWN
from hexhaven.archipelago.content.trends import BENEFACTOR_TREND
from hexhaven.archipelago.frames import BUILD_FREELY
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.harvest import idle_unit
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import ENGAGED, FLAGS, home_area, is_idle, is_ship, side_of, stands, unit_at
from hexhaven.archipelago.units import SHIP as SHIP_FLAG
from hexhaven.archipelago.units import place_of as unit_place
from hexhaven.archipelago.units import region_of as unit_region
from hexhaven.archipelago.verbs.goods import pay_benefactor, pay_cubes, pay_florins, spend_tokens
from hexhaven.archipelago.verbs.map import add_unit, change_unit, raise_building
from hexhaven.kernel.engine import Question


def add_to(rules: Rules) -> None:
    rules.asks(BUILD_FREELY, BuildFreely())


def add_payments(out: vec[i64], s: State, me: i64, pile: i64, base: i64) -> vec[i64]:
    """A7.24 A7.26 the cubes of a cost, any of them replaced by explorer tokens."""
    return add_payment(out, s, me, pile, base, 0, 0, 0)


def add_payment(
    out: vec[i64], s: State, me: i64, pile: i64, base: i64, resource: i64, jokers: i64, used: i64
) -> vec[i64]:
    if resource == RESOURCES:
        return append(out, base | with_jokers(jokers))
    needed = count(pile, resource)
    held = count(s.seats[me].cubes, resource)
    tokens: i64 = 0
    while tokens <= needed and used + tokens <= s.seats[me].tokens:
        if needed - tokens <= held:
            out = add_payment(out, s, me, pile, base, resource + 1, jokers | joker(resource, tokens), used + tokens)
        tokens += 1
    return out


def pay(s: State, me: i64, pile: i64, jokers: i64) -> None:
    """The cubes go to the bank; tokens leave the game."""
    paid = pile
    tokens: i64 = 0
    resource: i64 = 0
    while resource < RESOURCES:
        paid -= cubes(resource, joker_in(jokers, resource))
        tokens += joker_in(jokers, resource)
        resource += 1
    pay_cubes(s, me, paid)
    spend_tokens(s, me, tokens)


def tokens_for(s: State, building: i64) -> i64:
    """A16.5 building tokens left in the bank."""
    if building in (MARKET, PORT):
        return s.trade_tokens
    return s.town_tokens


def payments(s: State, me: i64, building: i64, fee: i64) -> vec[i64]:
    """The ways to pay for it on top of a fee, as the token part of an answer; none if the player cannot."""
    components = s.rules.components
    if s.seats[me].florins < components.cost_florins[building] + fee:
        return vec[i64]()
    return add_payments(vec[i64](), s, me, components.cost_cubes[building], 0)


def add_buildings(out: vec[i64], s: State, me: i64, fee: i64) -> vec[i64]:
    """A16.1 everything that can be built anywhere, once a fee is paid."""
    building: i64 = TOWN
    while building <= SHIP:
        out = add_building(out, s, me, building, fee)
        building += 1
    return out


def add_building(out: vec[i64], s: State, me: i64, building: i64, fee: i64) -> vec[i64]:
    if building == SHIP:
        if s.seats[me].ships_left == 0:
            return out
    elif tokens_for(s, building) == 0:
        return out
    ways = payments(s, me, building, fee)
    if len(ways) == 0:
        return out
    last: i64 = -1
    for unit in s.seats[me].units:
        if is_idle(unit) and unit != last:
            last = unit
            if can_raise(s, unit, building):
                out = add_sites(out, s, unit, building, ways)
    return out


def can_raise(s: State, unit: i64, building: i64) -> bool:
    """A16.3 A16.4 A16.7 A16.11 one of each kind in a region; ships build only ports; ports and ships need a sea."""
    region = unit_region(unit)
    if is_ship(unit) and building != PORT:
        return False
    if building == SHIP:
        return side_of(s, region).seas > 0
    if stands(s, region, building):
        return False
    return building != PORT or (side_of(s, region).seas > 0 and side_of(s, region).lands > 0)


def add_sites(out: vec[i64], s: State, unit: i64, building: i64, ways: vec[i64]) -> vec[i64]:
    """If a region has two shores or two seas, the builder's own counts; the other is chosen."""
    region = unit_region(unit)
    lands = side_of(s, region).lands
    seas = side_of(s, region).seas
    own = home_area(s, unit)
    base = BUILDING | numbered(building) | at(region, unit_place(unit))
    land: i64 = 0
    while land < lands or (lands == 0 and land == 0):
        sea: i64 = 0
        while sea < seas or (seas == 0 and sea == 0):
            if suits(building, is_ship(unit), own, land, sea):
                for way in ways:
                    out = append(out, base | to(0, site(land, sea)) | way)
            sea += 1
        land += 1
    return out


def suits(building: i64, by_ship: bool, own: i64, land: i64, sea: i64) -> bool:
    if by_ship:
        return own == SEA_A + sea
    if own != LAND_A + land:
        return False
    return sea == 0 or building in (PORT, SHIP)


def build(s: State, me: i64, answer: i64) -> None:
    """A16.2 A16.8 A16.13 A25.4 pay; the builder moves onto the building, engaged; a ship is ready at once."""
    building = number_of(answer)
    region = region_of(answer)
    components = s.rules.components
    unit = idle_unit(s, me, region, place_of(answer))
    pay(s, me, components.cost_cubes[building], jokers_of(answer))
    pay_florins(s, me, components.cost_florins[building])
    if building == SHIP:
        add_unit(s, me, unit_at(region, SEA_A + sea_of(to_place_of(answer)), SHIP_FLAG))
        return
    raise_building(s, me, region, building, to_place_of(answer))
    change_unit(s, me, unit, unit_at(region, AREAS + building, unit & FLAGS | ENGAGED))
    if building == TEMPLE and s.trends >> BENEFACTOR_TREND & 1:
        pay_benefactor(s, me)


class BuildFreely(Question):
    """A21.8 A21.19 building without a disc; arg 1: only a ship."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        if arg:
            return add_building(vec[i64](), s, me, SHIP, 0)
        return add_buildings(vec[i64](), s, me, 0)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return len(self.legal(s, me, arg)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        build(s, me, answer)
