"""A3.5 A12.8 where a hex fits: matching terrain, on spots that touch enough regions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import LAY, at, numbered, of_resource, to
from hexhaven.archipelago.bits import first_of, pair, second_of
from hexhaven.archipelago.content.tables import EDGES, SEA, Side
from hexhaven.archipelago.state import NO_REGION, State
from hexhaven.archipelago.units import (
    STEP,
    area_at,
    home_area,
    is_idle,
    is_ship,
    place_of,
    region_at,
    region_of,
    terrain,
    unturned,
)

NO_MOVER: Final = 0


def free_spots(s: State) -> vec[i64]:
    """Every empty spot next to a region, once: the direction, and its anchor (the lowest region next to it)."""
    out = vec[i64]()
    seen = vec[i64]()
    region: i64 = 0
    while region < len(s.sides):
        direction: i64 = 0
        while direction < EDGES:
            if s.near[region * EDGES + direction] == NO_REGION:
                spot = s.spots[region] + STEP[direction]
                if not listed(seen, spot):
                    seen = append(seen, spot)
                    out = append(out, pair(direction, region))
            direction += 1
        region += 1
    return out


def listed(numbers: vec[i64], number: i64) -> bool:
    for other in numbers:
        if other == number:
            return True
    return False


def spot_of(s: State, anchor: i64, direction: i64) -> i64:
    return s.spots[anchor] + STEP[direction]


def around(s: State, spot: i64) -> vec[i64]:
    """By direction: the region next to the spot, or NO_REGION."""
    out = vec[i64](capacity=EDGES)
    direction: i64 = 0
    while direction < EDGES:
        out = append(out, region_at(s, spot + STEP[direction]))
        direction += 1
    return out


def touched(beside: vec[i64]) -> i64:
    number: i64 = 0
    for region in beside:
        if region != NO_REGION:
            number += 1
    return number


def terrains(s: State, beside: vec[i64]) -> vec[i64]:
    """By direction: the terrain that meets the spot, or -1."""
    out = vec[i64](capacity=EDGES)
    direction: i64 = 0
    while direction < EDGES:
        if beside[direction] == NO_REGION:
            out = append(out, -1)
        else:
            out = append(out, terrain(s, beside[direction], (direction + 3) % EDGES))
        direction += 1
    return out


def fits(side: Side, rotation: i64, meets: vec[i64]) -> bool:
    """A12.8 every edge matches."""
    direction: i64 = 0
    while direction < EDGES:
        if meets[direction] >= 0 and side.edges[unturned(direction, rotation)] != meets[direction]:
            return False
        direction += 1
    return True


def movers(s: State, me: i64, beside: vec[i64], meets: vec[i64]) -> vec[i64]:
    """A12.9 idle units that can enter the spot, one of each kind."""
    out = vec[i64]()
    last: i64 = -1
    for unit in s.seats[me].units:
        if unit == last or not is_idle(unit):
            continue
        last = unit
        direction: i64 = 0
        while direction < EDGES:
            leads_there = beside[direction] == region_of(unit) and is_ship(unit) == (meets[direction] == SEA)
            if leads_there and area_at(s, region_of(unit), (direction + 3) % EDGES) == home_area(s, unit):
                out = append(out, unit)
            direction += 1
    return out


def placements(s: State, me: i64, hexes: i64, least: i64, beside_region: i64) -> vec[i64]:
    """Every way to lay one of the hexes with a unit of mine to enter it.

    least: how many regions it must touch; beside_region: one it must touch, or NO_REGION.
    """
    out = vec[i64]()
    for candidate in free_spots(s):
        direction = first_of(candidate)
        anchor = second_of(candidate)
        beside = around(s, spot_of(s, anchor, direction))
        if touched(beside) < least:
            continue
        if beside_region != NO_REGION and not listed(beside, beside_region):
            continue
        meets = terrains(s, beside)
        entering = movers(s, me, beside, meets)
        if len(entering) == 0:
            continue
        number: i64 = 0
        while hexes >> number:
            if hexes >> number & 1:
                out = add_side(out, s, number * 2, anchor, direction, meets, entering)
                out = add_side(out, s, number * 2 + 1, anchor, direction, meets, entering)
            number += 1
    return out


def add_side(
    out: vec[i64], s: State, side: i64, anchor: i64, direction: i64, meets: vec[i64], entering: vec[i64]
) -> vec[i64]:
    """Each rotation that fits, with each unit that can enter."""
    rotation: i64 = 0
    while rotation < EDGES:
        if fits(s.rules.components.sides[side], rotation, meets):
            for unit in entering:
                lay = LAY | numbered(side) | at(anchor, direction) | to(region_of(unit), rotation)
                out = append(out, lay | of_resource(place_of(unit)))
        rotation += 1
    return out


def can_place(s: State, me: i64, hexes: i64, least: i64, beside_region: i64) -> bool:
    return len(placements(s, me, hexes, least, beside_region)) > 0
