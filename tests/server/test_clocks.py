"""Clocks: by themselves, and at a table where one runs out. Time goes only when it is told to."""

from dataclasses import dataclass
from random import Random

import pytest

from hexhaven.server.clocks import DAY, Clocks
from hexhaven.server.messages.play import Moved
from hexhaven.server.messages.tables import Clock, DaysClock, NoClock, TotalClock
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.player import Player, Receipt, Refused, WholeTable

pytestmark = pytest.mark.anyio


def test_no_clock_shows_nothing() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.note(5.0, 0, 0)
    assert clocks.json(10.0) == b"null"
    assert clocks.deadline() is None
    assert not clocks.is_out(0, 1e9)


def test_days_begin_anew_with_each_answer() -> None:
    clocks = Clocks(DaysClock(2), 2)
    clocks.note(1000.0, 0, 0)
    assert clocks.deadline() == 1000.0 + 2 * DAY
    assert clocks.shown(1000.0 + DAY, range(2)) == [DAY, 2 * DAY]
    clocks.note(1000.0 + DAY, 0, 1)
    assert clocks.deadline() == 1000.0 + 3 * DAY


def test_a_total_runs_down_and_the_increment_comes_with_the_end_of_a_turn() -> None:
    clocks = Clocks(TotalClock(1, 10), 2)
    clocks.note(0.0, 0, 0)
    clocks.note(20.0, 0, 1)  # the same seat goes on: no increment yet
    assert clocks.shown(25.0, range(2)) == [35.0, 60.0]
    clocks.note(30.0, 1, 2)
    assert clocks.shown(30.0, range(2)) == [40.0, 60.0]
    assert clocks.deadline() == 90.0
    assert clocks.is_out(1, 90.0)
    assert not clocks.is_out(1, 89.0)
    assert not clocks.is_out(0, 1e9)


def test_a_total_that_has_run_out_stays_so() -> None:
    clocks = Clocks(TotalClock(1, 10), 2)
    clocks.note(0.0, 0, 0)
    clocks.note(60.0, 1, 1)
    assert clocks.is_out(0, 60.0)


def test_whoever_takes_back_pays_for_the_time_since() -> None:
    clocks = Clocks(TotalClock(1, 10), 2)
    clocks.note(0.0, 0, 0)
    clocks.note(5.0, 1, 1)
    assert clocks.shown(25.0, range(2)) == [65.0, 40.0]
    clocks.take_back(0)
    assert clocks.shown(25.0, range(2)) == [35.0, 60.0]
    clocks.note(30.0, 1, 1)
    assert clocks.shown(30.0, range(2)) == [40.0, 60.0]
    assert clocks.can_pay(59.0)
    assert not clocks.can_pay(60.0)


def test_taking_back_does_not_renew_days() -> None:
    clocks = Clocks(DaysClock(2), 2)
    clocks.note(0.0, 0, 0)
    clocks.note(DAY, 0, 1)
    clocks.note(1.5 * DAY, 1, 2)
    clocks.take_back(0)
    assert clocks.deadline() == 3 * DAY
    clocks.take_back(0)
    assert clocks.deadline() == 2 * DAY


@dataclass
class Given:
    """An answer in force: when it was given, whose turn it was and then is, and how many could then be taken back."""

    at: float
    seat: int
    then: int
    undoable: int


