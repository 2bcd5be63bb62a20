"""The map of a position: regions described by where they are, the areas at their edges, icons, huts and buildings.

`edges` are six letters for the directions from east anticlockwise: a and b for plain edges of the two land areas, A and
B for their mountain edges, x and y for the two sea areas. Without them an edge is like the one it meets, and plain
where it meets none.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import land_of, sea_of, site
from hexhaven.archipelago.content.resources import FISH, RESOURCES
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.tables import (
    AREAS,
    EDGES,
    LAND_A,
    LAND_B,
    MOUNTAIN,
    PLAIN,
    PORT,
    SEA,
    SEA_A,
    Side,
)
from hexhaven.archipelago.notation.parts import AREA_LETTERS, BUILDING_NAMES, DIRECTION_NAMES
from hexhaven.archipelago.positions.components import describe, with_sides
from hexhaven.archipelago.positions.pieces import region_number, resource_and_number, side_named
from hexhaven.archipelago.state import NO_REGION, NO_SEAT, State
from hexhaven.archipelago.units import CENTRE, STEP, region_at, terrain
from hexhaven.archipelago.verbs.map import lay_region, plunder, raise_building
from hexhaven.kernel.errors import PositionError

MOST_ICONS = 9
LETTER_OF_TERRAIN = {SEA: "x", PLAIN: "a", MOUNTAIN: "A"}


class RegionSettings(TypedDict, total=False):
    """What can be set for a region besides its icons."""

    where: str
    edges: str
    huts: int
    side: str
    turned: int
    built: str
    plundered: str


@dataclass(frozen=True)
class RegionPosition:
    """One region, with defaults."""

    icons: str = ""  # "wood 2 fish 1": on land a, fish in sea x; "b stone 1 y fish 1": in these areas
    where: str = ""  # "east of 0"; by default the next free spot around region 0
    edges: str = ""
    huts: int = 0
    side: str = ""  # a printed side such as 12b, instead of icons, edges and huts
    turned: int = 0  # sixths anticlockwise, of a printed side
    built: str = ""  # "town market:b port:bx"
    plundered: str = ""  # icons, written as above


def lay_all(s: State, regions: Iterable[RegionPosition], spare: list[int]) -> None:
    """Lay the regions in order; those that are described use spare hexes from the end."""
    sides = {}
    for number, region in enumerate(regions, 1):
        spot = spot_of(s, region.where)
        if region.side:
            side = side_named(region.side)
        else:
            if not spare:
                raise PositionError("there are no more hexes")
            side = spare.pop() * 2
            sides[side] = described_side(side, region, region.edges or matching_edges(s, spot))
            describe(s.rules, with_sides(s.rules.components, sides))
        lay_region(s, NO_SEAT, side, region.turned % EDGES, spot)
        check_fit(s, number)
        for word in region.built.split():
            raise_named(s, number, word)
        for area, resource, icons in icons_in(region.plundered):
            plunder_icons(s, number, area, resource, icons)


def spot_of(s: State, where: str) -> int:
    if not where:
        return next_spot(s)
    words = where.split()
    if len(words) != 3 or words[1] != "of" or words[0] not in DIRECTION_NAMES:
        raise PositionError(f"{where!r} is no place for a region; write 'east of 0'")
    region = region_number(s, words[2])
    spot = s.spots[region] + STEP[DIRECTION_NAMES.index(words[0])]
    if region_at(s, spot) != NO_REGION:
        raise PositionError(f"there is already a region {where}")
    return spot


def next_spot(s: State) -> int:
    for step in STEP:
        if region_at(s, CENTRE + step) == NO_REGION:
            return CENTRE + step
    raise PositionError("there is no room left around region 0: say where the region is")


def matching_edges(s: State, spot: int) -> str:
    letters = ""
    for direction, step in enumerate(STEP):
        beside = region_at(s, spot + step)
        land = PLAIN if beside == NO_REGION else terrain(s, beside, (direction + 3) % EDGES)
        letters += LETTER_OF_TERRAIN[land]
    return letters


def described_side(number: int, region: RegionPosition, edges: str) -> Side:
    if len(edges) != EDGES or not set(edges) <= set("abABxy"):
        raise PositionError(f"{edges!r} are not six edges, each one of a b A B x y")
    terrains = [SEA if letter in "xy" else MOUNTAIN if letter.isupper() else PLAIN for letter in edges]
    area_of = [AREA_LETTERS.index(letter.lower()) for letter in edges]
    icons = [0] * (AREAS * RESOURCES)
    for area, resource, many in icons_in(region.icons):
        icons[area * RESOURCES + resource] += many
    used = {*area_of, *(place // RESOURCES for place, many in enumerate(icons) if many)}
    for first in (LAND_A, SEA_A):
        if first + 1 in used and first not in used:
            letters = AREA_LETTERS[first : first + 2]
            raise PositionError(f"a region with an area {letters[1]} has an area {letters[0]} too")
    lands, seas = len(used & {LAND_A, LAND_B}), len(used - {LAND_A, LAND_B})
    return Side(number, vec[i64](terrains), vec[i64](area_of), lands, seas, vec[i64](icons), region.huts)


def icons_in(text: str) -> list[tuple[int, int, int]]:
    """`wood 2 b stone 1` as areas, resources and numbers; a dash leads back to the areas where one expects them."""
    found, words, area = [], text.split(), -1
    while words:
        if words[0] in (*AREA_LETTERS, "-"):
            area = AREA_LETTERS.find(words.pop(0))
            continue
        resource, number = resource_and_number(text, words)
        place = area if area >= 0 else SEA_A if resource == FISH else LAND_A
        if (resource == FISH) != (place >= SEA_A):
            raise PositionError(f"{text!r}: fish icons lie in the sea, all others on land")
        found.append((place, resource, number))
    return found


def check_fit(s: State, region: int) -> None:
    for direction in range(EDGES):
        other = s.near[region * EDGES + direction]
        if other != NO_REGION and terrain(s, region, direction) != terrain(s, other, (direction + 3) % EDGES):
            raise PositionError(f"region {region} does not match region {other} in the {DIRECTION_NAMES[direction]}")


def raise_named(s: State, region: int, word: str) -> None:
    """`port:bx`: a building with its land area and its sea area, a and x by default."""
    name, _, areas = word.partition(":")
    if name not in BUILDING_NAMES[:AREAS]:
        raise PositionError(f"{name!r} is not a building")
    building = BUILDING_NAMES.index(name)
    on_site = site(int("b" in areas), int("y" in areas))
    if areas not in ("", *"abxy", "ax", "ay", "bx", "by") or (building != PORT and set(areas) & set("xy")):
        raise PositionError(f"{areas!r} does not say where the {name} is")
    if s.built[region] >> building * 4 & 1:
        raise PositionError(f"region {region} can have only one {name}")
    side = s.rules.components.sides[s.sides[region]]
    if land_of(on_site) >= side.lands or (building == PORT and sea_of(on_site) >= side.seas):
        raise PositionError(f"region {region} has no place for a {word}")
    left = s.trade_tokens if name in ("market", "port") else s.town_tokens
    if not left:
        raise PositionError(f"there is no token for another {name}")
    raise_building(s, NO_SEAT, region, building, on_site)


def plunder_icons(s: State, region: int, area: int, resource: int, icons: int) -> None:
    side = s.rules.components.sides[s.sides[region]]
    if icons > side.icons[area * RESOURCES + resource]:
        raise PositionError(f"region {region} has fewer icons of {RESOURCE_NAMES[resource]}")
    for _ in range(icons):
        plunder(s, region, area, resource)
