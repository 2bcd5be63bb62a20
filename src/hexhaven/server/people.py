"""Who is who: guests, accounts, sessions and recovery links. Only hashes of secrets are stored."""

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexhaven.server.codes import ApiError, conflict, malformed, no_session
from hexhaven.server.limits import Buckets
from hexhaven.server.messages import Person, PersonPatch
from hexhaven.server.schema import answers, chat, people, recoveries, seats, sessions, tables
from hexhaven.server.settings import Settings
from hexhaven.server.store import Store

SESSION_DAYS = 180
SEEN_EVERY = 60.0  # seconds between two updates of when somebody was last here
HASHES_AT_ONCE = 2
PREFERENCES_BYTES = 4096
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def recovery_of(token: str) -> str:
    """The recovery link of a session is derived from its token, so that it need not be stored."""
    return hashlib.sha256(b"recovery " + token.encode()).hexdigest()[:40]


def clean(name: str) -> str:
    """A name in one line of printable characters."""
    cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not cleaned:
        raise malformed("a name needs a letter that can be seen")
    return cleaned


@dataclass(frozen=True)
class Visitor:
    """Somebody with a session."""

    id: str
    token: str


class People:
    """Everyone known to the server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.now = settings.now
        self.settings = settings
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self.wrong_logins = Buckets(settings.limits.logins_rate, settings.limits.logins_burst)
        self.nobodys_hash = self.hasher.hash(secrets.token_hex(16))

    # Sessions.

    async def visitor(self, token: str | None) -> Visitor | None:
        """Whose session this is. Tokens are looked up as hashes, through the store's index."""
        if not token or len(token) > 100:
            return None
        hashed = hash_of(token)
        row = await self.store.first(select(sessions).where(sessions.c.hash == hashed))
        now = self.now()
        if row is None or row.seen < now - SESSION_DAYS * 86_400:
            return None
        if row.seen < now - SEEN_EVERY:
            await self.store.change(
                update(sessions).where(sessions.c.hash == hashed).values(seen=now),
                update(people).where(people.c.id == row.person).values(seen=now),
            )
        return Visitor(row.person, token)

    async def open_session(self, person: str) -> Visitor:
        token = secrets.token_urlsafe(32)
        now = self.now()
        await self.store.change(
            insert(sessions).values(hash=hash_of(token), person=person, created=now, seen=now),
            insert(recoveries).values(hash=hash_of(recovery_of(token)), person=person, created=now),
        )
        return Visitor(person, token)

    async def close_session(self, visitor: Visitor) -> None:
        await self.store.change(delete(sessions).where(sessions.c.hash == hash_of(visitor.token)))

    async def recover(self, recovery: str) -> Visitor:
        row = await self.store.first(select(recoveries.c.person).where(recoveries.c.hash == hash_of(recovery)))
        if row is None:
            raise no_session()
        return await self.open_session(row.person)

    # Guests and accounts.

    async def new_person(self, name: str, **account: str | None) -> Visitor:
        person, now = new_id(), self.now()
        row = {"id": person, "name": clean(name), "preferences": "{}", "created": now, "seen": now, **account}
        await self.store.change(insert(people).values(**row))
        return await self.open_session(person)

    async def register(self, guest: Visitor | None, login: str, password: str, name: str) -> Visitor:
        """A guest who registers stays the same person and keeps their tables."""
        hashed = await self.hashed(password)
        try:
            if guest is None:
                return await self.new_person(name, login=login, password=hashed)
            values = {"login": login, "password": hashed, "name": clean(name)}
            unnamed = update(people).where(people.c.id == guest.id, people.c.login.is_(None))
            if not await self.store.change(unnamed.values(**values)):
                raise conflict("login-taken", "you already have an account; log out first")
        except IntegrityError as error:
            raise conflict("login-taken", "this login is already taken") from error
        return await self.open_session(guest.id)

    async def log_in(self, login: str, password: str, address: str) -> Visitor:
        """Wrong passwords are counted by login and by address; a missing login takes as long as a wrong password."""
        now = self.now()
        if not (self.wrong_logins.would_pass(login, now) and self.wrong_logins.would_pass(address, now)):
            raise ApiError(429, "too-often", "too many wrong passwords; wait a little")
        row = await self.store.first(select(people.c.id, people.c.password).where(people.c.login == login))
        right = await self.is_right(password, row.password if row is not None else None)
        if row is None or not right:
            self.wrong_logins.take(login, now)
            self.wrong_logins.take(address, now)
            raise ApiError(403, "wrong-password", "the login or the password is wrong")
        return await self.open_session(row.id)

    async def hashed(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def is_right(self, password: str, hashed: str | None) -> bool:
        async with self.hashing:
            try:
                await asyncio.to_thread(self.hasher.verify, hashed or self.nobodys_hash, password)
            except (VerificationError, InvalidHashError):
                return False
            return hashed is not None

    # What is known about a person.

    async def person(self, visitor: Visitor) -> Person:
        row = await self.store.first(select(people).where(people.c.id == visitor.id))
        if row is None:
            raise no_session()
        return as_person(row, recovery_of(visitor.token))

    async def change(self, visitor: Visitor, patch: PersonPatch) -> Person:
        values: dict[str, Any] = {}
        if patch.name is not None:
            values["name"] = clean(patch.name)
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

    async def tables_of(self, person: str, status: str) -> list[str]:
        asked = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
        rows = await self.store.all(asked.where(seats.c.person == person, tables.c.status == status))
        return [row.table_id for row in rows]

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Everything stored about a person."""
        me = visitor.id
        own_answers = select(answers.c.table_id, answers.c.number, answers.c.text, answers.c.at).join(
            seats, (seats.c.table_id == answers.c.table_id) & (seats.c.seat == answers.c.who)
        )
        asked: dict[str, Select[Any]] = {
            "person": select(people).where(people.c.id == me),
            "sessions": select(sessions.c.created, sessions.c.seen).where(sessions.c.person == me),
            "seats": select(seats).where(seats.c.person == me),
            "answers": own_answers.where(seats.c.person == me),
            "chat": select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.person == me),
        }
        found = {name: [dict(row._mapping) for row in await self.store.all(query)] for name, query in asked.items()}
        for row in found["person"]:
            row["password"] = None
        return found

    async def erase(self, person: str) -> None:
        """Name, login, chat and sessions are erased; games stay, for the others."""
        nothing = {"name": "", "login": None, "password": None, "language": None, "preferences": "{}"}
        await self.store.change(
            update(people).where(people.c.id == person).values(**nothing),
            delete(sessions).where(sessions.c.person == person),
            delete(recoveries).where(recoveries.c.person == person),
            delete(chat).where(chat.c.person == person),
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


def as_person(row: Row[Any], recovery: str | None) -> Person:
    return Person(row.id, row.name, row.login, row.language, msgspec.json.decode(row.preferences), recovery)
