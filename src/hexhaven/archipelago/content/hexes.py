"""What is attested about the hexes, and what makes a side possible."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from hexhaven.archipelago.content import resources
from hexhaven.archipelago.content.shapes import unlike
from hexhaven.archipelago.content.sheet import Sheet
from hexhaven.archipelago.content.tables import EDGES
from hexhaven.kernel.violation import Violation

HexSide = dict[str, Any]  # a side as in the file, with defaults

ICONS_AND_HUTS = 5
VOLCANO_HUTS = 3
OPEN_SEA = "start.open_sea"
DESERT_VILLAGE = "start.desert_village"
QUOTED_SIDES: tuple[dict[str, int], ...] = (
    {"wood": 2, "fish": 2, "huts": 1},
    {"fruit": 1, "wood": 1, "huts": 3},
    {"cattle": 2, "huts": 3},
)
NOT_IN = {"lands": "components-sea-in-land", "seas": "components-land-in-sea"}
ICON_IN = {"lands": "components-fish-ashore", "seas": "components-icon-at-sea"}
# Numbers of land and sea areas: one land area with up to two seas, or two separated by a strait.
POSSIBLE_AREAS = {(1, 0), (1, 1), (1, 2), (2, 1)}


def check_hexes(content: Sheet) -> Iterator[Violation]:
    start = {OPEN_SEA: content["start"]["open_sea"], DESERT_VILLAGE: content["start"]["desert_village"]}
    stack = {
        f"hexes[{number}].sides[{face}]": side
        for number, hexagon in enumerate(content["hexes"])
        for face, side in enumerate(hexagon["sides"])
    }
    for where, side in (start | stack).items():
        yield from check_areas(where, side)
        yield from check_edges(where, side)
        yield from check_icons(where, side)
        yield from check_numbers(where, side)
    yield from check_stack(list(stack.values()))
    yield from check_different(start | stack)


def check_areas(where: str, side: HexSide) -> Iterator[Violation]:
    """The start hex is all sea or has land; every other side has land."""
    number = (len(side["lands"]), len(side["seas"]))
    possible = {(0, 1)} if where == OPEN_SEA else POSSIBLE_AREAS
    if number not in possible:
        expected = ", ".join(f"{lands}+{seas}" for lands, seas in sorted(possible))
        yield Violation(where, "components-areas", {"lands": number[0], "seas": number[1], "expected": expected})


def check_edges(where: str, side: HexSide) -> Iterator[Violation]:
    """Each edge is in one area of its terrain; adjacent edges are not separated; areas do not cross."""
    owners: list[list[str]] = [[] for _ in range(EDGES)]
    for kind in ("lands", "seas"):
        for number, area in enumerate(side[kind]):
            for edge in area["edges"]:
                owners[edge].append(f"{kind}[{number}]")
                if (side["edges"][edge] == "sea") != (kind == "seas"):
                    values = {"edge": edge, "terrain": side["edges"][edge]}
                    yield Violation(f"{where}.{kind}[{number}].edges", NOT_IN[kind], values)
    for edge, areas in enumerate(owners):
        if len(areas) != 1:
            yield Violation(f"{where}.edges[{edge}]", "components-edge", {"areas": len(areas)})
    if all(len(areas) == 1 for areas in owners):
        yield from check_ring(where, [areas[0] for areas in owners])


def check_ring(where: str, ring: list[str]) -> Iterator[Violation]:
    """The areas around the six edges could be drawn that way."""
    for edge, area in enumerate(ring):
        after = ring[(edge + 1) % EDGES]
        if area != after and area[:4] == after[:4]:
            yield Violation(where, "components-parted", {"edge": edge, "after": (edge + 1) % EDGES})
    for one, other in combinations(sorted(set(ring)), 2):
        order = [area for area in ring if area in (one, other)]
        changes = sum(area != order[place - 1] for place, area in enumerate(order))
        if changes > 2:
            yield Violation(where, "components-crossing", {"one": one, "other": other})


def check_icons(where: str, side: HexSide) -> Iterator[Violation]:
    """Fish icons are at sea, all others on land."""
    for kind in ("lands", "seas"):
        for number, area in enumerate(side[kind]):
            for name, icons in area["icons"].items():
                if icons and (name == "fish") != (kind == "seas"):
                    yield Violation(f"{where}.{kind}[{number}].icons.{name}", ICON_IN[kind])


def icons_of(side: HexSide) -> dict[str, int]:
    areas = [*side["lands"], *side["seas"]]
    return {name: sum(area["icons"][name] for area in areas) for name in resources.NAMES}


def check_numbers(where: str, side: HexSide) -> Iterator[Violation]:
    huts = {OPEN_SEA: 0, DESERT_VILLAGE: 5}.get(where, VOLCANO_HUTS if side["volcano"] else side["huts"])
    yield from unlike(f"{where}.huts", side["huts"], huts)
    icons = sum(icons_of(side).values())
    if icons + side["huts"] != ICONS_AND_HUTS and not side["volcano"]:
        yield Violation(where, "components-five", {"icons": icons, "huts": side["huts"]})
    if where in (OPEN_SEA, DESERT_VILLAGE):
        yield from unlike(f"{where}.volcano", side["volcano"], False)


def check_stack(sides: list[HexSide]) -> Iterator[Violation]:
    """What must be somewhere in the stack."""
    volcanoes = sum(side["volcano"] for side in sides)
    if volcanoes != 1:
        yield Violation("hexes", "components-volcano", {"volcanoes": volcanoes})
    if not any(len(side["lands"]) == 2 for side in sides):
        yield Violation("hexes", "components-strait")
    if all(side["seas"] for side in sides):
        yield Violation("hexes", "components-landlocked")
    counts = [icons_of(side) | {"huts": side["huts"]} for side in sides]
    for quoted in QUOTED_SIDES:
        if not any({key: n for key, n in count.items() if n} == quoted for count in counts):
            yield Violation("hexes", "components-quoted", {"side": ", ".join(f"{k} = {n}" for k, n in quoted.items())})


def check_different(sides: dict[str, HexSide]) -> Iterator[Violation]:
    """No side is a rotation of another."""
    seen: dict[str, str] = {}
    for where, side in sides.items():
        turned = min(turned_by(side, turn) for turn in range(EDGES))
        if turned in seen:
            yield Violation(where, "components-same-side", {"other": seen[turned]})
        seen.setdefault(turned, where)


def turned_by(side: HexSide, turn: int) -> str:
    """A side as a text that is equal for equal sides."""
    edges = [side["edges"][(edge + turn) % EDGES] for edge in range(EDGES)]
    areas = [
        (kind, sorted((edge - turn) % EDGES for edge in area["edges"]), sorted(area["icons"].items()))
        for kind in ("lands", "seas")
        for area in side[kind]
    ]
    return repr((edges, sorted(areas), side["huts"]))
