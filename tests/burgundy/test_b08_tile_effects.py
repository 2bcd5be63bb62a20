"""B8 castles, mines, ships and animals.

Duchy 1, on which most of this is played; C19 is the start castle, the number after the colon is the field's die number:

          A1:6  C2:5  C3:4  Y4:3
       A5:2  A6:1  C7:6  Y8:5  B9:4
    A10:5 A11:4 B12:3 Y13:1 B14:2 B15:3
  S16:6 S17:1 S18:2 C19:6 S20:5 S21:4 S22:1
    B23:2 B24:5 M25:4 B26:3 B27:1 A28:2
       B29:6 M30:1 Y31:2 B32:5 B33:6
          M34:3 Y35:4 Y36:1 B37:3
"""

from math import comb
from typing import Any

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.burgundy.state import State
from hexhaven.kernel.frame import CHANCE
from tests.burgundy.at_table import choices, let_chance_draw, new, own, placed, refused, say, seen, stored
from tests.burgundy.counting import Gain, gained, held, waiting
from tests.marks import against, rule


def with_castle(storage: str = "", **said: Any) -> Position:
    """A six-sided die for the castle on field 7, beside the monastery on 13; the other die shows 1."""
    position = burgundy(2).seat(0, dice="6 1", storage=f"castle {storage}", workers=0, tiles={13: "m16"})
    return position.seat(0, **said)


def with_ship(goods: str = "", monastery: str = "m16") -> Position:
    """A ship for field 18, beside the start castle, with a 2; the other die shows 1."""
    return burgundy(2).seat(0, dice="1 2", storage="ship", workers=0, goods=goods, tiles={13: monastery})


def loading(goods: str, depots: dict[int, str], monastery: str = "m16") -> State:
    """The ship is placed and asks for a depot."""
    position = with_ship(goods, monastery)
    for depot, lies_there in depots.items():
        position.depot(depot, goods=lies_there)
    s = position.build()
    say(s, "2 place ship 18")
    return s


# Castle.


@rule("B8.1", "B8.2")
def test_a_castle_gives_an_action_as_if_with_a_die_of_any_number() -> None:
    s = with_castle("bank cow2", goods="2 2 6").depot(1, "ship bank").depot(5, "mine").build()
    say(s, "6 place castle 7")
    takes = {"take 1 ship", "take 1 bank", "take 5 mine"}
    places = {"place bank 12", "place bank 14", "place bank 26", "place cow2 6"}
    sales = {"sell 2", "sell 6"}
    assert set(choices(s)) == takes | places | sales | {"workers"}


@rule("B8.1")
def test_the_extra_action_comes_on_top_of_the_two_dice() -> None:
    s = with_castle().build()
    assert gained(s, 0, "6 place castle 7", "workers", "1 workers") == Gain(workers=4)
    assert game.to_move(s) == 1


@rule("B8.2")
@pytest.mark.parametrize("depot", range(1, 7))
def test_the_extra_action_takes_from_any_numbered_depot_without_workers(depot: int) -> None:
    s = with_castle().depot(depot, "mine").build()
    assert gained(s, 0, "6 place castle 7", f"take {depot} mine") == Gain()
    assert stored(s) == ["mine"]


@rule("B8.2")
@pytest.mark.parametrize("kind", range(1, 7))
def test_the_extra_action_sells_any_kind(kind: int) -> None:
    s = with_castle(goods=f"{kind} {kind}").build()
    assert gained(s, 0, "6 place castle 7", f"sell {kind}") == Gain(points=4, silver=1)


@rule("B8.2")
def test_the_other_rules_of_the_action_hold() -> None:
    s = with_castle("bank cow2", goods="2").depot(1, "ship").black("mine").build()
    say(s, "6 place castle 7")
    assert refused(s, "take 2 ship") == "B6.2"
    assert refused(s, "take black mine") == "B6.2"
    assert refused(s, "sell 3") == "B6.13"
    assert refused(s, "place bank 6") == "B6.9"
    assert refused(s, "place bank 9") == "B6.10"
    assert refused(s, "place castle 7") == "B6.7"
    assert refused(s, "place ship 18") == "B6.3"


@rule("B8.2")
def test_the_extra_action_takes_no_workers_and_no_die() -> None:
    s = with_castle(workers=5).depot(1, "ship").build()
    say(s, "6 place castle 7")
    assert refused(s, "take 1 ship w1") == "B5.7"
    assert refused(s, "1 take 1 ship") == "B5.12"


