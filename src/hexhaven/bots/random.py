"""A bot that chooses at random, all legal answers equally likely."""

from collections.abc import Sequence

from librt.random import Random

from hexhaven.kernel.contract import Budget, State


class RandomBot:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return legal[self.rng.randrange(len(legal))]
