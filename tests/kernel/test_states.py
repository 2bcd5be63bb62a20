"""States as values: printed, compared, copied, pickled; and driven with any source of random numbers."""

import copy
import pickle
import random
from types import ModuleType
from typing import Any

import pytest
from librt.random import Random

from hexhaven import archipelago, burgundy
from hexhaven.archipelago.positions.position import archipelago as island
from hexhaven.bots.random import RandomBot
from hexhaven.kernel.contract import Budget, Game
from hexhaven.kernel.driver import play
from hexhaven.kernel.errors import HexhavenError, IllegalAnswer, NotationError, SnapshotError
from hexhaven.kernel.event import Event
from hexhaven.kernel.generator import Source, generator

GAMES = pytest.mark.parametrize("game", [burgundy, archipelago], ids=lambda game: game.NAME)

SOURCES: dict[str, Source] = {
    "seed": 7, "negative": -7, "large": 10**40, "fast": Random(7), "python": random.Random(7),
    "system": random.SystemRandom(),
}  # fmt: skip


def middle(game: Any) -> Any:
    """Some way into a game, with a player to move."""
    s, rng = game.new_game({}), random.Random(3)
    for _ in range(60):
        game.chance_step(s, rng)
        game.step(s, rng.choice(game.legal(s)))
    game.chance_step(s, rng)
    return s


@GAMES
def test_the_loop_of_a_game_needs_nothing_but_its_package(game: Any) -> None:
    s, rng, draws = game.new_game({}), random.Random(5), 0
    while (who := game.to_move(s)) != game.NOBODY:
        if who == game.CHANCE:
            game.chance_step(s, rng)
            draws += 1
        else:
            game.step(s, rng.choice(game.legal(s)))
    assert draws
    assert game.result(s).places


# Random numbers.


@GAMES
@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)
def test_a_seed_or_any_generator_drives_a_game(game: Any, source: Source) -> None:
    s = game.new_game({})
    game.chance_step(s, source)
    world = game.imagine(s, game.to_move(s), source)
    assert game.playout(world, source) > 0
    assert RandomBot(source).choose(s, 0, [4], Budget()) == 4


@GAMES
def test_equal_seeds_give_equal_games(game: Any) -> None:
    ends = [game.new_game({}) for _ in range(4)]
    sources: list[Source] = [7, Random(7), random.Random(7), random.Random(7)]
    decisions = [game.playout(s, source) for s, source in zip(ends, sources)]
    assert ends[0] == ends[1]
    assert ends[2] == ends[3] != ends[0]
    assert decisions[0] == decisions[1]


def test_a_generator_of_python_goes_on_from_call_to_call() -> None:
    rng = random.Random(1)
    assert generator(rng).randrange(10**9) != generator(rng).randrange(10**9)


def test_anything_else_is_no_source_of_random_numbers() -> None:
    for source in ("7", None, 7.0):
        with pytest.raises(TypeError):
            generator(source)  # type: ignore[arg-type]


def test_a_number_is_seed_enough_for_a_whole_game() -> None:
    s, record = play(burgundy, {}, 3, [RandomBot(1), RandomBot(2)])
    again, same = play(burgundy, {}, 3, [RandomBot(1), RandomBot(2)])
    assert s == again
    assert record == same


# Printing.


@GAMES
def test_a_state_says_where_it_is(game: Any) -> None:
    s = game.new_game({})
    assert "chance to move" in repr(s)
    s = middle(game)
    assert repr(s).startswith(f"<hexhaven.{game.NAME}.state.State: phase {s.phase}, round {s.round}, turn {s.turn}, ")
    assert f"seat {game.to_move(s)} to move" in repr(s)
    game.playout(s, 1)
    assert repr(s).endswith("over>")


@GAMES
def test_a_table_can_be_printed_in_any_language(game: Any) -> None:
    s = middle(game)
    for code, player in {"en": "Player 2", "de": "Spieler 2", "ru": "Игрок 2", "it": "Giocatore 2"}.items():
        assert player.casefold() in game.shown(s, language=code).casefold()
    lines = game.shown(s, 1).splitlines()
    assert "Player 2 (you)" in game.shown(s, 1)
    assert [line for line in lines if line != line.rstrip()] == []


