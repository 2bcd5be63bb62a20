"""The driver: chance from the seed, players in their turn, everything written down."""

from collections.abc import Sequence

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.state import State
from hexhaven.games import GAMES
from hexhaven.kernel.chance import commitment, seed_from
from hexhaven.kernel.contract import Budget
from hexhaven.kernel.driver import play
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import replay
from tests.kernel.game_files import TakesWorkers

SEED = seed_from(11)


class FirstAnswer:
    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return legal[0]


def test_games_are_found_by_name() -> None:
    assert GAMES["burgundy"] is game
    assert GAMES["burgundy"].NAME == "burgundy"


def test_a_finished_game_and_its_record_agree() -> None:
    s, record = play(game, {"seats": "3"}, SEED, [FirstAnswer()] * 3)
    result = game.result(s)
    assert result is not None
    assert game.to_move(s) == NOBODY
    assert record.points == result.points
    assert record.seed == SEED
    assert record.seed_hash == commitment(SEED)
    assert record.options == game.options_of(s)
    assert (record.game, record.rules) == ("burgundy", game.RULES_VERSION)
    assert game.key(replay(game, record)) == game.key(s)


def test_each_player_is_asked_in_the_own_turn_with_legal_answers_only() -> None:
    asked: list[int] = []

    class Watchful:
        def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
            assert seat == game.to_move(world)
            assert list(legal) == list(game.legal(world))
            asked.append(seat)
            return legal[-1]

    _, record = play(game, {}, SEED, [Watchful()] * 2)
    assert asked == [who for who, _ in record.answers if who != CHANCE]


def test_the_same_seed_and_players_give_the_same_game() -> None:
    assert play(game, {}, SEED, [FirstAnswer()] * 2)[1] == play(game, {}, SEED, [FirstAnswer()] * 2)[1]


def test_another_seed_gives_other_draws() -> None:
    first, second = (play(game, {}, seed_from(number), [TakesWorkers()] * 2)[1] for number in (1, 2))
    assert first.answers != second.answers


def test_the_same_seed_gives_the_same_dice_and_tiles_whatever_is_played() -> None:
    one, other = (play(game, {}, SEED, [bot] * 2)[1] for bot in (FirstAnswer(), TakesWorkers()))
    assert [text for who, text in one.answers if who == CHANCE] == [
        text for who, text in other.answers if who == CHANCE
    ]
    assert one.answers != other.answers


def test_a_player_who_fails_stops_the_game() -> None:
    class Broken:
        def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        play(game, {}, SEED, [Broken()] * 2)
