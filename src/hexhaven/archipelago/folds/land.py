"""The map, units on it, and hexes."""

from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.content.tables import AREAS, MARKET, PORT
from hexhaven.archipelago.folds.course import whose
from hexhaven.archipelago.state import NO_HEX, NO_SEAT
from hexhaven.archipelago.units import MOVED, SHIP, place_of, region_of
from hexhaven.archipelago.view import RegionView, View
from hexhaven.kernel.event import Event

# The map.


def region_laid(view: View, event: Event) -> None:
    view.regions.append(RegionView(event.a, event.b, event.c, {}, {}, {}, set()))
    if event.seat != NO_SEAT:
        view.seats[event.seat].hand.discard(event.a // 2)


def building_built(view: View, event: Event) -> None:
    view.regions[event.a].buildings[event.b] = event.c
    if event.b in (MARKET, PORT):
        view.trade_tokens -= 1
    else:
        view.town_tokens -= 1


def icon_plundered(view: View, event: Event) -> None:
    place = event.b * RESOURCES + event.c
    plundered = view.regions[event.a].plundered
    plundered[place] = plundered.get(place, 0) + 1
    if view.bank:
        view.bank -= 1
        view.coins_on_map += 1


def appear(view: View, seat: int, unit: int) -> None:
    units = view.seats[seat].units
    units.append(unit)
    units.sort()
    if place_of(unit) >= AREAS:
        view.regions[region_of(unit)].occupants[place_of(unit) - AREAS] = seat


def vanish(view: View, seat: int, unit: int) -> None:
    view.seats[seat].units.remove(unit)
    if place_of(unit) >= AREAS:
        del view.regions[region_of(unit)].occupants[place_of(unit) - AREAS]


def unit_added(view: View, event: Event) -> None:
    appear(view, event.seat, event.a)
    if event.a & SHIP:
        whose(view, event).ships_left -= 1
    else:
        whose(view, event).citizens_left -= 1


def unit_changed(view: View, event: Event) -> None:
    vanish(view, event.seat, event.a)
    appear(view, event.seat, event.b)


def unit_lost(view: View, event: Event) -> None:
    vanish(view, event.seat, event.a)
    if event.a & SHIP:
        whose(view, event).ships_left += 1


def moves_ended(view: View, event: Event) -> None:
    seat = whose(view, event)
    seat.units = sorted([unit & ~MOVED for unit in seat.units])


# Hexes.


def hex_dealt(view: View, event: Event) -> None:
    if event.a in view.stack:
        view.stack.remove(event.a)
    else:
        view.top_side = NO_HEX
    view.seats[event.seat].hand.add(event.a)


def hand_discarded(view: View, event: Event) -> None:
    view.discarded_hexes |= view.seats[event.seat].hand
    view.seats[event.seat].hand = set()


def hex_shown(view: View, event: Event) -> None:
    view.top_side = event.a
    view.stack.discard(event.a // 2)


def hex_discarded(view: View, event: Event) -> None:
    view.discarded_hexes.add(event.a)
    view.top_side = NO_HEX


def hexes_shuffled(view: View, event: Event) -> None:
    view.stack |= view.discarded_hexes
    view.discarded_hexes = set()
