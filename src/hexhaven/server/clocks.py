"""The clocks of a table: none, days per move, or a total with an increment. They are computed from the answers, and
stored as they stand."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from hexhaven.server.messages.base import encode
from hexhaven.server.messages.tables import Clock, DaysClock, NoClock, TotalClock

DAY = 86_400.0
NONE_RUNS = -1


class StoredClocks(Struct):
    """Clocks as they stand; the seat to move says which one runs."""

    left: list[float]
    since: float
    before: list[list[float]]
    pause: float = 0.0


class Clocks:
    """Seconds left by seat; at most one clock runs."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [full(clock)] * seats
        self.running = NONE_RUNS
        self.since = 0.0
        self.pause = 0.0  # seconds since then in which it stands still
        # Of the seat to move, before each answer that can still be taken back: seconds left, since when it ran, pause.
        self.before: list[list[float]] = []

    def stored(self) -> str | None:
        """As JSON."""
        if isinstance(self.clock, NoClock):
            return None
        return encode(StoredClocks(self.left, self.since, self.before, self.pause)).decode()

    def restore(self, stored: str | None, running: int, moved: float) -> None:
        """As stored; older versions stored only the seconds left. Raises msgspec.DecodeError."""
        if stored is None:
            return
        found = msgspec.json.decode(stored, type=StoredClocks | list[float])
        if isinstance(found, list):
            found = StoredClocks(found, moved, [])
        if len(found.left) != len(self.left):
            raise msgspec.ValidationError(f"{len(self.left)} clocks are needed, not {len(found.left)}")
        self.left, self.since, self.before, self.pause = found.left, found.since, found.before, found.pause
        self.running = running

    def renew(self, now: float) -> None:
        """Whoever takes over from a bot gets all days for the move; a total goes on as it is."""
        if isinstance(self.clock, DaysClock):
            self.since, self.pause = now, 0.0

    def note(self, at: float, to_move: int, undoable: int) -> None:
        """An answer was given at this time; now it is this seat's turn (below 0: nobody's), and so many answers can be
        taken back."""
        if isinstance(self.clock, NoClock):
            return
        answered = self.running
        was = [self.left[answered], self.since, self.pause] if answered >= 0 else [full(self.clock), at, 0.0]
        self.before.append(was)
        self.before = self.before[len(self.before) - undoable :]
        if answered >= 0 and isinstance(self.clock, TotalClock):
            self.left[answered] -= max(0.0, at - self.since)
            if to_move != answered and self.left[answered] > 0:  # a clock that has run out stays so
                self.left[answered] += self.clock.increment
        self.running, self.since, self.pause = to_move, at, 0.0

    def take_back(self, seat: int) -> None:
        """The last answer was taken back, and every clock is as if it had never been given: the seat that gave it pays
        for all the time since."""
        if not isinstance(self.clock, NoClock):
            self.left[seat], self.since, *pause = self.before.pop()
            self.running, self.pause = seat, sum(pause)

    def can_pay(self, now: float, answers: int = 1) -> bool:
        """Whether the seat that may take back so many answers would have time left."""
        if isinstance(self.clock, NoClock):
            return True
        return now < sum(self.before[-answers])

    def deadline(self) -> float | None:
        """When the running clock runs out."""
        if self.running < 0 or isinstance(self.clock, NoClock):
            return None
        return self.since + self.pause + max(0.0, self.left[self.running])

    def takeover(self) -> float | None:
        """When a bot takes over the seat of the running clock."""
        return self.deadline() if not isinstance(self.clock, NoClock) and self.clock.out == "bot" else None

    def spent(self, now: float) -> float:
        """By the seat whose clock runs; below 0: it stands still for now."""
        return max(0.0, now - self.since) - self.pause

    def is_out(self, seat: int, now: float) -> bool:
        """Whether the seat has no time left."""
        if isinstance(self.clock, NoClock):
            return False
        return self.left[seat] - (self.spent(now) if seat == self.running else 0.0) <= 0

    def shown(self, now: float, seats: Sequence[int]) -> list[float]:
        """What the clocks show now."""
        spent = self.spent(now)
        return [round(max(0.0, self.left[seat] - (spent if seat == self.running else 0.0)), 1) for seat in seats]

    def json(self, now: float) -> bytes:
        if isinstance(self.clock, NoClock):
            return b"null"
        return b"[%b]" % b",".join(b"%.1f" % left for left in self.shown(now, range(len(self.left))))


def full(clock: Clock) -> float:
    match clock:
        case DaysClock(days=days):
            return days * DAY
        case TotalClock(minutes=minutes):
            return minutes * 60.0
    return 0.0
