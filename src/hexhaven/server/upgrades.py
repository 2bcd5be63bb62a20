"""What a new version has to do: running games get the new rules, older ones get their events stored."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
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

log = logging.getLogger("hexhaven")


@dataclass
class Upgrades:
    """How many tables are brought up to date."""

    running: dict[str, int] = field(default_factory=dict)  # by game: played under older rules until now
    untold: int = 0  # stored by a version that did not keep events
    unreadable: list[str] = field(default_factory=list)  # could not be read before, and are tried again


def with_older_rules() -> ColumnElement[bool]:
    """Running games whose rules version, of the latest snapshot or of the start, is not the current one."""
    newest = select(func.max(snapshots.c.rules)).where(snapshots.c.table_id == tables.c.id).scalar_subquery()
    rules = func.coalesce(newest, tables.c.rules)
    outdated = [and_(tables.c.game == game.NAME, rules < game.RULES_VERSION) for game in GAMES.values()]
    return and_(tables.c.status == PLAYING, tables.c.number > 0, or_(false(), *outdated))


def untold() -> Select[Any]:
    """Tables whose first answer was stored without its events."""
    first = and_(answers.c.table_id == tables.c.id, answers.c.number == 0)
    return select(tables.c.id).join(answers, first).where(answers.c.events.is_(None), tables.c.unreadable.is_(None))


async def look_for_upgrades(store: Store) -> Upgrades:
    """What has to be done; tables that could not be read get another chance."""
    unreadable = [row.id for row in await store.all(select(tables.c.id).where(tables.c.unreadable.is_not(None)))]
    await store.change(update(tables).where(tables.c.unreadable.is_not(None)).values(unreadable=None))
    running = select(tables.c.game, func.count().label("games")).where(with_older_rules()).group_by(tables.c.game)
    counted = select(func.count().label("games")).select_from(untold().subquery())
    row = await store.first(counted)
    return Upgrades(
        running={found.game: found.games for found in await store.all(running)},
        untold=0 if row is None else row.games,
        unreadable=unreadable,
    )


async def upgrade(hall: "Hall", unreadable: Sequence[str] = ()) -> None:
    """Table by table, in the background: a game that has been loaded is up to date. What cannot be read is set aside,
    and in the end their number is logged."""
    running = await hall.store.all(select(tables.c.id).where(with_older_rules()))
    older = await hall.store.all(untold())
    for table_id in [*(row.id for row in running), *unreadable, *(row.id for row in older)]:
        began = perf_counter()
        try:
            await bring_up_to_date(hall, table_id)
        except Exception:
            log.exception("while bringing table %s up to date", table_id)
        if not await hall.goes_on(PAUSE * (perf_counter() - began)):
            return
    await count_unreadable(hall)


async def bring_up_to_date(hall: "Hall", table_id: str) -> None:
    """A running game goes on; a finished one is replayed once, while the rules still allow it."""
    row = await stored_table(hall.store, table_id)
    if row is None:
        return
    if row.status == PLAYING:
        await hall.tables.find(table_id)
    elif row.unreadable is None:
        try:
            await load_table(hall.store, row)
        except Unreadable as problem:
            await hall.tables.set_aside(table_id, problem)


async def count_unreadable(hall: "Hall") -> None:
    row = await hall.store.first(select(func.count().label("tables")).where(tables.c.unreadable.is_not(None)))
    if row is not None and row.tables:
        log.warning("tables that cannot be read and are set aside: %d", row.tables)
