"""On vacation no clock over days runs out, and nobody is voted out or told anything; there are only so many days."""

import asyncio
from dataclasses import replace

import pytest

from hexhaven.server.clocks import DAY
from hexhaven.server.prices import STANDING_CLOCK
from tests.server.conftest import ROOMY, FakeTime, House, quiet, running
from tests.server.player import Player, Receipt, until

pytestmark = pytest.mark.anyio


async def until_asked(player: Player, path: str) -> None:
    async def is_asked() -> bool:
        return bool((await player.get(path))["to_move"] == [0])

    await until(is_asked)


async def test_a_clock_stands_still_on_vacation(database: str) -> None:
    now = FakeTime()
    async with running(quiet(database, now=now, sweep_seconds=3600.0)) as house:
        ada, bob = await house.player("Ada"), await house.player("Bob")
        path = f"/api/tables/{(await ada.found('me', 'open', clock={'kind': 'days', 'days': 2}))['id']}"
        await bob.post(f"{path}/sit", {"seat": 1})
        await until_asked(ada, path)
        now.forward(DAY)
        taken = await ada.call("PUT", "/api/me/vacation", {"days": 5})
        assert (taken["vacation"], taken["vacation_left"]) == (now() + 5 * DAY, 25)
        shown = await bob.get(path)
        assert (shown["left"], shown["seats"][0]["vacation"]) == (6 * DAY, taken["vacation"])
        now.forward(5.5 * DAY)
        await house.open_hall.sweeping.once(1)
        assert (await bob.get(path))["seats"][0]["bot"] is None
        now.forward(DAY)
        await house.open_hall.sweeping.once(1)
        assert (await bob.get(path))["seats"][0]["bot"] is not None


