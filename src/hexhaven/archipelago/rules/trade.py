"""A11 trade: single cubes on boards I and II; a market or port trades twice for a florin."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    BUYING,
    DONE,
    SELLING,
    USING,
    at,
    number_of,
    numbered,
    of_resource,
    region_of,
    resource_of,
    to,
    to_place_of,
    verb_of,
)
from hexhaven.archipelago.bits import first_of, pair, second_of
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import MARKET, PORT, TOWN
from hexhaven.archipelago.events import SALE
from hexhaven.archipelago.frames import TRADES
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.boards import buying_price, is_full, selling_price
from hexhaven.archipelago.state import DOMESTIC, EXPORT, State
from hexhaven.archipelago.units import controller, is_striking_at, occupant, unit_on
from hexhaven.archipelago.verbs.goods import (
    buy_cube,
    gain_florins,
    lay_coin,
    pay_florins,
    pile_on,
    sell_cube,
    spend_tokens,
    stock_board,
)
from hexhaven.archipelago.verbs.map import engage
from hexhaven.kernel.engine import Question, ask

TRADES_PER_BUILDING: Final = 2
BY_TOKEN: Final = 1


def add_to(rules: Rules) -> None:
    rules.asks(TRADES, Trades())


def add_trades(out: vec[i64], s: State, me: i64, board: i64, fee: i64) -> vec[i64]:
    """A11.2-A11.7 every cube the player can buy or sell on the board, once a fee is paid."""
    resource: i64 = 0
    while resource < RESOURCES:
        out = add_purchase(out, s, me, board, resource, fee)
        out = add_sales(out, s, me, board, resource)
        resource += 1
    return out


def add_purchase(out: vec[i64], s: State, me: i64, board: i64, resource: i64, fee: i64) -> vec[i64]:
    if count(pile_on(s, board), resource) and s.seats[me].florins >= buying_price(s, board, resource) + fee:
        return append(out, BUYING | to(0, board) | of_resource(resource))
    return out


def add_sales(out: vec[i64], s: State, me: i64, board: i64, resource: i64) -> vec[i64]:
    """A11.4 A11.7 A7.26 a cube, or an explorer token for one of the bank's."""
    if is_full(s, board, resource):
        return out
    sale = SELLING | to(0, board) | of_resource(resource)
    if count(s.seats[me].cubes, resource):
        out = append(out, sale)
    if s.seats[me].tokens and count(s.bank_cubes, resource):
        out = append(out, sale | numbered(BY_TOKEN))
    return out


def trade(s: State, me: i64, answer: i64) -> None:
    board = to_place_of(answer)
    resource = resource_of(answer)
    if verb_of(answer) == BUYING:
        pay_florins(s, me, buying_price(s, board, resource))
        buy_cube(s, me, board, resource)
        return
    price = selling_price(s, board, resource)
    if number_of(answer) == BY_TOKEN:
        spend_tokens(s, me, 1)
        stock_board(s, board, resource)
    else:
        sell_cube(s, me, board, resource)
    gain_florins(s, me, price, SALE)


class Trades(Question):
    """A11.8 A11.15 a number of trades on one board."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_trades(vec[i64]([DONE]), s, me, first_of(arg), 0)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return second_of(arg) == 0 or len(add_trades(vec[i64](), s, me, first_of(arg), 0)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != DONE:
            ask(s, TRADES, me, pair(first_of(arg), second_of(arg) - 1))
            trade(s, me, answer)


def add_uses(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """A11.9-A11.12 markets and ports the player controls, each once per phase, for a florin."""
    if s.seats[me].florins == 0:
        return out
    region: i64 = 0
    while region < len(s.built):
        if s.built[region]:
            out = add_use(out, s, me, region, MARKET)
            out = add_use(out, s, me, region, PORT)
        region += 1
    return out


def add_use(out: vec[i64], s: State, me: i64, region: i64, building: i64) -> vec[i64]:
    if s.used[region] >> building & 1 or controller(s, region, building) != me:
        return out
    return append(out, USING | at(region, 0) | to(0, building))


def use_building(s: State, me: i64, answer: i64) -> None:
    """A11.11 the unit that controls the building is engaged: its own, or the town's."""
    region = region_of(answer)
    building = to_place_of(answer)
    lay_coin(s, me, region, building)
    if occupant(s, region, building) == me and not is_striking_at(s, region, building):
        engage(s, me, unit_on(s, me, region, building))
    else:
        engage(s, me, unit_on(s, me, region, TOWN))
    board: i64 = EXPORT
    if building == MARKET:
        board = DOMESTIC
    ask(s, TRADES, me, pair(board, TRADES_PER_BUILDING))
