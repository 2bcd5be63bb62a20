"""A bot for Archipelago: it takes what looks best right away, and makes deals."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import REFUSE
from hexhaven.archipelago.bots.greedy.choose import choose
from hexhaven.archipelago.bots.greedy.forecast import forecast_for, without_guesses
from hexhaven.archipelago.bots.greedy.negotiate import reason
from hexhaven.archipelago.bots.greedy.weights import USUAL
from hexhaven.archipelago.state import State
from hexhaven.kernel.contract import Budget, Remark
from hexhaven.kernel.generator import Source, generator


class GreedyBot:
    def __init__(self, rng: Source) -> None:
        self.rng = generator(rng)

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return choose(world, seat, vec[i64](legal), USUAL, self.rng)

    def says(self, world: State, seat: int, answer: int) -> Remark | None:
        """Why it refuses a deal."""
        if answer != REFUSE:
            return None
        s = without_guesses(world, seat)
        key, florins = reason(s, forecast_for(s, seat, USUAL), s.deal.by)
        return Remark(key, (florins,) if florins else ())
