"""A15 Migration and convoys.

Regions lie around the open sea and hang together by land, unless their edges are said. `islands()` are three regions
parted by sea: 1 in the east, 2 in the north-east, 3 in the north-west.
"""

import pytest

from hexhaven.archipelago.positions.position import Position
from tests.archipelago.at_table import asked, choices, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def ring(regions: int = 3, built: str = "") -> Position:
    """Land all around: regions 1, 2, 3 and so on are neighbours."""
    position = archipelago(3, deals="off").region(built=built)
    for _ in range(regions - 1):
        position.region()
    return position


def islands(built: str = "") -> Position:
    position = archipelago(3, deals="off").region(edges="aaxxxa")
    return position.region(edges="aaaxxx", built=built).region(edges="xaaaax")


# Moves.


@rule("A15.1")
def test_every_unit_may_move_once_in_any_order() -> None:
    s = ring().seat(0, citizens="1a 1a 2a", ships="0x 1x").build()
    say(s, "migrate", "move 1a 2a", "move ship 0x 2x", "move 2a 3a", "move ship 1x 0x")
    assert choices(s) == ["done", "move 1a 2a"]
    say(s, "move 1a 2a")
    assert asked(s) == (0, "ROUND")
    assert units(s) == {"citizens": "2a 2a 3a", "ships": "0x 2x"}


@rule("A15.1")
def test_one_may_stop_at_will() -> None:
    s = ring().seat(0, citizens="1a 1a").build()
    say(s, "migrate", "move 1a 2a", "done")
    assert units(s) == {"citizens": "1a 2a"}


@against("A15.1")
def test_no_unit_moves_twice() -> None:
    s = ring().seat(0, citizens="1a 1a").build()
    say(s, "migrate", "move 1a 2a")
    assert refused(s, "move 2a 3a", "A15.1")


@rule("A15.1")
def test_in_the_next_migration_they_move_again() -> None:
    s = ring().seat(0, citizens="1a").passed(1, 2).build()
    say(s, "migrate", "move 1a 2a", "done", "migrate", "move 2a 3a")
    assert units(s) == {"citizens": "3a"}


@against("A15.1", "A1.33", "A1.35")
def test_engaged_units_and_strikers_stay() -> None:
    s = ring().seat(0, citizens="2a", engaged="1a", strikers="3a", engaged_ships="0x").build()
    say(s, "migrate")
    assert {text.split()[1] for text in choices(s)} == {"2a"}
    assert refused(s, "move 1a 2a", "A1.35")
    assert refused(s, "move 3a 2a", "A1.33")
    assert refused(s, "move ship 0x 1x", "A1.35")


@against("A15.1")
def test_nobody_moves_the_units_of_others() -> None:
    s = ring().seat(0, citizens="2a").seat(1, citizens="1a").build()
    say(s, "migrate")
    assert refused(s, "move 1a 2a", "A15.1")


@rule("A15.2", "A1.11")
def test_a_citizen_walks_over_a_land_edge() -> None:
    s = ring(built="market").seat(0, citizens="2a").build()
    say(s, "migrate")
    assert choices(s) == ["move 2a 1-market", "move 2a 1a", "move 2a 3a"]


@rule("A15.2", "A1.11")
def test_mountains_are_walked_over_like_plains() -> None:
    s = archipelago(3).region(edges="aaAxaa").region().seat(0, citizens="1a").build()
    say(s, "migrate", "move 1a 2a")


@rule("A15.2", "A17.4")
def test_onto_a_building_of_the_own_area_or_the_one_entered() -> None:
    s = ring(2, "town").seat(0, citizens="1a 2a").build()
    say(s, "migrate", "move 1a 1-town")
    assert units(s) == {"citizens": "1-town 2a"}
    s = ring(2, "town").seat(0, citizens="1a 2a").build()
    say(s, "migrate", "move 2a 1-town")
    assert units(s) == {"citizens": "1a 1-town"}


