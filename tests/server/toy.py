"""A tiny game for the server's tests: everybody hides a number, the die is rolled, who hit it scores. Three rounds."""

import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

import hexhaven.language
from hexhaven.games import plugins
from hexhaven.kernel.contract import Option, Question, Refusal, Section
from hexhaven.kernel.errors import NotationError, OptionError
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.generator import Source, generator
from hexhaven.kernel.snapshot import Snapshot, opened, write
from hexhaven.language import Language
from hexhaven.plugin import Plugin
from hexhaven.server.apart import Apart

NAME = "toy"
RULES_VERSION = 1
LAYOUT = 1
HIT = 1  # points
ADDED: dict[str, str] = {}  # options with their defaults, that a later version has
SEATS = (2, 3)
OPTIONS: Sequence[Option] = [Option("seats", "2", ("2", "3"))]
HIDDEN, SHOWN, ROLLED, SCORED, ENDED = 1, 2, 3, 4, 5
SECRET_EVENTS = frozenset({HIDDEN})
ROUNDS = 3
TEXT = """
game-title = Toy
option-seats = Players
option-seats-hint = How many play.
option-seats-number = { $number } players
option-seats-help = how many play
option-seats-wrong = two or three play, not { $value }
why-toy = Not now.
source-hits = hits
"""


@dataclass
class State:
    seats: int
    hidden: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    round: int = 0
    events: list[Event] | None = None


def new_game(options: Mapping[str, str], events: list[Event] | None = None) -> State:
    given = {"seats": "2", **ADDED, **options}
    for name in set(given) - {"seats", *ADDED}:
        raise OptionError(name, "unknown")
    if given["seats"] not in ("2", "3"):
        raise OptionError("seats", "2 or 3")
    return State(int(given["seats"]), points=[0] * int(given["seats"]), events=events)


def options_of(s: State) -> dict[str, str]:
    return {"seats": str(s.seats), **ADDED}


def options_at(version: int, options: Mapping[str, str]) -> dict[str, str]:
    return dict(options)


def with_rules(s: State, version: int) -> State:
    return s


def save(s: State) -> bytes:
    numbers = [s.seats, s.round, *s.points, *s.hidden]
    return write(Snapshot(NAME, RULES_VERSION, LAYOUT, options_of(s), array("q", numbers).tobytes()))


def load(data: bytes) -> State:
    snapshot = opened(data, NAME, RULES_VERSION, LAYOUT)
    seats, round_, *rest = array("q", snapshot.numbers)
    return State(seats, rest[seats:], rest[:seats], round_)


def component_set(s: State) -> None:
    """The toy has none."""


def know_component_set(name: str, content: str) -> None:
    raise OptionError("components", "the toy has none")


def seats(s: State) -> int:
    return s.seats


def to_move(s: State) -> int:
    if s.round == ROUNDS:
        return NOBODY
    return CHANCE if len(s.hidden) == s.seats else len(s.hidden)


def legal(s: State) -> list[int]:
    return [] if to_move(s) == NOBODY else [7, 8, 9]


def weights(s: State) -> list[int]:
    return [1, 1, 1]


def tell(s: State, kind: int, seat: int, number: int = 0) -> None:
    if s.events is not None:
        s.events.append(Event(kind, seat, number, 0, 0))


def step(s: State, answer: int) -> None:
    seat = to_move(s)
    if seat != CHANCE:
        s.hidden.append(answer)
        tell(s, HIDDEN, seat, answer)
        if len(s.hidden) == s.seats:
            for other, number in enumerate(s.hidden):
                tell(s, SHOWN, other, number)
        return
    tell(s, ROLLED, NOBODY, answer)
    for other, number in enumerate(s.hidden):
        if number == answer:
            s.points[other] += HIT
            tell(s, SCORED, other, HIT)
    s.hidden, s.round = [], s.round + 1
    if s.round == ROUNDS:
        tell(s, ENDED, NOBODY)


