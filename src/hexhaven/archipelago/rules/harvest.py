"""A9 harvest: units on free icons of one resource, a cube for each."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import DONE, WORKING, at, place_of, region_of, verb_of
from hexhaven.archipelago.bits import bit, first_of, pair, second_of
from hexhaven.archipelago.content.cards import (
    FARM,
    INDUSTRIAL_FISHING,
    IRON_MINE,
    IRRIGATION_CANAL,
    QUARRY,
    SAWMILL,
)
from hexhaven.archipelago.content.resources import FISH, RESOURCES, count
from hexhaven.archipelago.content.tables import SEA_A, TOWN
from hexhaven.archipelago.frames import HARVEST
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.archipelago.units import (
    ENGAGED,
    SHIP,
    controller,
    free_icons,
    home_area,
    is_idle,
    is_ship,
    unit_at,
    where,
)
from hexhaven.archipelago.units import place_of as unit_place
from hexhaven.archipelago.units import region_of as unit_region
from hexhaven.archipelago.verbs.deals import has_permit
from hexhaven.archipelago.verbs.goods import gain_cubes
from hexhaven.archipelago.verbs.map import change_unit
from hexhaven.kernel.engine import Question, ask

BEGUN: Final = 1  # a unit is at work, so the others may be left out

# By resource: the card that doubles its harvest.
DOUBLING: Final = vec[i64]([IRRIGATION_CANAL, FARM, INDUSTRIAL_FISHING, SAWMILL, QUARRY, IRON_MINE])


def add_to(rules: Rules) -> None:
    rules.asks(HARVEST, Harvest())


def may_harvest_in(s: State, me: i64, region: i64) -> bool:
    """A9.8 A17.8 not in a region whose town somebody else controls, unless they permit it."""
    owner = controller(s, region, TOWN)
    return owner in (NO_SEAT, me) or has_permit(s, owner, me)


def harvestable(s: State, me: i64) -> i64:
    """Bit n: resource n can be harvested now."""
    found: i64 = 0
    last: i64 = -1
    for unit in s.seats[me].units:
        if unit != last and is_idle(unit):
            last = unit
            region = unit_region(unit)
            if may_harvest_in(s, me, region):
                found |= icons_for(s, region, home_area(s, unit))
    resource: i64 = 0
    while resource < RESOURCES:
        if count(s.bank_cubes, resource) == 0:
            found &= ~bit(resource)
        resource += 1
    return found


def icons_for(s: State, region: i64, area: i64) -> i64:
    """Bit n: an icon of resource n is free in the area."""
    if area >= SEA_A:
        if free_icons(s, region, area, FISH) > 0:
            return bit(FISH)
        return 0
    found: i64 = 0
    resource: i64 = 0
    while resource < RESOURCES:
        if resource != FISH and free_icons(s, region, area, resource) > 0:
            found |= bit(resource)
        resource += 1
    return found


def open_harvest(s: State, me: i64, resource: i64) -> None:
    ask(s, HARVEST, me, resource)


def add_harvesters(out: vec[i64], s: State, me: i64, resource: i64) -> vec[i64]:
    """A9.2-A9.5 each place with an idle unit and a free icon of the resource."""
    last: i64 = -1
    for unit in s.seats[me].units:
        if is_idle(unit) and where(unit) != last and is_ship(unit) == (resource == FISH):
            region = unit_region(unit)
            if free_icons(s, region, home_area(s, unit), resource) > 0 and may_harvest_in(s, me, region):
                last = where(unit)
                out = append(out, WORKING | at(region, unit_place(unit)))
    return out


class Harvest(Question):
    """A9.2 A9.10 one unit at a time, at least one."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        if second_of(arg):
            out = append(out, DONE)
        return add_harvesters(out, s, me, first_of(arg))

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        resource = first_of(arg)
        return count(s.bank_cubes, resource) == 0 or len(add_harvesters(vec[i64](), s, me, resource)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == DONE:
            return
        resource = first_of(arg)
        ask(s, HARVEST, me, pair(resource, BEGUN))
        work(s, me, idle_unit(s, me, region_of(answer), place_of(answer)), resource)
        yielded: i64 = 1
        if s.boosts >> DOUBLING[resource] & 1:
            yielded = 2
        gain_cubes(s, me, resource, yielded)


def idle_unit(s: State, me: i64, region: i64, place: i64) -> i64:
    """An idle unit of mine in this place."""
    for unit in s.seats[me].units:
        if unit_region(unit) == region and unit_place(unit) == place and is_idle(unit):
            return unit
    raise ValueError("no idle unit there")


def work(s: State, me: i64, unit: i64, resource: i64) -> None:
    """A9.7 A9.12 the unit goes onto the icon, leaves its building, and is engaged."""
    area = home_area(s, unit)
    flags = ENGAGED | resource + 1
    if is_ship(unit):
        flags |= SHIP
    change_unit(s, me, unit, unit_at(unit_region(unit), area, flags))
