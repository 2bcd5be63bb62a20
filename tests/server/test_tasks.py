"""Background work at the end of the server."""

import asyncio

import pytest

from hexhaven.server import tasks
from hexhaven.server.tasks import Tasks
from tests.server.conftest import quiet
from tests.server.played import open_hall

pytestmark = pytest.mark.anyio


async def test_the_end_waits_for_what_is_under_way_and_what_it_starts() -> None:
    running, done = Tasks(), []

    async def later() -> None:
        await asyncio.sleep(0)
        done.append("later")

    async def first() -> None:
        await asyncio.sleep(0)
        running.spawn(later())

    running.spawn(first())
    await running.finish()
    assert done == ["later"]


async def test_the_end_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FINISH_SECONDS", 0.01)
    running = Tasks()
    running.spawn(asyncio.Event().wait())
    (stuck,) = running.running
    await running.finish()
    with pytest.raises(asyncio.CancelledError):
        await stuck


async def test_a_sweep_that_is_under_way_is_finished_before_the_server_ends(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Broken off, it would leave connections to the database open."""
    begun, done = asyncio.Event(), []

    async def take_a_while() -> None:
        begun.set()
        await asyncio.sleep(0.05)
        done.append(True)

    async with open_hall(quiet(lite, sweep_seconds=0.001)) as hall:
        monkeypatch.setattr(hall.vacations, "hold", take_a_while)
        hall.begin()
        await begun.wait()
    assert done
