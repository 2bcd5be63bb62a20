"""A13 Reproduction."""

from typing import Unpack

import pytest

from hexhaven.archipelago.positions.map import RegionSettings
from hexhaven.archipelago.positions.position import Position
from tests.archipelago.at_table import asked, choices, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def isles(regions: int = 1, **said: Unpack[RegionSettings]) -> Position:
    position = archipelago(3, deals="off").region("wood 3", **said)
    for _ in range(regions - 1):
        position.region()
    return position


@rule("A13.1", "A13.4")
def test_two_citizens_bring_a_third() -> None:
    s = isles().seat(0, citizens="1a 1a").build()
    say(s, "reproduce", "land 1a")
    assert (units(s), s.population, s.seats[0].citizens_left) == ({"citizens": "1a 1a 1a"}, 3, 7)
    assert asked(s) == (0, "ROUND")


@against("A13.1")
@pytest.mark.parametrize("citizens", ["", "1a", "1a 1a 1a", "1a 2a"])
def test_there_must_be_exactly_two(citizens: str) -> None:
    s = isles(2).seat(0, citizens=citizens).build()
    assert refused(s, "reproduce", "A13.1")


@against("A13.1")
def test_citizens_of_others_do_not_count() -> None:
    s = isles().seat(0, citizens="1a").seat(1, citizens="1a").build()
    assert refused(s, "reproduce", "A13.1")


@rule("A13.1")
def test_others_in_the_region_do_not_matter() -> None:
    s = isles().seat(0, citizens="1a 1a").seat(1, citizens="1a 1a 1a").build()
    say(s, "reproduce", "land 1a")


@rule("A13.2", "A1.35")
def test_engaged_citizens_and_those_on_buildings_count() -> None:
    s = isles(built="town market").seat(0, engaged="1a:wood 1-market").build()
    say(s, "reproduce", "land 1a")
    assert units(s) == {"engaged": "1a:wood 1-market", "citizens": "1a"}


@against("A13.2")
@pytest.mark.parametrize(("citizens", "strikers"), [("1a", "1a"), ("", "1a 1a")])
def test_both_must_be_active(citizens: str, strikers: str) -> None:
    s = isles().seat(0, citizens=citizens, strikers=strikers).build()
    assert refused(s, "reproduce", "A13.2")


@against("A13.3", "A17.17")
def test_two_on_opposite_shores_do_not_reproduce() -> None:
    s = isles(edges="axxxbx").seat(0, citizens="1a 1b").build()
    assert refused(s, "reproduce", "A13.3")


@rule("A13.3", "A13.4")
def test_on_one_shore_they_do_and_the_child_is_there() -> None:
    s = isles(edges="axxxbx", built="temple:b").seat(0, citizens="1b 1-temple").build()
    say(s, "reproduce")
    assert choices(s) == ["land 1b"]


@against("A13.3")
def test_the_child_is_not_put_on_the_other_shore() -> None:
    s = isles(edges="axxxbx").seat(0, citizens="1b 1b").build()
    say(s, "reproduce")
    assert refused(s, "land 1a", "A13.4")


@rule("A13.4", "A1.26")
def test_the_new_citizens_are_active_and_count_for_the_population() -> None:
    s = isles(3).seat(0, engaged="1a 1a", citizens="3a 3a 2a 2a").build()
    say(s, "reproduce", "land 2a", "land 1a", "land 3a")
    assert s.population == 9
    assert units(s) == {"citizens": "1a 2a 2a 2a 3a 3a 3a", "engaged": "1a 1a"}


@rule("A13.5")
def test_the_player_chooses_where() -> None:
    s = isles(3).seat(0, citizens="1a 1a 2a 2a 3a 3a").build()
    say(s, "reproduce", "land 2a")
    assert choices(s) == ["done", "land 1a", "land 3a"]
    say(s, "done")
    assert s.population == 7


@rule("A13.5", "A1.41")
def test_with_a_small_reserve_as_many_as_there_are() -> None:
    position = isles(5).seat(0, citizens="1a 1a 2a 2a 3a 3a 4a 4a 5a")
    s = position.build()
    say(s, "reproduce", "land 2a")
    assert asked(s) == (0, "ROUND")
    assert s.seats[0].citizens_left == 0


@against("A13.5", "A1.41")
def test_the_reserve_must_have_a_citizen() -> None:
    s = isles(5).seat(0, citizens="1a 1a 2a 2a 3a 3a 4a 4a 5a 5a").build()
    assert refused(s, "reproduce", "A13.5")


@against("A13.5", "A1.41", "A22.3")
def test_citizens_on_wonders_are_used_up() -> None:
    s = isles(5).seat(0, citizens="1a 1a 2a 2a 3a 3a 4a 4a 5a", wonders="colossus").build()
    assert refused(s, "reproduce", "A13.5")


@against("A13.6")
def test_one_citizen_in_a_region() -> None:
    s = isles(2).seat(0, citizens="1a 1a 2a 2a").build()
    say(s, "reproduce", "land 1a")
    assert refused(s, "land 1a", "A13.1")
