"""Burgundy's guide for the search, and games that the policy plays by itself."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.bots.search import weights as w
from hexhaven.burgundy.bots.search.evaluation import FEATURES, ROUNDS, expected_points, features, round_of
from hexhaven.burgundy.bots.search.policy import Sight, with_partners
from hexhaven.burgundy.state import State, points_of
from hexhaven.kernel.engine import draw, is_over, legal, step, to_move
from hexhaven.kernel.frame import CHANCE
from hexhaven.kernel.least_squares import Observations
from hexhaven.kernel.search import Guide


class BurgundyGuide(Guide):
    """A policy and an evaluation, each a row of weights."""

    def __init__(self, policy: vec[float], values: vec[float], rivalry: float) -> None:
        self.sight: Sight = Sight(policy)
        self.values: vec[float] = values
        self.rivalry: float = rivalry  # how much the points of the best other count

    def scores(self, s: State, me: i64, answers: vec[i64]) -> vec[float]:
        sight = self.sight
        sight.prepare(s, me)
        out = vec[float](capacity=len(answers))
        for answer in answers:
            out = append(out, sight.score(s, me, answer))
        if sight.weights[w.PARTNER] != 0.0 and s.seats[me].other_die:
            return with_partners(s, me, answers, out, sight.weights[w.PARTNER])
        return out

    def choose(self, s: State, me: i64) -> i64:
        answers = legal(s)
        best = answers[0]
        if len(answers) == 1:
            return best
        scores = self.scores(s, me, answers)
        most = scores[0]
        place: i64 = 1
        while place < len(answers):
            if scores[place] > most:
                most = scores[place]
                best = answers[place]
            place += 1
        return best

    def evaluate(self, s: State) -> vec[float]:
        points = self.points(s)
        if self.rivalry == 0.0:
            return points
        return against_rivals(s, points, self.rivalry)

    def points(self, s: State) -> vec[float]:
        players = s.rules.players
        points = vec[float](capacity=players)
        me: i64 = 0
        while me < players:
            if s.rules.is_head(me):
                points = append(points, expected_points(s, me, self.values))
            else:
                points = append(points, points[s.rules.head_of[me]])
            me += 1
        return points


def against_rivals(s: State, points: vec[float], rivalry: float) -> vec[float]:
    """Minus a share of the best other's."""
    out = vec[float](capacity=len(points))
    me: i64 = 0
    while me < len(points):
        best = -1.0
        other: i64 = 0
        while other < len(points):
            if s.rules.head_of[other] != s.rules.head_of[me]:
                best = max(best, points[other])
            other += 1
        value = points[me]
        if best >= 0.0:
            value -= rivalry * best
        out = append(out, value)
        me += 1
    return out


def play_out(s: State, guides: list[BurgundyGuide], rng: Random) -> None:
    """The rest of the game by the policies, one for each seat."""
    while not is_over(s):
        step(s, answer(s, guides, rng))


def answer(s: State, guides: list[BurgundyGuide], rng: Random) -> i64:
    """What chance says, or a policy."""
    who = to_move(s)
    if who == CHANCE:
        return draw(s, rng)
    return guides[who].choose(s, who)


def observe(s: State, answers: list[i64], guides: list[BurgundyGuide], rng: Random, rounds: list[Observations]) -> None:
    """A whole game: what everyone had at the start of each round, and how many points it became.

    It is played with these answers, and on by the policies.
    """
    seen = vec[vec[float]]()
    where = vec[i64]()
    whose = vec[i64]()
    last: i64 = 0
    given: i64 = 0
    while not is_over(s):
        now = s.phase * s.rules.rounds + s.round
        if now != last:
            last = now
            me: i64 = 0
            while me < s.rules.players:
                if s.rules.is_head(me):
                    seen = append(seen, features(s, me, FEATURES))
                    where = append(where, round_of(s))
                    whose = append(whose, me)
                me += 1
        if given < len(answers):
            step(s, answers[given])
            given += 1
        else:
            step(s, answer(s, guides, rng))
    place: i64 = 0
    while place < len(where):
        rounds[where[place]].add(seen[place], float(points_of(s, whose[place])))
        place += 1


def no_observations() -> list[Observations]:
    return [Observations(FEATURES) for _ in range(ROUNDS)]
