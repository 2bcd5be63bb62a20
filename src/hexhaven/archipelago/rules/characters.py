"""A20 characters that act on people, cubes and other cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    EMPTY_HAND,
    GIVING,
    HAND,
    HIDING,
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
)
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.cards import (
    ASSASSIN,
    BARBARIAN,
    EXPORTER,
    FALSE_PROPHET,
    HEAD_HUNTER,
    MERCHANT,
    PIRATE,
    RECRUITER,
    RESEARCHER,
    SPY,
    THIEF,
    TREASURER,
)
from hexhaven.archipelago.content.resources import RESOURCES, count, cubes
from hexhaven.archipelago.content.tables import AREAS, CHARACTERS, TEMPLE
from hexhaven.archipelago.frames import HIDE_CUBES, NEXT_CARD, PICK_HAND, SEARCH, SINK, YIELD_CUBE
from hexhaven.archipelago.frames import MERCHANT as MERCHANT_FRAME
from hexhaven.archipelago.rules.cards import fee
from hexhaven.archipelago.rules.growth import ask_recruits, can_recruit
from hexhaven.archipelago.rules.migration import CITIZENS_ONLY, ask_migration, can_migrate
from hexhaven.archipelago.rules.trade import add_trades
from hexhaven.archipelago.state import DOMESTIC, EXPORT, NO_CARD, Effect, Question, State, asks, does
from hexhaven.archipelago.units import controlled, free_icons, is_citizen, is_idle, is_ship
from hexhaven.archipelago.units import place_of as unit_place
from hexhaven.archipelago.units import region_of as unit_region
from hexhaven.archipelago.verbs.agenda import ask, then
from hexhaven.archipelago.verbs.cards import discard_from
from hexhaven.archipelago.verbs.goods import (
    cubes_held,
    gain_cubes,
    gain_florins,
    give_cubes,
    hide_cubes,
    pay_florins,
    show_stock,
    steal_cube,
)
from hexhaven.archipelago.verbs.map import lose_ship, plunder
from hexhaven.archipelago.verbs.markers import move_rebels
from hexhaven.archipelago.verbs.objectives import see_objectives

SEARCHED: Final = 5
FLORINS_SHOWN: Final = 5  # the Treasurer's


class Searches(Effect):
    """A20.1 A20.4 five cards are opened; one of a kind may be bought at its lowest price."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if s.top != NO_CARD:
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        progress: i64 = 0
        if card == RESEARCHER:
            progress = 1
        then(s, SEARCH, me | progress << 4 | SEARCHED << 8)


class Pirate(Effect):
    """A20.2 A20.27 a ship of another player in a region with one of mine; +1 rebellion."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if len(add_victims(vec[i64](), s, me)):
            out = append(out, base)
        return out

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
                if is_ship(unit) and regions >> unit_region(unit) & 1 and unit >> 7 != last:
                    last = unit >> 7
                    out = append(out, SINKING | at(unit_region(unit), unit_place(unit)) | of_seat(seat))
        seat += 1
    return out


class Sink(Question):
    """A20.2 which ship; its owner hands over a cube of his choice, or shows that he has none."""

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


def lowest_price(s: State, card: i64) -> i64:
    """A19.8 the least of a card's three prices."""
    prices = s.rules.components.prices
    return min(prices[card * 3], min(prices[card * 3 + 1], prices[card * 3 + 2]))


class Assassin(Effect):
    """A20.5 A20.28 a character of another player is discarded for its lowest price."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        seat: i64 = 0
        while seat < s.rules.players:
            if seat != me:
                victim: i64 = 0
                while victim < CHARACTERS:
                    if s.seats[seat].cards >> victim & 1 and s.seats[me].florins >= price_to_kill(s, me, card, victim):
                        out = append(out, base | of_seat(seat) | numbered(victim))
                    victim += 1
            seat += 1
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        pay_florins(s, me, lowest_price(s, number_of(answer)))
        discard_from(s, seat_of(answer), number_of(answer))
        if s.top == NO_CARD:  # A18.10
            then(s, NEXT_CARD)


def price_to_kill(s: State, me: i64, card: i64, victim: i64) -> i64:
    return fee(s, me, card) + lowest_price(s, victim)


class FalseProphet(Effect):
    """A20.9 a citizen may migrate for each temple one controls."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if controlled(s, me, TEMPLE) and can_migrate(s, me, CITIZENS_ONLY):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask_migration(s, me, controlled(s, me, TEMPLE) | CITIZENS_ONLY)


class Recruiter(Effect):
    """A20.13 one worker, at the price of board IV."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if can_recruit(s, me, fee(s, me, card)):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask_recruits(s, me, 1)


class Spy(Effect):
    """A20.15 A20.30 a look at the objective of another player."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        seat: i64 = 0
        while seat < s.rules.players:
            if seat != me and s.seats[seat].objectives:
                out = append(out, base | of_seat(seat))
            seat += 1
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        see_objectives(s, me, seat_of(answer))


class Trader(Effect):
    """A20.16 A20.22 the Merchant on board I, the Exporter on board II."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        if len(add_trades(vec[i64](), s, me, board_of(card), fee(s, me, card))):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        ask(s, MERCHANT_FRAME, me, board_of(card))


def board_of(card: i64) -> i64:
    if card == MERCHANT:
        return DOMESTIC
    return EXPORT


class Treasurer(Effect):
    """A20.17 a florin for every five one shows."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        gain_florins(s, me, s.seats[me].florins // FLORINS_SHOWN, card)


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
        steal_cube(s, me, arg, s.hidden >> number_of(answer) * 3 & 7)


class Barbarian(Effect):
    """A20.19 A20.32 a cube for every free icon of a region with an idle citizen of mine; the icons are lost."""

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        last: i64 = -1
        for unit in s.seats[me].units:
            if is_citizen(unit) and is_idle(unit) and unit_region(unit) != last:
                last = unit_region(unit)
                if has_free_icon(s, last):
                    out = append(out, base | at(last, 0))
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        region = region_of(answer)
        area: i64 = 0
        while area < AREAS:
            resource: i64 = 0
            while resource < RESOURCES:
                while free_icons(s, region, area, resource) > 0:
                    plunder(s, region, area, resource)
                    gain_cubes(s, me, resource, 1)
                resource += 1
            area += 1


def has_free_icon(s: State, region: i64) -> bool:
    area: i64 = 0
    while area < AREAS:
        resource: i64 = 0
        while resource < RESOURCES:
            if free_icons(s, region, area, resource) > 0:
                return True
            resource += 1
        area += 1
    return False


asks(SINK, Sink())
asks(YIELD_CUBE, YieldCube())
asks(HIDE_CUBES, HideCubes())
asks(PICK_HAND, PickHand())
does(RESEARCHER, Searches())
does(HEAD_HUNTER, Searches())
does(PIRATE, Pirate())
does(ASSASSIN, Assassin())
does(FALSE_PROPHET, FalseProphet())
does(RECRUITER, Recruiter())
does(SPY, Spy())
does(MERCHANT, Trader())
does(EXPORTER, Trader())
does(TREASURER, Treasurer())
does(THIEF, Thief())
does(BARBARIAN, Barbarian())
