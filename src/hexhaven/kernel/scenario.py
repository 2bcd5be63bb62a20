"""Scenarios: rules examples as text files that anyone with the rulebook can write. See docs/scenarios.md.

Here is what is the same for all games: reading a file, playing its moves, and comparing what is expected with what is
so. A game's stage says how a position is described and what can be checked.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hexhaven.kernel.contract import Game, State
from hexhaven.kernel.errors import (
    FileError,
    HexhavenError,
    IllegalAnswer,
    NotationError,
    OptionError,
    PositionError,
    shortened,
)
from hexhaven.kernel.frame import CHANCE
from hexhaven.kernel.record import TITLE
from hexhaven.kernel.referee import answer, give

RULE = re.compile(r"[A-Z]\d+\.\d+")
ANSWER = re.compile(r"(\*|\d+): *(.*)")
COMMENT = re.compile(r"(^|\s)#.*")
HEADING = ("title", "game", "shows")
CHECKS = ("expect", "refuse", "offered", "not")
NONE = "none"


class ScenarioFailed(HexhavenError):
    """The game does not do what a line of a scenario says."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = shortened(message)


@dataclass(frozen=True)
class Line:
    """One line that is neither empty nor a comment: its number, its first word, and what follows."""

    number: int
    word: str
    rest: str

    def wrong(self, problem: str) -> FileError:
        return FileError(self.number, problem)


@dataclass
class Scenario:
    """A scenario as it is written; nothing is played yet."""

    title: str = ""
    shown: set[str] = field(default_factory=set)
    set_up: list[Line] = field(default_factory=list)
    script: list[Line] = field(default_factory=list)

    def refusing(self) -> set[str]:
        """The rules by which something is expected to be refused."""
        return {rule_at_end(line)[1] for line in self.script if line.word == "refuse"}


class PositionBuilder(Protocol):
    """A position that has been described and can be built."""

    def build(self) -> State: ...


class Expectation:
    """What an expectation says: the words after those that name its subject."""

    def __init__(self, line: Line, seats: int) -> None:
        self.line = line
        self.seats = seats
        self.words = line.rest.split()
        self.name = ""

    def word(self, what: str) -> str:
        if not self.words:
            raise self.line.wrong(f"{what} is missing")
        return self.words.pop(0)

    def number(self, what: str, most: int) -> int:
        number = number_in(self.line, self.word(what), what, most)
        if not number:
            raise self.line.wrong(f"0 is not {what}")
        return number


@dataclass(frozen=True)
class Stage:
    """What the scenarios of a game can describe and check."""

    game: Game
    position: tuple[str, ...]  # the first words of lines that describe a position
    new_game: tuple[str, ...]  # those of lines that begin a new game
    counted: tuple[str, ...]  # what can be expected to change
    in_order: tuple[str, ...]  # where the order of the words matters
    describe: Callable[[list[Line]], PositionBuilder]
    value_of: Callable[[State, Expectation], list[str]]  # the value of what the words name, as words
    unpack: Callable[[str, Sequence[str]], list[str]]  # words that can be compared one by one


# Reading.


def lines_of(text: str) -> list[Line]:
    lines = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        words = COMMENT.sub("", raw).split()
        if words:
            lines.append(Line(number, words[0], " ".join(words[1:])))
    return lines


def read_scenario(stage: Stage, text: str) -> Scenario:
    """Sort the lines: heading, set-up, script. Raises FileError."""
    scenario = Scenario()
    lines = lines_of(text)
    if text.startswith(TITLE):
        raise FileError(1, "this is a game file, not a scenario")
    for line in lines:
        if line.word == "title":
            scenario.title = line.rest
        elif line.word == "shows":
            scenario.shown |= rules_in(line)
        elif line.word in CHECKS or ANSWER.fullmatch(line.word):
            scenario.script.append(line)
        elif line.word == "*" or line.word.isdecimal():
            raise line.wrong(f"put a colon after the seat: '{line.word}: {line.rest}'")
        elif line.word not in stage.position + stage.new_game + HEADING:
            raise line.wrong(f"no line begins with {line.word!r}")
        elif scenario.script:
            raise line.wrong(f"{line.word!r} belongs to the set-up, which ends at the first move or check")
        elif line.word != "game":
            scenario.set_up.append(line)
    if not scenario.title:
        raise FileError(1, "a scenario needs a title")
    if not scenario.script:
        raise FileError(lines[-1].number, "the script is missing: nothing is played or checked")
    return scenario


