"""An answer is one int: a verb and the numbers a player would announce with it."""

from typing import Final

from mypy_extensions import i64

# Answers of players.
DONE: Final = 1  # nothing more here
BIDDING: Final = 2  # number
ORDERING: Final = 3  # jokers: the seats in order
TREND_IS: Final = 4  # number
OBJECTIVE_IS: Final = 5  # number
LAY: Final = 6  # number: side; region and place: anchor and direction; to_place: rotation; to_region, resource: mover
LAND: Final = 7  # region, place
FEED_BOARD: Final = 8  # a cube from the board
FEED_OWN: Final = 9  # a cube from the player's stock
FEED_TOKEN: Final = 10  # an explorer token
BLESS: Final = 11  # region: a controlled temple's; seat, place, number as RAISING
RAISING: Final = 12  # region, place, seat, number
EXPELLING: Final = 13  # region, to_place: building; place 1: to the other shore
HARVESTING: Final = 14  # resource
TAXING: Final = 15
BUYING: Final = 16  # to_place: board, resource
SELLING: Final = 17  # to_place: board, resource; number 1: by explorer token
USING: Final = 18  # region, to_place: MARKET or PORT
EXPLORING: Final = 19
REPRODUCING: Final = 20
RECRUITING: Final = 21
MIGRATING: Final = 22
BUILDING: Final = 23  # number: building or SHIP; region, place: builder; to_place: site; jokers
CARD: Final = 24  # card; number: the target card, the choice, or the option
WONDER: Final = 25  # card; region, place: the citizen; jokers
MOVING: Final = 26  # region, place; to_region, to_place; number 1: a ship
TAKE: Final = 27
REFUSE_HEX: Final = 28
HEX_IS: Final = 29  # number
FOUND: Final = 30  # resource: to the market; number: resource + 1 to the player, 0 none
PURCHASING: Final = 31  # region: slot bought; place: slot turned (7: none)
TURNING: Final = 32  # region, place: slots turned (7: none)
SINKING: Final = 33  # region, place, seat
GIVING: Final = 34  # resource
HIDING: Final = 35  # resource, number: what the left and the right hand hold; EMPTY_HAND
HAND: Final = 36  # number: 0 left, 1 right
STOCKING: Final = 37  # to_place: board; resource
REMOVING: Final = 38  # to_place: board; resource
SHIFTING: Final = 39  # to_place: from board; resource
OFFERING: Final = 40  # seat
INVITING: Final = 41  # seat
TERM: Final = 42  # place: kind of term; to_place: GIVEN or ASKED; resource; number; card
PROPOSE: Final = 43
WITHDRAW: Final = 44
ACCEPT: Final = 45
REFUSE: Final = 46
COUNTER: Final = 47
WORKING: Final = 48  # region, place
PICKING: Final = 49  # card: bought from a search
PLUNDERING: Final = 50  # region, place: area; resource
# Answers of chance.
SEAT_DRAWN: Final = 64  # seat
HEX_DRAWN: Final = 65  # number: hex
SIDE_SHOWN: Final = 66  # number: side
CARD_DRAWN: Final = 67  # card
TREND_DRAWN: Final = 68  # number
OBJECTIVE_DRAWN: Final = 69  # number

VERB_BITS: Final = 255
EMPTY_HAND: Final = 6  # besides the six resources
NO_SLOT: Final = 7

# Terms of a deal, on two sides.
GIVEN: Final = 0
ASKED: Final = 1
TERM_FLORINS: Final = 0
TERM_CUBES: Final = 1
TERM_TOKENS: Final = 2
TERM_CARD: Final = 3
TERM_PERMIT: Final = 4
PROMISED_PLACE: Final = 5
PROMISED_RAISE: Final = 6
PROMISED_FLORINS: Final = 7
FIRST_TERM: Final = 6  # what a deal names: one of the six resources, or from here on another kind of term


def at(region: i64, place: i64) -> i64:
    return region << 8 | place << 13


def to(region: i64, place: i64) -> i64:
    return region << 16 | place << 21


def of_resource(resource: i64) -> i64:
    return resource << 24


def numbered(number: i64) -> i64:
    return number << 27


def of_card(card: i64) -> i64:
    return card << 35


def of_seat(seat: i64) -> i64:
    return seat << 41


def with_jokers(jokers: i64) -> i64:
    """Explorer tokens in place of cubes, or seats in order: three bits for each resource or place."""
    return jokers << 44


def joker(place: i64, number: i64) -> i64:
    return number << place * 3


def joker_in(jokers: i64, place: i64) -> i64:
    return jokers >> place * 3 & 7


def site(land: i64, sea: i64) -> i64:
    """Where a building is: in the first or the second land area, at the first or the second sea."""
    return land | sea << 1


def land_of(site: i64) -> i64:
    return site & 1


def sea_of(site: i64) -> i64:
    return site >> 1


def term(kind: i64, side: i64) -> i64:
    """A term of a deal that is GIVEN or ASKED."""
    return TERM | at(0, kind) | to(0, side)


def verb_of(answer: i64) -> i64:
    return answer & VERB_BITS


def region_of(answer: i64) -> i64:
    return answer >> 8 & 31


def place_of(answer: i64) -> i64:
    return answer >> 13 & 7


def to_region_of(answer: i64) -> i64:
    return answer >> 16 & 31


def to_place_of(answer: i64) -> i64:
    return answer >> 21 & 7


def resource_of(answer: i64) -> i64:
    return answer >> 24 & 7


def number_of(answer: i64) -> i64:
    return answer >> 27 & 255


def card_of(answer: i64) -> i64:
    return answer >> 35 & 63


def seat_of(answer: i64) -> i64:
    return answer >> 41 & 7


def jokers_of(answer: i64) -> i64:
    return answer >> 44


def named_in(answer: i64) -> i64:
    """What a TERM names: a resource, or FIRST_TERM + its kind."""
    if place_of(answer) == TERM_CUBES:
        return resource_of(answer)
    return FIRST_TERM + place_of(answer)


def amount_of(answer: i64) -> i64:
    """How much of it a TERM names: a number, the card, 1 for a permit."""
    kind = place_of(answer)
    if kind == TERM_CARD:
        return card_of(answer)
    if kind == TERM_PERMIT:
        return 1
    return number_of(answer)
