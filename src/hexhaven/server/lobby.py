"""Tables and their people: opening, joining, leaving, voting, returning, rematches. The store has the truth."""

import secrets
from itertools import chain
from math import inf
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, Update, and_, delete, func, insert, or_, select, update

from hexhaven.bots import bots_of, usual_bot_of
from hexhaven.games import GAMES
from hexhaven.kernel.chance import commitment, new_seed
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.frame import CHANCE
from hexhaven.server.codes import ApiError, conflict, forbidden, malformed, no_such_table
from hexhaven.server.decoding import decoded
from hexhaven.server.loading import components_kept, pinned
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.tables import Clock, GameResult, NewTable, NoClock, Rematch, SeatInfo, TableInfo
from hexhaven.server.names import clean_name, told_apart
from hexhaven.server.people import new_id
from hexhaven.server.schema import people, seats, tables, votes
from hexhaven.server.table import OPEN, OVER, PLAYING, is_invitation
from hexhaven.server.vacations import on_vacation

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

LISTED = 50
THE_GAME = -1  # instead of a seat, in a vote on ending the game
REVEAL_SECONDS = 3.0  # for players to reveal their parts of the seed


class Lobby:
    """What can be done with tables without looking into their games."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now

    # Looking.

    async def describe(self, chosen: Select[Any]) -> list[TableInfo]:
        """The chosen tables, with everything that only their people may see."""
        rows = await self.store.all(chosen)
        ids = [row.id for row in rows]
        found: dict[str, list[SeatInfo]] = {table_id: [] for table_id in ids}
        seen: dict[str, dict[int, float]] = {table_id: {} for table_id in ids}
        cast: dict[str, list[Row[Any]]] = {table_id: [] for table_id in ids}
        asked = select(seats, people.c.name.label("own_name"), people.c.seen)
        asked = asked.add_columns(on_vacation(self.now()).label("vacation"))
        asked = asked.join(people, people.c.id == seats.c.person, isouter=True)
        for seat in await self.store.all(asked.where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
            found[seat.table_id].append(self.seat_info(seat))
            seen[seat.table_id][seat.seat] = seat.seen or 0.0
        for vote in await self.store.all(select(votes).where(votes.c.table_id.in_(ids)).order_by(votes.c.voter)):
            cast[vote.table_id].append(vote)
        for seated in found.values():
            for seat_info, name in zip(seated, told_apart([seat_info.name for seat_info in seated])):
                seat_info.name = name
        infos = [table_info(row, found[row.id]) for row in rows]
        for row, info in zip(rows, infos, strict=True):
            live = self.hall.tables.live.get(info.id)
            info.watching = 0 if live is None else live.watching()
            info.end_votes = [vote.voter for vote in cast[row.id] if vote.seat == THE_GAME]
            if info.status == PLAYING and not info.unreadable:
                self.hall.absence.describe(info, row, seen[row.id], cast[row.id])
        return infos

    async def seat_names(self, table_id: str) -> list[str | None]:
        """The names at a table, told apart."""
        asked = select(func.coalesce(seats.c.name, people.c.name).label("name"))
        asked = asked.select_from(seats).join(people, people.c.id == seats.c.person, isouter=True)
        rows = await self.store.all(asked.where(seats.c.table_id == table_id).order_by(seats.c.seat))
        return told_apart([row.name for row in rows])

    def seat_info(self, row: Row[Any]) -> SeatInfo:
        online = row.person is not None and self.hall.absence.is_online(row.person, row.seen)
        added = {
            "asked": row.asked,
            "commitment": row.commitment,
            "part": row.part,
            "here": row.name is not None,
            "colour": row.colour,
            "vacation": row.vacation,
        }
        return SeatInfo(
            row.own_name if row.name is None else row.name,
            row.person,
            row.bot,
            row.away,
            online,
            not_trading=row.not_trading,
            **added,
        )

    async def describe_one(self, table_id: str) -> TableInfo | None:
        found = await self.describe(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    def for_person(self, info: TableInfo, person: str | None, invite: str | None = None) -> TableInfo:
        """The same table without what this person may not see."""
        mine = [number for number, seat in enumerate(info.seats) if seat.person == person and person is not None]
        mine.sort(key=lambda number: number not in info.to_move)
        knows_invite = bool(mine) or (person is not None and info.owner == person) or is_invitation(invite, info.invite)
        shown = msgspec.structs.replace(
            info, mine=mine[0] if mine else None, invite=info.invite if knows_invite else None
        )
        if info.delay and info.status == PLAYING and not mine:
            shown.number, shown.to_move, shown.left = 0, [], None
            shown.seats = [
                msgspec.structs.replace(seat, vote_in=None, votes=[], out_of_time=False) for seat in info.seats
            ]
        return shown

    async def table(self, table_id: str, person: str | None, invite: str | None = None) -> TableInfo:
        """The table as a person sees it; a private one only for its people and anyone with the invitation."""
        info = await self.describe_one(table_id)
        if info is None:
            raise no_such_table()
        shown = self.for_person(info, person, invite)
        if info.private and shown.invite is None and not await self.hall.clubs.is_member(info.club, person):
            raise no_such_table()
        return shown

    async def listed(self, person: str | None, first: int = 0) -> list[TableInfo]:
        """Open tables and games that can be watched, a page of each; those of different people take turns."""
        found = []
        for status in (OPEN, PLAYING):
            whose = func.coalesce(tables.c.address, tables.c.owner, tables.c.id)
            turn = func.row_number().over(partition_by=whose, order_by=tables.c.moved.desc())
            chosen = select(tables).where(tables.c.private.is_(False), tables.c.status == status)
            page = chosen.order_by(turn, tables.c.moved.desc(), tables.c.id).offset(first).limit(LISTED)
            found += await self.shown(page, person)
        return found

    async def mine(self, person: str) -> list[TableInfo]:
        """A person's tables and imported games, those waiting for an answer first."""
        own = select(seats.c.table_id).where(seats.c.person == person)
        brought = and_(tables.c.owner == person, or_(tables.c.status == OPEN, tables.c.imported))
        chosen = select(tables).where(or_(tables.c.id.in_(own), brought))
        found = await self.shown(chosen.order_by(tables.c.moved.desc()).limit(2 * LISTED), person)
        return sorted(found, key=urgency)

    async def shown(self, chosen: Select[Any], person: str | None) -> list[TableInfo]:
        return [self.for_person(info, person) for info in await self.describe(chosen)]

    # Opening a table.

    async def found(self, owner: str, wish: NewTable, address: str = "") -> TableInfo:
        game = GAMES.get(wish.game)
        if game is None:
            raise ApiError(400, "no-such-game", f"there is no game {wish.game!r}")
        try:
            options = game.options_of(game.new_game({**wish.options, "seats": str(len(wish.seats))}))
        except OptionError as error:
            raise ApiError(400, "bad-option", str(error)) from error
        check_wishes(wish)
        if wish.club is not None:
            await self.hall.clubs.check(wish.club, owner)
        await self.check_open_tables(owner, address)
        bot = usual_bot_of(wish.game)
        seated = [
            {
                "person": owner if seat.kind in ("me", "here") else None,
                "name": clean_name(seat.name or "") if seat.kind == "here" else None,
                "bot": (seat.bot or bot) if seat.kind == "bot" else None,
                "commitment": wish.commitment if seat.kind == "me" else None,
            }
            for seat in wish.seats
        ]
        comfort = {"stand_in": wish.stand_in or bot, "hints": wish.hints, "delay": wish.delay}
        rest = (wish.private, wish.clock, owner, address, comfort)
        return await self.set_up(wish.game, options, seated, *rest, club=wish.club)

    async def check_open_tables(self, owner: str, address: str) -> None:
        """Nobody fills the lobby alone."""
        limits, counted = self.hall.settings.limits, func.count().label("tables")
        for whose, most in (
            (tables.c.owner == owner, limits.open_tables),
            (tables.c.address == address, limits.open_tables_here),
        ):
            row = await self.store.first(select(counted).where(whose, tables.c.status == OPEN))
            if row is not None and row.tables >= most:
                raise ApiError(429, "too-many-tables", f"at most {most} tables may be open; close some first")

    async def set_up(
        self,
        game: str,
        options: dict[str, str],
        seated: list[dict[str, Any]],
        private: bool,
        clock: Clock,
        owner: str,
        address: str,
        comfort: dict[str, Any],
        seed: bytes | None = None,
        club: str | None = None,
    ) -> TableInfo:
        table_id, seed, now = new_id(8), seed or new_seed(), self.now()
        s = GAMES[game].new_game(options)
        row = {
            "id": table_id,
            "game": game,
            "rules": GAMES[game].RULES_VERSION,
            **pinned(GAMES[game], s),
            "status": OPEN,
            "private": private or club is not None,
            "club": club,
            "invite": secrets.token_urlsafe(12),
            "owner": owner,
            "address": address or None,
            "created": now,
            "clock": encode(clock).decode(),
            **comfort,
            "seed": seed,
            "seed_hash": commitment(seed),
            "imported": False,
            "number": 0,
            "to_move": CHANCE,
            "moved": now,
        }
        places = [
            {"table_id": table_id, "seat": number, "away": False, "asked": False, "part": None, **seat}
            for number, seat in enumerate(seated)
        ]
        await self.store.change(
            insert(tables).values(**row),
            *components_kept(self.store, GAMES[game], s),
            insert(seats).values(places),
            *self.start(table_id),
            notice=["seats", table_id, 0],
        )
        await self.hall.tables.seats_changed(table_id)
        return await self.table(table_id, owner)

    def start(self, table_id: str) -> tuple[Update, Update]:
        """The game starts when every seat is taken; players who have committed to a part of the seed get a moment to
        reveal it."""
        now = self.now()
        full = update(tables).where(tables.c.id == table_id, is_full(), tables.c.deadline.is_(None))
        begun = {"status": PLAYING, "moved": now, "address": None, "deadline": None}
        ready = update(tables).where(tables.c.id == table_id, is_ready(now))
        return full.values(deadline=now + REVEAL_SECONDS), ready.values(**begun)

    async def start_full_tables(self) -> None:
        """Those where somebody did not reveal a part of the seed, and those that an older version left open."""
        for row in await self.store.all(select(tables.c.id).where(is_ready(self.now()))):
            if await self.store.change(self.start(row.id)[1], notice=["seats", row.id, 0]):
                await self.hall.tables.seats_changed(row.id)

    # Coming and going.

    async def sit(
        self, table_id: str, person: str, seat: int, invite: str | None, commitment: str | None = None
    ) -> TableInfo:
        """Take a free seat, or accept the one that is kept for you."""
        info = await self.table(table_id, person, invite)
        if info.status != OPEN:
            raise conflict("closed", "the game has started")
        if await self.hall.hosting.is_sent_away(table_id, person):
            raise ApiError(403, "sent-away", "the host has sent you away from this table")
        if info.mine is not None and not any(
            kept.asked and kept.person == person for kept in info.seats[seat : seat + 1]
        ):
            raise conflict("seated", "you already have a seat at this table")
        is_free = and_(seats.c.person.is_(None), seats.c.bot.is_(None))
        free = update(seats).where(
            seats.c.table_id.in_(still_open(table_id)),
            seats.c.seat == seat,
            or_(is_free, and_(seats.c.person == person, seats.c.asked)),
        )
        sitting = free.values(person=person, asked=False, commitment=commitment)
        if not await self.store.change(sitting, *self.start(table_id), notice=["seats", table_id, 0]):
            raise conflict("seat-taken", "this seat is not free")
        await self.hall.tables.seats_changed(table_id)
        return await self.table(table_id, person)

    async def stand(self, table_id: str, person: str, seat: int | None = None) -> TableInfo:
        """Leave a seat, or decline the one that is kept for you; the owner may free a seat kept for somebody else."""
        whose = seats.c.person == person
        if seat is not None:
            info = await self.table(table_id, person)
            if info.owner != person:
                raise forbidden("only the owner can free a seat kept for somebody else")
            whose = and_(seats.c.seat == seat, seats.c.asked)
        if not await self.free_seat(table_id, whose):
            await self.table(table_id, person)
            raise conflict("closed", "you do not have that seat, or the game has started")
        return self.for_person(await self.known(table_id), person)

    async def free_seat(self, table_id: str, whose: ColumnElement[bool]) -> bool:
        """Only as long as another one is free: a full table is about to start."""
        unfilled = still_open(table_id).where(~is_full())
        taken = update(seats).where(seats.c.table_id.in_(unfilled), whose)
        leaving = taken.values(person=None, name=None, asked=False, commitment=None)
        if not await self.store.change(leaving, notice=["seats", table_id, 0]):
            return False
        await self.hall.tables.seats_changed(table_id)
        return True

    async def set_trading(self, table_id: str, person: str, trading: bool) -> TableInfo:
        """Whether a player wants to hear offers; everybody sees it."""
        info = await self.table(table_id, person)
        if info.mine is None:
            raise forbidden("only people at the table can trade")
        mine = update(seats).where(seats.c.table_id == table_id, seats.c.person == person)
        await self.store.change(mine.values(not_trading=not trading), notice=["seats", table_id, 0])
        await self.hall.tables.seats_changed(table_id)
        return await self.table(table_id, person)

    async def reveal(self, table_id: str, person: str, part: str) -> TableInfo:
        """A player's part of the seed, once every seat is taken and nobody can commit to another one."""
        committed = commitment(bytes.fromhex(part))
        full = still_open(table_id).where(is_full())
        mine = update(seats).where(seats.c.table_id.in_(full), seats.c.person == person, seats.c.part.is_(None))
        revealed = mine.where(seats.c.commitment == committed).values(part=part)
        if await self.store.change(revealed, *self.start(table_id), notice=["seats", table_id, 0]):
            await self.hall.tables.seats_changed(table_id)
        info = await self.table(table_id, person)
        if not any(seat.person == person and seat.part == part for seat in info.seats):
            raise conflict("closed", "this part was not asked for, or no longer is")
        return info

    async def known(self, table_id: str) -> TableInfo:
        info = await self.describe_one(table_id)
        if info is None:
            raise no_such_table()
        return info

    async def close(self, table_id: str, person: str) -> None:
        """Only by its owner and before the start."""
        info = await self.table(table_id, person)
        if info.owner != person:
            raise forbidden("only the owner can close a table")
        if not await self.delete(table_id):
            raise conflict("closed", "the game has started")

    async def delete(self, table_id: str) -> bool:
        """Unless it has started."""
        gone = delete(tables).where(tables.c.id == table_id, tables.c.status == OPEN)
        if not await self.store.change(gone, notice=["seats", table_id, 0]):
            return False
        await self.hall.tables.seats_changed(table_id)
        return True

    # Again.

    async def rematch(self, table_id: str, person: str, address: str, wish: Rematch) -> TableInfo:
        """A new table with the same options, seats shifted by one. Seats are kept for the others, who are asked whether
        they want to play again; a second request gets the same table."""
        info = await self.table(table_id, person)
        if info.mine is None:
            raise forbidden("only people at the table can ask for a rematch")
        if info.status != OVER or info.imported:
            raise conflict("not-over", "the game is not over")
        await self.hall.tables.get(table_id)  # so that its components are known
        if wish.same:
            return await self.again(info, person, address)
        if info.rematch is not None:
            return await self.table(info.rematch, person)
        before = list(enumerate(info.seats))
        seated = [
            {
                "person": seat.person,
                "name": seat.name if seat.here else None,
                "bot": None if seat.person else seat.bot or usual_bot_of(info.game),
                "asked": seat.person not in (None, person),
                "commitment": wish.commitment if seat.person == person else None,
                "colour": number if seat.colour is None else seat.colour,
            }
            for number, seat in before[-1:] + before[:-1]
        ]
        club = info.club if await self.hall.clubs.is_member(info.club, person) else None
        kept = (info.private, info.clock, person, address, comforts(info))
        new = await self.set_up(info.game, info.options, seated, *kept, club=club)
        first = update(tables).where(tables.c.id == table_id, tables.c.rematch.is_(None))
        if not await self.store.change(first.values(rematch=new.id), notice=["seats", table_id, 0]):
            await self.store.change(delete(tables).where(tables.c.id == new.id))
            await self.hall.tables.seats_changed(new.id)
            other = await self.table(table_id, person)
            return await self.table(other.rematch or new.id, person)
        await self.hall.tables.seats_changed(table_id)
        return new

    async def again(self, info: TableInfo, person: str, address: str) -> TableInfo:
        """The same game once more, with the same seed: the server's part and the player's. Only alone is that fair."""
        if len(info.seats) > 1 or info.seed is None:
            raise forbidden("only a game that was played alone can be played again with the same draws")
        alone = info.seats[0]
        seated = [{"person": person, "bot": None, "commitment": alone.commitment, "part": alone.part}]
        kept = (info.private, info.clock, person, address, comforts(info), bytes.fromhex(info.seed))
        return await self.set_up(info.game, info.options, seated, *kept)

    async def leave_all_tables(self, person: str) -> None:
        """Somebody leaves for good: seats at open tables become free, a bot takes over in running games."""
        for table_id in await self.hall.people.tables_of(person, OPEN):
            await self.free_seat(table_id, seats.c.person == person)
        for row in await self.store.all(select(tables.c.id).where(tables.c.owner == person, tables.c.status == OPEN)):
            await self.delete(row.id)
        remaining = [await self.hall.people.tables_of(person, status) for status in (OPEN, PLAYING)]
        for table_id in chain(*remaining):
            rows = await self.store.all(
                select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.person == person)
            )
            for row in rows:
                await self.hall.absence.replace(table_id, row.seat)


