"""The rule book of one option set: every table and effect that a module of the game can add to or replace.

The base game is one list of chapters that fill it, an expansion another one; `rules/` and `expansions/` hold them. No
rule asks which modules are in play.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.burgundy.content.board import BLACK_DEPOT
from hexhaven.burgundy.content.drawings import PRINTED
from hexhaven.burgundy.content.duchies import Duchy
from hexhaven.burgundy.content.goods import NO_GOODS
from hexhaven.burgundy.content.tiles import BEIGE, COLOURS, TILE_KINDS, Tile
from hexhaven.burgundy.frames import KINDS
from hexhaven.kernel.engine import RuleBook

# How players get their duchies.
GIVEN: Final = 0
DRAWN: Final = 1
CHOSEN: Final = 2

NO_COLOUR: Final = -1

# How often a kind of tile may lie in one area.
ANY_NUMBER: Final = 0
ONCE: Final = 1
ONCE_IN_CITY: Final = 2  # which monastery 1 lifts

CAUSES: Final = 100  # more than there are causes of points

Placed = Callable[[Any, i64, i64], None]  # the state, who placed the tile, on which field
Sold = Callable[[Any, i64, i64, i64], None]  # the state, who sold goods, their kind and number
Gained = Callable[[Any, i64], None]  # the state, who gained something
Scorer = Callable[[Any], i64]  # an estate
Points = Callable[[Any, i64], i64]  # the state, and a seat
# In compiled code, vec[i64] is not a type that can be made when it is run.
Places = Callable[[Any], "vec[i64]"]  # the state
Rate = Callable[[Any, i64], i64]  # an estate, and a number of goods, mines or a field
Fields = Callable[[Any, i64], "vec[i64]"]  # an estate, and a field


def no_effect(s: object, me: i64, field: i64) -> None:
    """B8.7 B10.27 mines and monasteries do nothing at the moment they are placed."""


def no_points(s: object, me: i64) -> i64:
    return 0


def no_places(s: object) -> vec[i64]:
    return vec[i64]()


def no_silver(estate: object, number: i64) -> i64:
    return 0


def area_of(estate: Any, field: i64) -> vec[i64]:
    """B8.19 the fields of the same area."""
    fields: vec[i64] = estate.duchy.area(field)
    return fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What a player can do with a die, or with an extra action of any number (die 0)."""

    def __init__(self, verb: i64) -> None:
        self.verb: i64 = verb

    def add(self, out: vec[i64], s: Any, me: i64, die: i64) -> vec[i64]:
        """Append the legal answers of this verb."""
        raise ValueError("an action says what is legal")

    def apply(self, s: Any, me: i64, answer: i64) -> None:
        """Carry it out; die and workers have already been paid."""
        raise ValueError("an action says what it does")


@mypyc_attr(allow_interpreted_subclasses=True)
class Storing:
    """Where a tile goes that comes from the board."""

    def receive(self, s: Any, me: i64, tile: i64) -> None:
        raise ValueError("a rule book says where tiles go")


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """What happens when a player scores points."""

    def score(self, s: Any, me: i64, points: i64, cause: i64) -> None:
        raise ValueError("a rule book says how points are counted")


class EndScorer:
    """Points at the end of the game, for every estate or for those with one of some monasteries."""

    def __init__(self, cause: i64, points: Scorer, monasteries: i64) -> None:
        self.cause: i64 = cause
        self.points: Scorer = points
        self.monasteries: i64 = monasteries  # bit n: monastery n; 0: for every estate


