"""Why a deal cannot be offered, put together or accepted like this."""

from hexhaven.archipelago import answers as a
from hexhaven.archipelago.content.resources import count
from hexhaven.archipelago.content.tables import TOWN
from hexhaven.archipelago.rules.deals import MOST_ASKED, MOST_LENT, MOST_RAISED, MOST_TERMS, is_named
from hexhaven.archipelago.state import ACTION_PHASE, ORDER_PHASE, State
from hexhaven.archipelago.units import controlled
from hexhaven.archipelago.verbs.deals import has_permit
from hexhaven.kernel.contract import Refusal
from hexhaven.kernel.frame import arg_of, top
from hexhaven.kernel.numbers import bits_in
from hexhaven.kernel.referee import certainly


def open_deal(s: State, me: int, answer: int) -> Refusal:
    """An offer or an invitation, in a window for them."""
    seat = a.seat_of(answer)
    if seat >= s.rules.players:
        return Refusal("A26.16", "why-no-player")
    if seat == me:
        return Refusal("A26.16", "why-not-yourself")
    return certainly(None if s.offers_left else Refusal("A26.14", "why-no-offers-left"))


def term(s: State, me: int, answer: int) -> Refusal:
    kind, side, number = a.place_of(answer), a.to_place_of(answer), a.number_of(answer)
    if is_named(s.deal, kind, side, a.resource_of(answer)):
        return Refusal("A26.17", "why-one-card") if kind == a.TERM_CARD else Refusal("A26.18", "why-named-already")
    if bits_in(s.deal.terms) >= MOST_TERMS:
        return Refusal("A26.18", "why-too-many-terms")
    if not number and kind not in (a.TERM_CARD, a.TERM_PERMIT):
        return Refusal("A26.16", "why-nothing-offered")
    giver = arg_of(top(s.agenda)) if side else me
    if kind >= a.PROMISED_PLACE:
        return certainly(no_promise(s, giver, kind, number))
    return certainly(cannot_give(s, giver, answer))


def no_promise(s: State, giver: int, kind: int, number: int) -> Refusal | None:
    if kind == a.PROMISED_PLACE:
        if s.phase != ORDER_PHASE or giver != s.orderer:
            return Refusal("A26.13", "why-promise-place")
        return Refusal("A5.6", "why-no-such-place") if number > s.rules.players else None
    if kind == a.PROMISED_RAISE and (s.crisis < 0 or s.phase == ORDER_PHASE):
        return Refusal("A26.12", "why-promise-raise")
    most = MOST_RAISED if kind == a.PROMISED_RAISE else MOST_LENT
    return Refusal("A26.18", "why-too-much") if number > most else None


def cannot_give(s: State, giver: int, answer: int) -> Refusal | None:
    """What the giver does not have, or may not give."""
    kind, number, seat = a.place_of(answer), a.number_of(answer), s.seats[giver]
    if kind == a.TERM_FLORINS:
        return Refusal("A26.4", "why-not-held") if number > seat.florins else None
    if kind == a.TERM_TOKENS:
        return Refusal("A26.4", "why-not-held") if number > seat.tokens else None
    if kind == a.TERM_CUBES:
        if a.to_place_of(answer):
            return Refusal("A26.18", "why-too-much") if number > MOST_ASKED else None
        return Refusal("A26.4", "why-not-held") if number > count(seat.cubes, a.resource_of(answer)) else None
    if kind == a.TERM_CARD:
        if s.wonders >> a.card_of(answer) & 1:
            return Refusal("A26.3", "why-built-wonder")
        return None if seat.cards >> a.card_of(answer) & 1 else Refusal("A26.4", "why-not-held")
    return no_permit(s, giver)


def no_permit(s: State, giver: int) -> Refusal | None:
    guest = s.deal.by if giver == s.deal.partner else s.deal.partner
    if s.phase != ACTION_PHASE:
        return Refusal("A26.5", "why-permit-phase")
    if not controlled(s, giver, TOWN):
        return Refusal("A26.5", "why-no-town")
    return Refusal("A17.9", "why-permitted-already") if has_permit(s, giver, guest) else None


def propose(s: State, me: int, answer: int) -> Refusal:
    return certainly(None if s.deal.terms else Refusal("A26.16", "why-nothing-offered"))


def accept(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A26.4", "why-not-held")


def counter(s: State, me: int, answer: int) -> Refusal:
    return certainly(None if s.deal.counters_left else Refusal("A26.15", "why-no-counters-left"))
