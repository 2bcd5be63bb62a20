"""The part of HTTP for administrators; and what everybody may know of the server."""

from typing import Any

from starlette.responses import Response

from hexhaven.build import build, program_version
from hexhaven.server.codes import malformed
from hexhaven.server.http import ApiRoute, Call
from hexhaven.server.messages.administration import (
    AuditEntry,
    Ban,
    InvitationCode,
    KnownPerson,
    NewInvitation,
    OpenInvitation,
    Overview,
    Site,
)
from hexhaven.server.messages.tables import TableInfo

LONGEST_SEARCH = 80


async def site(call: Call) -> Site:
    """Which version this is, and who may come in."""
    return Site(program_version(), build(), call.hall.settings.registration)


def wanted(call: Call) -> str:
    text = call.request.query_params.get("search", "")
    if len(text) > LONGEST_SEARCH:
        raise malformed(f"search has at most {LONGEST_SEARCH} letters")
    return text


async def overview(call: Call) -> Overview:
    """The server in numbers."""
    await call.admin()
    return await call.hall.administration.overview()


async def people(call: Call) -> list[KnownPerson]:
    """Everybody, 50 at a time; ?search= in names, logins and ids, ?from=50 has the next ones."""
    await call.admin()
    return await call.hall.administration.people(wanted(call), call.number("from"))


async def tables(call: Call) -> list[TableInfo]:
    """All tables, 50 at a time, as a stranger sees them; ?search= and ?from= as above."""
    await call.admin()
    return await call.hall.administration.tables(wanted(call), call.number("from"))


async def ban(call: Call) -> None:
    """Ban somebody; their sessions and connections end."""
    admin, body = await call.admin(), await call.body(Ban, b"{}")
    await call.hall.administration.ban(admin, call.path("id"), body.reason)


async def lift(call: Call) -> None:
    """Lift a ban."""
    await call.hall.administration.lift(await call.admin(), call.path("id"))


async def erase(call: Call) -> None:
    """Erase somebody, as if they had done it themselves."""
    await call.hall.administration.erase(await call.admin(), call.path("id"))


async def export(call: Call) -> Response:
    """Everything stored about somebody, except what they did in games that are not over."""
    admin, person = await call.admin(), call.path("id")
    response = call.hall.exports.response(person, over_only=True)
    await call.hall.administration.note_export(admin, person)
    return response


async def delete_table(call: Call) -> None:
    """Delete a table and its game."""
    await call.hall.administration.delete_table(await call.admin(), call.path("id"))


async def invitations(call: Call) -> list[OpenInvitation]:
    """The invitations there are."""
    await call.admin()
    return await call.hall.invitations.listed()


async def invite(call: Call) -> InvitationCode:
    """Make an invitation; its code is told only now."""
    admin, body = await call.admin(), await call.body(NewInvitation, b"{}")
    return await call.hall.administration.invite(admin, body)


async def withdraw(call: Call) -> None:
    """Withdraw an invitation."""
    await call.hall.administration.withdraw(await call.admin(), call.path("id"))


async def audit(call: Call) -> list[AuditEntry]:
    """What administrators have done, 50 at a time, the latest first; nothing changes these lines."""
    await call.admin()
    return await call.hall.administration.log(call.number("from"))


ADMIN_ROUTES = [
    ApiRoute("GET", "/api/site", site, None, Site),
    ApiRoute("GET", "/api/admin/overview", overview, None, Overview, 10.0),
    ApiRoute("GET", "/api/admin/people", people, None, list[KnownPerson], 10.0),
    ApiRoute("POST", "/api/admin/people/{id}/ban", ban, Ban),
    ApiRoute("DELETE", "/api/admin/people/{id}/ban", lift),
    ApiRoute("GET", "/api/admin/people/{id}/export", export, None, dict[str, Any], 20.0),
    ApiRoute("DELETE", "/api/admin/people/{id}", erase),
    ApiRoute("GET", "/api/admin/tables", tables, None, list[TableInfo], 10.0),
    ApiRoute("DELETE", "/api/admin/tables/{id}", delete_table),
    ApiRoute("GET", "/api/admin/invitations", invitations, None, list[OpenInvitation]),
    ApiRoute("POST", "/api/admin/invitations", invite, NewInvitation, InvitationCode),
    ApiRoute("DELETE", "/api/admin/invitations/{id}", withdraw),
    ApiRoute("GET", "/api/admin/audit", audit, None, list[AuditEntry]),
]
