"""A20 characters who rob and kill: the Pirate, the Assassin, the Thief, the Barbarian."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    DONE,
    EMPTY_HAND,
    GIVING,
    HAND,
    HIDING,
    PLUNDERING,
    SINKING,
    at,
    number_of,
    numbered,
    of_resource,
    of_seat,
    place_of,
    region_of,
    resource_of,
    seat_of,
    verb_of,
)
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.cards import ASSASSIN, BARBARIAN, PIRATE, THIEF
from hexhaven.archipelago.content.resources import RESOURCES, count, cubes
from hexhaven.archipelago.content.tables import AREAS, CHARACTERS
from hexhaven.archipelago.frames import HIDE_CUBES, NEXT_CARD, PICK_HAND, PLUNDER, SINK, YIELD_CUBE
from hexhaven.archipelago.packed import held_in
from hexhaven.archipelago.rulebook import Effect, Rules
from hexhaven.archipelago.rules.cards import fee, lowest_price
from hexhaven.archipelago.state import NO_CARD, State
from hexhaven.archipelago.units import free_icons, is_citizen, is_idle, is_ship, where
from hexhaven.archipelago.units import place_of as unit_place
from hexhaven.archipelago.units import region_of as unit_region
from hexhaven.archipelago.verbs.cards import discard_from
from hexhaven.archipelago.verbs.goods import (
    cubes_held,
    gain_cubes,
    give_cubes,
    hide_cubes,
    pay_florins,
    show_stock,
    steal_cube,
)
from hexhaven.archipelago.verbs.map import lose_ship, plunder
from hexhaven.archipelago.verbs.markers import move_rebels
from hexhaven.kernel.engine import Question, ask, then


def add_to(rules: Rules) -> None:
    rules.asks(SINK, Sink())
    rules.asks(YIELD_CUBE, YieldCube())
    rules.asks(HIDE_CUBES, HideCubes())
    rules.asks(PICK_HAND, PickHand())
    rules.asks(PLUNDER, Plunder())
    rules.does(PIRATE, Pirate())
    rules.does(ASSASSIN, Assassin())
    rules.does(THIEF, Thief())
    rules.does(BARBARIAN, Barbarian())


class Pirate(Effect):
    """A20.2 A20.27 a ship of another player in a region with one of mine; +1 rebellion."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return len(add_victims(vec[i64](), s, me)) > 0

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, SINK, me)
        move_rebels(s, s.rules.components.amount[card], card)


def ship_regions(s: State, me: i64) -> i64:
    """Bit r: I have a ship in region r."""
    regions: i64 = 0
    for unit in s.seats[me].units:
        if is_ship(unit):
            regions |= bit(unit_region(unit))
    return regions


def add_victims(out: vec[i64], s: State, me: i64) -> vec[i64]:
    regions = ship_regions(s, me)
    seat: i64 = 0
    while seat < s.rules.players:
        if seat != me:
            last: i64 = -1
            for unit in s.seats[seat].units:
                if is_ship(unit) and regions >> unit_region(unit) & 1 and where(unit) != last:
                    last = where(unit)
                    out = append(out, SINKING | at(unit_region(unit), unit_place(unit)) | of_seat(seat))
        seat += 1
    return out


class Sink(Question):
    """A20.2 which ship; its owner hands over a cube of their choice, or proves to have none."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_victims(vec[i64](), s, me)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        victim = seat_of(answer)
        for unit in s.seats[victim].units:
            if is_ship(unit) and unit_region(unit) == region_of(answer) and unit_place(unit) == place_of(answer):
                lose_ship(s, victim, unit)
                break
        if cubes_held(s, victim):
            ask(s, YIELD_CUBE, victim, me)
        else:
            show_stock(s, victim)


class YieldCube(Question):
    """A20.2 the victim chooses the cube."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        resource: i64 = 0
        while resource < RESOURCES:
            if count(s.seats[me].cubes, resource):
                out = append(out, GIVING | of_resource(resource))
            resource += 1
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        give_cubes(s, me, arg, cubes(resource_of(answer), 1))


