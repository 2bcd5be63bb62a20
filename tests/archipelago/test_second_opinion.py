"""What the engine allows is what somebody else makes of the rules, all along the golden games."""

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago.rules.ending import score_of
from hexhaven.kernel.frame import kind_of, top
from tests.archipelago.second_opinion import OPINIONS, OTHER, opinion
from tests.archipelago.second_scoring import rewards, score, trends
from tests.archipelago.test_golden import PLANS, golden


@pytest.mark.parametrize("name", PLANS)
def test_both_allow_the_same(name: str) -> None:
    record = golden(name)[1]
    s = game.new_game(record.options)
    for _, text in record.answers:
        expected = opinion(s)
        if expected is not None:
            legal = {said for said in map(game.notation, game.legal(s)) if said.split()[0] not in OTHER}
            assert legal == expected
        game.step(s, game.answer_of(text))


def test_all_questions_on_which_it_has_an_opinion_occur() -> None:
    asked = set()
    for name in PLANS:
        record = golden(name)[1]
        s = game.new_game(record.options)
        for _, text in record.answers:
            asked.add(int(kind_of(top(s.agenda))))
            game.step(s, game.answer_of(text))
    assert set(OPINIONS) <= asked


@pytest.mark.parametrize("name", PLANS)
def test_both_count_the_same_points(name: str) -> None:
    """After every twentieth answer, as if the game ended there."""
    record = golden(name)[1]
    s = game.new_game(record.options)
    for number, (_, text) in enumerate(record.answers, 1):
        game.step(s, game.answer_of(text))
        if number % 20 == 0 or number == len(record.answers):
            assert [int(score_of(s, seat)) for seat in range(len(s.seats))] == score(s)
    if not s.independent:
        assert list(record.points) == score(s)


def test_the_rules_tell_what_thirty_objectives_and_twelve_trends_reward() -> None:
    assert (len(rewards()), len(trends())) == (30, 12)
    assert rewards()[0] == rewards()[17] == "florins"
    assert trends()[1] == "controlled temples"
