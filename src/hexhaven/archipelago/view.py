"""A29 what one seat may know: a type of its own, and events as the seat learns of them.

Sets of cards, hexes, objectives, trends and seats are sorted lists of their numbers, piles of cubes are lists by
resource.
Units are packed as in units.py, sides and spots are those of the map.
"""

from dataclasses import dataclass, field

from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import (
    ASKED,
    FIRST_TERM,
    GIVEN,
    PROMISED_FLORINS,
    PROMISED_PLACE,
    PROMISED_RAISE,
    TERM_CARD,
    TERM_FLORINS,
    TERM_PERMIT,
    TERM_TOKENS,
)
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import BUILDINGS
from hexhaven.archipelago.packed import (
    card_on,
    held_in,
    holder_of_hands,
    position_on,
    promise_at,
    stolen_in,
    thief_of,
    victim_of,
)
from hexhaven.archipelago.rules.deals import is_named
from hexhaven.archipelago.rules.ending import score_of
from hexhaven.archipelago.state import NO_BID, NO_CARD, NO_SEAT, Deal, State
from hexhaven.archipelago.units import icon_slot, side_of
from hexhaven.archipelago.verbs.deals import has_permit
from hexhaven.kernel.event import Event
from hexhaven.kernel.numbers import bits_in

UNSEEN = -1  # instead of an objective or of cubes in hands
UNSEEN_BID = -2


@dataclass
class RegionView:
    """One region of the map."""

    side: int
    rotation: int
    spot: int
    buildings: dict[int, int] = field(default_factory=dict)  # by building: its site
    plundered: dict[int, int] = field(default_factory=dict)  # by area * 6 + resource: icons
    used: list[int] = field(default_factory=list)  # markets and ports that were used in this action phase


@dataclass
class SeatView:
    """What belongs to one player, as far as the viewer knows it."""

    units: list[int]
    florins: int
    cubes: list[int]  # as if thefts unknown to the viewer had taken nothing: a number may be below 0
    tokens: int
    citizens_left: int
    ships_left: int
    discs: int
    discs_used: int
    cards: list[int]
    objectives: list[int]  # those known to the viewer
    objectives_held: int
    declined: list[int]  # the viewer's own only
    objectives_declined: int
    seen: list[int]  # whose objectives this player has looked at
    bid: int  # NO_BID, or UNSEEN_BID for a sealed one of somebody else
    bonus: int
    coins: int
    hand: list[int]  # hexes in hand
    permits: list[int]  # who may harvest in the regions of this player's towns
    points: int  # known at the end


def no_offers() -> list[dict[int, int]]:
    return [{}, {}]


@dataclass
class DealView:
    """A negotiation between two players."""

    by: int
    partner: int
    counters_left: int
    offers: list[dict[int, int]] = field(default_factory=no_offers)  # GIVEN and ASKED: what is named, and how much


@dataclass
class View:
    """The whole table as one seat sees it; seat NO_SEAT is a spectator."""

    seat: int
    seats: list[SeatView]
    order: list[int]
    regions: list[RegionView]
    bank: int
    bank_cubes: list[int]
    boards: list[list[int]]  # DOMESTIC and EXPORT: cubes by resource
    population: int
    rebellion: int
    workers: int
    tokens_left: int
    coins_on_map: int
    deck: list[int]  # without the top card
    top: int
    discarded: list[int]
    track: list[int]  # by slot: the card, or NO_CARD
    positions: list[int]  # by slot: how often the card was turned
    opened: list[int]
    exhausted: list[int]
    wonders: list[int]  # built
    fresh: list[int]
    boosts: list[int]
    stack: list[int]  # without the top hex
    top_side: int
    discarded_hexes: list[int]
    trends: list[int]
    open_objectives: list[int]
    revealed: list[int]
    met: list[int]  # end conditions, in play or not
    turn: int
    phase: int
    out: list[int]  # who has passed in this action phase
    done: int
    taxed: int
    collected: list[int]
    reproduced: list[int]
    explored: list[int]
    shared_explored: int
    crisis: int
    missing: int
    offers_left: int
    deal: DealView | None
    hiding: int  # whose closed hands the Thief chooses from
    hands: list[int]  # what is in the left and in the right one, for the player who holds them
    thefts: list[list[int]]  # thief and victim, where the viewer does not know the cube
    orderer: int
    ending: bool
    independent: bool
    over: bool


