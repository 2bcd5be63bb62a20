"""What all messages have in common."""

import msgspec
from msgspec import Struct

PROTOCOL = 2


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    """A message from a client."""


class FromServer(Struct, tag_field="t", forbid_unknown_fields=True):
    """A message from the server."""


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class Mistake(Struct, omit_defaults=True):
    """An HTTP error."""

    code: str
    message: str
    rule: str | None = None
    key: str | None = None


encoder = msgspec.json.Encoder()
encode = encoder.encode
