"""What is wrong in a file that somebody has typed in from a box."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hexhaven.kernel.errors import HexhavenError


@dataclass(frozen=True)
class Violation:
    """What is wrong, as the key of a message and its values, and where in the file."""

    where: str
    what: str  # after the kind of file: boards-river
    values: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.where or 'file'}: {self.what.partition('-')[2]}" + (f" ({values})" if values else "")


class ViolationError(HexhavenError):
    """A typed-in file is refused, with everything that is wrong in it."""

    def __init__(self, found: list[Violation]) -> None:
        super().__init__("; ".join(map(str, found)))
        self.violations = found
