"""The game at a table: answers, and what they change."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from hexhaven.server.messages.base import FromClient, FromServer
from hexhaven.server.messages.chat import ChatLine
from hexhaven.server.messages.fields import AnswerText, Event, Given, Number, Request, Secret, TableId


class Watch(FromClient, tag="watch"):
    table: TableId
    seen: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    invite: Secret | None = None
    seat: Annotated[int, Meta(ge=-1, le=7)] | None = None  # which of mine I look from, or -1: as everybody sees it


class Leave(FromClient, tag="leave"):
    table: TableId


class Answer(FromClient, tag="answer"):
    table: TableId
    number: Number
    text: AnswerText
    request: Request
    careful: bool = False  # refused if it would end the player's turn
    then: Annotated[list[AnswerText], Meta(max_length=11)] = []  # given together with it: all of them, or none


class Undo(FromClient, tag="undo"):
    table: TableId
    number: Number
    request: Request


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    text: str  # in notation
    verb: str  # what kind of answer it is


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    about: str | None = None


class Moved(FromServer, tag="moved"):
    table: str
    from_: int = msgspec.field(name="from")
    number: int
    answers: list[Given]
    events: list[Event]
    to_move: list[int]
    question: Question | None
    choices: list[Choice]
    undo: bool
    clocks: list[float] | None


class WholeTable(FromServer, tag="table"):
    table: str
    from_: int = msgspec.field(name="from")
    number: int
    seat: int
    view: dict[str, Any]
    events: list[Event]
    to_move: list[int]
    question: Question | None
    choices: list[Choice]
    undo: bool
    clocks: list[float] | None
    chat: list[ChatLine]


class Back(WholeTable, tag="back"):
    pass


class Receipt(FromServer, tag="receipt"):
    request: str
    number: int


class Refused(FromServer, tag="refused"):
    request: str
    code: str
    rule: str | None = None
    key: str | None = None
    place: int = 0  # which of the answers given together is refused
