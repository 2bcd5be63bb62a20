"""Archipelago as a table shows it: what can be chosen before the game, and what is hidden during it."""

from collections.abc import Iterable, Sequence

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import verb_of
from hexhaven.archipelago.content.components import STANDARD
from hexhaven.archipelago.content.objectives import LENGTH_NAMES
from hexhaven.archipelago.frames import TALK, TERMS
from hexhaven.archipelago.options import DEFAULTS, VARIANTS
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.archipelago.view import View, view
from hexhaven.archipelago.words.answers import VERB_NAMES
from hexhaven.kernel.contract import PART_BEGINS, TURN_BEGINS, Option
from hexhaven.kernel.engine import is_over
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import kind_of, top

SEATS = (2, 5)
VALUES = {
    "seats": ("2", "3", "4", "5"),
    "length": LENGTH_NAMES,
    "start": ("sea", "desert"),
    "variants": ("none", *VARIANTS),  # others can be combined, separated by spaces
    "deals": ("on", "off"),
    "components": (STANDARD,),
}
OPTIONS: Sequence[Option] = [
    Option(name, default, VALUES[name], several=name == "variants") for name, default in DEFAULTS.items()
]
SECRETS = (e.OBJECTIVE_DEALT, e.OBJECTIVE_DISCARDED, e.OBJECTIVE_SEEN, e.BID_SEALED, e.CUBES_HIDDEN, e.CUBE_STOLEN)
SECRET_EVENTS = frozenset(int(kind) for kind in SECRETS)
# The player answering may learn something hidden from these; also that a condition is met and nobody reveals it.
REVEALING = frozenset(
    {e.OBJECTIVE_SEEN, e.OBJECTIVE_REVEALED, e.CONDITION_MET, e.BID_REVEALED, e.CUBE_STOLEN, e.EMPTY_HAND_PICKED}
)


def open_view(s: State, seat: int) -> View:
    """Everything: of each player what the player knows; thief and victim both know what was stolen."""
    shown = view(s, NO_SEAT)
    shown.seat = seat
    shown.thefts = []
    for player in range(len(shown.seats)):
        own = view(s, player)
        shown.seats[player] = own.seats[player]
        shown.hands += own.hands
    return shown


def verb(answer: int) -> str:
    return VERB_NAMES[verb_of(answer)]


def flows_on(s: State) -> bool:
    """The terms of an offer are named in one breath; whoever is asked before others talk mostly says nothing."""
    return kind_of(top(s.agenda)) in (TERMS, TALK)


def is_sealed(s: State) -> bool:
    """A29.1-A29.3 an objective, a bid, closed hands or a theft is not known to everyone."""
    if is_over(s):
        return False
    secrets = any(seat.objectives & ~s.revealed or seat.declined or seat.bid >= 0 for seat in s.seats)
    return secrets or s.hidden != 0 or len(s.thefts) > 0


def begins(event: Event) -> int:
    if event.kind == e.TURN_OPENED:
        return TURN_BEGINS
    return PART_BEGINS if event.kind == e.PHASE_OPENED else 0


def reveals(s: State, events: Iterable[Event]) -> bool:
    return any(event.kind in REVEALING for event in events)
