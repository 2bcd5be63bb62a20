"""The last one to sit down starts the game, in one step: a kill in between leaves no full table open."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from hexhaven.server.app import Hall
from hexhaven.server.codes import ApiError
from hexhaven.server.messages.tables import NewTable, SeatWish
from hexhaven.server.schema import answers, seats, tables
from hexhaven.server.table import OPEN, PLAYING
from tests.server.conftest import quiet, running
from tests.server.played import open_hall
from tests.server.player import until

pytestmark = pytest.mark.anyio

FOUR = NewTable("burgundy", [SeatWish("me"), SeatWish("open"), SeatWish("open"), SeatWish("open")])


async def status_of(hall: Hall, table: str) -> str:
    row = await hall.store.first(select(tables.c.status).where(tables.c.id == table))
    assert row is not None
    return str(row.status)


async def test_killed_after_somebody_sat_down_no_full_table_is_open(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last change that the server makes is that somebody sits down."""
    async with open_hall(quiet(lite)) as hall:
        ada, bob = [await hall.people.new_person(name) for name in ("Ada", "Bob")]
        info = await hall.lobby.found(ada.id, NewTable("burgundy", [SeatWish("me"), SeatWish("open")]))
        left, change = 1, hall.store.change_all

        async def until_killed(*given: Any) -> int:
            nonlocal left
            left -= 1
            if left < 0:
                raise ConnectionResetError
            return await change(*given)

        monkeypatch.setattr(hall.store, "change_all", until_killed)
        await hall.lobby.sit(info.id, bob.id, 1, None)
        assert await status_of(hall, info.id) == PLAYING
        monkeypatch.undo()


async def test_a_table_set_up_full_is_never_open(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(quiet(lite)) as hall:
        ada = await hall.people.new_person("Ada")
        seen: list[str] = []
        change = hall.store.change_all

        async def watched(*given: Any) -> int:
            changed = await change(*given)
            seen.extend(row.status for row in await hall.store.all(select(tables.c.status)))
            return changed

        monkeypatch.setattr(hall.store, "change_all", watched)
        await hall.lobby.found(ada.id, NewTable("burgundy", [SeatWish("me"), SeatWish("bot")]))
        assert set(seen) == {PLAYING}


async def test_the_last_seats_are_taken_at_once_through_two_processes(postgres_database: str) -> None:
    async with open_hall(quiet(postgres_database)) as one, open_hall(quiet(postgres_database)) as other:
        guests = [await one.people.new_person(f"Guest {number}") for number in range(4)]
        for _ in range(10):
            info = await one.lobby.found(guests[0].id, FOUR)
            await asyncio.gather(
                one.lobby.sit(info.id, guests[1].id, 1, None),
                other.lobby.sit(info.id, guests[2].id, 2, None),
                other.lobby.sit(info.id, guests[3].id, 3, None),
            )
            assert await status_of(one, info.id) == PLAYING


async def test_a_table_is_playing_exactly_if_it_is_full(database: str) -> None:
    """Whatever comes first when two want the last seat and a third one leaves."""
    async with open_hall(quiet(database)) as hall:
        ada, bob, eve = [await hall.people.new_person(name) for name in ("Ada", "Bob", "Eve")]
        for _ in range(5):
            info = await hall.lobby.found(ada.id, NewTable("burgundy", [SeatWish("me"), SeatWish("open")]))
            done = await asyncio.gather(
                hall.lobby.sit(info.id, bob.id, 1, None),
                hall.lobby.sit(info.id, eve.id, 1, None),
                hall.lobby.stand(info.id, ada.id),
                return_exceptions=True,
            )
            refusals = [problem for problem in done if isinstance(problem, Exception)]
            assert {problem.code for problem in refusals if isinstance(problem, ApiError)} <= {"seat-taken", "closed"}
            assert all(isinstance(problem, ApiError) for problem in refusals)
            people = [seat.person for seat in (await hall.lobby.table(info.id, None)).seats]
            assert people[1] in (bob.id, eve.id)
            assert await status_of(hall, info.id) == (PLAYING if people[0] else OPEN)


async def test_full_tables_left_open_start_by_themselves(database: str) -> None:
    async with open_hall(quiet(database)) as hall:
        ada, bob = [await hall.people.new_person(name) for name in ("Ada", "Bob")]
        wish = NewTable("burgundy", [SeatWish("me"), SeatWish("open")])
        full, waiting = [(await hall.lobby.found(ada.id, wish)).id for _ in range(2)]
        taken = update(seats).where(seats.c.table_id == full, seats.c.seat == 1)
        await hall.store.change(taken.values(person=bob.id))  # and then the server was killed
        hall.tables.live.clear()
    async with running(quiet(database)) as house:
        hall = house.open_hall

        async def started() -> bool:
            return bool(await hall.store.all(select(answers.c.number).where(answers.c.table_id == full)))

        await until(started)
        assert await status_of(hall, full) == PLAYING
        assert await status_of(hall, waiting) == OPEN
