"""A game as a readable file: options, seed hash, every answer, and the end. See docs/notation.md."""

import hashlib
from dataclasses import dataclass, field

from hexhaven.kernel.chance import SEED_BYTES, commitment, outcome
from hexhaven.kernel.contract import Game, State
from hexhaven.kernel.errors import FileError, HexhavenError, OptionError
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.notation import whole_number
from hexhaven.kernel.referee import answer

TITLE = "hexhaven record 1"
CHANCE_MARK = "*"
MOST = 9999


@dataclass
class Record:
    """Everything needed to play a game again."""

    game: str
    rules: int
    options: dict[str, str]
    seed_hash: str
    answers: list[tuple[int, str]] = field(default_factory=list)  # who (a seat or CHANCE), what
    points: tuple[int, ...] = ()  # empty: the game is not over
    seed: bytes | None = None  # revealed after the end
    first_line: int = 0  # of the answers in the file, for messages


def write(record: Record) -> str:
    lines = [TITLE, f"game {record.game}", f"rules {record.rules}"]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"seed-hash {record.seed_hash}", "answers"]
    lines += [f"{CHANCE_MARK if who == CHANCE else who + 1} {text}" for who, text in record.answers]
    if record.points:
        lines.append("points " + " ".join(str(number) for number in record.points))
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    body = "\n".join(lines) + "\n"
    return f"{body}checksum {hashlib.sha256(body.encode()).hexdigest()}\n"


def read(text: str) -> Record:
    """Raises FileError with the line that is wrong."""
    lines = text.splitlines()
    check_sum(text, lines)
    reader = Reader(lines)
    reader.expect(TITLE)
    record = Record(reader.value("game"), reader.number("rules"), {}, "")
    while reader.is_next("option"):
        name, _, value = reader.value("option").partition(" ")
        if name in record.options:
            raise FileError(reader.at, f"option {name} is given a second time")
        record.options[name] = value
    record.seed_hash = reader.hexadecimal("seed-hash", SEED_BYTES).hex()
    reader.expect("answers")
    record.first_line = reader.at + 1
    while not (reader.is_next("points") or reader.is_next("seed") or reader.is_next("checksum")):
        record.answers.append(reader.answer())
    if reader.is_next("points"):
        record.points = reader.numbers("points")
    if reader.is_next("seed"):
        record.seed = reader.hexadecimal("seed", SEED_BYTES)
    reader.value("checksum")
    reader.expect_end()
    check_form(record, text)
    return record


def check_form(record: Record, text: str) -> None:
    """There is exactly one way to write a game."""
    if not text.endswith("\n"):
        raise FileError(text.count("\n") + 1, "the last line does not end with a line feed")
    for line, (found, canonical) in enumerate(zip(text.split("\n"), write(record).split("\n"), strict=False), 1):
        if found != canonical and not canonical.startswith("checksum "):
            raise FileError(line, f"the canonical form of this line is {canonical!r}")


def check_sum(text: str, lines: list[str]) -> None:
    """A truncated or altered file is detected before anything else."""
    if not lines or lines[0] != TITLE:
        raise FileError(1, f"a game file begins with {TITLE!r}")
    if not lines[-1].startswith("checksum "):
        raise FileError(len(lines), "the file is cut off: its last line is not the checksum")
    body = text[: text.rindex("checksum ")]
    if lines[-1] != f"checksum {hashlib.sha256(body.encode(errors='replace')).hexdigest()}":
        raise FileError(len(lines), "the checksum does not match: the file has been altered")


