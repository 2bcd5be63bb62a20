"""What the islands will go through in phases 3 and 4 if nothing changes until then and nobody helps."""

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import DONE, REFUSE, WITHDRAW
from hexhaven.archipelago.content.objectives import OBJECTIVES
from hexhaven.archipelago.frames import BALANCE, POPULATION
from hexhaven.archipelago.state import NO_CARD, POPULATION_PHASE, State
from hexhaven.kernel.engine import copy, drop_all_frames, is_over, legal, listen, settle, step, then, to_move
from hexhaven.kernel.event import Event

EVERY_CONDITION = (1 << OBJECTIVES) - 1
TOLD = frozenset(
    int(kind)
    for kind in (
        e.PHASE_OPENED, e.CRISIS_OPENED, e.CRISIS_CLOSED, e.EVENT_HAPPENED, e.REBELLION_MOVED, e.WORKERS_MOVED,
        e.INDEPENDENCE_DECLARED,
    )
)  # fmt: skip


def forecast(s: State) -> list[Event]:
    """The events of the next phases 3 and 4; while a back is being resolved, the rest of that."""
    if is_over(s):
        return []
    world = copy(s)
    world.ending, world.met = False, EVERY_CONDITION  # whose objective ends the game is not for everyone to know
    events = listen(world)
    if s.crisis != NO_CARD:
        while world.crisis != NO_CARD and to_move(world) >= 0:
            step(world, nothing_more(world))
    else:
        drop_all_frames(world)
        if not is_first_turn_next(s):
            then(world, BALANCE)
        then(world, POPULATION)
        settle(world)
        while to_move(world) >= 0:
            step(world, nothing_more(world))
    return [event for event in events if event.kind in TOLD]


def is_first_turn_next(s: State) -> bool:
    """A7.1 the next phase 4 would be that of the first turn, which is skipped."""
    return s.turn == 0 or (s.turn == 1 and s.phase < POPULATION_PHASE)


def nothing_more(s: State) -> int:
    answers = list(legal(s))
    return next((answer for answer in (DONE, REFUSE, WITHDRAW) if answer in answers), answers[0])
