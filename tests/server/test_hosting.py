"""The host of a table: changing it, starting early, sending people away; and games that end before their end."""

import asyncio
from typing import Any

import pytest

from hexhaven.server.clocks import DAY
from hexhaven.server.endings import decided
from hexhaven.server.history import log_since
from hexhaven.server.messages.chat import Said
from hexhaven.server.messages.connection import Pong
from hexhaven.server.messages.play import WholeTable
from hexhaven.server.messages.tables import NoClock, SeatInfo, TableInfo
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.player import Player, Receipt, Refused, until

pytestmark = pytest.mark.anyio


async def seated(house: House, *names: str, seats: int = 0, **more: Any) -> tuple[str, list[Player]]:
    """People at one table, perhaps with free seats."""
    everybody = [await house.connected(name) for name in names]
    table = (await everybody[0].found("me", *["open"] * ((seats or len(names)) - 1), **more))["id"]
    for seat, player in enumerate(everybody[1:], 1):
        await player.post(f"/api/tables/{table}/sit", {"seat": seat})
    return table, everybody


async def test_the_host_changes_the_table_before_the_start(any_house: House) -> None:
    table, (ada, bob) = await seated(any_house, "Ada", "Bob", seats=3)
    await bob.watch(table)
    patch = {"options": {"duchies": "8 8 8"}, "clock": {"kind": "days", "days": 2}, "private": True}
    await bob.call("PATCH", f"/api/tables/{table}", patch, 403)
    changed = await ada.call("PATCH", f"/api/tables/{table}", patch)
    assert (changed["options"]["duchies"], changed["clock"]["days"], changed["private"]) == ("8 8 8", 2, True)
    assert (await bob.hear_a(WholeTable)).table == table
    wrong = await ada.call("PATCH", f"/api/tables/{table}", {"options": {"duchies": "no"}}, 400)
    assert wrong["code"] == "bad-option"
    assert (await ada.call("PATCH", f"/api/tables/{table}", {"stand_in": "nobody"}, 400))["code"] == "no-such-bot"
    cy = await any_house.player("Cy")
    await cy.post(f"/api/tables/{table}/sit", {"seat": 2, "invite": changed["invite"]})
    assert (await ada.call("PATCH", f"/api/tables/{table}", {"private": False}, 409))["code"] == "closed"


async def test_the_host_starts_with_bots_in_the_free_seats(house: House) -> None:
    table, (ada, bob) = await seated(house, "Ada", "Bob", seats=4)
    await bob.post(f"/api/tables/{table}/start", {"bot": "random"}, 403)
    await ada.post(f"/api/tables/{table}/start", {"bot": "nobody"}, 400)
    started = await ada.post(f"/api/tables/{table}/start", {"bot": "random"})
    assert (started["status"], [seat["bot"] for seat in started["seats"]]) == (
        "playing",
        [None, None, "random", "random"],
    )
    assert (await ada.post(f"/api/tables/{table}/start", {}, 409))["code"] == "closed"


async def test_the_host_starts_with_fewer_seats_and_the_others_move_up(any_house: House) -> None:
    ada, bob = await any_house.connected("Ada"), await any_house.connected("Bob")
    table = (await ada.found("open", "me", "open", "open", options={"start": "2", "duchies": "1 2 3 4"}))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 3})
    await bob.watch(table)
    started = await ada.post(f"/api/tables/{table}/start", {})
    assert started["status"] == "playing"
    assert [seat["name"] for seat in started["seats"]] == ["Ada", "Bob"]
    assert started["options"]["seats"] == "2"
    shown = await ada.watch(table)
    assert shown.seat == 0
    heard = await bob.hear_a(WholeTable)
    assert heard.seat == 1


async def test_fewer_seats_change_nothing_else(house: House) -> None:
    """Three expansions are not one for each of three seats."""
    table, (ada, _) = await seated(
        house, "Ada", "Bob", seats=3, options={"duchies": "1 2 3", "expansions": "extra-tiles inns shields"}
    )
    started = await ada.post(f"/api/tables/{table}/start", {})
    assert started["options"]["expansions"] == "extra-tiles inns shields"
    assert (started["options"]["seats"], started["options"]["duchies"]) == ("2", "1 1")


