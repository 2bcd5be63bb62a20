"""Clocks: by themselves, and at a table where one runs out. Time goes only when it is told to."""

import pytest

from hexhaven.server.clocks import DAY, Clocks
from hexhaven.server.messages import DaysClock, Moved, NoClock, TotalClock
from tests.server.conftest import FakeTime, quiet, running

pytestmark = pytest.mark.anyio


def test_no_clock_shows_nothing() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.note(5.0, 0)
    assert clocks.json(10.0) == b"null"
    assert clocks.deadline() is None
    assert not clocks.is_out(0, 1e9)


def test_days_begin_anew_with_each_answer() -> None:
    clocks = Clocks(DaysClock(2), 2)
    clocks.note(1000.0, 0)
    assert clocks.deadline() == 1000.0 + 2 * DAY
    assert clocks.shown(1000.0 + DAY, range(2)) == [DAY, 2 * DAY]
    clocks.note(1000.0 + DAY, 0)
    assert clocks.deadline() == 1000.0 + 3 * DAY


def test_a_total_runs_down_and_the_increment_comes_with_the_end_of_a_turn() -> None:
    clocks = Clocks(TotalClock(1, 10), 2)
    clocks.note(0.0, 0)
    clocks.note(20.0, 0)  # the same seat goes on: no increment yet
    assert clocks.shown(25.0, range(2)) == [35.0, 60.0]
    clocks.note(30.0, 1)
    assert clocks.shown(30.0, range(2)) == [40.0, 60.0]
    assert clocks.deadline() == 90.0
    assert clocks.is_out(1, 90.0)
    assert not clocks.is_out(1, 89.0)
    assert not clocks.is_out(0, 1e9)


def test_taking_back_gives_no_time() -> None:
    clocks = Clocks(TotalClock(1, 10), 2)
    clocks.note(0.0, 0)
    clocks.note(5.0, 1)
    clocks.note(5.0, 0, undone=True)
    assert clocks.shown(5.0, range(2)) == [55.0, 60.0]
    clocks.note(5.0, 1)
    assert clocks.shown(5.0, range(2)) == [65.0, 60.0]


@pytest.mark.parametrize(
    ("clock", "seconds"), [({"kind": "days", "days": 1}, DAY), ({"kind": "total", "minutes": 5, "increment": 0}, 300.0)]
)
async def test_when_a_clock_runs_out_a_bot_takes_the_seat(
    database: str, clock: dict[str, object], seconds: float
) -> None:
    now = FakeTime()
    async with running(quiet(database, now=now, sweep_seconds=3600.0)) as house:
        ada, bob = await house.connected("Ada"), await house.connected("Bob")
        table = (await ada.found("me", "open", clock=clock))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        shown = await bob.watch(table)
        assert shown.clocks == [seconds, seconds]
        now.forward(seconds - 1)
        await house.open_hall.sweep_once(1)
        assert (await bob.get(f"/api/tables/{table}"))["seats"][0]["bot"] is None
        assert (await bob.watch(table)).clocks == [1.0, seconds]
        now.forward(1)
        await house.open_hall.sweep_once(2)
        seat = (await bob.get(f"/api/tables/{table}"))["seats"][0]
        assert (seat["bot"], seat["away"]) == ("greedy", True)
        assert (await bob.hear_a(Moved)).answers[0][0] == 0
        if clock["kind"] == "total":
            assert (await ada.post(f"/api/tables/{table}/return", status=409))["code"] == "out-of-time"
        else:
            assert (await ada.post(f"/api/tables/{table}/return"))["seats"][0]["bot"] is None


async def test_clocks_go_on_after_a_restart(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        ada, bob = await house.connected("Ada"), await house.connected("Bob")
        table = (await ada.found("me", "open", clock={"kind": "total", "minutes": 10, "increment": 5}))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        now.forward(60)
        await ada.play(table, moves=1)
        now.forward(30)
        left = (await ada.watch(table)).clocks
        cookies = dict(ada.http.cookies)
        await house.close()
        await house.open()
        again = await house.player(arrive=False)
        again.http.cookies.update(cookies)
        await again.connect()
        assert (await again.watch(table)).clocks == left
        assert left is not None
        assert min(left) <= 570.0
