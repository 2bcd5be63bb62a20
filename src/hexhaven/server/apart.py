"""What strangers have made up is looked at in a process of its own, which is ended if it takes too long: a position
that cannot be could keep the rules busy for ever."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

from hexhaven.games import GAMES
from hexhaven.language import read_all
from hexhaven.server.bots import start_worker
from hexhaven.server.codes import malformed
from hexhaven.server.turns import Turns

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

T = TypeVar("T")

START_SECONDS = 120.0  # on a very busy machine
POLITE = 10


def read_ahead() -> None:
    """Everything that is read once, so that nobody has to wait for it later."""
    for game in GAMES.values():
        game.new_game({})
    read_all(GAMES)


def step_back() -> None:
    """Games go first."""
    start_worker()
    os.nice(POLITE)


class Apart:
    """One process, started when first needed."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.pool: ProcessPoolExecutor | None = None
        self.turns = Turns(1)

    async def run(self, address: str, seconds: float, job: "partial[T]") -> T:
        """What the job returns, or raises. An address whose jobs take too long has to wait before it asks again. Raises
        ApiError."""
        async with self.turns.turn(address):
            pool = await self.ready()
            try:
                async with asyncio.timeout(seconds):
                    return await asyncio.get_running_loop().run_in_executor(pool, job)
            except (TimeoutError, BrokenProcessPool) as error:
                self.end()
                self.hall.work.charge(address, 1000 * seconds)
                raise malformed("this cannot be, or takes too long to look at") from error

    async def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=step_back)
            async with asyncio.timeout(START_SECONDS):
                await asyncio.get_running_loop().run_in_executor(self.pool, read_ahead)
        return self.pool

    def end(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