def members(numbers: i64) -> list[int]:
    """The members of a set packed into an int."""
    found: list[int] = []
    number: i64 = 0
    while numbers >> number:
        if numbers >> number & 1:
            found.append(number)
        number += 1
    return found


def piled(pile: i64) -> list[int]:
    """A pile of cubes by resource."""
    return [count(pile, resource) for resource in range(RESOURCES)]


def view(s: State, seat: int) -> View:
    """Everything the seat may know, and nothing else."""
    over = len(s.agenda) == 0
    return View(
        seat=seat,
        seats=[seat_view(s, other, seat, over) for other in range(s.rules.players)],
        order=list(s.order),
        regions=[region_view(s, region) for region in range(len(s.sides))],
        bank=s.bank,
        bank_cubes=piled(s.bank_cubes),
        boards=[piled(s.domestic), piled(s.export)],
        population=s.population,
        rebellion=s.rebellion,
        workers=s.workers,
        tokens_left=s.tokens_left,
        coins_on_map=s.coins_on_map,
        deck=members(s.deck),
        top=s.top,
        discarded=members(s.discarded),
        track=[card_in(place) for place in s.track],
        positions=[position_in(place) for place in s.track],
        opened=members(s.opened),
        exhausted=members(s.exhausted),
        wonders=members(s.wonders),
        fresh=members(s.fresh),
        boosts=members(s.boosts),
        stack=members(s.stack),
        top_side=s.top_side,
        discarded_hexes=members(s.discarded_hexes),
        trends=members(s.trends),
        open_objectives=members(s.open_objectives),
        revealed=members(s.revealed),
        met=members(s.met),
        turn=s.turn,
        phase=s.phase,
        out=members(s.out),
        done=s.done,
        taxed=s.taxed,
        collected=members(s.collected),
        reproduced=members(s.reproduced),
        explored=members(s.explored),
        shared_explored=s.shared_explored,
        crisis=s.crisis,
        missing=s.missing,
        offers_left=s.offers_left,
        deal=deal_view(s.deal) if s.deal.by != NO_SEAT else None,
        hiding=thief_victim(s),
        hands=hands_of(s, seat),
        thefts=[[thief_of(theft), victim_of(theft)] for theft in s.thefts if not is_known(theft, seat)],
        orderer=s.orderer,
        ending=s.ending,
        independent=s.independent,
        over=over,
    )


def card_in(place: i64) -> int:
    """The card on a place of the track."""
    if place == NO_CARD:
        return NO_CARD
    return card_on(place)


def position_in(place: i64) -> int:
    if place == NO_CARD:
        return 0
    return position_on(place)


def thief_victim(s: State) -> int:
    """The player hiding cubes in closed hands."""
    if s.hidden:
        return holder_of_hands(s.hidden)
    return NO_SEAT


def hands_of(s: State, seat: int) -> list[int]:
    """What is in them, if they are the seat's own."""
    if s.hidden and holder_of_hands(s.hidden) == seat:
        return [held_in(s.hidden, 0), held_in(s.hidden, 1)]
    return []


# Thefts.


def is_known(theft: int, seat: int) -> bool:
    """A20.31 the two players concerned know what was stolen."""
    return seat in (thief_of(theft), victim_of(theft))


def known_cubes(s: State, me: int, viewer: int) -> list[int]:
    """A29.2 what a player has, apart from thefts unknown to the viewer."""
    held = piled(s.seats[me].cubes)
    for theft in s.thefts:
        if not is_known(theft, viewer):
            if me == thief_of(theft):
                held[stolen_in(theft)] -= 1
            if me == victim_of(theft):
                held[stolen_in(theft)] += 1
    return held


# Seats, regions, deals.


def known_objectives(s: State, me: int, viewer: int) -> int:
    """A29.1 the objectives of a player that the viewer knows."""
    objectives = s.seats[me].objectives
    if me == viewer or (viewer != NO_SEAT and s.seats[viewer].seen >> me & 1):
        return objectives
    return objectives & s.revealed


