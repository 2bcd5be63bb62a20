"""Sessions, recovery links, and changing a password."""

from typing import Any

import pytest
from sqlalchemy import insert

from hexhaven.server.schema import recoveries
from hexhaven.server.sessions import browser_of, hash_of
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.player import Player, until
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

ACCOUNT = {"login": "ada", "password": "correct horse", "name": "Ada"}
LOGIN = {"login": "ada", "password": "correct horse"}


async def with_cookie(house: House, token: str) -> Player:
    """Another browser with the same cookie."""
    player = await house.player(arrive=False)
    player.http.cookies.set("hexhaven", token)
    return player


async def logged_in(house: House, **more: Any) -> Player:
    player = await house.player(arrive=False)
    await player.call("POST", "/api/login", LOGIN, **more)
    return player


async def link_of(player: Player) -> str:
    link: str = (await player.post("/api/me/recovery"))["recovery"]
    return link


async def test_log_out_ends_the_session(house: House) -> None:
    ada = await house.connected()
    token = ada.http.cookies["hexhaven"]
    await ada.post("/api/logout", status=204)
    assert await ada.closing() == 4401
    response = await (await with_cookie(house, token)).http.get("/api/me")
    assert (response.status_code, response.json()["code"]) == (401, "no-session")


async def test_a_late_answer_to_a_guest_does_not_log_out_who_has_just_registered(house: House) -> None:
    """Other windows ask with the guest's cookie while one registers; the answers come after the new cookie."""
    ada = await house.connected()
    token = ada.http.cookies["hexhaven"]
    await ada.post("/api/register", {"login": "ada", "password": "correct horse", "name": "Ada"})
    for path in ("/api/me", "/api/mine"):
        response = await (await with_cookie(house, token)).http.get(path)
        assert response.status_code == 401
        assert "set-cookie" not in response.headers


async def test_logging_out_leaves_other_sessions_alone(house: House) -> None:
    ada = await house.player()
    await ada.post("/api/register", ACCOUNT)
    other = await (await logged_in(house)).connect()
    await other.hear()
    await ada.post("/api/logout", status=204)
    await other.send({"t": "ping"})
    await other.hear()
    await other.get("/api/me")


async def test_old_sessions_end(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now)) as house:
        ada = await house.player()
        now.forward(179 * 86_400)
        await ada.get("/api/me")
        now.forward(179 * 86_400)
        await ada.get("/api/me")
        now.forward(181 * 86_400)
        await ada.get("/api/me", 401)


# Recovery links.


async def test_a_recovery_link_brings_the_person_back_once(any_house: House) -> None:
    ada, other, third = await any_house.player(), *[await any_house.player(arrive=False) for _ in range(2)]
    link = await link_of(ada)
    assert await other.post("/api/recover/whose", {"recovery": link}) == {"id": ada.person, "name": "Ada"}
    assert (await other.post("/api/recover", {"recovery": link}))["id"] == ada.person
    for path in ("/api/recover", "/api/recover/whose"):
        assert (await third.post(path, {"recovery": link}, 404))["code"] == "no-such-link"


async def test_a_recovery_link_does_not_replace_somebody_unasked(house: House) -> None:
    ada, ben = await house.player(), await house.player("Ben")
    link = await link_of(ada)
    assert (await ben.post("/api/recover", {"recovery": link}, 409))["code"] == "somebody-else"
    assert (await ben.get("/api/me"))["name"] == "Ben"
    await ben.post("/api/recover", {"recovery": link, "leaving": True})
    assert (await ben.get("/api/me"))["id"] == ada.person
    again = await link_of(ben)
    await ada.post("/api/recover", {"recovery": again})  # Ada is Ada already


@pytest.mark.parametrize("end", ["renew", "log out", "register", "erase", "end the session"])
async def test_a_recovery_link_ends(house: House, end: str) -> None:
    ada, thief = await house.player(), await house.player(arrive=False)
    link = await link_of(ada)
    match end:
        case "renew":
            await thief.post("/api/recover/whose", {"recovery": await link_of(ada)})
        case "log out":
            await ada.post("/api/logout", status=204)
        case "register":
            await ada.post("/api/register", ACCOUNT)
        case "erase":
            await ada.call("DELETE", "/api/me", status=204)
        case "end the session":
            second = await house.player(arrive=False)
            await second.post("/api/recover", {"recovery": link})
            link = await link_of(ada)
            await second.call("DELETE", "/api/me/sessions", status=204)
    assert (await thief.post("/api/recover", {"recovery": link}, 404))["code"] == "no-such-link"


async def test_links_from_before_they_belonged_to_a_session_work_until_one_ends(house: House) -> None:
    ada, other = await house.player(), await house.player(arrive=False)
    row = {"hash": hash_of("old"), "person": ada.person, "created": 0.0}
    await house.open_hall.store.change(insert(recoveries).values(**row))
    await other.post("/api/recover", {"recovery": "old"})
    await house.open_hall.store.change(insert(recoveries).values(**row))
    await other.post("/api/logout", status=204)
    await other.post("/api/recover", {"recovery": "old"}, 404)


