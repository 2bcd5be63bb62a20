"""A9 Harvest."""

from typing import Unpack

import pytest

from hexhaven.archipelago.content.resources import NAMES
from hexhaven.archipelago.positions.map import RegionSettings
from hexhaven.archipelago.positions.position import Position
from tests.archipelago.at_table import asked, choices, cubes, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule

LAND = [name for name in NAMES if name != "fish"]


def land(icons: str, **said: Unpack[RegionSettings]) -> Position:
    return archipelago(3, deals="off").region(icons, **said)


@rule("A9.1", "A9.6", "A1.9")
@pytest.mark.parametrize("resource", LAND)
def test_citizens_harvest_everything_but_fish(resource: str) -> None:
    s = land(f"{resource} 2").seat(0, citizens="1a 1a 1a").build()
    say(s, f"harvest {resource}", "work 1a", "work 1a")
    assert cubes(s) == f"{resource} 2"
    assert units(s) == {"citizens": "1a", "engaged": f"1a:{resource} 1a:{resource}"}


@rule("A9.1", "A9.4")
def test_ships_harvest_fish() -> None:
    s = land("fish 1").seat(0, ships="0x 0x 1x").build()
    say(s, "harvest fish", "work 0x", "work 1x", "work 0x")
    assert cubes(s) == "fish 3"
    assert units(s) == {"engaged_ships": "0x:fish 0x:fish 1x:fish"}


@against("A9.1")
def test_one_resource_with_one_action() -> None:
    s = land("wood 1 stone 1").seat(0, citizens="1a 1a").build()
    say(s, "harvest wood", "work 1a")
    assert (cubes(s), asked(s)) == ("wood 1", (0, "ROUND"))
    assert refused(s, "harvest stone", "A8.3")


@rule("A9.2")
def test_any_number_anywhere_on_the_map() -> None:
    s = land("wood 2").region("wood 2").seat(0, citizens="1a 1a 2a 2a").build()
    say(s, "harvest wood", "work 1a", "work 2a", "work 1a", "done")
    assert cubes(s) == "wood 3"
    assert units(s)["citizens"] == "2a"


@against("A9.2", "A1.33", "A1.35")
@pytest.mark.parametrize(("kind", "why"), [("strikers", "A1.33"), ("engaged", "A1.35"), ("engaged_strikers", "A1.33")])
def test_only_active_unengaged_units_harvest(kind: str, why: str) -> None:
    s = land("wood 3").seat(0, **{kind: "1a 1a"}).build()  # type: ignore[arg-type]
    assert refused(s, "harvest wood", why)


@against("A9.2")
def test_other_players_units_do_not_harvest_for_one() -> None:
    s = land("wood 3").seat(1, citizens="1a").build()
    assert refused(s, "harvest wood", "A9.2")


@rule("A9.3")
def test_an_icon_takes_one_unit() -> None:
    s = land("wood 2").seat(0, citizens="1a 1a 1a").seat(1, engaged="1a:wood").build()
    say(s, "harvest wood", "work 1a")
    assert cubes(s) == "wood 1"
    assert asked(s) == (0, "ROUND"), "no icon is free"


@against("A9.3")
def test_an_icon_must_be_free_of_all_units() -> None:
    s = land("wood 1 fish 1").seat(0, citizens="1a", ships="1x").seat(1, engaged="1a:wood").build()
    assert refused(s, "harvest wood", "A9.3")
    s = land("fish 1").seat(0, ships="1x").seat(2, engaged_ships="1x:fish").build()
    assert refused(s, "harvest fish", "A9.3")


@against("A9.3")
def test_strikers_hold_their_icons() -> None:
    s = land("wood 1").seat(0, citizens="1a").seat(1, engaged_strikers="1a:wood").build()
    assert refused(s, "harvest wood", "A9.3")


@against("A9.4")
def test_citizens_do_not_fish_and_ships_harvest_nothing_else() -> None:
    s = land("wood 1 fish 1").seat(0, citizens="1a").build()
    assert refused(s, "harvest fish", "A9.4")
    s = land("wood 1 fish 1").seat(0, ships="1x").build()
    assert refused(s, "harvest wood", "A9.4")
    assert choices(s, "harvest") == ["harvest fish"]


