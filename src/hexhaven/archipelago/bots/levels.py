"""The levels of play. They differ in how far they look ahead, and in how much they see of others."""

from collections.abc import Sequence
from functools import partial

from librt.random import Random

from hexhaven import archipelago
from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import REFUSE
from hexhaven.archipelago.bots.greedy.forecast import forecast_for, without_guesses
from hexhaven.archipelago.bots.greedy.negotiate import reason
from hexhaven.archipelago.bots.greedy.weights import USUAL, Weights
from hexhaven.archipelago.bots.search.guide import ArchipelagoGuide
from hexhaven.archipelago.bots.search.posterior import Posterior
from hexhaven.archipelago.frames import (
    DEAL_REPLY,
    HARVEST,
    HIDE_CUBES,
    PICK_HAND,
    RAISE,
    RECRUIT,
    RESOURCES_FOUND,
    TAKE_HEX,
    TALK,
    TERMS,
)
from hexhaven.archipelago.imagine import imagine
from hexhaven.archipelago.rules.ending import score_of
from hexhaven.archipelago.state import State
from hexhaven.bots.advice import advice
from hexhaven.bots.helping import MakeSearchBot
from hexhaven.bots.searching import Level, SearchBot
from hexhaven.kernel import engine
from hexhaven.kernel.contract import Advice, Budget, Remark
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import kind_of, top
from hexhaven.kernel.generator import Source
from hexhaven.kernel.search import Search

# There is little to think about; whoever has decided to harvest or to recruit has already thought about what follows.
BY_POLICY = (HARVEST, HIDE_CUBES, PICK_HAND, RAISE, RECRUIT, RESOURCES_FOUND, TAKE_HEX, TALK, TERMS)
WORLDS = 64
IMAGINED = 4  # times as many, of which the likely ones are taken
SOFTNESS = 0.3  # in points: what makes an answer e times as promising
CURIOSITY = 1.0
DEAL = 0.8  # seconds at most for the answer to an offer

# What a hint may mention.
GAINS = (
    e.REGION_LAID, e.UNIT_ADDED, e.CUBES_GAINED, e.FLORINS_GAINED, e.DISC_GAINED, e.BUILDING_BUILT, e.CARD_BOUGHT,
    e.CARD_USED, e.WONDER_BUILT, e.DEAL_ACCEPTED,
)  # fmt: skip
AT_ONCE = (e.UNIT_ADDED, e.CUBES_GAINED, e.FLORINS_GAINED, e.DISC_GAINED, e.TOKEN_TAKEN)
FOR_ALL = (e.CRISIS_CLOSED, e.INDEPENDENCE_DECLARED, e.END_BEGUN)

LEVELS = {
    "expert": Level(seconds=1.0, rounds=5, softness=SOFTNESS, narrow=16, cores=2),
    "strong": Level(simulations=100, rounds=5, softness=SOFTNESS, narrow=12),
    "skilled": Level(simulations=32, rounds=2, softness=SOFTNESS),
    "casual": Level(softness=SOFTNESS),  # first impressions only
    "beginner": Level(rivalry=0.0, foresight=0.0, softness=SOFTNESS),
}


def weights_of(level: Level) -> Weights:
    """Who does not mind the others does not see the end coming either; without foresight there are no plans."""
    if level.rivalry and level.foresight == 1.0:
        return USUAL
    weights = Weights()
    if not level.rivalry:
        weights.others = weights.rival = weights.ending = weights.last = weights.over = 0.0
    weights.plan *= level.foresight  # cubes for buildings
    weights.work *= level.foresight  # units where they can harvest
    weights.strike *= level.foresight  # cubes for crises
    return weights


class LevelBot(SearchBot):
    """Thinks about worlds that agree with what its seat knows; where there is little to think about, not at all."""

    search: Search  # one for all positions

    def __init__(self, level: Level, rng: Source) -> None:
        self.weights = weights_of(level)
        self.guide = ArchipelagoGuide(self.weights, self.weights)
        super().__init__(archipelago.NAME, level, lambda world, level: self.guide, imagine, rng)
        settings = level.settings()
        settings.exploration, settings.pessimism = CURIOSITY, SOFTNESS  # points are scarcer than in other games
        self.search = Search(self.guide, settings, Random(self.rng.randrange(1 << 40)))

    def alike(self) -> MakeSearchBot:
        return partial(LevelBot, self.level)

    def search_for(self, world: engine.State) -> Search:
        return self.search

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        world = imagine(world, seat, self.rng)  # so that nothing depends on what others made up
        kind, means = kind_of(top(world.agenda)), self.means(budget)
        if kind in BY_POLICY:
            return self.guide.choose(world, seat)
        if not means.seconds and not means.simulations:
            return self.search.node_for(world).answers[0]
        if kind == DEAL_REPLY and means.seconds:
            means = means._replace(seconds=min(means.seconds, DEAL))
        return self.searched(world, seat, means)

    def advise(self, world: State, seat: int) -> Advice:
        worlds = self.worlds_for(imagine(world, seat, self.rng), seat)
        return advice(self.search, worlds, seat, self.level.seconds, points_of, is_telling, is_gain)

    def worlds_for(self, world: State, seat: int) -> list[engine.State]:
        """Worlds that the seat could be in, the more of a kind the likelier it is."""
        posterior = Posterior(world, seat)
        worlds = [imagine(world, seat, self.rng) for _ in range(WORLDS * IMAGINED)]
        weights = [posterior.weight(one) for one in worlds]
        step = sum(weights) / WORLDS
        at = step * self.rng.random()
        chosen: list[engine.State] = []
        for one, weight in zip(worlds, weights):
            while weight > at and len(chosen) < WORLDS:
                chosen.append(one)
                at += step
            at -= weight
        shuffle(chosen, self.rng)
        return chosen or [worlds[0]]

    def says(self, world: State, seat: int, answer: int) -> Remark | None:
        """Why it refuses a deal."""
        if answer != REFUSE:
            return None
        s = without_guesses(world, seat)
        key, florins = reason(s, forecast_for(s, seat, self.weights), s.deal.by)
        return Remark(key, (florins,) if florins else ())


def is_telling(event: Event, seat: int) -> bool:
    """What the player gets, and what concerns everyone; not how it is paid for, nor what the others do."""
    return (event.kind in GAINS and event.seat == seat) or event.kind in FOR_ALL


def is_gain(event: Event, seat: int) -> bool:
    """What the player gets at once, which the answer itself does not say."""
    return event.kind in AT_ONCE and event.seat == seat


def points_of(s: State) -> list[float]:
    """By seat, if the game ended now."""
    return [float(score_of(s, seat)) for seat in range(int(s.rules.players))]


def shuffle(worlds: list[engine.State], rng: Random) -> None:
    for place in range(len(worlds) - 1, 0, -1):
        other = rng.randrange(place + 1)
        worlds[place], worlds[other] = worlds[other], worlds[place]


SEARCHING = {name: partial(LevelBot, level) for name, level in LEVELS.items()}
