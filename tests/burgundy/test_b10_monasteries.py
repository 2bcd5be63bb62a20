"""B10 the monasteries, each with a case for it and a case without it.

On duchy 1 a monastery lies on field 13 beside the start castle on 19. The fields around that castle and their numbers
are B12:3, Y13:1, S18:2, S20:5, M25:4 and B26:3; beside field 13 lie also C7:6, Y8:5 and B14:2.
"""

from itertools import combinations
from typing import Any

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.burgundy.state import State
from tests.burgundy.at_table import choices, let_chance_draw, own, refused, say, stored
from tests.burgundy.counting import Gain, ended, gained, held, waiting
from tests.burgundy.rulebook import steps, table
from tests.marks import against, rule

NO_POWER = "m26"  # a monastery that changes no rule during the game


def owner(monastery: str, storage: str = "", dice: str = "3 6", **said: Any) -> Position:
    """Seat 0 has the monastery on field 13, no workers and no silver."""
    position = burgundy(2).seat(0, dice=dice, storage=storage, workers=0, silver=0, tiles={13: monastery})
    return position.seat(0, **said)


def with_tiles(monastery: str, tiles: dict[int, str], **said: Any) -> Position:
    return owner(monastery, tiles={13: monastery, **tiles}, **said)


# 1: buildings.


@rule("B10.1")
def test_with_monastery_1_a_city_may_hold_a_type_again_and_again() -> None:
    s = with_tiles("m1", {26: "bank"}, storage="bank bank", dice="1 5").build()
    assert gained(s, 0, "1 place bank 27", "5 place bank 32") == Gain(silver=4)


@rule("B10.1")
def test_monastery_1_holds_for_castle_and_town_hall_too() -> None:
    s = with_tiles("m1", {26: "bank"}, storage="castle bank", dice="6 6").build()
    say(s, "6 place castle 7", "place bank 27")
    s = with_tiles("m1", {26: "bank"}, storage="town-hall bank", dice="1 6").build()
    say(s, "1 place town-hall 27", "place bank 32")


@rule("B10.1")
def test_without_monastery_1_the_limit_holds_for_the_neighbour() -> None:
    position = with_tiles("m1", {26: "bank"}, storage="bank", dice="1 6")
    s = position.seat(1, dice="1 1", storage="bank", tiles={26: "bank"}).build()
    say(s, "1 place bank 27", "6 workers", "1 workers")
    assert refused(s, "1 place bank 27") == "B9.9"


# 2: mines.


@rule("B10.2")
@pytest.mark.parametrize("mines", range(4))
@pytest.mark.parametrize(("monastery", "workers"), [("m2", 1), (NO_POWER, 0)])
def test_monastery_2_adds_a_worker_for_each_mine(mines: int, monastery: str, workers: int) -> None:
    tiles = dict.fromkeys((25, 30, 34)[:mines], "mine")
    position = with_tiles(monastery, tiles, dice="3").at("B", 5).order(1, 0).to_move(0)
    assert gained(position.build(), 0, "3 workers") == Gain(silver=mines, workers=2 + workers * mines)


@rule("B10.2")
def test_monastery_2_pays_its_owner_only() -> None:
    s = with_tiles("m2", {25: "mine"}, dice="3").at("B", 5).order(1, 0).to_move(0).seat(1, tiles={25: "mine"}).build()
    assert gained(s, 1, "3 workers") == Gain(silver=1)


# 3 and 4: sales.


@rule("B10.3", "B10.4")
@pytest.mark.parametrize(
    ("monasteries", "silver", "workers"),
    [({13: NO_POWER}, 1, 0), ({13: "m3"}, 2, 0), ({13: "m4"}, 1, 1), ({13: "m3", 8: "m4"}, 2, 1)],
)
@pytest.mark.parametrize("way", ["die", "castle", "warehouse"])
def test_monasteries_3_and_4_work_for_every_sale(
    monasteries: dict[int, str], silver: int, workers: int, way: str
) -> None:
    position = owner("", "castle warehouse", "3 6", tiles=monasteries, goods="3 3 3")
    s = position.build()
    if way == "castle":
        say(s, "6 place castle 7")
    elif way == "warehouse":
        say(s, "3 place warehouse 26")
    sale = "3 sell 3" if way == "die" else "sell 3"
    assert gained(s, 0, sale) == Gain(points=6, silver=silver, workers=workers)


