"""Deals that look good to both sides: what they are worth, and which one is best."""

from typing import Final

from mypy_extensions import i64

from hexhaven.archipelago.answers import ASKED, FEED_OWN, GIVEN, TERM_PERMIT
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.bots.greedy.evaluate import evaluate
from hexhaven.archipelago.bots.greedy.forecast import Forecast, forecast_for
from hexhaven.archipelago.bots.greedy.lookahead import best_at_once
from hexhaven.archipelago.content.resources import NO_CUBES, RESOURCES, count, cubes
from hexhaven.archipelago.content.tables import TOWN
from hexhaven.archipelago.frames import DEAL_REPLY, EXPORT_HELP, HELP, RAISE, TERMS
from hexhaven.archipelago.packed import term_bit
from hexhaven.archipelago.rules.balance import zone_of
from hexhaven.archipelago.rules.boards import buying_price, is_full, selling_price
from hexhaven.archipelago.rules.deals import MOST_ASKED, is_named, settle_deal
from hexhaven.archipelago.state import ACTION_PHASE, DOMESTIC, EXPORT, LOWER, NO_CARD, UPPER, Deal, State
from hexhaven.archipelago.units import controlled
from hexhaven.archipelago.verbs.deals import has_permit
from hexhaven.archipelago.verbs.goods import pile_on
from hexhaven.kernel.engine import drop_frame, is_over, legal, step
from hexhaven.kernel.frame import kind_of, top, who_of

GAIN: Final = 0.03  # points a deal must be worth
MOST_FLORINS: Final = 10
PERMIT: Final = RESOURCES  # besides the six resources


class Sides:
    """Two players who could make a deal, and how the position looks to each of them without one."""

    def __init__(self, s: State, mine: Forecast, partner: i64) -> None:
        self.s: State = s
        self.mine: Forecast = mine
        self.theirs: Forecast = forecast_for(s, partner, mine.weights)
        self.my_value: float = evaluate(s, mine)
        self.their_value: float = evaluate(s, self.theirs)
        self.window: i64 = window_of(s)


def window_of(s: State) -> i64:
    """The question during which they talk."""
    if kind_of(top(s.agenda)) in (TERMS, DEAL_REPLY):
        return s.agenda[len(s.agenda) - 2]
    return top(s.agenda)


def wanted(s: State, kind: i64) -> i64:
    """The resource of the crisis."""
    if kind == HELP:
        return zone_of(s, UPPER).resource
    return zone_of(s, LOWER).resource


def gains(sides: Sides, plan: Deal) -> tuple[float, float]:
    """What the deal is worth to me and to the other; a cube for the crisis helps at once."""
    s = sides.s.copy()
    s.deal = plan
    settle_deal(s)
    helper = helped_by(sides, plan)
    if helper is not None:
        use_in_crisis(s, kind_of(sides.window), helper)
    return evaluate(s, sides.mine) - sides.my_value, evaluate(s, sides.theirs) - sides.their_value


def helped_by(sides: Sides, plan: Deal) -> Forecast | None:
    """Whoever can help in the crisis now and gets a cube for it."""
    kind = kind_of(sides.window)
    if kind not in (HELP, EXPORT_HELP):
        return None
    received = plan.given_cubes
    if who_of(sides.window) == plan.by:
        received = plan.asked_cubes
    if not count(received, wanted(sides.s, kind)):
        return None
    if who_of(sides.window) == sides.mine.me:
        return sides.mine
    return sides.theirs


def use_in_crisis(s: State, kind: i64, helper: Forecast) -> None:
    while kind_of(top(s.agenda)) != kind:
        drop_frame(s)
    for answer in legal(s):
        if answer == FEED_OWN:
            step(s, FEED_OWN)
            while not is_over(s) and kind_of(top(s.agenda)) == RAISE:
                step(s, best_at_once(s, helper))
            return


def best_bargain(sides: Sides, least: float) -> Deal:
    """A cube or a harvest permission for florins, where the one who gains less gains most; or nothing."""
    me = sides.mine.me
    partner = sides.theirs.me
    best = Deal()
    thing: i64 = 0
    while thing <= PERMIT:
        for buying in (True, False):
            buyer = me
            seller = partner
            if not buying:
                buyer = partner
                seller = me
            if not can_give(sides.s, seller, buyer, thing):
                continue
            price = least_price(sides.s, thing)
            most = min(sides.s.seats[buyer].florins, most_price(sides.s, thing))
            while price <= most:
                plan = offer_of(sides, thing, price, buying)
                mine, theirs = gains(sides, plan)
                if min(mine, theirs) > least:
                    least = min(mine, theirs)
                    best = plan
                elif (mine if buying else theirs) <= least:
                    break  # dearer is worse for the buyer
                price += 1
        thing += 1
    return best


# Nobody takes less for a cube than the markets pay, or pays more than they ask.


def least_price(s: State, thing: i64) -> i64:
    """What a cube brings on the better of the two boards, and at least a florin."""
    least: i64 = 1
    if thing < RESOURCES:
        for board in (DOMESTIC, EXPORT):
            if not is_full(s, board, thing):
                least = max(least, selling_price(s, board, thing))
    return least


def most_price(s: State, thing: i64) -> i64:
    """What a cube costs on the cheaper of the two boards, if there is one."""
    most = MOST_FLORINS
    if thing < RESOURCES:
        for board in (DOMESTIC, EXPORT):
            if count(pile_on(s, board), thing):
                most = min(most, buying_price(s, board, thing))
    return most


