"""Messages leave the outbox: whoever moves the time at which one is due delivers it, and nobody else."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, delete, select, update

from hexhaven.server.codes import ApiError
from hexhaven.server.notices import webhooks
from hexhaven.server.notices.mail import Mail, mail_server
from hexhaven.server.notices.outbox import LOOK_EVERY, time_limit
from hexhaven.server.notices.outgoing import BadTarget, Gone, NotDelivered, check_status, post
from hexhaven.server.notices.wording import Letter, as_email, line_about, texts_for
from hexhaven.server.schema import channels, outbox, people, seats, tables
from hexhaven.server.table import OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall
    from hexhaven.server.notices.push import Signer

AT_ONCE = 8
LEASE_SECONDS = 300.0  # longer than any delivery takes; then another process may try
TRIES = 5
PAUSE_SECONDS = 60.0  # after the first attempt; then four times as long, and so on
STATUS = {"turn": PLAYING, "reminder": PLAYING, "asked": OPEN, "over": OVER}

log = logging.getLogger("hexhaven")


class Delivery:
    """Carries messages to people."""

    def __init__(self, hall: "Hall") -> None:
        settings = hall.settings
        self.hall = hall
        self.store = hall.store
        self.settings = settings
        self.now = settings.now
        self.private_too = settings.outgoing == "any"
        self.mail = Mail(mail_server(settings.smtp, settings.mail_from)) if settings.smtp else None
        self.signer = new_signer(settings.push_key, settings.address) if settings.push_key else None

    async def run(self) -> None:
        """As long as the server runs, apart from the sweep: no clock waits for a slow mail server."""
        while await self.hall.goes_on(LOOK_EVERY * self.settings.sweep_seconds):
            await self.hall.sweeping.guarded("filling the outbox", self.hall.outbox.fill())
            await self.hall.sweeping.guarded("delivering messages", self.once())

    def close(self) -> None:
        if self.mail is not None:
            self.mail.close()

    # From the outbox.

    async def once(self) -> None:
        """What is due now, a few at a time."""
        asked = select(outbox, channels.c.kind.label("way"), channels.c.address, channels.c.detail, channels.c.stop)
        asked = asked.add_columns(channels.c.person, people.c.language)
        asked = asked.join(channels, channels.c.id == outbox.c.channel).join(people, people.c.id == channels.c.person)
        rows = await self.store.all(asked.where(outbox.c.due <= self.now()).order_by(outbox.c.due).limit(AT_ONCE))
        await asyncio.gather(*(self.hall.sweeping.guarded("delivering a message", self.deliver(row)) for row in rows))

    async def deliver(self, row: Row[Any]) -> None:
        """Once, if another process has not taken it; later again, if it fails."""
        mine = update(outbox).where(outbox.c.id == row.id, outbox.c.due == row.due)
        if not await self.store.change(mine.values(due=self.now() + LEASE_SECONDS, tries=row.tries + 1)):
            return
        try:
            letter = await self.letter(row)
            if letter is not None:
                await self.carry(row, letter)
        except Gone:
            await self.store.change(delete(channels).where(channels.c.id == row.channel))
        except BadTarget as error:
            log.warning("a message by %s is dropped: %s", row.way, error)
        except NotDelivered as error:
            log.warning("a message by %s was not delivered: %s", row.way, error)
            if row.tries + 1 < TRIES:
                later = update(outbox).where(outbox.c.id == row.id)
                await self.store.change(later.values(due=self.now() + PAUSE_SECONDS * 4**row.tries))
                return
        await self.store.change(delete(outbox).where(outbox.c.id == row.id))

    async def letter(self, row: Row[Any]) -> Letter | None:
        """What is to be said now; None if it is no longer true."""
        table = await self.store.first(select(tables).where(tables.c.id == row.table_id))
        seated = await self.store.all(select(seats).where(seats.c.table_id == row.table_id).order_by(seats.c.seat))
        if table is None or table.status != STATUS[row.kind] or not any(concerns(row, table, seat) for seat in seated):
            return None
        names = zip(await self.hall.lobby.seat_names(row.table_id), seated)
        others = [name for name, seat in names if name and seat.person != row.person]
        limit = time_limit(table)
        left = 0.0 if limit is None else limit.end - self.now()
        if row.kind == "reminder" and left <= 0:
            return None
        line = line_about(row.kind, texts_for(row.language, table.game), others, left)
        return Letter(line, f"{self.settings.address}/#/table/{table.id}", f"table-{table.id}")

    # Carrying.

    async def carry(self, row: Row[Any], letter: Letter) -> None:
        """By e-mail, push or webhook. Raises BadTarget, NotDelivered or Gone."""
        match row.way:
            case "email":
                text, stop = texts_for(row.language), f"{self.settings.address}/#/stop/{row.stop}"
                await self.post_letter(row.address, letter.line, as_email(text, letter, stop), stop)
            case "push":
                await self.push(row, letter)
            case "webhook":
                if self.settings.outgoing == "none":
                    raise BadTarget("webhooks are off")
                body = webhooks.body_for(msgspec.json.decode(row.detail)["format"], letter.line, letter.url)
                check_status(await post(row.address, body, webhooks.HEADERS, self.private_too))

    async def post_letter(self, to: str, subject: str, content: str, stop: str = "") -> None:
        """Raises NotDelivered."""
        if self.mail is None:
            raise NotDelivered("e-mail is off")
        await self.mail.send(to, subject, content, stop)

    async def push(self, row: Row[Any], letter: Letter) -> None:
        from hexhaven.server.notices.push import encrypted

        if self.signer is None:
            raise NotDelivered("push is off")
        keys = msgspec.json.decode(row.detail)
        said = msgspec.json.encode({"line": letter.line, "url": letter.url, "topic": letter.topic})
        body = encrypted(said, keys["p256dh"], keys["auth"])
        headers = self.signer.headers(row.address, letter.topic)
        check_status(await post(row.address, body, headers, self.private_too))

    async def try_out(self, person: str, channel: str) -> None:
        """A message to oneself, to see whether it arrives."""
        row = await self.hall.channels.row(person, channel)
        asked = select(channels, channels.c.kind.label("way"), people.c.language)
        asked = asked.join(people, people.c.id == channels.c.person)
        found = await self.store.first(asked.where(channels.c.id == row.id, channels.c.confirmation.is_(None)))
        if found is None:
            raise ApiError(409, "not-confirmed", "open the link in the letter first")
        letter = Letter(texts_for(found.language)("notice-test"), self.settings.address, "test")
        try:
            await self.carry(found, letter)
        except (BadTarget, NotDelivered, Gone) as error:
            raise ApiError(409, "not-delivered", str(error)[:200]) from error


def concerns(row: Row[Any], table: Row[Any], seat: Row[Any]) -> bool:
    """Whether a message about a table is still true for this seat of the person."""
    if seat.person != row.person:
        return False
    if table.status == PLAYING:
        return bool(table.to_move == seat.seat and seat.bot is None)
    return bool(seat.asked) or table.status == OVER


def new_signer(key: str, contact: str) -> "Signer":
    """Only a server that sends push messages needs the library behind them."""
    from hexhaven.server.notices.push import Signer

    return Signer(key, contact)
