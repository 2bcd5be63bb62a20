"""The command line: hexhaven COMMAND. docs/cli.md describes it."""

import argparse
import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

from hexhaven.build import program_version
from hexhaven.commands import Command
from hexhaven.commands.inputs import BadInput, declare_language
from hexhaven.commands.outputs import complain, give_up_output, prepare_streams
from hexhaven.games import commands_of_games
from hexhaven.language import LANGUAGES, Language, language, preferred_language

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130


COMMANDS = (
    "play",
    "sim",
    "stats",
    "arena",
    "bot",
    "train",
    "replay",
    "verify",
    "check",
    "bench",
    "serve",
    "backup",
    "restore",
    "recount",
    "admin",
)  # games add their own

# What argparse says by itself: its own words, our message, and what the message calls argparse's values.
SAID_BY_ARGPARSE = {
    "usage: ": ("argparse-usage", {}),
    "positional arguments": ("argparse-positionals", {}),
    "options": ("argparse-options", {}),
    "argument %(argument_name)s: %(message)s": (
        "argparse-argument",
        {"name": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "the following arguments are required: %s": ("argparse-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("argparse-unknown", {"names": "%s"}),
    "expected one argument": ("argparse-one", {}),
    "expected at least one argument": ("argparse-some", {}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "argparse-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
    "ignored explicit argument %r": ("argparse-explicit", {"value": "%r"}),
}


def translate_argparse(text: Language) -> None:
    """Make argparse speak the reader's language: it passes everything it says through a function called _."""
    said = {words: text(key, **values) for words, (key, values) in SAID_BY_ARGPARSE.items()}
    vars(argparse)["_"] = lambda words: said.get(words, words)


class Parser(ArgumentParser):
    """Bad usage is bad input like any other, and what cannot be written is not passed over."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(message)

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        print(message, end="", file=file)


def parser(text: Language, words: Sequence[str]) -> Parser:
    """Only a command that is among the words is loaded."""
    top = Parser(
        "hexhaven", description=text("help-hexhaven"), epilog=text("help-epilog"), add_help=False, allow_abbrev=False
    )
    top.add_argument("--version", action="version", version=f"hexhaven {program_version()}", help=text("help-version"))
    top.add_argument("-h", "--help", action="help", help=text("help-help"))
    declare_language(top, text)
    commands = top.add_subparsers(metavar=text("metavar-command"), dest="command", help=text("help-command"))
    for name, game in {**dict.fromkeys(COMMANDS, ""), **commands_of_games()}.items():
        spoken = language(text.code, game)
        told = spoken(f"help-{name}")
        sub = commands.add_parser(name, help=told, description=told, add_help=False, allow_abbrev=False)
        if name in words:
            package = f"hexhaven.{game}" if game else "hexhaven"
            command: Command = import_module(f"{package}.commands.{name}")
            command.declare(sub, spoken)
            sub.set_defaults(run=partial(command.run, text=spoken))
        sub.add_argument("-h", "--help", action="help", help=text("help-help"))
    return top


def warn_about_language(text: Language, words: Sequence[str]) -> None:
    """Warn about an unknown language in the environment, unless --lang asks for another."""
    named = os.environ.get("HEXHAVEN_LANG", "")
    asked = any(word == "--lang" or word.startswith("--lang=") for word in words)
    if named and not asked and named[:2].lower() not in LANGUAGES:
        print(text("error-language", value=named, languages=", ".join(LANGUAGES)), file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    text = language(preferred_language(words, os.environ))
    prepare_streams()
    try:
        code = run(words, text)
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError as error:
        give_up_output(text, error)
        return FAILED
    return code


def run(words: Sequence[str], text: Language) -> int:
    """What was typed, carried out or refused."""
    try:
        translate_argparse(text)
        warn_about_language(text, words)
        top = parser(text, words)
        given = top.parse_args(words)
        if given.command is None:
            top.print_help(sys.stderr)
            return BAD_INPUT
        code: int = given.run(given)
    except SystemExit as leaving:  # argparse has shown help or the version
        return int(leaving.code or 0)
    except BadInput as error:
        complain(text("error-line", problem=" ".join(str(error).split())))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


if __name__ == "__main__":
    sys.exit(main())
