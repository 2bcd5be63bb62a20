"""A bot for Archipelago: it takes what looks best at once, and talks."""

from collections.abc import Sequence

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.state import State
from hexhaven.bots.settler.choose import choose
from hexhaven.bots.settler.taste import USUAL
from hexhaven.kernel.driver import Player


def settler_bot(rng: Random) -> Player:
    def answer(s: State, seat: int, legal: Sequence[int]) -> int:
        return choose(s, seat, vec[i64](legal), USUAL, rng)

    return answer
