"""A game in the terminal that has no screen of its own: the table in words."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from hexhaven.kernel.contract import Result, Section, SpokenGame, State, TableGame
from hexhaven.kernel.event import Event
from hexhaven.language import Language, player_name

SPECTATOR = -1


def sections(told: Sequence[Section]) -> Iterator[RenderableType]:
    for section in told:
        yield Text(section.title, style="bold")
        yield from (Padding(line, (0, 0, 0, 2)) for line in section.lines)


def winners(text: Language, result: Result, you: int) -> list[Text]:
    names = [player_name(text, seat, you) for seat, place in enumerate(result.places) if place == 1]
    return [Text(text("play-winner", player=name), style="bold") for name in names]


class PlainScreen:
    """What can be shown for any game; terminal/screen.py describes the functions."""

    EXAMPLE = RULE = WHY = ""
    FORMS: dict[str, str]

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.FORMS = {}

    def rank(self, answer: int) -> int:
        return 0

    def is_quiet(self, event: Event) -> bool:
        return False

    def table(self, text: Language, s: State, you: int, width: int) -> RenderableType:
        told = self.game.state_in_words(text, s, you) if isinstance(self.game, SpokenGame) else []
        return Group(*sections(told))

    def whole_table(self, text: Language, s: State, you: int, width: int) -> RenderableType:
        return self.table(text, s, you, width)

    def board(self, text: Language, s: State, seat: int, you: int) -> RenderableType:
        return self.table(text, s, you, 0)

    def for_spectators(self, text: Language, s: State) -> RenderableType:
        return self.table(text, s, SPECTATOR, 0)

    def end(self, text: Language, events: Iterable[Event], result: Result, you: int) -> RenderableType:
        return Group(*winners(text, result, you))

    def look_up(self, text: Language, words: str, s: State | None) -> list[tuple[str, str]]:
        return []

    def names(self, text: Language) -> list[str]:
        return []
