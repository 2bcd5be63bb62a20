"""Finished games looked back on: every point has a source and a round."""

from pathlib import Path

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.review import Highlight, Moment, Review, Reviewer, highlights
from hexhaven.kernel.record import read

GOLDEN = Path(__file__).parents[1] / "golden" / "burgundy"
FINISHED = sorted(path.stem for path in GOLDEN.glob("*.game"))
ROUNDS = 25


def reviewed(name: str) -> tuple[Review, list[int]]:
    record = read((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))
    s, reviewer = game.new_game(record.options), Reviewer()
    heard = game.listen(s)
    for _, text in record.answers:
        game.step(s, game.answer_of(text))
        reviewer.note(s, heard)
        heard.clear()
    return reviewer.review(s), list(record.points)


@pytest.mark.parametrize("name", FINISHED[::5])
def test_sources_and_rounds_add_up_to_the_result(name: str) -> None:
    review, points = reviewed(name)
    assert [sum(source.points[n] for source in review.sources) for n in range(len(review.owners))] == points
    assert review.moments[-1].points == points
    assert len(review.moments) == ROUNDS + 2
    assert all(one.points > 0 for one in review.highlights)


def test_the_rounds_that_made_the_difference() -> None:
    scores = [(0, 0), (10, 0), (12, 15), (12, 15), (40, 15)]
    moments = [Moment(0, number, list(points)) for number, points in enumerate(scores[:-1])]
    assert highlights([*moments, Moment(5, 0, list(scores[-1]))]) == [
        Highlight(0, 0, 0, 10, True),
        Highlight(0, 1, 0, 2, False),
        Highlight(0, 1, 1, 15, True),
        Highlight(0, 3, 0, 28, True),
    ]


def test_what_only_the_end_brings_is_no_round() -> None:
    moments = [Moment(4, 4, [0, 0]), Moment(5, 0, [3, 0]), Moment(5, 1, [3, 50])]
    assert highlights(moments) == [Highlight(4, 4, 0, 3, True)]
