"""Games that are played in a hall without connections, answer by answer."""

import contextlib
from collections.abc import AsyncIterator
from random import Random

from hexhaven.server.app import Hall
from hexhaven.server.messages.tables import Clock, NewTable, NoClock, SeatWish
from hexhaven.server.settings import Settings
from hexhaven.server.table import LiveTable


@contextlib.asynccontextmanager
async def open_hall(settings: Settings) -> AsyncIterator[Hall]:
    hall = Hall(settings)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def two_at_a_table(hall: Hall, game: str, clock: Clock | None = None) -> LiveTable:
    people = [await hall.people.new_person(name) for name in ("Ada", "Bob")]
    wish = NewTable(game, [SeatWish("me"), SeatWish("open")], clock=clock or NoClock())
    info = await hall.lobby.found(people[0].id, wish)
    await hall.lobby.sit(info.id, people[1].id, 1, None)
    return await table_of(hall, info.id)


async def table_of(hall: Hall, table_id: str) -> LiveTable:
    table = await hall.tables.get(table_id)
    assert table is not None
    await settle(table)
    return table


async def settle(table: LiveTable) -> None:
    """Until everything is stored."""
    async with table.paused():
        pass


async def act(hall: Hall, table: LiveTable, rng: Random, undo: float = 0.3) -> None:
    """An answer at random, or sometimes one taken back."""
    game = table.game
    if game.undo_seat() >= 0 and rng.random() < undo:
        rows = [game.take_back()]
    else:
        rows = [game.give(game.to_move(), rng.choice(game.legal_answers())), *game.draw()]
    hall.answering.commit(table, rows, None, None)
    await settle(table)
