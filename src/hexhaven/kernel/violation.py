"""What is wrong in a file that somebody has typed in from a box."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Violation:
    """What is wrong, as the key of a message and its values, and where in the file."""

    where: str
    what: str  # after the kind of file: boards-river
    values: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.where or 'file'}: {self.what.partition('-')[2]}" + (f" ({values})" if values else "")
