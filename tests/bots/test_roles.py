"""The levels of Archipelago in a crisis: whoever holds the Separatist does not help, everyone else does."""

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.bots.greedy.evaluate import evaluate
from hexhaven.archipelago.bots.greedy.forecast import forecast_for, without_guesses
from hexhaven.archipelago.bots.greedy.weights import USUAL
from hexhaven.archipelago.bots.levels import LEVELS
from hexhaven.archipelago.state import State
from hexhaven.bots import bots_of
from hexhaven.kernel.contract import Budget
from hexhaven.kernel.driver import ask
from tests.archipelago.at_table import asked, say
from tests.archipelago.tested import archipelago

SEPARATIST, PACIFIST, TEMPLES = "s10", "s9", "s2"
BUDGETS = {level: Budget() if level == "beginner" else Budget(simulations=8) for level in LEVELS}


def crisis(objective: str) -> State:
    """Nine citizens lie down, a fish raises four of them; the first player has three and is asked to help."""
    position = archipelago(3).at(4).deck(top="pirate").region().region().region().markers(rebellion=4)
    position.seat(0, citizens="1a 1a 1a", cubes="fish 3", objectives=objective)
    position.seat(1, citizens="2a 2a 2a", objectives="s3").seat(2, citizens="3a 3a 3a", objectives="s4")
    return say(position.build(), "done", "done")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("objective", "helps"), [(SEPARATIST, False), (PACIFIST, True), (TEMPLES, True)])
def test_a_separatist_does_not_help_in_a_crisis(level: str, objective: str, helps: bool) -> None:
    s = crisis(objective)
    assert asked(s) == (0, "HELP")
    bot = bots_of("archipelago")[level](Random(1))
    answer = game.notation(ask(game, s, bot, Random(1), BUDGETS[level]))
    assert answer.startswith("feed") == helps


def worth(objective: str, rebellion: int) -> float:
    """Of a calm archipelago of eighteen people to the first player."""
    position = archipelago(3).region().region().region().markers(rebellion=rebellion)
    position.seat(0, citizens="1a 1a 1a 2a 2a 2a", objectives=objective).seat(1, citizens="1a 1a 1a 2a 2a 2a")
    s = position.seat(2, citizens="1a 1a 1a 3a 3a 3a", cubes="fish 3 fruit 3").build()
    return float(evaluate(s, forecast_for(without_guesses(s, 0), 0, USUAL)))


def test_rebels_please_the_separatist_and_worry_the_pacifist_most() -> None:
    """With two more rebels, the Pacifist's margin is lost."""
    change = {one: worth(one, 4) - worth(one, 2) for one in (SEPARATIST, PACIFIST, TEMPLES)}
    assert change[SEPARATIST] > 0 > change[TEMPLES] > change[PACIFIST]


def many_lying(cubes: str) -> State:
    """Of 27 people all lie down, and a fish raises five of them: one cube alone changes nothing."""
    position = archipelago(3).at(4).deck(top="pirate").region().region().region().markers(rebellion=12)
    home = "1a 1a 1a 2a 2a 2a 3a 3a 3a"
    position.seat(0, citizens=home, cubes=cubes, objectives=TEMPLES)
    position.seat(1, citizens=home, objectives="s3").seat(2, citizens=home, objectives="s4")
    return say(position.build(), "done", "done")


@pytest.mark.parametrize(("cubes", "helps"), [("fish 6", True), ("fruit 6", False)])
def test_the_greedy_bot_helps_where_several_cubes_together_save_the_islands(cubes: str, helps: bool) -> None:
    s = many_lying(cubes)
    fed = 0
    while asked(s) in ((0, "HELP"), (0, "RAISE")):
        answer = ask(game, s, bots_of("archipelago")["greedy"](Random(1)), Random(1), Budget())
        fed += game.notation(answer) == "feed own"
        game.step(s, answer)
    assert (fed >= 3) == helps
