"""A27 Two players."""

import pytest

from hexhaven.archipelago.answers import number_of
from hexhaven.archipelago.content.criteria import PACIFIST, SEPARATIST
from hexhaven.archipelago.content.objectives import CRITERION_OF
from hexhaven.archipelago.frames import BID, DRAW_OBJECTIVE
from hexhaven.archipelago.notation.answers import answer_of
from hexhaven.archipelago.rules.ending import score_of
from hexhaven.kernel.numbers import bits_in
from tests.archipelago.at_table import (
    new,
    odds,
    say,
    units,
    until,
)
from tests.archipelago.tested import archipelago
from tests.marks import rule


@rule("A27.1")
@pytest.mark.parametrize("length", ["short", "medium", "long"])
def test_pacifist_and_separatist_are_taken_out(length: str) -> None:
    s = until(new(seats=2, length=length), DRAW_OBJECTIVE)
    drawn = [CRITERION_OF[number_of(answer_of(text))] for text in odds(s)]
    assert len(drawn) == 8
    assert not {PACIFIST, SEPARATIST} & set(drawn)


@rule("A27.2", "A3.17")
def test_each_player_gets_two_objectives() -> None:
    s = until(new(seats=2), BID)
    assert [bits_in(seat.objectives) for seat in s.seats] == [2, 2]
    assert s.seats[0].objectives & s.seats[1].objectives == 0


@rule("A27.2", "A23.1")
def test_all_four_end_conditions_and_all_four_victory_conditions_count() -> None:
    position = (
        archipelago(2, deals="off").seat(0, objectives="s1 s6", florins=20).seat(1, objectives="s5 s8", florins=5)
    )
    position.seat(0, cubes="iron 1").seat(1, tokens=2, cards="farm").boards("wood 1")
    s = position.build()
    assert [int(score_of(s, seat)) for seat in (0, 1)] == [3 + 3, 2 + 3 + 3]
    for objective, made in (
        ("s1", archipelago(2).piles(8)),
        ("s6", archipelago(2).region(built="market").region(built="market").region(built="market")),
        ("s5", archipelago(2).seat(0, cards="king queen spy thief")),
        ("s8", archipelago(2).region(built="port").region(built="port").region(built="port")),
    ):
        others = {"s1": "s2", "s6": "s7", "s5": "s3", "s8": "s4"}[objective]
        assert made.seat(1, objectives=f"{objective} {others}").build().ending


@rule("A27.3")
def test_each_player_has_the_pieces_of_two_colours() -> None:
    s = new(seats=2)
    assert [(seat.ships_left, seat.citizens_left) for seat in s.seats] == [(7, 20), (7, 20)]
    s = new(seats=3)
    assert [(seat.ships_left, seat.citizens_left) for seat in s.seats] == [(3, 10)] * 3


@rule("A27.4", "A8.13")
def test_one_own_circle_and_no_more_than_five_discs() -> None:
    s = archipelago(2).build()
    assert [seat.discs for seat in s.seats] == [3, 3]
    s = archipelago(2).piles(0).build()
    assert [seat.discs for seat in s.seats] == [5, 5]


@rule("A27.5")
def test_equal_bids_leave_the_order() -> None:
    s = archipelago(2).at(2, turn=1).order(1, 0).region().seat(0, citizens="1a").build()
    say(s, "bid 2", "bid 2")
    assert list(s.order) == [1, 0]
    assert units(s) == {"citizens": "1a"}
