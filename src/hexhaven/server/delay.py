"""Those who only watch may be some time behind: they see a second game, which follows the log at that distance."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, func, select

from hexhaven.server import wire
from hexhaven.server.audience import chat_for
from hexhaven.server.chat import said_at
from hexhaven.server.history import LogEntry, log_since
from hexhaven.server.ledger import is_changed_by, promised, told_late
from hexhaven.server.live import LiveGame
from hexhaven.server.loading import game_at, stored_table, unreadable
from hexhaven.server.schema import answers
from hexhaven.server.table import OVER, PLAYING, SPECTATOR, Listener, LiveTable

if TYPE_CHECKING:
    from hexhaven.server.app import Hall


class Delay:
    """What is shown to those who are behind; when a game is over, they are no longer."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now

    async def reached(self, table: LiveTable) -> int:
        """The number the game was waiting for so long ago."""
        asked = select(func.max(answers.c.number).label("last")).where(answers.c.table_id == table.id)
        row = await self.store.first(asked.where(answers.c.at <= self.now() - table.delay))
        return 0 if row is None or row.last is None else int(row.last) + 1

    async def game_of(self, table: LiveTable) -> LiveGame:
        """The game as it was then. Only with the table's lock."""
        if table.late is None:
            row = await stored_table(self.store, table.id)
            table.late = await game_at(self.store, self.hall.slices, row, await self.reached(table))
            table.late_until = self.now() - table.delay
        return table.late

    async def game_for(self, table: LiveTable, listener: Listener) -> LiveGame:
        """The game that somebody is shown."""
        if not table.is_late(listener):
            return table.game
        async with table.lock:
            return await self.game_of(table)

    async def show(self, table: LiveTable, listener: Listener) -> None:
        async with table.lock:
            late = await self.game_of(table)
            table.watchers[listener] = SPECTATOR
            listener.watching[table.id] = table
            log = await self.log(table, late)
            listener.send(self.hall.broadcast.whole_late(b"table", table, late, log))
            if made := promised(late, log):
                listener.send(told_late(table.id, made))

    async def log(self, table: LiveTable, late: LiveGame) -> list[LogEntry]:
        return (await log_since(self.store, table.id, late, 0, late.number))[1]

    # As time goes by.

    async def look(self) -> None:
        for table in [table for table in self.hall.tables.live.values() if table.delay and table.onlookers()]:
            await self.hall.sweeping.guarded(f"showing table {table.id}", self.follow(table))

    async def follow(self, table: LiveTable) -> None:
        if table.status == PLAYING and table.late is None:  # it has just begun
            for listener in table.onlookers():
                await self.show(table, listener)
        elif table.status == PLAYING:
            async with table.lock:
                await self.go_on(table, await self.game_of(table))
        elif table.status == OVER and table.late is not None:
            table.late = None
            for listener in table.onlookers():
                await self.hall.tables.show(table, listener, -1)

    async def due(self, table: LiveTable, late: LiveGame, until: float) -> Sequence[Row[Any]]:
        """What was played until then. Where nothing is due, the store is not asked: there may be many such tables."""
        if late.number >= table.game.number or until < table.late_next:
            return []
        rows = await self.store.answers_from(table.id, late.number, await self.reached(table))
        first = rows[-1].number + 1 if rows else late.number
        coming = await self.store.answers_from(table.id, first, first + 1)
        table.late_next = coming[0].at if coming else 0.0
        return rows

    async def go_on(self, table: LiveTable, late: LiveGame) -> None:
        """Up to what was played so long ago, and what was said."""
        until, before = self.now() - table.delay, table.late_until
        rows = await self.due(table, late, until)
        try:
            entries = late.replay(rows)
        except Exception as error:
            raise unreadable(error) from error
        table.late_until = until
        heard = [line for line in chat_for(table, SPECTATOR) if line.seat >= 0 and before < line.at <= until]
        frames = [said_at(table, line) for line in heard]
        if any(entry.is_undo for entry in entries):
            frames = [self.hall.broadcast.whole_late(b"back", table, late, await self.log(table, late))]
        elif entries:
            moved = wire.MovedFrames(table.id, late, entries, b"null", table.unasked())
            frames.append(moved.for_seat(SPECTATOR))
        if is_changed_by(late, entries):
            frames.append(told_late(table.id, promised(late, await self.log(table, late))))
        for listener in table.onlookers():
            for frame in frames:
                listener.send(frame)