@rule("B10.3", "B10.4")
@pytest.mark.parametrize("goods", ["5", "5 5 5 5 5 5 5"])
def test_what_they_add_does_not_depend_on_the_number_of_goods(goods: str) -> None:
    s = owner("", dice="5 5", tiles={13: "m3", 8: "m4"}, goods=goods).build()
    assert gained(s, 0, "5 sell 5") == Gain(points=2 * len(goods.split()), silver=2, workers=1)


@rule("B10.3", "B10.4")
def test_they_add_nothing_to_other_gains() -> None:
    s = owner("", "bank", dice="3 6", tiles={13: "m3", 8: "m4"}).build()
    assert gained(s, 0, "3 place bank 26", "6 workers") == Gain(silver=2, workers=2)


# 5: ships.


def loading(monastery: str, goods: str, depots: dict[int, str]) -> State:
    position = owner(monastery, "ship", "2 3", goods=goods)
    for depot, lies_there in depots.items():
        position.depot(depot, goods=lies_there)
    return say(position.build(), "2 place ship 18")


@rule("B10.5")
def test_with_monastery_5_a_ship_loads_one_depot_or_two_neighbours() -> None:
    s = loading("m5", "", {1: "1"})
    assert set(choices(s)) == {
        *(f"load {depot}" for depot in range(1, 7)),
        *(f"load {depot}+{depot % 6 + 1}" for depot in range(1, 7)),
    }


@rule("B10.5")
@pytest.mark.parametrize("depot", range(1, 7))
def test_both_depots_are_emptied_and_the_ring_closes_from_6_to_1(depot: int) -> None:
    near = depot % 6 + 1
    s = loading("m5", "", {depot: "1 2", near: "2 3"})
    say(s, f"load {depot}+{near}")
    assert (held(s), waiting(s, depot), waiting(s, near)) == ("1 2 2 3", "", "")


@against("B10.5")
@pytest.mark.parametrize("text", ["load 1+3", "load 1+4", "load 2+5", "load 6+2", "load 3+3"])
def test_the_two_depots_must_be_neighbours(text: str) -> None:
    assert refused(loading("m5", "", {1: "1"}), text) == "B10.5"


@against("B10.5")
def test_without_monastery_5_there_is_one_depot() -> None:
    assert refused(loading(NO_POWER, "", {1: "1", 2: "2"}), "load 1+2") == "B8.10"


@rule("B10.5")
@pytest.mark.parametrize("store", ["", "1", "1 2", "1 2 3"])
@pytest.mark.parametrize(("here", "there"), [("4", "5"), ("4 5", "5 6"), ("1 4", "1 5 6"), ("4 5 6", ""), ("4 4", "4")])
def test_two_depots_are_one_pile_of_which_every_choice_that_fits_is_offered(store: str, here: str, there: str) -> None:
    # Depot 6 makes sure that something is asked even if nothing of the two depots fits.
    s = loading("m5", store, {3: here, 4: there, 6: "1"})
    pile = set(here.split()) | set(there.split())
    new = sorted(pile - set(store.split()))
    free = 3 - len(store.split())
    picks = combinations(new, free) if len(new) > free > 0 else []
    expected = {f"load 3+4 only {','.join(pick)}" for pick in picks} or {"load 3+4"}
    assert {text for text in choices(s) if text.startswith("load 3+4")} == expected
    for text in expected:
        twin = say(game.copy(s), text)
        picked = set(text.partition(" only ")[2].split(",")) if "only" in text else set(new if free else [])
        fits = picked | set(store.split())
        assert held(twin).split() == sorted(store.split() + [k for k in f"{here} {there}".split() if k in fits])
        assert waiting(twin, 3).split() == [k for k in here.split() if k not in fits]
        assert waiting(twin, 4).split() == [k for k in there.split() if k not in fits]


@against("B10.5")
def test_two_depots_do_not_give_more_goods_spaces() -> None:
    s = loading("m5", "1 2", {3: "4", 4: "5"})
    assert refused(s, "load 3+4") in ("B8.12", "B8.14")
    assert refused(s, "load 3+4 only 4,5") in ("B8.12", "B8.14")


# 6: the purchase.


