"""Scenarios: rules examples as text files that anyone with the rulebook can write. See docs/scenarios.md.

Here is what is the same for all games: reading a file and setting up its position; scenario_script.py plays it. A
game's stage says how a position is described and what can be checked.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from hexhaven.kernel.contract import Game, State
from hexhaven.kernel.errors import FileError, HexhavenError, OptionError, PositionError, raise_all, shortened
from hexhaven.kernel.record import TITLE

RULE = re.compile(r"[A-Z]\d+\.\d+")
ANSWER = re.compile(r"(\*|\d+): *(.*)")
COMMENT = re.compile(r"(^|\s)#.*")
HEADING = ("title", "game", "shows")
CHECKS = ("expect", "refuse", "offered", "not", "only")
NONE = "none"
FILE_ENDING = ".toml"


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
    game: str = ""
    shown: set[str] = field(default_factory=set)
    set_up: list[Line] = field(default_factory=list)
    script: list[Line] = field(default_factory=list)

    def refusing(self) -> set[str]:
        """The rules by which something is expected to be refused."""
        return {rule_at_end(line)[1] for line in self.script if line.word == "refuse"}


class PositionBuilder(Protocol):
    """A position that has been described and can be built."""

    def build(self) -> State: ...

    def faults(self, s: State) -> list[str]:
        """Why this cannot be; empty if it can."""


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
    rules: Callable[[], frozenset[str]]  # the numbers of the rules there are; empty if the document is not at hand
    files: Mapping[str, Callable[[Path], str]] = field(default_factory=dict)  # options that may be a file


# Reading.


def lines_of(text: str) -> list[Line]:
    lines = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        words = COMMENT.sub("", raw).split()
        if words:
            lines.append(Line(number, words[0], " ".join(words[1:])))
    return lines


def read_scenario(stage: Stage, text: str) -> Scenario:
    """Sort the lines: heading, set-up, script. Raises FileErrors."""
    if text.startswith(TITLE):
        raise FileError(1, "this is a game file, not a scenario")
    scenario, wrong = Scenario(), []
    lines = lines_of(text)
    for line in lines:
        try:
            sort_line(stage, scenario, line)
        except FileError as error:
            wrong.append(error)
    if not any(line.word == "title" for line in lines):
        wrong.append(FileError(1, "a scenario needs a title"))
    if not scenario.script and not wrong:
        wrong.append(FileError(lines[-1].number, "the script is missing: nothing is played or checked"))
    raise_all(wrong)
    return scenario


def sort_line(stage: Stage, scenario: Scenario, line: Line) -> None:
    if line.word in CHECKS or ANSWER.fullmatch(line.word):
        if line.word == "refuse":
            check_rule(stage, line, rule_at_end(line)[1])
        scenario.script.append(line)
    elif line.word == "*" or line.word.isdecimal():
        raise line.wrong(f"put a colon after the seat: '{line.word}: {line.rest}'")
    elif line.word not in stage.position + stage.new_game + HEADING:
        raise line.wrong(f"no line begins with {line.word!r}")
    elif scenario.script:
        part = "heading" if line.word in HEADING else "set-up"
        raise line.wrong(f"{line.word!r} belongs to the {part}, which ends at the first move or check")
    elif line.word in HEADING:
        add_heading(stage, scenario, line)
    else:
        scenario.set_up.append(line)


def add_heading(stage: Stage, scenario: Scenario, line: Line) -> None:
    if not line.rest:
        raise line.wrong(f"what follows {line.word!r} is missing")
    if line.word == "shows":
        for rule in line.rest.split():
            check_rule(stage, line, rule)
            if rule in scenario.shown:
                raise line.wrong(f"{rule} is named twice")
            scenario.shown.add(rule)
    elif getattr(scenario, line.word):
        raise line.wrong(f"a scenario has only one {line.word}")
    else:
        setattr(scenario, line.word, line.rest)


def check_rule(stage: Stage, line: Line, rule: str) -> None:
    if not RULE.fullmatch(rule):
        raise line.wrong(f"{rule!r} is not the number of a rule")
    if stage.rules() and rule not in stage.rules():
        raise line.wrong(f"there is no rule {rule}")


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
    wrong = []
    for line in lines:
        try:
            for subject in subjects_of(line, seat_clauses, numbered):
                if subject in said:
                    raise line.wrong(f"{subject!r} is given twice")
                said.add(subject)
            describe(line)
        except FileError as error:
            wrong.append(error)
        except PositionError as error:
            wrong.append(line.wrong(str(error)))
    raise_all(wrong)


def subjects_of(line: Line, seat_clauses: Clauses, numbered: tuple[str, ...]) -> list[str]:
    """What a line is about."""
    first, rest = line.rest.partition(" ")[::2]
    if line.word == "seat":
        return [f"seat {first} {name}" for name, _ in seat_clauses(line, rest)]
    return [f"{line.word} {first}" if line.word in numbered else line.word]


def begin(stage: Stage, lines: list[Line], folder: Path = Path()) -> State:
    """The position or the new game a scenario starts from; files it names are in the folder. Raises FileError."""
    lines = [with_file(stage, line, folder) for line in lines]
    new = next((line for line in lines if line.word == "new"), None)
    return built(stage, lines) if new is None else started(stage, lines, new)


def with_file(stage: Stage, line: Line, folder: Path) -> Line:
    """The line; an option whose value is a file gets the value that the file stands for."""
    name, value = line.rest.partition(" ")[::2]
    if line.word != "option" or name not in stage.files or not value.endswith(FILE_ENDING):
        return line
    try:
        return replace(line, rest=f"{name} {stage.files[name](folder / value)}")
    except (HexhavenError, OSError, ValueError) as error:
        raise line.wrong(f"{value}: {error}") from error


def started(stage: Stage, lines: list[Line], new: Line) -> State:
    """A new game, with options and nothing else."""
    wrong, said = [], set()
    for line in lines:
        subject = f"option {line.rest.partition(' ')[0]}" if line.word == "option" else line.word
        if line.word == "new" and line.rest != "game":
            wrong.append(line.wrong("a new game is written 'new game'"))
        elif line.word not in ("new", "option"):
            wrong.append(line.wrong(f"{line.word!r} describes a position, but line {new.number} starts a new game"))
        elif subject in said:
            wrong.append(line.wrong(f"{subject!r} is given twice"))
        said.add(subject)
    raise_all(wrong)
    options, said_by = options_in(lines)
    try:
        return stage.game.new_game(options)
    except OptionError as error:
        raise said_by.get(error.option, new).wrong(str(error)) from error


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
    raise_all([line.wrong("an option needs a line 'new game'") for line in lines if line.word not in stage.position])
    try:
        return position_of(stage, lines)
    except (PositionError, OptionError) as error:
        blamed = lines[-1] if lines else Line(1, "", "")
        while lines and not can_be(stage, lines):
            blamed = lines[-1]
            lines = lines[:-1]
        raise blamed.wrong(str(error)) from error


def position_of(stage: Stage, lines: list[Line]) -> State:
    position = stage.describe(lines)
    s = position.build()
    if faults := position.faults(s):
        raise PositionError("; ".join(faults))
    return s


def can_be(stage: Stage, lines: list[Line]) -> bool:
    try:
        position_of(stage, lines)
    except HexhavenError:
        return False
    return True