@against("A15.2")
def test_no_further_than_the_next_region() -> None:
    s = ring().seat(0, citizens="1a").build()
    say(s, "migrate")
    assert refused(s, "move 1a 3a", "A15.2")


@against("A15.2", "A15.8")
def test_not_over_the_sea_without_a_ship() -> None:
    s = islands().seat(0, citizens="1a 2a").build()
    assert refused(s, "migrate", "A8.17")


@against("A15.2", "A17.17")
def test_not_to_the_other_shore_nor_onto_its_buildings() -> None:
    position = archipelago(3).region(edges="axxxbx", built="town:b").region().seat(0, citizens="1a", ships="0x")
    s = position.build()
    say(s, "migrate")
    assert choices(s) == ["move ship 0x 1x", "move ship 0x 2x"]
    assert refused(s, "move 1a 1b", "A15.8")
    assert refused(s, "move 1a 1-town", "A15.8")


@against("A15.2", "A1.30")
def test_no_citizen_goes_to_sea() -> None:
    s = ring().seat(0, citizens="1a", ships="1x").build()
    say(s, "migrate")
    assert refused(s, "move 1a 0x", "A1.30")
    assert refused(s, "move 1a 1x", "A1.30")


@rule("A15.3")
def test_a_ship_sails_over_a_sea_edge_or_into_a_port() -> None:
    s = ring(2, "port town").seat(0, ships="0x 1x").build()
    say(s, "migrate")
    assert choices(s) == ["move ship 0x 1-port", "move ship 0x 1x", "move ship 0x 2x", "move ship 1x 0x",
                          "move ship 1x 1-port"]  # fmt: skip
    say(s, "move ship 0x 1-port")
    assert units(s) == {"ships": "1x 1-port"}


@against("A15.3", "A1.30")
def test_a_ship_enters_no_land_and_no_other_building() -> None:
    s = ring(2, "market town").seat(0, ships="1x").build()
    say(s, "migrate")
    assert refused(s, "move ship 1x 1a", "A1.30")
    assert refused(s, "move ship 1x 1-town", "A15.3")
    assert refused(s, "move ship 1x 2x", "A15.3")


@against("A15.3")
def test_a_ship_stays_in_its_sea_area() -> None:
    """The port lies on sea y; the ship is in x."""
    s = archipelago(3).region(edges="yaaxaa", built="port:y").seat(0, ships="1x").build()
    say(s, "migrate")
    assert choices(s) == ["move ship 1x 0x"]
    assert refused(s, "move ship 1x 1-port", "A15.3")
    assert refused(s, "move ship 1x 1y", "A15.3")


@rule("A15.4", "A1.40")
def test_a_third_citizen_may_come() -> None:
    s = ring(2).seat(0, citizens="1a 1a 2a").build()
    say(s, "migrate", "move 2a 1a")
    assert units(s) == {"citizens": "1a 1a 1a"}


@rule("A15.4", "A1.40")
def test_two_full_regions_may_exchange_citizens() -> None:
    s = ring(2).seat(0, citizens="1a 1a 1a 2a 2a 2a").build()
    say(s, "migrate", "move 1a 2a")
    assert choices(s) == ["move 2a 1a"], "the limit holds at the end, so one of the four has to leave"
    say(s, "move 2a 1a", "done")
    assert units(s) == {"citizens": "1a 1a 1a 2a 2a 2a"}


@rule("A15.4")
def test_a_chain_of_full_regions_makes_room() -> None:
    s = ring(4).seat(0, citizens="1a 2a 2a 2a 3a 3a 3a").build()
    say(s, "migrate", "move 1a 2a", "move 2a 3a")
    assert choices(s) == ["move 3a 2a", "move 3a 4a"]
    say(s, "move 3a 4a", "done")
    assert units(s) == {"citizens": "2a 2a 2a 3a 3a 3a 4a"}


