"""What is wrong with a position that can be built, but that no game can come to."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexhaven.archipelago.bits import has
from hexhaven.archipelago.content.trends import BENEFACTOR_TREND
from hexhaven.archipelago.laws.components import broken_laws
from hexhaven.archipelago.state import ACTION_PHASE, BALANCE_PHASE, State

if TYPE_CHECKING:
    from hexhaven.archipelago.positions.position import Position

NONE = "none"
# Laws about where every card and hex is: with no deck or stack, those that are not named are out of the game.
OUT_OF_GAME = {"A1.18 ": "top_card", "A1.6 ": "top_hex"}


def faults(position: "Position", s: State) -> list[str]:
    excused = tuple(law for law, pile in OUT_OF_GAME.items() if getattr(position, pile) == NONE)
    broken = [law for law in broken_laws(s) if not law.startswith(excused)]
    return [*broken, *faults_of_markers(s), *faults_of_course(position, s)]


def faults_of_markers(s: State) -> Iterator[str]:
    if s.rebellion > s.population and not s.independent:
        yield f"rebellion {s.rebellion} is above the population {s.population}: the game would be over"
    if s.taxed > max(s.rules.components.tax_discs[s.rules.players], s.rules.players):
        yield f"taxes cannot be collected {s.taxed} times in a turn"
    if any(seat.bonus for seat in s.seats) and not has(s.trends, BENEFACTOR_TREND):
        yield "florins lie on the Benefactor only if it is one of the trends"


def faults_of_course(position: "Position", s: State) -> Iterator[str]:
    """What was said of a round, a crisis or a turn must fit the phase."""
    if position.phase == BALANCE_PHASE and position.turn == 1:
        yield "the first turn has no phase 4"
    if position.phase != ACTION_PHASE and (position.out or position.done):
        yield "who is out, and what was done in a round, belong to phase 5"
    if position.phase == ACTION_PHASE and position.active in position.out:
        yield f"seat {position.active + 1} is out, so it is not that player's round"
