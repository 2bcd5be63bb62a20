"""The keys of texts that the code of Archipelago puts together from names of things."""

import re
from collections.abc import Iterator
from pathlib import Path

from hexhaven.archipelago.answers import TERM
from hexhaven.archipelago.content import cards, criteria, objectives, resources, sheet
from hexhaven.archipelago.face import OPTIONS
from hexhaven.archipelago.frames import CHOOSE_TREND
from hexhaven.archipelago.notation.answers import FORMS
from hexhaven.archipelago.notation.parts import BOARD_NAMES, BUILDING_NAMES, DIRECTION_NAMES, HAND_NAMES
from hexhaven.archipelago.statistics.tables import ROWS
from hexhaven.archipelago.words.answers import GROUPS, ON_CARD, TERMS, VERB_NAMES
from hexhaven.archipelago.words.log import NAMED
from hexhaven.archipelago.words.names import CAUSES, ZONE_EVENTS
from hexhaven.archipelago.words.questions import FRAME_NAMES
from hexhaven.archipelago.words.remarks import REMARKS
from hexhaven.archipelago.words.survey import UNIT_KINDS

SOURCES = Path(__file__).parents[2] / "src" / "hexhaven" / "archipelago"
ACTIONS = "harvesting taxing buying selling exploring reproducing recruiting migrating building"
LAST_PHASE = 6


def computed_keys() -> Iterator[str]:
    yield from things()
    yield from (f"event-{name}" for name in NAMED)
    yield from (f"answer-{VERB_NAMES[base & 255]}" for base, _ in FORMS if base & 255 != TERM)
    yield from (f"answer-card-on-{what}" for what in ON_CARD.values())
    yield from ("answer-give", "answer-ask", "answer-give-promise", "answer-ask-promise")
    yield from TERMS.values()
    yield from (f"group-{name}" for name in (*GROUPS.values(), "other"))
    yield from (f"question-{name}" for kind, name in FRAME_NAMES.items() if kind >= CHOOSE_TREND)
    yield from refusals()
    yield from (f"option-{option.name}{end}" for option in OPTIONS for end in ("", "-hint", "-help", "-wrong"))
    for option in OPTIONS:
        yield from (f"option-{option.name}-{'number' if value.isdecimal() else value}" for value in option.values)
    yield from ("game-title", "help-components", "help-guesses", "components-good", "components-refused")
    yield from (f"help-components-{what}" for what in ("check", "file", "show"))
    yield from (f"stats-{name}" for name in ROWS)


def things() -> Iterator[str]:
    yield from (f"{what}-{name}" for what in ("card", "effect") for name in cards.NAMES)
    yield from (f"resource-{name}" for name in resources.NAMES)
    yield from (f"building-{name}" for name in BUILDING_NAMES)
    yield from (f"board-{name}" for name in BOARD_NAMES)
    yield from (f"terrain-{name}" for name in sheet.TERRAINS)
    yield from (f"direction-{name}" for name in DIRECTION_NAMES)
    yield from (f"hand-{name}" for name in HAND_NAMES)
    yield from (f"unit-{name}" for name in (*UNIT_KINDS.values(), "striker"))
    yield from (f"end-{name}" for name in objectives.END_NAMES)
    yield from (f"criterion-{name}" for name in criteria.NAMES)
    yield from (f"zone-{name}" for name in ZONE_EVENTS)
    yield from (f"cause-{name}" for name in CAUSES.values())
    yield from (f"remark-{key}" for key in REMARKS)
    yield from (f"phase-{number}" for number in range(LAST_PHASE + 1))
    yield from (f"action-{name}" for name in ACTIONS.split())


def refusals() -> set[str]:
    """The keys of all refusals, as the code has them."""
    paths = sorted((SOURCES / "why_not").glob("*.py"))
    return {key for path in paths for key in re.findall(r'"(why-[a-z0-9-]+)"', path.read_text(encoding="utf-8"))}
