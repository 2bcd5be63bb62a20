"""A game in memory: its state, built from its answers, and what each seat may see of it. Nothing here waits."""

from array import array
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hexhaven.kernel.chance import outcome
from hexhaven.kernel.contract import State
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.referee import checked
from hexhaven.server.messages import GameResult
from hexhaven.server.phrases import phrases_of

UNDO = "undo"  # the text of a row that takes back the seat's last answer

Numbers = tuple[int, int, int, int, int]


class Horizon(NamedTuple):
    """A state to return to: nobody has learned anything since."""

    seat: int
    state: State
    draws: int
    length: int  # of the answers in force
    number: int  # of the answer that would be taken back


class Given:
    """A row of the log and what it told."""

    __slots__ = ("events", "is_undo", "number", "text", "who")

    def __init__(self, number: int, who: int, text: str, events: list[Numbers]) -> None:
        self.number = number
        self.who = who
        self.text = text
        self.events = events
        self.is_undo = text == UNDO


class LiveGame:
    """The state after a number of rows of the log."""

    def __init__(self, name: str, options: Mapping[str, str], seed: bytes | None) -> None:
        self.phrases = phrases_of(name)
        self.game = self.phrases.game
        self.options = options
        self.seed = seed
        self.begin()

    def begin(self) -> None:
        self.set_state(self.game.new_game(self.options))
        self.number = 0  # of the row the game waits for
        self.draws = 0
        self.answers = array("q")  # those in force
        self.numbers = array("i")  # the number of each of them in the log
        self.horizons: list[Horizon] = []
        self.last_undo = -1  # the number of the last row that took something back

    def set_state(self, s: State) -> None:
        self.s = s
        self.heard: list[Event] = self.game.listen(s)
        self.legal: list[int] | None = None

    # What the game is waiting for.

    def to_move(self) -> int:
        return self.game.to_move(self.s)

    def is_over(self) -> bool:
        return self.to_move() == NOBODY

    def asked(self) -> list[int]:
        who = self.to_move()
        return [who] if who >= 0 else []

    def legal_answers(self) -> list[int]:
        if self.legal is None:
            self.legal = list(self.game.legal(self.s)) if self.to_move() >= 0 else []
        return self.legal

    def question(self) -> bytes:
        return self.phrases.question(self.s) if self.to_move() >= 0 else b"null"

    def choices(self) -> bytes:
        return self.phrases.choices(self.legal_answers())

    def undo_seat(self) -> int:
        """The seat that may take back its last answer, or NOBODY."""
        return self.horizons[-1].seat if self.horizons and not self.is_over() else NOBODY

    def result(self) -> GameResult | None:
        result = self.game.result(self.s)
        return None if result is None else GameResult(list(result.points), list(result.places))

    # Answers.

    def check(self, seat: int, text: str) -> int:
        """The answer, if the seat may give it. Raises NotationError or IllegalAnswer."""
        answer = self.game.answer_of(text)
        if self.to_move() == seat and answer in self.legal_answers():
            return answer
        return checked(self.game, self.s, seat, text)

    def give(self, who: int, answer: int) -> Given:
        """One answer that is known to be legal."""
        horizons, answers = self.horizons, self.answers
        if who == CHANCE:
            horizons.clear()
            self.draws += 1
        else:
            if horizons and horizons[-1].seat != who:
                horizons.clear()
            horizons.append(Horizon(who, self.game.copy(self.s), self.draws, len(answers), self.number))
        answers.append(answer)
        self.numbers.append(self.number)
        self.game.step(self.s, answer)
        if horizons and self.game.reveals(self.s, self.heard):
            horizons.clear()
        self.legal = None
        return self.note(who, self.game.notation(answer), [event.numbers() for event in self.heard])

    def note(self, who: int, text: str, events: list[Numbers]) -> Given:
        self.heard.clear()
        given = Given(self.number, who, text, events)
        self.number += 1
        return given

    def draw(self) -> list[Given]:
        """Chance answers from the secret seed until somebody is asked."""
        drawn: list[Given] = []
        game, seed = self.game, self.seed
        while game.to_move(self.s) == CHANCE:
            if seed is None:
                raise ValueError("this game has no seed to draw from")
            drawn.append(self.give(CHANCE, outcome(game, self.s, seed, self.draws)))
        return drawn

    def take_back(self) -> Given:
        """Undo the last answer of the seat at the horizon."""
        horizon = self.horizons.pop()
        self.set_state(horizon.state)
        self.draws = horizon.draws
        del self.answers[horizon.length :]
        del self.numbers[horizon.length :]
        self.last_undo = self.number
        return self.note(horizon.seat, UNDO, [])

    def replay(self, rows: Iterable[Any]) -> list[Given]:
        """Rows of the store, which were legal when they were stored."""
        given = []
        for row in rows:
            if row.number != self.number:
                raise ValueError(f"row {row.number} of the log comes after {self.number} rows")
            if row.text == UNDO:
                given.append(self.take_back())
            else:
                given.append(self.give(row.who, self.game.answer_of(row.text)))
        return given

    # What a seat may see.

    def for_seat(self, given: Given, seat: int) -> tuple[int, str, list[Numbers]]:
        """Who, what and the events, as far as the seat may know; a secret answer has an empty text."""
        if not any(event[0] in self.game.SECRET_EVENTS for event in given.events):
            return given.who, given.text, given.events
        events = [self.game.redact(Event(*event), seat).numbers() for event in given.events]
        return given.who, given.text if events == given.events else "", events

    def is_secret(self, given: Iterable[Given]) -> bool:
        """Whether it may look different to each seat."""
        kinds = self.game.SECRET_EVENTS
        for row in given:
            for event in row.events:
                if event[0] in kinds:
                    return True
        return False

    def since(self, number: int) -> list[Given] | None:
        """The rows from a number on; None if something has been taken back since then."""
        if number >= self.number:
            return []
        return None if self.last_undo >= number else [row for row in self.again() if row.number >= number]

    def events_from(self, number: int, seat: int) -> tuple[int, list[Numbers]]:
        """What happened from a number on, without what was taken back, and the number where that starts."""
        rows = self.since(max(number, 0))
        if rows is None:
            number, rows = 0, self.again()
        return max(number, 0), [event for row in rows for event in self.for_seat(row, seat)[2]]

    def again(self) -> list[Given]:
        """Every answer in force with its events, by playing the game again."""
        twin = LiveGame(self.game.NAME, self.options, None)
        rows = []
        for number, answer in zip(self.numbers, self.answers):
            twin.number = number
            rows.append(twin.give(twin.to_move(), answer))
        return rows

    def secret_from(self, seat: int) -> int:
        """How many answers in force the seat may see: all, or those before what is still sealed."""
        if self.is_over() or not self.game.is_sealed(self.s):
            return len(self.answers)
        rows = self.again()
        hidden = [place for place, row in enumerate(rows) if self.for_seat(row, seat)[1] != row.text]
        return hidden[0] if hidden else len(self.answers)
