"""The tables being watched: loaded when needed, dropped when idle."""

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from hexhaven.server import wire
from hexhaven.server.entries import NewSnapshot
from hexhaven.server.history import Unreadable, in_force, log_since, takes_back_more
from hexhaven.server.loading import load_table, snapshots_of, stored_table, unreadable
from hexhaven.server.messages.tables import DaysClock
from hexhaven.server.schema import seats, sent_away, tables
from hexhaven.server.table import OPEN, PLAYING, SPECTATOR, Listener, LiveTable, SeatRow, is_invitation
from hexhaven.server.writer import is_outage

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

log = logging.getLogger("hexhaven")


class Tables:
    """All tables in memory."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.monotonic = hall.settings.monotonic
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    # Loading and dropping.

    async def get(self, table_id: str) -> LiveTable | None:
        """The table, loaded from the store if necessary. Raises Unreadable."""
        table = self.live.get(table_id)
        if table is not None:
            table.touched = self.monotonic()
            return table
        loading = self.loading.get(table_id)
        if loading is None:
            loading = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            loading.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def load(self, table_id: str) -> LiveTable | None:
        row = await stored_table(self.store, table_id)
        if row is None:
            return None
        try:
            table = await load_table(self.store, row)
            await self.load_seats(table)
            await self.hall.chat.load(table)
            table.touched = self.monotonic()
            table.ask()
            self.live[table_id] = table
            if table.status == PLAYING:
                self.hall.answering.go_on(table)
        except Unreadable as problem:
            if row.unreadable is None:
                await self.set_aside(table_id, problem)
            raise
        if self.store.is_postgres:
            await self.hall.answering.catch_up(table)  # with what came while nobody was listening
        return table

    async def set_aside(self, table_id: str, problem: Unreadable) -> None:
        """A table that cannot be read does not affect the others; its people see that it is set aside."""
        log.error("table %s is set aside: %s", table_id, problem, exc_info=problem.__cause__)
        aside = update(tables).where(tables.c.id == table_id).values(unreadable=str(problem))
        await self.store.change(aside, notice=["seats", table_id, 0])
        await self.hall.broadcast.send_seats(table_id, people_too=True)
        table = self.live.pop(table_id, None)
        if table is not None:
            for listener in list(table.watchers):
                listener.watching.pop(table_id, None)
                listener.send(wire.problem("unreadable", table_id))
            table.watchers.clear()

    async def find(self, table_id: str) -> LiveTable | None:
        """The table, if it exists and can be read."""
        try:
            return await self.get(table_id)
        except Unreadable:
            return None

    async def load_seats(self, table: LiveTable) -> None:
        asked = select(seats.c.person, seats.c.bot, seats.c.away, seats.c.part, seats.c.not_trading)
        rows = await self.store.all(asked.where(seats.c.table_id == table.id).order_by(seats.c.seat))
        if len(rows) != len(table.clocks.left):
            raise Unreadable(f"there are {len(rows)} seats for {len(table.clocks.left)} players")
        table.seats = [SeatRow(row.person, row.bot, row.away, row.part, row.not_trading) for row in rows]
        away = select(sent_away.c.person).where(sent_away.c.table_id == table.id)
        table.sent_away = {row.person for row in await self.store.all(away)}
        table.mix_seed()

    async def drop_idle(self) -> None:
        """Drop tables that nobody is watching from memory."""
        until = self.monotonic() - self.hall.settings.idle_seconds
        idle = [
            table
            for table in self.live.values()
            if not (table.watchers or table.busy or table.bot_job) and table.touched <= until
        ]
        for table in idle:
            del self.live[table.id]
        await self.save(idle)

    async def save(self, leaving: Iterable[LiveTable]) -> None:
        """Snapshots of running games as they are now, from which they can continue under any later rules."""
        saved: list[NewSnapshot] = []
        for table in [table for table in leaving if table.status == PLAYING]:
            try:
                table.game.save_for_undo()
                table.game.save()
            except Exception as error:
                await self.set_aside(table.id, unreadable(error))
            else:
                saved += snapshots_of(table)
        await self.store.save(saved)

    async def renew(self, table_id: str) -> None:
        """A table that has changed before its start is read again; whoever watches it sees the new one."""
        old = self.live.pop(table_id, None)
        table = await self.find(table_id) if old is not None else None
        if old is None or table is None:
            return
        table.invited |= old.invited
        for listener in list(old.watchers):
            await self.show(table, listener, -1)

    def forget(self, table: LiveTable) -> None:
        """The store cannot be read: those watching the table reconnect later."""
        self.live.pop(table.id, None)
        for listener in list(table.watchers):
            listener.drop(1011, "the store is not available")
        table.watchers.clear()

    def close(self, table: LiveTable) -> None:
        """The table no longer exists."""
        self.live.pop(table.id, None)
        for listener in list(table.watchers):
            self.turn_away(table, listener)

    def turn_away(self, table: LiveTable, listener: Listener) -> None:
        listener.watching.pop(table.id, None)
        table.watchers.pop(listener, None)
        listener.send(wire.problem("no-such-table", table.id))

    # Watching.

    async def watch(
        self, listener: Listener, table_id: str, seen: int, invite: str | None, seat: int | None = None
    ) -> str | None:
        """Show the table from now on; None, or the code of the refusal."""
        try:
            table = await self.get(table_id)
            if table is None:
                return "no-such-table"
            if is_invitation(invite, table.invite) or await self.hall.clubs.is_member(table.club, listener.person):
                table.invited.add(listener)
            if not table.may_watch(listener):
                return "no-such-table"
            table.eyes.pop(listener, None)
            if seat is not None:
                table.eyes[listener] = seat
            await self.show(table, listener, seen)
        except Unreadable:
            return "unreadable"
        except Exception as error:
            if not is_outage(error):
                raise
            return "unavailable"
        return None

    async def show(self, table: LiveTable, listener: Listener, seen: int) -> None:
        """The log is read while the table goes on; only what came meanwhile is added while nothing happens."""
        if table.is_late(listener):
            await self.hall.delay.show(table, listener)
            return
        async with table.paused():
            until = table.game.number
        first, log = await log_since(self.store, table.id, table.game, seen, until)
        async with table.paused():
            if not table.may_watch(listener):  # no longer
                self.turn_away(table, listener)
                return
            news = table.game.rows_between(until, table.game.number)
            if news is None or takes_back_more(news):
                first, log = await log_since(self.store, table.id, table.game, seen, table.game.number)
            else:
                log += in_force(news)
            seat = table.seat_of(listener)
            table.watchers[listener] = seat
            listener.watching[table.id] = table
            listener.send(self.hall.broadcast.whole(b"table", table, seat, first, log))
        if await self.hall.ledger.promises(table):
            await self.hall.ledger.send(table, [listener])
        if seat >= 0:
            self.hall.tasks.spawn(self.hall.broadcast.send_seats(table.id))

    def leave(self, listener: Listener, table_id: str) -> None:
        table = listener.watching.pop(table_id, None)
        if table is None:
            return
        seat = table.watchers.pop(listener, SPECTATOR)
        table.invited.discard(listener)
        table.eyes.pop(listener, None)
        table.touched = self.monotonic()
        if seat >= 0 and table.watchers:
            self.hall.tasks.spawn(self.hall.broadcast.send_seats(table.id))

    # People.

    async def seats_changed(self, table_id: str, here: bool = True) -> None:
        """Somebody joined, left, was replaced or came back, through this process or another one."""
        table = await self.find(table_id) if here else self.live.get(table_id)
        if table is not None:
            await self.read_seats(table)
        await self.hall.broadcast.send_seats(table_id, people_too=True)
        if here and table is not None and table.status == PLAYING:
            table.when_free(partial(self.hall.answering.resume, table))

    async def read_seats(self, table: LiveTable) -> None:
        async with table.lock:
            row = await self.store.first(select(tables).where(tables.c.id == table.id))
            if row is None:
                self.close(table)
                return
            unasked = table.unasked()
            await self.load_seats(table)
            if table.status == OPEN or row.ending is not None:
                table.status = row.status
            changed = unasked ^ table.unasked()
            stands = isinstance(table.clocks.clock, DaysClock)  # perhaps, while somebody is on vacation
            if (changed or stands) and row.number == table.game.number:  # or somebody came back, through any process
                table.clocks.restore(row.clocks, row.to_move, row.moved)
            table.ask()
        for listener, seat in list(table.watchers.items()):
            if not table.may_watch(listener):  # has left a private table
                self.turn_away(table, listener)
            elif seat != table.seat_of(listener):
                self.hall.tasks.spawn(self.show(table, listener, -1))
            elif seat in changed:  # other answers are possible for them
                self.hall.tasks.spawn(self.show(table, listener, table.game.number))
