"""Clubs: closed groups with a lobby, a league and seasons of their own. For outsiders there is no club."""

import secrets
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, and_, delete, func, insert, select, update

from hexhaven.server.codes import ApiError, conflict, forbidden
from hexhaven.server.messages.clubs import ClubInfo, ClubSummary, LeagueEntry, Member, Season
from hexhaven.server.messages.tables import TableInfo
from hexhaven.server.names import clean_name
from hexhaven.server.people import new_id
from hexhaven.server.schema import clubs, finished, members, people, seasons, tables
from hexhaven.server.table import OPEN, PLAYING

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

MOST_CLUBS = 20  # of one person
MOST_MEMBERS = 200
LISTED = 50  # tables


def no_such_club() -> ApiError:
    return ApiError(404, "no-such-club", "there is no such club, or you are not one of its members")


class Clubs:
    """Who belongs together."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store
        self.now = hall.settings.now

    # Who may see what.

    async def membership(self, club: str, person: str | None) -> Row[Any] | None:
        return await self.store.first(select(members).where(members.c.club == club, members.c.person == (person or "")))

    async def is_member(self, club: str | None, person: str | None) -> bool:
        return bool(club and person) and await self.membership(club or "", person) is not None

    async def check(self, club: str, person: str | None, head: bool = False) -> None:
        own = await self.membership(club, person)
        if own is None:
            raise no_such_club()
        if head and not own.head:
            raise forbidden("only a head of the club can do that")

    async def mine(self, person: str) -> list[ClubSummary]:
        own = select(members.c.club).where(members.c.person == person)
        counted = select(clubs.c.id, clubs.c.name, func.count().label("members")).join(members)
        asked = counted.where(clubs.c.id.in_(own)).group_by(clubs.c.id, clubs.c.name).order_by(clubs.c.name, clubs.c.id)
        return [ClubSummary(row.id, row.name, row.members) for row in await self.store.all(asked)]

    async def club(self, club: str, person: str) -> ClubInfo:
        await self.check(club, person)
        row = await self.store.first(select(clubs).where(clubs.c.id == club))
        if row is None:
            raise no_such_club()
        asked = select(members.c.person, members.c.head, people.c.name, people.c.seen).join(people)
        found = await self.store.all(asked.where(members.c.club == club).order_by(members.c.joined, members.c.person))
        is_online = self.hall.absence.is_online
        listed = [Member(one.person, one.name, one.head, is_online(one.person, one.seen)) for one in found]
        is_head = any(member.head for member in listed if member.id == person)
        return ClubInfo(club, row.name, row.invite if is_head else None, listed, await self.seasons(club))

    async def seasons(self, club: str) -> list[Season]:
        rows = await self.store.all(select(seasons).where(seasons.c.club == club).order_by(seasons.c.number))
        return [Season(row.number, row.begun, row.ended) for row in rows]

    async def lobby(self, club: str, person: str) -> list[TableInfo]:
        """The club's open tables and running games."""
        await self.check(club, person)
        chosen = select(tables).where(tables.c.club == club, tables.c.status.in_((OPEN, PLAYING)))
        return await self.hall.lobby.shown(chosen.order_by(tables.c.moved.desc()).limit(LISTED), person)

    async def league(self, club: str, person: str, number: int) -> list[LeagueEntry]:
        """The season with this number; 0 is the current one."""
        await self.check(club, person)
        all_of_them = await self.seasons(club)
        wanted = [season for season in all_of_them if season.number == number] if number else all_of_them[-1:]
        if not wanted:
            raise ApiError(404, "no-such-season", f"there is no season {number}")
        return league_of(await self.results(club, wanted[0]))

    async def results(self, club: str, season: Season) -> list[Row[Any]]:
        """What people did at the club's tables; whoever was erased is left out."""
        asked = select(finished.c.table_id, finished.c.player, finished.c.place, people.c.name).select_from(
            finished.join(tables).join(people, and_(people.c.id == finished.c.player, people.c.name != ""))
        )
        during = [tables.c.club == club, finished.c.ended >= season.begun]
        if season.ended is not None:
            during.append(finished.c.ended < season.ended)
        return list(await self.store.all(asked.where(*during)))

    # Coming and going.

    async def found(self, person: str, name: str) -> ClubInfo:
        await self.check_room(person)
        club, now = new_id(8), self.now()
        await self.store.change(
            insert(clubs).values(id=club, name=clean_name(name), invite=secrets.token_urlsafe(16), created=now),
            insert(members).values(club=club, person=person, head=True, joined=now),
            insert(seasons).values(club=club, number=1, begun=now),
        )
        return await self.club(club, person)

    async def join(self, person: str, invite: str) -> ClubInfo:
        row = await self.store.first(select(clubs.c.id).where(clubs.c.invite == invite))
        if row is None:
            raise no_such_club()
        if await self.membership(row.id, person) is None:
            await self.check_room(person)
            counted = await self.store.all(select(members.c.person).where(members.c.club == row.id))
            if len(counted) >= MOST_MEMBERS:
                raise conflict("too-many", f"a club has at most {MOST_MEMBERS} members")
            own = {"club": row.id, "person": person, "head": False, "joined": self.now()}
            await self.store.change(self.store.insert_new(members).values(**own))
        return await self.club(row.id, person)

    async def check_room(self, person: str) -> None:
        if len(await self.store.all(select(members.c.club).where(members.c.person == person))) >= MOST_CLUBS:
            raise conflict("too-many", f"at most {MOST_CLUBS} clubs")

    async def new_invite(self, club: str, person: str) -> ClubInfo:
        """The link before it no longer opens the club."""
        await self.check(club, person, head=True)
        await self.store.change(update(clubs).where(clubs.c.id == club).values(invite=secrets.token_urlsafe(16)))
        return await self.club(club, person)

    async def leave(self, club: str, person: str) -> None:
        await self.check(club, person)
        await self.remove(club, person)

    async def dismiss(self, club: str, head: str, person: str) -> ClubInfo:
        await self.check(club, head, head=True)
        if not await self.is_member(club, person) or person == head:
            raise ApiError(404, "no-such-person", "there is no such member besides you")
        await self.remove(club, person)
        return await self.club(club, head)

    async def remove(self, club: str, person: str) -> None:
        """A club that has lost its last head gets its oldest member as head; one without members is no more."""
        gone = delete(members).where(members.c.club == club, members.c.person == person)
        await self.store.change(gone, notice=["left", club, 0, person])
        rest = await self.store.all(select(members).where(members.c.club == club).order_by(members.c.joined))
        if not rest:
            await self.store.change(delete(clubs).where(clubs.c.id == club))
        elif not any(row.head for row in rest):
            oldest = update(members).where(members.c.club == club, members.c.person == rest[0].person)
            await self.store.change(oldest.values(head=True))
        self.left(club, person)

    async def leave_all(self, person: str) -> None:
        for row in await self.store.all(select(members.c.club).where(members.c.person == person)):
            await self.remove(row.club, person)

    def left(self, club: str, person: str) -> None:
        """Somebody is no longer a member, through this process or another one: they see the club's tables no more,
        unless they sit there."""
        hall_tables = self.hall.tables
        for table in [table for table in hall_tables.live.values() if table.club == club]:
            for listener in [one for one in table.watchers if one.person == person]:
                table.invited.discard(listener)
                if not table.may_watch(listener):
                    hall_tables.turn_away(table, listener)

    async def new_season(self, club: str, person: str) -> ClubInfo:
        """The season ends, and the next one begins."""
        await self.check(club, person, head=True)
        number, now = (await self.seasons(club))[-1].number, self.now()
        ended = update(seasons).where(seasons.c.club == club, seasons.c.number == number, seasons.c.ended.is_(None))
        await self.store.change(
            ended.values(ended=now), insert(seasons).values(club=club, number=number + 1, begun=now)
        )
        return await self.club(club, person)


def league_of(rows: list[Row[Any]]) -> list[LeagueEntry]:
    """From the results of people, the best first."""
    games = defaultdict[str, list[Row[Any]]](list)
    for row in rows:
        games[row.table_id].append(row)
    names, points = {}, defaultdict[str, list[float]](list)
    won = defaultdict[str, int](int)
    for played in games.values():
        for row in played if len(played) > 1 else ():
            beaten = sum((row.place < other.place) + 0.5 * (row.place == other.place) for other in played)
            names[row.player] = row.name
            points[row.player].append(beaten - 0.5)  # everyone ties with themselves
            won[row.player] += row.place == min(other.place for other in played)
    entries = [LeagueEntry(one, names[one], len(got), won[one], sum(got)) for one, got in points.items()]
    return sorted(entries, key=lambda entry: (-entry.points, -entry.won, entry.played, entry.name, entry.person))
