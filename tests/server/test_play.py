"""Playing over the websocket: whole games, restart, undo, spectators, receipts, refusals."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from hexhaven.games import GAMES
from hexhaven.kernel.event import Event
from hexhaven.kernel.record import read, verify
from hexhaven.server.messages.chat import Said
from hexhaven.server.messages.play import Back, Moved, Receipt, Refused, WholeTable
from hexhaven.server.messages.tables import Seats
from hexhaven.server.settings import Settings
from tests.server.conftest import House, quiet, running
from tests.server.player import Player, is_over, until

pytestmark = pytest.mark.anyio
BURGUNDY = GAMES["burgundy"]


async def two_at_a_table(house: House, **more: Any) -> tuple[Player, Player, str]:
    ada, bob = await house.connected("Ada"), await house.connected("Bob")
    table = (await ada.found("me", "open", **more))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    return ada, bob, table


async def test_a_guest_plays_a_whole_game_against_a_bot(any_house: House) -> None:
    ada = await any_house.connected()
    table = await ada.found("me", "greedy")
    assert table["status"] == "playing"
    assert await ada.play(table["id"], Random(1).choice) > 50
    over = await ada.get(f"/api/tables/{table['id']}")
    assert over["status"] == "over"
    assert sorted(over["result"]["places"]) == [1, 2]
    record = read(await ada.get(f"/api/tables/{table['id']}/record"))
    assert verify(BURGUNDY, record) > 90
    assert list(record.points) == over["result"]["points"]


async def test_four_people_play_a_whole_game_with_drawn_duchies(house: House) -> None:
    players = [await house.connected(name) for name in ("Ada", "Bob", "Cy", "Di")]
    table = (await players[0].found("me", "open", "open", "open", options={"duchies": "drawn", "start": "drawn"}))["id"]
    for seat, player in enumerate(players[1:], 1):
        await player.post(f"/api/tables/{table}/sit", {"seat": seat})
    given = await asyncio.gather(*(player.play(table, Random(seat).choice) for seat, player in enumerate(players)))
    assert min(given) > 40


async def test_folding_what_is_heard_gives_the_view(house: House) -> None:
    """The client's way: the first view, and every event after it."""
    ada, bob, table = await two_at_a_table(house)
    other = asyncio.create_task(bob.play(table, Random(3).choice))
    await ada.play(table, Random(4).choice)
    await other
    told = [msgspec.json.decode(text) for text in ada.heard]
    states = BURGUNDY.new_game((await ada.get(f"/api/tables/{table}"))["options"])
    view = BURGUNDY.view(states, 0)
    numbers = []
    for message in told:
        if message["t"] in ("table", "moved"):
            for event in message["events"]:
                BURGUNDY.fold(view, Event(*event))
            numbers.append(message["number"])
    assert numbers == sorted(numbers)
    last = await ada.get(f"/api/tables/{table}/at/{numbers[-1]}?seat=0")
    assert last["last"] == numbers[-1]
    assert msgspec.to_builtins(view, str_keys=True) == last["view"]


async def test_after_a_restart_the_game_and_the_bot_go_on(database: str) -> None:
    async with running(quiet(database)) as house:
        ada = await house.connected()
        table = (await ada.found("greedy", "me", "greedy"))["id"]
        await ada.play(table, moves=5)
        before = await ada.get(f"/api/tables/{table}")
        cookies = dict(ada.http.cookies)
        await house.close()
        await house.open()
        again = await house.player(arrive=False)
        again.http.cookies.update(cookies)
        await again.connect()
        shown = await again.watch(table)
        assert shown.number >= before["number"]
        assert shown.seat == 1
        assert await again.play(table, Random(2).choice) > 30


async def test_a_bot_whose_turn_it_is_goes_on_without_anybody_watching(lite: str) -> None:
    async with running(quiet(lite)) as house:
        ada = await house.player()
        table = (await ada.found("random", "random", "me"))["id"]

        async def is_asked() -> bool:
            return bool((await ada.get(f"/api/tables/{table}"))["to_move"] == [2])

        await until(is_asked)


