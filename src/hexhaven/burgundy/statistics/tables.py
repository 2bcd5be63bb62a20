"""What many games show, as tables."""

from collections.abc import Iterator, Sequence
from statistics import fmean, pstdev

from rich.table import Table as Grid

from hexhaven.burgundy.content.duchies import NAMES
from hexhaven.burgundy.content.shields import SHIELDS
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, GEESE, animals_on, is_animal
from hexhaven.burgundy.statistics.findings import LARGE, SMALL, Finding, Kind, Summary, summaries
from hexhaven.burgundy.statistics.winning import Winning, winning
from hexhaven.burgundy.words import PHASES, SCORE_LINES, tile_name
from hexhaven.intervals import in_words
from hexhaven.language import Language
from hexhaven.worth import Worth, best_first, table

NONE = "-"
COLUMNS = ("kind", "games", "points", "deviation", "margin", "empty", "won")


def tables(text: Language, findings: Sequence[Finding]) -> Iterator[Grid]:
    found = summaries(findings)
    yield overview(text, found)
    yield sources(text, found)
    rivals = [summary for summary in found if summary.kind[0] != "solo"]
    if rivals:
        yield table(text, text("stats-start"), starts(text, rivals))
        yield bonuses(text, rivals)
    if any(summary.shields() for summary in found):
        yield shields(text, rivals)
    for summary in found:
        if summary.kind[0] == "solo":
            yield colours(text, summary)
        yield tiles(text, summary)
    yield from what_wins(text, winning(findings))


def overview(text: Language, found: list[Summary]) -> Grid:
    grid = Grid(*(text(f"stats-{name}") for name in COLUMNS))
    for summary in found:
        games = summary.findings
        alone = summary.kind[0] == "solo"
        grid.add_row(
            kind_name(text, summary.kind),
            text("number-0", number=len(games)),
            one_digit(text, fmean(summary.points())),
            one_digit(text, pstdev(summary.points())),
            one_digit(text, fmean(summary.margins()) if summary.margins() else None),
            one_digit(text, fmean(number for game in games for number in game.empty)),
            percent(text, fmean(game.won for game in games)) if alone else NONE,
        )
    return grid


def sources(text: Language, found: list[Summary]) -> Grid:
    grid = by_kind(text, text("stats-source"), found)
    for line in SCORE_LINES:
        points = [summary.source(line) for summary in found]
        if any(points):
            grid.add_row(text(line), *(one_digit(text, number) for number in points))
    return grid


def starts(text: Language, found: list[Summary]) -> Iterator[tuple[str, Worth | None]]:
    """By place in the first turn order."""
    for summary in found:
        for place in range(summary.kind[1]):
            name = text("stats-place", kind=kind_name(text, summary.kind), place=place + 1)
            yield name, summary.at_start(place)


def bonuses(text: Language, found: list[Summary]) -> Grid:
    grid = by_kind(text, text("stats-bonus"), found)
    for colour, letter in enumerate(COLOUR_LETTERS):
        for size in (LARGE, SMALL):
            cells = [share_and_phase(text, *summary.bonus(colour, size)) for summary in found]
            grid.add_row(text(f"stats-bonus-{size}", colour=text(f"colour-{letter}")), *cells)
    return grid


def shields(text: Language, found: list[Summary]) -> Grid:
    grid = by_kind(text, text("stats-shield"), found)
    for shield in range(1, SHIELDS + 1):
        numbers = [summary.shields().get(shield, 0) for summary in found]
        grid.add_row(str(shield), *(text("number-2", number=number) for number in numbers))
    return grid


def colours(text: Language, summary: Summary) -> Grid:
    grid = by_kind(text, text("stats-colour"), [summary])
    for colour, letter in enumerate(COLOUR_LETTERS):
        grid.add_row(text(f"colour-{letter}"), share_and_phase(text, *summary.completed(colour)))
    return grid


def share_and_phase(text: Language, share: float, phase: float | None) -> str:
    if phase is None:
        return percent(text, share)
    return text("stats-share-phase", share=percent(text, share), phase=one_digit(text, phase))


def tiles(text: Language, summary: Summary) -> Grid:
    """Tiles of one kind of game: how many of those laid out were taken, and how many a game in each phase."""
    grid = Grid(text("stats-tile", kind=kind_name(text, summary.kind)), text("stats-taken"))
    for phase in PHASES:
        grid.add_column(phase, justify="right")
    for tile in summary.tiles():
        numbers = [text("number-2", number=number / len(summary.findings)) for number in summary.taken(tile)]
        grid.add_row(tile_name(text, tile), percent(text, summary.share_taken(tile)), *numbers)
    return grid


def what_wins(text: Language, found: Winning) -> Iterator[Grid]:
    """Nothing, if there were only games of teams and alone."""
    if found.sources():
        yield advantages(text, found)
        tiles = [(sort_name(text, sort), worth) for sort, worth in found.tiles().items()]
        yield table(text, text("stats-tile-wins"), best_first(tiles))
    if len(found.duchies()) > 1:
        duchies = [(NAMES[duchy], worth) for duchy, worth in found.duchies().items()]
        yield table(text, text("stats-duchy-wins"), best_first(duchies))


def advantages(text: Language, found: Winning) -> Grid:
    grid = Grid(text("stats-source"))
    for column in (text("stats-winners"), text("stats-others"), text("stats-difference")):
        grid.add_column(column, justify="right")
    for line, more in found.sources().items():
        means = (one_digit(text, more.winners), one_digit(text, more.others))
        grid.add_row(text(line), *means, in_words(text, more.difference))
    return grid


def sort_name(text: Language, sort: int) -> str:
    return (
        text("stats-animals", number=animals_on(sort)) if is_animal(sort) and sort != GEESE else tile_name(text, sort)
    )


def by_kind(text: Language, what: str, found: list[Summary]) -> Grid:
    grid = Grid(what)
    for summary in found:
        grid.add_column(kind_name(text, summary.kind), justify="right")
    return grid


def kind_name(text: Language, kind: Kind) -> str:
    return text(f"stats-kind-{kind[0]}", seats=kind[1])


def percent(text: Language, share: float) -> str:
    return text("number-0", number=100 * share)


def one_digit(text: Language, number: float | None) -> str:
    return NONE if number is None else text("number-1", number=number)
