"""The state of a game: what can be shared is in an estate, what is always a player's own at a seat."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.burgundy.content.duchies import DUCHY, Duchy
from hexhaven.burgundy.content.goods import NO_GOODS
from hexhaven.burgundy.content.tiles import MONASTERY
from hexhaven.burgundy.rulebook import Rules
from hexhaven.kernel import engine
from hexhaven.kernel.numbers import changed
from hexhaven.kernel.packing import Port

# A field of a duchy holds a tile, or one of these.
EMPTY: Final = 0  # no tile, and none next to it
OPEN: Final = 63  # no tile yet, but one next to it: a new tile may go here

# Where a tile is kept: on an own key space, or on one that a team shares.
OWN: Final = 0
COMMON: Final = 1

NO_SEAT: Final = -1
LAYOUT: Final = 4  # of the packed numbers; raised when transfer() changes


@mypyc_attr(acyclic=True, free_list_len=1)
class Estate:
    """What a player owns, or what a team owns together. Rules reach it by estate_of(s, me)."""

    def __init__(self, duchy: Duchy, fields: vec[i64], gaps: vec[i64]) -> None:
        self.duchy: Duchy = duchy
        self.fields: vec[i64] = fields  # by field number: a tile, EMPTY or OPEN
        self.gaps: vec[i64] = gaps  # fields without a tile: by area, then by colour
        self.points: i64 = 0  # those of this seat; partners add theirs up: points_of(s, me)
        self.silver: i64 = 0
        self.workers: i64 = 0
        self.goods: i64 = NO_GOODS  # the pile in the goods store
        self.sold: i64 = NO_GOODS
        self.monasteries: i64 = 0  # bit n: monastery n is in the duchy
        self.bonuses: i64 = 0  # number of bonus tiles
        self.common: i64 = 0  # the tiles on a team's common key spaces, a byte each, the lowest tile lowest
        self.shields: i64 = 0  # bit n: shield n lies on one of the castles
        self.rival: i64 = NO_SEAT  # whose monasteries work here too, by shield 6

    def has_monastery(self, number: i64) -> bool:
        return self.monasteries >> number & 1 != 0

    def has_shield(self, number: i64) -> bool:
        return self.shields >> number & 1 != 0

    def has_tile(self, field: i64) -> bool:
        tile = self.fields[field]
        return tile != EMPTY and tile != OPEN

    def is_area_filled(self, field: i64) -> bool:
        """Whether every field of the area around this field has a tile."""
        return self.gaps[self.duchy.area_of[field]] == 0

    def is_colour_filled(self, colour: i64) -> bool:
        return self.gaps[len(self.duchy.areas) + colour] == 0

    def lay_duchy(self, duchy: Duchy) -> None:
        """An empty duchy."""
        self.duchy = duchy
        self.fields = vec[i64]([EMPTY] * (duchy.fields + 1))
        self.gaps = duchy.sizes

    def fill_field(self, tile: i64, field: i64) -> None:
        """Put a tile on the field; the fields next to it become open."""
        duchy = self.duchy
        fields = changed(self.fields, field, tile)
        for near in duchy.neighbours[field]:
            if fields[near] == EMPTY:
                fields[near] = OPEN
        self.fields = fields
        gaps = self.gaps[:]
        gaps[duchy.area_of[field]] -= 1
        gaps[len(duchy.areas) + duchy.colour[field]] -= 1
        self.gaps = gaps
        if tile > MONASTERY:
            self.monasteries |= 1 << (tile - MONASTERY)

    def set_openness(self, apart: bool) -> None:
        """Fields without a tile are open beside a tile, or all of them if tiles may lie apart."""
        fields = self.fields[:]
        field: i64 = 1
        while field <= self.duchy.fields:
            if not self.has_tile(field):
                fields[field] = OPEN if apart or self.is_beside_tile(field) else EMPTY
            field += 1
        self.fields = fields

    def is_beside_tile(self, field: i64) -> bool:
        for near in self.duchy.neighbours[field]:
            if self.has_tile(near):
                return True
        return False

    def placed_monasteries(self) -> i64:
        """As a mask: those in this duchy, without those of a rival."""
        mask: i64 = 0
        for tile in self.fields:
            if MONASTERY < tile < OPEN:
                mask |= 1 << (tile - MONASTERY)
        return mask

    def transfer_estate(self, port: Port, duchies: vec[Duchy]) -> None:
        self.duchy = duchies[port.index(self.duchy.number, len(duchies))]
        self.fields = port.numbers(self.fields)
        self.gaps = port.numbers(self.gaps)
        if port.layout == 1:
            self.points = port.number(self.points)
        self.silver = port.number(self.silver)
        self.workers = port.number(self.workers)
        self.goods = port.number(self.goods)
        self.sold = port.number(self.sold)
        self.monasteries = port.number(self.monasteries)
        self.bonuses = port.number(self.bonuses)
        if port.layout > 1:
            self.common = port.number(self.common)
        if port.layout > 2:
            self.shields = port.number(self.shields)
            self.rival = port.number(self.rival, NO_SEAT)


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat(Estate):
    """What is a player's own. The first seat of an estate carries it: one object less to copy for each player."""

    def __init__(self, duchy: Duchy, fields: vec[i64], gaps: vec[i64], storage: vec[i64], key_spaces: i64) -> None:
        super().__init__(duchy, fields, gaps)
        self.storage: vec[i64] = storage  # the tiles on the key spaces, sorted
        self.key_spaces: i64 = key_spaces
        self.route: i64 = 0  # trade routes, four bits for each card, the first lowest
        self.shields_taken: i64 = 0  # bit n: this player took shield n, and it still lies there
        self.laid: i64 = NO_GOODS  # kinds of goods on its fields, four bits each, the first lowest
        self.die: i64 = 0  # 0: used
        self.other_die: i64 = 0
        self.bridge: i64 = 0  # space on the bridge
        self.sealed: i64 = 0  # an answer not revealed yet

    def copy(self) -> "Seat":
        twin = Seat(self.duchy, self.fields, self.gaps, self.storage, self.key_spaces)
        twin.points = self.points
        twin.silver = self.silver
        twin.workers = self.workers
        twin.goods = self.goods
        twin.sold = self.sold
        twin.monasteries = self.monasteries
        twin.bonuses = self.bonuses
        twin.common = self.common
        twin.shields = self.shields
        twin.rival = self.rival
        twin.route = self.route
        twin.laid = self.laid
        twin.shields_taken = self.shields_taken
        twin.die = self.die
        twin.other_die = self.other_die
        twin.bridge = self.bridge
        twin.sealed = self.sealed
        return twin

    def transfer(self, port: Port) -> None:
        self.storage = port.numbers(self.storage)
        self.die = port.number(self.die)
        self.other_die = port.number(self.other_die)
        self.bridge = port.number(self.bridge)
        self.sealed = port.number(self.sealed)
        if port.layout > 1:
            self.points = port.number(self.points)
        if port.layout > 2:
            self.key_spaces = port.number(self.key_spaces)
            self.route = port.number(self.route)
            self.laid = port.number(self.laid)
            self.shields_taken = port.number(self.shields_taken)


