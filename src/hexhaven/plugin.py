"""What a game declares about itself, once, in the `plugin` module of its package. All else is found from there."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from librt.random import Random

from hexhaven.kernel.contract import Bot, State, TableGame
from hexhaven.kernel.errors import HexhavenError
from hexhaven.kernel.event import Event

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexhaven.kernel.scenario import Stage
    from hexhaven.language import Language
    from hexhaven.terminal.screen import Screen

MakeBot = Callable[[Random], Bot]
Tell = Callable[..., None]  # the key of a text, and its values
Train = Callable[[Path, "Effort", Tell], Path]  # continues what the folder holds; returns the file with the weights
MIXED = "mixed"  # the value of an option that varies from game to game
# From the number of a game from 0 and the options given: values for those that vary or do not go with the others.
Mix = Callable[[int, Mapping[str, str]], dict[str, str]]
Finding = Any  # what a game's statistics keep of one game


def varied(values: Mapping[str, str], given: Mapping[str, str]) -> dict[str, str]:
    """Those of them that are left open by the options given."""
    return {name: value for name, value in values.items() if given.get(name, MIXED) == MIXED}


class Statistics(Protocol):
    """What `hexhaven stats` counts in games between bots."""

    BOT: str

    def is_endless(self, s: State) -> bool:
        """Whether a game has gone on so long that it is cut short."""

    def finding(self, s: State, events: Iterable[Event]) -> Finding:
        """What one game shows."""

    def as_json(self, findings: Sequence[Finding]) -> dict[str, object]: ...
    def tables(self, text: "Language", findings: Sequence[Finding]) -> "Iterable[RenderableType]": ...


class BadWeights(HexhavenError):
    """A file of weights that training cannot start from."""


@dataclass(frozen=True)
class Effort:
    """How much `hexhaven train` tries."""

    generations: int
    games: int
    self_play: int
    seed: int
    start: str | None = None  # the text of a file of weights to start from


@dataclass(frozen=True)
class Plugin:
    """A game with everything known about it. Its texts are in text/, its own commands in commands/ of its package.

    Only the engine is required: without the rest, a game is described in words and bots choose at random.
    """

    engine: TableGame
    place: int = 99  # in lists of games; the first game is the default
    bots: Mapping[str, MakeBot] = field(default_factory=dict)  # the best first
    usual_bot: str = ""  # the one that people are offered first, and that takes over for them; empty: the best
    yardsticks: Mapping[str, MakeBot] = field(default_factory=dict)  # that others are measured by; not for tables
    screen: "Screen | None" = None  # the game in the terminal
    stage: "Stage | None" = None  # what its scenarios can describe
    mix: Mix | None = None  # values for options that vary from game to game
    files: Mapping[str, "Callable[[Language, Path], str]"] = field(default_factory=dict)  # options that may be files
    statistics: Statistics | None = None
    mode: str = ""  # the option whose values make games that cannot be compared; empty: all can
    train: Train | None = None  # how its bots learn
