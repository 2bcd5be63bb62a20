"""The tables of views and events in docs/views.md. `python -m tests.view_table` writes them anew."""

import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from hexhaven.archipelago.content import cards, objectives, resources, trends
from hexhaven.burgundy.content.goods import KINDS
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, ROWS
from hexhaven.kernel.fold import New, Table

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "views.md"
GAMES = {"burgundy": "The Castles of Burgundy", "archipelago": "Archipelago"}
CLASS = re.compile(r"^class (\w+):\n    \"\"\"(.*)\"\"\"\n((?:\n|    .*\n)*)", re.MULTILINE)
FIELD = re.compile(r"^    (\w+): ([^=#\n]+?)(?: = [^#\n]+?)?(?: *# (.*))?$", re.MULTILINE)
EVENT = re.compile(r"^([A-Z_]+): Final = (\d+)(?: *# (.*))?$", re.MULTILINE)
MARK = "<!-- Written by tests/view_table.py from here on. -->\n"


def source(game: str, module: str) -> str:
    return (ROOT / "src" / "hexhaven" / game / f"{module}.py").read_text(encoding="utf-8")


def cell(text: str | None) -> str:
    return (text or "").replace("|", "\\|")


def parts_of_the_view(game: str) -> list[str]:
    """A table for each part, the whole view first."""
    lines: list[str] = []
    for name, meaning, body in reversed(CLASS.findall(source(game, "view"))):
        lines += [f"`{name}`: {meaning}", "", "| field | type | |", "|---|---|---|"]
        lines += [f"| `{field}` | `{cell(kind)}` | {cell(comment)} |" for field, kind, comment in FIELD.findall(body)]
        lines.append("")
    return lines


def operation(name: str, path: str, value: object = None, *condition: str) -> str:
    if isinstance(value, New):
        shown = ", ".join(f"{field}: {given}" for field, given in value.values.items())
        value = f"new {value.kind.__name__}({shown})"
    given = f" {value}" if name != "clear" else ""
    where = f" if {condition[0]} is {condition[1]}" if condition else ""
    return f"`{cell(f'{name} {path}{given}{where}')}`"


def events(game: str) -> list[str]:
    fold: Table = import_module(f"hexhaven.{game}.fold").FOLD
    lines = ["| kind | event | its numbers | what it changes in the view |", "|---|---|---|---|"]
    for name, number, comment in EVENT.findall(source(game, "events")):
        if int(number) not in fold or name not in names_of_events(game):
            continue
        changes = "<br>".join(operation(*step) for step in fold[int(number)])
        lines.append(f"| {number} | `{name}` | {cell(comment)} | {changes} |")
    return [*lines, ""]


def names_of_events(game: str) -> set[str]:
    """Those in the order of their numbers, from 1; the constants below them are not events."""
    found: list[str] = []
    for name, number, _ in EVENT.findall(source(game, "events")):
        if int(number) == len(found) + 1:
            found.append(name)
    return set(found)


def numbered(names: Iterable[str], first: int = 0) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names, first))


def numbers(game: str) -> list[str]:
    """What the numbers of components stand for, with the names of docs/notation.md."""
    if game == "burgundy":
        tiles = ", ".join(f"{tile.tile} {tile.name}" for tile in ROWS)
        colours = numbered(COLOUR_LETTERS.replace("", " ").split())
        lists = {"Tiles": tiles, "Colours, by their letters": colours, "Goods": f"1 to {KINDS}, as on the dice"}
    else:
        lists = {
            "Resources": numbered(resources.NAMES),
            "Trends": numbered(trends.NAME_OF),
            "Objectives": numbered(objectives.NAME_OF),
            "Cards": numbered(cards.NAMES),
        }
    return [line for title, listed in lists.items() for line in (f"**{title}:** {listed}.", "")]


def written() -> str:
    """The page as it should be."""
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    lines: list[str] = []
    for game, title in GAMES.items():
        lines += [f"## {title}", "", *numbers(game), *parts_of_the_view(game), *events(game)]
    return head + MARK + "\n" + "\n".join(lines).rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
