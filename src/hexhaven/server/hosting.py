"""What the host of a table may do before the start: change it, start with fewer or with bots, and send people away."""

from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, and_, delete, or_, select, update

from hexhaven.bots import bots_of
from hexhaven.games import GAMES
from hexhaven.kernel.errors import OptionError
from hexhaven.server.codes import ApiError, conflict, forbidden, malformed
from hexhaven.server.loading import components_kept, pinned
from hexhaven.server.lobby import is_full, still_open
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.tables import SentAway, Start, TableInfo, TablePatch
from hexhaven.server.schema import seats, sent_away, tables
from hexhaven.server.store import Change
from hexhaven.server.table import OPEN

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

COLOURS = 5
FEWEST = 2


class Hosting:
    """The host's rights, and each player's colour."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store

    async def own_table(self, table_id: str, person: str) -> TableInfo:
        info = await self.hall.lobby.table(table_id, person)
        if info.owner != person:
            raise forbidden("only the owner of the table can do this")
        return info

    async def change(self, table_id: str, person: str, patch: TablePatch) -> TableInfo:
        """Other options, another clock; everybody at the table sees it before it starts."""
        info = await self.own_table(table_id, person)
        if patch.stand_in is not None and patch.stand_in not in bots_of(info.game):
            raise ApiError(400, "no-such-bot", f"there is no bot {patch.stand_in!r}")
        given = {
            "private": patch.private if info.club is None else None,
            "stand_in": patch.stand_in,
            "delay": patch.delay,
        }
        values: dict[str, object] = {name: value for name, value in given.items() if value is not None}
        if patch.clock is not None:
            values["clock"] = encode(patch.clock).decode()
        more: list[Change] = []
        if patch.options is not None:
            pins, more = self.other_options(info, {**patch.options, "seats": str(len(info.seats))})
            values |= pins
        if values:
            await self.reshape(table_id, [update(tables).where(unfilled(table_id)).values(**values), *more])
        return await self.hall.lobby.table(table_id, person)

    def other_options(self, info: TableInfo, options: dict[str, str]) -> tuple[dict[str, str | None], list[Change]]:
        """What is stored of these options instead of the table's."""
        game = GAMES[info.game]
        try:
            s = game.new_game(options)
        except OptionError as error:
            raise ApiError(400, "bad-option", str(error)) from error
        return pinned(game, s), list(components_kept(self.store, game, s))

    async def start(self, table_id: str, person: str, wish: Start) -> TableInfo:
        """Bots take the free seats; or there are fewer seats, and the others move up."""
        info = await self.own_table(table_id, person)
        taken = [number for number, seat in enumerate(info.seats) if (seat.person or seat.bot) and not seat.asked]
        if len(taken) == len(info.seats) or not any(info.seats[number].person for number in taken):
            raise conflict("closed", "the table is full, or nobody sits there")
        if wish.bot is not None:
            if wish.bot not in bots_of(info.game):
                raise ApiError(400, "no-such-bot", f"there is no bot {wish.bot!r}")
            empty = or_(and_(seats.c.person.is_(None), seats.c.bot.is_(None)), seats.c.asked)
            filled = update(seats).where(seats.c.table_id.in_(still_open(table_id)), empty)
            changes: list[Change] = [filled.values(person=None, name=None, asked=False, bot=wish.bot)]
        else:
            if len(taken) < FEWEST:
                raise conflict("too-few", f"at least {FEWEST} seats must be taken")
            pins, more = self.other_options(info, {**fitting(info), "seats": str(len(taken))})
            free = [number for number in range(len(info.seats)) if number not in taken]
            changes = [update(tables).where(unfilled(table_id)).values(**pins), *more]
            changes.append(delete(seats).where(seats.c.table_id == table_id, seats.c.seat.in_(free)))
            for number, before in enumerate(taken):
                if number != before:
                    moved = update(seats).where(seats.c.table_id == table_id, seats.c.seat == before)
                    changes.append(moved.values(seat=number))
        await self.reshape(table_id, [*changes, *self.hall.lobby.start(table_id)])
        return await self.hall.lobby.table(table_id, person)

    async def reshape(self, table_id: str, changes: list[Change]) -> None:
        """Whoever watches the table sees the new one."""
        if not await self.store.change(*changes, notice=["reshaped", table_id, 0]):
            raise conflict("closed", "the table is full, or the game has started")
        await self.hall.tables.renew(table_id)
        await self.hall.tables.seats_changed(table_id)

    async def send_away(self, table_id: str, person: str, wish: SentAway) -> TableInfo:
        """They neither sit nor watch at the table any more; players of a running game cannot be sent away."""
        info = await self.own_table(table_id, person)
        if wish.person == person:
            raise malformed("you cannot send yourself away")
        if info.status != OPEN and any(seat.person == wish.person for seat in info.seats):
            raise conflict("closed", "the game has started")
        row = {"table_id": table_id, "person": wish.person}
        if not wish.away:
            await self.store.change(delete(sent_away).filter_by(**row), notice=["seats", table_id, 0])
        elif await self.hall.people.exists(wish.person):
            await self.hall.lobby.free_seat(table_id, seats.c.person == wish.person)
            await self.store.change(self.store.insert_new(sent_away).values(**row), notice=["seats", table_id, 0])
        await self.hall.tables.seats_changed(table_id)
        return await self.hall.lobby.table(table_id, person)

    async def is_sent_away(self, table_id: str, person: str) -> bool:
        return await self.store.first(select(sent_away).filter_by(table_id=table_id, person=person)) is not None

    async def paint(self, table_id: str, person: str, colour: int) -> TableInfo:
        """Take a colour; whoever had it gets the one that becomes free."""
        info = await self.hall.lobby.table(table_id, person)
        if info.mine is None:
            raise forbidden("only people at the table have a colour")
        if info.status != OPEN or colour >= COLOURS:
            raise conflict("closed", "colours are chosen before the start")
        colours = [number if seat.colour is None else seat.colour for number, seat in enumerate(info.seats)]
        chosen = [colours[info.mine] if one == colour else one for one in colours]
        chosen[info.mine] = colour
        for number, now in enumerate(chosen):
            if now != colours[number]:
                own = update(seats).where(seats.c.table_id.in_(still_open(table_id)), seats.c.seat == number)
                await self.store.change(own.values(colour=now), notice=["seats", table_id, 0])
        await self.hall.tables.seats_changed(table_id)
        return await self.hall.lobby.table(table_id, person)


def unfilled(table_id: str) -> ColumnElement[bool]:
    return tables.c.id.in_(still_open(table_id).where(~is_full()))


def fitting(info: TableInfo) -> dict[str, str]:
    """The options without those that say something for each seat: these get their defaults."""
    players, listed = len(info.seats), {option.name for option in GAMES[info.game].OPTIONS if option.several}
    return {
        name: value
        for name, value in info.options.items()
        if players == 1 or name in listed or value.count(" ") != players - 1
    }
