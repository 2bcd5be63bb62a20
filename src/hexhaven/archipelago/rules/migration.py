"""A15 migration: units one at a time; citizens by land or in convoys of ships, ships by sea."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    DONE,
    MOVING,
    at,
    number_of,
    numbered,
    place_of,
    region_of,
    to,
    to_place_of,
    to_region_of,
    verb_of,
)
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.cards import ROADS
from hexhaven.archipelago.content.tables import AREAS, BUILDINGS, EDGES, LAND_A, PORT, SEA_A
from hexhaven.archipelago.frames import END_MOVES, MIGRATE
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.state import NO_REGION, NO_SEAT, REGION_LIMIT, State
from hexhaven.archipelago.units import (
    FLAGS,
    MOVED,
    area_at,
    citizens_in,
    controller,
    home_area,
    is_citizen,
    is_idle,
    is_on_building,
    is_sea_edge,
    is_ship,
    land_of,
    neighbour,
    occupant,
    sea_of,
    side_of,
    stands,
    unit_at,
)
from hexhaven.archipelago.units import place_of as unit_place
from hexhaven.archipelago.units import region_of as unit_region
from hexhaven.archipelago.verbs.map import change_unit, end_moves
from hexhaven.kernel.engine import Question, ask, then

NO_LIMIT: Final = 63
CITIZENS_ONLY: Final = 1 << 8
SHIPS_ONLY: Final = 1 << 9  # and each as far as the Admiral lets it
MADE: Final = 1 << 16
ADMIRAL_STEPS: Final = 3
ROADS_STEPS: Final = 2


def add_to(rules: Rules) -> None:
    rules.runs(END_MOVES, forget_moves)
    rules.asks(MIGRATE, Migrate())


# Sets of areas are ints: bit region * 2 + (0 or 1).


def land_bit(region: i64, area: i64) -> i64:
    return bit(region * 2 + area - LAND_A)


def sea_bit(region: i64, area: i64) -> i64:
    return bit(region * 2 + area - SEA_A)


def is_free_for(s: State, me: i64, region: i64, building: i64) -> bool:
    """A15.5 A17.7 nobody is on it, and nobody else controls it through a town."""
    if not stands(s, region, building) or occupant(s, region, building) != NO_SEAT:
        return False
    owner = controller(s, region, building)
    return owner in (NO_SEAT, me)


def steps_from(s: State, areas: i64, by_sea: bool) -> i64:
    """The areas one edge away from a set of areas, by land or by sea."""
    reached: i64 = 0
    region: i64 = 0
    while areas >> region * 2:
        here = areas >> region * 2 & 3
        if here:
            direction: i64 = 0
            while direction < EDGES:
                other = neighbour(s, region, direction)
                is_open = other != NO_REGION and is_sea_edge(s, region, direction) == by_sea
                if is_open and here >> (area_at(s, region, direction) & 1) & 1:
                    reached |= bit(other * 2 + (area_at(s, other, (direction + 3) % EDGES) & 1))
                direction += 1
        region += 1
    return reached


def within(s: State, start: i64, steps: i64, by_sea: bool) -> i64:
    """Everything within this many steps, without the start."""
    reached = start
    while steps:
        reached |= steps_from(s, reached, by_sea)
        steps -= 1
    return reached & ~start


def convoy(s: State, me: i64, start: i64) -> i64:
    """A15.8-A15.13 land areas that a chain of idle ships can carry a citizen to, each ship for one crossing."""
    ships = vec[i64]()
    for unit in s.seats[me].units:
        if is_ship(unit) and is_idle(unit) and not is_on_building(unit):
            ships = append(ships, sea_bit(unit_region(unit), unit_place(unit)))
    if len(ships) == 0:
        return 0
    return on_land(s, carried(s, start, ships, 0, start)) & ~start


def carried(s: State, start: i64, ships: vec[i64], used: i64, seen: i64) -> i64:
    """Depth first over the ships that are left."""
    i: i64 = 0
    while i < len(ships):
        if not used >> i & 1 and not has_free_twin(ships, used, i):
            reached = crossing(s, start, ships[i])
            if reached:
                seen |= reached | carried(s, reached, ships, used | bit(i), 0)
        i += 1
    return seen


def has_free_twin(ships: vec[i64], used: i64, i: i64) -> bool:
    """A ship in the same sea with a lower number is free: this one would do the same."""
    j: i64 = 0
    while j < i:
        if ships[j] == ships[i] and not used >> j & 1:
            return True
        j += 1
    return False


def crossing(s: State, start: i64, sea: i64) -> i64:
    """A15.9 where one ship can put down a citizen who is in one of the start areas."""
    home = sea_region(sea)
    beside = steps_from(s, sea, True)  # seas that share an edge with the ship's
    reached: i64 = 0
    region: i64 = 0
    if start & picked_up(s, home, True):
        reached = put_down(s, home, True)
        while beside >> region * 2:
            if beside >> region * 2 & 3:
                reached |= put_down(s, region, False)
            region += 1
        return reached
    while beside >> region * 2:
        if beside >> region * 2 & 3 and start & picked_up(s, region, False):
            reached |= put_down(s, home, True)
        region += 1
    return reached


# A15.10 in a region without land a citizen is afloat: on a ship of the region, or on a neighbour's next to one.


def aboard(region: i64) -> i64:
    return bit(region * 2)


def alongside(region: i64) -> i64:
    return bit(region * 2 + 1)


def put_down(s: State, region: i64, by_own: bool) -> i64:
    """Where a ship of the region, or one of a neighbour, brings a citizen there."""
    lands = lands_around(s, region)
    if lands:
        return lands
    if by_own:
        return aboard(region)
    return alongside(region)


def picked_up(s: State, region: i64, by_own: bool) -> i64:
    """Where a citizen must be for a ship of the region, or one of a neighbour, to pick them up."""
    lands = lands_around(s, region)
    if lands:
        return lands
    if by_own:
        return aboard(region) | alongside(region)
    return aboard(region)


def on_land(s: State, areas: i64) -> i64:
    """Without those who are afloat."""
    region: i64 = 0
    while areas >> region * 2:
        if lands_around(s, region) == 0:
            areas &= ~(aboard(region) | alongside(region))
        region += 1
    return areas


def sea_region(sea: i64) -> i64:
    region: i64 = 0
    while sea >> region * 2 > 3:
        region += 1
    return region


def lands_around(s: State, region: i64) -> i64:
    """Every land area of a region touches each of its seas."""
    lands = side_of(s, region).lands
    return (bit(lands) - 1) << region * 2


def reach(s: State, me: i64, unit: i64, arg: i64, boosts: i64) -> i64:
    """The areas the unit can reach in such a migration, with the help of these cards."""
    region = unit_region(unit)
    area = home_area(s, unit)
    steps: i64 = 1
    if is_ship(unit):
        if arg & SHIPS_ONLY:
            steps = ADMIRAL_STEPS
        return within(s, sea_bit(region, area), steps, True)
    start = land_bit(region, area)
    if boosts >> ROADS & 1:
        steps = ROADS_STEPS
    return within(s, start, steps, False) | convoy(s, me, start)


def may_move(unit: i64, arg: i64) -> bool:
    """A15.1 an idle unit that has not moved, of the kind that moves."""
    if not is_idle(unit) or unit & MOVED:
        return False
    if is_citizen(unit):
        return not arg & SHIPS_ONLY
    return not arg & CITIZENS_ONLY


def add_moves(out: vec[i64], s: State, me: i64, arg: i64) -> vec[i64]:
    """A15.1-A15.7 every unit that may move, and every place it can reach."""
    crowd = crowded(s, me)
    last: i64 = -1
    for unit in s.seats[me].units:
        if unit == last or not may_move(unit, arg):
            continue
        last = unit
        if crowd == NO_REGION or (is_citizen(unit) and unit_region(unit) == crowd):
            out = add_moves_of(out, s, me, unit, arg, s.boosts)
    return out


def add_moves_of(out: vec[i64], s: State, me: i64, unit: i64, arg: i64, boosts: i64) -> vec[i64]:
    region = unit_region(unit)
    base = MOVING | at(region, unit_place(unit))
    first: i64 = LAND_A
    if is_ship(unit):
        base |= numbered(1)
        first = SEA_A
    if crowded(s, me) == NO_REGION:
        out = add_buildings_in(out, s, me, unit, base, region, home_area(s, unit))
    areas = reach(s, me, unit, arg, boosts)
    other: i64 = 0
    while areas >> other * 2:
        here = areas >> other * 2 & 3
        if here and (is_ship(unit) or has_room_for(s, me, unit, other, arg, boosts)):
            area: i64 = 0
            while area < 2:
                if here >> area & 1:
                    out = append(out, base | to(other, first + area))
                    out = add_buildings_in(out, s, me, unit, base, other, first + area)
                area += 1
        other += 1
    return out


# A15.4 the limit of three holds at the end of a migration. Until then one region may hold a fourth citizen, if citizens
# who have not moved can still make room for one another.


def crowded(s: State, me: i64) -> i64:
    """The region with a citizen of mine too many, or NO_REGION."""
    same: i64 = 0
    last: i64 = NO_REGION
    for unit in s.seats[me].units:
        if is_citizen(unit):
            if unit_region(unit) != last:
                last = unit_region(unit)
                same = 0
            same += 1
            if same > REGION_LIMIT:
                return last
    return NO_REGION


def has_room_for(s: State, me: i64, unit: i64, region: i64, arg: i64, boosts: i64) -> bool:
    """The citizen makes no fourth there, or a chain of others can move on after it."""
    if region == unit_region(unit):
        return crowded(s, me) == NO_REGION
    if citizens_in(s, me, region) < REGION_LIMIT:
        return True
    chain: i64 = bit(region)
    moves = arg & NO_LIMIT
    while moves > 1:
        further = chain | regions_from(s, me, unit, chain, arg, boosts)
        if has_room_in(s, me, further & ~chain, unit_region(unit)):
            return True
        if further == chain:
            return False
        chain = further
        moves -= 1
    return False


def regions_from(s: State, me: i64, mover: i64, regions: i64, arg: i64, boosts: i64) -> i64:
    """Where the citizens in these regions can go who have not moved; the mover is on its way."""
    reached: i64 = 0
    is_gone = False
    last: i64 = -1
    for unit in s.seats[me].units:
        if unit == mover and not is_gone:
            is_gone = True
        elif unit != last and is_citizen(unit) and may_move(unit, arg) and regions >> unit_region(unit) & 1:
            last = unit
            areas = reach(s, me, unit, arg, boosts)
            region: i64 = 0
            while areas >> region * 2:
                if areas >> region * 2 & 3:
                    reached |= bit(region)
                region += 1
    return reached


def has_room_in(s: State, me: i64, regions: i64, left: i64) -> bool:
    """One of the regions has room for a citizen; the mover has left one of mine."""
    region: i64 = 0
    while regions >> region:
        if regions >> region & 1:
            citizens = citizens_in(s, me, region)
            if region == left:
                citizens -= 1
            if citizens < REGION_LIMIT:
                return True
        region += 1
    return False


def add_buildings_in(out: vec[i64], s: State, me: i64, unit: i64, base: i64, region: i64, area: i64) -> vec[i64]:
    """A15.2 A15.3 unoccupied buildings of the area; a ship can only enter a port."""
    if s.built[region] == 0:
        return out
    building: i64 = 0
    while building < BUILDINGS:
        if is_free_for(s, me, region, building) and fits_building(s, unit, region, building, area):
            out = append(out, base | to(region, AREAS + building))
        building += 1
    return out


def fits_building(s: State, unit: i64, region: i64, building: i64, area: i64) -> bool:
    if is_ship(unit):
        return building == PORT and sea_of(s, region, building) == area
    return land_of(s, region, building) == area


def can_migrate(s: State, me: i64, arg: i64) -> bool:
    """Whether any unit can move."""
    return can_move(s, me, arg, s.boosts)


def can_migrate_with(s: State, me: i64, card: i64) -> bool:
    """A19.11 whether any unit can move with the card's help: Roads lead through full regions."""
    return can_move(s, me, NO_LIMIT, s.boosts | bit(card))


