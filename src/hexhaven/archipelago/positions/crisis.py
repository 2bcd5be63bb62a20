"""A crisis that is under way in a position: some have helped, somebody is asked, and something is still missing."""

from hexhaven.archipelago.answers import DONE
from hexhaven.archipelago.content.tables import EVENT
from hexhaven.archipelago.frames import CLOSE_BACK
from hexhaven.archipelago.rules.balance import ask_zone
from hexhaven.archipelago.state import LOWER, NO_CARD, UPPER, State
from hexhaven.archipelago.verbs.cards import face_back
from hexhaven.kernel.engine import settle, step, then, to_move
from hexhaven.kernel.errors import PositionError

DOMESTIC_CRISIS, EXPORT_CRISIS = "domestic", "export"
CRISES = (DOMESTIC_CRISIS, EXPORT_CRISIS)


def enter_crisis(s: State, kind: str, active: int, missing: int) -> None:
    """Open the crisis, let those before the active player do nothing, then put everything as it was described."""
    check_back(s, kind, missing)
    units, held = [seat.units for seat in s.seats], s.held
    face_back(s, s.top)
    then(s, CLOSE_BACK)
    ask_zone(s, LOWER, False)
    if kind == DOMESTIC_CRISIS:
        ask_zone(s, UPPER, False)
    settle(s)
    while to_move(s) != active:
        step(s, DONE)
    if kind == EXPORT_CRISIS:
        s.missing = missing
    for seat, described in zip(s.seats, units, strict=True):
        seat.units = described
    s.held = held
    settle(s)


def check_back(s: State, kind: str, missing: int) -> None:
    """The top card must have such a crisis, which is not an immediate one."""
    if s.top == NO_CARD:
        raise PositionError("there is no card whose back could be a crisis")
    zones = s.rules.components.upper if kind == DOMESTIC_CRISIS else s.rules.components.lower
    zone = zones[s.top]
    if zone.kind == EVENT or zone.red:
        raise PositionError(f"the back of the top card has no {kind} crisis for phase 4")
    if kind == EXPORT_CRISIS and not 1 <= missing <= zone.number:
        raise PositionError(f"this export crisis demands {zone.number} cubes, so {missing} cannot be missing")
