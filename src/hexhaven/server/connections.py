"""Connections of any kind: how many there may be, how many from one address, and how long one may stay silent."""

import asyncio
import contextlib
from collections import Counter
from typing import TYPE_CHECKING

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from hexhaven.server.origins import network_of

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

DESCRIPTORS = 65_536  # as many as are asked for
OTHER_FILES = 100  # descriptors for the database and everything else
PAGES = 0.25  # of all places, for HTTP; websockets may take the rest
PROXY = ""  # instead of the address of a proxy


def descriptors() -> int:
    """How many files and sockets this process may open, after asking for many."""
    try:
        import resource
    except ImportError:  # not on this system, which has no such limit
        return DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # it may be forbidden; then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


class Places:
    """Who has connections. An address gets only a share; the proxy's own are not counted against anybody."""

    def __init__(self, most: float, share: float) -> None:
        self.most = int(most)
        self.share = max(1, int(most * share))
        self.total = 0
        self.taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self.total >= self.most or (address != PROXY and self.taken[address] >= self.share):
            return False
        self.total += 1
        self.taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]


class Page(H11Protocol):
    """A connection for HTTP. A request must come soon and whole; the pauses between requests are ended by uvicorn."""

    hall: "Hall"  # set by the server on its own subclass

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.deadline: asyncio.TimerHandle | None = None
        peer = self.client[0] if self.client else ""
        self.address = PROXY if peer in self.hall.proxies else network_of(peer)
        self.placed = not self.hall.work.is_spent(self.address) and self.hall.pages.take(self.address)
        if self.placed:
            self.expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.deadline is None:
            self.expect()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.stop_expecting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def expect(self) -> None:
        self.deadline = self.loop.call_later(self.hall.settings.request_seconds, self.transport.abort)

    def stop_expecting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def leave(self) -> None:
        self.stop_expecting()
        if self.placed:
            self.placed = False
            self.hall.pages.leave(self.address)
