"""The part of HTTP that is about people: profiles, friends, finished games."""

from hexhaven.server.codes import malformed
from hexhaven.server.http import ApiRoute, Call, as_number
from hexhaven.server.messages.profiles import (
    Friend,
    GameStatistics,
    Invitation,
    LadderEntry,
    PlayedGame,
    Profile,
    ProfilePatch,
    ProfileSettings,
    WantedRelation,
)
from hexhaven.server.messages.tables import TableInfo
from hexhaven.server.profiles import Filter

DAY_DIGITS = 12  # of seconds since 1970
RESULTS = {"": None, "won": True, "lost": False}


async def my_profile(call: Call) -> ProfileSettings:
    """Who may see your profile."""
    return await call.hall.profiles.settings(call.me().id)


async def change_profile(call: Call) -> ProfileSettings:
    """Say who may see your profile, and whether your ratings are in it."""
    visitor = call.me()
    return await call.hall.profiles.change(visitor.id, await call.body(ProfilePatch))


async def profile(call: Call) -> Profile:
    """Somebody's profile, if it is for you."""
    return await call.hall.profiles.profile(call.person, call.path("id"))


async def history(call: Call) -> list[PlayedGame]:
    """Somebody's finished games, 20 at a time, latest first; ?game=, mode=, with=, result=, since=, until=, from=."""
    asked = call.request.query_params
    result = asked.get("result", "")
    if result not in RESULTS:
        raise malformed("result is won or lost")
    wanted = Filter(
        asked.get("game", ""),
        asked.get("with", ""),
        RESULTS[result],
        moment(call, "since"),
        moment(call, "until"),
        call.number("from"),
        asked.get("mode", ""),
    )
    return await call.hall.profiles.games(call.person, call.path("id"), wanted)


def moment(call: Call, name: str) -> float | None:
    """Seconds since 1970, if the query names them."""
    given = call.request.query_params.get(name)
    return None if given is None else float(as_number(given, name, DAY_DIGITS))


async def statistics(call: Call) -> GameStatistics:
    """Somebody's games in one mode, that of ?mode= or the one they play most: points by source on average, beside the
    bots'; in the language of ?language=."""
    language, mode = call.language(), call.request.query_params.get("mode")
    return await call.hall.profiles.statistics(call.person, call.path("id"), call.path("game"), mode, language)


async def ladder(call: Call) -> list[LadderEntry]:
    """The ratings of a game: bots, and people who show theirs to everyone."""
    return await call.hall.profiles.ladder(call.person, call.path("game"))


async def friends(call: Call) -> list[Friend]:
    """Your friends, those who have been asked or ask, and those you have blocked."""
    return await call.hall.relations.listed(call.me().id)


async def relate(call: Call) -> None:
    """Befriend somebody, accept, block, or take it back."""
    visitor, body = call.me(), await call.body(WantedRelation)
    other = call.path("id")
    await call.hall.profiles.check_relation(visitor.id, other, body.relation)
    await call.hall.relations.say(visitor.id, other, body.relation)


async def ask_to_table(call: Call) -> TableInfo:
    """Keep free seats of your table for friends and people you have played with."""
    visitor, body = call.me(), await call.body(Invitation)
    return await call.hall.relations.ask_to_table(visitor.id, call.path("id"), body.people)


PEOPLE_ROUTES = [
    ApiRoute("GET", "/api/me/profile", my_profile, None, ProfileSettings),
    ApiRoute("PATCH", "/api/me/profile", change_profile, ProfilePatch, ProfileSettings),
    ApiRoute("GET", "/api/me/friends", friends, None, list[Friend]),
    ApiRoute("PUT", "/api/me/friends/{id}", relate, WantedRelation),
    ApiRoute("POST", "/api/tables/{id}/ask", ask_to_table, Invitation, TableInfo),
    ApiRoute("GET", "/api/people/{id}", profile, None, Profile),
    ApiRoute("GET", "/api/people/{id}/games", history, None, list[PlayedGame], 5.0),
    ApiRoute("GET", "/api/people/{id}/statistics/{game}", statistics, None, GameStatistics, 5.0),
    ApiRoute("GET", "/api/games/{game}/ratings", ladder, None, list[LadderEntry], 5.0),
]
