"""A table that is loaded is the table that was left: snapshots, what can be taken back, clocks, draws."""

import asyncio
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from hexhaven.games import GAMES
from hexhaven.server import live, loading, slices
from hexhaven.server.app import Hall
from hexhaven.server.history import entries_of, in_force
from hexhaven.server.live import LiveGame
from hexhaven.server.loading import load_table, stored_table
from hexhaven.server.messages.tables import Clock, DaysClock, TotalClock
from hexhaven.server.schema import snapshots
from hexhaven.server.table import LiveTable
from tests.server.conftest import FakeTime, quiet
from tests.server.played import act, open_hall, settle, two_at_a_table

pytestmark = pytest.mark.anyio


def shape(table: LiveTable) -> Any:
    """Everything that must be the same after loading."""
    game, clocks = table.game, table.clocks
    return {
        "key": game.game.key(game.s),
        "numbers": (game.number, game.draws, game.rules, game.to_move()),
        "undo": [(*horizon[:1], *horizon[2:], game.game.key(horizon.state)) for horizon in game.horizons],
        "clocks": (clocks.left, clocks.running, clocks.since, clocks.before),
    }


async def loaded(hall: Hall, table: LiveTable) -> LiveTable:
    return await load_table(hall.store, await stored_table(hall.store, table.id))


@pytest.mark.parametrize(
    ("game", "every", "rows", "clock"),
    [
        ("burgundy", 50, 320, TotalClock(60, 10)),
        ("burgundy", 3, 120, DaysClock(2)),
        ("archipelago", 7, 60, TotalClock(60, 10)),
    ],
)
async def test_a_table_loaded_after_any_answer_is_the_same(
    lite: str, monkeypatch: pytest.MonkeyPatch, game: str, every: int, rows: int, clock: Clock
) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", every)
    now, rng = FakeTime(), Random(every)
    async with open_hall(quiet(lite, now=now)) as hall:
        table = await two_at_a_table(hall, game, clock)
        while table.game.number < rows and not table.game.is_over():
            now.forward(rng.random() * 9)
            await act(hall, table, rng)
            assert shape(await loaded(hall, table)) == shape(table)
            if rng.random() < 0.1:  # somebody stops the server properly
                await hall.tables.save([table])
                assert shape(await loaded(hall, table)) == shape(table)
        taken = await hall.store.all(select(snapshots).order_by(snapshots.c.number))
        numbers = [0, *(row.number for row in taken)]
        assert max(later - sooner for sooner, later in pairwise(numbers)) <= 50


@pytest.mark.parametrize("game", ["burgundy", "archipelago"])
def test_taking_back_delays_no_snapshot(game: str) -> None:
    played = GAMES[game]
    for seed in range(40):
        rng = Random(seed)
        table = LiveGame(played, played.new_game({}), rng.randbytes(32), played.RULES_VERSION)
        table.draw()
        while table.number < 200 and not table.is_over():
            if table.undo_seat() >= 0 and rng.random() < 0.3:
                table.take_back()
            else:
                table.give(table.to_move(), rng.choice(table.legal_answers()))
                table.draw()
        numbers = [0, *(saved.number for saved in table.unsaved), table.number]
        assert max(later - sooner for sooner, later in pairwise(numbers)) <= live.SNAPSHOT_EVERY


async def test_nobody_takes_back_for_ever(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no log grows without end; what was taken back before there was such a limit is still read."""
    monkeypatch.setattr(live, "UNDO_ROWS", 60)
    async with open_hall(quiet(lite)) as hall:
        table, rng = await two_at_a_table(hall, "burgundy"), Random(1)
        while table.game.undo_seat() >= 0 or table.game.number < 60:
            await act(hall, table, rng, undo=0.9)
        assert table.game.last_seat() >= 0
        monkeypatch.setattr(live, "UNDO_ROWS", 10)
        assert shape(await loaded(hall, table)) == shape(table)


async def test_loading_a_long_log_lets_others_answer(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(quiet(lite)) as hall:
        table = await two_at_a_table(hall, "burgundy")
        for _ in range(200):  # by one seat, so that all of it is read
            game = table.game
            rows = [game.give(game.to_move(), game.legal_answers()[0]), game.take_back()]
            hall.answering.commit(table, rows, None, None)
            await settle(table)
        monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        row = await stored_table(hall.store, table.id)
        answers = await hall.store.answers_from(table.id, 0)

        async def at_once(*_: object) -> tuple[None, Any]:
            return None, answers

        monkeypatch.setattr(hall.store, "last_run", at_once)
        monkeypatch.setattr(loading, "reach", at_once)
        working = asyncio.create_task(others())
        await load_table(hall.store, row)
        working.cancel()
        assert turns >= 400


async def test_a_finished_game_is_loaded_from_its_end(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        table = await two_at_a_table(hall, "burgundy")
        while not table.game.is_over():
            await act(hall, table, Random(table.game.number), undo=0.0)
        newest = await hall.store.snapshot(table.id, 10_000)
        assert newest is not None
        assert newest.number == table.game.number
        assert shape(await loaded(hall, table)) == shape(table)


async def test_what_is_in_force_is_what_undoing_leaves(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        table = await two_at_a_table(hall, "burgundy")
        rng = Random(4)
        while table.game.number < 150:
            await act(hall, table, rng)
        entries = entries_of(await hall.store.answers_from(table.id, 0))
        assert any(entry.is_undo for entry in entries)
        game = table.game.game
        s = game.new_game(game.options_of(table.game.s))
        for entry in in_force(entries):
            game.step(s, game.answer_of(entry.text))
        assert game.key(s) == game.key(table.game.s)


@pytest.mark.parametrize("game", ["burgundy", "archipelago"])
async def test_what_was_told_is_kept_in_little_room_and_read_again(lite: str, game: str) -> None:
    """Rows in memory have their events only in JSON, once everybody has been told."""
    async with open_hall(quiet(lite)) as hall:
        table, rng = await two_at_a_table(hall, game), Random(2)
        for _ in range(25):
            await act(hall, table, rng, undo=0)
        rows = table.game.rows_between(table.game.number - 10, table.game.number)
        assert rows is not None
        assert [row.heard for row in rows] == [None] * 10
        stored = entries_of(await hall.store.answers_from(table.id, table.game.number - 10))
        assert [row.events for row in rows] == [row.events for row in stored]
