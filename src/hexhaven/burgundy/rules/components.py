"""B1 what is in the box, and the tables printed on the boards."""

from mypy_extensions import i64

from hexhaven.burgundy.content.board import (
    AREA_POINTS,
    BLACK_DEPOT,
    BLACK_SPACES,
    BLACK_SPACES_PER_PLAYER,
    BRIDGE_END,
    CASTLE_OR_MINE_SPACE,
    DEPOT_ROWS,
    FIRST_BONUS,
    GOODS_SPACES,
    KEY_SPACES,
    PHASE_POINTS,
    PHASES,
    PRICE,
    ROUNDS,
    SALE_POINTS,
    SECOND_BONUS,
)
from hexhaven.burgundy.content.duchies import COPIES
from hexhaven.burgundy.content.goods import ALL_GOODS, PHASE_GOODS, START_GOODS
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, GREY, ROWS
from hexhaven.burgundy.rulebook import Rules


def add_to(rules: Rules) -> None:
    add_boards(rules)
    add_depots(rules)
    for row in ROWS:
        rules.add_tile(row)
    rules.goods_supply = ALL_GOODS


def add_boards(rules: Rules) -> None:
    rules.phases = PHASES
    rules.rounds = ROUNDS
    rules.phase_goods = PHASE_GOODS
    rules.start_goods = START_GOODS
    rules.key_spaces = KEY_SPACES
    rules.most_stored = KEY_SPACES
    rules.goods_spaces = GOODS_SPACES
    rules.bridge_end = BRIDGE_END
    rules.price = PRICE
    rules.boards = COPIES
    rules.area_points = AREA_POINTS
    rules.phase_points = PHASE_POINTS
    rules.first_bonus = FIRST_BONUS[rules.board_players]
    rules.second_bonus = SECOND_BONUS[rules.board_players]
    rules.sale_points = SALE_POINTS[rules.board_players]


def add_depots(rules: Rules) -> None:
    """B3.4 B3.6 coloured spaces by their printed number of players, two black ones for each player."""
    depot: i64 = 1
    for row in DEPOT_ROWS:
        for space in row.split():
            rules.add_space(depot, colours_of_space(rules, space), int(space[1]) <= rules.board_players)
        depot += 1
    for place in range(BLACK_SPACES):
        rules.add_space(BLACK_DEPOT, [], place < BLACK_SPACES_PER_PLAYER * rules.board_players)


def colours_of_space(rules: Rules, printed: str) -> list[i64]:
    """B3.5 its colour in each phase; with three players one castle space takes a mine in phases B and D."""
    colour = COLOUR_LETTERS.index(printed[0])
    colours: list[i64] = [colour] * PHASES
    if rules.spaces == CASTLE_OR_MINE_SPACE and rules.players == 3:
        colours[1] = colours[3] = GREY
    return colours
