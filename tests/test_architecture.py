"""Imports point one way, no generic module names a game, and a game needs nothing but its plugin to be played."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hexhaven.language
from hexhaven.cli import main
from hexhaven.games import commands_of_games, packages, plugins
from hexhaven.plugin import Plugin
from tests.cli.keyboard import Keyboard
from tests.server import toy

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "hexhaven"
PAGE = ROOT / "web" / "src"
MODULES = sorted(SOURCES.rglob("*.py"))
NAMES = re.compile("|".join(packages()), re.IGNORECASE)


def room_of(path: Path) -> str:
    """The package of a module, or its own name if it lies beside the packages."""
    return path.relative_to(SOURCES).parts[0].removesuffix(".py")


def imported_by(path: Path) -> set[str]:
    """The packages of hexhaven from which a module imports anything, at any place in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "hexhaven":
            found |= {f"hexhaven.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name.split(".")[1] for name in found if name.startswith("hexhaven.")}


def test_the_games_are_found() -> None:
    assert set(packages()) == set(plugins()) == {"archipelago", "burgundy"}
    assert {name: plugin.engine.NAME for name, plugin in plugins().items()} == {name: name for name in packages()}
    assert commands_of_games() == {"components": "archipelago", "guesses": "archipelago", "boards": "burgundy"}


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    code = "import sys; from hexhaven.cli import main; main(['--help']); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60).stdout
    assert "components" in shown
    assert not [name for name in shown.split() if name.startswith("hexhaven.") and NAMES.search(name)]


def test_no_generic_module_names_a_game() -> None:
    generic = [path for path in MODULES if room_of(path) not in packages()]
    assert len(generic) > 50
    assert [str(path.relative_to(SOURCES)) for path in generic if NAMES.search(path.read_text(encoding="utf-8"))] == []


def test_no_generic_text_names_an_option_of_a_game() -> None:
    for path in (SOURCES / "text").glob("*.ftl"):
        keys = re.findall(r"^([a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert [key for key in keys if NAMES.search(key)] == []


def test_no_generic_part_of_the_page_names_a_game() -> None:
    parts = [path for end in ("ts", "svelte") for path in PAGE.rglob(f"*.{end}") if not path.name.endswith(".test.ts")]
    generic = [path for path in parts if not set(path.relative_to(PAGE).parts) & {*packages(), "art"}]
    assert len(generic) > 40
    assert [str(path.relative_to(PAGE)) for path in generic if NAMES.search(path.read_text(encoding="utf-8"))] == []


def test_games_do_not_know_each_other() -> None:
    for path in MODULES:
        others = set(packages()) - {room_of(path)}
        assert not imported_by(path) & others, path


def test_the_kernel_knows_nothing_but_itself() -> None:
    """But for the type of a language, which is only named."""
    for path in MODULES:
        if room_of(path) == "kernel":
            assert imported_by(path) <= {"kernel", "language"}, path


def fields_written(path: Path) -> list[str]:
    """The fields of states and their parts that a module writes; rule books may be filled anywhere."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                written = ast.unparse(one) if isinstance(one, ast.Attribute | ast.Subscript) else ""
                if "." in written and not written.startswith(("self.", "rules.")):
                    found.append(written)
    return found


def test_only_verbs_write_state() -> None:
    """Rules call verbs, which tell what they do; only who listens is set where a game begins."""
    rooms = ("rules", "expansions", "why_not", "laws", "words")
    rules = [path for path in MODULES if path.parent.name in rooms and path.stem != "verbs"]
    assert len(rules) > 60
    written = {path.relative_to(SOURCES).as_posix(): fields_written(path) for path in rules}
    assert {name: fields for name, fields in written.items() if fields} == {
        "archipelago/rules/set_up.py": ["s.events"],
        "burgundy/rules/set_up.py": ["s.events"],
    }
    assert fields_written(SOURCES / "burgundy" / "verbs.py") != []


def test_the_base_game_of_burgundy_knows_no_expansion() -> None:
    """An expansion changes a rule book; no rule of the base game asks for its module or for an option."""
    burgundy = SOURCES / "burgundy"
    base = [*(burgundy / "rules").glob("*.py"), *(burgundy / "content").glob("*.py")]
    base += [burgundy / f"{name}.py" for name in ("rulebook", "state", "verbs")]
    assert len(base) > 20
    asking = re.compile(r"burgundy\.expansions|\boptions\b|EXPANSIONS|MODES")
    assert [path.name for path in base if asking.search(path.read_text(encoding="utf-8"))] == []


# A game that no module has heard of.


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    source = hexhaven.language.source
    texts = {"toy/text": toy.TEXT}
    monkeypatch.setitem(plugins(), toy.NAME, Plugin(toy))
    monkeypatch.setattr(hexhaven.language, "source", lambda code, folder: texts.get(folder) or source(code, folder))
    for name in ("HEXHAVEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("with_toy")
def test_a_plugged_in_game_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "toy", "--games", "9", "--seats", "mixed", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["games"], len(told["seats"])) == ("toy", 9, 3)


@pytest.mark.usefixtures("with_toy")
def test_a_plugged_in_game_is_inspected(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "toy", "--games", "9", "--seats", "mixed", "--laws", "--jobs", "1"]) == 0
    assert "All laws hold in every game." in capsys.readouterr().out


@pytest.mark.usefixtures("with_toy")
def test_a_plugged_in_game_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "toy.game"
    Keyboard(monkeypatch)("pick 5", "?", "show", "board 2", "log", "position", "1", "pick 8", "3")
    assert main(["play", "toy", "--seats", "3", "--seed", "4", "--save", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "take the 7" in shown
    assert "Which number?" in shown
    assert "\nhexhaven:" in shown
    assert main(["verify", str(path)]) == 0


@pytest.mark.usefixtures("with_toy")
def test_a_plugged_in_game_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "toy", "--seats", "7"]) == 2
    assert "two or three play, not 7" in capsys.readouterr().err
    assert main(["stats", "toy"]) == 2
    assert main(["play", "toy", "--bot", "greedy"]) == 2
    assert "no bot called greedy; choose from random" in capsys.readouterr().err
