"""Why a hex cannot be laid there, and why a unit cannot move there."""

from hexhaven.archipelago import answers as a
from hexhaven.archipelago import frames as f
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import AREAS, EDGES, PORT, SEA_A
from hexhaven.archipelago.rules.boards import is_full
from hexhaven.archipelago.rules.exploration import TOUCHES, icons_of
from hexhaven.archipelago.rules.map import around, fits, listed, spot_of, terrains, touched
from hexhaven.archipelago.rules.migration import CITIZENS_ONLY, SHIPS_ONLY, crowded, has_room_for, reach
from hexhaven.archipelago.rules.turn_zero import START
from hexhaven.archipelago.state import DOMESTIC, NO_REGION, NO_SEAT, State
from hexhaven.archipelago.units import (
    MOVED,
    controller,
    home_area,
    is_sea_edge,
    is_ship,
    land_of,
    neighbour,
    occupant,
    place_of,
    region_of,
    sea_of,
    stands,
)
from hexhaven.archipelago.why_not.refusals import no_area, no_region, not_idle, tired, units_at
from hexhaven.kernel.contract import Refusal
from hexhaven.kernel.engine import legal
from hexhaven.kernel.frame import arg_of, kind_of, top
from hexhaven.kernel.referee import certainly

# Hexes.


def lay(s: State, me: int, answer: int) -> Refusal:
    first = kind_of(top(s.agenda)) == f.FIRST_REGION
    side, anchor, direction = a.number_of(answer), a.region_of(answer), a.place_of(answer)
    hand = s.seats[me].hand if first else 1 << arg_of(top(s.agenda))
    if not hand >> side // 2 & 1:
        return Refusal("A3.3" if first else "A12.12", "why-not-that-hex")
    if refusal := no_region(s, anchor):
        return refusal
    if neighbour(s, anchor, direction) != NO_REGION:
        return Refusal("A3.4" if first else "A12.7", "why-spot-taken")
    beside = around(s, spot_of(s, anchor, direction))
    if min(region for region in beside if region != NO_REGION) != anchor:
        return Refusal("A1.5", "why-lowest-region")
    if first and not listed(beside, START):
        return Refusal("A3.4", "why-start-hex")
    if not first and touched(beside) < TOUCHES:
        return Refusal("A12.7", "why-two-regions")
    if not fits(s.rules.components.sides[side], a.to_place_of(answer), terrains(s, beside)):
        return Refusal("A3.5" if first else "A12.8", "why-terrain")
    return no_mover(s, me, answer, first)


def no_mover(s: State, me: int, answer: int, first: bool) -> Refusal:
    """The unit named cannot enter the new region."""
    region, place = a.to_region_of(answer), a.resource_of(answer)
    rule = "A12.9"
    if first:
        rule = "A28.3" if s.rules.desert else "A3.9"
    return no_region(s, region) or not_idle(s, me, region, place, rule) or Refusal(rule, "why-cannot-enter")