@mypyc_attr(acyclic=True, free_list_len=1)
class State(engine.State):
    """A position in a game. Phases and rounds count from 0, turns within a round from 1."""

    def __init__(
        self,
        rules: Rules,
        agenda: vec[i64],
        seats: vec[Seat],
        depots: vec[i64],
        goods: vec[i64],
        supply: vec[i64],
        order: vec[i64],
    ) -> None:
        super().__init__(rules, agenda)
        self.rules: Rules = rules
        self.seats: vec[Seat] = seats
        self.depots: vec[i64] = depots  # by space: a tile or NO_TILE
        self.goods: vec[i64] = goods  # by depot: the pile on its goods space; place 0 stays empty
        self.supply: vec[i64] = supply  # tiles not yet drawn: coloured backs, then black ones
        self.order: vec[i64] = order  # seats in their order on the bridge, the first to move first
        self.goods_supply: i64 = NO_GOODS
        self.coming_goods: i64 = 0  # goods on the round spaces, four bits each, the next one lowest
        self.white_die: i64 = 0
        self.bonuses_taken: i64 = 0  # four bits for each colour: how many of its two bonus tiles are gone
        self.purchases_left: i64 = 0
        self.goods_gone: i64 = NO_GOODS  # the pile that has left the game
        self.marker: i64 = 0  # where the solo game's marker stands
        self.shields: vec[i64] = vec[i64]()  # by depot, as a mask: those laid out
        self.dice_turned: i64 = 0  # how many dice shield 16 has turned in this turn
        self.crane_counted: i64 = 0  # 1: a monastery of the solo game has counted the crane

    def copy(self) -> "State":
        """Vecs are shared, since verbs replace them and never write to them."""
        seats = vec[Seat](capacity=len(self.seats))
        for seat in self.seats:
            seats = append(seats, seat.copy())
        twin = State(self.rules, self.agenda[:], seats, self.depots, self.goods, self.supply, self.order)
        twin.set_position_marks(self)
        twin.goods_supply = self.goods_supply
        twin.coming_goods = self.coming_goods
        twin.white_die = self.white_die
        twin.bonuses_taken = self.bonuses_taken
        twin.purchases_left = self.purchases_left
        twin.goods_gone = self.goods_gone
        twin.marker = self.marker
        twin.shields = self.shields
        twin.dice_turned = self.dice_turned
        twin.crane_counted = self.crane_counted
        return twin

    def transfer(self, port: Port) -> None:
        super().transfer(port)
        self.depots = port.numbers(self.depots)
        self.goods = port.numbers(self.goods)
        self.supply = port.numbers(self.supply)
        self.order = port.numbers(self.order)
        self.goods_supply = port.number(self.goods_supply)
        self.coming_goods = port.number(self.coming_goods)
        self.white_die = port.number(self.white_die)
        self.bonuses_taken = port.number(self.bonuses_taken)
        self.purchases_left = port.number(self.purchases_left)
        if port.layout > 1:
            self.goods_gone = port.number(self.goods_gone)
            self.marker = port.number(self.marker)
        if port.layout > 2:
            self.shields = port.numbers(self.shields)
            self.dice_turned = port.number(self.dice_turned)
        if port.layout > 3:
            self.crane_counted = port.number(self.crane_counted)
        for estate in self.estates():
            estate.transfer_estate(port, self.rules.printed)
        for seat in self.seats:
            seat.transfer(port)

    def estates(self) -> list[Estate]:
        """Each once, in the order of their first seats."""
        return [self.seats[me] for me in range(len(self.seats)) if self.rules.is_head(me)]


