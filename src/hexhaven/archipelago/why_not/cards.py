"""Why a card cannot be used, built, bought or turned, and why a step of its effect is refused."""

from hexhaven.archipelago import answers as a
from hexhaven.archipelago.bits import first_of, second_of
from hexhaven.archipelago.content import cards as c
from hexhaven.archipelago.content.resources import CATTLE, FRUIT, RESOURCES, count, cubes
from hexhaven.archipelago.content.tables import AREAS, CHARACTERS
from hexhaven.archipelago.rules.boards import is_full
from hexhaven.archipelago.rules.cards import action_to_come, fee, lowest_price, owner_of
from hexhaven.archipelago.rules.characters import EITHER_WAY
from hexhaven.archipelago.rules.evolution import cards_on_track, price_at
from hexhaven.archipelago.rules.robbers import assassination_price
from hexhaven.archipelago.rules.wonders import cost_of, is_allowed
from hexhaven.archipelago.state import EXPORT, NO_CARD, NO_SEAT, TRACK, State
from hexhaven.archipelago.units import SHIP, free_icons, is_citizen, is_idle, is_ship, place_of, region_of
from hexhaven.archipelago.verbs.goods import cubes_held, pile_on
from hexhaven.archipelago.verbs.turn import free_discs
from hexhaven.archipelago.why_not.actions import no_recruit
from hexhaven.archipelago.why_not.refusals import no_region, not_idle, short_of
from hexhaven.kernel.contract import Refusal
from hexhaven.kernel.frame import arg_of, top
from hexhaven.kernel.referee import certainly

WITH_ACTION = (
    c.EXPLORER, c.SCOUT, c.MISSIONARY, c.ROADS, c.IRRIGATION_CANAL, c.INDUSTRIAL_FISHING, c.SAWMILL,
    c.QUARRY, c.IRON_MINE, c.FARM,
)  # fmt: skip


def rule_of(card: int) -> str:
    """The rule that says what a card does."""
    return f"A20.{card + 1}" if card < CHARACTERS else f"A21.{card - CHARACTERS + 1}"


def use_card(s: State, me: int, answer: int) -> Refusal:
    card = a.card_of(answer)
    if owner_of(s, card) == NO_SEAT:
        return Refusal("A19.13", "why-card-not-in-play")
    if card in (c.KING, c.QUEEN, *c.WONDERS):
        return Refusal("A19.12", "why-not-activated")
    if owner_of(s, card) != me and not s.rules.components.anyone[card]:
        return Refusal("A19.2", "why-owner-only")
    if s.exhausted >> card & 1:
        return Refusal("A19.6", "why-card-engaged")
    if free_discs(s, me) < s.rules.components.discs[card]:
        return Refusal("A19.5", "why-discs")
    if s.seats[me].florins < fee(s, me, card):
        return Refusal("A19.5", "why-price")
    if card in WITH_ACTION and not action_to_come(s, me, card):
        return Refusal("A19.9", "why-no-action-left")
    return wrong_aim(s, me, card, answer) or Refusal("A19.11", "why-nothing-to-do")


def wrong_aim(s: State, me: int, card: int, answer: int) -> Refusal | None:
    """A player, card, region or payment that the card cannot be used with."""
    seat = a.seat_of(answer)
    if card == c.SPY and not any(other.objectives for other in s.seats):
        return Refusal("A20.30", "why-open-objectives")
    if card in (c.ASSASSIN, c.SPY, c.THIEF):
        if seat >= s.rules.players:
            return Refusal(rule_of(card), "why-no-player")
        if seat == me:
            return Refusal("A20.28" if card == c.ASSASSIN else rule_of(card), "why-not-yourself")
    if card == c.ASSASSIN:
        return wrong_victim(s, me, seat, a.number_of(answer))
    if card == c.SPY and not s.seats[seat].objectives:
        return Refusal("A20.30", "why-open-objectives")
    if card == c.BARBARIAN:
        return wrong_raid(s, me, a.region_of(answer))
    if card == c.RECRUITER:
        return no_recruit(s, me, fee(s, me, card))
    if card == c.GIFTS_OF_THE_CLERGY:
        pile = cubes(FRUIT, 1) + (cubes(CATTLE, 1) if a.number_of(answer) == 2 else 0)
        return short_of(s, me, pile, answer, "A21.24")
    return None


def wrong_victim(s: State, me: int, seat: int, victim: int) -> Refusal:
    if victim >= CHARACTERS or not s.seats[seat].cards >> victim & 1:
        return Refusal("A20.5", "why-no-such-character")
    price = assassination_price(s, me, c.ASSASSIN, victim)
    return certainly(Refusal("A20.5", "why-price") if price > s.seats[me].florins else None)


def wrong_raid(s: State, me: int, region: int) -> Refusal:
    if refusal := no_region(s, region):
        return refusal
    citizens = [unit for unit in s.seats[me].units if region_of(unit) == region and is_citizen(unit)]
    if not any(is_idle(unit) for unit in citizens):
        return Refusal("A20.19", "why-no-idle-citizen")
    icons = [(area, resource) for area in range(AREAS) for resource in range(RESOURCES)]
    free = [resource for area, resource in icons if free_icons(s, region, area, resource) > 0]
    if not free:
        return Refusal("A19.11", "why-no-free-icon")
    in_bank = any(count(s.bank_cubes, resource) for resource in free)
    return certainly(None if in_bank else Refusal("A20.32", "why-bank-cubes"))