async def test_a_table_made_private_here_turns_strangers_away_there(postgres_database: str) -> None:
    async with running(quiet(postgres_database)) as here, running(quiet(postgres_database)) as there:
        table, (ada, _) = await seated(here, "Ada", "Bob", seats=3)
        eve = await there.connected("Eve")
        await eve.watch(table)
        await ada.call("PATCH", f"/api/tables/{table}", {"private": True})
        assert await eve.problem() == "no-such-table"
        await ada.watch(table)
        await ada.send({"t": "say", "table": table, "text": "at last alone"})
        await ada.hear_a(Said)
        await eve.send({"t": "ping"})
        await eve.hear_a(Pong)
        assert "alone" not in str(eve.heard)


async def test_who_is_turned_away_while_the_table_is_being_read_does_not_see_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada, bob) = await seated(house, "Ada", "Bob", seats=3)
    await ada.call("PATCH", f"/api/tables/{table}", {"private": True})
    reading, go_on = asyncio.Event(), asyncio.Event()

    async def slow_read(*given: Any) -> Any:
        reading.set()
        await go_on.wait()
        return await log_since(*given)

    await ada.watch(table)
    monkeypatch.setattr("hexhaven.server.tables.log_since", slow_read)
    await bob.send({"t": "watch", "table": table, "seen": -1})
    await reading.wait()
    monkeypatch.setattr("hexhaven.server.tables.log_since", log_since)
    await bob.post(f"/api/tables/{table}/stand")
    go_on.set()
    assert await bob.problem() == "no-such-table"
    assert not any('"t":"table"' in heard for heard in bob.heard)


async def test_nobody_starts_alone_a_game_for_two(house: House) -> None:
    ada = await house.player()
    table = (await ada.found("me", "open"))["id"]
    assert (await ada.post(f"/api/tables/{table}/start", {}, 409))["code"] == "too-few"


async def test_whoever_is_sent_away_neither_sits_nor_watches(house: House) -> None:
    table, (ada, bob) = await seated(house, "Ada", "Bob", seats=3)
    await bob.watch(table)
    path = f"/api/tables/{table}"
    await bob.post(f"{path}/send-away", {"person": ada.person}, 403)
    await ada.post(f"{path}/send-away", {"person": ada.person}, 400)
    sent = await ada.post(f"{path}/send-away", {"person": bob.person})
    assert sent["seats"][1]["person"] is None
    assert await bob.problem() == "no-such-table"
    assert (await bob.post(f"{path}/sit", {"seat": 1}, 403))["code"] == "sent-away"
    await bob.send({"t": "watch", "table": table, "seen": -1})
    assert await bob.problem() == "no-such-table"
    await ada.post(f"{path}/send-away", {"person": bob.person, "away": False})
    await bob.post(f"{path}/sit", {"seat": 1})


async def test_a_chosen_colour_is_swapped_with_whoever_has_it(house: House) -> None:
    table, (ada, bob) = await seated(house, "Ada", "Bob", seats=3)
    path = f"/api/tables/{table}/colour"
    assert [seat["colour"] for seat in (await ada.post(path, {"colour": 1}))["seats"]] == [1, 0, None]
    assert [seat["colour"] for seat in (await bob.post(path, {"colour": 4}))["seats"]] == [1, 4, None]
    await bob.post(path, {"colour": 7}, 400)
    stranger = await house.player("Eve")
    await stranger.post(path, {"colour": 2}, 403)