@rule("B10.6")
@pytest.mark.parametrize(
    ("silver", "workers", "payments"),
    [
        (2, 0, [""]),
        (1, 1, [" w1"]),
        (0, 2, [" w2"]),
        (2, 1, ["", " w1"]),
        (1, 2, [" w1", " w2"]),
        (2, 2, ["", " w1", " w2"]),
        (9, 9, ["", " w1", " w2"]),
        (1, 0, []),
        (0, 1, []),
        (0, 0, []),
    ],
)
def test_with_monastery_6_two_silver_or_workers_buy_from_any_depot(
    silver: int, workers: int, payments: list[str]
) -> None:
    s = owner("m6", silver=silver, workers=workers).depot(1, "ship").depot(6, "mine").black("cow3").build()
    expected = {f"buy {tile}{paid}" for tile in ("1 ship", "6 mine", "black cow3") for paid in payments}
    assert set(choices(s, "buy")) == expected


@rule("B10.6")
@pytest.mark.parametrize("depot", ["1", "2", "3", "4", "5", "6", "black"])
@pytest.mark.parametrize(
    ("paid", "gain"), [("", Gain(silver=-2)), (" w1", Gain(silver=-1, workers=-1)), (" w2", Gain(workers=-2))]
)
def test_the_price_is_paid_as_announced(depot: str, paid: str, gain: Gain) -> None:
    position = owner("m6", silver=3, workers=3)
    s = (position.black("mine") if depot == "black" else position.depot(int(depot), "mine")).build()
    assert gained(s, 0, f"buy {depot} mine{paid}") == gain
    assert stored(s) == ["mine"]


@against("B10.6")
def test_it_stays_one_purchase_for_the_whole_turn() -> None:
    s = owner("m6", silver=9, workers=9).depot(1, "ship").depot(6, "mine").black("cow3").build()
    say(s, "buy 1 ship w2")
    for text in ("buy black cow3", "buy 6 mine", "buy 6 mine w2", "buy black cow3 w1"):
        assert refused(s, text) == "B7.2"


@against("B10.6")
def test_without_monastery_6_neither_other_depots_nor_workers() -> None:
    s = owner(NO_POWER, silver=9, workers=9).depot(1, "ship").black("cow3").build()
    for text in ("buy 1 ship", "buy 1 ship w2", "buy black cow3 w1", "buy black cow3 w2"):
        assert refused(s, text) == "B10.6"
    assert choices(s, "buy") == ["buy black cow3"]


@against("B10.6")
@pytest.mark.parametrize(
    ("silver", "workers", "text"),
    [
        (1, 9, "buy 1 ship"),
        (0, 9, "buy 1 ship w1"),
        (9, 0, "buy 1 ship w1"),
        (9, 1, "buy 1 ship w2"),
        (9, 9, "buy 1 ship w3"),
    ],
)
def test_each_part_of_the_price_must_be_held(silver: int, workers: int, text: str) -> None:
    s = owner("m6", silver=silver, workers=workers).depot(1, "ship").build()
    assert refused(s, text) == "B7.5"


# 7: animals.


@rule("B10.7")
def test_bennos_sheep_bring_nine_and_his_pig_three() -> None:
    s = with_tiles("m7", {12: "bank", 6: "sheep4"}, storage="sheep3 pig2", dice="2 4").build()
    assert gained(s, 0, "2 place sheep3 5") == Gain(points=(3 + 1) + (4 + 1))
    assert gained(s, 0, "4 place pig2 11") == Gain(points=2 + 1)


@rule("B10.7")
@pytest.mark.parametrize(("monastery", "points"), [("m7", 4 + 5 + 3), (NO_POWER, 3 + 4 + 2)])
def test_monastery_7_counts_tiles_and_not_animals(monastery: str, points: int) -> None:
    s = with_tiles(monastery, {12: "bank", 6: "cow4", 11: "cow2", 5: "goat4"}, storage="cow3", dice="5 5").build()
    assert gained(s, 0, "5 place cow3 10") == Gain(points=points)


# 8 to 12: changing dice. The table of B5.7 gives the cost by steps.

COSTS = {int(row[0]): [int(cell) for cell in row[1:]] for row in table("B5.7")}
USUAL, FREE_STEP, DOUBLE_STEPS, BOTH = range(4)


def costs(steps_of_change: int, column: int) -> str:
    workers = COSTS[steps_of_change][column]
    return f" w{workers}" if workers else ""


@rule("B10.8")
def test_carla_turns_a_3_into_a_6_for_two_workers() -> None:
    s = owner("m8", dice="3 3", workers=2).depot(6, "mine").build()
    assert gained(s, 0, "3 take 6 mine w2") == Gain(workers=-2)