@pytest.mark.parametrize("clock", [NoClock(), DaysClock(2), TotalClock(600, 15), TotalClock(600)])
@pytest.mark.parametrize("seed", range(25))
def test_every_clock_is_as_if_what_was_taken_back_had_never_been(clock: Clock, seed: int) -> None:
    """However people move, wait and take back: nobody loses time in another's turn, nobody gains any, none is lost."""
    rng, now, to_move, undoable = Random(seed), 0.0, 0, 0
    clocks, history = Clocks(clock, 3), [Given(0.0, -1, 0, 0)]
    clocks.note(now, to_move, 0)
    for _ in range(200):
        before, waited = clocks.shown(now, range(3)), rng.choice([0.0, rng.random() * 30])
        now += waited
        after = clocks.shown(now, range(3))
        assert [after[seat] for seat in range(3) if seat != to_move] == [
            before[seat] for seat in range(3) if seat != to_move
        ]
        last = history[-1]
        if undoable and rng.random() < 0.5:
            clocks.take_back(last.seat)
            to_move = last.seat
            undoable -= 1
            history.pop()
            assert clocks.shown(now, range(3))[to_move] <= after[to_move]
        else:
            then = rng.choice([to_move, to_move, rng.randrange(3)])
            undoable = 0 if rng.random() < 0.2 else 1 + (undoable if last.seat == to_move else 0)
            clocks.note(now, then, undoable)
            history.append(Given(now, to_move, then, undoable))
            to_move = then
        assert (clocks.json(now), clocks.deadline()) == undisturbed(clock, history, now)
        if isinstance(clock, TotalClock):
            turns = sum(given.seat not in (-1, given.then) for given in history)
            left = clocks.left[clocks.running] - (now - clocks.since)
            others = sum(clocks.left) - clocks.left[clocks.running]
            assert left + others == pytest.approx(3 * 36_000 + turns * clock.increment - now)


def undisturbed(clock: Clock, history: list[Given], now: float) -> tuple[bytes, float | None]:
    """What clocks show if only these answers were given."""
    clocks = Clocks(clock, 3)
    for given in history:
        clocks.note(given.at, given.then, given.undoable)
    return clocks.json(now), clocks.deadline()


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
        await house.open_hall.sweeping.once(1)
        assert (await bob.get(f"/api/tables/{table}"))["seats"][0]["bot"] is None
        assert (await bob.watch(table)).clocks == [1.0, seconds]
        now.forward(1)
        await house.open_hall.sweeping.once(2)
        seat = (await bob.get(f"/api/tables/{table}"))["seats"][0]
        assert (seat["bot"], seat["away"]) == ("skilled", True)
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
        await house.close()
        await house.open()
        assert (await (await again(house, ada)).watch(table)).clocks == left
        assert left is not None
        assert min(left) <= 570.0


async def pass_the_turn(player: Player, table: str) -> WholeTable:
    """Answer until it is somebody else's turn."""
    while 0 in (shown := await player.watch(table)).to_move:
        assert isinstance(await player.answer(table, shown.number, shown.choices[0].text), Receipt)
    return shown


@pytest.mark.parametrize("clock", [{"kind": "days", "days": 1}, {"kind": "total", "minutes": 5, "increment": 10}])
async def test_taking_back_again_and_again_costs_nobody_else_any_time(lite: str, clock: dict[str, object]) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        ada, bob = await house.connected("Ada"), await house.connected("Bob")
        table = (await ada.found("me", "open", clock=clock))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        began = (await ada.watch(table)).clocks
        assert began is not None
        whole = began[0]
        for turn in range(1, 4):
            passed = await pass_the_turn(ada, table)
            assert passed.undo
            now.forward(40)
            assert passed.clocks is not None
            assert isinstance(await ada.undo(table, passed.number), Receipt)
            if turn == 2:
                await house.close()
                await house.open()
                ada = await again(house, ada)
            assert (await ada.watch(table)).clocks == [whole - 40 * turn, whole]
        passed = await pass_the_turn(ada, table)
        now.forward(whole - 120)
        refused = await ada.undo(table, passed.number)
        assert isinstance(refused, Refused)
        assert refused.code == "no-time"
        assert (await ada.watch(table)).to_move == [1]


async def again(house: House, player: Player) -> Player:
    """The same person after the server was started again."""
    back = await house.player(arrive=False)
    back.http.cookies.update(dict(player.http.cookies))
    return await back.connect()
