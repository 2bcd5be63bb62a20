"""The rules as people read them: docs/rules, installed with the package."""

from functools import cache
from pathlib import Path
from re import DOTALL, MULTILINE, escape, findall, search


@cache
def rules_document(game: str, code: str) -> str:
    """The rules of a game in a language, otherwise in English: installed with the package, or next to its sources."""
    package = Path(__file__).parent
    for folder in (package, package.parents[1]):
        for name in (f"{game}.{code}.md", f"{game}.md"):
            document = folder / "docs" / "rules" / name
            if document.is_file():
                return document.read_text(encoding="utf-8")
    return ""


@cache
def rule_numbers(game: str) -> frozenset[str]:
    """The numbers of all rules of a game."""
    return frozenset(findall(r"^- \*\*([A-Z]\d+\.\d+)\*\*", rules_document(game, "en"), MULTILINE))


def rule_text(document: str, number: str) -> str:
    """One numbered rule of the document, or nothing."""
    found = search(rf"^- \*\*{escape(number)}\*\* (.*?)(?=\n- \*\*|\n\n|\n#|\Z)", document, DOTALL | MULTILINE)
    return " ".join(found[1].removeprefix("*limit* ").replace("*", "").split()) if found else ""


def chapter_title(document: str, chapter: str) -> str:
    """The title of a chapter of the document, or nothing."""
    found = search(rf"^## {escape(chapter)} (.+)$", document, MULTILINE)
    return found[1] if found else ""