@rule("B10.8", "B10.12", "B10.29")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("depot", range(1, 7))
@pytest.mark.parametrize(
    ("monasteries", "column"),
    [
        ({13: NO_POWER}, USUAL),
        ({13: "m12"}, FREE_STEP),
        ({13: "m8"}, DOUBLE_STEPS),
        ({13: "m8", 8: "m12"}, BOTH),
        ({13: "m9", 8: "m10", 4: "m11"}, USUAL),
    ],
    ids=["usual", "m12", "m8", "m8 and m12", "m9 to m11"],
)
def test_what_a_changed_die_costs_for_taking(die: int, depot: int, monasteries: dict[int, str], column: int) -> None:
    s = owner("", dice=f"{die} {die}", tiles=monasteries, workers=9).depot(depot, "mine").build()
    assert choices(s, "take") == [f"{die} take {depot} mine{costs(steps(die, depot), column)}"]


PLACES = [
    ("bank", 26, 3, 9),
    ("cow2", 28, 2, 10),
    ("ship", 18, 2, 10),
    ("castle", 7, 6, 11),
    ("mine", 25, 4, 11),
    ("m20", 31, 2, 11),
]


@rule("B10.8", "B10.9", "B10.10", "B10.11", "B10.29")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("tile", "field", "number", "helper"), PLACES)
def test_what_a_changed_die_costs_for_placing(die: int, tile: str, field: int, number: int, helper: int) -> None:
    def text(monasteries: dict[int, str]) -> list[str]:
        # Fields 22 and 30 have neighbours of every colour that is needed, besides the start castle's.
        tiles = {22: "ship", 30: "mine", **monasteries}
        s = owner("", tile, f"{die} {die}", tiles=tiles, workers=9).build()
        return [offer for offer in choices(s, "place") if offer.split()[3] == str(field)]

    def expected(column: int) -> list[str]:
        return [f"{die} place {tile} {field}{costs(steps(die, number), column)}"]

    others = [f"m{other}" for other in (9, 10, 11, 12) if other != helper]
    assert text({13: NO_POWER}) == expected(USUAL)
    assert text({13: f"m{helper}"}) == expected(FREE_STEP)
    assert text({13: "m8"}) == expected(DOUBLE_STEPS)
    assert text({13: "m8", 8: f"m{helper}"}) == expected(BOTH)
    assert text(dict(zip((13, 8, 4), others, strict=True))) == expected(USUAL)


@rule("B10.8")
@pytest.mark.parametrize(
    ("monastery", "offer"),
    [(NO_POWER, " w3"), ("m8", " w2"), ("m9", " w3"), ("m10", " w3"), ("m11", " w3"), ("m12", " w3")],
)
def test_for_selling_only_monastery_8_helps(monastery: str, offer: str) -> None:
    s = owner(monastery, dice="6 6", goods="3", workers=9).build()
    assert choices(s, "sell") == [f"6 sell 3{offer}"]


@against("B10.9", "B10.10", "B10.11")
@pytest.mark.parametrize(("tile", "field", "number", "helper"), PLACES)
def test_the_free_step_is_one_step_for_the_named_kinds_only(tile: str, field: int, number: int, helper: int) -> None:
    one, two = number % 6 + 1, (number + 1) % 6 + 1
    tiles = {22: "ship", 30: "mine"}
    s = owner("", tile, f"{one} {two}", tiles={13: f"m{helper}", **tiles}).build()
    assert refused(s, f"{two} place {tile} {field}") == "B6.7", "two steps are not free"
    say(s, f"{one} place {tile} {field}")
    for other in {9, 10, 11, 12} - {helper}:
        s = owner("", tile, f"{one} {two}", tiles={13: f"m{other}", **tiles}).build()
        assert refused(s, f"{one} place {tile} {field}") == "B6.7"


@against("B10.12")
def test_the_free_step_for_taking_is_one_step_and_for_taking_only() -> None:
    s = owner("m12", "bank", "1 5", goods="6").depot(6, "mine").depot(3, "ship").build()
    assert refused(s, "1 take 3 ship") == "B6.2"
    assert refused(s, "1 take 6 mine w1") == "B5.7", "a step that is free is not paid"
    assert refused(s, "1 place bank 14") == "B6.7"
    assert refused(s, "5 sell 6") == "B6.13"
    say(s, "1 take 6 mine")


