"""The levels of play, and the reference bot that never changes, so that others can always be measured by it."""

from functools import cache, partial

from librt.random import Random

from hexhaven import burgundy
from hexhaven.bots.searching import Level, SearchBot
from hexhaven.burgundy.bots.minds import mind
from hexhaven.burgundy.bots.search.guide import BurgundyGuide
from hexhaven.burgundy.state import State
from hexhaven.burgundy.view import imagine

LEVELS = {
    "expert": Level(seconds=1.0, rounds=5, exploration=15.0, doubt=1 / 3, cores=2),
    "strong": Level(simulations=200, exploration=15.0),
    "skilled": Level(simulations=24, rounds=1),
    "casual": Level(simulations=1, rounds=0, rivalry=0.0),
    "beginner": Level(simulations=1, rounds=0, rivalry=0.0, foresight=0.2),
}


@cache
def guide_of(name: str, players: int, rivalry: float, foresight: float = 1.0) -> BurgundyGuide:
    return mind(name).guide(players, rivalry, foresight)


def guide_for(name: str, world: State, level: Level) -> BurgundyGuide:
    return guide_of(name, int(world.rules.players), level.rivalry, level.foresight)


def bot(level: Level, name: str, rng: Random) -> SearchBot:
    return SearchBot(burgundy.NAME, level, partial(guide_for, name), imagine, rng)


SEARCHING = {name: partial(bot, level, "expert") for name, level in LEVELS.items()}
REFERENCE = partial(bot, Level(simulations=200, shared_luck=False), "reference")