def test_what_is_printed_is_what_the_seat_may_know() -> None:
    s = island(3).seat(0, objectives="s3").seat(1, objectives="s6").build()
    assert archipelago.shown(s, 0) != archipelago.shown(s, 1) != archipelago.shown(s)


# Values.


@GAMES
def test_copies_are_equal_and_independent(game: Any) -> None:
    s = middle(game)
    game.listen(s)
    for twin in (copy.copy(s), copy.deepcopy({"in": [s]})["in"][0], pickle.loads(pickle.dumps(s)), game.copy(s)):
        assert twin is not s
        assert twin == s
        assert twin.events is None
        assert game.options_of(twin) == game.options_of(s)
        before = game.key(s)
        game.step(twin, game.legal(twin)[0])
        assert twin != s
        assert game.key(s) == before


@GAMES
def test_the_same_position_under_other_options_is_another(game: Any) -> None:
    assert game.new_game({}) == game.new_game({})
    assert game.new_game({}) != game.new_game({"seats": "3"})


def test_states_of_different_games_and_other_things_are_different() -> None:
    s: object = burgundy.new_game({})
    assert s not in (archipelago.new_game({}), None, 3, burgundy.key(burgundy.new_game({})))


@GAMES
def test_a_state_changes_and_cannot_be_hashed(game: Any) -> None:
    with pytest.raises(TypeError, match="key"):
        hash(game.new_game({}))


def test_positions_with_other_described_regions_are_different() -> None:
    assert island().region("wood 2").build() == island().region("wood 2").build()
    assert island().region("wood 2").build() != island().region("stone 2").build()


def test_a_position_with_described_regions_is_not_saved() -> None:
    s = island().region("wood 2").build()
    for save in (archipelago.save, pickle.dumps):
        with pytest.raises(SnapshotError, match="described"):
            save(s)
    assert copy.copy(s) == s


def test_events_are_pickled() -> None:
    event = Event(1, 2, 3, 4, 5)
    assert pickle.loads(pickle.dumps(event)) == copy.deepcopy(event) == event


# The checked step.


@GAMES
def test_a_checked_step_takes_numbers_and_texts(game: Any) -> None:
    s = middle(game)
    for answer in game.legal(s):
        by_text, by_number, trusting = (game.copy(s) for _ in range(3))
        game.checked_step(by_text, game.notation(answer))
        game.checked_step(by_number, answer)
        game.step(trusting, answer)
        assert by_text == by_number == trusting != s


@GAMES
def test_a_checked_step_draws_for_chance(game: Any) -> None:
    s = game.new_game({"start": "drawn"} if game is burgundy else {})
    assert game.to_move(s) == game.CHANCE
    drawn = game.legal(s)[0]
    twin = game.copy(s)
    game.checked_step(s, drawn)
    game.checked_step(twin, game.notation(drawn))
    assert s == twin
    with pytest.raises(HexhavenError):
        game.checked_step(game.new_game({}), "no draw")


@GAMES
@pytest.mark.parametrize("answer", [-1, 0, 255, 12_345, 2**62, 10**30, "", "nonsense", "x" * 100_000, "pass"])
def test_a_checked_step_refuses_and_changes_nothing(game: Any, answer: int | str) -> None:
    waiting, over = middle(game), middle(game)
    game.playout(over, 1)
    for s in (waiting, over):
        before = game.key(s)
        with pytest.raises(HexhavenError):
            game.checked_step(s, answer)
        assert game.key(s) == before


def test_a_refused_text_names_its_rule() -> None:
    s = middle(burgundy)
    with pytest.raises(IllegalAnswer, match=r"B\d+\.\d+"):
        burgundy.checked_step(s, "load 3")
    with pytest.raises(NotationError):
        burgundy.checked_step(s, "load 9")


def test_the_public_names_are_there() -> None:
    for game in (burgundy, archipelago):
        assert isinstance(game, ModuleType)
        contract: Game = game
        assert contract.NAME == game.NAME
        assert [name for name in game.__all__ if not hasattr(game, name)] == []
        assert {"CHANCE", "NOBODY", "checked_step", "shown"} <= set(game.__all__)
