"""Answers go first: whatever else is being stored, an answer waits for one part of it at most."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from hexhaven.kernel.record import read, write
from hexhaven.server import chat, importing
from hexhaven.server.app import Hall
from hexhaven.server.codes import ApiError
from hexhaven.server.importing import UNFINISHED
from hexhaven.server.schema import answers, people, tables
from hexhaven.server.table import LiveTable
from tests.server import toy
from tests.server.conftest import FakeTime, quiet
from tests.server.played import act, open_hall, two_at_a_table

pytestmark = pytest.mark.anyio
ROUNDS = 60


@pytest.fixture(autouse=True)
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)
    monkeypatch.setattr(toy, "ROUNDS", ROUNDS)
    monkeypatch.setattr(importing, "PART", 10)
    monkeypatch.setattr(chat, "GROUP", 10)


class Somebody:
    """A listener that remembers what it hears."""

    def __init__(self, person: str, *watched: LiveTable) -> None:
        self.person = person
        self.watching = {table.id: table for table in watched}
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)

    def drop(self, code: int, reason: str) -> None:
        self.watching.clear()

    def affords(self, price: float) -> bool:
        return True

    def too_often(self, request: str | None) -> None:
        raise AssertionError("there are no limits here")


def noted(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The transactions in the order in which they are made: answers, or changes."""
    order: list[str] = []
    assert hall.store.sqlite is not None
    write_now = hall.store.sqlite.write_now

    def note(work: Callable[..., Any]) -> Any:
        order.append(getattr(work, "func", work).__name__)
        return write_now(work)

    monkeypatch.setattr(hall.store.sqlite, "write_now", note)
    return order


def longest_wait(order: list[str]) -> int:
    """The most changes between two groups of answers."""
    return max(len(between.split()) for between in " ".join(order).split("write_sqlite"))


async def a_file(hall: Hall) -> str:
    table = await two_at_a_table(hall, "toy")
    while not table.game.is_over():
        await act(hall, table, Random(1), undo=0.0)
    return await hall.records.record(await hall.lobby.table(table.id, None))


