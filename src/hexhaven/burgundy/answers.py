"""An answer is one int: a verb and the numbers a player would announce with it."""

from typing import Final

from mypy_extensions import i64

# A player's answers.
TAKE: Final = 1  # die, workers, depot, tile
PLACE: Final = 2  # die, workers, tile, field, where the tile is kept
SELL: Final = 3  # die, workers, good
WORKERS: Final = 4  # die
BUY: Final = 5  # workers, depot, tile; what the workers do not pay is paid in silver
END: Final = 6
PASS: Final = 7
DISCARDING: Final = 8  # tile, where it is kept
LOAD: Final = 9  # depot, other depot, kinds chosen if not all fit
CASTLE_AT: Final = 10  # field
DUCHY_IS: Final = 11  # number
# Answers of chance.
ROLLED: Final = 12  # two dice, the lower first
WHITE_ROLLED: Final = 13  # die
TILE_DRAWN: Final = 14  # tile
GOOD_DRAWN: Final = 15  # good
DUCHY_DRAWN: Final = 16  # number
START_PLAYER_DRAWN: Final = 17  # seat
# Answers of expansions: a player's, then those of chance.
HIRE: Final = 18
ACT_AS: Final = 19  # tile
COUNT_SPECIES: Final = 20  # species
TAKE_SHIELD: Final = 21  # workers, depot, shield, shield it replaces or 0
TRIBUTE: Final = 22  # workers; what they do not pay is paid in silver
GIVE_UP: Final = 23  # shield
CLAIM: Final = 24  # depot, tile, field
GATHER: Final = 25  # good
COPY: Final = 26  # seat
TURN_DIE: Final = 27  # die, number
ROUTE_DRAWN: Final = 28  # card
SHIELD_DRAWN: Final = 29  # shield
# Answers in the team game.
KEEP: Final = 30  # where: on an own key space or on a common one
# Answers in the solo game.
SCORE: Final = 31  # cause, points, silver that is added to them
RESOLVE: Final = 32  # field
COLOUR_BONUS: Final = 33  # colour
TRADE: Final = 34  # tile
GIVE: Final = 35  # pile of goods
LAY: Final = 36  # good


def with_die(verb: i64, die: i64, workers: i64) -> i64:
    """The start of an action's answer; die 0 means an action that needs none."""
    return verb | die << 8 | workers << 12


def at_depot(depot: i64) -> i64:
    return depot << 16


def of_tile(tile: i64) -> i64:
    return tile << 20


def on_field(field: i64) -> i64:
    return field << 28


def of_shield(shield: i64, replaced: i64) -> i64:
    """In the place of a tile and a field."""
    return shield << 20 | replaced << 28


def of_goods(goods: i64) -> i64:
    return goods << 36


def numbered(number: i64) -> i64:
    return number << 44


def of_pile(pile: i64) -> i64:
    """In the place of a field, goods and a number."""
    return pile >> 4 << 28


def die_of(answer: i64) -> i64:
    return answer >> 8 & 15


def workers_of(answer: i64) -> i64:
    return answer >> 12 & 15


def depot_of(answer: i64) -> i64:
    return answer >> 16 & 15


def tile_of(answer: i64) -> i64:
    return answer >> 20 & 255


def field_of(answer: i64) -> i64:
    return answer >> 28 & 255


def shield_of(answer: i64) -> i64:
    return answer >> 20 & 255


def replaced_of(answer: i64) -> i64:
    return answer >> 28 & 255


def goods_of(answer: i64) -> i64:
    return answer >> 36 & 255


def number_of(answer: i64) -> i64:
    return answer >> 44 & 255


def pile_of(answer: i64) -> i64:
    return answer >> 28 << 4
