"""Scenarios: rule examples as texts that a person with the rulebook can write. docs/scenarios.md describes them."""

import re
from dataclasses import dataclass, field

from hexhaven import burgundy
from hexhaven.burgundy import frames as f
from hexhaven.burgundy.content.board import BLACK_DEPOT, DEPOTS, end_space, first_space
from hexhaven.burgundy.content.goods import KINDS, PHASE_GOODS, count
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, NAME_OF
from hexhaven.burgundy.position import PHASE_LETTERS
from hexhaven.burgundy.scenario_set_up import (
    NEW_GAME,
    NONE,
    POSITION,
    SEAT_LISTS,
    SEAT_NUMBERS,
    Line,
    begin,
    number_in,
    seat_in,
)
from hexhaven.burgundy.state import State
from hexhaven.kernel.errors import FileError, HexhavenError, IllegalAnswer, NotationError
from hexhaven.kernel.frame import CHANCE, NOBODY, kind_of, top
from hexhaven.kernel.record import give
from hexhaven.kernel.referee import answer

RULE = re.compile(r"B\d+\.\d+")
ANSWER = re.compile(r"(\*|\d+): *(.*)")
COMMENT = re.compile(r"(^|\s)#.*")

CHECKS = ("expect", "refuse", "offered", "not")

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
        play = Play(begin(scenario.set_up))
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
        elif line.word == "*" or line.word.isdecimal():
            raise line.wrong(f"a colon stands after the seat: '{line.word}: {line.rest}'")
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
        words = COMMENT.sub("", raw).split()
        if words:
            lines.append(Line(number, words[0], " ".join(words[1:])))
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


# The script.


