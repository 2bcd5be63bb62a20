"""All messages of the websocket, decoded and described."""

from functools import cache
from typing import Any

import msgspec

from hexhaven.server.decoding import decode
from hexhaven.server.messages.base import PROTOCOL, FromClient, FromServer
from hexhaven.server.messages.chat import LedgerNews, Said, Say, SayRemark
from hexhaven.server.messages.play import Answer, Back, Leave, Moved, Receipt, Refused, Undo, Watch, WholeTable
from hexhaven.server.messages.tables import Mine, Seats, Watching
from hexhaven.server.messages.words import AskHint, AskWords, Hint, Reason, Why, Words


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = Watch | Leave | Answer | Undo | Say | SayRemark | Why | AskWords | AskHint | Ping


class Hello(FromServer, tag="hello"):
    protocol: int
    person: str  # empty without a session


class Pong(FromServer, tag="pong"):
    pass


class Problem(FromServer, tag="problem"):
    code: str
    message: str
    request: str | None = None  # of the message that was dropped, if it had one


ServerMessage = (
    Hello
    | Moved
    | WholeTable
    | Back
    | Receipt
    | Seats
    | Watching
    | Said
    | LedgerNews
    | Refused
    | Mine
    | Reason
    | Words
    | Hint
    | Pong
    | Problem
)

client_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
decode_server = msgspec.json.Decoder(ServerMessage).decode


def decode_client(data: bytes) -> ClientMessage:
    """Raises msgspec.DecodeError or UnicodeDecodeError."""
    return decode(data, client_decoder)


@cache
def websocket_schema() -> dict[str, Any]:
    """JSON Schema of the messages in both directions."""
    (client, server), components = msgspec.json.schema_components([ClientMessage, ServerMessage])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Hexhaven websocket messages, protocol {PROTOCOL}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }
