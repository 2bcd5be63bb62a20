"""The game in words, and why an answer is refused."""

from typing import Annotated

from msgspec import Meta, Struct

from hexhaven.server.messages.base import FromClient, FromServer
from hexhaven.server.messages.fields import Event, Language, PlayerNames, Request, TableId


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


class AskHint(FromClient, tag="hint"):
    table: TableId
    request: Request
    language: Language = "en"
    names: PlayerNames = []


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
    forecast: list[Event] = []  # what will happen by itself, if the game can tell
    standing: list[str] = []  # how you stand in what is scored at the end, if the game can tell


class Hint(FromServer, tag="hint"):
    request: str
    number: int  # of the position it is about
    text: str  # the answer, in notation
    lines: list[str]  # the answer and the reasons for it, as sentences
