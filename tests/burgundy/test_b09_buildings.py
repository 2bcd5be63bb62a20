"""B9 the buildings.

On duchy 1 a building goes on field 26 of the city 26, 27, 32, 33, 37 or on field 12, a city of its own; both have the
number 3 and lie beside the start castle on 19. Field 14 (number 2) belongs to the city 9, 14, 15.
"""

from typing import Any

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.burgundy.state import State
from tests.burgundy.at_table import choices, own, placed, refused, say, stored
from tests.burgundy.counting import Gain, gained, held, sold, waiting
from tests.marks import against, rule

BUILDINGS = ["market", "carpenter", "church", "warehouse", "boarding-house", "bank", "town-hall", "watchtower"]
TAKERS = {"market": "B9.1", "carpenter": "B9.2", "church": "B9.3"}


def building(name: str, storage: str = "", **said: Any) -> Position:
    """A 3 for the building, and a 6."""
    position = burgundy(2).seat(0, dice="3 6", storage=f"{name} {storage}", workers=0)
    return position.seat(0, **said)


def well_stocked(position: Position) -> Position:
    """Every kind of tile lies in some numbered depot, and others in the black one."""
    position.depot(1, "ship cow2 bank m16").depot(2, "castle").depot(3, "goat4 church").depot(4, "mine")
    return position.depot(5, "m21 warehouse ship").depot(6, "castle sheep3").black("ship cow3 mine bank")


def built(position: Position, name: str) -> State:
    """The building stands on field 26 and asks, if it does."""
    return say(position.build(), f"3 place {name} 26")


# Market, carpenter, church.


@rule("B9.1")
def test_a_market_takes_a_ship_or_an_animal_from_any_numbered_depot() -> None:
    s = built(well_stocked(building("market")), "market")
    assert choices(s) == ["pass", "take 1 cow2", "take 1 ship", "take 3 goat4", "take 5 ship", "take 6 sheep3"]


@rule("B9.2")
def test_a_carpenter_takes_a_building_from_any_numbered_depot() -> None:
    s = built(well_stocked(building("carpenter")), "carpenter")
    assert choices(s) == ["pass", "take 1 bank", "take 3 church", "take 5 warehouse"]


@rule("B9.3")
def test_a_church_takes_a_mine_a_monastery_or_a_castle_from_any_numbered_depot() -> None:
    s = built(well_stocked(building("church")), "church")
    assert choices(s) == ["pass", "take 1 m16", "take 2 castle", "take 4 mine", "take 5 m21", "take 6 castle"]


@against("B9.1")
@pytest.mark.parametrize("text", ["take 1 bank", "take 1 m16", "take 2 castle", "take 4 mine"])
def test_a_market_takes_nothing_but_ships_and_animals(text: str) -> None:
    assert refused(built(well_stocked(building("market")), "market"), text) == "B9.1"


@against("B9.2")
@pytest.mark.parametrize("text", ["take 1 ship", "take 1 cow2", "take 1 m16", "take 2 castle", "take 4 mine"])
def test_a_carpenter_takes_nothing_but_buildings(text: str) -> None:
    assert refused(built(well_stocked(building("carpenter")), "carpenter"), text) == "B9.2"


@against("B9.3")
@pytest.mark.parametrize("text", ["take 1 ship", "take 1 cow2", "take 1 bank", "take 3 church"])
def test_a_church_takes_nothing_but_mines_monasteries_and_castles(text: str) -> None:
    assert refused(built(well_stocked(building("church")), "church"), text) == "B9.3"


@against("B9.1", "B9.2", "B9.3")
@pytest.mark.parametrize("name", TAKERS)
@pytest.mark.parametrize("text", ["sell 1", "place bank 14", "workers"])
def test_these_buildings_only_take(name: str, text: str) -> None:
    s = built(well_stocked(building(name, "bank", goods="1")), name)
    assert refused(s, text) == TAKERS[name]


@against("B9.1", "B9.2", "B9.3")
@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("market", "take 1 ship", "take 5 ship"),
        ("carpenter", "take 1 bank", "take 3 church"),
        ("church", "take 2 castle", "take 6 castle"),
    ],
)
def test_one_tile_is_taken_and_no_second(name: str, first: str, second: str) -> None:
    s = built(well_stocked(building(name)), name)
    say(s, first)
    assert refused(s, second) == "B5.1", "a further tile needs a die"


