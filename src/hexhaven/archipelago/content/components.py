"""Component sets: the standard ones, and files in which somebody has typed the values of a box.

A game names its set in full, `name@digest`, where the digest is of the content: a set never changes. People say
`standard` for the newest standard set; those of earlier rules versions stay, for the games that were begun with them.
"""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.content import cards, resources
from hexhaven.archipelago.content.constraints import violations
from hexhaven.archipelago.content.sheet import BUILDINGS, TERRAINS, Sheet, read, zone_of
from hexhaven.archipelago.content.tables import (
    AREAS,
    EDGES,
    LAND_A,
    ROWS,
    SEA_A,
    Components,
    Market,
    Side,
    Zone,
)
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.violation import Violation, ViolationError

OPTION = "components"
STANDARD = "standard"
STANDARD_FILES = {
    1: "standard-1.toml",
    2: "standard-2.toml",
    3: "standard-3.toml",
    4: "standard-4.toml",
}  # by the rules version that brought it
STANDARD_FILE = Path(__file__).with_name(STANDARD_FILES[max(STANDARD_FILES)])
DIGITS = 12  # of a digest

loaded: dict[str, Components] = {}  # by full name
sources: dict[str, str] = {}  # by full name: the file


class ComponentsError(ViolationError):
    """A component set breaks constraints."""


def standard(version: int = max(STANDARD_FILES)) -> Components:
    """The standard set of a rules version, by default of the newest."""
    return released(max(first for first in STANDARD_FILES if first <= version))


@cache
def released(version: int) -> Components:
    """The standard set that came with the rules version."""
    source = Path(__file__).with_name(STANDARD_FILES[version]).read_text(encoding="utf-8")
    return kept(made_of(source), source)


def full_name(name: str, version: int) -> str:
    """The name with the digest, of what a name meant in that rules version."""
    return standard(version).name if name == STANDARD else name


def named(name: str) -> Components:
    """The set with that full name. Raises OptionError."""
    if name.startswith(f"{STANDARD}@"):
        for version in STANDARD_FILES:
            if released(version).name == name:
                return released(version)
    if name not in loaded:
        raise OptionError(OPTION, f"no component set {name!r} is loaded")
    return loaded[name]


def sheet_of(name: str) -> Sheet:
    """The content of the set with that full name. Raises OptionError."""
    return read(sources[named(name).name])[0]


def load(path: Path) -> Components:
    """The set in a file; from now on its name can be an option. Raises ComponentsError, or OSError."""
    return load_text(decoded(path))


def load_text(source: str) -> Components:
    if found := check_text(source):
        raise ComponentsError(found)
    return kept(made_of(source), source)


def made_of(source: str) -> Components:
    """A set whose form is right, whatever it says. Raises ComponentsError."""
    content, found = read(source)
    if found:
        raise ComponentsError(found)
    return components_of(content, full_name_of(content))


def kept(made: Components, source: str) -> Components:
    """From now on its full name can be an option; there is one set with that content."""
    sources.setdefault(made.name, source)
    return loaded.setdefault(made.name, made)


def know(name: str, source: str) -> None:
    """Bring back a set that somebody has kept. Raises OptionError if it is not the one with that full name."""
    if name in loaded and sources[name] == source:
        return
    try:
        made = made_of(source)
    except ComponentsError as error:
        raise OptionError(OPTION, f"{name!r}: {error}") from error
    if made.name != name:
        raise OptionError(OPTION, f"what was kept as {name!r} is {made.name!r}")
    kept(made, source)


def check(path: Path) -> list[Violation]:
    """Where a file violates the form of a component set or an attested value. Raises OSError."""
    try:
        return check_text(decoded(path))
    except ComponentsError as error:
        return error.violations


def check_text(source: str) -> list[Violation]:
    content, found = read(source)
    return found or [*check_name(content), *violations(content)]


def check_name(content: Sheet) -> Iterator[Violation]:
    """Only a released set is the standard one."""
    if content["name"] == STANDARD and full_name_of(content) not in {released(first).name for first in STANDARD_FILES}:
        yield Violation("name", "components-standard")


