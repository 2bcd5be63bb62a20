"""The keys of texts that the code of Burgundy puts together from names of things."""

import re
from collections.abc import Iterator
from pathlib import Path

from hexhaven.burgundy import events as e
from hexhaven.burgundy import frames as f
from hexhaven.burgundy.content.goods import KINDS
from hexhaven.burgundy.content.tiles import BLACK_TILE_ROW, COLOUR_LETTERS, COLOUR_OF, LIGHT_GREEN, ROWS
from hexhaven.burgundy.expansions import MODES
from hexhaven.burgundy.face import OPTIONS
from hexhaven.burgundy.words import EVENT_NAMES, FRAME_NAMES, GROUPS, VERB_NAMES, kind_and_number

SOURCES = Path(__file__).parents[2] / "src" / "hexhaven" / "burgundy"
ALL_ROWS = [*ROWS, BLACK_TILE_ROW]
TILES = [int(row.tile) for row in ALL_ROWS]


def computed_keys() -> Iterator[str]:
    for tile in TILES:
        kind, _ = kind_and_number(tile)
        yield f"tile-{kind}"
        yield f"short-{kind}"
        yield "effect-animal" if COLOUR_OF[tile] == LIGHT_GREEN else f"effect-{dict(zip(TILES, ALL_ROWS))[tile].name}"
    yield from (f"good-{kind}" for kind in range(1, KINDS + 1))
    yield from (f"{what}-{letter}" for what in ("colour", "area") for letter in COLOUR_LETTERS)
    yield from (f"{'cause' if number >= e.SETTING_UP else 'event'}-{name}" for number, name in EVENT_NAMES.items())
    yield from (f"answer-{name}" for name in VERB_NAMES.values())
    yield from (f"group-{name}" for name in (*GROUPS.values(), "other"))
    yield from (f"question-{name}" for kind, name in FRAME_NAMES.items() if kind >= f.CHOOSE_DUCHY and kind != f.PART)
    yield "question-turn-end"
    yield from re.findall(r'"(why-[a-z0-9-]+)"', (SOURCES / "why_not.py").read_text(encoding="utf-8"))
    yield from (f"option-{option.name}{end}" for option in OPTIONS for end in ("", "-hint", "-help", "-wrong"))
    yield from (f"option-{start}{mode}" for start in ("seats-not-", "duchies-") for mode in MODES)
    yield "option-marker-mode"
    for option in OPTIONS:
        yield from (f"option-{option.name}-{'number' if value.isdecimal() else value}" for value in option.values)
