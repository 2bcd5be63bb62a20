"""The policy: how good every answer looks at first sight, and a quick choice for everyone in continuations.

Each seat acts on what it knows: the objectives of others that are guesses in a world are left out.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    DONE,
    INVITING,
    OFFERING,
    REFUSE_HEX,
    TAKE,
    number_of,
    seat_of,
    verb_of,
)
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.bots.greedy.bargains import Sides, best_bargain, gains, is_nothing
from hexhaven.archipelago.bots.greedy.choose import MOST_BID, cheapest_hands, with_me_first
from hexhaven.archipelago.bots.greedy.evaluate import evaluate
from hexhaven.archipelago.bots.greedy.forecast import Forecast, forecast_for, without_guesses
from hexhaven.archipelago.bots.greedy.lookahead import value_of
from hexhaven.archipelago.bots.greedy.negotiate import WORTH_ASKING, next_term, reply
from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.frames import (
    BID,
    CHOOSE_TREND,
    DEAL_REPLY,
    EXPEL,
    HIDE_CUBES,
    PICK_HAND,
    RAISE,
    SET_ORDER,
    TAKE_HEX,
    TALK,
    TERMS,
)
from hexhaven.archipelago.rules.exploration import TOUCHES
from hexhaven.archipelago.rules.map import can_place
from hexhaven.archipelago.rules.turn_order import bonus_of
from hexhaven.archipelago.state import NO_REGION, State
from hexhaven.kernel.engine import step
from hexhaven.kernel.frame import arg_of, kind_of, top

PREFERRED: Final = 0.5  # in points: what a rule recommends, where answers are not compared by what they lead to
FLORIN_BID: Final = 0.05  # for each florin by which a bid differs from the usual one
NEVER: Final = -50.0


def quick_answer(world: State, me: i64, answers: vec[i64], weights: Weights) -> i64:
    """What the policy answers; nobody opens deals."""
    s = without_guesses(world, me)
    kind = kind_of(top(s.agenda))
    found = by_rule(s, me, kind, answers)
    if found:
        return found
    forecast = forecast_for(s, me, weights)
    if kind == TERMS:
        return next_term(s, forecast, arg_of(top(s.agenda)), answers)
    if kind == DEAL_REPLY:
        return reply(s, forecast, arg_of(top(s.agenda)), answers)
    best = answers[0]
    most = -1000.0
    for answer in answers:
        verb = verb_of(answer)
        if verb != OFFERING and verb != INVITING:
            value = quick_value(s, forecast, kind, answer)
            if value > most:
                most = value
                best = answer
    return best


def quick_value(s: State, forecast: Forecast, kind: i64, answer: i64) -> float:
    """What follows is looked at only where an answer by itself changes nothing."""
    if kind == RAISE:
        twin = s.copy()
        step(twin, answer)
        return evaluate(twin, forecast)
    return value_of(s, forecast, answer)


def by_rule(s: State, me: i64, kind: i64, answers: vec[i64]) -> i64:
    """The answer to a question that has a usual one, or 0."""
    if len(answers) == 1:
        return answers[0]
    if kind == BID:
        return answers[usual_bid(s, me)]
    if kind == TALK:
        return DONE
    if kind in (CHOOSE_TREND, PICK_HAND):
        return answers[0]
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
    return 0


def usual_bid(s: State, me: i64) -> i64:
    most = min(s.seats[me].florins // 8, MOST_BID)
    if bonus_of(s, me) or arg_of(top(s.agenda)) > 0:
        most = min(most, 1)
    return most


def scores(world: State, me: i64, answers: vec[i64], weights: Weights) -> vec[float]:
    """In points."""
    s = without_guesses(world, me)
    kind = kind_of(top(s.agenda))
    forecast = forecast_for(s, me, weights)
    out = vec[float](capacity=len(answers))
    usual: i64 = by_rule(s, me, kind, answers)
    if kind == TERMS:
        usual = next_term(s, forecast, arg_of(top(s.agenda)), answers)
    elif kind == DEAL_REPLY:
        usual = reply(s, forecast, arg_of(top(s.agenda)), answers)
    for answer in answers:
        verb = verb_of(answer)
        if kind == BID:
            out = append(out, -FLORIN_BID * abs(float(number_of(answer) - number_of(usual))))
        elif usual:
            value = 0.0
            if answer == usual:
                value = PREFERRED
            out = append(out, value)
        elif verb == INVITING:
            out = append(out, NEVER)
        elif verb == OFFERING:
            out = append(out, value_of_deal(s, forecast, seat_of(answer)))
        else:
            out = append(out, value_of(s, forecast, answer))
    return out


def value_of_deal(s: State, forecast: Forecast, partner: i64) -> float:
    """The value after the best deal for both of us, if there is one worth asking for."""
    sides = Sides(s, forecast, partner)
    plan = best_bargain(sides, WORTH_ASKING)
    if is_nothing(plan):
        return NEVER
    return sides.my_value + gains(sides, plan)[0]
