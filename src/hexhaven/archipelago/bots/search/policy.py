"""The policy: how good every answer looks at first sight, and a quick choice for everyone in continuations.

Each seat acts on what it knows: the objectives of others that are guesses in a world are left out.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    ACCEPT,
    COUNTER,
    DONE,
    INVITING,
    OFFERING,
    REFUSE,
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
from hexhaven.archipelago.bots.greedy.lookahead import best_at_once, hidden_value, value_of
from hexhaven.archipelago.bots.greedy.negotiate import asks_promise, can_counter, is_too_little, next_term, reply
from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.frames import (
    BID,
    BUILD_FREELY,
    CHOOSE_TREND,
    DEAL_REPLY,
    DRAW_TOP_HEX,
    EXPEL,
    EXPORT_HELP,
    HARVEST,
    HELP,
    HIDE_CUBES,
    MIGRATE,
    MISSIONARY_LANDS,
    PICK_HAND,
    PLACE_HEX,
    RECRUIT,
    REPRODUCE,
    RESOURCES_FOUND,
    ROUND,
    SET_ORDER,
    SHIFT_CUBES,
    SUPPLY_MARKET,
    TAKE_HEX,
    TALK,
    TERMS,
    TRADES,
)
from hexhaven.archipelago.rules.deals import OFFERS
from hexhaven.archipelago.rules.exploration import TOUCHES
from hexhaven.archipelago.rules.map import can_place
from hexhaven.archipelago.rules.turn_order import bonus_of
from hexhaven.archipelago.state import NO_REGION, State
from hexhaven.archipelago.verbs.deals import has_declined
from hexhaven.archipelago.verbs.turn import free_discs
from hexhaven.kernel.engine import is_over, legal, step, to_move
from hexhaven.kernel.frame import arg_of, kind_of, top

PREFERRED: Final = 0.5  # in points: what a rule recommends, where answers are not compared by what they lead to
FLORIN_BID: Final = 0.05  # for each florin by which a bid differs from the usual one,
MORE_BID: Final = 2  # and by how many it may exceed it
NEVER: Final = -50.0
ASKING: Final = 0.12  # points that a deal must be worth to both, so that nobody is bothered with trifles
MOVE: Final = 0.02  # nobody moves units back and forth for nothing


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
        return yes_or_no(s, forecast, answers)
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
    """What follows is looked at only where an answer by itself changes nothing, and then without much care."""
    if verb_of(answer) == DONE:
        return evaluate(s, forecast)
    if kind in (HELP, EXPORT_HELP):
        return value_of(s, forecast, answer)
    twin = s.copy()
    step(twin, answer)
    if kind == ROUND:
        follow(twin, forecast)
    return evaluate(twin, forecast) + hidden_value(s, forecast, answer) + prospect(kind, answer)


def follow(s: State, forecast: Forecast) -> None:
    """The choices that complete an action: cubes and citizens are taken as they come, of several moves only one."""
    while not is_over(s):
        kind = kind_of(top(s.agenda))
        if kind == DRAW_TOP_HEX:  # the next hex does not matter for the one just taken
            step(s, legal(s)[0])
        elif to_move(s) != forecast.me:
            return
        elif kind == TAKE_HEX:
            step(s, TAKE)
        elif kind in (HARVEST, REPRODUCE, RESOURCES_FOUND, MISSIONARY_LANDS):
            step(s, last_of(s))
        elif kind in (RECRUIT, PLACE_HEX, BUILD_FREELY, SUPPLY_MARKET, SHIFT_CUBES):
            step(s, best_at_once(s, forecast))
        else:
            if kind == MIGRATE:
                step(s, best_at_once(s, forecast))
            return


def last_of(s: State) -> i64:
    """The last legal answer; the first may be to do no more."""
    answers = legal(s)
    return answers[len(answers) - 1]


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
        usual = yes_or_no(s, forecast, answers)
    for answer in answers:
        verb = verb_of(answer)
        if kind == BID:
            out = append(out, value_of_bid(number_of(answer) - number_of(usual)))
        elif usual:
            value = 0.0
            if answer == usual:
                value = PREFERRED
            elif kind == DEAL_REPLY and is_out_of_question(s, forecast, answer):
                value = NEVER
            out = append(out, value)
        elif verb == INVITING or (verb == OFFERING and s.offers_left != OFFERS):
            out = append(out, NEVER)
        elif verb == OFFERING:
            out = append(out, value_of_deal(s, forecast, seat_of(answer)))
        else:
            out = append(out, value_of(s, forecast, answer) + prospect(kind, answer))
    if kind == ROUND and not s.done and free_discs(s, me):
        avoid_passing(answers, out)
    elif kind == TRADES:
        avoid_vain_trades(answers, out)
    return out


def value_of_bid(more: i64) -> float:
    """Compared with the usual bid; nobody throws away florins for the chance of a better place."""
    if more > MORE_BID:
        return NEVER
    return -FLORIN_BID * abs(float(more))


def avoid_passing(answers: vec[i64], values: vec[float]) -> None:
    """Whoever passes loses the discs that are left, so anything that does good is better."""
    best = values[0]
    for value in values:
        best = max(best, value)
    if verb_of(answers[0]) == DONE and best > values[0]:
        values[0] = NEVER


def avoid_vain_trades(answers: vec[i64], values: vec[float]) -> None:
    """What does not look better than stopping: selling a cube and buying it back, for instance."""
    place: i64 = 1
    while place < len(answers):
        if values[place] <= values[0]:
            values[place] = NEVER
        place += 1


def yes_or_no(s: State, forecast: Forecast, answers: vec[i64]) -> i64:
    """Or a counter-offer, but not in answer to one."""
    found = reply(s, forecast, arg_of(top(s.agenda)), answers)
    if found == COUNTER and s.answered.by == forecast.me:
        return REFUSE
    return found


def is_out_of_question(s: State, forecast: Forecast, answer: i64) -> bool:
    """Haggling on, promises, and what the markets would pay more for."""
    sides = Sides(s, forecast, arg_of(top(s.agenda)))
    if answer == COUNTER:
        return s.answered.by == forecast.me or not can_counter(sides)
    return answer == ACCEPT and (asks_promise(s) or is_too_little(sides, s.deal))


def prospect(kind: i64, answer: i64) -> float:
    """What neither the next position nor the usual additions show."""
    if kind == MIGRATE and verb_of(answer) != DONE:
        return -MOVE
    return 0.0


def value_of_deal(s: State, forecast: Forecast, partner: i64) -> float:
    """The value after the best deal for both of us, if there is one worth asking for."""
    if has_declined(s, forecast.me, partner):
        return NEVER
    sides = Sides(s, forecast, partner)
    plan = best_bargain(sides, ASKING)
    if is_nothing(plan):
        return NEVER
    return sides.my_value + gains(sides, plan)[0]
