"""Deals and what they permit."""

from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.state import NO_SEAT, Deal, State
from hexhaven.archipelago.verbs.agenda import tell


def open_deal(s: State, me: i64, partner: i64, counters: i64) -> None:
    deal = Deal()
    deal.by = me
    deal.partner = partner
    deal.counters_left = counters
    s.deal = deal
    tell(s, e.DEAL_OPENED, me, partner, counters, s.offers_left)


def close_deal(s: State, kind: i64, me: i64, partner: i64) -> None:
    s.deal = Deal()
    tell(s, kind, me, partner)


def give_permit(s: State, me: i64, other: i64) -> None:
    """A17.9 the guest may harvest in the regions of my towns until the end of the phase."""
    s.permits |= bit(me * 5 + other)
    tell(s, e.PERMIT_GIVEN, me, other)


def end_permits(s: State) -> None:
    s.permits = 0
    tell(s, e.PERMITS_ENDED, NO_SEAT)


def has_permit(s: State, owner: i64, guest: i64) -> bool:
    return s.permits >> owner * 5 + guest & 1 != 0


def note_offer(s: State) -> None:
    """The deal that follows tells it."""
    s.offers_left -= 1
