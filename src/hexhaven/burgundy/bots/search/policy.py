"""How good each answer looks at first sight, in points: one pass over the legal answers with a row of weights."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import (
    ACT_AS,
    BUY,
    CASTLE_AT,
    CLAIM,
    DISCARDING,
    GATHER,
    GIVE_UP,
    HIRE,
    LOAD,
    PLACE,
    SELL,
    TAKE,
    TAKE_SHIELD,
    TRIBUTE,
    TURN_DIE,
    WORKERS,
    depot_of,
    field_of,
    goods_of,
    number_of,
    replaced_of,
    shield_of,
    tile_of,
    workers_of,
)
from hexhaven.burgundy.bots.search import weights as w
from hexhaven.burgundy.content.end_points import END_ROWS, KINDS_SOLD, EndRow
from hexhaven.burgundy.content.goods import KINDS, NO_GOODS, count, kinds_in, size
from hexhaven.burgundy.content.shields import SHIELD_POINTS
from hexhaven.burgundy.content.tiles import (
    BOARDING_HOUSE,
    CASTLE,
    COLOURS,
    MARKET,
    MINE,
    MONASTERY,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
    animals_on,
    is_animal,
    species_of,
)
from hexhaven.burgundy.rules.actions import fits_city
from hexhaven.burgundy.rules.final_scoring import end_points
from hexhaven.burgundy.rules.monasteries import (
    extra_for_animal,
    silver_for_sale,
    silver_with_workers,
    workers_for_action,
    workers_for_sale,
)
from hexhaven.burgundy.state import EMPTY, OPEN, Estate, State, estate_of
from hexhaven.kernel.engine import verb_of

MONASTERIES: Final = 26
NEVER: Final = -1000.0


def rows_by_monastery() -> list[EndRow]:
    """What each monastery counts at the end; those that count nothing have a row without points."""
    rows = [EndRow(0, 0, 1, KINDS_SOLD) for _ in range(MONASTERIES + 1)]
    for row in END_ROWS:
        rows[row.monastery] = row
    return rows


END_ROW: Final = rows_by_monastery()


def by_phase(s: State, early: float, late: float) -> float:
    """Between what something is worth in the first phase and in the last."""
    return early + (late - early) * float(s.phase) / float(max(1, s.rules.phases - 1))


def worker_value(s: State, estate: Estate, weights: vec[float]) -> float:
    return by_phase(s, weights[w.WORKER_EARLY], weights[w.WORKER_LATE]) / (
        1.0 + weights[w.MANY_WORKERS] * float(estate.workers)
    )


def silver_value(s: State, estate: Estate, weights: vec[float]) -> float:
    return by_phase(s, weights[w.SILVER_EARLY], weights[w.SILVER_LATE]) / (
        1.0 + weights[w.MANY_SILVER] * float(estate.silver)
    )


def score(s: State, me: i64, answer: i64, weights: vec[float]) -> float:
    """How good the answer looks; doing nothing is 0."""
    verb = verb_of(answer)
    estate = estate_of(s, me)
    if verb == PLACE:
        paid = float(workers_of(answer)) * worker_value(s, estate, weights)
        value = place_value(s, me, estate, tile_of(answer), field_of(answer), weights)
        return weights[w.PLACING] + value - paid
    if verb == TAKE:
        paid = float(workers_of(answer)) * worker_value(s, estate, weights)
        return weights[w.TAKING] + tile_value(s, me, estate, tile_of(answer), weights) - paid
    if verb == SELL:
        paid = float(workers_of(answer)) * worker_value(s, estate, weights)
        return sale_value(s, estate, goods_of(answer), weights) - paid
    if verb == WORKERS:
        value = float(workers_for_action(estate)) * worker_value(s, estate, weights)
        return weights[w.RESTING] + value + float(silver_with_workers(estate)) * silver_value(s, estate, weights)
    if verb == BUY:
        return purchase_value(s, me, estate, answer, weights)
    if verb == LOAD:
        return load_value(s, estate, answer, weights)
    if verb == DISCARDING:
        return -tile_value(s, me, estate, tile_of(answer), weights)
    if verb == CASTLE_AT:
        return start_value(s, estate, field_of(answer), weights)
    return module_value(s, me, estate, answer, weights)


def module_value(s: State, me: i64, estate: Estate, answer: i64, weights: vec[float]) -> float:
    """Answers of expansions: a shield is worth its points, and what it would replace costs its own."""
    verb = verb_of(answer)
    if verb == CLAIM:
        return weights[w.PLACING] + place_value(s, me, estate, tile_of(answer), field_of(answer), weights)
    if verb == ACT_AS:
        return effect_value(s, me, estate, tile_of(answer), weights)
    if verb == GATHER:
        return weights[w.SHIP_GOOD]
    if verb == TAKE_SHIELD:
        paid = float(workers_of(answer)) * worker_value(s, estate, weights)
        return float(SHIELD_POINTS[shield_of(answer)] - SHIELD_POINTS[replaced_of(answer)]) - paid
    if verb == TRIBUTE:
        return -float(workers_of(answer)) * worker_value(s, estate, weights)
    if verb == GIVE_UP:
        return -float(SHIELD_POINTS[shield_of(answer)])
    if verb == HIRE:
        return 2.0 * worker_value(s, estate, weights) - silver_value(s, estate, weights)
    if verb == TURN_DIE:
        return -weights[w.PLACING]
    return 0.0


def purchase_value(s: State, me: i64, estate: Estate, answer: i64, weights: vec[float]) -> float:
    workers = workers_of(answer)
    value = weights[w.BUYING] + tile_value(s, me, estate, tile_of(answer), weights)
    value -= float(workers) * worker_value(s, estate, weights)
    value -= float(s.rules.price - workers) * silver_value(s, estate, weights)
    if value > 0.0 and s.seats[me].die:
        value += weights[w.BUYING_FIRST]
    return value


# Goods.


def sale_value(s: State, estate: Estate, kind: i64, weights: vec[float]) -> float:
    number = count(estate.goods, kind)
    value = weights[w.SELLING] + weights[w.SOLD] * float(number * s.rules.sale_points)
    value += float(silver_for_sale(estate, number)) * silver_value(s, estate, weights)
    value += float(workers_for_sale(estate)) * worker_value(s, estate, weights)
    return value + by_phase(s, weights[w.SELLING_EARLY], 0.0)


def load_value(s: State, estate: Estate, answer: i64, weights: vec[float]) -> float:
    """Goods of the depots: each, of a kind that is already there, and of a new kind."""
    pile = s.goods[depot_of(answer)]
    if number_of(answer):
        pile += s.goods[number_of(answer)]
    known = kinds_in(estate.goods)
    room = s.rules.goods_spaces
    value = 0.0
    kind: i64 = 1
    while kind <= KINDS:
        if known >> kind & 1:
            room -= 1
        kind += 1
    kind = 1
    while kind <= KINDS:
        number = count(pile, kind)
        if number:
            if known >> kind & 1:
                value += float(number) * (weights[w.GOOD] * float(s.rules.sale_points) + weights[w.GOOD_MORE])
            elif room > 0 and (goods_of(answer) == 0 or goods_of(answer) >> kind & 1):
                value += float(number) * weights[w.GOOD] * float(s.rules.sale_points) + weights[w.GOOD_NEW]
        kind += 1
    return value


def best_load(s: State, weights: vec[float]) -> float:
    """About what the next ship would load: the largest pile."""
    most: i64 = 0
    depot: i64 = 1
    while depot < len(s.goods):
        if s.goods[depot] != NO_GOODS:
            most = max(most, size(s.goods[depot]))
        depot += 1
    return weights[w.SHIP_GOOD] * float(most)


# Tiles.


def tile_value(s: State, me: i64, estate: Estate, tile: i64, weights: vec[float]) -> float:
    """A tile in storage: a part of what its best field would bring."""
    colour = s.rules.colour_of[tile]
    seat = s.seats[me]
    duchy = estate.duchy
    other_die = seat.other_die
    if not other_die:
        other_die = seat.die
    effect = effect_value(s, me, estate, tile, weights)
    best = NEVER
    for field in duchy.of_colour[colour]:
        lying = estate.fields[field]
        if lying in (OPEN, EMPTY) and fits_city(s, estate, tile, field):
            value = field_value(s, me, estate, tile, field, weights) + effect
            if lying == OPEN:
                value *= weights[w.HELD]
                if duchy.die[field] == other_die:
                    value += weights[w.FITS_DIE]
            else:
                value *= weights[w.HELD_CLOSED]
            best = max(best, value)
    if best == NEVER:
        return -weights[w.DEAD]
    if colour < COLOURS:
        best += weights[w.COLOUR + colour]
    stored = len(seat.storage)
    if stored + 1 >= s.rules.key_spaces:
        best -= weights[w.LAST_SPACE]
        if stored >= s.rules.key_spaces:
            best -= weights[w.NO_SPACE]
    return best


def place_value(s: State, me: i64, estate: Estate, tile: i64, field: i64, weights: vec[float]) -> float:
    return field_value(s, me, estate, tile, field, weights) + effect_value(s, me, estate, tile, weights)


def field_value(s: State, me: i64, estate: Estate, tile: i64, field: i64, weights: vec[float]) -> float:
    """What a tile brings because of where it lies."""
    duchy = estate.duchy
    value = progress_value(s, estate, field, weights)
    opened: i64 = 0
    for near in duchy.neighbours[field]:
        if estate.fields[near] == EMPTY:
            opened += 1
    value += float(opened) * by_phase(s, weights[w.OPENED_EARLY], weights[w.OPENED_LATE])
    if is_animal(tile):
        value += pasture_value(estate, tile, field, weights)
    return value


def progress_value(s: State, estate: Estate, field: i64, weights: vec[float]) -> float:
    """Points of an area and a colour that are completed, or part of them by the square of the share filled."""
    duchy = estate.duchy
    rules = s.rules
    area = duchy.area_of[field]
    whole = duchy.sizes[area]
    left = estate.gaps[area] - 1
    points = float(rules.area_points[whole] + rules.phase_points[s.phase])
    if left == 0:
        value = weights[w.AREA_DONE] * points
    else:
        filled = float(whole - left)
        value = weights[w.AREA_PROGRESS] * points * (2.0 * filled - 1.0) / float(whole * whole)
    colour = duchy.colour[field]
    taken = count(s.bonuses_taken, colour)
    if taken < 2:
        bonus = float(rules.first_bonus)
        if taken == 1:
            bonus = float(rules.second_bonus)
        all_of = duchy.sizes[len(duchy.areas) + colour]
        missing = estate.gaps[len(duchy.areas) + colour] - 1
        if missing == 0:
            value += weights[w.COLOUR_DONE] * bonus
        else:
            there = float(all_of - missing)
            value += weights[w.COLOUR_PROGRESS] * bonus * (2.0 * there - 1.0) / float(all_of * all_of)
    return value


def pasture_value(estate: Estate, tile: i64, field: i64, weights: vec[float]) -> float:
    """The animals that score now, and those that may score again with later tiles."""
    species = species_of(tile)
    extra = extra_for_animal(estate)
    points = animals_on(tile) + extra
    for near in estate.duchy.area(field):
        lying = estate.fields[near]
        if is_animal(lying) and species_of(lying) == species:
            points += animals_on(lying) + extra
    left = estate.gaps[estate.duchy.area_of[field]] - 1
    return float(points) * (weights[w.ANIMAL] + weights[w.ANIMAL_AGAIN] * float(left))


def effect_value(s: State, me: i64, estate: Estate, tile: i64, weights: vec[float]) -> float:
    """What a tile brings wherever it lies."""
    left = float(s.rules.phases - s.phase)
    if tile > MONASTERY + MONASTERIES:
        return weights[w.CASTLE_PLACED]
    if tile > MONASTERY:
        return monastery_value(estate, tile - MONASTERY, left, weights)
    if tile == CASTLE:
        return weights[w.CASTLE_PLACED]
    if tile == MINE:
        return weights[w.MINE_PLACED] + left * silver_value(s, estate, weights) * weights[w.MINE_SILVER]
    if tile == SHIP:
        value = weights[w.SHIP_PLACED] + best_load(s, weights)
        if s.order[0] != me:
            value += weights[w.SHIP_FIRST]
        return value
    if MARKET <= tile <= WATCHTOWER:
        value = weights[w.BUILDING + tile - MARKET]
        if tile == WAREHOUSE:
            value += weights[w.WAREHOUSE_GOOD] * float(size(estate.goods) * s.rules.sale_points)
        elif tile == BOARDING_HOUSE:
            value += 4.0 * worker_value(s, estate, weights)
        return value
    return 0.0


def monastery_value(estate: Estate, number: i64, left: float, weights: vec[float]) -> float:
    """Effects are worth more the earlier they start; points at the end are counted as they stand."""
    if number > MONASTERIES:
        return 0.0
    row = END_ROW[number]
    value = weights[w.MONASTERY + number - 1]
    if row.points:
        return value + weights[w.END_POINTS] * float(end_points(estate, row))
    return value * left


def start_value(s: State, estate: Estate, field: i64, weights: vec[float]) -> float:
    """The start castle opens fields, but an area it fills scores nothing."""
    opened: i64 = len(estate.duchy.neighbours[field])
    return float(opened) * weights[w.OPENED_EARLY] - weights[w.START_AREA] * progress_value(s, estate, field, weights)


def scores(s: State, me: i64, answers: vec[i64], weights: vec[float]) -> vec[float]:
    out = vec[float](capacity=len(answers))
    for answer in answers:
        out = append(out, score(s, me, answer, weights))
    return out
