"""B1 the conservation laws: every component is always somewhere."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from hexhaven.burgundy.content.duchies import Duchy
from hexhaven.burgundy.content.goods import KINDS, count
from hexhaven.burgundy.content.routes import FIELDS_OF_ROUTE, ROUTES, listed
from hexhaven.burgundy.content.shields import SHIELDS
from hexhaven.burgundy.content.tiles import BLACK_TILE, CASTLE, NAME_OF, TILE_KINDS, WILD
from hexhaven.burgundy.frames import DISCARD, STORE_TILE
from hexhaven.burgundy.state import EMPTY, NO_SEAT, OPEN, Estate, Seat, State, common_tiles, estate_of
from hexhaven.kernel.frame import NOBODY, arg_of, kind_of

DIE = 6
NOT_COPIED = 27  # the monastery that shield 6 does not copy
ALL_SHIELDS = (1 << SHIELDS + 1) - 2


def broken_laws(s: State) -> list[str]:
    """What is wrong with the components; empty when all is well."""
    broken = table_laws(s) + tile_laws(s) + goods_laws(s) + route_laws(s) + shield_laws(s)
    for me, seat in enumerate(s.seats):
        broken += [f"seat {me + 1}: {problem}" for problem in seat_laws(s, seat)]
    for number, estate in enumerate(s.estates()):
        broken += [f"estate {number + 1}: {problem}" for problem in estate_laws(s, estate)]
    if sorted(s.order) != list(range(s.rules.players)):
        broken.append("the order on the bridge is not all seats")
    spaces = [s.seats[me].bridge for me in s.order]
    if spaces != sorted(spaces, reverse=True):
        broken.append("somebody further on the bridge comes later in the order")
    if s.marker and not 0 <= s.seats[0].points < s.marker <= s.rules.start_marker:
        broken.append(f"the counter is at {s.seats[0].points}, the marker at {s.marker}")
    return broken


def table_laws(s: State) -> list[str]:
    """Every number in the table is valid."""
    sizes = (len(s.depots), len(s.goods)) == (s.rules.spaces, len(s.rules.spaces_in))
    within = 0 <= s.phase < s.rules.phases and 0 <= s.round < s.rules.rounds and 0 <= s.white_die <= DIE
    turn = NOBODY <= s.active < s.rules.players and 0 <= s.turn <= s.rules.players and 0 <= s.purchases_left <= 1
    turn = turn and 0 <= s.dice_turned <= 1 and len(s.shields) == s.rules.shield_spaces and 0 <= s.crane_counted <= 1
    return [] if sizes and within and turn else ["the phase, round, turn, die or depots are none that there are"]


def tiles_in_play(s: State) -> list[int]:
    """Every tile that is laid out, stored, placed, or on its way into full storage."""
    tiles = [tile for tile in s.depots if tile]
    tiles += [arg_of(frame) for frame in s.agenda if kind_of(frame) in (DISCARD, STORE_TILE)]
    for seat in s.seats:
        tiles += list(seat.storage)
    for estate in s.estates():
        tiles += [tile for tile in estate.fields if tile not in (EMPTY, OPEN)]
        tiles += common_tiles(estate)
    return tiles


def tile_laws(s: State) -> list[str]:
    """B1.6 no kind has more tiles than the box; a tile that left the game never comes back."""
    in_play, box = Counter(tiles_in_play(s)), s.rules.supply
    broken = []
    if len(s.supply) != len(box):
        return [f"the supply counts {len(s.supply)} kinds of tiles"]
    broken += [f"{name(tile)} is not in the box" for tile in in_play if not 0 < tile < TILE_KINDS]
    for tile in range(TILE_KINDS):
        backs = (tile, TILE_KINDS + tile)
        if not all(0 <= s.supply[back] <= box[back] for back in backs):
            broken.append(f"{name(tile)}: the supply holds {[s.supply[back] for back in backs]} of so many")
        if tile != BLACK_TILE and in_play[tile] + sum(s.supply[back] for back in backs) > sum(
            box[back] for back in backs
        ):
            broken.append(f"{name(tile)}: more tiles than the box holds")
    drawn = sum(box) - sum(s.supply)
    if in_play.total() > drawn:
        broken.append(f"{in_play.total()} tiles in play, but only {drawn} were drawn")
    return broken


def name(tile: int) -> str:
    return NAME_OF.get(tile, f"tile {tile}")


def goods_laws(s: State) -> list[str]:
    """B1.9 seven of each kind are in the supply, coming, in depots, held, sold or out of the game."""
    broken = []
    coming = [count(s.coming_goods, place) for place in range(s.rules.phase_goods)]
    for kind in range(1, KINDS + 1):
        number = count(s.goods_supply, kind) + coming.count(kind) + sum(count(pile, kind) for pile in s.goods)
        number += sum(count(estate.goods, kind) + count(estate.sold, kind) for estate in s.estates())
        number += count(s.goods_gone, kind)
        if number != count(s.rules.goods_supply, kind):
            broken.append(f"goods of kind {kind}: {number} instead of {count(s.rules.goods_supply, kind)}")
    return broken


def seat_laws(s: State, seat: Seat) -> list[str]:
    broken = []
    if len(seat.storage) > s.rules.most_stored or list(seat.storage) != sorted(seat.storage):
        broken.append(f"B6.4 the storage is {list(seat.storage)}")
    if not s.rules.key_spaces <= seat.key_spaces <= s.rules.most_stored:
        broken.append(f"there are {seat.key_spaces} key spaces")
    if not (0 <= seat.die <= DIE and 0 <= seat.other_die <= DIE and 0 <= seat.bridge <= s.rules.bridge_end):
        broken.append(f"the dice are {seat.die} and {seat.other_die}, the space on the bridge {seat.bridge}")
    return broken


def estate_laws(s: State, estate: Estate) -> list[str]:
    broken = []
    if sum(1 for kind in range(1, KINDS + 1) if count(estate.goods, kind)) > s.rules.goods_spaces:
        broken.append("B8.12 more kinds of goods than goods spaces")
    if min(estate.silver, estate.workers, estate.points) < 0:
        broken.append("silver, workers or points below zero")
    common = common_tiles(estate)
    if len(common) > s.rules.common_spaces or common != sorted(common):
        broken.append(f"B6.4 the common storage is {common}")
    if min(estate.goods, estate.sold) < 0:
        broken.append("goods that are none")
    return broken + field_laws(s, estate)


def working_monasteries(s: State, estate: Estate) -> int:
    """As a mask: those placed, and with shield 6 those of a rival."""
    mask = int(estate.placed_monasteries())
    if estate.rival != NO_SEAT:
        mask |= estate_of(s, estate.rival).placed_monasteries() & ~(1 << NOT_COPIED)
    return mask


def route_laws(s: State) -> list[str]:
    """B18.1 every card exists once, and holds goods that were sold."""
    if any(seat.route < 0 or seat.laid < 0 for seat in s.seats):
        return ["B18.1 routes or goods on them below zero"]
    cards = [card for seat in s.seats for card in listed(seat.route)]
    broken = [] if len(set(cards)) == len(cards) and all(1 <= card <= ROUTES for card in cards) else ["B18.1 routes"]
    laid = [listed(seat.laid) for seat in s.seats]
    for estate, head in zip(s.estates(), [me for me in range(s.rules.players) if s.rules.is_head(me)], strict=True):
        lying = [kind for me, kinds in enumerate(laid) if s.rules.head_of[me] == head for kind in kinds]
        if any(lying.count(kind) > count(estate.sold, kind) for kind in range(KINDS + 1) if kind):
            broken.append("B18.8 goods on a route were never sold")
    for seat, kinds in zip(s.seats, laid, strict=True):
        if len(kinds) > FIELDS_OF_ROUTE * len(listed(seat.route)) or not all(1 <= kind <= KINDS for kind in kinds):
            broken.append("B18.3 more goods than fields on a route")
    return broken


def shield_laws(s: State) -> list[str]:
    """B19.1 B19.4 every shield exists once, on a depot or on a castle."""
    taken = [seat.shields_taken for seat in s.seats]
    masks = [*s.shields, *taken]
    broken = []
    if sum(mask.bit_count() for mask in map(int, masks)) != union(masks).bit_count() or union(masks) & ~ALL_SHIELDS:
        broken.append("B19.1 a shield is in two places, or is none")
    for estate, head in zip(s.estates(), [me for me in range(s.rules.players) if s.rules.is_head(me)], strict=True):
        own = [mask for me, mask in enumerate(taken) if s.rules.head_of[me] == head]
        if estate.shields != union(own) or int(estate.shields).bit_count() > list(estate.fields).count(CASTLE):
            broken.append("B19.4 shields without a castle")
        if estate.rival != NO_SEAT and not (0 <= estate.rival < s.rules.players and estate.has_shield(6)):
            broken.append("B19.16 a rival without shield 6")
    return broken


def union(masks: Iterable[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= int(mask)
    return whole


@cache
def neighbours_on(duchy: Duchy) -> list[tuple[int, ...]]:
    return [tuple(near) for near in duchy.neighbours]


def field_laws(s: State, estate: Estate) -> list[str]:
    """Every field holds a tile of its colour, or knows whether one is next to it; the gaps are counted correctly."""
    duchy, fields = estate.duchy, list(estate.fields)
    if len(fields) != duchy.fields + 1:
        return [f"duchy {duchy.number} has {len(fields) - 1} fields"]
    colours, neighbours = list(duchy.colour), neighbours_on(duchy)
    filled = [field for field, tile in enumerate(fields) if tile not in (EMPTY, OPEN)]
    beside = {near for field in filled for near in neighbours[field]}
    if estate.has_shield(18):
        beside = set(range(len(fields)))
    broken = [
        f"B6.10 field {field} does not know whether a tile may go there"
        for field in range(1, len(fields))
        if (fields[field] == OPEN and field not in beside) or (fields[field] == EMPTY and field in beside)
    ]
    broken += [
        f"B6.9 field {field} holds a tile of another colour"
        for field in filled
        if s.rules.colour_of[fields[field]] not in (colours[field], WILD)
    ]
    if estate.monasteries != working_monasteries(s, estate):
        broken.append("B10.28 the monasteries in force are not those placed")
    gaps = list(duchy.sizes)
    for field in filled:
        gaps[duchy.area_of[field]] -= 1
        gaps[len(duchy.areas) + colours[field]] -= 1
    if list(estate.gaps) != gaps:
        broken.append("B11.1 the gaps of areas and colours are not those of the fields")
    return broken
