"""The verbs that rules use. Only verbs write state, and each emits one event to whoever is listening.

Copies of a state share its vecs, all but the agenda; so a verb never writes into one but puts a changed one in its
place.
"""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from hexhaven.burgundy.content.goods import KINDS, NO_GOODS, count, of_kind
from hexhaven.burgundy.content.tiles import BLACK_TILE, CASTLE, NO_TILE, TILE_KINDS
from hexhaven.burgundy.events import (
    BONUS_TAKEN,
    BRIDGE_CROSSED,
    CHOICE_SEALED,
    DICE_ROLLED,
    DIE_USED,
    DUCHY_SET,
    GOOD_ARRIVED,
    GOOD_LAID_OUT,
    GOODS_GAINED,
    GOODS_LOST,
    GOODS_SOLD,
    GOODS_TRADED,
    MARKER_SET,
    PHASE_OPENED,
    POINTS_SCORED,
    ROUND_OPENED,
    SILVER_GAINED,
    SILVER_PAID,
    START_CASTLE_PLACED,
    START_PLAYER_SET,
    TILE_BOUGHT,
    TILE_CLAIMED,
    TILE_DISCARDED,
    TILE_LAID_OUT,
    TILE_PLACED,
    TILE_REMOVED,
    TILE_STORED,
    TILE_TAKEN,
    TURN_CLOSED,
    TURN_OPENED,
    WHITE_DIE_ROLLED,
    WORKERS_GAINED,
    WORKERS_PAID,
)
from hexhaven.burgundy.frames import DISCARD
from hexhaven.burgundy.rulebook import Scoring, Storing
from hexhaven.burgundy.state import COMMON, NO_SEAT, OWN, Estate, State, common_tiles, estate_of
from hexhaven.kernel.engine import ask, emit
from hexhaven.kernel.frame import NOBODY
from hexhaven.kernel.numbers import changed

# Set-up.


def set_start_player(s: State, first: i64) -> None:
    """All markers are on the first space of the bridge, the start player's on top, the others clockwise below."""
    s.order = vec[i64]([(first + i) % s.rules.players for i in range(s.rules.players)])
    places = [*s.order, NO_SEAT, NO_SEAT, NO_SEAT]
    emit(s, START_PLAYER_SET, places[0], places[1], places[2], places[3])


def set_duchy(s: State, me: i64, number: i64) -> None:
    estate_of(s, me).lay_duchy(s.rules.printed[number])
    s.seats[me].sealed = 0
    emit(s, DUCHY_SET, me, number)


def seal(s: State, me: i64, answer: i64) -> None:
    s.seats[me].sealed = answer
    emit(s, CHOICE_SEALED, me, answer)


def place_start_castle(s: State, me: i64, field: i64) -> None:
    s.supply = changed(s.supply, CASTLE, s.supply[CASTLE] - 1)
    s.seats[me].sealed = 0
    estate_of(s, me).fill_field(CASTLE, field)
    emit(s, START_CASTLE_PLACED, me, field)


# Phases and rounds.


def open_depots(s: State, phase: i64) -> None:
    """Tiles left in the depots leave the game."""
    s.phase = phase
    s.round = 0
    s.depots = vec[i64]([NO_TILE] * s.rules.spaces)
    emit(s, PHASE_OPENED, NO_SEAT, phase)


def lay_out_tile(s: State, space: i64, tile: i64) -> None:
    drawn = back_of(s, space) + tile
    s.supply = changed(s.supply, drawn, s.supply[drawn] - 1)
    s.depots = changed(s.depots, space, tile)
    emit(s, TILE_LAID_OUT, NO_SEAT, space, tile, drawn)


def back_of(s: State, space: i64) -> i64:
    """Where the supply of tiles for the space begins: coloured backs first, then black ones."""
    if s.rules.is_black(space):
        return TILE_KINDS
    return 0


def lay_out_good(s: State, kind: i64, place: i64) -> None:
    s.goods_supply -= of_kind(kind, 1)
    s.coming_goods += of_kind(place, kind)
    emit(s, GOOD_LAID_OUT, NO_SEAT, kind, place)


def begin_round(s: State, number: i64) -> None:
    s.round = number
    s.turn = 0
    emit(s, ROUND_OPENED, NO_SEAT, number)


def set_dice(s: State, me: i64, die: i64, other: i64) -> None:
    seat = s.seats[me]
    seat.die = die
    seat.other_die = other
    emit(s, DICE_ROLLED, me, die, other)


def set_white_die(s: State, die: i64) -> None:
    s.white_die = die
    emit(s, WHITE_DIE_ROLLED, NO_SEAT, die)


def land_good(s: State, depot: i64) -> None:
    """The next good from the round spaces goes to the depot."""
    kind = count(s.coming_goods, 0)
    s.coming_goods >>= 4
    s.goods = changed(s.goods, depot, s.goods[depot] + of_kind(kind, 1))
    emit(s, GOOD_ARRIVED, NO_SEAT, kind, depot)


def begin_turn(s: State, me: i64) -> None:
    s.active = me
    s.turn += 1
    s.purchases_left = 1
    emit(s, TURN_OPENED, me)


def finish_turn(s: State, me: i64) -> None:
    s.active = NOBODY
    s.purchases_left = 0
    s.dice_turned = 0
    emit(s, TURN_CLOSED, me)


# Dice, workers, silver, points.


def use_die(s: State, me: i64, die: i64) -> None:
    seat = s.seats[me]
    if seat.die == die:
        seat.die = seat.other_die
    seat.other_die = 0
    emit(s, DIE_USED, me, die)


def gain_silver(s: State, me: i64, number: i64, cause: i64) -> None:
    if number:
        estate_of(s, me).silver += number
        emit(s, SILVER_GAINED, me, number, cause)


def pay_silver(s: State, me: i64, number: i64) -> None:
    if number:
        estate_of(s, me).silver -= number
        emit(s, SILVER_PAID, me, number)


def gain_workers(s: State, me: i64, number: i64, cause: i64) -> None:
    if number:
        estate_of(s, me).workers += number
        emit(s, WORKERS_GAINED, me, number, cause)
        for react in s.rules.after_workers:
            react(s, me)


def pay_workers(s: State, me: i64, number: i64) -> None:
    if number:
        estate_of(s, me).workers -= number
        emit(s, WORKERS_PAID, me, number)


def score(s: State, me: i64, points: i64, cause: i64) -> None:
    if points:
        is_doubled = s.rules.doubled[cause]
        if is_doubled is not None and is_doubled(estate_of(s, me)):
            points *= 2
        s.rules.scoring.score(s, me, points, cause)


def count_points(s: State, me: i64, points: i64, cause: i64) -> None:
    s.seats[me].points += points
    emit(s, POINTS_SCORED, me, points, cause)


def set_marker(s: State, me: i64, marker: i64) -> None:
    """The solo game's marker, with the counter back at 0."""
    s.marker = marker
    s.seats[me].points = 0
    emit(s, MARKER_SET, me, marker)


class AtOnce(Scoring):
    """Points are counted as soon as they are scored."""

    def score(self, s: State, me: i64, points: i64, cause: i64) -> None:
        count_points(s, me, points, cause)


# Goods.


def gain_goods(s: State, me: i64, pile: i64, depot: i64) -> None:
    """The pile comes from a depot, or from the supply if that is 0."""
    estate_of(s, me).goods += pile
    if depot:
        s.goods = changed(s.goods, depot, s.goods[depot] - pile)
    else:
        s.goods_supply -= pile
    kind: i64 = 1
    while kind <= KINDS:
        if count(pile, kind):
            emit(s, GOODS_GAINED, me, kind, count(pile, kind), depot)
        kind += 1


def sell_goods(s: State, me: i64, kind: i64) -> i64:
    """Sell all goods of the kind, which go face down; returns how many there were."""
    estate = estate_of(s, me)
    number = count(estate.goods, kind)
    estate.goods -= of_kind(kind, number)
    estate.sold += of_kind(kind, number)
    emit(s, GOODS_SOLD, me, kind, number)
    return number


def lose_goods(s: State, depot: i64) -> None:
    """All goods in the depot leave the game."""
    pile = s.goods[depot]
    s.goods_gone += pile
    s.goods = changed(s.goods, depot, NO_GOODS)
    for kind in range(1, KINDS + 1):
        if count(pile, kind):
            emit(s, GOODS_LOST, NO_SEAT, kind, count(pile, kind), depot)


def trade_goods(s: State, me: i64, pile: i64) -> None:
    """A player's goods leave the game."""
    estate_of(s, me).goods -= pile
    s.goods_gone += pile
    for kind in range(1, KINDS + 1):
        if count(pile, kind):
            emit(s, GOODS_TRADED, me, kind, count(pile, kind))


# Tiles.


def lift_tile(s: State, me: i64, tile: i64, space: i64) -> None:
    """The tile leaves the board for a key space."""
    s.depots = changed(s.depots, space, NO_TILE)
    emit(s, TILE_TAKEN, me, tile, space)
    s.rules.storing.receive(s, me, tile)


def take_face_down(s: State, me: i64, tile: i64, space: i64) -> None:
    """Only the back of the tile will count."""
    s.depots = changed(s.depots, space, NO_TILE)
    emit(s, TILE_TAKEN, me, tile, space)
    s.rules.storing.receive(s, me, BLACK_TILE)


def place_from_board(s: State, me: i64, tile: i64, space: i64, field: i64) -> None:
    """A tile goes from a space of a depot straight to a field."""
    s.depots = changed(s.depots, space, NO_TILE)
    estate_of(s, me).fill_field(tile, field)
    emit(s, TILE_CLAIMED, me, tile, field, space)


def remove_tile(s: State, space: i64) -> None:
    """The tile on the space leaves the game."""
    tile = s.depots[space]
    s.depots = changed(s.depots, space, NO_TILE)
    emit(s, TILE_REMOVED, NO_SEAT, tile, space)


class KeySpaces(Storing):
    """A tile goes to an empty key space; if all are full, another tile must leave first."""

    def receive(self, s: State, me: i64, tile: i64) -> None:
        if len(s.seats[me].storage) < s.seats[me].key_spaces:
            store(s, me, tile)
        else:
            ask(s, DISCARD, me, tile)


def store(s: State, me: i64, tile: i64) -> None:
    """Key spaces are kept sorted, so that equal storages compare equal."""
    storage = append(s.seats[me].storage[:], tile)
    i = len(storage) - 1
    while i > 0 and storage[i - 1] > tile:
        storage[i] = storage[i - 1]
        i -= 1
    storage[i] = tile
    s.seats[me].storage = storage
    emit(s, TILE_STORED, me, tile)


def discard(s: State, me: i64, tile: i64) -> None:
    s.seats[me].storage = remove(s.seats[me].storage[:], tile)
    emit(s, TILE_DISCARDED, me, tile)


def store_common(s: State, me: i64, tile: i64) -> None:
    """Common key spaces are kept sorted too."""
    estate = estate_of(s, me)
    set_common(estate, sorted([*common_tiles(estate), int(tile)]))
    emit(s, TILE_STORED, me, tile, COMMON)


def discard_common(s: State, me: i64, tile: i64) -> None:
    take_common(s, me, tile)
    emit(s, TILE_DISCARDED, me, tile, COMMON)


def put_common(s: State, me: i64, tile: i64, field: i64) -> None:
    """A tile goes from a common key space to a field."""
    take_common(s, me, tile)
    cover(s, me, tile, field, COMMON)


def take_common(s: State, me: i64, tile: i64) -> None:
    estate = estate_of(s, me)
    tiles = common_tiles(estate)
    tiles.remove(int(tile))
    set_common(estate, tiles)


def set_common(estate: Estate, tiles: list[int]) -> None:
    estate.common = 0
    for place, tile in enumerate(tiles):
        estate.common |= tile << 8 * place


def note_purchase(s: State, me: i64, tile: i64, depot: i64) -> None:
    s.purchases_left -= 1
    emit(s, TILE_BOUGHT, me, tile, depot)


def put(s: State, me: i64, tile: i64, field: i64) -> None:
    """A tile goes from a key space to a field."""
    s.seats[me].storage = remove(s.seats[me].storage[:], tile)
    cover(s, me, tile, field, OWN)


def cover(s: State, me: i64, tile: i64, field: i64, origin: i64) -> None:
    """The tile is on the field now; the origin says where it was kept."""
    estate_of(s, me).fill_field(tile, field)
    emit(s, TILE_PLACED, me, tile, field, origin)


def take_bonus(s: State, me: i64, colour: i64, rank: i64) -> None:
    s.bonuses_taken += of_kind(colour, 1)
    estate_of(s, me).bonuses += 1
    emit(s, BONUS_TAKEN, me, colour, rank)


def cross_bridge(s: State, me: i64) -> None:
    """One space forward, on top of any markers there."""
    seat = s.seats[me]
    if seat.bridge < s.rules.bridge_end:
        seat.bridge += 1
    order = s.order[:]
    i: i64 = 0
    while order[i] != me:
        i += 1
    while i > 0 and s.seats[order[i - 1]].bridge <= seat.bridge:
        order[i] = order[i - 1]
        i -= 1
    order[i] = me
    s.order = order
    emit(s, BRIDGE_CROSSED, me, seat.bridge, i)
