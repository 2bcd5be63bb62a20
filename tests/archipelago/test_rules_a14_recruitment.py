"""A14 Recruitment."""

from typing import Unpack

import pytest

from hexhaven.archipelago.positions.map import RegionSettings
from hexhaven.archipelago.positions.position import Position
from tests.archipelago.at_table import asked, choices, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def isles(workers: int, regions: int = 1, **said: Unpack[RegionSettings]) -> Position:
    position = archipelago(3, deals="off").region("wood 3", **said).markers(workers=workers)
    for _ in range(regions - 1):
        position.region()
    return position


@rule("A14.1", "A14.2", "A14.3", "A1.57")
def test_one_worker_after_the_other_at_the_price_of_that_moment() -> None:
    s = isles(5, 2).seat(0, ships="1x 2x", florins=12).build()
    bank, prices = s.bank, []
    say(s, "recruit")
    for place in ("1a", "1a", "2a"):
        before = s.seats[0].florins
        say(s, f"land {place}")
        prices.append(before - s.seats[0].florins)
    assert prices == [3, 3, 4]
    assert (s.workers, s.population, s.bank, s.seats[0].citizens_left) == (2, 3, bank + 10, 7)
    assert units(s)["citizens"] == "1a 1a 2a"


@rule("A14.1")
def test_one_may_stop() -> None:
    s = isles(5).seat(0, ships="1x").build()
    say(s, "recruit", "land 1a", "done")
    assert (asked(s), s.workers) == ((0, "ROUND"), 4)


@rule("A14.2")
@pytest.mark.parametrize(
    ("workers", "price"), [(1, 4), (3, 4), (4, 3), (7, 3), (8, 2), (12, 2), (13, 1), (17, 1), (18, 1), (40, 1)]
)
def test_the_price_of_the_row(workers: int, price: int) -> None:
    s = isles(workers).seat(0, ships="1x", florins=price).build()
    say(s, "recruit", "land 1a")
    assert s.seats[0].florins == 0


@against("A14.2", "A1.25")
@pytest.mark.parametrize(("workers", "price"), [(1, 4), (4, 3), (8, 2), (13, 1)])
def test_the_price_must_be_there(workers: int, price: int) -> None:
    s = isles(workers).seat(0, ships="1x", florins=price - 1).build()
    assert refused(s, "recruit", "A14.2")


@against("A14.2")
def test_the_next_one_is_dearer_and_too_dear() -> None:
    s = isles(5).seat(0, ships="1x", florins=9).build()
    say(s, "recruit", "land 1a", "land 1a")
    assert asked(s) == (0, "ROUND")
    assert refused(s, "land 1a", "A1.5")


@against("A14.4")
def test_there_must_be_surplus_workers() -> None:
    s = isles(0).seat(0, citizens="1a").build()
    assert refused(s, "recruit", "A14.4")


@rule("A14.4")
def test_the_last_worker() -> None:
    s = isles(1).seat(0, citizens="1a").build()
    say(s, "recruit", "land 1a")
    assert (s.workers, asked(s)) == (0, (0, "ROUND"))


@rule("A14.5")
@pytest.mark.parametrize("said", [{"citizens": "1a"}, {"engaged": "1a"}, {"ships": "1x"}, {"engaged_ships": "1x"}])
def test_where_one_has_an_active_unit(said: dict[str, str]) -> None:
    s = isles(3, 2).seat(0, **said).build()  # type: ignore[arg-type]
    say(s, "recruit")
    assert choices(s) == ["land 1a"]


@against("A14.5")
def test_strikers_recruit_nobody() -> None:
    s = isles(3, 2).seat(0, strikers="1a").build()
    assert refused(s, "recruit", "A14.5")


@against("A14.5")
def test_not_where_one_has_no_unit() -> None:
    s = isles(3, 2).seat(0, citizens="1a").seat(1, citizens="2a").build()
    say(s, "recruit")
    assert refused(s, "land 2a", "A14.5")


@against("A14.5", "A1.30")
def test_recruits_stand_on_land() -> None:
    s = isles(3).seat(0, ships="0x").build()
    assert refused(s, "recruit", "A1.30")


@rule("A14.6", "A17.17")
def test_on_either_shore_of_a_strait() -> None:
    s = isles(3, edges="axxxbx").seat(0, ships="1x").build()
    say(s, "recruit")
    assert choices(s) == ["land 1a", "land 1b"]
    s = isles(3, edges="axxxbx").seat(0, citizens="1a").build()
    say(s, "recruit", "land 1b")
    assert units(s)["citizens"] == "1a 1b"


@rule("A14.7", "A1.40")
def test_up_to_three_in_a_region() -> None:
    s = isles(3).seat(0, citizens="1a 1a").seat(1, citizens="1a 1a 1a").build()
    say(s, "recruit", "land 1a")
    assert asked(s) == (0, "ROUND")


@against("A14.7", "A1.40")
def test_no_fourth_in_a_region() -> None:
    s = isles(3, 2).seat(0, citizens="1a 1a", strikers="1a", ships="2x").build()
    say(s, "recruit")
    assert choices(s) == ["land 2a"]
    assert refused(s, "land 1a", "A14.7")


@against("A14.7", "A1.40")
def test_the_limit_counts_both_shores() -> None:
    s = isles(3, edges="axxxbx").seat(0, citizens="1a 1a 1b").build()
    assert refused(s, "recruit", "A14.7")


@rule("A14.8", "A1.41")
def test_the_tenth_citizen() -> None:
    s = isles(9, 4).seat(0, citizens="1a 1a 1a 2a 2a 2a 3a 3a 3a", ships="4x", florins=30).build()
    say(s, "recruit", "land 4a")
    assert (s.seats[0].citizens_left, asked(s)) == (0, (0, "ROUND"))


@against("A14.8", "A1.41")
def test_no_eleventh_citizen() -> None:
    s = isles(9, 4).seat(0, citizens="1a 1a 1a 2a 2a 2a 3a 3a 3a 4a").build()
    assert refused(s, "recruit", "A14.8")


@rule("A27.3", "A1.41")
def test_two_players_have_twenty_citizens() -> None:
    position = archipelago(2, deals="off").markers(workers=9)
    for _ in range(6):
        position.region()
    position.region(where="east of 1").region(where="east of 7")
    citizens = " ".join(f"{number // 3 + 1}a" for number in range(19))
    s = position.seat(0, citizens=citizens, florins=30).build()
    say(s, "recruit", "land 7a")
    assert (s.seats[0].citizens_left, asked(s)) == (0, (0, "ROUND"))


@against("A27.3", "A1.41")
def test_and_no_twenty_first() -> None:
    position = archipelago(2, deals="off").markers(workers=9)
    for _ in range(6):
        position.region()
    position.region(where="east of 1")
    s = position.seat(0, citizens=" ".join(f"{number // 3 + 1}a" for number in range(20))).build()
    assert refused(s, "recruit", "A14.8")


@rule("A14.9", "A1.36")
def test_recruits_are_active_and_unengaged() -> None:
    s = isles(3).seat(0, ships="1x").build()
    say(s, "recruit", "land 1a", "done", "done", "done", "done", "harvest wood", "work 1a")
