"""Finished games looked back on: computed once, a slice at a time."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hexhaven.kernel.contract import ReviewedGame, Reviewer
from hexhaven.kernel.event import Event
from hexhaven.server.codes import ApiError, no_such_table
from hexhaven.server.history import RULES_UPDATED, entries_of, in_force
from hexhaven.server.live import LiveGame
from hexhaven.server.loading import begun, reach, stored_table, unreadable
from hexhaven.server.messages.tables import TableInfo
from hexhaven.server.table import OVER

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

KEPT = 200  # reviews in memory; they are a few kilobytes


class Reviews:
    """A finished game never changes, so whoever asks first pays for it."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.known: OrderedDict[str, dict[str, Any]] = OrderedDict()

    async def review(self, info: TableInfo) -> dict[str, Any]:
        """Raises ApiError or Unreadable."""
        if info.status != OVER:
            raise ApiError(409, "not-over", "the game is not over")
        if info.id not in self.known:
            self.known[info.id] = await self.made(info)
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(info.id)
        return self.known[info.id]

    async def made(self, info: TableInfo) -> dict[str, Any]:
        store = self.hall.store
        row = await stored_table(store, info.id)
        if row is None:
            raise no_such_table()
        snapshot, rows = await reach(store, info.id, 0, row.number)
        try:
            live = begun(row, snapshot)
            if not isinstance(live.game, ReviewedGame):
                raise ApiError(404, "no-such-review", f"games of {info.game} are not looked back on")
            reviewer = live.game.reviewer()
            await self.hall.slices.collect(followed(live, rows, reviewer))
        except ApiError:
            raise
        except Exception as error:
            raise unreadable(error) from error
        review: dict[str, Any] = msgspec.to_builtins(reviewer.review(live.s))
        return review


def followed(live: LiveGame, rows: Sequence[Any], reviewer: Reviewer) -> Iterator[None]:
    """The game replayed, with what was taken back left out."""
    kept = {entry.number for entry in in_force(entries_of(rows))}
    for row in rows:
        entry = live.replay_one(row)
        if row.number in kept:
            reviewer.note(live.s, [Event(*event) for event in entry.events if event[0] != RULES_UPDATED])
        yield
