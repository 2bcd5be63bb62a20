"""hexhaven play: a game in the terminal against bots."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from hexhaven.commands.inputs import (
    BadInput,
    check_options,
    declare_game,
    declare_language,
    given_options,
    seed_of,
)
from hexhaven.games import GAMES
from hexhaven.language import Language, language
from hexhaven.terminal.session import Session
from hexhaven.terminal.table import Table


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_game(parser, text)
    parser.add_argument("--seats", metavar="K", help=text("help-seats"))
    parser.add_argument("--seat", metavar="N", default="1", help=text("help-seat"))
    parser.add_argument("--duchies", metavar="D", help=text("help-duchies"))
    parser.add_argument("--choices", metavar="C", help=text("help-choices"))
    parser.add_argument("--start", metavar="N", help=text("help-start"))
    parser.add_argument("--seed", metavar="S", help=text("help-seed"))
    parser.add_argument("--save", metavar="FILE", type=Path, help=text("help-save"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    options = given_options(arguments)
    seats = check_options(text, arguments.game, options)
    if arguments.seat not in [str(seat) for seat in range(1, seats + 1)]:
        raise BadInput(text("error-seat", seats=seats, value=arguments.seat))
    check_writable(text, arguments.save)
    table = Table(GAMES[arguments.game], options, seed_of(text, arguments.seed), int(arguments.seat) - 1)
    console = Console(markup=False, highlight=False, emoji=False)
    Session(table, language(text.code, arguments.game), console, arguments.save).run()
    return 0


def check_writable(text: Language, save: Path | None) -> None:
    """A record that could not be written in the end is refused before the game."""
    try:
        if save is not None:
            save.open("a").close()
    except OSError as error:
        raise BadInput(text("error-write", path=str(save), problem=error.strerror or str(error))) from error
