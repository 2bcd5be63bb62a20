"""How good a position looks to one seat, in points: what it would score, what it owns, and what threatens everyone."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.bits import has
from hexhaven.archipelago.bots.greedy.forecast import NO_MARGIN, Forecast, progress
from hexhaven.archipelago.bots.greedy.unrest import calm
from hexhaven.archipelago.bots.greedy.wealth import harvest_value, project_value, wealth
from hexhaven.archipelago.content import cards as c
from hexhaven.archipelago.content import objectives as o
from hexhaven.archipelago.content.criteria import CRITERIA, PACIFIST, SEPARATIST, TOWNS
from hexhaven.archipelago.rules.ending import achieved, is_wonder, medals
from hexhaven.archipelago.state import State

LEAD: Final = 3.0  # a lead or a deficit beyond this makes no difference


def evaluate(s: State, forecast: Forecast) -> float:
    weights = forecast.weights
    danger = 1.0
    if not s.independent:
        danger = 1.0 / (1.0 + math.exp((calm(s, forecast) - weights.calm) / weights.slope))
    value = relative_wealth(s, forecast)
    if forecast.separatist:
        return (1.0 - danger) * value + danger * weights.triumph
    return (1.0 - danger) * value - danger * weights.loss


def relative_wealth(s: State, forecast: Forecast) -> float:
    """Points and wealth, minus those of the others."""
    players = s.rules.players
    weights = forecast.weights
    time = time_left(s, forecast)
    points = expected_points(s, forecast)
    me = forecast.me
    best = -100.0
    sum_of_others = 0.0
    seat: i64 = 0
    while seat < players:
        total = points[seat]
        if not s.ending:
            total += weights.florin * time * wealth(s, seat, weights)
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
    return (
        value
        + weights.ending * ahead * care * closeness_to_end(s, forecast)
        + weights.haste * late * progress_to_end(s, forecast)
    )


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


def time_left(s: State, forecast: Forecast) -> float:
    """From 1 down towards 0, as end conditions come near."""
    left = 1.0
    number: i64 = 0
    while number < o.PER_LENGTH:
        if forecast.end[number] > 0.0:
            near = progress(s, s.rules.length * o.PER_LENGTH + number)
            left *= 1.0 - 0.9 * forecast.end[number] * near * near * near * near
        number += 1
    return max(0.15, left)


def closeness_to_end(s: State, forecast: Forecast) -> float:
    """How near the end is; the last step, which may end the game at once, counts for a lot."""
    near = 0.0
    first = s.rules.length * o.PER_LENGTH
    number: i64 = 0
    while number < o.PER_LENGTH:
        if forecast.end[number] > 0.0:
            part = progress(s, first + number)
            near += forecast.end[number] * part * part * part
            if s.met >> first + number & 1:
                near += forecast.end[number] * forecast.weights.last
        number += 1
    return near


def progress_to_end(s: State, forecast: Forecast) -> float:
    """How far the end conditions have come, all steps equal."""
    total = 0.0
    number: i64 = 0
    while number < o.PER_LENGTH:
        if forecast.end[number] > 0.0:
            total += forecast.end[number] * progress(s, s.rules.length * o.PER_LENGTH + number)
        number += 1
    return total


# Points.


def expected_points(s: State, forecast: Forecast) -> vec[float]:
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
            add_ranks(points, s, criterion, objective, trend, forecast.weights.ranked)
        criterion += 1
    if forecast.margin != NO_MARGIN:
        over = float(s.population - s.rebellion - forecast.margin) - 0.5
        points[forecast.me] += 3.0 / (1.0 + math.exp(-over / 3.0))
    return points


def add_ranks(points: vec[float], s: State, criterion: i64, objective: float, trend: float, ranked: float) -> None:
    """Equal numbers share a rank; some of the points are for the share of the best number."""
    players: i64 = len(points)
    values = vec[i64](capacity=players)
    best: i64 = 0
    seat: i64 = 0
    while seat < players:
        value = achieved(s, seat, criterion)
        values = append(values, value)
        best = max(best, value)
        seat += 1
    if best == 0:
        return
    first = 3.0 * objective + 4.0 * trend
    seat = 0
    while seat < players:
        value = values[seat]
        if value:
            rank = rank_of(values, seat)
            exact = 0.0
            if rank < 3:
                exact = (3.0 - float(rank)) * objective + (4.0 - float(rank)) * trend
            part = float(value) / float(best)
            if rank == 0:
                part += 0.3 * ahead_of(values, seat)
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