@rule("B8.3")
def test_taking_workers_is_always_possible_as_the_extra_action() -> None:
    s = with_castle().build()
    say(s, "6 place castle 7")
    assert choices(s) == ["workers"]


@against("B8.3")
@pytest.mark.parametrize("text", ["pass", "end"])
def test_the_extra_action_cannot_be_declined(text: str) -> None:
    s = with_castle(silver=2).depot(1, "ship").black("mine").build()
    say(s, "6 place castle 7")
    assert refused(s, text) == "B8.3"


@rule("B8.4")
@pytest.mark.parametrize(
    ("monastery", "gain"), [("m13", Gain(workers=2, silver=1)), ("m14", Gain(workers=4)), ("m16", Gain(workers=2))]
)
def test_monasteries_13_and_14_work_for_the_extra_action(monastery: str, gain: Gain) -> None:
    s = with_castle(tiles={13: monastery}).build()
    assert gained(s, 0, "6 place castle 7", "workers") == gain


@rule("B8.5")
def test_a_tile_bought_during_the_extra_action_may_be_placed_by_it() -> None:
    s = with_castle(silver=2).black("watchtower").build()
    say(s, "6 place castle 7")
    assert choices(s) == ["buy black watchtower", "workers"]
    assert gained(s, 0, "buy black watchtower", "place watchtower 26") == Gain(silver=-2, points=4)
    assert choices(s) == ["1 workers"]


@rule("B8.5")
def test_after_the_purchase_the_extra_action_is_still_due() -> None:
    s = with_castle(silver=4).black("watchtower mine").build()
    say(s, "6 place castle 7", "buy black watchtower")
    assert refused(s, "buy black mine") == "B7.2"
    assert refused(s, "pass") == "B8.3"


@rule("B8.6")
@pytest.mark.parametrize("duchies", ["1", "3"])
def test_the_start_castle_gives_no_action(duchies: str) -> None:
    s = let_chance_draw(new(seats=2, duchies=duchies))
    if duchies == "3":
        let_chance_draw(say(s, "castle 7", "castle 33"))
    assert [list(placed(s, seat).values()) for seat in (0, 1)] == [["castle"], ["castle"]]
    assert all(text[0] in "123456" for text in choices(s)), "the first question is one of the two dice"
    assert [own(s, seat).workers for seat in (0, 1)] == [1, 2]


# Mine.


@rule("B8.7")
def test_a_mine_brings_nothing_when_it_is_placed() -> None:
    s = burgundy(2).seat(0, dice="4 1", storage="mine", workers=0).build()
    assert gained(s, 0, "4 place mine 25") == Gain()
    assert choices(s) == ["1 workers"]


@rule("B8.7")
def test_a_mine_pays_at_the_end_of_the_phase_in_which_it_was_placed() -> None:
    position = burgundy(2).at("A", 5).order(1, 0).seat(0, dice="4", storage="mine", workers=0)
    assert gained(position.build(), 0, "4 place mine 25") == Gain(silver=1)


# Ship.


@rule("B8.8")
@pytest.mark.parametrize("space", range(6))
def test_a_ship_moves_its_marker_one_space(space: int) -> None:
    s = with_ship().seat(0, bridge=space).build()
    say(s, "2 place ship 18")
    assert own(s).bridge == space + 1


@rule("B8.8")
@pytest.mark.parametrize(
    ("bridge", "before", "after"),
    [
        ((0, 0, 0), (2, 1, 0), [0, 2, 1]),  # away from the bottom of a stack
        ((0, 1, 1), (1, 2, 0), [0, 1, 2]),  # on top of the stack it comes to
        ((0, 2, 1), (1, 2, 0), [1, 0, 2]),  # on top of one, still behind another
        ((0, 2, 2), (1, 2, 0), [1, 2, 0]),  # still behind both
        ((1, 1, 1), (0, 1, 2), [0, 1, 2]),  # already first
        ((3, 1, 0), (0, 1, 2), [0, 1, 2]),
    ],
)
def test_the_marker_goes_on_top_of_those_on_its_new_space(
    bridge: tuple[int, ...], before: tuple[int, ...], after: list[int]
) -> None:
    position = burgundy(3).order(*before).to_move(0)
    for seat, space in enumerate(bridge):
        position.seat(seat, bridge=space)
    s = position.seat(0, dice="2 2", storage="ship").build()
    assert seen(s).order == list(before)
    say(s, "2 place ship 18")
    assert seen(s).order == after


