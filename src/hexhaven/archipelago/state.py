"""The state of a game: what is on the table, and what belongs to the players."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.archipelago.content.resources import NO_CUBES, cubes
from hexhaven.archipelago.content.tables import CARDS, STACK_HEXES
from hexhaven.archipelago.rulebook import Rules
from hexhaven.kernel import engine
from hexhaven.kernel.packing import Port

LAYOUT: Final = 3  # of what transfer() passes on; a change of it raises the number

NO_SEAT: Final = -1
NO_CARD: Final = -1
NO_HEX: Final = -1
NO_REGION: Final = -1
NO_BID: Final = -1

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

# The boards for trading.
DOMESTIC: Final = 0
EXPORT: Final = 1

# The halves of a crisis back.
UPPER: Final = 0
LOWER: Final = 1

# The phases of a turn; there is none before the first turn.
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
    """What belongs to a player, in front of and behind the screen."""

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
        self.bid: i64 = NO_BID  # sealed
        self.bonus: i64 = 0  # florins on the Benefactor
        self.coins: i64 = 0  # florins on the wheel
        self.hand: i64 = 0  # bit n: hex n is in hand

    def copy(self) -> "Seat":
        twin = Seat(self.units)
        twin.florins = self.florins
        twin.cubes = self.cubes
        twin.tokens = self.tokens
        twin.citizens_left = self.citizens_left
        twin.ships_left = self.ships_left
        twin.discs = self.discs
        twin.discs_used = self.discs_used
        twin.cards = self.cards
        twin.objectives = self.objectives
        twin.declined = self.declined
        twin.seen = self.seen
        twin.bid = self.bid
        twin.bonus = self.bonus
        twin.coins = self.coins
        twin.hand = self.hand
        return twin

    def transfer(self, port: Port) -> None:
        self.units = port.numbers(self.units)
        self.florins = port.number(self.florins)
        self.cubes = port.number(self.cubes)
        self.tokens = port.number(self.tokens)
        self.citizens_left = port.number(self.citizens_left)
        self.ships_left = port.number(self.ships_left)
        self.discs = port.number(self.discs)
        self.discs_used = port.number(self.discs_used)
        self.cards = port.number(self.cards)
        self.objectives = port.number(self.objectives)
        self.declined = port.number(self.declined)
        self.seen = port.number(self.seen)
        self.bid = port.number(self.bid, NO_BID)
        self.bonus = port.number(self.bonus)
        self.coins = port.number(self.coins)
        self.hand = port.number(self.hand)


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal:
    """A negotiation between two players: what the one making the offer gives and asks for."""

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
        self.terms: i64 = 0  # bit kind * 2 + side: already named (cubes: bit 16 + resource * 2 + side)
        self.counters_left: i64 = 0

    def copy(self) -> "Deal":
        twin = Deal()
        twin.by = self.by
        twin.partner = self.partner
        twin.given_florins = self.given_florins
        twin.asked_florins = self.asked_florins
        twin.given_cubes = self.given_cubes
        twin.asked_cubes = self.asked_cubes
        twin.given_tokens = self.given_tokens
        twin.asked_tokens = self.asked_tokens
        twin.given_card = self.given_card
        twin.asked_card = self.asked_card
        twin.promises = self.promises
        twin.terms = self.terms
        twin.counters_left = self.counters_left
        return twin

    def transferred(self, port: Port) -> "Deal":
        """What came through the port; states share what is not written to."""
        deal = self.copy()
        deal.transfer(port)
        return deal

    def transfer(self, port: Port) -> None:
        self.by = port.number(self.by, NO_SEAT)
        self.partner = port.number(self.partner, NO_SEAT)
        self.given_florins = port.number(self.given_florins)
        self.asked_florins = port.number(self.asked_florins)
        self.given_cubes = port.number(self.given_cubes)
        self.asked_cubes = port.number(self.asked_cubes)
        self.given_tokens = port.number(self.given_tokens)
        self.asked_tokens = port.number(self.asked_tokens)
        self.given_card = port.number(self.given_card, NO_CARD)
        self.asked_card = port.number(self.asked_card, NO_CARD)
        self.promises = port.number(self.promises)
        self.terms = port.number(self.terms)
        self.counters_left = port.number(self.counters_left)


NO_DEAL: Final = Deal()  # shared by all states without one


@mypyc_attr(acyclic=True, free_list_len=1)
class State(engine.State):
    """A moment of a game. Turn zero has no phase; rounds are counted within the phase of actions."""

    def __init__(self, rules: Rules, agenda: vec[i64], seats: vec[Seat], order: vec[i64]) -> None:
        super().__init__(rules, agenda)
        self.rules: Rules = rules
        self.seats: vec[Seat] = seats
        self.order: vec[i64] = order
        self.deal: Deal = NO_DEAL
        self.answered: Deal = NO_DEAL  # the offer that the deal is a counter-offer to; never written to
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
        self.opened: i64 = 0  # cards revealed by a search
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
        self.out: i64 = 0  # bit p: player p has passed in this action phase
        self.done: i64 = 0  # what the active player has done in this round
        self.taxed: i64 = 0  # tax actions in this turn
        self.collected: i64 = 0  # bit p: the player's own circle for taxes is taken
        self.reproduced: i64 = 0  # bit p
        self.explored: i64 = 0  # bit p: the player's own circle is taken
        self.shared_explored: i64 = 0
        self.permits: i64 = 0  # one bit for each owner and guest
        self.declines: i64 = 0  # one bit for each player and each who has declined an offer of theirs in this turn
        self.missing: i64 = 0  # cubes still missing in an export crisis
        self.crisis: i64 = NO_CARD  # the card whose back is being resolved
        self.offers_left: i64 = 0
        self.hidden: i64 = 0  # what a victim holds in closed hands; see packed.py
        self.orderer: i64 = NO_SEAT
        self.ending: bool = False
        self.independent: bool = False
        self.thefts: vec[i64] = vec[i64]()  # see packed.py, and imagine.py
        self.lows: vec[i64] = vec[i64]()  # by theft * players + seat: the least cubes held since, a pile

    def copy(self) -> "State":
        """Vecs are shared, since verbs replace them and never write to them."""
        seats = vec[Seat](capacity=len(self.seats))
        for seat in self.seats:
            seats = append(seats, seat.copy())
        twin = State(self.rules, self.agenda[:], seats, self.order)
        if self.deal.by != NO_SEAT:
            twin.deal = self.deal.copy()
            twin.answered = self.answered
        twin.set_position_marks(self)
        twin.sides = self.sides
        twin.turned = self.turned
        twin.spots = self.spots
        twin.near = self.near
        twin.built = self.built
        twin.held = self.held
        twin.taken = self.taken
        twin.plundered = self.plundered
        twin.used = self.used
        twin.bank = self.bank
        twin.bank_cubes = self.bank_cubes
        twin.domestic = self.domestic
        twin.export = self.export
        twin.population = self.population
        twin.rebellion = self.rebellion
        twin.workers = self.workers
        twin.tokens_left = self.tokens_left
        twin.trade_tokens = self.trade_tokens
        twin.town_tokens = self.town_tokens
        twin.coins_on_map = self.coins_on_map
        twin.standing = self.standing
        twin.deck = self.deck
        twin.top = self.top
        twin.discarded = self.discarded
        twin.track = self.track
        twin.opened = self.opened
        twin.exhausted = self.exhausted
        twin.wonders = self.wonders
        twin.fresh = self.fresh
        twin.boosts = self.boosts
        twin.stack = self.stack
        twin.top_side = self.top_side
        twin.discarded_hexes = self.discarded_hexes
        twin.trends = self.trends
        twin.open_objectives = self.open_objectives
        twin.revealed = self.revealed
        twin.met = self.met
        twin.out = self.out
        twin.done = self.done
        twin.taxed = self.taxed
        twin.collected = self.collected
        twin.reproduced = self.reproduced
        twin.explored = self.explored
        twin.shared_explored = self.shared_explored
        twin.permits = self.permits
        twin.declines = self.declines
        twin.missing = self.missing
        twin.crisis = self.crisis
        twin.offers_left = self.offers_left
        twin.hidden = self.hidden
        twin.orderer = self.orderer
        twin.ending = self.ending
        twin.independent = self.independent
        twin.thefts = self.thefts
        twin.lows = self.lows
        return twin

    def transfer(self, port: Port) -> None:
        super().transfer(port)
        self.order = port.numbers(self.order)
        self.sides = port.numbers(self.sides)
        self.turned = port.numbers(self.turned)
        self.spots = port.numbers(self.spots)
        self.near = port.numbers(self.near, NO_REGION)
        self.built = port.numbers(self.built)
        self.held = port.numbers(self.held)
        self.taken = port.numbers(self.taken)
        self.plundered = port.numbers(self.plundered)
        self.used = port.numbers(self.used)
        self.bank = port.number(self.bank)
        self.bank_cubes = port.number(self.bank_cubes)
        self.domestic = port.number(self.domestic)
        self.export = port.number(self.export)
        self.population = port.number(self.population)
        self.rebellion = port.number(self.rebellion)
        self.workers = port.number(self.workers)
        self.tokens_left = port.number(self.tokens_left)
        self.trade_tokens = port.number(self.trade_tokens)
        self.town_tokens = port.number(self.town_tokens)
        self.coins_on_map = port.number(self.coins_on_map)
        self.standing = port.number(self.standing)
        self.deck = port.number(self.deck)
        self.top = port.number(self.top, NO_CARD)
        self.discarded = port.number(self.discarded)
        self.track = port.numbers(self.track, NO_CARD)
        self.opened = port.number(self.opened)
        self.exhausted = port.number(self.exhausted)
        self.wonders = port.number(self.wonders)
        self.fresh = port.number(self.fresh)
        self.boosts = port.number(self.boosts)
        self.stack = port.number(self.stack)
        self.top_side = port.number(self.top_side, NO_HEX)
        self.discarded_hexes = port.number(self.discarded_hexes)
        self.trends = port.number(self.trends)
        self.open_objectives = port.number(self.open_objectives)
        self.revealed = port.number(self.revealed)
        self.met = port.number(self.met)
        self.out = port.number(self.out)
        self.done = port.number(self.done)
        self.taxed = port.number(self.taxed)
        self.reproduced = port.number(self.reproduced)
        self.explored = port.number(self.explored)
        self.shared_explored = port.number(self.shared_explored)
        self.permits = port.number(self.permits)
        self.missing = port.number(self.missing)
        self.crisis = port.number(self.crisis, NO_CARD)
        self.offers_left = port.number(self.offers_left)
        self.hidden = port.number(self.hidden)
        self.orderer = port.number(self.orderer, NO_SEAT)
        self.ending = port.flag(self.ending)
        self.independent = port.flag(self.independent)
        self.thefts = port.numbers(self.thefts)
        self.lows = port.numbers(self.lows)
        self.deal = self.deal.transferred(port)
        if port.layout >= 2:
            self.collected = port.number(self.collected)
            self.answered = self.answered.transferred(port)
        if port.layout >= 3:
            self.declines = port.number(self.declines)
        for seat in self.seats:
            seat.transfer(port)

    def before_frame(self) -> None:
        self.rules.watch.check(self)


def first_state(rules: Rules) -> State:
    """Nothing dealt, nothing drawn; the agenda is empty."""
    seats = vec[Seat](capacity=rules.players)
    for _ in range(rules.players):
        seat = Seat(vec[i64]())
        seat.citizens_left = CITIZENS * rules.colours
        seat.ships_left = SHIPS * rules.colours
        seats = append(seats, seat)
    s = State(rules, vec[i64](), seats, vec[i64](list(range(rules.players))))
    for resource, number in enumerate(CUBES):
        s.bank_cubes += cubes(resource, number)
    return s
