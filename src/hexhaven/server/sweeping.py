"""Background work, once a second or at the start. What fails at one table is logged and stops nothing else."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from sqlalchemy import select

from hexhaven.kernel.frame import CHANCE
from hexhaven.server.schema import seats, tables
from hexhaven.server.table import PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

WAKE_EVERY = 5  # sweeps
SEEN_EVERY = 20  # sweeps between two updates of who is here
COUNT_EVERY = 30  # sweeps between two looks for finished games that nobody has counted
CLEAN_EVERY = 600
STUCK_SECONDS = 10.0  # after which a process takes over what another one left behind
AT_ONCE = 4  # games woken at a time

log = logging.getLogger("hexhaven")


class Sweeping:
    """Clocks, idle tables, games left behind, and old sessions."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.now = hall.settings.now

    async def run(self) -> None:
        rounds = 0
        while await self.hall.goes_on(self.hall.settings.sweep_seconds):
            rounds += 1
            await self.guarded("sweeping", self.once(rounds))

    async def keep_waking(self) -> None:
        await self.guarded("waking games", self.wake_games(0.0))
        while await self.hall.goes_on(WAKE_EVERY * self.hall.settings.sweep_seconds):
            await self.guarded("waking games", self.wake_games(STUCK_SECONDS))

    async def once(self, rounds: int) -> None:
        hall = self.hall
        await self.guarded("letting clocks stand still", hall.vacations.hold())
        await self.guarded("checking the clocks", self.check_clocks())
        await self.guarded("starting full tables", hall.lobby.start_full_tables())
        await self.guarded("showing what was played", hall.delay.look())
        await self.guarded("counting who watches", hall.broadcast.count_watchers())
        await self.guarded("noting who has left", hall.absence.note_departed())
        await self.guarded("dropping idle tables", hall.tables.drop_idle())
        await self.guarded("hearing of administration", hall.administration.catch_up())
        await self.guarded("emptying the log of the database", hall.store.checkpoint())
        if rounds % SEEN_EVERY == 0:
            await self.guarded("noting who is here", hall.people.note_seen(list(hall.connections)))
            await self.guarded("telling who is away", hall.absence.remind())
            await self.guarded("ending sessions", hall.drop_ended(list(hall.connections)))
        if rounds % COUNT_EVERY == 0:
            hall.counting.begin()
        if rounds % CLEAN_EVERY == 0:
            await self.guarded("dropping unfinished imports", hall.importing.drop_unfinished())
            for person in await hall.people.forgotten():
                await self.guarded(f"forgetting {person}", hall.erase(person))

    async def guarded(self, doing: str, work: Awaitable[object]) -> None:
        try:
            await work
        except Exception:
            log.exception("while %s", doing)

    async def check_clocks(self) -> None:
        """When a clock has run out, a bot takes over the seat."""
        late = select(tables.c.id, tables.c.to_move).where(
            tables.c.status == PLAYING, tables.c.deadline <= self.now(), tables.c.unreadable.is_(None)
        )
        for row in await self.hall.store.all(late):
            replaced = self.hall.absence.replace(row.id, row.to_move, late=True)
            await self.guarded(f"replacing a seat of table {row.id}", replaced)

    async def wake_games(self, age: float) -> None:
        """Games in which a bot or chance is to move, but no process seems to handle it. A few at a time, so that those
        who play need not wait for many who do not."""
        ids = await self.waiting(age)
        while ids and not self.hall.closing.is_set():
            await asyncio.gather(*(self.guarded(f"waking table {one}", self.wake(one)) for one in ids[:AT_ONCE]))
            ids = ids[AT_ONCE:]

    async def waiting(self, age: float) -> list[str]:
        asked = select(tables.c.id).join(
            seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.to_move), isouter=True
        )
        rows = await self.hall.store.all(
            asked.where(
                tables.c.status == PLAYING,
                tables.c.unreadable.is_(None),
                tables.c.moved <= self.now() - age,
                seats.c.bot.is_not(None) | (tables.c.to_move == CHANCE),
            )
        )
        return [row.id for row in rows]

    async def wake(self, table_id: str) -> None:
        """Until its bot has answered once; from there on the game goes on by itself."""
        table = await self.hall.tables.find(table_id)
        if table is None:
            return
        if not table.busy and table.bot_job is None:
            self.hall.answering.resume(table)
        if table.bot_job is not None:
            await asyncio.wait([table.bot_job])