@against("B10.12")
def test_the_free_step_does_not_pay_for_a_purchase() -> None:
    s = owner("m12", silver=1).black("mine").build()
    assert refused(s, "buy black mine") == "B7.5"


# 13 and 14: workers.


@rule("B10.13", "B10.14", "B10.29")
@pytest.mark.parametrize(
    ("monasteries", "gain"),
    [
        ({13: NO_POWER}, Gain(workers=2)),
        ({13: "m13"}, Gain(workers=2, silver=1)),
        ({13: "m14"}, Gain(workers=4)),
        ({13: "m13", 8: "m14"}, Gain(workers=4, silver=1)),
    ],
)
def test_monasteries_13_and_14_work_for_taking_workers_but_not_for_a_boarding_house(
    monasteries: dict[int, str], gain: Gain
) -> None:
    s = owner("", "castle boarding-house", "3 6", tiles=monasteries).build()
    assert gained(game.copy(s), 0) == Gain()
    by_die = game.copy(s)
    assert gained(by_die, 0, "3 workers") == gain
    by_castle = game.copy(s)
    assert gained(by_castle, 0, "6 place castle 7", "workers") == gain
    assert gained(s, 0, "3 place boarding-house 26") == Gain(workers=4)


@rule("B10.13")
def test_monastery_13_adds_no_silver_to_the_workers_of_mines_or_sales() -> None:
    tiles = {8: "m4", 4: "m2", 25: "mine"}
    position = with_tiles("m13", tiles, dice="3", goods="3").at("A", 5).order(1, 0).to_move(0)
    assert gained(position.build(), 0, "3 sell 3") == Gain(points=2, silver=1 + 1, workers=1 + 1)


# 15 to 26: the end of the game.


def final(monastery: str, tiles: dict[int, str] | None = None, **said: Any) -> int:
    """What seat 0 scores at the end with the monastery, more than without it."""

    def points(name: str) -> int:
        position = burgundy(2).seat(0, silver=0, workers=0, tiles={13: name, **(tiles or {})})
        return ended(position.seat(0, **said))[0]

    return points(monastery) - points("m1")


@rule("B10.15", "B10.25")
def test_dario_has_sold_four_kinds_and_eleven_goods() -> None:
    sold = "4 4 4 4 2 2 2 3 3 3 6"
    assert final("m15", sold=sold) == 8
    assert final("m25", sold=sold) == 11
    assert final("m15", {8: "m25"}, sold=sold) == 8
    assert final("m25", {8: "m15"}, sold=sold) == 11


@rule("B10.15")
@pytest.mark.parametrize(("sold", "points"), [("", 0), ("5", 2), ("5 5 5", 2), ("1 2", 4), ("1 2 3 4 5 6", 12)])
def test_monastery_15_counts_kinds_sold(sold: str, points: int) -> None:
    assert final("m15", sold=sold) == points


@rule("B10.15", "B10.25")
@pytest.mark.parametrize("monastery", ["m15", "m25"])
def test_unsold_goods_do_not_count(monastery: str) -> None:
    assert final(monastery, goods="1 2 3") == 0


BUILDING_MONASTERIES = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding-house",
    22: "bank",
    23: "town-hall",
}


@pytest.mark.parametrize(
    ("monastery", "building"),
    [
        pytest.param("m16", "warehouse", marks=rule("B10.16")),
        pytest.param("m17", "watchtower", marks=rule("B10.17")),
        pytest.param("m18", "carpenter", marks=rule("B10.18")),
        pytest.param("m19", "church", marks=rule("B10.19")),
        pytest.param("m20", "market", marks=rule("B10.20")),
        pytest.param("m21", "boarding-house", marks=rule("B10.21")),
        pytest.param("m22", "bank", marks=rule("B10.22")),
        pytest.param("m23", "town-hall", marks=rule("B10.23")),
    ],
)
def test_four_points_for_each_placed_building_of_its_type(monastery: str, building: str) -> None:
    cities = (12, 14, 23, 26)  # one field in each of the four cities
    for number in range(5):
        assert final(monastery, dict.fromkeys(cities[:number], building)) == 4 * number
    others = [other for other in BUILDING_MONASTERIES.values() if other != building]
    tiles = dict(zip((12, 14, 15, 9, 23, 24, 29), others, strict=True))
    assert final(monastery, tiles) == 0, "other types do not count"
    assert final(monastery, storage=building) == 0, "stored buildings do not count"


