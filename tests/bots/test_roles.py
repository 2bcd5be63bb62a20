"""The levels of Archipelago in a crisis: whoever holds the Separatist does not help, everyone else does."""

import pytest
from librt.random import Random

from hexhaven import archipelago as game
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