def is_fair(s: State, plan: Deal) -> bool:
    """Whether neither side would do better on the markets."""
    if not suits_partner(s, plan):
        return False
    paid = plan.given_florins - plan.asked_florins
    return is_about_more(plan) or gain_on_markets(s, plan.given_cubes, plan.asked_cubes, -paid) >= 0


def suits_partner(s: State, plan: Deal) -> bool:
    """Whether the partner would do no better on the markets."""
    paid = plan.given_florins - plan.asked_florins
    return is_about_more(plan) or gain_on_markets(s, plan.asked_cubes, plan.given_cubes, paid) >= 0


def is_about_more(plan: Deal) -> bool:
    """Than cubes and florins, which have a price."""
    if plan.given_card != NO_CARD or plan.asked_card != NO_CARD or plan.given_tokens or plan.asked_tokens:
        return True
    return is_named(plan, TERM_PERMIT, GIVEN, 0) or is_named(plan, TERM_PERMIT, ASKED, 0)


def gain_on_markets(s: State, gives: i64, gets: i64, florins: i64) -> i64:
    """In florins: what somebody gets, compared with selling the cubes and buying the others there."""
    resource: i64 = 0
    while resource < RESOURCES:
        if count(gives, resource):
            florins -= count(gives, resource) * least_price(s, resource)
        if count(gets, resource):
            florins += count(gets, resource) * most_price(s, resource)
        resource += 1
    return florins


def can_give(s: State, giver: i64, other: i64, thing: i64) -> bool:
    if thing == PERMIT:
        return s.phase == ACTION_PHASE and controlled(s, giver, TOWN) > 0 and not has_permit(s, giver, other)
    return count(s.seats[giver].cubes, thing) > 0


def offer_of(sides: Sides, thing: i64, price: i64, buying: bool) -> Deal:
    plan = Deal()
    plan.by = sides.mine.me
    plan.partner = sides.theirs.me
    side: i64 = GIVEN
    pile = NO_CUBES
    if thing < RESOURCES:
        pile = cubes(thing, 1)
    if buying:
        side = ASKED
        plan.given_florins = price
        plan.asked_cubes = pile
    else:
        plan.asked_florins = price
        plan.given_cubes = pile
    if thing == PERMIT:
        plan.terms = bit(term_bit(TERM_PERMIT, side, 0))
    return plan


# Counter-offers.


def best_answer_to(sides: Sides, offer: Deal) -> Deal:
    """The same things for more florins, if that suits both sides; fewer of them, if only that does; or nothing."""
    best = dearer(sides, offer, MOST_ASKED)
    if is_nothing(best):
        best = dearer(sides, offer, 1)
    return best


def dearer(sides: Sides, offer: Deal, most_cubes: i64) -> Deal:
    """The price at which the one who gains less gains most, with at most so many cubes of a kind of mine."""
    best = Deal()
    plan = turned_round(sides, offer, most_cubes)
    if is_empty(plan):
        return best
    paid = offer.given_florins - offer.asked_florins
    most = min(sides.s.seats[sides.theirs.me].florins, paid + MOST_FLORINS)
    least = GAIN
    while paid <= most:
        plan.asked_florins = max(paid, 0)
        plan.given_florins = max(-paid, 0)
        if plan.given_florins <= sides.s.seats[sides.mine.me].florins and is_fair(sides.s, plan):
            mine, theirs = gains(sides, plan.copy())
            if min(mine, theirs) > least:
                least = min(mine, theirs)
                best = plan.copy()
        paid += 1
    return best


def turned_round(sides: Sides, offer: Deal, most_cubes: i64) -> Deal:
    """The offer as if I made it, without florins and promises; cubes that I do not have are left out."""
    held = sides.s.seats[sides.mine.me].cubes
    plan = Deal()
    plan.by = sides.mine.me
    plan.partner = sides.theirs.me
    resource: i64 = 0
    while resource < RESOURCES:
        asked = min(count(offer.asked_cubes, resource), most_cubes)
        plan.given_cubes += cubes(resource, min(asked, count(held, resource)))
        resource += 1
    plan.asked_cubes = offer.given_cubes
    plan.given_tokens = min(offer.asked_tokens, sides.s.seats[sides.mine.me].tokens)
    plan.asked_tokens = offer.given_tokens
    plan.given_card = offer.asked_card
    plan.asked_card = offer.given_card
    if is_named(offer, TERM_PERMIT, ASKED, 0):
        plan.terms |= bit(term_bit(TERM_PERMIT, GIVEN, 0))
    if is_named(offer, TERM_PERMIT, GIVEN, 0):
        plan.terms |= bit(term_bit(TERM_PERMIT, ASKED, 0))
    return plan


def is_empty(plan: Deal) -> bool:
    """Nothing but florins."""
    if plan.given_card != NO_CARD or plan.asked_card != NO_CARD:
        return False
    if is_named(plan, TERM_PERMIT, GIVEN, 0) or is_named(plan, TERM_PERMIT, ASKED, 0):
        return False
    return plan.given_cubes == plan.asked_cubes == NO_CUBES and plan.given_tokens == plan.asked_tokens == 0


def is_nothing(plan: Deal) -> bool:
    return is_empty(plan) and plan.given_florins == plan.asked_florins == 0
