"""The one writer of answers: it commits those of all games in groups, and outlasts short outages of the database."""

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from hexhaven.server.entries import Entry

GROUP = 256  # maximum entries in one transaction
PAUSES = (0.1, 0.2, 0.4, 0.8, 1.6)  # seconds between attempts during an outage
OUTAGES = ("08", "25", "40", "53", "55", "57", "58", "XX")  # classes of PostgreSQL's error codes

STORED = "stored"
CONFLICT = "conflict"  # somebody else has answered this number
REFUSED = "refused"  # the database does not take it
FAILED = "failed"  # the database did not answer

log = logging.getLogger("hexhaven")


def is_outage(error: BaseException) -> bool:
    """Whether the database cannot be used at the moment; any other error is due to what was to be stored."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or isinstance(error, OperationalError) or state[:2] in OUTAGES
    return isinstance(error, OSError | NoConnection | sqlite3.OperationalError)


class Writer:
    """Everything that has come in is one transaction, written while the last one is broadcast."""

    def __init__(
        self, insert: Callable[[list[Entry]], Awaitable[None]], is_stored: Callable[[Entry], Awaitable[bool]]
    ) -> None:
        self.insert = insert
        self.is_stored = is_stored
        self.queue: list[Entry] = []
        self.wake = asyncio.Event()
        self.idle = True  # nothing is being written or sent
        self.is_out = False  # the last attempts have all failed
        self.outcomes: Counter[str] = Counter()  # how often there was each of them
        self.took: Callable[[float], None] | None = None  # is told how many seconds a group of entries took
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """After everything that was appended is stored."""
        if self.task is None:
            return
        while self.queue or not self.idle:
            await asyncio.sleep(0.01)
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    def append(self, entry: Entry) -> None:
        self.queue.append(entry)
        self.wake.set()

    async def run(self) -> None:
        written: list[Entry] = []
        outcomes: list[str] = []
        while True:
            self.idle = not (self.queue or written)
            if self.idle:
                await self.wake.wait()
                self.wake.clear()
            batch, self.queue = self.queue[:GROUP], self.queue[GROUP:]
            writing = asyncio.create_task(self.write(batch))
            await asyncio.sleep(0)  # it begins
            for entry, outcome in zip(written, outcomes):
                self.tell(entry, outcome)
            outcomes = await writing
            self.outcomes.update(outcomes)
            written = batch

    def tell(self, entry: Entry, outcome: str) -> None:
        try:
            entry.done(outcome)
        except Exception:
            log.exception("after storing an answer of table %s", entry.position.t)

    async def write(self, batch: list[Entry]) -> list[str]:
        """Through a short outage; after a longer one everybody who is waiting is told at once, and so are those who
        come until it is over."""
        if not batch:
            return []
        for pause in (0.0,) if self.is_out else (0.0, *PAUSES):
            await asyncio.sleep(pause)
            try:
                begun = time.monotonic()
                outcomes = await self.store(batch)
            except TimeoutError:
                log.warning("the database does not answer")
                break
            except Exception as error:
                log.warning("the database cannot be used: %s", error)
            else:
                self.is_out = False
                if self.took is not None:
                    self.took(time.monotonic() - begun)
                return outcomes
        self.is_out = True
        batch += self.queue
        self.queue.clear()
        return [FAILED] * len(batch)

    async def store(self, batch: list[Entry]) -> list[str]:
        """What cannot be stored does not keep the others from it. Raises only what is an outage."""
        try:
            await self.insert(batch)
        except Exception as error:
            if is_outage(error):
                raise
            if len(batch) == 1:
                return [await self.outcome(batch[0], error)]
            middle = len(batch) // 2
            return [*await self.store(batch[:middle]), *await self.store(batch[middle:])]
        return [STORED] * len(batch)

    async def outcome(self, entry: Entry, error: Exception) -> str:
        """Why an entry was not stored; unless it was, before the connection broke."""
        if not isinstance(error, IntegrityError | sqlite3.IntegrityError):
            log.error("an answer of table %s cannot be stored", entry.position.t, exc_info=error)
            return REFUSED
        return STORED if await self.is_stored(entry) else CONFLICT
