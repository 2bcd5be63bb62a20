"""Players of golden games: their choices follow from a number, on every machine and in every build."""

from collections.abc import Sequence
from random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago import answers as a
from hexhaven.archipelago.content import cards as c
from hexhaven.archipelago.state import State
from hexhaven.kernel.contract import Budget

# How gladly something is done in a round; the rest has 1.
IN_ROUNDS: dict[int, float] = {
    a.HARVESTING: 4, a.BUILDING: 12, a.WONDER: 40, a.CARD: 6, a.EXPLORING: 5, a.RECRUITING: 5, a.REPRODUCING: 6,
    a.MIGRATING: 2, a.USING: 3, a.SELLING: 2, a.TAXING: 4, a.DONE: 0.5, a.OFFERING: 0.05, a.INVITING: 0.05,
}  # fmt: skip
ELSEWHERE: dict[int, float] = {
    a.FEED_BOARD: 500, a.FEED_OWN: 300, a.FEED_TOKEN: 100, a.BLESS: 900, a.PURCHASING: 3, a.TURNING: 0.7, a.PICKING: 20,
    a.LAND: 8, a.WORKING: 20, a.MOVING: 3, a.ACCEPT: 3, a.PROPOSE: 4, a.EXPELLING: 3, a.STOCKING: 3, a.SHIFTING: 3,
}  # fmt: skip

CALMING = (c.BISHOP, c.ARCHBISHOP, c.POPE, c.AMPHITHEATRE, c.PEACE_AND_PROSPERITY, c.GIFTS_OF_THE_CLERGY, c.EDUCATION)
RISKY = (c.PIRATE, c.SLAVERY, c.IMMIGRATION)


class AtRandom:
    """Chooses anything that is allowed."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return sorted(legal, key=game.notation)[int(self.rng.random() * len(legal))]


class Steady:
    """Chooses at random too, but likes to build, to use cards and to help, and raises no taxes when unrest is near."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        answers = sorted(legal, key=game.notation)
        weights = [weight_of(world, seat, answer) for answer in answers]
        left = self.rng.random() * sum(weights)
        for answer, weight in zip(answers, weights, strict=True):
            left -= weight
            if left < 0:
                return answer
        return answers[-1]


def weight_of(s: State, seat: int, answer: int) -> float:
    verb = a.verb_of(answer)
    unrest = s.rebellion + 4 > s.population
    if verb == a.BIDDING:
        return float(1 / (1 + a.number_of(answer)) ** 2)
    if verb == a.TAXING and unrest:
        return 0.01
    if verb == a.CARD and a.card_of(answer) in CALMING and unrest:
        return 100
    if verb == a.CARD and a.card_of(answer) in RISKY and unrest:
        return 0.01
    if verb == a.RECRUITING and s.workers > 3:
        return 40
    if verb == a.EXPLORING and s.workers > 5:
        return 0.3
    if verb == a.TERM:
        return 0.1
    return IN_ROUNDS.get(verb) or ELSEWHERE.get(verb, 1)