class Reader:
    """The lines of a game file, one after another."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def line(self) -> str:
        if self.at >= len(self.lines):
            raise FileError(self.at, "the file ends here, but something is missing")
        self.at += 1
        return self.lines[self.at - 1]

    def is_next(self, word: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(f"{word} ")

    def expect(self, line: str) -> None:
        if self.line() != line:
            raise FileError(self.at, f"expected {line!r}")

    def expect_end(self) -> None:
        if self.at != len(self.lines):
            raise FileError(self.at + 1, "nothing may follow the checksum")

    def value(self, word: str) -> str:
        line = self.line()
        if not line.startswith(f"{word} "):
            raise FileError(self.at, f"expected {word!r} and its value")
        return line[len(word) + 1 :]

    def numbers(self, word: str) -> tuple[int, ...]:
        numbers = []
        for part in self.value(word).split(" "):
            number = whole_number(part, 0, MOST)
            if number is None:
                raise FileError(self.at, f"{word} takes whole numbers up to {MOST}")
            numbers.append(number)
        return tuple(numbers)

    def number(self, word: str) -> int:
        numbers = self.numbers(word)
        if len(numbers) != 1:
            raise FileError(self.at, f"{word} takes one number")
        return numbers[0]

    def hexadecimal(self, word: str, size: int) -> bytes:
        value = self.value(word)
        if len(value) != 2 * size or not set(value) <= set("0123456789abcdef"):
            raise FileError(self.at, f"{word} takes {2 * size} hexadecimal digits")
        return bytes.fromhex(value)

    def answer(self) -> tuple[int, str]:
        who, _, text = self.line().partition(" ")
        if who == CHANCE_MARK:
            return CHANCE, text
        seat = whole_number(who, 1, MOST)
        if seat is None or not text:
            raise FileError(self.at, f"an answer must start with a seat number or {CHANCE_MARK!r}")
        return seat - 1, text


def replay(game: Game, record: Record) -> State:
    """Play the record to its last answer. Raises FileError where it breaks the rules."""
    if record.game != game.NAME:
        raise FileError(2, f"this is a game of {record.game!r}, not of {game.NAME!r}")
    if record.rules != game.RULES_VERSION:
        raise FileError(3, f"rules version {record.rules} is not known here, only {game.RULES_VERSION}")
    s = begin(game, record)
    for line, (who, text) in enumerate(record.answers, record.first_line):
        try:
            give(game, s, who, text)
        except HexhavenError as error:
            raise FileError(line, str(error)) from error
    check_end(game, record, s)
    return s


def begin(game: Game, record: Record) -> State:
    try:
        s = game.new_game(record.options)
    except OptionError as error:
        raise FileError(line_of_option(record, error.option), str(error)) from error
    canonical = game.options_of(s)
    said = dict(record.options)
    said |= {name: full for name, full in canonical.items() if full.startswith(f"{said.get(name)}@")}
    if list(said.items()) != list(canonical.items()):
        raise FileError(4, f"the options are not complete and canonical; these are: {game.options_of(s)}")
    return s


def line_of_option(record: Record, option: str) -> int:
    """Options start at line 4; a missing one is reported after the last of them."""
    names = list(record.options)
    return 4 + (names.index(option) if option in names else len(names))


def give(game: Game, s: State, who: int, text: str) -> None:
    """One answer of a record: a seat's, or chance's."""
    if who != CHANCE:
        answer(game, s, who, text)
        return
    drawn = game.answer_of(text)
    if game.to_move(s) != CHANCE or drawn not in list(game.legal(s)):
        raise HexhavenError(f"{text!r}: this is not a possible outcome of the draw")
    game.step(s, drawn)


def check_end(game: Game, record: Record, s: State) -> None:
    """The file has points exactly if the game is over, and they are the final ones."""
    line = record.first_line + len(record.answers)
    result = game.result(s)
    if result is None and record.points:
        raise FileError(line, "the game is not over, yet there are points")
    if result is None and record.seed is not None:
        raise FileError(line, "the game is not over, yet the seed is revealed")
    if result is not None and result.points != record.points:
        raise FileError(line, f"the game ends with points {result.points}, not {record.points}")


def verify(game: Game, record: Record) -> int:
    """Check every draw against the revealed seed; returns how many there were. Raises FileError."""
    replay(game, record)
    line = record.first_line + len(record.answers)
    if record.seed is None:
        raise FileError(line, "the seed is not revealed, so the draws cannot be checked")
    if commitment(record.seed) != record.seed_hash:
        raise FileError(line, "the seed does not match the published hash")
    s = begin(game, record)
    draws = 0
    for at, (who, text) in enumerate(record.answers, record.first_line):
        if who == CHANCE:
            drawn = game.notation(outcome(game, s, record.seed, draws))
            if drawn != text:
                raise FileError(at, f"draw {draws} of this seed is {drawn!r}, not {text!r}")
            draws += 1
        game.step(s, game.answer_of(text))
    return draws


def recorded(game: Game, s: State, seed: bytes, answers: list[tuple[int, str]]) -> Record:
    """The record of a game; the seed is revealed only when it is over."""
    result = game.result(s)
    over = game.to_move(s) == NOBODY
    return Record(
        game=game.NAME,
        rules=game.RULES_VERSION,
        options=game.options_of(s),
        seed_hash=commitment(seed),
        answers=answers,
        points=result.points if result is not None else (),
        seed=seed if over else None,
    )
