"""What is said at a table, and what was promised there."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from hexhaven.server.messages.base import Body, FromClient, FromServer
from hexhaven.server.messages.fields import Number, SeatNumber, TableId


class Say(FromClient, tag="say"):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    team: bool = False  # for partners only


class SayRemark(FromClient, tag="remark"):
    table: TableId
    key: Annotated[str, Meta(min_length=1, max_length=40)]
    numbers: Annotated[list[Number], Meta(max_length=4)] = []
    team: bool = False  # for partners only


class ChatLine(Struct, forbid_unknown_fields=True):
    name: str
    seat: int
    text: str  # empty if it is a remark
    at: float
    remark: str | None = None  # said by key, in the language of the reader
    numbers: list[int] = []
    team: bool = False  # only the speaker's team hears it


class Said(ChatLine, FromServer, tag="said", kw_only=True):
    table: str


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """What one of the players concerned says of a promise."""

    seat: int
    kept: bool


class MarkedPromise(Struct, frozen=True, forbid_unknown_fields=True):
    number: int  # of the answer that made the deal
    turn: int
    by: int
    to: int
    key: str
    amount: int
    marks: list[Mark]


class LedgerNews(FromServer, tag="ledger"):
    table: str
    promises: list[MarkedPromise]


class NewMark(Body):
    """Whether a promise was kept; null takes back what was said of it."""

    number: Number
    by: SeatNumber
    key: Annotated[str, Meta(max_length=40)]
    kept: bool | None


class PrivateNotes(Body):
    content: dict[str, Any]
