"""A18 phase 6: buy a card and turn one, or turn two; the track is refilled; red zones take effect at once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import (
    CARD_DRAWN,
    DONE,
    NO_SLOT,
    PICKING,
    PURCHASING,
    TURNING,
    at,
    card_of,
    of_card,
    place_of,
    region_of,
    verb_of,
)
from hexhaven.archipelago.bits import first_of, pair, second_of
from hexhaven.archipelago.content.tables import CARDS, CHARACTERS
from hexhaven.archipelago.frames import (
    CLOSE_SEARCH,
    DRAW_TOP_CARD,
    FILL_TRACK,
    NEXT_CARD,
    NEXT_PURCHASE,
    OPEN_PURCHASES,
    PURCHASE,
    RED_ZONES,
    RESUME_ROUND,
    SEARCH,
    SEARCH_BUY,
)
from hexhaven.archipelago.packed import card_on, position_on
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.cards import lowest_price
from hexhaven.archipelago.state import EVOLUTION_PHASE, NO_CARD, NO_PHASE, PRICES, TRACK, State
from hexhaven.archipelago.verbs.cards import (
    discard_opened,
    lay_out_card,
    open_card,
    show_top,
    shuffle_deck,
    take_card,
    turn_card,
)
from hexhaven.archipelago.verbs.goods import collect_coins, pay_florins
from hexhaven.archipelago.verbs.turn import begin_purchase, end_game, open_phase, open_window, return_discs
from hexhaven.kernel.engine import Question, ask, then
from hexhaven.kernel.frame import CHANCE


def add_to(rules: Rules) -> None:
    rules.runs(OPEN_PURCHASES, open_purchases)
    rules.runs(NEXT_PURCHASE, next_purchase)
    rules.runs(FILL_TRACK, fill_track)
    rules.runs(NEXT_CARD, next_card)
    rules.runs(SEARCH, search)
    rules.runs(CLOSE_SEARCH, close_search)
    rules.runs(RESUME_ROUND, resume_round)
    rules.asks(PURCHASE, Purchase())
    rules.asks(DRAW_TOP_CARD, DrawTopCard())
    rules.asks(SEARCH_BUY, SearchBuy())


def open_purchases(s: State, arg: i64) -> None:
    """A18.1 A18.2 discs and coins leave the wheel; then all players in turn order."""
    open_phase(s, EVOLUTION_PHASE)
    return_discs(s)
    collect_coins(s)
    then(s, NEXT_PURCHASE, 0)


def next_purchase(s: State, place: i64) -> None:
    if s.ending:
        end_game(s)
    elif place < s.rules.players:
        then(s, NEXT_PURCHASE, place + 1)
        then(s, FILL_TRACK)
        begin_purchase(s, s.order[place])
        ask(s, PURCHASE, s.order[place])


def price_at(s: State, slot: i64) -> i64:
    """A18.4 the price the track's arrow points to."""
    return s.rules.components.prices[card_on(s.track[slot]) * PRICES + position_on(s.track[slot])]


