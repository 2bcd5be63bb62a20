"""A1 the conservation laws: every component is always somewhere."""

from mypy_extensions import i64

from hexhaven.archipelago.content.resources import NAMES, RESOURCES, count, holds
from hexhaven.archipelago.content.tables import CARDS, ROWS, STACK_HEXES
from hexhaven.archipelago.laws.map import map_laws
from hexhaven.archipelago.laws.ranges import range_laws
from hexhaven.archipelago.packed import card_on, position_on
from hexhaven.archipelago.rules.boards import market_of, row_of
from hexhaven.archipelago.rules.deals import MOST_TERMS
from hexhaven.archipelago.state import (
    CITIZENS,
    CUBES,
    DOMESTIC,
    EXPORT,
    FLORINS,
    MOST_DISCS,
    NO_CARD,
    NO_HEX,
    NO_SEAT,
    ORDER_PHASE,
    PILE,
    PRICES,
    SHIPS,
    START_DISCS,
    TOKENS,
    Seat,
    State,
)
from hexhaven.archipelago.units import is_citizen
from hexhaven.archipelago.verbs.goods import pile_on
from hexhaven.kernel.numbers import bits_in


def broken_laws(s: State) -> list[str]:
    """What is wrong with the components; empty when all is well."""
    if broken := range_laws(s):
        return broken
    broken = stock_laws(s) + card_laws(s) + hex_laws(s) + objective_laws(s) + marker_laws(s) + deal_laws(s)
    for me, seat in enumerate(s.seats):
        broken += [f"seat {me + 1}: {problem}" for problem in seat_laws(s, me, seat)]
    return broken + map_laws(s)


# Florins, cubes, tokens.


def stock_laws(s: State) -> list[str]:
    """A1.13-A1.16 all florins and cubes are somewhere; no explorer token comes back."""
    broken = []
    florins = s.bank + s.coins_on_map + sum([seat.florins + seat.coins + seat.bonus for seat in s.seats])
    if florins != FLORINS:
        broken.append(f"A1.14 there are {florins} florins instead of {FLORINS}")
    for resource in range(RESOURCES):
        piles = [s.bank_cubes, s.domestic, s.export] + [seat.cubes for seat in s.seats]
        found = [count(pile, resource) for pile in piles]
        if sum(found) != CUBES[resource] or max(found) > CUBES[resource]:
            broken.append(f"A1.13 {NAMES[resource]}: {found} cubes instead of {CUBES[resource]}")
        for board in (DOMESTIC, EXPORT):
            if row_of(market_of(s, board), resource, count(pile_on(s, board), resource)) == ROWS:
                broken.append(f"A6.2 more {NAMES[resource]} than slots on board {board + 1}")
    if s.tokens_left + sum([seat.tokens for seat in s.seats]) > TOKENS:
        broken.append("A1.16 more explorer tokens than there are")
    return broken


