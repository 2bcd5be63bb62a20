"""B16 white castles: buildings that bring an action with the number of the white die."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.content.end_points import WHITE_CASTLES_ROW
from hexhaven.burgundy.content.tiles import WHITE_CASTLE, WHITE_ROWS
from hexhaven.burgundy.frames import WHITE_ACTION
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.rules.actions import act, add_actions
from hexhaven.burgundy.rules.final_scoring import scorer
from hexhaven.burgundy.state import State
from hexhaven.kernel.engine import Question, ask


def add_to(rules: Rules) -> None:
    for row in WHITE_ROWS:
        rules.add_tile(row)
    rules.placed[WHITE_CASTLE] = white_castle
    rules.asks(WHITE_ACTION, WhiteAction())
    rules.scores_at_end(WHITE_CASTLES_ROW.cause, scorer(WHITE_CASTLES_ROW), WHITE_CASTLES_ROW.monasteries())


def white_castle(s: State, me: i64, field: i64) -> None:
    """B16.3 an action with the white die at once."""
    ask(s, WHITE_ACTION, me)


class WhiteAction(Question):
    """B16.3 B16.4 any of the four actions; the white die stays as it is."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return add_actions(vec[i64](capacity=64), s, me, s.white_die)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        act(s, me, answer)
