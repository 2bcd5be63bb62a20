"""Answers as they are told when a game is looked back on: in the words of the moment in which they were given."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hexhaven.kernel.contract import TURN_BEGINS, PartedGame, RetoldGame, State, TableGame
from hexhaven.kernel.errors import HexhavenError
from hexhaven.kernel.event import Event
from hexhaven.language import Language
from hexhaven.server.history import LogEntry, Numbers, entries_of, for_seat, in_force
from hexhaven.server.live import LiveGame
from hexhaven.server.messages.positions import Move
from hexhaven.server.words import answer_in_words, log_lines


class Reader(NamedTuple):
    text: Language
    seat: int | None  # whose knowledge it is; None: everything
    you: int


def retold(live: LiveGame, rows: Sequence[Any], reader: Reader) -> Iterator[Move]:
    """The answers in force; the game is replayed as long as its rules exist."""
    game, entries = live.game, entries_of(rows)
    kept = in_force(entries)
    numbers, known = {entry.number for entry in kept}, uncovered(game, kept)
    s: State | None = live.s
    for row, entry in zip(rows, entries):
        if entry.number in numbers:
            yield move(game, entry, reader._replace(seat=None) if entry.number in known else reader, s, live.s)
        s = after(live, row) if s is not None else None


def after(live: LiveGame, row: Any) -> State | None:
    """The position to which an answer leads, if it can still be replayed."""
    try:
        live.replay_one(row)
    except HexhavenError:
        return None
    return live.s


def move(game: TableGame, entry: LogEntry, reader: Reader, s: State | None, some: State) -> Move:
    """Without words, if it says nothing."""
    who, answer, _ = for_seat(game, entry, reader.seat)
    is_part = any(begins(game, event) for event in entry.events)
    is_quiet = (
        s is not None
        and entry.rules() is None
        and isinstance(game, RetoldGame)
        and not game.is_worth_telling(game.answer_of(entry.text), s)
    )
    return Move(entry.number + 1, who, answer, "" if is_quiet else said(game, entry, reader, s, some), is_part)


def begins(game: TableGame, event: Numbers) -> int:
    return game.begins(Event(*event)) if isinstance(game, PartedGame) and event[0] else 0


def of_this_turn(game: TableGame, entries: Sequence[LogEntry], seat: int | None) -> list[Numbers]:
    """What a seat has heard since the last turn began."""
    heard: list[Numbers] = []
    for entry in reversed(entries):
        events = for_seat(game, entry, seat)[2]
        opening = [place for place, event in enumerate(events) if begins(game, event) == TURN_BEGINS]
        heard[:0] = events[opening[-1] :] if opening else events
        if opening:
            break
    return heard


def said(game: TableGame, entry: LogEntry, reader: Reader, s: State | None, some: State) -> str:
    """The answer, in the position in which it was given if that is known; of a secret one, what everyone saw of it."""
    text, seat, you = reader
    _, answer, events = for_seat(game, entry, seat)
    if answer:
        return answer_in_words(game, text, entry, you, s)
    veiled = [seen for seen, event in zip(events, entry.events) if seen != event]
    return " ".join(log_lines(game, text, veiled, you, some))


def uncovered(game: TableGame, entries: Sequence[LogEntry]) -> set[int]:
    """The numbers of secret answers that everyone has learned since."""
    found: set[int] = set()
    if isinstance(game, RetoldGame):
        shown: list[Numbers] = []  # by what comes later
        for entry in reversed(entries):
            for event in reversed(entry.events):
                if event in shown:
                    shown.remove(event)
                    found.add(entry.number)
                secret = game.uncovered(Event(*event)) if event[0] else None
                shown += [secret.numbers()] if secret is not None else []
    return found
