"""B8 what castles, ships and animals do when they are placed. Mines do nothing at that point."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import LOAD, at_depot, depot_of, goods_of, number_of, numbered, of_goods
from hexhaven.burgundy.content.board import DEPOTS, next_depot
from hexhaven.burgundy.content.goods import kinds_in, only
from hexhaven.burgundy.content.tiles import BIT, CASTLE, LIGHT_GREEN, SHIP, animals_on, is_animal, species_of
from hexhaven.burgundy.frames import CHOOSE_GOODS, EXTRA_ACTION
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.rules.monasteries import extra_for_animal, loads_two_depots
from hexhaven.burgundy.state import State, estate_of
from hexhaven.burgundy.verbs import cross_bridge, gain_goods, score
from hexhaven.kernel.engine import Question, ask
from hexhaven.kernel.numbers import bits_in

EVERY_KIND: Final = 0b1111110


def add_to(rules: Rules) -> None:
    rules.placed[CASTLE] = castle
    rules.placed[SHIP] = ship
    for tile in rules.kinds_of_colour[LIGHT_GREEN]:
        rules.placed[tile] = animal
    rules.asks(CHOOSE_GOODS, ChooseGoods())


def castle(s: State, me: i64, field: i64) -> None:
    """B8.1 an extra action at once."""
    ask(s, EXTRA_ACTION, me)


def ship(s: State, me: i64, field: i64) -> None:
    """B8.8 B8.9 one space along the bridge, then goods from a depot."""
    cross_bridge(s, me)
    ask(s, CHOOSE_GOODS, me)


def any_good_fits(s: State, me: i64) -> bool:
    kinds = kinds_that_fit(s, me)
    depot: i64 = 1
    while depot <= DEPOTS:
        if kinds_in(s.goods[depot]) & kinds:
            return True
        depot += 1
    return False


def free_goods_spaces(s: State, me: i64) -> i64:
    return s.rules.goods_spaces - bits_in(kinds_in(estate_of(s, me).goods))


def kinds_that_fit(s: State, me: i64) -> i64:
    """B8.12 B8.13 any kind while a goods space is free, otherwise the kinds already there."""
    if free_goods_spaces(s, me) > 0:
        return EVERY_KIND
    return kinds_in(estate_of(s, me).goods)


class ChooseGoods(Question):
    """B8.10 one depot, or with monastery 5 two neighbouring ones."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        depot: i64 = 1
        while depot <= DEPOTS:
            out = add_loads(out, s, me, depot, 0)
            if loads_two_depots(estate_of(s, me)):
                out = add_loads(out, s, me, depot, next_depot(depot))
            depot += 1
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        """B8.15 what does not fit stays in its depot."""
        depot = depot_of(answer)
        other = number_of(answer)
        kinds: i64 = EVERY_KIND
        if bits_in(new_kinds(s, me, depot, other)) > free_goods_spaces(s, me):
            kinds = kinds_in(estate_of(s, me).goods) | goods_of(answer)
        load(s, me, depot, kinds)
        if other:
            load(s, me, other, kinds)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        """B8.16 no depot holds a good that fits."""
        return not any_good_fits(s, me)


def add_loads(out: vec[i64], s: State, me: i64, depot: i64, other: i64) -> vec[i64]:
    """B8.11 B8.14 everything that fits; the player chooses kinds only if not all fit."""
    answer = LOAD | at_depot(depot) | numbered(other)
    new = new_kinds(s, me, depot, other)
    room = free_goods_spaces(s, me)
    if bits_in(new) <= room or room == 0:
        return append(out, answer)
    picked = new
    while picked:
        if bits_in(picked) == room:
            out = append(out, answer | of_goods(picked))
        picked = (picked - 1) & new
    return out


def new_kinds(s: State, me: i64, depot: i64, other: i64) -> i64:
    """The kinds there that the player does not have."""
    return kinds_in(s.goods[depot] + s.goods[other]) & ~kinds_in(estate_of(s, me).goods)


def load(s: State, me: i64, depot: i64, kinds: i64) -> None:
    gain_goods(s, me, only(s.goods[depot], kinds), depot)


def animal(s: State, me: i64, field: i64) -> None:
    """B8.18-B8.20 the new tile and all of its species in the pasture score."""
    score_species(s, me, field, BIT[species_of(estate_of(s, me).fields[field])])


def score_species(s: State, me: i64, field: i64, species: i64) -> None:
    """The tiles of these species, as a mask, that lie in the pasture of the field."""
    estate = estate_of(s, me)
    points: i64 = 0
    for near in s.rules.pasture(estate, field):
        tile = estate.fields[near]
        if is_animal(tile) and species >> species_of(tile) & 1:
            points += animals_on(tile) + extra_for_animal(estate)
    score(s, me, points, estate.fields[field])
