"""The boards: where a market's next cube goes, what it costs, and the price of a worker."""

from mypy_extensions import i64

from hexhaven.archipelago.content.resources import count
from hexhaven.archipelago.content.tables import ROWS, Market
from hexhaven.archipelago.state import DOMESTIC, State
from hexhaven.archipelago.verbs.goods import pile_on


def market_of(s: State, board: i64) -> Market:
    if board == DOMESTIC:
        return s.rules.components.domestic
    return s.rules.components.export


def row_of(market: Market, resource: i64, place: i64) -> i64:
    """The row in which the place-th cube lies, from 1; ROWS where the zone is full."""
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
    """The row of board IV in which the marker stands."""
    components = s.rules.components
    row: i64 = 0
    while row + 1 < len(components.labour_from) and components.labour_from[row + 1] <= s.workers:
        row += 1
    return row


def worker_price(s: State) -> i64:
    """A14.2 what the next recruit costs; 0: there is none."""
    return s.rules.components.labour_price[labour_row(s)]
