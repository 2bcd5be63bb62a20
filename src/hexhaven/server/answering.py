"""The path of an answer: checked, stored, and only then broadcast."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import select

from hexhaven.kernel.errors import IllegalAnswer, NotationError
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.referee import checked
from hexhaven.server import wire
from hexhaven.server.bots import Thought
from hexhaven.server.entries import Entry, NewAnswer, NewPosition
from hexhaven.server.history import LogEntry, Unreadable, entries_of
from hexhaven.server.loading import load_table, snapshots_of, stored_table, unreadable
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.play import Answer, Undo
from hexhaven.server.prices import ROW, WHOLE_TABLE
from hexhaven.server.schema import answers
from hexhaven.server.table import OVER, PLAYING, SPECTATOR, Listener, LiveTable, keep_time
from hexhaven.server.writer import CONFLICT, FAILED, REFUSED, STORED, is_outage

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

log = logging.getLogger("hexhaven")

NOT_STORED = {CONFLICT: "stale", REFUSED: "malformed", FAILED: "unavailable"}


class Answering:
    """Answers by people, bots and chance, for all tables in memory."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now, self.monotonic = hall.settings.now, hall.settings.monotonic
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
        try:
            self.decide(table, listener, message)
        except Exception as error:
            self.broke(table, error, message.request, listener)

    def broke(self, table: LiveTable, error: Exception, request: str | None, listener: Listener | None) -> None:
        """A game that fails in the middle of an answer is loaded again as it was before; nobody else notices."""
        log.error("an answer at table %s failed", table.id, exc_info=error)
        table.busy = True
        self.hall.tasks.spawn(self.reload(table, table.game.number, request, listener, "broken"))

    def decide(self, table: LiveTable, listener: Listener, message: Answer | Undo) -> None:
        seat, request = table.watchers.get(listener, SPECTATOR), message.request
        if table.is_late(listener):  # even that the number is an old one would be news
            listener.send(wire.refused(request, "not-your-turn"))
        elif message.number != table.game.number and not listener.affords(WHOLE_TABLE + ROW * table.game.number):
            listener.too_often(request)
        elif message.number != table.game.number:
            self.hall.tasks.spawn(self.answer_stale(table, listener, seat, message))
        elif table.status != PLAYING:
            listener.send(wire.refused(request, "closed"))
        elif seat < 0 or table.seats[seat].bot is not None:
            listener.send(wire.refused(request, "not-your-turn"))
        elif isinstance(message, Undo):
            self.try_undo(table, listener, seat, request)
        else:
            self.try_answer(table, listener, seat, message)

    def try_undo(self, table: LiveTable, listener: Listener, seat: int, request: str) -> None:
        game, now = table.game, self.now()
        if game.undo_seat() != seat:
            listener.send(wire.refused(request, "no-undo"))
        elif not table.clocks.can_pay(now, game.undoable()):
            listener.send(wire.refused(request, "no-time"))
        else:
            self.commit(table, self.one_by_one(table, now, [game.take_back] * game.undoable()), request, listener)

    def try_answer(self, table: LiveTable, listener: Listener, seat: int, message: Answer) -> None:
        """One answer, or several that are given together: all are legal, one after the other, or none counts."""
        game, request, answers = table.game, message.request, []
        s = game.game.copy(game.s) if message.then else game.s
        try:
            answers.append(game.check(seat, message.text))
            for text in message.then:
                game.game.step(s, answers[-1])
                answers.append(checked(game.game, s, seat, text))
        except NotationError:
            listener.send(wire.refused(request, "malformed", place=len(answers)))
        except IllegalAnswer as refusal:
            code = "illegal" if game.game.to_move(s) == seat else "not-your-turn"
            listener.send(wire.refused(request, code, refusal.rule, refusal.key, len(answers)))
        else:
            if message.careful and game.ends_turn(answers[0]):
                listener.send(wire.refused(request, "ends-turn"))
                return
            given = [partial(game.give, seat, answer, place > 0) for place, answer in enumerate(answers)]
            self.commit(table, [*self.one_by_one(table, self.now(), given), *game.draw()], request, listener)

    def one_by_one(self, table: LiveTable, now: float, steps: Sequence[Callable[[], LogEntry]]) -> list[LogEntry]:
        """Several rows of the log; the clocks are told of all but the last, which `commit` tells them of."""
        rows = [steps[0]()]
        for step in steps[1:]:
            keep_time(table.game, table.clocks, rows[-1], now)
            rows.append(step())
        return rows

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
        await self.broadcast.send_since(table, listener, message.number)

    # From bots and chance.

    def give_for_bot(self, table: LiveTable, number: int, seat: int, thought: Thought) -> None:
        """A bot's answer, if the game is still waiting for it."""
        if table.game.number == number and not table.busy and table.bot_to_move() is not None:
            try:
                answer = table.game.check(seat, thought.text)
                self.commit(table, [table.game.give(seat, answer), *table.game.draw()], None, None)
            except Exception as error:  # and so it would be the next time
                self.hall.tasks.spawn(self.hall.tables.set_aside(table.id, unreadable(error)))
                return
            if thought.remark is not None:
                self.hall.tasks.spawn(self.hall.chat.remark_of_bot(table, seat, thought.remark))

    def go_on(self, table: LiveTable) -> None:
        """Switch to the current rules, then chance and bots continue where they were before a restart. Raises
        Unreadable."""
        game, newest = table.game, table.game.game.RULES_VERSION
        try:
            rows = [game.update_rules(newest)] if game.rules != newest else []
            rows += game.draw()
            if rows:
                self.commit(table, rows, None, None)
            elif not self.decline(table):
                self.hall.bots.consider(table)
        except Exception as error:
            raise unreadable(error) from error

    def decline(self, table: LiveTable) -> bool:
        """Turn down an offer to a player who is not trading; whether there was one."""
        game, seat = table.game, table.game.to_move()
        if game.deals is None or table.status != PLAYING or seat < 0:
            return False
        if not table.seats[seat].not_trading or table.seats[seat].bot is not None:
            return False
        answer = game.deals.declined(game.s)
        if answer is None:
            return False
        self.commit(table, [game.give(seat, answer), *game.draw()], None, None)
        return True

    def resume(self, table: LiveTable) -> None:
        """The same; a table that cannot go on is set aside."""
        try:
            self.go_on(table)
        except Unreadable as problem:
            self.hall.tasks.spawn(self.hall.tables.set_aside(table.id, problem))

    # Storing.

    def commit(self, table: LiveTable, rows: list[LogEntry], request: str | None, listener: Listener | None) -> None:
        now, game = self.now(), table.game
        table.busy = True
        table.touched = self.monotonic()
        who = game.to_move()
        over = who == NOBODY
        stored = [
            NewAnswer(table.id, row.number, row.who, row.text, now, request_of(row, request), row.told().decode())
            for row in rows
        ]
        keep_time(game, table.clocks, rows[-1], now)
        deadline = None if over or table.seats[who].bot is not None else table.clocks.takeover()
        result = encode(game.result()).decode() if over else None
        if over:
            game.save()
        status, clocks = OVER if over else PLAYING, table.clocks.stored()
        position = NewPosition(table.id, game.number, who, now, deadline, status, result, clocks)
        entry = Entry(stored, position, table.ask(), snapshots_of(table))
        entry.done = partial(self.stored, table, rows, request, listener, entry.asked)
        self.store.append(entry)

    def stored(
        self,
        table: LiveTable,
        rows: list[LogEntry],
        request: str | None,
        listener: Listener | None,
        asked: tuple[str, str] | None,
        outcome: str,
    ) -> None:
        if outcome != STORED:
            self.hall.tasks.spawn(self.reload(table, rows[0].number, request, listener, NOT_STORED[outcome]))
            return
        receipt = wire.receipt(request, rows[0].number) if request is not None else b""
        self.hall.ledger.moved(table, rows)
        if rows[0].is_undo:
            self.hall.tasks.spawn(self.taken_back(table, listener, receipt, asked))
            return
        self.broadcast.send(table, rows, listener, receipt)
        for row in rows:
            row.pack()
        self.sent(table, asked)

    async def taken_back(
        self, table: LiveTable, listener: Listener | None, receipt: bytes, asked: tuple[str, str] | None
    ) -> None:
        try:
            await self.broadcast.send_back(table, listener, receipt)
        finally:
            self.sent(table, asked)

    def sent(self, table: LiveTable, asked: tuple[str, str] | None) -> None:
        """Everyone has been told; the table continues."""
        self.broadcast.send_turn(table.id, asked)
        if asked is not None:
            self.hall.absence.turn_passed(table)
        self.close_if_over(table)
        table.set_free()
        if not table.busy and not self.decline(table) and table.bot_to_move() is not None:
            self.hall.bots.consider(table)

    def close_if_over(self, table: LiveTable) -> None:
        if table.status == PLAYING and table.game.is_over():
            table.status = OVER
            self.hall.tasks.spawn(self.broadcast.send_seats(table.id, people_too=True))
            self.hall.counting.begin()

    async def reload(
        self, table: LiveTable, number: int, request: str | None, listener: Listener | None, code: str
    ) -> None:
        """What is in memory was not stored: reload the game and send the true state."""
        if request is not None and listener is not None:
            listener.send(wire.refused(request, code))
        try:
            row = await stored_table(self.store, table.id)
            stored = None if row is None else await load_table(self.store, row)
        except Unreadable as problem:
            await self.hall.tables.set_aside(table.id, problem)
            return
        except Exception as error:
            self.hall.tables.forget(table)
            if not is_outage(error):
                raise
            return
        if stored is None:
            self.hall.tables.close(table)
            return
        table.game, table.clocks = stored.game, stored.clocks
        table.mix_seed()
        await self.caught_up(table, await self.rows_from(table, number))

    async def rows_from(self, table: LiveTable, number: int) -> list[LogEntry]:
        return entries_of(await self.store.answers_from(table.id, number, table.game.number))

    async def catch_up(self, table: LiveTable) -> None:
        """Another process has stored answers for this table."""
        if table.busy:
            return
        table.busy = True
        try:
            entries = table.apply(await self.store.answers_from(table.id, table.game.number))
        except Unreadable as problem:
            await self.hall.tables.set_aside(table.id, problem)
            return
        except Exception as error:
            self.hall.tables.forget(table)
            if not is_outage(error):
                raise
            return
        await self.caught_up(table, entries)

    async def caught_up(self, table: LiveTable, rows: list[LogEntry]) -> None:
        try:
            if any(row.is_undo for row in rows):
                await self.broadcast.send_back(table)
            else:
                self.broadcast.send(table, rows)
        finally:
            self.hall.ledger.moved(table, rows)
            table.game.take_snapshots()  # whoever stored the answers has stored those, too
            self.close_if_over(table)
            table.ask()
            table.set_free()


def request_of(row: LogEntry, request: str | None) -> str | None:
    """All answers of a message have its request; draws have none."""
    return None if row.who == CHANCE else request
