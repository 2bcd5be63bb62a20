"""A20 characters who affect people, cubes and markers; those who rob are in robbers.py."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    DONE,
    SELLING,
    SHIFTING,
    of_resource,
    of_seat,
    resource_of,
    seat_of,
    to,
    to_place_of,
    verb_of,
)
from hexhaven.archipelago.bits import first_of, pair, second_of
from hexhaven.archipelago.content.cards import (
    ADMIRAL,
    ARCHBISHOP,
    BISHOP,
    EXPLORER,
    EXPORTER,
    FALSE_PROPHET,
    HEAD_HUNTER,
    MERCHANT,
    MINISTER_OF_AGRICULTURE,
    MINISTER_OF_LABOUR,
    MINISTER_OF_TRADE,
    MISSIONARY,
    POPE,
    RECRUITER,
    RESEARCHER,
    SCOUT,
    SPY,
    TREASURER,
)
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import TEMPLE
from hexhaven.archipelago.frames import MERCHANT as MERCHANT_FRAME
from hexhaven.archipelago.frames import SEARCH, SHIFT_CUBES, SUPPLY_MARKET
from hexhaven.archipelago.rulebook import Effect, Rules
from hexhaven.archipelago.rules.boards import add_supplies, is_full
from hexhaven.archipelago.rules.cards import Boost, MovesRebels, MovesWorkers, fee
from hexhaven.archipelago.rules.exploration import can_explore
from hexhaven.archipelago.rules.growth import ask_recruits, can_recruit
from hexhaven.archipelago.rules.migration import CITIZENS_ONLY, NO_LIMIT, SHIPS_ONLY, ask_migration, can_migrate
from hexhaven.archipelago.rules.trade import add_purchase, add_sales, add_trades, trade
from hexhaven.archipelago.state import DOMESTIC, EXPORT, NO_CARD, State
from hexhaven.archipelago.units import controlled, on_map
from hexhaven.archipelago.verbs.goods import draw_board, gain_florins, pile_on, stock_board
from hexhaven.archipelago.verbs.markers import move_rebels
from hexhaven.archipelago.verbs.objectives import see_objectives
from hexhaven.kernel.engine import Question, ask, then

SEARCHED: Final = 5
FLORINS_SHOWN: Final = 5  # the Treasurer's
MINISTERS_CUBES: Final = 2
EITHER_WAY: Final = 0  # otherwise the board the cubes come from, plus one


def add_to(rules: Rules) -> None:
    rules.asks(MERCHANT_FRAME, Merchant())
    rules.asks(SHIFT_CUBES, ShiftCubes())
    rules.does(RESEARCHER, Searches())
    rules.does(HEAD_HUNTER, Searches())
    rules.does(EXPLORER, WithExploration())
    rules.does(SCOUT, WithExploration())
    rules.does(MISSIONARY, WithExploration())
    rules.does(BISHOP, MovesRebels())
    rules.does(ARCHBISHOP, Archbishop())
    rules.does(POPE, Pope())
    rules.does(FALSE_PROPHET, FalseProphet())
    rules.does(MINISTER_OF_LABOUR, MovesWorkers())
    rules.does(RECRUITER, Recruiter())
    rules.does(SPY, Spy())
    rules.does(MERCHANT, Trader())
    rules.does(EXPORTER, Trader())
    rules.does(TREASURER, Treasurer())
    rules.does(MINISTER_OF_AGRICULTURE, MinisterOfAgriculture())
    rules.does(ADMIRAL, Admiral())
    rules.does(MINISTER_OF_TRADE, MinisterOfTrade())


class Searches(Effect):
    """A20.1 A20.4 five cards are revealed; one of a kind may be bought at its lowest price."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return s.top != NO_CARD

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        progress: i64 = 0
        if card == RESEARCHER:
            progress = 1
        then(s, SEARCH, pair(me, pair(progress, SEARCHED)))


class Archbishop(Effect):
    """A20.7 rebellion falls by 1, 2 or 3 with 0-2, 3-4 or 5 and more temples."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        temples = on_map(s, TEMPLE)
        steps: i64 = -1
        if temples >= 5:
            steps = -3
        elif temples >= 3:
            steps = -2
        move_rebels(s, steps, card)


class Pope(Effect):
    """A20.8 rebellion falls by one for each temple."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        move_rebels(s, s.rules.components.amount[card] * on_map(s, TEMPLE), card)


