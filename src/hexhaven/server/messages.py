"""All messages on the wire, as types that check what they decode. See docs/protocol.md."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from hexhaven.server.decoding import decode

PROTOCOL = 2

TableId = Annotated[str, Meta(min_length=1, max_length=16)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Request = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[a-z0-9][a-z0-9._@+-]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
PlayerNames = Annotated[list[Annotated[str, Meta(min_length=1, max_length=80)]], Meta(max_length=8)]  # by seat
Hexadecimal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
Language = Literal["en", "de", "ru", "it"]


# From the client, over the websocket.


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    """A message from a client."""


class Watch(FromClient, tag="watch"):
    table: TableId
    seen: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    invite: Secret | None = None


class Leave(FromClient, tag="leave"):
    table: TableId


AnswerText = Annotated[str, Meta(max_length=100)]


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


class Say(FromClient, tag="say"):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    team: bool = False  # for partners only


class SayRemark(FromClient, tag="remark"):
    table: TableId
    key: Annotated[str, Meta(min_length=1, max_length=40)]
    numbers: Annotated[list[Number], Meta(max_length=4)] = []
    team: bool = False  # for partners only


class Why(FromClient, tag="why"):
    table: TableId
    text: Annotated[str, Meta(max_length=100)]
    request: Request
    language: Language = "en"


class AskWords(FromClient, tag="words"):
    table: TableId
    language: Language = "en"
    seen: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    names: PlayerNames = []
    state: bool = True  # describe the whole table too; a client that draws it need not ask for that


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = Watch | Leave | Answer | Undo | Say | SayRemark | Why | AskWords | Ping


# Parts of the server's messages.


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    text: str  # in notation
    verb: str  # what kind of answer it is


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    about: str | None = None


class SeatInfo(Struct, forbid_unknown_fields=True):
    name: str | None
    person: str | None
    bot: str | None
    away: bool
    online: bool
    votes: list[int] = []  # seats that vote for a bot to take over this one
    asked: bool = False  # kept for the person, who has not accepted yet
    commitment: str | None = None  # to the player's part of the seed
    part: str | None = None
    vote_in: float | None = None  # seconds until the others may vote so; null: not as things are
    out_of_time: bool = False
    can_return: bool = False  # a bot plays, and the person may take the seat back
    not_trading: bool = False  # offers are declined at once


Absent = Annotated[float, Meta(ge=5, le=5_184_000)]  # seconds, then the others may vote on the player to move
OutOfTime = Literal["bot", "vote"]  # a bot takes over, or the table waits and the others may vote for one


class NoClock(Struct, tag="none", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    absent: Absent = 86_400


class DaysClock(Struct, tag="days", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    days: Annotated[float, Meta(gt=0, le=60)]
    out: OutOfTime = "bot"


class TotalClock(Struct, tag="total", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    minutes: Annotated[float, Meta(gt=0, le=10_000)]
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0
    out: OutOfTime = "bot"
    absent: Absent = 120


Clock = NoClock | DaysClock | TotalClock


class GameResult(Struct, frozen=True, forbid_unknown_fields=True):
    points: list[int]
    places: list[int]


class TableInfo(Struct, forbid_unknown_fields=True):
    id: str
    game: str
    options: dict[str, str]
    status: Literal["open", "playing", "over"]
    private: bool
    invite: str | None
    owner: str | None
    mine: int | None
    created: float
    seats: list[SeatInfo]
    clock: Clock
    to_move: list[int]
    number: int
    seed_hash: str
    result: GameResult | None
    rematch: str | None
    imported: bool = False
    revealing: bool = False  # every seat is taken; the game starts when the parts of the seed are revealed
    seed: str | None = None  # the server's part, once the game is over
    unreadable: bool = False  # this version cannot show it; its answers and its file are still available
    stand_in: str = ""  # the bot that takes over for people who are gone


class ChatLine(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    seat: int
    text: str  # empty if it is a remark
    at: float
    remark: str | None = None  # said by key, in the language of the reader
    numbers: list[int] = []
    team: bool = False  # only the speaker's team hears it


Event = tuple[int, int, int, int, int]
Given = tuple[int, str]  # who (a seat, or -1 for chance) and what; a sealed answer of another seat is ""


# From the server, over the websocket.


class FromServer(Struct, tag_field="t", forbid_unknown_fields=True):
    """A message from the server."""


class Hello(FromServer, tag="hello"):
    protocol: int
    person: str  # empty without a session


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


class Seats(FromServer, tag="seats"):
    table: TableInfo


class Said(FromServer, tag="said"):
    table: str
    name: str
    seat: int
    text: str  # empty if it is a remark
    at: float
    remark: str | None = None  # said by key, in the language of the reader
    numbers: list[int] = []
    team: bool = False  # only the speaker's team hears it


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


class Refused(FromServer, tag="refused"):
    request: str
    code: str
    rule: str | None = None
    key: str | None = None
    place: int = 0  # which of the answers given together is refused


class Mine(FromServer, tag="mine"):
    table: TableInfo


class Reason(FromServer, tag="reason"):
    request: str
    legal: bool
    rule: str | None = None
    key: str | None = None
    said: str | None = None  # the text of the key
    rule_text: str | None = None


class SpokenChoice(Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    said: str
    group: str


class SpokenSection(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    lines: list[str]


class Words(FromServer, tag="words"):
    table: str
    since: int  # the answer with which the log starts; 0: it is the whole log
    number: int
    question: str | None
    choices: list[SpokenChoice]
    log: list[str]
    state: list[SpokenSection] = []  # the whole table, if that was asked for and the game can describe it
    outlook: list[Event] = []  # what will happen by itself, if the game can tell
    standing: list[str] = []  # how you stand in what is scored at the end, if the game can tell


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
    | Said
    | LedgerNews
    | Refused
    | Mine
    | Reason
    | Words
    | Pong
    | Problem
)


# Bodies and answers of HTTP.


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class Guest(Body):
    name: Name


class Registration(Body):
    login: Login
    password: Password
    name: Name


class LoginBody(Body):
    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class PersonPatch(Body):
    name: Name | None = None
    language: Language | None = None
    preferences: dict[str, Any] | None = None


class NewPassword(Body):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Recovery(Body):
    recovery: Secret
    leaving: bool = False  # whoever is here as somebody else leaves that person behind


class RecoveryLink(Struct):
    recovery: str


class Recovered(Struct):
    """Who would come back with a recovery link."""

    id: str
    name: str


class SessionInfo(Struct, frozen=True):
    """One of a person's sessions."""

    id: str
    created: float
    seen: float
    browser: str
    current: bool  # the one that asks


