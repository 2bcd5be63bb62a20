"""B21 the solo game: all 37 fields of the islands within 25 turns. What a placed tile brings is in solo_parts.py."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import (
    GIVE,
    PASS,
    TRADE,
    depot_of,
    die_of,
    number_of,
    of_pile,
    pile_of,
    tile_of,
)
from hexhaven.burgundy.content.board import BLACK_DEPOT, DEPOTS, next_depot
from hexhaven.burgundy.content.goods import KINDS, NO_GOODS, count, of_kind, size
from hexhaven.burgundy.content.tiles import BLACK_TILE, COLOURS, CRANE, MONASTERY, NO_TILE, SHIP, WILD
from hexhaven.burgundy.events import GAME_ENDED
from hexhaven.burgundy.expansions import solo_parts
from hexhaven.burgundy.expansions.extra_tiles import COUNTING_BUILDINGS, crane_points
from hexhaven.burgundy.expansions.verbs import count_crane
from hexhaven.burgundy.frames import CHOOSE_GOODS, FINISH, GIVE_GOODS, ROLL_WHITE, SEAT_PLAYERS, TRADE_GOODS
from hexhaven.burgundy.rulebook import EndScorer, Placed, Rules
from hexhaven.burgundy.rules.actions import add_tiles, space_of
from hexhaven.burgundy.rules.final_scoring import empty_fields, tiles_in
from hexhaven.burgundy.rules.round import RollWhite
from hexhaven.burgundy.rules.tile_effects import ChooseGoods
from hexhaven.burgundy.state import NO_SEAT, State, estate_of
from hexhaven.burgundy.verbs import lose_goods, remove_tile, score, set_marker, take_face_down, trade_goods
from hexhaven.kernel.engine import Question, Step, ask, emit

NAME = "solo"
WORDS = "the solo game"
SEATS = (1, 1)
BOARDS: tuple[str, ...] = ("13A", "13B")
DEALT = False
DEFAULTS: dict[str, str] = {"seats": "1", "duchies": "13A"}
WITHOUT: tuple[str, ...] = ("shields",)  # there are no rivals, and nothing scores at the end

SILVER = vec[i64]([1])
WORKERS = vec[i64]([2])
TRADED = 5  # goods for a black tile
BLACK_BACKED = (1 << COLOURS) - 1  # the colours of tiles that may be traded for: an inn has no black back


def owners(seats: int) -> int:
    return 1


def add_to(rules: Rules) -> None:
    rules.start_player = 0
    rules.start_silver = SILVER
    rules.start_workers = WORKERS
    rules.goods_spaces = KINDS
    rules.colour_of[BLACK_TILE] = WILD
    rules.supply[MONASTERY + 27] = 0  # there is no bridge
    rules.runs(SEAT_PLAYERS, seat_alone(rules.steps[SEAT_PLAYERS]))
    rules.runs(FINISH, lose)
    rules.final_points = run_points
    rules.final_places = run_places
    rules.asks(ROLL_WHITE, RollAndRemove())
    rules.asks(CHOOSE_GOODS, ChooseAllGoods())
    rules.asks(TRADE_GOODS, TradeGoods())
    rules.asks(GIVE_GOODS, GiveGoods())
    rules.placed[SHIP] = ship
    score_monasteries_when_placed(rules)
    solo_parts.add_to(rules)


def seat_alone(seat_players: Step) -> Step:
    def seat_player(s: State, arg: i64) -> None:
        """B21.4 B21.6 the marker stands where the difficulty says, the counter at 0."""
        set_marker(s, 0, s.rules.start_marker)
        seat_players(s, arg)

    return seat_player


# The white die.


class RollAndRemove(RollWhite):
    """B21.7 after the good, a tile leaves the depot of the white die, or the next depot that has one."""

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        super().apply(s, me, arg, answer)
        depot = die_of(answer)
        for _ in range(DEPOTS):
            for space in s.rules.spaces_in[depot]:
                if s.depots[space] != NO_TILE:
                    remove_tile(s, space)
                    return
            depot = next_depot(depot)


# Ships.


def ship(s: State, me: i64, field: i64) -> None:
    """B21.8 B21.9 all goods of a depot, then perhaps five goods for a black tile. There is no bridge."""
    ask(s, TRADE_GOODS, me)
    ask(s, CHOOSE_GOODS, me)


class ChooseAllGoods(ChooseGoods):
    """B21.8 the goods of all other depots leave the game."""

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        super().apply(s, me, arg, answer)
        for depot in range(1, DEPOTS + 1):
            if depot not in (depot_of(answer), number_of(answer)):
                lose_goods(s, depot)


class TradeGoods(Question):
    """B21.9 five goods for any tile of the black depot, face down; or none."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        if size(estate_of(s, me).goods) < TRADED:
            return vec[i64]([PASS])
        return append(add_tiles(vec[i64](), s, BLACK_DEPOT, TRADE, BLACK_BACKED), PASS)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if answer == PASS:
            return
        take_face_down(s, me, tile_of(answer), space_of(s, BLACK_DEPOT, tile_of(answer)))
        ways = piles_of(estate_of(s, me).goods, TRADED)
        if len(ways) > 1:
            ask(s, GIVE_GOODS, me)
        else:
            trade_goods(s, me, ways[0])

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return len(self.legal(s, me, arg)) == 1


