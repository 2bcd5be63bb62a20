"""Background work at the end of the server."""

import asyncio

import pytest

from hexhaven.server import tasks
from hexhaven.server.tasks import Tasks

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
