"""Profiles: what people show of themselves. Whoever may not see one gets the same answer as if there was nobody."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Row, Select, and_, case, exists, func, or_, select, update

from hexhaven.games import GAMES
from hexhaven.language import language
from hexhaven.server.codes import malformed, no_such_game
from hexhaven.server.finished import BOT, modes_of
from hexhaven.server.messages.profiles import (
    GameStatistics,
    LadderEntry,
    Opponent,
    PlayedGame,
    Profile,
    ProfilePatch,
    ProfileSettings,
    SourceLine,
    Standing,
    Tally,
)
from hexhaven.server.relations import no_such_person
from hexhaven.server.schema import finished, people, ratings, seats, sources, tables

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

LISTED = 20  # games of a history at a time
LADDER = 100
KEPT_SECONDS = 60.0  # for averages of all bots
WON = case((finished.c.place == 1, 1), else_=0)


@dataclass(frozen=True)
class Filter:
    """Which games of a history are wanted."""

    game: str = ""
    opponent: str = ""  # a person, or a bot as bot:greedy
    won: bool | None = None
    since: float | None = None
    until: float | None = None
    first: int = 0
    mode: str = ""


class Profiles:
    """What can be known about a person."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        # By game and mode: averages, and when they were made.
        self.of_bots: dict[tuple[str, str], tuple[float, tuple[Any, dict[str, float]]]] = {}

    # Who may see what.

    async def settings(self, me: str) -> ProfileSettings:
        row = await self.person(me)
        return ProfileSettings(row.profile, row.shows_rating)

    async def change(self, me: str, patch: ProfilePatch) -> ProfileSettings:
        wanted = {"profile": patch.profile, "shows_rating": patch.shows_rating}
        values = {name: value for name, value in wanted.items() if value is not None}
        if values:
            await self.store.change(update(people).where(people.c.id == me).values(**values))
        return await self.settings(me)

    async def person(self, person: str) -> Row[Any]:
        row = await self.store.first(select(people).where(people.c.id == person, people.c.name != ""))
        if row is None:
            raise no_such_person()
        return row

    async def seen_by(self, viewer: str | None, person: str) -> Row[Any]:
        """The person, if the viewer may see their profile. Raises ApiError."""
        row = await self.person(person)
        if viewer == person:
            return row
        relations = self.hall.relations
        if row.profile == "nobody" or (viewer is not None and await relations.has_blocked(person, viewer)):
            raise no_such_person()
        if row.profile == "mates" and (viewer is None or not await relations.are_mates(viewer, person)):
            raise no_such_person()
        return row

    async def check_relation(self, me: str, other: str, wanted: str) -> None:
        """Only whom one may see, or who has asked, can be asked to be a friend; anybody can be blocked."""
        if wanted == "friend" and await self.hall.relations.between(me, other) not in ("asks", "friend"):
            await self.seen_by(me, other)
        else:
            await self.person(other)

    # What there is to see.

    async def profile(self, viewer: str | None, person: str) -> Profile:
        row = await self.seen_by(viewer, person)
        relation = await self.hall.relations.between(viewer, person)
        online = self.hall.absence.is_online(person, row.seen) if relation == "friend" else None
        shown = await self.standings(person) if row.shows_rating or viewer == person else None
        return Profile(person, row.name, row.created, relation, online, await self.tallies(person), shown)

    async def tallies(self, person: str) -> list[Tally]:
        """The game and the mode played most come first."""
        kind, number = (finished.c.game, finished.c.mode), func.count().label("played")
        asked = select(*kind, number, func.sum(WON).label("won")).where(finished.c.player == person)
        rows = await self.store.all(asked.group_by(*kind).order_by(number.desc(), *kind))
        played = Counter[str]()
        for row in rows:
            played[row.game] += row.played
        in_order = sorted(rows, key=lambda row: (-played[row.game], row.game))
        return [Tally(row.game, row.mode, row.played, row.won) for row in in_order]

    async def standings(self, person: str) -> list[Standing]:
        asked = select(ratings).where(ratings.c.player == person).order_by(ratings.c.games.desc(), ratings.c.game)
        return [
            Standing(row.game, round(row.rating), round(row.deviation), row.games)
            for row in await self.store.all(asked)
        ]

    async def ladder(self, viewer: str | None, game: str) -> list[LadderEntry]:
        """Bots, and people who show everyone their profile and their rating."""
        if game not in GAMES:
            raise no_such_game(game)
        asked = select(ratings, people.c.id, people.c.name).join(people, people.c.id == ratings.c.player, isouter=True)
        shown = or_(
            ratings.c.player.startswith(BOT),
            people.c.id == (viewer or ""),
            and_(people.c.profile == "all", people.c.shows_rating, people.c.name != ""),
        )
        chosen = asked.where(ratings.c.game == game, shown).order_by(ratings.c.rating.desc(), ratings.c.player)
        return [
            LadderEntry(
                row.id, row.name or "", bot_named(row.player), round(row.rating), round(row.deviation), row.games
            )
            for row in await self.store.all(chosen.limit(LADDER))
        ]

    # Finished games.

    async def games(self, viewer: str | None, person: str, wanted: Filter) -> list[PlayedGame]:
        """The latest first; of private tables only those at which the viewer sat too."""
        shows_rating = (await self.seen_by(viewer, person)).shows_rating or viewer == person
        own = select(finished).join(tables, tables.c.id == finished.c.table_id).where(finished.c.player == person)
        if viewer != person:
            sat = exists().where(seats.c.table_id == tables.c.id, seats.c.person == (viewer or ""))
            own = own.where(or_(tables.c.private.is_(False), sat))
        chosen = narrowed(own, wanted).order_by(finished.c.ended.desc(), finished.c.table_id)
        rows = await self.store.all(chosen.offset(wanted.first).limit(LISTED))
        ids = [row.table_id for row in rows]
        seated, by_source = await self.seats_of(ids), await self.sources_of(ids)
        return [
            PlayedGame(
                row.table_id,
                row.game,
                row.mode,
                row.ended,
                row.seat,
                seated[row.table_id],
                by_source[row.table_id, row.seat],
                round(row.rating) - round(row.rating_before) if shows_rating and row.rating is not None else None,
            )
            for row in rows
        ]

    async def seats_of(self, ids: list[str]) -> dict[str, list[Opponent]]:
        own_seat = and_(seats.c.table_id == finished.c.table_id, seats.c.seat == finished.c.seat)
        name = func.coalesce(seats.c.name, people.c.name).label("name")
        asked = select(finished, people.c.id, name).join(seats, own_seat)
        asked = asked.join(people, people.c.id == finished.c.player, isouter=True)
        found = defaultdict[str, list[Opponent]](list)
        for row in await self.store.all(asked.where(finished.c.table_id.in_(ids)).order_by(finished.c.seat)):
            bot = bot_named(row.player)
            found[row.table_id].append(Opponent(row.name or "", row.id, bot, row.points, row.place))
        return found

    async def sources_of(self, ids: list[str]) -> dict[tuple[str, int], dict[str, int]]:
        found = defaultdict[tuple[str, int], dict[str, int]](dict)
        for row in await self.store.all(select(sources).where(sources.c.table_id.in_(ids))):
            found[row.table_id, row.seat][row.source] = row.points
        return found

    async def statistics(
        self, viewer: str | None, person: str, game: str, mode: str | None, code: str
    ) -> GameStatistics:
        """Someone's games of one kind, and how bots do in them; without a mode, those in the one they play most."""
        await self.seen_by(viewer, person)
        if game not in GAMES:
            raise no_such_game(game)
        if mode is not None and mode not in modes_of(game):
            raise malformed("there is no such mode")
        if mode is None:
            mode = next((tally.mode for tally in await self.tallies(person) if tally.game == game), "")
        text, alike = language(code, game), and_(finished.c.game == game, finished.c.mode == mode)
        own, own_sources = await self.averages(and_(alike, finished.c.player == person))
        theirs, bot_sources = await self.averages_of_bots(game, mode, alike)
        keys = sorted(own_sources.keys() | bot_sources.keys(), key=lambda key: (-own_sources.get(key, 0.0), key))
        return GameStatistics(
            game,
            mode,
            own.played,
            own.won or 0,
            round(float(own.points or 0), 1),
            own.best or 0,
            round(float(theirs.points), 1) if theirs.played else None,
            [
                SourceLine(
                    key, text(key), own_sources.get(key, 0.0), bot_sources.get(key, 0.0) if theirs.played else None
                )
                for key in keys
            ],
        )

    async def averages_of_bots(self, game: str, mode: str, alike: ColumnElement[bool]) -> tuple[Any, dict[str, float]]:
        """Of all their games here, which are many: worked out once in a while."""
        now, kind = self.hall.settings.monotonic(), (game, mode)
        if kind not in self.of_bots or now - self.of_bots[kind][0] > KEPT_SECONDS:
            self.of_bots[kind] = (now, await self.averages(and_(alike, finished.c.player.startswith(BOT))))
        return self.of_bots[kind][1]

    async def averages(self, which: ColumnElement[bool]) -> tuple[Any, dict[str, float]]:
        """Games and points, and points by source."""
        counted = select(
            func.count().label("played"),
            func.sum(WON).label("won"),
            func.avg(finished.c.points).label("points"),
            func.max(finished.c.points).label("best"),
        ).where(which)
        (row,) = await self.store.all(counted)
        return row, await self.average_sources(which, row.played)

    async def average_sources(self, which: ColumnElement[bool], games: int) -> dict[str, float]:
        """By source, over so many games; those in which it brought nothing count too."""
        together = and_(sources.c.table_id == finished.c.table_id, sources.c.seat == finished.c.seat)
        asked = select(sources.c.source, func.sum(sources.c.points).label("points")).join(finished, together)
        rows = await self.store.all(asked.where(which).group_by(sources.c.source))
        return {row.source: round(row.points / games, 1) for row in rows}


def bot_named(player: str) -> str | None:
    return player.removeprefix(BOT) if player.startswith(BOT) else None


def narrowed(own: Select[Any], wanted: Filter) -> Select[Any]:
    if wanted.game:
        own = own.where(finished.c.game == wanted.game)
    if wanted.mode:
        own = own.where(finished.c.mode == wanted.mode)
    if wanted.won is not None:
        own = own.where(finished.c.place == 1 if wanted.won else finished.c.place > 1)
    if wanted.since is not None:
        own = own.where(finished.c.ended >= wanted.since)
    if wanted.until is not None:
        own = own.where(finished.c.ended < wanted.until)
    if wanted.opponent:
        other = finished.alias()
        is_opponent = other.c.player.concat("") == wanted.opponent  # without the index, which lists all of their games
        with_them = and_(other.c.table_id == finished.c.table_id, is_opponent)
        own = own.where(exists().where(with_them, other.c.seat != finished.c.seat))
    return own