@rule("B8.8")
def test_overtaking_counts_in_the_next_round() -> None:
    s = burgundy(2).order(1, 0).to_move(0).seat(0, dice="2", storage="ship").build()
    say(s, "2 place ship 18")
    let_chance_draw(s)
    assert game.to_move(s) == 0


@rule("B8.9")
def test_the_marker_moves_before_the_goods_are_chosen() -> None:
    s = loading("", {3: "5"})
    assert own(s).bridge == 1
    assert held(s) == ""
    say(s, "load 3")
    assert (own(s).bridge, held(s), waiting(s, 3)) == (1, "5", "")


@rule("B8.10")
def test_any_one_depot_may_be_chosen_whatever_the_die() -> None:
    s = loading("", {depot: str(depot) for depot in range(1, 7)})
    assert choices(s) == [f"load {depot}" for depot in range(1, 7)]
    say(s, "load 6")
    assert held(s) == "6"
    assert [waiting(s, depot) for depot in range(1, 7)] == ["1", "2", "3", "4", "5", ""]


@against("B8.10")
@pytest.mark.parametrize("text", ["load 1+2", "load 6+1", "load 1+4", "pass", "1 workers", "workers", "sell 1", "end"])
def test_exactly_one_depot_is_chosen_and_nothing_else_done(text: str) -> None:
    s = loading("", {1: "1", 2: "2", 4: "4"})
    assert refused(s, text) == "B8.10"


@rule("B8.10")
def test_the_purchase_is_possible_while_a_depot_is_chosen() -> None:
    s = with_ship().seat(0, silver=2).depot(1, goods="1").black("mine").build()
    say(s, "2 place ship 18", "buy black mine", "load 1")
    assert (stored(s), held(s)) == (["mine"], "1")


@rule("B8.11", "B8.12")
@pytest.mark.parametrize(
    ("store", "pile", "then"),
    [
        ("", "1", "1"),
        ("", "1 1 1", "1 1 1"),
        ("", "1 2 3", "1 2 3"),
        ("4", "1 2 2", "1 2 2 4"),
        ("4 5", "4 6", "4 4 5 6"),
        ("4 5 6", "4 5 6 6", "4 4 5 5 6 6 6"),
        ("1 1 1", "1 1 1 1", "1 1 1 1 1 1 1"),
    ],
)
def test_all_goods_of_the_depot_are_taken_if_they_fit(store: str, pile: str, then: str) -> None:
    s = loading(store, {3: pile})
    assert choices(s, "3") == ["load 3"]
    say(s, "load 3")
    assert (held(s), waiting(s, 3)) == (then, "")


@against("B8.11")
@pytest.mark.parametrize(("store", "pile"), [("", "1 2"), ("6", "1 2"), ("1 5", "1 2")])
def test_no_good_that_fits_is_left(store: str, pile: str) -> None:
    s = loading(store, {3: pile})
    assert choices(s, "3") == ["load 3"]
    assert refused(s, "load 3 only 1") == "B8.11"


@rule("B8.12")
@pytest.mark.parametrize(
    ("store", "offers"),
    [
        ("1", ["load 3"]),  # one kind held, two new ones make three
        ("1 2", ["load 3 only 5", "load 3 only 6"]),  # a fourth would be too many
        ("1 2 4", ["load 3"]),  # none of them fits
    ],
)
def test_a_player_holds_at_most_three_kinds(store: str, offers: list[str]) -> None:
    s = loading(store, {3: "5 6", 4: store})
    assert choices(s, "3") == offers
    say(s, offers[0])
    assert len(own(s).goods) <= 3


@against("B8.12")
@pytest.mark.parametrize(
    ("store", "text"), [("1 2", "load 3 only 5,6"), ("1 2 4", "load 3 only 5"), ("", "load 3 only 1,2,5,6")]
)
def test_a_fourth_kind_is_not_taken(store: str, text: str) -> None:
    s = loading(store, {3: "1 2 5 6"})
    assert refused(s, text) in ("B8.12", "B8.14")


