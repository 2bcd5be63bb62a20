"""A person's talk with the table: what is shown, what is typed, and what comes of it."""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from re import DOTALL, MULTILINE, escape, search

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hexhaven.burgundy.answers import verb_of
from hexhaven.burgundy.content.tiles import NAME_OF, TILE_NAMED
from hexhaven.burgundy.events import DIE_USED, GOOD_LAID_OUT, TILE_LAID_OUT, TILE_STORED, TURN_CLOSED
from hexhaven.burgundy.words import (
    answer_group,
    answer_in_words,
    log_line,
    question_in_words,
    tile_effect,
    tile_name,
)
from hexhaven.kernel.chance import commitment
from hexhaven.kernel.errors import IllegalAnswer, NotationError
from hexhaven.kernel.event import Event
from hexhaven.kernel.record import write
from hexhaven.kernel.referee import checked
from hexhaven.language import Language
from hexhaven.terminal.picture import duchy, end_of_game, whole_table
from hexhaven.terminal.table import Table

LONG = 12  # a longer list of answers gets headings
# The table shows these, or another event says them.
QUIET = (TILE_LAID_OUT, GOOD_LAID_OUT, TILE_STORED, DIE_USED, TURN_CLOSED)


class Session:
    """One person's game from the welcome to the end."""

    def __init__(self, table: Table, text: Language, console: Console, save: Path | None) -> None:
        self.table = table
        self.text = text
        self.console = console
        self.save = save

    def say(self, key: str, **values: str | int) -> None:
        """A message; one with a path is not broken into lines, so that the path can be copied."""
        self.console.print(self.text(key, **values), soft_wrap="path" in values)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.say("play-welcome", bots=self.table.game.seats(self.table.s) - 1)
        self.say("play-seed-hash", hash=commitment(self.table.seed))
        try:
            while self.table.advance():
                self.show()
                self.table.answer(self.answer())
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("play-left")
        else:
            self.show_end()
        if self.save is not None:
            self.keep(self.save)

    def answer(self) -> int:
        """Ask until the person gives a legal answer. Raises EOFError when they leave."""
        answers = self.listed()
        while True:
            chosen = self.understand(self.typed(), answers)
            if chosen is not None:
                return chosen

    def typed(self) -> str:
        """A line from the keyboard; one from a file or a pipe is shown, so that the output can be read later."""
        line = self.console.input(self.text("play-prompt"), markup=False)
        if not sys.stdin.isatty():
            self.console.print(line)
        return line

    def listed(self) -> list[int]:
        return sorted(self.table.game.legal(self.table.s), key=verb_of)

    def understand(self, line: str, answers: Sequence[int]) -> int | None:
        """The answer that was typed; None if it was none, or another word."""
        match line.split(maxsplit=1):
            case []:
                return None
            case ["quit"]:
                raise EOFError
            case ["?"]:
                self.say("play-help", tile="market")
            case ["?", name]:
                self.tell_effect(name.strip())
            case ["log"]:
                self.tell(self.table.events, ())
            case ["board", number]:
                self.show_duchy(number.strip())
            case ["save", path]:
                self.keep(Path(path.strip()))
            case ["why", words]:
                self.explain(plain(words))
            case [number] if number.isdecimal():
                return self.numbered(number, answers)
            case _:
                return self.written(plain(line))
        return None

    def numbered(self, number: str, answers: Sequence[int]) -> int | None:
        if number.isascii() and len(number) < 4 and 1 <= int(number) <= len(answers):
            return answers[int(number) - 1]
        self.say("play-no-number", number=number)
        return None

    def written(self, line: str) -> int | None:
        """An answer in notation, if it is a legal one."""
        try:
            return self.checked(line)
        except (NotationError, IllegalAnswer) as error:
            self.complain(error)
            return None

    def checked(self, line: str) -> int:
        return checked(self.table.game, self.table.s, self.table.seat, line)

    # What is shown.

    def show(self) -> None:
        """The table, what happened, the question, and the answers to it."""
        text, view, you = self.text, self.table.view(), self.table.seat
        self.console.rule()
        self.console.print(whole_table(text, view, you), duchy(text, view, you, you))
        self.console.print(Text(text("play-news"), style="bold"))
        self.tell(self.table.news(), QUIET)
        self.console.print(Text(question_in_words(text, self.table.s), style="bold"))
        self.console.print(self.answer_list(self.listed()))

    def tell(self, events: Sequence[Event], quiet: Sequence[int]) -> None:
        for event in events:
            if event.kind not in quiet:
                self.console.print("  " + log_line(self.text, event, self.table.seat))

    def answer_list(self, answers: Sequence[int]) -> Grid:
        """Numbered, in words and in notation; long lists with a heading for each action."""
        grid = Grid.grid(padding=(0, 1))
        heading = ""
        for number, answer in enumerate(answers, 1):
            group = answer_group(self.text, answer)
            if len(answers) > LONG and group != heading:
                grid.add_row("", Text(group, style="italic"))
                heading = group
            words = answer_in_words(self.text, answer, self.table.seat)
            grid.add_row(Text(f"{number:3}"), words, Text(self.table.game.notation(answer), style="dim"))
        return grid

    def show_duchy(self, number: str) -> None:
        players = [str(seat + 1) for seat in range(self.table.game.seats(self.table.s))]
        if number in players:
            seat = players.index(number)
            self.console.print(duchy(self.text, self.table.view(), seat, self.table.seat))
        else:
            self.say("play-no-player", number=number)

    def show_end(self) -> None:
        self.tell(self.table.news(), QUIET)
        result = self.table.game.result(self.table.s)
        if result is not None:
            self.console.print(end_of_game(self.text, self.table.events, result, self.table.seat))
        self.say("play-seed", seed=self.table.seed.hex())
        if self.save is None:
            self.say("play-verify-later")

    # What is explained, and what is kept.

    def tell_effect(self, name: str) -> None:
        tile = TILE_NAMED.get(name)
        if tile is None:
            self.say("play-no-tile", name=name, names=" ".join(NAME_OF.values()))
        else:
            self.say("play-tile", tile=tile_name(self.text, tile), effect=tile_effect(self.text, tile))

    def complain(self, error: NotationError | IllegalAnswer) -> None:
        """Say which rule refuses the text, or what may have been meant."""
        if isinstance(error, IllegalAnswer):
            self.say("play-refused", rule=error.rule, reason=self.text(error.key))
            return
        self.say("play-no-answer", line=error.text)
        legal = [self.table.game.notation(answer) for answer in self.listed()]
        if close := get_close_matches(error.text, legal):
            self.say("play-close", answers=", ".join(close))

    def explain(self, line: str) -> None:
        """Why the text is not a legal answer, with the rule itself where the document is at hand."""
        try:
            self.checked(line)
        except NotationError as error:
            self.complain(error)
        except IllegalAnswer as error:
            self.complain(error)
            self.console.print(rule_text(rules_document(self.table.game.NAME), error.rule), style="dim")
        else:
            self.say("play-legal", line=line)

    def keep(self, path: Path) -> None:
        """Write the record so far to a file."""
        try:
            path.write_text(write(self.table.record()), encoding="utf-8", newline="\n")
        except (OSError, ValueError) as error:
            problem = error.strerror if isinstance(error, OSError) else None
            self.say("error-write", path=str(path), problem=problem or str(error))
            return
        self.say("play-saved", path=str(path))
        if self.table.game.result(self.table.s) is not None:
            self.say("play-verify", path=str(path))


def plain(words: str) -> str:
    """Notation is in small letters, with single spaces."""
    return " ".join(words.lower().split())


def rules_document(game: str) -> str:
    """The rules of a game, which lie beside the sources; nothing where they are not installed."""
    document = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    return document.read_text(encoding="utf-8") if document.is_file() else ""


def rule_text(document: str, number: str) -> str:
    """One numbered rule of the document, or nothing."""
    found = search(rf"^- \*\*{escape(number)}\*\* (.*?)(?=\n- \*\*|\n\n|\n#|\Z)", document, DOTALL | MULTILINE)
    return " ".join(found[1].removeprefix("*limit* ").replace("*", "").split()) if found else ""
