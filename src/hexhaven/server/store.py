"""The store: SQLite in a file, or PostgreSQL. One writer commits the answers of all games in groups."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Executable, Row, event, select
from sqlalchemy import text as sql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hexhaven.server.schema import answers

CHANNEL = "hexhaven"
NEWS_IN_A_NOTICE = 100  # PostgreSQL takes 8,000 bytes
TRIES = 6
READERS = 4  # connections for reading, besides the one for writing
WAIT_SECONDS = 30
GROUP = 256  # maximum answers in one transaction
MIGRATION_LOCK = 0x6865786861  # any number that nobody else uses

STORED = "stored"
CONFLICT = "conflict"  # somebody else has answered this number
FAILED = "failed"  # the database did not answer

log = logging.getLogger("hexhaven")


class CannotOpen(Exception):
    """The database cannot be used; the message says why."""


DUPLICATE = (IntegrityError, sqlite3.IntegrityError)
BROKEN = (DBAPIError, sqlite3.Error, OSError)

INSERT_SQLITE = (
    "INSERT INTO answers (table_id, number, who, text, at, request) SELECT json_extract(value, '$.t'),"
    " json_extract(value, '$.n'), json_extract(value, '$.w'), json_extract(value, '$.x'), json_extract(value, '$.a'),"
    " json_extract(value, '$.r') FROM json_each(?)"
)
UPDATE_SQLITE = (
    "UPDATE tables SET number = r.n, to_move = r.m, moved = r.a, deadline = r.d, status = r.s, result = r.p FROM"
    " (SELECT json_extract(value, '$.t') AS t, json_extract(value, '$.n') AS n, json_extract(value, '$.m') AS m,"
    " json_extract(value, '$.a') AS a, json_extract(value, '$.d') AS d, json_extract(value, '$.s') AS s,"
    " json_extract(value, '$.p') AS p FROM json_each(?)) AS r WHERE tables.id = r.t"
)
INSERT_POSTGRES = sql(
    "INSERT INTO answers (table_id, number, who, text, at, request) SELECT r.t, r.n, r.w, r.x, r.a, r.r"
    " FROM json_to_recordset(CAST(:rows AS json)) AS r(t text, n int, w int, x text, a float8, r text)"
)
UPDATE_POSTGRES = sql(
    "UPDATE tables SET number = r.n, to_move = r.m, moved = r.a, deadline = r.d, status = r.s, result = r.p"
    " FROM json_to_recordset(CAST(:tables AS json)) AS r(t text, n int, m int, a float8, d float8, s text, p text)"
    " WHERE tables.id = r.t"
)
NOTIFY = sql("SELECT pg_notify(:channel, :notice)")


class NewAnswer(msgspec.Struct):
    """A row of the answers, with the short names the statements use."""

    t: str
    n: int
    w: int
    x: str
    a: float
    r: str | None = None


class NewPosition(msgspec.Struct):
    """What the answers change in the table's own row."""

    t: str
    n: int
    m: int
    a: float
    d: float | None
    s: str
    p: str | None


def nothing(outcome: str) -> None:
    """Nobody is waiting for it."""


class Entry:
    """Answers that belong together: a player's and the draws that follow it. All are stored, or none."""

    __slots__ = ("asked", "done", "position", "rows")

    def __init__(self, rows: list[NewAnswer], position: NewPosition, asked: tuple[str, str] | None = None) -> None:
        self.rows = rows
        self.position = position
        self.asked = asked  # the people to move before and after, if they differ
        self.done: Callable[[str], None] = nothing

    def news(self) -> list[Any]:
        """What other processes need to know."""
        return ["moved", self.position.t, self.position.n, *(self.asked or ())]


