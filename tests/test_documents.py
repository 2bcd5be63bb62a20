"""The documents say what the program does: views and events, codes of errors, limits."""

import re
from dataclasses import asdict
from pathlib import Path

from hexhaven import archipelago, burgundy
from hexhaven.archipelago.fold import FOLD as ARCHIPELAGO
from hexhaven.burgundy.fold import FOLD as BURGUNDY
from hexhaven.server.settings import Limits
from tests.view_table import PAGE, ROOT, written

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVER = Path(ROOT / "src" / "hexhaven" / "server")
ROW = re.compile(r"^\| (\d{3}) \| ([^|]*) \|", re.MULTILINE)
CODE = re.compile(r"`([a-z-]+)`")


def test_the_tables_of_views_and_events_are_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "run python -m tests.view_table"


def test_every_event_and_every_field_is_in_the_tables() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for game, fold in ((burgundy, BURGUNDY), (archipelago, ARCHIPELAGO)):
        s = game.new_game({})
        assert all(f"| `{field}` |" in page for field in asdict(game.view(s, 0)))
        assert all(f"| {kind} | `" in page for kind in fold)


def statuses() -> set[tuple[str, str]]:
    """The statuses of errors over HTTP and their codes, as the sources have them."""
    found: set[tuple[str, str]] = set()
    for path in sorted(SERVER.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        found.update(re.findall(r'ApiError\(\s*(\d+),\s*"([a-z-]+)"', text))
        found.update(("409", code) for code in re.findall(r'conflict\(\s*"([a-z-]+)"', text))
        found.update((status, code) for code, status in re.findall(r'Mistake\("([a-z-]+)", .*\), (\d+)\)', text))
    return found


def test_every_code_is_documented_with_its_status() -> None:
    documented = {(status, code) for status, codes in ROW.findall(PROTOCOL) for code in CODE.findall(codes)}
    assert len(statuses()) > 20
    assert statuses() - documented == set()


def test_every_limit_is_documented() -> None:
    for name, value in asdict(Limits()).items():
        shown = f"{value:,}" if isinstance(value, int) else f"{value:g}"
        assert f"| `{name}` | {shown} |" in PROTOCOL
