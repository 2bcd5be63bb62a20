"""The pieces of a position: names, cubes, units and where they are."""

from collections.abc import Iterable, Mapping

from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.cards import CARD_NAMED
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.resources import NO_CUBES, RESOURCES, count, cubes
from hexhaven.archipelago.content.tables import AREAS, PORT, ROWS, SEA_A, STACK_HEXES
from hexhaven.archipelago.notation.parts import AREA_LETTERS, BUILDING_NAMES
from hexhaven.archipelago.state import NO_SEAT, REGION_LIMIT, State
from hexhaven.archipelago.units import ENGAGED, SHIP, citizens_in, free_icons, occupant, stands, unit_at
from hexhaven.archipelago.verbs.map import add_unit
from hexhaven.kernel.errors import PositionError
from hexhaven.kernel.notation import whole_number

MOST = 999


def resource_and_number(text: str, words: list[str]) -> tuple[int, int]:
    """Take the next two words."""
    if len(words) < 2 or words[0] not in RESOURCE_NAMES:
        raise PositionError(f"{text!r}: write each resource and its number, as in 'wood 2 fish 1'")
    resource, number = RESOURCE_NAMES.index(words[0]), whole_number(words[1], 0, 99)
    if number is None:
        raise PositionError(f"{text!r}: {words[1]!r} is not a number")
    del words[:2]
    return resource, number


def region_number(s: State, text: str) -> int:
    region = whole_number(text, 0, len(s.sides) - 1)
    if region is None:
        raise PositionError(f"there is no region {text}")
    return region


def side_named(text: str) -> int:
    """The number of a printed side, such as 12b."""
    number = whole_number(text[:-1], 1, STACK_HEXES)
    if number is None or text[-1:] not in ("a", "b"):
        raise PositionError(f"{text!r} is not a side of a hex; they are 1a to {STACK_HEXES}b")
    return number * 2 - 2 + "ab".index(text[-1])


def named_in(names: Mapping[str, int], name: str, what: str) -> int:
    if name not in names:
        raise PositionError(f"{name!r} is not {what}")
    return names[name]


def card_named(name: str) -> int:
    return named_in(CARD_NAMED, name, "a card")


def cards_in(text: str) -> list[int]:
    return [card_named(name) for name in text.split()]


def price_numbered(text: str) -> int:
    price = whole_number(text or "1", 1, 3)
    if price is None:
        raise PositionError(f"a card on the track is at price 1, 2 or 3, not {text}")
    return price - 1


def hex_numbered(text: str) -> int:
    number = whole_number(text, 1, STACK_HEXES)
    if number is None:
        raise PositionError(f"there is no hex {text}")
    return number - 1


def set_of(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= bit(number)
    return found


def check_once(numbers: list[int], what: str) -> None:
    if len(set(numbers)) != len(numbers):
        raise PositionError(f"{what} can only be in one place")


def in_range(what: str, number: int) -> int:
    if not 0 <= number <= MOST:
        raise PositionError(f"{what} cannot be {number}")
    return number


def pile_of(s: State, text: str) -> int:
    """Take cubes out of the bank."""
    pile, words = NO_CUBES, text.split()
    while words:
        resource, number = resource_and_number(text, words)
        if number > count(s.bank_cubes, resource):
            raise PositionError(f"there are not that many cubes of {RESOURCE_NAMES[resource]}")
        s.bank_cubes -= cubes(resource, number)
        pile += cubes(resource, number)
    return pile


def check_boards(s: State) -> None:
    components = s.rules.components
    for pile, market in ((s.domestic, components.domestic), (s.export, components.export)):
        for resource in range(RESOURCES):
            if count(pile, resource) > sum(market.slots[resource * ROWS : (resource + 1) * ROWS]):
                raise PositionError(f"no board has that many slots for {RESOURCE_NAMES[resource]}")


def put_unit(s: State, me: int, word: str, flags: int) -> None:
    """`3a`, `3-town` or `3a:wood`: a unit in an area, on a building or on an icon."""
    at, _, icon = word.partition(":")
    region, place = place_in(s, at)
    is_ship = bool(flags & SHIP)
    unit = unit_at(region, place, flags)
    if is_ship != (place >= SEA_A) if place < AREAS else is_ship and place != AREAS + PORT:
        raise PositionError(f"a {'ship' if is_ship else 'citizen'} cannot be in {at}")
    if icon:
        resource = named_in({name: n for n, name in enumerate(RESOURCE_NAMES)}, icon, "a resource")
        if place >= AREAS or not flags & ENGAGED or free_icons(s, region, place, resource) < 1:
            raise PositionError(f"no engaged unit can be on an icon of {icon} in {at}")
        unit |= resource + 1
    seat = s.seats[me]
    if not (seat.ships_left if is_ship else seat.citizens_left):
        raise PositionError(f"seat number {me + 1} has no more {'ships' if is_ship else 'citizens'}")
    if not is_ship and citizens_in(s, me, region) == REGION_LIMIT:
        raise PositionError(f"seat number {me + 1} has more than {REGION_LIMIT} citizens in region {region}")
    add_unit(s, me, unit)


def place_in(s: State, text: str, occupied: bool = False) -> tuple[int, int]:
    """A region and one of its areas or buildings, which must exist; it may be occupied if allowed."""
    number, dash, name = text.partition("-")
    if not dash:
        number, name = text[:-1], text[-1:]
    region = region_number(s, number)
    side = s.rules.components.sides[s.sides[region]]
    if dash and name in BUILDING_NAMES[:AREAS]:
        building = BUILDING_NAMES.index(name)
        if not stands(s, region, building):
            raise PositionError(f"there is no {name} in region {region}")
        if not occupied and occupant(s, region, building) != NO_SEAT:
            raise PositionError(f"there is already a unit on the {name} of region {region}")
        return region, AREAS + building
    area = AREA_LETTERS.find(name) if name and not dash else -1
    if area < 0 or area % SEA_A >= (side.lands if area < SEA_A else side.seas):
        raise PositionError(f"there is no place {text!r}")
    return region, area
