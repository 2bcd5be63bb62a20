"""hexhaven guesses: which objectives the bots think the others have, at any point of a recorded game."""

from argparse import ArgumentParser, Namespace

from rich.console import Console
from rich.table import Table as Grid

from hexhaven.archipelago import NAME
from hexhaven.archipelago.guesses import guesses
from hexhaven.archipelago.words.names import objective_in_words
from hexhaven.commands.inputs import BadInput, bad_record, declare_file, declare_language, read_text, whole_number
from hexhaven.commands.options import declare_files, read_files
from hexhaven.commands.replay import replayed, truncated
from hexhaven.games import GAMES
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.record import Record, read, replay
from hexhaven.language import Language, player_name


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_file(parser, text)
    parser.add_argument("--seat", metavar="N", default="1", help=text("help-guesses-seat"))
    parser.add_argument("--at", metavar="N", help=text("help-at"))
    declare_files(parser, text)
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    read_files(text, arguments)
    record = checked_record(arguments, text)
    if arguments.at is not None:
        record = truncated(text, record, arguments.at)
    s, _ = replayed(GAMES[NAME], record)
    players = int(s.rules.players)
    viewer = whole_number(text, "--seat", arguments.seat, 1, players) - 1
    grid = Grid(text("guesses-player"), text("guesses-chance"), text("guesses-objective"))
    for seat, chances in enumerate(guesses(s, viewer)):
        for objective, chance in sorted(chances.items(), key=lambda item: -item[1]):
            percent = text("number-0", number=100 * chance)
            grid.add_row(player_name(text, seat, viewer), percent, objective_in_words(text, objective, players))
        grid.add_section()
    Console(markup=False, highlight=False, emoji=False).print(grid)
    return 0


def checked_record(arguments: Namespace, text: Language) -> Record:
    record = None
    try:
        record = read(read_text(text, arguments.file))
        if record.game != NAME:
            raise BadInput(text("error-guesses-game", game=record.game))
        replay(GAMES[NAME], record)
    except FileError as error:
        raise BadInput(bad_record(text, arguments.file, record, error)) from error
    return record
