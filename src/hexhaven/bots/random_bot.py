"""A bot that takes any legal answer, each alike."""

from collections.abc import Sequence

from librt.random import Random

from hexhaven.kernel.contract import State
from hexhaven.kernel.driver import Player


def random_bot(rng: Random) -> Player:
    def choose(s: State, seat: int, legal: Sequence[int]) -> int:
        return legal[rng.randrange(len(legal))]

    return choose
