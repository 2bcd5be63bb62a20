"""Tree search for any game: it plays possible continuations of a position, and chooses what turned out best.

A game supplies a Guide: which answers look good, and how good a position is for each seat. The tree holds the answers
of the current round; from its leaves the guide's policy plays on for a few rounds, then the guide judges the position.
Values are kept by seat, and each seat chooses what is best for itself, so any number of players can take part.
"""

import math
from time import perf_counter, thread_time
from typing import Any, Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.kernel.engine import State, draw, is_over, key, legal, step, to_move
from hexhaven.kernel.frame import CHANCE
from hexhaven.kernel.tree import Node, chances, is_decided, most_visited, note, place_of, sort_by_score

ENDLESS: Final = 1 << 30
CLOCK: Final = 16  # simulations between two looks at the clock
SCENARIOS: Final = 1 << 40
AHEAD: Final = 1e9
MANY: Final = 1000  # visits, after which chance has been averaged out for what seems best
UNLIKELY: Final = 1e-6  # compared with the most promising answer; such answers are not tried in many worlds


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a game knows about playing well. Here and below s is a state of that game."""

    def scores(self, s: Any, me: i64, answers: vec[i64]) -> vec[float]:
        """How good each answer looks at first sight, in points."""
        raise ValueError("a guide has an opinion on every answer")

    def choose(self, s: Any, me: i64) -> i64:
        """What the policy answers."""
        answers = legal(s)
        scores = self.scores(s, me, answers)
        best: i64 = 0
        place: i64 = 1
        while place < len(scores):
            if scores[place] > scores[best]:
                best = place
            place += 1
        return answers[best]

    def evaluate(self, s: Any) -> vec[float]:
        """By seat: how good the position is for it, in points."""
        raise ValueError("a guide has an opinion on every position")

    def points(self, s: Any) -> vec[float]:
        """By seat: the points it can expect at the end."""
        return self.evaluate(s)


class Settings:
    """How a search thinks. Values are in points of the game."""

    def __init__(self) -> None:
        self.simulations: i64 = 200
        self.rounds: i64 = 3  # played by the policy after the current round
        self.exploration: float = 8.0
        self.doubt: float = 0.0  # it grows with this power of the visits that are more than many
        self.softness: float = 3.0  # a lead of this many points makes an answer e times as likely a priori
        self.pessimism: float = 2.0  # an answer not tried yet is taken to be this much worse than the others
        self.shared_luck: bool = True  # answers are compared with the same dice
        self.narrow: i64 = 8  # answers that are tried before others, the most promising ones,
        self.widening: float = 1.0  # and how many more for the square root of the visits
        self.opinion: float = 4.0  # in many worlds: the policy's opinion counts as much as so many simulations


NOWHERE: Final = Node(CHANCE, vec[i64](), vec[float]())


class Search:
    """One player's thinking. What it found out is a start for its next decision."""

    def __init__(self, guide: Guide, settings: Settings, rng: Random) -> None:
        self.guide: Guide = guide
        self.settings: Settings = settings
        self.rng: Random = rng
        self.luck: Random = Random(0)  # of the simulation that is running
        self.root: Node = NOWHERE
        self.expected: bytes = b""  # the key of the position that the root stands for
        self.best: i64 = 0  # the place of the answer chosen last
        self.simulated: i64 = 0  # simulations of the last decision
        self.has_compared: bool = False  # the last decision, in many worlds
        self.by_processor: bool = False  # seconds are those of the processor, not of the clock

    def now(self) -> float:
        if self.by_processor:
            return thread_time()
        return perf_counter()

    def choose(self, worlds: list[State], seconds: float = 0.0, simulations: i64 = 0) -> i64:
        """The best answer in a position known only by worlds that agree with it; 0: as the settings say."""
        self.think(worlds, seconds, simulations)
        return self.decide(worlds)

    def decide(self, worlds: list[State]) -> i64:
        """The best answer after thinking; what was found out about what follows is kept."""
        answer = self.root.answers[self.best]
        self.move_on(worlds, self.best)
        return answer

    def hear(self, answers: list[i64], visits: list[i64], totals: list[float]) -> None:
        """What another search found out about the same position."""
        number: i64 = 0
        while number < len(answers):
            place = place_of(self.root.answers, answers[number])
            if place >= 0:
                self.root.visits[place] += visits[number]
                self.root.totals[place] += totals[number]
                self.root.visited += visits[number]
                self.root.total += totals[number]
            number += 1
        self.best = self.best_compared() if self.has_compared else most_visited(self.root)

    def follow(self, worlds: list[State], answer: i64) -> None:
        """The answer was given, whether or not it seemed best."""
        place = place_of(self.root.answers, answer)
        if place >= 0:
            self.move_on(worlds, place)

    def think(self, worlds: list[State], seconds: float, simulations: i64) -> None:
        """Grow the tree until the time is up, the simulations are done, or nothing can change the choice."""
        if not self.expected or self.expected != key(worlds[0]):
            self.root = self.node_for(worlds[0])
        most = simulations
        if not most:
            most = ENDLESS if seconds > 0.0 else self.settings.simulations
        base = self.rng.randrange(SCENARIOS)
        self.simulated = 0
        self.has_compared = len(worlds) > 1
        if len(self.root.answers) == 1:
            self.best = 0
        elif len(worlds) == 1:
            self.grow(worlds, base, seconds, most)
            self.best = most_visited(self.root)
        else:
            self.best = self.compare(worlds, base, seconds, most)

    def grow(self, worlds: list[State], base: i64, seconds: float, most: i64) -> None:
        """In one world: what turned out best so far is looked at most."""
        began = self.now()
        while self.simulated < most:
            self.simulate(worlds, base, self.select(self.root, False))
            if self.simulated % CLOCK == 0:
                left = most - self.simulated
                if seconds > 0.0:
                    passed = self.now() - began
                    if passed >= seconds:
                        break
                    left = min(left, i64(float(self.simulated) * (seconds - passed) / passed) + 1)
                if is_decided(self.root, left):
                    break

    def compare(self, worlds: list[State], base: i64, seconds: float, most: i64) -> i64:
        """In many worlds: the promising answers are tried equally often, each in the same worlds with the same luck.

        Again and again the worse half drops out, until one is left.
        """
        began = self.now()
        field = self.contenders()
        stages: i64 = 0
        while 1 << stages < len(field):
            stages += 1
        stage: i64 = 0
        while stage < stages:
            stage += 1
            laps = max(1, most * stage // stages - self.simulated) // len(field)
            while True:
                for place in field:
                    self.simulate(worlds, base, place)
                laps -= 1
                if laps <= 0 or (seconds > 0.0 and self.now() - began >= seconds * float(stage) / float(stages)):
                    break
            field = self.better_half(field)
        return field[0]

    def contenders(self) -> vec[i64]:
        """The most promising answers at the root."""
        out = vec[i64]()
        while len(out) < len(self.root.answers) and len(out) < self.settings.narrow:
            if self.root.priors[len(out)] < UNLIKELY * self.root.priors[0]:
                break
            out = append(out, len(out))
        return out

    def better_half(self, field: vec[i64]) -> vec[i64]:
        """Those that did best."""
        estimates = vec[float](capacity=len(field))
        for place in field:
            estimates = append(estimates, self.estimate(place))
        sort_by_score(field, estimates)
        return field[: (len(field) + 1) // 2]

    def best_compared(self) -> i64:
        """Of those that were tried at least half as often as any: they dropped out last here, or in another search."""
        often = self.root.visits[most_visited(self.root)]
        best: i64 = -1
        place: i64 = 0
        while place < len(self.root.answers):
            if 2 * self.root.visits[place] >= often and (best < 0 or self.estimate(place) > self.estimate(best)):
                best = place
            place += 1
        return best

    def estimate(self, place: i64) -> float:
        """How good the answer was in simulations; the first opinion counts as much as some of them."""
        root = self.root
        settings = self.settings
        opinion = settings.softness * math.log(root.priors[place])
        return (root.totals[place] + settings.opinion * opinion) / (float(root.visits[place]) + settings.opinion)

    def move_on(self, worlds: list[State], place: i64) -> None:
        """After the answer, if the same seat goes on in a position that is known, the tree below it is kept."""
        child = self.root.children[place]
        answer = self.root.answers[place]
        self.expected = b""
        self.root = NOWHERE
        if child is not None and len(worlds) == 1:
            twin = worlds[0].copy()
            step(twin, answer)
            if to_move(twin) == child.who:
                self.root = child
                self.expected = key(twin)

    def node_for(self, s: State) -> Node:
        who = to_move(s)
        answers = legal(s)
        scores = self.guide.scores(s, who, answers)
        sort_by_score(answers, scores)
        return Node(who, answers, chances(scores, self.settings.softness))

    def simulate(self, worlds: list[State], base: i64, place: i64) -> None:
        """One continuation: an answer of the root, down the tree, on with the policy, and what it was worth back up."""
        self.simulated += 1
        unsure = len(worlds) > 1
        node = self.root
        visits = node.visits[place]
        s = worlds[visits % len(worlds)].copy()
        self.set_luck(base, visits)
        phase = s.phase
        number = s.round
        nodes: list[Node] = []
        places = vec[i64]()
        while True:
            nodes.append(node)
            places = append(places, place)
            step(s, node.answers[place])
            if s.phase != phase or s.round != number:
                break
            if to_move(s) == CHANCE or is_over(s):
                break
            child = node.children[place]
            if child is None:
                node.children[place] = self.node_for(s)
                break
            if child.who != to_move(s):
                break
            node = child
            if unsure:
                self.admit(node, s)
            place = self.select(node, unsure)
        self.play_on(s, phase, number)
        values = self.guide.evaluate(s)
        depth: i64 = 0
        while depth < len(places):
            note(nodes[depth], places[depth], values)
            depth += 1

    def set_luck(self, base: i64, visits: i64) -> None:
        """The next dice: those that the other answers had at the same visit, or any."""
        if self.settings.shared_luck:
            self.luck.seed(base + visits)
        else:
            self.luck.seed(self.rng.randrange(SCENARIOS))

    def select(self, node: Node, unsure: bool) -> i64:
        """The answer with the best mixture of value so far, promise and curiosity."""
        settings = self.settings
        size: i64 = len(node.answers)
        if size == 1:
            return 0
        root = math.sqrt(float(node.visited + 1))
        wide = settings.narrow + i64(settings.widening * root)
        average = 0.0
        if node.visited:
            average = node.total / float(node.visited)
        curiosity = settings.exploration * root
        if settings.doubt > 0.0 and node.visited > MANY:
            curiosity *= math.pow(float(node.visited) / float(MANY), settings.doubt)
        best: i64 = -1
        most = -AHEAD
        place: i64 = 0
        while place < size and (place < wide or best < 0):
            if not unsure or node.current[place] == node.visited:
                visits = node.visits[place]
                value = average - settings.pessimism
                if visits:
                    value = node.totals[place] / float(visits)
                value += curiosity * node.priors[place] / float(visits + 1)
                if value > most:
                    most = value
                    best = place
            place += 1
        return best

    def admit(self, node: Node, s: State) -> None:
        """Where the position is not the same in all simulations: which answers are legal this time; new ones join."""
        answers = legal(s)
        for answer in answers:
            place = place_of(node.answers, answer)
            if place < 0:
                place = len(node.answers)
                node.add(answer)
            node.current[place] = node.visited

    def play_on(self, s: State, phase: i64, number: i64) -> None:
        """The rest of the round and some more, as the policy plays; the last ends where the next would begin."""
        left = self.settings.rounds
        while not is_over(s):
            if s.phase != phase or s.round != number:
                if left == 0:
                    return
                left -= 1
                phase = s.phase
                number = s.round
            who = to_move(s)
            if who == CHANCE:
                step(s, draw(s, self.luck))
            else:
                step(s, self.guide.choose(s, who))
