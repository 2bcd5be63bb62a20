"""Whoever runs a server, and those who would like to."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import select

from hexhaven.cli import main
from hexhaven.server.admin_routes import ADMIN_ROUTES
from hexhaven.server.messages.administration import NewInvitation
from hexhaven.server.office import office
from hexhaven.server.schema import answers, audit, invitations, seats, tables
from hexhaven.server.settings import BadSetting, Limits, Settings, settings_for
from tests.server.conftest import ROOMY, House, quiet, running
from tests.server.player import Player, until

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
CALLS = [(route.method, route.path) for route in ADMIN_ROUTES if route.path.startswith("/api/admin/")]


async def account(house: House, name: str) -> Player:
    player = await house.player(name)
    await player.post("/api/register", {"login": name.lower(), "password": PASSWORD, "name": name})
    return player


async def administrator(house: House, name: str = "Olga") -> Player:
    player = await account(house, name)
    assert await house.open_hall.administration.promote(player.person)
    return player


async def actions(admin: Player) -> list[tuple[str, str | None]]:
    return [(entry["action"], entry["subject"]) for entry in await admin.get("/api/admin/audit")]


# Who may.


async def test_nobody_else_gets_in(house: House) -> None:
    olga, mallory = await administrator(house), await account(house, "Mallory")
    table = (await mallory.found("me", "open"))["id"]
    stranger = await house.player(arrive=False)
    for method, path in CALLS:
        address = path.replace("{id}", table if "tables" in path else olga.person)
        assert (await mallory.call(method, address, status=403))["code"] == "forbidden"
        assert (await stranger.call(method, address, status=401))["code"] == "no-session"
    assert len(CALLS) == 12
    assert await actions(olga) == [("promote", olga.person)]
    assert await mallory.get(f"/api/tables/{table}")


async def test_whoever_was_demoted_gets_in_no_more(any_house: House) -> None:
    olga = await administrator(any_house)
    assert (await olga.get("/api/me"))["admin"] is True
    assert await any_house.open_hall.administration.demote(olga.person)
    assert (await olga.get("/api/me"))["admin"] is False
    await olga.get("/api/admin/people", 403)


async def test_administrators_cannot_be_got_rid_of_from_the_page(any_house: House) -> None:
    olga, petra = await administrator(any_house), await administrator(any_house, "Petra")
    for person in (olga.person, petra.person):
        assert (await olga.post(f"/api/admin/people/{person}/ban", {}, 409))["code"] == "administrator"
        assert (await olga.call("DELETE", f"/api/admin/people/{person}", status=409))["code"] == "administrator"
    assert (await petra.get("/api/me"))["admin"] is True


async def test_nobody_becomes_an_administrator_over_http(house: House) -> None:
    mallory = await account(house, "Mallory")
    await mallory.call("PATCH", "/api/me", {"admin": True}, 400)
    await mallory.call("PATCH", "/api/me", {"preferences": {"admin": True}})
    await mallory.post("/api/register", {"login": "m2", "password": PASSWORD, "name": "M", "admin": True}, 400)
    await mallory.get("/api/admin/people", 403)


async def test_an_administrator_who_erases_themselves_leaves_nothing_open(any_house: House) -> None:
    olga = await administrator(any_house)
    await olga.call("DELETE", "/api/me", status=204)
    assert not await any_house.open_hall.administration.is_administrator(olga.person)


async def test_the_log_cannot_be_changed_over_http(any_house: House) -> None:
    olga, bob = await administrator(any_house), await any_house.player("Bob")
    for _ in range(2):  # the second time there is nothing to do, and nothing to write down
        await olga.post(f"/api/admin/people/{bob.person}/ban", {"reason": "rude"}, 204)
    (entry, promoted) = await olga.get("/api/admin/audit")
    shown = (entry["actor_name"], entry["action"], entry["subject_name"], entry["detail"])
    assert shown == ("Olga", "ban", "Bob", "rude")
    assert promoted["actor"] is None
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        for address in ("/api/admin/audit", f"/api/admin/audit/{entry['id']}"):
            assert (await olga.http.request(method, address)).status_code in (404, 405)
    await olga.call("DELETE", f"/api/admin/people/{bob.person}", status=204)
    rows = await any_house.open_hall.store.all(select(audit).order_by(audit.c.id))
    assert [row.action for row in rows] == ["promote", "ban", "erase"]
    assert (rows[1].at, rows[1].detail) == (entry["at"], "rude")


# Bans.


async def test_a_banned_person_is_out_at_once(any_house: House) -> None:
    olga, bob = await administrator(any_house), await account(any_house, "Bob")
    table = (await bob.found("me", "open"))["id"]
    link = (await bob.post("/api/me/recovery"))["recovery"]
    await bob.connect()
    await bob.watch(table)
    await olga.post(f"/api/admin/people/{bob.person}/ban", {}, 204)
    assert await bob.closing() == 4401
    await bob.get("/api/me", 401)
    right, wrong = ({"login": "bob", "password": word} for word in (PASSWORD, "wrong horse"))
    assert (await bob.post("/api/login", right, 403))["code"] == "banned"
    assert (await bob.post("/api/login", wrong, 403))["code"] == "wrong-password"
    assert (await bob.post("/api/recover", {"recovery": link}, 404))["code"] == "no-such-link"
    (shown,) = await olga.get("/api/admin/people?search=bob")
    assert shown["banned"] is not None
    await olga.call("DELETE", f"/api/admin/people/{bob.person}/ban", status=204)
    assert (await bob.post("/api/login", right))["name"] == "Bob"
    assert await actions(olga) == [("lift", bob.person), ("ban", bob.person), ("promote", olga.person)]


async def test_a_session_that_was_being_opened_does_not_outlive_a_ban(any_house: House) -> None:
    olga, bob = await administrator(any_house), await account(any_house, "Bob")
    await olga.post(f"/api/admin/people/{bob.person}/ban", {}, 204)
    late = await any_house.open_hall.people.sessions.open(bob.person, "slow")
    latecomer = await any_house.player(arrive=False)
    latecomer.http.cookies.set("hexhaven", late.token)
    await latecomer.get("/api/me", 401)


async def test_a_ban_by_another_process_closes_connections_here(database: str) -> None:
    async with running(quiet(database)) as house, office(quiet(database)) as hall:
        bob = await house.connected("Bob")
        assert await hall.administration.ban(None, bob.person)
        assert await bob.closing() == 4401


# Erasing and deleting.


async def test_a_finished_game_stays_readable_after_its_player_was_erased(house: House) -> None:
    olga, ada = await administrator(house), await account(house, "Ada")
    table = (await ada.found("me", "random"))["id"]
    await ada.connect()
    await ada.play(table)
    before = await olga.get(f"/api/tables/{table}/moves")
    await olga.call("DELETE", f"/api/admin/people/{ada.person}", status=204)
    assert await ada.closing() == 4401
    shown = await olga.get(f"/api/tables/{table}")
    assert (shown["status"], shown["seats"][0]["name"]) == ("over", "")
    assert await olga.get(f"/api/tables/{table}/moves") == before
    assert await olga.get("/api/admin/people?search=ada") == []
    (entry, _) = await olga.get("/api/admin/audit")
    assert (entry["action"], entry["subject"], entry["subject_name"]) == ("erase", ada.person, None)
    await olga.call("DELETE", f"/api/admin/people/{ada.person}", status=404)


async def test_a_running_game_is_deleted_with_everything(any_house: House) -> None:
    olga, ada, bob = await administrator(any_house), await any_house.connected("Ada"), await any_house.connected("Bob")
    table = (await ada.found("me", "open", private=True))["id"]
    invite = (await ada.get(f"/api/tables/{table}"))["invite"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1, "invite": invite})
    await ada.play(table, moves=1)
    await bob.watch(table)
    await olga.call("DELETE", f"/api/admin/tables/{table}", status=204)
    assert await bob.problem() == "no-such-table"
    await ada.get(f"/api/tables/{table}", 404)
    for kind in (tables, seats, answers):
        assert await any_house.open_hall.store.all(select(kind)) == []
    await olga.call("DELETE", f"/api/admin/tables/{table}", status=404)
    assert await actions(olga) == [("delete", table), ("promote", olga.person)]


async def test_the_bots_of_a_deleted_game_stop(house: House) -> None:
    olga, ada = await administrator(house), await house.connected("Ada")
    table = (await ada.found("random", "random"))["id"]
    await olga.call("DELETE", f"/api/admin/tables/{table}", status=204)
    hall = house.open_hall

    async def gone() -> bool:
        return table not in hall.tables.live

    await until(gone)
    assert await hall.store.all(select(answers)) == []


async def test_a_table_deleted_on_the_machine_is_gone_from_a_running_server(database: str) -> None:
    async with running(quiet(database)) as house, office(quiet(database)) as hall:
        ada = await house.connected("Ada")
        table = (await ada.found("me", "open"))["id"]
        await ada.watch(table)
        await hall.administration.delete_table(None, table)
        assert await ada.problem() == "no-such-table"


async def test_a_bot_plays_for_somebody_erased_on_the_machine(database: str) -> None:
    async with running(quiet(database)) as house, office(quiet(database)) as hall:
        ada, bob = await house.connected("Ada"), await house.connected("Bob")
        table = (await ada.found("me", "open"))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        await bob.watch(table)
        leave_all_tables = hall.lobby.leave_all_tables

        async def leave_slowly(person: str) -> None:
            await asyncio.sleep(3 * house.settings.sweep_seconds)
            await leave_all_tables(person)

        with patch.object(hall.lobby, "leave_all_tables", leave_slowly):
            await hall.administration.erase(None, ada.person)
        assert (await bob.turn()).choices


# What administrators do not see.


async def test_an_administrator_sees_no_secrets_of_running_games(any_house: House) -> None:
    olga, ada, bob = await administrator(any_house), await any_house.connected("Ada"), await any_house.connected("Bob")
    table = (await ada.found("me", "open", game="archipelago", private=True))["id"]
    invite = (await ada.get(f"/api/tables/{table}"))["invite"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1, "invite": invite})
    await ada.watch(table)
    await ada.send({"t": "say", "table": table, "text": "the spy is mine"})
    moving: list[int] = []

    async def asked() -> bool:
        moving[:] = (await ada.get(f"/api/tables/{table}"))["to_move"]
        return bool(moving)

    await until(asked)
    mover = (ada, bob)[moving[0]]
    turn = await mover.watch(table)
    await mover.answer(table, turn.number, turn.choices[0].text)
    await ada.call("PUT", f"/api/tables/{table}/notes", {"content": {"guess": "separatist"}}, 204)
    (shown,) = await olga.get("/api/admin/tables")
    assert (shown["id"], shown["invite"], shown["seed"], shown["mine"]) == (table, None, None, None)
    for rest in ("", "/record", "/moves", "/at/0", "/notes"):
        assert (await olga.http.get(f"/api/tables/{table}{rest}")).status_code in (403, 404)
    await olga.connect()
    await olga.send({"t": "watch", "table": table, "seen": -1})
    assert await olga.problem() == "no-such-table"
    for player in (ada, bob):
        exported = await olga.get(f"/api/admin/people/{player.person}/export")
        assert exported["person"][0]["name"] == player.name
        assert (exported["answers"], exported["chat"], exported["notes"]) == ([], [], [])
    assert (await mover.get("/api/me/export"))["answers"]


async def test_an_export_has_no_secrets_of_the_person(any_house: House) -> None:
    olga, ada = await administrator(any_house), await account(any_house, "Ada")
    exported: dict[str, Any] = await olga.get(f"/api/admin/people/{ada.person}/export")
    assert exported["person"][0]["login"] == "ada"
    said = json.dumps(exported)
    for secret in ("argon2", ada.http.cookies["hexhaven"], ada.http.cookies["hexhaven-device"]):
        assert secret not in said
    await olga.get("/api/admin/people/nobody/export", 404)
    assert await actions(olga) == [("export", ada.person), ("promote", olga.person)]


# Looking.


async def test_people_and_tables_are_found(any_house: House) -> None:
    olga, ada = await administrator(any_house), await any_house.player("Ada Lovelace")
    table = (await ada.found("me", "open"))["id"]
    assert [one["name"] for one in await olga.get("/api/admin/people?search=LOVE")] == ["Ada Lovelace"]
    assert await olga.get("/api/admin/people?search=%25") == []
    assert len(await olga.get("/api/admin/people")) == 2
    assert await olga.get("/api/admin/people?from=2") == []
    assert [one["id"] for one in await olga.get("/api/admin/tables?search=lovelace")] == [table]
    await olga.get("/api/admin/people?search=" + "x" * 81, 400)
    numbers = await olga.get("/api/admin/overview")
    assert (numbers["people"], numbers["accounts"], numbers["open"], numbers["playing"]) == (2, 1, 1, 0)
    assert numbers["limits"]["message_bytes"] == Limits().message_bytes


# Who may come in.


async def invited(house: House, uses: int = 1) -> str:
    return (await house.open_hall.administration.invite(None, NewInvitation(uses=uses))).code


async def test_with_invitations_newcomers_need_one(database: str) -> None:
    async with running(quiet(database, registration="invitation")) as house:
        code, visitor = await invited(house), await house.player(arrive=False)
        eve = {"name": "Eve"}
        assert (await visitor.post("/api/guest", eve, 403))["code"] == "invitation-needed"
        assert (await visitor.post("/api/guest", {**eve, "invitation": "guess"}, 403))["code"] == "wrong-invitation"
        body = {"login": "olga", "password": PASSWORD, "name": "Olga"}
        assert (await visitor.post("/api/register", body, 403))["code"] == "invitation-needed"
        olga = await house.player(arrive=False)
        person = await olga.post("/api/register", {**body, "invitation": code})
        await house.open_hall.administration.promote(person["id"])
        assert (await visitor.post("/api/guest", {**eve, "invitation": code}, 403))["code"] == "wrong-invitation"
        made = await olga.post("/api/admin/invitations", {"note": "for friends", "uses": 2})
        assert (await visitor.post("/api/guest", {**eve, "invitation": made["code"]}))["name"] == "Eve"
        await visitor.post("/api/register", {"login": "eve", "password": PASSWORD, "name": "Eve"})  # is in already
        (first, used) = await olga.get("/api/admin/invitations")
        assert (first["note"], first["uses"], used["uses"]) == ("for friends", 1, 0)
        rows = await house.open_hall.store.all(select(invitations))
        assert made["code"] not in str([tuple(row) for row in rows])
        await olga.call("DELETE", f"/api/admin/invitations/{first['id']}", status=204)
        await olga.call("DELETE", f"/api/admin/invitations/{first['id']}", status=404)
        late = await house.player(arrive=False)
        await late.post("/api/guest", {"name": "Late", "invitation": made["code"]}, 403)


async def test_a_login_that_is_taken_does_not_use_an_invitation_up(database: str) -> None:
    async with running(quiet(database, registration="invitation")) as house:
        code = await invited(house, 2)
        body = {"login": "ada", "password": PASSWORD, "name": "Ada", "invitation": code}
        for status in (200, 409):
            await (await house.player(arrive=False)).post("/api/register", body, status)
        assert [one.uses for one in await house.open_hall.invitations.listed()] == [1]


async def test_guesses_at_invitations_are_limited(lite: str) -> None:
    limits = replace(ROOMY, logins_rate=0.001, logins_burst=3)
    async with running(quiet(lite, registration="invitation", limits=limits)) as house:
        code, visitor = await invited(house, 9), await house.player(arrive=False)
        for _ in range(5):  # right ones do not count
            await (await house.player(arrive=False)).post("/api/guest", {"name": "Ada", "invitation": code})
        for number in range(3):
            await visitor.post("/api/guest", {"name": "Eve", "invitation": f"guess {number}"}, 403)
        for guess in ("guess", code):
            assert (await visitor.post("/api/guest", {"name": "Eve", "invitation": guess}, 429))["code"] == "too-often"


async def test_a_closed_server_takes_nobody_new(lite: str) -> None:
    async with running(quiet(lite)) as house:
        await account(house, "Ada")
    async with running(quiet(lite, registration="closed")) as house:
        code, visitor = await invited(house), await house.player(arrive=False)
        assert (await visitor.get("/api/site"))["registration"] == "closed"
        eve = {"name": "Eve", "invitation": code}
        assert (await visitor.post("/api/guest", eve, 403))["code"] == "registration-closed"
        assert (await visitor.post("/api/login", {"login": "ada", "password": PASSWORD}))["name"] == "Ada"


def test_settings_say_who_may_come_in(tmp_path: Path) -> None:
    def chosen(**environment: str) -> Settings:
        return settings_for(None, tmp_path, "", 0, environment)

    assert (chosen().registration, chosen().log) == ("open", "text")
    assert chosen(HEXHAVEN_REGISTRATION="closed").registration == "closed"
    for wrong in ({"HEXHAVEN_REGISTRATION": "shut"}, {"HEXHAVEN_LOG": "xml"}):
        with pytest.raises(BadSetting):
            chosen(**wrong)


# The command line.


async def test_the_command_line_does_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(quiet(settings_for(None, tmp_path, "", 0, {}).database)) as house:
        await account(house, "Ada")
        await (await house.player("Guest")).found("me", "open")

    async def told(*words: str, code: int = 0) -> str:
        command = ["admin", *words, "--data", str(tmp_path), "--lang", "en"]
        assert await asyncio.to_thread(main, command) == code
        shown = capsys.readouterr()
        return shown.err if code else shown.out

    assert "ada is an administrator now" in await told("promote", "ada")
    assert "nothing to change" in await told("promote", "ada")
    assert "demote them first" in await told("ban", "ada", code=2)
    assert "administrator" in await told("people", "ada")
    guest = (await told("people", "guest")).split("\t")[0]
    assert "nobody with this login" in await told("promote", guest, code=2)
    assert "is banned" in await told("ban", guest, "--reason", "rude")
    assert "banned" in await told("people", "guest")
    assert "is no longer banned" in await told("lift", guest)
    assert json.loads(await told("export", guest))["person"][0]["name"] == "Guest"
    table = (await told("tables")).split("\t")[0]
    assert "has been deleted" in await told("delete", table)
    assert "no such table" in await told("delete", table, code=2)
    assert "#/recover/" in await told("link", "ada")
    invitation = (await told("invite", "--uses", "3", "--note", "club")).strip()
    listed = await told("invitations")
    assert invitation not in listed
    assert "3 uses left\tclub" in listed
    assert "withdrawn" in await told("withdraw", listed.split("\t")[0])
    assert "has been erased" in await told("erase", guest)
    assert "contains 0 tables" in await told("backup", str(tmp_path / "copy.sqlite"))
    lines = (await told("audit")).splitlines()
    done = ["erase", "withdraw", "invite", "link", "delete", "export", "lift", "ban", "promote"]
    assert [line.split("\t")[2] for line in lines] == done
    assert all("server console" in line for line in lines)
    await told("erase", "x" * 5000, code=2)
