"""The store on both databases: one answer for each number, groups, conflicts, migrations."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, select

from hexhaven.kernel.frame import CHANCE
from hexhaven.server.app import Hall
from hexhaven.server.entries import Entry, NewAnswer, NewPosition
from hexhaven.server.messages.tables import NewTable, SeatWish
from hexhaven.server.schema import answers, metadata, tables
from hexhaven.server.settings import database_url, sqlite_url
from hexhaven.server.store import Store
from hexhaven.server.writer import CONFLICT, STORED
from tests.server.conftest import quiet

pytestmark = pytest.mark.anyio


async def with_table(database: str) -> tuple[Hall, str]:
    """A hall whose only table is open, so that nothing is answered by itself."""
    hall = Hall(quiet(database))
    await hall.open()
    person = await hall.people.new_person("Ada")
    info = await hall.lobby.found(person.id, NewTable("burgundy", [SeatWish("me"), SeatWish("open")]))
    return hall, info.id


def entry(table: str, first: int, *texts: str, at: float = 1.0) -> Entry:
    rows = [NewAnswer(table, first + n, CHANCE, text, at, None, "[]") for n, text in enumerate(texts)]
    return Entry(rows, NewPosition(table, first + len(rows), CHANCE, at, None, "open", None, None))


async def texts_of(store: Store, table: str) -> list[Any]:
    return [row.text for row in await store.answers_from(table, 0)]


async def test_a_number_is_answered_once(database: str) -> None:
    hall, table = await with_table(database)
    store = hall.store
    assert await store.appended(entry(table, 0, "good 1", "good 2")) == STORED
    assert await store.appended(entry(table, 1, "good 3", at=2.0)) == CONFLICT
    assert await store.appended(entry(table, 2, "good 4")) == STORED
    assert await texts_of(store, table) == ["good 1", "good 2", "good 4"]
    row = await store.first(select(tables.c.number).where(tables.c.id == table))
    assert row is not None
    assert row.number == 3
    await hall.close()


async def test_entries_are_whole_or_not_at_all(database: str) -> None:
    hall, table = await with_table(database)
    assert await hall.store.appended(entry(table, 2, "good 3")) == STORED
    assert await hall.store.appended(entry(table, 0, "good 1", "good 2", "good 4", at=2.0)) == CONFLICT
    assert await texts_of(hall.store, table) == ["good 3"]
    await hall.close()


async def test_one_conflict_in_a_group_does_not_hurt_the_others(database: str) -> None:
    hall, table = await with_table(database)
    store = hall.store
    await store.appended(entry(table, 0, "good 1"))
    outcomes = await asyncio.gather(
        store.appended(entry(table, 1, "good 2")),
        store.appended(entry(table, 0, "good 6", at=9.0)),
        store.appended(entry(table, 2, "good 3")),
        store.appended(entry("nosuch", 0, "good 3")),
    )
    assert list(outcomes) == [STORED, CONFLICT, STORED, CONFLICT]
    assert await texts_of(store, table) == ["good 1", "good 2", "good 3"]
    await hall.close()


async def test_what_was_stored_before_the_connection_broke_is_found_again(database: str) -> None:
    """The commit arrived, the word of it did not: trying again is no conflict with oneself."""
    hall, table = await with_table(database)
    again = entry(table, 0, "good 1")
    await hall.store.insert([again])
    assert await hall.store.appended(again) == STORED
    await hall.close()


async def test_a_group_is_one_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, table = await with_table(database)
    sizes: list[int] = []
    insert = hall.store.insert

    async def counted(batch: list[Entry]) -> None:
        sizes.append(len(batch))
        await insert(batch)

    monkeypatch.setattr(hall.store.writer, "insert", counted)
    await asyncio.gather(*(hall.store.appended(entry(table, number, "good 1")) for number in range(50)))
    assert sum(sizes) == 50
    assert len(sizes) < 10
    await hall.close()


async def test_the_log_of_sqlite_is_emptied_beside_the_writer(lite: str, tmp_path: Path) -> None:
    """Then the file has everything by itself, without the log."""
    hall, table = await with_table(lite)
    await hall.store.appended(entry(table, 0, "good 1"))

    def stored_in_the_file() -> int:
        copy = tmp_path / "copy.sqlite"
        shutil.copy(tmp_path / "hexhaven.sqlite", copy)
        with closing(sqlite3.connect(copy)) as connection:
            return int(connection.execute("SELECT count(*) FROM answers").fetchone()[0])

    assert stored_in_the_file() == 0
    await hall.store.checkpoint()
    assert stored_in_the_file() == 1
    await hall.close()


async def test_migrations_make_the_tables_of_the_schema_and_may_run_twice(database: str, tmp_path: Path) -> None:
    if database.startswith("sqlite"):
        database = sqlite_url(tmp_path / "new")
    for _ in range(2):
        store = Store(database)
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(lambda sync: {t: inspect(sync).get_columns(t) for t in metadata.tables})
        for name, table in metadata.tables.items():
            assert [column["name"] for column in found[name]] == [column.name for column in table.columns]
        await store.close()


async def test_two_processes_may_start_at_once(database: str) -> None:
    stores = [Store(database) for _ in range(2 if database.startswith("postgresql") else 1)]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        assert await store.all(select(answers)) == []
        await store.close()


def test_where_the_database_is(tmp_path: Any) -> None:
    assert database_url("postgresql://a/b", None, {}) == "postgresql+asyncpg://a/b"
    assert database_url(None, None, {"HEXHAVEN_DATABASE": "postgres://a/b"}) == "postgresql+asyncpg://a/b"
    assert database_url(None, tmp_path, {}) == sqlite_url(tmp_path)
