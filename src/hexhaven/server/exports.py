"""Everything stored about a person, written in parts, so that nobody has to wait for it."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from sqlalchemy import Column, ColumnElement, Select, Table, exists, select, true
from starlette.responses import Response, StreamingResponse

from hexhaven.server.codes import too_often
from hexhaven.server.messages.base import encode
from hexhaven.server.schema import (
    answers,
    channels,
    chat,
    devices,
    finished,
    marks,
    members,
    notes,
    people,
    ratings,
    recoveries,
    relations,
    seats,
    sessions,
    tables,
    vacations,
)
from hexhaven.server.table import OVER

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

ROWS = 200  # at a time

Rows = list[dict[str, Any]]


class Exports:
    """One at a time for each person."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.under_way: set[str] = set()

    def response(self, person: str, over_only: bool = False) -> Response:
        if person in self.under_way:
            raise too_often()
        return StreamingResponse(self.written(person, over_only), media_type="application/json")

    async def written(self, person: str, over_only: bool = False) -> AsyncIterator[bytes]:
        """As JSON: lists of rows by name. For others, without what was answered, written and said in games that are
        not over."""
        self.under_way.add(person)
        try:
            begun = b"{"
            for name, asked in asked_about(person, over_only).items():
                yield begun + encode(name) + b":["
                first = True
                async for rows in self.rows(name, asked, over_only):
                    yield b"".join([b"" if first else b",", encode(rows)[1:-1]])
                    first = False
                begun = b"],"
            yield b"]}"
        finally:
            self.under_way.discard(person)

    async def rows(self, name: str, asked: Select[Any], over_only: bool) -> AsyncIterator[Rows]:
        """Answers, of which there are many, table by table; everything else so many rows at a time."""
        queries = [asked]
        if name == "answers":
            own = await self.hall.store.all(asked.with_only_columns(answers.c.table_id).order_by(None).distinct())
            queries = [asked.where(answers.c.table_id == row.table_id) for row in own]
        for query in queries:
            first = 0
            while rows := await self.hall.store.all(query.offset(first).limit(ROWS)):
                yield [without_secrets(name, dict(row._mapping), over_only) for row in rows]
                if len(rows) < ROWS:
                    break
                first += ROWS


def asked_about(person: str, over_only: bool) -> dict[str, Select[Any]]:
    """What there is, by name; each in an order of its own. What several people at one screen have answered is in it
    when the game is over: before, each of them knows only their own."""

    def shown(table_id: ColumnElement[str]) -> ColumnElement[bool]:
        return table_id.in_(select(tables.c.id).where(tables.c.status == OVER)) if over_only else true()

    def own(kind: Table, *columns: Column[Any]) -> Select[Any]:
        return select(*columns or [kind]).where(kind.c.person == person).order_by(*kind.primary_key)

    neighbour = seats.alias()
    at_one_screen = exists().where(
        neighbour.c.table_id == seats.c.table_id, neighbour.c.person == person, neighbour.c.seat != seats.c.seat
    )
    known = ~at_one_screen | seats.c.table_id.in_(select(tables.c.id).where(tables.c.status == OVER))
    at_own_seat = (seats.c.table_id == answers.c.table_id) & (seats.c.seat == answers.c.who)
    given = select(answers.c.table_id, answers.c.number, answers.c.text, answers.c.at).join(seats, at_own_seat)
    marked = select(marks).join(seats, (seats.c.table_id == marks.c.table_id) & (seats.c.seat == marks.c.seat))
    said = own(chat, chat.c.table_id, chat.c.text, chat.c.remark, chat.c.numbers, chat.c.at)
    written = own(notes, notes.c.table_id, notes.c.content, notes.c.at)
    return {
        "person": select(people).where(people.c.id == person),
        "sessions": own(sessions, sessions.c.created, sessions.c.seen, sessions.c.browser),
        "recovery links": own(recoveries, recoveries.c.created),
        "devices": own(devices, devices.c.created),
        "seats": own(seats),
        "answers": given.where(seats.c.person == person, known, shown(answers.c.table_id)).order_by(answers.c.number),
        "chat": said.where(shown(chat.c.table_id)),
        "notes": written.where(shown(notes.c.table_id)),
        "messages": own(channels, channels.c.kind, channels.c.address, channels.c.wants, channels.c.created),
        "vacations": own(vacations),
        "marks": marked.where(seats.c.person == person).order_by(*marks.primary_key),
        "friends and blocked": own(relations, relations.c.other, relations.c.kind, relations.c.at),
        "clubs": own(members),
        "finished games": select(finished).where(finished.c.player == person).order_by(*finished.primary_key),
        "ratings": select(ratings).where(ratings.c.player == person).order_by(*ratings.primary_key),
    }


def without_secrets(name: str, row: dict[str, Any], over_only: bool) -> dict[str, Any]:
    if name == "person":
        return {**row, "password": None}
    if name == "messages" and over_only:
        return {**row, "address": None}  # of a webhook it would be a secret
    return row
