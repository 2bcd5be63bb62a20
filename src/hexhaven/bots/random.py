"""A bot that chooses at random, all legal answers equally likely."""

from collections.abc import Sequence

from hexhaven.kernel.contract import Budget, State
from hexhaven.kernel.generator import Source, generator


class RandomBot:
    def __init__(self, rng: Source) -> None:
        self.rng = generator(rng)

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return legal[self.rng.randrange(len(legal))]
