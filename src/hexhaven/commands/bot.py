"""hexhaven bot check COMMAND: whether a program can take part in the arena."""

from argparse import ArgumentParser, Namespace

from hexhaven.arena.entrants import PATIENCE, PROGRAM, Entrant
from hexhaven.arena.matches import Arena, Pairing
from hexhaven.commands.inputs import BadInput, declare_language, help_game
from hexhaven.games import GAMES
from hexhaven.kernel.contract import Budget
from hexhaven.kernel.driver import UNLIMITED
from hexhaven.language import Language


def declare(parser: ArgumentParser, text: Language) -> None:
    first = next(iter(GAMES))
    parser.add_argument("action", choices=["check"], help=text("help-bot-action"))
    parser.add_argument("program", metavar=text("metavar-program"), help=text("help-bot-program"))
    parser.add_argument("--game", metavar="G", default=first, choices=list(GAMES), help=help_game(text))
    parser.add_argument("--seconds", metavar="S", default=f"{PATIENCE:g}", help=text("help-bot-seconds"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    """A game in each seat against chance: every answer must be legal and in time."""
    try:
        seconds = float(arguments.seconds)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise BadInput(text("error-seconds", most=3600, value=arguments.seconds))
    program = Entrant(arguments.program, PROGRAM + arguments.program, Budget(seconds=seconds))
    seats = GAMES[arguments.game].SEATS[0]
    arena = Arena(arguments.game, {}, seats, 1)
    for seat in range(seats):
        played = arena.play_game(Pairing(program, Entrant("random", "random", UNLIMITED)), 1, seat)
        if played.faults:
            print(text("bot-failed", fault=played.faults[0]))
            return 1
        print(text("bot-played", seat=seat + 1, points=played.points[seat], place=played.places[seat]))
    print(text("bot-good"))
    return 0