def result(s: State) -> Any:
    if to_move(s) != NOBODY:
        return None
    places = tuple(1 + sum(other > mine for other in s.points) for mine in s.points)
    return SimpleNamespace(points=tuple(s.points), places=places)


def copy(s: State) -> State:
    return State(s.seats, list(s.hidden), list(s.points), s.round)


def key(s: State) -> bytes:
    return repr((s.hidden, s.points, s.round)).encode()


def view(s: State, seat: int) -> dict[str, Any]:
    all_shown = len(s.hidden) == s.seats
    hidden = [number if seat == other or all_shown else 0 for other, number in enumerate(s.hidden)]
    return {"hidden": hidden, "points": list(s.points), "round": s.round}


def open_view(s: State, seat: int) -> dict[str, Any]:
    return {"hidden": list(s.hidden), "points": list(s.points), "round": s.round}


def fold(view: dict[str, Any], event: Event) -> None:
    if event.kind == HIDDEN:
        view["hidden"].append(event.a)
    elif event.kind == SHOWN:
        view["hidden"][event.seat] = event.a
    elif event.kind == ROLLED:
        view["hidden"], view["round"] = [], view["round"] + 1
    elif event.kind == SCORED:
        view["points"][event.seat] += event.a


def redact(event: Event, seat: int) -> Event:
    return Event(HIDDEN, event.seat, 0, 0, 0) if event.kind == HIDDEN and event.seat != seat else event


def imagine(s: State, seat: int, rng: Source) -> State:
    world, rng = copy(s), generator(rng)
    if is_sealed(s):
        world.hidden = [number if other == seat else 7 + rng.randrange(3) for other, number in enumerate(s.hidden)]
    return world


def listen(s: State) -> list[Event]:
    s.events = []
    return s.events


def notation(answer: int) -> str:
    return f"pick {answer}"


def answer_of(text: str) -> int:
    if text not in ("pick 7", "pick 8", "pick 9"):
        raise NotationError(text, "no such number")
    return int(text[-1])


def why_not(s: State, seat: int, text: str) -> Refusal | None:
    answer_of(text)
    return None if to_move(s) == seat else Refusal("T1", "why-toy")


def playout(s: State, rng: Source) -> int:
    decisions, rng = 0, generator(rng)
    while (who := to_move(s)) != NOBODY:
        decisions += who != CHANCE
        step(s, legal(s)[rng.randrange(3)])
    return decisions


def broken_laws(s: State) -> list[str]:
    return []


def question(s: State) -> Question:
    return Question("pick")


def verb(answer: int) -> str:
    return "pick"


def is_sealed(s: State) -> bool:
    return 0 < len(s.hidden) < s.seats


def reveals(s: State, events: Iterable[Event]) -> bool:
    return any(event.kind == SHOWN for event in events)


def question_in_words(text: Language, s: State) -> str:
    return "Which number?"


def answer_in_words(text: Language, answer: int, you: int, s: State | None = None) -> str:
    return f"take the {answer}"


def answer_group(text: Language, answer: int) -> str:
    return "Numbers"


def state_in_words(text: Language, s: State, you: int, shown: Any = None) -> list[Section]:
    return [Section("Points", [str(points) for points in s.points])]


def log_lines(text: Language, events: Iterable[Event], you: int, s: State) -> list[str]:
    return [f"{event.seat}: {event.kind} {event.a}" for event in events]


def source_of(event: Event) -> str | None:
    return "source-hits" if event.kind == SCORED else None


async def run_here(apart: Apart, address: str, seconds: float, job: "partial[Any]") -> Any:
    """Another process does not know the toy."""
    return job()


def plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game like the others, for the time of a test."""
    monkeypatch.setattr(Apart, "run", run_here)
    source = hexhaven.language.source
    texts = {f"{NAME}/text": TEXT}
    monkeypatch.setitem(plugins(), NAME, Plugin(sys.modules[__name__], mode="seats"))
    monkeypatch.setattr(hexhaven.language, "source", lambda code, folder: texts.get(folder) or source(code, folder))