class Purchase(Question):
    """A18.3-A18.6 A18.11 buy one and turn another, or turn two; if there are fewer cards, as many as there are."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        slot: i64 = 0
        while slot < TRACK:
            if s.track[slot] != NO_CARD:
                if s.seats[me].florins >= price_at(s, slot):
                    out = add_turning(out, s, PURCHASING, slot, 0)
                out = add_turning(out, s, TURNING, slot, slot + 1)
            slot += 1
        if cards_on_track(s) == 1:
            out = add_lone(out, s)
        return out

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return len(self.legal(s, me, arg)) == 0

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        slot = region_of(answer)
        if verb_of(answer) == PURCHASING:
            price = price_at(s, slot)
            card = card_on(s.track[slot])
            pay_florins(s, me, price)
            take_card(s, me, card, price)
        else:
            turn_card(s, slot)
        if place_of(answer) != NO_SLOT:
            turn_card(s, place_of(answer))


def cards_on_track(s: State) -> i64:
    number: i64 = 0
    for card in s.track:
        if card != NO_CARD:
            number += 1
    return number


def add_turning(out: vec[i64], s: State, verb: i64, slot: i64, first: i64) -> vec[i64]:
    """With each other card that is turned as well."""
    if cards_on_track(s) == 1:
        if verb == PURCHASING:
            out = append(out, verb | at(slot, NO_SLOT))
        return out
    other = first
    while other < TRACK:
        if other != slot and s.track[other] != NO_CARD:
            out = append(out, verb | at(slot, other))
        other += 1
    return out


def add_lone(out: vec[i64], s: State) -> vec[i64]:
    """A18.11 a single card on the track is turned alone."""
    slot: i64 = 0
    while slot < TRACK:
        if s.track[slot] != NO_CARD:
            out = append(out, TURNING | at(slot, NO_SLOT))
        slot += 1
    return out


def fill_track(s: State, arg: i64) -> None:
    """A18.9 A18.12 A18.13 free spaces are filled one by one; each new top card may bring an immediate crisis."""
    slot: i64 = 0
    while slot < TRACK and s.track[slot] != NO_CARD:
        slot += 1
    if slot < TRACK and (s.top != NO_CARD or s.discarded):
        if s.top != NO_CARD:
            lay_out_card(s, slot)
        then(s, FILL_TRACK)
        if s.phase != NO_PHASE:  # A18.13 not while the first five are laid out
            then(s, RED_ZONES)
        then(s, NEXT_CARD)


def next_card(s: State, arg: i64) -> None:
    """A18.10 the next card shows its back; an empty deck is rebuilt from the discards."""
    if s.deck == 0 and s.discarded:
        shuffle_deck(s)
    if s.deck:
        ask(s, DRAW_TOP_CARD, CHANCE)


class DrawTopCard(Question):
    """A18.10 any card of the deck."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        card: i64 = 0
        while card < CARDS:
            if s.deck >> card & 1:
                out = append(out, CARD_DRAWN | of_card(card))
            card += 1
        return out

    def weights(self, s: State, arg: i64) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, CHANCE, arg)))

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        show_top(s, card_of(answer))


# Searches.


def search(s: State, arg: i64) -> None:
    """A20.25 A20.26 reveal a card; red zones of the five do nothing."""
    me = first_of(arg)
    progress = first_of(second_of(arg))
    left = second_of(second_of(arg))
    if left and s.top != NO_CARD:
        open_card(s)
        then(s, SEARCH, pair(me, pair(progress, left - 1)))
        then(s, NEXT_CARD)
    else:
        then(s, CLOSE_SEARCH, me)
        ask(s, SEARCH_BUY, me, progress)


class SearchBuy(Question):
    """A20.1 A20.4 one card of the kind at its lowest price, or none."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]([DONE])
        card: i64 = 0
        while s.opened >> card:
            progress: i64 = 0
            if card >= CHARACTERS:
                progress = 1
            if s.opened >> card & 1 and progress == arg and s.seats[me].florins >= lowest_price(s, card):
                out = append(out, PICKING | of_card(card))
            card += 1
        return out

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return len(self.legal(s, me, arg)) == 1

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == PICKING:
            price = lowest_price(s, card_of(answer))
            pay_florins(s, me, price)
            take_card(s, me, card_of(answer), price)


def close_search(s: State, me: i64) -> None:
    """A20.26 the others are discarded; a red zone of the new top card takes effect at once."""
    discard_opened(s)
    then(s, RESUME_ROUND, pair(me, s.offers_left))
    then(s, RED_ZONES)
    if s.top == NO_CARD:
        then(s, NEXT_CARD)


def resume_round(s: State, arg: i64) -> None:
    """A26.14 the round is one window, whatever was offered in a crisis in between."""
    open_window(s, first_of(arg), second_of(arg))