@rule("B9.15")
@pytest.mark.parametrize(
    ("name", "text"), [("market", "take 6 sheep3"), ("carpenter", "take 1 bank"), ("church", "take 4 mine")]
)
def test_the_tile_goes_to_a_key_space(name: str, text: str) -> None:
    s = built(well_stocked(building(name)), name)
    assert gained(s, 0, text) == Gain()
    assert stored(s) == [text.split()[-1]]
    assert text not in choices(s), "the depot has given it away"


@rule("B9.15")
def test_with_a_full_storage_one_stored_tile_must_leave() -> None:
    # Three tiles are stored again only because one was bought while the market asks.
    s = built(well_stocked(building("market", "bank mine", silver=2)), "market")
    say(s, "buy black cow3", "take 1 ship")
    assert choices(s) == ["discard bank", "discard cow3", "discard mine"]
    say(s, "discard cow3")
    assert stored(s) == ["bank", "mine", "ship"]


@rule("B9.15")
def test_who_has_a_full_storage_may_decline() -> None:
    s = built(well_stocked(building("market", "bank mine", silver=2)), "market")
    say(s, "buy black cow3", "pass")
    assert stored(s) == ["bank", "cow3", "mine"]


@rule("B9.15")
def test_the_placed_building_has_left_its_key_space_free() -> None:
    s = built(well_stocked(building("market", "bank mine")), "market")
    say(s, "take 1 ship")
    assert stored(s) == ["bank", "mine", "ship"]
    assert choices(s, "discard") == []


@against("B9.14")
@pytest.mark.parametrize(
    ("name", "tile"), [("market", "ship"), ("market", "cow3"), ("carpenter", "bank"), ("church", "mine")]
)
def test_these_buildings_never_take_from_the_black_depot(name: str, tile: str) -> None:
    s = built(well_stocked(building(name)), name)
    assert refused(s, f"take black {tile}") == "B9.14"


@rule("B9.14")
@pytest.mark.parametrize("name", TAKERS)
def test_a_black_depot_alone_offers_them_nothing(name: str) -> None:
    s = built(building(name).black("ship cow3 mine bank"), name)
    assert choices(s) == ["6 workers"]


# Warehouse.


@rule("B9.4")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_warehouse_sells_all_goods_of_one_kind_without_a_die(players: int, each: int) -> None:
    position = burgundy(players).seat(0, dice="3 6", storage="warehouse", workers=0, goods="2 2 2 5")
    s = say(position.build(), "3 place warehouse 26")
    assert choices(s) == ["pass", "sell 2", "sell 5"]
    assert gained(s, 0, "sell 2") == Gain(points=3 * each, silver=1)
    assert (held(s), sold(s)) == ("5", "2 2 2")
    assert choices(s) == ["6 workers"]


@against("B9.4")
@pytest.mark.parametrize("text", ["sell 3", "workers", "take 1 ship", "place bank 14"])
def test_a_warehouse_only_sells_what_is_in_store(text: str) -> None:
    s = built(building("warehouse", "bank", goods="2 5").depot(1, "ship"), "warehouse")
    assert refused(s, text) == "B9.4"


@against("B9.4")
def test_a_warehouse_sells_one_kind_and_no_second() -> None:
    s = built(building("warehouse", goods="2 5"), "warehouse")
    say(s, "sell 2")
    assert refused(s, "sell 5") == "B5.1"


@rule("B9.4")
@pytest.mark.parametrize(
    ("monasteries", "gain"),
    [
        ({}, Gain(points=4, silver=1)),
        ({13: "m3"}, Gain(points=4, silver=2)),
        ({13: "m4"}, Gain(points=4, silver=1, workers=1)),
    ],
)
def test_the_sale_of_a_warehouse_pays_like_the_action(monasteries: dict[int, str], gain: Gain) -> None:
    s = built(building("warehouse", goods="2 2", tiles=monasteries), "warehouse")
    assert gained(s, 0, "sell 2") == gain


# Boarding house, bank, watchtower.


@rule("B9.5", "B9.12")
def test_a_boarding_house_brings_four_workers() -> None:
    s = building("boarding-house").build()
    assert gained(s, 0, "3 place boarding-house 26") == Gain(workers=4)
    assert own(s).dice == [6]
    assert choices(s, "pass") == []