@rule("B8.13")
def test_a_kind_already_held_is_taken_even_if_no_goods_space_is_free() -> None:
    s = loading("1 2 3", {3: "1 1 4 5"})
    say(s, "load 3")
    assert (held(s), waiting(s, 3)) == ("1 1 1 2 3", "4 5")


@rule("B8.13", "B8.14", "B8.15")
@pytest.mark.parametrize(("picked", "left"), [("3", "5"), ("5", "3")])
def test_carla_takes_turquoise_and_either_pink_or_brown(picked: str, left: str) -> None:
    s = loading("1 4", {2: "1 3 5"})
    assert choices(s, "2") == ["load 2 only 3", "load 2 only 5"]
    say(s, f"load 2 only {picked}")
    assert held(s) == " ".join(sorted(f"1 1 4 {picked}".split()))
    assert waiting(s, 2) == left


@rule("B8.14")
@pytest.mark.parametrize("free", range(4))
@pytest.mark.parametrize("new_kinds", range(1, 4))
def test_the_player_picks_as_many_new_kinds_as_there_are_free_spaces(free: int, new_kinds: int) -> None:
    store = " ".join("123"[: 3 - free])
    pile = " ".join("456"[:new_kinds])
    s = loading(store, {3: pile, 1: "1"} if not free else {3: pile})
    picks = comb(new_kinds, free) if new_kinds > free > 0 else 1
    assert len(choices(s, "3")) == picks
    for text in choices(s, "3"):
        twin = game.copy(s)
        say(twin, text)
        taken = set(held(twin).split()) - set(store.split())
        assert len(taken) == min(free, new_kinds)
        assert taken | set(waiting(twin, 3).split()) == set(pile.split())


@rule("B8.14")
def test_all_goods_of_a_picked_kind_are_taken() -> None:
    s = loading("1 4", {2: "3 3 3 5 5"})
    say(s, "load 2 only 3")
    assert (held(s), waiting(s, 2)) == ("1 3 3 3 4", "5 5")


@against("B8.14")
@pytest.mark.parametrize("text", ["load 2", "load 2 only 3,5", "load 2 only 1", "load 2 only 6", "load 2 only 1,3"])
def test_where_not_all_kinds_fit_exactly_as_many_as_fit_are_picked(text: str) -> None:
    s = loading("1 4", {2: "1 3 5"})
    assert refused(s, text) == "B8.14"


@against("B8.14")
def test_picking_fewer_kinds_than_fit_is_refused() -> None:
    s = loading("1", {2: "3 5 6"})
    assert choices(s, "2") == ["load 2 only 3,5", "load 2 only 3,6", "load 2 only 5,6"]
    assert refused(s, "load 2 only 3") == "B8.14"


@rule("B8.15")
def test_what_does_not_fit_stays_and_another_ship_may_take_it() -> None:
    s = with_ship("1 2 3").seat(1, dice="2 2", storage="ship", goods="").depot(4, goods="1 5 6").build()
    say(s, "2 place ship 18", "load 4", "1 workers")
    assert waiting(s, 4) == "5 6"
    say(s, "2 place ship 18", "load 4")
    assert (held(s, 1), waiting(s, 4)) == ("5 6", "")


@rule("B8.16")
def test_a_depot_without_goods_may_be_chosen() -> None:
    s = loading("", {1: "1"})
    say(s, "load 2")
    assert (held(s), waiting(s, 1)) == ("", "1")


@rule("B8.16")
def test_a_depot_without_goods_that_fit_may_be_chosen() -> None:
    s = loading("1 2 3", {1: "1", 2: "4 5"})
    say(s, "load 2")
    assert (held(s), waiting(s, 2)) == ("1 2 3", "4 5")


@rule("B8.16")
@pytest.mark.parametrize("depots", [{}, {3: "4", 5: "5 6"}])
def test_nothing_is_asked_if_no_depot_holds_a_good_that_fits(depots: dict[int, str]) -> None:
    s = loading("1 2 3", depots)
    assert own(s).bridge == 1
    assert choices(s) == ["1 sell 1", "1 workers"]


@rule("B8.17")
def test_six_ships_lead_to_the_seventh_space_and_no_further() -> None:
    rivers = (16, 17, 18, 20, 21, 22)
    s = burgundy(2).seat(0, bridge=5, storage="ship ship", dice="1 1", tiles=dict.fromkeys(rivers[:5], "ship")).build()
    say(s, "1 place ship 22")
    assert own(s).bridge == 6
    assert choices(s, "place") == [], "no river field is left for a seventh ship"


