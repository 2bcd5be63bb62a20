"""Objectives and trends."""

from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.kernel.engine import emit


def set_trend(s: State, trend: i64) -> None:
    s.trends |= bit(trend)
    emit(s, e.TREND_SET, NO_SEAT, trend)


def deal_objective(s: State, me: i64, objective: i64) -> None:
    s.seats[me].objectives |= bit(objective)
    emit(s, e.OBJECTIVE_DEALT, me, objective)


def decline_objective(s: State, me: i64, objective: i64) -> None:
    s.seats[me].objectives &= ~bit(objective)
    s.seats[me].declined |= bit(objective)
    emit(s, e.OBJECTIVE_DISCARDED, me, objective)


def lay_open_objective(s: State, objective: i64) -> None:
    s.open_objectives |= bit(objective)
    emit(s, e.OBJECTIVE_LAID_OPEN, NO_SEAT, objective)


def see_objectives(s: State, me: i64, other: i64) -> None:
    s.seats[me].seen |= bit(other)
    objectives = s.seats[other].objectives
    objective: i64 = 0
    while objectives >> objective:
        if objectives >> objective & 1:
            emit(s, e.OBJECTIVE_SEEN, me, other, objective)
        objective += 1


def meet_condition(s: State, objective: i64, in_play: bool) -> None:
    """A23.1 an end condition is met; if the objective is in play, the game will end."""
    s.met |= bit(objective)
    if in_play:
        emit(s, e.CONDITION_MET, NO_SEAT, objective, 1)
        if not s.ending:
            s.ending = True
            emit(s, e.END_BEGUN, NO_SEAT)
    else:
        emit(s, e.CONDITION_MET, NO_SEAT, objective)


def reveal_objective(s: State, me: i64, objective: i64) -> None:
    s.revealed |= bit(objective)
    emit(s, e.OBJECTIVE_REVEALED, me, objective)
