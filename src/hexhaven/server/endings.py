"""Games that end before their end: by agreement of all, by a vote because somebody is gone, or cancelled by the host
before anybody has answered. They have no result."""

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexhaven.server.absence import is_present
from hexhaven.server.codes import conflict, forbidden, no_such_table
from hexhaven.server.lobby import THE_GAME
from hexhaven.server.messages.tables import Ending, TableInfo
from hexhaven.server.schema import answers, seats, tables, votes
from hexhaven.server.table import OVER, PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall


class Endings:
    """Ends games that nobody wants to play to the end."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now

    async def vote(self, table_id: str, person: str, wanted: bool) -> TableInfo:
        """Say that you want the game to end, or no longer do."""
        info = await self.hall.lobby.table(table_id, person)
        if info.mine is None or not is_present(info.seats[info.mine]):
            raise forbidden("only people who play can end the game")
        if info.status != PLAYING:
            raise conflict("closed", "the game is not being played")
        own = {"table_id": table_id, "seat": THE_GAME, "voter": info.mine}
        notice = ["seats", table_id, 0]
        await self.store.change(delete(votes).filter_by(**own), notice=notice)
        if wanted:
            with suppress(IntegrityError):  # they have just voted already
                await self.store.change(insert(votes).values(**own, at=self.now()), notice=notice)
        info = await self.hall.lobby.table(table_id, person)
        ending = decided(info)
        if ending is not None:
            await self.end(table_id, ending)
        else:
            await self.hall.tables.seats_changed(table_id)
        return await self.hall.lobby.table(table_id, person)

    async def cancel(self, table_id: str, person: str) -> TableInfo:
        """By the host, as long as no person has answered."""
        info = await self.hall.lobby.table(table_id, person)
        if info.owner != person:
            raise forbidden("only the owner can cancel a game")
        people = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.person.is_not(None))
        given = select(func.count()).where(answers.c.table_id == table_id, answers.c.who.in_(people))
        row = await self.store.first(given)
        if info.status != PLAYING or row is None or row[0]:
            raise conflict("closed", "somebody has played already")
        await self.end(table_id, "cancelled")
        return await self.hall.lobby.table(table_id, person)

    async def end(self, table_id: str, ending: Ending) -> None:
        """Nothing is answered in the meantime; what another process stores now no longer counts."""
        table = await self.hall.tables.get(table_id)
        if table is None:
            raise no_such_table()
        running = update(tables).where(tables.c.id == table_id, tables.c.status == PLAYING)
        over = {"status": OVER, "ending": ending, "deadline": None, "moved": self.now(), "counted": True}
        async with table.paused():
            await self.store.change(running.values(**over), notice=["seats", table_id, 0])
        await self.hall.tables.seats_changed(table_id)


def decided(info: TableInfo) -> Ending | None:
    """All who play want it; or somebody is gone, and most of the others do."""
    here = {seat.person for seat in info.seats if is_present(seat)}
    left = {seat.person for seat in info.seats if seat.away or seat.vote_in == 0}
    wanting = {info.seats[number].person for number in info.end_votes} & here
    if here and wanting == here:
        return "abandoned" if left else "agreed"
    return "abandoned" if left and len(wanting) * 2 > len(here - left) else None
