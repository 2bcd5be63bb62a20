"""A game as a readable file: options, seed hash, every answer, and the end. See docs/notation.md.

A game that was continued under newer rules is written in stretches: a line `rules N POSITION` among the answers says
from where on it was played with that version, and after the end also where it stood. Files of format 1, which had no
stretches, stay readable. A game to whose seed players have added is in format 3, which lists what each has added.
"""

import hashlib
from dataclasses import dataclass, field
from typing import NamedTuple

from hexhaven.kernel.chance import SEED_BYTES, commitment, mixed_seed, outcome
from hexhaven.kernel.contract import Game, State
from hexhaven.kernel.errors import FileError, HexhavenError, OptionError
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.notation import whole_number
from hexhaven.kernel.referee import give
from hexhaven.kernel.snapshot import from_position_line

TITLE = "hexhaven record "
FORMAT = 2
WITH_ENTROPY = 3  # the format of games to whose seed players have added
CHANCE_MARK = "*"
MOST = 9999
MOST_SEATS = 8


@dataclass
class Record:
    """Everything needed to play a game again."""

    game: str
    rules: int  # the version it started under
    options: dict[str, str]
    seed_hash: str
    answers: list[tuple[int, str]] = field(default_factory=list)  # who (a seat or CHANCE), what
    updates: list["Update"] = field(default_factory=list)
    points: tuple[int, ...] = ()  # empty: the game is not over
    seed: bytes | None = None  # revealed after the end
    position: str = ""  # as one line, from which it was started; empty: from the start
    entropy: list["Entropy"] = field(default_factory=list)  # by seat
    first_line: int = 0  # of the answers in the file, for messages
    format: int = FORMAT

    def line_of(self, place: int) -> int:
        """The line of an answer, or of what follows the last one."""
        return self.first_line + place + sum(update.after <= place for update in self.updates)

    def drawing_seed(self) -> bytes | None:
        """What the draws follow from, once it is revealed."""
        parts = {added.seat: added.part for added in self.entropy if added.part is not None}
        return None if self.seed is None else mixed_seed(self.seed, parts)

    def stretches(self) -> list["Stretch"]:
        """The parts that were played under one version each; there is at least one, and any may be empty."""
        begins = [Update(0, self.rules), *self.updates]
        ends = [*(update.after for update in self.updates), len(self.answers)]
        return [Stretch(begin.rules, begin.after, last, begin.position) for begin, last in zip(begins, ends)]


class Entropy(NamedTuple):
    """What a player has added to the seed: the hash of a part that was published before any part was known."""

    seat: int
    commitment: str
    part: bytes | None = None  # null: not revealed in time, and left out


class Update(NamedTuple):
    """From here on, a game was played under another version of the rules."""

    after: int  # so many answers
    rules: int
    position: str = ""  # as one line; left out while the game is running


class Stretch(NamedTuple):
    """Answers that were given under one version of the rules."""

    rules: int
    first: int
    last: int  # the one after them
    position: str  # before the first of them, if it is known


def write(record: Record) -> str:
    lines = [f"{TITLE}{record.format}", f"game {record.game}", f"rules {record.rules}"]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"position {record.position}"] if record.position else []
    lines += [f"seed-hash {record.seed_hash}"]
    lines += [entropy_line(added) for added in record.entropy]
    lines += ["answers"]
    for number, stretch in enumerate(record.stretches()):
        lines += [f"rules {stretch.rules} {stretch.position}".rstrip()] if number else []
        given = record.answers[stretch.first : stretch.last]
        lines += [f"{CHANCE_MARK if who == CHANCE else who + 1} {text}" for who, text in given]
    if record.points:
        lines.append("points " + " ".join(str(number) for number in record.points))
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    body = "\n".join(lines) + "\n"
    return f"{body}checksum {hashlib.sha256(body.encode()).hexdigest()}\n"


def entropy_line(added: Entropy) -> str:
    part = "" if added.part is None else f" {added.part.hex()}"
    return f"entropy {added.seat + 1} {added.commitment}{part}"


def read(text: str) -> Record:
    """Raises FileError with the line that is wrong."""
    lines = text.splitlines()
    number = check_sum(text, lines)
    reader = Reader(lines)
    reader.expect(f"{TITLE}{number}")
    record = Record(reader.value("game"), reader.number("rules"), {}, "", format=number)
    while reader.is_next("option"):
        name, _, value = reader.value("option").partition(" ")
        if name in record.options:
            raise FileError(reader.at, f"option {name} is given a second time")
        record.options[name] = value
    if number >= 2 and reader.is_next("position"):
        record.position = reader.value("position")
    record.seed_hash = reader.hexadecimal("seed-hash", SEED_BYTES).hex()
    while number >= WITH_ENTROPY and (reader.is_next("entropy") or not record.entropy):
        record.entropy.append(reader.entropy(record))
    reader.expect("answers")
    record.first_line = reader.at + 1
    while not (reader.is_next("points") or reader.is_next("seed") or reader.is_next("checksum")):
        if number >= 2 and reader.is_next("rules"):
            record.updates.append(reader.update(record))
        else:
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


