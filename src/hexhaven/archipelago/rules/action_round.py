"""A8 phase 5, actions: rounds in turn order, each with one action, one card, one market or port, in any order."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    BUILDING,
    BUYING,
    CARD,
    DONE,
    EXPLORING,
    HARVESTING,
    INVITING,
    MIGRATING,
    OFFERING,
    RECRUITING,
    REPRODUCING,
    SELLING,
    TAXING,
    USING,
    WONDER,
    of_resource,
    resource_of,
    verb_of,
)
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.content.tables import TEMPLE, TOWN
from hexhaven.archipelago.events import TAXES
from hexhaven.archipelago.frames import CLOSE_ROUND, NEXT_ROUND, OPEN_ACTIONS, ROUND
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.building import add_buildings, build
from hexhaven.archipelago.rules.cards import add_cards, use_card
from hexhaven.archipelago.rules.deals import OFFERS, add_deals, apply_deal_opening
from hexhaven.archipelago.rules.exploration import can_explore, explore
from hexhaven.archipelago.rules.growth import ask_recruits, ask_reproduction, can_recruit, can_reproduce
from hexhaven.archipelago.rules.harvest import harvestable, open_harvest
from hexhaven.archipelago.rules.migration import NO_LIMIT, ask_migration, can_migrate
from hexhaven.archipelago.rules.trade import add_trades, add_uses, trade, use_building
from hexhaven.archipelago.rules.wonders import add_wonders, build_wonder
from hexhaven.archipelago.state import ACTED, ACTION_PHASE, CARD_PLAYED, DOMESTIC, EXPORT, TRADED, State
from hexhaven.archipelago.units import controlled, is_active, is_ship
from hexhaven.archipelago.verbs.deals import end_permits
from hexhaven.archipelago.verbs.goods import gain_florins
from hexhaven.archipelago.verbs.markers import move_rebels
from hexhaven.archipelago.verbs.turn import (
    end_game,
    end_round,
    free_discs,
    mark_done,
    mark_wheel,
    open_phase,
    open_round,
    pass_phase,
    use_discs,
)
from hexhaven.kernel.engine import Question, ask, then
from hexhaven.kernel.numbers import bits_in


def add_to(rules: Rules) -> None:
    rules.runs(OPEN_ACTIONS, open_actions)
    rules.runs(NEXT_ROUND, next_round)
    rules.runs(CLOSE_ROUND, close_round)
    rules.asks(ROUND, Round())


def open_actions(s: State, arg: i64) -> None:
    """A8.1 rounds in turn order, from the first player."""
    open_phase(s, ACTION_PHASE)
    then(s, NEXT_ROUND, 0)


def next_round(s: State, place: i64) -> None:
    """A8.8-A8.10 the next player who has not passed; when all have, the phase is over."""
    if s.ending:
        end_game(s)
        return
    if s.out == bit(s.rules.players) - 1:
        end_permits(s)
        return
    me = s.order[place]
    then(s, NEXT_ROUND, (place + 1) % s.rules.players)
    if not s.out >> me & 1:
        offers: i64 = 0
        if s.rules.deals:
            offers = OFFERS
        open_round(s, me, offers)
        then(s, CLOSE_ROUND, me)
        ask(s, ROUND, me)


def close_round(s: State, me: i64) -> None:
    """A8.9 a player who did nothing in the round has passed."""
    end_round(s)
    if s.done == 0:
        pass_phase(s, me)


class Round(Question):
    """A8.2-A8.5 what is left of: one action with a disc, one card, one market or port; deals; the end of the round."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]([DONE])
        if not s.done & ACTED and free_discs(s, me):
            out = add_actions(out, s, me)
        if not s.done & CARD_PLAYED:
            out = add_cards(out, s, me)
            out = add_wonders(out, s, me)
        if not s.done & TRADED:
            out = add_uses(out, s, me)
        return add_deals(out, s, me)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return s.done == ACTED | CARD_PLAYED | TRADED and len(add_deals(vec[i64](), s, me)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        verb = verb_of(answer)
        if verb == DONE:
            return
        ask(s, ROUND, me)
        if verb in (OFFERING, INVITING):
            apply_deal_opening(s, me, answer)
        elif verb == CARD:
            mark_done(s, CARD_PLAYED)
            use_card(s, me, answer)
        elif verb == WONDER:
            mark_done(s, CARD_PLAYED)
            build_wonder(s, me, answer)
        elif verb == USING:
            mark_done(s, TRADED)
            use_building(s, me, answer)
        else:
            mark_done(s, ACTED)
            use_discs(s, me, 1, verb)
            act(s, me, answer)


def add_actions(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """A8.6 A8.11 A8.17 the thirteen zones of the wheel."""
    resources = harvestable(s, me)
    resource: i64 = 0
    while resource < RESOURCES:
        if resources >> resource & 1:
            out = append(out, HARVESTING | of_resource(resource))
        resource += 1
    if can_tax(s, me):
        out = append(out, TAXING)
    out = add_trades(out, s, me, DOMESTIC, 0)
    out = add_trades(out, s, me, EXPORT, 0)
    if can_explore(s, me):
        out = append(out, EXPLORING)
    if not s.reproduced >> me & 1 and can_reproduce(s, me):
        out = append(out, REPRODUCING)
    if can_recruit(s, me, 0):
        out = append(out, RECRUITING)
    if can_migrate(s, me, NO_LIMIT):
        out = append(out, MIGRATING)
    return add_buildings(out, s, me, 0)


def can_tax(s: State, me: i64) -> bool:
    """A8.14 the player's own circle, or a shared one."""
    most = s.rules.components.tax_discs[s.rules.players]
    if not s.rules.own_tax_circles:
        return s.taxed < most
    return not s.collected >> me & 1 or s.taxed - bits_in(s.collected) < most - s.rules.players


def act(s: State, me: i64, answer: i64) -> None:
    verb = verb_of(answer)
    if verb == HARVESTING:
        open_harvest(s, me, resource_of(answer))
    elif verb == TAXING:
        collect_taxes(s, me)
    elif verb in (BUYING, SELLING):
        trade(s, me, answer)
    elif verb == EXPLORING:
        mark_wheel(s, me, EXPLORING)
        explore(s, me)
    elif verb == REPRODUCING:
        mark_wheel(s, me, REPRODUCING)
        ask_reproduction(s, me)
    elif verb == RECRUITING:
        ask_recruits(s, me, NO_LIMIT)
    elif verb == MIGRATING:
        ask_migration(s, me, NO_LIMIT)
    elif verb == BUILDING:
        build(s, me, answer)


def collect_taxes(s: State, me: i64) -> None:
    """A10.1-A10.4 rebellion rises by one."""
    mark_wheel(s, me, TAXING)
    move_rebels(s, 1, TAXES)
    if not s.independent:
        gain_florins(s, me, tax_income(s, me), TAXES)


def tax_income(s: State, me: i64) -> i64:
    """A10.2-A10.4 florins for active citizens, ships, towns and temples."""
    components = s.rules.components
    income = controlled(s, me, TOWN) * components.tax_town + controlled(s, me, TEMPLE) * components.tax_temple
    for unit in s.seats[me].units:
        if is_ship(unit):
            income += components.tax_ship
        elif is_active(unit):
            income += components.tax_citizen
    return income
