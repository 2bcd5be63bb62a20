"""Boards that the owner of a box has typed in, in the place of those that are reconstructed. See docs/boards.md.

A game names its boards in full, `name@digest`, where the digest is of what is drawn: boards never change.
"""

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from librt.vecs import vec

from hexhaven.burgundy.content.drawings import (
    HALF,
    PRINTED,
    RECONSTRUCTED,
    STANDARD,
    TEAM_STARTS,
    Drawing,
    Field,
    Island,
    drawn_duchy,
    fields_of,
    with_drawn,
)
from hexhaven.burgundy.content.duchies import BORDER_DUCHIES, NAMES, POSTS, Duchy
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.violation import Violation, ViolationError

OPTION = "boards"
DIGITS = 12  # of a digest
LARGEST_AREA = 8
AROUND = ((0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0), (-0.5, -1))  # neighbours, clockwise from the north-east
CENTRE = 37  # the field in the middle of a double duchy
WORD = re.compile(r"[CMYSBA][1-6]")
NAME = re.compile(r"[a-z0-9-]{1,32}")
COUNTS = {"12a": "C7 M6 Y12 S12 B24 A12", "13A": "C4 M3 Y6 S6 B12 A6"}
COUNTS |= {"12b": COUNTS["12a"], "13B": COUNTS["13A"]}

loaded: dict[str, vec[Duchy]] = {}  # by full name
sources: dict[str, str] = {}  # by full name: the file


class BoardsError(ViolationError):
    """A file of boards breaks a rule of boards."""


def printed(name: str) -> vec[Duchy]:
    """The boards by number, of the set with that full name. Raises OptionError."""
    if name == "standard":
        return PRINTED
    if name not in loaded:
        raise OptionError(OPTION, f"no boards {name!r} are loaded")
    return loaded[name]


def load_text(source: str) -> str:
    """The full name of the boards in a file; from now on it can be an option. Raises BoardsError."""
    name, drawings = read(source)
    shapes = repr([(board, shape_of(drawing)) for board, drawing in sorted(drawings.items())])
    full = f"{name}@{hashlib.sha256(shapes.encode()).hexdigest()[:DIGITS]}"
    loaded.setdefault(full, with_drawn({**STANDARD, **drawings}))
    sources.setdefault(full, source)
    return full


def know(name: str, source: str) -> None:
    """Bring back boards that somebody has kept. Raises OptionError if they are not those with that full name."""
    if sources.get(name) == source:
        return
    try:
        found = load_text(source)
    except BoardsError as error:
        raise OptionError(OPTION, f"{name!r}: {error}") from error
    if found != name:
        raise OptionError(OPTION, f"what was kept as {name!r} is {found!r}")


def shape_of(drawing: Drawing) -> tuple[list[tuple[int, int, int, str]], list[tuple[int, int]]]:
    return [(one.island, one.x, one.y, one.text) for one in fields_of(drawing)], sorted(drawing.rivers)


# Reading.


def read(source: str) -> tuple[str, dict[str, Drawing]]:
    """The name and the boards of a file. Raises BoardsError with all that is wrong."""
    try:
        content = tomllib.loads(source)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BoardsError([Violation("", "boards-toml", {"problem": str(error)})]) from error
    name = content.pop("name", "")
    found = []
    if not isinstance(name, str) or not NAME.fullmatch(name) or name == "standard":
        found.append(Violation("name", "boards-name"))
    found += [Violation(board, "boards-unknown") for board in content if board not in STANDARD]
    if not content:
        found.append(Violation("", "boards-none"))
    drawings = {}
    for board in STANDARD:
        if board in content:
            drawing = drawing_in(board, content[board], found)
            if drawing is not None:
                found += violations(board, drawing)
                drawings[board] = drawing
    if found:
        raise BoardsError(found)
    return name, drawings


def drawing_in(board: str, said: Any, found: list[Violation]) -> Drawing | None:
    """A board of the file, if it has the form of one."""
    islands, rivers = (said.get("islands"), said.get("rivers", [])) if isinstance(said, dict) else (None, [])
    if not isinstance(islands, list) or not islands or not all(map(is_island, islands)):
        found.append(Violation(board, "boards-islands"))
        return None
    if not isinstance(rivers, list) or not all(map(is_river, rivers)):
        found.append(Violation(board, "boards-rivers"))
        return None
    drawn = []
    for island in islands:
        left, top = island.get("at", [0, 0])
        drawn.append(Island(left, top, island["drawing"]))
    return Drawing(drawn, [(a, b) for a, b in rivers])


def is_island(said: Any) -> bool:
    if not isinstance(said, dict) or not isinstance(said.get("drawing"), str) or not said["drawing"].strip():
        return False
    return is_river(said.get("at", [0, 0]))


def is_river(said: Any) -> bool:
    return isinstance(said, list) and len(said) == 2 and all(type(number) is int and number >= 0 for number in said)


# The rules of boards.


def violations(board: str, drawing: Drawing) -> list[Violation]:
    wrong = list(wrong_words(board, drawing))
    if wrong:
        return wrong
    fields = fields_of(drawing)
    found = [*wrong_counts(board, fields), *wrong_rivers(board, fields, drawing)]
    if not found:
        found += wrong_shape(board, fields, drawing)
    return found


