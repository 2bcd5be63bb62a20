"""A position with defaults: `burgundy(2).seat(0, silver=1, storage="bank watchtower", dice="4 2").build()`.

Anything not mentioned is as at the start of the game: phase A, round 1, the first seat to move, duchy 1 with only its
start castle, 1 silver, workers by seat. Depots, storages and goods are empty. Every tile and good named is taken out of
the box, so a position cannot hold more than the box does. It may hold more than a game could: spaces for which nothing
is left stay empty later.

`burgundy(4, "team")` and `burgundy(1, "solo")` begin positions of the other modes. What partners share is set at the
first seat of the team.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypedDict, Unpack

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.content.board import (
    BLACK_DEPOT,
    BLACK_SPACES_PER_PLAYER,
    BRIDGE_END,
    DEPOTS,
    FIRST_INN_SPACE,
    PHASES,
    ROUNDS,
)
from hexhaven.burgundy.content.duchies import PRINTED_CASTLE
from hexhaven.burgundy.content.goods import KINDS, count, kinds_in, of_kind
from hexhaven.burgundy.content.routes import ROUTES
from hexhaven.burgundy.content.shields import SHIELDS
from hexhaven.burgundy.content.tiles import (
    BLACK_TILE,
    COLOUR_LETTERS,
    COLOUR_OF,
    COLOURS,
    INN,
    NAME_OF,
    TILE_KINDS,
    TILE_NAMED,
    WILD,
)
from hexhaven.burgundy.expansions import MODES
from hexhaven.burgundy.expansions.shield_powers import begin_power, copy_monasteries
from hexhaven.burgundy.expansions.verbs import deal_route, gain_shield, lay_good, lay_out_shield
from hexhaven.burgundy.frames import CLOSE_PHASE, CLOSE_TURN, FINISH, OPEN_PHASE, OPEN_ROUND, OPEN_TURN, TURN
from hexhaven.burgundy.laws import broken_laws, route_laws, shield_laws
from hexhaven.burgundy.options import DEFAULTS, MARKER, rules_for
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.state import State, common_tiles, estate_of, first_state
from hexhaven.burgundy.verbs import back_of, set_duchy, store, store_common
from hexhaven.kernel.engine import schedule, settle
from hexhaven.kernel.errors import PositionError
from hexhaven.kernel.frame import NOBODY, frame
from hexhaven.kernel.notation import whole_number
from hexhaven.kernel.numbers import bits_in, changed
from hexhaven.kernel.position import Seated

PHASE_LETTERS = "ABCDE"
SHARED = ("duchy", "castle", "tiles", "common", "silver", "workers", "goods", "sold", "bonuses", "rival")  # by partners


class SeatSettings(TypedDict, total=False):
    """What can be set for a seat."""

    duchy: int | str
    castle: int
    tiles: Mapping[int, str]
    storage: str
    common: str
    dice: str
    points: int
    silver: int
    workers: int
    goods: str
    sold: str
    bonuses: int
    bridge: int
    routes: str
    laid: str
    shields: str
    rival: int | None


@dataclass(frozen=True)
class SeatPosition:
    """What a player has, with defaults."""

    duchy: int | str = 1  # its number or name
    castle: int = 0  # the start castle's field; 0: the printed one, otherwise the first castle field
    tiles: Mapping[int, str] = field(default_factory=dict)  # by field
    storage: str = ""
    common: str = ""  # on the key spaces that a team shares
    dice: str | None = None  # by default: 1 1, or none after the turn
    points: int = 0
    silver: int = 1
    workers: int = 1
    goods: str = ""  # kinds 1-6
    sold: str = ""
    bonuses: int = 0
    bridge: int = 0
    routes: str = ""  # trade routes from left to right
    laid: str = ""  # kinds of sold goods on them, besides those sold
    shields: str = ""
    rival: int | None = None  # the seat named with shield 6

    def numbers(self) -> list[tuple[str, int, int]]:
        """The plain numbers that partners share, with their names and upper bounds."""
        return [("silver", self.silver, 999), ("workers", self.workers, 999), ("bonuses", self.bonuses, 2 * COLOURS)]

    def own_numbers(self) -> list[tuple[str, int, int]]:
        return [("points", self.points, 999), ("bridge", self.bridge, BRIDGE_END)]


def burgundy(seats: int = 2, mode: str = "free") -> "Position":
    """Start a position for this many players."""
    return Position(seats, mode)


class Position(Seated):
    """Describes a position; build() creates it."""

    def __init__(self, seats: int, mode: str = "free") -> None:
        rules = rules_for({"seats": str(seats), "mode": mode})
        self.mode = mode
        duchy = MODES[mode].DEFAULTS.get("duchies", DEFAULTS["duchies"])
        self.seats = [
            SeatPosition(duchy=duchy, silver=int(rules.start_silver[me]), workers=int(rules.start_workers[me]))
            for me in range(seats)
        ]
        self.head_of = [int(head) for head in rules.head_of]
        self.marker = int(rules.start_marker)
        self.depots: dict[int, list[str]] = {}
        self.piles: dict[int, list[int]] = {}
        self.bonuses: dict[str, int] = {}
        self.standing = list(range(seats))
        self.phase = 0
        self.round = 0
        self.mover = 0
        self.purchases = 1
        self.expansions = "none"
        self.shields: dict[int, list[int]] = {}
        self.coming: list[int] | None = None  # by default the lowest kinds left in the box
        self.white = 0

    def at(self, phase: str = "A", round: int = 1) -> "Position":
        """The phase A-E and the round 1-5."""
        if len(phase) != 1 or phase not in PHASE_LETTERS or not 1 <= round <= ROUNDS:
            raise PositionError(f"there is no round {round} of phase {phase!r}")
        self.phase, self.round = PHASE_LETTERS.index(phase), round - 1
        return self

    def seat(self, seat: int, **said: Unpack[SeatSettings]) -> "Position":
        """What a player has; seats count from 0. Anything set earlier and not now stays."""
        self.check_seat(seat)
        head = self.head_of[seat]
        if head != seat and (shared := [name for name in SHARED if name in said]):
            raise PositionError(
                f"seat number {seat + 1}: {shared[0]} is shared with seat number {head + 1}; say it there"
            )
        self.seats[seat] = replace(self.seats[seat], **said)
        return self

    def playing(self, expansions: str) -> "Position":
        """The expansions in play, by their names."""
        self.expansions = expansions
        return self

    def marker_at(self, points: int) -> "Position":
        """Where the marker of the solo game stands."""
        if self.mode != "solo" or not 1 <= points <= MARKER[1]:
            raise PositionError(f"there is no marker at {points}")
        self.marker = points
        return self

    def depot(self, depot: int, tiles: str = "", goods: str = "", shields: str = "") -> "Position":
        """The contents of a numbered depot."""
        if not 1 <= depot <= DEPOTS:
            raise PositionError(f"there is no depot {depot}")
        self.depots[depot] = tiles.split()
        self.piles[depot] = numbers_in(goods, "kind of goods", 1, KINDS)
        self.shields[depot] = numbers_in(shields, "shield", 1, SHIELDS)
        return self

    def black(self, tiles: str) -> "Position":
        """The contents of the black depot, and the inns beside it."""
        self.depots[BLACK_DEPOT] = tiles.split()
        return self

    def taken(self, colour: str, number: int) -> "Position":
        """How many of the two bonus tiles of a colour are gone; colours are the letters C M Y S B A."""
        if len(colour) != 1 or colour not in COLOUR_LETTERS or not 0 <= number <= 2:
            raise PositionError(f"{number} bonus tiles of colour {colour!r} cannot be gone")
        self.bonuses[colour] = number
        return self

    def order(self, *seats: int) -> "Position":
        """The order of markers on the same space of the bridge."""
        self.check_order(seats)
        self.standing = list(seats)
        return self

    def to_move(self, seat: int) -> "Position":
        self.check_seat(seat)
        self.mover = seat
        return self

    def bought(self) -> "Position":
        """The purchase of this turn has already been made."""
        self.purchases = 0
        return self

    def coming_goods(self, kinds: str) -> "Position":
        """The goods still to come in the phase, one for each round, the next one first."""
        self.coming = numbers_in(kinds, "kind of goods", 1, KINDS)
        return self

    def white_die(self, number: int) -> "Position":
        """What the white die shows."""
        if not 1 <= number <= 6:
            raise PositionError(f"a die does not show {number}")
        self.white = number
        return self

    def build(self) -> State:
        """The state, waiting for the mover's answer. Raises PositionError or OptionError."""
        heads = [said for me, said in enumerate(self.seats) if self.head_of[me] == me]
        options = {
            "seats": str(len(self.seats)),
            "mode": self.mode,
            "duchies": " ".join(str(said.duchy) for said in heads),
            "expansions": self.expansions,
        }
        if self.mode == "solo":
            options["marker"] = str(max(self.marker, MARKER[0]))
        s = first_state(rules_for(options))
        s.marker = self.marker
        s.phase, s.round, s.active, s.purchases_left = self.phase, self.round, self.mover, self.purchases
        s.white_die = self.white
        for me, said in enumerate(self.seats):
            if s.rules.is_head(me):
                self.build_estate(s, me, said)
        for me, said in enumerate(self.seats):
            self.build_seat(s, me, said)
        self.build_board(s)
        for me, said in enumerate(self.seats):
            self.build_cards(s, me, said)
        if broken := route_laws(s) + shield_laws(s):
            raise PositionError("; ".join(broken))
        s.order = vec[i64](self.turn_order())
        schedule(s, self.rest_of_game(s.rules))
        settle(s)
        return s

    def build_estate(self, s: State, me: int, said: SeatPosition) -> None:
        """What a player has, or both partners of a team."""
        set_duchy(s, me, s.rules.duchies[me])
        estate = estate_of(s, me)
        printed = PRINTED_CASTLE.get(s.rules.duchies[me])
        put_down(s, me, "castle", said.castle or printed or estate.duchy.starts[0])
        for place, name in said.tiles.items():
            put_down(s, me, name, place)
        for name in said.common.split():
            store_common(s, me, take_from_box(s, name))
        if len(common_tiles(estate)) > s.rules.common_spaces:
            raise PositionError(f"seat number {me + 1} shares {s.rules.common_spaces} key spaces at most")
        for name, number, most in said.numbers():
            if not 0 <= number <= most:
                raise PositionError(f"seat number {me + 1}: {name} cannot be {number}")
        estate.silver, estate.workers, estate.bonuses = said.silver, said.workers, said.bonuses
        estate.goods, estate.sold = pile_of(s, said.goods), pile_of(s, said.sold)
        if bits_in(kinds_in(estate.goods)) > s.rules.goods_spaces:
            raise PositionError(f"seat number {me + 1} holds more than {s.rules.goods_spaces} kinds of goods")

    def build_seat(self, s: State, me: int, said: SeatPosition) -> None:
        seat = s.seats[me]
        for name in said.storage.split():
            store(s, me, take_from_box(s, name))
        if len(seat.storage) > s.rules.most_stored:
            raise PositionError(f"seat number {me + 1} stores {len(seat.storage)} tiles, {s.rules.most_stored} at most")
        rolled = "" if self.has_moved(me) else "1 1"
        dice = sorted(numbers_in(rolled if said.dice is None else said.dice, "die", 1, 6))
        if len(dice) > 2:
            raise PositionError(f"seat number {me + 1} has {len(dice)} dice")
        seat.die, seat.other_die = ([*dice, 0, 0])[:2]
        for name, number, most in said.own_numbers():
            if not 0 <= number <= most:
                raise PositionError(f"seat number {me + 1}: {name} cannot be {number}")
        if self.mode == "solo" and said.points >= self.marker:
            raise PositionError(f"the counter cannot be at {said.points}: the marker is at {self.marker}")
        seat.points, seat.bridge = said.points, said.bridge

    def build_cards(self, s: State, me: int, said: SeatPosition) -> None:
        """Trade routes with their goods, and shields with what they change."""
        for card in numbers_in(said.routes, "trade route", 1, ROUTES):
            deal_route(s, me, card)
        for kind in numbers_in(said.laid, "kind of goods", 1, KINDS):
            estate_of(s, me).sold += pile_of(s, str(kind))
            lay_good(s, me, kind)
        for shield in numbers_in(said.shields, "shield", 1, SHIELDS):
            if not s.rules.shield_spaces:
                raise PositionError("shields are not in play")
            gain_shield(s, me, shield, BLACK_DEPOT)
            begin_power(s, me, shield)
        if said.rival is not None:
            self.check_seat(said.rival)
            copy_monasteries(s, me, said.rival)

    def faults(self, s: State) -> list[str]:
        """Which conservation laws the position breaks; it need not be one that a game comes to."""
        return broken_laws(s)

    def build_board(self, s: State) -> None:
        for depot, names in self.depots.items():
            spaces = list(s.rules.spaces_in[depot])
            room = BLACK_SPACES_PER_PLAYER * s.rules.board_players if depot == BLACK_DEPOT else len(spaces)
            inns, names = names.count(NAME_OF[INN]), [name for name in names if name != NAME_OF[INN]]
            if len(names) > room or FIRST_INN_SPACE + inns > max(s.rules.spaces, FIRST_INN_SPACE):
                raise PositionError(f"depot {depot} has {room} spaces, not {len(names) + inns}")
            for space in range(FIRST_INN_SPACE, FIRST_INN_SPACE + inns):
                s.depots = changed(s.depots, space, take_from_box(s, NAME_OF[INN]))
            for space, name in zip(spaces, names):
                back = back_of(s, space)
                s.depots = changed(s.depots, space, take_from_box(s, name, (back, TILE_KINDS - back)))
        for depot, kinds in self.piles.items():
            s.goods = changed(s.goods, depot, pile_of(s, " ".join(str(kind) for kind in kinds)))
        for depot, shields in self.shields.items():
            if shields and not s.rules.shield_spaces:
                raise PositionError("shields are not in play")
            for shield in shields:
                lay_out_shield(s, shield, depot)
        for colour, number in self.bonuses.items():
            s.bonuses_taken += of_kind(COLOUR_LETTERS.index(colour), number)
        self.build_coming_goods(s)

    def build_coming_goods(self, s: State) -> None:
        rounds = ROUNDS - 1 - self.round
        if self.coming is not None and len(self.coming) != rounds:
            raise PositionError(f"{rounds} goods are to come after round {self.round + 1}, not {len(self.coming)}")
        for place in range(rounds):
            left = next((kind for kind in range(1, KINDS + 1) if count(s.goods_supply, kind)), 0)
            kind = left if self.coming is None else self.coming[place]
            if kind:
                s.coming_goods += of_kind(place, kind)
                pile_of(s, str(kind))

    def turn_order(self) -> list[int]:
        return sorted(self.standing, key=lambda me: -self.seats[me].bridge)

    def has_moved(self, seat: int) -> bool:
        order = self.turn_order()
        return order.index(seat) < order.index(self.mover)

    def rest_of_game(self, rules: Rules) -> vec[i64]:
        steps = vec[i64]([frame(TURN, self.mover, 0), frame(CLOSE_TURN, NOBODY, self.mover)])
        for me in self.turn_order():
            if me != self.mover and not self.has_moved(me):
                steps = append(steps, frame(OPEN_TURN, NOBODY, me))
        if self.round == ROUNDS - 1:
            for kind in rules.after_turns:
                for me in self.turn_order():
                    steps = append(steps, frame(kind, me, 0))
        for number in range(self.round + 1, ROUNDS):
            steps = append(steps, frame(OPEN_ROUND, NOBODY, number))
        steps = append(steps, frame(CLOSE_PHASE, NOBODY, self.phase))
        for phase in range(self.phase + 1, PHASES):
            steps = append(steps, frame(OPEN_PHASE, NOBODY, phase))
        return append(steps, frame(FINISH, NOBODY, 0))


