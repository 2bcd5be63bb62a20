"""Writing a state as numbers and reading it back, from one list of its fields.

A game passes each field through a port, `seat.silver = port.number(seat.silver)`: a Packer notes the value and returns
it, an Unpacker returns the one that was noted. So what is written and what is read cannot differ.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.kernel.errors import SnapshotError

NEWEST: Final = 1 << 30  # a layout in which every field stands


class Port:
    """What the fields of a state pass through. A field added later checks the layout being read."""

    def __init__(self, layout: i64) -> None:
        self.layout: i64 = layout

    def number(self, value: i64, least: i64 = 0) -> i64:
        """Many a field counts or is taken apart bit by bit, which would never end below 0: few may be less."""
        raise ValueError("a port is for reading or for writing")

    def numbers(self, values: vec[i64], least: i64 = 0) -> vec[i64]:
        raise ValueError("a port is for reading or for writing")

    def index(self, value: i64, size: i64) -> i64:
        """A number below the size."""
        known = self.number(value)
        if not 0 <= known < size:
            raise SnapshotError(f"{known} is none of {size} things")
        return known

    def flag(self, value: bool) -> bool:
        known: i64 = 1 if value else 0
        return self.number(known) != 0


class Packer(Port):
    """Notes every field."""

    def __init__(self) -> None:
        super().__init__(NEWEST)
        self.noted: vec[i64] = vec[i64](capacity=256)

    def number(self, value: i64, least: i64 = 0) -> i64:
        self.noted = append(self.noted, value)
        return value

    def numbers(self, values: vec[i64], least: i64 = 0) -> vec[i64]:
        size: i64 = len(values)
        self.noted = append(self.noted, size)
        for value in values:
            self.noted = append(self.noted, value)
        return values


class Unpacker(Port):
    """Returns what a Packer noted. Raises SnapshotError where there is nothing more, or what cannot be."""

    def __init__(self, noted: vec[i64], layout: i64) -> None:
        super().__init__(layout)
        self.noted: vec[i64] = noted
        self.at: i64 = 0

    def number(self, value: i64, least: i64 = 0) -> i64:
        if self.at >= len(self.noted):
            raise SnapshotError(f"number {self.at} of the position is missing")
        self.check(self.at, least)
        self.at += 1
        return self.noted[self.at - 1]

    def numbers(self, values: vec[i64], least: i64 = 0) -> vec[i64]:
        size = self.number(0)
        if size > len(self.noted) - self.at:
            raise SnapshotError(f"number {self.at - 1} of the position counts {size} numbers that are not there")
        for _ in range(size):
            self.check(self.at, least)
            self.at += 1
        return self.noted[self.at - size : self.at]

    def check(self, at: i64, least: i64) -> None:
        if self.noted[at] < least:
            raise SnapshotError(f"number {at} of the position is {self.noted[at]}, which is less than {least}")

    def close(self) -> None:
        """Nothing may be left over."""
        if self.at != len(self.noted):
            raise SnapshotError(f"the position has {len(self.noted)} numbers instead of {self.at}")
