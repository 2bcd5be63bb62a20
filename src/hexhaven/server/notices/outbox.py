"""Who is to be told what: looked for in the store from time to time, so that no answer ever waits for it. Whoever
enters in the store that somebody was told puts the message in the outbox; another process finds nothing left to do."""

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, and_, func, insert, literal, select

from hexhaven.server.clocks import DAY, StoredClocks
from hexhaven.server.decoding import decoded
from hexhaven.server.messages.tables import Clock, DaysClock
from hexhaven.server.schema import answers, channels, outbox, people, seats, tables, told, vacations
from hexhaven.server.table import OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

OVER_SECONDS = DAY  # for so long the end of a game is news
LOOK_EVERY = 5  # sweeps
REMIND_PART = 0.25  # of the time for a move is left when somebody is reminded
REMIND_SECONDS = DAY / 2  # but no more than this
REMIND_LOOKS = 2  # and no less than the time between so many looks, so that one of them is early enough


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
            await self.note_turn(row, gone)
        for row in {row.person: row for row in await self.store.all(asked_to_sit(gone))}.values():
            await self.tell(row, "asked", 0)
        for row in await self.store.all(players_of_ended(gone, self.now() - OVER_SECONDS)):
            await self.tell(row, "over", row.number)

    async def note_turn(self, row: Row[Any], gone: float) -> None:
        """Whoever has not been back since the last message need not be told again; a reminder also says whose turn it
        is. Over days it also goes to those who are here: a page may be open where nobody looks at it."""
        since = min(row.seen, row.moved)
        is_away = not self.hall.connections.get(row.person) and max(row.seen, row.moved) <= gone
        is_new = is_away and (row.told_turn or 0.0) < since and (row.told_reminder or 0.0) <= since
        begins = self.reminded_from(row, is_away)
        if begins is not None and (row.told_reminder or 0.0) < begins:
            await self.tell(row, "reminder", await self.turn_of(row.table_id, row.seat), begins)
        elif is_new:
            await self.tell(row, "turn", await self.turn_of(row.table_id, row.seat))

    def reminded_from(self, row: Row[Any], is_away: bool) -> float | None:
        """Since when somebody is to be reminded; None: not now."""
        limit = time_limit(row)
        if limit is None or not row.wants_reminder or not (is_away or limit.is_of_days):
            return None
        looks = REMIND_LOOKS * LOOK_EVERY * self.hall.settings.sweep_seconds
        begins = limit.end - min(REMIND_SECONDS, max(looks, limit.seconds * REMIND_PART))
        return begins if begins <= self.now() < limit.end else None

    async def turn_of(self, table_id: str, seat: int) -> int:
        """The number of the answer with which the turn of a seat began."""
        others = and_(answers.c.table_id == table_id, answers.c.who >= 0, answers.c.who != seat)
        row = await self.store.first(select(func.max(answers.c.number).label("last")).where(others))
        return 0 if row is None or row.last is None else int(row.last) + 1

    async def tell(self, row: Row[Any], kind: str, turn: int, begins: float | None = None) -> None:
        """Unless they have been told: of this turn or, if it was not to be told earlier, since it began to be."""
        now = self.now()
        entered = {"person": row.person, "table_id": row.table_id, "kind": kind, "turn": turn, "at": begins or now}
        wanted = select(channels.c.id, literal(row.table_id), literal(kind), literal(now), literal(0))
        wanted = wanted.where(channels.c.person == row.person, channels.c.wants.contains(kind), is_confirmed())
        columns = ["channel", "table_id", "kind", "due", "tries"]
        await self.store.change(
            self.store.insert_later(told, "turn" if begins is None else "at", entered),
            insert(outbox).from_select(columns, wanted),
        )


def is_confirmed() -> ColumnElement[bool]:
    return channels.c.confirmation.is_(None)


def has_channel(*which: ColumnElement[bool]) -> ColumnElement[bool]:
    return select(channels.c.id).where(channels.c.person == seats.c.person, is_confirmed(), *which).exists()


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
        has_channel(channels.c.wants.contains("reminder")).label("wants_reminder"),
    )
    chosen = chosen.join(tables, tables.c.id == seats.c.table_id).join(people, people.c.id == seats.c.person)
    return chosen.where(has_channel(), tables.c.unreadable.is_(None), *which)


def asked_to_move(gone: float) -> Select[Any]:
    """Those to move who are not on vacation."""
    waiting = and_(tables.c.status == PLAYING, tables.c.to_move == seats.c.seat, seats.c.bot.is_(None))
    working = ~select(vacations.c.person).where(vacations.c.person == seats.c.person, vacations.c.until > gone).exists()
    return people_at(waiting, working)


def asked_to_sit(gone: float) -> Select[Any]:
    """Those for whom a seat is kept, and who have not been told of any since they were last here."""
    lately = and_(told.c.person == seats.c.person, told.c.kind == "asked", told.c.at > people.c.seen)
    untold = and_(last_told("asked").is_(None), ~select(told.c.at).where(lately).exists())
    return people_at(tables.c.status == OPEN, seats.c.asked, tables.c.created <= gone, people.c.seen <= gone, untold)


def players_of_ended(gone: float, since: float) -> Select[Any]:
    """Those who have not been here since the end of a game, and have not been told."""
    ended = and_(tables.c.status == OVER, tables.c.imported.is_(False), tables.c.moved.between(since, gone))
    return people_at(ended, people.c.seen < tables.c.moved, last_told("over").is_(None))


class Limit(NamedTuple):
    """The time for an answer."""

    end: float
    seconds: float  # that there were at first
    is_of_days: bool


def time_limit(row: Row[Any]) -> Limit | None:
    """That of the seat to move; None: there is none."""
    stored = decoded(row.clocks or "null", StoredClocks | list[float] | None)
    if isinstance(stored, list):  # by an older version
        stored = StoredClocks(stored, row.moved, [])
    if stored is None or not 0 <= row.to_move < len(stored.left):
        return None
    seconds = max(0.0, stored.left[row.to_move])
    return Limit(stored.since + stored.pause + seconds, seconds, isinstance(decoded(row.clock, Clock), DaysClock))
