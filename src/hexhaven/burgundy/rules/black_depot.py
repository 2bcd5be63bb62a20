"""B7 the black depot: once in the own turn, at any time, one tile for two silver."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import BUY, depot_of, tile_of, with_die, workers_of
from hexhaven.burgundy.content.board import BLACK_DEPOT, DEPOTS
from hexhaven.burgundy.rules.actions import ANY_COLOUR, add_tiles, take
from hexhaven.burgundy.rules.monasteries import buys_anywhere
from hexhaven.burgundy.state import State, estate
from hexhaven.burgundy.verbs import note_purchase, pay_silver, pay_workers

PRICE: Final = 2


def add_purchases(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """B7.1-B7.6 any tile of the black depot, if the price is held and none was bought yet."""
    if s.purchases_left:
        out = add_payments(out, s, me, BLACK_DEPOT)
        depot: i64 = 1
        while depot <= DEPOTS and buys_anywhere(estate(s, me)):
            out = add_payments(out, s, me, depot)
            depot += 1
    return out


def add_payments(out: vec[i64], s: State, me: i64, depot: i64) -> vec[i64]:
    """B7.5 B10.6 in silver; with monastery 6 also in workers or mixed."""
    seat = estate(s, me)
    workers: i64 = 0
    while workers <= (PRICE if buys_anywhere(seat) else 0):
        if workers <= seat.workers and PRICE - workers <= seat.silver:
            out = add_tiles(out, s, depot, with_die(BUY, 0, workers), ANY_COLOUR)
        workers += 1
    return out


def can_buy(s: State, me: i64) -> bool:
    seat = estate(s, me)
    if not s.purchases_left or (seat.silver < PRICE and not buys_anywhere(seat)):
        return False
    return len(add_purchases(vec[i64](), s, me)) > 0


def buy(s: State, me: i64, answer: i64) -> None:
    """B7.7 pay, and the tile goes to a key space."""
    pay_workers(s, me, workers_of(answer))
    pay_silver(s, me, PRICE - workers_of(answer))
    note_purchase(s, me, tile_of(answer), depot_of(answer))
    take(s, me, depot_of(answer), tile_of(answer))