def wrong_words(board: str, drawing: Drawing) -> Iterator[Violation]:
    """Every field is a letter and a number, in its column."""
    for number, island in enumerate(drawing.islands, 1):
        for row in island.rows.strip("\n").split("\n"):
            for word in re.finditer(r"\S+", row):
                if not WORD.fullmatch(word[0]) or word.start() % HALF:
                    yield Violation(f"{board} island {number}", "boards-word", {"word": word[0][:20], "row": row[:60]})


def wrong_counts(board: str, fields: list[Field]) -> Iterator[Violation]:
    expected = {word[0]: int(word[1:]) for word in COUNTS[board].split()}
    there = Counter(one.text[0] for one in fields)
    for letter in COLOUR_LETTERS:
        if there[letter] != expected[letter]:
            values: dict[str, str | int] = {
                "letter": letter, "number": there[letter], "expected": expected[letter]
            }  # fmt: skip
            yield Violation(board, "boards-count", values)


def wrong_rivers(board: str, fields: list[Field], drawing: Drawing) -> Iterator[Violation]:
    """A river leads from one island to another."""
    for a, b in drawing.rivers:
        there = min(a, b) >= 1 and max(a, b) <= len(fields)
        if not there or fields[a - 1].island == fields[b - 1].island:
            yield Violation(board, "boards-river", {"one": a, "other": b})


def wrong_shape(board: str, fields: list[Field], drawing: Drawing) -> Iterator[Violation]:
    for number, one in enumerate(fields, 1):
        for other in fields[number:]:
            if one.island != other.island and one.touches(other):
                yield Violation(board, "boards-touch", {"one": number, "other": fields.index(other) + 1})
    duchy = drawn_duchy(board, drawing)
    for area in duchy.areas:
        if len(area) > LARGEST_AREA:
            yield Violation(board, "boards-area", {"field": int(area[0]), "number": len(area)})
    if len(reached_from_first(duchy)) < len(fields):
        yield Violation(board, "boards-apart")
    yield from wrong_starts(board, duchy)


def reached_from_first(duchy: Duchy) -> set[int]:
    reached = [1]
    for one in reached:
        reached += [int(near) for near in duchy.neighbours[one] if near not in reached]
    return set(reached)


def wrong_starts(board: str, duchy: Duchy) -> Iterator[Violation]:
    """A double duchy has one castle field of each number that the start castle may go on, 12a in the middle."""
    for number in TEAM_STARTS.get(board, ()):
        starts = [int(start) for start in duchy.starts if duchy.die[start] == number]
        if len(starts) != 1:
            yield Violation(board, "boards-start", {"die": number, "number": len(starts)})
        elif board == "12a" and starts != [CENTRE]:
            yield Violation(board, "boards-centre", {"field": starts[0]})


# Writing.


def standard_file() -> str:
    """The standard boards as a file to copy and change."""
    parts = ['name = "mybox"\n']
    for board, drawing in STANDARD.items():
        rivers = ", ".join(f"[{a}, {b}]" for a, b in drawing.rivers)
        parts.append(f'["{board}"]\nrivers = [{rivers}]\n')
        for island in drawing.islands:
            rows = island.rows.strip("\n")
            parts.append(f'[["{board}".islands]]\nat = [{island.left}, {island.top}]\ndrawing = """\n{rows}\n"""\n')
    return "\n".join(parts)


def sheet_of(name: str) -> dict[str, Any]:
    """What is printed on the boards with that full name, by number, for a client to draw. Raises OptionError."""
    boards = [duchy for duchy in printed(name) if NAMES[int(duchy.number)] in STANDARD]
    return {
        str(duchy.number): {
            **printed_on(duchy),
            "reconstructed": duchy is PRINTED[duchy.number] and NAMES[int(duchy.number)] in RECONSTRUCTED,
            "places": places_on(duchy),
        }
        for duchy in boards
    }


def printed_on(duchy: Duchy) -> dict[str, Any]:
    """Field by field what is printed on a board, and the fields of each area."""
    return {
        "name": NAMES[int(duchy.number)],
        "colours": "".join(COLOUR_LETTERS[colour] for colour in list(duchy.colour)[1:]),
        "dice": "".join(str(die) for die in list(duchy.die)[1:]),
        "areas": [[int(one) for one in area] for area in duchy.areas],
        "rivers": [list(river) for river in duchy.rivers],
        "posts": POSTS if duchy.number in BORDER_DUCHIES else [],
    }


def places_on(duchy: Duchy) -> list[dict[str, Any]]:
    """Where the fields lie, in widths of a field and in rows from the centre, and their neighbours.

    Neighbours come clockwise from the north-east, 0 where there is none.
    """
    wide, high = [(max(line) + min(line)) / 2 for line in zip(*duchy.places, strict=True)]
    places = [((x - wide) / 2, y - high) for x, y in duchy.places]
    rows = []
    for number, (x, y) in enumerate(places, 1):
        at = {places[near - 1]: int(near) for near in duchy.neighbours[number]}
        near = [at.get((x + right, y + down), 0) for right, down in AROUND]
        rows.append({"number": number, "x": x, "y": y, "near": near})
    return rows