@against("A9.5")
def test_only_in_the_own_area() -> None:
    s = land("a wood 1 b stone 1", edges="axxxbx").seat(0, citizens="1a").build()
    assert choices(s, "harvest") == ["harvest wood"]
    assert refused(s, "harvest stone", "A9.5")
    s = land("x fish 1 y fish 2", edges="axaxyx".replace("yx", "ay")).seat(0, ships="1x").build()
    say(s, "harvest fish", "work 1x")
    assert cubes(s) == "fish 1"


@against("A9.5")
def test_not_from_a_neighbouring_region() -> None:
    s = land("wood 1").region().seat(0, citizens="2a", ships="1x").build()
    assert refused(s, "harvest wood", "A9.5")


@rule("A9.6")
def test_there_is_no_limit_to_the_cubes() -> None:
    position = land("wood 3").region("wood 3").region("wood 3").region("wood 3")
    s = position.seat(0, citizens="1a 1a 1a 2a 2a 2a 3a 3a 3a 4a").build()
    say(s, "harvest wood", *["work 1a"] * 3, *["work 2a"] * 3, *["work 3a"] * 3, "work 4a")
    assert cubes(s) == "wood 10"


@rule("A9.7", "A1.34")
def test_harvesting_engages() -> None:
    s = land("wood 1 stone 1").region().seat(0, citizens="1a").build()
    say(s, "harvest wood", "work 1a", "done", "done", "done")
    assert choices(s, "harvest") == choices(s, "migrate") == []


@against("A9.8", "A17.8")
def test_not_in_the_region_of_anothers_town() -> None:
    position = land("wood 1 fish 1", built="town").seat(1, citizens="1-town")
    s = position.seat(0, citizens="1a", ships="1x").build()
    assert refused(s, "harvest wood", "A9.8")
    assert refused(s, "harvest fish", "A9.8")


@rule("A9.8", "A17.8")
@pytest.mark.parametrize("kind", ["strikers", "nobody", "own"])
def test_where_nobody_else_controls_the_town(kind: str) -> None:
    position = land("wood 1", built="town").seat(0, citizens="1a")
    if kind == "strikers":
        position.seat(1, strikers="1-town")
    elif kind == "own":
        position.seat(0, citizens="1a 1-town")
    say(position.build(), "harvest wood", "work 1a")


@rule("A9.8", "A17.9", "A26.5")
def test_with_permission_one_harvests() -> None:
    s = archipelago(3).region("wood 1", built="town").seat(1, citizens="1-town").seat(0, citizens="1a").build()
    say(s, "offer 2", "ask permit", "propose", "accept", "harvest wood", "work 1a")
    assert cubes(s) == "wood 1"


@against("A9.9")
def test_plundered_icons_are_closed() -> None:
    s = land("wood 1 stone 2", plundered="wood 1 stone 1").seat(0, citizens="1a 1a").build()
    assert refused(s, "harvest wood", "A9.9")
    say(s, "harvest stone", "work 1a")
    assert asked(s) == (0, "ROUND")


@rule("A9.10")
@pytest.mark.parametrize("left", [1, 2])
def test_only_while_the_bank_has_cubes(left: int) -> None:
    position = land("iron 3").boards("wood 1").seat(0, citizens="1a 1a 1a").seat(1, cubes=f"iron {10 - left}")
    s = position.build()
    say(s, "harvest iron", *["work 1a"] * left)
    assert (cubes(s), asked(s)) == (f"iron {left}", (0, "ROUND"))
    assert len(units(s)["citizens"].split()) == 3 - left


@against("A9.11")
def test_the_bank_must_have_a_cube() -> None:
    s = land("iron 3").boards("wood 1").seat(0, citizens="1a 1a 1a").seat(1, cubes="iron 10").build()
    assert refused(s, "harvest iron", "A9.11")


@rule("A9.12", "A1.39", "A17.6")
def test_a_unit_leaves_its_building_to_harvest() -> None:
    s = land("wood 1 fish 1", built="town port").seat(0, citizens="1-town", ships="1-port").build()
    say(s, "harvest wood", "work 1-town")
    assert units(s) == {"engaged": "1a:wood", "ships": "1-port"}
    s = land("wood 1 fish 1", built="town port").seat(0, ships="1-port").build()
    say(s, "harvest fish", "work 1-port")
    assert units(s) == {"engaged_ships": "1x:fish"}


@rule("A1.31")
def test_units_in_the_same_place_and_state_are_one_choice() -> None:
    s = land("wood 3").seat(0, citizens="1a 1a 1a").build()
    say(s, "harvest wood")
    assert choices(s) == ["work 1a"]