async def test_who_comes_back_gets_exactly_what_was_missed(house: House) -> None:
    ada, _bob, table = await two_at_a_table(house)
    await ada.play(table, moves=1)
    seen = await ada.watch(table)
    watcher = await house.connected("Eve")
    await watcher.watch(table)
    await ada.hang_up()
    await ada.connect()
    now = await ada.watch(table, seen.number)
    assert (now.from_, now.events) == (seen.number, [])
    await ada.play(table, moves=1)
    moved = await watcher.hear_a(Moved)
    missed = await watcher.watch(table, moved.from_)
    assert missed.from_ == moved.from_
    assert missed.events[: len(moved.events)] == moved.events
    everything = await watcher.watch(table, -1)
    assert everything.from_ == 0
    assert everything.events[-len(missed.events) :] == missed.events


async def test_undo_goes_back_to_the_horizon_and_no_further(house: House) -> None:
    ada, bob, table = await two_at_a_table(house)
    await bob.watch(table)
    asked = await ada.watch(table)
    assert not asked.undo
    refused = await ada.undo(table, asked.number)
    assert isinstance(refused, Refused)
    assert refused.code == "no-undo"
    workers = next(choice.text for choice in asked.choices if choice.verb == "workers")
    await ada.answer(table, asked.number, workers)
    moved = await ada.hear_a(Moved)
    assert moved.undo
    assert not (await bob.hear_a(Moved)).undo
    other = await bob.undo(table, moved.number)
    assert isinstance(other, Refused)
    assert other.code == "no-undo"
    taken_back = await ada.undo(table, moved.number)
    assert isinstance(taken_back, Receipt)
    back = await ada.hear_a(Back)
    assert back.number == moved.number + 1  # numbers only grow: an answer to the old number stays old
    assert back.view == asked.view
    assert [choice.text for choice in back.choices] == [choice.text for choice in asked.choices]
    assert (await bob.hear_a(Back)).view == {**asked.view, "seat": 1}
    stale = await ada.answer(table, moved.number, workers)
    assert isinstance(stale, Refused)
    assert stale.code == "stale"
    again = await ada.answer(table, back.number, workers)
    assert isinstance(again, Receipt)


async def test_a_careful_answer_does_not_end_the_turn(house: House) -> None:
    ada, _bob, table = await two_at_a_table(house)
    asked = await ada.watch(table)
    workers = next(choice.text for choice in asked.choices if choice.verb == "workers")
    assert isinstance(await ada.answer(table, asked.number, workers, careful=True), Receipt)  # one die is left
    moved = await ada.hear_a(Moved)
    last = next(choice.text for choice in moved.choices if choice.verb == "workers")
    refused = await ada.answer(table, moved.number, last, careful=True)
    assert isinstance(refused, Refused)
    assert refused.code == "ends-turn"
    assert (await ada.watch(table)).number == moved.number
    assert isinstance(await ada.answer(table, moved.number, last), Receipt)


async def test_what_an_answer_reveals_cannot_be_taken_back(house: House) -> None:
    """The last of the hidden choices shows the others; before that, one's own may be taken back."""
    ada, bob, table = await two_at_a_table(house, options={"duchies": "chosen", "choices": "hidden"})
    asked = await ada.watch(table)
    await ada.answer(table, asked.number, "duchy 7")
    moved = await ada.hear_a(Moved)
    assert moved.undo
    shown = await bob.watch(table)
    await bob.answer(table, shown.number, "duchy 3")
    revealed = await bob.hear_a(Moved)
    assert not revealed.undo
    refused = await bob.undo(table, revealed.number)
    assert isinstance(refused, Refused)
    assert refused.code == "no-undo"


