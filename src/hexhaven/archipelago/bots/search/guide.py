"""Archipelago's guide for the search: the policy, and what a position is worth when all objectives of a world count."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.bots.greedy.evaluate import evaluate
from hexhaven.archipelago.bots.greedy.forecast import forecast_for
from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.bots.search.policy import quick_answer, scores
from hexhaven.archipelago.rules.ending import places, score_of, separatist
from hexhaven.archipelago.state import State
from hexhaven.kernel.engine import is_over, legal
from hexhaven.kernel.search import Guide

WON: Final = 4.0  # in points, beyond those that the winner is ahead
LEAD: Final = 4.0  # more points ahead or behind make no difference


class ArchipelagoGuide(Guide):
    """Weights of the policy, and of the evaluation."""

    def __init__(self, policy: Weights, values: Weights) -> None:
        self.policy: Weights = policy
        self.values: Weights = values

    def scores(self, s: State, me: i64, answers: vec[i64]) -> vec[float]:
        return scores(s, me, answers, self.policy)

    def choose(self, s: State, me: i64) -> i64:
        return quick_answer(s, me, legal(s), self.policy)

    def evaluate(self, s: State) -> vec[float]:
        if is_over(s):
            return final_values(s, self.values)
        out = vec[float](capacity=s.rules.players)
        me: i64 = 0
        while me < s.rules.players:
            out = append(out, evaluate(s, forecast_for(s, me, self.values)))
            me += 1
        return out


def final_values(s: State, weights: Weights) -> vec[float]:
    """On the scale of the evaluation: points, what they are ahead by, and the victory itself."""
    players = s.rules.players
    out = vec[float](capacity=players)
    me: i64 = 0
    if s.independent:
        winner = separatist(s)
        while me < players:
            if me == winner:
                out = append(out, weights.triumph)
            else:
                out = append(out, -weights.loss)
            me += 1
        return out
    points = vec[float](capacity=players)
    total = 0.0
    while me < players:
        points = append(points, float(score_of(s, me)))
        total += points[me]
        me += 1
    share = weights.others
    if players == 2:
        share = weights.rival
    ranks = places(s)
    me = 0
    while me < players:
        value = points[me] - share * (total - points[me]) / float(players - 1)
        value += max(-LEAD, min(LEAD, points[me] - best_other(points, me)))
        if ranks[me] == 1:
            value += WON
        out = append(out, value)
        me += 1
    return out


def best_other(points: vec[float], me: i64) -> float:
    best = -1.0
    other: i64 = 0
    while other < len(points):
        if other != me:
            best = max(best, points[other])
        other += 1
    return best
