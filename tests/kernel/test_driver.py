"""The driver: chance from the seed, players in their turn, everything written down."""

from collections.abc import Sequence

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.state import State
from hexhaven.games import GAMES
from hexhaven.kernel.chance import commitment, seed_from
from hexhaven.kernel.driver import play
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import replay

SEED = seed_from(11)


def first_answer(s: State, seat: int, legal: Sequence[int]) -> int:
    return legal[0]


def workers(s: State, seat: int, legal: Sequence[int]) -> int:
    return next(answer for answer in legal if game.notation(answer).endswith("workers"))


def test_games_are_found_by_name() -> None:
    assert GAMES["burgundy"] is game
    assert GAMES["burgundy"].NAME == "burgundy"


def test_a_finished_game_and_its_record_agree() -> None:
    s, record = play(game, {"seats": "3"}, SEED, [first_answer] * 3)
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

    def watchful(s: State, seat: int, legal: Sequence[int]) -> int:
        assert seat == game.to_move(s)
        assert list(legal) == list(game.legal(s))
        asked.append(seat)
        return legal[-1]

    _, record = play(game, {}, SEED, [watchful] * 2)
    assert asked == [who for who, _ in record.answers if who != CHANCE]


def test_the_same_seed_and_players_give_the_same_game() -> None:
    assert play(game, {}, SEED, [first_answer] * 2)[1] == play(game, {}, SEED, [first_answer] * 2)[1]


def test_another_seed_gives_other_draws() -> None:
    first, second = (play(game, {}, seed_from(number), [workers] * 2)[1] for number in (1, 2))
    assert first.answers != second.answers


def test_the_same_seed_gives_the_same_dice_and_tiles_whatever_is_played() -> None:
    one, other = (play(game, {}, SEED, [player] * 2)[1] for player in (first_answer, workers))
    assert [text for who, text in one.answers if who == CHANCE] == [
        text for who, text in other.answers if who == CHANCE
    ]
    assert one.answers != other.answers


def test_a_player_who_fails_stops_the_game() -> None:
    def broken(s: State, seat: int, legal: Sequence[int]) -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        play(game, {}, SEED, [broken] * 2)
