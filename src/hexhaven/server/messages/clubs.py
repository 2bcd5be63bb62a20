"""Clubs: closed groups with a lobby, a league and seasons of their own."""

from msgspec import Struct

from hexhaven.server.messages.base import Body
from hexhaven.server.messages.fields import Name, Secret


class NewClub(Body):
    name: Name


class JoinClub(Body):
    invite: Secret


class ClubSummary(Struct, frozen=True):
    id: str
    name: str
    members: int


class Member(Struct, frozen=True):
    id: str
    name: str
    head: bool  # may admit and remove people, and begin a season
    online: bool


class Season(Struct, frozen=True):
    number: int
    begun: float
    ended: float | None


class ClubInfo(Struct):
    id: str
    name: str
    invite: str | None  # only heads get it
    members: list[Member]
    seasons: list[Season]  # the current one is the last


class LeagueEntry(Struct, frozen=True):
    """How a person did at the club's tables in a season: a point for everyone placed behind them, half of one for a
    tie; bots do not count."""

    person: str
    name: str
    played: int
    won: int
    points: float
