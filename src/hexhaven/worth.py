"""What something is worth to the players who have it: how often they win, and by how much they are ahead."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Protocol

from rich.table import Table as Grid

from hexhaven.intervals import Interval, in_words, mean_interval, share_interval
from hexhaven.language import Language


class Played(Protocol):
    """A game that is over: points and places by seat."""

    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def places(self) -> tuple[int, ...]: ...


Player = tuple[Played, int]  # a seat of a game


@dataclass(frozen=True)
class Worth:
    """Of several players: their points and wins, and both compared with their tables."""

    players: int
    points: float
    lead: Interval  # points above the mean of the table
    wins: Interval  # the share of games won
    fair: float  # the share that anyone at these tables has won on average


def worth(players: Iterable[Player]) -> Worth | None:
    """Less than two players say nothing."""
    found = list(players)
    if len(found) < 2:
        return None
    return Worth(
        players=len(found),
        points=fmean(game.points[seat] for game, seat in found),
        lead=mean_interval([game.points[seat] - fmean(game.points) for game, seat in found]),
        wins=share_interval(sum(game.places[seat] == 1 for game, seat in found), len(found)),
        fair=fmean(game.places.count(1) / len(game.places) for game, _ in found),
    )


def as_json(found: Worth | None) -> dict[str, object] | None:
    """The keys are described in docs/cli.md."""
    return asdict(found) if found is not None else None


def table(text: Language, what: str, rows: Iterable[tuple[str, Worth | None]]) -> Grid:
    """A row for each name about which something can be said."""
    grid = Grid(what)
    for column in (text("worth-players"), text("worth-lead"), text("worth-wins"), text("worth-fair")):
        grid.add_column(column, justify="right", no_wrap=True)
    for name, found in rows:
        if found is not None:
            wins = Interval(*(100 * share for share in (found.wins.value, found.wins.low, found.wins.high)))
            grid.add_row(
                name,
                text("number-0", number=found.players),
                in_words(text, found.lead),
                in_words(text, wins, "number-0"),
                text("number-0", number=100 * found.fair),
            )
    return grid


def best_first(rows: Iterable[tuple[str, Worth | None]]) -> list[tuple[str, Worth | None]]:
    """By points ahead."""
    return sorted(rows, key=lambda row: -row[1].lead.value if row[1] is not None else 0.0)