class Play:
    """A scenario being played."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.before = burgundy.copy(s)  # as it was before the last line of moves
        self.seats = burgundy.seats(s)

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
            raise line.wrong("an answer is written '1: 4 workers', and an outcome of chance '*: white 3'")
        return CHANCE if match[1] == "*" else seat_in(line, match[1], self.seats), match[2]

    def moves(self, line: Line) -> None:
        """One answer, or several with semicolons between them."""
        who, texts = self.answer_in(line, f"{line.word} {line.rest}")
        self.before = burgundy.copy(self.s)
        for text in texts.split(";"):
            try:
                give(burgundy, self.s, who, text.strip())
            except NotationError as error:
                raise line.wrong(str(error)) from error
            except HexhavenError as error:
                raise ScenarioFailed(line.number, str(error)) from error
            broken = burgundy.broken_laws(self.s)
            if broken:
                raise ScenarioFailed(line.number, f"after {text.strip()!r}: {'; '.join(broken)}")

    def refuse(self, line: Line, text: str, rule: str) -> None:
        """The move must be refused by that rule, and must change nothing."""
        who, text = self.answer_in(line, text)
        tried = burgundy.copy(self.s)
        try:
            answer(burgundy, tried, who, text)
        except NotationError as error:
            raise line.wrong(str(error)) from error
        except IllegalAnswer as refusal:
            if refusal.rule != rule:
                raise ScenarioFailed(line.number, f"{text!r} is refused by {refusal.rule}, not by {rule}") from refusal
            if burgundy.key(tried) != burgundy.key(self.s):
                raise ScenarioFailed(line.number, f"{text!r} is refused, but it has changed the position") from refusal
        else:
            raise ScenarioFailed(line.number, f"{text!r} is legal, so {rule} does not refuse it")

    def offered(self, line: Line, text: str, wanted: bool) -> None:
        """Whether somebody, or chance, may answer so now."""
        who, text = self.answer_in(line, text)
        try:
            given = burgundy.answer_of(text)
        except NotationError as error:
            raise line.wrong(str(error)) from error
        if (burgundy.to_move(self.s) == who and given in burgundy.legal(self.s)) != wanted:
            raise ScenarioFailed(line.number, f"{text!r} is {'not ' if wanted else ''}offered")

    def expect(self, line: Line) -> None:
        """Compare what is said with what is so."""
        said = Said(line)
        actual = look(self.s, said, self.seats)
        expected = said.words
        if said.name in COUNTED and len(expected) == 1 and expected[0][0] in "+-":
            [now], [then] = actual, look(self.before, Said(line), self.seats)
            actual = [f"{int(now) - int(then):+d}"]
        if not expected:
            raise line.wrong(f"what should {said.name} be? Nothing at all is written {NONE!r}")
        if said.name == "asked":
            actual = actual[: len(expected)]
        if said.name not in IN_ORDER:
            actual, expected = sorted(actual), sorted(expected)
        if actual != ([] if expected == [NONE] else expected):
            raise ScenarioFailed(line.number, f"expected {line.rest}, found {' '.join(actual) or NONE}")


class Said:
    """What an expectation says: the words after those that name what is looked at."""

    def __init__(self, line: Line) -> None:
        self.line = line
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


def look(s: State, said: Said, seats: int) -> list[str]:
    """What the words name, as words again."""
    said.name = said.word("what is expected")
    if said.name.isdecimal():
        me = seat_in(said.line, said.name, seats)
        said.name = said.word("what the seat has")
        return look_at_seat(s, said, me)
    match said.name:
        case "depot":
            depot = said.number("a depot", DEPOTS)
            what = said.word("tiles or goods")
            if what not in ("tiles", "goods"):
                raise said.line.wrong(f"a depot has no {what!r}")
            return tiles_in(s, depot) if what == "tiles" else goods_in(s.goods[depot])
        case "black":
            return tiles_in(s, BLACK_DEPOT)
        case "gone":
            colour = said.word("a colour")
            if len(colour) != 1 or colour not in COLOUR_LETTERS:
                raise said.line.wrong(f"{colour!r} is not one of the colours {' '.join(COLOUR_LETTERS)}")
            return [str(count(s.bonuses_taken, COLOUR_LETTERS.index(colour)))]
        case "coming":
            coming = [count(s.coming_goods, place) for place in range(PHASE_GOODS)]
            return [str(kind) for kind in coming if kind]
        case "phase":
            return [PHASE_LETTERS[s.phase]]
        case "round":
            return [str(s.round + 1)]
        case "order":
            return [str(me + 1) for me in s.order]
        case "asked":
            check_question(said)
            return asked(s)
        case "places":
            result = burgundy.result(s)
            return [str(place) for place in result.places] if result else []
    if said.name in SEAT_NUMBERS + SEAT_LISTS + ("field",):
        raise said.line.wrong(f"say of which seat: 'expect 1 {said.line.rest}'")
    raise said.line.wrong(f"nothing is called {said.name!r}")


def check_question(said: Said) -> None:
    """The word for a question, which may follow the seat, must exist."""
    for word in said.words[1:2]:
        if word not in QUESTION.values():
            raise said.line.wrong(
                f"no question is called {word!r}; there are {' '.join(dict.fromkeys(QUESTION.values()))}"
            )


def look_at_seat(s: State, said: Said, me: int) -> list[str]:
    seat = burgundy.view(s, me).seats[me]
    match said.name:
        case "points" | "silver" | "workers" | "bonuses" | "bridge":
            return [str(getattr(seat, said.name))]
        case "duchy":
            return [str(seat.duchy)] if seat.duchy else []
        case "dice":
            return [str(die) for die in seat.dice]
        case "storage":
            return [NAME_OF[tile] for tile in seat.storage]
        case "goods":
            return goods_in(s.seats[me].goods)
        case "sold":
            return goods_in(s.seats[me].sold)
        case "field":
            place = said.number("a field", s.seats[me].duchy.fields)
            return [NAME_OF[seat.tiles[place]]] if place in seat.tiles else []
    raise said.line.wrong(f"a seat has no {said.name!r}")


def tiles_in(s: State, depot: int) -> list[str]:
    return [NAME_OF[s.depots[space]] for space in range(first_space(depot), end_space(depot)) if s.depots[space]]


def goods_in(pile: int) -> list[str]:
    return [str(kind) for kind in range(1, KINDS + 1) for _ in range(count(pile, kind))]


def asked(s: State) -> list[str]:
    """Who is asked and what, by the word the answer begins with; nobody when the game is over."""
    who = burgundy.to_move(s)
    if who == NOBODY:
        return ["nobody"]
    return ["*" if who == CHANCE else str(who + 1), QUESTION[kind_of(top(s.agenda))]]
