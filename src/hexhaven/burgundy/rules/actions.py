"""B6 the four actions. Die 0 means an action that needs no die: no number, no workers."""

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
    with_die,
    workers_of,
)
from hexhaven.burgundy.content.board import BLACK_DEPOT, steps_between
from hexhaven.burgundy.content.goods import KINDS, count
from hexhaven.burgundy.content.tiles import BIT
from hexhaven.burgundy.events import EFFECT_DECLINED, SALE, WORKER_ACTION
from hexhaven.burgundy.frames import DISCARD
from hexhaven.burgundy.rulebook import ONCE, ONCE_IN_CITY, Action, Rules
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
from hexhaven.burgundy.state import OPEN, Estate, State, estate_of
from hexhaven.burgundy.verbs import (
    KeySpaces,
    discard,
    gain_silver,
    gain_workers,
    lift_tile,
    pay_workers,
    put,
    score,
    sell_goods,
)
from hexhaven.kernel.engine import Question, emit, verb_of

ANY_COLOUR: Final = 127


def add_to(rules: Rules) -> None:
    rules.acts(Take(TAKE))
    rules.acts(Place(PLACE))
    rules.acts(Sell(SELL))
    rules.acts(TakeWorkers(WORKERS))
    rules.asks(DISCARD, Discard())
    rules.storing = KeySpaces()
    rules.silver_for_sale = silver_for_sale


