"""hexhaven check: run scenario files."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from hexhaven.burgundy.scenario import ScenarioFailed, run_scenario
from hexhaven.commands.inputs import BadInput, declare_language, read_text
from hexhaven.kernel.errors import FileError
from hexhaven.language import Language


def declare(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("paths", metavar="PATH", nargs="+", type=Path, help=text("help-paths"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    paths = [file for path in arguments.paths for file in scenarios_in(text, path)]
    failed = 0
    for path in paths:
        problem = problem_of(text, path)
        if problem:
            print(problem)
            failed += 1
    print(text("check-summary", scenarios=len(paths), failed=failed))
    return 1 if failed else 0


def scenarios_in(text: Language, path: Path) -> Iterator[Path]:
    """The file itself, or all scenarios below a folder."""
    if not path.is_dir():
        yield path
        return
    found = sorted(path.rglob("*.scenario"))
    if not found:
        raise BadInput(text("error-no-scenarios", path=str(path)))
    yield from found


def problem_of(text: Language, path: Path) -> str:
    """What is wrong with a scenario, and where; nothing if it holds."""
    try:
        run_scenario(read_text(text, path), str(path))
    except FileError as error:
        return text("check-failed", path=str(path), line=error.line, problem=error.problem)
    except ScenarioFailed as error:
        return text("check-failed", path=str(path), line=error.line, problem=error.message)
    return ""
