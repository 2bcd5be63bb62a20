"""What a seat can guess about the objectives of the others, from what they own."""

from collections.abc import Sequence

from hexhaven.archipelago.bots.search.posterior import Posterior
from hexhaven.archipelago.content.objectives import PER_LENGTH
from hexhaven.archipelago.state import State


def guesses(s: State, viewer: int) -> Sequence[dict[int, float]]:
    """By seat: how likely it has each objective; what the viewer knows has probability 1."""
    posterior = Posterior(s, viewer)
    chances = posterior.chances()
    return [
        {
            int(posterior.first) + number: chances[seat * PER_LENGTH + number]
            for number in range(PER_LENGTH)
            if chances[seat * PER_LENGTH + number] > 0
        }
        for seat in range(int(s.rules.players))
    ]
