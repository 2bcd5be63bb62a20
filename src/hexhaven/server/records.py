"""Games as files, and positions of games to look at."""

import secrets
from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from librt.random import Random
from sqlalchemy import select

from hexhaven.games import GAMES
from hexhaven.kernel.contract import TURN_BEGINS, PrintedGame, State, TableGame, View
from hexhaven.kernel.errors import HexhavenError, OptionError
from hexhaven.kernel.event import Event
from hexhaven.kernel.record import FORMAT, WITH_ENTROPY, Entropy, Record, Update, write
from hexhaven.kernel.referee import checked_step
from hexhaven.kernel.snapshot import from_line, line_of
from hexhaven.kernel.snapshot import read as read_snapshot
from hexhaven.language import Language, language
from hexhaven.server.codes import ApiError, malformed, no_such_table
from hexhaven.server.history import (
    RULES_UPDATED,
    LogEntry,
    Numbers,
    Unreadable,
    before_secrets,
    entries_of,
    for_seat,
    in_force,
)
from hexhaven.server.live import LiveGame
from hexhaven.server.loading import begun, game_at, reach, stored_table
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.play import Question
from hexhaven.server.messages.positions import CopiedPosition, Move, OpenedPosition, Position, PositionWords
from hexhaven.server.messages.tables import TableInfo
from hexhaven.server.retelling import Reader, begins, of_this_turn, retold, said
from hexhaven.server.schema import component_sets
from hexhaven.server.table import OVER, PLAYING, SPECTATOR, LiveTable
from hexhaven.server.words import forecast, log_lines, spoken_choices, standing, state_in_words

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

TURN = 600  # answers: seldom does a turn have more
OPENING_SECONDS = 3.0  # for a position that somebody has copied


def seat_of(info: TableInfo) -> int:
    """Whose knowledge the person has. Where several pass one screen around, only what everybody knows."""
    if info.mine is None or len([seat for seat in info.seats if seat.person == info.seats[info.mine].person]) > 1:
        return SPECTATOR
    return info.mine


def eyes(info: TableInfo, as_seat: int | None) -> int | None:
    """Whose knowledge is shown. After the end everything (None), unless a seat is named; before it, only one's own."""
    if as_seat is not None and not SPECTATOR <= as_seat < len(info.seats):
        raise malformed(f"there is no seat {as_seat}")
    if info.status == OVER:
        return as_seat
    if as_seat not in (None, seat_of(info)):
        raise ApiError(409, "not-over", "until the game is over, everyone looks back with their own eyes")
    return seat_of(info)


def seen_by(game: TableGame, s: State, seat: int | None, you: int) -> View:
    """What a seat knows, or everything, from where you sit."""
    return game.open_view(s, you) if seat is None else game.view(s, seat)