def on_sqlite_connect(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        "temp_store=MEMORY",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the tables up to date; a second process waits for the first."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", "hexhaven.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_kind(url: str) -> None:
    """Raises CannotOpen if the URL is invalid or for another kind of database."""
    try:
        kind = make_url(url).get_backend_name()
    except SQLAlchemyError as error:
        raise CannotOpen(str(error)) from error
    if kind not in ("sqlite", "postgresql"):
        raise CannotOpen(f"{kind} is neither postgresql nor sqlite")


class SqliteWriter:
    """A separate connection in a separate thread: one hop for a whole transaction, whatever its size."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "hexhaven-writer")
        self.connection: sqlite3.Connection | None = None

    async def insert(self, rows: str, positions: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.insert_now, rows, positions)

    def insert_now(self, rows: str, positions: str) -> None:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None)
            on_sqlite_connect(self.connection, None)
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            self.connection.execute(INSERT_SQLITE, (rows,))
            self.connection.execute(UPDATE_SQLITE, (positions,))
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def close_now(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close_now)
        self.thread.shutdown()


class Store:
    """One database."""

    def __init__(self, url: str, origin: str = "") -> None:
        check_kind(url)
        self.engine: AsyncEngine = create_async_engine(
            url, pool_size=READERS + 1, max_overflow=0, pool_timeout=WAIT_SECONDS, pool_pre_ping="sqlite" not in url
        )
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self.origin = origin  # identifies this process to the others
        self.queue: list[Entry] = []
        self.wake = asyncio.Event()
        self.idle = True  # nothing is being written or sent
        self.writer: asyncio.Task[None] | None = None
        self.readers = asyncio.Semaphore(READERS)  # whoever waits for a connection should not hold half of one
        self.one_writer = asyncio.Lock()  # SQLite has a single one anyway; waiting here is kinder
        self.sqlite: SqliteWriter | None = None
        if not self.is_postgres:
            event.listen(self.engine.sync_engine, "connect", on_sqlite_connect)
            self.sqlite = SqliteWriter(self.engine.url.database or "")

    async def open(self) -> None:
        """Raises CannotOpen."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, CommandError, OSError) as error:
            raise CannotOpen(str(getattr(error, "orig", None) or error)) from error
        self.writer = asyncio.create_task(self.write())

    async def close(self) -> None:
        if self.writer is not None:
            while self.queue or not self.idle:
                await asyncio.sleep(0.01)
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        if self.sqlite is not None:
            await self.sqlite.close()
        await self.engine.dispose()

    # Reading and writing outside the hot path.

    async def all(self, statement: Executable) -> Sequence[Row[Any]]:
        async with self.readers, self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def first(self, statement: Executable) -> Row[Any] | None:
        async with self.readers, self.engine.connect() as connection:
            return (await connection.execute(statement)).first()

    async def change(self, *statements: Executable, notice: list[Any] | None = None) -> int:
        """All or nothing; returns how many rows the first statement changed. If none, nothing is done."""
        async with self.one_writer, self.engine.begin() as connection:
            changed = -1
            for statement in statements:
                result = await connection.execute(statement)
                if changed < 0:
                    changed = result.rowcount
                    if not changed:
                        return 0
            if notice is not None:
                await self.notify(connection, [notice])
            return changed

    async def answers_from(self, table: str, number: int) -> Sequence[Row[Any]]:
        chosen = (answers.c.number, answers.c.who, answers.c.text, answers.c.at, answers.c.request)
        asked = select(*chosen).where(answers.c.table_id == table, answers.c.number >= number)
        return await self.all(asked.order_by(answers.c.number))

    # Writing answers.

    def append(self, entry: Entry) -> None:
        """Store the entry soon; its `done` is called with the outcome once it is safely on disk."""
        self.queue.append(entry)
        self.wake.set()

    async def appended(self, entry: Entry) -> str:
        """The same, for callers that can wait."""
        outcome: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        entry.done = lambda result: None if outcome.done() else outcome.set_result(result)
        self.append(entry)
        return await outcome

    async def write(self) -> None:
        """The one writer. Everything that has come in is one transaction, written while the last one is broadcast."""
        stored: list[Entry] = []
        outcomes: list[str] = []
        while True:
            self.idle = not (self.queue or stored)
            if self.idle:
                await self.wake.wait()
                self.wake.clear()
            batch, self.queue = self.queue[:GROUP], self.queue[GROUP:]
            writing = asyncio.create_task(self.write_batch(batch))
            await asyncio.sleep(0)  # it begins
            for entry, outcome in zip(stored, outcomes):
                self.tell(entry, outcome)
            stored, outcomes = batch, await writing

    def tell(self, entry: Entry, outcome: str) -> None:
        try:
            entry.done(outcome)
        except Exception:
            log.exception("after storing an answer of table %s", entry.position.t)

    async def write_batch(self, batch: list[Entry]) -> list[str]:
        if not batch:
            return []
        try:
            await self.insert(batch)
        except DUPLICATE:
            return [await self.write_one(entry) for entry in batch]
        except BROKEN:
            log.exception("the database failed; trying again")
            return [await self.write_one(entry) for entry in batch]
        return [STORED] * len(batch)

    async def write_one(self, entry: Entry) -> str:
        """One entry by itself; detects if it was stored before the connection broke."""
        for attempt in range(TRIES):
            try:
                await self.insert([entry])
            except DUPLICATE:
                return STORED if await self.is_stored(entry) else CONFLICT
            except BROKEN:
                await asyncio.sleep(0.1 * 2**attempt)
            else:
                return STORED
        return FAILED

    async def is_stored(self, entry: Entry) -> bool:
        try:
            rows = await self.answers_from(entry.position.t, entry.rows[0].n)
        except BROKEN:
            return False
        ours = [(row.n, row.w, row.x, row.a, row.r) for row in entry.rows]
        return [tuple(row) for row in rows[: len(ours)]] == ours

    async def insert(self, batch: list[Entry]) -> None:
        rows = msgspec.json.encode([row for entry in batch for row in entry.rows]).decode()
        positions = msgspec.json.encode([entry.position for entry in batch]).decode()
        async with self.one_writer:
            if self.sqlite is not None:
                await self.sqlite.insert(rows, positions)
                return
            async with self.engine.begin() as connection:
                await connection.execute(INSERT_POSTGRES, {"rows": rows})
                await connection.execute(UPDATE_POSTGRES, {"tables": positions})
                await self.notify(connection, [entry.news() for entry in batch])

    async def notify(self, connection: AsyncConnection, news: list[list[Any]]) -> None:
        """Tell the other processes, in the same transaction; ids and numbers only."""
        if not self.is_postgres:
            return
        while news:
            notice = msgspec.json.encode([self.origin, *news[:NEWS_IN_A_NOTICE]]).decode()
            news = news[NEWS_IN_A_NOTICE:]
            await connection.execute(NOTIFY, {"channel": CHANNEL, "notice": notice})