@rule("B10.17", "B10.22")
def test_benno_scores_24_for_two_watchtowers_and_four_banks() -> None:
    banks = dict.fromkeys((12, 14, 23, 26), "bank")
    towers = dict.fromkeys((15, 24), "watchtower")
    assert final("m17", {8: "m22", **banks, **towers}) + final("m22", {**banks, **towers}) == 24


@rule("B10.24")
@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ([], 0),
        (["cow2"], 4),
        (["cow2", "cow3", "cow4"], 4),
        (["sheep2", "sheep3", "sheep4", "cow2", "goat3"], 12),  # Anna
        (["sheep2", "cow2", "goat3", "pig4"], 16),
    ],
)
def test_four_points_for_each_species(animals: list[str], points: int) -> None:
    assert final("m24", dict(zip((1, 5, 6, 10, 28), animals, strict=False))) == points
    assert final("m24", storage=" ".join(animals[:3])) == 0, "stored animals do not count"


@rule("B10.25")
@pytest.mark.parametrize(("sold", "points"), [("", 0), ("5", 1), ("5 5 5", 3), ("1 2 2", 3)])
def test_monastery_25_counts_goods_sold(sold: str, points: int) -> None:
    assert final("m25", sold=sold) == points


@rule("B10.26")
@pytest.mark.parametrize("bonuses", range(7))
def test_monastery_26_counts_bonuses(bonuses: int) -> None:
    assert final("m26", bonuses=bonuses) == 3 * bonuses


@rule("B10.26")
@pytest.mark.parametrize(("taken", "bonus", "at_the_end"), [(0, 5, 3), (1, 2, 3), (2, 0, 0)])
def test_large_and_small_bonuses_count_alike(taken: int, bonus: int, at_the_end: int) -> None:
    # The third mine completes the mine area of three in phase E (6 + 2) and the colour.
    position = with_tiles("m26", {25: "mine", 30: "mine"}, storage="mine", dice="3").taken("M", taken)
    s = position.at("E", 5).order(1, 0).to_move(0).build()
    # Three mines pay 3 silver, which score 3 points.
    assert gained(s, 0, "3 place mine 34") == Gain(points=6 + 2 + bonus + 3 + at_the_end, silver=3)


# What holds for all of them.


@rule("B10.27")
def test_a_monastery_does_not_work_for_its_own_placement() -> None:
    s = owner(NO_POWER, "m11", "4 4").build()
    assert refused(s, "4 place m11 8") == "B6.7", "a free step would make a 5 of the 4"
    s = owner(NO_POWER, "m8", "3 3", workers=1).build()
    assert refused(s, "3 place m8 8") == "B6.7", "two steps for one worker would make a 5 of the 3"
    assert refused(s, "3 place m8 8 w1") == "B5.7"


@rule("B10.27")
@pytest.mark.parametrize(
    ("monastery", "then"),
    [
        ("m1", "1 place bank 27"),
        ("m3", "1 sell 1"),
        ("m6", "buy 2 castle w2"),
        ("m8", "1 take 3 mine w1"),
        ("m9", "1 place market 14"),
        ("m10", "1 place ship 18"),
        ("m11", "1 place castle 7"),
        ("m12", "1 take 2 castle"),
    ],
)
def test_a_monastery_works_for_the_rest_of_the_turn_in_which_it_is_placed(monastery: str, then: str) -> None:
    stored_too = then.split()[2] if "place" in then else ""
    position = owner(
        NO_POWER, f"{monastery} {stored_too}", "1 5", tiles={13: NO_POWER, 26: "bank"}, workers=2, goods="1"
    )
    s = position.depot(2, "castle").depot(3, "mine").build()
    if monastery != "m3":
        assert refused(s, then) in ("B9.9", "B10.6", "B5.7", "B6.7", "B6.2")
    say(s, f"5 place {monastery} 8")
    if monastery == "m3":
        assert gained(s, 0, then) == Gain(points=2, silver=2)
    else:
        say(s, then)


@rule("B10.27")
@pytest.mark.parametrize(("monastery", "gain"), [("m13", Gain(workers=2, silver=1)), ("m14", Gain(workers=4))])
def test_workers_taken_after_the_placement_are_more(monastery: str, gain: Gain) -> None:
    s = owner(NO_POWER, monastery, "5 5").build()
    assert gained(s, 0, f"5 place {monastery} 8", "5 workers") == gain


