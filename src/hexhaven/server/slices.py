"""Long work in slices: one piece at a time, so that answers never wait for it."""

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import TypeVar

SLICE_SECONDS = 0.002

Piece = TypeVar("Piece")


class Slices:
    """Whatever takes more than a few milliseconds of the event loop comes here and queues."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def collect(self, pieces: Iterable[Piece]) -> list[Piece]:
        """All of them; in between, everything else that is ready gets its turn."""
        async with self.turn:
            done: list[Piece] = []
            until = perf_counter() + SLICE_SECONDS
            for piece in pieces:
                done.append(piece)
                if perf_counter() > until:
                    await asyncio.sleep(0)
                    until = perf_counter() + SLICE_SECONDS
            return done
