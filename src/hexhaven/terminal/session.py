"""A person at the terminal: what is shown, what is typed, and what it does."""

import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hexhaven.bots import adviser_of, bots_of
from hexhaven.bots.counsel import advice_in_words
from hexhaven.kernel.chance import commitment
from hexhaven.kernel.contract import AdvisingBot
from hexhaven.kernel.driver import rng_for
from hexhaven.kernel.errors import IllegalAnswer, NotationError, shortened
from hexhaven.kernel.event import Event
from hexhaven.kernel.record import write
from hexhaven.kernel.referee import checked
from hexhaven.language import Language
from hexhaven.rulebook import rule_text, rules_document
from hexhaven.terminal.lookup import look_up
from hexhaven.terminal.screen import screen_of
from hexhaven.terminal.table import Table
from hexhaven.trouble import trouble_with

LONG = 12  # a longer list of answers gets headings
SUGGESTED = 3
LONGEST_LINE = 4096  # characters that are read of what is typed
RULE_WIDTH = 8  # in the help
CLOSE = 0.75  # minimum similarity of two texts for one to be suggested for the other


class Left(Exception):
    """The person has left the game."""


class TookBack(Exception):
    """The person has taken back an answer."""


class Session:
    """One person's game from the welcome to the end. The file to save it to already exists and is empty."""

    def __init__(self, table: Table, text: Language, console: Console, save: Path | None) -> None:
        self.table = table
        self.screen = screen_of(table.game.NAME)
        self.text = text
        self.console = console
        self.save = save
        self.own_files = [] if save is None else [save]  # these may be overwritten
        self.saved = -1  # how many answers were last saved
        self.warned = False
        self.words: dict[str, Callable[[str], None]] = {
            "?": self.help, "help": self.help, "show": self.show_table, "list": self.show_answers, "log": self.show_log,
            "board": self.show_board, "why": self.explain, "position": self.show_position, "save": self.save_as,
            "hint": self.show_hint, "undo": self.take_back, "quit": self.leave, "exit": self.leave, "q": self.leave,
        }  # fmt: skip

    def say(self, key: str, **values: str | int) -> None:
        """Print a message; one with a path is not wrapped, so that the path can be copied."""
        self.console.print(self.text(key, **values), soft_wrap="path" in values)

    def run(self, bot: str) -> None:
        """Play against this bot until the game is over or the person leaves."""
        self.say("play-welcome", bots=self.table.game.seats(self.table.s) - 1, name=self.text(f"bot-{bot}"))
        self.say("play-seed-hash", hash=commitment(self.table.seed))
        try:
            self.play()
        except (Left, KeyboardInterrupt):
            self.say("play-left")
            self.warn_if_unsaved()
        else:
            self.show_end()
            self.offer_to_save()
        finally:
            if self.save is not None:
                self.save_to(self.save)

    def play(self) -> None:
        while self.table.advance():
            self.show()
            try:
                self.table.answer(self.answer())
            except TookBack:
                self.say("play-took-back")
            self.warned = False

    # What is typed.

    def answer(self) -> int:
        """Ask until the person gives a legal answer. Raises Left or TookBack."""
        answers = self.sorted_answers()
        while True:
            try:
                line = self.read_line("play-prompt")
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                self.leave("")
                continue
            chosen = self.parse(line, answers)
            if chosen is not None:
                return chosen

    def read_line(self, prompt: str) -> str:
        """A line from the keyboard; one from a file or a pipe is echoed, so that the output can be read later."""
        line = self.console.input(self.text(prompt), markup=False)[:LONGEST_LINE]
        if not interactive():
            self.console.print(line)
        return line

    def sorted_answers(self) -> list[int]:
        return sorted(self.table.game.legal(self.table.s), key=self.screen.rank)

    def parse(self, line: str, answers: Sequence[int]) -> int | None:
        """The answer that was typed; None if it was something else."""
        if line.lstrip().startswith("?"):
            line = line.replace("?", "? ", 1)
        word, _, rest = line.strip().partition(" ")
        if word.lower() in self.words:
            self.words[word.lower()](rest.strip())
        elif word.isdecimal() and not rest:
            return self.parse_number(word, answers)
        elif word:
            return self.parse_notation(plain(line))
        return None

    def parse_number(self, number: str, answers: Sequence[int]) -> int | None:
        if number.isascii() and len(number) < 4 and 1 <= int(number) <= len(answers):
            return answers[int(number) - 1]
        self.say("play-no-number", number=shortened(number))
        return None

    def parse_notation(self, line: str) -> int | None:
        """An answer in notation, if it is a legal one."""
        try:
            return self.checked(line)
        except (NotationError, IllegalAnswer) as error:
            self.show_refusal(error)
            return None

    def checked(self, line: str) -> int:
        return checked(self.table.game, self.table.s, self.table.seat, line)

    def take_back(self, _: str) -> None:
        """Undo the last answer. Raises TookBack."""
        if self.table.take_back():
            self.saved = -1
            raise TookBack
        self.say("play-no-undo")

    # What is shown.

    def show(self) -> None:
        """The table, what happened, the question, and the answers to it."""
        self.console.rule()
        self.console.print(self.screen.table(self.text, self.table.s, self.table.seat, self.console.width))
        self.console.print(Text(self.text("play-news"), style="bold"))
        self.show_news()
        self.show_answers("")

    def show_table(self, _: str) -> None:
        self.console.print(self.screen.whole_table(self.text, self.table.s, self.table.seat, self.console.width))

    def show_answers(self, _: str) -> None:
        self.console.print(Text(self.table.game.question_in_words(self.text, self.table.s), style="bold"))
        self.console.print(self.answer_list(self.sorted_answers()))

    def show_events(self, events: Sequence[Event], last: int = 0) -> None:
        """What happened; the last lines only, if their number is given."""
        for line in self.table.game.log_lines(self.text, events, self.table.seat, self.table.s)[-last:]:
            self.console.print("  " + line)

    def show_news(self) -> None:
        self.show_events([event for event in self.table.news() if not self.screen.is_quiet(event)])

    def show_log(self, number: str) -> None:
        if number and not (number.isascii() and number.isdecimal() and int(number[:9]) > 0):
            self.say("play-log-which")
        else:
            self.show_events(self.table.events, int(number[:9] or 0))

    def answer_list(self, answers: Sequence[int]) -> Grid:
        """Numbered, in words and in notation; long lists with a heading for each action."""
        grid = Grid.grid(padding=(0, 1))
        heading = ""
        for number, answer in enumerate(answers, 1):
            group = self.table.game.answer_group(self.text, answer)
            if len(answers) > LONG and group != heading:
                grid.add_row("", Text(group, style="italic"))
                heading = group
            words = self.table.game.answer_in_words(self.text, answer, self.table.seat, self.table.s)
            grid.add_row(Text(f"{number:3}"), words, Text(self.table.game.notation(answer), style="dim"))
        return grid

    def show_board(self, number: str) -> None:
        """What a player has; by default the person themselves."""
        players = [str(seat + 1) for seat in range(self.table.game.seats(self.table.s))]
        if number and number not in players:
            self.say("play-no-player", number=shortened(number))
            return
        seat = players.index(number) if number else self.table.seat
        self.console.print(self.screen.board(self.text, self.table.s, seat, self.table.seat))
        if not number:
            self.say("play-board-which")

    def show_position(self, _: str) -> None:
        """As one line that can be copied."""
        self.console.print(self.table.position(), soft_wrap=True)
        self.say("play-position")

    def show_end(self) -> None:
        self.show_news()
        result = self.table.game.result(self.table.s)
        if result is not None:
            self.console.print(self.screen.end(self.text, self.table.events, result, self.table.seat))
        self.say("play-seed", seed=self.table.seed.hex())

    # What is explained.

    def show_hint(self, _: str) -> None:
        """What the best bot would answer, and why."""
        game, adviser = self.table.game, adviser_of(self.table.game.NAME)
        if adviser is None or len(self.sorted_answers()) < 2:
            self.say("play-no-hint")
            return
        bot = bots_of(game.NAME)[adviser](rng_for("hints", self.table.seed))
        assert isinstance(bot, AdvisingBot)
        advice = self.table.advice(bot)
        for line in advice_in_words(game, self.text, self.table.s, self.table.seat, advice):
            self.console.print("  " + line)
        self.say("play-hint", line=game.notation(advice.answer))

    def help(self, name: str) -> None:
        if not name:
            self.say("play-help", example=self.screen.EXAMPLE, rule=f"{self.screen.RULE:<{RULE_WIDTH}}")
            return
        for line in look_up(self.text, self.table.game.NAME, name, self.table.s):
            self.console.print(line)

    def show_refusal(self, error: NotationError | IllegalAnswer) -> None:
        """Say which rule refuses the text, or what may have been meant."""
        if isinstance(error, IllegalAnswer):
            self.say("play-refused", rule=error.rule, reason=self.text(error.key))
            return
        self.say("play-no-answer", line=shortened(error.text))
        verb, meant = with_known_verb(error.text, self.screen.FORMS)
        legal = [text for text in map(self.table.game.notation, self.sorted_answers()) if verb in text.split()]
        begun = [text for text in legal if text.startswith(meant)][:SUGGESTED]
        if close := begun or get_close_matches(meant, legal, SUGGESTED, CLOSE):
            self.say("play-close", answers=", ".join(close))
        elif verb:
            self.say("play-form", form=self.screen.FORMS[verb])

    def explain(self, words: str) -> None:
        """Why the text is not a legal answer, with the rule itself where the document is at hand."""
        line = plain(words)
        if not line:
            self.say("play-why-which", example=self.screen.WHY)
        elif line.isdecimal():
            self.explain_number(line)
        else:
            self.explain_text(line)

    def explain_number(self, number: str) -> None:
        answer = self.parse_number(number, self.sorted_answers())
        if answer is not None:
            self.say("play-legal", line=self.table.game.notation(answer))

    def explain_text(self, line: str) -> None:
        try:
            self.checked(line)
        except NotationError as error:
            self.show_refusal(error)
        except IllegalAnswer as error:
            self.show_refusal(error)
            self.console.print(rule_text(rules_document(self.table.game.NAME, self.text.code), error.rule), style="dim")
        else:
            self.say("play-legal", line=line)

    # Saving.

    def leave(self, _: str) -> None:
        """Leave the game; at a keyboard, warn once if the record would be lost."""
        if not interactive() or self.warned or self.is_saved():
            raise Left
        self.warned = True
        self.say("play-unsaved")

    def is_saved(self) -> bool:
        return self.save is not None or self.saved == len(self.table.answers)

    def warn_if_unsaved(self) -> None:
        if not self.is_saved():
            self.say("play-lost", game=self.table.game.NAME)

    def offer_to_save(self) -> None:
        """After the game, offer to save it, at a keyboard."""
        while interactive() and not self.is_saved():
            try:
                path = self.read_line("play-ask-file").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                break
            if not path:
                break
            self.save_as(path)
        self.warn_if_unsaved()

    def save_as(self, path: str) -> None:
        if path:
            self.save_to(Path(path).expanduser())
        else:
            self.say("play-save-which")

    def save_to(self, path: Path) -> None:
        """Save the record so far to a file; only a file of this game is overwritten."""
        try:
            with path.open("w" if path in self.own_files else "x", encoding="utf-8", newline="\n") as file:
                file.write(write(self.table.record()))
        except (OSError, ValueError) as error:
            self.say("error-write", path=str(path), problem=trouble_with(self.text, error))
            return
        self.own_files.append(path)
        self.saved = len(self.table.answers)
        self.say("play-saved", path=str(path))
        if self.table.game.result(self.table.s) is not None:
            self.say("play-verify", path=str(path))


def interactive() -> bool:
    """Whether somebody is at a keyboard."""
    return sys.stdin.isatty()


def plain(words: str) -> str:
    """Notation is in lower case, with single spaces."""
    return " ".join(words.lower().split())


def with_known_verb(line: str, forms: Iterable[str]) -> tuple[str, str]:
    """The verb of a text, or the most similar one, and the text with it; no verb if none is similar."""
    for word in line.split()[:2]:
        if close := get_close_matches(word, forms, 1, CLOSE):
            return close[0], line.replace(word, close[0], 1)
    return "", line