def numbers_in(text: str, what: str, least: int, most: int) -> list[int]:
    numbers = []
    for word in text.split():
        number = whole_number(word, least, most)
        if number is None:
            raise PositionError(f"{word!r} is not a {what} from {least} to {most}")
        numbers.append(number)
    return numbers


def take_from_box(s: State, name: str, backs: Sequence[int] = (0, TILE_KINDS)) -> int:
    """Take a tile from the supply, with the first kind of back that is left."""
    if name not in TILE_NAMED:
        raise PositionError(f"there is no tile {name!r}")
    tile = TILE_NAMED[name]
    if tile == BLACK_TILE:
        turn_one_over(s)
        return tile
    for back in backs:
        if s.supply[back + tile]:
            s.supply = changed(s.supply, back + tile, s.supply[back + tile] - 1)
            return tile
    raise PositionError(f"there are no more {name!r} tiles in the box")


def turn_one_over(s: State) -> None:
    """A face-down tile of the solo game is one of those with black backs, of the kind with the most left."""
    backs = range(TILE_KINDS, len(s.supply))
    back = max(backs, key=lambda kind: s.supply[kind])
    if s.rules.colour_of[BLACK_TILE] != WILD or not s.supply[back]:
        raise PositionError("there is no face-down tile")
    s.supply = changed(s.supply, back, s.supply[back] - 1)


def put_down(s: State, me: int, name: str, field: int) -> None:
    estate, tile = estate_of(s, me), take_from_box(s, name)
    if not 1 <= field <= estate.duchy.fields or estate.has_tile(field):
        raise PositionError(f"seat number {me + 1}: {name} cannot be on field {field}")
    if COLOUR_OF[tile] not in (estate.duchy.colour[field], WILD):
        raise PositionError(f"seat number {me + 1}: field {field} is not the colour of {NAME_OF[tile]}")
    estate.fill_field(tile, field)


def pile_of(s: State, text: str) -> int:
    """Take goods from the supply."""
    pile = 0
    for kind in numbers_in(text, "kind of goods", 1, KINDS):
        if not count(s.goods_supply, kind):
            raise PositionError(f"there are no more goods of kind {kind} in the box")
        s.goods_supply -= of_kind(kind, 1)
        pile += of_kind(kind, 1)
    return pile
