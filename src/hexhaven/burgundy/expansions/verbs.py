"""The verbs that only expansions use. Like those of the base game, each writes state and emits one event."""

from mypy_extensions import i64

from hexhaven.burgundy.content.goods import of_kind
from hexhaven.burgundy.content.routes import length
from hexhaven.burgundy.content.tiles import BIT
from hexhaven.burgundy.events import (
    DIE_TURNED,
    GOOD_LAID,
    MARKER_RAISED,
    RIVAL_NAMED,
    ROUTE_DEALT,
    SHIELD_LAID_OUT,
    SHIELD_LOST,
    SHIELD_TAKEN,
    TILE_KEPT,
)
from hexhaven.burgundy.state import NO_SEAT, State, estate_of
from hexhaven.kernel.engine import emit
from hexhaven.kernel.numbers import changed


def raise_marker(s: State, me: i64) -> None:
    """To the top of its stack on the bridge."""
    space = s.seats[me].bridge
    order = s.order[:]
    place: i64 = 0
    while order[place] != me:
        place += 1
    while place > 0 and s.seats[order[place - 1]].bridge == space:
        order[place] = order[place - 1]
        place -= 1
    order[place] = me
    s.order = order
    emit(s, MARKER_RAISED, me, space, place)


def count_crane(s: State) -> None:
    """A monastery of the solo game has counted the crane; no other does."""
    s.crane_counted = 1


def keep_tile(s: State, space: i64, tile: i64) -> None:
    """A tile stays on the board when a new phase begins."""
    s.depots = changed(s.depots, space, tile)
    emit(s, TILE_KEPT, NO_SEAT, space, tile)


# Trade routes.


def deal_route(s: State, me: i64, card: i64) -> None:
    seat = s.seats[me]
    seat.route += of_kind(length(seat.route), card)
    emit(s, ROUTE_DEALT, me, card)


def lay_good(s: State, me: i64, kind: i64) -> i64:
    """A sold good on the next field of the routes; returns its place."""
    seat = s.seats[me]
    place = length(seat.laid)
    seat.laid += of_kind(place, kind)
    emit(s, GOOD_LAID, me, kind, place)
    return place


# Shields.


def lay_out_shield(s: State, shield: i64, depot: i64) -> None:
    s.shields = changed(s.shields, depot, s.shields[depot] | BIT[shield])
    emit(s, SHIELD_LAID_OUT, NO_SEAT, shield, depot)


def gain_shield(s: State, me: i64, shield: i64, depot: i64) -> None:
    s.shields = changed(s.shields, depot, s.shields[depot] & ~BIT[shield])
    estate_of(s, me).shields |= BIT[shield]
    s.seats[me].shields_taken |= BIT[shield]
    emit(s, SHIELD_TAKEN, me, shield, depot)


def lose_shield(s: State, me: i64, shield: i64) -> None:
    """It leaves the game, whichever partner took it."""
    estate_of(s, me).shields &= ~BIT[shield]
    for seat in range(s.rules.players):
        s.seats[seat].shields_taken &= ~BIT[shield]
    emit(s, SHIELD_LOST, me, shield)


def set_key_spaces(s: State, me: i64, number: i64) -> None:
    """For every seat of the estate; what lies there stays."""
    head = s.rules.head_of[me]
    for seat in range(s.rules.players):
        if s.rules.head_of[seat] == head:
            s.seats[seat].key_spaces = number


def name_rival(s: State, me: i64, rival: i64) -> None:
    estate_of(s, me).rival = rival
    emit(s, RIVAL_NAMED, me, rival)


def forget_rival(s: State, me: i64) -> None:
    """Nobody needs to be told: it goes with the shield."""
    estate_of(s, me).rival = NO_SEAT


def turn_die(s: State, me: i64, die: i64, number: i64) -> None:
    """One of two dice; they stay sorted."""
    seat = s.seats[me]
    other = seat.die + seat.other_die - die
    seat.die, seat.other_die = number, other
    if 0 < other < number:
        seat.die, seat.other_die = other, number
    s.dice_turned += 1
    emit(s, DIE_TURNED, me, die, number)


def set_monasteries(s: State, me: i64, monasteries: i64) -> None:
    """Which monasteries work for the estate, as a mask."""
    estate_of(s, me).monasteries = monasteries
