"""Burgundy as a table shows it: what can be chosen before the game, and what is hidden during it."""

from collections.abc import Iterable, Sequence

from hexhaven.burgundy.events import CHOICE_SEALED, DUCHY_SET, PHASE_OPENED, ROUND_OPENED, START_CASTLE_PLACED
from hexhaven.burgundy.expansions import EXPANSIONS, MODES, free
from hexhaven.burgundy.options import BORDER_NAMES, DEALS, DEFAULTS, MARKER
from hexhaven.burgundy.state import NO_SEAT, State
from hexhaven.burgundy.view import View, view
from hexhaven.burgundy.words import VERB_NAMES
from hexhaven.kernel.contract import PART_BEGINS, TURN_BEGINS, Option
from hexhaven.kernel.engine import verb_of
from hexhaven.kernel.event import Event

SEATS = free.SEATS  # who plays alone plays the solo game
VALUES = {
    "seats": ("1", "2", "3", "4"),
    "mode": tuple(MODES),
    "duchies": (
        *(board for mode in MODES.values() for board in mode.BOARDS if board not in BORDER_NAMES),
        *DEALS,
    ),
    "choices": ("open", "hidden"),
    "start": ("1", "2", "3", "4", "drawn"),
    "marker": tuple(str(number) for number in range(MARKER[0], MARKER[1] + 1)),
    "expansions": ("none", *EXPANSIONS),
    "boards": ("standard",),
}
OPTIONS: Sequence[Option] = [
    Option(name, default, VALUES[name], several=name == "expansions") for name, default in DEFAULTS.items()
]
SECRET_EVENTS = frozenset({int(CHOICE_SEALED)})
CHOSEN = (DUCHY_SET, START_CASTLE_PLACED)


def open_view(s: State, seat: int) -> View:
    """Everything: of each player what the player knows."""
    shown = view(s, NO_SEAT)
    shown.seat = seat
    for player in range(len(shown.seats)):
        own = view(s, player)
        shown.seats[player] = own.seats[player]
        shown.estates[own.seats[player].estate] = own.estates[own.seats[player].estate]
    return shown


def verb(answer: int) -> str:
    return VERB_NAMES[verb_of(answer)]


def partners(s: State, seat: int) -> list[int]:
    """The seats that share an estate."""
    return [other for other in range(s.rules.players) if s.rules.head_of[other] == s.rules.head_of[seat]]


def is_sealed(s: State) -> bool:
    return s.rules.hidden and any(seat.sealed for seat in s.seats)


def begins(event: Event) -> int:
    if event.kind == PHASE_OPENED:
        return TURN_BEGINS
    return PART_BEGINS if event.kind == ROUND_OPENED else 0


def reveals(s: State, events: Iterable[Event]) -> bool:
    """B2.18 hidden choices are revealed when the last of them is made."""
    return s.rules.hidden and any(event.kind in CHOSEN for event in events)
