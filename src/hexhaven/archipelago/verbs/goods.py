"""Florins, cubes, explorer tokens and the two markets."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.resources import RESOURCES, count, cubes, size
from hexhaven.archipelago.packed import closed_hands, stolen_in, theft_of, thief_of, victim_of
from hexhaven.archipelago.state import DOMESTIC, MOST_DISCS, NO_SEAT, PILE, State
from hexhaven.kernel.engine import emit
from hexhaven.kernel.numbers import changed

# Florins.


def gain_florins(s: State, me: i64, number: i64, cause: i64) -> None:
    """A1.23 the bank pays what it has."""
    if number > s.bank:
        number = s.bank
    if number:
        s.bank -= number
        s.seats[me].florins += number
        emit(s, e.FLORINS_GAINED, me, number, cause)


def pay_florins(s: State, me: i64, number: i64) -> None:
    if number:
        s.seats[me].florins -= number
        s.bank += number
        emit(s, e.FLORINS_PAID, me, number)


def give_florins(s: State, me: i64, other: i64, number: i64) -> None:
    if number:
        s.seats[me].florins -= number
        s.seats[other].florins += number
        emit(s, e.FLORINS_GIVEN, me, other, number)


def lay_coin(s: State, me: i64, region: i64, building: i64) -> None:
    """A florin goes on the wheel: the building counts as used for this phase."""
    s.seats[me].florins -= 1
    s.seats[me].coins += 1
    s.used = changed(s.used, region, s.used[region] | bit(building))
    emit(s, e.COIN_LAID, me, region, building)


def collect_coins(s: State) -> None:
    """The coins on the wheel go to the bank, and every building can be used again."""
    number: i64 = 0
    for seat in s.seats:
        number += seat.coins
        seat.coins = 0
    s.bank += number
    s.used = vec[i64]([0] * len(s.used))
    emit(s, e.COINS_COLLECTED, NO_SEAT, number)


def pay_benefactor(s: State, me: i64) -> None:
    """A25.3 A25.4 a florin from the bank goes on the Benefactor."""
    if s.bank:
        s.bank -= 1
        s.seats[me].bonus += 1
        emit(s, e.BENEFIT_LAID, me)


# Cubes and explorer tokens.


def prove_cubes(s: State, me: i64, pile: i64) -> None:
    """Everyone sees that the seat has these cubes now, which limits what can have been stolen unseen."""
    if len(s.thefts):
        at = (len(s.thefts) - 1) * s.rules.players + me
        low = s.lows[at]
        spare = s.seats[me].cubes - pile
        least: i64 = 0
        resource: i64 = 0
        while resource < RESOURCES:
            least += cubes(resource, min(count(low, resource), count(spare, resource)))
            resource += 1
        if least != low:
            s.lows = changed(s.lows, at, least)


def gain_cubes(s: State, me: i64, resource: i64, number: i64) -> None:
    """A1.24 no more than the bank has."""
    if number > count(s.bank_cubes, resource):
        number = count(s.bank_cubes, resource)
    if number:
        s.bank_cubes -= cubes(resource, number)
        s.seats[me].cubes += cubes(resource, number)
        emit(s, e.CUBES_GAINED, me, resource, number)


def emit_cubes(s: State, kind: i64, me: i64, pile: i64, other: i64 = 0) -> None:
    """An event for each resource in the pile."""
    if s.events is not None:
        resource: i64 = 0
        while resource < RESOURCES:
            if count(pile, resource):
                emit(s, kind, me, resource, count(pile, resource), other)
            resource += 1


def pay_cubes(s: State, me: i64, pile: i64) -> None:
    if pile:
        prove_cubes(s, me, pile)
        s.seats[me].cubes -= pile
        s.bank_cubes += pile
        emit_cubes(s, e.CUBES_PAID, me, pile)


def give_cubes(s: State, me: i64, other: i64, pile: i64) -> None:
    if pile:
        prove_cubes(s, me, pile)
        s.seats[me].cubes -= pile
        s.seats[other].cubes += pile
        emit_cubes(s, e.CUBES_GIVEN, me, pile, other)


def spend_tokens(s: State, me: i64, number: i64) -> None:
    """They leave the game."""
    if number:
        s.seats[me].tokens -= number
        emit(s, e.TOKENS_SPENT, me, number)


def give_tokens(s: State, me: i64, other: i64, number: i64) -> None:
    if number:
        s.seats[me].tokens -= number
        s.seats[other].tokens += number
        emit(s, e.TOKENS_GIVEN, me, other, number)


def take_token(s: State, me: i64) -> None:
    """A12.14 A8.15 the next explorer token; an emptied pile gives everyone a disc."""
    if s.tokens_left:
        s.tokens_left -= 1
        s.seats[me].tokens += 1
        emit(s, e.TOKEN_TAKEN, me)
        if s.tokens_left % PILE == 0:
            gain_discs(s)


def gain_discs(s: State) -> None:
    me: i64 = 0
    while me < s.rules.players:
        if s.seats[me].discs < MOST_DISCS:
            s.seats[me].discs += 1
            s.out &= ~bit(me)
            emit(s, e.DISC_GAINED, me)
        me += 1


def hide_cubes(s: State, me: i64, left: i64, right: i64) -> None:
    s.hidden = closed_hands(me, left, right)
    emit(s, e.CUBES_HIDDEN, me, left, right)


def steal_cube(s: State, thief: i64, victim: i64, resource: i64) -> None:
    """A20.18 a cube changes hands unseen by the others; resource RESOURCES is the empty hand."""
    s.hidden = 0
    if resource < RESOURCES:
        s.seats[victim].cubes -= cubes(resource, 1)
        s.seats[thief].cubes += cubes(resource, 1)
        s.thefts = append(s.thefts[:], theft_of(thief, victim, resource))
        lows = s.lows[:]
        for seat in s.seats:
            lows = append(lows, seat.cubes)
        s.lows = lows
        emit(s, e.CUBE_STOLEN, thief, victim, resource)
    else:
        emit(s, e.EMPTY_HAND_PICKED, thief, victim)


def reveal_thefts(s: State) -> None:
    """At the end everyone sees what was stolen."""
    for theft in s.thefts:
        thief = thief_of(theft)
        victim = victim_of(theft)
        resource = stolen_in(theft)
        emit(s, e.THEFT_REVEALED, thief, victim, resource)
        emit(s, e.CUBES_REVEALED, thief, resource, count(s.seats[thief].cubes, resource))
        emit(s, e.CUBES_REVEALED, victim, resource, count(s.seats[victim].cubes, resource))
    s.thefts = vec[i64]()
    s.lows = vec[i64]()


def show_stock(s: State, me: i64) -> None:
    emit(s, e.STOCK_SHOWN, me)


# The boards.


def pile_on(s: State, board: i64) -> i64:
    if board == DOMESTIC:
        return s.domestic
    return s.export


def add_to_board(s: State, board: i64, pile: i64) -> None:
    if board == DOMESTIC:
        s.domestic += pile
    else:
        s.export += pile


def stock_board(s: State, board: i64, resource: i64) -> None:
    """A cube goes from the bank to a board."""
    s.bank_cubes -= cubes(resource, 1)
    add_to_board(s, board, cubes(resource, 1))
    emit(s, e.MARKET_STOCKED, NO_SEAT, board, resource)


def draw_board(s: State, board: i64, resource: i64) -> None:
    """A cube goes from a board to the bank."""
    add_to_board(s, board, -cubes(resource, 1))
    s.bank_cubes += cubes(resource, 1)
    emit(s, e.MARKET_DRAWN, NO_SEAT, board, resource)


def buy_cube(s: State, me: i64, board: i64, resource: i64) -> None:
    add_to_board(s, board, -cubes(resource, 1))
    s.seats[me].cubes += cubes(resource, 1)
    emit(s, e.CUBE_BOUGHT, me, board, resource)


def sell_cube(s: State, me: i64, board: i64, resource: i64) -> None:
    prove_cubes(s, me, cubes(resource, 1))
    s.seats[me].cubes -= cubes(resource, 1)
    add_to_board(s, board, cubes(resource, 1))
    emit(s, e.CUBE_SOLD, me, board, resource)


def cubes_held(s: State, me: i64) -> i64:
    return size(s.seats[me].cubes)
