"""What a bot that searches would answer, and why: what it expects, and what the answer makes more likely."""

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import fmean
from typing import NamedTuple

from hexhaven.kernel.contract import Advice, Likely, State
from hexhaven.kernel.engine import draw, is_over, listen, step, to_move
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, kind_of, top
from hexhaven.kernel.search import Search
from hexhaven.kernel.tree import Node, most_visited

CONTINUATIONS = 40  # played by the policy, to see what usually follows
NOTABLE = 0.2  # what is so much more likely is worth saying,
MENTIONED = 3  # up to so many things
LONGEST_PLAN = 3


class Future(NamedTuple):
    """What followed an answer: how often which events, and the points that were expected then, by seat."""

    events: Counter[Event]
    points: list[float]
    at_once: list[Event]  # before others were asked, whatever chance drew


Points = Callable[[State], Iterable[float]]  # by seat: those that can be expected at the end
Telling = Callable[[Event, int], bool]  # whether the event is worth mentioning to the seat


def is_no_others(event: Event, seat: int) -> bool:
    """What the others will do is for them to decide."""
    return event.seat < 0 or event.seat == seat


def is_nothing(event: Event, seat: int) -> bool:
    return False


def advice(
    search: Search,
    worlds: list[State],
    seat: int,
    seconds: float,
    points: Points,
    tells: Telling = is_no_others,
    gains: Telling = is_nothing,
) -> Advice:
    """In a position with a choice, known by worlds that agree with it, after thinking for so long."""
    search.think(worlds, seconds, 0)
    root, best = search.root, int(search.best)
    answer = int(root.answers[best])
    future = future_of(search, worlds, answer, points)
    others = [points for other, points in enumerate(future.points) if other != seat]
    second, lead, prepares = None, 0.0, []
    tried = [place for place, visits in enumerate(root.visits) if visits and place != best]
    if tried:
        rival = max(tried, key=lambda place: root.visits[place])
        second, lead = int(root.answers[rival]), mean_value(root, best) - mean_value(root, rival)
        likely = more_likely(future, future_of(search, worlds, second, points))
        prepares = [one for one in likely if tells(one.event, seat)][:MENTIONED]
    plan = planned(root.children[best], seat)
    brings = [event for event in future.at_once if gains(event, seat)]
    return Advice(answer, plan, future.points[seat], max(others, default=None), second, lead, prepares, brings)


def mean_value(node: Node, place: int) -> float:
    return float(node.totals[place]) / int(node.visits[place])


def planned(node: Node | None, seat: int) -> list[int]:
    """What the player would answer next, as far as it does not depend on anything else."""
    answers: list[int] = []
    while node is not None and node.who == seat and node.visited and len(answers) < LONGEST_PLAN:
        place = int(most_visited(node))
        if len(node.answers) > 1:
            answers.append(int(node.answers[place]))
        node = node.children[place]
    return answers


def future_of(search: Search, worlds: list[State], answer: int, points: Points) -> Future:
    """What follows the answer, apart from what it does at once, if everybody plays as the policy says."""
    events: Counter[Event] = Counter()
    certain: list[Event] = []
    expected = []
    for number in range(CONTINUATIONS):
        s = worlds[number % len(worlds)].copy()
        heard = listen(s)
        search.luck.seed(number)
        finish(search, s, answer)
        at_once = len(heard)
        certain = [event for event in certain if event in heard] if number else heard[:]
        search.play_on(s, worlds[0].phase, worlds[0].round)
        events.update(set(heard[at_once:]).difference(heard[:at_once]))
        expected.append(list(points(s)))
    return Future(events, [fmean(of_seat) for of_seat in zip(*expected)], certain)


def finish(search: Search, s: State, answer: int) -> None:
    """Give the answer, and those to what it leads to, until others are asked or the same is asked again."""
    seat, asked = to_move(s), kind_of(top(s.agenda))
    step(s, answer)
    while not is_over(s) and to_move(s) in (seat, CHANCE) and kind_of(top(s.agenda)) != asked:
        step(s, draw(s, search.luck) if to_move(s) == CHANCE else search.guide.choose(s, seat))


def more_likely(one: Future, other: Future) -> list[Likely]:
    """What often follows the one and less often the other, the greatest difference first."""
    found = [
        Likely(event, number / CONTINUATIONS, other.events[event] / CONTINUATIONS)
        for event, number in one.events.items()
        if number - other.events[event] >= NOTABLE * CONTINUATIONS
    ]
    return sorted(found, key=lambda likely: likely.otherwise - likely.share)