# Animals.


@rule("B8.18")
@pytest.mark.parametrize("species", ["cow", "sheep", "pig", "goat"])
@pytest.mark.parametrize("value", [2, 3, 4])
def test_an_animal_tile_scores_its_value(species: str, value: int) -> None:
    s = burgundy(2).seat(0, dice="1 1", storage=f"{species}{value}", tiles={12: "bank"}).build()
    assert gained(s, 0, f"1 place {species}{value} 6") == Gain(points=value)


def benno(*storage: str) -> State:
    """A pasture of five fields with a cow tile of 3 and a sheep tile of 3."""
    tiles = {12: "bank", 6: "cow3", 5: "sheep3"}
    return burgundy(2).seat(0, dice="4 5", storage=" ".join(storage), tiles=tiles).build()


@rule("B8.18", "B8.19")
def test_benno_scores_seven_and_eleven_for_his_cows() -> None:
    s = benno("cow4", "cow4")
    assert gained(s, 0, "4 place cow4 11") == Gain(points=4 + 3)
    assert gained(s, 0, "5 place cow4 10") == Gain(points=4 + 4 + 3)


@rule("B8.19", "B8.20")
def test_benno_scores_five_for_a_sheep_and_nothing_for_the_cows() -> None:
    s = benno("cow4", "sheep2")
    say(s, "4 place cow4 11")
    assert gained(s, 0, "5 place sheep2 10") == Gain(points=2 + 3)


@rule("B8.20")
def test_animals_need_not_be_neighbours() -> None:
    s = burgundy(2).seat(0, dice="5 5", storage="goat2", tiles={1: "goat4", 17: "ship"}).build()
    assert gained(s, 0, "5 place goat2 10") == Gain(points=2 + 4)


@rule("B8.20")
def test_animals_of_another_pasture_do_not_score() -> None:
    s = burgundy(2).seat(0, dice="1 1", storage="cow2", tiles={12: "bank", 28: "cow4"}).build()
    assert gained(s, 0, "1 place cow2 6") == Gain(points=2)


@rule("B8.20")
def test_animals_of_another_player_do_not_score() -> None:
    s = burgundy(2).seat(0, dice="1 1", storage="cow2", tiles={12: "bank"}).seat(1, tiles={5: "cow4"}).build()
    assert gained(s, 0, "1 place cow2 6") == Gain(points=2)


@rule("B8.18", "B8.19")
def test_an_animal_that_completes_its_pasture_scores_both() -> None:
    s = burgundy(2).seat(0, dice="2 2", storage="pig3", tiles={22: "ship"}).build()
    assert gained(s, 0, "2 place pig3 28") == Gain(points=3 + 1 + 10)


# Effects within effects.


@rule("B8.1", "B8.9")
def test_a_castle_may_place_a_ship_whose_goods_come_before_the_next_die() -> None:
    s = with_castle("ship").depot(2, goods="4 4").build()
    say(s, "6 place castle 7", "place ship 18")
    assert refused(s, "1 workers") == "B8.10"
    say(s, "load 2")
    assert choices(s) == ["1 workers"]
    assert (held(s), own(s).bridge) == ("4 4", 1)


@rule("B8.1", "B8.2")
def test_three_castles_in_a_row_each_give_an_action() -> None:
    s = with_castle("castle castle").build()
    assert gained(s, 0, "6 place castle 7") == Gain()
    assert gained(s, 0, "place castle 2") == Gain()
    # The last one completes the area of three (6) in phase A (10) and the colour, as the first player (5).
    assert gained(s, 0, "place castle 3") == Gain(points=6 + 10 + 5)
    assert gained(s, 0, "workers") == Gain(workers=2)
    assert choices(s) == ["1 workers"]


@rule("B8.1", "B8.7")
def test_a_castle_may_place_an_animal_a_mine_or_a_monastery() -> None:
    s = with_castle("cow2 mine").build()
    assert gained(s, 0, "6 place castle 7", "place cow2 6") == Gain(points=2)
    s = with_castle("cow2 mine").build()
    assert gained(s, 0, "6 place castle 7", "place mine 25") == Gain()
    s = with_castle("m20").build()
    assert gained(s, 0, "6 place castle 7", "place m20 8") == Gain()
    assert game.to_move(s) != CHANCE
