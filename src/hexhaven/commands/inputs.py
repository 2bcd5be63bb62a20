"""Input to the commands: checked, or refused in one line."""

import re
from argparse import ArgumentParser
from pathlib import Path

from hexhaven.games import GAMES
from hexhaven.kernel.chance import SEED_BYTES, new_seed, seed_from
from hexhaven.kernel.contract import TableGame
from hexhaven.kernel.errors import LONGEST, LONGEST_WORD, FileError, HexhavenError, shortened, without_middle
from hexhaven.kernel.record import Record
from hexhaven.language import LANGUAGES, Language, language
from hexhaven.trouble import problem_in, trouble_with

WHOLE = re.compile(r"-?[0-9]{1,18}")
MOST = 10**18 - 1
SEED = re.compile(r"-?[0-9]{1,60}")
MOST_GAMES = 10_000_000
MOST_JOBS = 256
MOST_BYTES = 4 << 20  # of a file; the longest game takes a hundredth of that


class BadInput(HexhavenError):
    """Unusable input; the message says why, in the reader's language. Words may be long, since paths are."""

    def __init__(self, message: str) -> None:
        Exception.__init__(self, without_middle(message, LONGEST))


def declare_game(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("game", metavar=text("metavar-game"), choices=list(GAMES), help=help_game(text))


def help_game(text: Language) -> str:
    return text("help-game", games=", ".join(GAMES))


def declare_file(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("file", metavar=text("metavar-file"), type=Path, help=text("help-file"))


def declare_language(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help=text("help-lang"))


def whole_number(text: Language, option: str, value: str, least: int, most: int = MOST) -> int:
    if not WHOLE.fullmatch(value) or not least <= int(value) <= most:
        shown = shortened(value, LONGEST_WORD)
        raise BadInput(text("error-number", option=option, least=least, most=most, value=shown))
    return int(value)


def seed_of(text: Language, value: str | None) -> bytes:
    """A new secret seed, or the one given as a number or by its digits."""
    if value is None:
        return new_seed()
    if re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", value):
        return bytes.fromhex(value)
    if SEED.fullmatch(value):
        return seed_from(int(value))
    raise BadInput(text("error-seed", value=value))


def read_text(text: Language, path: Path) -> str:
    """The text in a file; not more than a little of one that is too large is read. Raises BadInput."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise BadInput(text("error-size", path=str(path), most=MOST_BYTES >> 20))
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(text("error-utf8", path=str(path))) from error
    except (OSError, ValueError) as error:
        raise BadInput(text("error-read", path=str(path), problem=trouble_with(text, error))) from error


def game_of(record: Record) -> TableGame:
    """The game named in a record. Raises FileError."""
    if record.game not in GAMES:
        raise FileError(2, f"there is no game {record.game!r}")
    return GAMES[record.game]


def bad_line(text: Language, game: str, path: Path, line: int, problem: str, cause: BaseException | None) -> str:
    """Where a file is wrong, and why; for a refused answer, the reason in the words of the game."""
    told = problem_in(language(text.code, game), problem, cause)
    return text("error-file", path=str(path), line=str(line), problem=told)


def bad_record(text: Language, path: Path, record: Record | None, error: FileError) -> str:
    """The same for a record, which may be unreadable or of an unknown game."""
    game = record.game if record is not None and record.game in GAMES else ""
    return bad_line(text, game, path, error.line, error.problem, error.__cause__)