class Assassin(Effect):
    """A20.5 A20.28 a character of another player is discarded for its lowest price."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        seat: i64 = 0
        while seat < s.rules.players:
            if seat != me:
                victim: i64 = 0
                while victim < CHARACTERS:
                    price = assassination_price(s, me, card, victim)
                    if s.seats[seat].cards >> victim & 1 and s.seats[me].florins >= price:
                        out = append(out, base | of_seat(seat) | numbered(victim))
                    victim += 1
            seat += 1
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        pay_florins(s, me, lowest_price(s, number_of(answer)))
        discard_from(s, seat_of(answer), number_of(answer))
        if s.top == NO_CARD:  # A18.10
            then(s, NEXT_CARD)


def assassination_price(s: State, me: i64, card: i64, victim: i64) -> i64:
    return fee(s, me, card) + lowest_price(s, victim)


class Thief(Effect):
    """A20.18 a cube out of one of two closed hands."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        seat: i64 = 0
        while seat < s.rules.players:
            if seat != me:
                out = append(out, base | of_seat(seat))
            seat += 1
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        victim = seat_of(answer)
        if cubes_held(s, victim):
            ask(s, PICK_HAND, me, victim)
            ask(s, HIDE_CUBES, victim, me)
        else:
            show_stock(s, victim)


class HideCubes(Question):
    """A20.18 A20.31 one cube in each hand, unseen; with a single cube one hand is empty."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        only_one = cubes_held(s, me) == 1
        left: i64 = 0
        while left <= EMPTY_HAND:
            right: i64 = 0
            while right <= EMPTY_HAND:
                if can_hide(s.seats[me].cubes, left, right, only_one):
                    out = append(out, HIDING | of_resource(left) | numbered(right))
                right += 1
            left += 1
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        hide_cubes(s, me, resource_of(answer), number_of(answer))


def can_hide(pile: i64, left: i64, right: i64, only_one: bool) -> bool:
    if (left == EMPTY_HAND) != (right == EMPTY_HAND):
        return only_one and count(pile, min(left, right)) > 0
    if left == EMPTY_HAND or only_one:
        return False
    if left == right:
        return count(pile, left) > 1
    return count(pile, left) > 0 and count(pile, right) > 0


class PickHand(Question):
    """A20.18 left or right."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return vec[i64]([HAND | numbered(0), HAND | numbered(1)])

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        steal_cube(s, me, arg, held_in(s.hidden, number_of(answer)))


class Barbarian(Effect):
    """A20.19 A20.32 a region with an idle citizen of mine and a free icon."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        last: i64 = -1
        for unit in s.seats[me].units:
            if is_citizen(unit) and is_idle(unit) and unit_region(unit) != last:
                last = unit_region(unit)
                if len(add_plunder(vec[i64](), s, last)):
                    out = append(out, base | at(last, 0))
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, PLUNDER, me, region_of(answer))


def add_plunder(out: vec[i64], s: State, region: i64) -> vec[i64]:
    """The free icons of the region, if the bank has a cube for them."""
    area: i64 = 0
    while area < AREAS:
        resource: i64 = 0
        while resource < RESOURCES:
            if free_icons(s, region, area, resource) > 0 and count(s.bank_cubes, resource):
                out = append(out, PLUNDERING | at(region, area) | of_resource(resource))
            resource += 1
        area += 1
    return out


class Plunder(Question):
    """A20.19 icon by icon; any may be left."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_plunder(vec[i64]([DONE]), s, arg)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return len(add_plunder(vec[i64](), s, arg)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != DONE:
            ask(s, PLUNDER, me, arg)
            plunder(s, arg, place_of(answer), resource_of(answer))
            gain_cubes(s, me, resource_of(answer), 1)
