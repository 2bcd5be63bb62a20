"""What each field can hold at all. The other laws, and the rules, rely on it; a position from outside may break it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.content.objectives import OBJECTIVES
from hexhaven.archipelago.content.tables import BUILDINGS, CARDS, EDGES, SIDES, STACK_HEXES
from hexhaven.archipelago.content.trends import TRENDS
from hexhaven.archipelago.packed import MOST_SEATS, card_on, position_on, stolen_in, thief_of, victim_of
from hexhaven.archipelago.rules.deals import COUNTERS, OFFERS
from hexhaven.archipelago.state import (
    ACTED,
    BUILDING_TOKENS,
    CARD_PLAYED,
    CITIZENS,
    EVOLUTION_PHASE,
    FLORINS,
    MOST_DISCS,
    NO_CARD,
    NO_HEX,
    NO_SEAT,
    PRICES,
    SHIPS,
    TOKENS,
    TRACK,
    TRADED,
    Deal,
    Seat,
    State,
)
from hexhaven.kernel.frame import NOBODY

Range = tuple[str, int, int, int]  # a field, its number, the least and the most

CUBES: Final = 6
MANY: Final = 9999  # turns, rounds, steps of a marker
PILE: Final = (1 << 48) - 1
PACKED: Final = (1 << 16) - 1  # four bits for each building
REGIONS: Final = STACK_HEXES + 1
UNITS: Final = REGIONS << 10


def all_of(number: int) -> int:
    """The set of all numbers below this one."""
    return (1 << number) - 1


def range_laws(s: State) -> list[str]:
    ranges = course_of(s) + table_of(s) + deal_of(s, s.deal)
    for seat in s.seats:
        ranges += seat_of(s, seat)
    broken = [
        f"{name} is {number}, not from {least} to {most}"
        for name, number, least, most in ranges
        if not least <= number <= most
    ]
    return broken or list_laws(s)


def course_of(s: State) -> list[Range]:
    players = int(s.rules.players)
    return [
        ("active", s.active, NOBODY, players - 1),
        ("turn", s.turn, 0, MANY),
        ("phase", s.phase, 0, EVOLUTION_PHASE),
        ("round", s.round, 0, MANY),
        ("out", s.out, 0, all_of(players)),
        ("done", s.done, 0, ACTED | CARD_PLAYED | TRADED),
        ("taxed", s.taxed, 0, MANY),
        ("collected", s.collected, 0, all_of(players)),
        ("reproduced", s.reproduced, 0, all_of(players)),
        ("explored", s.explored, 0, all_of(players)),
        ("shared_explored", s.shared_explored, 0, MANY),
        ("permits", s.permits, 0, all_of(MOST_SEATS * MOST_SEATS)),
        ("declines", s.declines, 0, all_of(MOST_SEATS * MOST_SEATS)),
        ("missing", s.missing, 0, MANY),
        ("crisis", s.crisis, NO_CARD, CARDS - 1),
        ("A26.14 offers_left", s.offers_left, 0, OFFERS),
        ("hidden", s.hidden, 0, all_of(12)),
        ("orderer", s.orderer, NO_SEAT, players - 1),
    ]


def table_of(s: State) -> list[Range]:
    cards = [s.deck, s.discarded, s.opened, s.exhausted, s.wonders, s.fresh, s.boosts]
    objectives = [s.open_objectives, s.revealed, s.met]
    return [
        ("bank", s.bank, 0, FLORINS),
        *[("cubes", pile, 0, PILE) for pile in (s.bank_cubes, s.domestic, s.export)],
        *[("A1.28 a marker", marker, 0, MANY) for marker in (s.population, s.rebellion, s.workers)],
        ("tokens_left", s.tokens_left, 0, TOKENS),
        ("trade_tokens", s.trade_tokens, 0, BUILDING_TOKENS),
        ("town_tokens", s.town_tokens, 0, BUILDING_TOKENS),
        ("coins_on_map", s.coins_on_map, 0, FLORINS),
        ("standing", s.standing, 0, PILE),
        ("top", s.top, NO_CARD, CARDS - 1),
        ("top_side", s.top_side, NO_HEX, SIDES - 1),
        *[("a set of cards", numbers, 0, all_of(CARDS)) for numbers in cards],
        *[("a set of hexes", numbers, 0, all_of(STACK_HEXES)) for numbers in (s.stack, s.discarded_hexes)],
        *[("a set of objectives", numbers, 0, all_of(OBJECTIVES)) for numbers in objectives],
        ("trends", s.trends, 0, all_of(TRENDS)),
        ("regions", len(s.sides), 1, REGIONS),
    ]


def deal_of(s: State, deal: Deal) -> list[Range]:
    return [
        *[("a seat of the deal", seat, NO_SEAT, int(s.rules.players) - 1) for seat in (deal.by, deal.partner)],
        *[("florins of the deal", number, 0, FLORINS) for number in (deal.given_florins, deal.asked_florins)],
        *[("cubes of the deal", pile, 0, PILE) for pile in (deal.given_cubes, deal.asked_cubes)],
        *[("tokens of the deal", number, 0, TOKENS) for number in (deal.given_tokens, deal.asked_tokens)],
        *[("a card of the deal", card, NO_CARD, CARDS - 1) for card in (deal.given_card, deal.asked_card)],
        ("promises", deal.promises, 0, all_of(30)),
        ("terms", deal.terms, 0, all_of(16 + 2 * CUBES)),
        ("A26.15 counters_left", deal.counters_left, 0, COUNTERS),
    ]


def seat_of(s: State, seat: Seat) -> list[Range]:
    return [
        *[("florins", number, 0, FLORINS) for number in (seat.florins, seat.bonus, seat.coins)],
        ("cubes", seat.cubes, 0, PILE),
        ("tokens", seat.tokens, 0, TOKENS),
        ("citizens_left", seat.citizens_left, 0, CITIZENS * int(s.rules.colours)),
        ("ships_left", seat.ships_left, 0, SHIPS * int(s.rules.colours)),
        *[("discs", number, 0, MOST_DISCS) for number in (seat.discs, seat.discs_used)],
        ("cards", seat.cards, 0, all_of(CARDS)),
        *[("objectives", numbers, 0, all_of(OBJECTIVES)) for numbers in (seat.objectives, seat.declined)],
        ("seen", seat.seen, 0, all_of(int(s.rules.players))),
        ("bid", seat.bid, -1, FLORINS),
        ("hand", seat.hand, 0, all_of(STACK_HEXES)),
    ]


def list_laws(s: State) -> list[str]:
    """Lists are as long as what they are about, and each number in them can be."""
    regions, players = len(s.sides), int(s.rules.players)
    broken = [
        *misfits("sides", s.sides, regions, 0, SIDES - 1),
        *misfits("turned", s.turned, regions, 0, EDGES - 1),
        *misfits("spots", s.spots, regions, 0, 64 * 64 - 1),
        *misfits("near", s.near, regions * EDGES, -1, regions - 1),
        *misfits("built", s.built, regions, 0, PACKED),
        *misfits("held", s.held, regions, 0, PACKED),
        *misfits("taken", s.taken, regions, 0, PILE),
        *misfits("plundered", s.plundered, regions, 0, PILE),
        *misfits("used", s.used, regions, 0, all_of(BUILDINGS)),
        *misfits("order", s.order, players, 0, players - 1),
        *misfits("lows", s.lows, len(s.thefts) * players, -PILE, PILE),
        *misfits("track", s.track, TRACK, NO_CARD, MANY),
        *misfits("thefts", s.thefts, len(s.thefts), 0, MANY),
    ]
    for seat in s.seats:
        broken += misfits("units", seat.units, len(seat.units), 0, UNITS - 1)
    if sorted(s.order) != list(range(players)):
        broken.append("A1.4 not every seat is in the order once")
    for place in s.track:
        if place != NO_CARD and (card_on(place) >= CARDS or position_on(place) >= PRICES):
            broken.append(f"A18.7 {place} is no card at one of its prices")
    for theft in s.thefts:
        if thief_of(theft) >= players or victim_of(theft) >= players or stolen_in(theft) >= CUBES:
            broken.append(f"{theft} is no theft")
    return broken


def misfits(name: str, numbers: vec[i64], length: int, least: int, most: int) -> list[str]:
    if len(numbers) != length:
        return [f"{name} has {len(numbers)} numbers instead of {length}"]
    return [f"{name} has {number}, not from {least} to {most}" for number in numbers if not least <= number <= most]
