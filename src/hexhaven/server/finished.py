"""Finished games are counted: who played, how it ended, where points came from, what that says about the players.

Everything here is derived from the stored games. Each game is counted once, in the order in which they ended; a process
that dies before it has counted one leaves it to the others.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, insert, select, update
from sqlalchemy import text as sql

from hexhaven.games import GAMES, plugins
from hexhaven.kernel.contract import Option, ScoringGame, TeamGame
from hexhaven.kernel.errors import HexhavenError
from hexhaven.kernel.event import Event
from hexhaven.server.decoding import decoded
from hexhaven.server.history import RULES_UPDATED, Unreadable, entries_of, in_force
from hexhaven.server.messages.tables import GameResult
from hexhaven.server.rating import Rating, rated
from hexhaven.server.schema import finished, ratings, seats, sources, tables
from hexhaven.server.store import Store
from hexhaven.server.table import OVER

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

BOT = "bot:"  # before its name, a player that is nobody
AT_ANOTHERS_SCREEN = ""
SOME = 20  # games of which rows are in memory at once
COUNTING_LOCK = 0x6865786862  # any number that nobody else uses
LOCK = sql("SELECT pg_advisory_xact_lock(:lock)")

Sources = dict[tuple[int, str], int]  # points by seat and source


class Counting:
    """In a server, one pass at a time; a game that ends meanwhile is for the next one."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.is_wanted = False
        self.is_under_way = False
        self.is_closed = False  # the server is ending; what is left is counted after the next start

    def begin(self) -> None:
        """Games have ended, here or elsewhere."""
        self.is_wanted = True
        if not self.is_under_way:
            self.is_under_way = True
            self.hall.tasks.spawn(self.count())

    async def count(self) -> None:
        try:
            while self.is_wanted and not self.is_closed:
                self.is_wanted = False
                found, _ = await count_some(self.hall.store)
                self.is_wanted = self.is_wanted or found > 0
        finally:
            self.is_under_way = False


def uncounted() -> Select[Any]:
    """Games whose end nobody has counted yet, in the order of their ends."""
    ended = select(tables).where(tables.c.status == OVER, tables.c.counted.is_(False), tables.c.ending.is_(None))
    return ended.order_by(tables.c.moved, tables.c.id)


async def count_finished(store: Store) -> int:
    """Count the games that have ended since the last time; how many."""
    number, found = 0, SOME
    while found:
        found, counted = await count_some(store)
        number += counted
    return number


async def count_some(store: Store) -> tuple[int, int]:
    """How many uncounted games there were, of a few, and how many of them were counted here."""
    rows, number = await store.all(uncounted().limit(SOME)), 0
    for row in rows:
        by_source = await points_by_source(store, row)
        number += await store.transact(partial(count, row=row, by_source=by_source))
    return len(rows), number


async def recount(store: Store) -> int:
    """Forget everything derived from finished games, and count them all again."""
    await store.transact(forget)
    return await count_finished(store)


def forget(connection: Connection) -> None:
    lock(connection)
    for derived in (finished, sources, ratings):
        connection.execute(delete(derived))
    connection.execute(update(tables).values(counted=False))


