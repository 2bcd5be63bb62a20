"""B4 a round: everyone rolls, a good arrives, then each player takes a turn in bridge order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import ROLLED, WHITE_ROLLED, die_of, number_of, numbered, with_die
from hexhaven.burgundy.frames import OPEN_ROUND, OPEN_TURN, ROLL, ROLL_WHITE
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.state import State
from hexhaven.burgundy.verbs import begin_round, land_good, set_dice, set_white_die
from hexhaven.kernel.engine import Question, schedule
from hexhaven.kernel.frame import CHANCE, NOBODY, frame

# Two dice give 21 different pairs; an unequal pair can be rolled in two ways.
PAIRS: Final = vec[i64]([with_die(ROLLED, a, 0) | numbered(b) for a in range(1, 7) for b in range(a, 7)])
PAIR_WEIGHTS: Final = vec[i64]([1 if a == b else 2 for a in range(1, 7) for b in range(a, 7)])
WHITE_FACES: Final = vec[i64]([with_die(WHITE_ROLLED, die, 0) for die in range(1, 7)])
WHITE_WEIGHTS: Final = vec[i64]([1] * 6)


def add_to(rules: Rules) -> None:
    rules.runs(OPEN_ROUND, open_round)
    rules.asks(ROLL, Roll())
    rules.asks(ROLL_WHITE, RollWhite())


def open_round(s: State, number: i64) -> None:
    """B4.2-B4.7 rolls by seat, the white die, then turns in the order of the bridge."""
    begin_round(s, number)
    steps = vec[i64](capacity=16)
    me: i64 = 0
    while me < s.rules.players:
        steps = append(steps, frame(ROLL, CHANCE, me))
        me += 1
    steps = append(steps, frame(ROLL_WHITE, CHANCE, 0))
    for seat in s.order:
        steps = append(steps, frame(OPEN_TURN, NOBODY, seat))
    if number == s.rules.rounds - 1:
        for kind in s.rules.after_turns:
            for seat in s.order:
                steps = append(steps, frame(kind, seat, 0))
    schedule(s, steps)


class Roll(Question):
    """B4.3 two dice of one seat."""

    def legal(self, s: State, me: i64, seat: i64) -> vec[i64]:
        return PAIRS

    def weights(self, s: State, seat: i64) -> vec[i64]:
        return PAIR_WEIGHTS

    def apply(self, s: State, me: i64, seat: i64, answer: i64) -> None:
        set_dice(s, seat, die_of(answer), number_of(answer))


class RollWhite(Question):
    """B4.4 the next good goes to the depot of the white die."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return WHITE_FACES

    def weights(self, s: State, arg: i64) -> vec[i64]:
        return WHITE_WEIGHTS

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        set_white_die(s, die_of(answer))
        if s.coming_goods:
            land_good(s, die_of(answer))
