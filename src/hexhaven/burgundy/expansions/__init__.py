"""The expansions by name. Each is a chapter that adds to a rule book and replaces what it changes."""

from typing import Protocol

from hexhaven.burgundy.rulebook import Rules


class Chapter(Protocol):
    """A module that contributes part of the rules."""

    def add_to(self, rules: Rules) -> None: ...


EXPANSIONS: dict[str, Chapter] = {}