async def test_a_turn_that_comes_during_a_vacation_waits_for_its_end(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        ada = await house.player("Ada")
        await ada.call("PUT", "/api/me/vacation", {"days": 3})
        path = f"/api/tables/{(await ada.found('me', 'random', clock={'kind': 'days', 'days': 1}))['id']}"
        await until_asked(ada, path)
        now.forward(2 * DAY)
        await house.open_hall.sweeping.once(1)
        shown = await ada.get(path)
        assert (shown["seats"][0]["bot"], shown["left"]) == (None, 2 * DAY)


async def test_a_turn_that_comes_during_a_vacation_has_all_its_days_after_it(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        ada = await house.player("Ada")
        await ada.call("PUT", "/api/me/vacation", {"days": 1})
        path = f"/api/tables/{(await ada.found('me', 'random', clock={'kind': 'days', 'days': 2}))['id']}"
        await until_asked(ada, path)
        now.forward(2.5 * DAY)
        await house.open_hall.sweeping.once(1)
        assert (await ada.get(path))["seats"][0]["bot"] is None
        now.forward(DAY)
        await house.open_hall.sweeping.once(1)
        assert (await ada.get(path))["seats"][0]["bot"] is not None


async def test_going_and_coming_gains_no_time(lite: str) -> None:
    """Whoever came back before leaving, or at once, had all days for the move again, for ever."""
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        ada, bob = await house.player("Ada"), await house.player("Bob")
        path = f"/api/tables/{(await ada.found('me', 'open', clock={'kind': 'days', 'days': 2}))['id']}"
        await bob.post(f"{path}/sit", {"seat": 1})
        await until_asked(ada, path)
        now.forward(DAY)
        for days in (0, 3, 0, 5, 3, 0):
            await ada.call("PUT", "/api/me/vacation", {"days": days})
        assert (await bob.get(path))["left"] == DAY
        await ada.call("PUT", "/api/me/vacation", {"days": 3})
        now.forward(2 * DAY)
        await ada.call("PUT", "/api/me/vacation", {"days": 0})
        assert (await bob.get(path))["left"] == DAY
        now.forward(0.5 * DAY)
        assert (await bob.get(path))["left"] == 0.5 * DAY


async def test_an_answer_taken_back_on_vacation_gains_no_time(database: str) -> None:
    now = FakeTime()
    async with running(quiet(database, now=now, sweep_seconds=3600.0)) as house:
        ada, bob = await house.connected("Ada"), await house.player("Bob")
        table = (await ada.found("me", "open", clock={"kind": "days", "days": 2}))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        await until_asked(ada, f"/api/tables/{table}")
        now.forward(DAY)
        await ada.call("PUT", "/api/me/vacation", {"days": 3})
        asked = await ada.watch(table)
        take = next(choice.text for choice in asked.choices if choice.verb == "workers")
        assert isinstance(await ada.answer(table, asked.number, take), Receipt)
        assert isinstance(await ada.undo(table, asked.number + 1), Receipt)
        await house.open_hall.sweeping.once(1)
        assert (await bob.get(f"/api/tables/{table}"))["left"] == 4 * DAY
        await ada.call("PUT", "/api/me/vacation", {"days": 0})
        assert (await bob.get(f"/api/tables/{table}"))["left"] == DAY


async def test_a_vacation_that_is_refused_does_not_end_the_one_before(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0, vacation_days=10)) as house:
        ada = await house.player("Ada")
        taken = await ada.call("PUT", "/api/me/vacation", {"days": 8})
        assert (await ada.call("PUT", "/api/me/vacation", {"days": 11}, 409))["code"] == "no-vacation"
        assert (await ada.get("/api/me/notices"))["vacation"] == taken["vacation"]
        assert (await ada.call("PUT", "/api/me/vacation", {"days": 10}))["vacation_left"] == 0


async def test_there_are_only_so_many_days_in_a_year(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0, vacation_days=10)) as house:
        ada = await house.player("Ada")
        await ada.call("PUT", "/api/me/vacation", {"days": 8})
        now.forward(3 * DAY)
        back = await ada.call("PUT", "/api/me/vacation", {"days": 0})
        assert (back["vacation"], back["vacation_left"]) == (None, 7)
        assert (await ada.call("PUT", "/api/me/vacation", {"days": 8}, 409))["code"] == "no-vacation"
        for _ in range(3):
            now.forward(122 * DAY)
            left = (await ada.get("/api/me/notices"))["vacation_left"]
        assert left == 10


async def test_whoever_has_many_tables_pays_for_each_clock(lite: str) -> None:
    limits = replace(ROOMY, address_work_rate=0.0, address_work_burst=100)
    async with running(quiet(lite, monotonic=FakeTime(), limits=limits, sweep_seconds=3600.0)) as house:
        ada, work = await house.player("Ada"), house.open_hall.work
        paths = [
            f"/api/tables/{(await ada.found('me', 'random', clock={'kind': 'days', 'days': 2}))['id']}"
            for _ in range(3)
        ]
        for path in paths:
            await until_asked(ada, path)
        left = work.addresses.bucket("127.0.0.1", 0.0).left = 100.0
        await ada.call("PUT", "/api/me/vacation", {"days": 1})
        assert left - work.addresses.bucket("127.0.0.1", 0.0).left >= 3 * STANDING_CLOCK


async def test_a_vacation_is_taken_once_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, vacations = await house.player("Ada"), house.open_hall.vacations
    await until_asked(ada, f"/api/tables/{(await ada.found('me', 'random', clock={'kind': 'days', 'days': 2}))['id']}")
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def take_long(table_id: str) -> None:
        begun.set()
        await go_on.wait()

    monkeypatch.setattr(vacations, "let_stand", take_long)
    first = asyncio.create_task(ada.call("PUT", "/api/me/vacation", {"days": 1}))
    await begun.wait()
    assert (await ada.call("PUT", "/api/me/vacation", {"days": 2}, 429))["code"] == "too-often"
    go_on.set()
    assert (await first)["vacation_left"] == 29
    assert (await ada.call("PUT", "/api/me/vacation", {"days": 0}))["vacation"] is None
