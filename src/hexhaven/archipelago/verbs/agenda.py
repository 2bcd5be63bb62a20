"""What happens next, and telling what happened."""

from mypy_extensions import i64

from hexhaven.archipelago.state import State
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import NOBODY, popped, pushed


def tell(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    if s.events is not None:
        s.events.append(Event(kind, seat, a, b, c))


# The agenda.


def ask(s: State, kind: i64, me: i64, arg: i64 = 0) -> None:
    """The game waits for an answer before anything else."""
    s.agenda = pushed(s.agenda, kind, me, arg)


def then(s: State, kind: i64, arg: i64 = 0) -> None:
    """Something will run by itself, before anything that was said earlier."""
    s.agenda = pushed(s.agenda, kind, NOBODY, arg)


def drop_frame(s: State) -> None:
    s.agenda = popped(s.agenda)