def rules_in(line: Line) -> set[str]:
    for rule in line.rest.split():
        if not RULE.fullmatch(rule):
            raise line.wrong(f"{rule!r} is not the number of a rule")
    return set(line.rest.split())


def rule_at_end(line: Line) -> tuple[str, str]:
    """The answer and the rule that must refuse it."""
    text, _, rule = line.rest.rpartition(" ")
    if not RULE.fullmatch(rule):
        raise line.wrong("a refused move ends with the number of the rule that refuses it")
    return text.strip(), rule


def number_in(line: Line, word: str, what: str, most: int = 999) -> int:
    if not (word.isdecimal() and word.isascii() and len(word) < 5 and int(word) <= most):
        raise line.wrong(f"{word!r} is not {what}")
    return int(word)


def seat_in(line: Line, word: str, seats: int) -> int:
    """Seats are written from 1 and counted from 0."""
    seat = number_in(line, word, "a seat")
    if not 1 <= seat <= seats:
        raise line.wrong(f"there is no seat {seat}")
    return seat - 1


# The set-up.


Clauses = Callable[[Line, str], list[tuple[str, str]]]  # what a line says of a seat, as names and values


def players_in(lines: list[Line], default: str) -> Line:
    """The line that says how many players there are."""
    return next((line for line in lines if line.word == "players"), Line(1, "players", default))


def describe_once(
    lines: list[Line], seat_clauses: Clauses, numbered: tuple[str, ...], describe: Callable[[Line], None]
) -> None:
    """Process every line; no two are about the same clause of a seat, numbered thing or other thing."""
    said: set[str] = set()
    for line in lines:
        first, rest = line.rest.partition(" ")[::2]
        subjects = [f"{line.word} {first}"] if line.word in numbered else [line.word]
        if line.word == "seat":
            subjects = [f"seat {first} {name}" for name, _ in seat_clauses(line, rest)]
        for subject in subjects:
            if subject in said:
                raise line.wrong(f"{subject!r} is given twice")
            said.add(subject)
        try:
            describe(line)
        except PositionError as error:
            raise line.wrong(str(error)) from error


def begin(stage: Stage, lines: list[Line]) -> State:
    """The position or the new game a scenario starts from."""
    new = next((line for line in lines if line.word in stage.new_game), None)
    if new is None:
        return built(stage, lines)
    for line in lines:
        if line.word in stage.position and line.word != "option":
            raise line.wrong(f"{line.word!r} describes a position, but line {new.number} starts a new game")
    return started(stage, lines)


def started(stage: Stage, lines: list[Line]) -> State:
    options, said_by = options_in(lines)
    for line in lines:
        if line.word == "new" and line.rest != "game":
            raise line.wrong("a new game is written 'new game'")
    try:
        return stage.game.new_game(options)
    except OptionError as error:
        raise said_by[error.option].wrong(str(error)) from error


def options_in(lines: list[Line]) -> tuple[dict[str, str], dict[str, Line]]:
    """The options that are said, and by which lines."""
    options, said_by = {}, {}
    for line in lines:
        if line.word == "option":
            name, value = line.rest.partition(" ")[::2]
            options[name], said_by[name] = value.strip(), line
    return options, said_by


def built(stage: Stage, lines: list[Line]) -> State:
    """The position; if it is impossible, the line to blame is the first from which on it cannot be built."""
    try:
        return stage.describe(lines).build()
    except (PositionError, OptionError) as error:
        blamed = lines[-1]
        while lines and not can_be(stage, lines):
            blamed = lines[-1]
            lines = lines[:-1]
        raise blamed.wrong(str(error)) from error


def can_be(stage: Stage, lines: list[Line]) -> bool:
    try:
        stage.describe(lines).build()
    except HexhavenError:
        return False
    return True


# The script.


