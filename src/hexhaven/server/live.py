"""A game in memory: its state, what can be undone, and the snapshots it takes. Nothing here waits."""

from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Any, NamedTuple

from hexhaven.kernel.chance import outcome
from hexhaven.kernel.contract import DealingGame, State, TableGame
from hexhaven.kernel.errors import NotationError
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.referee import checked
from hexhaven.server.history import UNDO, LogEntry, Numbers, Unreadable, rules_updated
from hexhaven.server.messages.tables import GameResult
from hexhaven.server.phrases import phrases_of

SNAPSHOT_EVERY = 50  # rows of the log at most
UNDO_ROWS = 10_000  # of the log, many times a long game; after them nothing is taken back, so that it comes to an end
LAST_ROWS = 16  # of the log in memory, for those who ask what is new


class Horizon(NamedTuple):
    """A state to return to: nobody has learned anything since."""

    seat: int
    state: State
    number: int  # of the answer that would be taken back
    joined: bool  # it was given together with the one before it


class Saved(NamedTuple):
    """A snapshot waiting to be stored."""

    number: int
    rules: int
    draws: int
    data: bytes


class LiveGame:
    """The state after a number of rows of the log."""

    def __init__(
        self, game: TableGame, s: State, seed: bytes | None, rules: int, number: int = 0, draws: int = 0
    ) -> None:
        self.game = game
        self.phrases = phrases_of(game.NAME)
        self.deals = game if isinstance(game, DealingGame) else None
        self.seed = seed
        self.rules = rules  # the version it is played under
        self.number = number  # of the row the game is waiting for
        self.draws = draws
        self.horizons: list[Horizon] = []
        self.saved = number  # the latest snapshot; before the first one, the game starts from scratch
        self.unsaved: list[Saved] = []
        self.read: tuple[int, str | None, float] = (NOBODY, None, 0.0)  # the last row of the store: who, request, at
        self.last_rows: deque[LogEntry] = deque(maxlen=LAST_ROWS)
        self.set_state(game.with_rules(s, rules))

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
        return self.last_seat() if self.number < UNDO_ROWS else NOBODY

    def last_seat(self) -> int:
        """The seat that has answered last, if nobody has learned anything from it; otherwise NOBODY."""
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

    def ends_turn(self, answer: int) -> bool:
        """Whether chance or another player would be next."""
        s = self.game.copy(self.s)
        self.game.step(s, answer)
        return self.game.to_move(s) != self.to_move()

    def give(self, who: int, answer: int, joined: bool = False) -> LogEntry:
        """One answer that is known to be legal; given together with the one before it, or by itself."""
        horizons = self.horizons
        if who == CHANCE:
            horizons.clear()
            self.draws += 1
        else:
            if horizons and horizons[-1].seat != who:
                horizons.clear()
            horizons.append(Horizon(who, self.game.copy(self.s), self.number, joined))
        self.game.step(self.s, answer)
        if horizons and self.game.reveals(self.s, self.heard):
            horizons.clear()
        self.legal = None
        return self.note(who, self.game.notation(answer), [event.numbers() for event in self.heard])

    def note(self, who: int, text: str, events: list[Numbers]) -> LogEntry:
        self.heard.clear()
        entry = self.enter(LogEntry(self.number, who, text, events))
        if self.number - self.saved >= SNAPSHOT_EVERY:
            self.save_for_undo()
        return entry

    def enter(self, entry: LogEntry) -> LogEntry:
        self.last_rows.append(entry)
        self.number += 1
        return entry

    def rows_between(self, first: int, until: int) -> list[LogEntry] | None:
        """These rows of the log, if they are still in memory."""
        start = self.number - len(self.last_rows)
        return list(islice(self.last_rows, first - start, max(first, until) - start)) if first >= start else None

    def draw(self) -> list[LogEntry]:
        """Chance answers from the secret seed until somebody is asked."""
        drawn: list[LogEntry] = []
        game, seed = self.game, self.seed
        while game.to_move(self.s) == CHANCE:
            if seed is None:
                raise ValueError("this game has no seed to draw from")
            drawn.append(self.give(CHANCE, outcome(game, self.s, seed, self.draws)))
        return drawn

    def undoable(self) -> int:
        """How many answers are taken back at once: those that were given together."""
        number = 1
        while number < len(self.horizons) and self.horizons[-number].joined:
            number += 1
        return number

    def take_back(self) -> LogEntry:
        """Undo the last answer of the seat at the horizon. No draw comes before it."""
        horizon = self.horizons.pop()
        self.set_state(horizon.state)
        return self.note(horizon.seat, UNDO, [])

    def update_rules(self, rules: int) -> LogEntry:
        """From here on, the game is played under this version, from its current position."""
        self.rules = rules
        self.set_state(self.game.with_rules(self.s, rules))
        self.horizons.clear()
        entry = self.enter(rules_updated(self.number, self.rules))
        self.save()
        return entry

    # Snapshots.

    def save(self) -> None:
        """A snapshot of the current position."""
        if self.number > self.saved:
            self.keep(self.number, self.s)

    def save_for_undo(self) -> None:
        """A snapshot early enough to replay everything that can still be undone."""
        if not self.horizons:
            self.save()
        elif self.horizons[0].number > self.saved:
            self.keep(self.horizons[0].number, self.horizons[0].state)

    def keep(self, number: int, s: State) -> None:
        self.unsaved.append(Saved(number, self.rules, self.draws, self.game.save(s)))
        self.saved = number

    def take_snapshots(self) -> list[Saved]:
        """Those not yet stored."""
        taken, self.unsaved = self.unsaved, []
        return taken

    # Rows of the store.

    def replay(self, rows: Iterable[Any]) -> list[LogEntry]:
        """Each must be legal here and have the same events as when it was stored. Raises Unreadable."""
        return [self.replay_one(row) for row in rows]

    def replay_one(self, row: Any) -> LogEntry:
        if row.number != self.number:
            raise Unreadable(f"answer {self.number} is missing: answer {row.number} comes next")
        if row.text == UNDO:
            if self.last_seat() != row.who:
                raise Unreadable(f"answer {row.number} takes back what cannot be taken back")
            entry = self.take_back()
        elif (rules := LogEntry(row.number, row.who, row.text, []).rules()) is not None:
            entry = self.update_rules(rules)
        else:
            read = (row.who, row.request, row.at)
            entry = self.give(row.who, self.legal_one(row), row.request is not None and read == self.read)
            self.read = read
        if row.events is not None and row.events != entry.told().decode():
            raise Unreadable(
                f"answer {row.number}, {row.text!r}, tells {entry.told().decode()} under rules version"
                f" {self.game.RULES_VERSION}, and told {row.events} when it was given"
            )
        return entry

    def legal_one(self, row: Any) -> int:
        try:
            answer = self.game.answer_of(row.text)
        except NotationError as error:
            raise Unreadable(f"answer {row.number}: {error}") from error
        if row.who != self.to_move() or answer not in list(self.game.legal(self.s)):
            raise Unreadable(
                f"answer {row.number}, {row.text!r} of {row.who}, is not legal under rules version"
                f" {self.game.RULES_VERSION}"
            )
        return answer