class Rules(RuleBook):
    """The whole rule book of one option set."""

    def __init__(self, players: i64) -> None:
        super().__init__(players, KINDS)
        self.board_players: i64 = 2 if players == 1 else players  # whose spaces and points on the central board count
        # Set-up.
        self.printed: vec[Duchy] = PRINTED  # the boards by number
        self.deal: i64 = GIVEN
        self.duchies: vec[i64] = vec[i64]()  # by the first seat of an estate, if given
        self.boards: vec[i64] = vec[i64]()  # by duchy: how many are in the box, to draw or choose from
        self.hidden: bool = False  # set-up choices are made all at once
        self.start_player: i64 = -1  # -1: drawn
        self.head_of: vec[i64] = vec[i64](list(range(players)))  # by seat: the first seat of its estate
        self.start_goods: i64 = 0
        self.start_silver: vec[i64] = vec[i64]()  # by place in the turn order
        self.start_workers: vec[i64] = vec[i64]()
        self.start_marker: i64 = 0  # of the solo game
        # Sizes.
        self.phases: i64 = 0
        self.rounds: i64 = 0
        self.phase_goods: i64 = 0  # goods that arrive in a phase
        self.key_spaces: i64 = 0
        self.common_spaces: i64 = 0  # key spaces that partners share
        self.most_stored: i64 = 0  # tiles that a seat can come to hold
        self.goods_spaces: i64 = 0
        self.bridge_end: i64 = 0
        self.price: i64 = 0  # of a purchase from the black depot
        # Points.
        self.area_points: vec[i64] = vec[i64]()  # by size
        self.phase_points: vec[i64] = vec[i64]()  # by phase
        self.first_bonus: i64 = 0
        self.second_bonus: i64 = 0
        self.sale_points: i64 = 0  # for each good
        self.doubled: list[Callable[[Any], bool] | None] = [None] * CAUSES  # by cause: for which estates
        # Tiles and goods.
        self.colour_of: vec[i64] = vec[i64]([NO_COLOUR] * TILE_KINDS)
        self.kinds_of_colour: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(COLOURS)])
        self.black_kinds: vec[i64] = vec[i64]()  # kinds that have a black back
        self.supply: vec[i64] = vec[i64]([0] * (2 * TILE_KINDS))  # coloured backs, then black ones
        self.goods_supply: i64 = NO_GOODS
        # The central board.
        self.spaces: i64 = 0
        self.shield_spaces: i64 = 0  # by depot, if shields are laid out
        self.depot_of: vec[i64] = vec[i64]()  # by space
        self.spaces_in: vec[vec[i64]] = vec[vec[i64]]()  # by depot; BLACK_DEPOT comes first
        self.numbered_spaces: vec[i64] = vec[i64]()  # those of the numbered depots, depot by depot
        self.laid_out: vec[i64] = vec[i64]()  # the spaces that get a tile at the start of a phase, in this order
        self.space_colours: vec[i64] = vec[i64]()  # by space: four bits for each phase
        # What happens.
        self.actions: vec[Action] = vec[Action]()  # in the order in which they are listed
        self.placed: list[Placed] = [no_effect] * TILE_KINDS
        self.colour_completed: Placed = no_effect  # the state, who completed it, the colour
        self.storing: Storing = Storing()
        self.scoring: Scoring = Scoring()
        self.effects: list[Placed] = []  # by tile, where what it does can wait
        self.end_scorers: list[EndScorer] = []
        self.final_points: Points = no_points
        self.final_places: Places = no_places
        self.limits: vec[i64] = vec[i64]([ANY_NUMBER] * TILE_KINDS)  # how often a kind may lie in one area
        self.after_turns: vec[i64] = vec[i64]()  # frames for every player after the last turn of a phase
        self.silver_for_sale: Rate = no_silver
        self.silver_for_mines: Rate = no_silver
        self.pasture: Fields = area_of  # where the animals lie that score with one on the field
        # What modules add.
        self.area_growth: list[Rate] = []  # by how much larger an area counts
        self.also_scored: list[Placed] = []  # after areas and colours
        self.after_sale: list[Sold] = []
        self.after_workers: list[Gained] = []

    def is_head(self, me: i64) -> bool:
        """Whether the seat is the first of its estate, for what happens once per estate."""
        return self.head_of[me] == me

    def estate_number(self, me: i64) -> i64:
        """Which of all estates is the seat's."""
        number: i64 = 0
        other: i64 = 0
        while other < self.head_of[me]:
            if self.is_head(other):
                number += 1
            other += 1
        return number

    def share_estates(self, head_of: list[int]) -> None:
        """By seat: the first seat of the estate it shares."""
        self.head_of = vec[i64](head_of)

    def is_black(self, space: i64) -> bool:
        return self.depot_of[space] == BLACK_DEPOT

    def add_tile(self, row: Tile) -> None:
        """Add a kind of tile, with its numbers of coloured and black backs."""
        self.colour_of[row.tile] = row.colour
        self.kinds_of_colour[row.colour] = append(self.kinds_of_colour[row.colour], row.tile)
        if row.black:
            self.black_kinds = append(self.black_kinds, row.tile)
        if row.colour == BEIGE:
            self.limits[row.tile] = ONCE_IN_CITY
        self.supply[row.tile] = row.coloured
        self.supply[TILE_KINDS + row.tile] = row.black

    def add_space(self, depot: i64, colours: list[i64], in_use: bool) -> None:
        """Add a space of a depot; its colour in each phase, none where any black back may lie; whether it is in use."""
        while len(self.spaces_in) <= depot:
            self.spaces_in = append(self.spaces_in, vec[i64]())
        space = self.spaces
        self.spaces += 1
        self.depot_of = append(self.depot_of, depot)
        self.spaces_in[depot] = append(self.spaces_in[depot], space)
        packed: i64 = 0
        for phase, colour in enumerate(colours):
            packed |= colour << 4 * phase
        self.space_colours = append(self.space_colours, packed)
        if in_use:
            self.laid_out = append(self.laid_out, space)
        self.numbered_spaces = vec[i64]([space for spaces in self.spaces_in[1:] for space in spaces])

    def colour_on(self, space: i64, phase: i64) -> i64:
        """The colour of the tiles for a space of a numbered depot."""
        return self.space_colours[space] >> 4 * phase & 15

    def acts(self, action: Action) -> None:
        """Add an action that dice are used for, in the place of one with the same verb."""
        for place in range(len(self.actions)):
            if self.actions[place].verb == action.verb:
                self.actions[place] = action
                return
        self.actions = append(self.actions, action)

    def effect(self, tile: i64) -> Placed:
        """What the tile does, wherever it comes from."""
        return self.effects[tile] if self.effects else self.placed[tile]

    def scores_at_end(self, cause: i64, points: Scorer, monasteries: i64 = 0) -> None:
        self.end_scorers.append(EndScorer(cause, points, monasteries))