def seat_laws(s: State, me: int, seat: Seat) -> list[str]:
    broken = []
    citizens = len([unit for unit in seat.units if is_citizen(unit)])
    if len(seat.units) - citizens + seat.ships_left != SHIPS * s.rules.colours:
        broken.append("A1.17 ships were lost or found")
    on_wonders = CITIZENS * s.rules.colours - citizens - seat.citizens_left
    built = bits_in(seat.cards & s.wonders)
    if on_wonders != built and not (s.independent and on_wonders == built - 1):  # A23.4 the last one came too late
        broken.append("A1.17 citizens were lost or found")
    if seat.discs != min(MOST_DISCS, START_DISCS + (TOKENS - s.tokens_left) // PILE):
        broken.append(f"A8.15 {seat.discs} discs with {s.tokens_left} explorer tokens left")
    if not 0 <= seat.discs_used <= seat.discs:
        broken.append(f"A8.6 {seat.discs_used} of {seat.discs} discs are used")
    if seat.bid >= 0 and (s.phase != ORDER_PHASE or seat.bid > seat.florins):
        broken.append(f"A5.1 a bid of {seat.bid} in phase {s.phase}, with {seat.florins} florins")
    if len(s.thefts) and not holds(seat.cubes, s.lows[len(s.lows) - s.rules.players + me]):
        broken.append("A29.2 fewer cubes than the least since the last theft")
    return broken


# Cards, hexes, objectives.


def are_all_once(places: list[int], everything: i64) -> bool:
    """Whether the sets are disjoint and complete."""
    together: i64 = 0
    number = 0
    for place in places:
        together |= place
        number += bits_in(place)
    return together == everything and number == bits_in(everything)


def set_of(number: i64) -> int:
    """The set of one number, or of none if it is below zero."""
    if number < 0:
        return 0
    return 1 << int(number)


def card_laws(s: State) -> list[str]:
    """A1.18 each card is in the deck, on the track, in front of a player or discarded."""
    broken = []
    owned = 0
    for seat in s.seats:
        owned |= seat.cards
    places: list[int] = [s.deck, set_of(s.top), s.discarded, s.opened] + [seat.cards for seat in s.seats]
    places += [set_of(card_on(place)) for place in s.track if place != NO_CARD]
    if not are_all_once(places, set_of(CARDS) - 1):
        broken.append("A1.18 not every card is in one place")
    if (s.exhausted | s.wonders) & ~owned:
        broken.append("A19.6 a card is engaged or built that nobody has")
    if s.exhausted & s.wonders:
        broken.append("A19.12 a wonder is engaged")
    if max([position_on(place) for place in s.track]) >= PRICES:
        broken.append("A18.7 a card lies beyond its third price")
    return broken


def hex_laws(s: State) -> list[str]:
    """A1.6 each hex is in the stack, taken up, discarded or on the map."""
    places: list[int] = [s.stack, s.discarded_hexes, *(seat.hand for seat in s.seats)]
    if s.top_side != NO_HEX:
        places.append(set_of(s.top_side // 2))
    places += [set_of(side // 2) for side in s.sides if side < 2 * STACK_HEXES]
    if not are_all_once(places, set_of(STACK_HEXES) - 1):
        return ["A1.6 not every hex is in one place"]
    return []


def objective_laws(s: State) -> list[str]:
    """A3.17 A23.2 no two players have the same objective; one whose end condition has been met has been revealed."""
    broken = []
    dealt: list[int] = [s.open_objectives]
    for me, seat in enumerate(s.seats):
        dealt += [seat.objectives, seat.declined]
        if seat.objectives & s.met & ~s.revealed:
            broken.append(f"A23.2 seat {me + 1} does not reveal an objective that is met")
    together = 0
    for objectives in dealt:
        together |= objectives
    if not are_all_once(dealt, together):
        broken.append("A3.17 an objective is there twice")
    if s.ending != (s.revealed & s.met != 0):
        broken.append("A23.1 the game ends without a condition that is met, or the other way round")
    return broken


# Markers, deals.


def marker_laws(s: State) -> list[str]:
    broken = []
    if s.independent != (s.rebellion > s.population):
        broken.append(f"A23.4 rebellion {s.rebellion}, population {s.population}, independent: {s.independent}")
    if s.independent and len(s.agenda):
        broken.append("A23.4 the game goes on after independence")
    used = sum([bits_in(buildings) for buildings in s.used])
    if used != sum([seat.coins for seat in s.seats]):
        broken.append("A11.9 not as many coins on the wheel as buildings that were used")
    return broken


def deal_laws(s: State) -> list[str]:
    """A26.14 A26.15 negotiations end, and nobody offers what is not there."""
    deal = s.deal
    broken = []
    if bits_in(deal.terms) > MOST_TERMS:
        broken.append("A26.14 more terms than allowed")
    if deal.by != NO_SEAT:
        giver = s.seats[deal.by]
        if giver.florins < deal.given_florins or giver.tokens < deal.given_tokens:
            broken.append("A26.4 florins or explorer tokens are offered that are not there")
        if not holds(giver.cubes, deal.given_cubes):
            broken.append("A26.4 cubes are offered that are not there")
    return broken
