"""What the page needs to know of Archipelago from the Python side, and games for its tests; see web/generate.py."""

from typescript import constant, view_types

from hexhaven.archipelago import events, review
from hexhaven.archipelago.content import cards, resources, sheet, tables
from hexhaven.archipelago.words.remarks import REMARKS

ON_THE_MAP = ("REGION_LAID", "UNIT_ADDED", "UNIT_CHANGED", "UNIT_LOST", "BUILDING_BUILT", "COIN_LAID")

# Options, seed and viewer of each game, and how many answers lie between two expected views.
GAMES = (({"seats": "3", "variants": "more-spice"}, 4, 1, 30), ({"seats": "5", "length": "medium"}, 5, -1, 30))


def board() -> list[str]:
    """Names by their numbers, and the kinds of events that can be seen on the map."""
    names = {"CARDS": cards.NAMES, "RESOURCES": resources.NAMES, "BUILDINGS": sheet.BUILDINGS[: tables.BUILDINGS]}
    return [
        *(f"{constant(name, row).removesuffix(';')} as const;" for name, row in names.items()),
        constant("REMARKS", {key: list(numbers) for key, numbers in REMARKS.items()}, "Record<string, string[]>"),
        *(constant(name, int(getattr(tables, name))) for name in ("SEA_A", "AREAS", "OPEN_SEA", "DESERT_VILLAGE")),
        *(constant(name, int(getattr(events, name))) for name in ON_THE_MAP),
        "",
        view_types(review.Review),
    ]
