"""A26 negotiation: offers, counter-offers, and things that change hands when both agree."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    ACCEPT,
    ASKED,
    COUNTER,
    DONE,
    GIVEN,
    INVITING,
    OFFERING,
    PROMISED_FLORINS,
    PROMISED_PLACE,
    PROMISED_RAISE,
    PROPOSE,
    REFUSE,
    TERM_CARD,
    TERM_CUBES,
    TERM_FLORINS,
    TERM_PERMIT,
    TERM_TOKENS,
    WITHDRAW,
    numbered,
    of_card,
    of_resource,
    of_seat,
    seat_of,
    term,
    verb_of,
)
from hexhaven.archipelago.bits import first_of, pair, second_of
from hexhaven.archipelago.content.resources import RESOURCES, count, holds
from hexhaven.archipelago.content.tables import TOWN
from hexhaven.archipelago.events import (
    DEAL_ACCEPTED,
    DEAL_COUNTERED,
    DEAL_PROPOSED,
    DEAL_REFUSED,
    DEAL_WITHDRAWN,
)
from hexhaven.archipelago.frames import DEAL_REPLY, EXPORT_HELP, HELP, OPEN_TALKS, OPEN_WINDOW, TALK, TERMS
from hexhaven.archipelago.packed import term_bit
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.state import ACTION_PHASE, NO_CARD, ORDER_PHASE, Deal, State
from hexhaven.archipelago.units import controlled
from hexhaven.archipelago.verbs.cards import give_card
from hexhaven.archipelago.verbs.deals import (
    add_term,
    close_deal,
    count_offer,
    give_permit,
    has_permit,
    keep_answered,
    note_decline,
    open_deal,
)
from hexhaven.archipelago.verbs.goods import give_cubes, give_florins, give_tokens
from hexhaven.archipelago.verbs.turn import open_talk, open_window
from hexhaven.kernel.engine import Question, ask, emit, then
from hexhaven.kernel.numbers import bits_in

OFFERS: Final = 2  # in a window
COUNTERS: Final = 2  # to an offer
MOST_ASKED: Final = 6  # cubes of a kind that can be asked for; the partner's stock is not known
MOST_RAISED: Final = 10
MOST_LENT: Final = 20
MOST_TERMS: Final = 6


def add_to(rules: Rules) -> None:
    rules.runs(OPEN_WINDOW, open_window_for)
    rules.runs(OPEN_TALKS, open_talks)
    rules.asks(TALK, Talk())
    rules.asks(TERMS, Terms())
    rules.asks(DEAL_REPLY, DealReply())


def ask_in_window(s: State, me: i64, kind: i64) -> None:
    """A26.14 a question during which the player may open offers."""
    then(s, OPEN_WINDOW, pair(me, kind))


def open_window_for(s: State, arg: i64) -> None:
    me = first_of(arg)
    kind = second_of(arg)
    if kind in (HELP, EXPORT_HELP):
        open_window(s, me, OFFERS)
    else:
        open_talk(s, me, OFFERS)
    ask(s, kind, me)


def open_talks(s: State, last: i64) -> None:
    """A26.12 A26.13 first a window for everyone else, in turn order; the last player's question is one of its own."""
    if s.rules.deals:
        place = s.rules.players - 1
        while place >= 0:
            if s.order[place] != last:
                ask_in_window(s, s.order[place], TALK)
            place -= 1


class Talk(Question):
    """A26.12 A26.13 offers to the others, or invitations to make one; nothing else."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_deals(vec[i64]([DONE]), s, me)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return s.offers_left == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != DONE:
            ask(s, TALK, me)
            apply_deal_opening(s, me, answer)


def add_deals(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """A26.11-A26.14 an offer to each other player, or an invitation to make one."""
    if s.offers_left and s.rules.deals:
        seat: i64 = 0
        while seat < s.rules.players:
            if seat != me:
                out = append(out, OFFERING | of_seat(seat))
                out = append(out, INVITING | of_seat(seat))
            seat += 1
    return out


def apply_deal_opening(s: State, me: i64, answer: i64) -> None:
    count_offer(s)
    if verb_of(answer) == OFFERING:
        begin_deal(s, me, seat_of(answer), COUNTERS)
    else:
        begin_deal(s, seat_of(answer), me, COUNTERS)


def begin_deal(s: State, me: i64, partner: i64, counters: i64) -> None:
    open_deal(s, me, partner, counters)
    ask(s, TERMS, me, partner)


def is_named(deal: Deal, kind: i64, side: i64, resource: i64) -> bool:
    return deal.terms >> term_bit(kind, side, resource) & 1 != 0


class Terms(Question):
    """A26.2-A26.7 A26.16 A26.17 the terms one by one, each kind once on each side; then it is proposed or withdrawn."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]([WITHDRAW])
        if s.deal.terms:
            out = append(out, PROPOSE)
        if bits_in(s.deal.terms) < MOST_TERMS:
            out = add_terms(out, s, me, GIVEN)
            out = add_terms(out, s, arg, ASKED)
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        verb = verb_of(answer)
        if verb == WITHDRAW:
            close_deal(s, DEAL_WITHDRAWN, me, arg)
        elif verb == PROPOSE:
            emit(s, DEAL_PROPOSED, me, arg)
            ask(s, DEAL_REPLY, arg, me)
        else:
            ask(s, TERMS, me, arg)
            add_term(s, me, answer)


