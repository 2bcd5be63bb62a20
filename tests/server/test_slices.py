"""Long work: what is asked of a table costs little, and nothing waits for it."""

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from sqlalchemy import Row

from hexhaven.language import language
from hexhaven.server import slices
from hexhaven.server.history import log_since
from hexhaven.server.live import LAST_ROWS
from hexhaven.server.messages.play import Receipt
from hexhaven.server.messages.words import Words
from hexhaven.server.slices import Slices
from tests.server.conftest import House, quiet
from tests.server.played import act, open_hall, two_at_a_table
from tests.server.player import Player

pytestmark = pytest.mark.anyio


async def two_players(house: House, game: str = "archipelago") -> tuple[str, Player, Player]:
    ada, bob = await house.connected(), await house.connected("Bob")
    table = (await ada.found("me", "open", game=game))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    return table, ada, bob


async def words(player: Player, table: str, seen: int = -1) -> Words:
    await player.send({"t": "words", "table": table, "seen": seen, "names": ["Ada", "Bob"]})
    return await player.hear_a(Words)


async def test_others_get_their_turn_between_two_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_SECONDS", -1.0)  # so that each piece is one
    happened: list[str] = []

    def pieces(name: str) -> Iterator[int]:
        for number in range(3):
            happened.append(name)
            yield number

    async def other() -> None:
        for _ in range(3):
            happened.append("other")
            await asyncio.sleep(0)

    work = Slices()
    first, second, _ = await asyncio.gather(work.collect(pieces("first")), work.collect(pieces("second")), other())
    assert first == second == [0, 1, 2]
    assert happened[:6] == ["first", "other"] * 3
    assert happened[6:] == ["second"] * 3


async def test_a_sentence_is_made_once_for_all_who_read_the_same(house: House) -> None:
    table, ada, bob = await two_players(house)
    await ada.watch(table)
    await bob.watch(table)
    await words(ada, table)
    await words(bob, table)
    made = language("en", "archipelago").remembered.cache_info().misses
    told = await words(ada, table)
    assert told.log
    assert told.state
    await words(bob, table)
    assert language("en", "archipelago").remembered.cache_info().misses == made


async def test_what_is_new_is_told_without_reading_the_store(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house = any_house
    table, *players = await two_players(house)
    shown = [await player.watch(table) for player in players]
    mover = shown[0].to_move[0]
    receipt = await players[mover].answer(table, shown[mover].number, shown[mover].choices[0].text)
    assert isinstance(receipt, Receipt)

    async def read(*_: Any) -> Sequence[Row[Any]]:
        raise AssertionError("the store was read")

    monkeypatch.setattr(house.open_hall.store, "answers_from", read)
    for player in players:
        told = await words(player, table, shown[0].number)
        assert told.number > shown[0].number
        assert told.log


async def test_a_table_goes_on_while_its_log_is_read(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house = any_house
    table, ada, bob = await two_players(house, "burgundy")
    shown = await ada.watch(table)
    store, reading, finish = house.open_hall.store, asyncio.Event(), asyncio.Event()
    answers_from = store.answers_from

    async def read(*asked: Any) -> Sequence[Row[Any]]:
        reading.set()
        await finish.wait()
        return await answers_from(*asked)

    house.open_hall.tables.live[table].game.last_rows.clear()
    monkeypatch.setattr(store, "answers_from", read)
    await bob.send({"t": "watch", "table": table})
    await ada.send({"t": "words", "table": table})
    await reading.wait()
    try:
        assert isinstance(await ada.answer(table, shown.number, shown.choices[0].text), Receipt)
    finally:
        finish.set()
    assert (await ada.hear_a(Words)).number == shown.number
    seen = await bob.watch(table)
    assert seen.number > shown.number
    monkeypatch.undo()
    assert seen.events == (await ada.watch(table)).events


@pytest.mark.parametrize("game", ["burgundy", "archipelago"])
async def test_the_log_in_memory_is_that_of_the_store(database: str, game: str) -> None:
    rng = Random(8)
    async with open_hall(quiet(database)) as hall:
        table = await two_at_a_table(hall, game)
        for _ in range(60):
            await act(hall, table, rng)
            live = table.game
            asked = live.number - rng.randrange(LAST_ROWS)
            remembered = await log_since(hall.store, table.id, live, asked, live.number)
            rows, live.last_rows = live.last_rows, type(live.last_rows)(maxlen=LAST_ROWS)
            stored = await log_since(hall.store, table.id, live, asked, live.number)
            live.last_rows = rows
            assert remembered[0] == stored[0]
            assert [(entry.number, entry.told()) for entry in remembered[1]] == [
                (entry.number, entry.told()) for entry in stored[1]
            ]


async def test_lines_told_one_by_one_are_those_told_at_once(house: House) -> None:
    table, ada, bob = await two_players(house)
    players, rng = [ada, bob], Random(4)
    shown = [await player.watch(table) for player in players]
    heard = [(await words(player, table)).log for player in players]
    number = shown[0].number
    for _ in range(40):
        spoken = [await words(player, table, number) for player in players]
        for seat, told in enumerate(spoken):
            heard[seat] += told.log
        number = spoken[0].number
        mover = 0 if spoken[0].choices else 1
        choice = rng.choice(spoken[mover].choices)
        assert isinstance(await players[mover].answer(table, number, choice.text), Receipt)
    for player, lines in zip(players, heard):
        lines += (await words(player, table, number)).log
        assert (await words(player, table)).log == lines
    assert heard[0] != heard[1]