class Records:
    """Export, and looking back."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.rng = Random(secrets.randbits(60))

    async def table(self, info: TableInfo) -> LiveTable:
        """Raises Unreadable."""
        table = await self.hall.tables.get(info.id)
        if table is None:
            raise no_such_table()
        return table

    # A whole game.

    async def log(self, info: TableInfo) -> list[LogEntry]:
        """The answers in force; while the game is played, without what is still sealed."""
        try:
            table = await self.table(info)
        except Unreadable:
            return await self.log_of_unreadable(info)
        async with table.paused():
            game, until = table.game, table.game.number
            is_sealed = not game.is_over() and game.game.is_sealed(game.s)
        entries = in_force(entries_of(await self.store.answers_from(info.id, 0, until)))
        return before_secrets(game.game, entries, seat_of(info)) if is_sealed else entries

    async def log_of_unreadable(self, info: TableInfo) -> list[LogEntry]:
        """Of a running game only what is known to be no secret."""
        rows = await self.store.answers_from(info.id, 0)
        entries, game = in_force(entries_of(rows)), GAMES.get(info.game)
        if info.status == OVER:
            return entries
        if game is None or any(row.events is None for row in rows):
            return []
        return before_secrets(game, entries, seat_of(info))

    async def record(self, info: TableInfo) -> str:
        """The game file. While it is played, the seed and what is still sealed are left out."""
        row = await stored_table(self.store, info.id)
        if row is None:
            raise no_such_table()
        if is_behind(info):
            raise ApiError(409, "not-over", "those who watch get the file when the game is over")
        record = Record(info.game, row.rules, dict(info.options), info.seed_hash)
        for entry in await self.log(info):
            rules = entry.rules()
            if rules is None:
                record.answers.append((entry.who, entry.text))
            else:
                position = await self.stored_line(info.id, entry.number + 1) if info.status == OVER else ""
                record.updates.append(Update(len(record.answers), rules, position))
        record.entropy = [
            Entropy(number, seat.commitment, bytes.fromhex(seat.part) if seat.part else None)
            for number, seat in enumerate(info.seats)
            if seat.commitment is not None
        ]
        record.format = WITH_ENTROPY if record.entropy else FORMAT
        if info.status == OVER:
            record.position = await self.stored_line(info.id, 0)
        if info.status == OVER and info.result is not None:
            record.points = tuple(info.result.points)
            record.seed = row.seed
        return write(record)

    async def stored_line(self, table_id: str, number: int) -> str:
        """The position from which a game began, or continued under new rules; a snapshot of it was stored then."""
        snapshot = await self.store.snapshot(table_id, number)
        return line_of(snapshot.data) if snapshot is not None and snapshot.number == number else ""

    async def moves(self, info: TableInfo, text: Language, as_seat: int | None = None) -> list[Move]:
        """The answers in force, in words if they can be read; of what the seat has not learned, only what it did."""
        try:
            table = await self.table(info)
        except Unreadable:
            log = await self.log_of_unreadable(info)
            return [Move(entry.number + 1, entry.who, entry.text, entry.text) for entry in log]
        seat, you = eyes(info, as_seat), seat_of(info) if as_seat is None else as_seat
        row = await stored_table(self.store, info.id)
        snapshot, rows = await reach(self.store, info.id, 0, await self.last(info, table))
        return await self.hall.slices.collect(retold(begun(row, snapshot), rows, Reader(text, seat, you)))

    # A position.

    async def position(
        self, info: TableInfo, number: int, text: Language | None, as_seat: int | None = None
    ) -> Position:
        """What a seat may know after this many rows of the log; also in words, if a language is given."""
        table = await self.table(info)
        last = await self.last(info, table)
        if number > last:
            raise ApiError(404, "no-such-position", f"there are {last} answers")
        row = await stored_table(self.store, info.id)
        seat, you, over = eyes(info, as_seat), seat_of(info) if as_seat is None else as_seat, table.game.is_over()
        came, next_one = await self.around(info.id, number)
        position = Position(number, last, {}, None, None, [], [], None)
        try:
            live = await game_at(self.store, self.hall.slices, row, number)
        except Unreadable:
            if not over:
                raise
            position.view = builtins_of(await self.folded(row, number, seat, you))
            position.to_move = [next_one.who] if next_one is not None and next_one.who >= 0 else []
            position.words = None if text is None else PositionWords(None, None, [], [])
        else:
            self.describe(position, live, seat, you, text)
            position.line = self.line(live, you, over)
        if came is not None:
            position.earlier = await self.earlier(info.id, came, table.game.game, seat)
            position.who, position.text, position.events = for_seat(table.game.game, came, seat)
            if text is not None and position.words is not None:
                if not came.is_undo:
                    before = await self.before(row, number)
                    reader = Reader(text, seat, you)
                    position.words.said = said(table.game.game, came, reader, before, table.game.s)
                position.words.log = log_lines(table.game.game, text, position.events, you, table.game.s)
        return position

    async def earlier(self, table_id: str, came: LogEntry, game: TableGame, seat: int | None) -> list[Numbers]:
        """What happened before a row of the log in the same turn: its own answer may have begun the turn."""
        if any(begins(game, event) == TURN_BEGINS for event in came.events):
            return []
        rows = await self.store.answers_from(table_id, max(came.number - TURN, 0), came.number + came.is_undo)
        return of_this_turn(game, in_force(entries_of(rows)), seat)

    async def before(self, row: Any, number: int) -> State | None:
        """The position before the last answer, if its rules still exist."""
        try:
            return (await game_at(self.store, self.hall.slices, row, number - 1)).s
        except Unreadable:
            return None

    async def last(self, info: TableInfo, table: LiveTable) -> int:
        """How many rows of the log one may look back on."""
        return await self.hall.delay.reached(table) if is_behind(info) else table.game.number

    async def around(self, table_id: str, number: int) -> tuple[LogEntry | None, LogEntry | None]:
        """The row of the log before a position, and the one after it."""
        found = {
            entry.number: entry
            for entry in entries_of(await self.store.answers_from(table_id, max(number - 1, 0), number + 1))
        }
        return found.get(number - 1), found.get(number)

    def describe(self, position: Position, live: LiveGame, seat: int | None, you: int, text: Language | None) -> None:
        shown = seen_by(live.game, live.s, seat, you)
        position.view = builtins_of(shown)
        position.to_move = live.asked()
        position.question = Question(*live.game.question(live.s)) if position.to_move else None
        if text is not None:
            position.words = in_words(live.game, live.s, text, you, shown)

    def line(self, live: LiveGame, seat: int, over: bool) -> str | None:
        """The position as one line: after the end as it was, before the end as imagined for the seat."""
        if over:
            return line_of(live.game.save(live.s))
        return line_of(live.game.save(live.game.imagine(live.s, seat, self.rng))) if seat >= 0 else None

    async def folded(self, row: Any, number: int, seat: int | None, you: int) -> View:
        """A view of a game whose rules no longer exist: the last snapshot, changed by the events since."""
        snapshot, rows = await reach(self.store, row.id, number, number)
        live = begun(row, snapshot)
        view = seen_by(live.game, live.s, seat, you)
        for entry in in_force(entries_of(rows)):
            for event in for_seat(live.game, entry, seat)[2]:
                if event[0] != RULES_UPDATED:
                    live.game.fold(view, Event(*event))
        return view

    async def opened(self, copied: CopiedPosition, address: str) -> bytes:
        """A position that somebody has copied, after the answers of whoever was to move, as JSON. Raises ApiError."""
        try:
            header = read_snapshot(from_line(copied.line))
        except HexhavenError as error:
            raise malformed(str(error)) from error
        game = GAMES.get(header.game)
        if game is None:
            raise malformed(f"there is no game {header.game!r}")
        await self.know_components(game, header.options.values())
        job = partial(open_position, game.NAME, components_of(game, header.options), copied)
        found = await self.hall.apart.run(address, OPENING_SECONDS, job)
        if isinstance(found, str):
            raise malformed(found)
        return found

    async def know_components(self, game: TableGame, named: Iterable[str]) -> None:
        for row in await self.store.all(select(component_sets).where(component_sets.c.name.in_(list(named)))):
            game.know_component_set(row.name, row.content)

    async def printed(self, name: str, component_set: str) -> dict[str, Any]:
        """Everything printed on the components of a set."""
        game = GAMES.get(name)
        if game is None or not isinstance(game, PrintedGame):
            raise ApiError(404, "no-such-game", f"there is no game {name!r} with component sets")
        await self.know_components(game, [component_set])
        try:
            return game.printed(component_set)
        except OptionError as error:
            raise ApiError(404, "no-such-components", str(error)) from error


def is_behind(info: TableInfo) -> bool:
    """Whether somebody is shown the game some time after it was played."""
    return info.delay > 0 and info.status == PLAYING and info.mine is None


def components_of(game: TableGame, options: Mapping[str, str]) -> tuple[str, str] | None:
    """The component set of a game with these options, if it is known here, for a process that may not know it."""
    try:
        return game.component_set(game.new_game(dict(options)))
    except OptionError:
        return None


def open_position(name: str, components: tuple[str, str] | None, copied: CopiedPosition) -> bytes | str:
    """In a process of its own: the position as JSON, or what is wrong with it."""
    game = GAMES[name]
    try:
        if components is not None:
            game.know_component_set(*components)
        s = game.load(from_line(copied.line))
        for answer in copied.answers:
            checked_step(game, s, answer)
        if copied.seat >= game.seats(s):
            return f"there is no seat {copied.seat}"
        return encode(described(game, s, copied))
    except HexhavenError as error:
        return str(error)
    except Exception as error:  # it obeys the laws that are checked, and is impossible all the same
        return f"the position cannot be: {error!r}"


def described(game: TableGame, s: State, copied: CopiedPosition) -> OpenedPosition:
    seat, who, shown = copied.seat, game.to_move(s), game.view(s, copied.seat)
    opened = OpenedPosition(
        game=game.NAME,
        options=game.options_of(s),
        seat=seat,
        view=builtins_of(shown),
        to_move=[who] if who >= 0 else [],
        question=Question(*game.question(s)) if who >= 0 else None,
        line=line_of(game.save(s)),
    )
    if copied.language is not None:
        text = language(copied.language, game.NAME)
        opened.words = in_words(game, s, text, seat, shown)
        if who == seat >= 0:
            opened.choices = spoken_choices(game, text, seat, s, game.legal(s))
    return opened


def builtins_of(view: View) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(view, str_keys=True)
    return shown


def in_words(game: TableGame, s: State, text: Language, you: int, shown: View) -> PositionWords:
    question = game.question_in_words(text, s) if game.to_move(s) >= 0 else None
    state, stands = state_in_words(game, text, s, you, shown), standing(game, text, s, you, shown)
    return PositionWords(None, question, [], state, forecast(game, s), stands)
