"""B13 the end of the game: points for what is left, and who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.content.end_points import (
    BONUS_TILES,
    END_ROWS,
    GOODS_LEFT,
    GOODS_SOLD,
    KINDS_SOLD,
    SILVER_LEFT,
    SPECIES,
    WORKERS_LEFT,
    EndRow,
)
from hexhaven.burgundy.content.goods import kinds_in, size
from hexhaven.burgundy.content.tiles import LIGHT_GREEN, is_animal, species_of
from hexhaven.burgundy.events import GAME_ENDED
from hexhaven.burgundy.frames import FINISH
from hexhaven.burgundy.rulebook import Rules, Scorer
from hexhaven.burgundy.state import NO_SEAT, Estate, State, estate_of, points_of
from hexhaven.burgundy.verbs import score
from hexhaven.kernel.engine import emit
from hexhaven.kernel.numbers import bits_in


def add_to(rules: Rules) -> None:
    rules.runs(FINISH, finish)
    rules.final_points = points_of
    rules.final_places = places
    for row in END_ROWS:
        rules.scores_at_end(row.cause, scorer(row), row.monasteries())


def scorer(row: EndRow) -> Scorer:
    def points(estate: Estate) -> i64:
        return end_points(estate, row)

    return points


def end_points(estate: Estate, row: EndRow) -> i64:
    return number_of(estate, row.counted) // row.number * row.points


def number_of(estate: Estate, counted: i64) -> i64:
    """B10.15-B10.26 B13.2-B13.4 how many of the things counted the estate has."""
    if counted == GOODS_LEFT:
        return size(estate.goods)
    if counted == SILVER_LEFT:
        return estate.silver
    if counted == WORKERS_LEFT:
        return estate.workers
    if counted == KINDS_SOLD:
        return bits_in(kinds_in(estate.sold))
    if counted == GOODS_SOLD:
        return size(estate.sold)
    if counted == SPECIES:
        return species_in(estate)
    if counted == BONUS_TILES:
        return estate.bonuses
    return tiles_in(estate, counted)


def species_in(estate: Estate) -> i64:
    seen: i64 = 0
    for field in estate.duchy.of_colour[LIGHT_GREEN]:
        if is_animal(estate.fields[field]):
            seen |= 1 << species_of(estate.fields[field])
    return bits_in(seen)


def tiles_in(estate: Estate, tile: i64) -> i64:
    number: i64 = 0
    for lying in estate.fields:
        if lying == tile:
            number += 1
    return number


def finish(s: State, arg: i64) -> None:
    """B13.1 the final scoring, once for each estate."""
    me: i64 = 0
    while me < s.rules.players:
        if s.rules.is_head(me):
            score_estate(s, me)
        me += 1
    emit(s, GAME_ENDED, NO_SEAT)


def score_estate(s: State, me: i64) -> None:
    """B13.2-B13.5 what is left, then the placed monasteries 15-26."""
    estate = estate_of(s, me)
    for scorer in s.rules.end_scorers:
        if not scorer.monasteries or scorer.monasteries & estate.monasteries:
            score(s, me, scorer.points(estate), scorer.cause)


def empty_fields(estate: Estate) -> i64:
    empty: i64 = 0
    area: i64 = 0
    while area < len(estate.duchy.areas):
        empty += estate.gaps[area]
        area += 1
    return empty


def is_ahead(s: State, me: i64, other: i64) -> bool:
    """B13.7-B13.9 more points, then more empty fields, then later on the bridge."""
    mine, theirs = estate_of(s, me), estate_of(s, other)
    if points_of(s, me) != points_of(s, other):
        return points_of(s, me) > points_of(s, other)
    if empty_fields(mine) != empty_fields(theirs):
        return empty_fields(mine) > empty_fields(theirs)
    return last_place(s, me) > last_place(s, other)


def last_place(s: State, me: i64) -> i64:
    """The place in turn order of the last seat of the estate."""
    place: i64 = len(s.order) - 1
    while s.rules.head_of[s.order[place]] != s.rules.head_of[me]:
        place -= 1
    return place


def places(s: State) -> vec[i64]:
    """B13.10 by seat: 1 for the winner; only seats of one estate share a place."""
    ranks = [1] * s.rules.players
    for me in range(s.rules.players):
        for other in range(s.rules.players):
            if s.rules.is_head(other) and is_ahead(s, other, me):
                ranks[me] += 1
    return vec[i64](ranks)