def check_sum(text: str, lines: list[str]) -> int:
    """A truncated or altered file is detected before anything else; returns the format of an intact one."""
    if text.startswith("\ufeff"):
        raise FileError(1, "the file begins with a byte order mark: save it as UTF-8 without one")
    if not lines or not lines[0].startswith(TITLE):
        raise FileError(1, f"a game file begins with '{TITLE}{FORMAT}'")
    number = whole_number(lines[0].removeprefix(TITLE), 1, WITH_ENTROPY)
    if number is None:
        raise FileError(1, f"{lines[0]!r} is not known here, only formats up to {WITH_ENTROPY}")
    if "\r" in text:
        line = text[: text.index("\r")].count("\n") + 1
        raise FileError(line, "this line does not end with a line feed alone: save the file with LF, not CR LF")
    if not lines[-1].startswith("checksum "):
        raise FileError(len(lines), "the file is cut off: its last line is not the checksum")
    body = text[: text.rindex("checksum ")]
    if lines[-1] != f"checksum {hashlib.sha256(body.encode(errors='replace')).hexdigest()}":
        raise FileError(len(lines), "the checksum does not match: the file has been altered")
    return number


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

    def update(self, record: Record) -> Update:
        """Rules versions only go up."""
        version, _, position = self.value("rules").partition(" ")
        before = record.updates[-1].rules if record.updates else record.rules
        rules = whole_number(version, before + 1, MOST)
        if rules is None:
            raise FileError(self.at, f"rules takes a version after {before}, not {version!r}")
        return Update(len(record.answers), rules, position)

    def entropy(self, record: Record) -> Entropy:
        """One for each seat at most, in their order."""
        first, *hashed = self.value("entropy").split(" ")
        before = record.entropy[-1].seat + 1 if record.entropy else 0
        seat = whole_number(first, before + 1, MOST_SEATS)
        if seat is None or not 1 <= len(hashed) <= 2:
            raise FileError(
                self.at, "entropy takes a seat after the last one, a hash and, if it was revealed, its part"
            )
        published, *part = [self.bytes_of("entropy", value, SEED_BYTES) for value in hashed]
        if part and commitment(part[0]) != published.hex():
            raise FileError(self.at, "the part does not match the published hash")
        return Entropy(seat - 1, published.hex(), part[0] if part else None)

    def hexadecimal(self, word: str, size: int) -> bytes:
        return self.bytes_of(word, self.value(word), size)

    def bytes_of(self, word: str, value: str, size: int) -> bytes:
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
    """Play the record to its last answer. Raises FileError where it does not fit the rules of today."""
    s = begin(game, record)
    for stretch in record.stretches():
        check_same(game, record, stretch, named_position(game, record, stretch), s)
        s = game.with_rules(s, stretch.rules)
        for place in range(stretch.first, stretch.last):
            give_recorded(game, s, record, place)
    check_end(game, record, s)
    return s


def named_position(game: Game, record: Record, stretch: Stretch) -> State | None:
    """Where a stretch begins, if the file says so."""
    try:
        return from_position_line(game, stretch.position) if stretch.position else None
    except HexhavenError as error:
        raise FileError(record.line_of(stretch.first) - 1, str(error)) from error


def check_same(game: Game, record: Record, stretch: Stretch, named: State | None, reached: State | None) -> None:
    """A stretch starts where the one before it ended."""
    if named is not None and reached is not None and game.key(named) != game.key(reached):
        line = record.line_of(stretch.first) - 1
        raise FileError(line, "the answers before this line lead to another position under the rules of today")


def begin(game: Game, record: Record) -> State:
    """The game before its first answer, with the options as they were understood then."""
    if record.game != game.NAME:
        raise FileError(2, f"this is a game of {record.game!r}, not of {game.NAME!r}")
    check_version(game, 3, record.rules)
    for update in record.updates:
        check_version(game, record.line_of(update.after) - 1, update.rules)
    try:
        meant = game.options_at(record.rules, record.options)
        s = game.new_game(meant)
    except OptionError as error:
        raise FileError(line_of_option(record, error.option), f"in a game of {game.NAME}: {error}") from error
    written = record.options if record.format >= 2 else {name: meant[name] for name in record.options}
    canonical = [(name, value) for name, value in game.options_of(s).items() if name in written]
    if list(written.items()) != canonical:
        raise FileError(4, f"the options are not canonical; these are: {dict(canonical)}")
    if record.entropy and record.entropy[-1].seat >= game.seats(s):
        raise FileError(record.first_line - 2, f"there is no seat {record.entropy[-1].seat + 1}")
    return game.with_rules(begin_at(game, record, s) if record.position else s, record.rules)


