"""Positions: what is so unless said otherwise, and what cannot be."""

from collections.abc import Callable

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago.positions.position import Position, archipelago
from hexhaven.archipelago.positions.seen import buildings_in, cards_in, cubes_in, track_of
from hexhaven.archipelago.units import STEP, terrain
from hexhaven.kernel.errors import OptionError, PositionError
from tests.archipelago.at_table import asked, choices, units
from tests.archipelago.tested import TESTED


def test_what_is_not_said_is_as_at_the_beginning() -> None:
    s = archipelago().build()
    assert (len(s.seats), s.turn, s.phase, asked(s)) == (3, 2, 5, (0, "ROUND"))
    assert [seat.florins for seat in s.seats] == [10, 10, 10]
    assert (cubes_in(s.domestic), s.export) == ("fruit 1 cattle 1 fish 1 wood 1 stone 1 iron 1", 0)
    assert (s.population, s.rebellion, s.workers, s.tokens_left) == (0, 0, 0, 24)
    assert track_of(s) == "researcher pirate explorer head-hunter assassin"
    assert (cards_in(1 << s.top), s.top_side) == ("bishop", 0)
    assert game.broken_laws(s) == []


def test_regions_lie_around_the_open_sea_and_hang_together() -> None:
    position = archipelago()
    for _ in range(6):
        position.region()
    s = position.build()
    assert [s.spots[region + 1] - s.spots[0] for region in range(6)] == list(STEP)
    for region in range(1, 7):
        assert sorted(terrain(s, region, direction) for direction in range(6)) == [0, 1, 1, 1, 1, 1]


def test_a_region_in_all_its_parts() -> None:
    position = archipelago().region("wood 2 fish 1", huts=2).region("a stone 1 b iron 2 x fish 1", edges="axbxxa")
    s = position.region(where="east of 1", edges="AaaaaA", built="town temple", plundered="").build()
    sides = [s.rules.components.sides[side] for side in s.sides]
    assert [(side.lands, side.seas, side.huts) for side in sides[1:]] == [(1, 1, 2), (2, 1, 0), (1, 0, 0)]
    assert buildings_in(s, 3) == "town temple"
    assert game.broken_laws(s) == []


def test_a_printed_side_turned() -> None:
    s = archipelago().region(side="20b", turned=1).build()
    assert (s.sides[1], s.turned[1]) == (39, 1)
    assert s.stack >> 19 & 1 == 0


