"""The laws can fail: a game that breaks one of them is caught by it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven import burgundy
from hexhaven.burgundy import events
from hexhaven.burgundy.content.goods import of_kind
from hexhaven.burgundy.state import LAYOUT, State
from hexhaven.burgundy.view import View
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.errors import NotationError
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.laws import BrokenLaw, Inspector, inspect
from hexhaven.kernel.packing import Unpacker

OPEN = {"seats": "2", "duchies": "1"}
HIDDEN = {"seats": "3", "duchies": "chosen", "choices": "hidden"}


class Burgundy:
    """The game as it is, but for what a test puts in its place."""

    def __init__(self, **instead: Callable[..., Any]) -> None:
        self.instead = instead

    def __getattr__(self, name: str) -> Any:
        return self.instead.get(name) or getattr(burgundy, name)


def broken(options: dict[str, str] = OPEN, **instead: Callable[..., Any]) -> str:
    """The law that a whole inspected game finds broken."""
    with pytest.raises(BrokenLaw) as caught:
        inspect(Burgundy(**instead), options, seed_from(4), Random(4))
    return str(caught.value)


def broken_at_once(options: dict[str, str] = OPEN, **instead: Callable[..., Any]) -> str:
    """The law that the inspector finds broken at the first question."""
    game = Burgundy(**instead)
    with pytest.raises(BrokenLaw) as caught:
        Inspector(game, game.new_game(options), Random(4)).answers()
    return str(caught.value)


@pytest.mark.parametrize("options", [OPEN, HIDDEN])
def test_the_game_as_it_is_obeys_every_law(options: dict[str, str]) -> None:
    inspected = inspect(Burgundy(), options, seed_from(4), Random(4))
    assert inspected == inspect(burgundy, options, seed_from(4), Random(4))
    assert inspected.decisions > 0


# Copies.


def test_a_copy_that_is_not_independent() -> None:
    assert broken(copy=lambda s: s) == "a step on a copy leaves the original alone"


def test_a_copy_that_shares_a_seat() -> None:
    def sharing(s: State) -> State:
        twin = burgundy.copy(s)
        twin.seats = s.seats
        return twin

    assert broken(copy=sharing) == "a step on a copy leaves the original alone"


def test_a_copy_that_forgets_something() -> None:
    def forgetful(s: State) -> State:
        twin = burgundy.copy(s)
        twin.white_die = 0
        return twin

    assert broken(copy=forgetful) == "a copy goes the same way, listened to or not"


def test_a_game_that_goes_another_way_when_it_is_listened_to() -> None:
    def shy(s: State, answer: int) -> None:
        burgundy.step(s, answer)
        if s.events is not None and s.round == 3:
            s.estates()[0].silver += 1

    assert broken(step=shy) == "a copy goes the same way, listened to or not"


# Saved positions.


def test_a_saved_position_that_forgets_something() -> None:
    def forgetful(data: bytes) -> State:
        s = burgundy.load(data)
        s.white_die = 0
        return s

    assert broken(load=forgetful) == "a saved position is the same when it is loaded"


def test_a_saved_position_with_other_options() -> None:
    def confused(data: bytes) -> State:
        s = burgundy.load(data)
        twin = burgundy.new_game(OPEN | {"start": "1"})
        twin.transfer(Unpacker(vec[i64](list(memoryview(burgundy.key(s)).cast("q"))), LAYOUT))
        return twin

    assert broken(load=confused) == "a saved position keeps its options"


# Components.


def losing(s: State, answer: int) -> None:
    """In the third round a good is lost."""
    already = s.round == 2
    burgundy.step(s, answer)
    if s.round == 2 and not already:
        s.goods_supply -= of_kind(1, 1)


def test_a_good_that_is_lost() -> None:
    assert broken(step=losing) == "goods of kind 1: 6 instead of 7"


def test_a_tile_that_comes_from_nowhere() -> None:
    def growing(s: State, answer: int) -> None:
        burgundy.step(s, answer)
        s.estates()[0].points = 0
        s.depots = type(s.depots)([*s.depots[:-1], 1])

    assert "tiles in play, but only" in broken(step=growing)


def test_silver_below_zero() -> None:
    def spending(s: State, answer: int) -> None:
        burgundy.step(s, answer)
        s.estates()[1].silver = -1

    assert broken(step=spending) == "estate 2: silver, workers or points below zero"


# Answers and their texts.


def test_a_text_that_reads_back_as_another_answer() -> None:
    def misread(text: str) -> int:
        return burgundy.answer_of("end" if text == "pass" else text)

    def offering(s: State) -> list[int]:
        return [*burgundy.legal(s), burgundy.answer_of("pass")]

    assert broken_at_once(answer_of=misread, legal=offering) == "the text 'pass' reads back as its answer"


def test_two_answers_with_the_same_text() -> None:
    def slurred(answer: int) -> str:
        return re.sub(r" w\d$", "", burgundy.notation(answer))

    assert "reads back as its answer" in broken(notation=slurred)


def test_a_text_that_cannot_be_read() -> None:
    with pytest.raises((BrokenLaw, NotationError)):
        inspect(Burgundy(notation=lambda answer: burgundy.notation(answer).upper()), OPEN, seed_from(4), Random(4))


def test_an_answer_listed_twice() -> None:
    def twice(s: State) -> list[int]:
        legal = list(burgundy.legal(s))
        return legal if burgundy.to_move(s) == CHANCE else legal + legal[:1]

    assert broken(legal=twice) == "no answer is listed twice"


def test_no_legal_answer() -> None:
    assert broken_at_once(legal=lambda s: []) == "there is always a legal answer"


def test_a_legal_answer_that_is_refused() -> None:
    def harsh(s: State, seat: int, text: str) -> burgundy.Refusal | None:
        return burgundy.Refusal("B6.19", "why-not-asked") if text.endswith("workers") else None

    assert broken(why_not=harsh) == "a legal answer is not refused"


def test_an_outcome_without_a_weight() -> None:
    def light(s: State) -> list[int]:
        return [0, *list(burgundy.weights(s))[1:]]

    assert broken(weights=light) == "every outcome has a weight"


def test_weights_for_other_outcomes() -> None:
    assert broken_at_once(weights=lambda s: [*burgundy.weights(s), 1]) == "every outcome has a weight"


def test_an_answer_that_was_legal_and_is_not_when_played_again() -> None:
    games = 0

    def begun(options: dict[str, str]) -> State:
        nonlocal games
        games += 1
        return burgundy.new_game(options if games == 1 else {**options, "start": "2"})

    assert "is legal when it is played again" in broken(new_game=begun)


# Views.


def test_a_view_that_leaks_a_sealed_choice() -> None:
    def leaking(s: State, seat: int) -> View:
        view = burgundy.view(s, seat)
        for own, seen in zip(s.seats, view.seats, strict=True):
            seen.sealed = own.sealed
        return view

    assert "fold into its view" in broken(HIDDEN, view=leaking), "the events do not tell it"
    assert "cannot tell an imagined state" in broken(HIDDEN, view=leaking, redact=lambda event, seat: event), (
        "the events tell it too, but it is not what the seat may know"
    )


def test_an_event_that_leaks_a_sealed_choice() -> None:
    assert "fold into its view" in broken(HIDDEN, redact=lambda event, seat: event)


@pytest.mark.parametrize("name", ["white_die", "phase", "round", "can_purchase", "over"])
def test_a_view_that_forgets(name: str) -> None:
    def forgetful(s: State, seat: int) -> View:
        view = burgundy.view(s, seat)
        setattr(view, name, type(getattr(view, name))())
        return view

    assert "fold into its view" in broken(view=forgetful)


def test_a_view_of_the_wrong_seat() -> None:
    def squinting(s: State, seat: int) -> View:
        view = burgundy.view(s, 0)
        view.seat = seat
        return view

    assert "fold into its view" in broken(view=squinting)


def test_an_event_that_is_not_told() -> None:
    def muted(view: View, event: Event) -> None:
        if event.kind != events.WORKERS_GAINED:
            burgundy.fold(view, event)

    assert "fold into its view" in broken(fold=muted)


def test_an_event_told_twice() -> None:
    def stammering(view: View, event: Event) -> None:
        burgundy.fold(view, event)
        if event.kind == events.POINTS_SCORED:
            burgundy.fold(view, event)

    assert "fold into its view" in broken(fold=stammering)


def test_an_imagined_state_that_shows_something_else() -> None:
    def dreaming(s: State, seat: int, rng: Random) -> State:
        twin = burgundy.imagine(s, seat, rng)
        twin.estates()[0].silver += 1
        return twin

    assert "cannot tell an imagined state" in broken(imagine=dreaming)


def test_an_imagined_state_that_forgets_the_own_sealed_choice() -> None:
    def forgetful(s: State, seat: int, rng: Random) -> State:
        twin = burgundy.imagine(s, seat, rng)
        for own in twin.seats:
            own.sealed = 0
        return twin

    assert "cannot tell an imagined state" in broken(HIDDEN, imagine=forgetful)


def test_an_imagined_state_in_which_the_seat_may_answer_something_else() -> None:
    dreams: list[State] = []

    def dreaming(s: State, seat: int, rng: Random) -> State:
        dreams.append(burgundy.imagine(s, seat, rng))
        return dreams[-1]

    def legal(s: State) -> list[int]:
        found = list(burgundy.legal(s))
        return found[:1] if any(s is dream for dream in dreams) else found

    assert "may answer tells it nothing that is hidden" in broken(imagine=dreaming, legal=legal)


def test_an_imagined_state_that_cannot_be_played_on() -> None:
    dreams: list[State] = []

    def dreaming(s: State, seat: int, rng: Random) -> State:
        dreams.append(burgundy.imagine(s, seat, rng))
        return dreams[-1]

    def lost(s: State, answer: int) -> None:
        burgundy.step(s, answer)
        if any(s is dream for dream in dreams):
            s.goods_supply -= of_kind(1, 1)

    assert "an imagined state comes to a lawful end" in broken(imagine=dreaming, step=lost)


# The end.


def test_a_game_that_does_not_come_to_its_end_again() -> None:
    games: list[State] = []

    def begun(options: dict[str, str]) -> State:
        games.append(burgundy.new_game(options))
        return games[-1]

    def tired(s: State) -> int:
        # The game that is played first ends, and its record is made; the inspected one goes on.
        return 0 if burgundy.to_move(s) == NOBODY and s is games[-1] and len(games) == 2 else burgundy.to_move(s)

    assert broken(new_game=begun, to_move=tired) == "the game comes to its end"


def placed(*places: int) -> Callable[[State], burgundy.Result | None]:
    """The game with other places than it gives."""

    def result(s: State) -> burgundy.Result | None:
        found = burgundy.result(s)
        return found and burgundy.Result(found.points, places)

    return result


def test_a_player_without_a_place() -> None:
    assert broken(result=placed(1)) == "every seat has a place"
    assert broken(result=placed(1, 3)) == "every seat has a place"
    assert broken(result=placed(0, 1)) == "every seat has a place"


def test_a_winner_with_fewer_points() -> None:
    points = inspect(burgundy, OPEN, seed_from(4), Random(4)).points
    worst_first = (2, 1) if points[0] > points[1] else (1, 2)
    assert broken(result=placed(*worst_first)) == "more points come before fewer"
    assert broken(result=placed(1, 1)) == "more points come before fewer"


def test_a_game_that_is_over_without_a_result() -> None:
    assert broken(result=lambda s: None) == "a game that is over has a result"