# Registration and passwords.


async def test_a_cookie_from_before_registration_is_worth_nothing(house: House) -> None:
    """Somebody has planted a cookie in Ada's browser, and she registers with it."""
    ada = await house.player()
    thief = await (await with_cookie(house, ada.http.cookies["hexhaven"])).connect()
    link = await link_of(thief)
    me = await ada.post("/api/register", ACCOUNT)
    assert me["id"] == ada.person
    assert await thief.closing() == 4401
    await thief.get("/api/me", 401)
    await thief.post("/api/recover", {"recovery": link}, 404)
    assert (await ada.get("/api/me"))["login"] == "ada"


async def test_a_new_password_ends_all_other_sessions(house: House) -> None:
    ada = await house.player()
    await ada.post("/api/register", ACCOUNT)
    before = ada.http.cookies["hexhaven"]
    other = await (await logged_in(house)).connect()
    wrong = await ada.post("/api/me/password", {"old": "not it", "new": "a new secret"}, 403)
    assert wrong["code"] == "wrong-password"
    short = await ada.post("/api/me/password", {"old": LOGIN["password"], "new": "short"}, 400)
    assert short["code"] == "malformed"
    await ada.post("/api/me/password", {"old": LOGIN["password"], "new": "a new secret"})
    assert await other.closing() == 4401
    await other.get("/api/me", 401)
    await (await with_cookie(house, before)).get("/api/me", 401)
    assert (await ada.get("/api/me"))["login"] == "ada"
    await other.post("/api/login", LOGIN, 403)
    await other.post("/api/login", {**LOGIN, "password": "a new secret"})


async def test_a_guest_has_no_password_to_change(house: House) -> None:
    ada = await house.player()
    body = {"old": "correct horse", "new": "a new secret"}
    assert (await ada.post("/api/me/password", body, 403))["code"] == "forbidden"


# Looking at sessions.


async def test_sessions_are_listed_and_ended(any_house: House) -> None:
    ada, bob = await any_house.player(), await any_house.player("Bob")
    await ada.post("/api/register", ACCOUNT)
    firefox = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
    other, third = await logged_in(any_house, headers=firefox), await logged_in(any_house)
    listed = await ada.get("/api/me/sessions")
    assert [session["current"] for session in listed].count(True) == 1
    (found,) = [session for session in listed if session["browser"] == "Firefox, Linux"]
    assert (await bob.call("DELETE", f"/api/me/sessions/{found['id']}", status=404))["code"] == "no-such-session"
    await ada.call("DELETE", f"/api/me/sessions/{found['id'][:1]}", status=404)
    await other.connect()
    await ada.call("DELETE", f"/api/me/sessions/{found['id']}", status=204)
    assert await other.closing() == 4401
    await other.get("/api/me", 401)
    await third.connect()
    await ada.call("DELETE", "/api/me/sessions", status=204)
    assert await third.closing() == 4401
    assert [session["current"] for session in await ada.get("/api/me/sessions")] == [True]
    await bob.get("/api/me")


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28.1", "python-httpx/0.28.1"),
        ("", ""),
        ("x" * 500, "x" * 40),
    ],
)
def test_browsers_in_two_words(agent: str, said: str) -> None:
    assert browser_of(agent) == said


# Several processes.


@pytest.mark.parametrize("end", ["log out", "end the others", "new password", "erase"])
async def test_a_session_that_ends_here_ends_there(postgres: Postgres, end: str) -> None:
    database = postgres.new_database()
    async with running(quiet(database)) as here, running(quiet(database)) as there:
        ada = await here.player()
        await ada.post("/api/register", ACCOUNT)
        other = await logged_in(there)
        if end == "log out":
            other = await with_cookie(there, ada.http.cookies["hexhaven"])
        await (await other.connect()).hear()
        table = (await ada.found("me", "open"))["id"]
        await other.watch(table)
        await other.send({"t": "say", "table": table, "text": "my diary"})
        match end:
            case "log out":
                await ada.post("/api/logout", status=204)
            case "end the others":
                await ada.call("DELETE", "/api/me/sessions", status=204)
            case "new password":
                await ada.post("/api/me/password", {"old": LOGIN["password"], "new": "a new secret"})
            case "erase":
                await ada.call("DELETE", "/api/me", status=204)
        assert await other.closing() == 4401


async def test_what_somebody_erased_here_said_is_not_shown_there(postgres: Postgres) -> None:
    database = postgres.new_database()
    async with running(quiet(database)) as here, running(quiet(database)) as there:
        ada, bob = await here.connected(), await there.connected("Bob")
        table = (await bob.found("me", "open"))["id"]
        await bob.watch(table)
        await ada.watch(table)
        await ada.send({"t": "say", "table": table, "text": "my diary"})

        async def said() -> bool:
            return len((await bob.watch(table)).chat) == 1

        async def erased() -> bool:
            return not (await bob.watch(table)).chat

        await until(said)
        await ada.call("DELETE", "/api/me", status=204)
        await until(erased)
