"""What a new version has to do: running games get the new rules, older ones get their events stored."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Select, and_, false, func, or_, select, update

from hexhaven.games import GAMES
from hexhaven.server.history import Unreadable
from hexhaven.server.loading import load_table, stored_table
from hexhaven.server.schema import answers, snapshots, tables
from hexhaven.server.store import Store
from hexhaven.server.table import PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

PAUSE = 1.0  # how long the server does something else, for each second of this


@dataclass
class Upgrades:
    """How many tables are brought up to date."""

    running: dict[str, int] = field(default_factory=dict)  # by game: played under older rules until now
    untold: int = 0  # stored by a version that did not keep events
    unreadable: int = 0  # could not be read before, and are tried again


def with_older_rules() -> ColumnElement[bool]:
    """Running games whose rules version, of the latest snapshot or of the start, is not the current one."""
    newest = select(func.max(snapshots.c.rules)).where(snapshots.c.table_id == tables.c.id).scalar_subquery()
    rules = func.coalesce(newest, tables.c.rules)
    outdated = [and_(tables.c.game == game.NAME, rules < game.RULES_VERSION) for game in GAMES.values()]
    return and_(tables.c.status == PLAYING, tables.c.number > 0, or_(false(), *outdated))


def untold() -> Select[Any]:
    """Tables whose first answer was stored without its events."""
    first = and_(answers.c.table_id == tables.c.id, answers.c.number == 0)
    return (
        select(tables.c.id, tables.c.status)
        .join(answers, first)
        .where(answers.c.events.is_(None), tables.c.unreadable.is_(None))
    )


async def look_for_upgrades(store: Store) -> Upgrades:
    """What has to be done; tables that could not be read get another chance."""
    retried = await store.change(update(tables).where(tables.c.unreadable.is_not(None)).values(unreadable=None))
    running = select(tables.c.game, func.count().label("games")).where(with_older_rules()).group_by(tables.c.game)
    counted = select(func.count().label("games")).select_from(untold().subquery())
    row = await store.first(counted)
    return Upgrades(
        running={found.game: found.games for found in await store.all(running)},
        untold=0 if row is None else row.games,
        unreadable=retried,
    )


async def upgrade(hall: "Hall") -> None:
    """Table by table, in the background: a game that has been loaded is up to date."""
    running = await hall.store.all(select(tables.c.id).where(with_older_rules()))
    for row in running:
        await hall.tables.find(row.id)
    loop = asyncio.get_running_loop()
    for row in await hall.store.all(untold()):
        began = loop.time()
        if row.status == PLAYING:
            await hall.tables.find(row.id)
        else:
            await keep(hall, row.id)
        await asyncio.sleep(PAUSE * (loop.time() - began))


async def keep(hall: "Hall", table_id: str) -> None:
    """Replay a finished game once, while the rules still allow it."""
    row = await stored_table(hall.store, table_id)
    if row is not None and row.unreadable is None:
        try:
            await load_table(hall.store, row)
        except Unreadable as problem:
            await hall.tables.set_aside(table_id, problem)
