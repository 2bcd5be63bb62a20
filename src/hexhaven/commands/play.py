"""hexhaven play: a game in the terminal against bots."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from hexhaven.bots import bots_of, usual_bot_of
from hexhaven.commands.inputs import BadInput, declare_game, declare_language, seed_of
from hexhaven.commands.mixing import options_of_game
from hexhaven.commands.options import check_options, declare_options, given_options
from hexhaven.games import GAMES
from hexhaven.kernel.errors import SnapshotError
from hexhaven.kernel.snapshot import from_position_line
from hexhaven.language import Language, language
from hexhaven.plugin import MakeBot
from hexhaven.terminal.session import Session
from hexhaven.terminal.table import Table
from hexhaven.trouble import trouble_with


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_game(parser, text)
    declare_options(parser, text, mixed=True)
    parser.add_argument("--position", metavar="P", help=text("help-position"))
    parser.add_argument("--seat", metavar="N", default="1", help=text("help-seat"))
    names = ", ".join(bots_of_any_game())
    usual = ", ".join(f"{game} {usual_bot_of(game)}" for game in GAMES)
    parser.add_argument("--bot", metavar="B", help=text("help-play-bot", names=names, usual=usual))
    parser.add_argument("--seed", metavar="S", help=text("help-seed"))
    parser.add_argument("--save", metavar=text("metavar-file"), type=Path, help=text("help-save"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    seed = seed_of(text, arguments.seed)
    options = options_of_game(arguments.game, given_options(text, arguments), int.from_bytes(seed[:4]))
    seats = seats_of(text, arguments.game, options, arguments.position)
    if arguments.seat not in [str(seat) for seat in range(1, seats + 1)]:
        raise BadInput(text("error-seat", seats=seats, value=arguments.seat))
    name = arguments.bot or usual_bot_of(arguments.game)
    bot = bot_of(text, arguments.game, name)
    seat = int(arguments.seat) - 1
    table = Table(GAMES[arguments.game], options, seed, seat, bot, arguments.position or "")
    reserve(text, arguments.save)
    console = Console(markup=False, highlight=False, emoji=False)
    Session(table, language(text.code, arguments.game), console, arguments.save).run(name)
    return 0


def seats_of(text: Language, game: str, options: Mapping[str, str], position: str | None) -> int:
    """The number of players: from the options, or from the position, which has its own. Raises BadInput."""
    if position is None:
        return check_options(text, game, options)
    if options:
        raise BadInput(text("error-position-options", option=f"--{next(iter(options))}"))
    try:
        return GAMES[game].seats(from_position_line(GAMES[game], position))
    except SnapshotError as error:
        raise BadInput(text("error-position", problem=str(error))) from error


def bots_of_any_game() -> list[str]:
    return list(dict.fromkeys(name for game in GAMES for name in bots_of(game)))


def bot_of(text: Language, game: str, name: str) -> MakeBot:
    bots = bots_of(game)
    if name not in bots:
        raise BadInput(text("error-bot", game=game, value=name, names=", ".join(bots)))
    return bots[name]


def reserve(text: Language, save: Path | None) -> None:
    """Refuse before the game a file that could not be written in the end, or that would be overwritten."""
    try:
        if save is not None:
            save.open("x").close()
    except (OSError, ValueError) as error:
        raise BadInput(text("error-write", path=str(save), problem=trouble_with(text, error))) from error
