"""Profiles: what people show of themselves, whom they play with, and how their games ended."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexhaven.server.messages.base import Body

Audience = Literal["all", "mates", "nobody"]  # mates are friends and those one has played with
Relation = Literal["none", "asked", "asks", "friend", "blocked"]  # asked by me; asks me


class ProfileSettings(Struct, forbid_unknown_fields=True):
    """Who may see a profile, and whether one's ratings are in it."""

    profile: Audience
    shows_rating: bool


class ProfilePatch(Body):
    profile: Audience | None = None
    shows_rating: bool | None = None


class Standing(Struct, frozen=True):
    """A rating: probably right within twice the deviation."""

    game: str
    rating: int
    deviation: int
    games: int


class Tally(Struct, frozen=True):
    """Games that somebody has finished in one mode, and how many of them they won."""

    game: str
    mode: str  # a value of the option that the game names for it; empty: all its games are alike
    played: int
    won: int


class Profile(Struct):
    id: str
    name: str
    since: float
    relation: Relation
    online: bool | None  # only friends are told
    tallies: list[Tally]
    ratings: list[Standing] | None  # null: they are not shown


class Opponent(Struct, frozen=True):
    """A seat of a finished game."""

    name: str
    person: str | None
    bot: str | None
    points: int
    place: int


class PlayedGame(Struct, frozen=True):
    """A finished game in somebody's history."""

    table: str
    game: str
    mode: str
    ended: float
    seat: int
    seats: list[Opponent]
    sources: dict[str, int]  # of the points, by the keys of `SourceLine`
    rating_change: int | None  # null: not rated, or not shown


class SourceLine(Struct, frozen=True):
    """Points from one source, on average."""

    key: str
    title: str  # in the requested language
    own: float
    bots: float | None  # null: no bot has finished such a game here


class GameStatistics(Struct, frozen=True):
    """Of games in one mode: those of others do not go together with them."""

    game: str
    mode: str
    played: int
    won: int
    points: float  # on average
    best: int
    bots: float | None
    sources: list[SourceLine]


class LadderEntry(Struct, frozen=True):
    """Somebody whose rating everyone may see, or a bot."""

    person: str | None
    name: str
    bot: str | None
    rating: int
    deviation: int
    games: int


class Friend(Struct, frozen=True):
    id: str
    name: str
    relation: Relation
    online: bool | None  # only of friends


class WantedRelation(Body):
    """What you say of somebody; none takes it back, and ends a friendship for both."""

    relation: Literal["friend", "blocked", "none"]


class Invitation(Body):
    """Ask people to a table of yours; each gets a free seat that is kept for them."""

    people: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(min_length=1, max_length=7)]
