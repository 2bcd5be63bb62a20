"""The hall without its doors: for what is done on the machine, perhaps while a server is running on the same store."""

import contextlib
from collections.abc import AsyncIterator

from hexhaven.server.app import Hall
from hexhaven.server.settings import Settings
from hexhaven.server.tables import Tables


class TablesElsewhere(Tables):
    """Games go on in the server, which hears of the changes through the store."""

    async def seats_changed(self, table_id: str, here: bool = True) -> None:
        pass


@contextlib.asynccontextmanager
async def office(settings: Settings) -> AsyncIterator[Hall]:
    """Raises CannotOpen."""
    hall = Hall(settings)
    hall.tables = TablesElsewhere(hall)
    await hall.store.open()
    try:
        yield hall
    finally:
        await hall.close()
