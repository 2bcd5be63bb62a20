"""The state of a game, copied and keyed in one place."""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.archipelago.content.resources import NO_CUBES, cubes
from hexhaven.archipelago.content.tables import CARDS, STACK_HEXES, Components
from hexhaven.archipelago.frames import KINDS
from hexhaven.kernel.event import Event

NO_SEAT: Final = -1
NO_CARD: Final = -1
NO_HEX: Final = -1
NO_REGION: Final = -1

FLORINS: Final = 135
TOKENS: Final = 24
PILE: Final = 8  # explorer tokens in one of the three piles
BUILDING_TOKENS: Final = 13  # of market/port, and of town/temple
START_FLORINS: Final = 10
START_DISCS: Final = 3
MOST_DISCS: Final = 5
CITIZENS: Final = 10  # of one colour
SHIPS: Final = 4
TRACK: Final = 5  # cards on display
PRICES: Final = 3  # of a card, one after the other
REGION_LIMIT: Final = 3  # citizens of one player in a region
CUBES: Final = (15, 15, 15, 15, 12, 10)

# The boards one trades on.
DOMESTIC: Final = 0
EXPORT: Final = 1

# The halves of a crisis back.
UPPER: Final = 0
LOWER: Final = 1

# The phases of a turn; before the first turn there is none.
NO_PHASE: Final = 0
RELEASE_PHASE: Final = 1
ORDER_PHASE: Final = 2
POPULATION_PHASE: Final = 3
BALANCE_PHASE: Final = 4
ACTION_PHASE: Final = 5
EVOLUTION_PHASE: Final = 6

# What the active player has done in the round.
ACTED: Final = 1
CARD_PLAYED: Final = 2
TRADED: Final = 4

# Lengths.
SHORT: Final = 0
MEDIUM: Final = 1
LONG: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """What belongs to a player, before and behind the screen."""

    def __init__(self, units: vec[i64]) -> None:
        self.units: vec[i64] = units  # on the map, sorted; see units.py
        self.florins: i64 = 0
        self.cubes: i64 = NO_CUBES
        self.tokens: i64 = 0  # explorer tokens
        self.citizens_left: i64 = 0  # in the box
        self.ships_left: i64 = 0
        self.discs: i64 = START_DISCS
        self.discs_used: i64 = 0
        self.cards: i64 = 0  # bit n: card n
        self.objectives: i64 = 0  # bit n: objective n of the length
        self.declined: i64 = 0  # bit n: drawn and given back
        self.seen: i64 = 0  # bit p: the objectives of player p are known
        self.bid: i64 = -1  # sealed; -1 none
        self.bonus: i64 = 0  # florins on the Benefactor
        self.coins: i64 = 0  # florins on the wheel
        self.hand: i64 = 0  # bit n: hex n is taken up


