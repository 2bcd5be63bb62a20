"""A4 Phase 1: everything is released."""

from hexhaven.archipelago import events as e
from hexhaven.archipelago.frames import PURCHASE
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import cards_in
from tests.archipelago.at_table import (
    asked,
    heard,
    new,
    say,
    units,
    until,
)
from tests.archipelago.tested import archipelago
from tests.marks import rule


def last_purchase() -> Position:
    """The last player of phase 6 is to buy or turn; then the next turn begins."""
    return archipelago(3).at(6, active=2)


@rule("A4.1", "A1.2", "A5.12")
def test_the_first_turn_has_no_release_and_no_balance() -> None:
    s = new(seats=3)
    told = heard(s)
    until(s, PURCHASE)
    phases = [event.a for event in told if event.kind == e.PHASE_OPENED]
    assert (s.turn, phases) == (1, [2, 3, 5, 6])


@rule("A4.1", "A1.2")
def test_every_later_turn_has_six_phases() -> None:
    s = last_purchase().region("wood 1").seat(0, citizens="1a 1a 1a").seat(1, citizens="1a 1a 1a").build()
    told = heard(s)
    say(s, "turn 1 2")
    until(s, PURCHASE)
    assert [event.a for event in told if event.kind == e.PHASE_OPENED] == [1, 2, 3, 4, 5, 6]
    assert s.turn == 3


@rule("A4.2", "A19.6")
def test_engaged_cards_are_released() -> None:
    s = last_purchase().seat(0, used_cards="bishop").seat(1, used_cards="sawmill king").build()
    assert cards_in(s.exhausted) == "bishop king sawmill"
    say(s, "turn 1 2")
    assert s.exhausted == 0


@rule("A4.3", "A1.34", "A9.7")
def test_units_leave_icons_but_stay_on_buildings() -> None:
    position = last_purchase().region("wood 1 stone 1 fish 1", built="market port town")
    position.seat(0, engaged="1a:wood 1-market", engaged_ships="1x:fish 1-port").seat(1, engaged="1-town")
    s = position.build()
    say(s, "turn 1 2")
    assert units(s, 0) == {"citizens": "1a 1-market", "ships": "1x 1-port"}
    assert units(s, 1) == {"citizens": "1-town"}
    assert list(s.taken) == [0, 0]


@rule("A4.4", "A7.29")
def test_strikers_are_raised_and_rebellion_stays() -> None:
    position = last_purchase().region("wood 1", built="town").markers(rebellion=2)
    s = position.seat(0, strikers="1a 1-town", engaged_strikers="1a:wood").build()
    say(s, "turn 1 2")
    assert units(s, 0) == {"citizens": "1a 1a 1-town"}
    assert s.rebellion == 2


@rule("A4.5")
def test_nobody_is_asked_before_the_bids() -> None:
    s = last_purchase().region("wood 1").seat(0, strikers="1a", used_cards="pirate").build()
    say(s, "turn 1 2")
    assert asked(s) == (0, "BID")


@rule("A4.3")
def test_plundered_icons_stay_closed() -> None:
    s = last_purchase().region("wood 2", plundered="wood 1").seat(0, engaged="1a:wood").build()
    before = s.plundered[1]
    say(s, "turn 1 2")
    assert s.taken[1] == s.plundered[1] == before != 0
