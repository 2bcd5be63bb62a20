"""Days off: while somebody is on vacation, no clock over days runs out for them."""

from collections.abc import Iterable
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, insert, select, update

from hexhaven.server.clocks import DAY, StoredClocks
from hexhaven.server.codes import ApiError, too_often
from hexhaven.server.decoding import decoded
from hexhaven.server.messages.tables import DaysClock
from hexhaven.server.prices import STANDING_CLOCK
from hexhaven.server.schema import people, seats, tables, vacations
from hexhaven.server.table import PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

YEAR = 365 * DAY


class Span(NamedTuple):
    """A vacation, or what has passed of one."""

    began: float
    until: float


class Vacations:
    """Who is on vacation, and until when."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now
        self.allowed = hall.settings.vacation_days
        self.under_way: set[str] = set()  # people whose clocks are being stopped or started

    async def until(self, person: str) -> float | None:
        """When the vacation ends; None: there is none."""
        latest = select(func.max(vacations.c.until).label("until")).where(vacations.c.person == person)
        row = await self.store.first(latest.where(vacations.c.until > self.now()))
        return None if row is None or row.until is None else float(row.until)

    async def left(self, person: str) -> int:
        """Whole days that may still be taken, of those in a year."""
        return days_left(await self.store.all(all_of(person)), self.now(), self.allowed)

    async def take(self, person: str, days: int, address: str) -> None:
        """From now on for so many days, instead of a vacation that is going on; none: it is over. Whoever has many
        tables makes much work, once at a time."""
        if person in self.under_way:
            raise too_often()
        self.under_way.add(person)
        try:
            if not await self.store.transact(partial(taken, person, days, self.now(), self.allowed)):
                raise ApiError(409, "no-vacation", f"at most {self.allowed} days in a year")
            waiting = await self.store.all(waiting_for(seats.c.person == person))
            self.hall.work.charge(address, STANDING_CLOCK * len(waiting))
            for row in waiting:
                await self.let_stand(row.id)
                await self.hall.tables.seats_changed(row.id)
        finally:
            self.under_way.discard(person)

    # Clocks over days stand still.

    async def hold(self) -> None:
        """Where the turn has come to somebody on vacation, or has come back to them by an undo."""
        recent = vacations.alias()
        lately = exists().where(recent.c.person == seats.c.person, recent.c.until > tables.c.moved)
        asked = waiting_for(lately).join(vacations, vacations.c.person == seats.c.person)
        rows = await self.store.all(asked.add_columns(vacations.c.began, vacations.c.until).order_by(tables.c.id))
        for table_id, own in groupby(rows, lambda row: str(row.id)):
            known = list(own)
            clocks = decoded(known[0].clocks or "null", StoredClocks | list[float] | None)
            if not isinstance(clocks, StoredClocks) or clocks.pause != overlap(known, clocks.since):
                await self.let_stand(table_id)

    async def let_stand(self, table_id: str) -> None:
        """For as long as the player to move has been on vacation since the turn began, or will be."""
        table = await self.hall.tables.find(table_id)
        if table is None or not isinstance(table.clocks.clock, DaysClock):
            return
        async with table.paused():
            pause = overlap(await self.store.all(all_of(table.person_to_move())), table.clocks.since)
            if pause == table.clocks.pause:
                return
            table.clocks.pause = pause
            running = {"deadline": table.clocks.takeover(), "clocks": table.clocks.stored()}
            own = update(tables).where(tables.c.id == table_id, tables.c.number == table.game.number)
            await self.store.change(own.values(**running), notice=["seats", table_id, 0])


def all_of(person: str) -> Select[Any]:
    return select(vacations).where(vacations.c.person == person)


def waiting_for(whom: ColumnElement[bool]) -> Select[Any]:
    """Tables with days for a move, where it is the turn of such people."""
    asked = select(tables.c.id, tables.c.clocks).join(seats, seats.c.table_id == tables.c.id)
    running = (tables.c.status == PLAYING, tables.c.unreadable.is_(None), tables.c.clock.contains('"days"'))
    return asked.where(*running, tables.c.to_move == seats.c.seat, seats.c.bot.is_(None), whom)


def overlap(known: Iterable[Any], since: float) -> float:
    """Seconds of these vacations after a moment."""
    return float(sum(max(0.0, row.until - max(row.began, since)) for row in known))


def days_left(known: Iterable[Any], now: float, allowed: int) -> int:
    return max(0, int(allowed - overlap(known, now - YEAR) / DAY + 1e-6))


def taken(person: str, days: int, now: float, allowed: int, connection: Connection) -> bool:
    """Whether there were so many days left; then they are taken."""
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    going_on = and_(vacations.c.person == person, vacations.c.until > now)
    cut = [Span(row.began, min(row.until, now)) for row in connection.execute(all_of(person))]
    if days > days_left(cut, now, allowed):
        return False
    connection.execute(delete(vacations).where(going_on, vacations.c.began >= now))
    connection.execute(update(vacations).where(going_on).values(until=now))
    if days:
        connection.execute(insert(vacations).values(person=person, began=now, until=now + days * DAY))
    return True


def on_vacation(now: float) -> ColumnElement[Any]:
    """Until when the person at a seat is on vacation; null: they are not."""
    own = select(func.max(vacations.c.until)).where(vacations.c.person == seats.c.person, vacations.c.until > now)
    return own.scalar_subquery()