@rule("B9.6", "B9.12")
def test_a_bank_brings_two_silver() -> None:
    s = building("bank").build()
    assert gained(s, 0, "3 place bank 26") == Gain(silver=2)
    assert choices(s) == ["6 workers"]


@rule("B9.8", "B9.12")
def test_a_watchtower_scores_four_points() -> None:
    s = building("watchtower").build()
    assert gained(s, 0, "3 place watchtower 26") == Gain(points=4)
    assert choices(s) == ["6 workers"]


@rule("B9.6")
def test_the_silver_of_a_bank_pays_for_a_purchase_in_the_same_turn() -> None:
    s = building("bank", silver=0).black("mine").build()
    assert choices(s, "buy") == []
    say(s, "3 place bank 26", "buy black mine")
    assert stored(s) == ["mine"]


# Town hall.


@rule("B9.7")
def test_a_town_hall_places_any_stored_tile_whatever_the_number_of_the_field() -> None:
    s = built(building("town-hall", "ship m16"), "town-hall")
    assert choices(s) == ["pass", "place m16 13", "place m16 31", "place ship 18", "place ship 20"]
    say(s, "place ship 20")
    assert placed(s)[20] == "ship"
    assert own(s).bridge == 1


@rule("B9.7")
@pytest.mark.parametrize(
    ("tile", "field", "gain"),
    [
        ("bank", 27, Gain(silver=2)),
        ("boarding-house", 32, Gain(workers=4)),
        ("watchtower", 12, Gain(points=4 + 1 + 10)),  # and completes a city of one field in phase A
        ("mine", 25, Gain()),
        ("m3", 13, Gain()),
    ],
)
def test_the_tile_has_all_its_effects(tile: str, field: int, gain: Gain) -> None:
    s = built(building("town-hall", tile), "town-hall")
    assert gained(s, 0, f"place {tile} {field}") == gain


@against("B9.7")
def test_the_other_rules_of_placing_hold_for_a_town_hall() -> None:
    s = built(building("town-hall", "ship bank", tiles={27: "bank"}).depot(1, "mine"), "town-hall")
    assert refused(s, "place ship 19") == "B6.8"
    assert refused(s, "place ship 25") == "B6.9"
    assert refused(s, "place ship 17") == "B6.10"
    assert refused(s, "place bank 32") == "B9.9"
    assert refused(s, "place mine 25") == "B6.3"
    assert refused(s, "place cow2 28") == "B6.7"


@against("B9.7")
@pytest.mark.parametrize("text", ["take 1 mine", "sell 1", "workers"])
def test_a_town_hall_does_nothing_but_place(text: str) -> None:
    s = built(building("town-hall", "ship", goods="1").depot(1, "mine"), "town-hall")
    assert refused(s, text) == "B9.7"


@against("B9.7")
def test_a_town_hall_places_one_tile_and_no_second() -> None:
    s = built(building("town-hall", "ship ship"), "town-hall")
    say(s, "place ship 18")
    assert refused(s, "place ship 20") == "B5.1"


@against("B9.7")
def test_a_town_hall_uses_no_die_and_no_workers() -> None:
    s = built(building("town-hall", "ship", workers=3), "town-hall")
    assert refused(s, "6 place ship 20 w1") == "B5.12"
    assert refused(s, "place ship 20 w1") == "B5.7"


@rule("B9.16")
def test_a_tile_bought_during_the_question_of_a_town_hall_may_be_placed_by_it() -> None:
    s = built(building("town-hall", silver=2).black("ship cow3"), "town-hall")
    assert choices(s) == ["buy black cow3", "buy black ship", "pass"]
    say(s, "buy black ship", "place ship 18")
    assert placed(s)[18] == "ship"
    assert choices(s) == ["6 workers"]


# One of each type in a city.


@rule("B9.9")
@pytest.mark.parametrize("name", BUILDINGS)
def test_the_same_type_in_another_city_is_no_obstacle(name: str) -> None:
    s = building(name, tiles={26: name}).build()
    assert choices(s, "place") == [f"3 place {name} 12"]


