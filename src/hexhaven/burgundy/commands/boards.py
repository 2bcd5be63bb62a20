"""hexhaven boards: check a file of boards of Burgundy, or show the standard ones."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from hexhaven.burgundy.boards import BoardsError, load_text, standard_file
from hexhaven.commands.inputs import BadInput, read_text
from hexhaven.commands.typed_in import declare_check_and_show
from hexhaven.kernel.violation import Violation
from hexhaven.language import Language


def declare(parser: ArgumentParser, text: Language) -> None:
    told = [text("help-boards-check"), text("help-boards-file"), text("help-boards-show")]
    declare_check_and_show(parser, text, *told)


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
