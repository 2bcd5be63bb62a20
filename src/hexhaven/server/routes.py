"""The HTTP part of the protocol, one function for each call."""

from typing import Any

import msgspec
from starlette.responses import PlainTextResponse, Response

from hexhaven.games import GAMES
from hexhaven.language import Language, language
from hexhaven.server.admin_routes import ADMIN_ROUTES
from hexhaven.server.club_routes import CLUB_ROUTES
from hexhaven.server.codes import malformed, no_such_game
from hexhaven.server.decoding import file_text
from hexhaven.server.host_routes import HOST_ROUTES
from hexhaven.server.http import ApiRoute, Call, as_number
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.chat import MarkedPromise, NewMark, PrivateNotes
from hexhaven.server.messages.connection import websocket_schema
from hexhaven.server.messages.fields import PlayerNames
from hexhaven.server.messages.people import (
    Guest,
    LoginBody,
    NewPassword,
    Person,
    PersonPatch,
    Recovered,
    Recovery,
    RecoveryLink,
    Registration,
    SessionInfo,
)
from hexhaven.server.messages.positions import CopiedPosition, Move, OpenedPosition, Position
from hexhaven.server.messages.tables import (
    CheckedOptions,
    Combination,
    GameInfo,
    NewTable,
    Rematch,
    Reveal,
    Sit,
    Stand,
    TableInfo,
    Trading,
    Vote,
)
from hexhaven.server.notice_routes import NOTICE_ROUTES
from hexhaven.server.offers import fault_in, offered
from hexhaven.server.people_routes import PEOPLE_ROUTES
from hexhaven.server.sessions import Visitor
from hexhaven.server.socket import COOKIE

FOR_EVER = "public, max-age=31536000, immutable"


async def guest(call: Call) -> Response:
    """Enter as a guest."""
    body = await call.body(Guest)
    call.arrive()
    admission = call.hall.invitations.admission(body.invitation, call.address)
    visitor = await call.hall.people.new_person(body.name, call.browser, admission)
    call.hall.invitations.admitted(call.address)
    return await welcome(call, visitor)


async def register(call: Call) -> Response:
    """Register an account; a guest keeps their tables."""
    body = await call.body(Registration)
    people, invitations = call.hall.people, call.hall.invitations
    if call.visitor is not None:
        return await log_in_here(call, await people.register(call.visitor, body, call.address, call.browser))
    call.arrive()
    admission = invitations.admission(body.invitation, call.address)
    visitor = await people.register(None, body, call.address, call.browser, admission)
    invitations.admitted(call.address)
    return await log_in_here(call, visitor)


async def log_in(call: Call) -> Response:
    """Log in to an account."""
    body = await call.body(LoginBody)
    visitor = await call.hall.people.log_in(body, call.address, call.browser, call.device)
    return await log_in_here(call, visitor)


async def change_password(call: Call) -> Response:
    """Change your password; all your other sessions end."""
    visitor, body = call.me(), await call.body(NewPassword)
    changed = await call.hall.people.change_password(visitor, body, call.address, call.browser)
    return await log_in_here(call, changed)


async def log_in_here(call: Call, visitor: Visitor) -> Response:
    """This device is known from now on; earlier sessions may have ended."""
    await call.hall.drop_ended([visitor.id])
    sessions = call.hall.people.sessions
    known = await sessions.is_known(call.device, visitor.id)
    device = None if known else await sessions.new_device(visitor.id)
    return call.with_session(await call.hall.people.person(visitor), visitor, device)


async def log_out(call: Call) -> Response:
    """End the session."""
    if call.visitor is not None:
        await call.hall.people.sessions.close(call.visitor)
        await call.hall.drop_ended([call.visitor.id])
    return without_session()


async def sessions(call: Call) -> list[SessionInfo]:
    """Your sessions: since when, when last seen, and in which browser."""
    return await call.hall.people.sessions.listed(call.me())


async def end_session(call: Call) -> None:
    """End one of your sessions."""
    visitor = call.me()
    await call.hall.people.sessions.end_named(visitor, call.path("id"))
    await call.hall.drop_ended([visitor.id])


async def end_other_sessions(call: Call) -> None:
    """End all your sessions but this one."""
    visitor = call.me()
    await call.hall.people.sessions.end_others(visitor)
    await call.hall.drop_ended([visitor.id])


async def new_link(call: Call) -> RecoveryLink:
    """Make a recovery link; the one before it ends."""
    return RecoveryLink(await call.hall.people.sessions.new_link(call.me()))


async def whose_link(call: Call) -> Recovered:
    """Who would come back with a recovery link."""
    body = await call.body(Recovery)
    row = await call.hall.people.sessions.person_of_link(body.recovery)
    return Recovered(row.id, row.name)


async def recover(call: Call) -> Response:
    """Come back with a recovery link, which is then used up."""
    body = await call.body(Recovery)
    call.arrive()
    visitor = await call.hall.people.sessions.recover(body.recovery, call.visitor, body.leaving, call.browser)
    return await welcome(call, visitor)


async def welcome(call: Call, visitor: Visitor) -> Response:
    return call.with_session(await call.hall.people.person(visitor), visitor)


