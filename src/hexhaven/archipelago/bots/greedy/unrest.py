"""What threatens everyone: how calm the archipelago is, and how bad a crisis would be."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.bots.greedy.forecast import Forecast
from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import ROWS, Market
from hexhaven.archipelago.frames import CLOSE_DOMESTIC, CLOSE_EXPORT, OPEN_WINDOW
from hexhaven.archipelago.rules.balance import lying
from hexhaven.archipelago.rules.boards import row_of
from hexhaven.archipelago.state import State
from hexhaven.kernel.frame import kind_of


def calm(s: State, forecast: Forecast) -> float:
    """How many more people than rebels there will be."""
    weights = forecast.weights
    calm = float(s.population - s.rebellion) - weights.board * float(next_rebels(s)) - left_over(s, weights)
    return calm - weights.store * shortage(s, forecast)


def left_over(s: State, weights: Weights) -> float:
    """In a crisis: the citizens lying down and cubes missing that nobody is expected to help with."""
    i = len(s.agenda) - 1
    helpers: i64 = 0
    while i >= 0:
        kind = kind_of(s.agenda[i])
        if kind == OPEN_WINDOW:
            helpers += 1
        elif kind in (CLOSE_DOMESTIC, CLOSE_EXPORT):
            bad = float(s.missing)
            if kind == CLOSE_DOMESTIC:
                bad = float(lying(s))
            if helpers:
                return weights.hope * bad
            return bad
        i -= 1
    return 0.0


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


def shortage(s: State, forecast: Forecast) -> float:
    """Strikers and missing cubes that a crisis brings on average, given the boards and the players' stocks."""
    total = 0.0
    tokens: i64 = 0
    pile: i64 = 0
    for seat in s.seats:
        tokens += seat.tokens
        pile += seat.cubes
    resource: i64 = 0
    while resource < RESOURCES:
        held = forecast.weights.joker * float(tokens) + float(count(pile, resource))
        fed = (held + float(count(s.domestic, resource))) * forecast.feeds[resource]
        total += forecast.hunger[resource] * max(0.0, float(s.population) - fed)
        sent = held + float(count(s.export, resource))
        total += forecast.demand[resource] * max(0.0, forecast.wants[resource] - sent)
        resource += 1
    return total