class Rules:
    """What an option set means: numbers and tables, made once and shared by all copies of a state."""

    def __init__(self, players: i64, components: Components, length: i64) -> None:
        self.players: i64 = players
        self.components: Components = components
        self.length: i64 = length
        self.desert: bool = False
        self.no_secrets: bool = False
        self.more_control: bool = False
        self.choose_trend: bool = False
        self.benefactor: bool = False
        self.more_spice: bool = False
        self.deals: bool = True
        self.colours: i64 = 2 if players == 2 else 1
        self.questions: vec[Question] = vec[Question](QUESTIONS)
        self.run: list[Run] = list(RUN)
        self.effects: list[Effect] = list(EFFECTS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal:
    """What two players talk about: what the one who offers gives, and what he asks for."""

    def __init__(self) -> None:
        self.by: i64 = NO_SEAT
        self.partner: i64 = NO_SEAT
        self.given_florins: i64 = 0
        self.asked_florins: i64 = 0
        self.given_cubes: i64 = NO_CUBES
        self.asked_cubes: i64 = NO_CUBES
        self.given_tokens: i64 = 0
        self.asked_tokens: i64 = 0
        self.given_card: i64 = NO_CARD
        self.asked_card: i64 = NO_CARD
        self.promises: i64 = 0  # five bits for each of place, citizens raised and florins lent, given and asked
        self.terms: i64 = 0  # bit kind * 2 + side: named already (cubes: bit 16 + resource * 2 + side)
        self.counters_left: i64 = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A moment of a game."""

    def __init__(self, rules: Rules, seats: vec[Seat], agenda: vec[i64], order: vec[i64]) -> None:
        self.rules: Rules = rules
        self.seats: vec[Seat] = seats
        self.agenda: vec[i64] = agenda
        self.order: vec[i64] = order
        self.deal: Deal = Deal()
        # The map, by region in the order of discovery.
        self.sides: vec[i64] = vec[i64]()
        self.turned: vec[i64] = vec[i64]()  # rotation
        self.spots: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()  # by region * 6 + direction: the region there, or NO_REGION
        self.built: vec[i64] = vec[i64]()  # four bits for each building: standing, on land B, on sea B
        self.held: vec[i64] = vec[i64]()  # four bits for each building: its occupant's seat + 1, striking
        self.taken: vec[i64] = vec[i64]()  # four bits for each kind of icon: how many are occupied or plundered
        self.plundered: vec[i64] = vec[i64]()
        self.used: vec[i64] = vec[i64]()  # bit n: building n was used in this action phase
        # The bank and the boards.
        self.bank: i64 = FLORINS
        self.bank_cubes: i64 = NO_CUBES
        self.domestic: i64 = NO_CUBES
        self.export: i64 = NO_CUBES
        self.population: i64 = 0
        self.rebellion: i64 = 0
        self.workers: i64 = 0
        self.tokens_left: i64 = TOKENS
        self.trade_tokens: i64 = BUILDING_TOKENS  # market/port
        self.town_tokens: i64 = BUILDING_TOKENS  # town/temple
        self.coins_on_map: i64 = 0  # on plundered icons
        self.standing: i64 = 0  # buildings on the map, counted by kind as cubes are in a pile
        # Cards.
        self.deck: i64 = (1 << CARDS) - 1  # bit n: card n is in the deck, below the top one
        self.top: i64 = NO_CARD
        self.discarded: i64 = 0
        self.track: vec[i64] = vec[i64]([NO_CARD] * TRACK)  # see packed.py
        self.opened: i64 = 0  # cards a search has opened
        self.exhausted: i64 = 0  # bit n: card n is engaged
        self.wonders: i64 = 0  # bit n: wonder n is built
        self.fresh: i64 = 0  # bit n: card n was bought in this turn
        self.boosts: i64 = 0  # bit n: card n was used in this round and works with its action
        # Hexes.
        self.stack: i64 = (1 << STACK_HEXES) - 1  # bit n: hex n is in the stack, below the top one
        self.top_side: i64 = NO_HEX
        self.discarded_hexes: i64 = 0
        # Objectives and trends.
        self.trends: i64 = 0
        self.open_objectives: i64 = 0
        self.revealed: i64 = 0
        self.met: i64 = 0  # objectives whose end condition has been met at some time
        # Where the game stands.
        self.turn: i64 = 0
        self.phase: i64 = NO_PHASE
        self.out: i64 = 0  # bit p: player p has passed in this action phase
        self.done: i64 = 0  # what the active player has done in this round
        self.taxed: i64 = 0  # tax actions in this turn
        self.reproduced: i64 = 0  # bit p
        self.explored: i64 = 0  # bit p: the own circle is taken
        self.shared_explored: i64 = 0
        self.permits: i64 = 0  # bit owner * 5 + guest
        self.missing: i64 = 0  # cubes an export crisis still asks for
        self.crisis: i64 = NO_CARD  # the card whose back is being resolved
        self.offers_left: i64 = 0
        self.hidden: i64 = 0  # what a victim holds in closed hands; see packed.py
        self.orderer: i64 = NO_SEAT
        self.ending: bool = False
        self.independent: bool = False
        self.thefts: vec[i64] = vec[i64]()  # see packed.py, and imagine.py
        self.lows: vec[i64] = vec[i64]()  # by theft * players + seat: the least cubes held since, a pile
        self.events: list[Event] | None = None  # filled only while somebody is listening


class Question:
    """What one kind of frame asks: the only definition of the legal answers, and what an answer does."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        raise ValueError("this frame asks nothing")

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        raise ValueError("this frame takes no answer")

    def weights(self, s: State, arg: i64) -> vec[i64]:
        raise ValueError("this frame is not chance's")

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        """Whether there is nothing to decide, so that the frame is dropped without an answer."""
        return False


class Effect:
    """What a card does, and when it can be used."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return True

    def options(self, out: vec[i64], s: State, me: i64, card: i64, base: i64) -> vec[i64]:
        """Append one answer per way to use the card; base is the answer without a choice."""
        if self.is_usable(s, me, card):
            out = append(out, base)
        return out

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        raise ValueError("this card is not used")


class Passive(Effect):
    """A card that is never activated."""

    def is_usable(self, s: State, me: i64, card: i64) -> bool:
        return False


Run = Callable[[State, i64], None]  # the frame's argument


def no_run(s: State, arg: i64) -> None:
    raise ValueError("this frame waits for an answer")


QUESTIONS: Final[list[Question]] = [Question()] * KINDS
RUN: Final[list[Run]] = [no_run] * KINDS
EFFECTS: Final[list[Effect]] = [Passive()] * CARDS


def asks(kind: int, question: Question) -> None:
    """Register what a frame asks of a player, or of chance."""
    QUESTIONS[kind] = question


def runs(kind: int) -> Callable[[Run], Run]:
    """Register what happens by itself."""

    def register(function: Run) -> Run:
        RUN[kind] = function
        return function

    return register


def does(card: int, effect: Effect) -> None:
    """Register what a card does."""
    EFFECTS[card] = effect


def first_state(rules: Rules) -> State:
    """Nothing dealt, nothing drawn; the agenda is empty."""
    seats = vec[Seat](capacity=rules.players)
    for _ in range(rules.players):
        seat = Seat(vec[i64]())
        seat.citizens_left = CITIZENS * rules.colours
        seat.ships_left = SHIPS * rules.colours
        seats = append(seats, seat)
    s = State(rules, seats, vec[i64](), vec[i64](list(range(rules.players))))
    for resource, number in enumerate(CUBES):
        s.bank_cubes += cubes(resource, number)
    return s


def copy_seat(seat: Seat) -> Seat:
    twin = Seat(seat.units)
    twin.florins = seat.florins
    twin.cubes = seat.cubes
    twin.tokens = seat.tokens
    twin.citizens_left = seat.citizens_left
    twin.ships_left = seat.ships_left
    twin.discs = seat.discs
    twin.discs_used = seat.discs_used
    twin.cards = seat.cards
    twin.objectives = seat.objectives
    twin.declined = seat.declined
    twin.seen = seat.seen
    twin.bid = seat.bid
    twin.bonus = seat.bonus
    twin.coins = seat.coins
    twin.hand = seat.hand
    return twin


def copy_deal(deal: Deal) -> Deal:
    twin = Deal()
    twin.by = deal.by
    twin.partner = deal.partner
    twin.given_florins = deal.given_florins
    twin.asked_florins = deal.asked_florins
    twin.given_cubes = deal.given_cubes
    twin.asked_cubes = deal.asked_cubes
    twin.given_tokens = deal.given_tokens
    twin.asked_tokens = deal.asked_tokens
    twin.given_card = deal.given_card
    twin.asked_card = deal.asked_card
    twin.promises = deal.promises
    twin.terms = deal.terms
    twin.counters_left = deal.counters_left
    return twin


def copy(s: State) -> State:
    """An independent state; nobody listens to it. Vecs are shared, as verbs replace and never write them."""
    seats = vec[Seat](capacity=len(s.seats))
    for seat in s.seats:
        seats = append(seats, copy_seat(seat))
    twin = State(s.rules, seats, s.agenda[:], s.order)
    if s.deal.by != NO_SEAT:
        twin.deal = copy_deal(s.deal)
    twin.sides = s.sides
    twin.turned = s.turned
    twin.spots = s.spots
    twin.near = s.near
    twin.built = s.built
    twin.held = s.held
    twin.taken = s.taken
    twin.plundered = s.plundered
    twin.used = s.used
    twin.bank = s.bank
    twin.bank_cubes = s.bank_cubes
    twin.domestic = s.domestic
    twin.export = s.export
    twin.population = s.population
    twin.rebellion = s.rebellion
    twin.workers = s.workers
    twin.tokens_left = s.tokens_left
    twin.trade_tokens = s.trade_tokens
    twin.town_tokens = s.town_tokens
    twin.coins_on_map = s.coins_on_map
    twin.standing = s.standing
    twin.deck = s.deck
    twin.top = s.top
    twin.discarded = s.discarded
    twin.track = s.track
    twin.opened = s.opened
    twin.exhausted = s.exhausted
    twin.wonders = s.wonders
    twin.fresh = s.fresh
    twin.boosts = s.boosts
    twin.stack = s.stack
    twin.top_side = s.top_side
    twin.discarded_hexes = s.discarded_hexes
    twin.trends = s.trends
    twin.open_objectives = s.open_objectives
    twin.revealed = s.revealed
    twin.met = s.met
    twin.turn = s.turn
    twin.phase = s.phase
    twin.out = s.out
    twin.done = s.done
    twin.taxed = s.taxed
    twin.reproduced = s.reproduced
    twin.explored = s.explored
    twin.shared_explored = s.shared_explored
    twin.permits = s.permits
    twin.missing = s.missing
    twin.crisis = s.crisis
    twin.offers_left = s.offers_left
    twin.hidden = s.hidden
    twin.orderer = s.orderer
    twin.ending = s.ending
    twin.independent = s.independent
    twin.thefts = s.thefts
    twin.lows = s.lows
    return twin


def key(s: State) -> bytes:
    """Equal for equal positions of one option set, however they were reached."""
    numbers = vec[i64](
        [
            len(s.agenda), len(s.sides), len(s.thefts), s.bank, s.bank_cubes, s.domestic, s.export, s.population,
            s.rebellion, s.workers, s.tokens_left, s.trade_tokens, s.town_tokens, s.coins_on_map, s.standing, s.deck,
            s.top, s.discarded, s.opened, s.exhausted, s.wonders, s.fresh, s.boosts, s.stack, s.top_side,
            s.discarded_hexes, s.trends, s.open_objectives, s.revealed, s.met, s.turn, s.phase, s.out, s.done,
            s.taxed, s.reproduced, s.explored, s.shared_explored, s.permits, s.missing, s.crisis, s.offers_left,
            s.hidden, s.orderer, 1 if s.ending else 0, 1 if s.independent else 0,
        ]
    )  # fmt: skip
    parts = [bytes(numbers), bytes(s.agenda), bytes(s.order), bytes(s.sides), bytes(s.turned), bytes(s.spots)]
    parts += [bytes(s.built), bytes(s.taken), bytes(s.plundered), bytes(s.used), bytes(s.track), bytes(s.thefts)]
    parts += [bytes(s.lows), deal_key(s.deal)]
    for seat in s.seats:
        own = vec[i64](
            [
                len(seat.units), seat.florins, seat.cubes, seat.tokens, seat.citizens_left, seat.ships_left, seat.discs,
                seat.discs_used, seat.cards, seat.objectives, seat.declined, seat.seen, seat.bid, seat.bonus,
                seat.coins, seat.hand,
            ]
        )  # fmt: skip
        parts += [bytes(own), bytes(seat.units)]
    return b"".join(parts)


def deal_key(deal: Deal) -> bytes:
    return bytes(
        vec[i64](
            [
                deal.by, deal.partner, deal.given_florins, deal.asked_florins, deal.given_cubes, deal.asked_cubes,
                deal.given_tokens, deal.asked_tokens, deal.given_card, deal.asked_card, deal.promises, deal.terms,
                deal.counters_left,
            ]
        )
    )  # fmt: skip
