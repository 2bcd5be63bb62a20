"""A2 set-up: boards, trends, objectives, the start region, the turn order of turn zero."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    OBJECTIVE_DRAWN,
    OBJECTIVE_IS,
    SEAT_DRAWN,
    TREND_DRAWN,
    TREND_IS,
    number_of,
    numbered,
    of_seat,
    seat_of,
)
from hexhaven.archipelago.content.criteria import PACIFIST, SEPARATIST
from hexhaven.archipelago.content.objectives import CRITERION_OF, PER_LENGTH
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.content.tables import DESERT_VILLAGE, LAND_A, OPEN_SEA, SEA_A
from hexhaven.archipelago.content.trends import BENEFACTOR_TREND, TRENDS
from hexhaven.archipelago.events import SET_UP
from hexhaven.archipelago.frames import (
    CHOOSE_OBJECTIVE,
    CHOOSE_TREND,
    CLOSE_TURN_ZERO,
    DEAL_HANDS,
    DRAW_OBJECTIVE,
    DRAW_ORDER,
    DRAW_TREND,
    OBJECTIVES,
    SET_TRENDS,
)
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.state import DOMESTIC, NO_SEAT, START_FLORINS, State, first_state
from hexhaven.archipelago.units import CENTRE, SHIP, unit_at
from hexhaven.archipelago.verbs.goods import gain_florins, stock_board
from hexhaven.archipelago.verbs.map import add_unit, lay_region
from hexhaven.archipelago.verbs.markers import move_workers
from hexhaven.archipelago.verbs.objectives import deal_objective, decline_objective, lay_open_objective, set_trend
from hexhaven.archipelago.verbs.turn import place_seat, set_order
from hexhaven.kernel.engine import Question, ask, settle, then
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE

OPEN_FOR_ALL: Final = 7  # instead of a seat


def add_to(rules: Rules) -> None:
    rules.runs(SET_TRENDS, ask_trends)
    rules.runs(OBJECTIVES, deal_objectives)
    rules.asks(DRAW_ORDER, DrawOrder())
    rules.asks(DRAW_TREND, DrawTrend())
    rules.asks(CHOOSE_TREND, ChooseTrend())
    rules.asks(DRAW_OBJECTIVE, DrawObjective())
    rules.asks(CHOOSE_OBJECTIVE, ChooseObjective())


def begin(rules: Rules, events: list[Event] | None = None) -> State:
    """A2.2-A2.9 everything in place but what chance and the players decide; what happens goes to the events."""
    s = first_state(rules)
    s.events = events
    resource: i64 = 0
    while resource < RESOURCES:
        stock_board(s, DOMESTIC, resource)
        resource += 1
    start_region(s)
    then(s, CLOSE_TURN_ZERO)
    then(s, DEAL_HANDS)
    if s.rules.choose_trend:
        then(s, SET_TRENDS)
    ask(s, DRAW_ORDER, CHANCE, 0)
    settle(s)
    return s


def start_region(s: State) -> None:
    """A2.7 A2.8 A28.2 ships on the open sea, or two citizens each in the desert village."""
    if s.rules.desert:
        lay_region(s, NO_SEAT, DESERT_VILLAGE, 0, CENTRE)
        move_workers(s, s.rules.components.sides[DESERT_VILLAGE].huts, SET_UP)
    else:
        lay_region(s, NO_SEAT, OPEN_SEA, 0, CENTRE)
    me: i64 = 0
    while me < s.rules.players:
        gain_florins(s, me, START_FLORINS, SET_UP)
        if s.rules.desert:
            add_unit(s, me, unit_at(0, LAND_A, 0))
            add_unit(s, me, unit_at(0, LAND_A, 0))
        else:
            add_unit(s, me, unit_at(0, SEA_A, SHIP))
        me += 1


def ask_trends(s: State, arg: i64) -> None:
    """A3.16 A28.7 A28.10-A28.12 one trend, two, or none; drawn or chosen."""
    if s.rules.no_secrets:
        return
    kind: i64 = DRAW_TREND
    who: i64 = CHANCE
    if s.rules.choose_trend:
        kind = CHOOSE_TREND
        who = s.order[0]
    if s.rules.more_control:
        ask(s, kind, who)
    if s.rules.benefactor:
        set_trend(s, BENEFACTOR_TREND)
    ask(s, kind, who)


class DrawOrder(Question):
    """A3.1 the turn order of turn zero is drawn; the places filled so far stay as they are."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        i: i64 = arg
        while i < len(s.order):
            out = append(out, SEAT_DRAWN | of_seat(s.order[i]))
            i += 1
        return out

    def weights(self, s: State, arg: i64) -> vec[i64]:
        return vec[i64]([1] * (len(s.order) - arg))

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        place_seat(s, arg, seat_of(answer))
        if arg + 2 < len(s.order):
            ask(s, DRAW_ORDER, CHANCE, arg + 1)
        else:
            set_order(s, s.order)


