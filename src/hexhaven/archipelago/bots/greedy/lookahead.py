"""Lookahead: every answer is tried on a copy, and the seat's own choices that follow are made greedily."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    CARD,
    DONE,
    EXPLORING,
    FEED_BOARD,
    FEED_OWN,
    FEED_TOKEN,
    HARVESTING,
    INVITING,
    MIGRATING,
    OFFERING,
    PURCHASING,
    SINKING,
    TURNING,
    card_of,
    place_of,
    seat_of,
    verb_of,
)
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.bots.greedy.evaluate import evaluate
from hexhaven.archipelago.bots.greedy.forecast import Forecast
from hexhaven.archipelago.bots.greedy.wealth import use_of
from hexhaven.archipelago.content import cards as c
from hexhaven.archipelago.content.resources import size
from hexhaven.archipelago.frames import DRAW_TOP_HEX, EXPORT_HELP, HELP, PURCHASE, RAISE, ROUND, TALK
from hexhaven.archipelago.packed import card_on
from hexhaven.archipelago.rules.exploration import TOUCHES
from hexhaven.archipelago.rules.map import can_place
from hexhaven.archipelago.state import ACTED, NO_REGION, State
from hexhaven.kernel.engine import is_over, legal, step, to_move
from hexhaven.kernel.frame import kind_of, top

NOISE: Final = 0.01  # between answers of equal value
TURNED: Final = 0.004  # for each florin of value of a card that gets more expensive or is discarded
SEARCH: Final = 2.5  # in florins: the value of a search, a theft, a secret
THEFT: Final = 2.5
FOUND: Final = 3.0  # the cube that comes with a new region
SECRET: Final = 6.0
BLIND: Final = 5.0  # an exploration whose top hex is of no use
RICH: Final = 12  # florins needed before paying for secrets


def best_answer(s: State, forecast: Forecast, answers: vec[i64], rng: Random) -> i64:
    """The answer after which the position looks best; `done` leaves it as it is."""
    best = answers[0]
    most = -1000.0
    for answer in answers:
        value = value_of(s, forecast, answer) + NOISE * rng.random()
        if value > most:
            most = value
            best = answer
    return best


def value_of(s: State, forecast: Forecast, answer: i64) -> float:
    if verb_of(answer) == DONE and not is_boosted(s):
        return evaluate(s, forecast)
    twin = s.copy()
    step(twin, answer)
    return settled(twin, forecast) + hidden_value(s, forecast, answer)


def is_boosted(s: State) -> bool:
    """Whether the action that a card was used for is still to come, after what is asked now."""
    return s.boosts != 0 and not s.done & ACTED and kind_of(top(s.agenda)) not in (ROUND, HELP, EXPORT_HELP)


def settled(s: State, forecast: Forecast) -> float:
    """The value after the seat's own choices that follow, each made greedily. The state is used up."""
    while not is_over(s):
        who = to_move(s)
        kind = kind_of(top(s.agenda))
        if kind == DRAW_TOP_HEX:  # the next hex does not matter for the one just taken
            step(s, legal(s)[0])
        elif who != forecast.me or kind in (TALK, PURCHASE):
            break
        elif kind in (HELP, EXPORT_HELP):
            return best_help(s, forecast)
        elif kind == ROUND:
            if s.boosts and not s.done & ACTED:
                return best_boosted(s, forecast)
            break
        else:
            step(s, best_at_once(s, forecast))
    return evaluate(s, forecast)


def best_help(s: State, forecast: Forecast) -> float:
    """In a crisis one more cube may be of no use where several are. The state is used up."""
    most = evaluate(s, forecast)
    while not is_over(s) and to_move(s) == forecast.me:
        answers = legal(s)
        kind = kind_of(top(s.agenda))
        if kind == RAISE:  # it matters how many are raised
            step(s, answers[len(answers) - 1])
        elif kind not in (HELP, EXPORT_HELP):
            break
        else:
            most = max(most, evaluate(s, forecast))
            found = next_help(answers)
            if found == DONE:
                break
            step(s, found)
    return max(most, evaluate(s, forecast))


def next_help(answers: vec[i64]) -> i64:
    """The first way to help, from the board if there is one."""
    for answer in answers:
        if verb_of(answer) in (FEED_BOARD, FEED_OWN, FEED_TOKEN):
            return answer
    return DONE


def best_at_once(s: State, forecast: Forecast) -> i64:
    answers = legal(s)
    best = answers[0]
    most = -1000.0
    for answer in answers:
        if verb_of(answer) == DONE:
            value = evaluate(s, forecast)
        else:
            twin = s.copy()
            step(twin, answer)
            value = evaluate(twin, forecast)
        if value > most:
            most = value
            best = answer
    return best


def best_boosted(s: State, forecast: Forecast) -> float:
    """The best action that the card just used works with."""
    most = evaluate(s, forecast)
    for answer in legal(s):
        verb = verb_of(answer)
        if verb in (HARVESTING, MIGRATING, EXPLORING):
            twin = s.copy()
            step(twin, answer)
            most = max(most, settled(twin, forecast))
    return most


def hidden_value(s: State, forecast: Forecast, answer: i64) -> float:
    """What a step does not show: cards and hexes to be found, cubes to be stolen, the value of the turned card."""
    me = forecast.me
    verb = verb_of(answer)
    if verb == CARD:
        card = card_of(answer)
        if card == c.RESEARCHER or card == c.HEAD_HUNTER:
            if s.seats[me].florins >= 4:
                return forecast.weights.florin * SEARCH
        elif card == c.THIEF:
            if size(s.seats[seat_of(answer)].cubes):
                return forecast.weights.florin * THEFT
        elif card == c.PIRATE:
            return forecast.weights.florin * THEFT
        elif card == c.SCOUT and s.stack:  # a second exploration
            return forecast.weights.florin * (forecast.weights.token + FOUND)
        elif card == c.SPY and s.seats[me].florins >= RICH and not s.seats[me].seen >> seat_of(answer) & 1:
            return forecast.weights.florin * SECRET
    elif verb == SINKING:
        if size(s.seats[seat_of(answer)].cubes):
            return forecast.weights.florin * THEFT
    elif verb == EXPLORING:
        if s.top_side >= 0 and not can_place(s, me, bit(s.top_side // 2), TOUCHES, NO_REGION):
            return forecast.weights.florin * BLIND
    elif (verb in (PURCHASING, TURNING)) and place_of(answer) < len(s.track):
        return -TURNED * use_of(s, me, card_on(s.track[place_of(answer)]))
    return 0.0


def without_deals(answers: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=len(answers))
    for answer in answers:
        verb = verb_of(answer)
        if verb != OFFERING and verb != INVITING:
            out = append(out, answer)
    return out
