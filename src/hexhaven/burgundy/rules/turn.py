"""B5 a turn: one action for each die, workers change the dice, a purchase at any time."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import END, die_of
from hexhaven.burgundy.frames import CLOSE_TURN, EXTRA_ACTION, OPEN_TURN, TURN
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.rules.actions import act, add_actions
from hexhaven.burgundy.state import State
from hexhaven.burgundy.verbs import begin_turn, finish_turn, use_die
from hexhaven.kernel.engine import Question, ask, can_interject, then, verb_of


def add_to(rules: Rules) -> None:
    rules.runs(OPEN_TURN, open_turn)
    rules.runs(CLOSE_TURN, close_turn)
    rules.asks(TURN, Turn())
    rules.asks(EXTRA_ACTION, ExtraAction())


def open_turn(s: State, me: i64) -> None:
    """B5.1 the turn lasts until its question lapses."""
    begin_turn(s, me)
    then(s, CLOSE_TURN, me)
    ask(s, TURN, me)


def close_turn(s: State, me: i64) -> None:
    finish_turn(s, me)


class Turn(Question):
    """B5.1-B5.3 an action with one of the dice; when both are used, the end."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        seat = s.seats[me]
        out = vec[i64](capacity=48)
        if not seat.die:
            return append(out, END)
        out = add_actions(out, s, me, seat.die)
        if seat.other_die and seat.other_die != seat.die:
            out = add_actions(out, s, me, seat.other_die)
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        """B5.12 the turn continues once everything the action triggers is resolved."""
        if verb_of(answer) == END:
            return
        ask(s, TURN, me)
        use_die(s, me, die_of(answer))
        act(s, me, answer)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        """B5.10 both dice are used and no purchase is possible."""
        return not s.seats[me].die and not can_interject(s, me)


class ExtraAction(Question):
    """B8.2 any of the four actions with any number."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_actions(vec[i64](capacity=48), s, me, 0)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        act(s, me, answer)
