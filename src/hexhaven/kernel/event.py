"""Events are facts in the past tense: a kind, the seat concerned, and up to three numbers."""

from mypy_extensions import i64


class Event:
    """One fact. The meaning of its numbers is documented where the kind is defined."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    def __repr__(self) -> str:
        return f"Event{self.numbers()}"

    def __reduce__(self) -> tuple[type["Event"], tuple[int, int, int, int, int]]:
        return Event, self.numbers()

    def numbers(self) -> tuple[int, int, int, int, int]:
        return (self.kind, self.seat, self.a, self.b, self.c)
