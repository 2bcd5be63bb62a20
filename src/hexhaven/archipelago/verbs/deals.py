"""Deals and what they permit."""

from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import (
    GIVEN,
    PROMISED_PLACE,
    TERM_CARD,
    TERM_CUBES,
    TERM_FLORINS,
    TERM_TOKENS,
    amount_of,
    card_of,
    named_in,
    number_of,
    place_of,
    resource_of,
    to_place_of,
)
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.resources import cubes
from hexhaven.archipelago.packed import permit_bit, promise_at, term_bit
from hexhaven.archipelago.state import NO_DEAL, NO_SEAT, Deal, State
from hexhaven.archipelago.verbs.goods import prove_cubes
from hexhaven.kernel.engine import emit


def open_deal(s: State, me: i64, partner: i64, counters: i64) -> None:
    deal = Deal()
    deal.by = me
    deal.partner = partner
    deal.counters_left = counters
    s.deal = deal
    emit(s, e.DEAL_OPENED, me, partner, counters, s.offers_left)


def keep_answered(s: State, offer: Deal) -> None:
    """The offer that the open deal answers; everyone has seen its terms."""
    s.answered = offer


def add_term(s: State, me: i64, answer: i64) -> None:
    """The offer names one thing more."""
    deal = s.deal
    kind = place_of(answer)
    side = to_place_of(answer)
    number = number_of(answer)
    deal.terms |= bit(term_bit(kind, side, resource_of(answer)))
    if kind == TERM_FLORINS:
        if side == GIVEN:
            deal.given_florins = number
        else:
            deal.asked_florins = number
    elif kind == TERM_CUBES:
        pile = cubes(resource_of(answer), number)
        if side == GIVEN:
            prove_cubes(s, me, pile)
            deal.given_cubes += pile
        else:
            deal.asked_cubes += pile
    elif kind == TERM_TOKENS:
        if side == GIVEN:
            deal.given_tokens = number
        else:
            deal.asked_tokens = number
    elif kind == TERM_CARD:
        if side == GIVEN:
            deal.given_card = card_of(answer)
        else:
            deal.asked_card = card_of(answer)
    elif kind >= PROMISED_PLACE:
        deal.promises |= number << promise_at(kind, side)
    emit(s, e.TERM_ADDED, me, side, named_in(answer), amount_of(answer))


def close_deal(s: State, kind: i64, me: i64, partner: i64) -> None:
    s.deal = NO_DEAL
    s.answered = NO_DEAL
    emit(s, kind, me, partner)


def give_permit(s: State, me: i64, other: i64) -> None:
    """A17.9 the guest may harvest in regions whose town I control until the end of the phase."""
    s.permits |= bit(permit_bit(me, other))
    emit(s, e.PERMIT_GIVEN, me, other)


def end_permits(s: State) -> None:
    s.permits = 0
    emit(s, e.PERMITS_ENDED, NO_SEAT)


def has_permit(s: State, owner: i64, guest: i64) -> bool:
    return s.permits >> permit_bit(owner, guest) & 1 != 0


def note_decline(s: State, offer: Deal) -> None:
    """No rule asks about it, but nobody likes to hear the same offer again."""
    s.declines |= bit(permit_bit(offer.by, offer.partner))


def has_declined(s: State, me: i64, other: i64) -> bool:
    """Whether the other has declined an offer of mine in this turn."""
    return s.declines >> permit_bit(me, other) & 1 != 0


def count_offer(s: State) -> None:
    """The deal that follows reports it."""
    s.offers_left -= 1
