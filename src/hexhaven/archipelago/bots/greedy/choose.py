"""The bot's answers: fixed rules for bids and hidden choices, lookahead for the rest."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    DONE,
    REFUSE_HEX,
    TAKE,
    jokers_of,
    number_of,
    resource_of,
)
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.bots.greedy.forecast import forecast_for, without_guesses
from hexhaven.archipelago.bots.greedy.lookahead import best_answer, without_deals
from hexhaven.archipelago.bots.greedy.negotiate import next_term, opening, reply
from hexhaven.archipelago.bots.greedy.wealth import CUBE
from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.frames import (
    BID,
    CHOOSE_TREND,
    DEAL_REPLY,
    EXPEL,
    EXPORT_HELP,
    HELP,
    HIDE_CUBES,
    PICK_HAND,
    ROUND,
    SET_ORDER,
    TAKE_HEX,
    TALK,
    TERMS,
)
from hexhaven.archipelago.rules.exploration import TOUCHES
from hexhaven.archipelago.rules.map import can_place
from hexhaven.archipelago.rules.turn_order import bonus_of
from hexhaven.archipelago.state import NO_REGION, State
from hexhaven.kernel.frame import arg_of, kind_of, top

BID_PART: Final = 5  # at most a fifth of the florins is bid
MOST_BID: Final = 4


def choose(world: State, me: i64, answers: vec[i64], weights: Weights, rng: Random) -> i64:
    """One of the legal answers, in a world imagined for the seat."""
    s = without_guesses(world, me)
    kind = kind_of(top(s.agenda))
    if kind == BID:
        return bid(s, me, answers, arg_of(top(s.agenda)) > 0, rng)
    if kind == TALK:
        return DONE
    if kind in (CHOOSE_TREND, PICK_HAND):
        return answers[rng.randrange(len(answers))]
    if kind == HIDE_CUBES:
        return cheapest_hands(answers)
    if kind == EXPEL:
        return answers[len(answers) - 1]
    if kind == SET_ORDER:
        return with_me_first(s, me, answers)
    if kind == TAKE_HEX:
        if can_place(s, me, bit(s.top_side // 2), TOUCHES, NO_REGION):
            return TAKE
        return REFUSE_HEX
    forecast = forecast_for(s, me, weights)
    if kind == TERMS:
        return next_term(s, forecast, arg_of(top(s.agenda)), answers)
    if kind == DEAL_REPLY:
        return reply(s, forecast, arg_of(top(s.agenda)), answers)
    if kind in (ROUND, HELP, EXPORT_HELP):
        said = opening(s, forecast, rng)
        if said:
            return said
        answers = without_deals(answers)
    if len(answers) == 1:
        return answers[0]
    return best_answer(s, forecast, answers, rng)


def bid(s: State, me: i64, answers: vec[i64], second: bool, rng: Random) -> i64:
    """A little, sometimes nothing; King and Queen do the bidding."""
    most = min(s.seats[me].florins // BID_PART, MOST_BID)
    if bonus_of(s, me) or second:
        most = min(most, 1)
    return answers[rng.randrange(most + 1)]


def with_me_first(s: State, me: i64, answers: vec[i64]) -> i64:
    """Me first, the others in their current order."""
    wanted: i64 = me
    place: i64 = 1
    for seat in s.order:
        if seat != me:
            wanted |= seat << place * 3
            place += 1
    for answer in answers:
        if jokers_of(answer) == wanted:
            return answer
    raise ValueError("no such order")


def cheapest_hands(answers: vec[i64]) -> i64:
    best = answers[0]
    least = 1000.0
    for answer in answers:
        value = in_hand(resource_of(answer)) + in_hand(number_of(answer))
        if value < least:
            least = value
            best = answer
    return best


def in_hand(resource: i64) -> float:
    if resource < RESOURCES:
        return CUBE[resource]
    return 0.0
