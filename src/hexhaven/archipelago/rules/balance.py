"""A7 phase 4, the balance of the archipelago: crises and events on the back of the top card."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    BLESS,
    DONE,
    FEED_BOARD,
    FEED_OWN,
    FEED_TOKEN,
    INVITING,
    OFFERING,
    RAISING,
    at,
    number_of,
    numbered,
    of_seat,
    place_of,
    region_of,
    seat_of,
    verb_of,
)
from hexhaven.archipelago.content.resources import count, cubes
from hexhaven.archipelago.content.tables import (
    AREAS,
    EVENT,
    PORT,
    REBELS_PER_TEMPLE,
    REBELS_PER_TOWN,
    TEMPLE,
    TOWN,
    WORKERS_PER_PORT,
    Zone,
)
from hexhaven.archipelago.content.trends import BENEFACTOR_TREND
from hexhaven.archipelago.events import EVENT_CAUSE, EVENT_HAPPENED, MISSING_CUBES, STRIKERS
from hexhaven.archipelago.frames import (
    BALANCE,
    CHECK_END,
    CLOSE_BACK,
    CLOSE_DOMESTIC,
    CLOSE_EXPORT,
    EXPEL,
    EXPORT_HELP,
    HELP,
    OPEN_TALKS,
    RAISE,
    RED_ZONES,
    RESOLVE_ZONE,
)
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.deals import add_deals, apply_deal_opening, ask_in_window
from hexhaven.archipelago.state import BALANCE_PHASE, DOMESTIC, EXPORT, LOWER, NO_CARD, NO_SEAT, UPPER, State
from hexhaven.archipelago.units import LYING, controller, is_citizen, on_map, stands, where
from hexhaven.archipelago.units import place_of as unit_place
from hexhaven.archipelago.units import region_of as unit_region
from hexhaven.archipelago.verbs.cards import close_crisis, face_back, meet_demand, open_crisis
from hexhaven.archipelago.verbs.goods import draw_board, pay_benefactor, pay_cubes, pile_on, spend_tokens
from hexhaven.archipelago.verbs.map import change_unit
from hexhaven.archipelago.verbs.markers import move_rebels, move_workers
from hexhaven.archipelago.verbs.turn import open_phase
from hexhaven.kernel.engine import Question, ask, emit, then

ALL: Final = 99


def add_to(rules: Rules) -> None:
    rules.runs(BALANCE, open_balance)
    rules.runs(RED_ZONES, red_zones)
    rules.runs(CLOSE_BACK, close_back)
    rules.runs(RESOLVE_ZONE, resolve_zone)
    rules.runs(CLOSE_DOMESTIC, close_domestic)
    rules.runs(CLOSE_EXPORT, close_export)
    rules.asks(HELP, Help())
    rules.asks(RAISE, Raise())
    rules.asks(EXPORT_HELP, ExportHelp())


def open_balance(s: State, arg: i64) -> None:
    """A7.2 A7.3 the normal zones of the top card's back, the upper one first."""
    open_phase(s, BALANCE_PHASE)
    resolve_back(s, False)


def red_zones(s: State, arg: i64) -> None:
    """A18.12 a red zone that has come up takes effect at once."""
    resolve_back(s, True)


def resolve_back(s: State, red: bool) -> None:
    if s.top == NO_CARD:
        return
    face_back(s, s.top)
    then(s, CLOSE_BACK)
    ask_zone(s, LOWER, red)
    ask_zone(s, UPPER, red)


def ask_zone(s: State, zone: i64, red: bool) -> None:
    """A23.3 in phase 4 the game may end after each zone."""
    if zone_of(s, zone).red == red:
        if not red:
            then(s, CHECK_END)
        then(s, RESOLVE_ZONE, zone)


def close_back(s: State, arg: i64) -> None:
    """The back has been dealt with."""
    face_back(s, NO_CARD)


def zone_of(s: State, zone: i64) -> Zone:
    """Half of the back being resolved."""
    if zone == UPPER:
        return s.rules.components.upper[s.crisis]
    return s.rules.components.lower[s.crisis]


