"""Loading from the store: the latest snapshot and the answers after it, never a game under rules it was not played
with unless it tells the same."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Insert, Row, bindparam, select

from hexhaven.games import GAMES
from hexhaven.kernel.contract import State, TableGame
from hexhaven.kernel.errors import HexhavenError
from hexhaven.server.clocks import Clocks
from hexhaven.server.entries import NewSnapshot
from hexhaven.server.history import LogEntry, Unreadable, takes_back_more
from hexhaven.server.live import LiveGame
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.tables import Clock, GameResult
from hexhaven.server.schema import answers, component_sets, snapshots, tables
from hexhaven.server.slices import Slices
from hexhaven.server.store import Store
from hexhaven.server.table import OVER, LiveTable, apply

STORED_TABLE = select(tables, component_sets.c.content).join(
    component_sets, component_sets.c.name == tables.c.component_set, isouter=True
)


async def stored_table(store: Store, table_id: str) -> Row[Any] | None:
    return await store.first(STORED_TABLE.where(tables.c.id == table_id))


def game_of(row: Any) -> TableGame:
    """The game of a table, with its components. Raises Unreadable."""
    game = GAMES.get(row.game)
    if game is None:
        raise Unreadable(f"there is no game {row.game!r}")
    if row.rules > game.RULES_VERSION:
        raise Unreadable(f"rules version {row.rules} of {row.game} is not known here, only up to {game.RULES_VERSION}")
    if row.content is not None:
        game.know_component_set(row.component_set, row.content)
    return game


def options_of(game: TableGame, row: Any) -> dict[str, str]:
    """The options, completed as they were understood when the table was opened."""
    return game.options_at(row.rules, msgspec.json.decode(row.options, type=dict[str, str]))


# A game as it was at some moment.


async def reach(store: Store, table_id: str, start: int, until: int) -> tuple[Row[Any] | None, Sequence[Row[Any]]]:
    """The latest snapshot not after a number, and the answers from there on; none of them takes back an earlier one."""
    while True:
        snapshot = await store.snapshot(table_id, start)
        first = 0 if snapshot is None else snapshot.number
        rows = await store.answers_from(table_id, first, until)
        if snapshot is None or not takes_back_more(rows):
            return snapshot, rows
        start = first - 1


def begun(row: Any, snapshot: Any) -> LiveGame:
    """The game at a snapshot, or at its start. Raises Unreadable."""
    game = game_of(row)
    if snapshot is None:
        return LiveGame(game, game.new_game(options_of(game, row)), None, row.rules)
    if snapshot.rules > game.RULES_VERSION:
        raise Unreadable(f"rules version {snapshot.rules} of {row.game} is not known here")
    s = game.load(snapshot.data)
    return LiveGame(game, s, None, snapshot.rules, snapshot.number, snapshot.draws)


async def game_at(store: Store, slices: Slices, row: Any, number: int) -> LiveGame:
    """The game when it was waiting for this number. Raises Unreadable."""
    snapshot, rows = await reach(store, row.id, number, number)
    try:
        live = begun(row, snapshot)
        await slices.collect(live.replay_one(answer) for answer in rows)
    except Exception as error:
        raise unreadable(error) from error
    return live


def unreadable(error: Exception) -> Unreadable:
    """Whatever goes wrong with a stored game affects only that game, not the server."""
    if isinstance(error, Unreadable):
        return error
    if isinstance(error, HexhavenError):
        return Unreadable(str(error))
    return Unreadable(f"{type(error).__name__}: {error}")


# A table as it is now.


async def load_table(store: Store, row: Any) -> LiveTable:
    """The table, with everything that can still be undone. Raises Unreadable."""
    if row.unreadable is not None:
        raise Unreadable(row.unreadable)
    start = await store.last_run(row.id, row.number)
    snapshot, rows = await reach(store, row.id, start, row.number)
    try:
        live = begun(row, snapshot)
        clocks = Clocks(msgspec.json.decode(row.clock, type=Clock), live.game.seats(live.s))
        if any(answer.events is None for answer in rows):
            entries = apply(live, clocks, rows)
        else:
            await Slices().collect(live.replay_one(answer) for answer in rows)
            restore(clocks, row, live)
            entries = []
        check_reached(row, live, bool(entries))
    except Exception as error:
        raise unreadable(error) from error
    table = LiveTable(row, live, clocks)
    if not row.number:
        await begin_with_newest(store, row, live)
    if entries:
        await store_events(store, row, table, entries)
    return table


def restore(clocks: Clocks, row: Any, live: LiveGame) -> None:
    clocks.restore(row.clocks, row.to_move, row.moved)
    if row.clocks is not None and len(clocks.before) != len(live.horizons):  # of a version that gave no time back
        clocks.before = [[clocks.left[horizon.seat], clocks.since, 0.0] for horizon in live.horizons]


def check_reached(row: Any, live: LiveGame, from_the_start: bool) -> None:
    """Replayed, the game must reach the same position; its final score may differ under newer rules."""
    if row.number and (live.number, live.to_move()) != (row.number, row.to_move):
        raise Unreadable(
            f"answer {live.number} of seat {live.to_move()} is asked, and not answer {row.number} of {row.to_move}"
        )
    if row.status != OVER or row.ending is not None or not (from_the_start or live.rules == live.game.RULES_VERSION):
        return
    stored = msgspec.json.decode(row.result or "null", type=GameResult | None)
    if stored != live.result():
        raise Unreadable(f"the game ends with {live.result()}, and not with {stored}")


async def begin_with_newest(store: Store, row: Any, live: LiveGame) -> None:
    """A table without any answers has no older rules to keep; its options keep their meaning."""
    live.rules = live.game.RULES_VERSION
    options = pinned(live.game, live.s)
    if (row.rules, row.options) == (live.rules, options["options"]):
        return
    await store.change(
        tables.update().where(tables.c.id == row.id).values(rules=live.rules, **options),
        *components_kept(store, live.game, live.s),
    )


def pinned(game: TableGame, s: State) -> dict[str, str | None]:
    """The complete options of a table, and its components, from which it can always be started again."""
    found = game.component_set(s)
    options = encode(game.options_of(s)).decode()
    return {"options": options, "component_set": None if found is None else found[0]}


async def store_events(store: Store, row: Any, table: LiveTable, entries: list[LogEntry]) -> None:
    """A game stored before events were kept; from now on it can be viewed even if the rules change."""
    live = table.game
    live.save()
    values = {**pinned(live.game, live.s), "clocks": table.clocks.stored()}
    own = answers.update().where(answers.c.table_id == row.id, answers.c.number == bindparam("at_number"))
    heard = [{"at_number": entry.number, "heard": entry.told().decode()} for entry in entries]
    await store.change(
        tables.update().where(tables.c.id == row.id).values(values),
        *components_kept(store, live.game, live.s),
        (own.values(events=bindparam("heard")), heard),
        (store.insert_new(snapshots), [snapshot._asdict() for snapshot in snapshots_of(table)]),
    )


def components_kept(store: Store, game: TableGame, s: State) -> list[Insert]:
    """What stores the components that a game is played with."""
    found = game.component_set(s)
    return [] if found is None else [store.insert_new(component_sets).values(name=found[0], content=found[1])]


def snapshots_of(table: LiveTable) -> list[NewSnapshot]:
    """The table's snapshots not yet stored."""
    return [NewSnapshot(table.id, *saved) for saved in table.game.take_snapshots()]
