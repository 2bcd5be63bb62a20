"""What other processes on the same PostgreSQL have stored: ids and numbers, via LISTEN and NOTIFY."""

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
LOOK_SECONDS = 1.0
NAME = "hexhaven "  # of the connections on which processes listen, before what names the process
PROCESSES = "SELECT application_name FROM pg_stat_activity WHERE starts_with(application_name, $1)"

log = logging.getLogger("hexhaven")


class News:
    """Listens as long as the server runs; with SQLite there is nobody to listen to."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        self.processes: set[str] = set()  # those on the same database, when last looked

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
        """Keep listening; after an interruption, everything in memory is checked again."""
        while True:
            try:
                name = {"application_name": NAME + self.hall.store.origin}
                connection = await asyncpg.connect(plain_url(self.hall.settings.database), server_settings=name)
                try:
                    await connection.add_listener(CHANNEL, self.heard)
                    if self.ready.is_set():
                        await self.recheck_all()
                    self.ready.set()
                    await self.adopt_orphans(connection)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                log.warning("no news from the database; trying again")
                await asyncio.sleep(RETRY_SECONDS)

    async def adopt_orphans(self, connection: Any) -> None:
        """Take over at once what a dead process has left behind. Raises when the connection is lost."""
        self.processes = set()
        while True:
            there = {row[0] for row in await connection.fetch(PROCESSES, NAME)}
            if self.processes - there:
                self.hall.tasks.spawn(self.hall.sweeping.wake_games(0.0))
            self.processes = there
            await asyncio.sleep(LOOK_SECONDS)

    def heard(self, connection: Any, pid: int, channel: str, notice: object) -> None:
        origin, *news = msgspec.json.decode(str(notice))
        if origin == self.hall.store.origin:
            return
        for kind, about, number, *asked in news:  # about a table, or a person
            match kind:
                case "moved":
                    self.moved(about, number, asked)
                case "seats":
                    self.hall.tasks.spawn(self.hall.tables.seats_changed(about, here=False))
                case "reshaped":
                    self.hall.tasks.spawn(self.hall.tables.renew(about))
                case "said":
                    self.hall.tasks.spawn(self.hall.chat.said(about))
                case "ledger":
                    self.hall.tasks.spawn(self.hall.ledger.changed(about))
                case "left":
                    self.hall.clubs.left(about, asked[0])
                case "ended":
                    self.hall.tasks.spawn(self.hall.drop_ended([about]))
                case "erased":
                    self.hall.tasks.spawn(self.hall.forget(about))

    def moved(self, table_id: str, number: int, asked: list[str]) -> None:
        hall = self.hall
        table = hall.tables.live.get(table_id)
        if table is not None and table.game.number < number:
            table.when_free(lambda: hall.tasks.spawn(hall.answering.catch_up(table)))
        if asked:
            hall.broadcast.send_turn(table_id, (asked[0], asked[1]))

    async def recheck_all(self) -> None:
        await self.hall.drop_ended(list(self.hall.connections))
        for table in list(self.hall.tables.live.values()):
            await self.hall.answering.catch_up(table)
            await self.hall.chat.said(table.id)
            await self.hall.ledger.changed(table.id)
            await self.hall.tables.seats_changed(table.id, here=False)


def plain_url(url: str) -> str:
    """The URL in the form that asyncpg takes."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
