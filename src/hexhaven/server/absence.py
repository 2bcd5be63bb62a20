"""Somebody is away or out of time: who may be voted on, what a bot takes over, who may come back. What people are told
of this and what they may do about it is decided in one place, `describe`."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexhaven.bots import usual_bot_of
from hexhaven.games import GAMES
from hexhaven.server.clocks import Clocks
from hexhaven.server.codes import conflict, forbidden, no_such_table
from hexhaven.server.messages.tables import Clock, DaysClock, NoClock, SeatInfo, TableInfo, TotalClock
from hexhaven.server.schema import people, seats, tables, votes
from hexhaven.server.table import PLAYING, LiveTable

if TYPE_CHECKING:
    from hexhaven.server.app import Hall


class Absence:
    """People who are away from running games."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now
        self.departed: dict[str, float] = {}  # when people closed their last connection, until it is stored

    # Who is here.

    def is_online(self, person: str, seen: float) -> bool:
        """Connected here or, with several processes, seen elsewhere."""
        if self.hall.connections.get(person):
            return True
        return self.store.is_postgres and seen > self.now() - self.hall.settings.gone_seconds

    async def note_departed(self) -> None:
        """Store until when those who have left were here."""
        departed, self.departed = self.departed, {}
        if departed:
            own = update(people).where(people.c.id == bindparam("person")).values(seen=bindparam("at"))
            await self.store.change((own, [{"person": person, "at": at} for person, at in departed.items()]))

    def describe(self, info: TableInfo, row: Row[Any], seen: dict[int, float], cast: list[Row[Any]]) -> None:
        """What being away means at a running table: whom the others may vote on, whose votes count, who may return."""
        now, clocks = self.now(), Clocks(info.clock, len(info.seats))
        try:
            clocks.restore(row.clocks, row.to_move, row.moved)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            info.unreadable = True
            return
        if (deadline := clocks.deadline()) is not None:
            info.left = max(0.0, deadline - now)
        for number, seat in enumerate(info.seats):
            seat.out_of_time = clocks.is_out(number, now)
            seat.can_return = seat.away and not (seat.out_of_time and is_final(info.clock))
            if number != row.to_move or seat.person is None or seat.bot is not None:
                continue
            last_seen = max(seen[number], self.departed.get(seat.person, 0.0))
            since = vote_from(info.clock, clocks.deadline(), None if seat.online else max(last_seen, row.moved))
            if since is not None and seat.vacation is None:
                seat.vote_in = max(0.0, since - now)
                seat.votes = [vote.voter for vote in cast if vote.seat == number and vote.at >= since]

    def turn_passed(self, table: LiveTable) -> None:
        """Those watching hear how long somebody who is not here may be waited for."""
        person = table.person_to_move()
        if person and table.watchers and not self.hall.connections.get(person) and not self.store.is_postgres:
            self.hall.tasks.spawn(self.hall.broadcast.send_seats(table.id))

    async def remind(self) -> None:
        """The same with several processes, where only the store knows who is here."""
        for table in list(self.hall.tables.live.values()) if self.store.is_postgres else ():
            person = table.person_to_move()
            if person and table.watchers and not self.hall.connections.get(person):
                await self.hall.broadcast.send_seats(table.id)

    # What can be done.

    async def vote(self, table_id: str, person: str, seat: int) -> TableInfo:
        """A bot takes over when a majority of the other people want it."""
        info = await self.hall.lobby.table(table_id, person)
        if info.mine is None:
            raise forbidden("only people at the table can vote")
        if info.status != PLAYING or seat >= len(info.seats):
            raise conflict("closed", "there is nobody to replace")
        if info.seats[seat].person == person or info.seats[seat].vote_in != 0:
            raise conflict("not-gone", "this seat needs no bot now")
        own = {"table_id": table_id, "seat": seat, "voter": info.mine}
        await self.store.change(delete(votes).filter_by(**own))
        with suppress(IntegrityError):  # they have just voted already
            await self.store.change(insert(votes).values(**own, at=self.now()), notice=["seats", table_id, 0])
        info = await self.hall.lobby.table(table_id, person)
        if len(info.seats[seat].votes) * 2 > sum(is_present(other) for other in info.seats) - 1:
            await self.replace(table_id, seat)
        else:
            await self.hall.tables.seats_changed(table_id)
        return await self.hall.lobby.table(table_id, person)

    async def resign(self, table_id: str, person: str) -> TableInfo:
        """A bot plays your seat to the end."""
        info = await self.hall.lobby.table(table_id, person)
        if info.mine is None:
            raise forbidden("only people at the table can resign")
        if info.status != PLAYING or not await self.replace(table_id, info.mine, for_good=True):
            raise conflict("closed", "you are not playing here")
        return await self.hall.lobby.table(table_id, person)

    async def replace(self, table_id: str, seat: int, late: bool = False, for_good: bool = False) -> bool:
        """A bot takes over a person's seat, perhaps only if they are still late."""
        row = await self.store.first(select(tables.c.game, tables.c.stand_in).where(tables.c.id == table_id))
        if row is None or row.game not in GAMES:
            return False
        taken = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.bot.is_(None))
        if late:
            still = select(tables.c.id).where(tables.c.deadline <= self.now(), tables.c.to_move == seat)
            taken = taken.where(seats.c.table_id.in_(still))
        changed = await self.store.change(
            taken.values(bot=row.stand_in or usual_bot_of(row.game), away=not for_good),
            update(tables).where(tables.c.id == table_id, tables.c.to_move == seat).values(deadline=None),
            delete(votes).where(votes.c.table_id == table_id, votes.c.seat == seat),
            notice=["seats", table_id, 0],
        )
        if changed:
            await self.hall.tables.seats_changed(table_id)
        return bool(changed)

    async def come_back(self, table_id: str, person: str) -> TableInfo:
        """Take your seat back from the bot."""
        info = await self.hall.lobby.table(table_id, person)
        if info.mine is None or not info.seats[info.mine].away:
            raise conflict("not-away", "no bot is playing for you here")
        if not info.seats[info.mine].can_return:
            raise conflict("out-of-time", "your clock has run out")
        table = await self.hall.tables.get(table_id)
        if table is None:
            raise no_such_table()
        mine = update(seats).where(seats.c.table_id == table_id, seats.c.seat == info.mine)
        async with table.paused():
            changes = [mine.values(bot=None, away=False)]
            if table.game.to_move() == info.mine:
                table.clocks.renew(self.now())
                running = {"deadline": table.clocks.takeover(), "clocks": table.clocks.stored()}
                changes.append(update(tables).where(tables.c.id == table_id).values(**running))
            await self.store.change(*changes, notice=["seats", table_id, 0])
        await self.hall.tables.seats_changed(table_id)
        return await self.hall.lobby.table(table_id, person)


def vote_from(clock: Clock, deadline: float | None, gone_since: float | None) -> float | None:
    """When the others may vote for a bot to take over the seat to move; None: not as things are. Over days only the
    deadline counts, otherwise how long the player has been gone from this question."""
    moments = []
    if gone_since is not None and not isinstance(clock, DaysClock):
        moments.append(gone_since + clock.absent)
    if deadline is not None and not isinstance(clock, NoClock) and clock.out == "vote":
        moments.append(deadline)
    return min(moments, default=None)


def is_final(clock: Clock) -> bool:
    """Whether a bot plays to the end for whoever is out of time; days begin anew with each move."""
    return isinstance(clock, TotalClock) and clock.out == "bot"


def is_present(seat: SeatInfo) -> bool:
    """Whether a person plays this seat, not a bot."""
    return seat.person is not None and seat.bot is None