@rule("B9.9")
def test_a_city_holds_all_eight_types() -> None:
    # Duchy 10 has a city of eight fields; its field 7 (number 6) is the last one.
    fields = (2, 13, 16, 17, 18, 19, 20)
    tiles = dict(zip(fields, BUILDINGS[:7], strict=True))
    s = burgundy(2).seat(0, duchy=10, dice="6 6", storage="watchtower", tiles=tiles).build()
    assert gained(s, 0, "6 place watchtower 7") == Gain(points=4 + 36 + 10)


@against("B9.9")
@pytest.mark.parametrize("name", BUILDINGS)
def test_no_type_twice_in_a_city(name: str) -> None:
    s = building(name, dice="1 6", tiles={26: name}).build()
    assert refused(s, f"1 place {name} 27") == "B9.9"


@against("B9.9")
def test_the_type_may_lie_anywhere_in_the_city() -> None:
    s = building("bank", tiles={26: "market", 37: "bank"}).build()
    assert refused(s, "3 place bank 27 w2") == "B9.9"
    assert refused(s, "6 place bank 32 w1") == "B9.9"


@against("B9.9")
def test_neither_castle_nor_town_hall_lifts_the_limit() -> None:
    s = building("castle", "bank", dice="6 1", tiles={13: "m16", 26: "bank"}).build()
    say(s, "6 place castle 7")
    assert refused(s, "place bank 27") == "B9.9"
    s = building("town-hall", "bank", dice="1 6", tiles={26: "bank"}).build()
    say(s, "1 place town-hall 27")
    assert refused(s, "place bank 32") == "B9.9"


@against("B9.9")
def test_a_town_hall_may_not_place_a_town_hall_in_its_own_city() -> None:
    s = built(building("town-hall", "town-hall"), "town-hall")
    assert refused(s, "place town-hall 27") == "B9.9"
    say(s, "place town-hall 12")


# When effects happen, and when they do not.


@rule("B9.10")
@pytest.mark.parametrize(
    ("name", "use"),
    [
        ("market", ["take 1 cow2"]),
        ("carpenter", ["take 1 bank"]),
        ("church", ["take 4 mine"]),
        ("warehouse", ["sell 1"]),
        ("boarding-house", []),
        ("bank", []),
        ("town-hall", ["place m22 13"]),
        ("watchtower", []),
    ],
)
def test_the_effect_needs_no_die_and_happens_once(name: str, use: list[str]) -> None:
    s = built(well_stocked(building(name, "m22", goods="1 2", silver=0)), name)
    say(s, *use)
    assert own(s).dice == [6], "one die was used, for placing"
    assert choices(s, "pass") == []
    assert gained(s, 0, "6 workers") == Gain(workers=2), "once placed, the building brings nothing more"


@rule("B9.11", "B9.13")
@pytest.mark.parametrize("name", ["market", "carpenter", "church", "warehouse", "town-hall"])
def test_a_building_whose_effect_is_of_no_use_may_be_placed(name: str) -> None:
    s = built(building(name), name)
    assert placed(s)[26] == name
    assert choices(s) == ["6 workers"], "the effect lapses without a question"


@rule("B9.11", "B9.13")
@pytest.mark.parametrize(
    ("name", "depot"),
    [("market", "bank m16 castle mine"), ("carpenter", "ship cow2 mine m16"), ("church", "ship cow2 bank")],
)
def test_tiles_that_do_not_fit_are_no_tiles(name: str, depot: str) -> None:
    s = built(building(name).depot(4, depot), name)
    assert choices(s, "pass") == []


@rule("B9.13")
def test_a_town_hall_without_a_placeable_tile_lapses() -> None:
    s = built(building("town-hall", "castle cow2"), "town-hall")
    assert choices(s) == ["6 workers"]


@rule("B9.13")
def test_a_town_hall_asks_if_a_purchase_can_be_made() -> None:
    s = built(building("town-hall", "castle cow2", silver=2).black("cow3"), "town-hall")
    assert choices(s) == ["buy black cow3", "pass"]


@rule("B9.13")
@pytest.mark.parametrize("silver", [0, 1])
def test_a_purchase_that_cannot_be_paid_keeps_no_question_open(silver: int) -> None:
    s = built(building("town-hall", silver=silver).black("ship"), "town-hall")
    assert choices(s) == ["6 workers"]


@rule("B9.13")
def test_a_purchase_already_made_keeps_no_question_open() -> None:
    s = built(building("town-hall", silver=4).black("ship").bought(), "town-hall")
    assert choices(s) == ["6 workers"]


