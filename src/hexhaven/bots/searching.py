"""Bots that search: the tree search of the kernel with a game's guide, and how deep a level of play thinks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from librt.random import Random

from hexhaven.bots.advice import advice
from hexhaven.kernel.contract import Advice, Budget, State
from hexhaven.kernel.generator import Source, generator
from hexhaven.kernel.search import Guide, Search, Settings


@dataclass(frozen=True)
class Level:
    """How a bot thinks: for so long or so often, so far ahead, and how much it minds what the others get."""

    simulations: int = 0  # 0: as many as the time allows
    seconds: float = 0.0
    rounds: int = 3
    rivalry: float = 0.5
    foresight: float = 1.0  # how much of what pays only later it sees at first sight
    exploration: float = 8.0
    softness: float = 3.0
    shared_luck: bool = True

    def settings(self) -> Settings:
        found = Settings()
        found.simulations = self.simulations
        found.rounds = self.rounds
        found.exploration = self.exploration
        found.softness = self.softness
        found.shared_luck = self.shared_luck
        return found


GuideFor = Callable[[State, Level], Guide]  # the same for positions of the same kind
Imagine = Callable[[State, int, Source], State]


class SearchBot:
    """Thinks as its level says, unless the budget says otherwise."""

    def __init__(self, level: Level, guide_for: GuideFor, imagine: Imagine, rng: Source) -> None:
        self.level = level
        self.guide_for = guide_for
        self.imagine = imagine
        self.rng = generator(rng)
        self.search: Search | None = None

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        seconds, simulations = self.level.seconds, self.level.simulations
        if budget.seconds is not None or budget.simulations is not None:
            seconds, simulations = budget.seconds or 0.0, budget.simulations or 0
        # Whatever the world says of things the seat cannot know is replaced by the bot's own guess.
        return self.search_for(world).choose([self.imagine(world, seat, self.rng)], seconds, simulations)

    def advise(self, world: State, seat: int) -> Advice:
        search = self.search_for(world)
        return advice(search, [self.imagine(world, seat, self.rng)], seat, self.level.seconds, search.guide.points)

    def search_for(self, world: State) -> Search:
        guide = self.guide_for(world, self.level)
        if self.search is None or self.search.guide is not guide:
            self.search = Search(guide, self.level.settings(), Random(self.rng.randrange(1 << 40)))
        return self.search
