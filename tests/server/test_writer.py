"""The writer of answers: one that cannot be stored harms nobody else, and an outage is told to everybody at once."""

import asyncio
import logging
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from hexhaven.kernel.frame import CHANCE
from hexhaven.server import writer
from hexhaven.server.entries import Entry, NewAnswer, NewPosition
from hexhaven.server.schema import people, tables
from hexhaven.server.writer import FAILED, REFUSED, STORED, Writer
from tests.server.conftest import quiet, running
from tests.server.played import open_hall, two_at_a_table
from tests.server.player import Receipt, until
from tests.server.postgres import Server
from tests.server.test_store import texts_of, with_table

pytestmark = pytest.mark.anyio

LONE_SURROGATE = "\ud800"  # no database takes it


def entry(table: str, first: int, text: str = "good 1", request: str | None = None) -> Entry:
    row = NewAnswer(table, first, CHANCE, text, 1.0, request, "[]")
    return Entry([row], NewPosition(table, first + 1, CHANCE, 1.0, None, "open", None, None))


class Database:
    """Writes down what it is asked to store, and fails when told to."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.failure: Callable[[list[str]], Exception | None] = lambda names: None

    async def insert(self, entries: list[Entry]) -> None:
        names = [entry.position.t for entry in entries]
        self.asked.append(names)
        if (error := self.failure(names)) is not None:
            raise error

    async def is_stored(self, entry: Entry) -> bool:
        return False


@pytest.fixture
def database_of_the_test(monkeypatch: pytest.MonkeyPatch) -> Database:
    monkeypatch.setattr(writer, "PAUSES", (0.0, 0.0, 0.0))
    return Database()


async def outcomes_of(own: Writer, entries: list[Entry]) -> list[str]:
    """Of entries that all come in while nothing is being written."""
    heard: dict[int, str] = {}
    done = asyncio.Event()

    def hear(place: int, outcome: str) -> None:
        heard[place] = outcome
        if len(heard) == len(entries):
            done.set()

    for place, one in enumerate(entries):
        one.done = lambda outcome, place=place: hear(place, outcome)  # type: ignore[misc]
        own.append(one)
    await done.wait()
    return [heard[place] for place in range(len(entries))]


async def test_an_entry_that_cannot_be_stored_is_not_tried_again_and_harms_nobody(
    database_of_the_test: Database,
) -> None:
    base = database_of_the_test
    base.failure = lambda names: ValueError("no such text") if "3" in names else None
    own = Writer(base.insert, base.is_stored)
    own.start()
    outcomes = await outcomes_of(own, [entry(str(number), 0) for number in range(64)])
    assert outcomes == [REFUSED if number == 3 else STORED for number in range(64)]
    assert base.asked.count(["3"]) == 1
    assert len(base.asked) <= 2 * 6 + 1  # halves of halves, not one by one
    await own.close()


async def test_in_an_outage_everybody_hears_at_once(database_of_the_test: Database) -> None:
    base = database_of_the_test
    base.failure = lambda names: ConnectionRefusedError()
    own = Writer(base.insert, base.is_stored)
    own.start()
    waiting = 3 * writer.GROUP  # they would be three transactions
    assert await outcomes_of(own, [entry(str(number), 0) for number in range(waiting)]) == [FAILED] * waiting
    assert len(base.asked) == 1 + len(writer.PAUSES)
    base.asked.clear()
    assert await outcomes_of(own, [entry("later", 0)]) == [FAILED]
    assert base.asked == [["later"]]  # the outage is known: tried once
    base.failure = lambda names: None
    assert await outcomes_of(own, [entry("after it", 0)]) == [STORED]
    base.failure = lambda names: ConnectionRefusedError() if len(base.asked) < 5 else None
    assert await outcomes_of(own, [entry("short", 0)]) == [STORED]  # a short one is not noticed
    await own.close()


async def test_a_database_that_hangs_is_not_asked_again_and_again(database_of_the_test: Database) -> None:
    base = database_of_the_test
    base.failure = lambda names: TimeoutError()
    own = Writer(base.insert, base.is_stored)
    own.start()
    assert await outcomes_of(own, [entry("1", 0)]) == [FAILED]
    assert base.asked == [["1"]]
    await own.close()


@pytest.mark.parametrize(("number", "text"), [(5, LONE_SURROGATE), (2**70, "good 1")], ids=["text", "number"])
async def test_what_no_database_takes(database: str, caplog: pytest.LogCaptureFixture, number: int, text: str) -> None:
    hall, table = await with_table(database)
    given = [entry(table, 0), entry(table, number, text), entry(table, 1)]
    outcomes = await asyncio.gather(*(hall.store.appended(one) for one in given))
    assert outcomes == [STORED, REFUSED, STORED]
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR]
    assert await texts_of(hall.store, table) == ["good 1", "good 1"]
    await hall.close()


async def test_a_nul_is_refused_by_postgresql_only_for_its_own_entry(postgres_database: str) -> None:
    hall, table = await with_table(postgres_database)
    given = [entry(table, 0), entry(table, 1, request="\0"), entry(table, 1)]
    outcomes = await asyncio.gather(*(hall.store.appended(one) for one in given))
    assert outcomes == [STORED, REFUSED, STORED]
    await hall.close()


async def test_a_table_whose_answer_was_refused_goes_on_from_what_is_stored(database: str) -> None:
    async with open_hall(quiet(database)) as hall:
        table = await two_at_a_table(hall, "burgundy")
        number = table.game.number
        row = table.game.give(table.game.to_move(), table.game.legal_answers()[0])
        row.text = LONE_SURROGATE
        hall.answering.commit(table, [row], None, None)
        async with table.paused():
            assert table.game.number == number
        stored = await hall.store.first(select(tables.c.number).where(tables.c.id == table.id))
        assert stored is not None
        assert stored.number == number


@pytest.fixture
def own_postgres() -> Iterator[Server]:
    """One that may be stopped."""
    folder = Path(tempfile.mkdtemp(prefix="hexhaven-postgres-"))
    server = Server(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


async def test_a_real_outage(own_postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PAUSES", (0.0, 0.0))
    address = f"postgresql+asyncpg://postgres@/postgres?host={own_postgres.data}&port=5432"
    async with running(quiet(address)) as house:
        ada, bob = await house.connected("Ada"), await house.connected("Bob")
        table = (await ada.found("me", "open"))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        asked = [(player, await player.watch(table)) for player in (ada, bob)]
        player, whole = next((player, whole) for player, whole in asked if whole.choices)
        own_postgres.stop()
        refused = await player.answer(table, whole.number, whole.choices[0].text)
        assert getattr(refused, "code", "") == "unavailable"
        own_postgres.restart()

        async def is_back() -> bool:
            return (await player.http.get("/api/me")).status_code == 200

        await until(is_back)
        await player.connect()
        assert (await player.watch(table)).number == whole.number
        assert isinstance(await player.answer(table, whole.number, whole.choices[0].text), Receipt)


async def test_answers_wait_for_one_change_at_most(lite: str) -> None:
    """However many changes came before them."""
    hall, table = await with_table(lite)
    order: list[str] = []

    async def change(number: int) -> None:
        await hall.store.change(people.update().values(name=f"Ada {number}"))
        order.append("change")

    async def answer() -> None:
        await hall.store.appended(entry(table, 0))
        order.append("answer")

    await asyncio.gather(*(change(number) for number in range(20)), answer())
    assert "answer" in order[:3]
    await hall.close()
