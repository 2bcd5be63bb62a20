"""Archipelago: the public interface of the game. Its rules are in docs/rules/archipelago.md."""

from collections.abc import Mapping

from hexhaven.archipelago.face import OPTIONS, SEATS, SECRET_EVENTS, is_sealed, reveals, verb
from hexhaven.archipelago.fold import fold
from hexhaven.archipelago.imagine import imagine
from hexhaven.archipelago.laws.components import broken_laws
from hexhaven.archipelago.notation.answers import answer_of, notation
from hexhaven.archipelago.options import options_of as options_of_rules
from hexhaven.archipelago.options import rules_for
from hexhaven.archipelago.play import begin, is_over, legal, playout, step, to_move, weights
from hexhaven.archipelago.rules.ending import places
from hexhaven.archipelago.state import State, copy, key
from hexhaven.archipelago.view import View, final_points, redact, view
from hexhaven.archipelago.why_not import why_not
from hexhaven.archipelago.words.answers import answer_group, answer_in_words
from hexhaven.archipelago.words.log import log_lines
from hexhaven.archipelago.words.questions import question, question_in_words
from hexhaven.archipelago.words.survey import state_in_words
from hexhaven.kernel.contract import Refusal, Result
from hexhaven.kernel.event import Event

NAME = "archipelago"
RULES_VERSION = 2


def new_game(options: Mapping[str, str], events: list[Event] | None = None) -> State:
    """A game waiting for its first answer; its events go to the list, if one is given. Raises OptionError."""
    return begin(rules_for(options), events)


def options_of(s: State) -> dict[str, str]:
    return options_of_rules(s.rules)


def seats(s: State) -> int:
    return s.rules.players


def result(s: State) -> Result | None:
    """None while the game goes on. A23.7 A23.8 with independence nobody has points; the Separatist wins, or nobody."""
    if not is_over(s):
        return None
    return Result(tuple(final_points(s, seat) for seat in range(seats(s))), tuple(places(s)))


def listen(s: State) -> list[Event]:
    """Start listening: from now on, the state's events are appended to the list returned."""
    events: list[Event] = []
    s.events = events
    return events


__all__ = [
    "NAME", "OPTIONS", "RULES_VERSION", "SEATS", "SECRET_EVENTS", "Refusal", "Result", "State", "View", "answer_group",
    "answer_in_words", "answer_of", "broken_laws", "copy", "fold", "imagine", "is_sealed", "key", "legal", "listen",
    "log_lines", "new_game", "notation", "options_of", "playout", "question", "question_in_words", "redact", "result",
    "reveals", "seats", "state_in_words", "step", "to_move", "verb", "view", "weights", "why_not",
]  # fmt: skip
