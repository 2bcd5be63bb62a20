"""The keys of texts that the code of Burgundy puts together from names of things."""

import re
from collections.abc import Iterator
from pathlib import Path

from hexhaven.burgundy import events as e
from hexhaven.burgundy import frames as f
from hexhaven.burgundy.content.goods import KINDS
from hexhaven.burgundy.content.shields import SHIELDS
from hexhaven.burgundy.content.tiles import (
    ALL_ROWS,
    BLACK_TILE_ROW,
    COLOUR_LETTERS,
    COLOUR_OF,
    GEESE,
    LIGHT_GREEN,
    NAME_OF,
)
from hexhaven.burgundy.expansions import MODES
from hexhaven.burgundy.face import OPTIONS
from hexhaven.burgundy.notation import SPECIES
from hexhaven.burgundy.statistics.tables import COLUMNS
from hexhaven.burgundy.words import EVENT_NAMES, FRAME_NAMES, GROUPS, VERB_NAMES, kind_and_number

SOURCES = Path(__file__).parents[2] / "src" / "hexhaven" / "burgundy"
TILES = [int(row.tile) for row in (*ALL_ROWS, BLACK_TILE_ROW)]


def is_question(kind: int) -> bool:
    return f.CHOOSE_DUCHY <= kind <= f.DISCARD or (kind >= f.CHOOSE_EFFECT and kind != f.PART)


def computed_keys() -> Iterator[str]:
    for tile in TILES:
        kind, _ = kind_and_number(tile)
        yield f"tile-{kind}"
        yield f"short-{kind}"
        alike = COLOUR_OF[tile] == LIGHT_GREEN and tile != GEESE
        yield "effect-animal" if alike else f"effect-{NAME_OF[tile]}"
    yield from (f"good-{kind}" for kind in range(1, KINDS + 1))
    yield from (f"{what}-{letter}" for what in ("colour", "area") for letter in COLOUR_LETTERS)
    yield from (f"{'cause' if number >= e.SETTING_UP else 'event'}-{name}" for number, name in EVENT_NAMES.items())
    yield from (f"answer-{name}" for name in VERB_NAMES.values())
    yield from (f"group-{name}" for name in (*GROUPS.values(), "other"))
    yield from (f"question-{name}" for kind, name in FRAME_NAMES.items() if is_question(kind))
    yield from ("question-turn-end", "question-extra-action-or-shield", "question-add-silver", "question-take-part")
    yield from (f"shield-{shield}" for shield in range(1, SHIELDS + 1))
    yield from (f"species-{name}" for name in SPECIES)
    yield from re.findall(r'"(why-[a-z0-9-]+)"', (SOURCES / "why_not.py").read_text(encoding="utf-8"))
    yield from (f"option-{option.name}{end}" for option in OPTIONS for end in ("", "-hint", "-help", "-wrong"))
    yield from (f"option-{start}{mode}" for start in ("seats-not-", "duchies-") for mode in MODES)
    yield "option-expansions-not-solo"
    yield from (f"stats-{name}" for name in (*COLUMNS, *(f"kind-{mode}" for mode in MODES), "bonus-1", "bonus-2"))
    yield from ("option-marker-mode", "option-boards-mode", "help-boards")
    yield from ("boards-good", "boards-refused", "help-boards-check", "help-boards-file", "help-boards-show")
    for option in OPTIONS:
        yield from (f"option-{option.name}-{'number' if value.isdecimal() else value}" for value in option.values)
