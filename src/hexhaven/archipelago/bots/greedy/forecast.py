"""What a seat knows about objectives: what will be counted, and what ends the game, by likelihood."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.content import objectives as o
from hexhaven.archipelago.content.criteria import CRITERIA, PACIFIST, SEPARATIST
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import CRISIS, Components
from hexhaven.archipelago.content.trends import CRITERION_OF as TREND_CRITERION
from hexhaven.archipelago.content.trends import TRENDS
from hexhaven.archipelago.rules.ending import all_objectives, counted
from hexhaven.archipelago.rules.set_up import in_deck, objectives_kept
from hexhaven.archipelago.state import CUBES, PILE, START_FLORINS, TOKENS, State
from hexhaven.archipelago.view import known_objectives
from hexhaven.kernel.numbers import bits_in

NO_MARGIN: Final = -1
DEMANDS: Final = 8  # numbers of cubes, 7 for all that are higher
IN_ALL: Final = vec[i64](list(CUBES))  # cubes of each resource in the game


def without_guesses(world: State, me: i64) -> State:
    """The imagined world without its guesses about others' objectives."""
    s = world.copy()
    other: i64 = 0
    while other < s.rules.players:
        s.seats[other].objectives = known_objectives(world, other, me)
        other += 1
    return s


class Forecast:
    """What one seat expects: how likely each criterion counts, and how likely each end condition is in play."""

    def __init__(self, me: i64, weights: Weights) -> None:
        self.me: i64 = me
        self.weights: Weights = weights
        self.objective: vec[float] = vec[float]([0.0] * CRITERIA)  # by criterion: objectives that count it
        self.trend: vec[float] = vec[float]([0.0] * CRITERIA)
        self.end: vec[float] = vec[float]([0.0] * o.PER_LENGTH)  # by objective of the length
        self.margin: i64 = NO_MARGIN  # of the seat's own Pacifist
        self.separatist: bool = False
        # By resource: how likely the next domestic crisis demands it, and how many citizens a cube raises on average.
        self.hunger: vec[float] = vec[float]([0.0] * RESOURCES)
        self.feeds: vec[float] = vec[float]([0.0] * RESOURCES)
        # By resource and number of cubes: how likely the next export crisis demands them.
        self.demand: vec[float] = vec[float]([0.0] * (RESOURCES * DEMANDS))


def forecast_for(s: State, me: i64, weights: Weights) -> Forecast:
    """From a state with only what is known: certain objectives, plus all possible hidden ones, equally likely."""
    forecast = Forecast(me, weights)
    sure = all_objectives(s)
    dealt = s.rules.players
    if not s.rules.no_secrets:
        dealt *= objectives_kept(s)
    unknown = dealt - bits_in(sure)
    out = sure | s.seats[me].declined | s.met
    left: i64 = 0
    number: i64 = 0
    first = s.rules.length * o.PER_LENGTH
    while number < o.PER_LENGTH:
        if in_deck(s, first + number) and not out >> first + number & 1:
            left += 1
        number += 1
    number = 0
    while number < o.PER_LENGTH:
        objective = first + number
        chance = 0.0
        if sure >> objective & 1:
            chance = 1.0
        elif left and in_deck(s, objective) and not out >> objective & 1:
            chance = min(1.0, float(unknown) / float(left))
        forecast.end[number] = chance
        forecast.objective[o.CRITERION_OF[objective]] += chance
        if s.seats[me].objectives >> objective & 1:
            if o.CRITERION_OF[objective] == PACIFIST:
                forecast.margin = o.MARGIN_OF[objective]
            elif o.CRITERION_OF[objective] == SEPARATIST:
                forecast.separatist = True
        number += 1
    trend: i64 = 0
    while trend < TRENDS:
        if s.trends >> trend & 1:
            forecast.trend[TREND_CRITERION[trend]] += 1.0
        trend += 1
    expect_crises(forecast, s.rules.components)
    return forecast


def expect_crises(forecast: Forecast, components: Components) -> None:
    """All backs are equally likely."""
    part = 1.0 / float(len(components.upper))
    for zone in components.upper:
        if zone.kind == CRISIS:
            forecast.hunger[zone.resource] += part
            forecast.feeds[zone.resource] += part * float(zone.number)
    resource: i64 = 0
    while resource < RESOURCES:
        forecast.feeds[resource] /= max(part, forecast.hunger[resource])
        resource += 1
    for zone in components.lower:
        if zone.kind == CRISIS:
            forecast.demand[zone.resource * DEMANDS + min(zone.number, DEMANDS - 1)] += part


def progress(s: State, objective: i64) -> float:
    """How far its end condition has come, from 0 to 1."""
    end = o.END_OF[objective]
    needed = float(o.end_at(objective, s.rules.players))
    if end == o.PILES_EMPTY:
        done = float(TOKENS - s.tokens_left) / float(PILE)
    elif end == o.RESOURCES_OUT:
        done = used_up(s, o.end_at(objective, s.rules.players))
    elif end == o.FLORINS_OUT:
        start = float(START_FLORINS * s.rules.players)
        done = float(o.ALL_FLORINS - s.bank) - start
        needed -= start
    else:
        done = float(counted(s, end))
    return max(0.0, min(1.0, done / needed))


def used_up(s: State, kinds: i64) -> float:
    """The shares that have left the bank, for the resources with the largest."""
    parts = vec[float]([0.0] * RESOURCES)
    resource: i64 = 0
    while resource < RESOURCES:
        parts[resource] = 1.0 - float(count(s.bank_cubes, resource)) / float(IN_ALL[resource])
        resource += 1
    done = 0.0
    while kinds:
        best: i64 = 0
        resource = 1
        while resource < RESOURCES:
            if parts[resource] > parts[best]:
                best = resource
            resource += 1
        done += parts[best]
        parts[best] = -1.0
        kinds -= 1
    return done
