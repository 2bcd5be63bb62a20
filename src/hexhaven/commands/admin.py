"""hexhaven admin: people, tables, bans and invitations of a server, also while it is running."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from hexhaven.commands import backup
from hexhaven.commands.inputs import BadInput, declare_language, whole_number
from hexhaven.commands.serve import declare_store, store_settings
from hexhaven.language import Language

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

MOST_USES = 1000

Action = Callable[["Hall", Namespace, Language], Awaitable[None]]


def declare(parser: ArgumentParser, text: Language) -> None:
    actions = parser.add_subparsers(metavar=text("metavar-action"), dest="action", required=True)
    for name in (*ACTIONS, "backup"):
        told = text(f"help-admin-{name}")
        sub = actions.add_parser(name, help=told, description=told, add_help=False, allow_abbrev=False)
        if name == "backup":
            backup.declare(sub, text)
        else:
            declare_action(sub, name, text)
            declare_store(sub, text)
            declare_language(sub, text)
        sub.add_argument("-h", "--help", action="help", help=text("help-help"))


def declare_action(sub: ArgumentParser, name: str, text: Language) -> None:
    if name in ("people", "tables"):
        sub.add_argument(
            "search", metavar=text("metavar-search"), nargs="?", default="", help=text("help-admin-search")
        )
    if name in ("promote", "demote", "ban", "lift", "erase", "export", "link"):
        sub.add_argument("who", metavar=text("metavar-login"), help=text("help-admin-who"))
    if name == "delete":
        sub.add_argument("table", metavar=text("metavar-table"), help=text("help-admin-table"))
    if name == "withdraw":
        sub.add_argument("invitation", metavar="ID", help=text("help-admin-invitation"))
    if name == "ban":
        sub.add_argument("--reason", metavar=text("metavar-text"), default="", help=text("help-admin-reason"))
    if name == "invite":
        sub.add_argument("--note", metavar=text("metavar-text"), default="", help=text("help-admin-note"))
        sub.add_argument("--uses", metavar="N", default="1", help=text("help-admin-uses"))
    if name in ("people", "tables", "audit"):
        sub.add_argument("--from", dest="first", metavar="N", default="0", help=text("help-admin-from"))


def run(arguments: Namespace, text: Language) -> int:
    from hexhaven.server.codes import ApiError
    from hexhaven.server.office import office
    from hexhaven.server.store import CannotOpen, NewerDatabase

    if arguments.action == "backup":
        return backup.run(arguments, text)

    async def act() -> None:
        async with office(store_settings(text, arguments)) as hall:
            await ACTIONS[arguments.action](hall, arguments, text)

    try:
        asyncio.run(act())
    except ApiError as error:
        raise BadInput(text(f"admin-{error.code}")) from error
    except NewerDatabase as error:
        raise BadInput(text("error-newer-database", found=error.found, known=error.known)) from error
    except CannotOpen as error:
        raise BadInput(text("error-database", problem=str(error))) from error
    return 0


# What can be done, in the order of the help.


async def people(hall: "Hall", arguments: Namespace, text: Language) -> None:
    found = await hall.administration.people(arguments.search, first_of(arguments, text))
    show(
        (one.id, one.login or "-", date(one.seen), mark(text, one.admin, one.banned is not None), one.name)
        for one in found
    )


async def tables(hall: "Hall", arguments: Namespace, text: Language) -> None:
    found = await hall.administration.tables(arguments.search, first_of(arguments, text))
    show(
        (one.id, one.game, one.status, date(one.created), ", ".join(seat.name or seat.bot or "-" for seat in one.seats))
        for one in found
    )


async def promote(hall: "Hall", arguments: Namespace, text: Language) -> None:
    told = await hall.administration.promote(await hall.administration.named(arguments.who))
    print(text("admin-promoted" if told else "admin-unchanged", who=arguments.who))


async def demote(hall: "Hall", arguments: Namespace, text: Language) -> None:
    told = await hall.administration.demote(await hall.administration.named(arguments.who))
    print(text("admin-demoted" if told else "admin-unchanged", who=arguments.who))


async def ban(hall: "Hall", arguments: Namespace, text: Language) -> None:
    person = await hall.administration.named(arguments.who)
    told = await hall.administration.ban(None, person, arguments.reason[:200])
    print(text("admin-banned" if told else "admin-unchanged", who=arguments.who))


async def lift(hall: "Hall", arguments: Namespace, text: Language) -> None:
    told = await hall.administration.lift(None, await hall.administration.named(arguments.who))
    print(text("admin-lifted" if told else "admin-unchanged", who=arguments.who))


async def erase(hall: "Hall", arguments: Namespace, text: Language) -> None:
    await hall.administration.erase(None, await hall.administration.named(arguments.who))
    print(text("admin-erased", who=arguments.who))


async def delete(hall: "Hall", arguments: Namespace, text: Language) -> None:
    await hall.administration.delete_table(None, arguments.table)
    print(text("admin-deleted", table=arguments.table))


async def export(hall: "Hall", arguments: Namespace, text: Language) -> None:
    import msgspec

    who = await hall.administration.named(arguments.who)
    await hall.administration.note_export(None, who)
    found = b"".join([part async for part in hall.exports.written(who, over_only=True)])
    sys.stdout.write(msgspec.json.format(found).decode() + "\n")


async def link(hall: "Hall", arguments: Namespace, text: Language) -> None:
    made = await hall.administration.link(await hall.administration.named(arguments.who))
    print(text("admin-link", who=arguments.who))
    print(f"#/recover/{made}")


async def invite(hall: "Hall", arguments: Namespace, text: Language) -> None:
    from hexhaven.server.messages.administration import NewInvitation

    uses = whole_number(text, "--uses", arguments.uses, 1, MOST_USES)
    made = await hall.administration.invite(None, NewInvitation(arguments.note[:80], uses))
    print(made.code)


async def invitations(hall: "Hall", arguments: Namespace, text: Language) -> None:
    show(
        (one.id, date(one.created), text("admin-uses", uses=one.uses), one.note)
        for one in await hall.invitations.listed()
    )


async def withdraw(hall: "Hall", arguments: Namespace, text: Language) -> None:
    await hall.administration.withdraw(None, arguments.invitation)
    print(text("admin-withdrawn"))


async def audit(hall: "Hall", arguments: Namespace, text: Language) -> None:
    for one in await hall.administration.log(first_of(arguments, text)):
        actor = one.actor_name or one.actor or text("admin-machine")
        show([(date(one.at), actor, one.action, one.subject_name or one.subject or "-", one.detail)])


ACTIONS: dict[str, Action] = {
    action.__name__: action
    for action in (
        people,
        tables,
        promote,
        demote,
        ban,
        lift,
        erase,
        delete,
        export,
        link,
        invite,
        invitations,
        withdraw,
        audit,
    )
}


def first_of(arguments: Namespace, text: Language) -> int:
    return whole_number(text, "--from", arguments.first, 0)


def show(rows: Iterable[tuple[str, ...]]) -> None:
    for row in rows:
        print("\t".join(row).rstrip())


def date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes")


def mark(text: Language, admin: bool, banned: bool) -> str:
    return text("admin-is-banned") if banned else text("admin-is-admin") if admin else "-"
