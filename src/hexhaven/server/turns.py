"""Work that few can do at a time: those who want much of it wait for their own, not for one another's."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """A number of slots; of those waiting, everybody gets one in turn, however often they ask."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by whose it is, the next one first

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        if self.free:
            self.free -= 1
        else:
            await self.wait(whose)
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, whose: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.pass_on()
            raise

    def pass_on(self) -> None:
        while self.waiting:
            whose = next(iter(self.waiting))
            own = self.waiting.pop(whose)
            called = own.popleft()
            if own:
                self.waiting[whose] = own  # behind the others
            if not called.done():
                called.set_result(None)
                return
        self.free += 1
