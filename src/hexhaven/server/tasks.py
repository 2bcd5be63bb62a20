"""Background work that nobody waits for; errors in it are logged."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

FINISH_SECONDS = 20.0

log = logging.getLogger("hexhaven")


class Tasks:
    """What is under way."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something went wrong", exc_info=error)

    async def finish(self) -> None:
        """Wait for what is under way and what it starts, but not for ever."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                while self.running:
                    await asyncio.wait(list(self.running))
        for task in self.running:
            log.error("still under way when the server ends: %s", task.get_coro())
            task.cancel()
