"""Rebellion, workers, population and independence."""

from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.kernel.engine import emit


def move_rebels(s: State, steps: i64, cause: i64) -> None:
    """A1.28 A23.4 the marker never falls below 0; above the population the game is over and nothing moves any more."""
    if steps < -s.rebellion:
        steps = -s.rebellion
    if steps and not s.independent:
        s.rebellion += steps
        emit(s, e.REBELLION_MOVED, NO_SEAT, steps, cause)
        check_independence(s)


def move_workers(s: State, steps: i64, cause: i64) -> None:
    """A1.28 A23.4 the same for the surplus workers."""
    if steps < -s.workers:
        steps = -s.workers
    if steps and not s.independent:
        s.workers += steps
        emit(s, e.WORKERS_MOVED, NO_SEAT, steps, cause)


def change_population(s: State, steps: i64) -> None:
    s.population += steps
    emit(s, e.POPULATION_CHANGED, NO_SEAT, steps)
    check_independence(s)


def check_independence(s: State) -> None:
    """A23.4 rebellion has exceeded the population."""
    if s.rebellion > s.population and not s.independent:
        s.independent = True
        emit(s, e.INDEPENDENCE_DECLARED, NO_SEAT)
