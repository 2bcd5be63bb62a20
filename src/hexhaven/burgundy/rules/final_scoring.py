"""B13 the end of the game: points for what is left, and who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.content.goods import size
from hexhaven.burgundy.content.tiles import MONASTERY
from hexhaven.burgundy.events import END_GOODS, END_SILVER, END_WORKERS, GAME_ENDED
from hexhaven.burgundy.frames import FINISH
from hexhaven.burgundy.rules.monasteries import END_POINTS
from hexhaven.burgundy.state import NO_SEAT, State, estate, has_monastery, has_tile, runs
from hexhaven.burgundy.verbs import score, tell


@runs(FINISH)
def finish(s: State, arg: i64) -> None:
    """B13.1 the final scoring."""
    me: i64 = 0
    while me < s.rules.players:
        score_leftovers(s, me)
        score_monasteries(s, me)
        me += 1
    tell(s, GAME_ENDED, NO_SEAT)


def score_leftovers(s: State, me: i64) -> None:
    """B13.2-B13.4 goods, silver, and pairs of workers."""
    seat = estate(s, me)
    score(s, me, size(seat.goods), END_GOODS)
    score(s, me, seat.silver, END_SILVER)
    score(s, me, seat.workers // 2, END_WORKERS)


def score_monasteries(s: State, me: i64) -> None:
    """B13.5 placed monasteries 15-26."""
    seat = estate(s, me)
    for number, points in END_POINTS.items():
        if has_monastery(seat, number):
            score(s, me, points(seat), MONASTERY + number)


def empty_fields(s: State, me: i64) -> i64:
    seat = estate(s, me)
    empty: i64 = 0
    field: i64 = 1
    while field <= seat.duchy.fields:
        if not has_tile(seat, field):
            empty += 1
        field += 1
    return empty


def is_ahead(s: State, me: i64, other: i64) -> bool:
    """B13.7-B13.9 more points, then more empty fields, then later on the bridge."""
    if s.seats[me].points != s.seats[other].points:
        return s.seats[me].points > s.seats[other].points
    if empty_fields(s, me) != empty_fields(s, other):
        return empty_fields(s, me) > empty_fields(s, other)
    return turn_place(s, me) > turn_place(s, other)


def turn_place(s: State, me: i64) -> i64:
    place: i64 = 0
    while s.order[place] != me:
        place += 1
    return place


def places(s: State) -> vec[i64]:
    """B13.10 by seat: 1 for the winner, no two alike."""
    ranks = [1] * s.rules.players
    for me in range(s.rules.players):
        for other in range(s.rules.players):
            if other != me and is_ahead(s, other, me):
                ranks[me] += 1
    return vec[i64](ranks)
