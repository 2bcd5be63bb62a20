"""What people say to each other at a table."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from hexhaven.kernel.contract import Remark
from hexhaven.server import wire
from hexhaven.server.audience import hears, team_of
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.chat import ChatLine, Said
from hexhaven.server.names import told_apart, without_direction
from hexhaven.server.remarks import fault_of
from hexhaven.server.schema import chat, people
from hexhaven.server.table import CHAT_LINES, Listener, LiveTable
from hexhaven.server.writer import is_outage

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

GROUP = 100  # lines in one transaction
PAUSE_SECONDS = 0.05  # from one transaction to the next: the disk is for answers


class Chat:
    """The chat of all tables; the last lines of a table are kept in memory with it."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.unwritten: list[tuple[Listener | None, dict[str, Any]]] = []
        self.writing = asyncio.Lock()
        self.written_at = -PAUSE_SECONDS

    async def load(self, table: LiveTable) -> list[ChatLine]:
        """The lines that are new here."""
        asked = select(chat, people.c.name)
        asked = asked.join(people, people.c.id == chat.c.person, isouter=True)
        asked = asked.where(chat.c.table_id == table.id, chat.c.id > table.last_line)
        rows = list(reversed(await self.store.all(asked.order_by(chat.c.id.desc()).limit(CHAT_LINES))))
        seated = await self.hall.lobby.seat_names(table.id) if rows else []
        lines = [chat_line(speaker(seated, row), row) for row in rows]
        table.chat = [*table.chat, *lines][-CHAT_LINES:]
        table.last_line = rows[-1].id if rows else table.last_line
        return lines

    async def load_again(self, table: LiveTable) -> None:
        """Somebody's lines were erased."""
        async with table.lock:
            table.chat.clear()
            table.last_line = 0
            await self.load(table)

    async def say(self, listener: Listener, table_id: str, text: str, team: bool = False) -> None:
        table = self.table_of(listener, table_id, team)
        text = without_direction(text)
        if table is None:
            return
        if not text.strip():
            listener.send(wire.problem("malformed", "nothing was said"))
            return
        line = self.line(table, listener.person, seat_of_speaker(table, listener))
        await self.add(listener, line | {"text": text, "team": team})

    async def remark(self, listener: Listener, table_id: str, remark: Remark, team: bool = False) -> None:
        """Somebody says something by key."""
        table = self.table_of(listener, table_id, team)
        if table is None:
            return
        if problem := fault_of(table.game.game, remark):
            listener.send(wire.problem("malformed", problem))
            return
        line = self.line(table, listener.person, seat_of_speaker(table, listener))
        await self.add(listener, line | as_columns(remark) | {"team": team})

    async def remark_of_bot(self, table: LiveTable, seat: int, remark: Remark) -> None:
        """A bot says why it answers as it does."""
        await self.add(None, self.line(table, None, seat) | as_columns(remark))

    def table_of(self, listener: Listener, table_id: str, team: bool) -> LiveTable | None:
        """The table, if the listener may speak there, or to partners there."""
        table = listener.watching.get(table_id)
        if table is None:
            listener.send(wire.problem("not-watching", "watch the table first"))
        elif not listener.person:
            listener.send(wire.problem("no-session", "say who you are first"))
            return None
        elif team and len(team_of(table, seat_of_speaker(table, listener))) < 2:
            listener.send(wire.problem("malformed", "you have no partner at this table"))
            return None
        return table

    def line(self, table: LiveTable, person: str | None, seat: int) -> dict[str, Any]:
        """A row of the chat."""
        said = {"table_id": table.id, "person": person, "seat": seat, "at": self.hall.settings.now()}
        return {**said, "text": "", "remark": None, "numbers": "[]", "team": False}

    async def add(self, listener: Listener | None, line: dict[str, Any]) -> None:
        self.unwritten.append((listener, line))
        async with self.writing:
            await self.write()

    async def write(self) -> None:
        """The lines that have come in meanwhile, in one transaction: answers wait for a group of them at most."""
        if self.unwritten:
            await self.pause(self.written_at + PAUSE_SECONDS - self.hall.settings.monotonic())
        group, self.unwritten = self.unwritten[:GROUP], self.unwritten[GROUP:]
        if not group:
            return
        lines = [line for _, line in group]
        try:
            await self.keep(lines)
        except IntegrityError:  # a person or a table is gone; the others' lines are kept
            for line in lines:
                with contextlib.suppress(IntegrityError):
                    await self.keep([line])
        except Exception as error:
            for listener, _ in group:
                if listener is not None:
                    listener.send(wire.problem("unavailable", "the store did not answer"))
            if not is_outage(error):
                raise
            return
        self.written_at = self.hall.settings.monotonic()
        for table_id in {line["table_id"] for line in lines}:
            await self.said(table_id)

    async def pause(self, seconds: float) -> None:
        if seconds > 0:
            await asyncio.sleep(seconds)

    async def keep(self, lines: list[dict[str, Any]]) -> None:
        notices = [["said", table_id, 0] for table_id in {line["table_id"] for line in lines}]
        await self.store.change_all([(chat.insert(), lines)], notices)

    async def said(self, table_id: str) -> None:
        """New lines are in the store."""
        table = self.hall.tables.live.get(table_id)
        if table is None:
            return
        async with table.lock:
            lines = await self.load(table)
        for line in lines:
            said = said_at(table, line)
            for listener, seat in list(table.watchers.items()):
                if hears(table, seat, line) and not (line.seat >= 0 and table.is_late(listener)):
                    listener.send(said)


def said_at(table: LiveTable, line: ChatLine) -> bytes:
    told = Said(table=table.id, **msgspec.structs.asdict(line))
    return wire.frame(encode(told))


def seat_of_speaker(table: LiveTable, listener: Listener) -> int:
    """Also of somebody who looks at the table as everybody sees it."""
    seat, own = table.seat_of(listener), table.seats_of(listener.person)
    return own[0] if own and seat not in own else seat


def as_columns(remark: Remark) -> dict[str, str]:
    return {"remark": remark.key, "numbers": encode(remark.numbers).decode()}


def chat_line(name: str, row: Any) -> ChatLine:
    numbers = msgspec.json.decode(row.numbers, type=list[int])
    return ChatLine(name, row.seat, row.text, row.at, row.remark, numbers, row.team)


def speaker(seated: list[str | None], row: Any) -> str:
    """Who said a line; nobody can pass for somebody at the table."""
    if 0 <= row.seat < len(seated) and seated[row.seat]:
        return seated[row.seat] or ""
    return told_apart([*seated, row.name])[-1] or ""
