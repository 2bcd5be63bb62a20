"""What a seat owns that scores nothing by itself, in florins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.bits import has
from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.content import cards as c
from hexhaven.archipelago.content.resources import RESOURCES, count, size
from hexhaven.archipelago.content.tables import AREAS, BUILDINGS, MARKET, PORT, TEMPLE, TOWN
from hexhaven.archipelago.rules.building import tokens_for
from hexhaven.archipelago.rules.harvest import DOUBLING, may_harvest_in
from hexhaven.archipelago.rules.wonders import cost_of
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.archipelago.units import (
    LYING,
    controlled,
    controller,
    is_idle,
    is_on_building,
    is_ship,
    place_of,
    region_of,
    side_of,
    where,
)
from hexhaven.archipelago.verbs.turn import free_discs

# In florins.
ENOUGH: Final = 12  # anything beyond counts half
CUBE: Final = vec[float]([3.0, 3.0, 3.0, 3.4, 4.0, 3.2])  # by resource: the first one
LESS: Final = 0.7  # for each further one
LEAST_CUBE: Final = 1.0
WONDERS: Final = vec[i64](list(c.WONDERS))
PARTS: Final = vec[float]([1.0, 0.7, 0.5])  # of the best harvest, the next, and the third
DOUBLE: Final = 1.2  # for each icon in reach

# By card, over the rest of the game.
CARD: Final = vec[float](
    [
        4.0, 2.5, 3.5, 4.0, 2.5, 3.0, 3.5, 3.0, 2.0, 2.5, 5.0, 3.0, 3.0, 4.5, 1.5, 5.0, 5.0, 3.5, 5.0, 2.0, 3.0, 5.0,
        2.0, 2.5,
        2.0, 2.0, 2.0, 2.5, 2.5, 2.0, 2.5, 3.0, 3.5, 6.0, 2.0, 4.5, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0, 5.0, 4.0, 4.0, 3.0,
        3.0, 4.0,
    ]
)  # fmt: skip


def buildings(s: State) -> vec[i64]:
    """By seat and kind of building: how many it controls."""
    out = vec[i64]([0] * (s.rules.players * BUILDINGS))
    region: i64 = 0
    while region < len(s.built):
        if s.built[region]:
            building: i64 = 0
            while building < BUILDINGS:
                owner = controller(s, region, building)
                if owner != NO_SEAT:
                    out[owner * BUILDINGS + building] += 1
                building += 1
        region += 1
    return out


def wealth(s: State, me: i64, held: vec[i64], weights: Weights) -> float:
    """What everyone can see, and where the units are."""
    seat = s.seats[me]
    first = me * BUILDINGS
    value = purse(seat.florins) + weights.cube * stock(seat.cubes) + weights.token * float(seat.tokens)
    value += weights.town * float(held[first + TOWN]) + weights.temple * float(held[first + TEMPLE])
    value += weights.market * float(held[first + MARKET]) + weights.port * float(held[first + PORT])
    return value + unit_value(s, me, weights) + weights.card * card_value(s, me)


def purse(florins: i64) -> float:
    if florins <= ENOUGH:
        return float(florins)
    return float(ENOUGH) + 0.5 * float(florins - ENOUGH)


def stock(pile: i64) -> float:
    value = 0.0
    resource: i64 = 0
    while resource < RESOURCES:
        next_cube = CUBE[resource]
        number = count(pile, resource)
        while number:
            value += next_cube
            next_cube = max(next_cube - LESS, LEAST_CUBE)
            number -= 1
        resource += 1
    return value


def unit_value(s: State, me: i64, weights: Weights) -> float:
    """Units, active or not."""
    value = 0.0
    idle = 0.0
    if s.phase == 5 and free_discs(s, me):
        idle = weights.idle
    for unit in s.seats[me].units:
        if is_ship(unit):
            value += weights.ship
        else:
            value += weights.citizen
        if unit & LYING:
            value -= weights.striker
        elif is_idle(unit):
            value += idle
    return value


def harvest_value(s: State, me: i64) -> float:
    """What a turn of harvests could bring: three resources, the best first."""
    found = vec[float]([0.0] * RESOURCES)
    units = s.seats[me].units
    i: i64 = 0
    while i < len(units):
        spot = where(units[i])
        first = i
        while i < len(units) and where(units[i]) == spot:
            i += 1
        if not is_on_building(units[first]) and may_harvest_in(s, me, region_of(units[first])):
            icons = side_of(s, region_of(units[first])).icons
            area = place_of(units[first])
            resource: i64 = 0
            while resource < RESOURCES:
                found[resource] += CUBE[resource] * float(min(i - first, icons[area * RESOURCES + resource]))
                resource += 1
    value = 0.0
    for part in PARTS:
        best: i64 = 0
        resource = 1
        while resource < RESOURCES:
            if found[resource] > found[best]:
                best = resource
            resource += 1
        value += part * found[best]
        found[best] = 0.0
    return value


def project_value(s: State, me: i64, values: vec[float], medal: float) -> float:
    """The best building or wonder that cubes are being gathered for; the last cubes matter most."""
    most = 0.0
    building: i64 = 0
    while building < BUILDINGS:
        if tokens_for(s, building):
            part = share_gathered(s, me, s.rules.components.cost_cubes[building])
            most = max(most, part * part * values[building])
        building += 1
    for card in WONDERS:
        if has(s.seats[me].cards & ~s.wonders, card):
            part = share_gathered(s, me, cost_of(card))
            most = max(most, part * part * medal * float(s.rules.components.medals[card]))
    return most


def share_gathered(s: State, me: i64, cost: i64) -> float:
    """How much of a cost the seat has; explorer tokens stand for any cube."""
    seat = s.seats[me]
    held = seat.tokens
    resource: i64 = 0
    while resource < RESOURCES:
        held += min(count(cost, resource), count(seat.cubes, resource))
        resource += 1
    return min(1.0, float(held) / float(size(cost)))


def icons_of(s: State, me: i64, resource: i64) -> i64:
    """Icons of a resource within reach of the seat's units."""
    number: i64 = 0
    last: i64 = -1
    for unit in s.seats[me].units:
        if where(unit) != last and place_of(unit) < AREAS:
            last = where(unit)
            number += side_of(s, region_of(unit)).icons[place_of(unit) * RESOURCES + resource]
    return number


def card_value(s: State, me: i64) -> float:
    """What the cards will be good for."""
    cards = s.seats[me].cards
    value = 0.0
    card: i64 = 0
    while cards >> card:
        if cards >> card & 1:
            value += use_of(s, me, card)
        card += 1
    return value


def use_of(s: State, me: i64, card: i64) -> float:
    """Wonders are built for their medals, which are counted as points."""
    value = CARD[card]
    resource: i64 = 0
    while resource < RESOURCES:
        if DOUBLING[resource] == card:
            value += DOUBLE * float(min(icons_of(s, me, resource), 3))
        resource += 1
    if card == c.FALSE_PROPHET:
        value += float(controlled(s, me, TEMPLE))
    elif card == c.TREASURER:
        value += 0.2 * float(s.seats[me].florins)
    elif card == c.MINISTER_OF_LABOUR or card == c.EDUCATION or card == c.EMIGRATION:
        value += 0.25 * float(s.workers)
    elif card == c.BISHOP or card == c.ARCHBISHOP or card == c.PEACE_AND_PROSPERITY or card == c.AMPHITHEATRE:
        value += 0.25 * float(s.rebellion)
    elif card == c.SPY and has(s.exhausted, c.SPY):
        value = 0.5
    return value
