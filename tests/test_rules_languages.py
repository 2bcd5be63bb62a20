"""The rules say the same in every language: the same rules, marks and tables, in other words."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from hexhaven.archipelago.content.cards import NAMES
from hexhaven.burgundy.content.tiles import NAME_OF
from hexhaven.burgundy.words import tile_name
from hexhaven.language import LANGUAGES, LONGEST, language
from hexhaven.rulebook import rule_text, rules_document
from hexhaven.terminal.lookup import look_up
from tests.rule_table import ARCHIPELAGO, BOOKS, BURGUNDY, RULE_LINE, Book

ENGLISH, *OTHERS = LANGUAGES
RULING = {"en": "Ruling:", "de": "Festlegung:", "ru": "Решение:", "it": "Decisione:"}
RULE = re.compile(r"- \*\*([AB]\d+\.\d+)\*\* (.*)")
NUMBER = re.compile(r"\d+")

every_book = pytest.mark.parametrize("book", BOOKS, ids=[book.game for book in BOOKS])
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


def path_of(book: Book, code: str) -> Path:
    return book.rules if code == ENGLISH else book.rules.with_name(f"{book.game}.{code}.md")


@cache
def document(book: Book, code: str) -> Rules:
    found = Rules([], [], {}, [], [])
    for block in re.split(r"\n\s*\n|\n(?=- \*\*|#)", path_of(book, code).read_text(encoding="utf-8").strip()):
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


@every_book
def test_no_language_is_missing_and_none_is_unknown(book: Book) -> None:
    there = {path.name for path in book.rules.parent.glob(f"{book.game}.*md")}
    assert there == {path_of(book, code).name for code in LANGUAGES}


@every_book
@every_other_language
def test_the_same_blocks_in_the_same_order(code: str, book: Book) -> None:
    english, other = document(book, ENGLISH), document(book, code)
    assert other.outline == english.outline
    assert list(other.rules) == list(english.rules)


@every_book
@every_other_language
def test_the_same_rules_by_the_lines_that_the_table_of_tests_reads(code: str, book: Book) -> None:
    found = RULE_LINE.findall(path_of(book, code).read_text(encoding="utf-8"))
    assert len(found) > 150
    assert found == RULE_LINE.findall(book.rules.read_text(encoding="utf-8"))


@every_book
@every_other_language
def test_the_same_marks(code: str, book: Book) -> None:
    english, other = document(book, ENGLISH), document(book, code)
    assert [marks(code, text) for text in other.paragraphs] == [marks(ENGLISH, text) for text in english.paragraphs]
    assert {number: marks(code, text) for number, text in other.rules.items()} == {
        number: marks(ENGLISH, text) for number, text in english.rules.items()
    }


@every_book
@every_other_language
def test_tables_have_the_same_rows_and_columns(code: str, book: Book) -> None:
    for english, other in zip(document(book, ENGLISH).tables, document(book, code).tables, strict=True):
        assert [len(row) for row in other] == [len(row) for row in english]


@every_book
@every_other_language
def test_figures_and_cited_rules_are_the_same(code: str, book: Book) -> None:
    english, other = document(book, ENGLISH), document(book, code)
    changed = [number for number, text in other.rules.items() if numbers(text) != numbers(english.rules[number])]
    assert changed == []
    for english_table, other_table in zip(english.tables, other.tables, strict=True):
        assert [list(map(numbers, row)) for row in other_table] == [list(map(numbers, row)) for row in english_table]


@every_book
@every_other_language
def test_letters_of_tables_are_the_same(code: str, book: Book) -> None:
    coded = re.compile(r"[A-Z\d -]+")
    for english, other in zip(document(book, ENGLISH).tables, document(book, code).tables, strict=True):
        for english_row, other_row in zip(english, other, strict=True):
            assert [cell for cell in english_row if coded.fullmatch(cell)] == [
                cell for cell in other_row if coded.fullmatch(cell)
            ]


@every_book
@every_other_language
def test_nothing_is_left_in_english(code: str, book: Book) -> None:
    english, other = document(book, ENGLISH), document(book, code)
    assert [number for number, text in other.rules.items() if text == english.rules[number]] == []
    assert set(other.paragraphs).isdisjoint(english.paragraphs)
    left = re.compile(r"\b(the|and|of|with|player|tile)\b", re.IGNORECASE)
    words = [*other.headings, *other.rules.values(), *other.paragraphs]
    words += [cell for table in other.tables for row in table for cell in row]
    assert [text for text in words if left.search(text)] == []


@every_book
@every_language
def test_chapters_can_be_looked_up(code: str, book: Book) -> None:
    numbered = re.compile(rf"## {book.letter}\d")
    chapters = [heading.split(" ", 2)[1:] for heading in document(book, code).headings if numbered.match(heading)]
    assert len(chapters) == {"burgundy": 21, "archipelago": 29}[book.game]
    text = language(code, book.game)
    for chapter, name in chapters:
        assert look_up(text, book.game, chapter) == [text("play-rule", rule=chapter, said=name)]


@every_language
def test_tiles_are_called_as_in_the_game(code: str) -> None:
    text, rules = language(code, "burgundy"), document(BURGUNDY, code).rules
    tiles = {name: tile for tile, name in NAME_OF.items()}
    for name in ("market", "carpenter", "church", "warehouse", "boarding-house", "bank", "town-hall", "watchtower"):
        assert tile_name(text, tiles[name]) in rules["B1.3"]
    for monastery in range(1, 27):
        named = rules[f"B10.{monastery}"].removeprefix("*limit* ").partition(":")[0]
        assert named.casefold() == tile_name(text, tiles[f"m{monastery}"]).casefold()


@every_language
def test_goods_are_called_as_in_the_game(code: str) -> None:
    text = language(code, "burgundy")
    goods, *_ = [table for table in document(BURGUNDY, code).tables if [row[0] for row in table[2:]] == list("123456")]
    assert [row[1] for row in goods[2:]] == [text(f"good-{kind}") for kind in range(1, 7)]


@every_language
def test_cards_are_called_as_in_the_game(code: str) -> None:
    text, rules = language(code, "archipelago"), document(ARCHIPELAGO, code).rules
    for card, name in enumerate(NAMES):
        chapter, number = divmod(card, 24)
        said = rules[f"A{20 + chapter}.{number + 1}"].removeprefix("*limit* ")
        assert said.partition(":")[0] == text(f"card-{name}")


@every_book
@every_language
def test_the_terminal_quotes_every_rule_in_full(code: str, book: Book) -> None:
    text = language(code, book.game)
    for number, said in document(book, code).rules.items():
        plain = said.removeprefix("*limit* ").replace("*", "")
        assert rule_text(rules_document(book.game, code), number) == plain
        assert len(plain) <= LONGEST, number
        assert look_up(text, book.game, number) == [text("play-rule", rule=number, said=plain)]


def test_a_language_without_its_own_rules_shows_the_english_ones() -> None:
    assert rules_document("burgundy", "fr") == BURGUNDY.rules.read_text(encoding="utf-8")
    assert rules_document("chess", "de") == ""
