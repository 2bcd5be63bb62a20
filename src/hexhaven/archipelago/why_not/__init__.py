"""Why an answer is not legal: the number of the rule that refuses it and the key of a message."""

from hexhaven.archipelago import answers as a
from hexhaven.archipelago import frames as f
from hexhaven.archipelago.notation.answers import answer_of
from hexhaven.archipelago.rules.migration import crowded
from hexhaven.archipelago.state import ACTED, CARD_PLAYED, NO_REGION, TRADED, State
from hexhaven.archipelago.verbs.turn import free_discs
from hexhaven.archipelago.why_not import actions, cards, crises, deals, moves
from hexhaven.archipelago.why_not.refusals import Reason
from hexhaven.kernel.contract import Refusal
from hexhaven.kernel.engine import is_over, legal, to_move
from hexhaven.kernel.frame import CHANCE, kind_of, top
from hexhaven.kernel.referee import certainly

__all__ = ["Refusal", "why_not"]

RULE_OF_DRAW = {
    a.SEAT_DRAWN: "A3.1",
    a.HEX_DRAWN: "A3.2",
    a.SIDE_SHOWN: "A3.14",
    a.CARD_DRAWN: "A2.6",
    a.TREND_DRAWN: "A3.16",
    a.OBJECTIVE_DRAWN: "A3.17",
}
ACTIONS = (
    a.HARVESTING, a.TAXING, a.BUYING, a.SELLING, a.EXPLORING, a.REPRODUCING, a.RECRUITING, a.MIGRATING, a.BUILDING,
)  # fmt: skip
OPENINGS = (a.OFFERING, a.INVITING)
FEEDING = (a.FEED_BOARD, a.FEED_OWN, a.FEED_TOKEN)

# The answers that each question takes.
TAKEN: dict[int, tuple[int, ...]] = {
    f.CHOOSE_TREND: (a.TREND_IS,),
    f.CHOOSE_OBJECTIVE: (a.OBJECTIVE_IS,),
    f.FIRST_REGION: (a.LAY,),
    f.FIRST_LANDING: (a.LAND,),
    f.BID: (a.BIDDING,),
    f.TALK: (a.DONE, *OPENINGS),
    f.SET_ORDER: (a.ORDERING, *OPENINGS),
    f.HELP: (a.DONE, *FEEDING, a.BLESS, *OPENINGS),
    f.RAISE: (a.RAISING,),
    f.EXPEL: (a.DONE, a.EXPELLING),
    f.EXPORT_HELP: (a.DONE, *FEEDING, *OPENINGS),
    f.ROUND: (a.DONE, *ACTIONS, a.CARD, a.WONDER, a.USING, *OPENINGS),
    f.HARVEST: (a.DONE, a.WORKING),
    f.TRADES: (a.DONE, a.BUYING, a.SELLING),
    f.MERCHANT: (a.DONE, a.BUYING, a.SELLING),
    f.TAKE_HEX: (a.DONE, a.TAKE, a.REFUSE_HEX),
    f.CHOOSE_HEX: (a.HEX_IS,),
    f.PLACE_HEX: (a.LAY,),
    f.RESOURCES_FOUND: (a.FOUND,),
    f.MISSIONARY_LANDS: (a.DONE, a.LAND),
    f.REPRODUCE: (a.DONE, a.LAND),
    f.RECRUIT: (a.DONE, a.LAND),
    f.MIGRATE: (a.DONE, a.MOVING),
    f.BUILD_FREELY: (a.BUILDING,),
    f.PURCHASE: (a.PURCHASING, a.TURNING),
    f.SEARCH_BUY: (a.DONE, a.PICKING),
    f.SINK: (a.SINKING,),
    f.YIELD_CUBE: (a.GIVING,),
    f.HIDE_CUBES: (a.HIDING,),
    f.PICK_HAND: (a.HAND,),
    f.SUPPLY_MARKET: (a.DONE, a.STOCKING, a.REMOVING),
    f.SHIFT_CUBES: (a.DONE, a.SHIFTING),
    f.PLUNDER: (a.DONE, a.PLUNDERING),
    f.TERMS: (a.TERM, a.PROPOSE, a.WITHDRAW),
    f.DEAL_REPLY: (a.ACCEPT, a.REFUSE, a.COUNTER),
}
# Questions in the middle of something started in a round.
BEGUN = (
    f.HARVEST, f.TRADES, f.MERCHANT, f.TAKE_HEX, f.CHOOSE_HEX, f.PLACE_HEX, f.RESOURCES_FOUND, f.MISSIONARY_LANDS,
    f.REPRODUCE, f.RECRUIT, f.MIGRATE, f.BUILD_FREELY, f.SEARCH_BUY, f.SINK, f.PICK_HAND, f.SUPPLY_MARKET,
    f.SHIFT_CUBES, f.PLUNDER,
)  # fmt: skip
# What a question does not allow in its place.
COMPULSORY = {
    (f.FIRST_REGION, a.DONE): ("A3.7", "why-must-lay"),
    (f.PLACE_HEX, a.DONE): ("A12.10", "why-must-lay"),
    (f.PLACE_HEX, a.REFUSE_HEX): ("A12.4", "why-one-refusal"),
    (f.CHOOSE_HEX, a.REFUSE_HEX): ("A20.3", "why-one-refusal"),
    (f.RAISE, a.DONE): ("A7.12", "why-raise-all"),
    (f.RAISE, a.OFFERING): ("A7.12", "why-raise-all"),
    (f.RAISE, a.INVITING): ("A7.12", "why-raise-all"),
    (f.HARVEST, a.HARVESTING): ("A9.1", "why-one-harvest"),
    (f.PURCHASE, a.DONE): ("A18.3", "why-turn-another"),
}


