"""A bot that chooses at random, but so that games last: kinds of answers first, help in crises, buildings, deals."""

from collections.abc import Sequence

from librt.random import Random

from hexhaven.archipelago import answers as a
from hexhaven.archipelago.answers import verb_of
from hexhaven.archipelago.state import State
from hexhaven.kernel.contract import Budget

# How much more, or less, often a kind of answer is chosen than others.
WEIGHTS = {
    a.DONE: 10,
    a.TAXING: 5,
    a.FEED_BOARD: 2000,
    a.FEED_OWN: 2000,
    a.FEED_TOKEN: 1000,
    a.BLESS: 1000,
    a.EXPELLING: 1000,
    a.HARVESTING: 900,
    a.RECRUITING: 900,
    a.REPRODUCING: 900,
    a.EXPLORING: 60,
    a.BUILDING: 900,
    a.WONDER: 2000,
    a.CARD: 600,
    a.USING: 300,
    a.PURCHASING: 300,
    a.SELLING: 10,
    a.BUYING: 60,
    a.OFFERING: 8,
    a.INVITING: 8,
    a.WITHDRAW: 5,
    a.ACCEPT: 600,
}
USUAL = 100


class CalmBot:
    """Chooses a kind of answer, and then one of that kind; of bids and prices the lowest of three."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        rng = self.rng
        verbs = sorted({verb_of(answer) for answer in legal})
        left = rng.randrange(sum(WEIGHTS.get(verb, USUAL) for verb in verbs))
        for verb in verbs:
            left -= WEIGHTS.get(verb, USUAL)
            if left < 0:
                break
        answers = [answer for answer in legal if verb_of(answer) == verb]
        if verb == a.BIDDING:
            return answers[min(rng.randrange(len(answers)) for _ in range(3))]
        return answers[rng.randrange(len(answers))]
