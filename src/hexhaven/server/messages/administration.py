"""What administrators see and do."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexhaven.server.messages.base import Body

Action = Literal["promote", "demote", "ban", "lift", "erase", "delete", "export", "link", "invite", "withdraw"]


class Site(Struct, frozen=True):
    """What everybody may know of the server."""

    version: str
    build: str  # compiled or interpreted
    registration: str  # open, invitation or closed


class Overview(Struct, frozen=True):
    """The server in numbers."""

    database: Literal["sqlite", "postgresql"]
    people: int
    accounts: int
    online: int  # with a connection to this process
    open: int  # tables
    playing: int
    over: int
    unreadable: int
    limits: dict[str, float]


class KnownPerson(Struct, frozen=True):
    id: str
    name: str
    login: str | None
    created: float
    seen: float
    online: bool
    tables: int  # seats taken
    admin: bool
    banned: float | None  # since when
    reason: str


class Ban(Body):
    reason: Annotated[str, Meta(max_length=200)] = ""


class NewInvitation(Body):
    note: Annotated[str, Meta(max_length=80)] = ""
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1


class InvitationCode(Struct, frozen=True):
    code: str  # shown once, since only its hash is kept


class OpenInvitation(Struct, frozen=True):
    id: str
    note: str
    uses: int  # that are left
    created: float


class AuditEntry(Struct, frozen=True):
    id: int
    at: float
    actor: str | None  # null: on the machine itself
    actor_name: str | None
    action: Action
    subject: str | None  # a person, a table or an invitation
    subject_name: str | None  # of a person, unless erased
    detail: str
