"""The ways in which people want to be told: their own addresses, confirmed by a link; browsers; webhooks."""

import secrets
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update

from hexhaven.server.codes import ApiError, malformed, too_often
from hexhaven.server.messages.notices import (
    ChannelInfo,
    ChannelKind,
    NewChannel,
    NewEmail,
    NewPush,
    NewWebhook,
    NoticeKind,
    Notices,
)
from hexhaven.server.notices.outgoing import BadTarget, NotDelivered, address_of, split_target
from hexhaven.server.notices.wording import texts_for
from hexhaven.server.people import new_id
from hexhaven.server.schema import channels, people
from hexhaven.server.sessions import hash_of

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

MOST = 10  # of one person
LOOKUPS_OF_AN_ADDRESS = 2  # at once
FIRST_WANTS: list[NoticeKind] = ["turn", "reminder", "asked", "over"]


class Channels:
    """Everyone's ways to be told."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.settings = hall.settings
        self.looking_up: Counter[str] = Counter()  # names, by the address that asked

    async def listed(self, person: str) -> Notices:
        rows = await self.store.all(select(channels).where(channels.c.person == person).order_by(channels.c.created))
        signer = self.hall.delivery.signer
        return Notices(
            self.possible(),
            signer.public if signer else None,
            [channel_info(row) for row in rows],
            await self.hall.vacations.until(person),
            await self.hall.vacations.left(person),
        )

    def possible(self) -> list[ChannelKind]:
        delivery = self.hall.delivery
        kinds: list[tuple[ChannelKind, bool]] = [
            ("email", delivery.mail is not None),
            ("push", delivery.signer is not None),
            ("webhook", self.settings.outgoing != "none"),
        ]
        return [kind for kind, there in kinds if there]

    # Adding one.

    async def add(self, person: str, wish: NewChannel, address: str) -> Notices:
        counted = await self.store.first(select(func.count()).where(channels.c.person == person))
        if counted is not None and counted[0] >= MOST:
            raise ApiError(409, "too-many-channels", f"at most {MOST} ways to be told")
        match wish:
            case NewEmail():
                await self.add_email(person, wish, address)
            case NewPush():
                await self.add_push(person, wish, address)
            case NewWebhook():
                await self.add_webhook(person, wish, address)
        return await self.listed(person)

    def check_possible(self, kind: ChannelKind) -> None:
        if kind not in self.possible():
            raise ApiError(409, "no-such-channel", f"this server sends nothing by {kind}")

    async def add_email(self, person: str, wish: NewEmail, address: str) -> None:
        """Nothing but a letter with a link goes there until the link is opened."""
        self.check_possible("email")
        self.limit_letters(address, wish.address)
        secret = secrets.token_urlsafe(24)
        row = await self.store.first(select(people.c.language).where(people.c.id == person))
        text = texts_for(row.language if row is not None else None)
        link = f"{self.settings.address}/#/confirm/{secret}"
        content = "\n\n".join([text("notice-confirm"), link, text("notice-not-you")]) + "\n"
        try:
            await self.hall.delivery.post_letter(wish.address, text("notice-confirm-subject"), content)
        except NotDelivered as error:
            raise ApiError(409, "not-delivered", "the letter could not be sent") from error
        await self.keep(person, "email", wish.address, {}, hash_of(secret))

    async def add_push(self, person: str, wish: NewPush, address: str) -> None:
        """A browser belongs to whoever uses it last."""
        from hexhaven.server.notices.push import check_keys

        self.check_possible("push")
        try:
            check_keys(wish.p256dh, wish.auth)
        except ValueError as error:
            raise malformed(f"not the keys of a browser: {error}") from error
        await self.check_target(wish.endpoint, address)
        keys = {"p256dh": wish.p256dh, "auth": wish.auth}
        await self.store.change(delete(channels).where(channels.c.kind == "push", channels.c.address == wish.endpoint))
        await self.keep(person, "push", wish.endpoint, keys)

    async def add_webhook(self, person: str, wish: NewWebhook, address: str) -> None:
        self.check_possible("webhook")
        await self.check_target(wish.url, address)
        await self.keep(person, "webhook", wish.url, {"format": wish.format})

    async def check_target(self, url: str, asking: str) -> None:
        """It is checked again whenever something is sent: names can lead elsewhere later."""
        private_too = self.hall.delivery.private_too
        if self.looking_up[asking] >= LOOKUPS_OF_AN_ADDRESS:
            raise too_often()
        self.looking_up[asking] += 1
        try:
            await address_of(split_target(url, private_too), private_too)
        except (BadTarget, NotDelivered) as error:
            raise ApiError(400, "bad-target", str(error)[:200]) from error
        finally:
            self.looking_up[asking] -= 1
            self.looking_up += Counter()  # forgets those who wait for none

    def limit_letters(self, *whose: str) -> None:
        now = self.settings.monotonic()
        if not all(self.hall.letters.take(who, now) for who in whose):
            raise too_often()

    async def keep(
        self, person: str, kind: ChannelKind, address: str, detail: dict[str, str], confirmation: str | None = None
    ) -> None:
        row = {
            "id": new_id(),
            "person": person,
            "kind": kind,
            "address": address,
            "detail": msgspec.json.encode(detail).decode(),
            "wants": " ".join(FIRST_WANTS),
            "confirmation": confirmation,
            "stop": secrets.token_urlsafe(24),
            "created": self.settings.now(),
        }
        same = (channels.c.person == person, channels.c.address == address, channels.c.id != row["id"])
        await self.store.change(insert(channels).values(**row), delete(channels).where(*same))

    # Later.

    async def choose(self, person: str, channel: str, wants: list[NoticeKind]) -> Notices:
        own = update(channels).where(channels.c.id == channel, channels.c.person == person)
        chosen = [kind for kind in FIRST_WANTS if kind in wants]
        if not await self.store.change(own.values(wants=" ".join(chosen))):
            raise no_such_channel()
        return await self.listed(person)

    async def remove(self, person: str, channel: str) -> Notices:
        own = delete(channels).where(channels.c.id == channel, channels.c.person == person)
        if not await self.store.change(own):
            raise no_such_channel()
        return await self.listed(person)

    async def confirm(self, secret: str) -> None:
        """By the link in the letter, in whatever browser it is opened."""
        waiting = update(channels).where(channels.c.confirmation == hash_of(secret))
        if not await self.store.change(waiting.values(confirmation=None)):
            raise no_such_link()

    async def stop(self, secret: str) -> None:
        """By the link in every letter."""
        if not await self.store.change(delete(channels).where(channels.c.stop == secret)):
            raise no_such_link()

    async def row(self, person: str, channel: str) -> Row[Any]:
        row = await self.store.first(select(channels).where(channels.c.id == channel, channels.c.person == person))
        if row is None:
            raise no_such_channel()
        return row


def channel_info(row: Row[Any]) -> ChannelInfo:
    shown = row.address if row.kind == "email" else urlsplit(row.address).hostname or ""
    form = msgspec.json.decode(row.detail).get("format")
    return ChannelInfo(row.id, row.kind, shown, row.confirmation is None, row.wants.split(), form)


def no_such_channel() -> ApiError:
    return ApiError(404, "no-such-channel", "you have no such way to be told")


def no_such_link() -> ApiError:
    return ApiError(404, "no-such-link", "the link has been used, or never existed")
