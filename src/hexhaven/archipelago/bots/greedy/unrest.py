"""What threatens everyone: how calm the archipelago is, and how bad a crisis would be."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.bits import bit, first_of
from hexhaven.archipelago.bots.greedy.forecast import DEMANDS, Forecast
from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import (
    CRISIS,
    REBELS_PER_TEMPLE,
    REBELS_PER_TOWN,
    ROWS,
    TEMPLE,
    TOWN,
    Market,
    Zone,
)
from hexhaven.archipelago.frames import CLOSE_DOMESTIC, CLOSE_EXPORT, NEXT_PURCHASE, OPEN_WINDOW
from hexhaven.archipelago.rules.balance import lying
from hexhaven.archipelago.rules.boards import row_of
from hexhaven.archipelago.state import BALANCE_PHASE, NO_CARD, State
from hexhaven.archipelago.units import on_map
from hexhaven.kernel.frame import arg_of, kind_of

STAYS: Final = 0.3  # how often a player leaves the top card of the deck where it is


def danger(s: State, forecast: Forecast) -> float:
    """How likely independence is before anything can be done about it."""
    weights = forecast.weights
    calm = float(s.population - s.rebellion) - weights.board * float(next_rebels(s)) - left_over(s, forecast)
    held = stocks(s)
    joker = weights.joker * float(tokens_of(s))
    lost = lost_by_any(s, forecast, calm, held, joker)
    stays = chance_of_top(s)
    if stays > 0.0:
        known = risk(calm - weights.strike * rebels_of_top(s, held, joker), weights)
        return lost + stays * (known - lost)
    return lost


def lost_by_any(s: State, forecast: Forecast, calm: float, held: i64, joker: float) -> float:
    """By a domestic crisis or an export crisis, all backs being equally likely."""
    weights = forecast.weights
    quiet = risk(calm, weights)
    strike = quiet
    lack = quiet
    resource: i64 = 0
    while resource < RESOURCES:
        mine = joker + float(count(held, resource))
        chance = forecast.hunger[resource]
        fed = (mine + float(count(s.domestic, resource))) * forecast.feeds[resource]
        if fed < float(s.population):
            strike += chance * (risk(calm - weights.strike * (float(s.population) - fed), weights) - quiet)
        missing = -mine - float(count(s.export, resource))
        place = resource * DEMANDS
        while place < (resource + 1) * DEMANDS:
            if missing > 0.0 and forecast.demand[place] > 0.0:
                lack += forecast.demand[place] * (risk(calm - weights.strike * missing, weights) - quiet)
            missing += 1.0
            place += 1
        resource += 1
    return 1.0 - (1.0 - strike) * (1.0 - lack) / max(0.001, 1.0 - quiet)


def chance_of_top(s: State) -> float:
    """That the back on top of the deck is still there in the next phase 4."""
    if s.top == NO_CARD:
        return 0.0
    if s.phase < BALANCE_PHASE:
        if s.turn > 1:
            return 1.0
        return 0.0
    chance = 0.0
    for frame in s.agenda:
        if kind_of(frame) == NEXT_PURCHASE:
            chance = 1.0
            left = s.rules.players - arg_of(frame)
            while left > 0:
                chance *= STAYS
                left -= 1
    return chance


def rebels_of_top(s: State, held: i64, joker: float) -> float:
    """What the normal zones of the back on top of the deck would bring, given the boards and the players' stocks."""
    upper = s.rules.components.upper[s.top]
    lower = s.rules.components.lower[s.top]
    return rebels_of(s, upper, True, held, joker) + rebels_of(s, lower, False, held, joker)


def rebels_of(s: State, zone: Zone, domestic: bool, held: i64, joker: float) -> float:
    if zone.red:
        return 0.0
    if zone.kind == CRISIS:
        cubes = joker + float(count(held, zone.resource))
        if domestic:
            fed = (cubes + float(count(s.domestic, zone.resource))) * float(zone.number)
            return max(0.0, float(s.population) - fed)
        return max(0.0, float(zone.number) - cubes - float(count(s.export, zone.resource)))
    if zone.resource == REBELS_PER_TEMPLE:
        return float(zone.number * on_map(s, TEMPLE))
    if zone.resource == REBELS_PER_TOWN:
        return float(zone.number * on_map(s, TOWN))
    return 0.0


def risk(calm: float, weights: Weights) -> float:
    """Of independence, when there are so many more people than rebels."""
    return 1.0 / (1.0 + math.exp((calm - weights.calm) / weights.slope))


def stocks(s: State) -> i64:
    """All players' cubes."""
    pile: i64 = 0
    for seat in s.seats:
        pile += seat.cubes
    return pile


def tokens_of(s: State) -> i64:
    """All players' explorer tokens."""
    tokens: i64 = 0
    for seat in s.seats:
        tokens += seat.tokens
    return tokens


def left_over(s: State, forecast: Forecast) -> float:
    """In a crisis: the citizens lying down and cubes missing that nobody is expected to help with."""
    helpers: i64 = 0
    i = len(s.agenda) - 1
    while i >= 0:
        kind = kind_of(s.agenda[i])
        if kind == OPEN_WINDOW:
            helpers |= bit(first_of(arg_of(s.agenda[i])))
        elif kind == CLOSE_DOMESTIC:
            zone = s.rules.components.upper[s.crisis]
            cubes = help_from(s, helpers, s.domestic, zone.resource, forecast)
            return max(0.0, float(lying(s)) - cubes * float(zone.number))
        elif kind == CLOSE_EXPORT:
            zone = s.rules.components.lower[s.crisis]
            cubes = help_from(s, helpers, s.export, zone.resource, forecast)
            return max(0.0, float(s.missing) - cubes)
        i -= 1
    return 0.0


def help_from(s: State, helpers: i64, board: i64, resource: i64, forecast: Forecast) -> float:
    """The cubes that others who are still to be asked are expected to give, from the board or their own."""
    if helpers == 0:
        return 0.0
    cubes = float(count(board, resource))
    other: i64 = 0
    while other < s.rules.players:
        if other != forecast.me and helpers >> other & 1:
            seat = s.seats[other]
            cubes += float(count(seat.cubes, resource)) + forecast.weights.joker * float(seat.tokens)
        other += 1
    return forecast.weights.hope * cubes


def next_rebels(s: State) -> i64:
    """What phase 3 would bring if it came now."""
    components = s.rules.components
    workers = s.workers + market_sum(components.domestic, components.domestic.workers, s.domestic)
    workers += market_sum(components.export, components.export.workers, s.export)
    rebels = market_sum(components.domestic, components.domestic.rebels, s.domestic)
    row = min(max(s.population - 1, 0) // 10, len(components.stability_workers) - 1)
    workers += components.stability_workers[row]
    rebels += components.stability_rebels[row]
    row = 0
    while row + 1 < len(components.labour_from) and components.labour_from[row + 1] <= workers:
        row += 1
    return rebels + components.labour_rebels[row]


def market_sum(market: Market, effects: vec[i64], pile: i64) -> i64:
    total: i64 = 0
    resource: i64 = 0
    while resource < RESOURCES:
        number = count(pile, resource)
        if number:
            total += effects[resource * ROWS + row_of(market, resource, number)]
        resource += 1
    return total
