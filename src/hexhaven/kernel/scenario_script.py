"""The script of a scenario: its moves are played, and what is expected is compared with what is so."""

from collections.abc import Sequence
from pathlib import Path

from hexhaven.kernel.contract import State
from hexhaven.kernel.errors import FileError, HexhavenError, IllegalAnswer, NotationError, each_of
from hexhaven.kernel.frame import CHANCE
from hexhaven.kernel.referee import answer, give
from hexhaven.kernel.scenario import (
    ANSWER,
    CHECKS,
    NONE,
    Expectation,
    Line,
    ScenarioFailed,
    Stage,
    begin,
    read_scenario,
    rule_at_end,
    seat_in,
)


class Play:
    """A scenario being played."""

    def __init__(self, stage: Stage, s: State) -> None:
        self.stage = stage
        self.game = stage.game
        self.s = s
        self.before = stage.game.copy(s)  # as it was before the last line of moves
        self.seats = stage.game.seats(s)
        self.excused = stage.game.broken_laws(s)  # what the description has taken out of the game

    def line(self, line: Line) -> None:
        match line.word:
            case "expect":
                self.expect(line)
            case "refuse":
                self.refuse(line, *rule_at_end(line))
            case "offered":
                self.offered(line, line.rest, True)
            case "not" | "only":
                word, text = line.rest.partition(" ")[::2]
                if word != "offered":
                    raise line.wrong(f"after {line.word!r} comes 'offered'")
                if line.word == "not":
                    self.offered(line, text, False)
                else:
                    self.only_offered(line, text)
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
            broken = [law for law in self.game.broken_laws(self.s) if law not in self.excused]
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

    def only_offered(self, line: Line, text: str) -> None:
        """A seat, or chance, may give these answers now and no others."""
        who, texts = self.answer_in(line, text)
        given = set()
        for one in texts.split(";") if texts.strip() != NONE else []:
            try:
                given.add(self.game.notation(self.game.answer_of(one.strip())))
            except NotationError as error:
                raise line.wrong(str(error)) from error
        asked = self.game.to_move(self.s) == who
        legal = {self.game.notation(answer) for answer in self.game.legal(self.s)} if asked else set()
        problems = [f"{answer!r} is not offered" for answer in sorted(given - legal)]
        problems += [f"{answer!r} is offered, too" for answer in sorted(legal - given)]
        if problems:
            raise ScenarioFailed(line.number, "; ".join(problems))

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


def problems_in(stage: Stage, text: str, folder: Path = Path()) -> list[FileError | ScenarioFailed]:
    """Everything that is wrong with a scenario; what follows a move that cannot be made is not looked at."""
    try:
        scenario = read_scenario(stage, text)
        play = Play(stage, begin(stage, scenario.set_up, folder))
    except FileError as error:
        return [*each_of(error)]
    found: list[FileError | ScenarioFailed] = []
    for line in scenario.script:
        try:
            play.line(line)
        except (FileError, ScenarioFailed) as error:
            found.append(error)
            if line.word not in CHECKS:
                break
    return found