def build_wonder(s: State, me: int, answer: int) -> Refusal:
    card = a.card_of(answer)
    if card not in c.WONDERS:
        return Refusal("A22.1", "why-no-wonder")
    if owner_of(s, card) != me:
        return Refusal("A22.6", "why-not-yours")
    if s.wonders >> card & 1:
        return Refusal("A22.4", "why-built-already")
    if s.fresh >> card & 1:
        return Refusal("A22.5", "why-bought-this-turn")
    if not is_allowed(s, me, card):
        return Refusal("A22.10", "why-needs-building")
    if free_discs(s, me) < s.rules.components.discs[card]:
        return Refusal("A22.2", "why-discs")
    if refusal := short_of(s, me, cost_of(card), answer, "A22.2"):
        return refusal
    region, place = a.region_of(answer), a.place_of(answer)
    return no_region(s, region) or not_idle(s, me, region, place, "A22.3") or Refusal("A22.3", "why-citizen")


# Searches, the Pirate and the Thief, cubes on the markets.


def pick(s: State, me: int, answer: int) -> Refusal:
    card, progress = a.card_of(answer), arg_of(top(s.agenda))
    rule = rule_of(c.RESEARCHER if progress else c.HEAD_HUNTER)
    if not s.opened >> card & 1:
        return Refusal(rule, "why-not-opened")
    if (card >= CHARACTERS) != bool(progress):
        return Refusal(rule, "why-other-kind")
    return certainly(Refusal(rule, "why-price") if lowest_price(s, card) > s.seats[me].florins else None)


def sink(s: State, me: int, answer: int) -> Refusal:
    region, place, seat = a.region_of(answer), a.place_of(answer), a.seat_of(answer)
    if refusal := no_region(s, region):
        return refusal
    if seat >= s.rules.players:
        return Refusal("A20.2", "why-no-player")
    if seat == me:
        return Refusal("A20.2", "why-not-yourself")
    at = [(region_of(unit), place_of(unit)) for unit in s.seats[seat].units if unit & SHIP]
    if (region, place) not in at:
        return Refusal("A20.2", "why-no-unit")
    here = any(is_ship(unit) and region_of(unit) == region for unit in s.seats[me].units)
    return certainly(None if here else Refusal("A20.2", "why-own-ship-there"))


def plunder(s: State, me: int, answer: int) -> Refusal:
    region, area, resource = a.region_of(answer), a.place_of(answer), a.resource_of(answer)
    if region != arg_of(top(s.agenda)):
        return Refusal("A20.19", "why-other-region")
    if area >= AREAS or free_icons(s, region, area, resource) <= 0:
        return Refusal("A20.19", "why-no-free-icon")
    return certainly(None if count(s.bank_cubes, resource) else Refusal("A20.32", "why-bank-cubes"))


def hand_over(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A20.2", "why-no-cube")


def hide(s: State, me: int, answer: int) -> Refusal:
    held = s.seats[me].cubes
    hands = [hand for hand in (a.resource_of(answer), a.number_of(answer)) if hand != a.EMPTY_HAND]
    if any(hands.count(hand) > count(held, hand) for hand in hands if hand < RESOURCES):
        return Refusal("A20.18", "why-no-cube")
    if len(hands) != min(2, cubes_held(s, me)):
        return Refusal("A20.18", "why-both-hands")
    return certainly(None)


def supply(s: State, me: int, answer: int) -> Refusal:
    """The Minister of Agriculture, Foreign Trade."""
    board, resource, wanted = a.to_place_of(answer), a.resource_of(answer), first_of(arg_of(top(s.agenda)))
    rule = "A21.11" if wanted == EXPORT else "A20.20"
    if board != wanted:
        return Refusal(rule, "why-other-market")
    if a.verb_of(answer) == a.REMOVING:
        if wanted != EXPORT:
            return Refusal(rule, "why-only-onto-market")
        return certainly(None if count(pile_on(s, board), resource) else Refusal("A20.34", "why-zone-empty"))
    if wanted != EXPORT and resource not in (FRUIT, CATTLE):
        return Refusal(rule, "why-fruit-or-cattle")
    if is_full(s, board, resource):
        return Refusal("A20.34", "why-zone-full")
    return certainly(None if count(s.bank_cubes, resource) else Refusal(rule, "why-bank-cubes"))


def shift(s: State, me: int, answer: int) -> Refusal:
    board, resource, way = a.to_place_of(answer), a.resource_of(answer), second_of(arg_of(top(s.agenda)))
    if way not in (EITHER_WAY, board + 1):
        return Refusal("A20.24", "why-one-way")
    if not count(pile_on(s, board), resource):
        return Refusal("A20.34", "why-zone-empty")
    return certainly(Refusal("A20.34", "why-zone-full") if is_full(s, 1 - board, resource) else None)


# Phase 6.


def purchase(s: State, me: int, answer: int) -> Refusal:
    slot, other = a.region_of(answer), a.place_of(answer)
    if s.track[slot] == NO_CARD:
        return Refusal("A18.3", "why-empty-place")
    if price_at(s, slot) > s.seats[me].florins:
        return Refusal("A18.4", "why-price")
    return wrong_turn(s, slot, other)


def turn(s: State, me: int, answer: int) -> Refusal:
    slot, other = a.region_of(answer), a.place_of(answer)
    if s.track[slot] == NO_CARD:
        return Refusal("A18.3", "why-empty-place")
    if other < slot:
        return (
            Refusal("A1.5", "why-smaller-first") if s.track[other] != NO_CARD else Refusal("A18.3", "why-empty-place")
        )
    return wrong_turn(s, slot, other)


def wrong_turn(s: State, slot: int, other: int) -> Refusal:
    if other == a.NO_SLOT:
        return certainly(Refusal("A18.3", "why-turn-another") if cards_on_track(s) > 1 else None)
    if other == slot:
        return Refusal("A18.6", "why-same-card")
    return certainly(Refusal("A18.3", "why-empty-place") if other >= TRACK or s.track[other] == NO_CARD else None)
