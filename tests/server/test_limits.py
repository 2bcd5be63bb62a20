"""Limits are by what a request costs, and by a clock that nobody sets."""

from dataclasses import replace
from typing import Any

import pytest

from hexhaven.server.messages.connection import Hello, Problem
from hexhaven.server.messages.play import Back, Receipt, Refused, WholeTable
from hexhaven.server.messages.words import Words
from hexhaven.server.settings import Limits
from tests.server.conftest import ROOMY, FakeTime, quiet, running
from tests.server.player import Player, until

pytestmark = pytest.mark.anyio
TEN_MINUTES = 600.0


async def problem(player: Player) -> Problem:
    return await player.hear_a(Problem)


async def words(player: Player, table: str) -> None:
    await player.send({"t": "words", "table": table})
    await player.hear_a(Words)


async def play_on(player: Player, table: str) -> None:
    shown = await player.watch(table)
    assert isinstance(await player.answer(table, shown.number, shown.choices[0].text), Receipt)


async def test_an_answer_that_was_dropped_is_named_and_may_be_sent_again(database: str) -> None:
    clock = FakeTime()
    limits = replace(ROOMY, message_rate=1.0, message_burst=2)
    async with running(quiet(database, monotonic=clock, limits=limits)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "random"))["id"]
        shown = await ada.watch(table)
        await ada.send({"t": "ping"})
        answer = {"t": "answer", "table": table, "number": shown.number, "text": shown.choices[0].text}
        await ada.send({**answer, "request": "mine"})
        heard = await problem(ada)
        assert (heard.code, heard.request) == ("too-often", "mine")
        await ada.send({"t": "ping"})
        assert (await problem(ada)).request is None
        clock.forward(2)
        assert isinstance(await ada.request({**answer, "request": "mine"}), Receipt)


async def test_connections_of_a_person_share_a_limit(lite: str) -> None:
    limits = replace(ROOMY, message_rate=0.0, message_burst=4)
    async with running(quiet(lite, monotonic=FakeTime(), limits=limits)) as house:
        ada = await house.connected()
        again = await house.player(arrive=False)
        again.http.cookies.update(dict(ada.http.cookies))
        await again.connect()
        for _ in range(2):
            await ada.send({"t": "ping"})
            await again.send({"t": "ping"})
        await ada.hear_a(Hello)
        await again.hear_a(Hello)
        bob = await house.connected("Bob")
        await again.send({"t": "ping"})
        assert (await problem(again)).code == "too-often"
        await bob.watch((await bob.found("me", "open"))["id"])


async def test_who_asks_much_can_still_answer(lite: str) -> None:
    clock = FakeTime()
    limits = replace(ROOMY, work_rate=1.0, work_burst=20, problems=100)
    async with running(quiet(lite, monotonic=clock, limits=limits)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "random"))["id"]
        shown = await ada.watch(table)
        for _ in range(10):
            await ada.send({"t": "words", "table": table, "seen": shown.number})
        assert (await problem(ada)).code == "too-often"
        assert isinstance(await ada.answer(table, shown.number, shown.choices[0].text), Receipt)
        stale = {"t": "answer", "table": table, "number": 0, "text": "end", "request": "old"}
        await ada.send(stale)
        while (heard := await problem(ada)).request is None:
            pass
        assert (heard.code, heard.request) == ("too-often", "old")
        clock.forward(20)
        await words(ada, table)


async def test_a_long_log_costs_more_than_what_is_new(lite: str) -> None:
    limits = replace(ROOMY, work_rate=0.0, work_burst=8)
    async with running(quiet(lite, monotonic=FakeTime(), limits=limits)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "random"))["id"]
        shown = await ada.watch(table)
        house.open_hall.tables.live[table].game.number += 200
        await ada.send({"t": "words", "table": table})
        assert (await problem(ada)).code == "too-often"
        house.open_hall.tables.live[table].game.number = shown.number
        await ada.send({"t": "words", "table": table, "seen": shown.number})
        await ada.hear_a(Words)


@pytest.mark.parametrize("kind", ["undo", "watch", "answer"])
async def test_a_long_log_makes_everything_dearer_that_reads_it(lite: str, kind: str) -> None:
    limits = replace(ROOMY, work_rate=0.0, work_burst=20, problems=100)
    async with running(quiet(lite, monotonic=FakeTime(), limits=limits)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "random"))["id"]
        shown = await ada.watch(table)
        assert isinstance(await ada.answer(table, shown.number, shown.choices[0].text), Receipt)
        messages: dict[str, dict[str, Any]] = {
            "undo": {"number": shown.number + 1, "request": "back"},
            "watch": {"seen": -1},
            "answer": {"number": shown.number, "text": shown.choices[0].text, "request": "an old one"},
        }
        message = {"t": kind, "table": table, **messages[kind]}
        house.open_hall.tables.live[table].game.number += 3_000
        await ada.send(message)
        assert (await problem(ada)).code == "too-often"
        house.open_hall.tables.live[table].game.number -= 3_000
        await ada.send(message)
        while not isinstance(await ada.hear(), Back | WholeTable | Refused):
            pass


async def test_visitors_of_one_address_share_its_time_and_others_do_not(lite: str) -> None:
    limits = replace(ROOMY, address_work_rate=0.0, address_work_burst=30, problems=100)
    async with running(quiet(lite, monotonic=FakeTime(), limits=limits)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "random"))["id"]
        await ada.watch(table)
        greedy, late, other = [await house.player(arrive=False) for _ in range(3)]
        await greedy.connect(headers={"X-Forwarded-For": "10.0.0.1"})
        await greedy.watch(table)
        for _ in range(20):
            await greedy.send({"t": "words", "table": table})
        await problem(greedy)
        await late.connect(headers={"X-Forwarded-For": "10.0.0.1"})
        await late.send({"t": "watch", "table": table})
        assert (await problem(late)).code == "too-often"
        await other.connect(headers={"X-Forwarded-For": "10.0.0.2"})
        await other.watch(table)


async def test_dear_requests_over_http_are_refused_before_cheap_ones(lite: str) -> None:
    limits = replace(ROOMY, address_work_rate=0.0, address_work_burst=60)
    async with running(quiet(lite, monotonic=FakeTime(), limits=limits)) as house:
        ada = await house.player()
        table = (await ada.found("me", "random"))["id"]
        await ada.get(f"/api/tables/{table}/moves")
        await ada.get(f"/api/tables/{table}/moves")
        assert (await ada.get(f"/api/tables/{table}/moves", 429))["code"] == "too-often"
        await ada.get("/api/me")


async def test_a_clock_that_is_set_back_locks_nobody_out(database: str) -> None:
    """The wall clock is set back by ten minutes, and everything goes on."""
    wall = FakeTime()
    limits = Limits(request_burst=100, arrivals_burst=4, logins_burst=3)
    async with running(quiet(database, now=wall, idle_seconds=0.0, limits=limits)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "random"))["id"]
        await play_on(ada, table)
        await ada.post("/api/register", {"login": "ada", "password": "correct horse", "name": "Ada"})
        other = await house.player(arrive=False)
        await other.post("/api/login", {"login": "ada", "password": "a wrong one"}, 403)
        wall.forward(-TEN_MINUTES)
        await (await house.player("Bob")).get("/api/me")
        await other.post("/api/login", {"login": "ada", "password": "correct horse"})
        await ada.connect()
        await play_on(ada, table)
        await ada.hang_up()

        async def is_dropped() -> bool:
            return table not in house.open_hall.tables.live

        await until(is_dropped)
