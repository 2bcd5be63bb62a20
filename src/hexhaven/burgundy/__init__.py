"""The Castles of Burgundy: the public interface of the game. Its rules are in docs/rules/burgundy.md."""

from collections.abc import Mapping
from typing import Any

from hexhaven.burgundy import boards
from hexhaven.burgundy.face import OPTIONS, SEATS, SECRET_EVENTS, begins, is_sealed, open_view, partners, reveals, verb
from hexhaven.burgundy.fold import fold
from hexhaven.burgundy.laws import broken_laws
from hexhaven.burgundy.notation import answer_of, notation
from hexhaven.burgundy.options import fresh_state, options_at, rules_for
from hexhaven.burgundy.review import Reviewer
from hexhaven.burgundy.rules.set_up import begin
from hexhaven.burgundy.state import LAYOUT, NO_SEAT, State
from hexhaven.burgundy.view import View, imagine, redact, view
from hexhaven.burgundy.why_not import why_not
from hexhaven.burgundy.words import answer_group, answer_in_words, log_lines, question, question_in_words, source_of
from hexhaven.kernel import referee, snapshot
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
from hexhaven.kernel.frame import CHANCE, NOBODY

NAME = "burgundy"
RULES_VERSION = 1


def new_game(options: Mapping[str, str], events: list[Event] | None = None) -> State:
    """A game waiting for its first answer; its events go to the list, if one is given. Raises OptionError."""
    return begin(rules_for(options), events)


def result(s: State) -> Result | None:
    """None until the game is over."""
    if not is_over(s):
        return None
    return Result(tuple(s.rules.final_points(s, me) for me in range(seats(s))), tuple(s.rules.final_places(s)))


def reviewer() -> Reviewer:
    """To follow a finished game from its start."""
    return Reviewer()


FORM = snapshot.Form(NAME, RULES_VERSION, LAYOUT, fresh_state, broken_laws)


def save(s: State) -> bytes:
    """The position as bytes."""
    return snapshot.save(s, FORM)


def load(data: bytes) -> State:
    """The position saved in the bytes. Raises SnapshotError."""
    s: State = snapshot.load(data, FORM)
    return s


def with_rules(s: State, version: int) -> State:
    """There is only one version."""
    return s


def component_set(s: State) -> tuple[str, str] | None:
    """The boards that somebody has typed in: their full name, and the file for a store to keep."""
    name = s.rules.options.get(boards.OPTION, "")
    return (name, boards.sources[name]) if name in boards.sources else None


def know_component_set(name: str, content: str) -> None:
    """Bring back boards, so that their name can be an option. Raises OptionError."""
    boards.know(name, content)


def printed(name: str) -> dict[str, Any]:
    """The boards of the team game and the solo game in a set. Raises OptionError."""
    return boards.sheet_of(name)


snapshot.make_picklable(State, save, load)
checked_step = referee.checked_step_of(__name__)


def shown(s: State, seat: int = NO_SEAT, language: str = "en") -> str:
    """The table as text to print, as a seat may see it."""
    from hexhaven.terminal.screen import printed

    return printed(NAME, s, seat, language)


__all__ = [
    "CHANCE", "NAME", "NOBODY", "OPTIONS", "RULES_VERSION", "SEATS", "SECRET_EVENTS", "Refusal", "Result", "State",
    "View", "answer_group", "answer_in_words", "answer_of", "begins", "broken_laws", "chance_step", "checked_step",
    "component_set", "copy", "fold", "imagine", "is_sealed", "key", "know_component_set", "legal", "listen", "load",
    "log_lines", "new_game", "notation", "open_view", "options_at", "options_of", "partners", "playout", "printed",
    "question", "question_in_words", "redact", "result", "reveals", "reviewer", "save", "seats", "shown", "source_of",
    "step", "to_move", "verb", "view", "weights", "why_not", "with_rules",
]  # fmt: skip
