"""Scenarios: rule examples as texts that a person with the rulebook can write. docs/scenarios.md describes them."""

import re
from dataclasses import dataclass, field

from hexhaven import burgundy
from hexhaven.burgundy import frames as f
from hexhaven.burgundy.content.board import BLACK_DEPOT, DEPOTS, end_space, first_space
from hexhaven.burgundy.content.goods import KINDS, PHASE_GOODS, count
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, NAME_OF
from hexhaven.burgundy.position import PHASE_LETTERS, Position, PositionError
from hexhaven.burgundy.state import State, has_tile
from hexhaven.kernel.errors import FileError, HexhavenError, IllegalAnswer, NotationError, OptionError
from hexhaven.kernel.frame import CHANCE, NOBODY, kind_of, top
from hexhaven.kernel.record import give
from hexhaven.kernel.referee import answer

RULE = re.compile(r"B\d+\.\d+")
ANSWER = re.compile(r"(\*|\d+): *(.*)")
COMMENT = re.compile(r"(^|\s)#.*")
NONE = "none"

HEADING = ("title", "shows")
POSITION = ("players", "phase", "round", "seat", "depot", "black", "gone", "order", "turn", "bought")
NEW_GAME = ("new", "option")
CHECKS = ("expect", "refuse", "offered", "not")

SEAT_NUMBERS = ("duchy", "castle", "points", "silver", "workers", "bonuses", "bridge")
SEAT_LISTS = ("storage", "dice", "goods", "sold")
COUNTED = ("points", "silver", "workers")  # a change may be expected of these
IN_ORDER = ("order", "places", "coming", "asked")
QUESTION = {
    f.DRAW_START_PLAYER: "start", f.DRAW_START_GOOD: "good", f.DRAW_DUCHY: "board", f.LAY_OUT_TILE: "tile",
    f.LAY_OUT_GOOD: "good", f.ROLL: "roll", f.ROLL_WHITE: "white", f.CHOOSE_DUCHY: "duchy", f.CHOOSE_CASTLE: "castle",
    f.TURN: "turn", f.EXTRA_ACTION: "action", f.CHOOSE_GOODS: "load", f.GAIN_TILE: "take", f.SELL_GOODS: "sell",
    f.PLACE_TILE: "place", f.DISCARD: "discard",
}  # fmt: skip


