"""A1.29-A1.41 the laws of the map: matching regions, units where they may be, and what the state records of them."""

from hexhaven.archipelago.content.resources import FISH, RESOURCES
from hexhaven.archipelago.content.tables import AREAS, BUILDINGS, EDGES, MARKET, PORT, SEA_A, TEMPLE, TOWN
from hexhaven.archipelago.frames import MIGRATE
from hexhaven.archipelago.state import BUILDING_TOKENS, REGION_LIMIT, State
from hexhaven.archipelago.units import (
    ENGAGED,
    LYING,
    STEP,
    STRIKING,
    home_area,
    icon_of,
    icon_slot,
    icons_in,
    in_building,
    is_citizen,
    is_on_building,
    is_ship,
    marks_of,
    on_map,
    place_of,
    region_at,
    region_of,
    side_of,
    stands,
    terrain,
)
from hexhaven.kernel.frame import kind_of, top, who_of


def map_laws(s: State) -> list[str]:
    broken = terrain_laws(s) + building_laws(s) + icon_laws(s)
    citizens = 0
    for me, seat in enumerate(s.seats):
        citizens += len([unit for unit in seat.units if is_citizen(unit)])
        broken += [f"seat {me + 1}: {problem}" for problem in unit_laws(s, me, list(seat.units))]
    if citizens != s.population:
        broken.append(f"A1.26 the population is {s.population} with {citizens} citizens on the map")
    return broken


def terrain_laws(s: State) -> list[str]:
    """A3.5 terrain matches at every shared edge, and every region knows its neighbours."""
    broken = []
    if len(set(s.spots)) != len(s.spots):
        broken.append("A1.6 two regions on one spot")
    for region in range(len(s.spots)):
        for direction in range(EDGES):
            other = region_at(s, s.spots[region] + STEP[direction])
            if s.near[region * EDGES + direction] != other:
                broken.append(f"A1.11 region {region} does not know what lies beside it")
            if other >= 0 and terrain(s, region, direction) != terrain(s, other, (direction + 3) % EDGES):
                broken.append(f"A3.5 regions {region} and {other} do not meet with the same terrain")
    return broken


def unit_laws(s: State, me: int, units: list[int]) -> list[str]:
    """A1.29-A1.40 where a player's units are, and how many of them."""
    broken = []
    if units != sorted(units):
        broken.append("the units are not in order")
    citizens = [0] * len(s.sides)
    for unit in units:
        broken += place_laws(s, unit)
        citizens[region_of(unit)] += is_citizen(unit)
        if is_ship(unit) and unit & LYING:
            broken.append("A1.32 a ship lies down")
        if icon_of(unit) and not unit & ENGAGED:
            broken.append("A9.7 a unit on an icon is not engaged")
    if sum(max(0, number - REGION_LIMIT) for number in citizens) > is_migrating(s, me):
        broken.append("A1.40 more than three citizens in a region")
    return broken


def is_migrating(s: State, me: int) -> bool:
    """A15.4 in the middle of a migration there may be one citizen too many."""
    return len(s.agenda) > 0 and kind_of(top(s.agenda)) == MIGRATE and who_of(top(s.agenda)) == me


def place_laws(s: State, unit: int) -> list[str]:
    """A1.30 citizens on land, ships at sea; a unit's building must exist."""
    side, area = side_of(s, region_of(unit)), home_area(s, unit)
    if is_on_building(unit) and not stands(s, region_of(unit), place_of(unit) - AREAS):
        return ["A1.37 a unit is on a building that does not stand"]
    if is_ship(unit):
        if not 0 <= area - SEA_A < side.seas or (is_on_building(unit) and place_of(unit) != AREAS + PORT):
            return ["A1.30 a ship is not at sea"]
    elif area >= side.lands:
        return ["A1.30 a citizen is not on land"]
    return []


def building_laws(s: State) -> list[str]:
    """A1.15 A1.37 tokens, and who is on which building."""
    broken = []
    kinds = [0] * BUILDINGS
    held = [0] * len(s.sides)
    for region in range(len(s.sides)):
        for building in range(BUILDINGS):
            kinds[building] += stands(s, region, building)
            if s.used[region] >> building & 1 and (building not in (MARKET, PORT) or not stands(s, region, building)):
                broken.append("A11.12 something was used that is no market or port")
    for me, seat in enumerate(s.seats):
        for unit in seat.units:
            if is_on_building(unit):
                building = place_of(unit) - AREAS
                if marks_of(held[region_of(unit)], building):
                    broken.append("A1.37 two units on one building")
                held[region_of(unit)] |= in_building(building, me + 1 | (STRIKING if unit & LYING else 0))
    if held != list(s.held):
        broken.append("A1.37 not everybody knows who is on the buildings")
    if kinds != [on_map(s, building) for building in range(BUILDINGS)]:
        broken.append("A1.15 the buildings are not counted right")
    if kinds[MARKET] + kinds[PORT] + s.trade_tokens != BUILDING_TOKENS:
        broken.append("A1.15 tokens of markets and ports were lost or found")
    if kinds[TOWN] + kinds[TEMPLE] + s.town_tokens != BUILDING_TOKENS:
        broken.append("A1.15 tokens of towns and temples were lost or found")
    return broken


def icon_laws(s: State) -> list[str]:
    """A9.3 A20.19 each icon has one unit, or is plundered, or is free."""
    broken = []
    taken = [int(icons) for icons in s.plundered]
    for seat in s.seats:
        for unit in seat.units:
            if icon_of(unit):
                taken[region_of(unit)] += 1 << int(icon_slot(home_area(s, unit), icon_of(unit) - 1))
    if taken != list(s.taken):
        broken.append("A9.3 the icons taken are not those with units and plundered ones")
    for region, icons in enumerate(s.taken):
        side = side_of(s, region)
        for place, printed in enumerate(side.icons):
            area, resource = place // RESOURCES, place % RESOURCES
            if (area >= SEA_A) == (resource == FISH) and icons_in(icons, area, resource) > printed:
                broken.append(f"A9.3 more icons of region {region} are taken than it has")
    if s.coins_on_map > sum([plundered_icons(icons) for icons in s.plundered]):
        broken.append("A20.32 more coins on the map than plundered icons")
    return broken


def plundered_icons(icons: int) -> int:
    number = 0
    while icons:
        number += icons & 15
        icons >>= 4
    return number