def add_actions(out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
    """B5.2 the actions with one die."""
    for action in s.rules.actions:
        out = action.add(out, s, me, die)
    return out


def add_action(out: vec[i64], s: State, me: i64, verb: i64) -> vec[i64]:
    """The ways of one action without a die."""
    for action in s.rules.actions:
        if action.verb == verb:
            out = action.add(out, s, me, 0)
    return out


def act(s: State, me: i64, answer: i64) -> None:
    """Pay the workers, then do what the verb says."""
    pay_workers(s, me, workers_of(answer))
    verb = verb_of(answer)
    for action in s.rules.actions:
        if action.verb == verb:
            action.apply(s, me, answer)
            return
    decline(s, me, verb)


def decline(s: State, me: i64, verb: i64) -> None:
    """B9.12 an optional effect is declined."""
    if verb != PASS:
        raise ValueError(f"no action has the verb {verb}")
    emit(s, EFFECT_DECLINED, me)


def workers_needed(estate: Estate, die: i64, number: i64, free_steps: i64) -> i64:
    """B5.4-B5.7 one worker per step, the shorter way round."""
    if not die:
        return 0
    steps = steps_between(die, number) - free_steps
    if steps <= 0:
        return 0
    return (steps + 1) >> 1 if takes_double_steps(estate) else steps


# Take a tile.


class Take(Action):
    """B6.1 a tile from a numbered depot."""

    def add(self, out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
        return add_takes(out, s, me, die, ANY_COLOUR)

    def apply(self, s: State, me: i64, answer: i64) -> None:
        take(s, me, depot_of(answer), tile_of(answer))


def add_takes(out: vec[i64], s: State, me: i64, die: i64, colours: i64) -> vec[i64]:
    """B6.1 B6.2 each different tile of the depots that the die, with workers, reaches."""
    estate = estate_of(s, me)
    free_steps = free_step_taking(estate)
    depots = s.depots
    colour_of = s.rules.colour_of
    depot_of = s.rules.depot_of
    depot: i64 = BLACK_DEPOT
    answer: i64 = 0  # of the depot; 0: out of reach
    seen: i64 = 0  # bit n: tile n lies in the depot
    for space in s.rules.numbered_spaces:
        tile = depots[space]
        if tile:
            if depot_of[space] != depot:
                depot = depot_of[space]
                seen = 0
                answer = reach(estate, die, depot, free_steps)
            if answer and not seen >> tile & 1 and colours >> colour_of[tile] & 1:
                out = append(out, answer | of_tile(tile))
                seen |= BIT[tile]
    return out


def reach(estate: Estate, die: i64, depot: i64, free_steps: i64) -> i64:
    """The start of the answer that takes a tile from the depot, or 0 without the workers for it."""
    workers = workers_needed(estate, die, depot, free_steps)
    if workers > estate.workers:
        return 0
    return with_die(TAKE, die, workers) | at_depot(depot)


def add_tiles(out: vec[i64], s: State, depot: i64, answer: i64, colours: i64) -> vec[i64]:
    """The answer once for each different tile in the depot."""
    answer |= at_depot(depot)
    seen: i64 = 0  # bit n: tile n
    for space in s.rules.spaces_in[depot]:
        tile = s.depots[space]
        if tile and not seen >> tile & 1 and colours >> s.rules.colour_of[tile] & 1:
            out = append(out, answer | of_tile(tile))
            seen |= BIT[tile]
    return out


def space_of(s: State, depot: i64, tile: i64) -> i64:
    """The first space of the depot that holds the tile, -1 if none does."""
    for space in s.rules.spaces_in[depot]:
        if s.depots[space] == tile:
            return space
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
        s.rules.storing.receive(s, me, tile)


# Place a tile.


class Place(Action):
    """B6.7 a stored tile on a field."""

    def add(self, out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
        return add_places(out, s, me, die)

    def apply(self, s: State, me: i64, answer: i64) -> None:
        place(s, me, tile_of(answer), field_of(answer))


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
    estate = estate_of(s, me)
    colour = s.rules.colour_of[tile]
    free_steps = free_step_placing(estate, colour)
    once = lies_once(s.rules, estate, tile)
    duchy, fields = estate.duchy, estate.fields
    for field in duchy.of_colour[colour]:
        if fields[field] == OPEN and not (once and is_in_area(estate, tile, field)):
            workers = workers_needed(estate, die, duchy.die[field], free_steps)
            if workers <= estate.workers:
                out = append(out, with_die(PLACE, die, workers) | of_tile(tile) | on_field(field))
    return out


def fits_city(s: State, estate: Estate, tile: i64, field: i64) -> bool:
    """B9.9 the area does not hold a tile of this kind that may lie there only once."""
    return not (lies_once(s.rules, estate, tile) and is_in_area(estate, tile, field))


def lies_once(rules: Rules, estate: Estate, tile: i64) -> bool:
    """B9.9 a city holds each building type once."""
    limit = rules.limits[tile]
    return limit == ONCE or (limit == ONCE_IN_CITY and not builds_freely(estate))


def is_in_area(estate: Estate, tile: i64, field: i64) -> bool:
    for near in estate.duchy.area(field):
        if estate.fields[near] == tile:
            return True
    return False


def place(s: State, me: i64, tile: i64, field: i64) -> None:
    """B6.12 what the tile completes is scored, then it takes effect."""
    put(s, me, tile, field)
    take_effect(s, me, tile, field)


def take_effect(s: State, me: i64, tile: i64, field: i64) -> None:
    """B6.12 what a tile now on the field brings."""
    score_completed(s, me, field)
    for score_also in s.rules.also_scored:
        score_also(s, me, field)
    s.rules.placed[tile](s, me, field)


# Sell goods.


class Sell(Action):
    """B6.13 all goods of one kind."""

    def add(self, out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
        return add_sales(out, s, me, die)

    def apply(self, s: State, me: i64, answer: i64) -> None:
        sell(s, me, goods_of(answer))


def add_sales(out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
    """B6.13 a kind the player has, with the number of the die."""
    estate = estate_of(s, me)
    kind: i64 = 1
    while kind <= KINDS:
        if count(estate.goods, kind):
            workers = workers_needed(estate, die, kind, 0)
            if workers <= estate.workers:
                out = append(out, with_die(SELL, die, workers) | of_goods(kind))
        kind += 1
    return out


def sell(s: State, me: i64, kind: i64) -> None:
    """B6.14-B6.17 all goods of the kind, one silver, points for each."""
    number = sell_goods(s, me, kind)
    gain_silver(s, me, s.rules.silver_for_sale(estate_of(s, me), number), SALE)
    gain_workers(s, me, workers_for_sale(estate_of(s, me)), SALE)
    score(s, me, number * s.rules.sale_points, SALE)
    for follow in s.rules.after_sale:
        follow(s, me, kind, number)


# Take workers.


class TakeWorkers(Action):
    """B6.19 always possible."""

    def add(self, out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
        return append(out, with_die(WORKERS, die, 0))

    def apply(self, s: State, me: i64, answer: i64) -> None:
        take_workers(s, me)


def take_workers(s: State, me: i64) -> None:
    """B6.19 two workers, whatever the number of the die."""
    gain_workers(s, me, workers_for_action(estate_of(s, me)), WORKER_ACTION)
    gain_silver(s, me, silver_with_workers(estate_of(s, me)), WORKER_ACTION)
