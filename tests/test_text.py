"""The texts: complete in every language, and each of them used."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from hexhaven import burgundy as game
from hexhaven.burgundy import answers as a
from hexhaven.burgundy import events as e
from hexhaven.burgundy import frames as f
from hexhaven.burgundy.content.goods import KINDS
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, COLOUR_OF, LIGHT_GREEN, NAME_OF, ROWS
from hexhaven.burgundy.position import burgundy
from hexhaven.burgundy.words import (
    EVENT_NAMES,
    FRAME_NAMES,
    GROUPS,
    MEANINGS,
    VERB_NAMES,
    answer_in_words,
    cause_group,
    cause_name,
    goods_list,
    kind_and_number,
    log_line,
    log_lines,
    short_name,
    tile_effect,
    tile_name,
    tiles_called,
)
from hexhaven.cli import COMMANDS
from hexhaven.games import GAMES
from hexhaven.kernel.event import Event
from hexhaven.kernel.referee import answer
from hexhaven.language import LANGUAGES, language, source, wanted_language
from tests.archipelago.text_keys import computed_keys as archipelago_keys

SOURCES = Path(__file__).parents[1] / "src" / "hexhaven"
SPOKEN = tuple(GAMES)
FOLDERS = ("text", *(f"{name}/text" for name in SPOKEN))
TILES = [int(row.tile) for row in ROWS]

every_language = pytest.mark.parametrize("code", LANGUAGES)
every_folder = pytest.mark.parametrize("folder", FOLDERS)
every_game = pytest.mark.parametrize("name", SPOKEN)


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
    return set({"": general_keys, "burgundy": burgundy_keys, "archipelago": archipelago_keys}[name]())


def general_keys() -> Iterator[str]:
    yield from (f"help-{command}" for command in COMMANDS)
    yield from ("build-compiled", "build-interpreted", "bench-decisions", "bench-answers", "bench-copy", "bench-key")
    yield from (f"sim-{name}" for name in ("seat", "count", "mean", "deviation", "least", "most", "wins"))


def burgundy_keys() -> Iterator[str]:
    for tile in TILES:
        kind, _ = kind_and_number(tile)
        yield f"tile-{kind}"
        yield f"short-{kind}"
        yield "effect-animal" if COLOUR_OF[tile] == LIGHT_GREEN else f"effect-{dict(zip(TILES, ROWS))[tile].name}"
    yield from (f"good-{kind}" for kind in range(1, KINDS + 1))
    yield from (f"{what}-{letter}" for what in ("colour", "area") for letter in COLOUR_LETTERS)
    yield from (f"{'cause' if number >= e.SETTING_UP else 'event'}-{name}" for number, name in EVENT_NAMES.items())
    yield from (f"answer-{name}" for name in VERB_NAMES.values())
    yield from (f"group-{name}" for name in (*GROUPS.values(), "other"))
    yield from (f"question-{name}" for kind, name in FRAME_NAMES.items() if kind >= f.CHOOSE_DUCHY)
    yield "question-turn-end"
    yield from re.findall(r'"(why-[a-z0-9-]+)"', (SOURCES / "burgundy" / "why_not.py").read_text(encoding="utf-8"))
    yield from (f"option-{option.name}{end}" for option in game.OPTIONS for end in ("", "-hint", "-help", "-wrong"))
    for option in game.OPTIONS:
        yield from (f"option-{option.name}-{'number' if value.isdecimal() else value}" for value in option.values)


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


@every_language
def test_every_tile_has_a_name_a_short_name_and_an_effect(code: str) -> None:
    text = language(code, "burgundy")
    assert len({tile_name(text, tile) for tile in TILES}) == len(TILES)
    assert len({short_name(text, tile) for tile in TILES}) == len(TILES)
    assert max(len(short_name(text, tile)) for tile in TILES) <= 9
    assert all(tile_effect(text, tile) for tile in TILES)


@every_language
def test_every_event_makes_a_line(code: str) -> None:
    text = language(code, "burgundy")
    kinds = [number for number in EVENT_NAMES if number < e.SETTING_UP]
    assert kinds == list(MEANINGS)
    for kind in kinds:
        assert log_line(text, Event(kind, 0, 1, 1, 1), 0)


def test_tiles_and_events_do_not_share_their_causes() -> None:
    text = language("en", "burgundy")
    assert cause_name(text, 3) == "ship"
    assert cause_name(text, e.SALE) == "sale of goods"
    assert {cause_group(text, tile) for tile in range(4, 16)} == {"animals"}


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 очко"), (3, "3 очка"), (11, "11 очков"), (21, "21 очко"), (25, "25 очков")]
)
def test_russian_counts_in_three_forms(number: int, said: str) -> None:
    line = log_line(language("ru", "burgundy"), Event(e.POINTS_SCORED, 0, number, e.SALE, 0), -1)
    assert line == f"Игрок 1 получает {said} (продажа товаров)."


@every_language
def test_a_good_is_not_mistaken_for_a_number_of_goods(code: str) -> None:
    text = language(code, "burgundy")
    assert re.fullmatch("\\w+ \\(4\\), \\w+ \\(5\\) \N{MULTIPLICATION SIGN}2", goods_list(text, {4: 1, 5: 2}))


def test_what_happens_together_is_told_in_one_line() -> None:
    goods = [Event(e.GOODS_GAINED, 0, kind, 1, 0) for kind in (4, 5, 4)]
    purchase = [Event(e.TILE_BOUGHT, 1, 1, 0, 0), Event(e.TILE_TAKEN, 1, 1, 24, 0), Event(e.TILE_TAKEN, 1, 2, 0, 0)]
    assert log_lines(language("en", "burgundy"), [*goods, *purchase], 0) == [
        "Player 1 (you) gets goods from the supply: red (4) \N{MULTIPLICATION SIGN}2, brown (5)",
        "Player 2 buys from the black depot: castle",
        "Player 2 takes from depot 1: mine",
    ]


def test_a_ship_is_told_which_goods_it_finds() -> None:
    text = language("en", "burgundy")
    position = burgundy().seat(0, dice="2 1", storage="ship", goods="1 2").depot(3, goods="1 5 5 6").depot(4, goods="4")
    s = position.build()
    answer(game, s, 0, "2 place ship 18")
    said = {game.notation(choice): answer_in_words(text, choice, 0, s) for choice in game.legal(s)}
    assert said["load 1"] == "Take the goods of depot 1: nothing"
    assert said["load 4"] == "Take the goods of depot 4: red (4)"
    lying = "Take the goods of depot 3: turquoise (1), brown (5) \N{MULTIPLICATION SIGN}2, orange (6)"
    assert said["load 3 only 5"] == f"{lying} (only turquoise (1), brown (5))"


@pytest.mark.parametrize(
    ("code", "words", "names"),
    [
        ("en", "town hall", "town-hall"),
        ("de", "TOWN-HALL", "town-hall"),
        ("de", "rathaus", "town-hall"),
        ("ru", "goat", "goat2 goat3 goat4"),
        ("de", "Ziegen", "goat2 goat3 goat4"),
        ("en", "cow4", "cow4"),
        ("en", "4 cows", "cow4"),
        ("it", "monastery 5", "m5"),
        ("it", "monastero 5", "m5"),
        ("ru", "сторожевая башня", "watchtower"),
        ("en", "dragon", ""),
        ("en", "", ""),
    ],
)
def test_tiles_are_found_by_many_names(code: str, words: str, names: str) -> None:
    assert [NAME_OF[tile] for tile in tiles_called(language(code, "burgundy"), words)] == names.split()


@pytest.mark.parametrize(("code", "number"), [("en", "12,345.7"), ("de", "12.345,7"), ("it", "12.345,7")])
def test_numbers_are_written_as_the_language_does(code: str, number: str) -> None:
    assert language(code)("number-1", number=12345.67) == number


def test_every_verb_of_the_notation_is_named() -> None:
    assert VERB_NAMES[a.TAKE] == "take"
    assert VERB_NAMES[a.START_PLAYER_DRAWN] == "start-player-drawn"


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
    assert wanted_language(arguments, environment) == code
