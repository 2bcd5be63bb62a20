"""Florins, cubes and explorer tokens; the markets."""

from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.folds.course import whose
from hexhaven.archipelago.state import DOMESTIC, NO_SEAT, TRADED
from hexhaven.archipelago.view import UNSEEN, View, piled
from hexhaven.kernel.event import Event


def add_pile(held: list[int], pile: int, sign: int) -> None:
    for resource, number in enumerate(piled(pile)):
        held[resource] += sign * number


# Florins, cubes, explorer tokens.


def florins_gained(view: View, event: Event) -> None:
    whose(view, event).florins += event.a
    view.bank -= event.a


def florins_paid(view: View, event: Event) -> None:
    whose(view, event).florins -= event.a
    view.bank += event.a


def florins_given(view: View, event: Event) -> None:
    whose(view, event).florins -= event.b
    view.seats[event.a].florins += event.b


def coin_laid(view: View, event: Event) -> None:
    whose(view, event).florins -= 1
    whose(view, event).coins += 1
    view.regions[event.a].used.add(event.b)
    view.done |= TRADED


def coins_collected(view: View, event: Event) -> None:
    view.bank += event.a
    for seat in view.seats:
        seat.coins = 0
    for region in view.regions:
        region.used = set()


def benefit_laid(view: View, event: Event) -> None:
    whose(view, event).bonus += 1
    view.bank -= 1


def cubes_gained(view: View, event: Event) -> None:
    whose(view, event).cubes[event.a] += event.b
    view.bank_cubes[event.a] -= event.b


def cubes_paid(view: View, event: Event) -> None:
    add_pile(whose(view, event).cubes, event.a, -1)
    add_pile(view.bank_cubes, event.a, 1)


def cubes_given(view: View, event: Event) -> None:
    add_pile(whose(view, event).cubes, event.b, -1)
    add_pile(view.seats[event.a].cubes, event.b, 1)


def cubes_hidden(view: View, event: Event) -> None:
    view.hiding = event.seat
    if event.a != UNSEEN:
        view.hands = [event.a & 7, event.a >> 3]


def cube_stolen(view: View, event: Event) -> None:
    view.hiding = NO_SEAT
    view.hands = []
    if event.b == UNSEEN:
        view.thefts.append((event.seat, event.a))
    elif event.b != RESOURCES:
        move_stolen(view, event)


def move_stolen(view: View, event: Event) -> None:
    view.seats[event.a].cubes[event.b] -= 1
    whose(view, event).cubes[event.b] += 1


def theft_revealed(view: View, event: Event) -> None:
    if view.seat not in (event.seat, event.a):
        view.thefts.remove((event.seat, event.a))
        move_stolen(view, event)


def token_taken(view: View, event: Event) -> None:
    whose(view, event).tokens += 1
    view.tokens_left -= 1


def tokens_spent(view: View, event: Event) -> None:
    whose(view, event).tokens -= event.a


def tokens_given(view: View, event: Event) -> None:
    whose(view, event).tokens -= event.b
    view.seats[event.a].tokens += event.b


# The markets.


def market(view: View, board: int) -> list[int]:
    return view.domestic if board == DOMESTIC else view.export


def market_stocked(view: View, event: Event) -> None:
    market(view, event.a)[event.b] += 1
    view.bank_cubes[event.b] -= 1


def market_drawn(view: View, event: Event) -> None:
    market(view, event.a)[event.b] -= 1
    view.bank_cubes[event.b] += 1


def cube_bought(view: View, event: Event) -> None:
    market(view, event.a)[event.b] -= 1
    whose(view, event).cubes[event.b] += 1


def cube_sold(view: View, event: Event) -> None:
    market(view, event.a)[event.b] += 1
    whose(view, event).cubes[event.b] -= 1
