"""A12 Exploration.

The map is the open sea (region 0) with land in the east (region 1). Side 20b has 2 wood, 2 fish and a hut, and two sea
edges; turned by one sixth it fits north-east of the open sea, where it also meets the land of region 1.
"""

import pytest

from hexhaven.archipelago import events as e
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import buildings_in, cubes_in
from hexhaven.archipelago.state import State
from hexhaven.kernel.frame import CHANCE
from tests.archipelago.at_table import (
    asked,
    choices,
    cubes,
    draw,
    heard,
    kinds,
    let_chance_draw,
    odds,
    refused,
    say,
    units,
)
from tests.archipelago.tested import archipelago
from tests.marks import against, rule

LAY = "lay 20b 0 north-east r1 with 0x"
ALL_BUT_20 = " ".join(str(number) for number in range(1, 24) if number != 20)  # hex 24 stands for region 1


def coast(top: str = "20b", **options: str) -> Position:
    return archipelago(3, deals="off", **options).region(built="town").stack(top=top)


def taken(s: State, *texts: str) -> State:
    """Explore, take the top hex, and whatever chance then shows as the next one."""
    say(s, "explore", *(texts or ("take",)))
    return let_chance_draw(s)


@rule("A12.1", "A12.11", "A8.17")
def test_without_a_unit_an_exploration_fails() -> None:
    s = coast().build()
    told = heard(s)
    taken(s)
    assert e.EXPLORATION_FAILED in kinds(told)
    assert (asked(s), s.seats[0].discs_used, s.discarded_hexes) == ((0, "ROUND"), 1, 1 << 19)
    assert (len(s.sides), s.seats[0].tokens) == (2, 0)


@against("A12.2")
def test_without_a_hex_nobody_explores() -> None:
    s = coast("none").seat(0, ships="0x").build()
    assert refused(s, "explore", "A12.2")


@rule("A12.3")
def test_the_top_hex_is_taken_or_refused() -> None:
    s = coast().seat(0, ships="0x").build()
    say(s, "explore")
    assert choices(s) == ["decline", "take"]
    say(s, "decline")
    assert s.discarded_hexes == 1 << 19
    assert "drawn side 20a" not in odds(s)


@against("A12.4")
def test_the_next_hex_must_be_taken() -> None:
    s = coast().seat(0, ships="0x").build()
    say(s, "explore", "decline")
    draw(s, "drawn side 6a")
    let_chance_draw(s)
    assert asked(s) == (0, "PLACE_HEX")
    assert {text.split()[1] for text in choices(s)} <= {"6a", "6b"}
    assert refused(s, "decline", "A12.4")


@rule("A12.5", "A29.6")
def test_both_sides_of_a_taken_hex_can_be_laid_and_all_see_it() -> None:
    s = coast().seat(0, ships="0x", citizens="1a").build()
    told = heard(s)
    taken(s)
    assert {text.split()[1] for text in choices(s)} == {"20a", "20b"}
    assert [(event.seat, event.a) for event in told if event.kind == e.HEX_DEALT] == [(0, 19)]


@rule("A12.6")
def test_a_refused_hex_is_shuffled_into_the_new_stack() -> None:
    s = coast().stack(top="20b", discards=ALL_BUT_20).seat(0, ships="0x").build()
    say(s, "explore", "decline")
    outcomes = odds(s)
    assert outcomes["drawn side 20a"] == outcomes["drawn side 20b"] == outcomes["drawn side 1a"] == 1
    assert (len(outcomes), s.discarded_hexes) == (2 * 23, 0)


@rule("A12.6")
def test_a_taken_hex_is_not() -> None:
    s = coast().stack(top="20b", discards=ALL_BUT_20).seat(0, ships="0x").build()
    say(s, "explore", "take")
    assert len(odds(s)) == 2 * 22
    assert "drawn side 20a" not in odds(s)


@rule("A12.6")
def test_every_hex_and_side_of_the_stack_is_as_likely() -> None:
    s = coast().seat(0, ships="0x").build()
    say(s, "explore", "take")
    assert set(odds(s).values()) == {1}
    assert len(odds(s)) == 2 * 22


# Laying it.


@rule("A12.7", "A12.8", "A12.9")
def test_every_way_to_lay_it() -> None:
    """Only two spots lie beside two regions, and each edge must meet its own terrain."""
    s = coast().seat(0, ships="0x", citizens="1a").build()
    taken(s)
    assert choices(s, "lay", "20b") == sorted(
        f"lay 20b 0 {spot} r{turn} with {mover}"
        for spot, turn in [("north-east", 1), ("south-east", 0), ("north-east", 2), ("south-east", 5)]
        for mover in ("0x", "1a")
        if spot_fits(spot, turn)
    )


def spot_fits(spot: str, turn: int) -> bool:
    """Side 20b is plain, plain, sea, sea, plain, plain from the east on."""
    edges = ["plain", "plain", "sea", "sea", "plain", "plain"]
    meets = {"north-east": {4: "sea", 5: "plain"}, "south-east": {2: "sea", 1: "plain"}}[spot]
    return all(edges[(direction - turn) % 6] == terrain for direction, terrain in meets.items())


