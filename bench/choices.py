"""What the choice of Archipelago's search loses, by the number of simulations, in points.

python bench/choices.py [POSITIONS [LAPS]]

In positions of games of the greedy bot, the most promising answers are tried LAPS times each, in the same worlds with
the same luck; the means are taken as the truth. Then the search is repeated with fewer of these simulations.
"""

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.bots.levels import BY_POLICY, LEVELS, LevelBot
from hexhaven.archipelago.imagine import imagine
from hexhaven.archipelago.state import State
from hexhaven.bots import bots_of
from hexhaven.kernel.driver import ask
from hexhaven.kernel.frame import CHANCE, NOBODY, kind_of, top

SIMULATIONS = (0, 12, 32, 100, 240, 800)
TRIES = 30
EVERY = 40  # answers between two positions


@dataclass(frozen=True)
class Choice:
    """By answer, the most promising first: the policy's opinion, and what each simulation was worth."""

    opinions: list[float]
    values: list[list[float]]

    def loss(self, place: int) -> float:
        means = [fmean(row) for row in self.values]
        return max(means) - means[place]


def choices(laps: int) -> Iterator[Choice]:
    rng = Random(1)
    greedy = bots_of("archipelago")["greedy"](rng)
    while True:
        s, left = game.new_game({"seats": "4"}), EVERY
        while (who := game.to_move(s)) != NOBODY:
            left -= 1
            if who == CHANCE:
                game.chance_step(s, rng)
                continue
            if left <= 0 and kind_of(top(s.agenda)) not in BY_POLICY and len(game.legal(s)) > 2:
                left = EVERY
                yield tried(s, who, laps, rng)
            game.step(s, ask(game, s, greedy, rng))


def tried(s: State, who: int, laps: int, rng: Random) -> Choice:
    bot = LevelBot(LEVELS["expert"], rng)
    search, worlds = bot.search, bot.worlds_for(imagine(s, who, rng), who)
    search.root = search.node_for(worlds[0])
    values = []
    for place in search.contenders():
        row = []
        for _ in range(laps):
            before = search.root.totals[place]
            search.simulate(worlds, 0, place)
            row.append(float(search.root.totals[place] - before))
        values.append(row)
    softness = search.settings.softness
    return Choice([softness * math.log(search.root.priors[place]) for place in range(len(values))], values)


def halved(choice: Choice, most: int, opinion: float, rng: Random) -> int:
    """As kernel/search.py compares, with simulations that were done before."""
    field = list(range(len(choice.values)))
    order = sorted(range(len(choice.values[0])), key=lambda _: rng.random())
    stages, done, laps = max(1, math.ceil(math.log2(len(field)))), 0, 0
    for stage in range(1, stages + 1):
        more = max(1, max(1, most * stage // stages - done) // len(field))
        laps, done = laps + more, done + more * len(field)
        seen = [order[lap % len(order)] for lap in range(laps)]

        def estimate(place: int, seen: list[int] = seen) -> float:
            total = sum(choice.values[place][lap] for lap in seen)
            return (total + opinion * choice.opinions[place]) / (len(seen) + opinion)

        field = sorted(field, key=estimate, reverse=True)[: (len(field) + 1) // 2]
    return field[0]


def main(positions: str = "40", laps: str = "200") -> None:
    found = [choice for choice, _ in zip(choices(int(laps)), range(int(positions)))]
    opinion = LevelBot(LEVELS["expert"], Random(1)).search.settings.opinion
    rng = Random(2)
    for most in SIMULATIONS:
        lost = [
            choice.loss(halved(choice, most, opinion, rng) if most else 0) for choice in found for _ in range(TRIES)
        ]
        print(f"{most} simulations: {fmean(lost):.2f} points lost in {len(found)} positions")


if __name__ == "__main__":
    main(*sys.argv[1:])
