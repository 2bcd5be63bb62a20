"""B3 and B12: a phase begins with new tiles and goods and ends with the mines' silver."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import TILE_DRAWN, goods_of, of_tile, tile_of
from hexhaven.burgundy.content.board import (
    BLACK_SPACES_PER_PLAYER,
    CASTLE_OR_MINE_SPACE,
    FIRST_BLACK_SPACE,
    ROUNDS,
    SPACE_COLOUR,
    SPACE_PLAYERS,
)
from hexhaven.burgundy.content.goods import PHASE_GOODS
from hexhaven.burgundy.content.tiles import (
    BLUE,
    CASTLE,
    DARK_GREEN,
    GREY,
    KINDS_OF_COLOUR,
    KINDS_WITH_BLACK_BACK,
    MINE,
    SHIP,
)
from hexhaven.burgundy.events import PHASE_CLOSED
from hexhaven.burgundy.frames import CLOSE_PHASE, LAY_OUT_GOOD, LAY_OUT_TILE, OPEN_PHASE, OPEN_ROUND
from hexhaven.burgundy.rules.monasteries import workers_for_mines
from hexhaven.burgundy.rules.set_up import DrawGood
from hexhaven.burgundy.state import NO_SEAT, Question, State, asks, estate, runs
from hexhaven.burgundy.verbs import (
    back_of,
    gain_silver,
    gain_workers,
    in_order,
    lay_out_good,
    lay_out_tile,
    open_depots,
    tell,
)
from hexhaven.kernel.frame import CHANCE, NOBODY, frame


@runs(OPEN_PHASE)
def open_phase(s: State, phase: i64) -> None:
    """B3.1-B3.7 clear the depots, lay out tiles and goods, play five rounds."""
    open_depots(s, phase)
    steps = vec[i64](capacity=32)
    for space in spaces_in_use(s):
        only = only_tile(s, space)
        if only and s.supply[only]:
            lay_out_tile(s, space, only)
        elif not only:
            steps = append(steps, frame(LAY_OUT_TILE, CHANCE, space))
    place: i64 = 0
    while place < PHASE_GOODS:
        steps = append(steps, frame(LAY_OUT_GOOD, CHANCE, place))
        place += 1
    number: i64 = 0
    while number < ROUNDS:
        steps = append(steps, frame(OPEN_ROUND, NOBODY, number))
        number += 1
    in_order(s, append(steps, frame(CLOSE_PHASE, NOBODY, phase)))


def spaces_in_use(s: State) -> vec[i64]:
    """B3.4 B3.6 coloured spaces by their printed number, black ones two for each player."""
    spaces = vec[i64](capacity=32)
    space: i64 = 0
    while space < FIRST_BLACK_SPACE:
        if SPACE_PLAYERS[space] <= s.rules.players:
            spaces = append(spaces, space)
        space += 1
    while space < FIRST_BLACK_SPACE + BLACK_SPACES_PER_PLAYER * s.rules.players:
        spaces = append(spaces, space)
        space += 1
    return spaces


def colour_of_space(s: State, space: i64) -> i64:
    """B3.5 with three players one castle space takes a mine in phases B and D."""
    if space == CASTLE_OR_MINE_SPACE and s.rules.players == 3 and s.phase % 2 == 1:
        return GREY
    return SPACE_COLOUR[space]


def only_tile(s: State, space: i64) -> i64:
    """The tile of a colour that has a single kind: nothing is left to chance."""
    if space >= FIRST_BLACK_SPACE:
        return 0
    colour = colour_of_space(s, space)
    if colour == DARK_GREEN:
        return CASTLE
    if colour == GREY:
        return MINE
    return SHIP if colour == BLUE else 0


class LayOutTile(Question):
    """B3.3 B3.6 a tile of the space's colour, or one with a black back."""

    def legal(self, s: State, me: i64, space: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        back = back_of(space)
        for tile in kinds_for(s, space):
            if s.supply[back + tile]:
                out = append(out, TILE_DRAWN | of_tile(tile))
        return out

    def weights(self, s: State, space: i64) -> vec[i64]:
        """B1.8 every tile left is equally likely."""
        out = vec[i64](capacity=32)
        back = back_of(space)
        for tile in kinds_for(s, space):
            if s.supply[back + tile]:
                out = append(out, s.supply[back + tile])
        return out

    def apply(self, s: State, me: i64, space: i64, answer: i64) -> None:
        lay_out_tile(s, space, tile_of(answer))

    def lapses(self, s: State, me: i64, space: i64) -> bool:
        """B3.9 never in a game; a built position may have used the tiles up."""
        back = back_of(space)
        for tile in kinds_for(s, space):
            if s.supply[back + tile]:
                return False
        return True


asks(LAY_OUT_TILE, LayOutTile())


def kinds_for(s: State, space: i64) -> vec[i64]:
    return KINDS_WITH_BLACK_BACK if space >= FIRST_BLACK_SPACE else KINDS_OF_COLOUR[colour_of_space(s, space)]


class LayOutGood(DrawGood):
    """B3.7 goods lie face up in the order in which they are drawn."""

    def apply(self, s: State, me: i64, place: i64, answer: i64) -> None:
        lay_out_good(s, goods_of(answer), place)


asks(LAY_OUT_GOOD, LayOutGood())


@runs(CLOSE_PHASE)
def close_phase(s: State, phase: i64) -> None:
    """B12.2 B12.3 every mine pays one silver, with monastery 2 also a worker."""
    tell(s, PHASE_CLOSED, NO_SEAT, phase)
    me: i64 = 0
    while me < s.rules.players:
        mines = mines_of(s, me)
        gain_silver(s, me, mines, MINE)
        gain_workers(s, me, workers_for_mines(estate(s, me), mines), MINE)
        me += 1


def mines_of(s: State, me: i64) -> i64:
    seat = estate(s, me)
    mines: i64 = 0
    for field in seat.duchy.of_colour[GREY]:
        if seat.fields[field] == MINE:
            mines += 1
    return mines
