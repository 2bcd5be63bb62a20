"""A5 phase 2, the turn order: sealed bids, and the winner sets the order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    BIDDING,
    ORDERING,
    joker,
    joker_in,
    jokers_of,
    number_of,
    numbered,
    verb_of,
    with_jokers,
)
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.cards import KING, QUEEN
from hexhaven.archipelago.frames import ASK_ORDER, BID, OPEN_TALKS, REVEAL_BIDS, SET_ORDER
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.deals import add_deals, apply_deal_opening, ask_in_window
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.archipelago.verbs.turn import reveal_bid, seal_bid, set_order, set_orderer
from hexhaven.kernel.engine import Question, ask, then

KING_BONUS: Final = 3
QUEEN_BONUS: Final = 2


def add_to(rules: Rules) -> None:
    rules.runs(REVEAL_BIDS, reveal_bids)
    rules.runs(ASK_ORDER, ask_order)
    rules.asks(BID, Bid())
    rules.asks(SET_ORDER, SetOrder())


def open_bidding(s: State) -> None:
    """A5.2 everyone bids, in any order and unseen."""
    bidders: i64 = bit(s.rules.players) - 1
    ask_bids(s, bidders, 0)


def ask_bids(s: State, bidders: i64, second: i64) -> None:
    then(s, REVEAL_BIDS, second)
    me = s.rules.players - 1
    while me >= 0:
        if bidders >> me & 1:
            ask(s, BID, me, second)
        me -= 1


class Bid(Question):
    """A5.1 any number of the player's florins, including none."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats[me].florins + 1)
        number: i64 = 0
        while number <= s.seats[me].florins:
            out = append(out, BIDDING | numbered(number))
            number += 1
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        seal_bid(s, me, number_of(answer))


def bonus_of(s: State, me: i64) -> i64:
    """A5.4 A20.29 King and Queen add to the bid of their owner."""
    bonus: i64 = 0
    if s.seats[me].cards >> KING & 1:
        bonus += KING_BONUS
    if s.seats[me].cards >> QUEEN & 1:
        bonus += QUEEN_BONUS
    return bonus


def reveal_bids(s: State, second: i64) -> None:
    """A5.3-A5.9 A27.5 all bids are paid; the highest sets the order, a tie is bid again once."""
    highest: i64 = 0
    winners: i64 = 0
    me: i64 = 0
    while me < s.rules.players:
        if s.seats[me].bid >= 0:
            bid = s.seats[me].bid + bonus_of(s, me)
            if bid > highest:
                highest = bid
                winners = 0
            if bid == highest and bid > 0:
                winners |= bit(me)
            reveal_bid(s, me, bonus_of(s, me))
        me += 1
    if winners and winners & (winners - 1) == 0:
        then(s, ASK_ORDER, only_seat(winners))
    elif winners and not second and s.rules.players > 2:
        ask_bids(s, winners, 1)
    else:
        set_orderer(s, NO_SEAT)


def only_seat(seats: i64) -> i64:
    me: i64 = 0
    while seats >> me != 1:
        me += 1
    return me


def ask_order(s: State, winner: i64) -> None:
    """A5.10 A26.13 the others may talk before the winner sets the order."""
    set_orderer(s, winner)
    ask_in_window(s, winner, SET_ORDER)
    then(s, OPEN_TALKS, winner)


class SetOrder(Question):
    """A5.5 A5.6 any order of all players; before that, deals."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_deals(orders(vec[i64](), s.rules.players, 0, 0, 0), s, me)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != ORDERING:
            ask(s, SET_ORDER, me)
            apply_deal_opening(s, me, answer)
            return
        order = vec[i64](capacity=s.rules.players)
        place: i64 = 0
        while place < s.rules.players:
            order = append(order, joker_in(jokers_of(answer), place))
            place += 1
        set_order(s, order)


def orders(out: vec[i64], players: i64, place: i64, used: i64, packed: i64) -> vec[i64]:
    """Every permutation, the first place lowest."""
    if place == players:
        return append(out, ORDERING | with_jokers(packed))
    seat: i64 = 0
    while seat < players:
        if not used >> seat & 1:
            out = orders(out, players, place + 1, used | bit(seat), packed | joker(place, seat))
        seat += 1
    return out