def test_described_regions_take_the_last_hexes_that_nobody_names() -> None:
    s = archipelago().region().region().stack(top="24a", discards="22").build()
    assert [side // 2 + 1 for side in s.sides[1:]] == [23, 21]


def test_everything_named_comes_out_of_the_box() -> None:
    s = archipelago().seat(0, cubes="iron 4", florins=30, cards="king", tokens=2).boards("iron 3", "iron 1").build()
    assert cubes_in(s.bank_cubes).endswith("iron 2")
    assert (s.bank, s.tokens_left, s.deck >> 11 & 1) == (135 - 50, 22, 0)


def test_discs_follow_the_piles_unless_they_are_said() -> None:
    assert [archipelago().piles(left).build().seats[0].discs for left in (24, 17, 16, 8, 0)] == [3, 3, 4, 5, 5]
    assert archipelago().seat(0, discs=5).build().seats[0].discs == 5


@pytest.mark.parametrize(("phase", "question"), [(2, "BID"), (3, "ROUND"), (4, "ROUND"), (5, "ROUND"), (6, "PURCHASE")])
def test_phases(phase: int, question: str) -> None:
    s = archipelago().at(phase, turn=2).deck(top="none").region().seat(0, citizens="1a").build()
    assert asked(s) == (0, question)


def test_who_acts_and_who_is_out() -> None:
    s = archipelago(4).order(3, 1, 0, 2).at(5, active=1).passed(0, 3).has_done("action").build()
    assert (asked(s), list(s.order)) == ((1, "ROUND"), [3, 1, 0, 2])
    assert "taxes" not in choices(s)


def test_the_back_of_a_card_can_be_described() -> None:
    position = archipelago(components=TESTED).at(4).deck(top="king").region(built="town")
    s = position.back("king", "workers +1 per town / red 3 fish").build()
    assert (s.workers, asked(s)) == (1, (0, "ROUND"))
    other = archipelago(components=TESTED).build()
    assert other.rules.components.upper[11].number == 6, "other positions are not concerned"


def test_what_is_said_earlier_stays() -> None:
    position = archipelago().region().seat(0, citizens="1a").seat(0, ships="0x")
    assert units(position.build()) == {"citizens": "1a", "ships": "0x"}


IMPOSSIBLE: list[tuple[Callable[[Position], Position], str]] = [
    (lambda p: p.seat(3), "no seat number 4"),
    (lambda p: p.seat(0, florins=-1), "florins cannot be -1"),
    (lambda p: p.seat(0, florins=116), "1 are missing"),
    (lambda p: p.seat(0, cubes="iron 10"), "not that many cubes of iron"),
    (lambda p: p.seat(0, cubes="gold 1"), "each resource and its number"),
    (lambda p: p.seat(0, cubes="iron"), "each resource and its number"),
    (lambda p: p.seat(0, cubes="iron many"), "'many' is not a number"),
    (lambda p: p.seat(0, citizens="0x"), "a citizen cannot be in 0x"),
    (lambda p: p.seat(0, citizens="2a"), "no region 2"),
    (lambda p: p.seat(0, citizens="1b"), "no place '1b'"),
    (lambda p: p.seat(0, citizens="1z"), "no place '1z'"),
    (lambda p: p.seat(0, citizens="1-castle"), "no place '1-castle'"),
    (lambda p: p.seat(0, citizens="1-town"), "no town in region 1"),
    (lambda p: p.seat(0, ships="1a"), "a ship cannot be in 1a"),
    (lambda p: p.seat(0, ships="0x 0x 0x 0x 0x"), "no more ships"),
    (lambda p: p.seat(0, citizens="1a 1a 1a 1a"), "more than 3 citizens in region 1"),
    (lambda p: p.seat(0, citizens="1a:wood"), "no engaged unit"),
    (lambda p: p.seat(0, engaged="1a:iron"), "no engaged unit"),
    (lambda p: p.seat(0, engaged="1a:gold"), "'gold' is not a resource"),
    (lambda p: p.seat(0, engaged="1a:wood 1a:wood"), "no engaged unit"),
    (lambda p: p.seat(0, cards="emperor"), "'emperor' is not a card"),
    (lambda p: p.seat(0, cards="king").seat(1, cards="king"), "a card can only be in one place"),
    (lambda p: p.seat(0, cards="king").deck(track="king"), "a card can only be in one place"),
    (lambda p: p.seat(0, wonders="king"), "only wonders can be built"),
    (lambda p: p.seat(0, objectives="s11"), "'s11' is not an objective"),
    (lambda p: p.seat(0, objectives="m1"), "of the length of the game"),
    (lambda p: p.seat(0, objectives="s1").seat(1, objectives="s1"), "an objective can only be in one place"),
    (lambda p: p.seat(0, used=4), "4 of 3 discs"),
    (lambda p: p.seat(0, discs=6), "of 6 discs"),
    (lambda p: p.seat(0, tokens=20).piles(5), "24 explorer tokens"),
    (lambda p: p.goals(trends="gold"), "'gold' is not a trend"),
    (lambda p: p.boards("fish 13"), "no board has that many slots for fish"),
    (lambda p: p.deck(track="pirate:4"), "price 1, 2 or 3"),
    (lambda p: p.back("emperor", "fish feeds 4 / 1 iron"), "'emperor' is not a card"),
    (lambda p: p.back("king", "fish feeds many / 1 iron"), "is not a back"),
    (lambda p: p.deck(track="pirate king spy scout thief pope"), "the track has 5 places"),
    (lambda p: p.stack(top="25a"), "'25a' is not a side"),
    (lambda p: p.stack(top="5c"), "'5c' is not a side"),
    (lambda p: p.stack(top="5a", discards="5"), "a hex can only be in one place"),
    (lambda p: p.stack(discards="0"), "no hex 0"),
    (lambda p: p.region(edges="aaa"), "not six edges"),
    (lambda p: p.region(edges="bbbxbb"), "has an area a too"),
    (lambda p: p.region(edges="aaaaaa"), "does not match region 0"),
    (lambda p: p.region("fish 1 b fish 1"), "fish icons lie in the sea"),
    (lambda p: p.region(where="under 0"), "is no place for a region"),
    (lambda p: p.region(where="east of 0"), "there is already a region east of 0"),
    (lambda p: p.region(where="east of 7"), "no region 7"),
    (lambda p: p.region(built="castle"), "'castle' is not a building"),
    (lambda p: p.region(built="town town"), "can have only one town"),
    (lambda p: p.region(built="town:b"), "no place for a town:b"),
    (lambda p: p.region(built="town:x"), "does not say where the town is"),
    (lambda p: p.region(where="east of 1", built="port"), "no place for a port"),
    (lambda p: p.region("wood 1", plundered="wood 2"), "fewer icons of wood"),
    (lambda p: p.order(0, 1), "must name every seat"),
    (lambda p: p.passed(3), "no seat number 4"),
    (lambda p: p.has_done("dance"), "'dance' is none of"),
    (lambda p: p.at(1), "cannot be in phase 1"),
    (lambda p: p.at(7), "cannot be in phase 7"),
    (lambda p: p.at(5, turn=0), "of turn 0"),
]


@pytest.mark.parametrize(("say", "problem"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_what_cannot_be(say: Callable[[Position], Position], problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        say(archipelago().region("wood 1")).build()
    assert problem in str(caught.value)


def test_an_impossible_option_is_refused_at_once() -> None:
    with pytest.raises(OptionError, match="seats"):
        archipelago(6)
    with pytest.raises(OptionError, match="length"):
        archipelago(3, length="endless")


def test_there_are_only_so_many_regions_around_the_sea_and_hexes() -> None:
    position = archipelago()
    for _ in range(7):
        position.region()
    with pytest.raises(PositionError, match="no room left"):
        position.build()
