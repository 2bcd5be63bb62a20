"""How good a position looks to one seat, in points: what it would score, what it owns, and what threatens everyone."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.bits import has
from hexhaven.archipelago.bots.greedy.forecast import NO_MARGIN, Forecast, progress
from hexhaven.archipelago.bots.greedy.unrest import danger
from hexhaven.archipelago.bots.greedy.wealth import buildings, harvest_value, project_value, wealth
from hexhaven.archipelago.content import cards as c
from hexhaven.archipelago.content import objectives as o
from hexhaven.archipelago.content.criteria import (
    CRITERIA,
    ICONS,
    PACIFIST,
    PORTS_AND_MARKETS,
    SEPARATIST,
    TEMPLES,
    TOWNS,
)
from hexhaven.archipelago.content.tables import BUILDINGS, MARKET, PORT, TOWN
from hexhaven.archipelago.rules.ending import achieved, is_wonder, medals
from hexhaven.archipelago.state import State

LEAD: Final = 3.0  # a lead or a deficit beyond this makes no difference


def evaluate(s: State, forecast: Forecast) -> float:
    weights = forecast.weights
    lost = 1.0
    if not s.independent:
        lost = danger(s, forecast)
    value = relative_wealth(s, forecast)
    if forecast.separatist:
        return (1.0 - lost) * value + lost * weights.triumph
    return (1.0 - lost) * value - lost * weights.loss


def relative_wealth(s: State, forecast: Forecast) -> float:
    """Points and wealth, minus those of the others."""
    players = s.rules.players
    weights = forecast.weights
    held = buildings(s)
    near = nearness(s, forecast)
    time = time_left(forecast, near)
    points = expected_points(s, forecast, held)
    me = forecast.me
    best = -100.0
    sum_of_others = 0.0
    seat: i64 = 0
    while seat < players:
        total = points[seat]
        if not s.ending:
            total += weights.florin * time * wealth(s, seat, held, weights)
        if seat != me:
            best = max(best, points[seat])
            sum_of_others += total
        else:
            value = total + weights.florin * time * plan_value(s, forecast)
        seat += 1
    ahead = max(-LEAD, min(LEAD, points[me] - best))
    share = weights.others
    if players == 2:
        share = weights.rival
    value -= share * sum_of_others / float(players - 1)
    late = max(0.0, float(s.turn) - weights.patience)
    if s.ending:
        return value + weights.over * ahead + weights.haste * late * float(o.PER_LENGTH)
    care = max(0.0, 1.0 - late / weights.patience)  # a bot tired of the game ends it, ahead or not
    value += weights.ending * ahead * care * closeness_to_end(s, forecast, near)
    if late > 0.0:
        value += weights.haste * late * progress_to_end(forecast, near)
    return value


def plan_value(s: State, forecast: Forecast) -> float:
    """In florins: what the seat's units and cubes are good for next."""
    weights = forecast.weights
    values = vec[float]([weights.town, weights.market, weights.port, weights.temple])
    building: i64 = 0
    while building < len(values):
        counts = forecast.objective[TOWNS + building] + forecast.trend[TOWNS + building]
        values[building] = weights.plan * (values[building] + weights.rank * counts)
        building += 1
    medal = weights.plan / weights.florin
    return weights.work * harvest_value(s, forecast.me) + project_value(s, forecast.me, values, medal)


def nearness(s: State, forecast: Forecast) -> vec[float]:
    """By objective of the length: how far its end condition has come, if it may be in play."""
    near = vec[float](capacity=o.PER_LENGTH)
    first = s.rules.length * o.PER_LENGTH
    for chance in forecast.end:
        part = 0.0
        if chance > 0.0:
            part = progress(s, first + len(near))
        near = append(near, part)
    return near


def time_left(forecast: Forecast, near: vec[float]) -> float:
    """From 1 down towards 0, as end conditions come near."""
    left = 1.0
    number: i64 = 0
    while number < o.PER_LENGTH:
        part = near[number]
        left *= 1.0 - 0.9 * forecast.end[number] * part * part * part * part
        number += 1
    return max(0.15, left)