@against("A15.4", "A1.40")
def test_no_fourth_citizen_when_the_migration_is_over() -> None:
    s = ring(3).seat(0, citizens="1a 1a 1a 2a").build()
    say(s, "migrate", "move 2a 1a")
    assert refused(s, "done", "A15.4")
    say(s, "move 1a 2a", "done")
    assert units(s) == {"citizens": "1a 1a 1a 2a"}


@against("A15.4")
@pytest.mark.parametrize("kind", ["engaged", "strikers"])
def test_no_fourth_citizen_where_nobody_can_make_room(kind: str) -> None:
    s = ring(3).seat(0, citizens="2a", **{kind: "1a 1a 1a"}).build()  # type: ignore[arg-type]
    say(s, "migrate")
    assert refused(s, "move 2a 1a", "A15.4")


@against("A15.4")
def test_nobody_else_moves_while_there_is_one_too_many() -> None:
    s = ring(3, "town").seat(0, citizens="1a 1a 1a 2a 3a", ships="0x").build()
    say(s, "migrate", "move 2a 1a")
    assert refused(s, "move 3a 2a", "A15.4")
    assert refused(s, "move ship 0x 1x", "A15.4")
    assert refused(s, "move 1a 1-town", "A15.4")
    say(s, "move 1a 2a", "move 3a 2a")


@against("A15.4", "A15.1")
def test_those_who_have_moved_do_not_make_room() -> None:
    s = ring(3).seat(0, citizens="1a 2a 2a", engaged="1a 1a").build()
    say(s, "migrate", "move 1a 2a", "move 2a 1a")
    assert refused(s, "move 2a 1a", "A15.4")


@rule("A15.4")
def test_within_a_region_the_limit_does_not_matter() -> None:
    s = ring(1, "town").seat(0, citizens="1a 1a 1a").build()
    say(s, "migrate", "move 1a 1-town")


@against("A15.5", "A1.37")
@pytest.mark.parametrize("kind", ["citizens", "engaged", "strikers"])
def test_not_onto_an_occupied_building(kind: str) -> None:
    s = ring(2, "market").seat(0, citizens="1a").seat(1, **{kind: "1-market"}).build()  # type: ignore[arg-type]
    say(s, "migrate")
    assert refused(s, "move 1a 1-market", "A15.5")


@against("A15.5", "A1.37")
def test_not_even_onto_ones_own() -> None:
    s = ring(2, "market").seat(0, citizens="1a 1-market").build()
    say(s, "migrate")
    assert refused(s, "move 1a 1-market", "A15.5")


@against("A15.5", "A17.7")
@pytest.mark.parametrize("building", ["market", "temple", "port"])
def test_not_onto_what_another_controls_through_a_town(building: str) -> None:
    position = ring(2, f"town {building}").seat(0, citizens="1a", ships="1x").seat(1, citizens="1-town")
    s = position.build()
    say(s, "migrate")
    assert refused(s, f"move 1a 1-{building}", "A17.7")
    if building == "port":
        assert refused(s, "move ship 1x 1-port", "A17.7")


@rule("A15.5", "A17.7")
def test_onto_what_one_controls_oneself_through_a_town() -> None:
    s = ring(2, "town market").seat(0, citizens="1a 1-town").build()
    say(s, "migrate", "move 1a 1-market")
    assert units(s) == {"citizens": "1-town 1-market"}


@rule("A15.5", "A17.12")
def test_onto_a_building_whose_town_is_on_strike() -> None:
    s = ring(2, "town market").seat(0, citizens="1a").seat(1, strikers="1-town").build()
    say(s, "migrate", "move 1a 1-market")


@rule("A15.6", "A1.36")
def test_who_moves_is_not_engaged() -> None:
    s = archipelago(3, deals="off").region("wood 1").region().seat(0, citizens="2a").passed(1, 2).build()
    say(s, "migrate", "move 2a 1a", "done", "harvest wood", "work 1a")


@against("A15.7")
def test_nobody_leaves_a_building_for_its_own_area() -> None:
    s = ring(2, "town market").seat(0, citizens="1-town").build()
    say(s, "migrate")
    assert choices(s) == ["move 1-town 1-market", "move 1-town 2a"]
    assert refused(s, "move 1-town 1a", "A15.7")


