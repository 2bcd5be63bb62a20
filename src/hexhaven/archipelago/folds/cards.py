"""Evolution cards and the crises on their backs."""

from hexhaven.archipelago.folds.course import whose
from hexhaven.archipelago.state import CARD_PLAYED, NO_CARD, NO_SEAT
from hexhaven.archipelago.view import View
from hexhaven.kernel.event import Event


def top_shown(view: View, event: Event) -> None:
    view.top = event.a
    view.deck.discard(event.a)


def deck_shuffled(view: View, event: Event) -> None:
    view.deck |= view.discarded
    view.discarded = set()


def lay_on_track(view: View, slot: int, card: int, position: int) -> None:
    view.track[slot] = card
    view.positions[slot] = position


def card_laid_out(view: View, event: Event) -> None:
    lay_on_track(view, event.a, event.b, 0)
    view.top = NO_CARD


def card_bought(view: View, event: Event) -> None:
    if event.a in view.track:
        lay_on_track(view, view.track.index(event.a), NO_CARD, 0)
    view.opened.discard(event.a)
    whose(view, event).cards.add(event.a)
    view.fresh.add(event.a)


def card_turned(view: View, event: Event) -> None:
    lay_on_track(view, event.a, event.b, event.c)


def card_discarded(view: View, event: Event) -> None:
    view.discarded.add(event.a)
    if event.seat != NO_SEAT:
        whose(view, event).cards.remove(event.a)
        view.exhausted.discard(event.a)
    elif event.b:
        lay_on_track(view, event.b - 1, NO_CARD, 0)
    else:
        view.opened.remove(event.a)


def card_used(view: View, event: Event) -> None:
    view.exhausted.add(event.a)
    view.done |= CARD_PLAYED


def card_opened(view: View, event: Event) -> None:
    view.opened.add(event.a)
    view.top = NO_CARD


def card_given(view: View, event: Event) -> None:
    whose(view, event).cards.remove(event.b)
    view.seats[event.a].cards.add(event.b)


def cards_released(view: View, event: Event) -> None:
    view.exhausted = set()


def wonder_built(view: View, event: Event) -> None:
    view.wonders.add(event.a)
    view.done |= CARD_PLAYED


def boost_begun(view: View, event: Event) -> None:
    view.boosts.add(event.a)


def boost_used(view: View, event: Event) -> None:
    view.boosts.remove(event.a)


def boost_ended(view: View, event: Event) -> None:
    view.boosts = set()


# Crises.


def back_faced(view: View, event: Event) -> None:
    view.crisis = event.a


def crisis_opened(view: View, event: Event) -> None:
    view.missing = event.c


def demand_met(view: View, event: Event) -> None:
    view.missing = event.a


def crisis_closed(view: View, event: Event) -> None:
    view.missing = 0
