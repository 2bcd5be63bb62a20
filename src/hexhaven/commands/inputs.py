"""Input to the commands: checked, or refused in one line."""

import re
from argparse import ArgumentParser
from pathlib import Path

from hexhaven.games import GAMES
from hexhaven.kernel.chance import SEED_BYTES, new_seed, seed_from
from hexhaven.kernel.contract import TableGame
from hexhaven.kernel.errors import FileError, HexhavenError
from hexhaven.kernel.record import Record
from hexhaven.language import LANGUAGES, Language, language
from hexhaven.trouble import problem_in, trouble_with

WHOLE = re.compile(r"-?[0-9]{1,18}")


class BadInput(HexhavenError):
    """Unusable input; the message says why, in the reader's language."""


def declare_game(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("game", metavar=text("metavar-game"), choices=list(GAMES), help=help_game(text))


def help_game(text: Language) -> str:
    return text("help-game", games=", ".join(GAMES))


def declare_file(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("file", metavar=text("metavar-file"), type=Path, help=text("help-file"))


def declare_language(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help=text("help-lang"))


def whole_number(text: Language, option: str, value: str, least: int) -> int:
    if not WHOLE.fullmatch(value) or int(value) < least:
        raise BadInput(text("error-number", option=option, least=least, value=value))
    return int(value)


def seed_of(text: Language, value: str | None) -> bytes:
    """A new secret seed, or the one given as a number or by its digits."""
    if value is None:
        return new_seed()
    if re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", value):
        return bytes.fromhex(value)
    if WHOLE.fullmatch(value):
        return seed_from(int(value))
    raise BadInput(text("error-seed", value=value))


def read_text(text: Language, path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
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