def without_session() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


async def me(call: Call) -> Person:
    """Who you are."""
    return await call.hall.people.person(call.me())


async def change_me(call: Call) -> Person:
    """Change name, language or preferences."""
    return await call.hall.people.change(call.me(), await call.body(PersonPatch))


async def delete_me(call: Call) -> Response:
    """Erase what is stored about you."""
    await call.hall.erase(call.me().id)
    return without_session()


async def export_me(call: Call) -> Response:
    """Everything stored about you."""
    return call.hall.exports.response(call.me().id)


async def games(call: Call) -> list[GameInfo]:
    """The games, their options and bots, in the language of ?language=."""
    code = call.language()
    return [offered(game, code) for game in GAMES.values()]


async def check(call: Call) -> CheckedOptions:
    """Whether a game can be played with these options, and why not."""
    game, body = GAMES.get(call.path("game")), await call.body(Combination)
    if game is None:
        raise no_such_game(call.path("game"))
    return CheckedOptions(fault_in(game, body.options, call.language()))


async def components(call: Call) -> Response:
    """Everything printed on the components of a set. A set never changes, so it is asked for once."""
    printed = await call.hall.records.printed(call.path("game"), call.path("set"))
    return Response(encode(printed), media_type="application/json", headers={"Cache-Control": FOR_EVER})


async def listed(call: Call) -> list[TableInfo]:
    """Open tables and games that can be watched, 50 of each; ?from=50 has the next ones."""
    return await call.hall.lobby.listed(call.person, call.number("from"))


async def mine(call: Call) -> list[TableInfo]:
    """Your tables, those waiting for you first."""
    return await call.hall.lobby.mine(call.me().id)


async def found(call: Call) -> TableInfo:
    """Open a table."""
    visitor = call.me()
    return await call.hall.lobby.found(visitor.id, await call.body(NewTable), call.address)


async def table(call: Call) -> TableInfo:
    """One table; a private one needs ?invite= or a seat."""
    return await call.hall.lobby.table(call.path("id"), call.person, call.request.query_params.get("invite"))


async def sit(call: Call) -> TableInfo:
    """Take a seat, or accept the one kept for you."""
    visitor, body = call.me(), await call.body(Sit)
    return await call.hall.lobby.sit(call.path("id"), visitor.id, body.seat, body.invite, body.commitment)


async def stand(call: Call) -> TableInfo:
    """Leave a seat before the start, decline the one kept for you, or free one that is kept at your table."""
    visitor, body = call.me(), await call.body(Stand, b"{}")
    return await call.hall.lobby.stand(call.path("id"), visitor.id, body.seat)


async def close(call: Call) -> None:
    """Close your table before the start."""
    await call.hall.lobby.close(call.path("id"), call.me().id)


async def vote(call: Call) -> TableInfo:
    """Vote for a bot to take over the seat of somebody who is away."""
    visitor, body = call.me(), await call.body(Vote)
    return await call.hall.absence.vote(call.path("id"), visitor.id, body.seat)


async def resign(call: Call) -> TableInfo:
    """Resign: a bot plays your seat to the end."""
    return await call.hall.absence.resign(call.path("id"), call.me().id)


async def come_back(call: Call) -> TableInfo:
    """Take your seat back from the bot."""
    return await call.hall.absence.come_back(call.path("id"), call.me().id)


async def trading(call: Call) -> TableInfo:
    """Say whether you want to hear offers; otherwise they are declined at once."""
    visitor, body = call.me(), await call.body(Trading)
    return await call.hall.lobby.set_trading(call.path("id"), visitor.id, body.trading)


async def mark_promise(call: Call) -> list[MarkedPromise]:
    """Say whether a promise in a deal of yours was kept."""
    visitor, body = call.me(), await call.body(NewMark)
    return await call.hall.ledger.mark(call.path("id"), visitor.id, body)


async def notes(call: Call) -> PrivateNotes:
    """What you have written down for yourself at a table."""
    return PrivateNotes(await call.hall.notes.read(call.path("id"), call.me().id))


async def write_notes(call: Call) -> None:
    """Write something down for yourself, instead of what was there."""
    visitor, body = call.me(), await call.body(PrivateNotes)
    await call.hall.notes.write(call.path("id"), visitor.id, body.content)


async def rematch(call: Call) -> TableInfo:
    """Ask the same people to play again."""
    visitor, body = call.me(), await call.body(Rematch, b"{}")
    return await call.hall.lobby.rematch(call.path("id"), visitor.id, call.address, body)


async def reveal(call: Call) -> TableInfo:
    """Reveal your part of the seed when every seat is taken."""
    visitor, body = call.me(), await call.body(Reveal)
    return await call.hall.lobby.reveal(call.path("id"), visitor.id, body.part)


async def record(call: Call) -> Response:
    """The game file."""
    info = await table(call)
    name = f'attachment; filename="{info.game}-{info.id}.game"'
    return PlainTextResponse(await call.hall.records.record(info), headers={"Content-Disposition": name})


