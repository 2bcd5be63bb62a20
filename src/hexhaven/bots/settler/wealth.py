"""What a seat owns that scores nothing by itself, in florins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.bits import has
from hexhaven.archipelago.content import cards as c
from hexhaven.archipelago.content.resources import FISH, RESOURCES, count
from hexhaven.archipelago.content.tables import AREAS, MARKET, PORT, SEA_A, TEMPLE, TOWN
from hexhaven.archipelago.rules.harvest import DOUBLING, may_harvest_in
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import (
    LYING,
    controlled,
    is_idle,
    is_on_building,
    is_ship,
    place_of,
    region_of,
    side_of,
)
from hexhaven.archipelago.verbs import free_discs
from hexhaven.bots.settler.taste import Taste

# In florins.
ENOUGH: Final = 12  # what goes beyond counts half
CUBE: Final = vec[float]([3.0, 3.0, 3.0, 3.4, 4.2, 4.4])  # by resource: the first one
LESS: Final = 0.5  # for each further one
LEAST_CUBE: Final = 1.0
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


def wealth(s: State, me: i64, taste: Taste) -> float:
    """What everybody can see, and where the units stand."""
    seat = s.seats[me]
    value = purse(seat.florins) + taste.cube * stock(seat.cubes) + taste.token * float(seat.tokens)
    value += taste.town * float(controlled(s, me, TOWN)) + taste.temple * float(controlled(s, me, TEMPLE))
    value += taste.market * float(controlled(s, me, MARKET)) + taste.port * float(controlled(s, me, PORT))
    return value + people(s, me, taste) + taste.card * hand(s, me)


def purse(florins: i64) -> float:
    if florins <= ENOUGH:
        return float(florins)
    return float(ENOUGH) + 0.5 * float(florins - ENOUGH)


def stock(pile: i64) -> float:
    value = 0.0
    resource: i64 = 0
    while resource < RESOURCES:
        worth = CUBE[resource]
        number = count(pile, resource)
        while number:
            value += worth
            worth = max(worth - LESS, LEAST_CUBE)
            number -= 1
        resource += 1
    return value


def people(s: State, me: i64, taste: Taste) -> float:
    """Units, and whether they have something to do."""
    value = 0.0
    idle = 0.0
    if s.phase == 5 and free_discs(s, me):
        idle = taste.idle
    crowd: i64 = -1  # the place of the last unit
    icons: i64 = 0  # left for units there
    for unit in s.seats[me].units:
        if is_ship(unit):
            value += taste.ship
        else:
            value += taste.citizen
        if unit & LYING:
            value -= taste.striker
        elif is_idle(unit):
            value += idle
        if is_on_building(unit):
            continue
        if unit >> 7 != crowd:
            crowd = unit >> 7
            icons = 0
            if may_harvest_in(s, me, region_of(unit)):
                icons = icons_in(s, region_of(unit), place_of(unit))
        if icons:
            icons -= 1
            value += taste.work
    return value


def icons_in(s: State, region: i64, area: i64) -> i64:
    """Not those that are plundered, more or less."""
    icons = side_of(s, region).icons
    if area >= SEA_A:
        return icons[area * RESOURCES + FISH]
    number: i64 = 0
    resource: i64 = 0
    while resource < RESOURCES:
        number += icons[area * RESOURCES + resource]
        resource += 1
    if s.plundered[region]:
        return 0
    return number


def icons_of(s: State, me: i64, resource: i64) -> i64:
    """Icons of a resource beside own units."""
    number: i64 = 0
    last: i64 = -1
    for unit in s.seats[me].units:
        if unit >> 7 != last and place_of(unit) < AREAS:
            last = unit >> 7
            number += side_of(s, region_of(unit)).icons[place_of(unit) * RESOURCES + resource]
    return number


def hand(s: State, me: i64) -> float:
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
    """Wonders are for their medals, which are counted as points."""
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
