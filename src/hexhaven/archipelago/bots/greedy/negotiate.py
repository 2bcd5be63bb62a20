"""The bot's part in deals: one offer in a window, an answer to every offer, and a reason for a refusal."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    ACCEPT,
    ASKED,
    COUNTER,
    GIVEN,
    OFFERING,
    PROMISED_FLORINS,
    PROMISED_PLACE,
    PROMISED_RAISE,
    PROPOSE,
    REFUSE,
    TERM_CARD,
    TERM_CUBES,
    TERM_FLORINS,
    TERM_PERMIT,
    TERM_TOKENS,
    WITHDRAW,
    numbered,
    of_card,
    of_resource,
    of_seat,
    place_of,
    resource_of,
    term,
    to_place_of,
)
from hexhaven.archipelago.bits import bit, has
from hexhaven.archipelago.bots.greedy.bargains import (
    GAIN,
    MOST_FLORINS,
    Sides,
    best_answer_to,
    best_bargain,
    gains,
    helped_by,
    is_empty,
    is_nothing,
    suits_partner,
    wanted,
)
from hexhaven.archipelago.bots.greedy.forecast import Forecast, forecast_for
from hexhaven.archipelago.bots.greedy.weights import selfish
from hexhaven.archipelago.content.resources import NO_CUBES, RESOURCES, count
from hexhaven.archipelago.frames import HELP, ROUND
from hexhaven.archipelago.packed import term_bit
from hexhaven.archipelago.rules.balance import add_feeding
from hexhaven.archipelago.rules.deals import OFFERS, can_accept, is_named
from hexhaven.archipelago.state import DOMESTIC, EXPORT, NO_CARD, NO_SEAT, Deal, State
from hexhaven.archipelago.verbs.deals import has_declined
from hexhaven.archipelago.verbs.turn import free_discs
from hexhaven.kernel.frame import kind_of, top
from hexhaven.kernel.numbers import bits_in

TALKATIVE: Final = 0.15  # how often a round starts with a deal, if there is one
WORTH_ASKING: Final = 0.06  # points a deal must be worth to both before the bot asks for it

# Reasons for a refusal, as endings of remark-KEY.
NO_PROMISES: Final = "no-promises"
DO_NOT_HAVE: Final = "do-not-have"
HELPS_YOU_MORE: Final = "helps-you-more"
ADD_FLORINS: Final = "add-florins"
NEED_IT: Final = "need-it"
NO_USE: Final = "no-use"
TOO_LITTLE: Final = "too-little"


def opening(s: State, forecast: Forecast, rng: Random) -> i64:
    """The answer that opens a deal, if the bot wants one now, or 0."""
    if s.offers_left != OFFERS or not s.rules.deals:
        return 0
    kind = kind_of(top(s.agenda))
    partner = (forecast.me + 1 + rng.randrange(s.rules.players - 1)) % s.rules.players
    if has_declined(s, forecast.me, partner):
        return 0
    if kind == ROUND:
        if s.done or rng.random() > TALKATIVE or not free_discs(s, forecast.me):
            return 0
    elif len(add_feeding(vec[i64](), s, forecast.me, board_of(kind), wanted(s, kind))):
        return 0
    if is_nothing(best_bargain(Sides(s, forecast, partner), WORTH_ASKING)):
        return 0
    return OFFERING | of_seat(partner)


def board_of(kind: i64) -> i64:
    if kind == HELP:
        return DOMESTIC
    return EXPORT


# Making an offer.


def next_term(s: State, forecast: Forecast, partner: i64, answers: vec[i64]) -> i64:
    """The terms of the bot's plan, one after the other; if it has changed its mind in between, there is no offer."""
    plan = plan_for(s, forecast, partner)
    if is_nothing(plan):
        return WITHDRAW
    terms = terms_of(plan)
    for answer in terms:
        if not is_named_in(s.deal, answer):
            return one_of(answers, answer)
    if bits_in(s.deal.terms) > len(terms) or not is_same(s.deal, plan):
        return WITHDRAW
    return PROPOSE


def plan_for(s: State, forecast: Forecast, partner: i64) -> Deal:
    """A counter-offer is about the things of the offer. Nobody is asked twice in a turn."""
    if has_declined(s, forecast.me, partner):
        return Deal()
    sides = Sides(s, forecast, partner)
    if s.answered.by != NO_SEAT:
        return best_answer_to(sides, s.answered)
    return best_bargain(sides, GAIN)


def terms_of(plan: Deal) -> vec[i64]:
    out = add_terms(
        vec[i64](), GIVEN, plan.given_florins, plan.given_cubes, plan.given_tokens, plan.given_card, plan.terms
    )
    return add_terms(out, ASKED, plan.asked_florins, plan.asked_cubes, plan.asked_tokens, plan.asked_card, plan.terms)


