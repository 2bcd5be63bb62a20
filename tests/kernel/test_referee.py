"""The referee: texts from outside are checked before anything changes."""

from collections.abc import Callable

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.position import burgundy
from hexhaven.burgundy.state import State
from hexhaven.kernel.errors import HexhavenError, IllegalAnswer, NotationError
from hexhaven.kernel.referee import answer, checked


def waiting() -> State:
    position = burgundy(2).seat(0, dice="2 6", storage="bank", silver=2, goods="6 6")
    return position.depot(2, "ship").black("mine").build()


def over() -> State:
    return burgundy(2).at("E", 5).to_move(1).seat(1, dice="").build()


def before_any_draw() -> State:
    return game.new_game({})


def choosing() -> State:
    s = game.new_game({"duchies": "chosen", "choices": "hidden"})
    while game.to_move(s) < 0:
        game.step(s, next(iter(game.legal(s))))
    return s


STATES: list[Callable[[], State]] = [waiting, over, before_any_draw, choosing]
NO_ANSWERS = [
    "", " ", "take", "2 take", "2 take 7 ship", "2 take 2 boat", "0 workers", "7 workers", "2 workers ", " 2 workers",
    "2  workers", "2 WORKERS", "02 workers", "2 take 2 ship w0", "2 take 2 ship w01", "buy", "buy red mine", "load",
    "load 0", "load 1+", "load 1 only", "load 1 only ,", "load 1 only 3,1", "load 1 only 1,1", "end now", "pass 1",
    "discard", "castle 0", "castle x", "duchy 0", "roll 1", "roll 1 7", "white 0", "start 5", "good 7", "tile",
    "½ workers",
    "² workers", "٢ workers", "2 workers\n", "2\tworkers", "2 workers\0", "\x00", "2 take 2 ship w9999", "w1",
    "1" * 5000,
]  # fmt: skip


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("text", NO_ANSWERS, ids=lambda text: ascii(text[:24]))
def test_a_text_that_is_no_answer_anywhere_is_a_notation_error(state: Callable[[], State], text: str) -> None:
    s = state()
    before = game.key(s)
    for seat in (0, 1):
        with pytest.raises(NotationError) as caught:
            answer(game, s, seat, text)
        assert caught.value.text == text
    assert game.key(s) == before


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("seat", [-2, -1, 0, 1, 2, 99, 10**30])
@pytest.mark.parametrize("text", ["2 take 2 castle", "load 3", "roll 1 2", "castle 8", "duchy 11a", "end"])
def test_an_answer_that_a_rule_refuses_changes_nothing(state: Callable[[], State], seat: int, text: str) -> None:
    s = state()
    before = game.key(s)
    with pytest.raises(IllegalAnswer) as caught:
        answer(game, s, seat, text)
    assert game.key(s) == before
    assert caught.value.rule.startswith("B")
    assert caught.value.key.startswith("why-")
    assert caught.value.rule in str(caught.value)


def test_a_seat_that_is_not_asked_may_not_give_a_legal_answer() -> None:
    s = waiting()
    before = game.key(s)
    for seat in (-2, -1, 1, 2):
        with pytest.raises(IllegalAnswer):
            answer(game, s, seat, "2 workers")
    assert game.key(s) == before


def test_every_legal_answer_is_carried_out() -> None:
    s = waiting()
    for legal in game.legal(s):
        by_text, by_number = game.copy(s), game.copy(s)
        answer(game, by_text, 0, game.notation(legal))
        game.step(by_number, legal)
        assert game.key(by_text) == game.key(by_number) != game.key(s)


def test_checking_alone_changes_nothing() -> None:
    s = waiting()
    before = game.key(s)
    assert checked(game, s, 0, "2 workers") == game.answer_of("2 workers")
    assert game.key(s) == before


def test_errors_from_outside_have_a_common_root() -> None:
    assert issubclass(NotationError, HexhavenError)
    assert issubclass(IllegalAnswer, HexhavenError)
