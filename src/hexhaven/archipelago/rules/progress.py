"""A21 progress cards that give an action or shift cubes; and the ministers who do."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    DONE,
    REMOVING,
    SHIFTING,
    STOCKING,
    of_resource,
    resource_of,
    to,
    to_place_of,
    verb_of,
)
from hexhaven.archipelago.content.cards import (
    ARCHITECTURE,
    DICTATORSHIP,
    EXPANSIONISM,
    FOREIGN_TRADE,
    LOCAL_TRADE,
    MINISTER_OF_AGRICULTURE,
    MINISTER_OF_TRADE,
    SHIPBUILDING,
    SLAVERY,
)
from hexhaven.archipelago.content.resources import CATTLE, FRUIT, RESOURCES, count
from hexhaven.archipelago.content.tables import SHIP
from hexhaven.archipelago.frames import BUILD_FREELY, SHIFT_CUBES, SUPPLY_MARKET, TRADES
from hexhaven.archipelago.rules.balance import raise_own
from hexhaven.archipelago.rules.boards import is_full
from hexhaven.archipelago.rules.building import add_building, add_buildings
from hexhaven.archipelago.rules.cards import fee
from hexhaven.archipelago.rules.migration import NO_LIMIT, ask_migration, can_migrate
from hexhaven.archipelago.rules.trade import add_trades
from hexhaven.archipelago.rules.turn import release_citizens
from hexhaven.archipelago.state import DOMESTIC, EXPORT, Effect, Question, State, asks, does
from hexhaven.archipelago.verbs.agenda import ask
from hexhaven.archipelago.verbs.goods import draw_board, pile_on, stock_board
from hexhaven.archipelago.verbs.markers import move_rebels

MINISTERS_CUBES: Final = 2


class Expansionism(Effect):
    """A21.9 a migration without a disc."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if can_migrate(s, me, 0):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask_migration(s, me, NO_LIMIT)


class Builds(Effect):
    """A21.8 A21.19 Shipbuilding a ship, Architecture anything, both without a disc."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if len(sites(s, me, card)):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        only_ship: i64 = 0
        if card == SHIPBUILDING:
            only_ship = 1
        ask(s, BUILD_FREELY, me, only_ship)


def sites(s: State, me: i64, card: i64) -> vec[i64]:
    """What could be built once the card is paid for."""
    if card == SHIPBUILDING:
        return add_building(vec[i64](), s, me, SHIP, fee(s, me, card))
    return add_buildings(vec[i64](), s, me, fee(s, me, card))


class LocalTrade(Effect):
    """A21.20 one trade on board I without a disc."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if len(add_trades(vec[i64](), s, me, DOMESTIC, fee(s, me, card))):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, TRADES, me, DOMESTIC | 1 << 4)


class ForeignTrade(Effect):
    """A21.11 a cube onto board II, or one off it."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if len(add_supplies(vec[i64](), s, EXPORT)):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, SUPPLY_MARKET, me, EXPORT | 1 << 4)


class MinisterOfAgriculture(Effect):
    """A20.20 up to two cubes of cattle and fruit onto board I."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if len(add_supplies(vec[i64](), s, DOMESTIC)):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, SUPPLY_MARKET, me, DOMESTIC | MINISTERS_CUBES << 4)


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
    """A20.20 A21.11 cubes of the bank onto a board, or off it."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_supplies(vec[i64]([DONE]), s, arg & 15)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return arg >> 4 == 0 or len(add_supplies(vec[i64](), s, arg & 15)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == DONE:
            return
        ask(s, SUPPLY_MARKET, me, arg - 16)
        if verb_of(answer) == STOCKING:
            stock_board(s, to_place_of(answer), resource_of(answer))
        else:
            draw_board(s, to_place_of(answer), resource_of(answer))


class MinisterOfTrade(Effect):
    """A20.24 up to two cubes from one board to the other."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if len(add_shifts(vec[i64](), s)):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, SHIFT_CUBES, me, MINISTERS_CUBES)


def add_shifts(out: vec[i64], s: State) -> vec[i64]:
    board: i64 = DOMESTIC
    while board <= EXPORT:
        resource: i64 = 0
        while resource < RESOURCES:
            if count(pile_on(s, board), resource) and not is_full(s, 1 - board, resource):
                out = append(out, SHIFTING | to(0, board) | of_resource(resource))
            resource += 1
        board += 1
    return out


class ShiftCubes(Question):
    """A20.24 cube by cube."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_shifts(vec[i64]([DONE]), s)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return arg == 0 or len(add_shifts(vec[i64](), s)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != DONE:
            ask(s, SHIFT_CUBES, me, arg - 1)
            draw_board(s, to_place_of(answer), resource_of(answer))
            stock_board(s, 1 - to_place_of(answer), resource_of(answer))


class Slavery(Effect):
    """A21.12 own engaged citizens are released; +2 rebellion."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        release_citizens(s, me)
        move_rebels(s, s.rules.components.amount[card], card)


class Dictatorship(Effect):
    """A21.23 own strikers get up."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        raise_own(s, me)


asks(SUPPLY_MARKET, SupplyMarket())
asks(SHIFT_CUBES, ShiftCubes())
does(EXPANSIONISM, Expansionism())
does(SHIPBUILDING, Builds())
does(ARCHITECTURE, Builds())
does(LOCAL_TRADE, LocalTrade())
does(FOREIGN_TRADE, ForeignTrade())
does(MINISTER_OF_AGRICULTURE, MinisterOfAgriculture())
does(MINISTER_OF_TRADE, MinisterOfTrade())
does(SLAVERY, Slavery())
does(DICTATORSHIP, Dictatorship())