@against("A15.7")
def test_nor_a_ship() -> None:
    s = ring(2, "port").seat(0, ships="1-port").build()
    say(s, "migrate")
    assert choices(s) == ["move ship 1-port 0x"]
    assert refused(s, "move ship 1-port 1x", "A15.7")


# Convoys.


@rule("A15.8", "A15.9")
@pytest.mark.parametrize("ship", ["1x", "2x"])
def test_over_a_sea_edge_with_a_ship_on_either_side(ship: str) -> None:
    s = islands().seat(0, citizens="1a", ships=ship).build()
    say(s, "migrate", "move 1a 2a")
    assert units(s) == {"citizens": "2a", "ships": ship}


@against("A15.9")
def test_a_ship_elsewhere_does_not_help() -> None:
    s = islands().seat(0, citizens="1a", ships="0x 3x").build()
    say(s, "migrate")
    assert refused(s, "move 1a 2a", "A15.8")


@against("A15.8")
@pytest.mark.parametrize("said", [{"engaged_ships": "1x"}, {"ships": "2-port"}])
def test_an_engaged_ship_or_one_on_a_port_does_not_carry(said: dict[str, str]) -> None:
    s = islands(built="port").seat(0, citizens="1a 3a", **said).build()  # type: ignore[arg-type]
    assert "move 1a 2a" not in choices(say(s, "migrate") if "migrate" in choices(s) else s)


@against("A15.8")
def test_ships_of_others_do_not_carry() -> None:
    s = islands().seat(0, citizens="1a").seat(1, ships="1x 2x").build()
    assert refused(s, "migrate", "A8.17")


@rule("A15.9", "A1.10")
def test_across_a_strait_with_a_ship_between_the_shores() -> None:
    s = archipelago(3).region(edges="axxxbx", built="town:b").seat(0, citizens="1a 1a", ships="1x").build()
    say(s, "migrate", "move 1a 1b", "move 1a 1-town")
    assert units(s) == {"citizens": "1b 1-town", "ships": "1x"}


@against("A15.9")
def test_across_a_strait_not_with_a_ship_outside() -> None:
    s = archipelago(3).region(edges="axxxbx").seat(0, citizens="1a", ships="0x").build()
    say(s, "migrate")
    assert choices(s) == ["move ship 0x 1x"]


@against("A15.9")
def test_the_ship_must_be_in_the_sea_area_at_that_edge() -> None:
    """Region 1 has two seas; region 2 lies beyond y, and the ship is in x."""
    position = archipelago(3).region(edges="aayxaa").region(edges="aaaaxx").seat(0, citizens="1a", ships="1x")
    s = position.build()
    say(s, "migrate")
    assert choices(s) == ["move ship 1x 0x"]
    s = archipelago(3).region(edges="aayxaa").region(edges="aaaaxx").seat(0, citizens="1a", ships="1y").build()
    say(s, "migrate", "move 1a 2a")


@rule("A15.10")
@pytest.mark.parametrize("ships", ["1x 2x", "2x 2x", "1x 3x", "2x 3x"])
def test_a_chain_of_two_ships_leads_two_regions_far(ships: str) -> None:
    s = islands().seat(0, citizens="1a", ships=ships).build()
    say(s, "migrate", "move 1a 3a")
    assert units(s)["citizens"] == "3a"


@rule("A15.10", "A15.9")
def test_a_chain_across_straits() -> None:
    """Each of two ships at a crossing of its own: from 1a over the sea to region 2, and over its strait."""
    position = archipelago(3).region(edges="aaxxxa").region(edges="axbxxx").seat(0, citizens="1a", ships="1x 2x")
    s = position.build()
    say(s, "migrate")
    assert choices(s, "move", "1a") == ["move 1a 2a", "move 1a 2b"]


