"""Clubs are closed: what is inside cannot be seen from outside."""

from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from hexhaven.server.schema import clubs
from tests.server import toy
from tests.server.conftest import House, quiet, running
from tests.server.played import act, table_of
from tests.server.player import Player, until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)


async def club_of(head: Player, *others: Player) -> dict[str, Any]:
    club: dict[str, Any] = await head.post("/api/clubs", {"name": "Tuesday"})
    for other in others:
        await other.post("/api/clubs/join", {"invite": club["invite"]})
    return club


async def trio(house: House) -> tuple[Player, Player, Player]:
    return await house.connected("Ada"), await house.connected("Bob"), await house.connected("Eve")


async def test_a_table_of_a_club_stays_private(house: House) -> None:
    ada, _, eve = await trio(house)
    club = await club_of(ada)
    table = (await ada.found("me", "open", game="toy", club=club["id"]))["id"]
    changed = await ada.call("PATCH", f"/api/tables/{table}", {"private": False, "clock": {"kind": "days", "days": 1}})
    assert (changed["private"], changed["clock"]["kind"]) == (True, "days")
    await eve.get(f"/api/tables/{table}", 404)


async def test_from_outside_there_is_no_club(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    club = await club_of(ada, bob)
    table = (await ada.found("me", "open", game="toy", club=club["id"]))["id"]
    assert [info["id"] for info in await bob.get(f"/api/clubs/{club['id']}/tables")] == [table]
    assert (await bob.get(f"/api/tables/{table}"))["club"] == club["id"]
    assert (await bob.get(f"/api/clubs/{club['id']}"))["invite"] is None
    assert [one["name"] for one in (await ada.get(f"/api/clubs/{club['id']}"))["members"]] == ["Ada", "Bob"]
    calls = [("GET", ""), ("GET", "/tables"), ("GET", "/league"), ("POST", "/season"), ("POST", "/invite")]
    calls += [("POST", "/leave"), ("DELETE", f"/members/{bob.person}")]
    for method, rest in calls:
        seen = [await eve.call(method, f"/api/clubs/{name}{rest}", status=404) for name in (club["id"], "nowhere")]
        assert seen[0] == seen[1]
        assert seen[0]["code"] == "no-such-club"
    assert await eve.get("/api/clubs") == []
    await eve.post("/api/clubs/join", {"invite": "x" * 22}, 404)
    for person in (eve, await any_house.player(arrive=False)):
        await person.get(f"/api/tables/{table}", 404)
        assert await person.get("/api/tables") == []
    await eve.post(f"/api/tables/{table}/sit", {"seat": 1}, 404)
    await eve.send({"t": "watch", "table": table})
    assert await eve.problem() == "no-such-table"
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "club": club["id"]}
    assert (await eve.post("/api/tables", wish, 404))["code"] == "no-such-club"
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})


