"""Component sets for the tests: the standard one as plain data, changed at a place, and written as a file."""

import copy
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

from hexhaven.archipelago.content.components import STANDARD_FILE, check_text
from hexhaven.kernel.violation import Violation
from hexhaven.language import LANGUAGES, language

Document = dict[str, Any]
Side = dict[str, Any]

SOURCE = STANDARD_FILE.read_text(encoding="utf-8").replace('name = "standard"', 'name = "box"')
STANDARD: Document = tomllib.loads(SOURCE)
GONE = object()  # as a new value: the key is taken out


def steps(path: str) -> list[str | int]:
    return [int(step[1:-1]) if step[0] == "[" else step for step in re.findall(r"[^.\[\]]+|\[\d+\]", path)]


def at(document: Document, path: str) -> Any:
    place: Any = document
    for step in steps(path):
        place = place[step]
    return place


def changed(changes: dict[str, Any]) -> Document:
    """The standard set with other values at these paths."""
    document = copy.deepcopy(STANDARD)
    for path, value in changes.items():
        *outer, last = steps(path)
        place: Any = document
        for step in outer:
            place = place[step]
        if value is GONE:
            del place[last]
        else:
            place[last] = value
    return document


def written(value: Any) -> str:
    """TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {written(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


def file_of(document: Document) -> str:
    return "".join(f"{json.dumps(key)} = {written(value)}\n" for key, value in document.items())


def found(changes: dict[str, Any]) -> list[tuple[str, str]]:
    """Where the changed set is wrong, and the message without its prefix. Every language must be able to say it."""
    return told(check_text(file_of(changed(changes))))


def told(violations: list[Violation]) -> list[tuple[str, str]]:
    for violation in violations:
        assert str(violation)
        for code in LANGUAGES:
            assert language(code, "archipelago")(violation.what, **violation.values)
    return [(violation.where, violation.what.removeprefix("components-")) for violation in violations]


def stack_sides(document: Document = STANDARD) -> Iterator[tuple[str, Side]]:
    for number, hexagon in enumerate(document["hexes"]):
        for face, side in enumerate(hexagon["sides"]):
            yield f"hexes[{number}].sides[{face}]", side


def icons(side: Side) -> dict[str, int]:
    counts: dict[str, int] = {}
    for area in [*side["lands"], *side["seas"]]:
        for name, number in area.get("icons", {}).items():
            counts[name] = counts.get(name, 0) + number
    return counts


def sea_edges(side: Side) -> int:
    return int(side["edges"].count("sea"))


def places(value: Any, path: str = "") -> Iterator[str]:
    """The path of everything in a document."""
    if isinstance(value, dict):
        for key, entry in value.items():
            inner = f"{path}.{key}" if path else key
            yield inner
            yield from places(entry, inner)
    if isinstance(value, list):
        for index, entry in enumerate(value):
            yield f"{path}[{index}]"
            yield from places(entry, f"{path}[{index}]")


def where(wanted: Callable[[Side], object]) -> str:
    """The path of the first side that is wanted."""
    return next(path for path, side in stack_sides() if wanted(side))


def has(huts: int, **wanted: int) -> Callable[[Side], bool]:
    return lambda side: side["huts"] == huts and icons(side) == wanted


VOLCANO = where(lambda side: side.get("volcano"))
STRAIT = where(lambda side: len(side["lands"]) == 2)
TWO_SEAS = where(lambda side: len(side["seas"]) == 2)
