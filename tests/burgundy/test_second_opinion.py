"""What the engine allows and what answers bring is what somebody else makes of the rules, in every mode and mix.

HEXHAVEN_LAW_GAMES says how many games are played; each number always plays the same game.
"""

import os
from collections.abc import Callable
from types import ModuleType

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.burgundy.mixing import mix
from hexhaven.burgundy.state import State
from hexhaven.kernel.engine import pick
from hexhaven.kernel.frame import CHANCE, NOBODY
from tests.burgundy import test_golden, test_golden_modes
from tests.burgundy.at_table import choices
from tests.burgundy.second_actions import Asked, Course
from tests.burgundy.second_opinion import Game
from tests.burgundy.second_table import fact_of, opinion_on

GAMES = int(os.environ.get("HEXHAVEN_LAW_GAMES", "60"))
GOLDEN = [(module, name) for module in (test_golden, test_golden_modes) for name in module.PLANS]
RICH = {"place", "claim", "take-shield", "trade", "buy", "copy"}


def chosen(s: State, rng: Random) -> str:
    """At random; what makes a game rich comes up more often."""
    rich = [text for text in choices(s) if RICH & set(text.split())]
    if game.to_move(s) != CHANCE and rich and rng.randrange(3):
        return rich[rng.randrange(len(rich))]
    return game.notation(pick(s, rng))


@pytest.mark.parametrize("number", range(GAMES))
def test_both_agree_on_a_random_game(number: int) -> None:
    rng = Random(number)
    both_agree(game.new_game(mix(number, {"mode": "mixed", "seats": "mixed"})), lambda s: chosen(s, rng))


@pytest.mark.parametrize(("golden", "name"), GOLDEN, ids=[name for _, name in GOLDEN])
def test_both_agree_on_a_golden_game(golden: ModuleType, name: str) -> None:
    record = golden.golden(name)[1]
    texts = iter([text for _, text in record.answers])
    both_agree(game.new_game(record.options), lambda s: next(texts))


def both_agree(s: State, say: Callable[[State], str]) -> None:
    """On every answer that is allowed after the set-up, on what everybody has in every turn, and on the points."""
    while not choices(s, "tile"):
        game.step(s, game.answer_of(say(s)))
    other = Game(s)
    course = other.course()
    asked: Asked | None = next(course)
    while game.to_move(s) != NOBODY:
        assert asked is not None
        who, allowed = asked
        assert game.to_move(s) == who
        if who != CHANCE:
            assert set(choices(s)) == allowed
        text = say(s)
        game.step(s, game.answer_of(text))
        asked = next_question(course, text)
        if game.to_move(s) >= 0 and game.question(s).kind == "turn":
            assert fact_of(s) == opinion_on(other)
    assert asked is None
    assert [seat.points for seat in s.seats] == [seat.points for seat in other.seats]


def next_question(course: Course, text: str) -> Asked | None:
    try:
        return course.send(text)
    except StopIteration:
        return None
