"""The ledger of a table: what players have promised each other, and whether it was kept, as they see it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import select

from hexhaven.kernel.contract import Promise
from hexhaven.kernel.event import Event
from hexhaven.server import wire
from hexhaven.server.codes import ApiError, forbidden, no_such_table
from hexhaven.server.history import LogEntry, entries_of, in_force
from hexhaven.server.live import LiveGame
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.chat import LedgerNews, Mark, MarkedPromise, NewMark
from hexhaven.server.schema import marks
from hexhaven.server.table import Listener, LiveTable

if TYPE_CHECKING:
    from hexhaven.server.app import Hall


class Ledger:
    """Promises are read from the log, so that they are always those of the deals in force; marks are stored."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store

    async def of(self, table: LiveTable) -> list[MarkedPromise]:
        made = await self.promises(table)
        if not made:
            return []
        rows = await self.store.all(select(marks).where(marks.c.table_id == table.id).order_by(marks.c.seat))
        said: dict[tuple[int, int, str], list[Mark]] = {}
        for row in rows:
            said.setdefault((row.number, row.by, row.key), []).append(Mark(row.seat, row.kept))
        return [MarkedPromise(*one, said.get((one.number, one.by, one.key), [])) for one in made]

    async def promises(self, table: LiveTable) -> list[Promise]:
        """Read once, and again when a deal was made or an answer taken back."""
        if table.game.deals is None:
            return []
        if table.promises is None:
            rows = await self.store.answers_from(table.id, 0, table.game.number)
            table.promises = promised(table.game, in_force(entries_of(rows)))
        return table.promises

    def moved(self, table: LiveTable, rows: Iterable[LogEntry]) -> None:
        if is_changed_by(table.game, rows):
            table.promises = None
            self.hall.tasks.spawn(self.send(table))

    async def changed(self, table_id: str) -> None:
        """Somebody has marked a promise, through this process or another one."""
        table = self.hall.tables.live.get(table_id)
        if table is not None:
            await self.send(table)

    async def send(self, table: LiveTable, listeners: Iterable[Listener] | None = None) -> None:
        """To these, or to everyone watching, except those who are behind."""
        told = wire.frame(encode(LedgerNews(table.id, await self.of(table))))
        for listener in list(table.watchers) if listeners is None else listeners:
            if not table.is_late(listener):
                listener.send(told)

    async def mark(self, table_id: str, person: str, body: NewMark) -> list[MarkedPromise]:
        """One of the two players concerned says whether a promise was kept, or takes that back."""
        info = await self.hall.lobby.table(table_id, person)
        table = await self.hall.tables.get(table_id)
        if table is None:
            raise no_such_table()
        wanted = (body.number, body.by, body.key)
        promise = next((one for one in await self.promises(table) if (one.number, one.by, one.key) == wanted), None)
        if promise is None:
            raise ApiError(404, "no-such-promise", f"nothing like {body.key} was promised with answer {body.number}")
        if info.mine not in (promise.by, promise.to):
            raise forbidden("only the two players concerned can mark a promise")
        mine = {"table_id": table_id, "number": body.number, "by": body.by, "key": body.key, "seat": info.mine}
        notice = ["ledger", table_id, 0]
        if body.kept is None:
            await self.store.change(marks.delete().filter_by(**mine), notice=notice)
        elif not await self.store.change(marks.update().filter_by(**mine).values(kept=body.kept), notice=notice):
            await self.store.change(self.store.insert_new(marks).values(**mine, kept=body.kept), notice=notice)
        await self.changed(table_id)
        return await self.of(table)


def promised(game: LiveGame, log: Iterable[LogEntry]) -> list[Promise]:
    """In the deals of this log."""
    if game.deals is None:
        return []
    return game.deals.promises((entry.number, [Event(*told) for told in entry.events]) for entry in log)


def is_changed_by(game: LiveGame, rows: Iterable[LogEntry]) -> bool:
    """Whether a deal was made or may have been taken back."""
    deals = game.deals
    return deals is not None and any(
        row.is_undo or any(event[0] == deals.DEAL_MADE for event in row.events) for row in rows
    )


def told_late(table_id: str, made: Iterable[Promise]) -> bytes:
    """For those who are behind: without marks, which say what the players think now."""
    return wire.frame(encode(LedgerNews(table_id, [MarkedPromise(*one, []) for one in made])))
