"""A16 Building.

Costs of the standard set: town 1 stone, 1 wood, 2f; market 1 fruit, 1 cattle; port 1 stone, 1 fish, 2f; temple 2 stone,
1f; ship 1 wood, 1f.
"""

import pytest

from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import buildings_in, controllers_in
from tests.archipelago.at_table import choices, cubes, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule

RICH = "fruit 2 cattle 2 fish 2 wood 2 stone 4"
COSTS = {
    "town": ("wood 1 stone 1", 2),
    "market": ("fruit 1 cattle 1", 0),
    "port": ("fish 1 stone 1", 2),
    "temple": ("stone 2", 1),
    "ship": ("wood 1", 1),
}
TEXTS = {
    "town": "build town 1a",
    "market": "build market 1a",
    "port": "build port 1a x",
    "temple": "build temple 1a",
    "ship": "build ship 1a x",
}


def isle(built: str = "", edges: str = "") -> Position:
    return archipelago(3, deals="off").region("wood 1", built=built, edges=edges).seat(0, cubes=RICH, florins=20)


@rule("A16.1", "A16.2", "A16.6", "A16.8")
@pytest.mark.parametrize("building", list(COSTS))
def test_one_thing_is_built_for_its_cost(building: str) -> None:
    cost, florins = COSTS[building]
    s = isle().seat(0, citizens="1a", cubes=cost, florins=florins).build()
    bank = s.bank
    assert choices(s, "build", building) == [TEXTS[building]]
    say(s, TEXTS[building])
    assert (cubes(s), s.seats[0].florins, s.bank) == ("", 0, bank + florins)
    assert choices(s, "build") == []
    if building == "ship":
        assert units(s) == {"citizens": "1a", "ships": "1x"}
    else:
        assert (buildings_in(s, 1), units(s)) == (building, {"engaged": f"1-{building}"})
        assert controllers_in(s, 1) == {building: 0}


@against("A16.2", "A1.25")
@pytest.mark.parametrize("building", list(COSTS))
def test_without_the_whole_cost_nothing_is_built(building: str) -> None:
    cost, florins = COSTS[building]
    first, number, *rest = cost.split()
    less = " ".join([first, str(int(number) - 1), *rest])
    s = isle().seat(0, citizens="1a", cubes=less, florins=florins).build()
    assert refused(s, TEXTS[building], "A16.2")
    if florins:
        s = isle().seat(0, citizens="1a", cubes=cost, florins=florins - 1).build()
        assert refused(s, TEXTS[building], "A16.2")


@rule("A16.2", "A7.24", "A7.26")
def test_tokens_stand_for_cubes() -> None:
    s = isle().seat(0, citizens="1a", cubes="stone 1", tokens=2, florins=2).build()
    assert choices(s, "build", "town") == ["build town 1a token wood", "build town 1a token wood stone"]
    assert choices(s, "build", "temple") == ["build temple 1a token stone", "build temple 1a token stone stone"]
    say(s, "build temple 1a token stone")
    assert (cubes(s), s.seats[0].tokens) == ("", 1)


@against("A16.2")
def test_a_token_for_each_missing_cube() -> None:
    s = isle().seat(0, citizens="1a", cubes="stone 1", tokens=1, florins=5).build()
    assert refused(s, "build town 1a token wood stone", "A7.24")
    assert refused(s, "build town 1a", "A16.2")


@rule("A16.3")
def test_a_ship_builds_a_port() -> None:
    s = isle().seat(0, ships="1x").build()
    assert choices(s, "build") == ["build port 1x a"]
    say(s, "build port 1x a")
    assert units(s) == {"engaged_ships": "1-port"}


@against("A16.3", "A1.35", "A1.33")
@pytest.mark.parametrize(
    ("said", "why"),
    [({"engaged": "1a"}, "A1.35"), ({"strikers": "1a"}, "A1.33"), ({"citizens": "2a"}, "A16.3"), ({}, "A16.3")],
)
def test_the_builder_is_an_active_unengaged_citizen_there(said: dict[str, str], why: str) -> None:
    s = isle().region().seat(0, **said).build()  # type: ignore[arg-type]
    assert refused(s, "build town 1a", why)


@against("A16.3")
def test_a_ship_builds_nothing_but_ports() -> None:
    s = isle().seat(0, ships="1x").build()
    assert refused(s, "build market 1x a", "A16.3")


@against("A16.4")
@pytest.mark.parametrize("building", ["town", "market", "port", "temple"])
def test_one_of_a_kind_in_a_region(building: str) -> None:
    s = isle(building).seat(0, citizens="1a").build()
    assert refused(s, TEXTS[building], "A16.4")


@rule("A16.4")
def test_all_four_in_one_region() -> None:
    s = isle("town market port").seat(0, citizens="1a").build()
    say(s, "build temple 1a")
    assert buildings_in(s, 1) == "town market port temple"


def built_everywhere(buildings: list[str]) -> Position:
    """Regions around the open sea, with these buildings and one free region, the last."""
    position = archipelago(3, deals="off")
    per_region = [buildings[start : start + 2] for start in range(0, len(buildings), 2)]
    for number, pair in enumerate(per_region):
        position.region(built=" ".join(pair), where="" if number < 6 else "east of 1")
    position.region("", where="north-east of 1", edges="xaaaaa")
    return position.seat(0, citizens=f"{len(per_region) + 1}a", cubes=RICH, florins=20)


@rule("A16.5", "A1.15")
@pytest.mark.parametrize("building", ["market", "port"])
def test_the_thirteenth_token_of_market_and_port(building: str) -> None:
    s = built_everywhere(["market", "port"] * 6).build()
    assert s.trade_tokens == 1
    text = choices(s, "build", building)[0]
    say(s, text)
    assert s.trade_tokens == 0


