"""A13 reproduction and A14 recruitment: new citizens."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import DONE, LAND, at, place_of, region_of, verb_of
from hexhaven.archipelago.bits import bit, first_of, pair, second_of
from hexhaven.archipelago.content.tables import LAND_A
from hexhaven.archipelago.events import RECRUITS
from hexhaven.archipelago.frames import RECRUIT, REPRODUCE
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.boards import worker_price
from hexhaven.archipelago.rules.exploration import has_room, land_areas
from hexhaven.archipelago.rules.harvest import BEGUN
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import home_area, is_active, is_citizen, unit_at
from hexhaven.archipelago.units import region_of as unit_region
from hexhaven.archipelago.verbs.goods import pay_florins
from hexhaven.archipelago.verbs.map import add_unit
from hexhaven.archipelago.verbs.markers import move_workers
from hexhaven.kernel.engine import Question, ask


def add_to(rules: Rules) -> None:
    rules.asks(REPRODUCE, Reproduce())
    rules.asks(RECRUIT, Recruit())


def add_couples(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """A13.1-A13.5 A17.17 regions with exactly two citizens of mine, both active, on the same shore."""
    if s.seats[me].citizens_left == 0:
        return out
    units = s.seats[me].units
    i: i64 = 0
    while i < len(units):
        region = unit_region(units[i])
        citizens: i64 = 0
        striking = False
        areas: i64 = 0
        while i < len(units) and unit_region(units[i]) == region:
            if is_citizen(units[i]):
                citizens += 1
                areas |= bit(home_area(s, units[i]))
                if not is_active(units[i]):
                    striking = True
            i += 1
        if citizens == 2 and not striking and areas & (areas - 1) == 0:
            area: i64 = LAND_A
            while not areas >> area & 1:
                area += 1
            out = append(out, LAND | at(region, area))
    return out


def can_reproduce(s: State, me: i64) -> bool:
    return len(add_couples(vec[i64](), s, me)) > 0


def ask_reproduction(s: State, me: i64) -> None:
    ask(s, REPRODUCE, me, 0)


class Reproduce(Question):
    """A13.1 A13.6 one citizen in each such region, if desired; at least one."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        if arg:
            out = append(out, DONE)
        return add_couples(out, s, me)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return not can_reproduce(s, me)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != DONE:
            ask(s, REPRODUCE, me, 1)
            add_unit(s, me, unit_at(region_of(answer), place_of(answer), 0))


def add_recruits(out: vec[i64], s: State, me: i64, fee: i64) -> vec[i64]:
    """A14.4-A14.8 land areas of regions where the player has an active unit and fewer than three citizens."""
    if s.workers == 0 or s.seats[me].citizens_left == 0 or s.seats[me].florins < worker_price(s) + fee:
        return out
    last: i64 = -1
    for unit in s.seats[me].units:
        region = unit_region(unit)
        if region != last and is_active(unit):
            last = region
            if has_room(s, me, region):
                out = land_areas(out, s, region)
    return out


def can_recruit(s: State, me: i64, fee: i64) -> bool:
    """Whether anyone can be recruited once a fee is paid."""
    return len(add_recruits(vec[i64](), s, me, fee)) > 0


def ask_recruits(s: State, me: i64, most: i64) -> None:
    ask(s, RECRUIT, me, pair(0, most))


class Recruit(Question):
    """A14.1-A14.3 one worker at a time, each at the current price."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        if first_of(arg):
            out = append(out, DONE)
        return add_recruits(out, s, me, 0)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return second_of(arg) == 0 or not can_recruit(s, me, 0)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != DONE:
            ask(s, RECRUIT, me, pair(BEGUN, second_of(arg) - 1))
            pay_florins(s, me, worker_price(s))
            move_workers(s, -1, RECRUITS)
            add_unit(s, me, unit_at(region_of(answer), place_of(answer), 0))