def first_state(rules: Rules) -> State:
    """Nothing dealt, nothing drawn; the agenda is empty."""
    seats = vec[Seat](capacity=rules.players)
    for _ in range(rules.players):
        seats = append(seats, Seat(DUCHY[0], vec[i64]([EMPTY]), DUCHY[0].sizes, vec[i64](), rules.key_spaces))
    s = State(
        rules,
        vec[i64](),
        seats,
        vec[i64]([0] * rules.spaces),
        vec[i64]([NO_GOODS] * len(rules.spaces_in)),
        rules.supply,
        vec[i64](list(range(rules.players))),
    )
    s.goods_supply = rules.goods_supply
    s.shields = vec[i64]([0] * rules.shield_spaces)
    return s


def estate_of(s: State, me: i64) -> Estate:
    """The estate of the player, or of the team."""
    return s.seats[s.rules.head_of[me]]


def common_tiles(estate: Estate) -> list[int]:
    """The tiles on a team's common key spaces, sorted."""
    tiles: list[int] = []
    left = estate.common
    while left:
        tiles.append(int(left & 255))
        left >>= 8
    return tiles


def points_of(s: State, me: i64) -> i64:
    """The points of the player, or of the team together."""
    points: i64 = 0
    head = s.rules.head_of[me]
    other: i64 = 0
    while other < len(s.seats):
        if s.rules.head_of[other] == head:
            points += s.seats[other].points
        other += 1
    return points
