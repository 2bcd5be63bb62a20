"""A position with defaults: `archipelago(3).region("wood 2 fish 1").seat(0, citizens="1a 1a", cubes="wood 2").build()`.

What is not said is as at the beginning of a game, but in the second turn: the open sea as region 0, 10 florins for
everybody, one cube of each resource on board I, and the first seat to act in phase 5. Nobody has units, cards or an
objective. Whatever is named is taken out of the box and the bank, so a position cannot hold more than these do.

A region need not be a printed one: described by its areas and icons, it takes the place of a hex that nobody names, the
last one first.
"""

from dataclasses import dataclass, replace
from typing import TypedDict, Unpack

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.cards import NAMES, WONDERS
from hexhaven.archipelago.content.objectives import OBJECTIVE_NAMED, length_of
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.tables import DESERT_VILLAGE, OPEN_SEA, STACK_HEXES
from hexhaven.archipelago.content.trends import TREND_NAMED
from hexhaven.archipelago.frames import (
    BALANCE,
    CHECK_END,
    NEXT_PURCHASE,
    NEXT_ROUND,
    OPEN_ACTIONS,
    OPEN_PURCHASES,
    OPEN_TURN,
    POPULATION,
)
from hexhaven.archipelago.options import own_book, rules_for
from hexhaven.archipelago.packed import on_track
from hexhaven.archipelago.positions.components import PRICES, describe, with_backs, with_prices
from hexhaven.archipelago.positions.crisis import CRISES, enter_crisis
from hexhaven.archipelago.positions.faults import faults
from hexhaven.archipelago.positions.map import RegionPosition, RegionSettings, lay_all
from hexhaven.archipelago.positions.pieces import (
    MOST,
    card_named,
    cards_in,
    check_boards,
    check_once,
    hex_numbered,
    in_range,
    named_in,
    pile_of,
    price_numbered,
    put_unit,
    set_of,
    side_named,
)
from hexhaven.archipelago.rules.turn_order import open_bidding
from hexhaven.archipelago.state import (
    ACTED,
    ACTION_PHASE,
    BALANCE_PHASE,
    CARD_PLAYED,
    EVOLUTION_PHASE,
    MOST_DISCS,
    NO_CARD,
    NO_HEX,
    NO_SEAT,
    ORDER_PHASE,
    PILE,
    POPULATION_PHASE,
    START_DISCS,
    START_FLORINS,
    TOKENS,
    TRACK,
    TRADED,
    State,
    first_state,
)
from hexhaven.archipelago.units import (
    CENTRE,
    ENGAGED,
    LYING,
    SHIP,
)
from hexhaven.archipelago.verbs.map import lay_region
from hexhaven.kernel.engine import settle, then
from hexhaven.kernel.errors import PositionError
from hexhaven.kernel.numbers import changed
from hexhaven.kernel.position import Seated

NONE = "none"
DONE = {"action": ACTED, "card": CARD_PLAYED, "building": TRADED}
UNITS = {
    "citizens": 0,
    "engaged": ENGAGED,
    "strikers": LYING,
    "engaged_strikers": ENGAGED | LYING,
    "ships": SHIP,
    "engaged_ships": SHIP | ENGAGED,
}


class SeatSettings(TypedDict, total=False):
    """What can be set for a seat."""

    florins: int
    cubes: str
    tokens: int
    citizens: str
    engaged: str
    strikers: str
    engaged_strikers: str
    ships: str
    engaged_ships: str
    discs: int
    used: int
    cards: str
    used_cards: str
    new_cards: str
    wonders: str
    objectives: str
    benefactor: int


@dataclass(frozen=True)
class SeatPosition:
    """What a player has, with defaults."""

    florins: int = START_FLORINS
    cubes: str = ""  # "wood 2 fish 1"
    tokens: int = 0  # explorer tokens
    citizens: str = ""  # "1a 1a 2-town": where they are
    engaged: str = ""  # "1a:wood 2-market": engaged citizens, on an icon if one is named
    strikers: str = ""
    engaged_strikers: str = ""
    ships: str = ""
    engaged_ships: str = ""
    discs: int = 0  # 0: as many as the piles of explorer tokens have given
    used: int = 0  # discs that lie on the wheel or on cards
    cards: str = ""
    used_cards: str = ""  # cards that are engaged
    new_cards: str = ""  # cards bought in this turn
    wonders: str = ""  # built ones, each with its citizen
    objectives: str = ""
    benefactor: int = 0  # florins on the player's part of the trend