class WithExploration(Boost):
    """A20.3 A20.11 A20.14 the Explorer, the Scout, the Missionary."""

    def helps(self, s: State, me: i64, card: i64) -> bool:
        return can_explore(s, me)


class FalseProphet(Effect):
    """A20.9 a citizen may migrate for each temple the owner controls."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return controlled(s, me, TEMPLE) > 0 and can_migrate(s, me, controlled(s, me, TEMPLE) | CITIZENS_ONLY)

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask_migration(s, me, controlled(s, me, TEMPLE) | CITIZENS_ONLY)


class Admiral(Effect):
    """A20.23 A20.35 the owner's ships move, each through up to three regions."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return can_migrate(s, me, NO_LIMIT | SHIPS_ONLY)

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask_migration(s, me, NO_LIMIT | SHIPS_ONLY)


class Recruiter(Effect):
    """A20.13 one worker, at the price on board IV."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return can_recruit(s, me, fee(s, me, card))

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask_recruits(s, me, 1)


class Spy(Effect):
    """A20.15 A20.30 a look at another player's objective."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        seat: i64 = 0
        while seat < s.rules.players:
            if seat != me and s.seats[seat].objectives:
                out = append(out, base | of_seat(seat))
            seat += 1
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        see_objectives(s, me, seat_of(answer))


class Trader(Effect):
    """A20.16 A20.22 the Merchant on board I, the Exporter on board II."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return len(add_trades(vec[i64](), s, me, board_of(card), fee(s, me, card))) > 0

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, MERCHANT_FRAME, me, board_of(card))


def board_of(card: i64) -> i64:
    if card == MERCHANT:
        return DOMESTIC
    return EXPORT


class Merchant(Question):
    """A20.16 A20.22 any number of cubes of one resource, all bought or all sold."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_more_trades(vec[i64]([DONE]), s, me, arg)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return len(add_more_trades(vec[i64](), s, me, arg)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != DONE:
            selling: i64 = 0
            if verb_of(answer) == SELLING:
                selling = 1
            ask(s, MERCHANT_FRAME, me, pair(first_of(arg), pair(resource_of(answer) + 1, selling)))
            trade(s, me, answer)


def add_more_trades(out: vec[i64], s: State, me: i64, arg: i64) -> vec[i64]:
    """Anything at first; then more of the same."""
    board = first_of(arg)
    resource = first_of(second_of(arg)) - 1
    if resource < 0:
        return add_trades(out, s, me, board, 0)
    if second_of(second_of(arg)):
        return add_sales(out, s, me, board, resource)
    return add_purchase(out, s, me, board, resource, 0)


class Treasurer(Effect):
    """A20.17 a florin for every five shown."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        gain_florins(s, me, s.seats[me].florins // FLORINS_SHOWN, card)


class MinisterOfAgriculture(Effect):
    """A20.20 up to two cubes of cattle and fruit onto board I."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return len(add_supplies(vec[i64](), s, DOMESTIC)) > 0

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, SUPPLY_MARKET, me, pair(DOMESTIC, MINISTERS_CUBES))


class MinisterOfTrade(Effect):
    """A20.24 up to two cubes from one board to the other."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return len(add_shifts(vec[i64](), s, EITHER_WAY)) > 0

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, SHIFT_CUBES, me, pair(MINISTERS_CUBES, EITHER_WAY))


def add_shifts(out: vec[i64], s: State, way: i64) -> vec[i64]:
    """Both ways, or only from the board of the first cube."""
    board: i64 = DOMESTIC
    while board <= EXPORT:
        if way in (EITHER_WAY, board + 1):
            resource: i64 = 0
            while resource < RESOURCES:
                if count(pile_on(s, board), resource) and not is_full(s, 1 - board, resource):
                    out = append(out, SHIFTING | to(0, board) | of_resource(resource))
                resource += 1
        board += 1
    return out


class ShiftCubes(Question):
    """A20.24 cube by cube, all from the same board."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_shifts(vec[i64]([DONE]), s, second_of(arg))

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return first_of(arg) == 0 or len(add_shifts(vec[i64](), s, second_of(arg))) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != DONE:
            board = to_place_of(answer)
            ask(s, SHIFT_CUBES, me, pair(first_of(arg) - 1, board + 1))
            draw_board(s, board, resource_of(answer))
            stock_board(s, 1 - board, resource_of(answer))