async def test_an_open_choice_can_be_taken_back(house: House) -> None:
    ada, _bob, table = await two_at_a_table(house, options={"duchies": "chosen"})
    asked = await ada.watch(table)
    await ada.answer(table, asked.number, "duchy 7")
    moved = await ada.hear_a(Moved)
    assert moved.undo
    assert isinstance(await ada.undo(table, moved.number), Receipt)


async def test_undo_survives_a_restart_and_is_not_in_the_record(lite: str) -> None:
    async with running(quiet(lite)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "random"))["id"]
        asked = await ada.watch(table)
        await ada.answer(table, asked.number, asked.choices[0].text)
        moved = await ada.hear_a(Moved)
        if moved.undo:
            await ada.undo(table, moved.number)
            await ada.hear_a(Back)
        await ada.play(table, Random(5).choice)
        record = read(await ada.get(f"/api/tables/{table}/record"))
        assert "undo" not in [text for _, text in record.answers]
        verify(BURGUNDY, record)
        cookies = dict(ada.http.cookies)
        await house.close()
        await house.open()
        again = await house.player(arrive=False)
        again.http.cookies.update(cookies)
        assert read(await again.get(f"/api/tables/{table}/record")).answers == record.answers


async def test_another_players_answer_ends_the_undo(house: House) -> None:
    ada, bob, table = await two_at_a_table(house)
    shown = await ada.watch(table)
    while shown.choices:
        quiet_choice = next(choice for choice in shown.choices if choice.verb in ("workers", "end"))
        await ada.answer(table, shown.number, quiet_choice.text)
        shown = await ada.watch(table)
    assert shown.undo
    asked = await bob.watch(table)
    await bob.answer(table, asked.number, asked.choices[0].text)
    moved = await bob.hear_a(Moved)
    assert moved.undo
    refused = await ada.undo(table, moved.number)
    assert isinstance(refused, Refused)
    assert refused.code == "no-undo"


async def test_a_spectator_sees_the_table_and_may_not_answer(house: House) -> None:
    ada, _bob, table = await two_at_a_table(house)
    eve = await house.connected("Eve")
    shown = await eve.watch(table)
    assert (shown.seat, shown.choices, shown.undo) == (-1, [], False)
    asked = await ada.watch(table)
    refused = await eve.answer(table, shown.number, asked.choices[0].text)
    assert isinstance(refused, Refused)
    assert refused.code == "not-your-turn"
    await ada.answer(table, asked.number, asked.choices[0].text)
    assert (await eve.hear_a(Moved)).from_ == asked.number


async def test_refusals_name_the_rule_and_change_nothing(house: House) -> None:
    ada, bob, table = await two_at_a_table(house)
    asked = await ada.watch(table)
    bobs = await bob.watch(table)
    cases = [
        (ada, "6 place bank 1", "illegal"),
        (ada, "roll 1 1", "illegal"),
        (ada, "nonsense", "malformed"),
        (ada, "", "malformed"),
        (bob, asked.choices[0].text, "not-your-turn"),
    ]
    for player, text, code in cases:
        refused = await player.answer(table, asked.number, text)
        assert isinstance(refused, Refused)
        assert refused.code == code, text
        if code in ("illegal", "not-your-turn"):
            assert refused.rule is not None
            assert refused.rule.startswith("B")
            assert refused.key is not None
            assert refused.key.startswith("why-")
    stale = await ada.answer(table, asked.number - 1, asked.choices[0].text)
    future = await ada.answer(table, asked.number + 1, asked.choices[0].text)
    assert [getattr(refused, "code", None) for refused in (stale, future)] == ["stale", "stale"]
    now = await ada.watch(table)
    assert (now.number, now.view) == (asked.number, asked.view)
    assert bobs.number == now.number


