"""Tables: founding, sitting, private ones, playing again, files."""

import asyncio
import re
from dataclasses import replace
from random import Random

import pytest

from hexhaven import archipelago
from hexhaven.bots.random import RandomBot
from hexhaven.burgundy import boards
from hexhaven.games import GAMES
from hexhaven.kernel.chance import commitment, seed_from
from hexhaven.kernel.driver import play
from hexhaven.kernel.record import Record, read, write
from hexhaven.language import LANGUAGES
from hexhaven.server import offers
from hexhaven.server.settings import Limits
from tests.server.conftest import House, quiet, running
from tests.server.player import WholeTable

pytestmark = pytest.mark.anyio


async def test_games_and_their_options_are_listed(house: House) -> None:
    ada = await house.player()
    games = {game["name"]: game for game in await ada.get("/api/games")}
    assert set(games) == set(GAMES)
    game = games["burgundy"]
    assert game["seats"] == [2, 4]
    names = {"seats", "mode", "duchies", "choices", "start", "marker", "expansions", "boards"}
    assert {option["name"] for option in game["options"]} == names
    assert {"greedy", "expert", "beginner", "random"} <= set(game["bots"])
    assert "reference" not in game["bots"]


async def test_options_are_explained_in_every_language(house: House) -> None:
    ada = await house.player()
    for code in LANGUAGES:
        for game in await ada.get(f"/api/games?language={code}"):
            assert game["title"]
            for option in game["options"]:
                assert option["title"]
                assert option["hint"]
                assert len(option["labels"]) == len(option["values"]) == len(set(option["labels"]))
    german = {game["name"]: game for game in await ada.get("/api/games?language=de")}["burgundy"]
    duchies = next(option for option in german["options"] if option["name"] == "duchies")
    assert duchies["labels"][:2] == ["Fürstentum 1", "Fürstentum 2"]
    assert (await ada.get("/api/games?language=xx", 400))["code"] == "malformed"


async def test_what_is_printed_on_the_components_of_a_table_can_be_asked_for(house: House) -> None:
    ada = await house.player()
    table = await ada.found("me", "random", "random", game="archipelago")
    name = table["options"]["components"]
    printed = await ada.get(f"/api/games/archipelago/components/{name}")
    assert len(printed["hexes"]) == 24
    assert printed == archipelago.printed(name)
    unknown = await ada.get("/api/games/archipelago/components/standard@0", 404)
    without = await ada.get("/api/games/chess/components/standard", 404)
    assert (unknown["code"], without["code"]) == ("no-such-components", "no-such-game")


async def test_boards_that_the_host_has_typed_in_are_offered_played_and_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = boards.load_text(boards.standard_file().replace("B6  C5  A4  S3", "B2  C5  A4  S3"))
    monkeypatch.setitem(offers.typed_in, ("burgundy", "boards"), name)
    ada = await house.player()
    offered = {game["name"]: game for game in await ada.get("/api/games")}["burgundy"]["options"]
    option = next(option for option in offered if option["name"] == "boards")
    assert (option["values"], option["labels"][1]) == (["standard", name], name)
    table = await ada.found("me", *["random"] * 3, options={"mode": "team", "duchies": "12b", "boards": name})
    assert table["options"]["boards"] == name
    printed = await ada.get(f"/api/games/burgundy/components/{name}")
    assert printed["18"]["dice"][:2] == "25"


