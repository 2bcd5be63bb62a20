"""B18 the trade routes: twelve cards of three fields, each with a good and the bonus that it brings there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.content.tiles import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CASTLE,
    CHURCH,
    MARKET,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
)

ROUTES: Final = 12
FIELDS_OF_ROUTE: Final = 3
ROUTES_EACH: Final = vec[i64]([0, 5, 5, 4, 3])  # by number of players

# By card, from left to right: the kind of good, and the tile as which the bonus acts.
ROUTE_ROWS: Final = {
    1: ((2, CARPENTER), (4, CHURCH), (1, BOARDING_HOUSE)),
    2: ((1, MARKET), (2, BANK), (5, TOWN_HALL)),
    3: ((4, CASTLE), (1, WATCHTOWER), (2, MARKET)),
    4: ((3, TOWN_HALL), (5, WATCHTOWER), (6, MARKET)),
    5: ((6, TOWN_HALL), (4, MARKET), (3, WAREHOUSE)),
    6: ((4, BOARDING_HOUSE), (1, WAREHOUSE), (6, CARPENTER)),
    7: ((5, CASTLE), (6, BANK), (1, CARPENTER)),
    8: ((4, TOWN_HALL), (3, CHURCH), (2, BOARDING_HOUSE)),
    9: ((1, BANK), (6, CASTLE), (5, CARPENTER)),
    10: ((6, WATCHTOWER), (3, BANK), (4, WAREHOUSE)),
    11: ((5, WAREHOUSE), (2, CHURCH), (3, WATCHTOWER)),
    12: ((3, BOARDING_HOUSE), (5, CHURCH), (2, CASTLE)),
}

# The same by 3 * card + field, for play.
ROUTE_GOOD: Final = vec[i64]([0] * 3 + [good for row in ROUTE_ROWS.values() for good, _ in row])
ROUTE_BONUS: Final = vec[i64]([0] * 3 + [bonus for row in ROUTE_ROWS.values() for _, bonus in row])


def card_at(route: i64, place: i64) -> i64:
    """The card of a player's routes, packed with four bits each, that has the field with this place."""
    return route >> place // FIELDS_OF_ROUTE * 4 & 15


def good_at(route: i64, place: i64) -> i64:
    return ROUTE_GOOD[FIELDS_OF_ROUTE * card_at(route, place) + place % FIELDS_OF_ROUTE]


def bonus_at(route: i64, place: i64) -> i64:
    return ROUTE_BONUS[FIELDS_OF_ROUTE * card_at(route, place) + place % FIELDS_OF_ROUTE]


def length(packed: i64) -> i64:
    """How many cards or goods there are; each takes four bits."""
    number: i64 = 0
    while packed > 0:
        packed >>= 4
        number += 1
    return number


def listed(packed: i64) -> list[int]:
    """The cards or goods, the first first."""
    return [packed >> 4 * place & 15 for place in range(length(packed))]
