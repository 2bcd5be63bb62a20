"""Bots that search: the tree search of the kernel with a game's guide, and how deep a level of play thinks."""

import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from librt.random import Random

from hexhaven.bots.advice import advice
from hexhaven.bots.helping import Bot, MakeSearchBot, Position, give_up_helper, helper
from hexhaven.games import GAMES
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
    doubt: float = 0.0  # how much more it explores, the more time it has
    softness: float = 3.0
    shared_luck: bool = True
    narrow: int = 8  # answers that are tried before others
    cores: int = 1

    def settings(self) -> Settings:
        found = Settings()
        found.simulations = self.simulations
        found.rounds = self.rounds
        found.exploration = self.exploration
        found.doubt = self.doubt
        found.softness = self.softness
        found.shared_luck = self.shared_luck
        found.narrow = self.narrow
        return found


GuideFor = Callable[[State, Level], Guide]  # the same for positions of the same kind
Imagine = Callable[[State, int, Source], State]


class SearchBot:
    """Thinks as its level says, unless the budget says otherwise; with a second core, another process helps."""

    def __init__(self, game: str, level: Level, guide_for: GuideFor, imagine: Imagine, rng: Source) -> None:
        self.level = level
        self.guide_for = guide_for
        self.imagine = imagine
        self.rng = generator(rng)
        self.search: Search | None = None
        self.game = game
        self.helped: Bot | None = None  # how the helper knows it, once it has been needed
        self.answered: int | None = None  # in the last position that was thought about together

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        # Whatever the world says of things the seat cannot know is replaced by the bot's own guess.
        return self.searched(self.imagine(world, seat, self.rng), seat, self.means(budget))

    def means(self, budget: Budget) -> Budget:
        """Those that the budget sets, or the usual ones of the level."""
        level = self.level
        if budget.seconds is None and budget.simulations is None:
            return Budget(level.seconds, level.simulations, level.cores, budget.of_processor)
        return Budget(budget.seconds or 0.0, budget.simulations or 0, budget.cores or 1, budget.of_processor)

    def searched(self, world: State, seat: int, means: Budget) -> int:
        search, worlds = self.search_for(world), self.worlds_for(world, seat)
        search.by_processor = means.of_processor
        seconds, simulations = means.seconds or 0.0, means.simulations or 0
        if means.cores == 1 or os.cpu_count() == 1:
            return search.choose(worlds, seconds, simulations)
        self.think_together(search, worlds, seat, seconds, simulations)
        self.answered = search.decide(worlds)
        return self.answered

    def think_together(self, search: Search, worlds: list[State], seat: int, seconds: float, simulations: int) -> None:
        """Each half of the simulations, or all of the time.

        With little time, nobody waits for a helper that is just starting; one that dies is missed in one decision only.
        """
        if self.helped is None:
            self.helped = Bot(secrets.randbits(60), self.game, self.alike(), self.rng.randrange(1 << 40))
        game, half = GAMES[self.game], simulations // 2
        components, saved = game.component_set(worlds[0]), game.save(worlds[0])
        position = Position(components, saved, seat, self.answered, seconds, half, search.by_processor)
        try:
            if not helper().is_ready(wait=not seconds):
                search.think(worlds, seconds, simulations)
                return
            helper().begin(self.helped, position)
            search.think(worlds, seconds, simulations - half)
            search.hear(*helper().findings())
        except (EOFError, OSError):
            give_up_helper()
            search.think(worlds, seconds, simulations - half)

    def alike(self) -> MakeSearchBot:
        """How to make another one that thinks like it."""
        return partial(SearchBot, self.game, self.level, self.guide_for, self.imagine)

    def worlds_for(self, world: State, seat: int) -> list[State]:
        """To think about: the one that was imagined; a game with more to guess has many."""
        return [world]

    def advise(self, world: State, seat: int) -> Advice:
        search = self.search_for(world)
        return advice(search, [self.imagine(world, seat, self.rng)], seat, self.level.seconds, search.guide.points)

    def search_for(self, world: State) -> Search:
        guide = self.guide_for(world, self.level)
        if self.search is None or self.search.guide is not guide:
            self.search = Search(guide, self.level.settings(), Random(self.rng.randrange(1 << 40)))
        return self.search