def add_terms(out: vec[i64], s: State, giver: i64, side: i64) -> vec[i64]:
    """A26.2-A26.5 what the giver could hand over or promise; cubes asked of a partner only have an upper limit."""
    seat = s.seats[giver]
    out = add_numbers(out, s.deal, TERM_FLORINS, side, seat.florins)
    out = add_numbers(out, s.deal, TERM_TOKENS, side, seat.tokens)
    resource: i64 = 0
    while resource < RESOURCES:
        most = count(seat.cubes, resource)
        if side == ASKED:
            most = MOST_ASKED
        if not is_named(s.deal, TERM_CUBES, side, resource):
            number: i64 = 1
            while number <= most:
                out = append(out, term(TERM_CUBES, side) | of_resource(resource) | numbered(number))
                number += 1
        resource += 1
    if not is_named(s.deal, TERM_CARD, side, 0):
        out = add_card_terms(out, seat.cards & ~s.wonders, side)
    if not is_named(s.deal, TERM_PERMIT, side, 0) and can_permit(s, giver):
        out = append(out, term(TERM_PERMIT, side))
    if s.phase == ORDER_PHASE and giver == s.orderer:
        out = add_numbers(out, s.deal, PROMISED_PLACE, side, s.rules.players)
    if s.crisis >= 0 and s.phase != ORDER_PHASE:
        out = add_numbers(out, s.deal, PROMISED_RAISE, side, MOST_RAISED)
    return add_numbers(out, s.deal, PROMISED_FLORINS, side, MOST_LENT)


def add_numbers(out: vec[i64], deal: Deal, kind: i64, side: i64, most: i64) -> vec[i64]:
    if not is_named(deal, kind, side, 0):
        number: i64 = 1
        while number <= most:
            out = append(out, term(kind, side) | numbered(number))
            number += 1
    return out


def add_card_terms(out: vec[i64], cards: i64, side: i64) -> vec[i64]:
    card: i64 = 0
    while cards >> card:
        if cards >> card & 1:
            out = append(out, term(TERM_CARD, side) | of_card(card))
        card += 1
    return out


def can_permit(s: State, giver: i64) -> bool:
    """A17.9 A26.5 only in the action phase, by a player with a town who has not given it yet."""
    partner = s.deal.partner
    if giver == partner:
        partner = s.deal.by
    return s.phase == ACTION_PHASE and controlled(s, giver, TOWN) > 0 and not has_permit(s, giver, partner)


class DealReply(Question):
    """A26.4 A26.15 accept, if the player has what is asked; reject; or make a counter-offer."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]([REFUSE])
        if can_accept(s, me):
            out = append(out, ACCEPT)
        if s.deal.counters_left:
            out = append(out, COUNTER)
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        verb = verb_of(answer)
        if verb == ACCEPT:
            settle_deal(s)
        elif verb == REFUSE:
            note_decline(s, s.deal)
            close_deal(s, DEAL_REFUSED, me, arg)
        else:
            offer = s.deal
            note_decline(s, offer)
            close_deal(s, DEAL_COUNTERED, me, arg)
            begin_deal(s, me, arg, offer.counters_left - 1)
            keep_answered(s, offer)


def can_accept(s: State, me: i64) -> bool:
    deal = s.deal
    seat = s.seats[me]
    if deal.asked_florins > seat.florins or deal.asked_tokens > seat.tokens:
        return False
    return holds(seat.cubes, deal.asked_cubes)


def settle_deal(s: State) -> None:
    """A26.6-A26.8 everything changes hands at once; promises are only recorded."""
    deal = s.deal
    close_deal(s, DEAL_ACCEPTED, deal.partner, deal.by)
    hand_over(s, deal.by, deal.partner, deal.given_florins, deal.given_cubes, deal.given_tokens, deal.given_card)
    hand_over(s, deal.partner, deal.by, deal.asked_florins, deal.asked_cubes, deal.asked_tokens, deal.asked_card)
    if is_named(deal, TERM_PERMIT, GIVEN, 0):
        give_permit(s, deal.by, deal.partner)
    if is_named(deal, TERM_PERMIT, ASKED, 0):
        give_permit(s, deal.partner, deal.by)


def hand_over(s: State, me: i64, other: i64, florins: i64, pile: i64, tokens: i64, card: i64) -> None:
    give_florins(s, me, other, florins)
    give_cubes(s, me, other, pile)
    give_tokens(s, me, other, tokens)
    if card != NO_CARD:
        give_card(s, me, other, card)
