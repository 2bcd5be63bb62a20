"""A6 phase 3, population: boards I to IV in this order."""

from mypy_extensions import i64

from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import ROWS
from hexhaven.archipelago.events import BOARD_I, BOARD_II, BOARD_III, BOARD_IV
from hexhaven.archipelago.frames import POPULATION
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules.boards import labour_row, market_of, row_of
from hexhaven.archipelago.state import DOMESTIC, EXPORT, POPULATION_PHASE, State
from hexhaven.archipelago.verbs.goods import pile_on
from hexhaven.archipelago.verbs.markers import move_rebels, move_workers
from hexhaven.archipelago.verbs.turn import open_phase


def add_to(rules: Rules) -> None:
    rules.runs(POPULATION, population_effects)


def population_effects(s: State, arg: i64) -> None:
    """A6.1 the four boards, one after the other."""
    open_phase(s, POPULATION_PHASE)
    market_effects(s, DOMESTIC, BOARD_I)
    market_effects(s, EXPORT, BOARD_II)
    stability_effects(s)
    labour_effects(s)


def market_effects(s: State, board: i64, cause: i64) -> None:
    """A6.2-A6.4 the row of the last cube of each zone."""
    market = market_of(s, board)
    resource: i64 = 0
    while resource < RESOURCES:
        number = count(pile_on(s, board), resource)
        if number:
            row = resource * ROWS + row_of(market, resource, number)
            move_workers(s, market.workers[row], cause)
            move_rebels(s, market.rebels[row], cause)
        resource += 1


def stability_effects(s: State) -> None:
    """A6.5 the population's row of board III."""
    components = s.rules.components
    row = (s.population - 1) // 10
    if s.population == 0:
        row = 0
    if row >= len(components.stability_workers):
        row = len(components.stability_workers) - 1
    move_workers(s, components.stability_workers[row], BOARD_III)
    move_rebels(s, components.stability_rebels[row], BOARD_III)


def labour_effects(s: State) -> None:
    """A6.6 the row of board IV, where the other boards have left the marker."""
    move_rebels(s, s.rules.components.labour_rebels[labour_row(s)], BOARD_IV)
