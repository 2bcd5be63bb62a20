"""Tables of text."""

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid


def grid(title: str, *columns: str) -> Grid:
    table = Grid(title=title, title_style="bold", title_justify="left", box=SIMPLE_HEAD, show_edge=False)
    for column in columns:
        table.add_column(column)
    return table
