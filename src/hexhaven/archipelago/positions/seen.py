"""What is in a position, in the words in which a position is written; for scenarios and tests."""

from hexhaven.archipelago.bits import has
from hexhaven.archipelago.content.cards import NAMES as CARD_NAMES
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.resources import count
from hexhaven.archipelago.content.tables import AREAS, BUILDINGS
from hexhaven.archipelago.notation.parts import AREA_LETTERS, BUILDING_NAMES
from hexhaven.archipelago.packed import card_on, position_on
from hexhaven.archipelago.state import NO_CARD, State
from hexhaven.archipelago.units import FLAGS, MOVED, controller, icon_of, place_of, region_of, stands


def cubes_in(pile: int) -> str:
    """`fish 1 wood 2`, in the order of the resources."""
    found = [(name, count(pile, resource)) for resource, name in enumerate(RESOURCE_NAMES)]
    return " ".join(f"{name} {number}" for name, number in found if number)


def names_in(names: tuple[str, ...], numbers: int) -> str:
    """The names of a set of numbers."""
    return " ".join(name for number, name in enumerate(names) if has(numbers, number))


def cards_in(cards: int) -> str:
    return names_in(CARD_NAMES, cards)


def place_name(region: int, place: int) -> str:
    return f"{region}{AREA_LETTERS[place]}" if place < AREAS else f"{region}-{BUILDING_NAMES[place - AREAS]}"


def side_name(side: int) -> str:
    """A side of a hex of the stack, such as 12b."""
    return f"{side // 2 + 1}{'ab'[side % 2]}"


def units_in(s: State, me: int, flags: int) -> str:
    """Where the units with just these flags are, and on which icons: `1a 1a:wood 2-town`."""
    found = []
    for unit in s.seats[me].units:
        if unit & FLAGS & ~MOVED == flags:
            icon = f":{RESOURCE_NAMES[icon_of(unit) - 1]}" if icon_of(unit) else ""
            found.append(place_name(region_of(unit), place_of(unit)) + icon)
    return " ".join(found)


def buildings_in(s: State, region: int) -> str:
    return " ".join(BUILDING_NAMES[building] for building in range(BUILDINGS) if stands(s, region, building))


def controllers_in(s: State, region: int) -> dict[str, int]:
    """By existing building: the seat that controls it, or NO_SEAT."""
    return {
        BUILDING_NAMES[building]: int(controller(s, region, building))
        for building in range(BUILDINGS)
        if stands(s, region, building)
    }


def track_of(s: State) -> str:
    """The cards of the track with their prices: `pirate:2 sawmill none`."""
    return " ".join(slot_name(card) for card in s.track)


def slot_name(card: int) -> str:
    if card == NO_CARD:
        return "none"
    position = position_on(card)
    return CARD_NAMES[card_on(card)] + (f":{position + 1}" if position else "")
