"""Tables: what is said of them, and how they are opened, joined and left."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexhaven.server.messages.base import Body, FromServer
from hexhaven.server.messages.fields import Hexadecimal, SeatNumber, Secret


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
    here: bool = False  # somebody else at the person's screen
    colour: int | None = None  # chosen; otherwise that of the seat
    vacation: float | None = None  # until when the player is on vacation


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


Ending = Literal["agreed", "abandoned", "cancelled"]
Delay = Annotated[int, Meta(ge=0, le=3_600)]  # seconds


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
    mine: int | None  # if several are mine, the one that is to move
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
    left: float | None = None  # seconds until the running clock runs out
    ending: Ending | None = None  # of a game that was not played to its end
    end_votes: list[int] = []  # seats that want the game to end
    club: str | None = None  # whose members may see and join it
    hints: bool = False  # players may ask what the best bot would do
    delay: int = 0  # seconds by which those who only watch are behind
    watching: int = 0  # those who only watch


class Seats(FromServer, tag="seats"):
    table: TableInfo


class Mine(FromServer, tag="mine"):
    table: TableInfo


class Watching(FromServer, tag="watching"):
    """How many people look on."""

    table: str
    number: int


class SeatWish(Body):
    kind: Literal["me", "here", "open", "bot"]  # here: somebody else at my screen
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None  # of somebody at my screen


class NewTable(Body):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]] = {}
    private: bool = False
    clock: Clock = NoClock()
    commitment: Hexadecimal | None = None  # to my part of the seed
    stand_in: Annotated[str, Meta(max_length=40)] | None = None  # the bot that takes over for people who are gone
    club: Annotated[str, Meta(max_length=16)] | None = None  # for its members only
    hints: bool = False  # players may ask what the best bot would do
    delay: Delay = 0


Options = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]]


class TablePatch(Body):
    """What the host changes before the start."""

    options: Options | None = None
    private: bool | None = None
    clock: Clock | None = None
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    delay: Delay | None = None


class Start(Body):
    bot: Annotated[str, Meta(max_length=40)] | None = None  # takes the free seats; null: there are fewer seats


class SentAway(Body):
    person: Annotated[str, Meta(max_length=16)]
    away: bool = True


class Paint(Body):
    colour: Annotated[int, Meta(ge=0, le=4)]


class End(Body):
    end: bool = True


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
    usual_bot: str  # the opponent who is offered, and who takes over for people
    hints: bool  # there is a bot that can give them
    mode: str  # the option whose values are counted apart in statistics; empty: there is none
