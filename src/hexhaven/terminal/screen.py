"""What the terminal shows of a game beyond the contract."""

from collections.abc import Iterable
from typing import Protocol

from rich.console import Console, RenderableType

from hexhaven.games import plugins
from hexhaven.kernel.contract import Result, State
from hexhaven.kernel.event import Event
from hexhaven.language import Language, language
from hexhaven.terminal.plain import SPECTATOR, PlainScreen

WIDTH = 120  # of a table that is printed


class Screen(Protocol):
    """A game in the terminal."""

    EXAMPLE: str  # the name of a thing that can be looked up
    RULE: str  # the number of a rule
    WHY: str  # an answer, to ask why it is refused
    FORMS: dict[str, str]  # each verb a person can use, with an example

    def rank(self, answer: int) -> int:
        """The order of answers in a list."""

    def is_quiet(self, event: Event) -> bool:
        """Whether an event is left out of the news because the table or another event shows it."""

    def table(self, text: Language, s: State, you: int, width: int) -> RenderableType:
        """What is shown before every question."""

    def whole_table(self, text: Language, s: State, you: int, width: int) -> RenderableType: ...

    def board(self, text: Language, s: State, seat: int, you: int) -> RenderableType:
        """What belongs to one player."""

    def for_spectators(self, text: Language, s: State) -> RenderableType:
        """Everything that is public."""

    def end(self, text: Language, events: Iterable[Event], result: Result, you: int) -> RenderableType: ...

    def look_up(self, text: Language, words: str, s: State | None) -> list[tuple[str, str]]:
        """Things with a name, each with what it does, in this game if one is given."""

    def names(self, text: Language) -> list[str]:
        """What can be looked up."""


def screen_of(game: str) -> Screen:
    plugin = plugins()[game]
    return PlainScreen(plugin.engine) if plugin.screen is None else plugin.screen


def printed(game: str, s: State, seat: int, code: str) -> str:
    """The whole table as plain text, as a seat or a spectator may see it, in a language."""
    screen, text = screen_of(game), language(code, game)
    console = Console(width=WIDTH, color_system=None, markup=False, highlight=False, emoji=False)
    with console.capture() as captured:
        seen = screen.for_spectators(text, s) if seat == SPECTATOR else screen.whole_table(text, s, seat, WIDTH)
        console.print(seen)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())
