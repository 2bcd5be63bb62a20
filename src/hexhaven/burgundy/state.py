"""The state of a game: a superset of what the base game and the expansions need, copied and keyed in one place."""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.burgundy.content.board import FIRST_BONUS, SALE_POINTS, SECOND_BONUS, SPACES
from hexhaven.burgundy.content.duchies import DUCHY, Duchy
from hexhaven.burgundy.content.goods import ALL_GOODS, NO_GOODS
from hexhaven.burgundy.content.tiles import ROWS, TILE_KINDS
from hexhaven.burgundy.frames import KINDS
from hexhaven.kernel.event import Event

# A field of a duchy holds a tile, or one of these.
EMPTY: Final = 0  # no tile, and none beside it
OPEN: Final = 63  # no tile yet, but one beside it: a new tile may go here

# How the duchies come to the players.
GIVEN: Final = 0
DRAWN: Final = 1
CHOSEN: Final = 2

NO_SEAT: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """What lies before a player. What a team shares lies before its first player only."""

    def __init__(self, duchy: Duchy, fields: vec[i64], storage: vec[i64]) -> None:
        self.duchy: Duchy = duchy
        self.fields: vec[i64] = fields  # by field number: a tile, EMPTY or OPEN
        self.storage: vec[i64] = storage  # the tiles on the key spaces, sorted
        self.die: i64 = 0  # 0: used
        self.other_die: i64 = 0
        self.points: i64 = 0
        self.silver: i64 = 0
        self.workers: i64 = 0
        self.goods: i64 = NO_GOODS  # the pile in the goods store
        self.sold: i64 = NO_GOODS
        self.monasteries: i64 = 0  # bit n: monastery n stands in the duchy
        self.bonuses: i64 = 0  # number of bonus tiles
        self.bridge: i64 = 0  # space on the bridge
        self.sealed: i64 = 0  # an answer that is not revealed yet
        # Held for the expansions; the base game leaves them as they are.
        self.common: vec[i64] = vec[i64]()  # the tiles on the key spaces a team shares
        self.shields: i64 = 0  # bit n: shield n lies on a castle
        self.routes: i64 = 0  # trade route cards, four bits each, and how far they are filled


class Rules:
    """What an option set means: numbers and tables, made once and shared by all copies of a state."""

    def __init__(self, players: i64, deal: i64, duchies: vec[i64], hidden: bool, start_player: i64) -> None:
        self.players: i64 = players
        self.deal: i64 = deal
        self.duchies: vec[i64] = duchies  # by seat, where they are given
        self.hidden: bool = hidden  # choices of the set-up are made all at once
        self.start_player: i64 = start_player  # NO_SEAT: drawn
        self.key_spaces: i64 = 3
        self.goods_spaces: i64 = 3
        self.sale_points: i64 = SALE_POINTS[players]
        self.first_bonus: i64 = FIRST_BONUS[players]
        self.second_bonus: i64 = SECOND_BONUS[players]
        self.shares_with: vec[i64] = vec[i64](list(range(players)))  # by seat: before whom its silver and duchy lie
        self.questions: vec[Question] = vec[Question](QUESTIONS)
        self.run: list[Run] = list(RUN)
        self.placed: list[Placed] = list(PLACED)


@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A moment of a game."""

    def __init__(
        self,
        rules: Rules,
        seats: vec[Seat],
        agenda: vec[i64],
        depots: vec[i64],
        goods: vec[i64],
        supply: vec[i64],
        order: vec[i64],
    ) -> None:
        self.rules: Rules = rules
        self.seats: vec[Seat] = seats
        self.agenda: vec[i64] = agenda
        self.depots: vec[i64] = depots  # by space: a tile or NO_TILE
        self.goods: vec[i64] = goods  # by depot: the pile on its goods space; place 0 stays empty
        self.supply: vec[i64] = supply  # tiles not yet drawn: coloured backs, then black ones
        self.order: vec[i64] = order  # seats as they stand on the bridge, the first to move first
        self.goods_supply: i64 = ALL_GOODS
        self.boards_dealt: i64 = NO_GOODS  # four bits for each duchy drawn
        self.coming_goods: i64 = 0  # goods on the round spaces, four bits each, the next one lowest
        self.phase: i64 = 0
        self.round: i64 = 0
        self.white_die: i64 = 0
        self.bonuses_taken: i64 = 0  # four bits for each colour: how many of its two bonus tiles are gone
        self.purchases_left: i64 = 0
        self.shields_out: i64 = 0  # held for the expansions: bit n, shield n lies in its depot
        self.inns: i64 = 0  # held for the expansions: inns beside the black depot
        self.events: list[Event] | None = None  # filled only while somebody listens


class Question:
    """What one kind of frame asks: the only definition of the legal answers, and what an answer does."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        raise ValueError("this frame asks nothing")

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        raise ValueError("this frame takes no answer")

    def weights(self, s: State, arg: i64) -> vec[i64]:
        raise ValueError("this frame is not chance's")

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        """Whether nothing is left to decide, so that the frame goes without an answer."""
        return False


