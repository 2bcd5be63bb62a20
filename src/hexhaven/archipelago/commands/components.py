"""hexhaven components: check a component set of Archipelago, or show the standard one."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from hexhaven.archipelago.content.components import STANDARD_FILE, ComponentsError, load_text
from hexhaven.commands.inputs import BadInput, read_text
from hexhaven.commands.typed_in import declare_check_and_show
from hexhaven.kernel.violation import Violation
from hexhaven.language import Language


def declare(parser: ArgumentParser, text: Language) -> None:
    told = [text("help-components-check"), text("help-components-file"), text("help-components-show")]
    declare_check_and_show(parser, text, *told)


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