def begin_at(game: Game, record: Record, new: State) -> State:
    """The position from which the game was started; it must belong to a game with these options."""
    line = 4 + len(record.options)
    try:
        s = from_position_line(game, record.position)
    except HexhavenError as error:
        raise FileError(line, str(error)) from error
    if game.options_of(s) != game.options_of(new):
        raise FileError(line, "the position is one of a game with other options")
    return s


def check_version(game: Game, line: int, rules: int) -> None:
    if not 1 <= rules <= game.RULES_VERSION:
        raise FileError(line, f"rules version {rules} is not known here, only 1 to {game.RULES_VERSION}")


def give_recorded(game: Game, s: State, record: Record, place: int) -> None:
    """One answer of the record. Raises FileError."""
    try:
        give(game, s, *record.answers[place])
    except HexhavenError as error:
        raise FileError(record.line_of(place), str(error)) from error


def line_of_option(record: Record, option: str) -> int:
    """Options start at line 4; a missing one is reported after the last of them."""
    names = list(record.options)
    return 4 + (names.index(option) if option in names else len(names))


def check_end(game: Game, record: Record, s: State) -> None:
    """The file has points exactly if the game is over, and they are the final ones."""
    line = record.line_of(len(record.answers))
    result = game.result(s)
    if result is None and record.points:
        raise FileError(line, "the game is not over, yet there are points")
    if result is None and record.seed is not None:
        raise FileError(line, "the game is not over, yet the seed is revealed")
    if result is not None and result.points != record.points:
        raise FileError(line, f"the game ends with points {result.points}, not {record.points}")


@dataclass
class Checked:
    """How far a stretch of a record could be checked: the draws that agree with the seed, and what could not be."""

    rules: int
    draws: int = 0
    problem: FileError | None = None


def verify(game: Game, record: Record) -> int:
    """Check every answer against the rules and every draw against the seed; how many there were. Raises FileError."""
    stretches = verify_stretches(game, record)
    for stretch in stretches:
        if stretch.problem is not None:
            raise stretch.problem
    return sum(stretch.draws for stretch in stretches)


def verify_stretches(game: Game, record: Record) -> list[Checked]:
    """The same for a game played under older rules: the current ones may refuse what was legal then.

    What does not fit a game of the newest version raises FileError. What does not fit an older stretch is its problem,
    and the next one is checked from the position it begins with.
    """
    seed, end = record.drawing_seed(), record.line_of(len(record.answers))
    s: State | None = begin(game, record)
    if seed is None or record.seed is None:
        raise FileError(end, "the seed is not revealed, so the draws cannot be checked")
    if commitment(record.seed) != record.seed_hash:
        raise FileError(end, "the seed does not match the published hash")
    found: list[Checked] = []
    for stretch in record.stretches():
        named, checked = named_position(game, record, stretch), Checked(stretch.rules)
        try:
            check_same(game, record, stretch, named, s)
        except FileError as error:
            found[-1].problem = error
        s = named if named is not None else s
        s = game.with_rules(s, stretch.rules) if s is not None else None
        try:
            checked.draws = verify_stretch(game, record, stretch, s, seed)
        except FileError as error:
            if record.rules == game.RULES_VERSION:
                raise
            checked.problem, s = error, None
        found.append(checked)
    return found


def verify_stretch(game: Game, record: Record, stretch: Stretch, s: State | None, seed: bytes) -> int:
    """How many draws of the stretch agree with the seed: all, or FileError is raised."""
    if s is None:
        raise FileError(record.line_of(stretch.first), "the position from which this was played is not known")
    before = sum(who == CHANCE for who, _ in record.answers[: stretch.first])
    draws = 0
    for place in range(stretch.first, stretch.last):
        draws += check_draw(game, s, record, seed, place, before + draws)
        give_recorded(game, s, record, place)
    if stretch.last == len(record.answers):
        check_end(game, record, s)
    return draws


def check_draw(game: Game, s: State, record: Record, seed: bytes, place: int, draws: int) -> bool:
    """Whether this answer is a draw; it must match the seed."""
    who, text = record.answers[place]
    if who != CHANCE or game.to_move(s) != CHANCE:
        return False
    drawn = game.notation(outcome(game, s, seed, draws))
    if drawn != text:
        raise FileError(record.line_of(place), f"draw {draws} of this seed is {drawn!r}, not {text!r}")
    return True


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