class DrawTrend(Question):
    """A3.16 any trend that is not in play yet."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return trends_left(s, TREND_DRAWN)

    def weights(self, s: State, arg: i64) -> vec[i64]:
        return vec[i64]([1] * len(trends_left(s, TREND_DRAWN)))

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        set_trend(s, number_of(answer))


class ChooseTrend(Question):
    """A28.10 the players agree on a trend; the first in turn order names it."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return trends_left(s, TREND_IS)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        set_trend(s, number_of(answer))


def trends_left(s: State, verb: i64) -> vec[i64]:
    out = vec[i64]()
    trend: i64 = 0
    while trend < TRENDS:
        if not s.trends >> trend & 1:
            out = append(out, verb | numbered(trend))
        trend += 1
    return out


def deal_objectives(s: State, arg: i64) -> None:
    """A3.17 A27.2 A28.5 A28.8 A28.9 one each; two for two players; all open; or two of which one is kept."""
    players = s.rules.players
    if s.rules.no_secrets:
        i: i64 = 0
        while i < players:
            ask(s, DRAW_OBJECTIVE, CHANCE, OPEN_FOR_ALL)
            i += 1
        return
    place = players - 1
    while place >= 0:
        me = s.order[place]
        if s.rules.more_spice:
            ask(s, CHOOSE_OBJECTIVE, me)
        cards = objectives_drawn(s)
        while cards:
            ask(s, DRAW_OBJECTIVE, CHANCE, me)
            cards -= 1
        place -= 1


def objectives_kept(s: State) -> i64:
    if s.rules.players == 2:
        return 2
    return 1


def objectives_drawn(s: State) -> i64:
    if s.rules.more_spice:
        return objectives_kept(s) + 1
    return objectives_kept(s)


def in_deck(s: State, objective: i64) -> bool:
    """A27.1 A28.5 A28.12 some games are played without Separatist and Pacifist."""
    if s.rules.players == 2 or s.rules.no_secrets or s.rules.benefactor:
        return CRITERION_OF[objective] != SEPARATIST and CRITERION_OF[objective] != PACIFIST
    return True


def objectives_out(s: State) -> i64:
    """Objectives that have left the deck."""
    gone = s.open_objectives
    for seat in s.seats:
        gone |= seat.objectives | seat.declined
    return gone


class DrawObjective(Question):
    """A3.17 any objective of the length that is still in the deck."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        gone = objectives_out(s)
        objective = s.rules.length * PER_LENGTH
        while objective < (s.rules.length + 1) * PER_LENGTH:
            if in_deck(s, objective) and not gone >> objective & 1:
                out = append(out, OBJECTIVE_DRAWN | numbered(objective))
            objective += 1
        return out

    def weights(self, s: State, arg: i64) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, CHANCE, arg)))

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if arg == OPEN_FOR_ALL:
            lay_open_objective(s, number_of(answer))
        else:
            deal_objective(s, arg, number_of(answer))


class ChooseObjective(Question):
    """A28.8 which of the objectives drawn goes back; the answer names it."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        objective: i64 = 0
        while s.seats[me].objectives >> objective:
            if s.seats[me].objectives >> objective & 1:
                out = append(out, OBJECTIVE_IS | numbered(objective))
            objective += 1
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        decline_objective(s, me, number_of(answer))
