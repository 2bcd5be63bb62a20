"""The six phases of a turn, and phase 1, the release (A4)."""

from mypy_extensions import i64

from hexhaven.archipelago.frames import (
    BALANCE,
    CHECK_END,
    OPEN_ACTIONS,
    OPEN_PURCHASES,
    OPEN_TURN,
    POPULATION,
)
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.turn_order import open_bidding
from hexhaven.archipelago.state import ORDER_PHASE, RELEASE_PHASE, State
from hexhaven.archipelago.units import ENGAGED, FLAGS, LYING, is_citizen, place_of, region_of, unit_at
from hexhaven.archipelago.verbs.cards import release_cards
from hexhaven.archipelago.verbs.map import change_unit
from hexhaven.archipelago.verbs.turn import end_game, open_phase, open_turn
from hexhaven.kernel.engine import then


def add_to(rules: Rules) -> None:
    rules.runs(OPEN_TURN, begin_turn)
    rules.runs(CHECK_END, check_end)


def begin_turn(s: State, arg: i64) -> None:
    """A4.1 A7.1 six phases; the first turn has no release and no balance."""
    if s.ending:
        end_game(s)
        return
    open_turn(s)
    then(s, OPEN_TURN)
    then(s, OPEN_PURCHASES)
    then(s, OPEN_ACTIONS)
    if s.turn > 1:
        then(s, BALANCE)
    then(s, CHECK_END)
    then(s, POPULATION)
    then(s, CHECK_END)
    if s.turn > 1:
        open_phase(s, RELEASE_PHASE)
        release(s)
    open_phase(s, ORDER_PHASE)
    open_bidding(s)


def check_end(s: State, arg: i64) -> None:
    """A23.3 while nobody is active, the game ends when the step is done."""
    if s.ending:
        end_game(s)


def release(s: State) -> None:
    """A4.2-A4.4 cards and units are released, strikers are raised."""
    release_cards(s)
    me: i64 = 0
    while me < s.rules.players:
        release_units(s, me, ENGAGED | LYING)
        me += 1


def release_units(s: State, me: i64, flags: i64) -> None:
    """A unit that is no longer engaged leaves its icon, but stays on its building."""
    for unit in s.seats[me].units:
        release_unit(s, me, unit, flags)


def release_citizens(s: State, me: i64) -> None:
    """A21.12 A21.28 engaged citizens only; strikers remain strikers."""
    for unit in s.seats[me].units:
        if is_citizen(unit):
            release_unit(s, me, unit, ENGAGED)


def release_unit(s: State, me: i64, unit: i64, flags: i64) -> None:
    after = unit_at(region_of(unit), place_of(unit), unit & FLAGS & ~flags)
    if after != unit:
        change_unit(s, me, unit, after)
