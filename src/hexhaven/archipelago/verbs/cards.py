"""Evolution cards, wonders and the crises on their backs."""

from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.events import NO_SLOT
from hexhaven.archipelago.packed import card_on, on_track, position_on
from hexhaven.archipelago.state import NO_CARD, NO_SEAT, PRICES, TRACK, State
from hexhaven.kernel.engine import emit
from hexhaven.kernel.numbers import changed

# Cards.


def show_top(s: State, card: i64) -> None:
    if card != NO_CARD:
        s.deck &= ~bit(card)
    s.top = card
    emit(s, e.TOP_SHOWN, NO_SEAT, card)


def shuffle_deck(s: State) -> None:
    s.deck |= s.discarded
    s.discarded = 0
    emit(s, e.DECK_SHUFFLED, NO_SEAT)


def lay_out_card(s: State, slot: i64) -> None:
    """The top card goes on the track."""
    emit(s, e.CARD_LAID_OUT, NO_SEAT, slot, s.top)
    s.track = changed(s.track, slot, s.top)
    s.top = NO_CARD


def take_card(s: State, me: i64, card: i64, price: i64) -> None:
    """A card goes from the track or from a search to its buyer."""
    bought: i64 = NO_SLOT
    slot: i64 = 0
    while slot < TRACK:
        if s.track[slot] != NO_CARD and card_on(s.track[slot]) == card:
            s.track = changed(s.track, slot, NO_CARD)
            bought = slot
        slot += 1
    s.opened &= ~bit(card)
    s.seats[me].cards |= bit(card)
    s.fresh |= bit(card)
    emit(s, e.CARD_BOUGHT, me, card, price, bought)


def turn_card(s: State, slot: i64) -> None:
    """A18.7 the next price; past the third it is discarded."""
    card = card_on(s.track[slot])
    position = position_on(s.track[slot]) + 1
    if position < PRICES:
        s.track = changed(s.track, slot, on_track(card, position))
        emit(s, e.CARD_TURNED, NO_SEAT, slot, card, position)
    else:
        s.track = changed(s.track, slot, NO_CARD)
        s.discarded |= bit(card)
        emit(s, e.CARD_DISCARDED, NO_SEAT, card, slot)


def open_card(s: State) -> None:
    """A search reveals the top card."""
    s.opened |= bit(s.top)
    emit(s, e.CARD_OPENED, NO_SEAT, s.top)
    s.top = NO_CARD


def discard_opened(s: State) -> None:
    card: i64 = 0
    while s.opened >> card:
        if s.opened >> card & 1:
            s.discarded |= bit(card)
            emit(s, e.CARD_DISCARDED, NO_SEAT, card, NO_SLOT)
        card += 1
    s.opened = 0


def discard_from(s: State, owner: i64, card: i64) -> None:
    """A card leaves its owner."""
    s.seats[owner].cards &= ~bit(card)
    s.exhausted &= ~bit(card)
    s.discarded |= bit(card)
    emit(s, e.CARD_DISCARDED, owner, card, NO_SLOT)


def exhaust(s: State, me: i64, card: i64, owner: i64) -> None:
    s.exhausted |= bit(card)
    emit(s, e.CARD_USED, me, card, owner)


def boost(s: State, card: i64) -> None:
    """The card works with an action in this round."""
    s.boosts |= bit(card)
    emit(s, e.BOOST_BEGUN, NO_SEAT, card)


def use_boost(s: State, card: i64) -> None:
    """The card has been used up for this round."""
    s.boosts &= ~bit(card)
    emit(s, e.BOOST_USED, NO_SEAT, card)


def release_cards(s: State) -> None:
    s.exhausted = 0
    emit(s, e.CARDS_RELEASED, NO_SEAT)


def give_card(s: State, me: i64, other: i64, card: i64) -> None:
    s.seats[me].cards &= ~bit(card)
    s.seats[other].cards |= bit(card)
    emit(s, e.CARD_GIVEN, me, other, card)


def complete_wonder(s: State, me: i64, card: i64) -> None:
    s.wonders |= bit(card)
    emit(s, e.WONDER_BUILT, me, card)


# Crises.


def open_crisis(s: State, zone: i64, missing: i64) -> None:
    s.missing = missing
    emit(s, e.CRISIS_OPENED, NO_SEAT, zone, s.crisis, missing)


def meet_demand(s: State) -> None:
    s.missing -= 1
    emit(s, e.DEMAND_MET, NO_SEAT, s.missing)


def close_crisis(s: State, zone: i64, left: i64) -> None:
    s.missing = 0
    emit(s, e.CRISIS_CLOSED, NO_SEAT, zone, left)


def face_back(s: State, card: i64) -> None:
    """The back now being resolved; NO_CARD when done."""
    s.crisis = card
    emit(s, e.BACK_FACED, NO_SEAT, card)
