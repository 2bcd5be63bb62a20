"""Friends, and people one wants nothing to do with. Two are friends if each says so of the other."""

from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, or_, select, true, update

from hexhaven.server.codes import ApiError, conflict, forbidden, malformed
from hexhaven.server.lobby import still_open
from hexhaven.server.messages.profiles import Friend, Relation
from hexhaven.server.messages.tables import TableInfo
from hexhaven.server.schema import people, relations, seats, tables
from hexhaven.server.table import OVER, PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

FRIEND, BLOCKED = "friend", "blocked"
MOST = 500  # people of whom somebody says something


def no_such_person() -> ApiError:
    """The same for everyone one may not know about, so that nothing can be learned from it."""
    return ApiError(404, "no-such-person", "there is no such person, or their profile is not for you")


def says(person: str, other: str, kind: str) -> ColumnElement[bool]:
    return exists().where(relations.c.person == person, relations.c.other == other, relations.c.kind == kind)


def have_played(one: str, other: str) -> ColumnElement[bool]:
    """Whether both have, or had, a seat in a game that has started."""
    mine, theirs = seats.alias(), seats.alias()
    together = and_(mine.c.table_id == theirs.c.table_id, mine.c.table_id == tables.c.id)
    begun = and_(tables.c.status.in_((PLAYING, OVER)), tables.c.imported.is_(False))
    return exists().where(together, begun, mine.c.person == one, theirs.c.person == other)


class Relations:
    """What people say of each other."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store

    async def holds(self, condition: ColumnElement[bool]) -> bool:
        return await self.store.first(select(true()).where(condition)) is not None

    async def are_mates(self, one: str, other: str) -> bool:
        """Friends, or people who have played together."""
        friends = and_(says(one, other, FRIEND), says(other, one, FRIEND))
        return await self.holds(or_(friends, have_played(one, other)))

    async def has_blocked(self, person: str, other: str) -> bool:
        return await self.holds(says(person, other, BLOCKED))

    async def may_ask(self, person: str, other: str) -> bool:
        """Whether somebody may ask another one to a table: mates may, unless they are blocked."""
        return await self.are_mates(person, other) and not await self.has_blocked(other, person)

    async def between(self, me: str | None, other: str) -> Relation:
        if me is None or me == other:
            return "none"
        asked = select(relations.c.person, relations.c.kind).where(
            or_(
                and_(relations.c.person == me, relations.c.other == other),
                and_(relations.c.person == other, relations.c.other == me),
            )
        )
        said = {row.person: row.kind for row in await self.store.all(asked)}
        return relation(said.get(me), said.get(other))

    async def listed(self, me: str) -> list[Friend]:
        """Friends, those one has asked, those who ask, and those one has blocked."""
        mine = select(relations.c.other.label("id"), relations.c.kind, true().label("mine")).where(
            relations.c.person == me
        )
        theirs = select(relations.c.person.label("id"), relations.c.kind, (~true()).label("mine")).where(
            relations.c.other == me, relations.c.kind == FRIEND
        )
        said = mine.union_all(theirs).subquery()
        asked = select(said, people.c.name, people.c.seen).join(people, people.c.id == said.c.id)
        own: dict[str, str] = {}
        other: dict[str, str] = {}
        found = {}
        for row in await self.store.all(asked.where(people.c.name != "").order_by(people.c.name, people.c.id)):
            (own if row.mine else other)[row.id] = row.kind
            found[row.id] = row
        friends = []
        for person, row in found.items():
            kind = relation(own.get(person), other.get(person))
            online = self.hall.absence.is_online(person, row.seen) if kind == "friend" else None
            friends.append(Friend(person, row.name, kind, online))
        return friends

    async def say(self, me: str, other: str, kind: str) -> None:
        """Befriend, block, or neither. Whoever has blocked somebody does not hear from them, and they do not learn it.
        Ending a friendship, or blocking, ends it for both."""
        if me == other:
            raise malformed("that is you")
        own = delete(relations).where(relations.c.person == me, relations.c.other == other)
        theirs = delete(relations).where(
            relations.c.person == other, relations.c.other == me, relations.c.kind == FRIEND
        )
        if kind != "none":
            await self.check_room(me, other)
        await self.store.change(own)
        if kind != FRIEND:
            await self.store.change(theirs)
        if kind != "none":
            row = {"person": me, "other": other, "kind": kind, "at": self.hall.settings.now()}
            await self.store.change(self.store.insert_new(relations).values(**row))

    async def ask_to_table(self, me: str, table_id: str, others: list[str]) -> TableInfo:
        """Keep free seats of one's own table for friends and people one has played with; all of them, or none."""
        info = await self.hall.lobby.table(table_id, me)
        if info.owner != me:
            raise forbidden("only the owner can keep seats for others")
        seated = {seat.person for seat in info.seats}
        for other in others:
            if not await self.may_ask(me, other):
                raise no_such_person()
            if other in seated:
                raise conflict("seated", "somebody already has a seat at this table")
        free = [number for number, seat in enumerate(info.seats) if seat.person is None and seat.bot is None]
        if len(free) < len(others) or len(set(others)) < len(others):
            raise conflict("seat-taken", "there are not enough free seats")
        rows = [{"wanted": other, "place": number} for other, number in zip(others, free)]
        empty = and_(seats.c.person.is_(None), seats.c.bot.is_(None), seats.c.table_id.in_(still_open(table_id)))
        kept = update(seats).where(empty, seats.c.seat == bindparam("place"))
        await self.store.change(
            (kept.values(person=bindparam("wanted"), asked=True), rows), notice=["seats", table_id, 0]
        )
        await self.hall.tables.seats_changed(table_id)
        return await self.hall.lobby.table(table_id, me)

    async def check_room(self, me: str, other: str) -> None:
        others = select(relations.c.other).where(relations.c.person == me, relations.c.other != other)
        rows = await self.store.all(others.limit(MOST))
        if len(rows) >= MOST:
            raise conflict("too-many", f"at most {MOST} people")


def relation(mine: str | None, theirs: str | None) -> Relation:
    """From what both say; that the other one has blocked me is not shown."""
    if mine == BLOCKED:
        return "blocked"
    if mine == FRIEND:
        return "friend" if theirs == FRIEND else "asked"
    return "asks" if theirs == FRIEND else "none"
