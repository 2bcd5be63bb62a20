"""Guests, accounts, preferences, deletion."""

import pytest
from sqlalchemy import select

from hexhaven.server.exports import asked_about
from hexhaven.server.messages.base import PROTOCOL
from hexhaven.server.messages.connection import Hello
from hexhaven.server.schema import answers, chat, devices, people, recoveries, sessions
from hexhaven.server.sessions import hash_of
from hexhaven.server.settings import Limits
from tests.server.conftest import ROOMY, FakeTime, House, quiet, running
from tests.server.player import Player, until

pytestmark = pytest.mark.anyio


async def test_a_guest_has_a_name_and_a_cookie(any_house: House) -> None:
    ada = await any_house.player()
    me = await ada.get("/api/me")
    assert (me["name"], me["login"], me["preferences"]) == ("Ada", None, {})
    cookie = next(cookie for cookie in ada.http.cookies.jar if cookie.name == "hexhaven")
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "lax"


async def test_only_hashes_of_secrets_are_stored(any_house: House) -> None:
    ada = await any_house.player()
    await ada.post("/api/register", {"login": "ada", "password": "correct horse", "name": "Ada"})
    token, device = ada.http.cookies["hexhaven"], ada.http.cookies["hexhaven-device"]
    link = (await ada.post("/api/me/recovery"))["recovery"]
    store, kinds = any_house.open_hall.store, (people, sessions, recoveries, devices)
    rows = [str(tuple(row)) for kind in kinds for row in await store.all(select(kind))]
    for secret in (token, link, device, "correct horse"):
        assert not [row for row in rows if secret in row]
    for secret in (token, link, device):
        assert [row for row in rows if hash_of(secret) in row]
    assert [row for row in rows if "$argon2id$" in row]


async def test_a_guest_who_registers_keeps_the_tables(any_house: House) -> None:
    ada = await any_house.player()
    table = await ada.found("me", "open")
    await ada.post("/api/register", {"login": "ada", "password": "correct horse", "name": "Ada L"})
    other = await any_house.player(arrive=False)
    assert (await other.post("/api/login", {"login": "ada", "password": "correct horse"}))["id"] == ada.person
    assert [info["id"] for info in await other.get("/api/mine")] == [table["id"]]
    stranger = await any_house.player("Bob")
    taken = await stranger.post("/api/register", {"login": "ada", "password": "12345678", "name": "B"}, status=409)
    assert taken["code"] == "login-taken"
    again = await ada.post("/api/register", {"login": "ada2", "password": "12345678", "name": "A"}, status=409)
    assert again["code"] == "login-taken"


@pytest.mark.parametrize("token", ["x", "A" * 43, "A" * 5000, "../../etc", "' OR 1=1 --", "\x7f"])
async def test_a_guessed_session_is_none(house: House, token: str) -> None:
    await house.player()
    thief = await house.player(arrive=False)
    headers = {"Cookie": f"hexhaven={token}"}
    response = await thief.http.get("/api/me", headers=headers)
    assert response.status_code == 401
    if token.isprintable():
        await thief.connect(headers=headers)
        assert await thief.hear() == Hello(PROTOCOL, "")  # a visitor without a name


async def test_names_and_preferences_have_limits(house: House) -> None:
    ada = await house.player()
    await ada.call("PATCH", "/api/me", {"name": "A" * 40, "language": "de", "preferences": {"speed": 2}})
    me = await ada.get("/api/me")
    assert (me["name"], me["language"], me["preferences"]) == ("A" * 40, "de", {"speed": 2})
    for body in ({"name": "A" * 41}, {"name": ""}, {"name": " \u200b\n"}, {"language": "xx"}, {"admin": True}):
        assert (await ada.call("PATCH", "/api/me", body, 400))["code"] == "malformed"
    big = await ada.call("PATCH", "/api/me", {"preferences": {"x": "y" * 5000}}, 413)
    assert big["code"] == "too-big"
    assert (await ada.get("/api/me"))["name"] == "A" * 40


