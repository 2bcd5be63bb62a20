"""hexhaven check: run scenario files."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from hexhaven.commands.inputs import BadInput, bad_line, declare_language, read_text
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.scenario import ScenarioFailed
from hexhaven.language import Language
from hexhaven.scenarios import game_named_in, problems_in


def declare(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("paths", metavar=text("metavar-path"), nargs="+", type=Path, help=text("help-paths"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    paths = [file for path in arguments.paths for file in scenarios_in(text, path)]
    failed = unread = 0
    for path in paths:
        try:
            problems = problems_of(text, path)
        except BadInput as error:  # the others are still checked
            print(text("error-line", problem=str(error)), file=sys.stderr)
            unread += 1
            continue
        for problem in problems:
            print(problem)
        failed += bool(problems)
    print(text("check-summary", scenarios=len(paths), failed=failed + unread))
    return 2 if unread else 1 if failed else 0


def scenarios_in(text: Language, path: Path) -> Iterator[Path]:
    """The file itself, or all scenarios below a folder."""
    if not path.is_dir():
        yield path
        return
    found = sorted(path.rglob("*.scenario"))
    if not found:
        raise BadInput(text("error-no-scenarios", path=str(path)))
    yield from found


def problems_of(text: Language, path: Path) -> list[str]:
    """What is wrong with a scenario, and where; nothing if it passes. Raises BadInput if it cannot be read."""
    source = read_text(text, path)
    game = game_named_in(source)
    return [
        bad_line(text, game, path, error.line, message_of(error), error.__cause__)
        for error in problems_in(source, path.parent)
    ]


def message_of(error: FileError | ScenarioFailed) -> str:
    return error.message if isinstance(error, ScenarioFailed) else error.problem
