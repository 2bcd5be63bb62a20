"""The tree of a search: positions with their answers, and what is known about each."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64


class Node:
    """A position in the tree: its answers, the most promising first, and what is known about each."""

    def __init__(self, who: i64, answers: vec[i64], priors: vec[float]) -> None:
        size: i64 = len(answers)
        self.who: i64 = who
        self.answers: vec[i64] = answers
        self.priors: vec[float] = priors
        self.visits: vec[i64] = vec[i64]([0] * size)
        self.totals: vec[float] = vec[float]([0.0] * size)
        self.children: list[Node | None] = [None] * size
        self.current: vec[i64] = vec[i64]([-1] * size)  # when the answer was legal last, counted in visits
        self.visited: i64 = 0
        self.total: float = 0.0

    def add(self, answer: i64) -> None:
        """An answer that was not legal before; nothing is expected of it."""
        self.answers = append(self.answers, answer)
        self.priors = append(self.priors, 1.0 / float(len(self.answers)))
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.current = append(self.current, -1)
        self.children.append(None)


def note(node: Node, place: i64, values: vec[float]) -> None:
    value = values[node.who]
    node.visits[place] += 1
    node.totals[place] += value
    node.visited += 1
    node.total += value


def place_of(answers: vec[i64], answer: i64) -> i64:
    place: i64 = 0
    while place < len(answers):
        if answers[place] == answer:
            return place
        place += 1
    return -1


def most_visited(node: Node) -> i64:
    """The answer most often tried; among equals the better one."""
    best: i64 = 0
    place: i64 = 1
    while place < len(node.answers):
        more = node.visits[place] - node.visits[best]
        if more > 0 or (more == 0 and node.visits[place] and node.totals[place] > node.totals[best]):
            best = place
        place += 1
    return best


def is_decided(node: Node, left: i64) -> bool:
    """Whether no answer can catch up with the most visited one in the simulations left."""
    first: i64 = 0
    second: i64 = 0
    for visits in node.visits:
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second > left


def sort_by_score(answers: vec[i64], scores: vec[float]) -> None:
    """The best first; equal ones keep their order."""
    place: i64 = 1
    while place < len(answers):
        answer = answers[place]
        score = scores[place]
        at = place
        while at > 0 and scores[at - 1] < score:
            answers[at] = answers[at - 1]
            scores[at] = scores[at - 1]
            at -= 1
        answers[at] = answer
        scores[at] = score
        place += 1


def chances(scores: vec[float], softness: float) -> vec[float]:
    """Scores, the best first, as probabilities."""
    out = vec[float](capacity=len(scores))
    total = 0.0
    for score in scores:
        chance = math.exp((score - scores[0]) / softness)
        out = append(out, chance)
        total += chance
    place: i64 = 0
    while place < len(out):
        out[place] /= total
        place += 1
    return out