class ScenarioFailed(HexhavenError):
    """The game does not do what a line of a scenario says."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


@dataclass(frozen=True)
class Line:
    """One line that is neither empty nor a comment: its number, its first word, and what follows."""

    number: int
    word: str
    rest: str

    def wrong(self, problem: str) -> FileError:
        return FileError(self.number, problem)

    def fails(self, message: str) -> ScenarioFailed:
        return ScenarioFailed(self.number, message)


@dataclass
class Scenario:
    """A scenario as it is written; nothing is played yet."""

    title: str = ""
    shown: set[str] = field(default_factory=set)
    set_up: list[Line] = field(default_factory=list)
    script: list[Line] = field(default_factory=list)


def run_scenario(text: str, name: str) -> None:
    """Play the scenario of that name. Raises FileError if it is badly written, ScenarioFailed if it does not hold."""
    try:
        scenario = read_scenario(text)
        play = Play(begin(scenario))
        for line in scenario.script:
            play.line(line)
    except HexhavenError as error:
        error.add_note(f"in the scenario {name}")
        raise


def rules_shown(text: str) -> set[str]:
    """The rules the scenario says it shows."""
    return read_scenario(text).shown


def rules_refusing(text: str) -> set[str]:
    """The rules by which the scenario expects something to be refused."""
    return {rule_at_end(line)[1] for line in read_scenario(text).script if line.word == "refuse"}


# Reading.


def read_scenario(text: str) -> Scenario:
    """Sort the lines: heading, set-up, script. Raises FileError."""
    scenario = Scenario()
    lines = lines_of(text)
    for line in lines:
        if line.word == "title":
            scenario.title = line.rest
        elif line.word == "shows":
            scenario.shown |= rules_in(line)
        elif line.word in CHECKS or ANSWER.fullmatch(line.word):
            scenario.script.append(line)
        elif line.word not in POSITION + NEW_GAME:
            raise line.wrong(f"no line begins with {line.word!r}")
        elif scenario.script:
            raise line.wrong(f"{line.word!r} belongs to the set-up, which ends at the first move or check")
        else:
            scenario.set_up.append(line)
    if not scenario.title:
        raise FileError(1, "a scenario has a title")
    if not scenario.script:
        raise FileError(lines[-1].number, "the script is missing: nothing is played or checked")
    return scenario


def lines_of(text: str) -> list[Line]:
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        bare = COMMENT.sub("", raw).strip()
        if bare:
            word, _, rest = bare.partition(" ")
            lines.append(Line(number, word, rest.strip()))
    return lines


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
    if not (word.isdecimal() and word.isascii() and int(word) <= most):
        raise line.wrong(f"{word!r} is not {what}")
    return int(word)


def seat_in(line: Line, word: str, seats: int) -> int:
    """Seats are written from 1 and counted from 0."""
    seat = number_in(line, word, "a seat")
    if not 1 <= seat <= seats:
        raise line.wrong(f"there is no seat {seat}")
    return seat - 1


def words_in(line: Line, words: str, least: int, form: str) -> list[str]:
    if len(words.split()) < least:
        raise line.wrong(f"something is missing; the form is {form!r}")
    return words.split()


# The set-up.


def begin(scenario: Scenario) -> State:
    """The position or the new game a scenario starts from."""
    lines = scenario.set_up
    new = next((line for line in lines if line.word in NEW_GAME), None)
    if new is None:
        return built(lines)
    for line in lines:
        if line.word in POSITION:
            raise line.wrong(f"{line.word!r} describes a position, but line {new.number} starts a new game")
    return started(lines)


def started(lines: list[Line]) -> State:
    options = {}
    for line in lines:
        if line.word == "new" and line.rest != "game":
            raise line.wrong("a new game is written 'new game'")
        if line.word == "option":
            name, _, value = line.rest.partition(" ")
            options[name] = value.strip()
            try:
                burgundy.new_game({"seats": options.get("seats", "2"), name: options[name]})
            except OptionError as error:
                raise line.wrong(str(error)) from error
    return burgundy.new_game(options)


def built(lines: list[Line]) -> State:
    """The position; if it cannot be, the line to blame is the one from which on it never can."""
    try:
        return described(lines).build()
    except (PositionError, OptionError) as error:
        blamed = lines[-1]
        while lines and not can_be(lines):
            blamed = lines[-1]
            lines = lines[:-1]
        raise blamed.wrong(str(error)) from error


def can_be(lines: list[Line]) -> bool:
    try:
        described(lines).build()
    except HexhavenError:
        return False
    return True


def described(lines: list[Line]) -> Position:
    players = next((line for line in lines if line.word == "players"), Line(1, "players", "2"))
    try:
        position = Position(number_in(players, players.rest, "a number of players"))
    except OptionError as error:
        raise players.wrong(str(error)) from error
    for line in lines:
        try:
            describe(position, line)
        except PositionError as error:
            raise line.wrong(str(error)) from error
    return position


def describe(position: Position, line: Line) -> None:
    """What one line says about the position."""
    seats = len(position.seats)
    match line.word:
        case "phase":
            position.at(line.rest, position.round + 1)
        case "round":
            position.at(PHASE_LETTERS[position.phase], number_in(line, line.rest, "a round"))
        case "seat":
            number, what = words_in(line, line.rest.replace(" ", "\n", 1).replace(" ", "\0"), 2, "seat 1 silver 3")
            describe_seat(position, line, seat_in(line, number, seats), what.replace("\0", " "))
        case "depot":
            describe_depot(position, line)
        case "black":
            position.black("" if line.rest == NONE else line.rest)
        case "gone":
            colour, number = words_in(line, line.rest, 2, "gone M 1")[:2]
            position.taken(colour, number_in(line, number, "a number of bonus tiles"))
        case "order":
            position.order(*(seat_in(line, word, seats) for word in line.rest.split()))
        case "turn":
            position.to_move(seat_in(line, line.rest, seats))
        case "bought":
            position.bought()