class Play:
    """A scenario being played."""

    def __init__(self, stage: Stage, s: State) -> None:
        self.stage = stage
        self.game = stage.game
        self.s = s
        self.before = stage.game.copy(s)  # as it was before the last line of moves
        self.seats = stage.game.seats(s)

    def line(self, line: Line) -> None:
        match line.word:
            case "expect":
                self.expect(line)
            case "refuse":
                self.refuse(line, *rule_at_end(line))
            case "offered":
                self.offered(line, line.rest, True)
            case "not":
                word, text = line.rest.partition(" ")[::2]
                if word != "offered":
                    raise line.wrong("only 'not offered' begins with 'not'")
                self.offered(line, text, False)
            case _:
                self.moves(line)

    def answer_in(self, line: Line, text: str) -> tuple[int, str]:
        """`1: 4 workers` as the seat, or chance, and its answer."""
        match = ANSWER.fullmatch(text.strip())
        if match is None or not match[2]:
            raise line.wrong("write an answer as '1: ...' with the seat number, a draw as '*: ...'")
        return CHANCE if match[1] == "*" else seat_in(line, match[1], self.seats), match[2]

    def moves(self, line: Line) -> None:
        """One answer, or several with semicolons between them."""
        who, texts = self.answer_in(line, f"{line.word} {line.rest}")
        self.before = self.game.copy(self.s)
        for text in texts.split(";"):
            try:
                give(self.game, self.s, who, text.strip())
            except NotationError as error:
                raise line.wrong(str(error)) from error
            except HexhavenError as error:
                raise ScenarioFailed(line.number, str(error)) from error
            broken = self.game.broken_laws(self.s)
            if broken:
                raise ScenarioFailed(line.number, f"after {text.strip()!r}: {'; '.join(broken)}")

    def refuse(self, line: Line, text: str, rule: str) -> None:
        """The move must be refused by that rule, and must change nothing."""
        who, text = self.answer_in(line, text)
        tried = self.game.copy(self.s)
        try:
            answer(self.game, tried, who, text)
        except NotationError as error:
            raise line.wrong(str(error)) from error
        except IllegalAnswer as refusal:
            if refusal.rule != rule:
                raise ScenarioFailed(line.number, f"{text!r} is refused by {refusal.rule}, not by {rule}") from refusal
            if self.game.key(tried) != self.game.key(self.s):
                raise ScenarioFailed(line.number, f"{text!r} is refused, but it has changed the position") from refusal
        else:
            raise ScenarioFailed(line.number, f"{text!r} is legal, so {rule} does not refuse it")

    def offered(self, line: Line, text: str, wanted: bool) -> None:
        """Whether a seat, or chance, may give this answer now."""
        who, text = self.answer_in(line, text)
        try:
            given = self.game.answer_of(text)
        except NotationError as error:
            raise line.wrong(str(error)) from error
        if (self.game.to_move(self.s) == who and given in self.game.legal(self.s)) != wanted:
            raise ScenarioFailed(line.number, f"{text!r} is {'not ' if wanted else ''}offered")

    def expect(self, line: Line) -> None:
        """Compare what is expected with what is there."""
        said = Expectation(line, self.seats)
        actual = self.stage.value_of(self.s, said)
        expected = said.words
        if said.name in self.stage.counted and len(expected) == 1 and expected[0][0] in "+-":
            [now], [then] = actual, self.stage.value_of(self.before, Expectation(line, self.seats))
            actual = [f"{int(now) - int(then):+d}"]
        if not expected:
            raise line.wrong(f"what should {said.name} be? Write {NONE!r} for nothing")
        if said.name == "asked":
            actual = actual[: len(expected)]
        if self.comparable(said, actual) != self.comparable(said, [] if expected == [NONE] else expected):
            raise ScenarioFailed(line.number, f"expected {line.rest}, found {' '.join(actual) or NONE}")

    def comparable(self, said: Expectation, words: Sequence[str]) -> list[str]:
        try:
            found = self.stage.unpack(said.name, words)
        except HexhavenError as error:
            raise said.line.wrong(str(error)) from error
        return found if said.name in self.stage.in_order else sorted(found)


def run(stage: Stage, text: str) -> None:
    """Play a scenario. Raises FileError if it is malformed, ScenarioFailed if a check fails."""
    scenario = read_scenario(stage, text)
    play = Play(stage, begin(stage, scenario.set_up))
    for line in scenario.script:
        play.line(line)
