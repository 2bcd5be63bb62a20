"""The contract: a dozen free functions that make a module a game. Everything else lives on these."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from librt.random import Random

from hexhaven.kernel.event import Event

State = Any  # each game's own class; only its functions look inside
View = Any


class Refusal(Protocol):
    """Why an answer is not legal: the number of the rule, and the key of the message."""

    @property
    def rule(self) -> str: ...
    @property
    def key(self) -> str: ...


class Result(Protocol):
    """How a game ended: points by seat, and places by seat, 1 for the winner."""

    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def places(self) -> tuple[int, ...]: ...


class Game(Protocol):
    """What a game's module offers."""

    NAME: str
    RULES_VERSION: int

    def new_game(self, options: Mapping[str, str], events: list[Event] | None = None) -> State:
        """A game waiting for its first answer; options as texts. It tells its events to the list, if there is one.

        Raises OptionError.
        """

    def options_of(self, s: State) -> dict[str, str]:
        """The options new_game was given, complete and in canonical form."""

    def seats(self, s: State) -> int: ...

    def to_move(self, s: State) -> int:
        """The seat that is asked, CHANCE, or NOBODY when the game is over."""

    def legal(self, s: State) -> Iterable[int]: ...
    def weights(self, s: State) -> Iterable[int]: ...
    def step(self, s: State, answer: int) -> None: ...
    def result(self, s: State) -> Result | None: ...
    def copy(self, s: State) -> State: ...
    def key(self, s: State) -> bytes: ...
    def view(self, s: State, seat: int) -> View: ...
    def fold(self, view: View, event: Event) -> None: ...
    def redact(self, event: Event, seat: int) -> Event: ...
    def imagine(self, s: State, seat: int, rng: Random) -> State: ...
    def listen(self, s: State) -> list[Event]: ...
    def notation(self, answer: int) -> str: ...
    def answer_of(self, text: str) -> int: ...
    def why_not(self, s: State, seat: int, text: str) -> Refusal | None: ...
    def broken_laws(self, s: State) -> list[str]:
        """What the game's own conservation laws find wrong; empty when all is well."""