@rule("A15.10")
@pytest.mark.parametrize("ships", ["0x 0x", "0x 1x", "0x 4x"])
def test_a_chain_leads_through_a_region_without_land_from_ship_to_ship(ships: str) -> None:
    """From region 1 to region 4, on the other side of the open sea."""
    s = islands().region().seat(0, citizens="1a", ships=ships).build()
    say(s, "migrate", "move 1a 4a")
    assert units(s)["citizens"] == "4a"


@against("A15.10")
@pytest.mark.parametrize("ships", ["0x", "1x 4x"])
def test_not_without_two_ships_one_of_them_there(ships: str) -> None:
    s = islands().region().seat(0, citizens="1a", ships=ships).build()
    say(s, "migrate")
    assert refused(s, "move 1a 4a", "A15.2")


@against("A15.14")
@pytest.mark.parametrize("ships", ["0x 0x", "1x 0x", "1x"])
def test_no_chain_ends_at_sea(ships: str) -> None:
    s = islands().seat(0, citizens="1a", ships=ships).build()
    say(s, "migrate")
    assert choices(s, "move", "1a", "0x") == choices(s, "move", "1a", "0a") == []
    assert refused(s, "move 1a 0x", "A1.30")


@against("A15.11")
@pytest.mark.parametrize("ship", ["1x", "2x", "3x"])
def test_one_ship_serves_for_one_crossing_of_a_chain(ship: str) -> None:
    s = islands().seat(0, citizens="1a", ships=ship).build()
    say(s, "migrate")
    assert refused(s, "move 1a 3a", "A15.2")


@rule("A15.12")
def test_a_ship_serves_several_citizens() -> None:
    s = islands().seat(0, citizens="1a 1a 3a", ships="2x").build()
    say(s, "migrate", "move 1a 2a", "move 3a 2a", "move 1a 2a")
    assert units(s) == {"citizens": "2a 2a 2a", "ships": "2x"}


@rule("A15.13", "A1.36")
def test_serving_does_not_use_up_the_ships_move() -> None:
    s = islands().seat(0, citizens="1a 1a", ships="1x").build()
    say(s, "migrate", "move 1a 2a", "move ship 1x 2x", "move 1a 2a")
    assert units(s) == {"citizens": "2a 2a", "ships": "2x"}


@against("A15.14")
def test_a_chain_does_not_combine_with_walking() -> None:
    """Region 3 hangs together with region 2 by land; region 1 does not."""
    position = archipelago(3).region(edges="aaxxxa").region().region().seat(0, citizens="1a 3a", ships="1x")
    s = position.build()
    say(s, "migrate")
    assert choices(s, "move", "1a") == ["move 1a 2a"]
    assert refused(s, "move 1a 3a", "A15.2")
    assert refused(s, "move 3a 1a", "A15.2")


@rule("A15.15")
def test_a_chain_may_end_on_a_building() -> None:
    s = islands(built="market temple").seat(0, citizens="1a", ships="1x").build()
    say(s, "migrate")
    assert choices(s, "move", "1a") == ["move 1a 2-market", "move 1a 2-temple", "move 1a 2a"]


@rule("A15.15")
def test_the_limit_of_three_holds_for_the_end_of_a_chain_only() -> None:
    s = islands().seat(0, citizens="1a", engaged="2a 2a 2a", ships="1x 2x").build()
    say(s, "migrate")
    assert choices(s, "move", "1a") == ["move 1a 3a"]


@against("A15.15")
def test_a_chain_does_not_end_where_three_are() -> None:
    s = islands().seat(0, citizens="1a", engaged="2a 2a 2a", ships="1x 2x").build()
    say(s, "migrate")
    assert refused(s, "move 1a 2a", "A15.4")


@against("A15.15")
def test_nor_on_an_occupied_building() -> None:
    s = islands(built="market").seat(0, citizens="1a", ships="1x").seat(1, citizens="2-market").build()
    say(s, "migrate")
    assert refused(s, "move 1a 2-market", "A15.5")