def still_open(table_id: str) -> Select[Any]:
    """The table, if it is open, and locked: nobody else sits down, stands up or starts it in the meantime."""
    return select(tables.c.id).where(tables.c.id == table_id, tables.c.status == OPEN).with_for_update()


def is_full() -> ColumnElement[bool]:
    """Whether a table is open although every seat is taken."""
    own = select(seats.c.seat).where(seats.c.table_id == tables.c.id)
    empty = own.where(or_(and_(seats.c.person.is_(None), seats.c.bot.is_(None)), seats.c.asked))
    return and_(tables.c.status == OPEN, own.exists(), ~empty.exists())


def is_ready(now: float) -> ColumnElement[bool]:
    """Whether a full table need not wait any longer for parts of the seed."""
    own = select(seats.c.seat).where(seats.c.table_id == tables.c.id)
    secret = own.where(seats.c.commitment.is_not(None), seats.c.part.is_(None))
    return and_(is_full(), or_(~secret.exists(), tables.c.deadline <= now))


def check_wishes(wish: NewTable) -> None:
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise malformed("you can only take one seat")
    named = [seat.bot for seat in wish.seats if seat.kind == "bot"] + [wish.stand_in]
    for bot in named:
        if bot is not None and bot not in bots_of(wish.game):
            raise ApiError(400, "no-such-bot", f"there is no bot {bot!r}")


