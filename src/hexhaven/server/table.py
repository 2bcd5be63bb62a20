"""One table in memory: its game, who sits where, who is watching, and whether something is being stored."""

import asyncio
import hmac
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec

from hexhaven.kernel.chance import mixed_seed
from hexhaven.kernel.contract import Promise
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.server.clocks import Clocks
from hexhaven.server.history import LogEntry
from hexhaven.server.live import LiveGame
from hexhaven.server.messages.chat import ChatLine

SPECTATOR = -1
CHAT_LINES = 100
OPEN, PLAYING, OVER = "open", "playing", "over"


class Listener(Protocol):
    """A connection, as a table sees it."""

    person: str  # empty without a session
    watching: dict[str, "LiveTable"]

    def send(self, frame: bytes) -> None: ...
    def drop(self, code: int, reason: str) -> None: ...
    def affords(self, price: float) -> bool: ...
    def too_often(self, request: str | None) -> None: ...


def is_invitation(shown: str | None, invite: str | None) -> bool:
    """Whether what somebody shows is the table's invitation."""
    return shown is not None and invite is not None and hmac.compare_digest(shown.encode(), invite.encode())


class SeatRow(msgspec.Struct):
    """Who sits where."""

    person: str | None
    bot: str | None
    away: bool
    part: str | None = None  # of the seed
    not_trading: bool = False  # offers are declined at once


class LiveTable:
    """One table."""

    def __init__(self, row: Any, game: LiveGame, clocks: Clocks) -> None:
        self.id: str = row.id
        self.status: str = row.status
        self.private: bool = row.private
        self.invite: str = row.invite
        self.owner: str | None = row.owner
        self.club: str | None = row.club
        self.hints: bool = bool(row.hints)
        self.delay: int = row.delay or 0  # seconds by which those who only watch are behind
        self.late: LiveGame | None = None  # what they see; None: nobody has looked yet
        self.late_until = 0.0  # until when they have heard what was said
        self.late_next = 0.0  # when the next answer that they have not seen was given, if that is known
        self.told_watching = 0  # how many only watch, as everybody has heard
        self.advising = False  # a hint is being thought of
        self.seed: bytes | None = row.seed  # the server's part
        self.game = game
        self.clocks = clocks
        self.seats: list[SeatRow] = []
        self.sent_away: set[str] = set()  # by the host
        self.asked = ""  # the person notified that it is their turn
        self.chat: list[ChatLine] = []  # the last ones
        self.last_line = 0
        self.promises: list[Promise] | None = None  # None: not read yet
        self.watchers: dict[Listener, int] = {}
        self.invited: set[Listener] = set()  # those who have shown the invitation, or are members of the club
        self.eyes: dict[Listener, int] = {}  # the seats that people have asked to look from
        self.busy = False  # something is being stored or loaded; others wait
        self.waiting: list[Callable[[], None]] = []
        self.bot_job: asyncio.Task[None] | None = None
        self.touched = 0.0
        self.lock = asyncio.Lock()  # one at a time reads seats or chat

    def mix_seed(self) -> None:
        """The game draws from the server's part of the seed and those of the players."""
        parts = {number: bytes.fromhex(seat.part) for number, seat in enumerate(self.seats) if seat.part is not None}
        self.game.seed = None if self.seed is None else mixed_seed(self.seed, parts)

    def apply(self, rows: Any) -> list[LogEntry]:
        """New rows of the store. Raises Unreadable."""
        return apply(self.game, self.clocks, rows)

    def seats_of(self, person: str) -> list[int]:
        """More than one if others play at the person's screen."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def seat_of(self, listener: Listener) -> int:
        """Where a connection looks from: the seat it has asked for, if it is the person's, or the person's first."""
        own, asked = self.seats_of(listener.person), self.eyes.get(listener)
        if asked is not None and (asked == SPECTATOR or asked in own):
            return asked
        return own[0] if own else SPECTATOR

    def onlookers(self) -> list[Listener]:
        """Those who only watch."""
        own = {seat.person for seat in self.seats}
        return [listener for listener in self.watchers if listener.person not in own]

    def watching(self) -> int:
        """How many people only watch, each counted once."""
        return len({listener.person or id(listener) for listener in self.onlookers()})

    def is_late(self, listener: Listener) -> bool:
        """Whether somebody is shown the game some time after it was played."""
        return self.delay > 0 and self.status == PLAYING and not self.seats_of(listener.person)

    def may_watch(self, listener: Listener) -> bool:
        """A private table is for its people and whoever has its link."""
        if listener.person in self.sent_away:
            return False
        if not self.private or listener in self.invited or self.seats_of(listener.person):
            return True
        return bool(listener.person) and listener.person == self.owner

    def bots(self) -> set[int]:
        """The seats that bots play, for themselves or for somebody."""
        return {number for number, seat in enumerate(self.seats) if seat.bot is not None}

    def unasked(self) -> set[int]:
        """The seats that are asked nothing: bots play them, or the game is over."""
        return self.bots() if self.status != OVER else set(range(len(self.seats)))

    def bot_to_move(self) -> str | None:
        who = self.game.to_move()
        return self.seats[who].bot if self.status == PLAYING and 0 <= who < len(self.seats) else None

    def person_to_move(self) -> str:
        """The person to move, unless a bot has taken over."""
        who = self.game.to_move()
        if self.status != PLAYING or not 0 <= who < len(self.seats) or self.seats[who].bot is not None:
            return ""
        return self.seats[who].person or ""

    def ask(self) -> tuple[str, str] | None:
        """The previous and the current person to move, if that has changed."""
        before, self.asked = self.asked, self.person_to_move()
        return None if before == self.asked else (before, self.asked)

    def when_free(self, act: Callable[[], None]) -> None:
        if self.busy:
            self.waiting.append(act)
        else:
            act()

    @asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Nothing of the table is being stored and nothing happens until this exits: what is read now is consistent."""
        while self.busy:
            free: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append(lambda free=free: None if free.done() else free.set_result(None))  # type: ignore[misc]
            await free
        self.busy = True
        try:
            yield
        finally:
            self.set_free()

    def set_free(self) -> None:
        self.busy = False
        while self.waiting and not self.busy:
            self.waiting.pop(0)()


def apply(game: LiveGame, clocks: Clocks, rows: Any) -> list[LogEntry]:
    """Rows of the store, each with the clocks at that time. Raises Unreadable."""
    entries = []
    for row in rows:
        entries.append(game.replay_one(row))
        keep_time(game, clocks, entries[-1], row.at)
    return entries


def keep_time(game: LiveGame, clocks: Clocks, last: LogEntry, at: float) -> None:
    """The clocks after a row of the log; draws belong to the answer before them, and new rules take no time."""
    if last.is_undo:
        clocks.take_back(last.who)
    elif last.who == NOBODY:
        clocks.before.clear()
    elif game.to_move() != CHANCE:
        clocks.note(at, game.to_move(), len(game.horizons))
