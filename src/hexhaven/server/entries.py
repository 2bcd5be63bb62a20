"""What is stored together, and the statements that store it: one for each table, however many games have moved."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncConnection

Result = TypeVar("Result")

LENGTHS = (64, 16, 4, 1)  # rows in one statement; SQLite keeps a statement of each length ready
UPDATE_SQLITE = (
    "UPDATE tables SET number = r.n, to_move = r.m, moved = r.a, deadline = r.d, status = r.s, result = r.p,"
    " clocks = r.c FROM (SELECT json_extract(value, '$.t') AS t, json_extract(value, '$.n') AS n,"
    " json_extract(value, '$.m') AS m, json_extract(value, '$.a') AS a, json_extract(value, '$.d') AS d,"
    " json_extract(value, '$.s') AS s, json_extract(value, '$.p') AS p, json_extract(value, '$.c') AS c"
    " FROM json_each(?)) AS r WHERE tables.id = r.t AND tables.ending IS NULL"
)
INSERT_POSTGRES = sql(
    "INSERT INTO answers (table_id, number, who, text, at, request, events) SELECT * FROM unnest(CAST(:t AS text[]),"
    " CAST(:n AS int[]), CAST(:w AS int[]), CAST(:x AS text[]), CAST(:a AS float8[]), CAST(:r AS text[]),"
    " CAST(:e AS text[]))"
)
SAVE_POSTGRES = sql(
    "INSERT INTO snapshots (table_id, number, rules, draws, data) SELECT * FROM unnest(CAST(:t AS text[]),"
    " CAST(:n AS int[]), CAST(:v AS int[]), CAST(:k AS int[]), CAST(:d AS bytea[])) ON CONFLICT DO NOTHING"
)
UPDATE_POSTGRES = sql(
    "UPDATE tables SET number = r.n, to_move = r.m, moved = r.a, deadline = r.d, status = r.s, result = r.p,"
    " clocks = r.c FROM json_to_recordset(CAST(:tables AS json))"
    " AS r(t text, n int, m int, a float8, d float8, s text, p text, c text) WHERE tables.id = r.t"
    " AND tables.ending IS NULL"
)


class NewAnswer(NamedTuple):
    """A row of the answers, in the order of its columns."""

    table_id: str
    number: int
    who: int
    text: str
    at: float
    request: str | None
    events: str


class NewSnapshot(NamedTuple):
    """A row of the snapshots, in the order of its columns."""

    table_id: str
    number: int
    rules: int
    draws: int
    data: bytes


class NewPosition(msgspec.Struct):
    """What the answers change in the table's own row, with the short names the statements use."""

    t: str
    n: int
    m: int
    a: float
    d: float | None
    s: str
    p: str | None
    c: str | None


def nothing(outcome: str) -> None:
    """Nobody is waiting for it."""


class Entry:
    """Answers that belong together: a player's and the draws that follow it. All are stored, or none."""

    __slots__ = ("asked", "done", "position", "rows", "snapshots")

    def __init__(
        self,
        rows: list[NewAnswer],
        position: NewPosition,
        asked: tuple[str, str] | None = None,
        snapshots: Sequence[NewSnapshot] = (),
    ) -> None:
        self.rows = rows
        self.position = position
        self.asked = asked  # the people to move before and after, if they differ
        self.snapshots = snapshots
        self.done: Callable[[str], None] = nothing

    def news(self) -> list[Any]:
        """What other processes need to know."""
        return ["moved", self.position.t, self.position.n, *(self.asked or ())]


class Batch(NamedTuple):
    """Entries of many tables, prepared for one transaction."""

    rows: list[NewAnswer]
    snapshots: list[NewSnapshot]
    positions: str


def batch_of(entries: Iterable[Entry]) -> Batch:
    return Batch(
        [row for entry in entries for row in entry.rows],
        [snapshot for entry in entries for snapshot in entry.snapshots],
        msgspec.json.encode([entry.position for entry in entries]).decode(),
    )


@cache
def insert_sqlite(into: str, columns: int, rows: int) -> str:
    row = f"({','.join('?' * columns)})"
    return f"INSERT {into} VALUES {','.join([row] * rows)}"


def insert_rows(connection: sqlite3.Connection, into: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """In few statements: between two of them one may have to wait for the interpreter."""
    start = 0
    for length in LENGTHS:
        while len(rows) - start >= length:
            part = rows[start : start + length]
            connection.execute(insert_sqlite(into, len(part[0]), length), list(chain.from_iterable(part)))
            start += length


def write_sqlite(connection: Connection, batch: Batch) -> None:
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    insert_rows(raw, "INTO answers (table_id, number, who, text, at, request, events)", batch.rows)
    insert_rows(raw, "OR IGNORE INTO snapshots (table_id, number, rules, draws, data)", batch.snapshots)
    raw.execute(UPDATE_SQLITE, (batch.positions,))


async def write_postgres(connection: AsyncConnection, batch: Batch) -> None:
    await connection.execute(INSERT_POSTGRES, dict(zip("tnwxare", map(list, zip(*batch.rows)))))
    if batch.snapshots:
        await connection.execute(SAVE_POSTGRES, dict(zip("tnvkd", map(list, zip(*batch.snapshots)))))
    await connection.execute(UPDATE_POSTGRES, {"tables": batch.positions})


class SqliteWriter:
    """The only connection that writes, in a thread of its own: one hop for a whole transaction, whatever its size."""

    def __init__(self, path: str, set_up: Callable[[sqlite3.Connection, Any], None]) -> None:
        self.thread = ThreadPoolExecutor(1, "hexhaven-writer")
        self.engine = create_engine(URL.create("sqlite", database=path), pool_size=1, max_overflow=0)
        event.listen(self.engine, "connect", set_up)
        event.listen(self.engine, "connect", begin_nothing)
        event.listen(self.engine, "begin", begin_immediate)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do this in one transaction, after what others have asked for before."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, work)

    def write_now(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


def begin_nothing(connection: sqlite3.Connection, record: Any) -> None:
    """Transactions begin when we say so, and not when Python's module thinks they should."""
    connection.isolation_level = None


def begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