class SeatWish(Body):
    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Body):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]] = {}
    private: bool = False
    clock: Clock = NoClock()
    commitment: Hexadecimal | None = None  # to my part of the seed
    stand_in: Annotated[str, Meta(max_length=40)] | None = None  # the bot that takes over for people who are gone


class Combination(Body):
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]]


class CheckedOptions(Struct, frozen=True, forbid_unknown_fields=True):
    problem: str  # why no game can be played with them, in words; empty: one can


class Sit(Body):
    seat: SeatNumber
    invite: Secret | None = None
    commitment: Hexadecimal | None = None


class Stand(Body):
    seat: SeatNumber | None = None  # kept for somebody else; null: mine


class Rematch(Body):
    commitment: Hexadecimal | None = None
    same: bool = False  # with the same draws; only a game that was played alone


class Reveal(Body):
    part: Hexadecimal


class Vote(Body):
    seat: SeatNumber


class Trading(Body):
    trading: bool


class NewMark(Body):
    """Whether a promise was kept; null takes back what was said of it."""

    number: Number
    by: SeatNumber
    key: Annotated[str, Meta(max_length=40)]
    kept: bool | None


class PrivateNotes(Body):
    content: dict[str, Any]


class Person(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    login: str | None
    language: str | None
    preferences: dict[str, Any]


class OptionInfo(Struct, frozen=True):
    name: str
    default: str
    values: list[str]
    several: bool
    title: str  # from here on in the requested language
    hint: str
    labels: list[str]  # of the values


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    rules: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]


class PositionWords(Struct):
    """A position for clients without texts for the game."""

    said: str | None  # the last answer
    question: str | None
    log: list[str]
    state: list[SpokenSection]
    outlook: list[Event] = []
    standing: list[str] = []


class Position(Struct):
    number: int
    last: int
    view: dict[str, Any]
    who: int | None  # who gave the last answer, what it was, and what it did
    text: str | None
    events: list[Event]
    to_move: list[int]
    question: Question | None
    words: PositionWords | None = None  # if a language was given
    line: str | None = None  # the position as one line, to copy; before the end as imagined for your seat


class CopiedPosition(Body):
    """A position as one line of text, to be viewed as a seat sees it."""

    line: Annotated[str, Meta(max_length=12_000)]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    language: Language | None = None
    answers: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=20)] = []  # to be given first


class OpenedPosition(Struct):
    game: str
    options: dict[str, str]
    seat: int
    view: dict[str, Any]
    to_move: list[int]
    question: Question | None
    words: PositionWords | None = None  # if a language was given
    choices: list[SpokenChoice] = []  # if it is the seat's turn and a language was given
    line: str = ""  # the position after the answers


class Move(Struct):
    """An answer in force."""

    number: int  # of the position after it
    who: int
    text: str
    said: str  # in the requested language


class Mistake(Struct, omit_defaults=True):
    """An HTTP error."""

    code: str
    message: str
    rule: str | None = None
    key: str | None = None


encoder = msgspec.json.Encoder()
encode = encoder.encode
client_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
decode_server = msgspec.json.Decoder(ServerMessage).decode


def decode_client(data: bytes) -> ClientMessage:
    """Raises msgspec.DecodeError or UnicodeDecodeError."""
    return decode(data, client_decoder)


def websocket_schema() -> dict[str, Any]:
    """JSON Schema of the messages in both directions."""
    (client, server), components = msgspec.json.schema_components([ClientMessage, ServerMessage])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Hexhaven websocket messages, protocol {PROTOCOL}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }
