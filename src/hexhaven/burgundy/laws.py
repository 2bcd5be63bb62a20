"""B1 the conservation laws: every component is somewhere, at every moment."""

from collections import Counter
from functools import cache

from hexhaven.burgundy.content.duchies import DUCHY
from hexhaven.burgundy.content.goods import KINDS, OF_EACH_KIND, PHASE_GOODS, count
from hexhaven.burgundy.content.tiles import COLOUR_OF, MONASTERY, ROWS, TILE_KINDS
from hexhaven.burgundy.frames import DISCARD
from hexhaven.burgundy.state import EMPTY, OPEN, Seat, State, has_monastery
from hexhaven.kernel.frame import arg_of, kind_of


def broken_laws(s: State) -> list[str]:
    """What is wrong with the components; empty when all is well."""
    broken = tile_laws(s) + goods_laws(s)
    for me, seat in enumerate(s.seats):
        broken += [f"seat {me + 1}: {problem}" for problem in seat_laws(s, seat)]
    if sorted(s.order) != list(range(s.rules.players)):
        broken.append("the order on the bridge is not all seats")
    spaces = [s.seats[me].bridge for me in s.order]
    if spaces != sorted(spaces, reverse=True):
        broken.append("somebody further on the bridge comes later in the order")
    return broken


def tiles_in_play(s: State) -> list[int]:
    """Every tile that is laid out, stored, placed, or on its way into a full store."""
    tiles = [tile for tile in s.depots if tile]
    tiles += [arg_of(frame) for frame in s.agenda if kind_of(frame) == DISCARD]
    for seat in s.seats:
        tiles += list(seat.storage)
        tiles += [tile for tile in seat.fields if tile not in (EMPTY, OPEN)]
    return tiles


def tile_laws(s: State) -> list[str]:
    """B1.6 no kind has more tiles than the box; a tile that left the game never comes back."""
    in_play = Counter(tiles_in_play(s))
    broken = []
    for row in ROWS:
        coloured, black = s.supply[row.tile], s.supply[TILE_KINDS + row.tile]
        if not (0 <= coloured <= row.coloured and 0 <= black <= row.black):
            broken.append(f"{row.name}: the supply holds {coloured} and {black} of {row.coloured} and {row.black}")
        if in_play[row.tile] + coloured + black > row.coloured + row.black:
            broken.append(f"{row.name}: more tiles than the box holds")
    drawn = sum(row.coloured + row.black for row in ROWS) - sum(s.supply)
    if in_play.total() > drawn:
        broken.append(f"{in_play.total()} tiles in play, but only {drawn} were drawn")
    return broken


def goods_laws(s: State) -> list[str]:
    """B1.9 seven of each kind are in the supply, coming, in depots, held or sold."""
    broken = []
    coming = [count(s.coming_goods, place) for place in range(PHASE_GOODS)]
    for kind in range(1, KINDS + 1):
        number = count(s.goods_supply, kind) + coming.count(kind) + sum(count(pile, kind) for pile in s.goods)
        number += sum(count(seat.goods, kind) + count(seat.sold, kind) for seat in s.seats)
        if number != OF_EACH_KIND:
            broken.append(f"goods of kind {kind}: {number} instead of {OF_EACH_KIND}")
    return broken


def seat_laws(s: State, seat: Seat) -> list[str]:
    broken = []
    if len(seat.storage) > s.rules.key_spaces or list(seat.storage) != sorted(seat.storage):
        broken.append(f"B6.4 the storage is {list(seat.storage)}")
    if sum(1 for kind in range(1, KINDS + 1) if count(seat.goods, kind)) > s.rules.goods_spaces:
        broken.append("B8.12 more kinds of goods than goods spaces")
    if min(seat.silver, seat.workers, seat.points) < 0:
        broken.append("silver, workers or points below zero")
    return broken + field_laws(seat)


@cache
def neighbours_on(duchy: int) -> list[tuple[int, ...]]:
    return [tuple(near) for near in DUCHY[duchy].neighbours]


def field_laws(seat: Seat) -> list[str]:
    """Every field holds a tile of its colour, or knows whether one lies beside it."""
    fields, colours, neighbours = list(seat.fields), list(seat.duchy.colour), neighbours_on(seat.duchy.number)
    filled = [field for field, tile in enumerate(fields) if tile not in (EMPTY, OPEN)]
    beside = {near for field in filled for near in neighbours[field]}
    broken = [
        f"B6.10 field {field} does not know whether a tile lies beside it"
        for field in range(1, len(fields))
        if (fields[field] == OPEN and field not in beside) or (fields[field] == EMPTY and field in beside)
    ]
    broken += [
        f"B6.9 field {field} holds a tile of another colour"
        for field in filled
        if COLOUR_OF[fields[field]] != colours[field]
    ]
    placed = {fields[field] - MONASTERY for field in filled if fields[field] > MONASTERY}
    if placed != {number for number in range(1, TILE_KINDS - MONASTERY) if has_monastery(seat, number)}:
        broken.append("B10.28 the monasteries in force are not those placed")
    return broken
