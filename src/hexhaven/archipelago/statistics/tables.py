"""What many games show, as tables."""

from collections.abc import Iterator, Sequence
from functools import partial

from rich.table import Table as Grid

from hexhaven.archipelago.content.cards import NAMES as CARDS
from hexhaven.archipelago.content.objectives import NAME_OF as OBJECTIVES
from hexhaven.archipelago.statistics.findings import (
    WISHED,
    Finding,
    Kind,
    Summary,
    Winning,
    deviation,
    mean,
    summaries,
    winning,
)
from hexhaven.archipelago.words.names import card_name, objective_name
from hexhaven.language import Language
from hexhaven.worth import Worth, best_first, table

NONE = "-"
ROWS = (
    "games", "turns", "wished", "unfinished", "independence", "with", "without", "points", "deviation", "margin",
    "deals",
)  # fmt: skip


def tables(text: Language, findings: Sequence[Finding]) -> Iterator[Grid]:
    found = list(summaries(findings).values())
    yield overview(text, found)
    yield turn_counts(text, found)
    yield table(text, text("stats-start"), starts(text, found))
    yield objectives(text, found)
    yield cards(text, found)
    yield from what_wins(text, winning(findings))


def overview(text: Language, found: list[Summary]) -> Grid:
    grid = by_kind(text, text("stats-kind"), found)
    for name, *cells in zip(ROWS, *(at_a_glance(text, summary) for summary in found), strict=True):
        grid.add_row(text(f"stats-{name}"), *cells)
    return grid


def at_a_glance(text: Language, summary: Summary) -> Iterator[str]:
    """What all games of one kind have, as the rows of the overview."""
    ended = partial(summary.share, lambda game: game.independent)
    yield text("number-0", number=len(summary.findings))
    yield one_digit(text, mean([game.turns for game in summary.findings]))
    yield percent(text, summary.share(lambda game: game.turns in WISHED))
    yield percent(text, summary.share(lambda game: not game.finished))
    yield percent(text, ended())
    yield percent(text, ended(lambda game: game.separatist))
    yield percent(text, ended(lambda game: not game.separatist))
    yield one_digit(text, mean(summary.points()))
    yield one_digit(text, deviation(summary.points()))
    yield one_digit(text, mean(summary.margins()))
    yield one_digit(text, mean([game.deals for game in summary.findings]))


def turn_counts(text: Language, found: list[Summary]) -> Grid:
    """How many games of each kind lasted each number of turns."""
    grid = by_kind(text, text("stats-last-turn"), found)
    for turns in sorted({turns for summary in found for turns in summary.turns()}):
        grid.add_row(str(turns), *(text("number-0", number=summary.turns().get(turns, 0)) for summary in found))
    return grid


def objectives(text: Language, found: list[Summary]) -> Grid:
    """Of the games in which each was in play, how many ended with it."""
    grid = by_kind(text, text("stats-objective"), found)
    for number in range(len(OBJECTIVES)):
        ended = [summary.objective(number)["ended"] for summary in found]
        if any(share is not None for share in ended):
            grid.add_row(objective_name(text, number), *(percent(text, share) for share in ended))
    return grid


def cards(text: Language, found: list[Summary]) -> Grid:
    grid = by_kind(text, text("stats-card"), found)
    for number in range(len(CARDS)):
        grid.add_row(card_name(text, number), *bought_and_used(text, found, number))
    return grid


def bought_and_used(text: Language, found: list[Summary], number: int) -> Iterator[str]:
    for summary in found:
        shares = summary.card(number)
        yield text("stats-bought-used", bought=percent(text, shares["bought"]), used=percent(text, shares["used"]))


def starts(text: Language, found: list[Summary]) -> Iterator[tuple[str, Worth | None]]:
    """By place in the order of turn zero."""
    for summary in found:
        for place in range(summary.kind()[0]):
            name = text("stats-place", kind=kind_name(text, summary.kind()), place=place + 1)
            yield name, summary.at_start(place)


def what_wins(text: Language, found: Winning) -> Iterator[Grid]:
    for told, having in (("stats-bought-wins", found.bought), ("stats-used-wins", found.used)):
        yield table(text, text(told), best_first((card_name(text, card), having(card)) for card in range(len(CARDS))))
    held = [(OBJECTIVES[number], found.held(number)) for number in range(len(OBJECTIVES))]
    yield table(text, text("stats-objective-wins"), held)


def by_kind(text: Language, what: str, found: list[Summary]) -> Grid:
    grid = Grid(what)
    for summary in found:
        grid.add_column(kind_name(text, summary.kind()), justify="right")
    return grid


def kind_name(text: Language, kind: Kind) -> str:
    return text("stats-kind-of", seats=kind[0], length=text(f"option-length-{kind[1]}"))


def percent(text: Language, share: float | None) -> str:
    return NONE if share is None else text("number-0", number=100 * share)


def one_digit(text: Language, number: float | None) -> str:
    return NONE if number is None else text("number-1", number=number)
