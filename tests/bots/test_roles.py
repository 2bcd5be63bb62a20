"""The levels of Archipelago in a crisis: whoever holds the Separatist does not help, everyone else does."""

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.bots.greedy.evaluate import evaluate
from hexhaven.archipelago.bots.greedy.forecast import forecast_for, without_guesses
from hexhaven.archipelago.bots.greedy.unrest import danger
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


def danger_with(top: str, cubes: str = "") -> float:
    """Before phase 4, in an archipelago of eighteen people."""
    position = archipelago(3).at(2).boards("").deck(top=top).region().region().markers(rebellion=4)
    for seat in range(3):
        position.seat(seat, citizens="1a 1a 1a 2a 2a 2a", cubes=cubes if seat == 0 else "")
    s = position.build()
    return float(danger(s, forecast_for(without_guesses(s, 0), 0, USUAL)))


def test_the_back_on_top_of_the_deck_is_the_crisis_to_fear() -> None:
    """Stone feeds six, of which there is none, or fish feeds five; of the third card only an event is not red."""
    assert danger_with("iron-mine", "fish 4") > 2 * danger_with("pirate", "fish 4") > 0.0
    assert danger_with("pirate") > 2 * danger_with("assassin")


def test_cubes_of_many_kinds_are_safer_than_many_of_one_kind() -> None:
    """In the action phase any crisis may come next."""
    worth = {}
    for cubes in ("fish 6", "fruit 1 cattle 1 fish 1 wood 1 stone 1 iron 1"):
        position = archipelago(3).boards("").region().region().markers(rebellion=4)
        position.seat(0, citizens="1a 1a 1a", cubes=cubes).seat(1, citizens="1a 1a 1a").seat(2, citizens="2a 2a 2a")
        s = position.build()
        worth[cubes] = float(danger(s, forecast_for(without_guesses(s, 0), 0, USUAL)))
    assert worth["fish 6"] > 1.5 * worth["fruit 1 cattle 1 fish 1 wood 1 stone 1 iron 1"]