def why_not(s: State, seat: int, text: str) -> Refusal | None:
    """None if the text is a legal answer for the seat. Raises NotationError if it is not an answer anywhere."""
    answer = answer_of(text)
    verb = a.verb_of(answer)
    if is_over(s):
        return Refusal("A23.3", "why-game-over")
    if verb in RULE_OF_DRAW:
        return Refusal(RULE_OF_DRAW[verb], "why-chance")
    if to_move(s) != seat or seat == CHANCE:
        return Refusal("A1.5", "why-not-your-turn")
    if answer in legal(s):
        return None
    kind = kind_of(top(s.agenda))
    if verb in OPENINGS and not s.rules.deals:
        return Refusal("A26.10", "why-no-deals")
    if verb not in TAKEN[kind]:
        return wrong_question(kind, verb)
    if kind == f.ROUND and (refusal := spent(s, seat, verb)):
        return refusal
    return certainly(REASONS[verb](s, seat, answer))


def wrong_question(kind: int, verb: int) -> Refusal:
    """The answer belongs to another question."""
    if (kind, verb) in COMPULSORY:
        return Refusal(*COMPULSORY[kind, verb])
    if kind in BEGUN and verb in TAKEN[f.ROUND]:
        return Refusal("A8.17" if verb == a.DONE else "A8.7", "why-finish-first")
    if verb in OPENINGS and kind not in (f.TERMS, f.DEAL_REPLY):
        return Refusal("A26.10", "why-no-window")
    if verb in (a.CARD, a.WONDER):
        return Refusal("A19.1", "why-cards-in-rounds")
    if verb in FEEDING and kind == f.ROUND:
        return Refusal("A7.9", "why-no-crisis")
    if verb in (a.PURCHASING, a.TURNING):
        return Refusal("A18.3", "why-cards-in-phase-6")
    return Refusal("A1.5", "why-not-asked")


def spent(s: State, me: int, verb: int) -> Refusal | None:
    """A8.3-A8.6 one action, one card, one market or port in a round."""
    if verb in ACTIONS:
        if s.done & ACTED:
            return Refusal("A8.3", "why-acted")
        return None if free_discs(s, me) else Refusal("A8.6", "why-no-disc")
    if verb in (a.CARD, a.WONDER):
        return Refusal("A8.4", "why-card-played") if s.done & CARD_PLAYED else None
    return Refusal("A8.5", "why-building-used") if verb == a.USING and s.done & TRADED else None


def done(s: State, me: int, answer: int) -> Refusal:
    if kind_of(top(s.agenda)) == f.MIGRATE and crowded(s, me) != NO_REGION:
        return Refusal("A15.4", "why-crowded")
    return Refusal("A8.17", "why-do-something")


def bid(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A5.1", "why-bid")


def order(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A5.6", "why-order")


def trend(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A28.11", "why-trend")


def objective(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A28.8", "why-not-your-objective")


REASONS: dict[int, Reason] = {
    a.DONE: done,
    a.BIDDING: bid,
    a.ORDERING: order,
    a.TREND_IS: trend,
    a.OBJECTIVE_IS: objective,
    a.LAY: moves.lay,
    a.LAND: actions.land,
    a.FEED_BOARD: crises.feed,
    a.FEED_OWN: crises.feed,
    a.FEED_TOKEN: crises.feed,
    a.BLESS: crises.bless,
    a.RAISING: crises.raising,
    a.EXPELLING: crises.expel,
    a.HARVESTING: actions.harvest,
    a.WORKING: actions.work,
    a.TAXING: actions.taxes,
    a.BUYING: actions.buy,
    a.SELLING: actions.sell,
    a.USING: actions.use,
    a.EXPLORING: actions.explore,
    a.REPRODUCING: actions.reproduce,
    a.RECRUITING: actions.recruit,
    a.MIGRATING: actions.migrate,
    a.BUILDING: actions.build,
    a.CARD: cards.use_card,
    a.WONDER: cards.build_wonder,
    a.MOVING: moves.move,
    a.HEX_IS: moves.choose_hex,
    a.FOUND: moves.found,
    a.PURCHASING: cards.purchase,
    a.TURNING: cards.turn,
    a.PICKING: cards.pick,
    a.SINKING: cards.sink,
    a.PLUNDERING: cards.plunder,
    a.GIVING: cards.hand_over,
    a.HIDING: cards.hide,
    a.STOCKING: cards.supply,
    a.REMOVING: cards.supply,
    a.SHIFTING: cards.shift,
    a.OFFERING: deals.open_deal,
    a.INVITING: deals.open_deal,
    a.TERM: deals.term,
    a.PROPOSE: deals.propose,
    a.ACCEPT: deals.accept,
    a.COUNTER: deals.counter,
}
