"""Who is to be told what: looked for in the store from time to time, so that no answer ever waits for it. Whoever
enters in the store that somebody was told puts the message in the outbox; another process finds nothing left to do."""

from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Row, Select, and_, func, insert, literal, select

from hexhaven.server.clocks import DAY, StoredClocks
from hexhaven.server.decoding import decoded
from hexhaven.server.messages.tables import Clock, DaysClock
from hexhaven.server.schema import answers, channels, outbox, people, seats, tables, told, vacations
from hexhaven.server.table import OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

OVER_SECONDS = DAY  # for so long the end of a game is news
REMIND_PART = 0.25  # of the time for a move is left when somebody is reminded
REMIND_SECONDS = DAY / 2  # but no more than this


class Outbox:
    """Puts messages in the outbox: one for each turn, one before its time runs out."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now

    async def fill(self) -> None:
        """Everything there is to tell now."""
        gone = self.now() - self.hall.settings.notice_seconds
        for row in await self.store.all(asked_to_move(gone)):
            if not self.hall.connections.get(row.person):
                await self.note_turn(row)
        for row in {row.person: row for row in await self.store.all(asked_to_sit(gone))}.values():
            await self.tell(row, "asked", 0)
        for row in await self.store.all(players_of_ended(gone, self.now() - OVER_SECONDS)):
            await self.tell(row, "over", row.number)

    async def note_turn(self, row: Row[Any]) -> None:
        """Whoever has not been back since the last message need not be told again; a reminder also says whose turn it
        is."""
        since = min(row.seen, row.moved)
        is_new = (row.told_turn or 0.0) < since and (row.told_reminder or 0.0) <= since
        left = time_left(row, self.now())
        is_late = left is not None and (row.told_reminder is None or row.told_reminder < row.moved)
        if not (is_new or is_late):
            return
        turn = await self.turn_of(row.table_id, row.seat)
        await self.tell(row, "reminder" if is_late else "turn", turn)

    async def turn_of(self, table_id: str, seat: int) -> int:
        """The number of the answer with which the turn of a seat began."""
        others = and_(answers.c.table_id == table_id, answers.c.who >= 0, answers.c.who != seat)
        row = await self.store.first(select(func.max(answers.c.number).label("last")).where(others))
        return 0 if row is None or row.last is None else int(row.last) + 1

    async def tell(self, row: Row[Any], kind: str, turn: int) -> None:
        """Unless they have been told."""
        now = self.now()
        entered = {"person": row.person, "table_id": row.table_id, "kind": kind, "turn": turn, "at": now}
        wanted = select(channels.c.id, literal(row.table_id), literal(kind), literal(now), literal(0))
        wanted = wanted.where(channels.c.person == row.person, channels.c.wants.contains(kind), is_confirmed())
        columns = ["channel", "table_id", "kind", "due", "tries"]
        await self.store.change(
            self.store.insert_later(told, "turn", entered), insert(outbox).from_select(columns, wanted)
        )


def is_confirmed() -> ColumnElement[bool]:
    return channels.c.confirmation.is_(None)


def has_channel() -> ColumnElement[bool]:
    return select(channels.c.id).where(channels.c.person == seats.c.person, is_confirmed()).exists()


def last_told(kind: str) -> Any:
    """When the person at a seat was last told this of the table."""
    asked = select(told.c.at).where(told.c.person == seats.c.person, told.c.table_id == tables.c.id)
    return asked.where(told.c.kind == kind).scalar_subquery()


def people_at(*which: ColumnElement[bool]) -> Select[Any]:
    """People at tables who can be told something."""
    chosen = select(
        seats.c.person,
        seats.c.table_id,
        seats.c.seat,
        people.c.seen,
        tables.c.number,
        tables.c.moved,
        tables.c.to_move,
        tables.c.clock,
        tables.c.clocks,
        last_told("turn").label("told_turn"),
        last_told("reminder").label("told_reminder"),
    )
    chosen = chosen.join(tables, tables.c.id == seats.c.table_id).join(people, people.c.id == seats.c.person)
    return chosen.where(has_channel(), tables.c.unreadable.is_(None), *which)


def asked_to_move(gone: float) -> Select[Any]:
    """Those to move who have not been here for a while."""
    waiting = and_(tables.c.status == PLAYING, tables.c.to_move == seats.c.seat, seats.c.bot.is_(None))
    working = ~select(vacations.c.person).where(vacations.c.person == seats.c.person, vacations.c.until > gone).exists()
    return people_at(waiting, tables.c.moved <= gone, people.c.seen <= gone, working)


def asked_to_sit(gone: float) -> Select[Any]:
    """Those for whom a seat is kept, and who have not been told of any since they were last here."""
    lately = and_(told.c.person == seats.c.person, told.c.kind == "asked", told.c.at > people.c.seen)
    untold = and_(last_told("asked").is_(None), ~select(told.c.at).where(lately).exists())
    return people_at(tables.c.status == OPEN, seats.c.asked, tables.c.created <= gone, people.c.seen <= gone, untold)


def players_of_ended(gone: float, since: float) -> Select[Any]:
    """Those who have not been here since the end of a game, and have not been told."""
    ended = and_(tables.c.status == OVER, tables.c.imported.is_(False), tables.c.moved.between(since, gone))
    return people_at(ended, people.c.seen < tables.c.moved, last_told("over").is_(None))


def time_left(row: Row[Any], now: float) -> float | None:
    """Seconds left for the move of somebody who is to be reminded of it now; None: nobody is."""
    clock = decoded(row.clock, Clock)
    if not isinstance(clock, DaysClock):
        return None
    stored = decoded(row.clocks or "null", StoredClocks | list[float] | None)
    since = stored.since + stored.pause if isinstance(stored, StoredClocks) else row.moved
    left = float(since + clock.days * DAY - now)
    return left if 0 < left <= min(REMIND_SECONDS, clock.days * DAY * REMIND_PART) else None
