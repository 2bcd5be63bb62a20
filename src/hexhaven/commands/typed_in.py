"""What commands share that check a file typed in from a box, or show the standard one."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hexhaven.commands.inputs import BadInput, declare_language, read_text
from hexhaven.kernel.violation import Violation, ViolationError
from hexhaven.language import Language


@dataclass(frozen=True)
class TypedIn:
    """A kind of file. Its texts are KIND-good, KIND-refused, help-KIND-check, help-KIND-file and help-KIND-show."""

    kind: str
    load: Callable[[str], str]  # the content of a file: the name by which it can be an option. Raises ViolationError
    standard: Callable[[], str]  # the content of the standard file

    def declare(self, parser: ArgumentParser, text: Language) -> None:
        actions = parser.add_subparsers(
            metavar=text("metavar-command"), dest="action", required=True, help=text("help-command")
        )
        for name in ("check", "show"):
            told = text(f"help-{self.kind}-{name}")
            action = actions.add_parser(name, help=told, description=told, add_help=False, allow_abbrev=False)
            if name == "check":
                action.add_argument(
                    "file", metavar=text("metavar-file"), type=Path, help=text(f"help-{self.kind}-file")
                )
            declare_language(action, text)
            action.add_argument("-h", "--help", action="help", help=text("help-help"))
        declare_language(parser, text)

    def run(self, arguments: Namespace, text: Language) -> int:
        if arguments.action == "show":
            print(self.standard(), end="")
            return 0
        return self.check(text, arguments.file)

    def check(self, text: Language, path: Path) -> int:
        """Report everything that is wrong with a file, or its name."""
        try:
            name = self.load(read_text(text, path))
        except ViolationError as error:
            for violation in error.violations:
                print(line_of(text, path, violation))
            print(text("typed-in-bad", violations=len(error.violations)))
            return 1
        print(text(f"{self.kind}-good", path=str(path), name=name))
        return 0

    def named(self, text: Language, path: Path) -> str:
        """Load a file for a game; returns its name, an option's value. Raises BadInput with the first violation."""
        try:
            return self.load(read_text(text, path))
        except ViolationError as error:
            line = line_of(text, path, error.violations[0])
            raise BadInput(text(f"{self.kind}-refused", line=line)) from error


def line_of(text: Language, path: Path, violation: Violation) -> str:
    problem = text(violation.what, **violation.values)
    if violation.where:
        return text("typed-in-line", path=str(path), where=violation.where, problem=problem)
    return text("typed-in-line-file", path=str(path), problem=problem)
