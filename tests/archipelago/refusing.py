"""Being refused: which rule refuses an answer, and in which words."""

import re
from pathlib import Path

from hexhaven.archipelago.state import State
from hexhaven.archipelago.why_not import why_not
from hexhaven.kernel.engine import key, to_move

RULES = Path(__file__).parents[2] / "docs" / "rules" / "archipelago.md"
KNOWN = set(re.findall(r"^- \*\*(A\d+\.\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE))


def told(s: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the key of a refusal, which changes nothing."""
    before = key(s)
    why = why_not(s, int(to_move(s)) if seat is None else seat, text)
    assert why is not None, f"{text!r} is legal"
    assert key(s) == before
    assert why.rule in KNOWN
    return why.rule, why.key


def check(s: State, lines: str) -> None:
    """Each line is `text | rule | key without why-`."""
    expected = [[part.strip() for part in line.split("|")] for line in lines.strip().splitlines()]
    found = [[text, rule, key.removeprefix("why-")] for text, _, _ in expected for rule, key in [told(s, text)]]
    assert found == expected
