"""The options of the games on the command line."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path

from hexhaven.commands.inputs import BadInput
from hexhaven.commands.mixing import mixable
from hexhaven.games import GAMES, plugins
from hexhaven.kernel.contract import Option
from hexhaven.kernel.errors import OptionError
from hexhaven.language import Language, language


def declare_options(parser: ArgumentParser, text: Language, mixed: bool = False) -> None:
    """Declare the options of all games; each game uses its own."""
    varied = {name for game in GAMES for name in mixable(game)} if mixed else set()
    for name in dict.fromkeys(option.name for game in GAMES.values() for option in game.OPTIONS):
        told = "; ".join(help_lines(text, name))
        told = text("help-mixed", option=told) if name in varied else told
        parser.add_argument(f"--{name}", metavar=name[0].upper(), help=told)


def help_lines(text: Language, name: str) -> Iterator[str]:
    """What the option means in each game that has it."""
    for game in GAMES:
        if name in options_of(game):
            yield text("help-of-game", game=game, option=language(text.code, game)(f"option-{name}-help"))


def options_of(game: str) -> dict[str, Option]:
    return {option.name: option for option in GAMES[game].OPTIONS}


def given_options(text: Language, arguments: Namespace) -> dict[str, str]:
    """The options that were given; the game has defaults for the others."""
    named = named_options(arguments)
    for name in named:
        if name not in options_of(arguments.game):
            raise BadInput(text("error-no-option", game=arguments.game, option=f"--{name}"))
    files = given_files(arguments)
    return {
        name: read_file(text, arguments.game, name, value) if name in files else value.replace(",", " ")
        for name, value in named.items()
    }


def named_options(arguments: Namespace) -> dict[str, str]:
    names = {name for game in GAMES for name in options_of(game)}
    return {name: value for name, value in vars(arguments).items() if name in names and value is not None}


# Options that may be files.


def given_files(arguments: Namespace) -> dict[str, str]:
    """The options of the game that were given as a file, not as one of their values."""
    files, options = plugins()[arguments.game].files, options_of(arguments.game)
    named = {name: value for name, value in named_options(arguments).items() if name in files}
    return {name: value for name, value in named.items() if value not in options[name].values}


def read_file(text: Language, game: str, option: str, path: str) -> str:
    """The option value for the file. Raises BadInput."""
    return plugins()[game].files[option](language(text.code, game), Path(path))


def declare_files(parser: ArgumentParser, text: Language) -> None:
    """For commands that read a record: files the game may need for it."""
    for game, plugin in plugins().items():
        for option in plugin.files:
            told = language(text.code, game)(f"option-{option}-help")
            parser.add_argument(f"--{option}", metavar=text("metavar-file"), help=told)


def read_files(text: Language, arguments: Namespace) -> dict[tuple[str, str], str]:
    """By game and option: the value that stands for the file that was given."""
    found = {}
    for game, plugin in plugins().items():
        for option in plugin.files:
            if (path := getattr(arguments, option)) is not None:
                found[game, option] = read_file(text, game, option, path)
    return found


def check_options(text: Language, game: str, options: Mapping[str, str]) -> int:
    """Check the options; returns the number of seats."""
    try:
        return GAMES[game].seats(GAMES[game].new_game(options))
    except OptionError as error:
        said = options.get(error.option, "")
        wrong = language(text.code, game)(f"option-{error.option}-{error.reason}", value=said)
        raise BadInput(wrong) from error
