"""What results say: shares and margins with their intervals, a sequential test, and Elo ratings."""

import math
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from hexhaven.arena.matches import Set
from hexhaven.intervals import Interval, mean_interval, share_interval

ERROR = 0.05  # of the sequential test, on either side
CLOSE = 0.05  # shares nearer than this to the tested one need not be told from it
FLOOR = 0.05  # the least standard deviation that a few equal results can prove
ROUNDS = 200  # of the rating
RESAMPLED = 200
ELO = 400 / math.log(10)


def evidence(shares: list[float], tested: float) -> float:
    """The log likelihood ratio of a share a little above the tested one to one a little below, set by set."""
    if len(shares) < 2:
        return 0.0
    variance = max(stdev(shares), FLOOR) ** 2
    return len(shares) * 2 * CLOSE * (fmean(shares) - tested) / variance


def is_settled(shares: list[float], tested: float) -> bool:
    """Wald's sequential test: whether the share lies above or below the tested one."""
    return abs(evidence(shares, tested)) > math.log((1 - ERROR) / ERROR)


@dataclass
class Tally:
    """All games of one pairing."""

    challenger: str
    rival: str
    sets: list[Set]

    def games(self) -> int:
        return sum(len(one) for one in self.sets)

    def shares(self) -> list[float]:
        """Of each set."""
        return [fmean(played.share() for played in one) for one in self.sets]

    def wins(self) -> Interval:
        return share_interval(sum(played.share() for one in self.sets for played in one), self.games())

    def margin(self) -> Interval:
        return mean_interval([fmean(played.margin() for played in one) for one in self.sets])

    def points(self) -> tuple[float, float]:
        """The mean of the challenger, and of the rivals."""
        games = [played for one in self.sets for played in one]
        mean = fmean(played.points[played.seat] for played in games)
        return mean, mean - fmean(played.margin() for played in games)

    def faults(self) -> list[str]:
        return [fault for one in self.sets for played in one for fault in played.faults]


Duels = dict[tuple[str, str], float]  # how often the first was placed before the second, a tie counting half


def duels_in(tallies: list[Tally]) -> Duels:
    """Each game is a duel of the challenger with each rival."""
    found: Duels = {}
    for tally in tallies:
        pair, turned = (tally.challenger, tally.rival), (tally.rival, tally.challenger)
        for played in (played for one in tally.sets for played in one):
            mine = played.places[played.seat]
            for seat, place in enumerate(played.places):
                if seat != played.seat:
                    score = 0.5 if place == mine else float(mine < place)
                    found[pair] = found.get(pair, 0.0) + score
                    found[turned] = found.get(turned, 0.0) + 1 - score
    return found


def elo_from(duels: Duels, names: list[str]) -> dict[str, float]:
    """The ratings under which the results are most likely, with a drawn duel of everyone against the average."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        new = {}
        for name in names:
            won, games = 0.5, 1 / (strength[name] + 1.0)
            for other in names:
                if other != name:
                    score, lost = duels.get((name, other), 0.0), duels.get((other, name), 0.0)
                    won += score
                    games += (score + lost) / (strength[name] + strength[other])
            new[name] = won / games
        strength = new
    rating = {name: ELO * math.log(value) for name, value in strength.items()}
    average = fmean(rating.values())
    return {name: value - average for name, value in rating.items()}


def elo(tallies: list[Tally], names: list[str], seed: int) -> dict[str, Interval]:
    """The average is 0. The intervals come from drawing the sets again, with repetition."""
    rng, drawn = Random(seed), []
    for _ in range(RESAMPLED):
        again = [Tally(t.challenger, t.rival, rng.choices(t.sets, k=len(t.sets))) for t in tallies]
        drawn.append(elo_from(duels_in(again), names))
    found = elo_from(duels_in(tallies), names)
    edge = RESAMPLED // 40
    intervals = {}
    for name in names:
        ranked = sorted(ratings[name] for ratings in drawn)
        intervals[name] = Interval(found[name], ranked[edge], ranked[-1 - edge])
    return intervals
