"""What people hear who look at something else, in whichever process; and visitors who only look."""

import pytest

from hexhaven.server.messages.connection import Hello, Pong
from hexhaven.server.messages.play import Moved, Refused
from hexhaven.server.messages.tables import Mine, TableInfo
from tests.server.conftest import House, quiet, running
from tests.server.player import Player, until
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio


def waits_for(info: TableInfo) -> bool:
    return info.mine in info.to_move


async def same_person(house: House, player: Player) -> Player:
    """Another browser of the same person."""
    other = await house.player(player.name, arrive=False)
    other.person = player.person
    other.http.cookies.update(dict(player.http.cookies))
    return await other.connect()


async def end_turn(player: Player, table: str) -> None:
    shown = await player.watch(table)
    while shown.choices:
        quiet_choice = next(choice for choice in shown.choices if choice.verb in ("workers", "end"))
        await player.answer(table, shown.number, quiet_choice.text)
        shown = await player.watch(table)


async def hear_turn(player: Player, mine: bool) -> TableInfo:
    """Wait until the person is told that it is, or is not, their turn."""
    while True:
        info = (await player.hear_a(Mine)).table
        if info.status == "playing" and waits_for(info) == mine:
            return info


async def test_whoever_looks_at_something_else_hears_of_their_turn(any_house: House) -> None:
    ada, bob = await any_house.connected("Ada"), await any_house.connected("Bob")
    table = (await ada.found("me", "open"))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert (await hear_turn(ada, True)).id == table
    tab = await same_person(any_house, ada)
    await end_turn(ada, table)
    info = await hear_turn(bob, True)
    assert (info.id, info.mine, info.to_move) == (table, 1, [1])
    assert (await hear_turn(tab, False)).mine == 0
    assert not any('"t":"mine"' in heard for heard in ada.heard[-3:])  # who watches is told by moved


async def test_the_people_of_a_table_hear_who_comes_and_that_it_begins(house: House) -> None:
    ada, bob = await house.connected("Ada"), await house.player("Bob")
    eve = await house.connected("Eve")
    table = (await ada.found("me", "open"))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    while (info := (await ada.hear_a(Mine)).table).status != "playing":
        pass
    assert [seat.name for seat in info.seats] == ["Ada", "Bob"]
    await eve.send({"t": "ping"})
    await eve.hear_a(Pong)
    assert not any('"t":"mine"' in heard for heard in eve.heard)


async def test_a_finished_game_waits_for_nobody(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "random"))["id"]
    tab = await same_person(house, ada)
    await ada.play(table)
    while (info := (await tab.hear_a(Mine)).table).status != "over":
        pass
    assert info.to_move == []
    assert info.result is not None


async def test_one_hears_of_the_turn_in_another_process(postgres: Postgres) -> None:
    database = postgres.new_database()
    async with running(quiet(database)) as here, running(quiet(database)) as there:
        ada = await here.connected("Ada")
        bob = await there.connected("Bob")
        table = (await ada.found("me", "open"))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert (await hear_turn(ada, True)).mine == 0
        assert table not in here.open_hall.connections
        await end_turn(ada, table)
        assert (await hear_turn(bob, True)).mine == 1
        assert not any(table in one.watching for one in there.open_hall.connections[bob.person])


async def test_a_bot_left_by_another_process_is_taken_up_at_once(postgres: Postgres) -> None:
    """By noticing that the process is gone: games that seem stuck are not looked for here."""
    database = postgres.new_database()
    async with running(quiet(database, sweep_seconds=3600.0)) as here:
        there = House(quiet(database, bot_pause=3600.0))
        await there.open()
        ada = await there.connected("Ada")
        table = (await ada.found("me", "greedy", options={"start": "2"}))["id"]
        shown = await ada.watch(table)  # somebody watches, so that the bot takes its time
        assert shown.to_move == [1]
        cookies = dict(ada.http.cookies)

        async def know_each_other() -> bool:
            return len(here.open_hall.news.processes) == 2

        await until(know_each_other)
        await there.leave()
        again = await here.player("Ada", arrive=False)
        again.http.cookies.update(cookies)

        async def has_moved() -> bool:
            return bool((await again.get(f"/api/tables/{table}"))["number"] > shown.number)

        await until(has_moved)


async def test_the_application_answers_a_ping(house: House) -> None:
    ada = await house.connected()
    await ada.send({"t": "ping"})
    await ada.hear_a(Pong)


async def test_a_visitor_without_a_session_watches_public_tables_only(house: House) -> None:
    ada, bob = await house.connected("Ada"), await house.player("Bob")
    table = (await ada.found("me", "open"))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    private = (await ada.found("me", "random", private=True))["id"]
    visitor = await house.player(arrive=False)
    await visitor.connect()
    assert (await visitor.hear_a(Hello)).person == ""
    shown = await visitor.watch(table)
    assert (shown.seat, shown.choices) == (-1, [])
    asked = await ada.watch(table)
    await ada.answer(table, asked.number, asked.choices[0].text)
    assert (await visitor.hear_a(Moved)).from_ == asked.number
    refused = await visitor.answer(table, (await visitor.watch(table)).number, asked.choices[0].text)
    assert isinstance(refused, Refused)
    assert refused.code == "not-your-turn"
    await visitor.send({"t": "say", "table": table, "text": "hello"})
    assert await visitor.problem() == "no-session"
    await visitor.send({"t": "watch", "table": private})
    assert await visitor.problem() == "no-such-table"
