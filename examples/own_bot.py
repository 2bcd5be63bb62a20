"""A bot of your own against the greedy one.

    python examples/own_bot.py [GAMES]

A bot has one method. It is given a world its seat could be in (what it may not know is made up), and may copy it and
play on as it likes.
"""

import sys
from collections.abc import Sequence

from librt.random import Random

from hexhaven import burgundy
from hexhaven.burgundy.bots.greedy import GreedyBot
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import Bot, Budget
from hexhaven.kernel.driver import play

TRIES = 3  # random games to the end for each answer


class PlayoutBot:
    """Plays random games after each answer, and chooses the one that led to the most points."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, world: burgundy.State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return max(legal, key=lambda answer: sum(self.lead(world, seat, answer) for _ in range(TRIES)))

    def lead(self, world: burgundy.State, seat: int, answer: int) -> int:
        """By how many points the seat is ahead of the others at the end of a random game."""
        twin = burgundy.copy(world)
        burgundy.step(twin, answer)
        burgundy.playout(twin, self.rng)
        result = burgundy.result(twin)
        assert result is not None, "a playout goes to the end"
        return result.points[seat] - max(points for other, points in enumerate(result.points) if other != seat)


def main(games: str = "4") -> None:
    for number in range(int(games)):
        bots: list[Bot] = [PlayoutBot(Random(number)), GreedyBot(Random(number))]
        s, _ = play(burgundy, {"seats": "2"}, seed_from(number), bots)
        result = burgundy.result(s)
        assert result is not None, "the game was played to its end"
        print(f"game {number + 1}: own bot {result.points[0]}, greedy bot {result.points[1]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