class GiveGoods(Question):
    """B21.9 which five goods leave the game."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return vec[i64]([GIVE | of_pile(pile) for pile in piles_of(estate_of(s, me).goods, TRADED)])

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        trade_goods(s, me, pile_of(answer))


def piles_of(goods: i64, number: i64, kind: i64 = 1) -> list[i64]:
    """Every pile of so many of the goods, of this kind and those after it."""
    if number == 0:
        return [NO_GOODS]
    if kind > KINDS:
        return []
    piles: list[i64] = []
    for taken in range(min(count(goods, kind), number) + 1):
        piles += [of_kind(kind, taken) + rest for rest in piles_of(goods, number - taken, kind + 1)]
    return piles


# Monasteries.


def score_monasteries_when_placed(rules: Rules) -> None:
    """B21.11 those that score at the end score at once, and only then; nothing is scored at the end."""
    for scorer in rules.end_scorers:
        if scorer.monasteries and scorer.cause > MONASTERY:
            rules.placed[scorer.cause] = scored_when_placed(scorer)
    rules.placed[MONASTERY + 26] = score_colours
    rules.end_scorers = []


def scored_when_placed(scorer: EndScorer) -> Placed:
    def effect(s: State, me: i64, field: i64) -> None:
        estate = estate_of(s, me)
        points = scorer.points(estate)
        if scorer.monasteries & COUNTING_BUILDINGS and not s.crane_counted and tiles_in(estate, CRANE):
            count_crane(s)
            points += crane_points(estate)
        score(s, me, points, scorer.cause)

    return effect


def score_colours(s: State, me: i64, field: i64) -> None:
    """B21.11 three points for each finished colour."""
    estate = estate_of(s, me)
    finished = sum(1 for colour in range(COLOURS) if estate.is_colour_filled(colour))
    score(s, me, 3 * finished, MONASTERY + 26)


# The end.


def lose(s: State, arg: i64) -> None:
    """B21.20 turn 25 is over, and not all fields are covered."""
    emit(s, GAME_ENDED, NO_SEAT)


def is_won(s: State) -> bool:
    return empty_fields(estate_of(s, 0)) == 0


def run_points(s: State, me: i64) -> i64:
    """B21.21 what ranks a run: covered fields, and after a victory the turns that were left."""
    estate = estate_of(s, me)
    points = estate.duchy.fields - empty_fields(estate)
    if is_won(s):
        points += s.rules.phases * s.rules.rounds - (s.phase * s.rules.rounds + s.round + 1)
    return points


def run_places(s: State) -> vec[i64]:
    """First if the game is won; otherwise second, behind nobody."""
    return vec[i64]([1 if is_won(s) else 2])