def full_name_of(content: Sheet) -> str:
    return f"{content['name']}@{digest(content)}"


def decoded(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise ComponentsError([Violation("", "components-utf8")]) from error


def digest(content: Sheet) -> str:
    """The same for all files with the same values, however they are written and named."""
    values = {key: value for key, value in content.items() if key != "name"}
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:DIGITS]


def components_of(content: Sheet, name: str) -> Components:
    sides = [side for hexagon in content["hexes"] for side in hexagon["sides"]]
    sides += [content["start"]["open_sea"], content["start"]["desert_village"]]
    rows = [content["cards"][card] for card in cards.NAMES]
    backs = [content["backs"][card] for card in cards.NAMES]
    made = Components(
        name,
        vec[Side]([side_of(number, side) for number, side in enumerate(sides)]),
        market_of(content["domestic"]),
        market_of(content["export"]),
        vec[Zone]([zone_of(back["upper"]) for back in backs]),
        vec[Zone]([zone_of(back["lower"]) for back in backs]),
        vec[i64]([price for row in rows for price in row["prices"]]),
        vec[i64]([row["discs"] for row in rows]),
        vec[i64]([row["florins"] for row in rows]),
        vec[i64]([int(row["anyone"]) for row in rows]),
        vec[i64]([row["amount"] for row in rows]),
        vec[i64]([row["medals"] for row in rows]),
    )
    fill_boards(made, content)
    return made


def fill_boards(made: Components, content: Sheet) -> None:
    made.stability_workers = column(content["stability"]["rows"], "workers")
    made.stability_rebels = column(content["stability"]["rows"], "rebels")
    made.labour_from = column(content["labour"]["rows"], "from")
    made.labour_price = column(content["labour"]["rows"], "price")
    made.labour_rebels = column(content["labour"]["rows"], "rebels")
    sides = [content["wheel"]["two_to_four_players"]] * 5 + [content["wheel"]["five_players"]]
    made.tax_discs = column(sides, "taxes")
    if content["format"] > 1:
        made.tax_discs = vec[i64]([players + shared for players, shared in enumerate(made.tax_discs)])
    made.shared_explorations = column(sides, "explorations")
    made.tax_citizen = content["taxes"]["citizen"]
    made.tax_ship = content["taxes"]["ship"]
    made.tax_town = content["taxes"]["town"]
    made.tax_temple = content["taxes"]["temple"]
    costs = [content["costs"][building] for building in BUILDINGS]
    made.cost_cubes = vec[i64]([pile(cost) for cost in costs])
    made.cost_florins = column(costs, "florins")


def column(rows: list[dict[str, int]], key: str) -> vec[i64]:
    return vec[i64]([row[key] for row in rows])


def pile(cost: dict[str, int]) -> int:
    return sum(resources.cubes(resource, cost[name]) for resource, name in enumerate(resources.NAMES))


def market_of(zones: dict[str, list[dict[str, int]]]) -> Market:
    """Rows that a zone does not have are filled with zeros."""
    missing = {"slots": 0, "price": 0, "workers": 0, "rebels": 0}
    rows = [row for name in resources.NAMES for row in [*zones[name], *[missing] * (ROWS - len(zones[name]))]]
    return Market(column(rows, "slots"), column(rows, "price"), column(rows, "workers"), column(rows, "rebels"))


def side_of(number: int, side: dict[str, Any]) -> Side:
    areas = dict(enumerate(side["lands"], LAND_A)) | dict(enumerate(side["seas"], SEA_A))
    area_at = [0] * EDGES
    icons = [0] * (AREAS * resources.RESOURCES)
    for place, area in areas.items():
        for edge in area["edges"]:
            area_at[edge] = place
        for resource, name in enumerate(resources.NAMES):
            icons[place * resources.RESOURCES + resource] = area["icons"][name]
    edges = [TERRAINS.index(terrain) for terrain in side["edges"]]
    lands, seas = len(side["lands"]), len(side["seas"])
    return Side(number, vec[i64](edges), vec[i64](area_at), lands, seas, vec[i64](icons), side["huts"])