def choose_hex(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A20.3", "why-not-that-hex")


def found(s: State, me: int, answer: int) -> Refusal:
    region, resource, second = arg_of(top(s.agenda)), a.resource_of(answer), a.number_of(answer)
    if not icons_of(s, region, resource):
        return Refusal("A12.17", "why-not-found")
    if not count(s.bank_cubes, resource):
        return Refusal("A12.20", "why-bank-cubes")
    if is_full(s, DOMESTIC, resource):
        return Refusal("A12.20", "why-zone-full")
    if second == RESOURCES:
        return Refusal("A12.18", "why-second-cube")
    same = second == resource
    if icons_of(s, region, second) <= same:
        return Refusal("A12.18", "why-not-found")
    return certainly(Refusal("A12.20", "why-bank-cubes") if count(s.bank_cubes, second) <= same else None)


# Moves.


def move(s: State, me: int, answer: int) -> Refusal:
    region, place, ship = a.region_of(answer), a.place_of(answer), a.number_of(answer) == 1
    if refusal := no_region(s, region):
        return refusal
    units = [unit for unit in units_at(s, me, region, place) if is_ship(unit) == ship]
    if not units:
        return Refusal("A15.1", "why-no-unit")
    ready = [unit for unit in units if tired(unit) is None]
    if not ready:
        return certainly(tired(units[0]))
    if all(unit & MOVED for unit in ready):
        return Refusal("A15.1", "why-moved")
    if ship and arg_of(top(s.agenda)) & CITIZENS_ONLY:
        return Refusal("A20.9", "why-citizens-only")
    if not ship and arg_of(top(s.agenda)) & SHIPS_ONLY:
        return Refusal("A20.23", "why-ships-only")
    unit = next(unit for unit in ready if not unit & MOVED)
    if crowded(s, me) not in (NO_REGION, region) or (ship and crowded(s, me) == region):
        return Refusal("A15.4", "why-crowded")
    return wrong_target(s, me, unit, a.to_region_of(answer), a.to_place_of(answer))


def wrong_target(s: State, me: int, unit: int, region: int, place: int) -> Refusal:
    """Where the unit cannot go."""
    if (region, place) == (region_of(unit), place_of(unit)):
        return Refusal("A15.3" if is_ship(unit) else "A15.2", "why-there" if can_move(s, unit) else "why-nowhere")
    if place < AREAS:
        if (place >= SEA_A) != is_ship(unit):
            return Refusal("A1.30", "why-land-and-sea")
        if refusal := no_area(s, region, place):
            return refusal
        if region == region_of(unit) and place == home_area(s, unit):
            return Refusal("A15.7", "why-own-area")
    elif refusal := closed_building(s, me, unit, region, place - AREAS):
        return refusal
    if is_reached(s, me, unit, region, place):
        if region == region_of(unit) and crowded(s, me) == region:
            return Refusal("A15.4", "why-crowded")
        stays = is_ship(unit) or has_room_for(s, me, unit, region, arg_of(top(s.agenda)), s.boosts)
        return certainly(None if stays else Refusal("A15.4", "why-three-citizens"))
    if not is_ship(unit) and is_over_sea(s, region_of(unit), region):
        return Refusal("A15.8", "why-no-convoy")
    return Refusal("A15.3" if is_ship(unit) else "A15.2", "why-too-far")


def can_move(s: State, unit: int) -> bool:
    """Whether a unit like this one could move anywhere."""
    moves = [
        answer for answer in legal(s) if a.verb_of(answer) == a.MOVING and (a.number_of(answer) == 1) == is_ship(unit)
    ]
    return any((a.region_of(answer), a.place_of(answer)) == (region_of(unit), place_of(unit)) for answer in moves)


def is_over_sea(s: State, origin: int, region: int) -> bool:
    """The other shore of a strait, or a region beyond a sea edge."""
    edges = [d for d in range(EDGES) if neighbour(s, origin, d) == region and is_sea_edge(s, origin, d)]
    return origin == region or bool(edges)


def closed_building(s: State, me: int, unit: int, region: int, building: int) -> Refusal | None:
    if refusal := no_region(s, region):
        return refusal
    if not stands(s, region, building):
        return Refusal("A15.2", "why-no-building")
    if is_ship(unit) and building != PORT:
        return Refusal("A15.3", "why-ships-in-ports")
    if occupant(s, region, building) != NO_SEAT:
        return Refusal("A15.5", "why-occupied")
    if controller(s, region, building) not in (NO_SEAT, me):
        return Refusal("A17.7", "why-town-closed")
    return None


def is_reached(s: State, me: int, unit: int, region: int, place: int) -> bool:
    area = place
    if place >= AREAS:
        area = sea_of(s, region, PORT) if is_ship(unit) else land_of(s, region, place - AREAS)
        if region == region_of(unit) and area == home_area(s, unit):
            return True
    return bool(reach(s, me, unit, arg_of(top(s.agenda)), s.boosts) >> region * 2 + (area & 1) & 1)