async def test_found_sit_stand_close(any_house: House) -> None:
    ada, bob, eve = [await any_house.player(name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.found("me", "open", "open", options={"duchies": "3 5 8"})
    assert (table["status"], table["mine"], table["owner"]) == ("open", 0, ada.person)
    assert table["options"] == {"seats": "3", "duchies": "3 5 8", "choices": "open", "start": "1"}
    path = f"/api/tables/{table['id']}"
    assert [info["id"] for info in await bob.get("/api/tables")] == [table["id"]]
    seated = await bob.post(f"{path}/sit", {"seat": 2})
    assert (seated["mine"], seated["seats"][2]["name"], seated["status"]) == (2, "Bob", "open")
    assert (await eve.post(f"{path}/sit", {"seat": 2}, 409))["code"] == "seat-taken"
    assert (await bob.post(f"{path}/sit", {"seat": 1}, 409))["code"] == "seated"
    assert (await bob.post(f"{path}/stand"))["seats"][2]["name"] is None
    assert (await bob.post(f"{path}/stand", status=409))["code"] == "closed"
    assert (await bob.post(f"{path}/close", status=403))["code"] == "forbidden"
    await ada.post(f"{path}/close", status=204)
    assert (await ada.get(path, 404))["code"] == "no-such-table"


async def test_a_table_starts_when_it_is_full(house: House) -> None:
    ada, bob = await house.player("Ada"), await house.player("Bob")
    table = await ada.found("me", "open")
    path = f"/api/tables/{table['id']}"
    started = await bob.post(f"{path}/sit", {"seat": 1})
    assert started["status"] == "playing"
    assert (await ada.post(f"{path}/stand", status=409))["code"] == "closed"
    assert (await ada.post(f"{path}/close", status=409))["code"] == "closed"
    waiting = await ada.get("/api/mine")
    assert [info["to_move"] for info in waiting] == [[0]]


@pytest.mark.parametrize("game", ["burgundy", "archipelago"])
async def test_every_seat_has_a_level_of_its_own(house: House, game: str) -> None:
    ada = await house.player("Ada")
    table = await ada.found("open", "expert", "beginner", "casual", game=game, stand_in="strong")
    assert [seat["bot"] for seat in table["seats"]] == [None, "expert", "beginner", "casual"]
    assert table["stand_in"] == "strong"


async def test_what_a_table_cannot_be(house: House) -> None:
    ada = await house.player()
    me = {"kind": "me"}
    bodies = [
        ({"game": "chess", "seats": [me, me]}, "no-such-game"),
        ({"game": "archipelago", "seats": [me]}, "bad-option"),
        ({"game": "burgundy", "seats": [me] * 5}, "bad-option"),
        ({"game": "burgundy", "seats": [me, me]}, "malformed"),
        ({"game": "burgundy", "seats": [me, {"kind": "bot", "bot": "hal"}]}, "no-such-bot"),
        ({"game": "burgundy", "seats": [me, {"kind": "open"}], "options": {"duchies": "11"}}, "bad-option"),
        ({"game": "burgundy", "seats": [me, {"kind": "open"}], "options": {"cheat": "1"}}, "bad-option"),
        ({"game": "burgundy", "seats": [me, {"kind": "open"}], "clock": {"kind": "sand"}}, "malformed"),
        ({"game": "burgundy", "seats": [me, {"kind": "open"}], "clock": {"kind": "days", "days": 0}}, "malformed"),
        ({"game": "burgundy", "seats": [me, {"kind": "open"}], "extra": 1}, "malformed"),
    ]
    for body, code in bodies:
        assert (await ada.post("/api/tables", body, 400))["code"] == code, body
    nobody = await house.player(arrive=False)
    assert (await nobody.post("/api/tables", {}, 401))["code"] == "no-session"


async def test_a_private_table_is_for_the_invited(house: House) -> None:
    ada, bob, eve = [await house.connected(name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.found("me", "open", private=True)
    path = f"/api/tables/{table['id']}"
    assert await eve.get("/api/tables") == []
    assert (await eve.get(path, 404))["code"] == "no-such-table"
    assert (await eve.post(f"{path}/sit", {"seat": 1}, 404))["code"] == "no-such-table"
    assert (await eve.post(f"{path}/sit", {"seat": 1, "invite": "guess"}, 404))["code"] == "no-such-table"
    assert (await bob.get(f"{path}?invite={table['invite']}"))["invite"] == table["invite"]
    assert (await bob.post(f"{path}/sit", {"seat": 1, "invite": table["invite"]}))["mine"] == 1
    await eve.send({"t": "watch", "table": table["id"]})
    assert await eve.problem() == "no-such-table"
    await eve.get(f"{path}/record", 404)
    await eve.get(f"{path}/at/0", 404)
    await bob.watch(table["id"])


async def test_the_link_of_a_private_table_works_at_every_stage(house: House) -> None:
    ada, bob, eve = [await house.connected(name) for name in ("Ada", "Bob", "Eve")]
    visitor = await (await house.player(arrive=False)).connect()
    table = await ada.found("me", "open", private=True)
    path, invite = f"/api/tables/{table['id']}", table["invite"]
    for stage in ("open", "playing", "over"):
        if stage == "playing":
            await bob.post(f"{path}/sit", {"seat": 1, "invite": invite})
        if stage == "over":
            async with asyncio.TaskGroup() as group:
                for player in (ada, bob):
                    group.create_task(player.play(table["id"], Random(2).choice))
        for guest in (eve, visitor):
            assert (await guest.get(f"{path}?invite={invite}"))["status"] == stage
            assert (await guest.watch(table["id"], invite=invite)).seat == -1
            await guest.get(f"{path}/moves?invite={invite}")
            await guest.send({"t": "leave", "table": table["id"]})
            for wrong in ({}, {"invite": "guess"}):
                await guest.send({"t": "watch", "table": table["id"], **wrong})
                assert await guest.problem() == "no-such-table"


async def test_whoever_leaves_a_private_table_watches_on_only_with_its_link(house: House) -> None:
    ada, bob = await house.connected("Ada"), await house.connected("Bob")
    table = await ada.found("me", "open", "open", private=True)
    path, invite = f"/api/tables/{table['id']}", table["invite"]
    await bob.post(f"{path}/sit", {"seat": 1, "invite": invite})
    assert (await bob.watch(table["id"])).seat == 1
    await bob.post(f"{path}/stand")
    assert await bob.problem() == "no-such-table"
    await bob.post(f"{path}/sit", {"seat": 1, "invite": invite})
    assert (await bob.watch(table["id"], invite=invite)).seat == 1
    await bob.post(f"{path}/stand")
    assert (await bob.hear_a(WholeTable)).seat == -1
    await ada.watch(table["id"])
    await ada.post(f"{path}/stand")  # but it is still her table
    assert (await ada.hear_a(WholeTable)).seat == -1


async def test_nobody_fills_the_lobby_alone(lite: str) -> None:
    async with running(quiet(lite, limits=Limits(open_tables=2, open_tables_here=3))) as house:
        ada, bob = await house.player(), await house.player("Bob")
        first = (await ada.found("me", "open"))["id"]
        await ada.found("me", "open")
        body = {"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await ada.post("/api/tables", body, 429))["code"] == "too-many-tables"
        await bob.found("me", "open")
        assert (await bob.post("/api/tables", body, 429))["code"] == "too-many-tables"
        elsewhere = {"X-Forwarded-For": "2001:db8::1"}
        await bob.call("POST", "/api/tables", body, headers=elsewhere)
        for address in ("2001:db8::2", "2001:db8::ffff"):  # one network
            await (await house.player("Eve")).call("POST", "/api/tables", body, headers={"X-Forwarded-For": address})
        late = await house.player("Kim")
        refused = await late.call("POST", "/api/tables", body, status=429, headers={"X-Forwarded-For": "2001:db8::3"})
        assert refused["code"] == "too-many-tables"
        await bob.post(f"/api/tables/{first}/sit", {"seat": 1})
        await (await house.player("Lea")).found("me", "open")  # a game that has started is not in the way


async def test_tables_of_different_addresses_take_turns_in_the_lobby(any_house: House) -> None:
    ada, bob = await any_house.player(), await any_house.player("Bob")
    body = {"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "open"}]}
    lonely = (await bob.call("POST", "/api/tables", body, headers={"X-Forwarded-For": "192.0.2.7"}))["id"]
    for _ in range(60):
        await ada.found("me", "open")
    playing = (await ada.found("me", "random"))["id"]
    listed = [info["id"] for info in await bob.get("/api/tables")]
    assert lonely in listed[:2]
    assert (listed[-1], len(listed)) == (playing, 51)
    rest = [info["id"] for info in await bob.get("/api/tables?from=50")]
    assert len(rest) == 11
    assert not set(rest) & set(listed)
    assert (await bob.get("/api/tables?from=x", 400))["code"] == "malformed"


async def test_playing_again_moves_the_seats_on(house: House) -> None:
    ada = await house.connected()
    first = await ada.found("me", "random", options={"duchies": "2"})
    path = f"/api/tables/{first['id']}"
    assert (await ada.post(f"{path}/rematch", status=409))["code"] == "not-over"
    await ada.play(first["id"], Random(1).choice)
    again = await ada.post(f"{path}/rematch")
    assert [seat["person"] for seat in again["seats"]] == [None, ada.person]
    assert again["seats"][0]["bot"] == "random"
    assert [seat["colour"] for seat in again["seats"]] == [1, 0]  # everybody keeps theirs
    assert again["status"] == "playing"
    assert again["options"] == first["options"]
    assert (await ada.post(f"{path}/rematch"))["id"] == again["id"]
    assert (await ada.get(path))["rematch"] == again["id"]
    eve = await house.player("Eve")
    assert (await eve.post(f"{path}/rematch", status=403))["code"] == "forbidden"


async def test_a_finished_game_can_be_taken_elsewhere(any_house: House) -> None:
    ada = await any_house.connected()
    table = (await ada.found("me", "random"))["id"]
    running_game = read(await ada.get(f"/api/tables/{table}/record"))
    assert running_game.seed is None
    refused = await ada.http.post("/api/import", content=write(running_game).encode())
    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
    await ada.play(table, Random(3).choice)
    text = await ada.get(f"/api/tables/{table}/record")
    bob = await any_house.player("Bob")
    response = await bob.http.post("/api/import", content=text.encode())
    assert response.status_code == 200
    imported = response.json()
    assert (imported["status"], imported["imported"]) == ("over", True)
    assert imported["result"] == (await ada.get(f"/api/tables/{table}"))["result"]
    assert await bob.get(f"/api/tables/{imported['id']}/record") == text
    assert [info["id"] for info in await bob.get("/api/mine")] == [imported["id"]]
    assert imported["id"] not in [info["id"] for info in await ada.get("/api/mine")]
    for wrong in (b"", b"\xff\xfe", b"hexhaven record 1\n", text.replace("points ", "points 9", 1).encode()):
        response = await bob.http.post("/api/import", content=wrong)
        assert (response.status_code, response.json()["code"]) == (400, "malformed")
    response = await bob.http.post("/api/import", content=b"x" * (2 << 20))
    assert (response.status_code, response.json()["code"]) == (413, "too-big")


@pytest.mark.parametrize("name", GAMES)
async def test_the_draws_of_an_imported_game_must_follow_from_its_seed(house: House, name: str) -> None:
    ada = await house.player()

    async def bring(record: Record) -> tuple[int, str]:
        response = await ada.http.post("/api/import", content=write(record).encode())
        return response.status_code, response.json().get("message", "")

    game = GAMES[name]
    _, record = play(game, {}, seed_from(7), [RandomBot(Random(seat)) for seat in range(game.seats(game.new_game({})))])
    assert (await bring(record))[0] == 200
    status, said = await bring(replace(record, seed=bytes(32)))
    assert (status, said) == (400, "line 1: the seed does not match the published hash")
    status, said = await bring(replace(record, seed=bytes(32), seed_hash=commitment(bytes(32))))
    assert status == 400
    assert re.search(r"^line \d+: draw \d+ of this seed is", said)
    assert len(await ada.get("/api/mine")) == 1


async def test_every_position_can_be_looked_at(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "random"))["id"]
    await ada.play(table, Random(5).choice, moves=3)
    start = await ada.get(f"/api/tables/{table}/at/0")
    assert (start["number"], start["text"], start["question"]) == (0, None, None)
    shown = await ada.watch(table)
    if not shown.choices:  # the bot still thinks
        await ada.turn()
        shown = await ada.watch(table)
    now = await ada.get(f"/api/tables/{table}/at/{shown.number}")
    assert now["question"] == {"kind": shown.question.kind, "about": shown.question.about} if shown.question else None
    assert now["view"]["order"] == shown.view["order"]
    assert (await ada.get(f"/api/tables/{table}/at/9999", 404))["code"] == "no-such-position"
    assert (await ada.get(f"/api/tables/{table}/at/x", 400))["code"] == "malformed"
