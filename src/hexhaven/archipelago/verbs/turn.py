"""Turns, phases and rounds, the wheel, discs and bids."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import REPRODUCING, TAXING, joker
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.frames import FINISH
from hexhaven.archipelago.state import NO_BID, NO_SEAT, State
from hexhaven.archipelago.verbs.goods import pay_florins
from hexhaven.kernel.engine import drop_all_frames, emit, then
from hexhaven.kernel.frame import NOBODY

# Turn and phase.


def open_turn(s: State) -> None:
    s.turn += 1
    s.fresh = 0
    s.taxed = 0
    s.collected = 0
    s.reproduced = 0
    s.explored = 0
    s.shared_explored = 0
    s.declines = 0
    emit(s, e.TURN_OPENED, NO_SEAT, s.turn)


def open_phase(s: State, phase: i64) -> None:
    s.phase = phase
    s.round = 0
    s.active = NOBODY
    s.orderer = NO_SEAT
    emit(s, e.PHASE_OPENED, NO_SEAT, phase)


def open_round(s: State, me: i64, offers: i64) -> None:
    s.active = me
    s.round += 1
    s.done = 0
    s.boosts = 0
    s.offers_left = offers
    emit(s, e.ROUND_OPENED, me, offers)


def open_window(s: State, me: i64, offers: i64) -> None:
    """This many offers may be opened in a chance to help, or in the rest of a round after a crisis."""
    s.active = me
    s.offers_left = offers
    emit(s, e.WINDOW_OPENED, me, offers)


def open_talk(s: State, me: i64, offers: i64) -> None:
    """This many offers may be opened before the turn order is set, or before the first chance to help."""
    s.active = me
    s.offers_left = offers
    emit(s, e.TALK_OPENED, me, offers)


def mark_done(s: State, what: i64) -> None:
    s.done |= what
    emit(s, e.ROUND_USED, NO_SEAT, s.done)


def end_round(s: State) -> None:
    s.active = NOBODY
    s.boosts = 0
    emit(s, e.BOOST_ENDED, NO_SEAT)


def begin_purchase(s: State, me: i64) -> None:
    """The purchase, or the turning of cards, tells it."""
    s.active = me


def end_game(s: State) -> None:
    """A23.1 A23.3 nothing that was still to come happens any more."""
    drop_all_frames(s)
    then(s, FINISH)


def pass_phase(s: State, me: i64) -> None:
    s.out |= bit(me)
    emit(s, e.PASSED, me)


def set_order(s: State, order: vec[i64]) -> None:
    s.order = order
    packed: i64 = 0
    place: i64 = 0
    while place < len(order):
        packed |= joker(place, order[place])
        place += 1
    emit(s, e.ORDER_SET, NO_SEAT, packed)
    emit_places(s)


def emit_places(s: State) -> None:
    place: i64 = 0
    while place < len(s.order):
        emit(s, e.PLACE_TAKEN, s.order[place], place)
        place += 1


def place_seat(s: State, place: i64, me: i64) -> None:
    """The next place in the turn order is drawn; the player who was there swaps places with the seat."""
    order = s.order[:]
    i = place
    while order[i] != me:
        i += 1
    order[i] = order[place]
    order[place] = me
    s.order = order
    emit(s, e.PLACE_TAKEN, order[i], i)
    emit(s, e.PLACE_TAKEN, me, place)


def mark_wheel(s: State, me: i64, action: i64) -> None:
    """A8.12-A8.14 a circle of a limited action is taken; the player's own one first."""
    if action == TAXING:
        s.taxed += 1
        s.collected |= bit(me)
        emit(s, e.TAXES_MARKED, me, s.taxed)
    elif action == REPRODUCING:
        s.reproduced |= bit(me)
        emit(s, e.REPRODUCTION_MARKED, me)
    else:
        if s.explored >> me & 1:
            s.shared_explored += 1
        s.explored |= bit(me)
        emit(s, e.EXPLORATION_MARKED, me, s.shared_explored)


# Discs.


def use_discs(s: State, me: i64, number: i64, action: i64) -> None:
    if number:
        s.seats[me].discs_used += number
        emit(s, e.DISCS_USED, me, number, action)


def return_discs(s: State) -> None:
    for seat in s.seats:
        seat.discs_used = 0
    s.out = 0
    emit(s, e.DISCS_RETURNED, NO_SEAT)


# Bids.


def seal_bid(s: State, me: i64, number: i64) -> None:
    s.seats[me].bid = number
    emit(s, e.BID_SEALED, me, number)


def reveal_bid(s: State, me: i64, bonus: i64) -> None:
    emit(s, e.BID_REVEALED, me, s.seats[me].bid, bonus)
    pay_florins(s, me, s.seats[me].bid)
    s.seats[me].bid = NO_BID


def set_orderer(s: State, me: i64) -> None:
    s.orderer = me
    emit(s, e.ORDERER_SET, me)


def free_discs(s: State, me: i64) -> i64:
    return s.seats[me].discs - s.seats[me].discs_used
