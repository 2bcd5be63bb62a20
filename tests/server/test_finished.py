"""Finished games are counted once, whoever counts them, and can be counted again."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, select, text, update

from hexhaven.commands.recount import counted
from hexhaven.server.app import Hall
from hexhaven.server.finished import count_finished, parties_of, places_of, ratings_after
from hexhaven.server.messages.tables import GameResult, NewTable, SeatWish
from hexhaven.server.rating import Rating, rated
from hexhaven.server.schema import finished, ratings, seats, sources, tables
from hexhaven.server.store import Store
from tests.server import toy
from tests.server.conftest import quiet
from tests.server.played import act, open_hall, table_of
from tests.server.player import until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)


async def played(hall: Hall, names: tuple[str, ...], seed: int = 1) -> str:
    """A game of the toy from its start to its end. In the place of Bot, a bot is then said to have played; for Quitter,
    one plays to the end."""
    people = [await hall.people.new_person(name) for name in names]
    wishes = [SeatWish("me"), *(SeatWish("open") for _ in names[1:])]
    info = await hall.lobby.found(people[0].id, NewTable("toy", wishes))
    for seat, person in enumerate(people[1:], 1):
        await hall.lobby.sit(info.id, person.id, seat, None)
    if "Bot" in names:
        own = update(seats).where(seats.c.table_id == info.id, seats.c.seat == names.index("Bot"))
        await hall.store.change(own.values(person=None, bot="random"))
    if "Quitter" in names:
        own = update(seats).where(seats.c.table_id == info.id, seats.c.seat == names.index("Quitter"))
        await hall.store.change(own.values(bot="random"))
    table, rng = await table_of(hall, info.id), Random(seed)
    while not table.game.is_over():
        await act(hall, table, rng, undo=0)
    await until(lambda: is_counted(hall.store, info.id))
    return info.id


async def is_counted(store: Store, table_id: str) -> bool:
    row = await store.first(select(tables.c.counted).where(tables.c.id == table_id))
    return row is not None and bool(row.counted)


async def everything(store: Store) -> list[list[tuple[Any, ...]]]:
    keys = ((finished, "table_id", "seat"), (sources, "table_id", "seat"), (ratings, "game", "player"))
    found = [await store.all(select(kind).order_by(*names)) for kind, *names in keys]
    return [[tuple(row) for row in rows] for rows in found]


async def test_a_finished_game_is_counted_for_everybody(database: str) -> None:
    async with open_hall(quiet(database)) as hall:
        table_id = await played(hall, ("Ada", "Bob", "Bot"))
        rows = await hall.store.all(select(finished).order_by(finished.c.seat))
        assert [row.player[:4] for row in rows][2] == "bot:"
        info = await hall.lobby.known(table_id)
        assert info.result is not None
        assert [row.points for row in rows] == info.result.points
        assert [row.place for row in rows] == info.result.places
        assert {row.mode for row in rows} == {"3"}  # in the toy, the number of players
        by_source = {row.seat: row.points for row in await hall.store.all(select(sources))}
        assert [by_source.get(seat, 0) for seat in range(3)] == info.result.points
        known = await hall.store.all(select(ratings))
        assert {row.player for row in known} == {row.player for row in rows}
        assert {row.games for row in known} == {1}
        best = min(rows, key=lambda row: row.place)
        worst = max(rows, key=lambda row: row.place)
        assert best.rating > best.rating_before >= 1500 or best.place == worst.place


async def test_whoever_leaves_a_seat_to_a_bot_comes_last_whatever_the_bot_does(database: str) -> None:
    async with open_hall(quiet(database)) as hall:
        for seed in range(4):
            table_id = await played(hall, ("Quitter", "Ada", "Bob"), seed)
            own = select(finished).where(finished.c.table_id == table_id).order_by(finished.c.seat)
            quitter, ada, bob = await hall.store.all(own)
            info = await hall.lobby.known(table_id)
            assert info.result is not None
            assert [quitter.place, ada.place, bob.place] == [3, *info.result.places[1:]]
            assert quitter.points == info.result.points[0]
            assert quitter.rating < quitter.rating_before


def test_who_leaves_a_game_alone_to_a_bot_has_not_won_it() -> None:
    assert places_of(GameResult([40], [1]), [SimpleNamespace(person="ada", bot=None)]) == [1]  # type: ignore[list-item]
    assert places_of(GameResult([40], [1]), [SimpleNamespace(person="ada", bot="greedy")]) == [2]  # type: ignore[list-item]


async def test_a_game_is_rated_once_even_by_many_processes(database: str) -> None:
    async with open_hall(quiet(database)) as hall:
        await played(hall, ("Ada", "Bob"))
        before = await everything(hall.store)
        others = [Store(database, str(number)) for number in range(3)]
        for other in others:
            await other.open()
        await hall.store.change(update(tables).values(counted=False))
        await hall.store.change(finished.delete())
        await hall.store.change(sources.delete())
        await hall.store.change(ratings.delete())
        numbers = await asyncio.gather(*(count_finished(store) for store in [hall.store, *others]))
        assert sum(numbers) == 1
        assert await everything(hall.store) == before
        for other in others:
            await other.close()


def as_before(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE finished DROP COLUMN mode"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0018'"))


@pytest.mark.parametrize(
    ("game", "options", "mode"),
    [
        ("burgundy", '{"seats":"2"}', "free"),  # as games are stored that have no mode
        ("burgundy", '{"seats":"1","mode":"solo"}', "solo"),
        ("archipelago", '{"seats":"3","length":"medium"}', "medium"),
        ("archipelago", "{", "short"),
        ("chess", "{}", ""),
    ],
)
async def test_games_counted_before_modes_were_kept_get_theirs(
    database: str, game: str, options: str, mode: str
) -> None:
    async with open_hall(quiet(database)) as hall:
        table_id = await played(hall, ("Ada", "Bob"))
        store = hall.store
        await store.change(update(tables).values(game=game, options=options))
        await store.transact(as_before)
        again = Store(database)
        await again.open()
        rows = await again.all(select(finished.c.mode).where(finished.c.table_id == table_id))
        assert [row.mode for row in rows] == [mode, mode]
        await again.close()


async def test_what_is_derived_can_be_made_anew(database: str) -> None:
    async with open_hall(quiet(database)) as hall:
        for seed in range(3):
            await played(hall, ("Ada", "Bob", "Bot"), seed=seed)
        before = await everything(hall.store)
    assert await counted(database) == 3
    async with open_hall(quiet(database)) as hall:
        assert await everything(hall.store) == before
        await hall.store.change(update(ratings).values(rating=9999.0))
    await counted(database)
    async with open_hall(quiet(database)) as hall:
        assert await everything(hall.store) == before


async def test_a_game_that_a_dead_process_left_uncounted_is_counted_later(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        table_id = await played(hall, ("Ada", "Bob"))
        before = await everything(hall.store)
        await hall.store.change(update(tables).values(counted=False), finished.delete(), sources.delete())
        await hall.store.change(ratings.delete())
        await hall.sweeping.once(30)
        await until(lambda: is_counted(hall.store, table_id))
        assert await everything(hall.store) == before


async def test_games_that_end_together_are_read_once_each(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    async def points(store: Store, row: Any) -> dict[tuple[int, str], int]:
        read.append(row.id)
        await asyncio.sleep(0.01)
        return {}

    monkeypatch.setattr("hexhaven.server.finished.points_by_source", points)
    async with open_hall(quiet(lite)) as hall:
        ended = await asyncio.gather(*(played(hall, ("Ada", "Bob"), seed=seed) for seed in range(12)))
        assert sorted(read) == sorted(ended)


async def test_imported_and_broken_results_are_passed_over(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        table_ids = [await played(hall, ("Ada", "Bob"), seed=seed) for seed in range(3)]
        changes: list[dict[str, Any]] = [{"imported": True}, {"result": "no JSON"}, {"options": "no JSON"}]
        for table_id, change in zip(table_ids, changes):
            await hall.store.change(update(tables).where(tables.c.id == table_id).values(**change))
    assert await counted(lite) == 3
    async with open_hall(quiet(lite)) as hall:
        rows = await hall.store.all(select(finished.c.table_id).distinct())
        assert [row.table_id for row in rows] == table_ids[2:]


def test_a_rating_moves_with_the_place_and_an_upset_moves_more() -> None:
    four = [[Rating()] for _ in range(4)]
    after = [rating.value for (rating,) in rated(four, [1, 2, 3, 4])]
    assert after == sorted(after, reverse=True)
    assert after[0] > 1500 > after[-1]
    tied = rated(four, [1, 1, 3, 3])
    assert tied[0] == tied[1]
    strong, weak = Rating(1900, 80), Rating(1100, 80)
    expected, upset = rated([[strong], [weak]], [1, 2]), rated([[strong], [weak]], [2, 1])
    assert upset[1][0].value - weak.value > 5 * (expected[0][0].value - strong.value) > 0
    assert all(rating.deviation < 500 for (rating,) in rated(four, [1, 2, 3, 4]))


def test_a_bot_with_several_seats_has_one_rating_and_partners_share_their_fate() -> None:
    after = ratings_after({}, ["ada", "bot:x", "bot:x"], [[0], [1], [2]], [1, 2, 3])
    assert set(after) == {"ada", "bot:x"}
    assert after["ada"].value > 1500 > after["bot:x"].value
    teams = ratings_after({}, ["ada", "bob", "cy", "dan"], [[0, 2], [1, 3]], [1, 3, 1, 3])
    assert teams["ada"] == teams["cy"] != teams["bob"] == teams["dan"]
    assert ratings_after({}, ["bot:x", "bot:x"], [[0], [1]], [1, 2]) == {}
    assert ratings_after({}, ["ada"], [[0]], [1]) == {}


async def test_partners_are_one_party(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        ada = await hall.people.new_person("Ada")
        wish = NewTable("burgundy", [SeatWish("me"), *[SeatWish("open")] * 3], options={"mode": "team"})
        info = await hall.lobby.found(ada.id, wish)
        row = await hall.store.first(select(tables).where(tables.c.id == info.id))
        assert row is not None
        assert parties_of(row, 4) == [[0, 2], [1, 3]]
