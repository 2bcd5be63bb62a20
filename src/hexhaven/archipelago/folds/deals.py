"""Deals and permits."""

from hexhaven.archipelago.answers import (
    GIVEN,
    PROMISED_FLORINS,
    PROMISED_PLACE,
    PROMISED_RAISE,
    TERM_CARD,
    TERM_CUBES,
    TERM_FLORINS,
    TERM_PERMIT,
    TERM_TOKENS,
    card_of,
    number_of,
    place_of,
    resource_of,
    to_place_of,
)
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.state import NO_CARD
from hexhaven.archipelago.view import DealView, OfferView, View
from hexhaven.kernel.event import Event


def nothing_offered() -> OfferView:
    return OfferView(0, [0] * RESOURCES, 0, NO_CARD, False, 0, 0, 0)


def deal_opened(view: View, event: Event) -> None:
    view.deal = DealView(event.seat, event.a, event.b, nothing_offered(), nothing_offered())
    view.offers_left = event.c


def deal_closed(view: View, event: Event) -> None:
    view.deal = None


def term_added(view: View, event: Event) -> None:
    assert view.deal is not None
    offer = view.deal.given if to_place_of(event.a) == GIVEN else view.deal.asked
    kind, number = place_of(event.a), number_of(event.a)
    if kind == TERM_FLORINS:
        offer.florins = number
    elif kind == TERM_CUBES:
        offer.cubes[resource_of(event.a)] = number
    elif kind == TERM_TOKENS:
        offer.tokens = number
    elif kind == TERM_CARD:
        offer.card = card_of(event.a)
    elif kind == TERM_PERMIT:
        offer.permit = True
    elif kind == PROMISED_PLACE:
        offer.place = number
    elif kind == PROMISED_RAISE:
        offer.citizens = number
    elif kind == PROMISED_FLORINS:
        offer.loan = number


def permit_given(view: View, event: Event) -> None:
    view.permits.add((event.seat, event.a))


def permits_ended(view: View, event: Event) -> None:
    view.permits = set()