def lock(connection: Connection) -> None:
    """One process at a time counts. On SQLite, whoever writes is alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK, {"lock": COUNTING_LOCK})


async def points_by_source(store: Store, row: Row[Any]) -> Sources:
    """From the events of the answers in force; nothing, if the game does not tell or they cannot be read."""
    game, found = GAMES.get(row.game), defaultdict[tuple[int, str], int](int)
    if game is None or not isinstance(game, ScoringGame):
        return found
    try:
        for entry in in_force(entries_of(await store.answers_from(row.id, 0))):
            for event in (Event(*numbers) for numbers in entry.events if numbers[0] != RULES_UPDATED):
                source = game.source_of(event)
                if source is not None:
                    found[event.seat, source] += event.a
    except Unreadable:
        return {}
    return found


def count(connection: Connection, row: Row[Any], by_source: Sources) -> int:
    """One game, unless another process has counted it; returns whether. Imported games say nothing about anybody here,
    nor do those without a result."""
    lock(connection)
    first = update(tables).where(tables.c.id == row.id, tables.c.counted.is_(False)).values(counted=True)
    if not connection.execute(first).rowcount:
        return 0
    result, seated = result_of(row), seats_at(connection, row.id)
    if result is None or row.imported or len(seated) != len(result.places):
        return 1
    players, places = [player_at(seat) for seat in seated], places_of(result, seated)
    before = ratings_of(connection, row.game, players)
    after = ratings_after(before, players, parties_of(row, len(players)), places)
    connection.execute(
        insert(finished),
        [
            {
                "table_id": row.id,
                "seat": seat,
                "game": row.game,
                "player": player,
                "place": places[seat],
                "points": result.points[seat],
                "ended": row.moved,
                "mode": mode_of(row),
                "rating_before": before.get(player, Rating()).value if after else None,
                "rating": after[player].value if after else None,
            }
            for seat, player in enumerate(players)
        ],
    )
    if by_source:
        kept = [
            {"table_id": row.id, "seat": seat, "source": source, "points": points}
            for (seat, source), points in by_source.items()
        ]
        connection.execute(insert(sources), kept)
    store_ratings(connection, row.game, before, after)
    return 1


def result_of(row: Row[Any]) -> GameResult | None:
    try:
        return msgspec.json.decode(row.result or "null", type=GameResult | None)
    except msgspec.MsgspecError:
        return None


def mode_of(row: Row[Any]) -> str:
    """What it was that was played: averages are of games in the same mode."""
    for option in mode_options(row.game):
        return str((decoded(row.options, dict[str, str]) or {}).get(option.name, option.default))
    return ""


def modes_of(game: str) -> list[str]:
    """Those in which a game can be played; one without a name, if all its games are alike."""
    return [value for option in mode_options(game) for value in option.values] or [""]


def mode_options(game: str) -> list[Option]:
    """The option that tells the mode, if there is one."""
    plugin = plugins().get(game)
    return [] if plugin is None else [option for option in plugin.engine.OPTIONS if option.name == plugin.mode]


def seats_at(connection: Connection, table_id: str) -> Sequence[Row[Any]]:
    return connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).all()


def player_at(seat: Row[Any]) -> str:
    """Who a seat's result is counted for: its person, also if a bot has played it to the end; nobody, if somebody else
    played at the person's screen."""
    return AT_ANOTHERS_SCREEN if seat.name else seat.person or f"{BOT}{seat.bot}"


def places_of(result: GameResult, seated: Sequence[Row[Any]]) -> list[int]:
    """Whoever has left their seat to a bot is last, whatever the bot has made of it; alone, they have not won."""
    last = max(len(seated), 2)
    return [last if seat.person and seat.bot else place for seat, place in zip(seated, result.places)]


def parties_of(row: Row[Any], seats: int) -> list[list[int]]:
    """Seats that win or lose together."""
    game, alone = GAMES.get(row.game), [[seat] for seat in range(seats)]
    if game is None or not isinstance(game, TeamGame):
        return alone
    try:
        s = game.new_game(msgspec.json.decode(row.options, type=dict[str, str]))
    except (HexhavenError, msgspec.MsgspecError):
        return alone
    together = {tuple(sorted(game.partners(s, seat))) for seat in range(seats)}
    return [list(party) for party in sorted(together)]


def ratings_of(connection: Connection, game: str, players: Iterable[str]) -> dict[str, Rating]:
    asked = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(set(players)))
    return {row.player: Rating(row.rating, row.deviation) for row in connection.execute(asked)}


def ratings_after(
    before: Mapping[str, Rating], players: Sequence[str], parties: list[list[int]], places: Sequence[int]
) -> dict[str, Rating]:
    """By player; a bot that had several seats gets the mean of what they say. None without somebody else to beat, or if
    nobody knows who they were."""
    if len(parties) < 2 or len(set(players)) < 2 or AT_ANOTHERS_SCREEN in players:
        return {}
    known = [[before.get(players[seat], Rating()) for seat in party] for party in parties]
    found = defaultdict[str, list[Rating]](list)
    for party, after in zip(parties, rated(known, [min(places[seat] for seat in party) for party in parties])):
        for seat, rating in zip(party, after):
            found[players[seat]].append(rating)
    return {player: Rating(*map(fmean, zip(*values))) for player, values in found.items()}


def store_ratings(connection: Connection, game: str, before: Mapping[str, Rating], after: Mapping[str, Rating]) -> None:
    for player, rating in after.items():
        values = {"rating": rating.value, "deviation": rating.deviation}
        own = {"game": game, "player": player}
        if player in before:
            connection.execute(update(ratings).filter_by(**own).values(games=ratings.c.games + 1, **values))
        else:
            connection.execute(insert(ratings).values(games=1, **own, **values))
