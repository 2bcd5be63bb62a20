"""What the builders of positions share."""

from typing import Any

from hexhaven.kernel.errors import PositionError


class Seated:
    """A position with seats."""

    seats: list[Any]

    def check_seat(self, seat: int) -> None:
        """Raises PositionError."""
        if not 0 <= seat < len(self.seats):
            raise PositionError(f"there is no seat number {seat + 1}")

    def check_order(self, seats: tuple[int, ...]) -> None:
        """Raises PositionError."""
        if sorted(seats) != list(range(len(self.seats))):
            raise PositionError(f"the order must name every seat, not {seats}")
