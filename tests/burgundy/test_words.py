"""Burgundy in words: names, effects, the log."""

import re

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy import answers as a
from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.tiles import NAME_OF
from hexhaven.burgundy.position import burgundy
from hexhaven.burgundy.words import (
    EVENT_NAMES,
    MEANINGS,
    VERB_NAMES,
    answer_in_words,
    cause_group,
    cause_name,
    goods_list,
    log_line,
    log_lines,
    short_name,
    tile_effect,
    tile_name,
    tiles_called,
)
from hexhaven.kernel.event import Event
from hexhaven.kernel.referee import answer
from hexhaven.language import LANGUAGES, language
from tests.burgundy.text_keys import TILES

every_language = pytest.mark.parametrize("code", LANGUAGES)


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
    assert {cause_group(tile) for tile in range(4, 16)} == {"cause-animals"}


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
    assert log_lines(language("en", "burgundy"), [*goods, *purchase], 0, game.new_game({})) == [
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


def test_every_verb_of_the_notation_is_named() -> None:
    assert VERB_NAMES[a.TAKE] == "take"
    assert VERB_NAMES[a.START_PLAYER_DRAWN] == "start-player-drawn"
