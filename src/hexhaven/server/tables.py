"""The tables somebody looks at: loaded when needed, dropped when idle. An answer is told only after it is stored."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from sqlalchemy import select

from hexhaven.kernel.errors import IllegalAnswer, NotationError
from hexhaven.kernel.frame import NOBODY
from hexhaven.server import wire
from hexhaven.server.clocks import Clocks
from hexhaven.server.live import UNDO, Given, LiveGame
from hexhaven.server.messages import Answer, ChatLine, Clock, Said, Seats, TableInfo, Undo, encode
from hexhaven.server.schema import answers, chat, people, seats, tables
from hexhaven.server.store import CONFLICT, STORED, Entry, NewAnswer, NewPosition

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

SPECTATOR = -1
CHAT_LINES = 100
OPEN, PLAYING, OVER = "open", "playing", "over"

log = logging.getLogger("hexhaven")


class Listener(Protocol):
    """A connection, as a table sees it."""

    person: str
    watching: dict[str, "LiveTable"]

    def send(self, frame: bytes) -> None: ...
    def drop(self, code: int, reason: str) -> None: ...


class SeatRow(msgspec.Struct):
    """Who sits where."""

    person: str | None
    bot: str | None
    away: bool


class LiveTable:
    """One table in memory."""

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.status: str = row.status
        self.private: bool = row.private
        self.game = LiveGame(row.game, msgspec.json.decode(row.options, type=dict[str, str]), row.seed)
        self.clock: Clock = msgspec.json.decode(row.clock, type=Clock)
        self.clocks = Clocks(self.clock, self.game.game.seats(self.game.s))
        self.seats: list[SeatRow] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.last_line = 0
        self.watchers: dict[Listener, int] = {}
        self.busy = False  # something is being stored or loaded; whoever comes waits
        self.waiting: deque[Callable[[], None]] = deque()
        self.bot_job: asyncio.Task[None] | None = None
        self.touched = 0.0
        self.lock = asyncio.Lock()  # one at a time reads seats or chat

    def apply(self, rows: Any) -> list[Given]:
        """Rows of the store."""
        given = []
        for row in rows:
            given += self.game.replay([row])
            self.clocks.note(row.at, self.game.to_move(), row.text == UNDO)
        return given

    def seat_of(self, person: str) -> int:
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return SPECTATOR

    def bot_to_move(self) -> str | None:
        who = self.game.to_move()
        return self.seats[who].bot if self.status == PLAYING and 0 <= who < len(self.seats) else None

    def when_free(self, act: Callable[[], None]) -> None:
        if self.busy:
            self.waiting.append(act)
        else:
            act()

    def set_free(self) -> None:
        self.busy = False
        while self.waiting and not self.busy:
            self.waiting.popleft()()


class Tables:
    """All tables in memory, and the way an answer takes."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that takes its time; what goes wrong in it is written down."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something went wrong", exc_info=error)

    # Loading and dropping.

    async def get(self, table_id: str) -> LiveTable | None:
        """The table, from the store if need be."""
        table = self.live.get(table_id)
        if table is not None:
            table.touched = self.now()
            return table
        loading = self.loading.get(table_id)
        if loading is None:
            loading = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            loading.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def load(self, table_id: str) -> LiveTable | None:
        row = await self.store.first(select(tables).where(tables.c.id == table_id))
        if row is None:
            return None
        table = LiveTable(row)
        table.apply(await self.store.answers_from(table_id, 0))
        await self.load_seats(table)
        await self.load_chat(table)
        table.touched = self.now()
        self.live[table_id] = table
        if table.status == PLAYING:
            self.go_on(table)
        return table

    async def load_seats(self, table: LiveTable) -> None:
        asked = select(seats.c.person, seats.c.bot, seats.c.away).where(seats.c.table_id == table.id)
        rows = await self.store.all(asked.order_by(seats.c.seat))
        table.seats = [SeatRow(row.person, row.bot, row.away) for row in rows]

    async def load_chat(self, table: LiveTable) -> list[ChatLine]:
        """The lines that are new here."""
        asked = select(chat.c.id, chat.c.seat, chat.c.text, chat.c.at, people.c.name)
        asked = asked.join(people, people.c.id == chat.c.person, isouter=True)
        asked = asked.where(chat.c.table_id == table.id, chat.c.id > table.last_line)
        rows = list(reversed(await self.store.all(asked.order_by(chat.c.id.desc()).limit(CHAT_LINES))))
        lines = [ChatLine(row.name or "", row.seat, row.text, row.at) for row in rows]
        table.chat.extend(lines)
        table.last_line = rows[-1].id if rows else table.last_line
        return lines

    def drop_idle(self) -> None:
        """Whatever nobody looks at leaves the memory."""
        until = self.now() - self.hall.settings.idle_seconds
        for table in list(self.live.values()):
            if not (table.watchers or table.busy or table.bot_job) and table.touched <= until:
                del self.live[table.id]

    # Watching.

    async def watch(self, listener: Listener, table_id: str, seen: int) -> str | None:
        """Show the table from now on; None, or the code of the refusal."""
        table = await self.get(table_id)
        if table is None or (table.private and table.seat_of(listener.person) < 0):
            return "no-such-table"
        table.when_free(partial(self.show, table, listener, seen))
        return None

    def show(self, table: LiveTable, listener: Listener, seen: int) -> None:
        seat = table.seat_of(listener.person)
        table.watchers[listener] = seat
        listener.watching[table.id] = table
        listener.send(self.whole(b"table", table, seat, seen))
        if seat >= 0:
            self.spawn(self.tell_seats(table))

    def whole(self, kind: bytes, table: LiveTable, seat: int, seen: int) -> bytes:
        return wire.whole_table(kind, table.id, table.game, seat, seen, table.clocks, self.now(), table.chat)

    def leave(self, listener: Listener, table_id: str) -> None:
        table = listener.watching.pop(table_id, None)
        if table is None:
            return
        seat = table.watchers.pop(listener, SPECTATOR)
        table.touched = self.now()
        if seat >= 0 and table.watchers:
            self.spawn(self.tell_seats(table))

    # Answering.

    def answer(self, listener: Listener, message: Answer | Undo) -> None:
        """A seat's answer, or its wish to take one back."""
        table = listener.watching.get(message.table)
        if table is None:
            listener.send(wire.refused(message.request, "not-watching"))
        elif table.busy:
            table.waiting.append(partial(self.consider, table, listener, message))
        else:
            self.consider(table, listener, message)

    def consider(self, table: LiveTable, listener: Listener, message: Answer | Undo) -> None:
        seat, request = table.watchers.get(listener, SPECTATOR), message.request
        if message.number != table.game.number:
            self.spawn(self.answer_stale(table, listener, seat, message))
        elif table.status != PLAYING:
            listener.send(wire.refused(request, "closed"))
        elif seat < 0 or table.seats[seat].bot is not None:
            listener.send(wire.refused(request, "not-your-turn"))
        elif isinstance(message, Undo):
            if table.game.undo_seat() == seat:
                self.commit(table, [table.game.take_back()], request, listener)
            else:
                listener.send(wire.refused(request, "no-undo"))
        else:
            self.try_answer(table, listener, seat, message)

    def try_answer(self, table: LiveTable, listener: Listener, seat: int, message: Answer) -> None:
        try:
            answer = table.game.check(seat, message.text)
        except NotationError:
            listener.send(wire.refused(message.request, "malformed"))
        except IllegalAnswer as refusal:
            code = "illegal" if table.game.to_move() == seat else "not-your-turn"
            listener.send(wire.refused(message.request, code, refusal.rule, refusal.key))
        else:
            self.commit(table, [table.game.give(seat, answer), *table.game.draw()], message.request, listener)

    async def answer_stale(self, table: LiveTable, listener: Listener, seat: int, message: Answer | Undo) -> None:
        """Somebody else was first, or the receipt was lost on the way."""
        asked = select(answers.c.who, answers.c.request).where(
            answers.c.table_id == table.id, answers.c.number == message.number
        )
        row = await self.store.first(asked) if seat >= 0 else None
        if row is not None and (row.who, row.request) == (seat, message.request):
            listener.send(wire.receipt(message.request, message.number))
            return
        listener.send(wire.refused(message.request, "stale"))
        table.when_free(partial(self.tell_since, table, listener, message.number))

    def tell_since(self, table: LiveTable, listener: Listener, number: int) -> None:
        """What overtook the answer."""
        if listener not in table.watchers:
            return
        rows = table.game.since(number)
        seat = table.watchers[listener]
        if not rows or any(row.is_undo for row in rows):
            listener.send(self.whole(b"back", table, seat, -1))
        else:
            listener.send(self.moved(table, rows).for_seat(seat))

    def give_for_bot(self, table: LiveTable, number: int, seat: int, text: str) -> None:
        """A bot's answer, if the game still waits for it."""
        if table.game.number == number and not table.busy and table.bot_to_move() is not None:
            answer = table.game.check(seat, text)
            self.commit(table, [table.game.give(seat, answer), *table.game.draw()], None, None)

    def go_on(self, table: LiveTable) -> None:
        """Chance and bots do what they were about to do before a restart."""
        drawn = table.game.draw()
        if drawn:
            self.commit(table, drawn, None, None)
        else:
            self.hall.bots.consider(table)

    # Storing and telling.

    def commit(self, table: LiveTable, rows: list[Given], request: str | None, listener: Listener | None) -> None:
        now, game = self.now(), table.game
        table.busy = True
        table.touched = now
        who = game.to_move()
        over = who == NOBODY
        stored = [NewAnswer(table.id, row.number, row.who, row.text, now) for row in rows]
        stored[0].r = request
        table.clocks.note(now, who, rows[0].is_undo)
        deadline = None if over or table.seats[who].bot is not None else table.clocks.deadline()
        result = encode(game.result()).decode() if over else None
        position = NewPosition(table.id, game.number, who, now, deadline, OVER if over else PLAYING, result)
        self.store.append(Entry(stored, position, partial(self.stored, table, rows, request, listener)))

    def stored(
        self, table: LiveTable, rows: list[Given], request: str | None, listener: Listener | None, outcome: str
    ) -> None:
        if outcome != STORED:
            code = "stale" if outcome == CONFLICT else "unavailable"
            self.spawn(self.start_over(table, rows[0].number, request, listener, code))
            return
        over = table.game.is_over()
        if over:
            table.status = OVER
        receipt = b""
        if request is not None:
            receipt = wire.receipt(request, rows[0].number)
        self.tell(table, rows, listener, receipt)
        if over:
            self.spawn(self.tell_seats(table))
        table.set_free()
        if not table.busy and table.bot_to_move() is not None:
            self.hall.bots.consider(table)

    def moved(self, table: LiveTable, rows: list[Given]) -> wire.MovedFrames:
        return wire.MovedFrames(table.id, table.game, rows, table.clocks.json(self.now()))

    def tell(self, table: LiveTable, rows: list[Given], answerer: Listener | None = None, receipt: bytes = b"") -> None:
        """The news for everybody who watches; whoever answered gets the receipt before it."""
        if answerer is not None and answerer not in table.watchers:
            answerer.send(receipt)
        if not table.watchers or not rows:
            return
        undone = [row for row in rows if row.is_undo]
        frames = None if undone else self.moved(table, rows)
        for listener, seat in list(table.watchers.items()):
            news = frames.for_seat(seat) if frames is not None else self.whole(b"back", table, seat, -1)
            listener.send(receipt + news if listener is answerer else news)

    async def start_over(
        self, table: LiveTable, number: int, request: str | None, listener: Listener | None, code: str
    ) -> None:
        """What is in memory was not stored: read the game again, and tell what is true."""
        if request is not None and listener is not None:
            listener.send(wire.refused(request, code))
        try:
            rows = await self.store.answers_from(table.id, 0)
        except Exception:
            self.forget(table)
            raise
        table.game.begin()
        table.clocks = Clocks(table.clock, len(table.seats))
        self.told(table, [row for row in table.apply(rows) if row.number >= number])

    async def catch_up(self, table: LiveTable) -> None:
        """Another process has stored answers of this table."""
        if table.busy:
            return
        table.busy = True
        try:
            rows = await self.store.answers_from(table.id, table.game.number)
        except Exception:
            self.forget(table)
            raise
        self.told(table, table.apply(rows))

    def told(self, table: LiveTable, rows: list[Given]) -> None:
        if table.game.is_over() and table.status == PLAYING:
            table.status = OVER
            self.spawn(self.tell_seats(table))
        self.tell(table, rows)
        table.set_free()

    def forget(self, table: LiveTable) -> None:
        """The store cannot be read: whoever looked at the table connects again later."""
        self.live.pop(table.id, None)
        for listener in list(table.watchers):
            listener.drop(1011, "the store is not available")
        table.watchers.clear()

    # People and chat.

    async def seats_changed(self, table_id: str, here: bool = True) -> None:
        """Somebody sat down, left, was replaced or came back, by a request to this process or to another one."""
        table = await self.get(table_id) if here else self.live.get(table_id)
        if table is None:
            return
        async with table.lock:
            row = await self.store.first(select(tables.c.status).where(tables.c.id == table_id))
            if row is None:
                self.forget(table)
                return
            await self.load_seats(table)
            if table.status == OPEN:
                table.status = row.status
        for listener, seat in list(table.watchers.items()):
            if seat != table.seat_of(listener.person):
                table.when_free(partial(self.show, table, listener, -1))
        await self.tell_seats(table)
        if here and table.status == PLAYING:
            table.when_free(partial(self.go_on, table))

    async def tell_seats(self, table: LiveTable) -> None:
        if not table.watchers:
            return
        info = await self.hall.lobby.describe_one(table.id)
        if info is not None:
            for listener in list(table.watchers):
                shown: TableInfo = self.hall.lobby.for_person(info, listener.person)
                listener.send(wire.frame(encode(Seats(shown))))

    async def said(self, table_id: str) -> None:
        """New lines of chat are in the store."""
        table = self.live.get(table_id)
        if table is None:
            return
        async with table.lock:
            lines = await self.load_chat(table)
        for line in lines:
            said = wire.frame(encode(Said(table.id, line.name, line.seat, line.text, line.at)))
            for listener in list(table.watchers):
                listener.send(said)

    async def read_chat_again(self, table: LiveTable) -> None:
        """Somebody's lines were erased."""
        async with table.lock:
            table.chat.clear()
            table.last_line = 0
            await self.load_chat(table)

    async def say(self, listener: Listener, table_id: str, text: str) -> None:
        table = listener.watching.get(table_id)
        if table is None:
            listener.send(wire.problem("not-watching", "watch the table first"))
            return
        line = chat.insert().values(
            table_id=table.id, person=listener.person, seat=table.seat_of(listener.person), text=text, at=self.now()
        )
        await self.store.change(line, notice=["said", table.id, 0])
        await self.said(table.id)
