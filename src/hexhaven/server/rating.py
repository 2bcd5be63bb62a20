"""Ratings after a game of two or more parties: Plackett and Luce's model, updated as Weng and Lin do, by OpenSkill.

A rating is a guess and its standard deviation; everyone starts at 1500, give or take 500.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START, SPREAD = 1500.0, 500.0


class Rating(NamedTuple):
    """How strong somebody probably is."""

    value: float = START
    deviation: float = SPREAD


@cache
def model() -> "PlackettLuce":
    """OpenSkill's own proportions, on a larger scale. Imported only where a game has ended."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START, sigma=SPREAD, beta=SPREAD / 2, tau=SPREAD / 100)


def rated(parties: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a game, by party; equal places are a tie."""
    teams = [[model().create_rating([one.value, one.deviation]) for one in party] for party in parties]
    after = model().rate(teams, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in team] for team in after]
