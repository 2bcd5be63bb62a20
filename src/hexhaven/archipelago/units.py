"""Units packed into ints, and the map they are on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.content.resources import FISH, RESOURCES, count
from hexhaven.archipelago.content.tables import AREAS, EDGES, LAND_A, SEA, SEA_A, TOWN, Side
from hexhaven.archipelago.state import NO_REGION, NO_SEAT, State

# A unit: icon, flags, place, region. Places: the four areas, then the four buildings.
ENGAGED: Final = 8
LYING: Final = 16
MOVED: Final = 32
SHIP: Final = 64
FLAGS: Final = ENGAGED | LYING | MOVED | SHIP

# Numbers of icons are packed: so many bits for each kind; a land has all kinds but fish, a sea only fish.
ICON_BITS: Final = 4
LAND_KINDS: Final = 5


def unit_at(region: i64, place: i64, flags: i64) -> i64:
    return region << 10 | place << 7 | flags


def region_of(unit: i64) -> i64:
    return unit >> 10


def place_of(unit: i64) -> i64:
    return unit >> 7 & 7


def where(unit: i64) -> i64:
    """Region and place in one: equal for units in the same place."""
    return unit >> 7


def icon_of(unit: i64) -> i64:
    """The resource + 1 of the icon the unit is on, 0: none."""
    return unit & 7


def is_ship(unit: i64) -> bool:
    return unit & SHIP != 0


def is_citizen(unit: i64) -> bool:
    return unit & SHIP == 0


def is_idle(unit: i64) -> bool:
    """Active and not engaged."""
    return unit & (ENGAGED | LYING) == 0


def is_active(unit: i64) -> bool:
    return unit & LYING == 0


def is_on_building(unit: i64) -> bool:
    return place_of(unit) >= AREAS


def building_place(building: i64) -> i64:
    return AREAS + building


# The map.

# Spots are (q + 32) * 64 + r + 32; directions anticlockwise from east.
STEP: Final = vec[i64]([64, 63, -1, -64, -63, 1])
CENTRE: Final = 32 * 64 + 32


def side_of(s: State, region: i64) -> Side:
    return s.rules.components.sides[s.sides[region]]


def unturned(direction: i64, rotation: i64) -> i64:
    """The direction on the hex before rotation."""
    return (direction - rotation + EDGES) % EDGES


def terrain(s: State, region: i64, direction: i64) -> i64:
    return side_of(s, region).edges[unturned(direction, s.turned[region])]


def area_at(s: State, region: i64, direction: i64) -> i64:
    """The area of the region that reaches the edge."""
    return side_of(s, region).area_at[unturned(direction, s.turned[region])]


def region_at(s: State, spot: i64) -> i64:
    i: i64 = 0
    while i < len(s.spots):
        if s.spots[i] == spot:
            return i
        i += 1
    return NO_REGION


def neighbour(s: State, region: i64, direction: i64) -> i64:
    return s.near[region * EDGES + direction]


def is_sea_edge(s: State, region: i64, direction: i64) -> bool:
    return terrain(s, region, direction) == SEA


# Buildings.


# built and held have four bits for each building of a region.
STANDING: Final = 1
STRIKING: Final = 8  # the unit on it is lying down; below are its seat + 1


def in_building(building: i64, marks: i64) -> i64:
    return marks << building * 4


def marks_of(buildings: i64, building: i64) -> i64:
    return buildings >> building * 4 & 15


def site_of(s: State, region: i64, building: i64) -> i64:
    """In which land area, and at which sea, a building is; see answers.py."""
    return marks_of(s.built[region], building) >> 1


def stands(s: State, region: i64, building: i64) -> bool:
    return marks_of(s.built[region], building) & STANDING != 0


def land_of(s: State, region: i64, building: i64) -> i64:
    """The land area the building is in, or on the coast of."""
    return LAND_A + (site_of(s, region, building) & 1)


def sea_of(s: State, region: i64, building: i64) -> i64:
    """The sea area of a port."""
    return SEA_A + (site_of(s, region, building) >> 1)


def home_area(s: State, unit: i64) -> i64:
    """The area the unit is in, on a building or not."""
    place = place_of(unit)
    if place < AREAS:
        return place
    if is_ship(unit):
        return sea_of(s, region_of(unit), place - AREAS)
    return land_of(s, region_of(unit), place - AREAS)


def occupant(s: State, region: i64, building: i64) -> i64:
    """Whose unit is on the building, striking or not."""
    return (marks_of(s.held[region], building) & ~STRIKING) - 1


def is_striking_at(s: State, region: i64, building: i64) -> bool:
    return marks_of(s.held[region], building) & STRIKING != 0


def controller(s: State, region: i64, building: i64) -> i64:
    """A17.1-A17.3 A17.12 whose active unit is there, or otherwise who controls the town."""
    if not stands(s, region, building):
        return NO_SEAT
    here = marks_of(s.held[region], building)
    if here and here < STRIKING:
        return here - 1
    if building == TOWN or not stands(s, region, TOWN):
        return NO_SEAT
    town = marks_of(s.held[region], TOWN)
    if town and town < STRIKING:
        return town - 1
    return NO_SEAT


def unit_on(s: State, seat: i64, region: i64, building: i64) -> i64:
    """The seat's unit on the building, or -1."""
    place = AREAS + building
    for unit in s.seats[seat].units:
        if region_of(unit) == region and place_of(unit) == place:
            return unit
    return -1


def controlled(s: State, me: i64, building: i64) -> i64:
    """How many buildings of a kind I control."""
    number: i64 = 0
    region: i64 = 0
    while region < len(s.built):
        if stands(s, region, building) and controller(s, region, building) == me:
            number += 1
        region += 1
    return number


def on_map(s: State, building: i64) -> i64:
    """How many buildings of a kind are on the map."""
    return count(s.standing, building)


# Counting.


def citizens_in(s: State, seat: i64, region: i64) -> i64:
    number: i64 = 0
    for unit in s.seats[seat].units:
        if region_of(unit) == region and is_citizen(unit):
            number += 1
    return number


def icon_slot(area: i64, resource: i64) -> i64:
    """Where this kind is in the packed numbers of icons: fish in the two seas, five kinds in the two lands."""
    if area >= SEA_A:
        return (SEA_A * LAND_KINDS + area - SEA_A) * ICON_BITS
    if resource < FISH:
        return (area * LAND_KINDS + resource) * ICON_BITS
    return (area * LAND_KINDS + resource - 1) * ICON_BITS


def icons_in(packed: i64, area: i64, resource: i64) -> i64:
    """How many icons of a kind are in the packed numbers."""
    return packed >> icon_slot(area, resource) & 15


def free_icons(s: State, region: i64, area: i64, resource: i64) -> i64:
    if area >= SEA_A and resource != FISH:
        return 0
    if area < SEA_A and resource == FISH:
        return 0
    return side_of(s, region).icons[area * RESOURCES + resource] - icons_in(s.taken[region], area, resource)