def resolve_zone(s: State, zone: i64) -> None:
    half = zone_of(s, zone)
    if half.kind == EVENT:
        resolve_event(s, zone, half)
    elif zone == UPPER:
        open_domestic_crisis(s)
    else:
        open_export_crisis(s, half)


def resolve_event(s: State, zone: i64, event: Zone) -> None:
    """A7.27 a number of steps for each building of a kind, occupied or not."""
    emit(s, EVENT_HAPPENED, NO_SEAT, zone, s.crisis)
    if event.resource == REBELS_PER_TEMPLE:
        move_rebels(s, event.number * on_map(s, TEMPLE), EVENT_CAUSE)
    elif event.resource == REBELS_PER_TOWN:
        move_rebels(s, event.number * on_map(s, TOWN), EVENT_CAUSE)
    elif event.resource == WORKERS_PER_PORT:
        move_workers(s, event.number * on_map(s, PORT), EVENT_CAUSE)
    else:
        move_workers(s, event.number * on_map(s, TOWN), EVENT_CAUSE)


# The domestic crisis.


def open_domestic_crisis(s: State) -> None:
    """A7.6-A7.8 all citizens lie down except those on temples; everyone may help once, in turn order."""
    open_crisis(s, UPPER, 0)
    me: i64 = 0
    while me < s.rules.players:
        lie_down(s, me)
        me += 1
    ask_helpers(s, HELP, CLOSE_DOMESTIC)


def ask_helpers(s: State, kind: i64, closing: i64) -> None:
    """A26.12 everyone else may talk before the first player's chance; every chance is a window for deals."""
    then(s, closing)
    place = s.rules.players - 1
    while place >= 0:
        ask_in_window(s, s.order[place], kind)
        place -= 1
    if s.missing or lying(s):
        then(s, OPEN_TALKS, s.order[0])


def lie_down(s: State, me: i64) -> None:
    """A7.7 a citizen on a temple does not lie down."""
    for unit in s.seats[me].units:
        if is_citizen(unit) and not unit & LYING and unit_place(unit) != AREAS + TEMPLE:
            change_unit(s, me, unit, unit | LYING)


def lying(s: State) -> i64:
    number: i64 = 0
    for seat in s.seats:
        for unit in seat.units:
            if unit & LYING:
                number += 1
    return number


def can_feed_own(s: State, me: i64, resource: i64) -> bool:
    return count(s.seats[me].cubes, resource) > 0


class Help(Question):
    """A7.8-A7.17 cubes from the board or the stock, explorer tokens; temples raise citizens for free."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]([DONE])
        out = add_feeding(out, s, me, DOMESTIC, zone_of(s, UPPER).resource)
        region: i64 = 0
        while region < len(s.built):
            if stands(s, region, TEMPLE) and controller(s, region, TEMPLE) == me:
                out = add_raising(out, s, BLESS, region, ALL)
            region += 1
        return add_deals(out, s, me)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        """A7.18 nobody is lying down: the crisis is over."""
        return lying(s) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        verb = verb_of(answer)
        if verb == DONE:
            return
        ask(s, HELP, me, arg)
        if verb in (OFFERING, INVITING):
            apply_deal_opening(s, me, answer)
        elif verb == BLESS:
            raise_group(s, region_of(answer), place_of(answer), seat_of(answer), number_of(answer))
        else:
            feed(s, me, verb, DOMESTIC, zone_of(s, UPPER).resource)
            feed_citizens(s, me, zone_of(s, UPPER).number)


def add_feeding(out: vec[i64], s: State, me: i64, board: i64, resource: i64) -> vec[i64]:
    if count(pile_on(s, board), resource):
        out = append(out, FEED_BOARD)
    if can_feed_own(s, me, resource):
        out = append(out, FEED_OWN)
    if s.seats[me].tokens:
        out = append(out, FEED_TOKEN)
    return out


def feed(s: State, me: i64, verb: i64, board: i64, resource: i64) -> None:
    """A7.10 A7.11 A25.3 a cube goes to the bank; one from the player's stock counts for the Benefactor."""
    if verb == FEED_BOARD:
        draw_board(s, board, resource)
        return
    if verb == FEED_OWN:
        pay_cubes(s, me, cubes(resource, 1))
    else:
        spend_tokens(s, me, 1)
    if s.trends >> BENEFACTOR_TREND & 1:
        pay_benefactor(s, me)


