"""Tables of text."""

from collections import Counter
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from hexhaven.kernel.contract import Result
from hexhaven.language import Language, player_name


def grid(title: str, *columns: str) -> Grid:
    table = Grid(title=title, title_style="bold", title_justify="left", box=SIMPLE_HEAD, show_edge=False)
    for column in columns:
        table.add_column(column)
    return table


def points_by_cause(text: Language, scored: Sequence[tuple[str, int, int]], result: Result, you: int) -> Grid:
    """Where the points of a finished game came from: for each score its cause, the seat, and how many."""
    total: Counter[tuple[str, int]] = Counter()
    for cause, seat, points in scored:
        total[cause, seat] += points
    seats = range(len(result.points))
    table = grid(text("table-causes"), "")
    for seat in seats:
        table.add_column(player_name(text, seat, you), justify="right")
    for cause in dict.fromkeys(cause for cause, _, _ in scored):
        table.add_row(cause, *(str(total[cause, seat]) for seat in seats))
    table.add_section()
    table.add_row(text("table-total"), *(str(points) for points in result.points), style="bold")
    table.add_row(text("table-place"), *(str(place) for place in result.places))
    return table
