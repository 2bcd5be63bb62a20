"""What other processes on the same PostgreSQL have stored: ids and numbers, by LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.engine import make_url

from hexhaven.server.store import CHANNEL

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

RETRY_SECONDS = 1.0
CHECK_SECONDS = 10.0

log = logging.getLogger("hexhaven")


class News:
    """Listens as long as the server runs; with SQLite there is nobody to listen to."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def open(self) -> None:
        if self.hall.store.is_postgres:
            self.task = asyncio.create_task(self.listen())
            await self.ready.wait()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def listen(self) -> None:
        """Again and again; after a break everything that is in memory is looked at anew."""
        first = True
        while True:
            try:
                connection = await asyncpg.connect(plain_url(self.hall.settings.database))
                try:
                    await connection.add_listener(CHANNEL, self.heard)
                    self.ready.set()
                    if not first:
                        await self.look_at_everything()
                    first = False
                    while not connection.is_closed():
                        await asyncio.sleep(CHECK_SECONDS)
                        await connection.execute("SELECT 1")
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                log.warning("no news from the database; trying again")
                await asyncio.sleep(RETRY_SECONDS)

    def heard(self, connection: Any, pid: int, channel: str, notice: object) -> None:
        origin, *news = msgspec.json.decode(str(notice))
        if origin == self.hall.store.origin:
            return
        for kind, table_id, number in news:
            self.pass_on(kind, table_id, number)

    def pass_on(self, kind: str, table_id: str, number: int) -> None:
        tables = self.hall.tables
        table = tables.live.get(table_id)
        if table is None:
            return
        if kind == "moved" and table.game.number < number:
            table.when_free(lambda: tables.spawn(tables.catch_up(table)))
        elif kind == "seats":
            tables.spawn(tables.seats_changed(table_id, here=False))
        elif kind == "said":
            tables.spawn(tables.said(table_id))

    async def look_at_everything(self) -> None:
        tables = self.hall.tables
        for table in list(tables.live.values()):
            await tables.catch_up(table)
            await tables.said(table.id)
            await tables.seats_changed(table.id, here=False)


def plain_url(url: str) -> str:
    """The address as asyncpg itself takes it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
