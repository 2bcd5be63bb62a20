"""hexhaven components: check a component set of Archipelago, or show the standard one."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from hexhaven.archipelago.content.components import STANDARD_FILE, ComponentsError, load_text
from hexhaven.archipelago.content.shapes import Violation
from hexhaven.commands.inputs import BadInput, declare_language, read_text
from hexhaven.language import Language


def declare(parser: ArgumentParser, text: Language) -> None:
    actions = parser.add_subparsers(
        metavar=text("metavar-command"), dest="action", required=True, help=text("help-command")
    )
    check_parser = declare_action(actions.add_parser, "check", text("help-components-check"))
    check_parser.add_argument("file", metavar=text("metavar-file"), type=Path, help=text("help-components-file"))
    show_parser = declare_action(actions.add_parser, "show", text("help-components-show"))
    for action in (check_parser, show_parser):
        declare_language(action, text)
        action.add_argument("-h", "--help", action="help", help=text("help-help"))
    declare_language(parser, text)


def declare_action(add: Callable[..., ArgumentParser], name: str, told: str) -> ArgumentParser:
    return add(name, help=told, description=told, add_help=False, allow_abbrev=False)


def run(arguments: Namespace, text: Language) -> int:
    if arguments.action == "show":
        print(STANDARD_FILE.read_text(encoding="utf-8"), end="")
        return 0
    return check(text, arguments.file)


def check(text: Language, path: Path) -> int:
    """Report everything that is wrong with a file, or its name."""
    try:
        made = load_text(read_text(text, path))
    except ComponentsError as error:
        for violation in error.violations:
            print(line_of(text, path, violation))
        print(text("components-bad", violations=len(error.violations)))
        return 1
    print(text("components-good", path=str(path), name=made.name))
    return 0


def named_set(text: Language, path: Path) -> str:
    """Load a file for a game and return its name, the value of the option. Raises BadInput with the first violation."""
    try:
        return load_text(read_text(text, path)).name
    except ComponentsError as error:
        line = line_of(text, path, error.violations[0])
        raise BadInput(text("components-refused", line=line)) from error


def line_of(text: Language, path: Path, violation: Violation) -> str:
    problem = text(violation.what, **violation.values)
    if violation.where:
        return text("components-line", path=str(path), where=violation.where, problem=problem)
    return text("components-line-file", path=str(path), problem=problem)
