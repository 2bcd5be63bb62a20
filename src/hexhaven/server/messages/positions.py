"""Positions of a game, played or copied."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from hexhaven.server.messages.base import Body
from hexhaven.server.messages.fields import Event, Language
from hexhaven.server.messages.play import Question
from hexhaven.server.messages.words import SpokenChoice, SpokenSection


class PositionWords(Struct):
    """A position for clients without texts for the game."""

    said: str | None  # the last answer
    question: str | None
    log: list[str]
    state: list[SpokenSection]
    forecast: list[Event] = []
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
    earlier: list[Event] = []  # what happened before that in the same turn
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
    begins: bool = False  # whether a turn or a part of one begins with it