def seat_view(s: State, me: int, viewer: int, over: bool) -> SeatView:
    seat = s.seats[me]
    return SeatView(
        units=list(seat.units),
        florins=seat.florins,
        cubes=known_cubes(s, me, viewer),
        tokens=seat.tokens,
        citizens_left=seat.citizens_left,
        ships_left=seat.ships_left,
        discs=seat.discs,
        discs_used=seat.discs_used,
        cards=members(seat.cards),
        objectives=members(known_objectives(s, me, viewer)),
        objectives_held=bits_in(seat.objectives),
        declined=members(seat.declined) if me == viewer else [],
        objectives_declined=bits_in(seat.declined),
        seen=members(seat.seen),
        bid=known_bid(s, me, viewer),
        bonus=seat.bonus,
        coins=seat.coins,
        hand=members(seat.hand),
        permits=[guest for guest in range(s.rules.players) if has_permit(s, me, guest)],
        points=final_points(s, me) if over else 0,
    )


def known_bid(s: State, me: int, viewer: int) -> int:
    """A29.3 a bid of somebody else is sealed."""
    bid = s.seats[me].bid
    if bid == NO_BID or me == viewer:
        return bid
    return UNSEEN_BID


def final_points(s: State, me: int) -> int:
    """A23.7 with independence there are none."""
    if s.independent:
        return 0
    return score_of(s, me)


def region_view(s: State, region: int) -> RegionView:
    built = s.built[region]
    standing = [building for building in range(BUILDINGS) if built >> building * 4 & 1]
    return RegionView(
        side=s.sides[region],
        rotation=s.turned[region],
        spot=s.spots[region],
        buildings={building: built >> building * 4 + 1 & 3 for building in standing},
        plundered=plundered_in(s, region),
        used=members(s.used[region]),
    )


def plundered_in(s: State, region: int) -> dict[int, int]:
    found: dict[int, int] = {}
    if s.plundered[region]:
        for place, icons in enumerate(side_of(s, region).icons):
            number = s.plundered[region] >> icon_slot(place // RESOURCES, place % RESOURCES) & 15
            if icons and number:
                found[place] = number
    return found


def deal_view(deal: Deal) -> DealView:
    given = offer(deal, GIVEN, deal.given_florins, deal.given_cubes, deal.given_tokens, deal.given_card)
    asked = offer(deal, ASKED, deal.asked_florins, deal.asked_cubes, deal.asked_tokens, deal.asked_card)
    return DealView(by=deal.by, partner=deal.partner, counters_left=deal.counters_left, offers=[given, asked])


def offer(deal: Deal, side: int, florins: int, pile: int, tokens: int, card: int) -> dict[int, int]:
    """What one side of a deal hands over or promises, in the numbers of named_in and amount_of."""
    numbers = dict(enumerate(piled(pile)))
    numbers[FIRST_TERM + TERM_FLORINS] = florins
    numbers[FIRST_TERM + TERM_TOKENS] = tokens
    numbers[FIRST_TERM + TERM_PERMIT] = int(is_named(deal, TERM_PERMIT, side, 0))
    for promise in (PROMISED_PLACE, PROMISED_RAISE, PROMISED_FLORINS):
        numbers[FIRST_TERM + promise] = deal.promises >> promise_at(promise, side) & 31
    named = {thing: number for thing, number in numbers.items() if number}
    return named if card == NO_CARD else named | {FIRST_TERM + TERM_CARD: card}


# Events.


def redact(event: Event, seat: int) -> Event:
    """A29.1-A29.3 the event as the seat learns of it."""
    if event.seat == seat:
        return event
    if event.kind in (e.OBJECTIVE_DEALT, e.OBJECTIVE_DISCARDED):
        return Event(event.kind, event.seat, UNSEEN, 0, 0)
    if event.kind == e.CUBES_HIDDEN:
        return Event(event.kind, event.seat, UNSEEN, UNSEEN, 0)
    if event.kind == e.BID_SEALED:
        return Event(event.kind, event.seat, UNSEEN_BID, 0, 0)
    if event.kind == e.OBJECTIVE_SEEN:
        return Event(event.kind, event.seat, event.a, UNSEEN, 0)
    if event.kind == e.CUBE_STOLEN and event.a != seat:
        return Event(e.THEFT_UNSEEN, event.seat, event.a, 0, 0)
    return event


def uncovered(event: Event) -> Event | None:
    """A5.2 the secret event that everyone knows after this one."""
    return Event(e.BID_SEALED, event.seat, event.a, 0, 0) if event.kind == e.BID_REVEALED else None
