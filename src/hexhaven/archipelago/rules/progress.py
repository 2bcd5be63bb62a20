"""A21 progress cards; wonders are in wonders.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import jokers_of, number_of, numbered
from hexhaven.archipelago.bits import pair
from hexhaven.archipelago.content.cards import (
    AMPHITHEATRE,
    ARCHITECTURE,
    DICTATORSHIP,
    EDUCATION,
    EMIGRATION,
    EXPANSIONISM,
    FARM,
    FOREIGN_TRADE,
    GIFTS_OF_THE_CLERGY,
    IMMIGRATION,
    INDUSTRIAL_FISHING,
    IRON_MINE,
    IRRIGATION_CANAL,
    LOCAL_TRADE,
    PEACE_AND_PROSPERITY,
    QUARRY,
    ROADS,
    SAWMILL,
    SHIPBUILDING,
    SLAVERY,
)
from hexhaven.archipelago.content.resources import CATTLE, FRUIT, cubes
from hexhaven.archipelago.content.tables import PORT, SHIP
from hexhaven.archipelago.frames import BUILD_FREELY, SUPPLY_MARKET, TRADES
from hexhaven.archipelago.rulebook import Effect, Rules
from hexhaven.archipelago.rules.balance import raise_own
from hexhaven.archipelago.rules.boards import add_supplies
from hexhaven.archipelago.rules.building import add_building, add_buildings, add_payments, pay
from hexhaven.archipelago.rules.cards import Boost, MovesRebels, MovesWorkers, fee
from hexhaven.archipelago.rules.harvest import DOUBLING, harvestable
from hexhaven.archipelago.rules.migration import NO_LIMIT, ask_migration, can_migrate, can_migrate_with
from hexhaven.archipelago.rules.trade import add_trades
from hexhaven.archipelago.rules.turn import release_citizens
from hexhaven.archipelago.state import DOMESTIC, EXPORT, State
from hexhaven.archipelago.units import on_map
from hexhaven.archipelago.verbs.goods import gain_florins
from hexhaven.archipelago.verbs.markers import move_rebels, move_workers
from hexhaven.kernel.engine import ask

AMPHITHEATRE_FLORINS: Final = 2


def add_to(rules: Rules) -> None:
    rules.does(IRRIGATION_CANAL, Doubles())
    rules.does(INDUSTRIAL_FISHING, Doubles())
    rules.does(SAWMILL, Doubles())
    rules.does(QUARRY, Doubles())
    rules.does(IRON_MINE, Doubles())
    rules.does(FARM, Doubles())
    rules.does(ROADS, Roads())
    rules.does(SHIPBUILDING, Builds())
    rules.does(EXPANSIONISM, Expansionism())
    rules.does(AMPHITHEATRE, Amphitheatre())
    rules.does(FOREIGN_TRADE, ForeignTrade())
    rules.does(SLAVERY, Slavery())
    rules.does(EMIGRATION, Emigration())
    rules.does(IMMIGRATION, MovesWorkers())
    rules.does(ARCHITECTURE, Builds())
    rules.does(LOCAL_TRADE, LocalTrade())
    rules.does(PEACE_AND_PROSPERITY, MovesRebels())
    rules.does(EDUCATION, MovesWorkers())
    rules.does(DICTATORSHIP, Dictatorship())
    rules.does(GIFTS_OF_THE_CLERGY, Gifts())


class Doubles(Boost):
    """A21.1-A21.6 twice the cubes of one resource."""

    def helps(self, s: State, me: i64, card: i64) -> bool:
        resource: i64 = 0
        while DOUBLING[resource] != card:
            resource += 1
        return harvestable(s, me) >> resource & 1 != 0


class Roads(Boost):
    """A21.7 citizens walk one region further in the migration to come."""

    def helps(self, s: State, me: i64, card: i64) -> bool:
        return can_migrate_with(s, me, card)


class Expansionism(Effect):
    """A21.9 a migration without a disc."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return can_migrate(s, me, NO_LIMIT)

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask_migration(s, me, NO_LIMIT)


class Builds(Effect):
    """A21.8 A21.19 Shipbuilding a ship, Architecture anything, both without a disc."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return len(sites(s, me, card)) > 0

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

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return len(add_trades(vec[i64](), s, me, DOMESTIC, fee(s, me, card))) > 0

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, TRADES, me, pair(DOMESTIC, 1))


class ForeignTrade(Effect):
    """A21.11 a cube onto board II, or one off it."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return len(add_supplies(vec[i64](), s, EXPORT)) > 0

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, SUPPLY_MARKET, me, pair(EXPORT, 1))


class Slavery(Effect):
    """A21.12 the owner's engaged citizens are released; +2 rebellion."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        release_citizens(s, me)
        move_rebels(s, s.rules.components.amount[card], card)


class Dictatorship(Effect):
    """A21.23 the owner's strikers are raised."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        raise_own(s, me)


class Emigration(Effect):
    """A21.15 one surplus worker fewer for each port."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        move_workers(s, s.rules.components.amount[card] * on_map(s, PORT), card)


class Amphitheatre(Effect):
    """A21.10 two florins, and rebellion falls by one."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        gain_florins(s, me, AMPHITHEATRE_FLORINS, card)
        move_rebels(s, s.rules.components.amount[card], card)


class Gifts(Effect):
    """A21.24 a fruit for one step, or a fruit and a cattle for two; explorer tokens can replace them."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        out = add_payments(out, s, me, cubes(FRUIT, 1), base | numbered(1))
        return add_payments(out, s, me, cubes(FRUIT, 1) + cubes(CATTLE, 1), base | numbered(2))

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        pile = cubes(FRUIT, 1)
        if number_of(answer) == 2:
            pile += cubes(CATTLE, 1)
        pay(s, me, pile, jokers_of(answer))
        move_rebels(s, -number_of(answer), card)
