"""Archipelago: the public interface of the game. Its rules are in docs/rules/archipelago.md."""

from collections.abc import Mapping
from typing import Any

from hexhaven.archipelago.content import components
from hexhaven.archipelago.face import (
    OPTIONS,
    SEATS,
    SECRET_EVENTS,
    begins,
    flows_on,
    is_sealed,
    open_view,
    reveals,
    verb,
)
from hexhaven.archipelago.fold import fold
from hexhaven.archipelago.forecast import forecast
from hexhaven.archipelago.imagine import imagine
from hexhaven.archipelago.laws.components import broken_laws
from hexhaven.archipelago.ledger import DEAL_MADE, declined, promises
from hexhaven.archipelago.notation.answers import answer_of, notation
from hexhaven.archipelago.options import RULES_VERSION, fresh_state, options_at, rules_for, with_rules
from hexhaven.archipelago.review import Reviewer
from hexhaven.archipelago.rules.ending import places
from hexhaven.archipelago.rules.set_up import begin
from hexhaven.archipelago.state import LAYOUT, NO_SEAT, State
from hexhaven.archipelago.view import View, final_points, redact, uncovered, view
from hexhaven.archipelago.why_not import why_not
from hexhaven.archipelago.words.answers import answer_group, answer_in_words, is_worth_telling
from hexhaven.archipelago.words.log import log_lines
from hexhaven.archipelago.words.names import source_of
from hexhaven.archipelago.words.questions import question, question_in_words
from hexhaven.archipelago.words.remarks import REMARKS
from hexhaven.archipelago.words.standing import standing_in_words
from hexhaven.archipelago.words.survey import state_in_words
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
from hexhaven.kernel.errors import SnapshotError
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY

NAME = "archipelago"


def new_game(options: Mapping[str, str], events: list[Event] | None = None) -> State:
    """A game waiting for its first answer; its events go to the list, if one is given. Raises OptionError."""
    return begin(rules_for(options), events)


FORM = snapshot.Form(NAME, RULES_VERSION, LAYOUT, fresh_state, broken_laws)


def save(s: State) -> bytes:
    """The position as bytes. Raises SnapshotError if it has hexes or cards that no component set has."""
    if s.rules.components.name not in components.sources:
        raise SnapshotError("a position with described hexes or cards cannot be saved")
    return snapshot.save(s, FORM)


def component_set(s: State) -> tuple[str, str]:
    """The full name of the component set the game is played with, and its content, for a store to keep."""
    name = s.rules.components.name
    return name, components.sources[name]


def know_component_set(name: str, content: str) -> None:
    """Bring back a component set, so that its name can be an option. Raises OptionError."""
    components.know(name, content)


def printed(name: str) -> dict[str, Any]:
    """Everything printed on the components of a set, as its file has it. Raises OptionError."""
    return components.sheet_of(name)


def result(s: State) -> Result | None:
    """None until the game is over. A23.7 A23.8 with independence nobody has points; the Separatist wins, or nobody."""
    if not is_over(s):
        return None
    return Result(tuple(final_points(s, seat) for seat in range(seats(s))), tuple(places(s)))


def reviewer() -> Reviewer:
    """To follow a finished game from its start."""
    return Reviewer()


def load(data: bytes) -> State:
    """The position saved in the bytes. Raises SnapshotError."""
    s: State = snapshot.load(data, FORM)
    return s


snapshot.make_picklable(State, save, load)
checked_step = referee.checked_step_of(__name__)


def shown(s: State, seat: int = NO_SEAT, language: str = "en") -> str:
    """The table as text to print, as a seat may see it."""
    from hexhaven.terminal.screen import printed

    return printed(NAME, s, seat, language)


__all__ = [
    "CHANCE",
    "DEAL_MADE",
    "NAME",
    "NOBODY",
    "OPTIONS",
    "REMARKS",
    "RULES_VERSION",
    "SEATS",
    "SECRET_EVENTS",
    "Refusal",
    "Result",
    "State",
    "View",
    "answer_group",
    "answer_in_words",
    "answer_of",
    "begins",
    "broken_laws",
    "chance_step",
    "checked_step",
    "component_set",
    "copy",
    "declined",
    "flows_on",
    "fold",
    "forecast",
    "imagine",
    "is_sealed",
    "is_worth_telling",
    "key",
    "know_component_set",
    "legal",
    "listen",
    "load",
    "log_lines",
    "new_game",
    "notation",
    "open_view",
    "options_at",
    "options_of",
    "playout",
    "printed",
    "promises",
    "question",
    "question_in_words",
    "redact",
    "result",
    "reveals",
    "reviewer",
    "save",
    "seats",
    "shown",
    "source_of",
    "standing_in_words",
    "state_in_words",
    "step",
    "to_move",
    "uncovered",
    "verb",
    "view",
    "weights",
    "why_not",
    "with_rules",
]  # fmt: skip
