"""The texts: complete in every language, and each of them used."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from hexhaven.bots import bots_of
from hexhaven.cli import COMMANDS
from hexhaven.commands.admin import ACTIONS
from hexhaven.games import GAMES
from hexhaven.language import LANGUAGES, MINUS, language, preferred_language, source

SOURCES = Path(__file__).parents[1] / "src" / "hexhaven"
SPOKEN = tuple(GAMES)
FOLDERS = ("text", *(f"{name}/text" for name in SPOKEN))

every_language = pytest.mark.parametrize("code", LANGUAGES)
every_folder = pytest.mark.parametrize("folder", FOLDERS)
every_game = pytest.mark.parametrize("name", SPOKEN)


@every_language
def test_numbers_below_zero_have_a_minus_sign(code: str) -> None:
    """Games are written with it, too; a hyphen is not one."""
    assert language(code, "archipelago")("standing-margin", margin=-2).endswith(f"{MINUS}2")
    assert language(code)("number-1", number=-2.5).startswith(f"{MINUS}2")
    for folder in FOLDERS:
        written = re.sub('"[^"]*"', "", source(code, folder))  # in quotation marks as files of components have it
        assert not re.findall(r"(?<![\w-])-\d", written)


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(code: str, folder: str) -> list[ast.Message]:
    body = FluentParser().parse(source(code, folder)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry for entry in body if isinstance(entry, ast.Message)]


def variables(code: str, folder: str) -> dict[str, set[str]]:
    found = {}
    for entry in entries(code, folder):
        collector = Variables()
        collector.visit(entry)
        found[entry.id.name] = collector.names
    return found


def keys_in(*folders: str) -> set[str]:
    return {entry.id.name for folder in folders for entry in entries("en", folder)}


def code_of(*left_out: str) -> str:
    """All sources but those of some games."""
    paths = [path for path in sorted(SOURCES.rglob("*.py")) if path.relative_to(SOURCES).parts[0] not in left_out]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def computed_keys(name: str) -> set[str]:
    """The keys that the code puts together from names of things; those of no game if none is named."""
    return set(import_module(f"tests.{name}.text_keys").computed_keys() if name else general_keys())


def general_keys() -> Iterator[str]:
    yield from (f"help-{command}" for command in COMMANDS)
    yield from ("build-compiled", "build-interpreted", "bench-decisions", "bench-answers", "bench-copy", "bench-key")
    yield from (f"sim-{name}" for name in ("seat", "count", "mean", "deviation", "least", "most", "wins"))
    yield from (f"arena-{name}" for name in ("challenger", "rival", "games", "wins", "margin", "points", "rivals"))
    yield from ("train-generation", "train-games", "train-objectives")
    yield from (f"bot-{bot}" for game in GAMES for bot in bots_of(game))
    yield from (f"help-admin-{action}" for action in (*ACTIONS, "backup"))
    yield from (f"admin-{code}" for code in ("no-such-person", "no-such-table", "no-such-invitation", "administrator"))


@every_folder
@every_language
def test_every_language_has_the_same_messages_with_the_same_variables(code: str, folder: str) -> None:
    assert variables(code, folder) == variables("en", folder)


@every_folder
@every_language
def test_no_message_is_written_twice(code: str, folder: str) -> None:
    names = [entry.id.name for entry in entries(code, folder)]
    assert len(names) == len(set(names))


@every_game
def test_no_key_is_both_general_and_a_games(name: str) -> None:
    assert not keys_in("text") & keys_in(f"{name}/text")


@every_game
def test_everything_that_can_be_said_of_a_game_has_its_message(name: str) -> None:
    others = [game for game in SPOKEN if game != name]
    said = set(re.findall(r'\b(?:text|say)\(\s*"([^"]+)"', code_of(*others, "terminal", "commands")))
    assert computed_keys("") | computed_keys(name) | said <= keys_in("text", f"{name}/text")


def test_everything_that_can_be_said_has_its_message() -> None:
    assert set(re.findall(r'\b(?:text|say)\(\s*"([^"]+)"', code_of())) <= keys_in(*FOLDERS)


@pytest.mark.parametrize("name", ["", *SPOKEN])
def test_no_message_is_unused(name: str) -> None:
    code = code_of(*[game for game in SPOKEN if name not in ("", game)])
    keys = keys_in(f"{name}/text" if name else "text")
    assert keys - {key for key in keys if f'"{key}"' in code} - computed_keys(name) == set()


@every_game
@every_language
def test_every_message_can_be_written(code: str, name: str) -> None:
    text = language(code, name)
    for folder in ("text", f"{name}/text"):
        for key, names in variables(code, folder).items():
            for number in (0, 1, 2, 5, 21):
                written = text(key, **dict.fromkeys(names, number))
                assert written.strip(), key
                assert "{" not in written, key


@pytest.mark.parametrize(("code", "number"), [("en", "12,345.7"), ("de", "12.345,7"), ("it", "12.345,7")])
def test_numbers_are_written_as_the_language_does(code: str, number: str) -> None:
    assert language(code)("number-1", number=12345.67) == number


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ValueError, match="player"):
        language("en")("player")


@pytest.mark.parametrize(
    ("arguments", "environment", "code"),
    [
        (["--lang", "it"], {"HEXHAVEN_LANG": "de"}, "it"),
        (["--lang=ru"], {}, "ru"),
        ([], {"HEXHAVEN_LANG": "de", "LANG": "ru_RU.UTF-8"}, "de"),
        ([], {"LC_ALL": "it_IT.UTF-8", "LANG": "ru_RU.UTF-8"}, "it"),
        ([], {"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["--lang"], {}, "en"),
        ([], {}, "en"),
    ],
)
def test_which_language_is_spoken(arguments: list[str], environment: dict[str, str], code: str) -> None:
    assert preferred_language(arguments, environment) == code
