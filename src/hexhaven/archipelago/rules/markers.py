"""Cards that move the markers, and cards that work with an action of the same round."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import jokers_of, number_of, numbered
from hexhaven.archipelago.content.cards import (
    ADMIRAL,
    AMPHITHEATRE,
    ARCHBISHOP,
    BISHOP,
    EDUCATION,
    EMIGRATION,
    EXPLORER,
    FARM,
    GIFTS_OF_THE_CLERGY,
    IMMIGRATION,
    INDUSTRIAL_FISHING,
    IRON_MINE,
    IRRIGATION_CANAL,
    MINISTER_OF_LABOUR,
    MISSIONARY,
    PEACE_AND_PROSPERITY,
    POPE,
    QUARRY,
    ROADS,
    SAWMILL,
    SCOUT,
)
from hexhaven.archipelago.content.resources import CATTLE, FRUIT, cubes
from hexhaven.archipelago.content.tables import PORT, TEMPLE
from hexhaven.archipelago.rules.building import add_payments, pay
from hexhaven.archipelago.rules.exploration import can_explore
from hexhaven.archipelago.rules.harvest import DOUBLING, harvestable
from hexhaven.archipelago.rules.migration import can_migrate_with
from hexhaven.archipelago.state import ACTED, Effect, State, does
from hexhaven.archipelago.units import on_map
from hexhaven.archipelago.verbs.cards import boost
from hexhaven.archipelago.verbs.goods import gain_florins
from hexhaven.archipelago.verbs.markers import move_rebels, move_workers
from hexhaven.archipelago.verbs.turn import free_discs


class MovesRebels(Effect):
    """A20.6 A21.21 the rebellion by the card's number."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        move_rebels(s, s.rules.components.amount[card], card)


class MovesWorkers(Effect):
    """A20.10 A21.18 A21.22 the surplus workers by the card's number."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        move_workers(s, s.rules.components.amount[card], card)


class Archbishop(Effect):
    """A20.7 1, 2 or 3 rebellion less with 0-2, 3-4 or 5 and more temples."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        temples = on_map(s, TEMPLE)
        steps: i64 = -1
        if temples >= 5:
            steps = -3
        elif temples >= 3:
            steps = -2
        move_rebels(s, steps, card)


class Pope(Effect):
    """A20.8 the rebellion falls by one for each temple."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        move_rebels(s, s.rules.components.amount[card] * on_map(s, TEMPLE), card)


class Emigration(Effect):
    """A21.15 a surplus worker less for each port."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        move_workers(s, s.rules.components.amount[card] * on_map(s, PORT), card)


class Amphitheatre(Effect):
    """A21.10 two florins, and a step less of rebellion."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        gain_florins(s, me, 2, card)
        move_rebels(s, s.rules.components.amount[card], card)


class Gifts(Effect):
    """A21.24 a fruit for one step, or a fruit and a cattle for two; explorer tokens stand in."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        out = add_payments(out, s, me, cubes(FRUIT, 1), base | numbered(1))
        return add_payments(out, s, me, cubes(FRUIT, 1) + cubes(CATTLE, 1), base | numbered(2))

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        pile = cubes(FRUIT, 1)
        if number_of(answer) == 2:
            pile += cubes(CATTLE, 1)
        pay(s, me, pile, jokers_of(answer))
        move_rebels(s, -number_of(answer), card)


def action_to_come(s: State, me: i64, card: i64) -> bool:
    """A19.9 the action the card works with is still to come in this round, with a disc beside those of the card."""
    return not s.done & ACTED and free_discs(s, me) > s.rules.components.discs[card]


class WithExploration(Effect):
    """A20.3 A20.11 A20.14 the Explorer, the Scout, the Missionary."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if action_to_come(s, me, card) and can_explore(s, me):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        boost(s, card)


class WithMigration(Effect):
    """A20.23 A21.7 the Admiral, Roads."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if action_to_come(s, me, card) and can_migrate_with(s, me, card):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        boost(s, card)


class Doubles(Effect):
    """A21.1-A21.6 twice the cubes of one resource."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        resource: i64 = 0
        while DOUBLING[resource] != card:
            resource += 1
        if action_to_come(s, me, card) and harvestable(s, me) >> resource & 1:
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        boost(s, card)


does(BISHOP, MovesRebels())
does(PEACE_AND_PROSPERITY, MovesRebels())
does(MINISTER_OF_LABOUR, MovesWorkers())
does(IMMIGRATION, MovesWorkers())
does(EDUCATION, MovesWorkers())
does(ARCHBISHOP, Archbishop())
does(POPE, Pope())
does(EMIGRATION, Emigration())
does(AMPHITHEATRE, Amphitheatre())
does(GIFTS_OF_THE_CLERGY, Gifts())
does(EXPLORER, WithExploration())
does(SCOUT, WithExploration())
does(MISSIONARY, WithExploration())
does(ADMIRAL, WithMigration())
does(ROADS, WithMigration())
does(IRRIGATION_CANAL, Doubles())
does(INDUSTRIAL_FISHING, Doubles())
does(SAWMILL, Doubles())
does(QUARRY, Doubles())
does(IRON_MINE, Doubles())
does(FARM, Doubles())
