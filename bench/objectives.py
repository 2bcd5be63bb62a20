"""Fit how much what players own says about their objectives, to games of Archipelago's greedy bot.

python bench/objectives.py [GAMES]

The weights printed are SAYS in archipelago/bots/search/posterior.py; a fifth of the games is kept to try them on.
"""

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.bots.search.posterior import FEATURES, features
from hexhaven.archipelago.content.objectives import LENGTH_NAMES, PER_LENGTH
from hexhaven.archipelago.rules.set_up import in_deck
from hexhaven.archipelago.state import State
from hexhaven.bots import bots_of
from hexhaven.kernel.driver import ask
from hexhaven.kernel.frame import CHANCE, NOBODY

LONGEST = 25  # turns
STEPS, RATE, SHRINKING = 100, 1.5, 2.0
TRIED_ON = 5  # every so many games

Weights = list[float]


@dataclass(frozen=True)
class Case:
    """A seat at the start of a turn: what speaks for each objective it may have, and the places of those it has."""

    features: list[Weights]
    true: list[int]

    def chances(self, weights: Weights) -> list[float]:
        odds = [math.exp(sum(map(float.__mul__, weights, row))) for row in self.features]
        return [one / sum(odds) for one in odds]


def cases_in(number: int) -> Iterator[Case]:
    """From one game of the greedy bot with itself."""
    rng = Random(number)
    bot = bots_of("archipelago")["greedy"](rng)
    s = game.new_game({"seats": str(2 + number % 4), "length": LENGTH_NAMES[number // 4 % len(LENGTH_NAMES)]})
    turn = 1
    while (who := game.to_move(s)) != NOBODY and s.turn < LONGEST:
        if s.turn > turn:
            turn = int(s.turn)
            yield from (case_of(s, seat) for seat in range(int(s.rules.players)))
        if who == CHANCE:
            game.chance_step(s, rng)
        else:
            game.step(s, ask(game, s, bot, rng))


def case_of(s: State, seat: int) -> Case:
    first = int(s.rules.length) * PER_LENGTH
    possible = [number for number in range(first, first + PER_LENGTH) if in_deck(s, number) and not s.met >> number & 1]
    held = [place for place, number in enumerate(possible) if s.seats[seat].objectives >> number & 1]
    return Case([list(features(s, seat, number)) for number in possible], held)


def fitted(cases: list[Case]) -> Weights:
    """Steepest ascent of the likelihood."""
    weights = [0.0] * FEATURES
    for _ in range(STEPS):
        slope = [-SHRINKING * weight / len(cases) for weight in weights]
        for case in cases:
            chances = case.chances(weights)
            for place in range(FEATURES):
                mean = sum(chance * row[place] for chance, row in zip(chances, case.features))
                slope[place] += sum(case.features[true][place] - mean for true in case.true) / len(cases)
        weights = [weight + RATE * change for weight, change in zip(weights, slope)]
    return weights


def main(games: str = "240") -> None:
    cases = [list(cases_in(number)) for number in range(int(games))]
    weights = fitted([case for number, found in enumerate(cases) if number % TRIED_ON for case in found])
    print("weights:", ", ".join(f"{weight:.2f}" for weight in weights))
    tried = [(case, true) for found in cases[::TRIED_ON] for case in found for true in case.true]
    for name, used in (("all alike", [0.0] * FEATURES), ("weighed", weights)):
        likelihood = sum(math.log(case.chances(used)[true]) for case, true in tried) / len(tried)
        print(f"{name}: mean log-likelihood {likelihood:.2f} in {len(tried)} cases")
    right = sum(case.chances(weights)[true] == max(case.chances(weights)) for case, true in tried)
    print(f"the likeliest is the true one in {100 * right / len(tried):.0f} %")


if __name__ == "__main__":
    main(*sys.argv[1:])
