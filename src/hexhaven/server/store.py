"""The store: SQLite in a file, or PostgreSQL. Answers have a writer of their own; everything else is a change."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Executable, Insert, Row, Select, Table, event, select
from sqlalchemy import text as sql
from sqlalchemy.dialects.postgresql import insert as insert_into_postgres
from sqlalchemy.dialects.sqlite import insert as insert_into_sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hexhaven.server.entries import Entry, NewSnapshot, SqliteWriter, batch_of, write_postgres, write_sqlite
from hexhaven.server.schema import answers, snapshots
from hexhaven.server.writer import Writer

CHANNEL = "hexhaven"
NEWS_IN_A_NOTICE = 100  # PostgreSQL takes 8,000 bytes
READERS = 4  # connections for reading
WRITERS = 2  # on PostgreSQL, one for answers and one for everything else
WAL_PAGES = 20_000  # SQLite's log is emptied by the sweep; only if it grows beyond this, an answer waits for it
WRITE_SECONDS = 3  # then the database counts as out
WAIT_SECONDS = 30
MIGRATION_LOCK = 0x6865786861  # any number that nobody else uses

Result = TypeVar("Result")
Change = Executable | tuple[Executable, list[dict[str, Any]]]  # a statement, or one for each of some rows


class CannotOpen(Exception):
    """The database cannot be used; the message says why."""


class NewerDatabase(CannotOpen):
    """A newer version has changed the database in a way this one does not know."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"the database has revision {found}; this program knows revisions up to {known}")
        self.found = found
        self.known = known


NOTIFY = sql("SELECT pg_notify(:channel, :notice)")


def on_sqlite_connect(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        f"wal_autocheckpoint={WAL_PAGES}",
        "temp_store=MEMORY",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the tables up to date; a second process waits for the first. Raises NewerDatabase."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = migrations()
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None:
        check_revision(found)
    command.upgrade(config, "head")


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "hexhaven.server:migrations")
    return config


def check_revision(found: str) -> None:
    """Raises NewerDatabase."""
    known = [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()]
    if found not in known:
        raise NewerDatabase(found, known[0])


def check_kind(url: str) -> None:
    """Raises CannotOpen if the URL is invalid or for another kind of database."""
    try:
        kind = make_url(url).get_backend_name()
    except SQLAlchemyError as error:
        raise CannotOpen(str(error)) from error
    if kind not in ("sqlite", "postgresql"):
        raise CannotOpen(f"{kind} is neither postgresql nor sqlite")