async def test_the_same_request_gets_the_same_receipt_even_after_a_restart(database: str) -> None:
    async with running(quiet(database)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "open"))["id"]
        bob = await house.player("Bob")
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        asked = await ada.watch(table)
        text = asked.choices[0].text
        message = {"t": "answer", "table": table, "number": asked.number, "text": text, "request": "once"}
        first = await ada.request(message)
        assert first == Receipt("once", asked.number)
        assert await ada.request(message) == first
        number = (await ada.watch(table)).number
        cookies = dict(ada.http.cookies)
        await house.close()
        await house.open()
        again = await house.player(arrive=False)
        again.http.cookies.update(cookies)
        await again.connect()
        assert (await again.watch(table)).number == number
        assert await again.request(message) == first
        assert (await again.watch(table)).number == number


async def test_a_double_click_from_two_tabs_counts_once(house: House) -> None:
    ada, _bob, table = await two_at_a_table(house)
    tab = await house.player(arrive=False)
    tab.http.cookies.update(dict(ada.http.cookies))
    await tab.connect()
    asked = await ada.watch(table)
    await tab.watch(table)
    text = asked.choices[0].text
    results = await asyncio.gather(ada.answer(table, asked.number, text), tab.answer(table, asked.number, text))
    assert sorted(type(result).__name__ for result in results) in (["Receipt", "Receipt"], ["Receipt", "Refused"])
    assert {result.request for result in results} == {"Ada 1"}  # the same person, the same request: the same receipt
    other = await tab.answer(table, asked.number, text, request="another")
    assert isinstance(other, Refused)
    assert other.code == "stale"
    assert (await tab.hear_a(Moved)).from_ == asked.number


async def test_chat_reaches_everybody_and_is_kept(any_house: House) -> None:
    ada, bob, table = await two_at_a_table(any_house)
    await ada.watch(table)
    await bob.watch(table)
    await ada.send({"t": "say", "table": table, "text": "<script>alert(1)</script>"})
    said = await bob.hear_a(Said)
    assert (said.name, said.seat, said.text) == ("Ada", 0, "<script>alert(1)</script>")
    assert (await ada.hear_a(Said)).text == said.text
    later = await any_house.connected("Eve")
    assert [line.text for line in (await later.watch(table)).chat] == [said.text]


async def test_seats_are_told_when_people_come_and_go(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "open"))["id"]
    shown = await ada.watch(table)
    assert (shown.number, shown.to_move) == (0, [])
    bob = await house.connected("Bob")
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    while (await ada.hear_a(Seats)).table.status != "playing":
        pass
    asked = await ada.turn()
    assert asked.number > 6
    await bob.watch(table)
    while not (await ada.hear_a(Seats)).table.seats[1].online:
        pass
    await bob.hang_up()
    while (await ada.hear_a(Seats)).table.seats[1].online:
        pass


async def test_idle_tables_leave_the_memory(lite: str) -> None:
    async with running(quiet(lite, idle_seconds=0.0)) as house:
        ada, _bob, table = await two_at_a_table(house)
        await ada.play(table, moves=1)
        assert table in house.open_hall.tables.live
        await ada.send({"t": "leave", "table": table})

        async def is_dropped() -> bool:
            return table not in house.open_hall.tables.live

        await until(is_dropped)
        assert (await ada.watch(table)).choices


async def test_answers_to_a_table_one_does_not_watch(house: House) -> None:
    ada = await house.connected()
    refused = await ada.answer("nosuch", 0, "end")
    assert isinstance(refused, Refused)
    assert refused.code == "not-watching"
    await ada.send({"t": "watch", "table": "nosuch", "seen": -1})
    assert await ada.problem() == "no-such-table"


async def test_a_finished_game_takes_no_answers(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "random"))["id"]
    await ada.play(table, Random(9).choice)
    shown = await ada.watch(table)
    assert is_over(shown)
    refused = await ada.answer(table, shown.number, "end")
    assert isinstance(refused, Refused)
    assert refused.code == "closed"


def test_the_settings_of_the_tests_are_those_of_the_server() -> None:
    assert isinstance(quiet("sqlite+aiosqlite://"), Settings)
    assert WholeTable.__struct_config__.tag == "table"
