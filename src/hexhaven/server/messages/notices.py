"""What people are told while they are not here, and how."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexhaven.server.messages.base import Body
from hexhaven.server.messages.fields import Secret

NoticeKind = Literal["turn", "reminder", "asked", "over"]
ChannelKind = Literal["email", "push", "webhook"]
WebhookFormat = Literal["discord", "matrix", "slack"]
Wants = Annotated[list[NoticeKind], Meta(max_length=4)]
Address = Annotated[
    str, Meta(max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$")
]
Target = Annotated[str, Meta(min_length=8, max_length=1000)]
PushKey = Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]


class NewEmail(Body, tag="email", tag_field="kind"):
    address: Address


class NewPush(Body, tag="push", tag_field="kind"):
    """A subscription, as the browser describes it."""

    endpoint: Target
    p256dh: PushKey
    auth: PushKey


class NewWebhook(Body, tag="webhook", tag_field="kind"):
    url: Target
    format: WebhookFormat


NewChannel = NewEmail | NewPush | NewWebhook


class ChannelPatch(Body):
    wants: Wants


class VacationWish(Body):
    days: Annotated[int, Meta(ge=0, le=60)]  # from now on; 0: it is over


class LinkSecret(Body):
    """From a link in a message."""

    secret: Secret


class ChannelInfo(Struct, frozen=True):
    """A way to reach a person."""

    id: str
    kind: ChannelKind
    address: str  # of a browser or a webhook only the host: the rest is a secret
    confirmed: bool
    wants: list[NoticeKind]
    format: WebhookFormat | None = None


class Notices(Struct, frozen=True):
    """How you are told, and how you could be."""

    possible: list[ChannelKind]
    push_key: str | None  # the server's, for subscriptions
    channels: list[ChannelInfo]
    vacation: float | None = None  # until when you are on vacation
    vacation_left: int = 0  # days that you may still take this year
