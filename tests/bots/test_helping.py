"""A search on two cores: the other process thinks about the same position, and may die."""

import pytest
from librt.random import Random

from hexhaven import archipelago, burgundy
from hexhaven.archipelago.bots.levels import LEVELS, LevelBot
from hexhaven.bots import bots_of, helping
from hexhaven.bots.searching import SearchBot
from hexhaven.burgundy.state import State
from hexhaven.kernel.contract import Bot, Budget
from hexhaven.kernel.driver import ask
from hexhaven.kernel.frame import CHANCE

TWO_CORES = Budget(simulations=16, cores=2)


@pytest.fixture(autouse=True)
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)


def first_turn() -> State:
    s = burgundy.new_game({"duchies": "1"})
    rng = Random(3)
    while burgundy.to_move(s) == CHANCE or burgundy.question(s).kind != "turn":
        answers = list(burgundy.legal(s))
        burgundy.step(s, answers[rng.randrange(len(answers))])
    return s


def answers_of(bot: Bot, s: State, number: int) -> list[int]:
    """The next answers of the same bot for whoever is asked."""
    found = []
    for _ in range(number):
        answer = ask(burgundy, s, bot, Random(1), TWO_CORES)
        found.append(answer)
        burgundy.step(s, answer)
    return found


def test_both_find_out_something() -> None:
    s = first_turn()
    bot = bots_of("burgundy")["expert"](Random(5))
    assert isinstance(bot, SearchBot)
    search = bot.search_for(s)
    bot.think_together(search, [s], 0, 0.0, 16)
    assert search.simulated == 8
    assert search.root.visited == 16
    assert sum(search.root.visits) == 16


def test_both_compare_answers_in_many_worlds() -> None:
    s = archipelago.new_game({"seats": "3"})
    archipelago.chance_step(s, 5)
    bot = LevelBot(LEVELS["expert"], Random(5))
    me = archipelago.to_move(s)
    bot.think_together(bot.search, bot.worlds_for(s, me), me, 0.0, 96)
    visits = bot.search.root.visits
    assert bot.search.simulated < sum(visits) == bot.search.root.visited
    assert 2 * visits[bot.search.best] >= max(visits)


def test_the_same_luck_gives_the_same_answers() -> None:
    make = bots_of("burgundy")["expert"]
    first, again = (answers_of(make(Random(5)), first_turn(), 3) for _ in range(2))
    assert first == again


def test_nobody_waits_for_a_helper_that_is_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    class Starting:
        def is_ready(self, wait: bool) -> bool:
            return wait

    monkeypatch.setattr("hexhaven.bots.searching.helper", Starting)
    s = first_turn()
    bot = bots_of("burgundy")["expert"](Random(5))
    assert isinstance(bot, SearchBot)
    search = bot.search_for(s)
    bot.think_together(search, [s], 0, 0.01, 0)
    assert search.simulated > 0


def test_a_helper_that_dies_is_replaced() -> None:
    s = first_turn()
    bot = bots_of("burgundy")["expert"](Random(5))
    answers_of(bot, s, 1)
    old = helping.helper()
    old.process.kill()
    old.process.join()
    answers_of(bot, s, 1)
    assert helping.helper() is not old
    answers_of(bot, s, 1)
    assert helping.helper().process.is_alive()