def can_move(s: State, me: i64, arg: i64, boosts: i64) -> bool:
    """The first move found is enough."""
    last: i64 = -1
    for unit in s.seats[me].units:
        if unit != last and may_move(unit, arg):
            last = unit
            if len(add_moves_of(vec[i64](), s, me, unit, arg, boosts)):
                return True
    return False


def ask_migration(s: State, me: i64, arg: i64) -> None:
    """A number of moves, or NO_LIMIT; all units, or only citizens or ships."""
    then(s, END_MOVES, me)
    ask(s, MIGRATE, me, arg)


def forget_moves(s: State, me: i64) -> None:
    """Every unit may move again in a later migration."""
    end_moves(s, me)


class Migrate(Question):
    """A15.1 A15.4 one move at a time, at least one; not the last one while a region is crowded."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        if arg & MADE and crowded(s, me) == NO_REGION:
            out = append(out, DONE)
        return add_moves(out, s, me, arg)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return arg & NO_LIMIT == 0 or (crowded(s, me) == NO_REGION and not can_migrate(s, me, arg))

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == DONE:
            return
        left = arg
        if arg & NO_LIMIT != NO_LIMIT:
            left -= 1
        ask(s, MIGRATE, me, left | MADE)
        move(s, me, answer)


def move(s: State, me: i64, answer: i64) -> None:
    for unit in s.seats[me].units:
        is_there = unit_region(unit) == region_of(answer) and unit_place(unit) == place_of(answer)
        can_go = is_idle(unit) and not unit & MOVED
        if is_there and can_go and is_ship(unit) == (number_of(answer) == 1):
            after = unit_at(to_region_of(answer), to_place_of(answer), unit & FLAGS | MOVED)
            change_unit(s, me, unit, after)
            return
    raise ValueError("no such unit to move")