def archipelago(players: int = 3, **options: str) -> "Position":
    """Start a position for this many players; options are those of a game."""
    return Position(players, **options)


class Position(Seated):
    """Describes a position; build() creates it."""

    def __init__(self, players: int, **options: str) -> None:
        self.options = rules_for({"seats": str(players), **options}).options
        self.seats = [SeatPosition() for _ in range(players)]
        self.regions: list[RegionPosition] = []
        self.domestic = " ".join(f"{name} 1" for name in RESOURCE_NAMES)
        self.export = ""
        self.rebellion = 0
        self.workers = 0
        self.tokens_left: int | None = None
        self.trends = ""
        self.objectives = ""
        self.track: list[str] = []
        self.top_card = ""
        self.discards = ""
        self.backs: dict[str, str] = {}
        self.top_hex = ""
        self.hex_discards = ""
        self.turn = 2
        self.phase = 5
        self.active = 0
        self.seat_order = list(range(players))
        self.out: tuple[int, ...] = ()
        self.done = ""
        self.taxed = 0
        self.prices: dict[tuple[str, str], list[int]] = {}
        self.crisis = ""
        self.missing = 0

    def region(self, icons: str = "", **said: Unpack[RegionSettings]) -> "Position":
        """The next region; see RegionPosition."""
        self.regions.append(RegionPosition(icons, **said))
        return self

    def seat(self, seat: int, **said: Unpack[SeatSettings]) -> "Position":
        """What a player has; seats count from 0. Anything set earlier and not now stays."""
        self.check_seat(seat)
        self.seats[seat] = replace(self.seats[seat], **said)
        return self

    def boards(self, domestic: str | None = None, export: str | None = None) -> "Position":
        """The cubes on boards I and II."""
        self.domestic = self.domestic if domestic is None else domestic
        self.export = self.export if export is None else export
        return self

    def markers(self, rebellion: int = 0, workers: int = 0) -> "Position":
        """Rebellion and surplus workers; the population follows from the map."""
        self.rebellion, self.workers = rebellion, workers
        return self

    def piles(self, tokens_left: int) -> "Position":
        """How many explorer tokens are left in the piles; by default all that no player has."""
        self.tokens_left = tokens_left
        return self

    def goals(self, trends: str = "", objectives: str = "") -> "Position":
        """The trends, and open objectives."""
        self.trends, self.objectives = trends, objectives
        return self

    def deck(self, top: str = "", track: str = "", discards: str = "") -> "Position":
        """The top card, the cards of the track (`pirate:2` at its second price, `none`), the discarded ones."""
        self.top_card, self.track, self.discards = top, track.split(), discards
        return self

    def back(self, card: str, zones: str) -> "Position":
        """The back of a card, instead of what the component set says: `stone feeds 6 / red 3 cattle`."""
        card_named(card)
        self.backs[card] = zones
        return self

    def stack(self, top: str = "", discards: str = "") -> "Position":
        """The side on top of the stack of hexes, such as 12b; the numbers of discarded hexes."""
        self.top_hex, self.hex_discards = top, discards
        return self

    def at(self, phase: int = 5, active: int = 0, turn: int = 2) -> "Position":
        """The start of phase 2 to 6; in phases 5 and 6 a player's round or purchase. Seats count from 0."""
        self.check_seat(active)
        if not ORDER_PHASE <= phase <= EVOLUTION_PHASE or not 1 <= turn <= MOST:
            raise PositionError(f"a position cannot be in phase {phase} of turn {turn}")
        self.phase, self.active, self.turn = phase, active, turn
        return self

    def order(self, *seats: int) -> "Position":
        self.check_order(seats)
        self.seat_order = list(seats)
        return self

    def passed(self, *seats: int) -> "Position":
        """Who is out of phase 5."""
        for seat in seats:
            self.check_seat(seat)
        self.out = seats
        return self

    def has_done(self, what: str) -> "Position":
        """What the active player has done in the round: action, card, building."""
        for word in what.split():
            if word not in DONE:
                raise PositionError(f"{word!r} is none of {' '.join(DONE)}")
        self.done = what
        return self

    def taxes(self, times: int) -> "Position":
        """How many times taxes were collected this turn: once by each player from seat 1 on, then on shared circles."""
        self.taxed = times
        return self

    def card_prices(self, card: str, *numbers: int) -> "Position":
        """The three prices of a card, instead of what the component set says."""
        card_named(card)
        if len(numbers) != PRICES:
            raise PositionError(f"a card has {PRICES} prices")
        self.prices["cards", card] = [in_range("a price", number) for number in numbers]
        return self

    def market_prices(self, board: str, resource: str, *numbers: int) -> "Position":
        """The prices of a resource on board I (domestic) or II (export), by row from the top."""
        named_in(dict.fromkeys(RESOURCE_NAMES, 0), resource, "a resource")
        self.prices[board, resource] = [in_range("a price", number) for number in numbers]
        return self

    def in_crisis(self, kind: str, missing: int = 0) -> "Position":
        """The crisis of the top card is under way, and the active player is asked to help.

        In a domestic one, those who are described as striking have not been fed yet; in an export one, so many cubes
        are still missing.
        """
        if kind not in CRISES:
            raise PositionError(f"{kind!r} is none of {' '.join(CRISES)}")
        self.crisis, self.missing = kind, missing
        return self

    def build(self) -> State:
        """The state, waiting for an answer. Raises PositionError or OptionError."""
        s = first_state(own_book(self.options))
        if self.backs:
            describe(s.rules, with_backs(s.rules.components, self.backs))
        if self.prices:
            describe(s.rules, with_prices(s.rules.components, self.prices))
        self.build_map(s)
        s.domestic, s.export = pile_of(s, self.domestic), pile_of(s, self.export)
        check_boards(s)
        for me, said in enumerate(self.seats):
            self.build_seat(s, me, said)
        self.build_goals(s)
        self.build_cards(s)
        s.rebellion, s.workers = in_range("rebellion", self.rebellion), in_range("workers", self.workers)
        s.taxed = in_range("taxes", self.taxed)
        s.collected = (1 << min(s.taxed, s.rules.players)) - 1
        s.turn, s.order = self.turn, vec[i64](self.seat_order)
        for seat in self.out:
            s.out |= bit(seat)
        if s.bank < 0:
            raise PositionError(f"there are not so many florins: {-s.bank} are missing")
        self.enter_phase(s)
        if self.crisis:
            if self.phase != BALANCE_PHASE:
                raise PositionError("a crisis is under way only in phase 4")
            enter_crisis(s, self.crisis, self.active, self.missing)
        return s

    def faults(self, s: State) -> list[str]:
        """Why this cannot be."""
        return faults(self, s)

    def build_map(self, s: State) -> None:
        start = DESERT_VILLAGE if s.rules.desert else OPEN_SEA
        lay_region(s, NO_SEAT, start, 0, CENTRE)
        named = [side_named(region.side) // 2 for region in self.regions if region.side]
        top = side_named(self.top_hex) if self.top_hex not in ("", NONE) else NO_HEX
        discards = [hex_numbered(word) for word in self.hex_discards.split()]
        taken = [*named, *([] if top == NO_HEX else [top // 2]), *discards]
        check_once(taken, "a hex")
        spare = [number for number in range(STACK_HEXES) if number not in taken]
        lay_all(s, self.regions, spare)
        s.discarded_hexes = set_of(discards)
        if not self.top_hex and spare:
            top = 2 * spare.pop(0)
        s.top_side, s.stack = top, 0 if self.top_hex == NONE else set_of(spare)

    def build_seat(self, s: State, me: int, said: SeatPosition) -> None:
        seat = s.seats[me]
        seat.florins, seat.tokens = in_range("florins", said.florins), in_range("tokens", said.tokens)
        seat.bonus = in_range("benefactor", said.benefactor)
        s.bank -= seat.florins + seat.bonus
        seat.cubes = pile_of(s, said.cubes)
        for kind, flags in UNITS.items():
            for word in getattr(said, kind).split():
                put_unit(s, me, word, flags)
        for name in said.wonders.split():
            if not seat.citizens_left:
                raise PositionError(f"seat number {me + 1} has no citizen for the {name}")
            seat.citizens_left -= 1
        objectives = [named_in(OBJECTIVE_NAMED, name, "an objective") for name in said.objectives.split()]
        seat.objectives = set_of(objectives)

    def build_goals(self, s: State) -> None:
        held = sum(seat.tokens for seat in s.seats)
        s.tokens_left = TOKENS - held if self.tokens_left is None else self.tokens_left
        if not 0 <= s.tokens_left <= TOKENS - held:
            raise PositionError(f"there are {TOKENS} explorer tokens, not {held} and {s.tokens_left}")
        for seat, said in zip(s.seats, self.seats, strict=True):
            earned = min(MOST_DISCS, START_DISCS + (TOKENS - s.tokens_left) // PILE)
            seat.discs, seat.discs_used = said.discs or earned, said.used
            if not 0 <= said.used <= seat.discs <= MOST_DISCS:
                raise PositionError(f"nobody has {said.used} of {seat.discs} discs on the wheel")
        s.trends = set_of(named_in(TREND_NAMED, name, "a trend") for name in self.trends.split())
        opened = [named_in(OBJECTIVE_NAMED, name, "an objective") for name in self.objectives.split()]
        s.open_objectives = set_of(opened)
        words = " ".join(said.objectives for said in self.seats).split()
        everything = [*opened, *(OBJECTIVE_NAMED[name] for name in words)]
        check_once(everything, "an objective")
        if any(length_of(objective) != s.rules.length for objective in everything):
            raise PositionError("all objectives are of the length of the game")

    def build_cards(self, s: State) -> None:
        """Who owns which card; then the track and the top card, of those that are left."""
        named = []
        for seat, said in zip(s.seats, self.seats, strict=True):
            own = cards_in(f"{said.cards} {said.used_cards} {said.new_cards} {said.wonders}")
            named += own
            seat.cards = set_of(own)
            s.exhausted |= set_of(cards_in(said.used_cards))
            s.fresh |= set_of(cards_in(said.new_cards))
            s.wonders |= set_of(cards_in(said.wonders))
        if s.wonders & ~set_of(WONDERS):
            raise PositionError("only wonders can be built")
        places = [word.partition(":")[::2] for word in self.track]
        if len(places) > TRACK:
            raise PositionError(f"the track has {TRACK} places")
        discards = cards_in(self.discards)
        top = cards_in(self.top_card if self.top_card != NONE else "")
        if len(top) > 1:
            raise PositionError("only one card is on top of the deck")
        laid_out = cards_in(" ".join(name for name, _ in places if name != NONE))
        named += [*discards, *top, *laid_out]
        check_once(named, "a card")
        spare = [card for card in range(len(NAMES)) if card not in named]
        for slot in range(TRACK):
            name, price = places[slot] if slot < len(places) else ("", "")
            card = NO_CARD if name == NONE else card_named(name) if name else spare.pop(0)
            s.track = changed(s.track, slot, on_track(card, price_numbered(price)) if card != NO_CARD else card)
        if not self.top_card:
            top = [spare.pop(0)]
        s.top = top[0] if top else NO_CARD
        s.deck, s.discarded = 0 if self.top_card == NONE else set_of(spare), set_of(discards)

    def enter_phase(self, s: State) -> None:
        """What is still to come in this turn, then the question the position is waiting for."""
        place = self.seat_order.index(self.active)
        s.phase = self.phase
        then(s, OPEN_TURN)
        if self.phase < EVOLUTION_PHASE:
            then(s, OPEN_PURCHASES)
        else:
            then(s, NEXT_PURCHASE, place)
        if self.phase < ACTION_PHASE:
            then(s, OPEN_ACTIONS)
            if self.turn > 1 and not self.crisis:
                then(s, BALANCE)
        elif self.phase == ACTION_PHASE:
            then(s, NEXT_ROUND, place)
        if self.phase < BALANCE_PHASE:
            then(s, CHECK_END)
            then(s, POPULATION)
        if self.phase < POPULATION_PHASE:
            then(s, CHECK_END)
            open_bidding(s)
        if self.crisis:
            return
        settle(s)
        for word in self.done.split():
            s.done |= DONE[word]
        settle(s)
