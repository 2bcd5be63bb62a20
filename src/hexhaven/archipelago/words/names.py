"""The things of Archipelago in words: resources, places, cards, objectives, trends, crisis backs."""

from collections.abc import Iterable, Mapping

from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.cards import KING, QUEEN, WONDERS
from hexhaven.archipelago.content.cards import NAMES as CARD_NAMES
from hexhaven.archipelago.content.criteria import NAMES as CRITERION_NAMES
from hexhaven.archipelago.content.objectives import (
    CRITERION_OF,
    END_NAMES,
    END_OF,
    MARGIN_OF,
    PER_LENGTH,
    end_at,
)
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.sheet import TERRAINS
from hexhaven.archipelago.content.tables import AREAS, CARDS, EDGES, EVENT, LAND_B, SEA_A, SEA_B, Components, Side, Zone
from hexhaven.archipelago.content.trends import CRITERION_OF as TREND_CRITERION
from hexhaven.archipelago.notation.parts import AREA_LETTERS, BOARD_NAMES, BUILDING_NAMES, DIRECTION_NAMES
from hexhaven.archipelago.state import UPPER
from hexhaven.archipelago.units import unturned
from hexhaven.kernel.event import Event
from hexhaven.language import MINUS, Language

PLUS_OR_MINUS = "\N{PLUS-MINUS SIGN}"
ZONE_EVENTS = ("rebels-per-temple", "rebels-per-town", "workers-per-port", "workers-per-town")
CAUSES = {
    e.BOARD_I: "board-i",
    e.BOARD_II: "board-ii",
    e.BOARD_III: "board-iii",
    e.BOARD_IV: "board-iv",
    e.STRIKERS: "strikers",
    e.MISSING_CUBES: "missing-cubes",
    e.EVENT_CAUSE: "event",
    e.TAXES: "taxes",
    e.HUTS: "huts",
    e.RECRUITS: "recruits",
    e.SET_UP: "set-up",
    e.SALE: "sale",
    e.PACIFIST_POINTS: "pacifist",
    e.MEDALS: "medals",
}


def listed(text: Language, things: Iterable[str]) -> str:
    return ", ".join(things) or text("nothing")