Run = Callable[[State, i64], None]  # the frame's argument
Placed = Callable[[State, i64, i64], None]  # who placed the tile, on which field


def no_run(s: State, arg: i64) -> None:
    raise ValueError("this frame waits for an answer")


def no_effect(s: State, me: i64, field: i64) -> None:
    """B8.7 B10.27 mines and monasteries do nothing at the moment they are placed."""


QUESTIONS: Final[list[Question]] = [Question()] * KINDS
RUN: Final[list[Run]] = [no_run] * KINDS
PLACED: Final[list[Placed]] = [no_effect] * TILE_KINDS


def asks(kind: int, question: Question) -> None:
    """Register what a frame asks of a player, or of chance."""
    QUESTIONS[kind] = question


def runs(kind: int) -> Callable[[Run], Run]:
    """Register what happens by itself."""

    def register(function: Run) -> Run:
        RUN[kind] = function
        return function

    return register


def placed(tile: int) -> Callable[[Placed], Placed]:
    """Register what a tile does when it is placed."""

    def register(function: Placed) -> Placed:
        PLACED[tile] = function
        return function

    return register


def first_state(rules: Rules) -> State:
    """Nothing dealt, nothing drawn; the agenda is empty."""
    seats = vec[Seat](capacity=rules.players)
    for _ in range(rules.players):
        seats = append(seats, Seat(DUCHY[0], vec[i64]([EMPTY]), vec[i64]()))
    supply = [0] * (2 * TILE_KINDS)
    for row in ROWS:
        supply[row.tile] = row.coloured
        supply[TILE_KINDS + row.tile] = row.black
    return State(
        rules,
        seats,
        vec[i64](),
        vec[i64]([0] * SPACES),
        vec[i64]([0] * 7),
        vec[i64](supply),
        vec[i64](list(range(rules.players))),
    )


def copy_seat(seat: Seat) -> Seat:
    twin = Seat(seat.duchy, seat.fields, seat.storage)
    twin.die = seat.die
    twin.other_die = seat.other_die
    twin.points = seat.points
    twin.silver = seat.silver
    twin.workers = seat.workers
    twin.goods = seat.goods
    twin.sold = seat.sold
    twin.monasteries = seat.monasteries
    twin.bonuses = seat.bonuses
    twin.bridge = seat.bridge
    twin.sealed = seat.sealed
    twin.common = seat.common
    twin.shields = seat.shields
    twin.routes = seat.routes
    return twin


def copy(s: State) -> State:
    """An independent state; nobody listens to it. Vecs are shared, as verbs replace and never write them."""
    seats = vec[Seat](capacity=len(s.seats))
    for seat in s.seats:
        seats = append(seats, copy_seat(seat))
    twin = State(s.rules, seats, s.agenda[:], s.depots, s.goods, s.supply, s.order)
    twin.goods_supply = s.goods_supply
    twin.boards_dealt = s.boards_dealt
    twin.coming_goods = s.coming_goods
    twin.phase = s.phase
    twin.round = s.round
    twin.white_die = s.white_die
    twin.bonuses_taken = s.bonuses_taken
    twin.purchases_left = s.purchases_left
    twin.shields_out = s.shields_out
    twin.inns = s.inns
    return twin


def key(s: State) -> bytes:
    """Equal for equal positions of one option set, whatever led to them."""
    numbers = vec[i64](
        [
            len(s.agenda),
            s.goods_supply,
            s.boards_dealt,
            s.coming_goods,
            s.phase,
            s.round,
            s.white_die,
            s.bonuses_taken,
            s.purchases_left,
            s.shields_out,
            s.inns,
        ]
    )
    parts = [bytes(numbers), bytes(s.agenda), bytes(s.depots), bytes(s.goods), bytes(s.supply), bytes(s.order)]
    for seat in s.seats:
        own = vec[i64](
            [
                seat.duchy.number,
                seat.die,
                seat.other_die,
                seat.points,
                seat.silver,
                seat.workers,
                seat.goods,
                seat.sold,
                seat.monasteries,
                seat.bonuses,
                seat.bridge,
                seat.sealed,
                seat.shields,
                seat.routes,
                len(seat.storage),
                len(seat.common),
            ]
        )
        parts += [bytes(own), bytes(seat.fields), bytes(seat.storage), bytes(seat.common)]
    return b"".join(parts)


def estate(s: State, me: i64) -> Seat:
    """The seat before which my silver, workers, goods and duchy lie; in a team it may be my partner's."""
    return s.seats[s.rules.shares_with[me]]


def has_monastery(seat: Seat, number: i64) -> bool:
    return seat.monasteries >> number & 1 != 0


def has_tile(seat: Seat, field: i64) -> bool:
    tile = seat.fields[field]
    return tile != EMPTY and tile != OPEN