async def test_a_game_ends_when_all_who_play_agree(database: str) -> None:
    async with running(quiet(database)) as house:
        table, (ada, bob) = await seated(house, "Ada", "Bob")
        shown = await ada.watch(table)
        await bob.watch(table)
        path = f"/api/tables/{table}"
        assert (await ada.post(f"{path}/end", {}))["end_votes"] == [0]
        assert (await ada.post(f"{path}/end", {"end": False}))["end_votes"] == []
        await bob.post(f"{path}/end", {})
        ended = await ada.post(f"{path}/end", {})
        assert (ended["status"], ended["ending"], ended["result"]) == ("over", "agreed", None)
        assert not ended["unreadable"]
        refused = await ada.answer(table, shown.number, shown.choices[0].text)
        assert isinstance(refused, Refused)
        assert refused.code == "closed"
        assert (await ada.watch(table)).choices == []
        assert (await ada.post(f"{path}/end", {}, 409))["code"] == "closed"
        await house.close()
        await house.open()
        cy = await house.connected("Cy")
        assert (await cy.watch(table)).choices == []
        assert await cy.get(f"{path}/at/{shown.number}")
        assert "points" not in await cy.get(f"{path}/record")


async def test_a_game_is_abandoned_by_those_who_are_left(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        table, (ada, bob, cy) = await seated(house, "Ada", "Bob", "Cy", clock={"kind": "none", "absent": 60})
        await cy.watch(table)

        async def is_asked() -> bool:
            return bool((await cy.get(f"/api/tables/{table}"))["to_move"] == [0])

        await until(is_asked)
        await ada.hang_up()
        now.forward(30)
        await bob.post(f"/api/tables/{table}/end", {})
        waiting = await cy.post(f"/api/tables/{table}/end", {})
        assert waiting["status"] == "playing"
        now.forward(60)
        await house.open_hall.sweeping.once(1)
        ended = await cy.post(f"/api/tables/{table}/end", {})
        assert (ended["status"], ended["ending"]) == ("over", "abandoned")


async def test_the_host_cancels_before_anybody_has_played(house: House) -> None:
    table, (ada, bob) = await seated(house, "Ada", "Bob")
    await bob.post(f"/api/tables/{table}/cancel", None, 403)
    assert (await ada.post(f"/api/tables/{table}/cancel"))["ending"] == "cancelled"
    table, (ada, bob) = await seated(house, "Ada", "Bob")
    shown = await ada.watch(table)
    assert isinstance(await ada.answer(table, shown.number, shown.choices[0].text), Receipt)
    assert (await ada.post(f"/api/tables/{table}/cancel", None, 409))["code"] == "closed"


def test_who_decides_on_the_end() -> None:
    def info(votes: list[int], *seats: SeatInfo) -> TableInfo:
        shown = TableInfo(
            "t", "toy", {}, "playing", False, None, None, None, 0, list(seats), NoClock(), [], 0, "", None, None
        )
        shown.end_votes = votes
        return shown

    def person(name: str, gone: bool = False) -> SeatInfo:
        return SeatInfo(name, name, None, False, not gone, vote_in=0 if gone else None)

    bot = SeatInfo(None, None, "random", False, False)
    away = SeatInfo("Di", "Di", "random", True, False)
    assert decided(info([0], person("Ada"), person("Bob"))) is None
    assert decided(info([0, 1], person("Ada"), person("Bob"))) == "agreed"
    assert decided(info([0], person("Ada"), bot)) == "agreed"
    assert decided(info([0], person("Ada"), person("Bob", gone=True))) == "abandoned"
    assert decided(info([0], person("Ada"), person("Bob"), person("Cy"), away)) is None
    assert decided(info([0, 1], person("Ada"), person("Bob"), person("Cy"), away)) == "abandoned"


async def test_my_games_come_with_the_time_left_the_most_urgent_first(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        ada = await house.player()
        long = (await ada.found("me", "random", clock={"kind": "days", "days": 3}))["id"]
        none = (await ada.found("me", "random"))["id"]
        short = (await ada.found("me", "random", clock={"kind": "days", "days": 1}))["id"]

        async def are_asked() -> bool:
            return all(info["to_move"] == [0] for info in await ada.get("/api/mine"))

        await until(are_asked)
        now.forward(DAY / 2)
        mine = await ada.get("/api/mine")
        assert [info["id"] for info in mine] == [short, long, none]
        assert [info["left"] for info in mine] == [DAY / 2, 2.5 * DAY, None]
