"""Archipelago: the public interface of the game. Its rules are in docs/rules/archipelago.md."""

from collections.abc import Mapping

from hexhaven.archipelago.content import components
from hexhaven.archipelago.face import OPTIONS, SEATS, SECRET_EVENTS, is_sealed, reveals, verb
from hexhaven.archipelago.fold import fold
from hexhaven.archipelago.imagine import imagine
from hexhaven.archipelago.laws.components import broken_laws
from hexhaven.archipelago.notation.answers import answer_of, notation
from hexhaven.archipelago.options import RULES_VERSION, fresh_state, options_at, rules_for
from hexhaven.archipelago.rules.ending import places
from hexhaven.archipelago.rules.set_up import begin
from hexhaven.archipelago.state import LAYOUT, State
from hexhaven.archipelago.view import View, final_points, redact, view
from hexhaven.archipelago.why_not import why_not
from hexhaven.archipelago.words.answers import answer_group, answer_in_words
from hexhaven.archipelago.words.log import log_lines
from hexhaven.archipelago.words.questions import question, question_in_words
from hexhaven.archipelago.words.survey import state_in_words
from hexhaven.kernel import snapshot
from hexhaven.kernel.contract import Refusal, Result
from hexhaven.kernel.engine import (
    chance_step,
    copy,
    is_over,
    key,
    legal,
    listen,
    options_of,
    playout,
    seats,
    step,
    to_move,
    weights,
)
from hexhaven.kernel.event import Event

NAME = "archipelago"


def new_game(options: Mapping[str, str], events: list[Event] | None = None) -> State:
    """A game waiting for its first answer; its events go to the list, if one is given. Raises OptionError."""
    return begin(rules_for(options), events)


FORM = snapshot.Form(NAME, RULES_VERSION, LAYOUT, fresh_state, broken_laws)


def save(s: State) -> bytes:
    """The position as bytes."""
    return snapshot.save(s, FORM)


def component_set(s: State) -> tuple[str, str]:
    """The full name of the component set the game is played with, and its content, for a store to keep."""
    name = s.rules.components.name
    return name, components.sources[name]


def know_component_set(name: str, content: str) -> None:
    """Bring back a component set, so that its name can be an option. Raises OptionError."""
    components.know(name, content)


def result(s: State) -> Result | None:
    """None until the game is over. A23.7 A23.8 with independence nobody has points; the Separatist wins, or nobody."""
    if not is_over(s):
        return None
    return Result(tuple(final_points(s, seat) for seat in range(seats(s))), tuple(places(s)))


def load(data: bytes) -> State:
    """The position saved in the bytes. Raises SnapshotError."""
    s: State = snapshot.load(data, FORM)
    return s


__all__ = [
    "NAME", "OPTIONS", "RULES_VERSION", "SEATS", "SECRET_EVENTS", "Refusal", "Result", "State", "View", "answer_group",
    "answer_in_words", "answer_of", "broken_laws", "chance_step", "component_set", "copy", "fold", "imagine",
    "is_sealed", "key", "know_component_set", "legal", "listen", "load", "log_lines", "new_game", "notation",
    "options_at", "options_of", "playout", "question", "question_in_words", "redact", "result", "reveals", "save",
    "seats", "state_in_words", "step", "to_move", "verb", "view", "weights", "why_not",
]  # fmt: skip