def urgency(info: TableInfo) -> tuple[bool, bool, float]:
    """Those waiting for the person first, and of these the one with the least time left."""
    return not is_waiting(info), info.status == OVER, inf if info.left is None else info.left


def is_waiting(info: TableInfo) -> bool:
    """For the person who is shown this, and not for a bot in their seat."""
    return info.mine is not None and info.mine in info.to_move and info.seats[info.mine].bot is None


def table_info(row: Row[Any], seated: list[SeatInfo]) -> TableInfo:
    """Whatever does not parse is left out, and the table is unreadable."""
    options, clock = decoded(row.options, dict[str, str]), decoded(row.clock, Clock)
    result = decoded(row.result or "null", GameResult | None)
    unreadable = (
        row.unreadable is not None
        or options is None
        or clock is None
        or (row.status == OVER and result is None and row.ending is None)
        or row.to_move >= len(seated)
    )
    return TableInfo(
        id=row.id,
        game=row.game,
        options=options or {},
        status=row.status,
        private=row.private,
        invite=row.invite,
        owner=row.owner,
        mine=None,
        created=row.created,
        seats=seated,
        clock=clock or NoClock(),
        to_move=[row.to_move] if row.status == PLAYING and row.to_move >= 0 and not unreadable else [],
        number=row.number,
        seed_hash=row.seed_hash,
        result=result,
        rematch=row.rematch,
        imported=row.imported,
        revealing=row.status == OPEN and all((seat.person or seat.bot) and not seat.asked for seat in seated),
        seed=row.seed.hex() if row.status == OVER and row.seed is not None else None,
        unreadable=unreadable,
        club=row.club,
        ending=row.ending,
        stand_in=row.stand_in or (usual_bot_of(row.game) if row.game in GAMES else ""),
        hints=bool(row.hints),
        delay=row.delay or 0,
    )


def comforts(info: TableInfo) -> dict[str, Any]:
    """What the next table has from this one."""
    return {"stand_in": info.stand_in, "hints": info.hints, "delay": info.delay}