@rule("B10.27")
def test_monastery_2_placed_in_the_last_turn_of_a_phase_pays_at_its_end() -> None:
    position = with_tiles(NO_POWER, {25: "mine"}, storage="m2", dice="5").at("A", 5).order(1, 0).to_move(0)
    assert gained(position.build(), 0, "5 place m2 8") == Gain(silver=1, workers=1)


@rule("B10.28")
@against("B10.28")
@pytest.mark.parametrize(
    ("monastery", "text", "refusal"),
    [
        ("m1", "1 place bank 27", "B9.9"),
        ("m6", "buy 2 castle w2", "B10.6"),
        ("m8", "1 take 3 mine w1", "B5.7"),
        ("m9", "1 place bank 14", "B6.7"),
        ("m10", "1 place ship 18", "B6.7"),
        ("m11", "5 place castle 7", "B6.7"),
        ("m12", "1 take 2 castle", "B6.2"),
    ],
)
def test_a_stored_monastery_gives_no_power(monastery: str, text: str, refusal: str) -> None:
    tile = text.split()[2] if "place" in text else ""
    position = owner("", f"{monastery} {tile}", "1 5", tiles={13: NO_POWER, 26: "bank"}, workers=2)
    s = position.depot(2, "castle").depot(3, "mine").build()
    assert refused(s, text) == refusal


@against("B10.28")
def test_a_stored_monastery_5_joins_no_depots() -> None:
    s = owner("", "m5 ship", "2 3", tiles={}).depot(1, goods="1").depot(2, goods="2").build()
    say(s, "2 place ship 18")
    assert refused(s, "load 1+2") == "B8.10"


@against("B10.28")
@pytest.mark.parametrize(
    ("storage", "texts", "gain"),
    [
        ("m3 m4", ["1 sell 1"], Gain(points=2, silver=1)),
        ("m13 m14", ["1 workers"], Gain(workers=2)),
        ("m7 cow2", ["1 place cow2 6"], Gain(points=2)),
    ],
)
def test_a_stored_monastery_adds_nothing(storage: str, texts: list[str], gain: Gain) -> None:
    s = owner("", storage, "1 5", tiles={12: "bank"}, goods="1").build()
    assert gained(s, 0, *texts) == gain


@against("B10.28")
def test_a_stored_monastery_2_pays_no_workers() -> None:
    position = owner("", "m2", "3", tiles={25: "mine"}).at("A", 5).order(1, 0).to_move(0)
    assert gained(position.build(), 0, "3 workers") == Gain(silver=1, workers=2)


@against("B10.28")
@pytest.mark.parametrize("number", range(15, 27))
def test_a_stored_monastery_scores_nothing_at_the_end(number: int) -> None:
    tiles = {
        12: "market",
        14: "carpenter",
        15: "church",
        9: "warehouse",
        23: "boarding-house",
        24: "bank",
        29: "town-hall",
    }
    tiles |= {26: "watchtower", 28: "cow2"}
    position = burgundy(2).seat(0, silver=0, workers=0, sold="1 2", bonuses=2, tiles=tiles, storage=f"m{number}")
    assert ended(position)[0] == 0


@rule("B10.29")
def test_the_free_step_comes_on_top_of_paid_workers() -> None:
    s = owner("m9", "bank", "6 6", workers=2).build()
    assert gained(s, 0, "6 place bank 26 w2") == Gain(workers=-2, silver=2)


@rule("B10.29")
def test_the_free_step_stays_one_step_with_monastery_8() -> None:
    s = owner("", "bank", "6 6", tiles={13: "m8", 8: "m9"}, workers=1).build()
    assert gained(s, 0, "6 place bank 26 w1") == Gain(workers=-1, silver=2)
    s = owner("", "bank", "1 1", tiles={13: "m8", 8: "m9"}).build()
    assert refused(s, "1 place bank 26") == "B6.7", "two steps are not free even with monastery 8"


@rule("B10.29")
def test_the_next_phase_finds_monasteries_in_force() -> None:
    s = owner("m14", dice="3").at("A", 5).order(1, 0).to_move(0).build()
    say(s, "3 workers")
    let_chance_draw(s)
    while game.to_move(s) != 0:
        say(s, choices(s, "workers")[0])
    die = own(s).dice[0]
    assert gained(s, 0, f"{die} workers") == Gain(workers=4)
