"""B6 the four actions. Die 0 stands for an action that needs no die: no number, no workers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import (
    DISCARDING,
    PASS,
    PLACE,
    SELL,
    TAKE,
    WORKERS,
    at_depot,
    depot_of,
    field_of,
    goods_of,
    of_goods,
    of_tile,
    on_field,
    tile_of,
    verb_of,
    with_die,
    workers_of,
)
from hexhaven.burgundy.content.board import DEPOTS, end_space, first_space, steps_between
from hexhaven.burgundy.content.goods import KINDS, count
from hexhaven.burgundy.content.tiles import BEIGE, COLOUR_OF
from hexhaven.burgundy.events import EFFECT_DECLINED, SALE, WORKER_ACTION
from hexhaven.burgundy.frames import DISCARD
from hexhaven.burgundy.rules.areas import score_completed
from hexhaven.burgundy.rules.monasteries import (
    builds_freely,
    free_step_placing,
    free_step_taking,
    silver_for_sale,
    silver_with_workers,
    takes_double_steps,
    workers_for_action,
    workers_for_sale,
)
from hexhaven.burgundy.state import OPEN, Question, Seat, State, asks, estate
from hexhaven.burgundy.verbs import (
    discard,
    gain_silver,
    gain_workers,
    lift_tile,
    pay_workers,
    put,
    score,
    store,
    tell,
    turn_over_goods,
)

ANY_COLOUR: Final = 63


def add_actions(out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
    """B5.2 the four actions with one die."""
    out = add_takes(out, s, me, die, ANY_COLOUR)
    out = add_places(out, s, me, die)
    out = add_sales(out, s, me, die)
    return append(out, with_die(WORKERS, die, 0))


def act(s: State, me: i64, answer: i64) -> None:
    """Pay the workers, then do what the verb says."""
    pay_workers(s, me, workers_of(answer))
    verb = verb_of(answer)
    if verb == TAKE:
        take(s, me, depot_of(answer), tile_of(answer))
    elif verb == PLACE:
        place(s, me, tile_of(answer), field_of(answer))
    elif verb == SELL:
        sell(s, me, goods_of(answer))
    elif verb == WORKERS:
        take_workers(s, me)
    else:
        decline(s, me, verb)


def decline(s: State, me: i64, verb: i64) -> None:
    """B9.12 an offered effect is not used."""
    if verb != PASS:
        raise ValueError(f"no action has the verb {verb}")
    tell(s, EFFECT_DECLINED, me)


def workers_needed(seat: Seat, die: i64, number: i64, free_steps: i64) -> i64:
    """B5.4-B5.7 one worker for each step the shorter way round."""
    if not die:
        return 0
    steps = steps_between(die, number) - free_steps
    if steps <= 0:
        return 0
    return (steps + 1) >> 1 if takes_double_steps(seat) else steps


# Take a tile.


def add_takes(out: vec[i64], s: State, me: i64, die: i64, colours: i64) -> vec[i64]:
    """B6.1 B6.2 one tile from the depot of the die."""
    seat = estate(s, me)
    free_steps = free_step_taking(seat)
    depot: i64 = 1
    while depot <= DEPOTS:
        workers = workers_needed(seat, die, depot, free_steps)
        if workers <= seat.workers:
            out = add_tiles(out, s, depot, with_die(TAKE, die, workers), colours)
        depot += 1
    return out


def add_tiles(out: vec[i64], s: State, depot: i64, answer: i64, colours: i64) -> vec[i64]:
    """The answer once for each different tile in the depot."""
    answer |= at_depot(depot)
    first = first_space(depot)
    space = first
    while space < end_space(depot):
        tile = s.depots[space]
        if tile and colours >> COLOUR_OF[tile] & 1 and space_of(s, depot, tile) == space:
            out = append(out, answer | of_tile(tile))
        space += 1
    return out


def space_of(s: State, depot: i64, tile: i64) -> i64:
    """The first space of the depot that holds the tile, -1 if none does."""
    space = first_space(depot)
    while space < end_space(depot):
        if s.depots[space] == tile:
            return space
        space += 1
    return -1


def take(s: State, me: i64, depot: i64, tile: i64) -> None:
    """B6.3 a tile from the board goes to a key space."""
    lift_tile(s, me, tile, space_of(s, depot, tile))


class Discard(Question):
    """B6.5 B6.6 one of the stored tiles leaves the game, not the new one."""

    def legal(self, s: State, me: i64, tile: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        previous: i64 = 0
        for stored in s.seats[me].storage:
            if stored != previous:
                out = append(out, DISCARDING | of_tile(stored))
            previous = stored
        return out

    def apply(self, s: State, me: i64, tile: i64, answer: i64) -> None:
        discard(s, me, tile_of(answer))
        store(s, me, tile)


asks(DISCARD, Discard())


# Place a tile.


def add_places(out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
    """B6.7 each different stored tile on every field it may go to."""
    previous: i64 = 0
    for tile in s.seats[me].storage:
        if tile != previous:
            out = add_fields(out, s, me, die, tile)
        previous = tile
    return out


def add_fields(out: vec[i64], s: State, me: i64, die: i64, tile: i64) -> vec[i64]:
    """B6.7-B6.10 an open field of the tile's colour with the number of the die."""
    seat = estate(s, me)
    colour = COLOUR_OF[tile]
    free_steps = free_step_placing(seat, colour)
    for field in seat.duchy.of_colour[colour]:
        if seat.fields[field] == OPEN and may_stand(seat, tile, field):
            workers = workers_needed(seat, die, seat.duchy.die[field], free_steps)
            if workers <= seat.workers:
                out = append(out, with_die(PLACE, die, workers) | of_tile(tile) | on_field(field))
    return out


def may_stand(seat: Seat, tile: i64, field: i64) -> bool:
    """B9.9 a city holds each building type once."""
    return COLOUR_OF[tile] != BEIGE or builds_freely(seat) or not is_in_area(seat, tile, field)


def is_in_area(seat: Seat, tile: i64, field: i64) -> bool:
    for near in seat.duchy.area(field):
        if seat.fields[near] == tile:
            return True
    return False


def place(s: State, me: i64, tile: i64, field: i64) -> None:
    """B6.12 what the tile completes is scored, then it takes effect."""
    put(s, me, tile, field)
    score_completed(s, me, field)
    s.rules.placed[tile](s, me, field)


# Sell goods.


def add_sales(out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
    """B6.13 a kind the player holds, with the number of the die."""
    seat = estate(s, me)
    kind: i64 = 1
    while kind <= KINDS:
        if count(seat.goods, kind):
            workers = workers_needed(seat, die, kind, 0)
            if workers <= seat.workers:
                out = append(out, with_die(SELL, die, workers) | of_goods(kind))
        kind += 1
    return out


def sell(s: State, me: i64, kind: i64) -> None:
    """B6.14-B6.17 all goods of the kind, one silver, points for each."""
    number = turn_over_goods(s, me, kind)
    gain_silver(s, me, silver_for_sale(estate(s, me)), SALE)
    gain_workers(s, me, workers_for_sale(estate(s, me)), SALE)
    score(s, me, number * s.rules.sale_points, SALE)


# Take workers.


def take_workers(s: State, me: i64) -> None:
    """B6.19 two workers, whatever the number of the die."""
    gain_workers(s, me, workers_for_action(estate(s, me)), WORKER_ACTION)
    gain_silver(s, me, silver_with_workers(estate(s, me)), WORKER_ACTION)
