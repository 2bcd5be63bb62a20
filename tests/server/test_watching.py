"""Those who only watch: how many they are, and tables that show them the game some time after it was played."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from hexhaven.server.messages.chat import LedgerNews, Said
from hexhaven.server.messages.connection import Pong
from hexhaven.server.messages.play import Back, Moved, Receipt, Refused, WholeTable
from hexhaven.server.messages.tables import Watching
from hexhaven.server.messages.words import Words
from hexhaven.server.table import LiveTable
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.dealing import at_the_talks, lend, mark
from tests.server.player import Player, until

pytestmark = pytest.mark.anyio

NOW = FakeTime()


@pytest.fixture
async def slow_house(database: str) -> AsyncIterator[House]:
    """Time goes when told to, and nobody is shown anything by itself."""
    async with running(quiet(database, now=NOW, sweep_seconds=3600.0)) as opened:
        yield opened


async def game_of_two(house: House, **more: Any) -> tuple[Player, Player, str]:
    ada, bob = await house.connected("Ada"), await house.connected("Bob")
    table = (await ada.found("me", "open", **more))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})

    async def is_asked() -> bool:
        return bool((await ada.get(f"/api/tables/{table}"))["to_move"] == [0])

    await until(is_asked)
    return ada, bob, table


async def play_once(player: Player, table: str) -> WholeTable:
    """One answer; the table before it."""
    shown = await player.watch(table)
    assert isinstance(await player.answer(table, shown.number, shown.choices[0].text), Receipt)
    return shown


async def test_everybody_hears_how_many_watch_each_of_them_once(house: House) -> None:
    ada, bob, table = await game_of_two(house)
    eve, guest = await house.connected("Eve"), await house.player("", arrive=False)
    await ada.watch(table)
    await bob.watch(table)
    await eve.watch(table)
    assert (await ada.hear_a(Watching)).number == 1
    again = Player(house.url, "Eve")
    again.http.cookies.update(eve.http.cookies)
    await again.connect()
    await again.watch(table)  # she looks at it in two windows
    await guest.connect()
    await guest.watch(table)
    assert (await ada.hear_a(Watching)).number == 2
    assert (await bob.get(f"/api/tables/{table}"))["watching"] == 2
    await eve.hang_up()
    await again.close()
    await guest.hang_up()
    while (await ada.hear_a(Watching)).number:
        pass


async def test_those_who_watch_see_the_game_later(slow_house: House) -> None:
    ada, _, table = await game_of_two(slow_house, delay=300)
    hall = slow_house.open_hall
    eve = await slow_house.connected("Eve")
    assert (await eve.watch(table)).number == 0
    assert (await eve.get(f"/api/tables/{table}"))["to_move"] == []
    assert (await eve.get(f"/api/tables/{table}/moves")) == []
    await eve.get(f"/api/tables/{table}/at/1", 404)
    await eve.get(f"/api/tables/{table}/record", 409)
    NOW.forward(200)
    before = await play_once(ada, table)
    await ada.send({"t": "say", "table": table, "text": "I took the ship"})
    await ada.hear_a(Said)
    NOW.forward(150)  # the draws are shown, the answer is not
    await hall.delay.look()
    moved = await eve.hear_a(Moved)
    assert (moved.from_, moved.number, moved.to_move, moved.clocks) == (0, before.number, [0], None)
    assert len(await eve.get(f"/api/tables/{table}/moves")) == before.number
    assert len(await ada.get(f"/api/tables/{table}/moves")) == before.number + 1
    await eve.send({"t": "words", "table": table, "language": "en", "seen": -1, "names": ["Ada", "Bob"], "state": True})
    assert (await eve.hear_a(Words)).number == before.number
    late = await slow_house.connected("Late")
    shown = await late.watch(table)
    assert (shown.number, shown.chat) == (before.number, [])
    NOW.forward(150)
    await hall.delay.look()
    assert (await eve.hear_a(Said)).text == "I took the ship"
    assert (await eve.hear_a(Moved)).number == before.number + 1
    assert not any("I took the ship" in message for message in late.heard)


@pytest.mark.parametrize("kind", ["answer", "undo"])
async def test_an_answer_tells_those_who_watch_nothing_new(slow_house: House, kind: str) -> None:
    ada, _, table = await game_of_two(slow_house, delay=300)
    eve = await slow_house.connected("Eve")
    await eve.watch(table)
    before = await play_once(ada, table)
    for number in (0, before.number, before.number + 1, before.number + 2):
        text = {"text": before.choices[0].text} if kind == "answer" else {}
        heard = await eve.request({"t": kind, "table": table, "number": number, **text})
        assert isinstance(heard, Refused)
        assert heard.code == "not-your-turn"
    await eve.send({"t": "ping"})
    await eve.hear_a(Pong)
    assert not any(news in "".join(eve.heard) for news in ('"t":"moved"', '"t":"back"'))


async def test_those_who_watch_cannot_tell_from_the_table_who_is_asked_now(slow_house: House) -> None:
    ada, bob, table = await game_of_two(slow_house, delay=300, clock={"kind": "none", "absent": 60})
    lobby, eve = slow_house.open_hall.lobby, await slow_house.player("Eve")
    await play_once(ada, table)
    await ada.hang_up()
    await bob.hang_up()
    NOW.forward(120)

    async def is_gone() -> bool:
        known = await lobby.describe_one(table)
        return known is not None and known.seats[0].vote_in is not None

    await until(is_gone)
    shown = await eve.get(f"/api/tables/{table}")
    assert (shown["number"], shown["to_move"], shown["left"]) == (0, [], None)
    assert [(seat["vote_in"], seat["votes"], seat["out_of_time"]) for seat in shown["seats"]] == [(None, [], False)] * 2


async def test_the_store_is_asked_only_when_something_is_due(
    slow_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = await game_of_two(slow_house, delay=300)
    hall, eve = slow_house.open_hall, await slow_house.connected("Eve")
    NOW.forward(300)
    assert (await eve.watch(table)).number > 0
    asked = []
    reached = hall.delay.reached

    async def counted(about: LiveTable) -> int:
        asked.append(about.id)
        return await reached(about)

    monkeypatch.setattr(hall.delay, "reached", counted)
    await hall.delay.look()
    assert not asked  # everything has been shown
    before = await play_once(ada, table)
    for _ in range(3):
        NOW.forward(90)
        await hall.delay.look()
    assert len(asked) == 1  # to learn when it was played
    NOW.forward(90)
    await hall.delay.look()
    assert (await eve.hear_a(Moved)).number == before.number + 1
    await hall.delay.look()
    assert len(asked) == 2


async def test_what_was_taken_back_is_taken_back_later(slow_house: House) -> None:
    ada, _, table = await game_of_two(slow_house, delay=60)
    hall, eve = slow_house.open_hall, await slow_house.connected("Eve")
    await eve.watch(table)
    NOW.forward(61)
    before = await play_once(ada, table)
    assert isinstance(await ada.undo(table, before.number + 1), Receipt)
    NOW.forward(61)
    await hall.delay.look()
    back = await eve.hear_a(Back)
    assert (back.number, back.to_move) == (before.number + 2, [0])


async def test_players_are_not_behind_and_nobody_is_after_the_end(slow_house: House) -> None:
    ada, bob, table = await game_of_two(slow_house, delay=3600)
    hall, eve = slow_house.open_hall, await slow_house.connected("Eve")
    assert (await eve.watch(table)).number == 0
    assert (await bob.watch(table, seat=-1)).number > 0  # the view for everyone, opened by a player
    for player in (ada, bob):
        await player.post(f"/api/tables/{table}/end", {"end": True})
    await hall.delay.look()
    assert (await eve.hear_a(WholeTable)).number > 0
    assert len(await eve.get(f"/api/tables/{table}/moves")) > 0


async def test_those_who_are_behind_hear_of_deals_and_promises_later(slow_house: House) -> None:
    talks = await at_the_talks(slow_house, delay=300)
    borrower = 1 - talks.asked.to_move[0]
    hall = slow_house.open_hall
    eve = await slow_house.connected("Eve")
    await eve.watch(talks.table)
    number = await lend(talks)
    await talks.partner.post(f"/api/tables/{talks.table}/promises", mark(number, borrower))
    assert (await talks.asker.hear_a(LedgerNews)).promises
    again = await slow_house.connected("Late")
    await again.watch(talks.table)
    await hall.delay.look()
    for watcher in (eve, again):
        await watcher.send({"t": "ping"})
        await watcher.hear_a(Pong)
        assert not any('"t":"ledger"' in message for message in watcher.heard)
    NOW.forward(301)
    await hall.delay.look()
    (promise,) = (await eve.hear_a(LedgerNews)).promises
    assert (promise.number, promise.by, promise.marks) == (number, borrower, [])
    last = await slow_house.connected("Last")
    await last.watch(talks.table)
    assert (await last.hear_a(LedgerNews)).promises == [promise]


async def test_the_host_chooses_the_delay_and_the_next_game_keeps_it(house: House) -> None:
    ada, bob = await house.player("Ada"), await house.player("Bob")
    table = (await ada.found("me", "open"))["id"]
    assert (await ada.get(f"/api/tables/{table}"))["delay"] == 0
    assert (await ada.call("PATCH", f"/api/tables/{table}", {"delay": 900}))["delay"] == 900
    await ada.call("PATCH", f"/api/tables/{table}", {"delay": 4000}, 400)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await house.open_hall.lobby.start_full_tables()
    for player in (ada, bob):
        await player.post(f"/api/tables/{table}/end", {"end": True})
    again = await ada.post(f"/api/tables/{table}/rematch", {})
    assert again["delay"] == 900
