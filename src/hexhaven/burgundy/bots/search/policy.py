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
    die_of,
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
    TOWN_HALL,
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
from hexhaven.kernel.engine import copy, legal, step, verb_of

MONASTERIES: Final = 26
NEVER: Final = -1000.0
TILES: Final = 64
FIELDS: Final = 128  # more than those of any duchy, also of a team's
AREAS: Final = 128


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


class Sight:
    """How a policy looks at one question after another; what many answers have in common is worked out once."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.question: i64 = 0  # counted; what was noted for another one is out of date
        self.worker: float = 0.0  # what one is worth now
        self.silver: float = 0.0
        self.late: float = 0.0  # 1 in the last round of the game, 1/2 in the one before
        self.opened: float = 0.0
        self.areas_at: vec[i64] = vec[i64]([0] * AREAS)
        self.areas: vec[float] = vec[float]([0.0] * AREAS)
        self.fields_at: vec[i64] = vec[i64]([0] * FIELDS)
        self.fields: vec[float] = vec[float]([0.0] * FIELDS)
        self.effects_at: vec[i64] = vec[i64]([0] * TILES)
        self.effects: vec[float] = vec[float]([0.0] * TILES)
        self.tiles_at: vec[i64] = vec[i64]([0] * TILES)
        self.tiles: vec[float] = vec[float]([0.0] * TILES)

    def prepare(self, s: State, me: i64) -> None:
        """For a new question to this player."""
        weights = self.weights
        estate = estate_of(s, me)
        self.question += 1
        self.late = 1.0 / float(max(1, s.rules.rounds * (s.rules.phases - s.phase) - s.round))
        worker = by_phase(s, weights[w.WORKER_EARLY], weights[w.WORKER_LATE]) + self.late * weights[w.WORKER_LAST]
        self.worker = worker / (1.0 + weights[w.MANY_WORKERS] * float(estate.workers))
        silver = by_phase(s, weights[w.SILVER_EARLY], weights[w.SILVER_LATE]) + self.late * weights[w.SILVER_LAST]
        self.silver = silver / (1.0 + weights[w.MANY_SILVER] * float(estate.silver))
        self.opened = by_phase(s, weights[w.OPENED_EARLY], weights[w.OPENED_LATE])

    def score(self, s: State, me: i64, answer: i64) -> float:
        """How good the answer looks; doing nothing is 0."""
        weights = self.weights
        verb = verb_of(answer)
        if verb == TAKE:
            return weights[w.TAKING] + self.tile_value(s, me, tile_of(answer)) - self.paid(answer)
        if verb == PLACE:
            value = weights[w.PLACING] - self.paid(answer)
            if len(s.seats[me].storage) >= s.rules.key_spaces:
                value += weights[w.FREES_SPACE]
            return value + self.place_value(s, me, tile_of(answer), field_of(answer))
        if verb == BUY:
            return self.purchase_value(s, me, answer)
        estate = estate_of(s, me)
        if verb == SELL:
            return self.sale_value(s, estate, goods_of(answer)) - self.paid(answer)
        if verb == WORKERS:
            value = weights[w.RESTING] + float(workers_for_action(estate)) * self.worker
            return value + float(silver_with_workers(estate)) * self.silver
        if verb == LOAD:
            return self.load_value(s, estate, answer)
        if verb == DISCARDING:
            return -self.tile_value(s, me, tile_of(answer))
        if verb == CASTLE_AT:
            return self.start_value(s, estate, field_of(answer))
        return self.module_value(s, me, answer)

    def module_value(self, s: State, me: i64, answer: i64) -> float:
        """Answers of expansions: a shield is worth its points, and what it would replace costs its own."""
        weights = self.weights
        verb = verb_of(answer)
        if verb == CLAIM:
            return weights[w.PLACING] + self.place_value(s, me, tile_of(answer), field_of(answer))
        if verb == ACT_AS:
            return self.effect_value(s, me, tile_of(answer))
        if verb == GATHER:
            return weights[w.SHIP_GOOD]
        if verb == TAKE_SHIELD:
            return float(SHIELD_POINTS[shield_of(answer)] - SHIELD_POINTS[replaced_of(answer)]) - self.paid(answer)
        if verb == TRIBUTE:
            return -self.paid(answer)
        if verb == GIVE_UP:
            return -float(SHIELD_POINTS[shield_of(answer)])
        if verb == HIRE:
            return self.hiring_value(s, me, answer)
        if verb == TURN_DIE:
            return -weights[w.PLACING]
        return 0.0

    def hiring_value(self, s: State, me: i64, answer: i64) -> float:
        """Workers can be bought whenever they are needed: now only if the best answer with them is not possible yet."""
        after = copy(s)
        step(after, answer)
        self.prepare(after, me)
        best = NEVER
        needed: i64 = 0
        for other in legal(after):
            if verb_of(other) != HIRE:
                value = self.score(after, me, other)
                if value > best:
                    best = value
                    needed = workers_of(other)
        self.prepare(s, me)
        if needed <= estate_of(s, me).workers:
            return NEVER
        return best + 2.0 * self.worker - self.silver

    def paid(self, answer: i64) -> float:
        return float(workers_of(answer)) * self.worker

    def purchase_value(self, s: State, me: i64, answer: i64) -> float:
        value = self.weights[w.BUYING] + self.tile_value(s, me, tile_of(answer)) - self.paid(answer)
        value -= float(s.rules.price - workers_of(answer)) * self.silver
        if value > 0.0 and s.seats[me].die:
            value += self.weights[w.BUYING_FIRST]
        return value

    # Goods.

    def sale_value(self, s: State, estate: Estate, kind: i64) -> float:
        weights = self.weights
        number = count(estate.goods, kind)
        value = weights[w.SELLING] + weights[w.SOLD] * float(number * s.rules.sale_points)
        value += float(silver_for_sale(estate, number)) * self.silver
        value += float(workers_for_sale(estate)) * self.worker
        return value + by_phase(s, weights[w.SELLING_EARLY], 0.0)

    def load_value(self, s: State, estate: Estate, answer: i64) -> float:
        """Goods of the depots: each, of a kind that is already there, and of a new kind."""
        weights = self.weights
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

    # Tiles.

    def tile_value(self, s: State, me: i64, tile: i64) -> float:
        """A tile in storage: a part of what its best field would bring."""
        if self.tiles_at[tile] != self.question:
            self.tiles_at[tile] = self.question
            self.tiles[tile] = self.value_in_storage(s, me, tile)
        return self.tiles[tile]

    def value_in_storage(self, s: State, me: i64, tile: i64) -> float:
        weights = self.weights
        colour = s.rules.colour_of[tile]
        seat = s.seats[me]
        estate = estate_of(s, me)
        duchy = estate.duchy
        other_die = seat.other_die
        if not other_die:
            other_die = seat.die
        held = weights[w.HELD] + weights[w.HELD_LAST] * self.late
        effect = self.effect_value(s, me, tile)
        best = NEVER
        for field in duchy.of_colour[colour]:
            lying = estate.fields[field]
            if lying in (OPEN, EMPTY) and fits_city(s, estate, tile, field):
                value = self.field_value(s, estate, tile, field) + effect
                if lying == OPEN:
                    value *= held
                    if duchy.die[field] == other_die:
                        value += weights[w.FITS_DIE]
                else:
                    value *= weights[w.HELD_CLOSED]
                best = max(best, value)
        if best == NEVER:
            return -weights[w.DEAD]
        if colour < COLOURS:
            best += weights[w.COLOUR + colour]
        stored: i64 = 0
        for other in seat.storage:
            stored += 1
            if s.rules.colour_of[other] == colour:
                best += weights[w.SAME_STORED]
        if stored + 1 >= s.rules.key_spaces:
            best -= weights[w.LAST_SPACE]
            if stored >= s.rules.key_spaces:
                best -= weights[w.NO_SPACE]
        return best

    def place_value(self, s: State, me: i64, tile: i64, field: i64) -> float:
        return self.field_value(s, estate_of(s, me), tile, field) + self.effect_value(s, me, tile)

    def field_value(self, s: State, estate: Estate, tile: i64, field: i64) -> float:
        """What a tile brings because of where it lies."""
        if self.fields_at[field] != self.question:
            self.fields_at[field] = self.question
            opened: i64 = 0
            for near in estate.duchy.neighbours[field]:
                if estate.fields[near] == EMPTY:
                    opened += 1
            self.fields[field] = self.area_value(s, estate, field) + float(opened) * self.opened
        if is_animal(tile):
            return self.fields[field] + pasture_value(estate, tile, field, self.weights)
        return self.fields[field]

    def area_value(self, s: State, estate: Estate, field: i64) -> float:
        area = estate.duchy.area_of[field]
        if self.areas_at[area] != self.question:
            self.areas_at[area] = self.question
            self.areas[area] = progress_value(s, estate, field, self.weights)
        return self.areas[area]

    def effect_value(self, s: State, me: i64, tile: i64) -> float:
        """What a tile brings wherever it lies."""
        if self.effects_at[tile] != self.question:
            self.effects_at[tile] = self.question
            self.effects[tile] = self.value_of_effect(s, me, tile)
        return self.effects[tile]

    def value_of_effect(self, s: State, me: i64, tile: i64) -> float:
        weights = self.weights
        left = float(s.rules.phases - s.phase)
        if tile > MONASTERY + MONASTERIES or tile == CASTLE:
            return weights[w.CASTLE_PLACED]
        if tile > MONASTERY:
            return monastery_value(estate_of(s, me), tile - MONASTERY, left, weights)
        if tile == MINE:
            return weights[w.MINE_PLACED] + left * self.silver * weights[w.MINE_SILVER]
        if tile == SHIP:
            value = weights[w.SHIP_PLACED] + weights[w.SHIP_GOOD] * float(largest_pile(s))
            if s.order[0] != me:
                value += weights[w.SHIP_FIRST]
            return value
        if MARKET <= tile <= WATCHTOWER:
            value = weights[w.BUILDING + tile - MARKET]
            if tile == WAREHOUSE:
                value += weights[w.WAREHOUSE_GOOD] * float(size(estate_of(s, me).goods) * s.rules.sale_points)
            elif tile == BOARDING_HOUSE:
                value += 4.0 * self.worker
            elif tile == TOWN_HALL:
                value += weights[w.TOWN_HALL_STORED] * float(len(s.seats[me].storage))
            return value
        return 0.0

    def start_value(self, s: State, estate: Estate, field: i64) -> float:
        """The start castle opens fields, but an area it fills scores nothing."""
        opened: i64 = len(estate.duchy.neighbours[field])
        lost = self.weights[w.START_AREA] * progress_value(s, estate, field, self.weights)
        return float(opened) * self.weights[w.OPENED_EARLY] - lost


def largest_pile(s: State) -> i64:
    """About what the next ship would load."""
    most: i64 = 0
    depot: i64 = 1
    while depot < len(s.goods):
        if s.goods[depot] != NO_GOODS:
            most = max(most, size(s.goods[depot]))
        depot += 1
    return most


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


def monastery_value(estate: Estate, number: i64, left: float, weights: vec[float]) -> float:
    """Effects are worth more the earlier they start; points at the end are counted as they stand."""
    if number > MONASTERIES:
        return 0.0
    row = END_ROW[number]
    value = weights[w.MONASTERY + number - 1]
    if row.points:
        return value + weights[w.END_POINTS] * float(end_points(estate, row)) + weights[w.END_LATER] * left
    return value * left


def with_partners(s: State, me: i64, answers: vec[i64], scores: vec[float], share: float) -> vec[float]:
    """While both dice are unused, part of what the other die could do after an answer counts with it."""
    seat = s.seats[me]
    workers = estate_of(s, me).workers
    first = best_with(answers, scores, seat.die, 0, 0)
    second = best_with(answers, scores, seat.other_die, 0, 0)
    if first < 0 or second < 0:
        return scores
    out = vec[float](capacity=len(scores))
    place: i64 = 0
    while place < len(answers):
        answer = answers[place]
        die = die_of(answer)
        partner = first
        if die == seat.die or (die == 0 and scores[second] > scores[first]):
            partner = second
        if die and excludes(answer, answers[partner], workers):
            other = seat.die
            if die == seat.die:
                other = seat.other_die
            partner = best_with(answers, scores, other, answer, workers)
        value = scores[place]
        if partner >= 0:
            value += share * scores[partner]
        out = append(out, value)
        place += 1
    return out


def best_with(answers: vec[i64], scores: vec[float], die: i64, beside: i64, workers: i64) -> i64:
    """The place of the best answer with a die, if there is one that is still possible after the other."""
    best: i64 = -1
    place: i64 = 0
    while place < len(answers):
        better = best < 0 or scores[place] > scores[best]
        if better and die_of(answers[place]) == die and not (beside and excludes(beside, answers[place], workers)):
            best = place
        place += 1
    return best


def excludes(one: i64, other: i64, workers: i64) -> bool:
    """Whether after one answer the other is hardly possible: the same tile, field or goods, or too few workers."""
    if workers_of(one) + workers_of(other) > workers:
        return workers_of(other) > 0
    verb = verb_of(one)
    if verb != verb_of(other):
        return False
    if verb == PLACE:
        return tile_of(one) == tile_of(other) or field_of(one) == field_of(other)
    if verb == TAKE:
        return tile_of(one) == tile_of(other) and depot_of(one) == depot_of(other)
    return verb == SELL and goods_of(one) == goods_of(other)
