"""The log of a table: its answers with their events, and how much of it a seat may know."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hexhaven.kernel.contract import TableGame
from hexhaven.kernel.errors import HexhavenError
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import NOBODY
from hexhaven.server.messages.base import encode
from hexhaven.server.store import Store

if TYPE_CHECKING:
    from hexhaven.server.live import LiveGame

UNDO = "undo"  # the text of a row that takes back the seat's last answer
RULES = "rules "  # starts the text of a row from which on the table is played under another version
RULES_UPDATED = 0  # the kind of the event that reports it; those of games start at 1

Numbers = tuple[int, int, int, int, int]
decode_events = msgspec.json.Decoder(list[Numbers]).decode


class Unreadable(HexhavenError):
    """A stored game cannot be continued or shown as it was played; the message says what is wrong, and where."""


class LogEntry:
    """A row of the log and its events."""

    __slots__ = ("heard", "is_undo", "number", "text", "who", "written")

    def __init__(self, number: int, who: int, text: str, events: list[Numbers]) -> None:
        self.number = number
        self.who = who
        self.text = text
        self.heard: list[Numbers] | None = events  # until it is packed
        self.is_undo = text == UNDO
        self.written = b""

    @property
    def events(self) -> list[Numbers]:
        return decode_events(self.written) if self.heard is None else self.heard

    def told(self) -> bytes:
        """The events in JSON, as they are stored and sent."""
        if not self.written:
            self.written = encode(self.events)
        return self.written

    def pack(self) -> None:
        """Keep the events only in JSON, which takes a quarter of the room: seldom does anybody ask again."""
        self.told()
        self.heard = None

    def rules(self) -> int | None:
        """The version under which the table is played from here on, if it changes here. Raises Unreadable."""
        if self.who != NOBODY:
            return None
        version = self.text.removeprefix(RULES)
        if not version.isdecimal():
            raise Unreadable(f"row {self.number} of the log is neither an answer nor new rules: {self.text!r}")
        return int(version)


def rules_updated(number: int, rules: int) -> LogEntry:
    return LogEntry(number, NOBODY, f"{RULES}{rules}", [(RULES_UPDATED, NOBODY, rules, 0, 0)])


def entries_of(rows: Iterable[Any]) -> list[LogEntry]:
    """Rows of the store. Raises Unreadable."""
    return [LogEntry(row.number, row.who, row.text, events_in(row)) for row in rows]


def events_in(row: Any) -> list[Numbers]:
    try:
        return decode_events(row.events or "[]")
    except msgspec.MsgspecError as error:
        raise Unreadable(f"what answer {row.number} told: {error}") from error


def in_force(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """Remove what was taken back, which is always the last answer in force."""
    kept: list[LogEntry] = []
    for entry in entries:
        if not entry.is_undo:
            kept.append(entry)
        elif kept:
            kept.pop()
    return kept


def takes_back_more(rows: Iterable[Any]) -> bool:
    """Whether these rows take back an answer given before them."""
    answers = 0
    for row in rows:
        answers += -1 if row.text == UNDO else 1
        if answers < 0:
            return True
    return False


async def log_since(store: Store, table: str, live: "LiveGame", number: int, until: int) -> tuple[int, list[LogEntry]]:
    """What is in force from a number up to before another one, and where that starts: at 0, if an earlier answer was
    taken back. Rows that are stored never change, so the table may go on meanwhile."""
    first = max(number, 0)
    entries = live.rows_between(first, until)
    if entries is None:
        entries = entries_of(await store.answers_from(table, first, until))
    if first and takes_back_more(entries):
        first, entries = 0, entries_of(await store.answers_from(table, 0, until))
    return first, in_force(entries)


# What a seat may see.


def for_seat(game: TableGame, entry: LogEntry, seat: int | None) -> tuple[int, str, list[Numbers]]:
    """Who, what and the events, as far as the seat may know (None: everything); a secret answer has an empty text."""
    if seat is None or not is_secret(game, [entry]):
        return entry.who, entry.text, entry.events
    events = [game.redact(Event(*event), seat).numbers() for event in entry.events]
    return entry.who, entry.text if events == entry.events else "", events


def events_for(game: TableGame, entries: Iterable[LogEntry], seat: int) -> list[Numbers]:
    return [event for entry in entries for event in for_seat(game, entry, seat)[2]]


def is_secret(game: TableGame, entries: Iterable[LogEntry]) -> bool:
    """Whether it may look different to each seat."""
    kinds = game.SECRET_EVENTS
    for entry in entries:
        for event in entry.events:
            if event[0] in kinds:
                return True
    return False


def before_secrets(game: TableGame, entries: Sequence[LogEntry], seat: int) -> list[LogEntry]:
    """The entries before the first one that the seat may not know in full."""
    for place, entry in enumerate(entries):
        if for_seat(game, entry, seat)[1] != entry.text:
            return list(entries[:place])
    return list(entries)
