"""Who may come in: everybody, whoever has an invitation, or nobody new."""

from typing import Any

from sqlalchemy import Update, delete, insert, select, update

from hexhaven.server.codes import ApiError, too_often
from hexhaven.server.limits import Buckets
from hexhaven.server.messages.administration import OpenInvitation
from hexhaven.server.schema import invitations
from hexhaven.server.sessions import hash_of
from hexhaven.server.settings import Settings
from hexhaven.server.store import Store

ID_LETTERS = 16  # of a code's hash; they name it without giving it away


def wrong_invitation() -> ApiError:
    return ApiError(403, "wrong-invitation", "there is no such invitation, or it is used up")


class Invitations:
    """Codes for newcomers; only their hashes are stored."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.guesses = Buckets(settings.limits.logins_rate, settings.limits.logins_burst)  # by address

    def admission(self, code: str | None, address: str) -> list[Update]:
        """What has to be changed so that a newcomer may enter. Every guess counts until it turns out right."""
        if self.settings.registration == "open":
            return []
        if self.settings.registration == "closed":
            raise ApiError(403, "registration-closed", "this server takes nobody new")
        if not code:
            raise ApiError(403, "invitation-needed", "newcomers need an invitation")
        if not self.guesses.take(address, self.settings.monotonic()):
            raise too_often()
        usable = update(invitations).where(invitations.c.hash == hash_of(code), invitations.c.uses > 0)
        return [usable.values(uses=invitations.c.uses - 1)]

    def admitted(self, address: str) -> None:
        self.guesses.bucket(address, self.settings.monotonic()).give_back()

    async def listed(self) -> list[OpenInvitation]:
        rows = await self.store.all(select(invitations).order_by(invitations.c.created.desc()))
        return [OpenInvitation(row.hash[:ID_LETTERS], row.note, row.uses, row.created) for row in rows]

    def making(self, code: str, note: str, uses: int) -> tuple[str, Any]:
        """An invitation's name, and what stores it."""
        row = {"hash": hash_of(code), "note": note, "uses": uses, "created": self.settings.now()}
        return hash_of(code)[:ID_LETTERS], insert(invitations).values(**row)

    def ending(self, name: str) -> Any:
        return delete(invitations).where(invitations.c.hash.startswith(name, autoescape=True))
