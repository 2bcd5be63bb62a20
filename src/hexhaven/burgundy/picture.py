"""Pictures of a game of Burgundy for the terminal. Every colour has a letter, so they can be read without colours."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from hexhaven.burgundy import View
from hexhaven.burgundy.content.board import BLACK_DEPOT, DEPOT_OF_SPACE, DEPOTS
from hexhaven.burgundy.content.duchies import NAMES, Duchy
from hexhaven.burgundy.content.routes import ROUTE_ROWS
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, COLOUR_OF
from hexhaven.burgundy.events import POINTS_SCORED
from hexhaven.burgundy.view import EstateView, SeatView
from hexhaven.burgundy.words import PHASES, SCORE_LINES, cause_group, good_name, goods_list, short_name, tile_name
from hexhaven.kernel.contract import Result
from hexhaven.kernel.event import Event
from hexhaven.language import Language, player_name
from hexhaven.terminal.grids import grid, points_by_cause
from hexhaven.terminal.plain import winners

LETTERS = f"{COLOUR_LETTERS}*"  # the last for tiles of any colour
STYLES = ("green", "bright_black", "yellow", "blue", "bright_red", "bright_green", "white")  # in the order of LETTERS
CELL = 10  # columns for one field
NARROW = 6  # where a board is wider than seven fields
HEXAGON = 7  # fields in its widest row
WIDE = 120  # columns from which on the duchy is next to the rest
Named = Callable[[Language, int], str]
Boards = Sequence[Duchy]  # by number
FIELDS_OF_ISLANDS = 37
FEW = 2  # players whose belongings fit next to a duchy


def whole_table(text: Language, view: View, boards: Boards, you: int) -> RenderableType:
    """The round, the central board, and the players' belongings next to their duchies."""
    return Group(board(text, view, tile_name), players(text, view, boards, you))


def table_and_duchy(text: Language, view: View, boards: Boards, you: int, width: int) -> RenderableType:
    """The table and the viewer's own duchy, on the right if there is room."""
    own = duchy(text, view, boards, you, you)
    if width < WIDE or is_wide(boards[view.estates[view.seats[you].estate].duchy]):
        return Group(whole_table(text, view, boards, you), own)
    left, others = board(text, view, short_name), players(text, view, boards, you)
    if len(view.seats) == FEW:
        return beside(Group(left, others), own, width)
    return Group(beside(left, own, width), others)


def beside(left: RenderableType, right: RenderableType, width: int) -> RenderableType:
    """The right side is as wide as a duchy."""
    table = Grid.grid(padding=(0, 2, 0, 0))
    table.add_column(width=width - HEXAGON * CELL - 2)
    table.add_column(width=HEXAGON * CELL)
    table.add_row(left, right)
    return table


class Items:
    """Things separated by commas. Lines break only between two of them, never inside a name."""

    def __init__(self, items: Iterable[Text]) -> None:
        self.items = list(items)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for number, item in enumerate(self.items, 1):
            comma = Text(",") if number < len(self.items) else Text()
            if line and len(line) + 1 + len(item) + len(comma) > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, " " if line else "", item, comma)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [len(item) + 2 for item in self.items] or [0]
        return Measurement(max(widths), sum(widths)).with_maximum(options.max_width)


def round_line(text: Language, view: View) -> Text:
    coming = ", ".join(good_name(text, kind) for kind in view.coming_goods) or "-"
    phase, die = PHASES[view.phase], view.white_die or "-"
    return Text(text("table-phase", phase=phase, round=view.round + 1, die=die, goods=coming), style="bold")


def board(text: Language, view: View, name: Named) -> RenderableType:
    return Group(round_line(text, view), depots(text, view, name))


def depots(text: Language, view: View, name: Named) -> Grid:
    shields = [text("table-shields")] if view.shields else []
    table = grid(text("table-depots"), text("table-depot"), text("table-tiles"), text("table-goods"), *shields)
    for depot in (*range(1, DEPOTS + 1), BLACK_DEPOT):
        tiles = [tile for space, tile in enumerate(view.depots) if tile and DEPOT_OF_SPACE[space] == depot]
        number = str(depot) if depot else text("table-black")
        goods = goods_items(text, view.goods[depot] if depot else {})
        lying = [" ".join(str(shield) for shield in view.shields[depot])] if view.shields else []
        table.add_row(number, tile_list(text, tiles, name), goods, *lying)
    return table


def tile_list(text: Language, tiles: Iterable[int], name: Named) -> Items:
    """Tiles by name, long or short, each after the letter of its colour."""
    return Items(Text.assemble(letter(COLOUR_OF[tile]), " ", name(text, tile)) for tile in tiles)


def goods_items(text: Language, goods: Mapping[int, int]) -> Items:
    return Items(Text(goods_list(text, {kind: number})) for kind, number in goods.items())


def letter(colour: int) -> tuple[str, str]:
    return LETTERS[colour], f"bold {STYLES[colour]}"


