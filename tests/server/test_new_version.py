"""A new version on the store of an old one: people come back to their games, and no answer is lost or counted twice."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from hexhaven.server.schema import answers
from hexhaven.server.sessions import hash_of
from hexhaven.server.settings import sqlite_url
from tests.server.conftest import House, quiet, running
from tests.server.player import Player, Receipt
from tests.test_fixtures import DATABASES, named, unpacked

pytestmark = pytest.mark.anyio

TOKEN = "from-before-the-upgrade"
REQUEST = "sent when the server stopped"
LONG_AGO = "SELECT t.id, s.person, t.number FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = t.to_move"


def somebody_at(path: Path) -> tuple[str, int]:
    """A running game that waits for a person, to whom a session is given in the tables of their version."""
    with sqlite3.connect(path) as connection:
        table, person, number = connection.execute(
            f"{LONG_AGO} WHERE t.status = 'playing' AND s.person IS NOT NULL AND s.bot IS NULL AND t.deadline IS NULL"
        ).fetchone()
        connection.execute(
            "INSERT INTO sessions (hash, person, created, seen) VALUES (?, ?, 0, ?)",
            (hash_of(TOKEN), person, time.time()),
        )
    connection.close()
    return table, number


async def back(house: House, token: str) -> Player:
    """Somebody whose browser has kept its cookie."""
    player = await house.player(arrive=False)
    player.http.cookies.set("hexhaven", token)
    return await player.connect()


@asynccontextmanager
async def upgraded(database: str) -> AsyncIterator[House]:
    """A server that has brought all games up to date, and whose sweeps do not meddle."""
    async with running(quiet(database, sweep_seconds=1000.0)) as house:
        await asyncio.wait([house.open_hall.background[-1]])
        yield house


async def stopped_while_answering(database: str, token: str, table: str) -> int:
    """An answer is under way when the server is stopped; the number it answers."""
    async with upgraded(database) as house:
        player = await back(house, token)
        asked = await player.watch(table)
        if not asked.choices:
            asked = await player.turn()  # type: ignore[assignment]  # both have what is needed
        answer = {"t": "answer", "table": table, "number": asked.number, "text": asked.choices[0].text}
        await player.send({**answer, "request": REQUEST})
        return asked.number


async def goes_on(database: str, token: str, table: str, number: int) -> None:
    """The browser sends the answer again, and gets its receipt whether it was stored before or not."""
    async with upgraded(database) as house:
        player = await back(house, token)
        shown = await player.watch(table)
        if shown.number == number:
            answer = {"t": "answer", "table": table, "number": number, "text": shown.choices[0].text}
            assert isinstance(await player.request({**answer, "request": REQUEST}), Receipt)
        rows = await house.open_hall.store.all(select(answers).where(answers.c.request == REQUEST))
        assert [row.number for row in rows] == [number]
        stored = await house.open_hall.store.answers_from(table, 0)
        assert [row.number for row in stored] == list(range(len(stored)))
        assert (await player.get(f"/api/tables/{table}"))["status"] == "playing"


async def test_an_answer_under_way_is_stored_once(database: str) -> None:
    async with running(quiet(database)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "random"))["id"]
        await ada.play(table, moves=3)
        token = ada.http.cookies["hexhaven"]
    number = await stopped_while_answering(database, token, table)
    await goes_on(database, token, table, number)


@pytest.mark.parametrize("path", DATABASES, ids=named(DATABASES))
async def test_people_come_back_to_games_of_every_version(path: Path, tmp_path: Path) -> None:
    unpacked(path, tmp_path)
    table, before = somebody_at(tmp_path / "hexhaven.sqlite")
    number = await stopped_while_answering(sqlite_url(tmp_path), TOKEN, table)
    assert number >= before
    await goes_on(sqlite_url(tmp_path), TOKEN, table, number)
