"""Turn, phase, round and bids; markers; objectives, trends and the end."""

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import REPRODUCING, TAXING
from hexhaven.archipelago.state import ACTED, NO_SEAT
from hexhaven.archipelago.view import NO_BID, UNSEEN, SeatView, View, members
from hexhaven.kernel.event import Event


def whose(view: View, event: Event) -> SeatView:
    return view.seats[event.seat]


# Turn, phase, round.


def order_set(view: View, event: Event) -> None:
    view.order = [event.a >> place * 3 & 7 for place in range(len(view.seats))]


def place_drawn(view: View, event: Event) -> None:
    other = view.order.index(event.seat)
    view.order[other], view.order[event.a] = view.order[event.a], event.seat


def turn_opened(view: View, event: Event) -> None:
    view.turn = event.a
    view.fresh = set()
    view.taxed = 0
    view.reproduced = set()
    view.explored = set()
    view.shared_explored = 0


def phase_opened(view: View, event: Event) -> None:
    view.phase = event.a
    view.orderer = NO_SEAT


def round_opened(view: View, event: Event) -> None:
    view.done = 0
    view.boosts = set()
    view.offers_left = event.a


def window_opened(view: View, event: Event) -> None:
    view.offers_left = event.a


def passed(view: View, event: Event) -> None:
    view.out.add(event.seat)


def wheel_marked(view: View, event: Event) -> None:
    if event.a == TAXING:
        view.taxed += 1
    elif event.a == REPRODUCING:
        view.reproduced.add(event.seat)
    else:
        view.shared_explored += event.seat in view.explored
        view.explored.add(event.seat)


def disc_gained(view: View, event: Event) -> None:
    whose(view, event).discs += 1
    view.out.discard(event.seat)


def discs_used(view: View, event: Event) -> None:
    whose(view, event).discs_used += event.a
    if event.b < e.CARD_ACTION:
        view.done |= ACTED


def discs_returned(view: View, event: Event) -> None:
    for seat in view.seats:
        seat.discs_used = 0
    view.out = set()


def bid_sealed(view: View, event: Event) -> None:
    whose(view, event).bid = event.a


def bid_revealed(view: View, event: Event) -> None:
    whose(view, event).bid = NO_BID


def orderer_set(view: View, event: Event) -> None:
    view.orderer = event.seat


# Markers.


def population_changed(view: View, event: Event) -> None:
    view.population += event.a


def rebellion_moved(view: View, event: Event) -> None:
    view.rebellion += event.a


def workers_moved(view: View, event: Event) -> None:
    view.workers += event.a


def independence_declared(view: View, event: Event) -> None:
    view.independent = True


# Objectives, trends, the end.


def trend_set(view: View, event: Event) -> None:
    view.trends.add(event.a)


def objective_dealt(view: View, event: Event) -> None:
    whose(view, event).objectives_held += 1
    if event.a != UNSEEN:
        whose(view, event).objectives.add(event.a)


def objective_discarded(view: View, event: Event) -> None:
    seat = whose(view, event)
    seat.objectives_held -= 1
    seat.objectives_declined += 1
    if event.a != UNSEEN:
        seat.objectives.remove(event.a)
        seat.declined.add(event.a)


def objective_laid_open(view: View, event: Event) -> None:
    view.open_objectives.add(event.a)


def objective_seen(view: View, event: Event) -> None:
    whose(view, event).seen.add(event.a)
    if event.b != UNSEEN:
        view.seats[event.a].objectives = members(event.b)


def objective_revealed(view: View, event: Event) -> None:
    view.revealed.add(event.a)
    if event.seat != NO_SEAT:
        whose(view, event).objectives.add(event.a)


def condition_met(view: View, event: Event) -> None:
    view.met.add(event.a)
    if event.b:
        view.ending = True


def points_scored(view: View, event: Event) -> None:
    whose(view, event).points += event.a


def game_ended(view: View, event: Event) -> None:
    view.over = True