def add_terms(out: vec[i64], side: i64, florins: i64, pile: i64, tokens: i64, card: i64, terms: i64) -> vec[i64]:
    if florins:
        out = append(out, term(TERM_FLORINS, side) | numbered(florins))
    resource: i64 = 0
    while resource < RESOURCES:
        if count(pile, resource):
            out = append(out, term(TERM_CUBES, side) | of_resource(resource) | numbered(count(pile, resource)))
        resource += 1
    if tokens:
        out = append(out, term(TERM_TOKENS, side) | numbered(tokens))
    if card != NO_CARD:
        out = append(out, term(TERM_CARD, side) | of_card(card))
    if has(terms, term_bit(TERM_PERMIT, side, 0)):
        out = append(out, term(TERM_PERMIT, side))
    return out


def is_named_in(deal: Deal, answer: i64) -> bool:
    return is_named(deal, place_of(answer), to_place_of(answer), resource_of(answer))


def one_of(answers: vec[i64], wish: i64) -> i64:
    for answer in answers:
        if answer == wish:
            return answer
    return WITHDRAW


def is_same(deal: Deal, plan: Deal) -> bool:
    """The same numbers; what was named is known to be the same."""
    return (
        deal.given_florins == plan.given_florins
        and deal.asked_florins == plan.asked_florins
        and deal.given_cubes == plan.given_cubes
        and deal.asked_cubes == plan.asked_cubes
    )


# Answering one.


def reply(s: State, forecast: Forecast, partner: i64, answers: vec[i64]) -> i64:
    """Yes to what is worth more than it costs; otherwise a counter-offer, if one suits both; otherwise no."""
    sides = Sides(s, forecast, partner)
    if one_of(answers, ACCEPT) == ACCEPT and not asks_promise(s) and is_welcome(sides, s.deal):
        return ACCEPT
    if one_of(answers, COUNTER) == COUNTER and can_counter(sides):
        return COUNTER
    return REFUSE


def is_welcome(sides: Sides, offer: Deal) -> bool:
    return not is_too_little(sides, offer) and gains(sides, offer.copy())[0] > GAIN


def is_too_little(sides: Sides, offer: Deal) -> bool:
    """The markets offer more; but what helps in a crisis does not wait for them."""
    return helped_by(sides, offer) is None and not suits_partner(sides.s, offer)


def can_counter(sides: Sides) -> bool:
    """Whether there is a counter-offer that suits both, and the other has not declined one before."""
    declined = has_declined(sides.s, sides.mine.me, sides.theirs.me)
    return not declined and not is_nothing(best_answer_to(sides, sides.s.deal))


def asks_promise(s: State) -> bool:
    """A bot that forgets its promises cannot keep them."""
    for kind in (PROMISED_PLACE, PROMISED_RAISE, PROMISED_FLORINS):
        if is_named(s.deal, kind, ASKED, 0):
            return True
    return False


def reason(s: State, forecast: Forecast, partner: i64) -> tuple[str, i64]:
    """Why the offer is refused, and the florins that would change that, or 0."""
    if asks_promise(s):
        return NO_PROMISES, 0
    if not can_accept(s, forecast.me):
        return DO_NOT_HAVE, 0
    if is_empty(s.deal):
        return TOO_LITTLE, 0
    sides = Sides(s, forecast, partner)
    more = florins_missing(sides, s.deal)
    if more:
        return ADD_FLORINS, more
    if gains(sides, s.deal.copy())[0] > GAIN:
        return TOO_LITTLE, 0
    if gains(Sides(s, forecast_for(s, forecast.me, selfish()), partner), s.deal)[0] > GAIN:
        return HELPS_YOU_MORE, 0
    gift = gift_in(s.deal)
    if is_nothing(gift) and not gift.promises:
        return TOO_LITTLE, 0
    if gains(sides, gift)[0] <= GAIN:
        return NO_USE, 0
    return NEED_IT, 0


def florins_missing(sides: Sides, offer: Deal) -> i64:
    """How many florins more would do, if the other player has them; 0 if none would or none is missing."""
    if is_welcome(sides, offer):
        return 0
    plan = offer.copy()
    more: i64 = 0
    while more < MOST_FLORINS and plan.given_florins < sides.s.seats[plan.by].florins:
        more += 1
        plan.given_florins += 1
        if is_welcome(sides, plan):
            return more
    return 0


def gift_in(offer: Deal) -> Deal:
    """The offer without what it asks for."""
    gift = offer.copy()
    gift.asked_florins = gift.asked_tokens = 0
    gift.asked_cubes = NO_CUBES
    gift.asked_card = NO_CARD
    gift.terms &= ~bit(term_bit(TERM_PERMIT, ASKED, 0))
    return gift
