"""What is sent to people: everything to those watching a table, what concerns them to its other people."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hexhaven.server import wire
from hexhaven.server.audience import chat_for, late_chat
from hexhaven.server.history import LogEntry, events_for, log_since
from hexhaven.server.live import LiveGame
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.tables import Mine, Seats, TableInfo, Watching
from hexhaven.server.table import SPECTATOR, Listener, LiveTable

if TYPE_CHECKING:
    from hexhaven.server.app import Hall
    from hexhaven.server.socket import Socket


class Broadcast:
    """Sends messages to the connections of this process."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.now = hall.settings.now

    # To those who watch.

    def whole(self, kind: bytes, table: LiveTable, seat: int, first: int, log: list[LogEntry]) -> bytes:
        """Only while the table is paused, so that what is stored is what is in memory."""
        events = events_for(table.game.game, log, seat)
        clocks, chat = table.clocks.json(self.now()), chat_for(table, seat)
        return wire.whole_table(kind, table.id, table.game, seat, first, events, clocks, chat, table.unasked())

    def whole_late(self, kind: bytes, table: LiveTable, late: LiveGame, log: list[LogEntry]) -> bytes:
        """For those who are behind: no clock tells them how far."""
        events, chat = events_for(late.game, log, SPECTATOR), late_chat(table)
        return wire.whole_table(kind, table.id, late, SPECTATOR, 0, events, b"null", chat, table.unasked())

    def moved(self, table: LiveTable, rows: list[LogEntry]) -> wire.MovedFrames:
        return wire.MovedFrames(table.id, table.game, rows, table.clocks.json(self.now()), table.unasked())

    def send(
        self, table: LiveTable, rows: list[LogEntry], answerer: Listener | None = None, receipt: bytes = b""
    ) -> None:
        """The news for everyone watching; the player who answered gets the receipt first."""
        if answerer is not None and answerer not in table.watchers:
            answerer.send(receipt)
        if not table.watchers or not rows:
            return
        frames = self.moved(table, rows)
        for listener, seat in list(table.watchers.items()):
            if table.is_late(listener):
                continue
            news = frames.for_seat(seat)
            listener.send(receipt + news if listener is answerer else news)

    async def send_back(self, table: LiveTable, answerer: Listener | None = None, receipt: bytes = b"") -> None:
        """An answer was taken back: send everything again. Only while the table is paused."""
        if answerer is not None:
            answerer.send(receipt)
        if table.watchers:
            _, log = await log_since(self.hall.store, table.id, table.game, 0, table.game.number)
            for listener, seat in list(table.watchers.items()):
                if not table.is_late(listener):
                    listener.send(self.whole(b"back", table, seat, 0, log))

    async def send_since(self, table: LiveTable, listener: Listener, number: int) -> None:
        """Send what overtook an answer."""
        async with table.paused():
            if listener not in table.watchers:
                return
            seat = table.watchers[listener]
            _, log = await log_since(self.hall.store, table.id, table.game, number, table.game.number)
            if log and log[0].number == number:
                listener.send(self.moved(table, log).for_seat(seat))
            else:
                _, log = await log_since(self.hall.store, table.id, table.game, 0, table.game.number)
                listener.send(self.whole(b"back", table, seat, 0, log))

    async def send_seats(self, table_id: str, people_too: bool = False) -> None:
        """Who sits where, to those watching; if asked for, also to people of the table looking at something else."""
        table = self.hall.tables.live.get(table_id)
        if not (table is not None and table.watchers) and not (people_too and self.hall.connections):
            return
        info = await self.hall.lobby.describe_one(table_id)
        if info is None:
            return
        for listener in list(table.watchers) if table is not None else ():
            listener.send(wire.frame(encode(Seats(self.seen_by(info, listener.person)))))
        if people_too:
            self.send_mine(info, {seat.person for seat in info.seats if seat.person is not None})

    async def count_watchers(self) -> None:
        """How many only watch, to everybody at a table where that has changed."""
        for table in list(self.hall.tables.live.values()):
            number = table.watching()
            if number != table.told_watching:
                table.told_watching = number
                told = wire.frame(encode(Watching(table.id, number)))
                for listener in list(table.watchers):
                    listener.send(told)

    def seen_by(self, info: TableInfo, person: str) -> TableInfo:
        return self.hall.lobby.for_person(info, person or None)

    # To people who are not watching.

    def elsewhere(self, table_id: str, people: Iterable[str]) -> list["Socket"]:
        """Connections of people who are looking at something else."""
        connections = self.hall.connections
        return [one for person in people for one in connections.get(person, ()) if table_id not in one.watching]

    def send_turn(self, table_id: str, asked: tuple[str, str] | None) -> None:
        """The turn has passed from one person to another."""
        if asked is not None and self.elsewhere(table_id, asked):
            self.hall.tasks.spawn(self.send_to_people(table_id, asked))

    async def send_to_people(self, table_id: str, people: Iterable[str]) -> None:
        info = await self.hall.lobby.describe_one(table_id)
        if info is not None:
            self.send_mine(info, people)

    def send_mine(self, info: TableInfo, people: Iterable[str]) -> None:
        for connection in self.elsewhere(info.id, people):
            connection.send(wire.frame(encode(Mine(self.seen_by(info, connection.person)))))