@against("A12.7")
def test_it_must_touch_two_regions() -> None:
    s = coast().seat(0, ships="0x", citizens="1a").build()
    taken(s)
    assert refused(s, "lay 20b 1 east r0 with 1a", "A12.7")
    assert refused(s, "lay 20b 0 west r4 with 0x", "A12.7")


@against("A12.8", "A3.5")
@pytest.mark.parametrize("turn", [0, 3, 4, 5])
def test_terrain_must_meet_its_like(turn: int) -> None:
    s = coast().seat(0, ships="0x", citizens="1a").build()
    taken(s)
    assert refused(s, f"lay 20b 0 north-east r{turn} with 0x", "A12.8")


@against("A12.8")
def test_plain_does_not_meet_mountain() -> None:
    """Region 1 has a mountain edge towards the spot; 20b has none, 20a two."""
    s = coast().seat(0, ships="0x").build()
    s = archipelago(3, deals="off").region(edges="aaAxaa").stack(top="20b").seat(0, ships="0x").build()
    taken(s)
    assert refused(s, LAY, "A12.8")
    assert choices(s, "lay", "20a", "0", "north-east") == ["lay 20a 0 north-east r4 with 0x"]


@against("A12.9")
def test_a_unit_must_be_able_to_enter() -> None:
    position = coast().seat(0, ships="0x").seat(1, citizens="1a")
    s = taken(position.build())
    assert refused(s, "lay 20b 0 north-east r1 with 1a", "A12.9")
    assert refused(s, "lay 20b 0 north-east r1 with 0a", "A12.9")


@against("A12.9", "A1.35")
@pytest.mark.parametrize("said", [{"engaged_ships": "0x"}, {"engaged": "1a"}, {"strikers": "1a"}])
def test_engaged_units_and_strikers_do_not_explore(said: dict[str, str]) -> None:
    s = taken(coast().seat(0, **said).build())  # type: ignore[arg-type]
    assert asked(s) == (0, "ROUND")
    assert s.discarded_hexes == 1 << 19


@against("A12.9")
def test_no_convoy_leads_into_a_new_region() -> None:
    """The citizen is on the far shore of a strait, the ship is engaged or not: he cannot cross."""
    position = archipelago(3, deals="off").region(edges="bxaxaa").stack(top="20b").seat(0, citizens="1b", ships="1x")
    s = position.build()
    taken(s)
    assert not any(text.endswith("with 1b") for text in choices(s))


@against("A12.10")
def test_a_hex_that_can_be_laid_must_be_laid() -> None:
    s = taken(coast().seat(0, ships="0x").build())
    assert refused(s, "done", "A12.10")
    assert refused(s, "decline", "A12.4")


@rule("A12.12", "A12.13")
def test_exactly_one_unit_enters() -> None:
    s = coast().seat(0, ships="0x 0x", citizens="1a 1-town").build()
    taken(s)
    say(s, LAY, "found wood fish")
    assert units(s) == {"citizens": "1a 1-town", "ships": "0x 2x"}
    s = coast().seat(0, ships="0x", citizens="1-town").build()
    taken(s)
    say(s, "lay 20b 0 north-east r1 with 1-town", "found wood fish")
    assert units(s) == {"citizens": "2a", "ships": "0x"}
    assert buildings_in(s, 1) == "town"


@against("A12.12")
def test_only_a_unit_that_is_there_enters() -> None:
    s = taken(coast().seat(0, ships="0x").build())
    assert refused(s, "lay 20b 0 north-east r1 with 1-town", "A12.9")


@rule("A1.36", "A12.13")
def test_the_unit_that_explores_is_not_engaged() -> None:
    s = coast().seat(0, ships="0x").build()
    taken(s)
    say(s, LAY, "found wood fish", "done", "done", "done", "harvest fish", "work 2x")
    assert cubes(s) == "fish 2"


@rule("A1.10", "A12.12")
def test_a_ship_enters_the_sea_area_at_the_edge_it_crosses() -> None:
    """Side 21a has two sea areas: x has one edge, y two."""
    s = archipelago(3, deals="off").region(edges="aaxxaa").stack(top="21a").seat(0, ships="0x 1x").build()
    taken(s)
    both = choices(s, "lay", "21a", "0", "north-east")
    assert both
    say(s, both[0])
    assert units(s)["ships"].split()[-1] in ("2x", "2y")


# What it brings.


def found(s: State) -> State:
    return say(taken(s), LAY)


@rule("A12.14")
@pytest.mark.parametrize(("left", "tokens"), [(24, 1), (1, 1), (0, 0)])
def test_an_explorer_token_while_there_is_one(left: int, tokens: int) -> None:
    s = found(coast().piles(left).seat(0, ships="0x").build())
    assert (s.seats[0].tokens, s.tokens_left) == (tokens, max(0, left - 1))


