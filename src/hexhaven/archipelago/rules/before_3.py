"""What the rules said before version 3, for games that were played under them: their answers lead where they led."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import DONE, OFFERING, of_seat, region_of, resource_of, to_place_of, verb_of
from hexhaven.archipelago.bits import first_of, pair
from hexhaven.archipelago.content.cards import ADMIRAL, BARBARIAN
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.content.tables import AREAS
from hexhaven.archipelago.frames import ASK_ORDER, MIGRATE, OPEN_TALKS, SET_ORDER, SHIFT_CUBES, TALK
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.cards import Boost
from hexhaven.archipelago.rules.characters import EITHER_WAY, ShiftCubes
from hexhaven.archipelago.rules.deals import COUNTERS, begin_deal
from hexhaven.archipelago.rules.migration import CITIZENS_ONLY, MADE, NO_LIMIT, SHIPS_ONLY, Migrate, add_moves
from hexhaven.archipelago.rules.robbers import Barbarian
from hexhaven.archipelago.state import ORDER_PHASE, State
from hexhaven.archipelago.units import free_icons
from hexhaven.archipelago.verbs.goods import draw_board, gain_cubes, stock_board
from hexhaven.archipelago.verbs.map import plunder
from hexhaven.archipelago.verbs.turn import set_orderer
from hexhaven.kernel.engine import Question, ask


def add_to(rules: Rules) -> None:
    rules.runs(ASK_ORDER, ask_order)
    rules.runs(OPEN_TALKS, open_no_talks)
    rules.asks(TALK, Bribe())
    rules.asks(MIGRATE, StepByStep())
    rules.asks(SHIFT_CUBES, ShiftBothWays())
    rules.does(ADMIRAL, AdmiralOfMigration())
    rules.does(BARBARIAN, GreedyBarbarian())


def ask_order(s: State, winner: i64) -> None:
    """Before the order was set, the others could each make one offer, to the winner."""
    set_orderer(s, winner)
    ask(s, SET_ORDER, winner)
    if s.rules.deals:
        place = s.rules.players - 1
        while place >= 0:
            if s.order[place] != winner:
                ask(s, TALK, s.order[place])
            place -= 1


def open_no_talks(s: State, last: i64) -> None:
    """In a crisis, only the player whose chance it was opened offers."""


class Bribe(Question):
    """One offer to the player who sets the order, or none."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return vec[i64]([DONE, OFFERING | of_seat(s.orderer)])

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return s.phase != ORDER_PHASE

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == OFFERING:
            begin_deal(s, me, s.orderer, COUNTERS)


class StepByStep(Migrate):
    """No move brought a fourth citizen into a region; the Admiral's ships went further."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        if arg & MADE:
            out = append(out, DONE)
        return add_single_moves(out, s, me, arg)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return arg & NO_LIMIT == 0 or len(add_single_moves(vec[i64](), s, me, arg)) == 0


def add_single_moves(out: vec[i64], s: State, me: i64, arg: i64) -> vec[i64]:
    """With one move left, nobody can make room for another."""
    single = arg & CITIZENS_ONLY | 1
    if not s.boosts >> ADMIRAL & 1:
        return add_moves(out, s, me, single)
    out = add_moves(out, s, me, single | CITIZENS_ONLY)
    if not arg & CITIZENS_ONLY:
        out = add_moves(out, s, me, single | SHIPS_ONLY)
    return out


class ShiftBothWays(ShiftCubes):
    """The Minister of Trade moved each cube either way."""

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) != DONE:
            ask(s, SHIFT_CUBES, me, pair(first_of(arg) - 1, EITHER_WAY))
            draw_board(s, to_place_of(answer), resource_of(answer))
            stock_board(s, 1 - to_place_of(answer), resource_of(answer))


class AdmiralOfMigration(Boost):
    """The Admiral worked with a migration."""

    def helps(self, s: State, me: i64, card: i64) -> bool:
        return True


class GreedyBarbarian(Barbarian):
    """The Barbarian plundered every free icon of the region."""

    def apply(self, s: State, me: i64, card: i64, answer: i64) -> None:
        region = region_of(answer)
        area: i64 = 0
        while area < AREAS:
            resource: i64 = 0
            while resource < RESOURCES:
                while free_icons(s, region, area, resource) > 0:
                    plunder(s, region, area, resource)
                    gain_cubes(s, me, resource, 1)
                resource += 1
            area += 1
