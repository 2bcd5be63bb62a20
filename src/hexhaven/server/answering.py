"""The path of an answer: checked, stored, and only then broadcast."""

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import select

from hexhaven.kernel.errors import IllegalAnswer, NotationError
from hexhaven.kernel.frame import NOBODY
from hexhaven.server import wire
from hexhaven.server.live import Given
from hexhaven.server.messages import Answer, Undo, encode
from hexhaven.server.schema import answers
from hexhaven.server.store import CONFLICT, STORED, Entry, NewAnswer, NewPosition
from hexhaven.server.table import OVER, PLAYING, SPECTATOR, Listener, LiveTable

if TYPE_CHECKING:
    from hexhaven.server.app import Hall


class Answering:
    """Answers by people, bots and chance, for all tables in memory."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now
        self.broadcast = hall.broadcast

    # From people.

    def answer(self, listener: Listener, message: Answer | Undo) -> None:
        """A seat's answer, or its request to take one back."""
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
            self.hall.tasks.spawn(self.answer_stale(table, listener, seat, message))
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
        """Somebody else was faster, or the receipt got lost."""
        asked = select(answers.c.who, answers.c.request).where(
            answers.c.table_id == table.id, answers.c.number == message.number
        )
        row = await self.store.first(asked) if seat >= 0 else None
        if row is not None and (row.who, row.request) == (seat, message.request):
            listener.send(wire.receipt(message.request, message.number))
            return
        listener.send(wire.refused(message.request, "stale"))
        table.when_free(partial(self.broadcast.send_since, table, listener, message.number))

    # From bots and chance.

    def give_for_bot(self, table: LiveTable, number: int, seat: int, text: str) -> None:
        """A bot's answer, if the game is still waiting for it."""
        if table.game.number == number and not table.busy and table.bot_to_move() is not None:
            answer = table.game.check(seat, text)
            self.commit(table, [table.game.give(seat, answer), *table.game.draw()], None, None)

    def go_on(self, table: LiveTable) -> None:
        """Chance and bots continue where they were before a restart."""
        drawn = table.game.draw()
        if drawn:
            self.commit(table, drawn, None, None)
        else:
            self.hall.bots.consider(table)

    # Storing.

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
        entry = Entry(stored, position, table.ask())
        entry.done = partial(self.stored, table, rows, request, listener, entry.asked)
        self.store.append(entry)

    def stored(
        self,
        table: LiveTable,
        rows: list[Given],
        request: str | None,
        listener: Listener | None,
        asked: tuple[str, str] | None,
        outcome: str,
    ) -> None:
        if outcome != STORED:
            code = "stale" if outcome == CONFLICT else "unavailable"
            self.hall.tasks.spawn(self.start_over(table, rows[0].number, request, listener, code))
            return
        receipt = wire.receipt(request, rows[0].number) if request is not None else b""
        self.broadcast.send(table, rows, listener, receipt)
        self.broadcast.send_turn(table.id, asked)
        self.close_if_over(table)
        table.set_free()
        if not table.busy and table.bot_to_move() is not None:
            self.hall.bots.consider(table)

    def close_if_over(self, table: LiveTable) -> None:
        if table.status == PLAYING and table.game.is_over():
            table.status = OVER
            self.hall.tasks.spawn(self.broadcast.send_seats(table.id, people_too=True))

    async def start_over(
        self, table: LiveTable, number: int, request: str | None, listener: Listener | None, code: str
    ) -> None:
        """What is in memory was not stored: reload the game and send the true state."""
        if request is not None and listener is not None:
            listener.send(wire.refused(request, code))
        try:
            rows = await self.store.answers_from(table.id, 0)
        except Exception:
            self.hall.tables.forget(table)
            raise
        table.start_again()
        self.caught_up(table, [row for row in table.apply(rows) if row.number >= number])

    async def catch_up(self, table: LiveTable) -> None:
        """Another process has stored answers for this table."""
        if table.busy:
            return
        table.busy = True
        try:
            rows = await self.store.answers_from(table.id, table.game.number)
        except Exception:
            self.hall.tables.forget(table)
            raise
        self.caught_up(table, table.apply(rows))

    def caught_up(self, table: LiveTable, rows: list[Given]) -> None:
        self.close_if_over(table)
        table.ask()
        self.broadcast.send(table, rows)
        table.set_free()