@against("A16.5")
@pytest.mark.parametrize("building", ["market", "port"])
def test_without_a_token_no_market_and_no_port(building: str) -> None:
    s = built_everywhere(["market", "port"] * 6 + ["market"]).build()
    assert (s.trade_tokens, choices(s, "build", building)) == (0, [])
    assert refused(s, "build market 8a", "A16.5")
    assert choices(s, "build", "town") == ["build town 8a"], "the other tokens are not concerned"


@against("A16.5")
@pytest.mark.parametrize("building", ["town", "temple"])
def test_without_a_token_no_town_and_no_temple(building: str) -> None:
    s = built_everywhere(["town", "temple"] * 6 + ["town"]).build()
    assert (s.town_tokens, choices(s, "build", building)) == (0, [])
    assert refused(s, f"build {building} 8a", "A16.5")
    assert choices(s, "build", "market") == ["build market 8a"]


@rule("A16.6", "A1.38")
def test_a_building_lies_on_the_builders_shore_and_covers_no_icon() -> None:
    s = isle(edges="axxxbx").seat(0, citizens="1a 1b", ships="0x").passed(1, 2).build()
    say(s, "build market 1b", "done", "migrate")
    assert choices(s) == ["move ship 0x 1x"], "from 1a nobody comes to a market on the other shore"
    s = isle(edges="axxxbx").seat(0, citizens="1a 1b").passed(1, 2).build()
    say(s, "build market 1b", "done", "harvest wood", "work 1a")


@rule("A16.7")
def test_a_citizen_chooses_the_sea_and_a_ship_the_shore() -> None:
    s = isle(edges="yaaxaa").seat(0, citizens="1a").build()
    assert choices(s, "build", "port") == ["build port 1a x", "build port 1a y"]
    say(s, "build port 1a y", "use 1-port")
    s = isle(edges="axxxbx").seat(0, ships="1x").build()
    assert choices(s, "build", "port") == ["build port 1x a", "build port 1x b"]


@against("A16.7")
def test_a_port_needs_land_and_sea() -> None:
    s = archipelago(3).region().region(where="east of 1").seat(0, citizens="2a", ships="0x", cubes=RICH).build()
    assert refused(s, "build port 2a x", "A16.7")
    assert refused(s, "build port 0x a", "A16.7")


@against("A16.7")
def test_one_of_its_areas_is_the_builders() -> None:
    s = isle(edges="yaaxaa").seat(0, ships="1x").build()
    assert refused(s, "build port 1y a", "A16.3")


@rule("A16.8", "A1.39", "A17.6")
def test_a_builder_from_another_building_leaves_it() -> None:
    s = isle("town").seat(0, citizens="1-town").build()
    say(s, "build market 1-town a")
    assert units(s) == {"engaged": "1-market"}
    assert controllers_in(s, 1) == {"town": -1, "market": 0}


@rule("A16.9")
def test_buildings_stay() -> None:
    s = isle("town").region().seat(0, citizens="1-town").passed(1, 2).build()
    say(s, "migrate", "move 1-town 2a", "done")
    assert buildings_in(s, 1) == "town"


@rule("A16.10", "A17.10", "A17.16")
def test_one_may_build_beside_anothers_town() -> None:
    s = isle("town").seat(0, citizens="1a").seat(1, citizens="1-town").build()
    say(s, "build market 1a")
    assert controllers_in(s, 1) == {"town": 1, "market": 0}


# Ships.


@rule("A16.11", "A1.36")
def test_the_citizen_who_builds_a_ship_is_not_engaged() -> None:
    s = isle("town").seat(0, citizens="1-town").build()
    assert choices(s, "build", "ship") == ["build ship 1-town ax"]
    say(s, "build ship 1-town ax")
    assert units(s) == {"citizens": "1-town", "ships": "1x"}


@against("A16.11")
@pytest.mark.parametrize(("said", "why"), [({"engaged": "1a"}, "A1.35"), ({"strikers": "1a"}, "A1.33")])
def test_a_ship_needs_an_active_unengaged_citizen(said: dict[str, str], why: str) -> None:
    s = isle().seat(0, ships="1x", **said).build()  # type: ignore[arg-type]
    assert refused(s, "build ship 1a x", why)


@against("A16.11")
def test_a_ship_needs_a_sea() -> None:
    s = archipelago(3).region().region(where="east of 1").seat(0, citizens="2a", cubes=RICH).build()
    assert refused(s, "build ship 2a x", "A16.11")


@rule("A16.12", "A1.41")
@pytest.mark.parametrize(("players", "ships"), [(3, 3), (2, 7)])
def test_the_last_ship(players: int, ships: int) -> None:
    position = archipelago(players, deals="off").region().seat(0, citizens="1a", cubes=RICH, ships="0x " * ships)
    s = position.build()
    say(s, "build ship 1a x")
    assert s.seats[0].ships_left == 0


@against("A16.12", "A1.41")
@pytest.mark.parametrize(("players", "ships"), [(3, 4), (5, 4), (2, 8)])
def test_no_more_ships_than_there_are(players: int, ships: int) -> None:
    position = archipelago(players, deals="off").region().seat(0, citizens="1a", cubes=RICH, ships="0x " * ships)
    s = position.build()
    assert refused(s, "build ship 1a x", "A16.12")


@rule("A16.13")
def test_a_new_ship_can_be_used_at_once() -> None:
    s = isle(edges="yaaxaa").seat(0, citizens="1a").passed(1, 2).build()
    assert choices(s, "build", "ship") == ["build ship 1a x", "build ship 1a y"]
    say(s, "build ship 1a x", "done", "migrate", "move ship 1x 0x")
    assert units(s)["ships"] == "0x"