class Store:
    """One database."""

    def __init__(self, url: str, origin: str = "") -> None:
        check_kind(url)
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_size=READERS + WRITERS,
            max_overflow=0,
            pool_timeout=WAIT_SECONDS,
            pool_pre_ping="sqlite" not in url,
        )
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self.origin = origin  # identifies this process to the others
        self.writer = Writer(self.insert, self.is_stored)
        self.readers = asyncio.Semaphore(READERS)  # whoever waits for a connection should not hold half of one
        self.one_change = asyncio.Lock()  # at a time, so that answers never wait for more than one on SQLite
        self.sqlite: SqliteWriter | None = None
        if not self.is_postgres:
            event.listen(self.engine.sync_engine, "connect", on_sqlite_connect)
            self.sqlite = SqliteWriter(self.engine.url.database or "", on_sqlite_connect)

    async def open(self) -> None:
        """Raises CannotOpen."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except CannotOpen:
            await self.engine.dispose()
            raise
        except (SQLAlchemyError, CommandError, OSError) as error:
            await self.engine.dispose()
            raise CannotOpen(str(getattr(error, "orig", None) or error)) from error
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
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

    def insert_new(self, table: Table) -> Insert:
        """Insert the rows that are missing."""
        insert = insert_into_postgres(table) if self.is_postgres else insert_into_sqlite(table)
        return insert.on_conflict_do_nothing()

    def insert_later(self, table: Table, column: str, row: dict[str, Any]) -> Insert:
        """Insert a row, or let it replace the one with the same key, if that one is earlier by this column."""
        insert = (insert_into_postgres(table) if self.is_postgres else insert_into_sqlite(table)).values(**row)
        keys = [key.name for key in table.primary_key]
        changed = {name: insert.excluded[name] for name in row if name not in keys}
        return insert.on_conflict_do_update(
            index_elements=keys, set_=changed, where=table.c[column] < insert.excluded[column]
        )

    async def change(self, *statements: Change, notice: list[Any] | None = None) -> int:
        """All or nothing; returns how many rows the first statement changed. If none, nothing is done."""
        return await self.change_all(statements, [] if notice is None else [notice])

    async def change_all(self, statements: Sequence[Change], notices: list[list[Any]]) -> int:
        async with self.one_change:
            if self.sqlite is not None:
                return await self.sqlite.write(partial(execute, statements=statements))
            async with self.engine.begin() as connection:
                changed = await connection.run_sync(execute, statements)
                if changed:
                    await self.notify(connection, notices)
                return changed

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """Read and write in one transaction; on SQLite nobody else writes meanwhile."""
        async with self.one_change:
            if self.sqlite is not None:
                return await self.sqlite.write(work)
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def checkpoint(self) -> None:
        """Empty SQLite's log beside the writer, so that no answer has to wait for it."""
        if self.sqlite is not None:
            async with self.readers, self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def answers_from(self, table: str, number: int, until: int | None = None) -> Sequence[Row[Any]]:
        """Those of a table from a number on, or up to before another one."""
        chosen = (answers.c.number, answers.c.who, answers.c.text, answers.c.at, answers.c.request, answers.c.events)
        asked = select(*chosen).where(answers.c.table_id == table, answers.c.number >= number)
        if until is not None:
            asked = asked.where(answers.c.number < until)
        return await self.all(asked.order_by(answers.c.number))

    async def last_run(self, table: str, number: int) -> int:
        """Where the last answers that one seat gave in a row start; a table waiting for this number has no others.

        What may be taken back is among them.
        """
        last = select(answers.c.who).where(answers.c.table_id == table, answers.c.number == number - 1)
        row = await self.first(last)
        if row is None or row.who < 0:
            return number
        others = select(answers.c.number).where(answers.c.table_id == table, answers.c.who != row.who)
        before = await self.first(others.order_by(answers.c.number.desc()).limit(1))
        return 0 if before is None else int(before.number) + 1

    async def snapshot(self, table: str, number: int) -> Row[Any] | None:
        """The latest one not after this number."""
        asked: Select[Any] = select(snapshots).where(snapshots.c.table_id == table, snapshots.c.number <= number)
        return await self.first(asked.order_by(snapshots.c.number.desc()).limit(1))

    async def save(self, taken: Sequence[NewSnapshot]) -> None:
        """Snapshots stored apart from answers; an existing one stays."""
        if taken:
            await self.change((self.insert_new(snapshots), [snapshot._asdict() for snapshot in taken]))

    # Writing answers.

    def append(self, entry: Entry) -> None:
        """Store the entry soon; its `done` is called with the outcome once it is safely on disk."""
        self.writer.append(entry)

    async def appended(self, entry: Entry) -> str:
        """The same, for callers that can wait."""
        outcome: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        entry.done = lambda result: None if outcome.done() else outcome.set_result(result)
        self.append(entry)
        return await outcome

    async def insert(self, entries: list[Entry]) -> None:
        """All of them in one transaction, or none."""
        batch = batch_of(entries)
        if self.sqlite is not None:
            await self.sqlite.write(partial(write_sqlite, batch=batch))
            return
        async with asyncio.timeout(WRITE_SECONDS), self.engine.begin() as connection:
            await write_postgres(connection, batch)
            await self.notify(connection, [entry.news() for entry in entries])

    async def is_stored(self, entry: Entry) -> bool:
        rows = await self.answers_from(entry.position.t, entry.rows[0].number)
        ours = [row[1:] for row in entry.rows]
        return [tuple(row) for row in rows[: len(ours)]] == ours

    async def notify(self, connection: AsyncConnection, news: list[list[Any]]) -> None:
        """Tell the other processes, in the same transaction; ids and numbers only."""
        if not self.is_postgres:
            return
        while news:
            notice = msgspec.json.encode([self.origin, *news[:NEWS_IN_A_NOTICE]]).decode()
            news = news[NEWS_IN_A_NOTICE:]
            await connection.execute(NOTIFY, {"channel": CHANNEL, "notice": notice})


def execute(connection: Connection, statements: Sequence[Change]) -> int:
    """How many rows the first statement changed; if none, the others are not executed."""
    changed = -1
    for statement in statements:
        statement, rows = statement if isinstance(statement, tuple) else (statement, None)
        result = connection.execute(statement, rows)
        if changed < 0:
            changed = result.rowcount
            if not changed:
                return 0
    return changed
