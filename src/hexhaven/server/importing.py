"""Games from files: checked answer by answer and stored in parts, so that nobody has to wait for a whole one."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import delete, insert, update

from hexhaven.games import GAMES
from hexhaven.kernel.chance import commitment
from hexhaven.kernel.errors import FileError, HexhavenError
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import Record, begin, check_draw, check_end, check_same, named_position, read
from hexhaven.server.codes import malformed
from hexhaven.server.history import LogEntry
from hexhaven.server.live import LiveGame
from hexhaven.server.loading import components_kept, pinned
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.tables import NoClock
from hexhaven.server.people import new_id
from hexhaven.server.records import components_of
from hexhaven.server.schema import answers, seats, snapshots, tables
from hexhaven.server.table import OVER

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

MOST_ANSWERS = 20_000
PART = 200  # rows in one transaction, for which answers may have to wait
UNFINISHED = "import"  # the status of a table whose answers are not yet all stored
CHECKING_SECONDS = 10.0  # for the whole file
ABANDONED_SECONDS = 3_600.0  # after which the server must have ended in the middle

Row = TypeVar("Row")


class Importing:
    """One file at a time."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.one_file = asyncio.Lock()

    async def import_game(self, owner: str, text: str, address: str = "") -> str:
        """Turn a finished game from a file into a table to look at; returns its id."""
        async with self.one_file:
            try:
                record = await asyncio.to_thread(finished_game, text)
                await self.check(record, text, address)
                live = LiveGame(GAMES[record.game], begin(GAMES[record.game], record), None, record.rules)
                entries = await self.hall.slices.collect(played(live, record))
            except FileError as error:
                raise malformed(str(error)) from error
            live.save()
            table_id = new_id(8)
            try:
                await self.keep(table_id, owner, record, live, entries)
            except BaseException:
                await self.store.change(delete(tables).where(tables.c.id == table_id))
                raise
            return table_id

    async def check(self, record: Record, text: str, address: str) -> None:
        """A file may hold positions that somebody has made up. Raises ApiError."""
        game = GAMES[record.game]
        components = components_of(game, game.options_at(record.rules, record.options))
        problem = await self.hall.apart.run(address, CHECKING_SECONDS, partial(what_is_wrong, text, components))
        if problem:
            raise malformed(problem)

    async def keep(
        self, table_id: str, owner: str, record: Record, live: LiveGame, entries: Sequence[LogEntry]
    ) -> None:
        """In parts; until the last one is stored, nobody sees the table."""
        game, now = live.game, self.hall.settings.now()
        await self.store.change(
            insert(tables).values(**row_of(table_id, record, live, now)),
            *components_kept(self.store, game, live.s),
            insert(seats).values(seats_of(table_id, record, game.seats(live.s))),
        )
        for rows in parts([stored(table_id, entry, now) for entry in entries]):
            await self.store.change((insert(answers), rows))
        for saved in parts([{"table_id": table_id, **saved._asdict()} for saved in live.take_snapshots()]):
            await self.store.change((insert(snapshots), saved))
        done = update(tables).where(tables.c.id == table_id).values(status=OVER, private=False, owner=owner)
        await self.store.change(done, notice=["seats", table_id, 0])

    async def drop_unfinished(self) -> None:
        """What was being stored when a server ended."""
        since = self.hall.settings.now() - ABANDONED_SECONDS
        await self.store.change(delete(tables).where(tables.c.status == UNFINISHED, tables.c.created < since))


def what_is_wrong(text: str, components: tuple[str, str] | None) -> str:
    """In a process of its own; empty: nothing."""
    try:
        record = finished_game(text)
        game = GAMES[record.game]
        if components is not None:
            game.know_component_set(*components)
        for _ in played(LiveGame(game, begin(game, record), None, record.rules), record):
            pass
    except FileError as error:
        return str(error)
    return ""


def finished_game(text: str) -> Record:
    """Raises FileError."""
    record = read(text)
    if record.game not in GAMES:
        raise FileError(2, f"there is no game {record.game!r}")
    if len(record.answers) > MOST_ANSWERS:
        raise FileError(1, "the game is too long")
    if record.position:
        raise FileError(1, "the game was started from a copied position")
    if not record.points:
        raise FileError(1, "the game is not over")
    if record.seed is not None and commitment(record.seed) != record.seed_hash:
        raise FileError(1, "the seed does not match the published hash")
    return record


def played(live: LiveGame, record: Record) -> Iterator[LogEntry]:
    """Everything in the file must obey the rules, to the last point, and every draw must follow from its seed. Raises
    FileError."""
    game, seed = live.game, record.drawing_seed()
    for number, stretch in enumerate(record.stretches()):
        check_same(game, record, stretch, named_position(game, record, stretch), live.s)
        if number:
            yield live.update_rules(stretch.rules)
        for place in range(stretch.first, stretch.last):
            if seed is not None:
                check_draw(game, live.s, record, seed, place, live.draws)
            yield live.give(record.answers[place][0], legal_answer(live, record, place))
    check_end(game, record, live.s)


def legal_answer(live: LiveGame, record: Record, place: int) -> int:
    who, text = record.answers[place]
    try:
        if who != CHANCE:
            return live.check(who, text)
        drawn = live.game.answer_of(text)
        if live.to_move() != CHANCE or drawn not in list(live.game.legal(live.s)):
            raise HexhavenError(f"{text!r}: this is not a possible outcome of the draw")
    except HexhavenError as error:
        raise FileError(record.line_of(place), str(error)) from error
    return drawn


def row_of(table_id: str, record: Record, live: LiveGame, now: float) -> dict[str, Any]:
    return {
        "id": table_id,
        "game": record.game,
        "rules": record.rules,
        **pinned(live.game, live.s),
        "status": UNFINISHED,
        "private": True,
        "invite": new_id(16),
        "created": now,
        "clock": encode(NoClock()).decode(),
        "seed": record.seed,
        "seed_hash": record.seed_hash,
        "imported": True,
        "number": live.number,
        "to_move": NOBODY,
        "moved": now,
        "result": encode(live.result()).decode(),
    }


def seats_of(table_id: str, record: Record, number: int) -> list[dict[str, Any]]:
    added = {seat: (committed, part and part.hex()) for seat, committed, part in record.entropy}
    return [
        {"table_id": table_id, "seat": seat, "away": False, "commitment": committed, "part": part}
        for seat in range(number)
        for committed, part in [added.get(seat, (None, None))]
    ]


def stored(table_id: str, entry: LogEntry, now: float) -> dict[str, Any]:
    row = {"table_id": table_id, "number": entry.number, "who": entry.who, "text": entry.text, "at": now}
    return {**row, "events": entry.told().decode()}


def parts(rows: list[Row]) -> Iterator[list[Row]]:
    for start in range(0, len(rows), PART):
        yield rows[start : start + PART]