async def test_script_in_a_name_stays_text(house: House) -> None:
    name = "<script>alert(1)</script>"
    eve = await house.player(name)
    assert (await eve.get("/api/me"))["name"] == name
    table = await eve.found("me", "open")
    response = await eve.http.get(f"/api/tables/{table['id']}")
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in response.headers["content-security-policy"]
    assert "unsafe" not in response.headers["content-security-policy"]
    lines = await house.player(arrive=False)
    await lines.post("/api/guest", {"name": "two\nlines\x00 and\ta tab"}, 400)


async def test_deleting_oneself_erases_what_is_personal(any_house: House) -> None:
    ada, bob = await any_house.connected("Ada Lovelace"), await any_house.connected("Bob")
    table = (await ada.found("me", "open"))["id"]
    waiting = (await ada.found("me", "open"))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await ada.watch(table)
    await bob.watch(table)
    await ada.send({"t": "say", "table": table, "text": "my secret diary"})
    await ada.play(table, moves=1)
    exported = await ada.get("/api/me/export")
    assert exported["person"][0]["name"] == "Ada Lovelace"
    assert [line["text"] for line in exported["chat"]] == ["my secret diary"]
    assert len(exported["answers"]) == 1
    await ada.call("DELETE", "/api/me", status=204)
    await ada.get("/api/me", 401)
    store = any_house.open_hall.store
    everything = str([tuple(row) for kind in (people, sessions, chat) for row in await store.all(select(kind))])
    assert "Lovelace" not in everything
    assert "diary" not in everything
    left = await bob.get(f"/api/tables/{table}")
    assert (left["seats"][0]["name"], left["seats"][0]["bot"]) == ("", "skilled")
    await bob.get(f"/api/tables/{waiting}", 404)
    assert (await bob.watch(table)).chat == []
    assert len(await store.all(select(answers))) > 5


async def test_what_is_stored_about_somebody_comes_in_parts(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it at once stopped the server for a second and a half, for somebody who had played a lot."""
    monkeypatch.setattr("hexhaven.server.exports.ROWS", 3)
    ada = await any_house.connected()
    table = (await ada.found("me", "random"))["id"]
    await ada.play(table, moves=5)
    for number in range(7):
        await ada.send({"t": "say", "table": table, "text": f"line {number}"})
    hall = any_house.open_hall

    async def is_said() -> bool:
        return len(await hall.store.all(select(chat))) == 7

    await until(is_said)
    for name, asked in asked_about(ada.person, False).items():
        assert all([len(rows) <= 3 async for rows in hall.exports.rows(name, asked, False)]), name
    exported = await ada.get("/api/me/export")
    assert sorted((row["table_id"], row["number"]) for row in exported["answers"]) == sorted(
        (row.table_id, row.number) for row in await hall.store.all(select(answers).where(answers.c.who == 0))
    )
    assert [line["text"] for line in exported["chat"]] == [f"line {number}" for number in range(7)]
    assert len(exported["seats"]) == 1
    assert exported["vacations"] == []


async def test_one_export_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await house.player()
    house.open_hall.exports.under_way.add(ada.person)
    assert (await ada.get("/api/me/export", 429))["code"] == "too-often"
    house.open_hall.exports.under_way.clear()
    await ada.get("/api/me/export")
    assert not house.open_hall.exports.under_way


async def test_guests_not_seen_for_long_are_forgotten_if_the_owner_says_so(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, keep_days=30)) as house:
        ada: Player = await house.player()
        hall = house.open_hall
        now.forward(29 * 86_400)
        await hall.sweeping.once(600)
        assert (await ada.get("/api/me"))["name"] == "Ada"
        now.forward(31 * 86_400)
        await hall.sweeping.once(600)
        await ada.get("/api/me", 401)


def test_the_limits_of_the_tests_are_roomy() -> None:
    assert ROOMY.message_bytes == Limits().message_bytes
