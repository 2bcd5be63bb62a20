"""The options of the games on the command line."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path

from hexhaven.archipelago.content.components import OPTION as COMPONENTS
from hexhaven.archipelago.content.components import STANDARD
from hexhaven.commands.components import named_set
from hexhaven.commands.inputs import BadInput
from hexhaven.commands.mixing import mixable
from hexhaven.games import GAMES
from hexhaven.kernel.errors import OptionError
from hexhaven.language import Language

MIXABLE = {name for game in GAMES for name in mixable(game)}
NAMES = tuple(dict.fromkeys(option.name for game in GAMES.values() for option in game.OPTIONS))


def declare_options(parser: ArgumentParser, text: Language, mixed: bool = False) -> None:
    """The options of all games; each game takes its own."""
    for name in NAMES:
        told = "; ".join(help_lines(text, name))
        told = text("help-mixed", option=told) if mixed and name in MIXABLE else told
        parser.add_argument(f"--{name}", metavar=name[0].upper(), help=told)


def help_lines(text: Language, name: str) -> Iterator[str]:
    """What the option means in each game that has it."""
    for game in GAMES.values():
        if name in [option.name for option in game.OPTIONS]:
            yield text("help-of-game", game=game.NAME, option=text(f"help-{game.NAME}-{name}"))


def given_options(text: Language, arguments: Namespace) -> dict[str, str]:
    """The options of the game that were named; the game has defaults for the others."""
    named = {name: value for name in NAMES if (value := getattr(arguments, name)) is not None}
    known = [option.name for option in GAMES[arguments.game].OPTIONS]
    for name in named:
        if name not in known:
            raise BadInput(text("error-no-option", game=arguments.game, option=f"--{name}"))
    return {name: in_options(text, name, value) for name, value in named.items()}


def in_options(text: Language, name: str, value: str) -> str:
    """The value as the game takes it: several are separated by spaces; a component set is loaded, and has a name."""
    if name == COMPONENTS and value != STANDARD:
        return named_set(text, Path(value))
    return value.replace(",", " ")


def check_options(text: Language, game: str, options: Mapping[str, str]) -> int:
    """The number of seats the options mean."""
    try:
        return GAMES[game].seats(GAMES[game].new_game(options))
    except OptionError as error:
        raise BadInput(text(f"error-{game}-{error.option}", value=options[error.option])) from error
