"""Deals: a cube or a harvest permission for florins, at a price that looks good to both."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    ACCEPT,
    ASKED,
    COUNTER,
    FEED_OWN,
    GIVEN,
    OFFERING,
    PROMISED_FLORINS,
    PROMISED_PLACE,
    PROMISED_RAISE,
    PROPOSE,
    REFUSE,
    TERM_CUBES,
    TERM_FLORINS,
    TERM_PERMIT,
    WITHDRAW,
    numbered,
    of_resource,
    of_seat,
    term,
)
from hexhaven.archipelago.bots.greedy.evaluate import evaluate
from hexhaven.archipelago.bots.greedy.forecast import Forecast, forecast_for
from hexhaven.archipelago.bots.greedy.lookahead import settled
from hexhaven.archipelago.content.resources import RESOURCES, count, cubes
from hexhaven.archipelago.content.tables import TOWN
from hexhaven.archipelago.frames import EXPORT_HELP, HELP, ROUND
from hexhaven.archipelago.rules.balance import add_feeding, zone_of
from hexhaven.archipelago.rules.deals import COUNTERS, OFFERS, is_named, settle_deal
from hexhaven.archipelago.state import DOMESTIC, EXPORT, LOWER, UPPER, State
from hexhaven.archipelago.units import controlled
from hexhaven.archipelago.verbs.deals import give_permit, has_permit
from hexhaven.archipelago.verbs.goods import give_cubes, give_florins
from hexhaven.archipelago.verbs.turn import free_discs
from hexhaven.kernel.engine import drop_frame, step
from hexhaven.kernel.frame import kind_of, top

TALKATIVE: Final = 0.15  # how often a round starts with a deal, if there is one
GAIN: Final = 0.03  # points a deal must be worth
MOST_FLORINS: Final = 10
PERMIT: Final = RESOURCES  # besides the six resources
NOTHING: Final = -1


class Bargain:
    """One thing for florins."""

    def __init__(self, thing: i64, price: i64, buying: bool) -> None:
        self.thing: i64 = thing  # a resource, PERMIT, or NOTHING
        self.price: i64 = price
        self.buying: bool = buying  # I pay


def opening(s: State, forecast: Forecast, rng: Random) -> i64:
    """The answer that opens a deal, if the bot wants one now, or 0."""
    if s.offers_left != OFFERS or not s.rules.deals:
        return 0
    kind = kind_of(top(s.agenda))
    partner = (forecast.me + 1 + rng.randrange(s.rules.players - 1)) % s.rules.players
    if kind == ROUND:
        if s.done or rng.random() > TALKATIVE or not free_discs(s, forecast.me):
            return 0
    elif len(add_feeding(vec[i64](), s, forecast.me, board_of(kind), wanted(s, kind))):
        return 0
    if bargain(s, forecast, partner, kind).thing == NOTHING:
        return 0
    return OFFERING | of_seat(partner)


def board_of(kind: i64) -> i64:
    if kind == HELP:
        return DOMESTIC
    return EXPORT


def wanted(s: State, kind: i64) -> i64:
    """The resource of the crisis."""
    if kind == HELP:
        return zone_of(s, UPPER).resource
    return zone_of(s, LOWER).resource


def next_term(s: State, forecast: Forecast, partner: i64, answers: vec[i64]) -> i64:
    """The terms of the bargain, one after the other."""
    window = kind_of(s.agenda[len(s.agenda) - 2])
    plan = bargain(s, forecast, partner, window)
    if plan.thing == NOTHING:
        return WITHDRAW
    giving: i64 = GIVEN
    paying: i64 = ASKED
    if plan.buying:
        giving = ASKED
        paying = GIVEN
    kind: i64 = TERM_CUBES
    if plan.thing == PERMIT:
        kind = TERM_PERMIT
    answer: i64 = PROPOSE
    if not is_named(s.deal, TERM_FLORINS, paying, 0):
        answer = term(TERM_FLORINS, paying) | numbered(plan.price)
    if kind == TERM_PERMIT:
        if not is_named(s.deal, kind, giving, 0):
            answer = term(kind, giving)
    elif not is_named(s.deal, kind, giving, plan.thing):
        answer = term(kind, giving) | of_resource(plan.thing) | numbered(1)
    for possible in answers:
        if possible == answer:
            return answer
    return WITHDRAW


def reply(s: State, forecast: Forecast, partner: i64, answers: vec[i64]) -> i64:
    """Yes to what is worth more than it costs; otherwise one counter-offer, if there is a good one; otherwise no."""
    twin = s.copy()
    settle_deal(twin)
    for answer in answers:
        if answer == ACCEPT and not asks_promise(s) and evaluate(twin, forecast) > evaluate(s, forecast) + GAIN:
            return ACCEPT
    if s.deal.counters_left == COUNTERS:
        window = kind_of(s.agenda[len(s.agenda) - 2])
        if bargain(s, forecast, partner, window).thing != NOTHING:
            return COUNTER
    return REFUSE


def asks_promise(s: State) -> bool:
    """A bot that forgets its promises cannot keep them."""
    for kind in (PROMISED_PLACE, PROMISED_RAISE, PROMISED_FLORINS):
        if is_named(s.deal, kind, ASKED, 0):
            return True
    return False


def bargain(s: State, forecast: Forecast, partner: i64, window: i64) -> Bargain:
    """The thing and the price that maximise the gain of the player who gains less."""
    theirs = forecast_for(s, partner, forecast.weights)
    best = Bargain(NOTHING, 0, False)
    most = GAIN
    thing: i64 = 0
    while thing <= PERMIT:
        if can_give(s, partner, forecast.me, thing):
            gain = best_price(s, forecast, theirs, window, thing, True, most, best)
            most = max(most, gain)
        if can_give(s, forecast.me, partner, thing):
            gain = best_price(s, forecast, theirs, window, thing, False, most, best)
            most = max(most, gain)
        thing += 1
    return best


def can_give(s: State, giver: i64, other: i64, thing: i64) -> bool:
    if thing == PERMIT:
        return s.phase == 5 and controlled(s, giver, TOWN) > 0 and not has_permit(s, giver, other)
    return count(s.seats[giver].cubes, thing) > 0


def best_price(
    s: State, forecast: Forecast, theirs: Forecast, window: i64, thing: i64, buying: bool, least: float, best: Bargain
) -> float:
    """The gain of the player who gains less, at the best price; noted if it is above the minimum."""
    buyer = forecast.me
    seller = theirs.me
    if not buying:
        buyer = theirs.me
        seller = forecast.me
    mine = evaluate(s, forecast)
    other = evaluate(s, theirs)
    price: i64 = 1
    while price <= s.seats[buyer].florins and price <= MOST_FLORINS:
        twin = s.copy()
        give_florins(twin, buyer, seller, price)
        if thing == PERMIT:
            give_permit(twin, seller, buyer)
        else:
            give_cubes(twin, seller, buyer, cubes(thing, 1))
        gain = min(evaluate(twin, theirs) - other, after_help(twin, forecast, window, thing, buying) - mine)
        if gain > least:
            least = gain
            best.thing = thing
            best.price = price
            best.buying = buying
        price += 1
    return least


def after_help(s: State, forecast: Forecast, window: i64, thing: i64, buying: bool) -> float:
    """The value of a cube that helps at once; the state is used up."""
    if not buying or (window != HELP and window != EXPORT_HELP) or thing != wanted(s, window):
        return evaluate(s, forecast)
    while kind_of(top(s.agenda)) != window:
        drop_frame(s)
    step(s, FEED_OWN)
    return settled(s, forecast)
