"""The file format of a component set: its keys, the range of each value, and the mini-language of crisis backs."""

import tomllib
from typing import Any

from hexhaven.archipelago.content import cards, resources
from hexhaven.archipelago.content.shapes import flag, list_of, matching, one_of, table, whole
from hexhaven.archipelago.content.tables import (
    CRISIS,
    EVENT,
    REBELS_PER_TEMPLE,
    REBELS_PER_TOWN,
    ROWS,
    STACK_HEXES,
    WORKERS_PER_PORT,
    WORKERS_PER_TOWN,
    Zone,
)
from hexhaven.kernel.violation import Violation

Sheet = dict[str, Any]  # a file's content with defaults filled in

FORMAT = 2  # in format 1, `taxes` on the wheel were the discs of all players together
TERRAINS = ("sea", "plain", "mountain")  # by terrain
BUILDINGS = ("town", "market", "port", "temple", "ship")  # by building, the ship last
EVENTS = {
    ("rebels", "temple"): REBELS_PER_TEMPLE,
    ("rebels", "town"): REBELS_PER_TOWN,
    ("workers", "port"): WORKERS_PER_PORT,
    ("workers", "town"): WORKERS_PER_TOWN,
}

RESOURCE = "|".join(resources.NAMES)
EVENT_TEXT = r"(?:rebels [+-][1-9] per (?:temple|town)|workers [+-][1-9] per (?:port|town))"
UPPER_TEXT = rf"(?:red )?(?:(?:{RESOURCE}) feeds [1-9][0-9]?|{EVENT_TEXT})"
LOWER_TEXT = rf"(?:red )?(?:[1-9][0-9]? (?:{RESOURCE})|{EVENT_TEXT})"
NAME_TEXT = "[a-z0-9][a-z0-9-]{0,31}"

STEPS = whole(-9, 9)
FLORINS = whole(0, 30)
CUBES = whole(0, 7)
COUNT = whole(0, 5)

market = table(
    dict.fromkeys(
        resources.NAMES,
        list_of(
            table({"slots": whole(1, 15), "price": whole(1, 30)}, {"workers": (STEPS, 0), "rebels": (STEPS, 0)}),
            1,
            ROWS,
        ),
    )
)
stability = table({"rows": list_of(table({"workers": STEPS, "rebels": STEPS}), 5, 5)})
labour = table({"rows": list_of(table({"from": whole(0, 99), "price": FLORINS, "rebels": STEPS}), 2, 20)})
wheel_side = table({"taxes": whole(0, 25), "explorations": whole(0, 25)})
wheel = table({"two_to_four_players": wheel_side, "five_players": wheel_side})
taxes = table(dict.fromkeys(("citizen", "ship", "town", "temple"), FLORINS))
cost = table({}, {**dict.fromkeys(resources.NAMES, (CUBES, 0)), "florins": (FLORINS, 0)})
card = table(
    {"prices": list_of(FLORINS, 3, 3)},
    {
        "discs": (COUNT, 0),
        "florins": (FLORINS, 0),
        "anyone": (flag, False),
        "amount": (STEPS, 0),
        "medals": (COUNT, 0),
    },
)
back = table({"upper": matching(UPPER_TEXT, "components-upper"), "lower": matching(LOWER_TEXT, "components-lower")})
area = table(
    {"edges": list_of(whole(0, 5), 0, 6)},
    {"icons": (table({}, dict.fromkeys(resources.NAMES, (COUNT, 0))), dict.fromkeys(resources.NAMES, 0))},
)
areas = list_of(area, 0, 2)
side = table(
    {"edges": list_of(one_of(TERRAINS), 6, 6), "lands": areas, "seas": areas, "huts": COUNT},
    {"volcano": (flag, False)},
)
sheet = table(
    {
        "format": whole(1, FORMAT),
        "name": matching(NAME_TEXT, "components-name"),
        "domestic": market,
        "export": market,
        "stability": stability,
        "labour": labour,
        "wheel": wheel,
        "taxes": taxes,
        "costs": table(dict.fromkeys(BUILDINGS, cost)),
        "cards": table(dict.fromkeys(cards.NAMES, card)),
        "backs": table(dict.fromkeys(cards.NAMES, back)),
        "start": table({"open_sea": side, "desert_village": side}),
        "hexes": list_of(table({"sides": list_of(side, 2, 2)}), STACK_HEXES, STACK_HEXES),
    }
)


def read(source: str) -> tuple[Sheet, list[Violation]]:
    """The content of a file and what is wrong with its form; complete only if nothing is."""
    try:
        document = tomllib.loads(source.removeprefix("\ufeff"))  # some editors begin files with this mark
    except RecursionError:
        return {}, [Violation("", "components-deep")]
    except ValueError as error:  # also numbers that are too long for Python
        return {}, [Violation("", "components-toml", {"problem": str(error)})]
    found: list[Violation] = []
    return sheet(document, "", found), found


def zone_of(written: str) -> Zone:
    """Half of a crisis back: "red 3 cattle", "stone feeds 6", "rebels -2 per temple"."""
    words = written.split()
    red = words[0] == "red"
    if red:
        del words[0]
    if "per" in words:
        return Zone(EVENT, red, EVENTS[words[0], words[3]], int(words[1]))
    if "feeds" in words:
        return Zone(CRISIS, red, resources.NAMES.index(words[0]), int(words[2]))
    return Zone(CRISIS, red, resources.NAMES.index(words[1]), int(words[0]))
