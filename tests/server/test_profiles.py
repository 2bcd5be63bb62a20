"""What people show of themselves, and what nobody else gets to see."""

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.dialects import sqlite

from hexhaven.server.profiles import Filter, narrowed
from hexhaven.server.schema import finished, relations
from tests.server import toy
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.played import act, table_of
from tests.server.player import Player, until

pytestmark = pytest.mark.anyio

GONE = {"code": "no-such-person", "message": "there is no such person, or their profile is not for you"}


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)


async def play(house: House, *players: Player, private: bool = False, finish: bool = True) -> str:
    """A game of the toy between these people."""
    seats = ["me", *["open"] * (len(players) - 1)]
    table = await players[0].found(*seats, game="toy", private=private)
    for seat, player in enumerate(players[1:], 1):
        await player.post(f"/api/tables/{table['id']}/sit", {"seat": seat, "invite": table["invite"]})
    hall, rng = house.open_hall, Random(1)
    live = await table_of(hall, table["id"])
    while finish and not live.game.is_over():
        await act(hall, live, rng, undo=0)

    async def is_counted() -> bool:
        return len(await players[0].get(f"/api/people/{players[0].person}/games")) > 0

    if finish:
        await until(is_counted)
    return str(table["id"])


async def trio(house: House) -> tuple[Player, Player, Player]:
    return await house.player("Ada"), await house.player("Bob"), await house.player("Eve")


async def show_to(player: Player, audience: str, rating: bool = False) -> None:
    await player.call("PATCH", "/api/me/profile", {"profile": audience, "shows_rating": rating})


async def everything_about(viewer: Player, person: str) -> list[Any]:
    """Everything that can be asked about somebody, as status and body."""
    paths = [f"/api/people/{person}{rest}" for rest in ("", "/games", "/games?with=x", "/statistics/toy")]
    asked = [await viewer.http.get(path) for path in paths]
    asked.append(await viewer.http.put(f"/api/me/friends/{person}", json={"relation": "friend"}))
    return [(response.status_code, response.json() if response.content else None) for response in asked]