def players(text: Language, view: View, boards: Boards, you: int) -> Grid:
    """One column for each player, in order of seats."""
    table = grid(text("table-players"), "")
    estates = [view.estates[seat.estate] for seat in view.seats]
    for seat in range(len(view.seats)):
        table.add_column(player_name(text, seat, you))
    lines: dict[str, list[str] | list[Items] | list[str | Items]] = {
        "table-order": [text("table-space", place=place, space=space) for place, space in bridge(view)],
        "table-points": [str(estate.points) for estate in estates],
        "table-silver": [str(estate.silver) for estate in estates],
        "table-workers": [str(estate.workers) for estate in estates],
        "table-dice": [" ".join(str(die) for die in seat.dice) for seat in view.seats],
        "table-goods": [goods_items(text, estate.goods) for estate in estates],
        "table-storage": [tile_list(text, seat.storage, short_name) for seat in view.seats],
        "table-sold": [sold_goods(text, estate) for estate in estates],
        "table-bonuses": [str(estate.bonuses) for estate in estates],
        "table-fields": [str(boards[estate.duchy].fields - len(estate.tiles)) for estate in estates],
    }
    if any(estate.common for estate in estates):
        lines["table-common"] = [tile_list(text, estate.common, short_name) for estate in estates]
    if view.marker:
        lines["table-marker"] = [text("table-counter", points=estates[0].points, marker=view.marker)]
        del lines["table-points"], lines["table-order"], lines["table-bonuses"]
    if view.shields:
        lines["table-shields"] = [" ".join(str(shield) for shield in estate.shields) for estate in estates]
        lines["table-rival"] = [player_name(text, e.rival, you) if e.rival >= 0 else "" for e in estates]
    if any(seat.routes for seat in view.seats):
        lines["table-routes"] = [route_items(text, seat) for seat in view.seats]
    for key, cells in lines.items():
        table.add_row(text(key), *cells)
    return table


def route_items(text: Language, seat: SeatView) -> Items:
    """The fields still empty, each with its good and its bonus."""
    fields = [field for card in seat.routes for field in ROUTE_ROWS[card]][len(seat.laid) :]
    return Items(Text(f"{good} {short_name(text, bonus)}") for good, bonus in fields)


def sold_goods(text: Language, estate: EstateView) -> str | Items:
    """The kinds, if the viewer may know them; otherwise how many there are."""
    return goods_items(text, estate.sold) if estate.sold else str(estate.sold_number)


def bridge(view: View) -> list[tuple[int, int]]:
    """By seat: the place in the turn order, and the space on the bridge."""
    return [(view.order.index(seat) + 1, shown.bridge + 1) for seat, shown in enumerate(view.seats)]


def is_wide(board: Duchy) -> bool:
    return any(x > 2 * (HEXAGON - 1) for x, _ in board.places)


def duchy(text: Language, view: View, boards: Boards, seat: int, you: int) -> RenderableType:
    """The fields of a player's board: two lines for each row."""
    shown, player = view.estates[view.seats[seat].estate], player_name(text, seat, you)
    if not shown.duchy:
        return Text(text("table-no-duchy", player=player))
    lines = [Text(text("table-duchy", duchy=NAMES[shown.duchy], player=player), style="bold")]
    board = boards[shown.duchy]
    places = dict(enumerate(board.places, 1))
    cell = NARROW if is_wide(board) else CELL
    for y in sorted({y for _, y in places.values()}):
        fields = sorted((x, field) for field, (x, down) in places.items() if down == y)
        lines.append(row([(x, field_mark(board, field)) for x, field in fields], cell))
        lines.append(row([(x, tile_mark(text, shown, field)) for x, field in fields], cell))
    letters = ", ".join(f"{mark} {text(f'colour-{mark}')}" for mark in COLOUR_LETTERS)
    lines.append(Text(text("table-legend", letters=letters), style="dim"))
    return Group(*lines)


def row(cells: Sequence[tuple[int, Text]], width: int) -> Text:
    """Each cell with the half of a field in which it begins."""
    line = Text()
    for x, cell in cells:
        line.pad_right(x * width // 2 - len(line))
        cell.truncate(width - 1)
        line.append(cell)
    return line


def field_mark(board: Duchy, field: int) -> Text:
    """Number, colour letter and die number: 19 C6."""
    return Text.assemble(f"{field:2} ", letter(board.colour[field]), str(board.die[field]))


def tile_mark(text: Language, estate: EstateView, field: int) -> Text:
    tile = estate.tiles.get(field, 0)
    style = f"reverse {STYLES[COLOUR_OF[tile]]}" if tile else "dim"
    return Text(short_name(text, tile) if tile else " ·", style=style)


def end_of_game(text: Language, events: Iterable[Event], result: Result, you: int) -> RenderableType:
    """Where the points came from, in the order of the score sheet, and who won."""
    points = [(cause_group(event.b), event.seat, event.a) for event in events if event.kind == POINTS_SCORED]
    points.sort(key=lambda scored: SCORE_LINES.index(scored[0]))
    named = [(text(cause), seat, number) for cause, seat, number in points]
    if len(result.points) == 1:
        return Group(points_by_cause(text, named, result, you), end_of_run(text, result))
    return Group(points_by_cause(text, named, result, you), *winners(text, result, you))


def end_of_run(text: Language, result: Result) -> Text:
    """How a solo game ended."""
    if result.places[0] == 1:
        return Text(text("table-run-won", points=result.points[0]), style="bold")
    return Text(text("table-run-lost", empty=FIELDS_OF_ISLANDS - result.points[0]), style="bold")
