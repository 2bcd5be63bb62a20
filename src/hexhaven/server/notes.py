"""What people write down for themselves at a table. Nobody else ever gets it."""

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, select, update

from hexhaven.server.codes import ApiError, forbidden
from hexhaven.server.schema import notes

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

NOTES_BYTES = 8192


class Notes:
    """One page for each person at each of their tables."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store

    async def read(self, table_id: str, person: str) -> dict[str, Any]:
        await self.check(table_id, person)
        asked = select(notes.c.content).where(notes.c.table_id == table_id, notes.c.person == person)
        row = await self.store.first(asked)
        found: dict[str, Any] = {} if row is None else msgspec.json.decode(row.content)
        return found

    async def write(self, table_id: str, person: str, content: dict[str, Any]) -> None:
        """An empty page is thrown away."""
        await self.check(table_id, person)
        written = msgspec.json.encode(content)
        if len(written) > NOTES_BYTES:
            raise ApiError(413, "too-big", f"notes take at most {NOTES_BYTES} bytes")
        values = {"content": written.decode(), "at": self.hall.settings.now()}
        own = {"table_id": table_id, "person": person}
        if not content:
            await self.store.change(delete(notes).filter_by(**own))
        elif not await self.store.change(update(notes).filter_by(**own).values(**values)):
            await self.store.change(self.store.insert_new(notes).values(**own, **values))

    async def check(self, table_id: str, person: str) -> None:
        info = await self.hall.lobby.table(table_id, person)
        if info.mine is None:
            raise forbidden("only people at the table have notes there")
