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
        self.until = 0.0  # when the slice ends

    async def collect(self, pieces: Iterable[Piece]) -> list[Piece]:
        """All of them; after each slice, everything else that is ready gets its turn."""
        async with self.turn:
            done: list[Piece] = []
            for piece in pieces:
                done.append(piece)
                if perf_counter() > self.until:
                    await asyncio.sleep(0)
                    self.until = perf_counter() + SLICE_SECONDS
            return done
