"""What is told of phases 3 and 4 before they come."""

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago import events as e
from hexhaven.archipelago.forecast import TOLD, forecast
from hexhaven.archipelago.positions.position import Position
from tests.archipelago.at_table import asked, heard, say
from tests.archipelago.tested import archipelago


def bidding(top: str = "iron-mine", turn: int = 2) -> Position:
    position = archipelago(3, deals="off").at(2, turn=turn).deck(top=top).region().region()
    return position.seat(0, citizens="1a 1a 1a").seat(1, citizens="2a 2a", cubes="stone 2")


@pytest.mark.parametrize(("top", "cause"), [("iron-mine", e.STRIKERS), ("bishop", e.MISSING_CUBES)])
def test_it_is_what_happens_if_nobody_helps(top: str, cause: int) -> None:
    s = bidding(top).boards("fruit 4 cattle 7").build()
    before = game.copy(s)
    told = forecast(s)
    assert s == before
    events = heard(s)
    say(s, *["bid 0"] * 3)
    while asked(s)[1] in ("HELP", "EXPORT_HELP"):
        say(s, "done")
    assert told == [event for event in events if event.kind in TOLD][: len(told)]
    assert cause in [event.b for event in told if event.kind == e.REBELLION_MOVED]


def test_there_is_no_balance_in_the_first_turn() -> None:
    kinds = [event.kind for event in forecast(bidding(turn=1).build())]
    assert e.CRISIS_OPENED not in kinds
    s = archipelago(3, deals="off").at(5, turn=1).deck(top="iron-mine").region().seat(0, citizens="1a").build()
    assert e.CRISIS_OPENED in [event.kind for event in forecast(s)]


def test_in_a_crisis_it_is_what_is_left_of_it() -> None:
    s = bidding().build()
    say(s, *["bid 0"] * 3)
    assert asked(s)[1] == "HELP"
    first = forecast(s)
    assert [event.a for event in first if event.b == e.STRIKERS] == [5]
    assert e.PHASE_OPENED not in [event.kind for event in first]


def test_it_tells_of_independence_and_not_of_hidden_objectives() -> None:
    s = bidding().markers(rebellion=4).build()
    assert forecast(s)[-1].kind == e.INDEPENDENCE_DECLARED
    crowded = bidding().markers(workers=25)
    plain = forecast(crowded.build())
    assert plain == forecast(crowded.seat(2, objectives="s9").build())
