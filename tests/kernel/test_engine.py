"""The engine: the agenda, what may be answered at any time, chance, and what a search looks at."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven import archipelago, burgundy
from hexhaven.burgundy.frames import DISCARD, OPEN_TURN, TURN
from hexhaven.burgundy.position import burgundy as position
from hexhaven.kernel import chance
from hexhaven.kernel.contract import TableGame
from hexhaven.kernel.engine import (
    State,
    ask,
    can_interject,
    chance_step,
    copy,
    draw,
    drop_all_frames,
    drop_frame,
    emit,
    is_over,
    legal,
    listen,
    pick,
    playout,
    schedule,
    step,
    then,
    to_move,
    weights,
)  # fmt: skip
from hexhaven.kernel.frame import CHANCE, NOBODY, frame, top


def waiting() -> State:
    return position(2).seat(0, dice="4 2", silver=2).black("castle").build()


def test_what_is_put_on_the_agenda_last_comes_first() -> None:
    s = waiting()
    then(s, OPEN_TURN, 1)
    assert top(s.agenda) == frame(OPEN_TURN, NOBODY, 1)
    ask(s, TURN, 1)
    assert to_move(s) == 1
    drop_frame(s)
    assert top(s.agenda) == frame(OPEN_TURN, NOBODY, 1)


def test_scheduled_frames_come_in_their_order() -> None:
    s = waiting()
    schedule(s, vec[i64]([frame(TURN, 1, 0), frame(TURN, 0, 0)]))
    assert to_move(s) == 1


def test_a_game_without_frames_is_over() -> None:
    s = waiting()
    drop_all_frames(s)
    assert is_over(s)
    assert to_move(s) == NOBODY
    assert list(legal(s)) == []
    with pytest.raises(ValueError, match="the game is over"):
        step(s, 1)


def test_answers_at_any_time_are_listed_with_the_others() -> None:
    s = waiting()
    assert can_interject(s, 0)
    assert "buy black castle" in [burgundy.notation(answer) for answer in legal(s)]


def test_a_question_may_shut_out_answers_at_any_time() -> None:
    s = position(2).seat(0, dice="1 2", storage="ship ship bank", silver=2).depot(1, "castle").black("mine").build()
    step(s, burgundy.answer_of("1 take 1 castle"))
    assert top(s.agenda) & 255 == DISCARD
    assert {burgundy.verb(answer) for answer in legal(s)} == {"discarding"}


def test_an_answer_at_any_time_leaves_the_question_open() -> None:
    s = waiting()
    step(s, burgundy.answer_of("buy black castle"))
    assert to_move(s) == 0
    assert not can_interject(s, 0)
    assert "4 workers" in [burgundy.notation(answer) for answer in legal(s)]


@pytest.mark.parametrize("game", [burgundy, archipelago])
def test_chance_answers_until_somebody_is_asked(game: object) -> None:
    s: State = game.new_game({})  # type: ignore[attr-defined]
    chance_step(s, Random(1))
    assert to_move(s) >= 0
    chance_step(s, Random(1))
    assert to_move(s) >= 0


def test_a_draw_follows_its_weights() -> None:
    s = burgundy.new_game({"seats": "2"})
    assert to_move(s) == CHANCE
    assert len(weights(s)) == len(legal(s))


def test_whoever_asks_for_the_outcomes_of_a_draw_may_change_the_list() -> None:
    """Faces of dice are shared by all games; a list that is handed out is not."""
    s = burgundy.new_game({"seats": "2"})
    while "roll" not in burgundy.notation(legal(s)[0]):
        step(s, legal(s)[0])
    faces, chances = legal(s), weights(s)
    before = (list(faces), list(chances))
    faces[0], chances[0] = 0, 0
    assert (list(legal(s)), list(weights(s))) == before


@pytest.mark.parametrize("game", [burgundy, archipelago])
def test_the_engine_plays_any_game_to_its_end(game: object) -> None:
    s: State = game.new_game({})  # type: ignore[attr-defined]
    twin = copy(s)
    assert playout(s, Random(2)) == playout(twin, Random(2))
    assert is_over(s)


def test_a_search_sees_where_turns_rounds_and_phases_begin() -> None:
    """Each is told by a number of the state, without a look at the agenda."""
    s = burgundy.new_game({"seats": "2"})
    rng = Random(3)
    turns, rounds, phases = set(), set(), set()
    while not is_over(s):
        chance_step(s, rng)
        if not is_over(s) and s.active != NOBODY:
            assert s.active == to_move(s)
            turns.add((s.phase, s.round, s.turn))
            rounds.add((s.phase, s.round))
            phases.add(s.phase)
            answers = legal(s)
            step(s, answers[rng.randrange(len(answers))])
        elif not is_over(s):
            step(s, legal(s)[0])
    assert (len(phases), len(rounds), len(turns)) == (5, 25, 50)


def test_events_go_only_to_whoever_listens() -> None:
    s = waiting()
    emit(s, 1, 0)
    heard = listen(s)
    emit(s, 2, 0, 3)
    assert [event.numbers() for event in heard] == [(2, 0, 3, 0, 0)]
    assert copy(s).events is None


@pytest.mark.parametrize("game", [burgundy, archipelago], ids=["burgundy", "archipelago"])
def test_every_outcome_is_as_likely_as_its_weight(game: TableGame) -> None:
    """However a question draws, it brings what the weights say for the same random number."""
    s: State = game.new_game({})
    rng, drawn = Random(5), 0
    while not is_over(s):
        if to_move(s) == CHANCE:
            outcomes, shares = list(legal(s)), list(weights(s))
            assert draw(s, Random(drawn)) == chance.pick(outcomes, shares, Random(drawn).randrange(sum(shares)))
            drawn += 1
        step(s, pick(s, rng))
    assert drawn > 20
