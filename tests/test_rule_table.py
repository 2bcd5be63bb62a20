"""No rule without a test, no test of an unknown rule; the table of both is up to date."""

import ast

import pytest

from tests.rule_table import (
    ARCHIPELAGO,
    BOOKS,
    BURGUNDY,
    Book,
    citations,
    cited_in,
    decorated_in,
    docstrings,
    marked,
    numbers_in_code,
    rules,
    written,
)

every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)


@every_book
def test_the_table_is_up_to_date(book: Book) -> None:
    assert book.table.read_text(encoding="utf-8") == written(book), "run python -m tests.rule_table"


@every_book
def test_every_rule_has_a_test(book: Book) -> None:
    cited = citations().numbers()
    assert [number for number in rules(book).numbers if number not in cited] == []


@every_book
def test_every_limit_has_a_test_against_it(book: Book) -> None:
    known, refused = rules(book), citations().refused
    assert [number for number in known.numbers if number in known.limits and number not in refused] == []


def test_no_test_cites_an_unknown_rule() -> None:
    cited = citations()
    unknown = sorted(cited.numbers() - {number for book in BOOKS for number in rules(book).numbers})
    assert {number: cited.shown[number] + cited.refused[number] for number in unknown} == {}


@every_book
def test_rules_are_numbered_without_gaps_in_every_chapter(book: Book) -> None:
    chapters: dict[int, list[int]] = {}
    for number in rules(book).numbers:
        assert number[0] == book.letter
        chapter, _, place = number[1:].partition(".")
        chapters.setdefault(int(chapter), []).append(int(place))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    assert all(places == list(range(1, len(places) + 1)) for places in chapters.values())


@every_book
def test_the_rules_cite_existing_rules(book: Book) -> None:
    assert set(cited_in(book.rules.read_text(encoding="utf-8"))) <= set(rules(book).numbers)


@every_book
def test_docstrings_cite_existing_rules(book: Book) -> None:
    known = rules(book).numbers
    cited = [(place, number) for place, text in docstrings(book) for number in cited_in(text)]
    assert len(cited) > 50, "the docstrings are not found"
    assert [(place, number) for place, number in cited if number not in known] == []


@every_book
def test_refusals_name_existing_rules(book: Book) -> None:
    known = rules(book).numbers
    named = list(numbers_in_code(book))
    assert len(named) > 20, "the refusals are not found"
    assert [(place, number) for place, number in named if number not in known] == []


def test_the_tables_are_of_different_games() -> None:
    assert set(rules(BURGUNDY).numbers).isdisjoint(rules(ARCHIPELAGO).numbers)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("B6.8", ["B6.8"]),
        ("B6.3-B6.5 what then", ["B6.3", "B6.4", "B6.5"]),
        ("(B8.11 to B8.13, B9.1)", ["B8.11", "B8.12", "B8.13", "B9.1"]),
        ("A26.11-A26.13 A1.5", ["A26.11", "A26.12", "A26.13", "A1.5"]),
        ("B10.n is monastery n, B1 the board", []),
    ],
)
def test_citations_are_found_one_by_one_and_as_ranges(text: str, numbers: list[str]) -> None:
    assert cited_in(text) == numbers


def test_marks_are_found_on_tests_and_on_single_parameters() -> None:
    source = '@rule("B1.1", "B1.2")\n@parametrize("x", [param(1, marks=against("B1.3"))])\ndef test_it(x): ...\n'
    [(name, decorators)] = decorated_in(ast.parse(source))
    assert (name, marked("rule", decorators, name)) == ("test_it", ["B1.1", "B1.2"])
    assert marked("against", decorators, name) == ["B1.3"]


def test_a_mark_without_a_plain_number_is_refused() -> None:
    [(name, decorators)] = decorated_in(ast.parse("@rule(NUMBER)\ndef test_it(): ...\n"))
    with pytest.raises(ValueError, match="plain texts"):
        marked("rule", decorators, name)
