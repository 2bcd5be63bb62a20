"""Units, regions, buildings and the stacks of hexes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.resources import RESOURCES, cubes
from hexhaven.archipelago.content.tables import AREAS, EDGES, MARKET, PORT
from hexhaven.archipelago.state import NO_HEX, NO_REGION, NO_SEAT, State
from hexhaven.archipelago.units import (
    ENGAGED,
    LYING,
    MOVED,
    STANDING,
    STEP,
    STRIKING,
    home_area,
    icon_of,
    icon_slot,
    in_building,
    is_on_building,
    is_ship,
    place_of,
    region_at,
    region_of,
)
from hexhaven.archipelago.verbs.markers import change_population
from hexhaven.kernel.engine import emit
from hexhaven.kernel.numbers import changed

# Units.


def with_unit(units: vec[i64], unit: i64) -> vec[i64]:
    """The units with one more, sorted."""
    out = vec[i64](capacity=len(units) + 1)
    placed = False
    for other in units:
        if not placed and unit < other:
            out = append(out, unit)
            placed = True
        out = append(out, other)
    if not placed:
        out = append(out, unit)
    return out


def without_unit(units: vec[i64], unit: i64) -> vec[i64]:
    out = vec[i64](capacity=len(units))
    dropped = False
    for other in units:
        if not dropped and other == unit:
            dropped = True
        else:
            out = append(out, other)
    if not dropped:
        raise ValueError("no such unit")
    return out


def mark_unit(s: State, me: i64, unit: i64) -> None:
    """Mark a unit on the map: its icon, its building."""
    region = region_of(unit)
    if icon_of(unit):
        slot = icon_slot(home_area(s, unit), icon_of(unit) - 1)
        s.taken = changed(s.taken, region, s.taken[region] + bit(slot))
    if is_on_building(unit):
        mark = me + 1
        if unit & LYING:
            mark |= STRIKING
        s.held = changed(s.held, region, s.held[region] | in_building(place_of(unit) - AREAS, mark))


def unmark_unit(s: State, unit: i64) -> None:
    region = region_of(unit)
    if icon_of(unit):
        slot = icon_slot(home_area(s, unit), icon_of(unit) - 1)
        s.taken = changed(s.taken, region, s.taken[region] - bit(slot))
    if is_on_building(unit):
        s.held = changed(s.held, region, s.held[region] & ~in_building(place_of(unit) - AREAS, 15))


def add_unit(s: State, me: i64, unit: i64) -> None:
    """A unit goes from the reserve onto the map; a citizen raises the population."""
    seat = s.seats[me]
    seat.units = with_unit(seat.units, unit)
    mark_unit(s, me, unit)
    if is_ship(unit):
        seat.ships_left -= 1
        emit(s, e.UNIT_ADDED, me, unit, seat.citizens_left, seat.ships_left)
    else:
        seat.citizens_left -= 1
        emit(s, e.UNIT_ADDED, me, unit, seat.citizens_left, seat.ships_left)
        change_population(s, 1)


def change_unit(s: State, me: i64, before: i64, after: i64) -> None:
    seat = s.seats[me]
    unmark_unit(s, before)
    seat.units = with_unit(without_unit(seat.units, before), after)
    mark_unit(s, me, after)
    emit(s, e.UNIT_CHANGED, me, before, after)


def lose_ship(s: State, me: i64, unit: i64) -> None:
    """A ship goes back to the reserve."""
    seat = s.seats[me]
    unmark_unit(s, unit)
    seat.units = without_unit(seat.units, unit)
    seat.ships_left += 1
    emit(s, e.UNIT_LOST, me, unit, seat.ships_left)


def lose_citizen(s: State, me: i64, unit: i64) -> None:
    """A citizen goes onto a wonder, off the map for good."""
    seat = s.seats[me]
    unmark_unit(s, unit)
    seat.units = without_unit(seat.units, unit)
    emit(s, e.UNIT_LOST, me, unit, seat.ships_left)
    change_population(s, -1)


def engage(s: State, me: i64, unit: i64) -> None:
    if not unit & ENGAGED:
        change_unit(s, me, unit, unit | ENGAGED)


def end_moves(s: State, me: i64) -> None:
    """Every unit may move again in a later migration."""
    units = vec[i64](capacity=len(s.seats[me].units))
    for unit in s.seats[me].units:
        units = with_unit(units, unit & ~MOVED)
        if unit & MOVED:
            emit(s, e.MOVE_ENDED, me, unit, unit & ~MOVED)
    s.seats[me].units = units


# The map.


def lay_region(s: State, me: i64, side: i64, rotation: i64, spot: i64) -> i64:
    """A new region; its number."""
    region: i64 = len(s.sides)
    near = s.near[:]
    direction: i64 = 0
    while direction < EDGES:
        other = region_at(s, spot + STEP[direction])
        near = append(near, other)
        if other != NO_REGION:
            near[other * EDGES + (direction + 3) % EDGES] = region
        direction += 1
    s.near = near
    s.sides = append(s.sides[:], side)
    s.turned = append(s.turned[:], rotation)
    s.spots = append(s.spots[:], spot)
    s.built = append(s.built[:], 0)
    s.held = append(s.held[:], 0)
    s.taken = append(s.taken[:], 0)
    s.plundered = append(s.plundered[:], 0)
    s.used = append(s.used[:], 0)
    emit(s, e.REGION_LAID, me, side, rotation, spot)
    return region


def raise_building(s: State, me: i64, region: i64, building: i64, on_site: i64) -> None:
    """A building token goes on the map, at a site."""
    s.built = changed(s.built, region, s.built[region] | in_building(building, STANDING | on_site << 1))
    s.standing += cubes(building, 1)
    if building in (MARKET, PORT):
        s.trade_tokens -= 1
    else:
        s.town_tokens -= 1
    emit(s, e.BUILDING_BUILT, me, region, building, on_site)


def plunder(s: State, region: i64, area: i64, resource: i64) -> None:
    """A20.32 a coin from the bank closes an icon for good."""
    slot = icon_slot(area, resource)
    s.taken = changed(s.taken, region, s.taken[region] + bit(slot))
    s.plundered = changed(s.plundered, region, s.plundered[region] + bit(slot))
    coins = min(s.bank, 1)
    s.bank -= coins
    s.coins_on_map += coins
    emit(s, e.ICON_PLUNDERED, NO_SEAT, region, area * RESOURCES + resource, coins)


# Hexes.


def deal_hex(s: State, me: i64, hex_number: i64) -> None:
    s.stack &= ~bit(hex_number)
    s.seats[me].hand |= bit(hex_number)
    emit(s, e.HEX_DEALT, me, hex_number, s.top_side)


def discard_hand(s: State, me: i64) -> None:
    """All hexes in hand go to the discards."""
    if s.seats[me].hand:
        s.discarded_hexes |= s.seats[me].hand
        s.seats[me].hand = 0
        emit(s, e.HAND_DISCARDED, me)


def show_hex(s: State, side: i64) -> None:
    """The next hex of the stack, or NO_HEX."""
    if side != NO_HEX:
        s.stack &= ~bit(side // 2)
    s.top_side = side
    emit(s, e.HEX_SHOWN, NO_SEAT, side, side // 2)


def take_up_hex(s: State, me: i64) -> None:
    """The top hex goes into the hand."""
    s.seats[me].hand |= bit(s.top_side // 2)
    emit(s, e.HEX_DEALT, me, s.top_side // 2, NO_HEX)
    s.top_side = NO_HEX


def drop_hex(s: State, me: i64, hex_number: i64) -> None:
    """A hex leaves the hand, since it is now on the map."""
    s.seats[me].hand &= ~bit(hex_number)
    emit(s, e.HEX_PLAYED, me, hex_number)


def refuse_hex(s: State, me: i64) -> None:
    s.discarded_hexes |= bit(s.top_side // 2)
    emit(s, e.HEX_DISCARDED, me, s.top_side // 2)
    s.top_side = NO_HEX


def shuffle_hexes(s: State) -> None:
    s.stack |= s.discarded_hexes
    s.discarded_hexes = 0
    emit(s, e.HEXES_SHUFFLED, NO_SEAT)