def signed(number: int) -> str:
    """As on boards and cards: +1, or a minus sign."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else f"{PLUS_OR_MINUS}0"


# Resources, buildings, places.


def resource_name(text: Language, resource: int) -> str:
    return text(f"resource-{RESOURCE_NAMES[resource]}")


def held_name(text: Language, resource: int) -> str:
    """A resource, or none."""
    return resource_name(text, resource) if resource < RESOURCES else text("nothing")


def by_resource(pile: int) -> dict[int, int]:
    """A packed pile by resource, without zeros."""
    return {resource: count(pile, resource) for resource in range(RESOURCES) if count(pile, resource)}


def cubes_in_words(text: Language, cubes: Mapping[int, int]) -> str:
    """Each kind with its number, if that is not one."""
    return listed(text, (several(text, resource_name(text, kind), number) for kind, number in cubes.items() if number))


def several(text: Language, thing: str, number: int) -> str:
    return thing if number == 1 else text("several", thing=thing, number=number)


def building_name(text: Language, building: int) -> str:
    """A ship is built like a building and comes last."""
    return text(f"building-{BUILDING_NAMES[building]}")


def board_name(text: Language, board: int) -> str:
    return text(f"board-{BOARD_NAMES[board]}")


def building_at(text: Language, region: int, building: int) -> str:
    return text("building-at", building=building_name(text, building), region=region)


def place_name(text: Language, region: int, place: int) -> str:
    """An area or a building with its region; the letter of an area only where it is the second of its kind."""
    if place >= AREAS:
        return building_at(text, region, place - AREAS)
    letter = AREA_LETTERS[place] if place in (LAND_B, SEA_B) else ""
    return text("place-sea" if place >= SEA_A else "place-land", area=f"{region}{letter}")


def place_code(text: Language, region: int, place: int) -> str:
    """The same beside a list of areas by their notation."""
    return f"{region}{AREA_LETTERS[place]}" if place < AREAS else building_at(text, region, place - AREAS)


def direction_name(text: Language, direction: int) -> str:
    return text(f"direction-{DIRECTION_NAMES[direction]}")


def terrain_name(text: Language, terrain: int) -> str:
    return text(f"terrain-{TERRAINS[terrain]}")


# Hexes.


def side_name(side: int) -> str:
    """12b is the second side of hex 12."""
    return f"{side // 2 + 1}{AREA_LETTERS[side % 2]}"


def side_in_words(text: Language, side: Side, rotation: int = 0) -> str:
    """What is printed on it: the edges anticlockwise from the east; icons by area; huts."""
    edges = ", ".join(
        terrain_name(text, side.edges[unturned(direction, rotation)]) + edge_area(side, unturned(direction, rotation))
        for direction in range(EDGES)
    )
    return text("side", edges=edges, icons=listed(text, icons_in_words(text, side)), huts=side.huts)


def edge_area(side: Side, edge: int) -> str:
    """The letter of the area an edge belongs to, if there are two of its kind."""
    area = side.area_at[edge]
    several_areas = side.seas > 1 if area >= SEA_A else side.lands > 1
    return f" {AREA_LETTERS[area]}" if several_areas else ""


def icons_in_words(text: Language, side: Side) -> list[str]:
    return [
        text("area-icons", area=AREA_LETTERS[area], icons=cubes_in_words(text, icons))
        for area in range(AREAS)
        if (icons := icons_of(side, area))
    ]


def icons_of(side: Side, area: int) -> dict[int, int]:
    icons = {resource: int(side.icons[area * RESOURCES + resource]) for resource in range(RESOURCES)}
    return {resource: number for resource, number in icons.items() if number}


# Cards.


def card_name(text: Language, card: int) -> str:
    return text(f"card-{CARD_NAMES[card]}")


def card_effect(text: Language, card: int, components: Components) -> str:
    return text(f"effect-{CARD_NAMES[card]}", steps=signed(components.amount[card]))


def card_use(text: Language, card: int, components: Components) -> str:
    """What it costs to use the card, and who may; nothing for a wonder or a card that is always in effect."""
    if card in WONDERS:
        return text("use-wonder")
    if card in (KING, QUEEN):
        return text("use-passive")
    costs = listed(text, use_costs(text, components.discs[card], components.florins[card]))
    return text("use-anyone" if components.anyone[card] else "use-owner", costs=costs)


def use_costs(text: Language, discs: int, florins: int) -> list[str]:
    costs = [text("cost-discs", number=discs)] if discs else []
    return [*costs, text("cost-florins", number=florins)] if florins else costs


def card_in_words(text: Language, card: int, components: Components) -> str:
    """The whole card: name, effect, cost of using it."""
    return text(
        "card",
        card=card_name(text, card),
        effect=card_effect(text, card, components),
        use=card_use(text, card, components),
    )


def card_list(text: Language, cards: Iterable[int]) -> str:
    return listed(text, (card_name(text, card) for card in sorted(cards)))


# Crisis backs.


def event_in_words(text: Language, zone: Zone) -> str:
    return text(f"zone-{ZONE_EVENTS[zone.resource]}", steps=signed(zone.number))


def zone_in_words(text: Language, zone: Zone, half: int) -> str:
    if zone.kind == EVENT:
        said = text("zone-event", event=event_in_words(text, zone))
    else:
        key = "zone-domestic" if half == UPPER else "zone-export"
        said = text(key, resource=resource_name(text, zone.resource), number=zone.number)
    return text("zone-red", zone=said) if zone.red else said


# Objectives and trends.


def objective_name(text: Language, objective: int) -> str:
    """By its number; all objectives of a game are of its length."""
    return text("objective-name", number=objective % PER_LENGTH + 1)


def objective_in_words(text: Language, objective: int, players: int) -> str:
    """The name, when the game ends, and what is rewarded."""
    end = text(f"end-{END_NAMES[END_OF[objective]]}", number=end_at(objective, players))
    reward = criterion_name(text, CRITERION_OF[objective], MARGIN_OF[objective])
    return text("objective", name=objective_name(text, objective), end=end, reward=reward)


def criterion_name(text: Language, criterion: int, margin: int = 0) -> str:
    return text(f"criterion-{CRITERION_NAMES[criterion]}", margin=margin)


def trend_name(text: Language, trend: int) -> str:
    return criterion_name(text, TREND_CRITERION[trend])


# Why a marker moved, florins came or points were scored.


def cause_name(text: Language, cause: int) -> str:
    if cause < CARDS:
        return card_name(text, cause)
    if cause >= e.TREND_RANK:
        return text("cause-trend", trend=trend_name(text, cause - e.TREND_RANK))
    if cause >= e.OBJECTIVE_RANK:
        return objective_name(text, cause - e.OBJECTIVE_RANK)
    return text(f"cause-{CAUSES[cause]}")


def source_of(event: Event) -> str | None:
    """All objectives are one source of points."""
    if event.kind != e.POINTS_SCORED:
        return None
    if event.b >= e.TREND_RANK:
        return "source-trend"
    return "source-objectives" if event.b >= e.OBJECTIVE_RANK else f"cause-{CAUSES[event.b]}"