def closeness_to_end(s: State, forecast: Forecast, near: vec[float]) -> float:
    """How near the end is; the last step, which may end the game at once, counts for a lot."""
    total = 0.0
    first = s.rules.length * o.PER_LENGTH
    number: i64 = 0
    while number < o.PER_LENGTH:
        part = near[number]
        total += forecast.end[number] * part * part * part
        if s.met >> first + number & 1:
            total += forecast.end[number] * forecast.weights.last
        number += 1
    return total


def progress_to_end(forecast: Forecast, near: vec[float]) -> float:
    """How far the end conditions have come, all steps equal."""
    total = 0.0
    number: i64 = 0
    while number < o.PER_LENGTH:
        total += forecast.end[number] * near[number]
        number += 1
    return total


# Points.


def expected_points(s: State, forecast: Forecast, held: vec[i64]) -> vec[float]:
    """By seat: current ranks, weighted by how likely they are to count, plus medals."""
    players = s.rules.players
    points = vec[float](capacity=players)
    seat: i64 = 0
    while seat < players:
        points = append(points, float(medals(s, seat)) + forecast.weights.medal * unbuilt(s, seat))
        seat += 1
    criterion: i64 = 0
    while criterion < CRITERIA:
        objective = forecast.objective[criterion]
        trend = forecast.trend[criterion]
        if (objective > 0.0 or trend > 0.0) and criterion != PACIFIST and criterion != SEPARATIST:
            add_ranks(points, amounts(s, criterion, held), objective, trend, forecast.weights.ranked)
        criterion += 1
    if forecast.margin != NO_MARGIN:
        over = float(s.population - s.rebellion - forecast.margin) - 0.5
        points[forecast.me] += 3.0 / (1.0 + math.exp(-over / 3.0))
    return points


def amounts(s: State, criterion: i64, held: vec[i64]) -> vec[i64]:
    """By seat: how much it has of what the criterion counts."""
    out = vec[i64](capacity=s.rules.players)
    seat: i64 = 0
    while seat < s.rules.players:
        first = seat * BUILDINGS
        if TOWNS <= criterion <= TEMPLES:
            amount = held[first + criterion - TOWNS]
        elif criterion == PORTS_AND_MARKETS:
            amount = held[first + PORT] + held[first + MARKET]
        elif criterion >= ICONS and held[first + TOWN] == 0:
            amount = 0
        else:
            amount = achieved(s, seat, criterion)
        out = append(out, amount)
        seat += 1
    return out


def add_ranks(points: vec[float], values: vec[i64], objective: float, trend: float, ranked: float) -> None:
    """Equal numbers share a rank; some of the points are for the share of the best number."""
    best: i64 = 0
    for value in values:
        best = max(best, value)
    if best == 0:
        return
    first = 3.0 * objective + 4.0 * trend
    seat: i64 = 0
    while seat < len(values):
        value = values[seat]
        if value:
            rank: i64 = 0
            part = float(value) / float(best)
            if value < best:
                rank = rank_of(values, seat)
            else:
                part += 0.3 * ahead_of(values, seat)
            exact = 0.0
            if rank < 3:
                exact = (3.0 - float(rank)) * objective + (4.0 - float(rank)) * trend
            points[seat] += ranked * exact + (1.0 - ranked) * first * part
        seat += 1


def rank_of(values: vec[i64], seat: i64) -> i64:
    """How many different numbers are higher."""
    rank: i64 = 0
    other: i64 = 0
    while other < len(values):
        if values[other] > values[seat]:
            new = True
            before: i64 = 0
            while before < other:
                if values[before] == values[other]:
                    new = False
                before += 1
            if new:
                rank += 1
        other += 1
    return rank


def ahead_of(values: vec[i64], seat: i64) -> float:
    """How far the first is ahead of the next seat, as a share of its own number."""
    second: i64 = 0
    other: i64 = 0
    while other < len(values):
        if other != seat:
            second = max(second, values[other])
        other += 1
    return float(values[seat] - second) / float(values[seat])


def unbuilt(s: State, seat: i64) -> float:
    """Medals of wonders that can still be built."""
    cards = s.seats[seat].cards & ~s.wonders
    value = 0.0
    card: i64 = c.COLOSSUS
    while card <= c.CATHEDRAL:
        if has(cards, card) and is_wonder(card):
            value += float(s.rules.components.medals[card])
        card += 1
    return value
