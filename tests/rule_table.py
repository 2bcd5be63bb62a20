"""The tables rule -> tests in docs/rules/*-tests.md. `python -m tests.rule_table` writes them anew."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from hexhaven.scenarios import scenario_in

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
SCENARIOS = TESTS / "scenarios"


@dataclass(frozen=True)
class Book:
    """The rules of a game: the letter of their numbers, and where they are written, tested and carried out."""

    game: str
    letter: str

    @property
    def rules(self) -> Path:
        return ROOT / "docs" / "rules" / f"{self.game}.md"

    @property
    def table(self) -> Path:
        return ROOT / "docs" / "rules" / f"{self.game}-tests.md"

    @property
    def sources(self) -> Path:
        return ROOT / "src" / "hexhaven" / self.game


BURGUNDY = Book("burgundy", "B")
ARCHIPELAGO = Book("archipelago", "A")
BOOKS = (BURGUNDY, ARCHIPELAGO)
RULES = BURGUNDY.rules

RULE_LINE = re.compile(r"^- \*\*([AB]\d+\.\d+)\*\*( \*limit\*)?", re.MULTILINE)
CITATION = re.compile(r"\b([AB])(\d+)\.(\d+)(?:(?:-| to )\1\2\.(\d+))?\b")

HEADING = """# The tests of each rule

For each rule of [{game}.md]({game}.md): the tests and scenarios that demonstrate it, and those in which it
forbids something. Every rule has a test, and every *limit* also a refusal. `python -m tests.rule_table` generates this
page from the marks in the tests; paths are relative to `tests/`.

| rule | shown by | refused by |
|---|---|---|
"""


@dataclass
class Rules:
    """The numbers in the rules document, in its order, and which of them are limits."""

    numbers: list[str] = field(default_factory=list)
    limits: set[str] = field(default_factory=set)


@dataclass
class Citations:
    """By rule: the tests that show it, and those in which it refuses something."""

    shown: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    refused: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, test: str, shown: list[str], refused: list[str]) -> None:
        for number in shown:
            self.shown[number].append(test)
        for number in refused:
            self.refused[number].append(test)

    def numbers(self) -> set[str]:
        return set(self.shown) | set(self.refused)


def rules(book: Book = BURGUNDY) -> Rules:
    found = Rules()
    for number, limit in RULE_LINE.findall(book.rules.read_text(encoding="utf-8")):
        found.numbers.append(number)
        if limit:
            found.limits.add(number)
    return found


def cited_in(text: str) -> list[str]:
    """All rule numbers in a text; B6.3-B6.5 names three."""
    numbers: list[str] = []
    for letter, chapter, first, last in CITATION.findall(text):
        numbers += [f"{letter}{chapter}.{number}" for number in range(int(first), int(last or first) + 1)]
    return numbers


@cache
def citations() -> Citations:
    """What the marks of all tests and the lines of all scenarios cite."""
    found = Citations()
    for path in sorted(TESTS.rglob("test_*.py")):
        for name, decorators in decorated_in(ast.parse(path.read_text(encoding="utf-8"))):
            test = f"{path.relative_to(TESTS).as_posix()}::{name}"
            found.add(test, marked("rule", decorators, test), marked("against", decorators, test))
    for path in sorted(SCENARIOS.rglob("*.scenario")):
        found.add(path.relative_to(TESTS).as_posix(), *cited_by_scenario(path.read_text(encoding="utf-8")))
    return found


def decorated_in(tree: ast.Module | ast.ClassDef, within: str = "") -> Iterator[tuple[str, list[ast.expr]]]:
    """The tests of a module or class with their decorators."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield within + node.name, node.decorator_list
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield within + node.name, node.decorator_list
            yield from decorated_in(node, f"{within}{node.name}::")


def marked(mark: str, decorators: list[ast.expr], test: str) -> list[str]:
    """The rules that marks of one name cite, as decorators or on single parameters."""
    numbers: list[str] = []
    for node in (node for decorator in decorators for node in ast.walk(decorator)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == mark:
            for number in node.args:
                if not (isinstance(number, ast.Constant) and isinstance(number.value, str)):
                    raise ValueError(f"{test}: {mark} takes rule numbers as plain texts")
                if number.value not in numbers:
                    numbers.append(number.value)
    return numbers


def cited_by_scenario(text: str) -> tuple[list[str], list[str]]:
    scenario = scenario_in(text)
    return sorted(scenario.shown), sorted(scenario.refusing())


def docstrings(book: Book) -> Iterator[tuple[str, str]]:
    """Every docstring of the game's sources, with the place where it stands."""
    for path in sorted(book.sources.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                name = "" if isinstance(node, ast.Module) else f" {node.name}"
                yield path.relative_to(ROOT).as_posix() + name, ast.get_docstring(node) or ""


def numbers_in_code(book: Book) -> Iterator[tuple[str, str]]:
    """Every text in the game's sources that is a rule number, as the refusals hold them."""
    for path in sorted(book.sources.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CITATION.fullmatch(node.value):
                yield f"{path.relative_to(ROOT).as_posix()} line {node.lineno}", node.value


def written(book: Book) -> str:
    """The page as it should be."""
    known, cited = rules(book), citations()
    lines = []
    for number in known.numbers:
        name = f"{number} *limit*" if number in known.limits else number
        shown = "<br>".join(cited.shown.get(number, []))
        refused = "<br>".join(cited.refused.get(number, []))
        lines.append(f"| {name} | {shown} | {refused} |\n")
    return HEADING.format(game=book.game) + "".join(lines)


if __name__ == "__main__":
    for each in BOOKS:
        each.table.write_text(written(each), encoding="utf-8")
