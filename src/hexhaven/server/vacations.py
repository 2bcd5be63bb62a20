"""Days off: while somebody is on vacation, no clock over days runs out for them."""

from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, func, insert, select, update

from hexhaven.server.clocks import DAY
from hexhaven.server.codes import ApiError
from hexhaven.server.messages.tables import DaysClock
from hexhaven.server.schema import seats, tables, vacations
from hexhaven.server.table import PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

YEAR = 365 * DAY


class Vacations:
    """Who is on vacation, and until when."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now
        self.allowed = hall.settings.vacation_days

    async def until(self, person: str) -> float | None:
        """When the vacation ends; None: there is none."""
        latest = select(func.max(vacations.c.until).label("until")).where(vacations.c.person == person)
        row = await self.store.first(latest.where(vacations.c.until > self.now()))
        return None if row is None or row.until is None else float(row.until)

    async def left(self, person: str) -> int:
        """Whole days that may still be taken, of those in a year."""
        since = self.now() - YEAR
        asked = select(vacations).where(vacations.c.person == person, vacations.c.until > since)
        used = sum(row.until - max(row.began, since) for row in await self.store.all(asked))
        return max(0, int(self.allowed - used / DAY + 1e-6))

    async def take(self, person: str, days: int) -> None:
        """From now on for so many days, instead of a vacation that is going on; none: it is over."""
        now = self.now()
        going_on = update(vacations).where(vacations.c.person == person, vacations.c.until > now)
        await self.store.change(going_on.values(until=now))
        if days > await self.left(person):
            raise ApiError(409, "no-vacation", f"at most {self.allowed} days in a year")
        if days:
            await self.store.change(insert(vacations).values(person=person, began=now, until=now + days * DAY))
        asked = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
        waiting = asked.where(seats.c.person == person, seats.c.bot.is_(None), tables.c.to_move == seats.c.seat)
        for row in await self.store.all(waiting.where(tables.c.status == PLAYING)):
            await self.postpone(row.table_id, now + days * DAY)
            await self.hall.tables.seats_changed(row.table_id)

    async def postpone(self, table_id: str, until: float) -> None:
        """All days for the move begin when the vacation ends."""
        table = await self.hall.tables.find(table_id)
        if table is None or not isinstance(table.clocks.clock, DaysClock):
            return
        async with table.paused():
            table.clocks.renew(until)
            running = {"deadline": table.clocks.takeover(), "clocks": table.clocks.stored()}
            await self.store.change(update(tables).where(tables.c.id == table_id).values(**running))

    async def holds(self, table_id: str, seat: int) -> bool:
        """Whether the player of a seat, whose time has run out, is on vacation; then the time begins anew after it."""
        row = await self.store.first(select(seats.c.person).where(seats.c.table_id == table_id, seats.c.seat == seat))
        until = None if row is None or row.person is None else await self.until(row.person)
        if until is None:
            return False
        await self.postpone(table_id, until)
        return True


def on_vacation(now: float) -> ColumnElement[Any]:
    """Until when the person at a seat is on vacation; null: they are not."""
    own = select(func.max(vacations.c.until)).where(vacations.c.person == seats.c.person, vacations.c.until > now)
    return own.scalar_subquery()
