"""What the rulebooks attest about boards, cards and hexes, checked on a file whose form is right."""

from collections.abc import Iterator

from hexhaven.archipelago.content import cards, laying
from hexhaven.archipelago.content.hexes import check_hexes
from hexhaven.archipelago.content.shapes import unlike
from hexhaven.archipelago.content.sheet import Sheet
from hexhaven.kernel.violation import Violation

# Values of cards. Where the cost of using a card is attested, it is attested completely.
CARD_VALUES: dict[str, dict[str, int | bool]] = {
    "researcher": {"discs": 1, "florins": 0},
    "pirate": {"discs": 1, "florins": 0, "anyone": False},
    "pope": {"amount": -1, "medals": 1},
    "king": {"medals": 1},
    "sawmill": {"discs": 0, "florins": 1, "anyone": True},
    "amphitheatre": {"amount": -1},
    "emigration": {"amount": -1},
    "colossus": {"discs": 1, "florins": 0, "amount": -1, "medals": 1},
    "pyramid": {"discs": 2, "florins": 0, "amount": 2, "medals": 2},
    "great-lighthouse": {"discs": 1, "florins": 0, "medals": 1},
    "cathedral": {"discs": 2, "florins": 0, "amount": -1, "medals": 2},
}
# The cards whose text moves a marker by a printed number of steps; the others have no amount.
MOVERS = {cards.NAMES.index(name) for name in CARD_VALUES if "amount" in CARD_VALUES[name]} | {
    cards.PIRATE,
    cards.BISHOP,
    cards.MINISTER_OF_LABOUR,
    cards.SLAVERY,
    cards.IMMIGRATION,
    cards.PEACE_AND_PROSPERITY,
    cards.EDUCATION,
}
QUOTED_BACK = ("stone feeds 6", "3 cattle")
QUOTED_EVENTS = ("rebels -2 per temple", "red rebels -1 per temple", "red rebels +1 per town")
# Rows of board IV, from the first number of workers to the last one known to be in the row.
LABOUR_ROWS = ((0, 0), (1, 3), (4, 5), (13, 17), (18, 18))
LABOUR_VALUES = {0: ("price", 0), 1: ("price", 4), 4: ("price", 3), 13: ("rebels", 2)}


def violations(content: Sheet) -> list[Violation]:
    """Everything that is wrong; whether all the hexes can be laid is checked only if they are sound."""
    found = [
        *check_fish(content),
        *check_iron(content),
        *check_export(content),
        *check_stability(content),
        *check_labour(content),
        *check_wheel(content),
        *check_taxes(content),
        *check_cards(content),
        *check_backs(content),
        *check_hexes(content),
    ]
    if not found and (laid := laying.most_laid(content)) < len(content["hexes"]):
        found.append(Violation("hexes", "components-unlayable", {"laid": laid, "hexes": len(content["hexes"])}))
    return found


def check_fish(content: Sheet) -> Iterator[Violation]:
    """Five fish give a worker; two of them cost 4 florins and the third 6; one more sells for 4, the next for 3."""
    rows = content["domestic"]["fish"]
    expected = [{"slots": 3, "price": 6}, {"slots": 3, "price": 4, "workers": 1, "rebels": 0}, {"price": 3}]
    if len(rows) < len(expected):
        yield Violation("domestic.fish", "components-rows", {"rows": len(rows), "least": len(expected)})
    for number, (row, values) in enumerate(zip(rows, expected)):
        for key, value in values.items():
            yield from unlike(f"domestic.fish[{number}].{key}", row[key], value)


def check_iron(content: Sheet) -> Iterator[Violation]:
    """Six iron give a rebel."""
    cubes = 0
    for number, row in enumerate(content["domestic"]["iron"]):
        cubes += row["slots"]
        if cubes >= 6:
            yield from unlike(f"domestic.iron[{number}].workers", row["workers"], 0)
            yield from unlike(f"domestic.iron[{number}].rebels", row["rebels"], 1)
            return
    yield Violation("domestic.iron", "components-slots", {"slots": cubes, "least": 6})


