"""The rules say the same in every language: the same rules, marks and tables, in other words."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from hexhaven.burgundy.content.tiles import NAME_OF
from hexhaven.burgundy.words import tile_name
from hexhaven.language import LANGUAGES, LONGEST, language
from hexhaven.rulebook import rule_text, rules_document
from hexhaven.terminal.lookup import looked_up
from tests.rule_table import RULE_LINE, RULES

ENGLISH, *OTHERS = LANGUAGES
RULING = {"en": "Ruling:", "de": "Festlegung:", "ru": "Решение:", "it": "Decisione:"}
RULE = re.compile(r"- \*\*(B\d+\.\d+)\*\* (.*)")
NUMBER = re.compile(r"\d+")

every_language = pytest.mark.parametrize("code", LANGUAGES)
every_other_language = pytest.mark.parametrize("code", OTHERS)


@dataclass
class Rules:
    """A rules document in its parts."""

    outline: list[str]  # every block: the marks of a heading, "rule", "table", "paragraph"
    headings: list[str]
    rules: dict[str, str]
    paragraphs: list[str]
    tables: list[list[list[str]]]


def path_of(code: str) -> Path:
    return RULES if code == ENGLISH else RULES.with_name(f"burgundy.{code}.md")


@cache
def document(code: str) -> Rules:
    found = Rules([], [], {}, [], [])
    for block in re.split(r"\n\s*\n|\n(?=- \*\*|#)", path_of(code).read_text(encoding="utf-8").strip()):
        if block.startswith("#"):
            found.outline.append(block.partition(" ")[0])
            found.headings.append(block)
        elif block.startswith("|"):
            found.outline.append("table")
            found.tables.append([[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()])
        elif rule := RULE.fullmatch(" ".join(block.split())):
            found.outline.append("rule")
            found.rules[rule[1]] = rule[2]
        else:
            found.outline.append("paragraph")
            found.paragraphs.append(" ".join(block.split()))
    return found


def marks(code: str, text: str) -> list[str]:
    """The marked words of a text, with the language's word for a ruling in English."""
    return ["Ruling:" if mark == RULING[code] else mark for mark in re.findall(r"\*([^*]+)\*", text)]


def numbers(text: str) -> list[str]:
    return sorted(NUMBER.findall(text))


def test_no_language_is_missing_and_none_is_unknown() -> None:
    assert {path.name for path in RULES.parent.glob("burgundy.*md")} == {path_of(code).name for code in LANGUAGES}


@every_other_language
def test_the_same_blocks_in_the_same_order(code: str) -> None:
    english, other = document(ENGLISH), document(code)
    assert other.outline == english.outline
    assert list(other.rules) == list(english.rules)


@every_other_language
def test_the_same_rules_by_the_lines_that_the_table_of_tests_reads(code: str) -> None:
    found = RULE_LINE.findall(path_of(code).read_text(encoding="utf-8"))
    assert len(found) > 150
    assert found == RULE_LINE.findall(RULES.read_text(encoding="utf-8"))


@every_other_language
def test_the_same_marks(code: str) -> None:
    english, other = document(ENGLISH), document(code)
    assert [marks(code, text) for text in other.paragraphs] == [marks(ENGLISH, text) for text in english.paragraphs]
    assert {number: marks(code, text) for number, text in other.rules.items()} == {
        number: marks(ENGLISH, text) for number, text in english.rules.items()
    }


@every_other_language
def test_tables_have_the_same_rows_and_columns(code: str) -> None:
    for english, other in zip(document(ENGLISH).tables, document(code).tables, strict=True):
        assert [len(row) for row in other] == [len(row) for row in english]


@every_other_language
def test_figures_and_cited_rules_are_the_same(code: str) -> None:
    english, other = document(ENGLISH), document(code)
    changed = [number for number, text in other.rules.items() if numbers(text) != numbers(english.rules[number])]
    assert changed == []
    for english_table, other_table in zip(english.tables, other.tables, strict=True):
        assert [list(map(numbers, row)) for row in other_table] == [list(map(numbers, row)) for row in english_table]


@every_other_language
def test_letters_of_tables_are_the_same(code: str) -> None:
    coded = re.compile(r"[A-Z\d -]+")
    for english, other in zip(document(ENGLISH).tables, document(code).tables, strict=True):
        for english_row, other_row in zip(english, other, strict=True):
            assert [cell for cell in english_row if coded.fullmatch(cell)] == [
                cell for cell in other_row if coded.fullmatch(cell)
            ]


@every_other_language
def test_nothing_is_left_in_english(code: str) -> None:
    english, other = document(ENGLISH), document(code)
    assert [number for number, text in other.rules.items() if text == english.rules[number]] == []
    assert set(other.paragraphs).isdisjoint(english.paragraphs)
    left = re.compile(r"\b(the|and|of|with|player|tile)\b", re.IGNORECASE)
    words = [*other.headings, *other.rules.values(), *other.paragraphs]
    words += [cell for table in other.tables for row in table for cell in row]
    assert [text for text in words if left.search(text)] == []


@every_language
def test_chapters_can_be_looked_up(code: str) -> None:
    chapters = [heading.split(" ", 2)[1:] for heading in document(code).headings if re.match(r"## B\d", heading)]
    assert len(chapters) == 13
    text = language(code, "burgundy")
    for chapter, name in chapters:
        assert looked_up(text, "burgundy", chapter) == [text("play-rule", rule=chapter, said=name)]


@every_language
def test_tiles_are_called_as_in_the_game(code: str) -> None:
    text, rules = language(code, "burgundy"), document(code).rules
    tiles = {name: tile for tile, name in NAME_OF.items()}
    for name in ("market", "carpenter", "church", "warehouse", "boarding-house", "bank", "town-hall", "watchtower"):
        assert tile_name(text, tiles[name]) in rules["B1.3"]
    for monastery in range(1, 27):
        named = rules[f"B10.{monastery}"].removeprefix("*limit* ").partition(":")[0]
        assert named.casefold() == tile_name(text, tiles[f"m{monastery}"]).casefold()


@every_language
def test_goods_are_called_as_in_the_game(code: str) -> None:
    text = language(code, "burgundy")
    goods, *_ = [table for table in document(code).tables if [row[0] for row in table[2:]] == list("123456")]
    assert [row[1] for row in goods[2:]] == [text(f"good-{kind}") for kind in range(1, 7)]


@every_language
def test_the_terminal_quotes_every_rule_in_full(code: str) -> None:
    text = language(code, "burgundy")
    for number, said in document(code).rules.items():
        plain = said.removeprefix("*limit* ").replace("*", "")
        assert rule_text(rules_document("burgundy", code), number) == plain
        assert len(plain) <= LONGEST, number
        assert looked_up(text, "burgundy", number) == [text("play-rule", rule=number, said=plain)]


def test_a_language_without_its_own_rules_shows_the_english_ones() -> None:
    assert rules_document("burgundy", "fr") == RULES.read_text(encoding="utf-8")
    assert rules_document("chess", "de") == ""
