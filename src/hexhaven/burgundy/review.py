"""A finished game looked back on: where the points came from, how they grew, and the turns that made the difference."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.board import PHASES
from hexhaven.burgundy.state import State, estate_of
from hexhaven.burgundy.words import SCORE_LINES, cause_group
from hexhaven.kernel.engine import seats
from hexhaven.kernel.event import Event

HIGHLIGHTS = 5


@dataclass
class Moment:
    """The points at the beginning of a round, or at the end of the game."""

    phase: int  # after the last one: the end
    round: int
    points: list[int]  # by estate


@dataclass
class Source:
    name: str  # the key of its text
    points: list[int]  # by estate


@dataclass
class Highlight:
    """A round in which an estate scored much."""

    phase: int
    round: int
    estate: int
    points: int
    takes_lead: bool  # alone in front at its end, and not before


@dataclass
class Review:
    """The whole game."""

    owners: list[list[int]]  # the seats of each estate
    moments: list[Moment]
    sources: list[Source]  # those that brought something
    highlights: list[Highlight]


class Reviewer:
    """Follows a game from its start, answer by answer."""

    def __init__(self) -> None:
        self.phase, self.round = 0, 0
        self.estates: list[int] = []  # by seat
        self.points: list[int] = []
        self.moments: list[Moment] = []
        self.sources: dict[str, list[int]] = {}

    def note(self, s: State, events: Iterable[Event]) -> None:
        """What an answer has led to."""
        if not self.estates:
            self.begin(s)
        for event in events:
            if event.kind == e.PHASE_OPENED:
                self.phase = event.a
            elif event.kind == e.ROUND_OPENED:
                self.round = event.a
                self.moments.append(Moment(self.phase, self.round, list(self.points)))
            elif event.kind == e.PHASE_CLOSED and event.a == PHASES - 1:
                self.moments.append(Moment(PHASES, 0, list(self.points)))
            elif event.kind == e.POINTS_SCORED:
                self.points[self.estates[event.seat]] += event.a
                self.sources[cause_group(event.b)][self.estates[event.seat]] += event.a

    def begin(self, s: State) -> None:
        owned = [estate_of(s, seat) for seat in range(seats(s))]
        distinct = list({id(estate): estate for estate in owned}.values())
        self.estates = [next(n for n, other in enumerate(distinct) if other is estate) for estate in owned]
        self.points = [0] * len(distinct)
        self.sources = {line: [0] * len(distinct) for line in SCORE_LINES}

    def review(self, s: State) -> Review:
        """At the end."""
        owners = [[seat for seat, other in enumerate(self.estates) if other == n] for n in range(len(self.points))]
        moments = [*self.moments, Moment(PHASES, 1, list(self.points))]
        sources = [Source(name, points) for name, points in self.sources.items() if any(points)]
        return Review(owners, moments, sources, highlights(moments))


def highlights(moments: list[Moment]) -> list[Highlight]:
    """The rounds with the most points, in their order; the final scoring is none of them."""
    found = [
        Highlight(before.phase, before.round, estate, scored, leader(after) == estate != leader(before))
        for before, after in pairwise(moments)
        if before.phase < PHASES
        for estate in range(len(before.points))
        if (scored := after.points[estate] - before.points[estate]) > 0
    ]
    best = sorted(found, key=lambda one: -one.points)[:HIGHLIGHTS]
    return sorted(best, key=lambda one: (one.phase, one.round, one.estate))


def leader(moment: Moment) -> int | None:
    """Who is alone in front."""
    most = max(moment.points)
    return moment.points.index(most) if moment.points.count(most) == 1 else None