def check_export(content: Sheet) -> Iterator[Violation]:
    """Board II moves no rebels, and its prices are not those of board I."""
    for name, rows in content["export"].items():
        for number, row in enumerate(rows):
            yield from unlike(f"export.{name}[{number}].rebels", row["rebels"], 0)
    if prices(content, "export") == prices(content, "domestic"):
        yield Violation("export", "components-same-prices")


def prices(content: Sheet, board: str) -> dict[str, list[int]]:
    return {name: [row["price"] for row in rows] for name, rows in content[board].items()}


def check_stability(content: Sheet) -> Iterator[Violation]:
    for number, expected in ((1, {"workers": 1, "rebels": 0}), (3, {"workers": 1, "rebels": 1})):
        row = content["stability"]["rows"][number]
        for key, value in expected.items():
            yield from unlike(f"stability.rows[{number}].{key}", row[key], value)


def check_labour(content: Sheet) -> Iterator[Violation]:
    rows = content["labour"]["rows"]
    for number in range(1, len(rows)):
        before, first = rows[number - 1]["from"], rows[number]["from"]
        if first <= before:
            yield Violation(f"labour.rows[{number}].from", "components-order", {"value": first, "before": before})
        if not rows[number]["price"]:
            yield Violation(f"labour.rows[{number}].price", "components-free")
    starts = {row["from"]: number for number, row in enumerate(rows)}
    for first, last in LABOUR_ROWS:
        yield from check_labour_row(rows, starts, first, last)
    if not any(row["rebels"] < 0 for row in rows if row["from"] < 13):
        yield Violation("labour.rows", "components-calm")


def check_labour_row(rows: list[dict[str, int]], starts: dict[int, int], first: int, last: int) -> Iterator[Violation]:
    if first not in starts:
        yield Violation("labour.rows", "components-no-row", {"first": first})
        return
    for inner in range(first + 1, last + 1):
        if inner in starts:
            where = f"labour.rows[{starts[inner]}].from"
            yield Violation(where, "components-one-row", {"value": inner, "first": first, "last": last})
    if first in LABOUR_VALUES:
        key, value = LABOUR_VALUES[first]
        yield from unlike(f"labour.rows[{starts[first]}].{key}", rows[starts[first]][key], value)


def check_wheel(content: Sheet) -> Iterator[Violation]:
    """The side for five players is not narrower than the other one."""
    few, five = content["wheel"]["two_to_four_players"], content["wheel"]["five_players"]
    for key, least in few.items():
        if five[key] < least:
            yield Violation(f"wheel.five_players.{key}", "components-wheel", {"value": five[key], "least": least})


def check_taxes(content: Sheet) -> Iterator[Violation]:
    """A ship pays."""
    if not content["taxes"]["ship"]:
        yield Violation("taxes.ship", "components-ship-tax")


def check_cards(content: Sheet) -> Iterator[Violation]:
    for card, name in enumerate(cards.NAMES):
        for key, value in CARD_VALUES.get(name, {}).items():
            yield from unlike(f"cards.{name}.{key}", content["cards"][name][key], value)
        if card not in MOVERS and content["cards"][name]["amount"]:
            yield Violation(f"cards.{name}.amount", "components-no-marker")


def check_backs(content: Sheet) -> Iterator[Violation]:
    """One back is quoted in full; so are three events, and immediate crises of both markets."""
    backs = [(back["upper"], back["lower"]) for back in content["backs"].values()]
    if QUOTED_BACK not in backs:
        yield Violation("backs", "components-back", {"upper": QUOTED_BACK[0], "lower": QUOTED_BACK[1]})
    for event in QUOTED_EVENTS:
        if not any(event in back for back in backs):
            yield Violation("backs", "components-event", {"event": event})
    for half, message in enumerate(("components-red-upper", "components-red-lower")):
        if not any(back[half].startswith("red") and " per " not in back[half] for back in backs):
            yield Violation("backs", message)
    yield from check_same_backs(content)


def check_same_backs(content: Sheet) -> Iterator[Violation]:
    """The back of the top card identifies the card."""
    seen: dict[tuple[str, str], str] = {}
    for card, back in content["backs"].items():
        other = seen.setdefault((back["upper"], back["lower"]), f"backs.{card}")
        if other != f"backs.{card}":
            yield Violation(f"backs.{card}", "components-same-back", {"other": other})
