"""Who is who: guests and accounts, and what is known about them."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Update, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hexhaven.server.codes import ApiError, conflict, forbidden, no_session
from hexhaven.server.invitations import wrong_invitation
from hexhaven.server.messages.people import LoginBody, NewPassword, Person, PersonPatch, Registration
from hexhaven.server.names import clean_name
from hexhaven.server.passwords import Passwords
from hexhaven.server.schema import (
    administrators,
    bans,
    channels,
    chat,
    notes,
    people,
    ratings,
    relations,
    seats,
    tables,
)
from hexhaven.server.sessions import Sessions, Visitor, nothing_left
from hexhaven.server.settings import Settings
from hexhaven.server.store import Store

PREFERENCES_BYTES = 4096
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class People:
    """Everyone known to the server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.now = settings.now
        self.settings = settings
        self.sessions = Sessions(store, settings)
        self.passwords = Passwords(settings)

    # Guests and accounts.

    async def new_person(
        self, name: str, browser: str = "", admission: Sequence[Update] = (), **account: str | None
    ) -> Visitor:
        """Admission is what has to be changed for it, if there is anything to change."""
        person, now = new_id(), self.now()
        row = {"id": person, "name": clean_name(name), "preferences": "{}", "created": now, "seen": now, **account}
        visitor, opened = self.sessions.opening(person, browser)
        if not await self.store.change(*admission, insert(people).values(**row), opened):
            raise wrong_invitation()
        return visitor

    async def register(
        self, guest: Visitor | None, body: Registration, address: str, browser: str, admission: Sequence[Update] = ()
    ) -> Visitor:
        """A guest who registers stays the same person and keeps their tables, but no earlier cookie or link is left."""
        hashed = await self.passwords.hashed(body.password, address)
        try:
            if guest is None:
                return await self.new_person(body.name, browser, admission, login=body.login, password=hashed)
            values = {"login": body.login, "password": hashed, "name": clean_name(body.name)}
            unnamed = update(people).where(people.c.id == guest.id, people.c.login.is_(None)).values(**values)
            visitor = await self.start_anew(guest.id, unnamed, browser)
        except IntegrityError as error:
            raise conflict("login-taken", "this login is already taken") from error
        if visitor is None:
            raise conflict("login-taken", "you already have an account; log out first")
        return visitor

    async def start_anew(self, person: str, change: Update, browser: str) -> Visitor | None:
        """Change a person, end everything by which they could come in, and open a new session."""
        visitor, opened = self.sessions.opening(person, browser)
        ended = ["ended", person, 0]
        return visitor if await self.store.change(change, *nothing_left(person), opened, notice=ended) else None

    async def log_in(self, body: LoginBody, address: str, browser: str, device: str | None) -> Visitor:
        """A missing login takes as long as a wrong password."""
        row = await self.store.first(select(people.c.id, people.c.password).where(people.c.login == body.login))
        known = device if row is not None and await self.sessions.is_known(device, row.id) else None
        hashed = row.password if row is not None else None
        if not await self.passwords.is_right(body.password, hashed, body.login, address, known) or row is None:
            raise wrong_password()
        if await self.store.first(select(bans).where(bans.c.person == row.id)) is not None:
            raise ApiError(403, "banned", "this account may not come in")
        return await self.sessions.open(row.id, browser)

    async def change_password(self, visitor: Visitor, body: NewPassword, address: str, browser: str) -> Visitor:
        """All other sessions end."""
        row = await self.store.first(select(people.c.login, people.c.password).where(people.c.id == visitor.id))
        if row is None or row.login is None:
            raise forbidden("guests have no password")
        if not await self.passwords.is_right(body.old, row.password, row.login, address, visitor.session):
            raise wrong_password()
        hashed = await self.passwords.hashed(body.new, address)
        unchanged = update(people).where(people.c.id == visitor.id, people.c.password == row.password)
        changed = await self.start_anew(visitor.id, unchanged.values(password=hashed), browser)
        if changed is None:
            raise wrong_password()
        return changed

    # What is known about a person.

    async def person(self, visitor: Visitor) -> Person:
        admin = exists().where(administrators.c.person == people.c.id)
        row = await self.store.first(select(people, admin.label("admin")).where(people.c.id == visitor.id))
        if row is None:
            raise no_session()
        return as_person(row)

    async def change(self, visitor: Visitor, patch: PersonPatch) -> Person:
        values: dict[str, Any] = {}
        if patch.name is not None:
            values["name"] = clean_name(patch.name)
        if patch.language is not None:
            values["language"] = patch.language
        if patch.preferences is not None:
            written = msgspec.json.encode(patch.preferences)
            if len(written) > PREFERENCES_BYTES:
                raise ApiError(413, "too-big", f"preferences take at most {PREFERENCES_BYTES} bytes")
            values["preferences"] = written.decode()
        if values:
            await self.store.change(update(people).where(people.c.id == visitor.id).values(**values))
        return await self.person(visitor)

    async def exists(self, person: str) -> bool:
        return await self.store.first(select(people.c.id).where(people.c.id == person)) is not None

    async def tables_of(self, person: str, status: str) -> list[str]:
        asked = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
        rows = await self.store.all(asked.where(seats.c.person == person, tables.c.status == status))
        return [row.table_id for row in rows]

    async def erase(self, person: str) -> None:
        """Name, login, chat, notes, friends, ratings and sessions are erased; games stay, for the others."""
        nothing = {"name": "", "login": None, "password": None, "language": None, "preferences": "{}"}
        await self.store.change(
            update(people).where(people.c.id == person).values(**nothing),
            update(seats).where(seats.c.person == person, seats.c.name.is_not(None)).values(name=""),
            delete(chat).where(chat.c.person == person),
            delete(notes).where(notes.c.person == person),
            delete(channels).where(channels.c.person == person),
            delete(relations).where(or_(relations.c.person == person, relations.c.other == person)),
            delete(ratings).where(ratings.c.player == person),
            delete(administrators).where(administrators.c.person == person),
            *nothing_left(person),
            notice=["erased", person, 0],
        )

    async def forgotten(self) -> list[str]:
        """Guests not seen for longer than the settings allow."""
        if not self.settings.keep_days:
            return []
        until = self.now() - self.settings.keep_days * 86_400
        asked = select(people.c.id).where(people.c.seen < until, people.c.login.is_(None), people.c.name != "")
        return [row.id for row in await self.store.all(asked)]

    async def note_seen(self, online: list[str]) -> None:
        """Note that everyone with a connection is here."""
        if online:
            await self.store.change(update(people).where(people.c.id.in_(online)).values(seen=self.now()))


def as_person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.login, row.language, msgspec.json.decode(row.preferences), row.admin)


def wrong_password() -> ApiError:
    return ApiError(403, "wrong-password", "the login or the password is wrong")