@rule("B9.13")
def test_a_market_lapses_when_the_last_ship_is_bought_meanwhile() -> None:
    s = built(building("market", silver=2, tiles={13: "m6"}).depot(5, "ship"), "market")
    say(s, "buy 5 ship")
    assert choices(s) == ["6 workers"]


@rule("B9.13")
def test_a_town_hall_lapses_when_what_was_bought_cannot_be_placed() -> None:
    s = built(building("town-hall", silver=2).black("cow3"), "town-hall")
    say(s, "buy black cow3")
    assert choices(s) == ["6 workers"]


@rule("B9.13")
def test_a_town_hall_goes_on_asking_while_a_stored_tile_can_be_placed() -> None:
    s = built(building("town-hall", "ship cow2", silver=2).black("cow3"), "town-hall")
    say(s, "buy black cow3")
    assert choices(s) == ["pass", "place ship 18", "place ship 20"]


@rule("B9.12")
@pytest.mark.parametrize("name", ["market", "carpenter", "church", "warehouse", "town-hall"])
def test_these_effects_may_be_declined(name: str) -> None:
    s = built(well_stocked(building(name, "ship", goods="1")), name)
    assert gained(s, 0, "pass") == Gain()
    assert (stored(s), held(s)) == (["ship"], "1")
    assert own(s).dice == [6]


# Chains.


@rule("B9.17")
def test_town_hall_castle_town_hall_and_a_bought_ship() -> None:
    position = (
        building("town-hall", "castle town-hall", silver=2, tiles={13: "m16"}).black("ship").depot(6, goods="3 3")
    )
    s = position.build()
    say(s, "3 place town-hall 26", "place castle 7", "place town-hall 14", "buy black ship", "place ship 20")
    assert choices(s) == [f"load {depot}" for depot in range(1, 7)]
    say(s, "load 6")
    assert choices(s) == ["6 workers"]
    assert (held(s), stored(s), own(s).bridge) == ("3 3", [], 1)
    assert placed(s) == {7: "castle", 13: "m16", 14: "town-hall", 19: "castle", 20: "ship", 26: "town-hall"}


@rule("B9.17")
def test_castle_town_hall_castle_town_hall() -> None:
    # Three stored tiles and one bought on the way: the chain is as deep as there are tiles.
    position = building("castle", "town-hall castle", dice="6 1", silver=2, tiles={13: "m16"})
    s = position.black("town-hall castle").depot(2, "bank").build()
    say(s, "6 place castle 7", "place town-hall 26", "place castle 2", "buy black town-hall", "place town-hall 12")
    assert choices(s) == ["1 workers"], "the last town hall finds nothing to place"
    assert own(s).points == 1 + 10, "the city of one field is complete"


@rule("B9.17")
def test_a_castle_may_place_a_market_and_a_town_hall_a_warehouse() -> None:
    s = building("castle", "market", dice="6 1", tiles={13: "m16"}).depot(4, "pig2").build()
    say(s, "6 place castle 7", "place market 26", "take 4 pig2")
    assert stored(s) == ["pig2"]
    s = built(building("town-hall", "warehouse", goods="4 4"), "town-hall")
    assert gained(s, 0, "place warehouse 32", "sell 4") == Gain(points=4, silver=1)


@rule("B9.17")
def test_every_effect_of_a_chain_is_done_before_the_next_die() -> None:
    s = built(building("town-hall", "ship").depot(1, goods="2"), "town-hall")
    assert refused(s, "6 workers") == "B5.12"
    say(s, "place ship 18")
    assert refused(s, "6 workers") == "B8.10"
    say(s, "load 1")
    assert waiting(s, 1) == ""
    say(s, "6 workers")
    assert game.to_move(s) == 1


@rule("B9.17")
def test_a_chain_may_complete_one_area_after_another() -> None:
    # Phase C: the town hall completes the city of one (1 + 6), the watchtower (4) the city of three (6 + 6).
    tiles = {13: "m16", 9: "bank", 15: "market"}
    s = building("town-hall", "watchtower", tiles=tiles).at("C", 2).build()
    assert gained(s, 0, "3 place town-hall 12") == Gain(points=1 + 6)
    assert gained(s, 0, "place watchtower 14") == Gain(points=4 + 6 + 6)