async def test_answers_are_stored_between_the_parts_of_an_import(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(quiet(lite)) as hall:
        text = await a_file(hall)
        ada = await hall.people.new_person("Ada")
        monkeypatch.setattr(toy, "ROUNDS", 10_000)
        beside = await two_at_a_table(hall, "toy")
        monkeypatch.setattr(toy, "ROUNDS", ROUNDS)
        entries = len(read(text).answers)
        order = noted(hall, monkeypatch)
        imported = asyncio.create_task(hall.importing.import_game(ada.id, text))
        while not imported.done() and not beside.game.is_over():
            await act(hall, beside, Random(2), undo=0.0)
        table = await imported
        assert order.count("execute") > entries // importing.PART
        last = max(place for place, name in enumerate(order) if name == "execute")
        assert longest_wait(order[order.index("write_sqlite") : last]) <= 2
        assert len(await hall.store.answers_from(table, 0)) == entries


async def test_lines_of_the_chat_are_stored_in_groups(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(quiet(lite)) as hall:
        table = await two_at_a_table(hall, "toy")
        person = table.seats[0].person
        assert person is not None
        ada = Somebody(person, table)
        table.watchers[ada] = 0
        order = noted(hall, monkeypatch)
        saying = [asyncio.create_task(hall.chat.say(ada, table.id, f"line {number}")) for number in range(40)]
        await asyncio.sleep(0)
        await act(hall, table, Random(2), undo=0.0)
        await asyncio.gather(*saying)
        assert order.count("execute") <= 5
        assert order.index("write_sqlite") <= 1
        assert [line.text for line in table.chat] == [f"line {number}" for number in range(40)]
        assert sum(b'"said"' in frame for frame in ada.heard) == 40


async def test_lines_that_follow_each_other_closely_are_stored_together(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeTime()
    async with open_hall(quiet(lite, monotonic=clock)) as hall:
        table = await two_at_a_table(hall, "toy")
        ada = Somebody(table.seats[0].person or "", table)
        pauses, go_on = [], asyncio.Event()

        async def pause(seconds: float) -> None:
            pauses.append(seconds)
            if seconds > 0:
                await go_on.wait()

        monkeypatch.setattr(hall.chat, "pause", pause)
        order = noted(hall, monkeypatch)
        await hall.chat.say(ada, table.id, "first")
        saying = [asyncio.create_task(hall.chat.say(ada, table.id, f"line {number}")) for number in range(9)]
        await asyncio.sleep(0)
        assert order == ["execute"]
        go_on.set()
        await asyncio.gather(*saying)
        assert order == ["execute"] * 2
        clock.forward(2 * chat.PAUSE_SECONDS)
        await hall.chat.say(ada, table.id, "later")
        assert pauses[-1] <= 0
        assert (pauses[0] <= 0, max(pauses) > 0) == (True, True)


async def test_a_line_that_cannot_be_stored_takes_no_other_with_it(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        table = await two_at_a_table(hall, "toy")
        person = table.seats[0].person
        assert person is not None
        ada, ghost = Somebody(person, table), Somebody("nobody", table)
        await asyncio.gather(
            *(hall.chat.say(who, table.id, "hello") for who in (ada, ghost, ada)), return_exceptions=False
        )
        assert [line.text for line in table.chat] == ["hello", "hello"]


async def test_in_an_outage_those_who_speak_hear_of_it(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(quiet(lite)) as hall:
        table = await two_at_a_table(hall, "toy")
        ada, bob = (Somebody(str(seat.person), table) for seat in table.seats)

        async def refuse(*given: Any) -> int:
            raise ConnectionRefusedError

        monkeypatch.setattr(hall.store, "change_all", refuse)
        await asyncio.gather(*(hall.chat.say(who, table.id, "hello") for who in (ada, bob)))
        assert b"unavailable" in ada.heard[-1]
        assert b"unavailable" in bob.heard[-1]
        monkeypatch.undo()
        toy.plug_in(monkeypatch)


async def test_nobody_sees_an_import_before_it_is_whole(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(quiet(lite)) as hall:
        text = await a_file(hall)
        ada = await hall.people.new_person("Ada")
        before = len(await hall.lobby.mine(ada.id))
        change, seen = hall.store.change_all, 0

        async def watched(*given: Any) -> int:
            nonlocal seen
            seen += len(await hall.lobby.mine(ada.id)) - before
            for row in await hall.store.all(select(tables.c.id).where(tables.c.status == UNFINISHED)):
                with pytest.raises(ApiError, match="no such table"):
                    await hall.lobby.table(row.id, ada.id)
            return await change(*given)

        monkeypatch.setattr(hall.store, "change_all", watched)
        table = await hall.importing.import_game(ada.id, text)
        assert seen == 0
        assert [info.id for info in await hall.lobby.mine(ada.id)] == [table]


async def test_what_is_left_of_an_import_is_dropped(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = FakeTime()
    async with open_hall(quiet(lite, now=now)) as hall:
        text = await a_file(hall)
        ada = await hall.people.new_person("Ada")
        stored = len(await hall.store.all(select(answers)))
        change, left = hall.store.change, 3

        async def until_killed(*statements: Any, **more: Any) -> int:
            nonlocal left
            left -= 1
            if left < 0:
                raise ConnectionResetError
            return await change(*statements, **more)

        monkeypatch.setattr(hall.store, "change", until_killed)
        with pytest.raises(ConnectionResetError):
            await hall.importing.import_game(ada.id, text)
        monkeypatch.setattr(hall.store, "change", change)
        assert len(await hall.store.all(select(answers))) > stored
        await hall.sweeping.once(600)
        assert await hall.store.all(select(tables).where(tables.c.status == UNFINISHED))  # it may be under way
        now.forward(7_200)
        await hall.sweeping.once(600)
        assert len(await hall.store.all(select(answers))) == stored


async def test_draws_that_are_not_those_of_the_seed(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        record = read(await a_file(hall))
        ada = await hall.people.new_person("Ada")
        place = next(place for place, (who, _) in enumerate(record.answers) if who < 0)
        others = [toy.notation(drawn) for drawn in (7, 8, 9) if toy.notation(drawn) != record.answers[place][1]]
        record.answers[place] = (record.answers[place][0], others[0])
        with pytest.raises(ApiError, match="draw 0 of this seed is"):
            await hall.importing.import_game(ada.id, write(record))
        assert len(await hall.store.all(select(people))) == 3
