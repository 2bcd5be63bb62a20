"""Damaged tables: whatever is wrong with one, it is set aside and its people see that, and nothing else notices."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Executable, delete, insert, select, update

from hexhaven.server.app import Hall
from hexhaven.server.bots import Thought
from hexhaven.server.history import Unreadable
from hexhaven.server.messages.connection import Problem
from hexhaven.server.messages.tables import Seats, TotalClock
from hexhaven.server.schema import answers, seats, snapshots, tables, votes
from hexhaven.server.upgrades import look_for_upgrades, upgrade
from tests.server import toy
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.played import act, open_hall, two_at_a_table
from tests.server.player import until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)


async def think_here(job: "partial[Thought]") -> Thought:
    return job()


async def left_by_a_bot(hall: Hall, moves: int = 1) -> str:
    """A table of two, at which a bot was to move when the server ended."""
    table = await two_at_a_table(hall, "toy", TotalClock(minutes=1))
    for _ in range(moves):
        await act(hall, table, pick_first(), undo=0.0)
    hall.tables.live.clear()
    who = table.game.to_move()
    own = update(seats).where(seats.c.table_id == table.id, seats.c.seat == who)
    await hall.store.change(own.values(bot="random", away=True))
    return table.id


def toy_problem() -> Unreadable:
    return Unreadable("nobody knows why")


def pick_first() -> Any:
    class First:
        def choice(self, legal: list[int]) -> int:
            return legal[0]

        def random(self) -> float:
            return 1.0

    return First()


async def number_of(hall: Hall, table: str) -> int:
    row = await hall.store.first(select(tables.c.number).where(tables.c.id == table))
    assert row is not None
    return int(row.number)


def row(table: str, **values: Any) -> Executable:
    return update(tables).where(tables.c.id == table).values(**values)


def answer(table: str, **values: Any) -> Executable:
    return update(answers).where(answers.c.table_id == table, answers.c.number == 0).values(**values)


DAMAGE: dict[str, Callable[[str], Executable]] = {
    "options": lambda table: row(table, options="{"),
    "options of another kind": lambda table: row(table, options="[1]"),
    "clock": lambda table: row(table, clock='{"kind":"sundial"}'),
    "clocks": lambda table: row(table, clocks="[1"),
    "too few clocks": lambda table: row(table, clocks="[1.0]"),
    "game": lambda table: row(table, game="chess"),
    "number": lambda table: row(table, number=77),
    "seed": lambda table: row(table, seed=None),
    "to move": lambda table: row(table, to_move=1_000),
    "a seat is missing": lambda table: delete(seats).where(seats.c.table_id == table, seats.c.seat == 0),
    "a seat too many": lambda table: insert(seats).values(table_id=table, seat=5, away=False),
    "an illegal answer": lambda table: answer(table, text="5"),
    "an illegal answer without events": lambda table: answer(table, text="5", events=None),
    "no answer at all": lambda table: answer(table, text="checkmate", events=None),
    "another seat's answer": lambda table: answer(table, who=1),
    "events": lambda table: answer(table, events="[[1"),
    "other events": lambda table: answer(table, events="[[1,0,8,0,0]]"),
    "a missing answer": lambda table: delete(answers).where(answers.c.table_id == table, answers.c.number == 0),
    "snapshot": lambda table: insert(snapshots).values(table_id=table, number=0, rules=1, draws=0, data=b"\0"),
}


@pytest.mark.parametrize("what", DAMAGE)
async def test_a_damaged_table_is_set_aside_and_nothing_else_notices(
    lite: str, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    now = FakeTime()
    async with open_hall(quiet(lite, now=now)) as hall:
        bad, good = await left_by_a_bot(hall), await left_by_a_bot(hall)
        await hall.store.change(delete(snapshots))
        await hall.store.change(DAMAGE[what](bad))
        if what == "seed":  # which is needed for the next draw
            await hall.store.change(update(seats).where(seats.c.table_id == bad).values(bot="random", away=True))
    now.forward(3_600.0)  # all clocks have run out
    async with open_hall(quiet(lite, now=now)) as hall:
        hall.bots.thought = think_here  # type: ignore[method-assign, assignment]
        await hall.sweeping.wake_games(0.0)
        await hall.sweeping.once(600)

        async def goes_on() -> bool:
            return await number_of(hall, good) > 1

        await until(goes_on)

        async def is_set_aside() -> bool:
            return f"table {bad} is set aside" in caplog.text

        if what == "to move":  # no bot is to move there, as far as can be seen; somebody looks at it
            await hall.tables.find(bad)
        await until(is_set_aside)
        listed = {info.id: info.unreadable for info in await hall.lobby.listed(None)}
        assert listed[bad] is True
        assert listed.get(good, False) is False
        (person,) = await hall.store.all(select(seats.c.person).where(seats.c.table_id == bad, seats.c.seat == 1))
        assert [info.unreadable for info in await hall.lobby.mine(person.person)] == [True]
        caplog.clear()
        await hall.sweeping.wake_games(0.0)
        assert "set aside" not in caplog.text  # it is left alone


async def test_a_finished_game_whose_result_cannot_be_read(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        bad = await left_by_a_bot(hall, 2 * toy.ROUNDS)
        await hall.store.change(row(bad, result="{"))
        (info,) = await hall.lobby.describe(select(tables))
        assert (info.unreadable, info.result, info.status) == (True, None, "over")
        assert await hall.tables.find(bad) is None


async def test_a_vote_for_a_seat_that_does_not_exist(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        bad = await left_by_a_bot(hall)
        await hall.store.change(insert(votes).values(table_id=bad, seat=6, voter=0))
        assert [info.id for info in await hall.lobby.listed(None)] == [bad]


async def test_a_bot_that_no_longer_exists_is_replaced_by_one_that_does(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        table = await left_by_a_bot(hall)
        await hall.store.change(update(seats).where(seats.c.bot.is_not(None)).values(bot="grandmaster"))
        hall.bots.thought = think_here  # type: ignore[method-assign, assignment]
        await hall.sweeping.wake_games(0.0)

        async def goes_on() -> bool:
            return await number_of(hall, table) > 1

        await until(goes_on)


@pytest.mark.parametrize("broken", ["imagine", "save", "step"])
async def test_a_game_that_breaks_when_its_bot_moves(
    lite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    async with open_hall(quiet(lite)) as hall:
        bad = await left_by_a_bot(hall)
        hall.bots.thought = think_here  # type: ignore[method-assign, assignment]

        def fail(*given: Any) -> None:
            raise RuntimeError("the game is broken")

        monkeypatch.setattr(toy, broken, fail)
        await hall.sweeping.wake_games(0.0)

        async def is_set_aside() -> bool:
            return (await hall.lobby.table(bad, None)).unreadable

        await until(is_set_aside)
        assert "RuntimeError: the game is broken" in caplog.text
        assert bad not in hall.tables.live
        monkeypatch.undo()
        toy.plug_in(monkeypatch)


async def test_a_game_that_breaks_in_an_answer_is_as_it_was_before(
    lite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(quiet(lite)) as house:
        ada, bob = await house.connected("Ada"), await house.connected("Bob")
        table = (await ada.found("me", "open", game="toy"))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        asked = await ada.watch(table)
        step = toy.step

        def fail(s: toy.State, given: int) -> None:
            step(s, given)
            raise RuntimeError("the game is broken")

        monkeypatch.setattr(toy, "step", fail)
        refused = await ada.answer(table, asked.number, asked.choices[0].text)
        assert getattr(refused, "code", None) == "broken"
        monkeypatch.setattr(toy, "step", step)
        assert getattr(await ada.answer(table, asked.number, asked.choices[0].text), "number", None) == asked.number
        assert "RuntimeError: the game is broken" in caplog.text


async def test_those_who_watch_see_that_a_table_is_set_aside(lite: str) -> None:
    async with running(quiet(lite)) as house:
        ada, eve = await house.connected("Ada"), await house.connected("Eve")
        table = (await ada.found("me", "open", game="toy"))["id"]
        await ada.watch(table)
        await eve.watch(table)
        hall = house.open_hall
        await hall.tables.set_aside(table, toy_problem())
        for player in (ada, eve):
            assert (await player.hear_a(Seats)).table.unreadable or (await player.hear_a(Seats)).table.unreadable
            assert (await player.hear_a(Problem)).code == "unreadable"
        await eve.send({"t": "watch", "table": table})
        assert await eve.problem() == "unreadable"
        assert (await ada.get("/api/mine"))[0]["unreadable"]


async def test_one_step_of_the_sweep_that_fails_stops_no_other(
    lite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_hall(quiet(lite)) as hall:
        done: list[str] = []

        async def fail(*given: Any) -> None:
            raise RuntimeError("broken")

        async def note(*given: Any) -> None:
            done.append("noted")

        monkeypatch.setattr(hall.sweeping, "check_clocks", fail)
        monkeypatch.setattr(hall.tables, "drop_idle", fail)
        monkeypatch.setattr(hall.people, "note_seen", note)
        await hall.sweeping.once(20)
        assert done == ["noted"]
        assert "while checking the clocks" in caplog.text
        monkeypatch.undo()


async def test_one_table_that_cannot_be_saved_when_it_is_dropped(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)
    now = FakeTime()
    async with open_hall(quiet(lite, monotonic=now)) as hall:
        bad, good = [await two_at_a_table(hall, "toy") for _ in range(2)]
        for table in (bad, good):
            await act(hall, table, pick_first(), undo=0.0)

        def fail() -> None:
            raise RuntimeError("broken")

        bad.game.save = fail  # type: ignore[method-assign]
        now.forward(3_600)
        await hall.tables.drop_idle()
        saved = await hall.store.all(select(snapshots.c.table_id))
        assert {row.table_id for row in saved} == {good.id}
        assert (await hall.lobby.table(bad.id, None)).unreadable


async def test_what_could_not_be_read_is_tried_again_and_counted(lite: str, caplog: pytest.LogCaptureFixture) -> None:
    async with open_hall(quiet(lite)) as hall:
        bad, mended = await left_by_a_bot(hall), await left_by_a_bot(hall)
        for table in (bad, mended):
            await hall.store.change(row(table, options="{"))
            assert await hall.tables.find(table) is None
        await hall.store.change(row(mended, options='{"seats":"2"}'))
    caplog.clear()
    async with open_hall(quiet(lite)) as hall:
        assert sorted(hall.retried) == sorted([bad, mended])
        await upgrade(hall, hall.retried)
        assert {info.id: info.unreadable for info in await hall.lobby.listed(None)} == {bad: True, mended: False}
        assert "tables that cannot be read and are set aside: 1" in caplog.text
    async with open_hall(quiet(lite)) as hall:
        assert (await look_for_upgrades(hall.store)).unreadable == []


async def test_the_server_listens_before_it_wakes_games_a_few_at_a_time(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(quiet(lite)) as hall:
        waiting = [await left_by_a_bot(hall) for _ in range(12)]
    woken: list[str] = []
    thinking = most = 0
    may_think = asyncio.Event()

    async def think(job: "partial[Thought]") -> Thought:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await may_think.wait()
        thinking -= 1
        return job()

    house = House(quiet(lite))
    try:
        opening = Hall.begin

        def begin(hall: Hall) -> None:
            hall.bots.thought = think  # type: ignore[method-assign, assignment]
            opening(hall)

        monkeypatch.setattr(Hall, "begin", begin)
        await house.open()  # returns when the server listens
        ada = await house.player()
        assert len(await ada.get("/api/tables")) == len(waiting)
        assert thinking < len(waiting)
        may_think.set()

        async def all_go_on() -> bool:
            woken[:] = [table for table in waiting if await number_of(house.open_hall, table) > 1]
            return len(woken) == len(waiting)

        await until(all_go_on)
        assert most < len(waiting)
    finally:
        await house.leave()


async def test_no_bot_begins_to_think_while_the_server_ends(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        table_id = await left_by_a_bot(hall)
        await hall.bots.close()
        table = await hall.tables.get(table_id)
        assert table is not None
        assert table.bot_to_move() is not None
        assert table.bot_job is None