async def test_a_profile_is_for_table_mates_unless_its_owner_says_otherwise(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    await play(any_house, ada, bob)
    assert await ada.get("/api/me/profile") == {"profile": "mates", "shows_rating": False}
    assert (await bob.get(f"/api/people/{ada.person}"))["name"] == "Ada"
    await eve.get(f"/api/people/{ada.person}", 404)
    await show_to(ada, "nobody")
    await bob.get(f"/api/people/{ada.person}", 404)
    assert (await ada.get(f"/api/people/{ada.person}"))["tallies"][0]["played"] == 1
    await show_to(ada, "all")
    nobody = await any_house.player(arrive=False)
    assert (await nobody.get(f"/api/people/{ada.person}"))["ratings"] is None


async def test_a_hidden_profile_cannot_be_told_from_none(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    await play(any_house, ada, bob)
    for audience in ("mates", "nobody"):
        await show_to(ada, audience)
        assert await everything_about(eve, ada.person) == await everything_about(eve, "nobodyhere")
        assert {status for status, _ in await everything_about(eve, ada.person)} == {404}
        assert {str(body) for _, body in await everything_about(eve, ada.person)} == {str(GONE)}
    await eve.call("PUT", "/api/me/friends/nobodyhere", {"relation": "blocked"}, 404)
    for person in ("", "%00", "' OR 1=1 --", "a" * 5000):
        response = await eve.http.get(f"/api/people/{person}")
        assert response.status_code in (400, 404)


async def test_sitting_down_at_somebodys_open_table_shows_nothing(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    table = (await ada.found("me", "open", "open", game="toy"))["id"]
    await eve.post(f"/api/tables/{table}/sit", {"seat": 1})
    await eve.get(f"/api/people/{ada.person}", 404)
    await eve.post(f"/api/tables/{table}/stand")
    await bob.get(f"/api/people/{ada.person}", 404)


async def test_a_blocked_mate_sees_nothing_and_does_not_learn_why(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    await play(any_house, ada, bob)
    await ada.call("PUT", f"/api/me/friends/{bob.person}", {"relation": "blocked"}, 204)
    assert await everything_about(bob, ada.person) == await everything_about(bob, "nobodyhere")
    assert await bob.get("/api/me/friends") == []
    assert [(one["name"], one["relation"]) for one in await ada.get("/api/me/friends")] == [("Bob", "blocked")]
    await show_to(ada, "all")
    await bob.get(f"/api/people/{ada.person}", 404)
    assert (await eve.get(f"/api/people/{ada.person}"))["name"] == "Ada"
    await ada.call("PUT", f"/api/me/friends/{bob.person}", {"relation": "none"}, 204)
    assert (await bob.get(f"/api/people/{ada.person}"))["relation"] == "none"


async def test_friends_are_two_who_both_say_so_and_a_removed_one_sees_nothing(any_house: House) -> None:
    ada, bob, _ = await trio(any_house)
    await show_to(bob, "all")
    await ada.call("PUT", f"/api/me/friends/{bob.person}", {"relation": "friend"}, 204)
    assert (await ada.get(f"/api/people/{bob.person}"))["relation"] == "asked"
    assert (await ada.get(f"/api/people/{bob.person}"))["online"] is None
    await bob.get(f"/api/people/{ada.person}", 404)  # whoever asks shows nothing yet
    assert [(one["name"], one["relation"]) for one in await bob.get("/api/me/friends")] == [("Ada", "asks")]
    await bob.call("PUT", f"/api/me/friends/{ada.person}", {"relation": "friend"}, 204)
    assert (await bob.get(f"/api/people/{ada.person}"))["relation"] == "friend"
    await ada.connect()
    assert [one["online"] for one in await bob.get("/api/me/friends")] == [True]
    await ada.call("PUT", f"/api/me/friends/{bob.person}", {"relation": "none"}, 204)
    await bob.get(f"/api/people/{ada.person}", 404)
    assert await bob.get("/api/me/friends") == await ada.get("/api/me/friends") == []
    await ada.call("PUT", f"/api/me/friends/{ada.person}", {"relation": "friend"}, 400)


async def test_what_is_refused_for_lack_of_room_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, eve = await trio(house)
    for player in (ada, bob, eve):
        await show_to(player, "all")
    await ada.call("PUT", f"/api/me/friends/{eve.person}", {"relation": "friend"}, 204)
    await bob.call("PUT", f"/api/me/friends/{ada.person}", {"relation": "friend"}, 204)
    monkeypatch.setattr("hexhaven.server.relations.MOST", 1)
    refused = await ada.call("PUT", f"/api/me/friends/{bob.person}", {"relation": "blocked"}, 409)
    assert refused["code"] == "too-many"
    assert [(one["name"], one["relation"]) for one in await ada.get("/api/me/friends")] == [
        ("Bob", "asks"),
        ("Eve", "asked"),
    ]
    await ada.call("PUT", f"/api/me/friends/{eve.person}", {"relation": "blocked"}, 204)


async def test_two_who_ask_each_other_at_once_are_friends(any_house: House) -> None:
    ada, bob, _ = await trio(any_house)
    await play(any_house, ada, bob)
    asking = [(ada, bob), (bob, ada), (ada, bob)]
    await asyncio.gather(
        *(one.call("PUT", f"/api/me/friends/{other.person}", {"relation": "friend"}, 204) for one, other in asking)
    )
    assert (await ada.get(f"/api/people/{bob.person}"))["relation"] == "friend"


async def test_a_history_has_opponents_results_and_filters(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    first = await play(any_house, ada, bob)
    second = await play(any_house, ada, bob, eve)
    mine = f"/api/people/{ada.person}/games"

    async def has_two() -> bool:
        return len(await ada.get(mine)) == 2

    await until(has_two)
    games = await ada.get(mine)
    assert [game["table"] for game in games] == [second, first]
    assert [seat["name"] for seat in games[0]["seats"]] == ["Ada", "Bob", "Eve"]
    assert sum(games[0]["sources"].values()) == games[0]["seats"][0]["points"]
    assert [game["table"] for game in await ada.get(f"{mine}?with={eve.person}")] == [second]
    assert await ada.get(f"{mine}?with={ada.person}") == []
    assert await ada.get(f"{mine}?game=burgundy") == []
    won = [game["table"] for game in games if game["seats"][0]["place"] == 1]
    assert [game["table"] for game in await ada.get(f"{mine}?result=won")] == won
    assert len(await ada.get(f"{mine}?result=lost")) == 2 - len(won)
    ended = int(games[0]["ended"])
    assert await ada.get(f"{mine}?since={ended + 10}") == await ada.get(f"{mine}?until={ended - 100}") == []
    assert len(await ada.get(f"{mine}?since={ended - 100}&until={ended + 10}")) == 2
    assert await ada.get(f"{mine}?from=2") == []
    for bad in ("result=drawn", "since=yesterday", "from=-1", "until=1e9"):
        assert (await ada.get(f"{mine}?{bad}", 400))["code"] == "malformed"


async def test_games_at_private_tables_are_shown_only_to_those_who_were_there(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    hidden = await play(any_house, ada, bob, private=True)
    await show_to(ada, "all")
    await show_to(bob, "all")
    assert await eve.get(f"/api/people/{ada.person}/games") == []
    assert hidden not in str(await everything_about(eve, ada.person))
    assert [game["table"] for game in await bob.get(f"/api/people/{ada.person}/games")] == [hidden]


async def test_ratings_are_shown_only_where_people_want_it(any_house: House) -> None:
    ada, bob, eve = await trio(any_house)
    await play(any_house, ada, bob)
    ladder = "/api/games/toy/ratings"
    assert await eve.get(ladder) == []
    assert [entry["name"] for entry in await ada.get(ladder)] == ["Ada"]  # one's own
    assert (await ada.get(f"/api/people/{ada.person}"))["ratings"][0]["games"] == 1
    seen = await bob.get(f"/api/people/{ada.person}")
    assert seen["ratings"] is None
    assert (await bob.get(f"/api/people/{ada.person}/games"))[0]["rating_change"] is None
    await show_to(ada, "mates", rating=True)
    assert await eve.get(ladder) == []
    assert (await bob.get(f"/api/people/{ada.person}"))["ratings"][0]["game"] == "toy"
    assert (await bob.get(f"/api/people/{ada.person}/games"))[0]["rating_change"] is not None
    await show_to(ada, "all", rating=True)
    assert [entry["person"] for entry in await eve.get(ladder)] == [ada.person]
    await ada.call("DELETE", "/api/me", status=204)
    assert await eve.get(ladder) == []
    await eve.get(f"/api/people/{ada.person}", 404)
    await eve.get("/api/games/chess/ratings", 404)


async def test_statistics_compare_with_ones_own_average_and_the_bots(house: House) -> None:
    ada, bob, _ = await trio(house)
    await play(house, ada, bob)
    found = await ada.get(f"/api/people/{ada.person}/statistics/toy")
    points = (await ada.get(f"/api/people/{ada.person}/games"))[0]["seats"][0]["points"]
    assert (found["played"], found["points"], found["best"], found["bots"]) == (1, points, points, None)
    assert all((line["title"], line["own"], line["bots"]) == ("hits", points, None) for line in found["sources"])
    await ada.get(f"/api/people/{ada.person}/statistics/chess", 404)


async def test_games_in_different_modes_are_not_mixed(any_house: House) -> None:
    """In the toy, the number of players makes the mode."""
    ada, bob, eve = await trio(any_house)
    await play(any_house, ada, bob)
    await play(any_house, ada, bob, eve)
    profile, mine = f"/api/people/{ada.person}", f"/api/people/{ada.person}/games"

    async def has_two() -> bool:
        return len(await ada.get(mine)) == 2

    await until(has_two)
    await play(any_house, ada, bob, eve, finish=False)
    games = await ada.get(mine)
    assert [game["mode"] for game in games] == ["3", "2"]
    assert [game["mode"] for game in await ada.get(f"{mine}?game=toy&mode=2")] == ["2"]
    assert [(one["mode"], one["played"]) for one in (await ada.get(profile))["tallies"]] == [("2", 1), ("3", 1)]
    for game in games:
        found = await ada.get(f"{profile}/statistics/toy?mode={game['mode']}")
        points = game["seats"][0]["points"]
        assert (found["mode"], found["played"], found["points"]) == (game["mode"], 1, points)
    assert (await ada.get(f"{profile}/statistics/toy"))["mode"] == "2"
    await ada.get(f"{profile}/statistics/toy?mode=7", 400)


async def test_games_with_somebody_are_found_without_looking_at_all_of_theirs(house: House) -> None:
    """Those of a bot are thousands: for each game of the person, all of them were gone through."""
    asked = narrowed(select(finished).where(finished.c.player == "ada"), Filter(opponent="bot:greedy"))
    written = asked.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    plan = [row.detail for row in await house.open_hall.store.all(text(f"EXPLAIN QUERY PLAN {written}"))]
    (others,) = [line for line in plan if "finished_1" in line]
    assert "table_id=?" in others


async def test_averages_of_all_bots_are_worked_out_once_in_a_while(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = FakeTime()
    async with running(quiet(lite, monotonic=now)) as house:
        ada, profiles = await house.player(), house.open_hall.profiles
        worked_out, averages = [], profiles.averages

        async def counted(which: Any) -> Any:
            worked_out.append(str(which))
            return await averages(which)

        monkeypatch.setattr(profiles, "averages", counted)
        for _ in range(3):
            await ada.get(f"/api/people/{ada.person}/statistics/burgundy")
        assert len(worked_out) == 4
        now.forward(61)
        await ada.get(f"/api/people/{ada.person}/statistics/burgundy")
        assert len(worked_out) == 6


async def test_what_people_say_of_each_other_goes_with_them(any_house: House) -> None:
    ada, bob, _ = await trio(any_house)
    await play(any_house, ada, bob)
    for one, other in ((ada, bob), (bob, ada)):
        await one.call("PUT", f"/api/me/friends/{other.person}", {"relation": "friend"}, 204)
    exported = await ada.get("/api/me/export")
    assert [row["kind"] for row in exported["friends and blocked"]] == ["friend"]
    assert len(exported["finished games"]) == len(exported["ratings"]) == 1
    await ada.call("DELETE", "/api/me", status=204)
    assert await any_house.open_hall.store.all(select(relations)) == []
    games = await bob.get(f"/api/people/{bob.person}/games")
    assert [seat["name"] for seat in games[0]["seats"]] == ["", "Bob"]
