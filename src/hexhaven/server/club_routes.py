"""The part of HTTP that is about clubs."""

from hexhaven.server.http import ApiRoute, Call
from hexhaven.server.messages.clubs import ClubInfo, ClubSummary, JoinClub, LeagueEntry, NewClub
from hexhaven.server.messages.tables import TableInfo


async def my_clubs(call: Call) -> list[ClubSummary]:
    """Your clubs."""
    return await call.hall.clubs.mine(call.me().id)


async def found_club(call: Call) -> ClubInfo:
    """Found a club."""
    visitor, body = call.me(), await call.body(NewClub)
    return await call.hall.clubs.found(visitor.id, body.name)


async def join_club(call: Call) -> ClubInfo:
    """Join a club by its invitation."""
    visitor, body = call.me(), await call.body(JoinClub)
    return await call.hall.clubs.join(visitor.id, body.invite)


async def club(call: Call) -> ClubInfo:
    """A club of yours: its members and seasons."""
    return await call.hall.clubs.club(call.path("id"), call.me().id)


async def club_tables(call: Call) -> list[TableInfo]:
    """The lobby of a club of yours."""
    return await call.hall.clubs.lobby(call.path("id"), call.me().id)


async def league(call: Call) -> list[LeagueEntry]:
    """The league of a club of yours, in the season of ?season=, or the current one."""
    return await call.hall.clubs.league(call.path("id"), call.me().id, call.number("season"))


async def new_season(call: Call) -> ClubInfo:
    """End the season and begin the next one; only heads."""
    return await call.hall.clubs.new_season(call.path("id"), call.me().id)


async def new_invite(call: Call) -> ClubInfo:
    """Make a new invitation; the one before it no longer works. Only heads."""
    return await call.hall.clubs.new_invite(call.path("id"), call.me().id)


async def leave_club(call: Call) -> None:
    """Leave a club."""
    await call.hall.clubs.leave(call.path("id"), call.me().id)


async def dismiss(call: Call) -> ClubInfo:
    """Remove somebody from a club; only heads."""
    return await call.hall.clubs.dismiss(call.path("id"), call.me().id, call.path("person"))


CLUB_ROUTES = [
    ApiRoute("GET", "/api/clubs", my_clubs, None, list[ClubSummary]),
    ApiRoute("POST", "/api/clubs", found_club, NewClub, ClubInfo),
    ApiRoute("POST", "/api/clubs/join", join_club, JoinClub, ClubInfo),
    ApiRoute("GET", "/api/clubs/{id}", club, None, ClubInfo),
    ApiRoute("GET", "/api/clubs/{id}/tables", club_tables, None, list[TableInfo]),
    ApiRoute("GET", "/api/clubs/{id}/league", league, None, list[LeagueEntry], 5.0),
    ApiRoute("POST", "/api/clubs/{id}/season", new_season, None, ClubInfo),
    ApiRoute("POST", "/api/clubs/{id}/invite", new_invite, None, ClubInfo),
    ApiRoute("POST", "/api/clubs/{id}/leave", leave_club),
    ApiRoute("DELETE", "/api/clubs/{id}/members/{person}", dismiss, None, ClubInfo),
]