@rule("A12.16", "A1.12", "A1.27")
def test_huts_bring_surplus_workers() -> None:
    s = found(coast().markers(workers=4).seat(0, ships="0x").build())
    assert s.workers == 5


@rule("A12.17", "A12.18")
@pytest.mark.parametrize("market", ["wood", "fish"])
@pytest.mark.parametrize("own", ["wood", "fish"])
def test_a_cube_for_the_market_and_one_for_the_player(market: str, own: str) -> None:
    s = found(coast().boards("iron 1").seat(0, ships="0x").build())
    assert choices(s) == ["found fish fish", "found fish wood", "found wood fish", "found wood wood"]
    say(s, f"found {market} {own}")
    assert cubes_in(s.domestic) == " ".join(sorted([f"{market} 1", "iron 1"], key=["fish 1", "wood 1", "iron 1"].index))
    assert cubes(s) == f"{own} 1"


@against("A12.17", "A12.18")
def test_only_icons_of_the_region_and_each_once() -> None:
    s = taken(coast("18b").seat(0, ships="0x").build())  # 1 fruit, 1 wood
    say(s, choices(s, "lay", "18b", "0")[0])
    assert choices(s) == ["found fruit wood", "found wood fruit"]
    assert refused(s, "found iron wood", "A12.17")
    assert refused(s, "found fruit fruit", "A12.18")
    assert refused(s, "found fruit iron", "A12.18")
    assert refused(s, "found fruit", "A12.18")


@rule("A12.19")
def test_a_single_icon_brings_a_cube_to_the_market_only() -> None:
    s = taken(coast("23b").seat(0, ships="0x").build())  # 1 cattle
    say(s, choices(s, "lay", "23b", "0")[0])
    assert choices(s) == ["found cattle"]
    say(s, "found cattle")
    assert (cubes_in(s.domestic).split()[2:4], cubes(s)) == (["cattle", "2"], "")


@rule("A12.19", "A1.48")
def test_a_region_without_icons_brings_none() -> None:
    """The volcano: land all around, three huts."""
    position = archipelago(3, deals="off").region().region(where="north-east of 1").stack(top="14a")
    s = taken(position.seat(0, citizens="1a").build())
    say(s, choices(s, "lay", "14a")[0])
    assert asked(s) == (0, "ROUND")
    assert (cubes(s), s.workers) == ("", 3)


@against("A12.20")
def test_only_what_the_bank_has_and_the_market_can_take() -> None:
    position = coast().boards("wood 12 fish 1").seat(0, ships="0x").seat(1, cubes="fish 13")
    s = found(position.build())  # 3 wood and 1 fish are in the bank; the zone of wood is full
    assert choices(s) == ["found fish wood"]
    assert refused(s, "found wood fish", "A12.20")
    assert refused(s, "found fish fish", "A12.20")


@rule("A12.20")
def test_one_cube_below_the_limits() -> None:
    s = found(coast().boards("wood 11 fish 1").seat(0, ships="0x").seat(1, cubes="fish 12").build())
    assert choices(s) == ["found fish fish", "found fish wood", "found wood fish", "found wood wood"]


@rule("A12.20")
def test_with_nothing_left_for_the_player_only_the_market_gets_a_cube() -> None:
    position = coast().boards("wood 1 fish 1").seat(0, ships="0x").seat(1, cubes="fish 13 wood 14")
    s = found(position.build())
    assert choices(s) == ["found fish"]


@rule("A12.21")
def test_without_a_cube_for_the_market_the_player_gets_none_either() -> None:
    s = found(coast().boards("wood 12 fish 12").seat(0, ships="0x").build())
    assert asked(s) == (0, "ROUND")
    assert cubes(s) == ""


@rule("A12.22")
def test_the_order_of_what_it_brings() -> None:
    s = coast().piles(17).seat(0, ships="0x").build()
    taken(s)
    told = heard(s)
    say(s, LAY, "found wood fish")
    wanted = [e.REGION_LAID, e.TOKEN_TAKEN, e.DISC_GAINED, e.UNIT_CHANGED, e.WORKERS_MOVED, e.MARKET_STOCKED]
    wanted.append(e.CUBES_GAINED)
    assert list(dict.fromkeys(kind for kind in kinds(told) if kind in wanted)) == wanted


@rule("A1.6", "A1.11")
def test_the_new_region_is_joined_to_its_neighbours() -> None:
    s = found(coast().seat(0, ships="0x").build())
    say(s, "found wood fish", "done", "done", "done", "migrate")
    assert choices(s) == ["move ship 2x 0x"]
    assert s.stack >> 19 & 1 == 0


@rule("A1.36")
def test_chance_shows_the_next_hex_before_it_is_laid() -> None:
    s = coast().seat(0, ships="0x").build()
    say(s, "explore", "take")
    assert asked(s) == (CHANCE, "DRAW_TOP_HEX")
