"""A finished game looked back on: how it went turn by turn, what was scored, and why it fell if it did."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from hexhaven.archipelago import events as e
from hexhaven.archipelago.content import criteria as c
from hexhaven.archipelago.content import objectives as o
from hexhaven.archipelago.content import trends as t
from hexhaven.archipelago.content.cards import NAMES
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import CARDS
from hexhaven.archipelago.face import open_view
from hexhaven.archipelago.rules.ending import counted, score_of, separatist
from hexhaven.archipelago.standings import OBJECTIVE, TREND, Standing, standings
from hexhaven.archipelago.state import NO_CARD, NO_SEAT, UPPER, State
from hexhaven.archipelago.words.names import CAUSES
from hexhaven.kernel.event import Event

DOMESTIC, EXPORT = "domestic", "export"


@dataclass
class Moment:
    """The numbers at the beginning of a turn, or at the end of the game."""

    turn: int
    population: int
    rebellion: int
    workers: int
    florins: list[int]  # from here on by seat
    cubes: list[int]
    points: list[int]  # if the game had ended then


@dataclass
class Call:
    """How close the archipelago came to independence, and when."""

    turn: int
    population: int
    rebellion: int


@dataclass
class Scored:
    """A row of the score sheet: what was counted, and the ranks and points it brings unless there is independence."""

    kind: str  # trend, objective, medals
    name: str  # of the trend, or of the objective in notation
    length: str  # of the objective
    criterion: str
    margin: int  # of the Pacifist
    holder: int  # of the objective; -1: everyone's
    counted: list[int]  # by seat
    ranks: list[int]
    points: list[int]
    end: str  # the end condition of the objective
    ends_at: int
    reached: int  # of florins those left in the bank


@dataclass
class FailedCrisis:
    """The last crisis that was not met, and what one cube more would have done."""

    market: str
    resource: str
    missing: int  # citizens still lying, or cubes
    spared: int  # rebels that one cube more would have spared
    rebellion: int = 0  # at the end, had there been one
    averted: bool = False  # and whether that would have been enough


@dataclass
class Independence:
    """Why the archipelago became independent, and who gained by it."""

    cause: str  # the ending of a text key after cause-, or a card
    card: bool
    steps: int
    winner: int  # the Separatist; -1: nobody
    crisis: FailedCrisis | None


@dataclass
class Review:
    """The whole game."""

    moments: list[Moment] = field(default_factory=list)
    scores: list[Scored] = field(default_factory=list)
    ended_by: list[str] = field(default_factory=list)  # the objectives whose end conditions were met
    independence: Independence | None = None
    closest: Call | None = None  # after the set-up


class Reviewer:
    """Follows a game from its start, answer by answer."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.card = 0  # of the crisis under way, or the last one
        self.failed: FailedCrisis | None = None
        self.closest: Call | None = None
        self.ended_by: list[str] = []
        self.last_move: Event | None = None  # of rebellion or population

    def note(self, s: State, events: Iterable[Event]) -> None:
        """What an answer has led to, or a position from which to start."""
        told = list(events)
        turn = int(s.turn) - sum(event.kind == e.TURN_OPENED for event in told)
        population = int(s.population) - sum(event.a for event in told if event.kind == e.POPULATION_CHANGED)
        rebellion = int(s.rebellion) - sum(event.a for event in told if event.kind == e.REBELLION_MOVED)
        for event in told:
            if event.kind == e.TURN_OPENED:
                turn = event.a
                self.moments.append(moment(s))
            elif event.kind == e.CRISIS_OPENED:
                self.card = event.b
            elif event.kind == e.CRISIS_CLOSED and event.b:
                self.failed = self.crisis(s, event.a, event.b)
                self.failed.rebellion = rebellion - self.failed.spared
            elif event.kind == e.CONDITION_MET and event.b:
                self.ended_by.append(o.NAME_OF[event.a])
            elif event.kind == e.POPULATION_CHANGED:
                population += event.a
                self.last_move = event
            elif event.kind == e.REBELLION_MOVED:
                rebellion += event.a
                self.last_move = event
                if self.failed is not None:
                    self.failed.rebellion = max(0, self.failed.rebellion + event.a)
            if turn:
                self.compare(Call(turn, population, rebellion))
        if s.crisis != NO_CARD:
            self.card = int(s.crisis)

    def compare(self, call: Call) -> None:
        best = self.closest
        if best is None or call.population - call.rebellion <= best.population - best.rebellion:
            self.closest = call

    def crisis(self, s: State, zone: int, missing: int) -> FailedCrisis:
        """A7.12 A7.23 a cube raises several citizens, or is one of those demanded."""
        components = s.rules.components
        if zone == UPPER:
            back = components.upper[self.card]
            return FailedCrisis(DOMESTIC, RESOURCE_NAMES[back.resource], missing, min(missing, back.number))
        return FailedCrisis(EXPORT, RESOURCE_NAMES[components.lower[self.card].resource], missing, 1)

    def review(self, s: State) -> Review:
        """At the end."""
        scores = [scored(s, standing) for standing in standings(s, open_view(s, NO_SEAT))]
        fall = self.independence(s) if s.independent else None
        return Review([*self.moments, moment(s)], scores, self.ended_by, fall, self.closest)

    def independence(self, s: State) -> Independence:
        if self.failed is not None:
            self.failed.averted = self.failed.rebellion <= s.population
        move, winner = self.last_move, int(separatist(s))
        if move is None or move.kind == e.POPULATION_CHANGED:
            return Independence("population", False, 0 if move is None else move.a, winner, self.failed)
        is_card = move.b < CARDS
        return Independence(NAMES[move.b] if is_card else CAUSES[move.b], is_card, move.a, winner, self.failed)


def moment(s: State) -> Moment:
    seats = range(s.rules.players)
    return Moment(
        turn=int(s.turn),
        population=int(s.population),
        rebellion=int(s.rebellion),
        workers=int(s.workers),
        florins=[int(s.seats[seat].florins) for seat in seats],
        cubes=[sum(int(count(s.seats[seat].cubes, resource)) for resource in range(RESOURCES)) for seat in seats],
        points=[int(score_of(s, seat)) for seat in seats],
    )


def scored(s: State, standing: Standing) -> Scored:
    kind, number = standing.kind, standing.number
    row = Scored(kind, "", "", "", 0, standing.holder, standing.counted, standing.ranks, standing.points, "", 0, 0)
    if kind in (TREND, OBJECTIVE):
        row.criterion = c.NAMES[standing.criterion]
    if kind == TREND:
        row.name = t.NAME_OF[number]
    elif kind == OBJECTIVE:
        row.name = o.NAME_OF[number]
        row.length = o.LENGTH_NAMES[int(o.length_of(number))]
        row.margin = int(o.MARGIN_OF[number])
        row.end = o.END_NAMES[o.END_OF[number]]
        row.ends_at = int(o.end_at(number, s.rules.players))
        row.reached = int(s.bank if o.END_OF[number] == o.FLORINS_OUT else counted(s, o.END_OF[number]))
    return row