async def position(call: Call) -> Position:
    """What you may know of the position after that many answers; after the end everything, or what a ?seat= knew."""
    number = as_number(call.path("number"), "a position")
    info = await table(call)
    text = words_of(call, info) if "language" in call.request.query_params else None
    return await call.hall.records.position(info, number, text, call.as_seat())


async def review(call: Call) -> dict[str, Any]:
    """How a finished game went, for the page of its game."""
    return await call.hall.reviews.review(await table(call))


async def copied(call: Call) -> Response:
    """View a position copied as one line of text, perhaps after some answers."""
    opened = await call.hall.records.opened(await call.body(CopiedPosition), call.address)
    return Response(opened, media_type="application/json")


async def moves(call: Call) -> list[Move]:
    """The answers in force, in notation and in words; after the end, also as a ?seat= learned of them."""
    info = await table(call)
    return await call.hall.records.moves(info, words_of(call, info), call.as_seat())


def words_of(call: Call, info: TableInfo) -> Language:
    """The texts of a table's game, with the players named by ?name=, once for each seat."""
    names = call.request.query_params.getlist("name")
    try:
        return language(call.language(), info.game).naming(msgspec.convert(names, PlayerNames))
    except msgspec.ValidationError as problem:
        raise malformed(f"name: {problem}") from problem


async def import_game(call: Call) -> TableInfo:
    """Import a finished game from a file."""
    visitor = call.me()
    text = file_text(await call.raw(call.hall.settings.limits.record_bytes))
    table_id = await call.hall.importing.import_game(visitor.id, text, call.address)
    return await call.hall.lobby.table(table_id, visitor.id)


async def schema(call: Call) -> dict[str, Any]:
    """The websocket's messages as JSON Schema."""
    return websocket_schema()


ROUTES = [
    ApiRoute("POST", "/api/guest", guest, Guest, Person),
    ApiRoute("POST", "/api/register", register, Registration, Person),
    ApiRoute("POST", "/api/login", log_in, LoginBody, Person),
    ApiRoute("POST", "/api/logout", log_out),
    ApiRoute("POST", "/api/recover", recover, Recovery, Person),
    ApiRoute("POST", "/api/recover/whose", whose_link, Recovery, Recovered),
    ApiRoute("GET", "/api/me", me, None, Person),
    ApiRoute("PATCH", "/api/me", change_me, PersonPatch, Person),
    ApiRoute("DELETE", "/api/me", delete_me),
    ApiRoute("POST", "/api/me/password", change_password, NewPassword, Person),
    ApiRoute("POST", "/api/me/recovery", new_link, None, RecoveryLink),
    ApiRoute("GET", "/api/me/sessions", sessions, None, list[SessionInfo]),
    ApiRoute("DELETE", "/api/me/sessions", end_other_sessions),
    ApiRoute("DELETE", "/api/me/sessions/{id}", end_session),
    ApiRoute("GET", "/api/me/export", export_me, None, dict[str, Any], 20.0),
    ApiRoute("GET", "/api/games", games, None, list[GameInfo]),
    ApiRoute("POST", "/api/games/{game}/check", check, Combination, CheckedOptions),
    ApiRoute("GET", "/api/games/{game}/components/{set}", components, None, dict[str, Any]),
    ApiRoute("GET", "/api/tables", listed, None, list[TableInfo]),
    ApiRoute("GET", "/api/mine", mine, None, list[TableInfo]),
    ApiRoute("POST", "/api/tables", found, NewTable, TableInfo),
    ApiRoute("GET", "/api/tables/{id}", table, None, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/sit", sit, Sit, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/stand", stand, Stand, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/close", close),
    ApiRoute("POST", "/api/tables/{id}/vote", vote, Vote, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/resign", resign, None, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/return", come_back, None, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/trading", trading, Trading, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/promises", mark_promise, NewMark, list[MarkedPromise]),
    ApiRoute("GET", "/api/tables/{id}/notes", notes, None, PrivateNotes),
    ApiRoute("PUT", "/api/tables/{id}/notes", write_notes, PrivateNotes),
    ApiRoute("POST", "/api/tables/{id}/reveal", reveal, Reveal, TableInfo),
    ApiRoute("POST", "/api/tables/{id}/rematch", rematch, Rematch, TableInfo),
    ApiRoute("GET", "/api/tables/{id}/record", record, None, str, 10.0),
    ApiRoute("GET", "/api/tables/{id}/at/{number}", position, None, Position, 10.0),
    ApiRoute("GET", "/api/tables/{id}/moves", moves, None, list[Move], 20.0),
    ApiRoute("GET", "/api/tables/{id}/review", review, None, dict[str, Any], 20.0),
    ApiRoute("POST", "/api/position", copied, CopiedPosition, OpenedPosition, 10.0),
    ApiRoute("POST", "/api/import", import_game, str, TableInfo, 100.0),
    *PEOPLE_ROUTES,
    *CLUB_ROUTES,
    *ADMIN_ROUTES,
    ApiRoute("GET", "/api/schema.json", schema, None, dict[str, Any]),
    *NOTICE_ROUTES,
    *HOST_ROUTES,
]
