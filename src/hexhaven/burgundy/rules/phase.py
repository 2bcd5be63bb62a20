"""B3 and B12: a phase begins with new tiles and goods and ends with the mines' silver."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import TILE_DRAWN, goods_of, of_tile, tile_of
from hexhaven.burgundy.content.tiles import GREY, MINE
from hexhaven.burgundy.events import PHASE_CLOSED
from hexhaven.burgundy.frames import CLOSE_PHASE, LAY_OUT_GOOD, LAY_OUT_TILE, OPEN_PHASE, OPEN_ROUND
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.rules.monasteries import workers_for_mines
from hexhaven.burgundy.rules.set_up import DrawGood
from hexhaven.burgundy.state import NO_SEAT, Estate, State, estate_of
from hexhaven.burgundy.verbs import back_of, gain_silver, gain_workers, lay_out_good, lay_out_tile, open_depots
from hexhaven.kernel.engine import Question, emit, schedule
from hexhaven.kernel.frame import CHANCE, NOBODY, frame


def add_to(rules: Rules) -> None:
    rules.runs(OPEN_PHASE, open_phase)
    rules.runs(CLOSE_PHASE, close_phase)
    rules.asks(LAY_OUT_TILE, LayOutTile())
    rules.asks(LAY_OUT_GOOD, LayOutGood())
    rules.silver_for_mines = silver_for_mines


def open_phase(s: State, phase: i64) -> None:
    """B3.1-B3.7 clear the depots, lay out tiles and goods, play the rounds."""
    open_depots(s, phase)
    steps = vec[i64](capacity=32)
    for space in s.rules.laid_out:
        kinds = kinds_for(s, space)
        if len(kinds) > 1:
            steps = append(steps, frame(LAY_OUT_TILE, CHANCE, space))
        elif s.supply[kinds[0]]:
            lay_out_tile(s, space, kinds[0])
    place: i64 = 0
    while place < s.rules.phase_goods:
        steps = append(steps, frame(LAY_OUT_GOOD, CHANCE, place))
        place += 1
    number: i64 = 0
    while number < s.rules.rounds:
        steps = append(steps, frame(OPEN_ROUND, NOBODY, number))
        number += 1
    schedule(s, append(steps, frame(CLOSE_PHASE, NOBODY, phase)))


def kinds_for(s: State, space: i64) -> vec[i64]:
    """B3.3 B3.6 the kinds that can go there; if there is only one, nothing is left to chance."""
    if s.rules.is_black(space):
        return s.rules.black_kinds
    return s.rules.kinds_of_colour[s.rules.colour_on(space, s.phase)]


class LayOutTile(Question):
    """B3.3 B3.6 a tile of the space's colour, or one with a black back."""

    def legal(self, s: State, me: i64, space: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        back = back_of(s, space)
        for tile in kinds_for(s, space):
            if s.supply[back + tile]:
                out = append(out, TILE_DRAWN | of_tile(tile))
        return out

    def weights(self, s: State, space: i64) -> vec[i64]:
        """B1.8 every tile left is equally likely."""
        out = vec[i64](capacity=32)
        back = back_of(s, space)
        for tile in kinds_for(s, space):
            if s.supply[back + tile]:
                out = append(out, s.supply[back + tile])
        return out

    def draw(self, s: State, space: i64, rng: Random) -> i64:
        """The same draw without a list of all outcomes: this is the one that a game makes most often."""
        back = back_of(s, space)
        kinds = kinds_for(s, space)
        left: i64 = 0
        for tile in kinds:
            left += s.supply[back + tile]
        number = rng.randrange(left)
        for tile in kinds:
            number -= s.supply[back + tile]
            if number < 0:
                return TILE_DRAWN | of_tile(tile)
        raise ValueError("no tile is left for this space")

    def apply(self, s: State, me: i64, space: i64, answer: i64) -> None:
        lay_out_tile(s, space, tile_of(answer))

    def lapses(self, s: State, me: i64, space: i64) -> bool:
        """B3.9 never in a game; a made-up position may have used up the tiles."""
        back = back_of(s, space)
        for tile in kinds_for(s, space):
            if s.supply[back + tile]:
                return False
        return True


class LayOutGood(DrawGood):
    """B3.7 goods lie face up in the order in which they are drawn."""

    def apply(self, s: State, me: i64, place: i64, answer: i64) -> None:
        lay_out_good(s, goods_of(answer), place)


def close_phase(s: State, phase: i64) -> None:
    """B12.2 B12.3 every mine pays one silver, with monastery 2 also a worker; once for each estate."""
    emit(s, PHASE_CLOSED, NO_SEAT, phase)
    me: i64 = 0
    while me < s.rules.players:
        if s.rules.is_head(me):
            mines = mines_of(estate_of(s, me))
            gain_silver(s, me, s.rules.silver_for_mines(estate_of(s, me), mines), MINE)
            gain_workers(s, me, workers_for_mines(estate_of(s, me), mines), MINE)
        me += 1


def silver_for_mines(estate: Estate, mines: i64) -> i64:
    """B12.2 one silver for each mine."""
    return mines


def mines_of(estate: Estate) -> i64:
    mines: i64 = 0
    for field in estate.duchy.of_colour[GREY]:
        if estate.fields[field] == MINE:
            mines += 1
    return mines
