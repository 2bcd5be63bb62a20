"""The Castles of Burgundy: the public interface of the game. Its rules are in docs/rules/burgundy.md."""

from collections.abc import Mapping

from hexhaven.burgundy.face import OPTIONS, SEATS, SECRET_EVENTS, is_sealed, reveals, verb
from hexhaven.burgundy.fold import fold
from hexhaven.burgundy.laws import broken_laws
from hexhaven.burgundy.notation import answer_of, notation
from hexhaven.burgundy.options import options_at, rules_for
from hexhaven.burgundy.rules.final_scoring import places
from hexhaven.burgundy.rules.set_up import begin
from hexhaven.burgundy.state import LAYOUT, State, estate_of, first_state
from hexhaven.burgundy.view import View, imagine, redact, view
from hexhaven.burgundy.why_not import why_not
from hexhaven.burgundy.words import answer_group, answer_in_words, log_lines, question, question_in_words
from hexhaven.kernel import snapshot
from hexhaven.kernel.contract import Refusal, Result
from hexhaven.kernel.engine import (
    chance_step,
    copy,
    is_over,
    key,
    legal,
    listen,
    playout,
    seats,
    step,
    to_move,
    weights,
)
from hexhaven.kernel.event import Event

NAME = "burgundy"
RULES_VERSION = 1


def new_game(options: Mapping[str, str], events: list[Event] | None = None) -> State:
    """A game waiting for its first answer; its events go to the list, if one is given. Raises OptionError."""
    return begin(rules_for(options), events)


def options_of(s: State) -> dict[str, str]:
    return dict(s.rules.options)


def result(s: State) -> Result | None:
    """None until the game is over."""
    if not is_over(s):
        return None
    return Result(tuple(estate_of(s, me).points for me in range(seats(s))), tuple(places(s)))


def save(s: State) -> bytes:
    """The position as bytes."""
    return snapshot.write(snapshot.Snapshot(NAME, RULES_VERSION, LAYOUT, s.rules.options, key(s)))


def load(data: bytes) -> State:
    """The position saved in the bytes. Raises SnapshotError."""
    found = snapshot.opened(data, NAME, RULES_VERSION, LAYOUT)
    s = first_state(rules_for(options_at(found.rules, found.options)))
    snapshot.restore(s, found, broken_laws)
    return s


__all__ = [
    "NAME", "OPTIONS", "RULES_VERSION", "SEATS", "SECRET_EVENTS", "Refusal", "Result", "State", "View", "answer_group",
    "answer_in_words", "answer_of", "broken_laws", "chance_step", "copy", "fold", "imagine", "is_sealed", "key",
    "legal", "listen", "load", "log_lines", "new_game", "notation", "options_at", "options_of", "playout", "question",
    "question_in_words", "redact", "result", "reveals", "save", "seats", "step", "to_move", "verb", "view", "weights",
    "why_not",
]  # fmt: skip
