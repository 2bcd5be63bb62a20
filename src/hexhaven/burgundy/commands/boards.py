"""hexhaven boards: check a file of boards of Burgundy, or show the standard ones."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from hexhaven.burgundy.boards import BoardsError, Violation, load_text, standard_file
from hexhaven.commands.inputs import BadInput, declare_language, read_text
from hexhaven.language import Language


def declare(parser: ArgumentParser, text: Language) -> None:
    actions = parser.add_subparsers(
        metavar=text("metavar-command"), dest="action", required=True, help=text("help-command")
    )
    check_parser = declare_action(actions.add_parser, "check", text("help-boards-check"))
    check_parser.add_argument("file", metavar=text("metavar-file"), type=Path, help=text("help-boards-file"))
    show_parser = declare_action(actions.add_parser, "show", text("help-boards-show"))
    for action in (check_parser, show_parser):
        declare_language(action, text)
        action.add_argument("-h", "--help", action="help", help=text("help-help"))
    declare_language(parser, text)


def declare_action(add: Callable[..., ArgumentParser], name: str, told: str) -> ArgumentParser:
    return add(name, help=told, description=told, add_help=False, allow_abbrev=False)


def run(arguments: Namespace, text: Language) -> int:
    if arguments.action == "show":
        print(standard_file(), end="")
        return 0
    return check(text, arguments.file)


def check(text: Language, path: Path) -> int:
    """Report everything that is wrong with a file, or its name."""
    try:
        name = load_text(read_text(text, path))
    except BoardsError as error:
        for violation in error.violations:
            print(line_of(text, path, violation))
        return 1
    print(text("boards-good", path=str(path), name=name))
    return 0


def named_boards(text: Language, path: Path) -> str:
    """Load a file for a game and return its name, the value of the option. Raises BadInput with the first violation."""
    try:
        return load_text(read_text(text, path))
    except BoardsError as error:
        raise BadInput(line_of(text, path, error.violations[0])) from error


def line_of(text: Language, path: Path, violation: Violation) -> str:
    problem = text(violation.what, **violation.values)
    where = f"{path}: {violation.where}" if violation.where else str(path)
    return f"{where}: {problem}"
