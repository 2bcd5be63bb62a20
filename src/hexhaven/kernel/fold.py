"""A fold is a table: for each kind of event a few operations on paths of a view.

    e.TILE_PLACED: [("drop", "seats[seat].storage", "a"), ("set", "estates[seats[seat].estate].tiles[b]", "a")]

A path leads through the view. In its brackets stand a number or the name of one (seat, a, b and c are the event's,
viewer is the seat that looks), a path, or * for every place. A value is the name of a number, a constant, a list of
values, or a New part of the view. A number below 0 is nobody or nothing: what would be done in such a place is left
out, and no list takes it in. An operation may have a condition: two paths that have to lead to the same number.

The table is turned into Python once; the browser gets it as data and runs it in web/src/table/fold.ts.
"""

import re
from bisect import insort
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, Final

from hexhaven.kernel.event import Event

Operation = tuple[Any, ...]  # its name, a path, a value, and perhaps the two paths of a condition
Table = Mapping[int, Sequence[Operation]]
Path = list[Any]  # the steps of a path: names, and in the place of brackets "*" or a path

NUMBERS: Final = ("viewer", "seat", "a", "b", "c")

# What the operations do, as Python: {at} is what the path leads to.
OPERATIONS: Final = {
    "set": "{at} = {value}",
    "add": "{at} += {value}",
    "subtract": "{at} -= {value}",
    "more": "count({holder}, {key}, {value})",  # of what a dict counts; what there is none of is not listed
    "less": "count({holder}, {key}, -{value})",
    "push": "{at}.append({value})",
    "insert": "{at}.insert(*{value})",  # where, and what
    "put": "insort({at}, {value})",  # into a sorted list
    "include": "include({at}, {value})",  # into a sorted list, but not a second time
    "drop": "drop({at}, {value})",
    "pour": "pour({at}, {value})",  # all that is in a sorted list into another one, which is named by its path
    "clear": "{at}.clear()",
}


class New:
    """A new part of a view; what is not named has its default."""

    def __init__(self, kind: type, **values: Any) -> None:
        self.kind = kind
        self.values = values


def as_data(table: Table) -> dict[int, list[list[Any]]]:
    """The table in JSON: paths in steps."""
    return {kind: [row_as_data(*operation) for operation in operations] for kind, operations in table.items()}


def row_as_data(name: str, path: str, value: Any = None, *condition: str) -> list[Any]:
    given = steps(value) if name == "pour" else value_as_data(value)
    return [name, steps(path), given, *map(steps, condition)]


def value_as_data(value: Any) -> Any:
    if isinstance(value, New):
        return {
            field.name: value_as_data(value.values[field.name]) if field.name in value.values else default_of(field)
            for field in fields(value.kind)
        }
    return [value_as_data(part) for part in value] if isinstance(value, list) else value


def default_of(field: Any) -> Any:
    return field.default if field.default_factory is MISSING else field.default_factory()


def steps(path: str) -> Path:
    """`seats[seat].dice` leads over ["seats", ["seat"], "dice"]."""
    return read_steps(iter(re.findall(r"\w+|[*\[\]]", path)))


def read_steps(tokens: Iterator[str]) -> Path:
    path: Path = []
    for token in tokens:
        if token == "]":
            return path
        path.append(read_steps(tokens) if token == "[" else int(token) if token.isdigit() else token)
    return path


# As Python.


def compile_fold(table: Table) -> Callable[[Any, Event], None]:
    """The function that brings a view up to date with an event."""
    scope: dict[str, Any] = {"count": count, "include": include, "drop": drop, "pour": pour, "insort": insort}
    scope |= {"known": known, "folds": {}}
    for kind, operations in table.items():
        lines = [written(scope, *operation) for operation in operations] or ["pass"]
        exec("\n    ".join([f"def fold({', '.join(['view', *NUMBERS])}):", *lines]) + f"\nfolds[{kind}] = fold", scope)
    folds: dict[int, Callable[..., None]] = scope["folds"]

    def fold(view: Any, event: Event) -> None:
        folds[event.kind](view, view.seat, event.seat, event.a, event.b, event.c)

    return fold


def written(scope: dict[str, Any], name: str, path: str, value: Any = None, *condition: str) -> str:
    """An operation as a line of Python."""
    at = path_written(steps(path))
    holder, _, key = at.removesuffix("]").rpartition("[")
    given = path_written(steps(value)) if name == "pour" else value_written(scope, value)
    done = OPERATIONS[name].format(at=at, holder=holder, key=key, value=given)
    if "[each]" in at:
        return f"for each in range(len({at.partition('[each]')[0]})): {done}"
    tests = [f"{number} >= 0" for number in NUMBERS if any(f"[{number}]" in part for part in (path, *condition))]
    if condition:
        tests.append(" == ".join(path_written(steps(part)) for part in condition))
    return f"if {' and '.join(tests)}: {done}" if tests else done


def path_written(path: Path) -> str:
    if path[0] in NUMBERS or isinstance(path[0], int):
        return str(path[0])
    if path == ["*"]:
        return "each"
    return "view" + "".join(f".{step}" if isinstance(step, str) else f"[{path_written(step)}]" for step in path)


def value_written(scope: dict[str, Any], value: Any) -> str:
    if isinstance(value, New):
        scope[value.kind.__name__] = value.kind
        parts = [f"{name}={value_written(scope, part)}" for name, part in value.values.items()]
        return f"{value.kind.__name__}({', '.join(parts)})"
    if isinstance(value, list):
        return f"known([{', '.join(value_written(scope, part) for part in value)}])"
    return value if isinstance(value, str) else repr(value)


def count(numbers: dict[int, int], key: int, number: int) -> None:
    numbers[key] = numbers.get(key, 0) + number
    if not numbers[key]:
        del numbers[key]


def include(members: list[int], member: int) -> None:
    if member >= 0 and member not in members:
        insort(members, member)


def drop(members: list[Any], member: Any) -> None:
    if member in members:
        members.remove(member)


def pour(source: list[int], target: list[int]) -> None:
    for member in source:
        include(target, member)
    source.clear()


def known(numbers: list[int]) -> list[int]:
    return [number for number in numbers if number >= 0]
