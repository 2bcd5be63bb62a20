"""A19 using evolution cards: who may, what it costs, once per turn each; and what many of them do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import CARD, card_of, of_card
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.events import CARD_ACTION
from hexhaven.archipelago.rulebook import Effect
from hexhaven.archipelago.state import ACTED, NO_SEAT, PRICES, State
from hexhaven.archipelago.verbs.cards import boost, exhaust
from hexhaven.archipelago.verbs.goods import give_florins, pay_florins
from hexhaven.archipelago.verbs.markers import move_rebels, move_workers
from hexhaven.archipelago.verbs.turn import free_discs, use_discs

FEE: Final = 1  # to the owner, from anyone else


def owner_of(s: State, card: i64) -> i64:
    seat: i64 = 0
    while seat < s.rules.players:
        if s.seats[seat].cards >> card & 1:
            return seat
        seat += 1
    return NO_SEAT


def usable(s: State, me: i64) -> i64:
    """A19.2 A19.3 A19.6 bit n: card n is mine, or one that anyone may use, and not engaged."""
    mine = s.seats[me].cards
    others: i64 = 0
    for seat in s.seats:
        others |= seat.cards
    others &= ~mine
    usable_by_all: i64 = 0
    card: i64 = 0
    while others >> card:
        if others >> card & 1 and s.rules.components.anyone[card]:
            usable_by_all |= bit(card)
        card += 1
    return (mine | usable_by_all) & ~s.exhausted & ~s.wonders


def fee(s: State, me: i64, card: i64) -> i64:
    """A19.3 A19.4 what using it costs in florins, to the bank or to the owner."""
    price = s.rules.components.florins[card]
    if not s.seats[me].cards >> card & 1:
        price += FEE
    return price


def lowest_price(s: State, card: i64) -> i64:
    """A19.8 the lowest of a card's three prices."""
    prices = s.rules.components.prices
    first = card * PRICES
    return min(prices[first], min(prices[first + 1], prices[first + 2]))


def add_cards(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """A19.1 A19.11 every way to use every card the player may use."""
    cards = usable(s, me)
    card: i64 = 0
    while cards >> card:
        if cards >> card & 1 and can_pay(s, me, card):
            out = s.rules.effects[card].options(out, s, me, card, CARD | of_card(card))
        card += 1
    return out


def can_pay(s: State, me: i64, card: i64) -> bool:
    return free_discs(s, me) >= s.rules.components.discs[card] and s.seats[me].florins >= fee(s, me, card)


def use_card(s: State, me: i64, answer: i64) -> None:
    """A19.3-A19.6 pay, engage the card, and carry out its effect."""
    card = card_of(answer)
    owner = owner_of(s, card)
    if owner == me:
        pay_florins(s, me, fee(s, me, card))
    else:
        give_florins(s, me, owner, fee(s, me, card))
    use_discs(s, me, s.rules.components.discs[card], CARD_ACTION + card)
    exhaust(s, me, card, owner)
    s.rules.effects[card].apply(s, me, card, answer)


# What cards of both kinds do.


class MovesRebels(Effect):
    """A20.6 A21.21 moves rebellion by the card's number."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        move_rebels(s, s.rules.components.amount[card], card)


class MovesWorkers(Effect):
    """A20.10 A21.18 A21.22 moves surplus workers by the card's number."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        move_workers(s, s.rules.components.amount[card], card)


class Boost(Effect):
    """A19.9 a card that works with an action in the same round."""

    def helps(self, s: State, me: i64, card: i64) -> bool:
        """Whether the action could be taken with it."""
        raise ValueError("this card helps with nothing")

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return action_to_come(s, me, card) and self.helps(s, me, card)

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        boost(s, card)


def action_to_come(s: State, me: i64, card: i64) -> bool:
    """A19.9 the action the card works with is still to come in this round, with a disc left for it."""
    return not s.done & ACTED and free_discs(s, me) > s.rules.components.discs[card]
