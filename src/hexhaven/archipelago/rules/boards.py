"""The boards: where a market's next cube goes, what it costs, the price of a worker, and cubes from the bank."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import DONE, REMOVING, STOCKING, of_resource, resource_of, to, to_place_of, verb_of
from hexhaven.archipelago.bits import first_of, pair, second_of
from hexhaven.archipelago.content.resources import CATTLE, FRUIT, RESOURCES, count
from hexhaven.archipelago.content.tables import ROWS, Market
from hexhaven.archipelago.frames import SUPPLY_MARKET
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.state import DOMESTIC, EXPORT, State
from hexhaven.archipelago.verbs.goods import draw_board, pile_on, stock_board
from hexhaven.kernel.engine import Question, ask


def add_to(rules: Rules) -> None:
    rules.asks(SUPPLY_MARKET, SupplyMarket())


def market_of(s: State, board: i64) -> Market:
    if board == DOMESTIC:
        return s.rules.components.domestic
    return s.rules.components.export


def row_of(market: Market, resource: i64, place: i64) -> i64:
    """The row of the place-th cube, counting from 1; ROWS if the zone is full."""
    row: i64 = 0
    while row < ROWS:
        place -= market.slots[resource * ROWS + row]
        if place <= 0:
            return row
        row += 1
    return row


def is_full(s: State, board: i64, resource: i64) -> bool:
    """A11.4 no free slot in the resource's zone."""
    return row_of(market_of(s, board), resource, count(pile_on(s, board), resource) + 1) == ROWS


def selling_price(s: State, board: i64, resource: i64) -> i64:
    """A11.3 the price of the row the cube goes to; the zone must not be full."""
    market = market_of(s, board)
    return market.price[resource * ROWS + row_of(market, resource, count(pile_on(s, board), resource) + 1)]


def buying_price(s: State, board: i64, resource: i64) -> i64:
    """A11.2 the price of the row of the last cube; there must be one."""
    market = market_of(s, board)
    return market.price[resource * ROWS + row_of(market, resource, count(pile_on(s, board), resource))]


def labour_row(s: State) -> i64:
    """The row of board IV that the marker is in."""
    components = s.rules.components
    row: i64 = 0
    while row + 1 < len(components.labour_from) and components.labour_from[row + 1] <= s.workers:
        row += 1
    return row


def worker_price(s: State) -> i64:
    """A14.2 what the next recruit costs; 0: there is none."""
    return s.rules.components.labour_price[labour_row(s)]


def add_supplies(out: vec[i64], s: State, board: i64) -> vec[i64]:
    """Board II: any cube on or off. Board I: fruit and cattle on."""
    resource: i64 = 0
    while resource < RESOURCES:
        is_wanted = board == EXPORT or resource in (FRUIT, CATTLE)
        if is_wanted and count(s.bank_cubes, resource) and not is_full(s, board, resource):
            out = append(out, STOCKING | to(0, board) | of_resource(resource))
        if board == EXPORT and count(s.export, resource):
            out = append(out, REMOVING | to(0, board) | of_resource(resource))
        resource += 1
    return out


class SupplyMarket(Question):
    """A20.20 A21.11 cubes from the bank to a board, or back."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_supplies(vec[i64]([DONE]), s, first_of(arg))

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return second_of(arg) == 0 or len(add_supplies(vec[i64](), s, first_of(arg))) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == DONE:
            return
        ask(s, SUPPLY_MARKET, me, pair(first_of(arg), second_of(arg) - 1))
        if verb_of(answer) == STOCKING:
            stock_board(s, to_place_of(answer), resource_of(answer))
        else:
            draw_board(s, to_place_of(answer), resource_of(answer))
