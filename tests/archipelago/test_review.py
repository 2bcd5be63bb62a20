"""A finished game looked back on: turn by turn, card by card, and why it fell."""

from pathlib import Path

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago.positions.position import Position, archipelago
from hexhaven.archipelago.review import Call, FailedCrisis, Review, Reviewer
from hexhaven.archipelago.state import State
from hexhaven.kernel.record import read

GOLDEN = Path(__file__).parents[1] / "golden" / "archipelago"
FINISHED = sorted(path.stem for path in GOLDEN.glob("*.game"))


def reviewed(s: State, answers: list[str]) -> Review:
    heard, reviewer = game.listen(s), Reviewer()
    reviewer.note(s, [])
    for text in answers:
        game.step(s, game.answer_of(text))
        reviewer.note(s, heard)
        heard.clear()
    return reviewer.review(s)


@pytest.mark.parametrize("name", FINISHED[::4])
def test_the_rows_of_the_score_sheet_add_up_to_the_result(name: str) -> None:
    record = read((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))
    s = game.with_rules(game.new_game(record.options), record.rules)
    review = reviewed(s, [text for _, text in record.answers])
    sums = [sum(row.points[seat] for row in review.scores) for seat in range(s.rules.players)]
    assert sums == review.moments[-1].points
    assert (review.independence is not None) == bool(s.independent)
    if not s.independent:
        assert sums == list(record.points)
    assert [moment.turn for moment in review.moments] == [*range(1, s.turn + 1), s.turn]
    assert sum(row.kind == "objective" for row in review.scores) >= s.rules.players
    held = {row.name: row for row in review.scores if row.kind == "objective"}
    assert bool(review.ended_by) == bool(s.ending)
    assert set(review.ended_by) <= set(held)
    assert all(held[name].end for name in review.ended_by)


def in_unrest(rebellion: int, objective: str = "s1") -> Position:
    """Six citizens in a domestic crisis in which a cube of stone raises four."""
    position = archipelago(3, deals="off").region().region().at(phase=4).deck(top="king")
    position.back("king", "stone feeds 4 / 3 cattle").markers(rebellion=rebellion).boards(domestic="fish 1")
    return position.seat(0, citizens="1a 1a 1a", objectives=objective).seat(1, citizens="2a 2a 2a", objectives="s2")


@pytest.mark.parametrize(("rebellion", "averted"), [(1, True), (4, True), (5, False)])
def test_what_one_cube_more_would_have_done(rebellion: int, averted: bool) -> None:
    """Six strikers are too many; two of them would have been bearable, if the rebellion was low."""
    s = in_unrest(rebellion).build()
    assert s.population == 6
    fall = reviewed(s, ["done", "done", "done"]).independence
    assert fall is not None
    assert (fall.cause, fall.card, fall.steps, fall.winner) == ("strikers", False, 6, -1)
    assert fall.crisis == FailedCrisis("domestic", "stone", 6, 4, rebellion + 2, averted)


def test_a_rebel_who_would_have_been_forgotten_was_not_to_blame() -> None:
    """After the crisis the rebellion fell to 0, with the cube or without it."""
    s = archipelago(2, deals="off").region().region().at(phase=4).deck(top="king").seat(1, citizens="2a")
    s.back("king", "rebels -2 per temple / 1 cattle")
    s.seat(0, citizens="1a", cards="peace-and-prosperity slavery", florins=9)
    answers = ["done", "done", "card peace-and-prosperity", "done", "done", "card slavery", "taxes"]
    fall = reviewed(s.build(), answers).independence
    assert fall is not None
    assert (fall.cause, fall.steps) == ("taxes", 1)
    assert fall.crisis == FailedCrisis("export", "cattle", 1, 1, 3, False)


def test_the_closest_call_may_be_in_the_middle_of_a_turn() -> None:
    s = archipelago(2, deals="off").region().markers(rebellion=1)
    s.seat(0, citizens="1a 1a 1a", cards="bishop", florins=9)
    review = reviewed(s.build(), ["taxes", "card bishop"])
    assert review.closest == Call(int(s.build().turn), 3, 2)
    assert review.moments[-1].rebellion == 1


def test_the_separatist_gains_by_it() -> None:
    fall = reviewed(in_unrest(1, "s10").build(), ["done", "done", "done"]).independence
    assert fall is not None
    assert fall.winner == 0


def test_a_fall_without_a_crisis() -> None:
    s = archipelago(3, deals="off").region().markers(rebellion=3).seat(0, citizens="1a 1a 1a").build()
    fall = reviewed(s, ["taxes"]).independence
    assert fall is not None
    assert (fall.cause, fall.steps, fall.crisis) == ("taxes", 1, None)