def feed_citizens(s: State, me: i64, number: i64) -> None:
    """A7.12 A7.13 the full number is raised; all, if no more are lying down."""
    if lying(s) <= number:
        raise_everybody(s)
    else:
        ask(s, RAISE, me, number)


def raise_everybody(s: State) -> None:
    me: i64 = 0
    while me < s.rules.players:
        raise_own(s, me)
        me += 1


def raise_own(s: State, me: i64) -> None:
    for unit in s.seats[me].units:
        if unit & LYING:
            change_unit(s, me, unit, unit & ~LYING)


def add_raising(out: vec[i64], s: State, verb: i64, only_region: i64, most: i64) -> vec[i64]:
    """Each group of lying citizens (one player's, in one place) and each number of them; only_region -1: everywhere."""
    seat: i64 = 0
    while seat < s.rules.players:
        groups = vec[i64]()
        for unit in s.seats[seat].units:
            if unit & LYING and (only_region < 0 or unit_region(unit) == only_region):
                groups = append(groups, unit)
        i: i64 = 0
        while i < len(groups):
            same: i64 = 1
            while i + same < len(groups) and where(groups[i + same]) == where(groups[i]):
                same += 1
            number: i64 = 1
            while number <= same and number <= most:
                group = at(unit_region(groups[i]), unit_place(groups[i]))
                out = append(out, verb | group | of_seat(seat) | numbered(number))
                number += 1
            i += same
        seat += 1
    return out


def raise_group(s: State, region: i64, place: i64, seat: i64, number: i64) -> None:
    """A7.14 a number of a player's citizens in one place are raised, those not engaged first."""
    for unit in s.seats[seat].units:
        if number and unit & LYING and unit_region(unit) == region and unit_place(unit) == place:
            change_unit(s, seat, unit, unit & ~LYING)
            number -= 1


class Raise(Question):
    """A7.11 A7.12 whom the cube raises."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_raising(vec[i64](), s, RAISING, -1, arg)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return arg == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        ask(s, RAISE, me, arg - number_of(answer))
        raise_group(s, region_of(answer), place_of(answer), seat_of(answer), number_of(answer))


def close_domestic(s: State, arg: i64) -> None:
    """A7.19 A7.34 those still lying go on strike, rebellion rises by their number; strikers may be expelled."""
    strikers = lying(s)
    close_crisis(s, UPPER, strikers)
    move_rebels(s, strikers, STRIKERS)
    place = s.rules.players - 1
    while place >= 0:
        ask(s, EXPEL, s.order[place])
        place -= 1


# The export crisis.


def open_export_crisis(s: State, crisis: Zone) -> None:
    """A7.21 A7.22 a number of cubes is demanded; everyone may help once, in turn order."""
    open_crisis(s, LOWER, crisis.number)
    ask_helpers(s, EXPORT_HELP, CLOSE_EXPORT)


class ExportHelp(Question):
    """A7.22 cubes from board II or the stock, explorer tokens."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = add_feeding(vec[i64]([DONE]), s, me, EXPORT, zone_of(s, LOWER).resource)
        return add_deals(out, s, me)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return s.missing == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        verb = verb_of(answer)
        if verb == DONE:
            return
        ask(s, EXPORT_HELP, me, arg)
        if verb in (OFFERING, INVITING):
            apply_deal_opening(s, me, answer)
        else:
            feed(s, me, verb, EXPORT, zone_of(s, LOWER).resource)
            meet_demand(s)


def close_export(s: State, arg: i64) -> None:
    """A7.23 one rebellion for each missing cube."""
    missing = s.missing
    close_crisis(s, LOWER, missing)
    move_rebels(s, missing, MISSING_CUBES)
