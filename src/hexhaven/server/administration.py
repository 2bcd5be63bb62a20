"""What whoever runs a server may do: people, tables, bans, invitations. Every action is written down with its change.
Administrators get nothing of a running game that a spectator would not get."""

import logging
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Row, delete, func, insert, or_, select, update

from hexhaven.server.codes import ApiError, conflict, forbidden, no_such_table
from hexhaven.server.invitations import ID_LETTERS
from hexhaven.server.messages.administration import (
    Action,
    AuditEntry,
    InvitationCode,
    KnownPerson,
    NewInvitation,
    Overview,
)
from hexhaven.server.messages.tables import TableInfo
from hexhaven.server.people import new_id
from hexhaven.server.schema import administrators, audit, bans, people, seats, tables
from hexhaven.server.sessions import Visitor, nothing_left
from hexhaven.server.store import Change
from hexhaven.server.table import OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

PAGE = 50
CODE_LETTERS = 12
MACHINE = None  # the actor of what is done on the machine itself

log = logging.getLogger("hexhaven")


class Administration:
    """Actors are ids of people, or MACHINE."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now
        self.heard = 0  # the last entry of the log that this process knows of

    async def check(self, visitor: Visitor) -> str:
        """The administrator's id. Raises ApiError for everybody else."""
        if not await self.is_administrator(visitor.id):
            raise forbidden("only for administrators")
        return visitor.id

    async def is_administrator(self, person: str) -> bool:
        return await self.store.first(select(administrators).where(administrators.c.person == person)) is not None

    # Looking.

    async def overview(self) -> Overview:
        known, accounts = func.count(people.c.id).label("known"), func.count(people.c.login).label("accounts")
        (counted,) = await self.store.all(select(known, accounts).where(people.c.name != ""))
        number, aside = func.count().label("number"), func.count(tables.c.unreadable).label("aside")
        rows = await self.store.all(select(tables.c.status, number, aside).group_by(tables.c.status))
        numbers: dict[str, int] = {row.status: row.number for row in rows}
        return Overview(
            database="postgresql" if self.store.is_postgres else "sqlite",
            people=counted.known,
            accounts=counted.accounts,
            online=len(self.hall.connections),
            open=numbers.get(OPEN, 0),
            playing=numbers.get(PLAYING, 0),
            over=numbers.get(OVER, 0),
            unreadable=sum(row.aside for row in rows),
            limits=asdict(self.hall.settings.limits),
        )

    async def people(self, wanted: str = "", first: int = 0) -> list[KnownPerson]:
        """Everybody whose name, login or id has this in it, the latest first; erased people are not shown."""
        taken = select(func.count()).select_from(seats).where(seats.c.person == people.c.id).scalar_subquery()
        admin, banned = administrators.c.at.label("admin"), bans.c.at.label("banned")
        asked = (
            select(people, admin, banned, bans.c.reason, taken.label("taken"))
            .join(administrators, administrators.c.person == people.c.id, isouter=True)
            .join(bans, bans.c.person == people.c.id, isouter=True)
            .where(people.c.name != "", has(wanted, people.c.name, people.c.login, people.c.id))
            .order_by(people.c.seen.desc(), people.c.id)
        )
        return [self.known(row) for row in await self.store.all(asked.offset(first).limit(PAGE))]

    def known(self, row: Row[Any]) -> KnownPerson:
        return KnownPerson(
            id=row.id,
            name=row.name,
            login=row.login,
            created=row.created,
            seen=row.seen,
            online=row.id in self.hall.connections,
            tables=row.taken,
            admin=row.admin is not None,
            banned=row.banned,
            reason=row.reason or "",
        )

    async def tables(self, wanted: str = "", first: int = 0) -> list[TableInfo]:
        """Tables with this in their id, game or people's names, the latest first; private ones too, but as a stranger
        would see them."""
        seated = select(seats.c.table_id).join(people, people.c.id == seats.c.person).where(has(wanted, people.c.name))
        found = or_(has(wanted, tables.c.id, tables.c.game), tables.c.id.in_(seated))
        chosen = select(tables).where(found).order_by(tables.c.moved.desc(), tables.c.id)
        return await self.hall.lobby.shown(chosen.offset(first).limit(PAGE), None)

    async def log(self, first: int = 0) -> list[AuditEntry]:
        """What was done, the latest first."""
        actor, subject = people.alias(), people.alias()
        asked = (
            select(audit, actor.c.name.label("actor_name"), subject.c.name.label("subject_name"))
            .join(actor, actor.c.id == audit.c.actor, isouter=True)
            .join(subject, subject.c.id == audit.c.subject, isouter=True)
            .order_by(audit.c.id.desc())
        )
        rows = await self.store.all(asked.offset(first).limit(PAGE))
        return [AuditEntry(**{**row._mapping, "subject_name": row.subject_name or None}) for row in rows]

    async def named(self, wanted: str) -> str:
        """The id of the person with this login or id."""
        row = await self.store.first(select(people.c.id).where(or_(people.c.login == wanted, people.c.id == wanted)))
        if row is None:
            raise no_such_person()
        return str(row.id)

    # Acting.

    async def act(
        self,
        actor: str | None,
        action: Action,
        subject: str,
        *changes: Change,
        detail: str = "",
        notice: list[Any] | None = None,
    ) -> bool:
        """Change something and write it down, both or neither; whether there was anything to change."""
        row = {"at": self.now(), "actor": actor, "action": action, "subject": subject, "detail": detail}
        if not await self.store.change(*changes, insert(audit).values(**row), notice=notice):
            return False
        log.info("administration", extra={"fields": {"actor": actor, "action": action, "subject": subject}})
        return True

    async def promote(self, person: str) -> bool:
        """Only on the machine, and only accounts: a guest has no password."""
        row = await self.store.first(select(people.c.login).where(people.c.id == person))
        if row is None or row.login is None:
            raise no_such_person()
        added = self.store.insert_new(administrators).values(person=person, at=self.now())
        return await self.act(MACHINE, "promote", person, added)

    async def demote(self, person: str) -> bool:
        gone = delete(administrators).where(administrators.c.person == person)
        return await self.act(MACHINE, "demote", person, gone)

    async def ban(self, actor: str | None, person: str, reason: str = "") -> bool:
        """Their sessions and connections end at once; what becomes of their seats, clocks and the others decide."""
        await self.check_subject(person)
        added = self.store.insert_new(bans).values(person=person, at=self.now(), reason=reason)
        ended = nothing_left(person)
        changed = await self.act(actor, "ban", person, added, *ended, detail=reason, notice=["ended", person, 0])
        await self.hall.drop_ended([person])
        return changed

    async def lift(self, actor: str | None, person: str) -> bool:
        gone = delete(bans).where(bans.c.person == person)
        return await self.act(actor, "lift", person, gone)

    async def erase(self, actor: str | None, person: str) -> None:
        """As if they had erased themselves. Logged last: a running server looks at the tables once it reads that."""
        await self.check_subject(person)
        await self.hall.erase(person)
        await self.act(actor, "erase", person)

    async def delete_table(self, actor: str | None, table_id: str) -> None:
        """With everything that was played there."""
        gone = delete(tables).where(tables.c.id == table_id)
        unlinked = update(tables).where(tables.c.rematch == table_id).values(rematch=None)
        if not await self.act(actor, "delete", table_id, gone, unlinked, notice=["seats", table_id, 0]):
            raise no_such_table()
        await self.hall.tables.seats_changed(table_id)

    async def note_export(self, actor: str | None, person: str) -> None:
        """Somebody is going to get what is stored about a person."""
        if not await self.hall.people.exists(person):
            raise no_such_person()
        await self.act(actor, "export", person)

    async def invite(self, actor: str | None, wish: NewInvitation) -> InvitationCode:
        code = new_id(CODE_LETTERS)
        name, made = self.hall.invitations.making(code, wish.note, wish.uses)
        await self.act(actor, "invite", name, made, detail=wish.note)
        return InvitationCode(code)

    async def withdraw(self, actor: str | None, name: str) -> None:
        ended = self.hall.invitations.ending(name)
        if len(name) != ID_LETTERS or not await self.act(actor, "withdraw", name, ended):
            raise ApiError(404, "no-such-invitation", "there is no such invitation")

    async def link(self, person: str) -> str:
        """A recovery link for somebody who has lost their password; only on the machine."""
        link, made = self.hall.people.sessions.making_link(person)
        await self.act(MACHINE, "link", person, *made)
        return link

    async def check_subject(self, person: str) -> None:
        """Nobody gets rid of an administrator, not even of themselves, before the machine has demoted them."""
        if await self.store.first(select(people.c.id).where(people.c.id == person, people.c.name != "")) is None:
            raise no_such_person()
        if await self.is_administrator(person):
            raise conflict("administrator", "administrators can only be demoted, by hexhaven admin demote")

    # What was done on the machine, beside this process.

    async def begin(self) -> None:
        row = await self.store.first(select(audit.c.id).order_by(audit.c.id.desc()).limit(1))
        self.heard = row.id if row is not None else 0

    async def catch_up(self) -> None:
        """The command line changes only the store; here its news reach connections and tables in memory."""
        asked = select(audit).where(audit.c.id > self.heard, audit.c.actor.is_(None)).order_by(audit.c.id)
        for row in await self.store.all(asked):
            self.heard = row.id
            if row.action == "ban":
                await self.hall.drop_ended([row.subject])
            elif row.action == "erase":
                await self.hall.forget(row.subject)
                for table in [table for table in self.hall.tables.live.values() if table.seats_of(row.subject)]:
                    await self.hall.tables.seats_changed(table.id)
            elif row.action == "delete":
                await self.hall.tables.seats_changed(row.subject)


def has(wanted: str, *columns: ColumnElement[Any]) -> ColumnElement[bool]:
    """Whether a text is in one of the columns, in capitals or not."""
    return or_(*(func.lower(column).contains(wanted.lower(), autoescape=True) for column in columns))


def no_such_person() -> ApiError:
    return ApiError(404, "no-such-person", "there is no such person")