async def test_whoever_is_removed_sees_the_lobby_no_more_and_is_turned_away(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    club = await club_of(ada, bob, eve)
    table = (await ada.found("me", "open", game="toy", club=club["id"]))["id"]
    await eve.watch(table)
    await bob.call("DELETE", f"/api/clubs/{club['id']}/members/{eve.person}", status=403)
    await ada.call("DELETE", f"/api/clubs/{club['id']}/members/{eve.person}")
    assert await eve.problem() == "no-such-table"
    await eve.get(f"/api/clubs/{club['id']}/tables", 404)
    await eve.get(f"/api/tables/{table}", 404)
    await ada.post(f"/api/clubs/{club['id']}/invite")
    await eve.post("/api/clubs/join", {"invite": club["invite"]}, 404)


async def test_removal_is_heard_of_by_other_processes(postgres_database: str) -> None:
    async with running(quiet(postgres_database)) as one, running(quiet(postgres_database)) as two:
        ada, eve = await one.connected("Ada"), await two.connected("Eve")
        club = await club_of(ada, eve)
        table = (await ada.found("me", "open", game="toy", club=club["id"]))["id"]
        await eve.watch(table)
        await ada.call("DELETE", f"/api/clubs/{club['id']}/members/{eve.person}")
        assert await eve.problem() == "no-such-table"


async def test_a_club_always_has_a_head_and_ends_with_its_last_member(any_house: House) -> None:
    ada, bob, _ = await trio(any_house)
    club = await club_of(ada, bob)
    table = (await ada.found("me", "open", game="toy", club=club["id"]))["id"]
    await ada.call("DELETE", f"/api/clubs/{club['id']}/members/{ada.person}", status=404)
    await ada.call("POST", f"/api/clubs/{club['id']}/leave", status=204)
    left = await bob.get(f"/api/clubs/{club['id']}")
    assert [(one["name"], one["head"]) for one in left["members"]] == [("Bob", True)]
    assert left["invite"] == club["invite"]
    await bob.call("DELETE", "/api/me", status=204)
    assert await any_house.open_hall.store.all(select(clubs)) == []
    assert (await ada.get(f"/api/tables/{table}"))["private"]


async def test_the_league_counts_a_season_of_the_clubs_games(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    club = await club_of(ada, bob)
    address = f"/api/clubs/{club['id']}"

    async def play(*players: Player, **more: Any) -> list[int]:
        table = await players[0].found("me", *["open"] * (len(players) - 1), game="toy", **more)
        for seat, player in enumerate(players[1:], 1):
            await player.post(f"/api/tables/{table['id']}/sit", {"seat": seat})
        live, rng = await table_of(any_house.open_hall, table["id"]), Random(3)
        while not live.game.is_over():
            await act(any_house.open_hall, live, rng, undo=0)
        result = (await players[0].get(f"/api/tables/{table['id']}"))["result"]
        return list(result["places"])

    await play(ada, eve)  # not at a table of the club
    places = await play(ada, bob, club=club["id"])

    async def is_counted() -> bool:
        return len(await bob.get(f"{address}/league")) == 2

    await until(is_counted)
    league = {entry["name"]: entry for entry in await bob.get(f"{address}/league")}
    expected = [0.5, 0.5] if places == [1, 1] else [1.0, 0.0] if places == [1, 2] else [0.0, 1.0]
    assert [league[name]["points"] for name in ("Ada", "Bob")] == expected
    assert [league[name]["won"] for name in ("Ada", "Bob")] == [int(place == 1) for place in places]
    await bob.post(f"{address}/season", status=403)
    after = await ada.post(f"{address}/season")
    assert [season["number"] for season in after["seasons"]] == [1, 2]
    assert after["seasons"][0]["ended"] == after["seasons"][1]["begun"]
    assert await bob.get(f"{address}/league") == []
    assert len(await bob.get(f"{address}/league?season=1")) == 2
    await bob.get(f"{address}/league?season=3", 404)


async def test_a_rematch_stays_in_the_club(house: House) -> None:
    ada, bob, eve = await trio(house)
    club = await club_of(ada, bob, eve)
    table = (await ada.found("me", "open", game="toy", club=club["id"]))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    live, rng = await table_of(house.open_hall, table), Random(3)
    while not live.game.is_over():
        await act(house.open_hall, live, rng, undo=0)
    again = await ada.post(f"/api/tables/{table}/rematch")
    assert again["club"] == club["id"]
    assert (await eve.get(f"/api/tables/{again['id']}"))["private"]


async def test_friends_and_mates_can_be_asked_to_a_table_and_nobody_else(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    first = (await ada.found("me", "open", game="toy"))["id"]
    await bob.post(f"/api/tables/{first}/sit", {"seat": 1})
    table = (await ada.found("me", "open", "open", game="toy", private=True))["id"]
    ask = f"/api/tables/{table}/ask"
    assert (await ada.post(ask, {"people": [eve.person]}, 404))["code"] == "no-such-person"
    await ada.post(ask, {"people": [bob.person, eve.person]}, 404)
    await ada.post(ask, {"people": ["nobodyhere"]}, 404)
    await bob.post(ask, {"people": [ada.person]}, 404)
    asked = await ada.post(ask, {"people": [bob.person]})
    assert [(seat["person"], seat["asked"]) for seat in asked["seats"]][1] == (bob.person, True)
    assert table in [info["id"] for info in await bob.get("/api/mine")]
    assert (await ada.post(ask, {"people": [bob.person]}, 409))["code"] == "seated"
    await bob.post(f"/api/tables/{table}/stand")
    await bob.call("PUT", f"/api/me/friends/{ada.person}", {"relation": "blocked"}, 204)
    await ada.post(ask, {"people": [bob.person]}, 404)
    await ada.post(ask, {"people": []}, 400)
