"""Sessions, recovery links and known devices. Their secrets are stored as hashes only."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Delete, Insert, delete, insert, or_, select, update

from hexhaven.server.codes import ApiError, conflict, no_session
from hexhaven.server.messages.people import SessionInfo
from hexhaven.server.schema import bans, devices, people, recoveries, sessions
from hexhaven.server.settings import Settings
from hexhaven.server.store import Change, Store

SESSION_DAYS = 180
DEVICE_DAYS = 400  # browsers keep no cookie for longer
SEEN_EVERY = 60.0  # seconds between two updates of when somebody was last here
ID_LETTERS = 16  # of a session's hash; they name it without giving it away
BROWSER_LETTERS = 40

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def browser_of(agent: str) -> str:
    """What a browser calls itself, in two words."""
    found = [next((name for sign, name in kind.items() if sign in agent), "") for kind in (BROWSERS, SYSTEMS)]
    if not found[0]:
        return "".join(letter for letter in agent.partition(" ")[0] if letter.isprintable())[:BROWSER_LETTERS]
    return ", ".join(filter(None, found))


@dataclass(frozen=True)
class Visitor:
    """Somebody with a session."""

    id: str
    token: str

    @property
    def session(self) -> str:
        return hash_of(self.token)


class Sessions:
    """Who comes with which cookie. Ending a session also ends the recovery link that was made in it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.now = settings.now

    async def visitor(self, token: str | None) -> Visitor | None:
        """Whose session this is. Tokens are looked up as hashes, through the store's index."""
        if not token or len(token) > 100:
            return None
        hashed = hash_of(token)
        row = await self.store.first(select(sessions).where(sessions.c.hash == hashed, not_banned()))
        now = self.now()
        if row is None or row.seen < now - SESSION_DAYS * 86_400:
            return None
        if row.seen < now - SEEN_EVERY:
            await self.store.change(
                update(sessions).where(sessions.c.hash == hashed).values(seen=now),
                update(people).where(people.c.id == row.person).values(seen=now),
            )
        return Visitor(row.person, token)

    # Opening and ending.

    def opening(self, person: str, browser: str) -> tuple[Visitor, Insert]:
        """A new session, and what stores it."""
        visitor, now = Visitor(person, secrets.token_urlsafe(32)), self.now()
        row = {"hash": visitor.session, "person": person, "created": now, "seen": now, "browser": browser}
        return visitor, insert(sessions).values(**row)

    async def open(self, person: str, browser: str) -> Visitor:
        visitor, opened = self.opening(person, browser)
        await self.store.change(opened)
        return visitor

    async def end(self, person: str, *which: ColumnElement[bool]) -> bool:
        """End some of a person's sessions; whether there were any."""
        ended = delete(sessions).where(sessions.c.person == person, *which)
        return bool(await self.store.change(ended, links_without_session(person), notice=["ended", person, 0]))

    async def close(self, visitor: Visitor) -> None:
        await self.end(visitor.id, sessions.c.hash == visitor.session)

    async def end_others(self, visitor: Visitor) -> None:
        await self.end(visitor.id, sessions.c.hash != visitor.session)

    async def end_named(self, visitor: Visitor, name: str) -> None:
        if len(name) != ID_LETTERS or not await self.end(visitor.id, sessions.c.hash.startswith(name, autoescape=True)):
            raise ApiError(404, "no-such-session", "you have no such session")

    async def listed(self, visitor: Visitor) -> list[SessionInfo]:
        """A person's sessions, the latest first."""
        since = self.now() - SESSION_DAYS * 86_400
        asked = select(sessions).where(sessions.c.person == visitor.id, sessions.c.seen >= since)
        return [
            SessionInfo(row.hash[:ID_LETTERS], row.created, row.seen, row.browser or "", row.hash == visitor.session)
            for row in await self.store.all(asked.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))
        ]

    async def valid(self, persons: list[str]) -> set[str]:
        """The hashes of all sessions of some people."""
        asked = select(sessions.c.hash).where(sessions.c.person.in_(persons), not_banned())
        return {row.hash for row in await self.store.all(asked)}

    # Recovery links: a person has one at most, and it works once.

    async def new_link(self, visitor: Visitor) -> str:
        link, made = self.making_link(visitor.id, visitor.session)
        await self.store.change(*made)
        return link

    def making_link(self, person: str, session: str | None = None) -> tuple[str, list[Change]]:
        """A link, and what stores it in the place of any other."""
        link = secrets.token_urlsafe(24)
        row = {"hash": hash_of(link), "person": person, "created": self.now(), "session": session}
        others = delete(recoveries).where(recoveries.c.person == person, recoveries.c.hash != row["hash"])
        return link, [insert(recoveries).values(**row), others]

    async def person_of_link(self, link: str) -> Any:
        """The row of the person who would come back with this link."""
        asked = select(people).join(recoveries, recoveries.c.person == people.c.id)
        row = await self.store.first(asked.where(recoveries.c.hash == hash_of(link)))
        if row is None:
            raise ApiError(404, "no-such-link", "the link has been used, replaced or ended, or never existed")
        return row

    async def recover(self, link: str, here: Visitor | None, leaving: bool, browser: str) -> Visitor:
        """Use a link up. Whoever is here as somebody else must say that they are leaving."""
        person = (await self.person_of_link(link)).id
        if here is not None and here.id != person and not leaving:
            raise conflict("somebody-else", "you are here as somebody else; say that you are leaving")
        visitor, opened = self.opening(person, browser)
        if not await self.store.change(delete(recoveries).where(recoveries.c.hash == hash_of(link)), opened):
            raise no_session()
        return visitor

    # Devices that have logged in before.

    async def is_known(self, device: str | None, person: str) -> bool:
        if not device or len(device) > 100:
            return False
        since = self.now() - DEVICE_DAYS * 86_400
        asked = select(devices).where(devices.c.hash == hash_of(device), devices.c.person == person)
        return await self.store.first(asked.where(devices.c.created > since)) is not None

    async def new_device(self, person: str) -> str:
        device, now = secrets.token_urlsafe(24), self.now()
        old = delete(devices).where(devices.c.person == person, devices.c.created < now - DEVICE_DAYS * 86_400)
        await self.store.change(insert(devices).values(hash=hash_of(device), person=person, created=now), old)
        return device


def not_banned() -> ColumnElement[bool]:
    """Whether a session counts: one that was being opened when its person was banned does not."""
    return sessions.c.person.not_in(select(bans.c.person))


def links_without_session(person: str) -> Delete:
    """Also those from before links belonged to a session."""
    gone = or_(recoveries.c.session.is_(None), recoveries.c.session.not_in(select(sessions.c.hash)))
    return delete(recoveries).where(recoveries.c.person == person, gone)


def nothing_left(person: str) -> list[Delete]:
    """No session, link or known device of a person remains."""
    return [delete(kind).where(kind.c.person == person) for kind in (sessions, recoveries, devices)]
