"""Fields of the state that hold several small numbers: track, closed hands, a theft, the terms of a deal."""

from typing import Final

from mypy_extensions import i64

from hexhaven.archipelago.answers import PROMISED_PLACE, TERM_CUBES

# A place of the track: the card, and which of its three prices holds.


def on_track(card: i64, position: i64) -> i64:
    return card | position << 8


def card_on(place: i64) -> i64:
    return place & 255


def position_on(place: i64) -> i64:
    return place >> 8


# The closed hands that somebody holds out to a thief; 0 where nobody does.
CLOSED: Final = 64


def closed_hands(me: i64, left: i64, right: i64) -> i64:
    return CLOSED | left | right << 3 | me << 8


def held_in(hands: i64, hand: i64) -> i64:
    """The resource in the left (0) or the right (1) hand."""
    return hands >> hand * 3 & 7


def holder_of_hands(hands: i64) -> i64:
    return hands >> 8


# A theft.


def theft_of(thief: i64, victim: i64, resource: i64) -> i64:
    return thief | victim << 4 | resource << 8


def thief_of(theft: i64) -> i64:
    return theft & 15


def victim_of(theft: i64) -> i64:
    return theft >> 4 & 15


def stolen_in(theft: i64) -> i64:
    return theft >> 8


# Who may harvest as whose guest.
MOST_SEATS: Final = 5


def permit_bit(owner: i64, guest: i64) -> i64:
    return owner * MOST_SEATS + guest


# The terms of a deal: which are named, and the numbers promised.
FIRST_CUBES: Final = 16  # terms that are not cubes come before
PROMISE_BITS: Final = 5


def term_bit(kind: i64, side: i64, resource: i64) -> i64:
    if kind == TERM_CUBES:
        return FIRST_CUBES + resource * 2 + side
    return kind * 2 + side


def promise_at(kind: i64, side: i64) -> i64:
    """The position of a promise's number among all of them."""
    return ((kind - PROMISED_PLACE) * 2 + side) * PROMISE_BITS
