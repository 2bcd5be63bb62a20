"""The clocks of a table: none, days per move, or a total with an increment. They are computed from the answers, and
stored as they stand."""

from collections.abc import Sequence

from hexhaven.server.messages import Clock, DaysClock, NoClock, TotalClock, encode

DAY = 86_400.0
NONE_RUNS = -1


class Clocks:
    """Seconds left by seat; at most one clock runs."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [full(clock)] * seats
        self.running = NONE_RUNS
        self.since = 0.0

    def stored(self) -> str | None:
        """Seconds left by seat, as JSON; the last answer says which clock is running, and since when."""
        return None if isinstance(self.clock, NoClock) else encode(self.left).decode()

    def restore(self, left: list[float], running: int, since: float) -> None:
        self.left, self.running, self.since = left, running, since

    def note(self, at: float, to_move: int, undone: bool = False) -> None:
        """An answer was given or taken back at this time; now it is this seat's turn (below 0: nobody's)."""
        if isinstance(self.clock, NoClock):
            return
        before = self.running
        if before >= 0 and isinstance(self.clock, TotalClock):
            self.left[before] -= max(0.0, at - self.since)
        self.running, self.since = to_move, at
        if to_move != before and isinstance(self.clock, TotalClock):
            if undone and to_move >= 0:
                self.left[to_move] -= self.clock.increment  # it comes again with the next answer
            elif before >= 0 and not undone:
                self.left[before] += self.clock.increment

    def deadline(self) -> float | None:
        """When the running clock runs out."""
        if self.running < 0 or isinstance(self.clock, NoClock):
            return None
        return self.since + max(0.0, self.left[self.running])

    def is_out(self, seat: int, now: float) -> bool:
        """Whether the seat has no time left at all; days start over with each move."""
        return isinstance(self.clock, TotalClock) and self.shown(now, range(len(self.left)))[seat] <= 0

    def shown(self, now: float, seats: Sequence[int]) -> list[float]:
        """What the clocks show now."""
        spent = max(0.0, now - self.since)
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
