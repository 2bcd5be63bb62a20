"""Games as files, and positions of games to look at."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert

from hexhaven.games import GAMES
from hexhaven.kernel.chance import commitment
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.frame import NOBODY
from hexhaven.kernel.record import Record, read, replay, write
from hexhaven.language import Language
from hexhaven.server.codes import Refuse, no_such_table
from hexhaven.server.live import Given, LiveGame
from hexhaven.server.messages import Move, NoClock, Position, Question, TableInfo, encode
from hexhaven.server.people import new_id
from hexhaven.server.schema import answers, seats, tables
from hexhaven.server.table import OVER, SPECTATOR, LiveTable
from hexhaven.server.words import position_in_words

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

MOST_ANSWERS = 20_000


def seat_of(info: TableInfo) -> int:
    return SPECTATOR if info.mine is None else info.mine


class Records:
    """Export, import, and looking back."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store

    async def settled(self, table_id: str) -> LiveTable:
        """The table, once nothing of it is being stored."""
        table = await self.hall.tables.get(table_id)
        if table is None:
            raise no_such_table()
        if table.busy:
            free = asyncio.get_running_loop().create_future()
            table.when_free(lambda: None if free.done() else free.set_result(None))
            await free
        return table

    async def record(self, info: TableInfo) -> str:
        """The game file. While it is played, the seed and what is still sealed are left out."""
        table = await self.settled(info.id)
        game = table.game
        whole = game.again()[: game.secret_from(seat_of(info))]
        result = game.result()
        return write(
            Record(
                game=game.game.NAME,
                rules=game.game.RULES_VERSION,
                options=dict(info.options),
                seed_hash=info.seed_hash,
                answers=[(row.who, row.text) for row in whole],
                points=tuple(result.points) if result is not None else (),
                seed=game.seed if game.is_over() else None,
            )
        )

    async def moves(self, info: TableInfo, text: Language) -> list[Move]:
        """The answers in force; while it is played, without what is still sealed."""
        table = await self.settled(info.id)
        game, seat = table.game, seat_of(info)
        rows = game.again()[: game.secret_from(seat)]

        def said(row: Given) -> str:
            return game.game.answer_in_words(text, game.game.answer_of(row.text), seat)

        return await asyncio.to_thread(lambda: [Move(row.number + 1, row.who, row.text, said(row)) for row in rows])

    async def position(self, info: TableInfo, number: int, language: Language | None) -> Position:
        """What a seat may know after this many rows of the log; also in words, if a language is given."""
        table = await self.settled(info.id)
        last = table.game.number
        if number > last:
            raise Refuse(404, "no-such-position", f"there are {last} answers")
        rows = [row for row in await self.store.answers_from(info.id, 0) if row.number < number]
        seat = seat_of(info)
        game = LiveGame(info.game, info.options, None)
        given = game.replay(rows)
        who, text, events = game.for_seat(given[-1], seat) if given else (None, None, [])
        if given and table.game.is_over():
            text = given[-1].text
        asked = game.asked()
        question = Question(*game.game.question(game.s)) if asked else None
        view = msgspec.to_builtins(game.game.view(game.s, seat), str_keys=True)
        words = None if language is None else position_in_words(game, language, seat, text, events)
        return Position(number, last, view, who, text, events, asked, question, words)

    async def take_in(self, owner: str, text: str) -> str:
        """Turn a finished game from a file into a table to look at; returns its id."""
        record = await asyncio.to_thread(self.checked, text)
        table_id, now = new_id(8), self.hall.settings.now()
        game = GAMES[record.game]
        live = LiveGame(record.game, record.options, None)
        given = [live.give(who, game.answer_of(said)) for who, said in record.answers]
        row = {
            "id": table_id,
            "game": record.game,
            "rules": game.RULES_VERSION,
            "options": encode(game.options_of(live.s)).decode(),
            "status": OVER,
            "private": False,
            "invite": new_id(16),
            "owner": owner,
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
        places = [
            {"table_id": table_id, "seat": seat, "person": None, "bot": None, "away": False}
            for seat in range(game.seats(live.s))
        ]
        said = [
            {"table_id": table_id, "number": row.number, "who": row.who, "text": row.text, "at": now} for row in given
        ]
        await self.store.change(
            insert(tables).values(**row), insert(seats).values(places), *(insert(answers).values(line) for line in said)
        )
        return table_id

    def checked(self, text: str) -> Record:
        """Everything in the file must obey the rules, to the last point."""
        try:
            record = read(text)
            if record.game not in GAMES:
                raise FileError(2, f"there is no game {record.game!r}")
            if len(record.answers) > MOST_ANSWERS:
                raise FileError(1, "the game is too long")
            replay(GAMES[record.game], record)
            if not record.points:
                raise FileError(1, "the game is not over")
            if record.seed is not None and commitment(record.seed) != record.seed_hash:
                raise FileError(1, "the seed does not match the published hash")
        except FileError as error:
            raise Refuse(400, "malformed", str(error)) from error
        return record
