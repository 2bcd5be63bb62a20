"""Schemas for data from a file: each checks a value, notes what is wrong and where, and fills in defaults."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from hexhaven.kernel.violation import Violation

LONGEST = 40  # characters of a value that are shown


Shape = Callable[[object, str, list[Violation]], Any]


def whole(least: int, most: int) -> Shape:
    def shape(value: object, where: str, found: list[Violation]) -> object:
        if type(value) is not int or not least <= value <= most:
            violation = Violation(where, "components-whole", {"value": shown(value), "least": least, "most": most})
            found.append(violation)
        return value

    return shape


def flag(value: object, where: str, found: list[Violation]) -> object:
    if type(value) is not bool:
        found.append(Violation(where, "components-flag", {"value": shown(value)}))
    return value


def one_of(words: Iterable[str]) -> Shape:
    known = tuple(words)

    def shape(value: object, where: str, found: list[Violation]) -> object:
        if value not in known:
            values = {"value": shown(value), "words": ", ".join(f'"{word}"' for word in known)}
            found.append(Violation(where, "components-word", values))
        return value

    return shape


def matching(pattern: str, message: str) -> Shape:
    """A text that matches the whole pattern; the message says what is expected."""

    def shape(value: object, where: str, found: list[Violation]) -> object:
        if not isinstance(value, str) or not re.fullmatch(pattern, value):
            found.append(Violation(where, message, {"value": shown(value)}))
        return value

    return shape


def list_of(entry: Shape, least: int, most: int) -> Shape:
    def shape(value: object, where: str, found: list[Violation]) -> object:
        if not isinstance(value, list):
            found.append(Violation(where, "components-list", {"value": shown(value)}))
            return value
        if not least <= len(value) <= most:
            message = "components-length" if least < most else "components-exact-length"
            found.append(Violation(where, message, {"entries": len(value), "least": least, "most": most}))
        return [entry(item, f"{where}[{index}]", found) for index, item in enumerate(value)]

    return shape


def table(required: Mapping[str, Shape], optional: Mapping[str, tuple[Shape, object]] | None = None) -> Shape:
    """A table with these keys; an optional one comes with its default."""
    defaults = optional or {}

    def shape(value: object, where: str, found: list[Violation]) -> object:
        if not isinstance(value, dict):
            found.append(Violation(where, "components-table", {"value": shown(value)}))
            return value
        for key in value:
            if key not in required and key not in defaults:
                found.append(Violation(inside(where, key), "components-unknown"))
        for key in required:
            if key not in value:
                found.append(Violation(inside(where, key), "components-missing"))
        whole_table = {key: default for key, (_, default) in defaults.items()}
        shapes = dict(required) | {key: entry for key, (entry, _) in defaults.items()}
        for key, entry in shapes.items():
            if key in value:
                whole_table[key] = entry(value[key], inside(where, key), found)
        return whole_table

    return shape


def inside(where: str, key: str) -> str:
    name = key if re.fullmatch(r"[A-Za-z0-9_-]{1,40}", key) else shown(key)
    return f"{where}.{name}" if where else name


def unlike(where: str, value: object, expected: object) -> Iterator[Violation]:
    """A value differs from the attested one."""
    if value != expected:
        yield Violation(where, "components-attested", {"value": shown(value), "expected": shown(expected)})


def shown(value: object) -> str:
    """A value as the file would write it, shortened."""
    written = json.dumps(value, ensure_ascii=False, default=str)
    return written if len(written) <= LONGEST else written[: LONGEST - 1] + "…"
