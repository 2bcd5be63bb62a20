"""B7 the black depot: once per turn, at any time, one tile for two silver."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import BUY, depot_of, tile_of, with_die, workers_of
from hexhaven.burgundy.content.board import BLACK_DEPOT, DEPOTS
from hexhaven.burgundy.frames import DISCARD, STORE_TILE
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.rules.actions import ANY_COLOUR, add_tiles, take
from hexhaven.burgundy.rules.monasteries import buys_anywhere
from hexhaven.burgundy.state import State, estate_of
from hexhaven.burgundy.verbs import note_purchase, pay_silver, pay_workers
from hexhaven.kernel.engine import Anytime


def add_to(rules: Rules) -> None:
    rules.offers(Purchase(BUY))


class Purchase(Anytime):
    """B7.1-B7.4 once per turn, at every question except where another tile is stored."""

    def add(self, out: vec[i64], s: State, me: i64, kind: i64) -> vec[i64]:
        if s.purchases_left and kind != DISCARD and kind != STORE_TILE:
            return add_purchases(out, s, me)
        return out

    def is_possible(self, s: State, me: i64) -> bool:
        estate = estate_of(s, me)
        if not s.purchases_left or (estate.silver < s.rules.price and not buys_anywhere(estate)):
            return False
        return len(add_purchases(vec[i64](), s, me)) > 0

    def apply(self, s: State, me: i64, answer: i64) -> None:
        """B7.7 pay, and the tile goes to a key space."""
        pay_workers(s, me, workers_of(answer))
        pay_silver(s, me, s.rules.price - workers_of(answer))
        note_purchase(s, me, tile_of(answer), depot_of(answer))
        take(s, me, depot_of(answer), tile_of(answer))


def add_purchases(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """B7.5 B7.6 any tile in the black depot, if the player has the price."""
    out = add_payments(out, s, me, BLACK_DEPOT)
    if buys_anywhere(estate_of(s, me)):
        depot: i64 = 1
        while depot <= DEPOTS:
            out = add_payments(out, s, me, depot)
            depot += 1
    return out


def add_payments(out: vec[i64], s: State, me: i64, depot: i64) -> vec[i64]:
    """B7.5 B10.6 in silver; with monastery 6 also in workers or mixed."""
    estate = estate_of(s, me)
    price = s.rules.price
    most: i64 = 0
    if buys_anywhere(estate):
        most = price
    workers: i64 = 0
    while workers <= most:
        if workers <= estate.workers and price - workers <= estate.silver:
            out = add_tiles(out, s, depot, with_die(BUY, 0, workers), ANY_COLOUR)
        workers += 1
    return out
