"""B7 Black depot: one purchase in the own turn, at any time, for two silver.

Fields of duchy 1 used here: C7:6, Y8:5, B12:3, Y13:1, S18:2, B26:3; the number after the colon is the die number.
"""

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.kernel.frame import CHANCE
from tests.burgundy.at_table import (
    choices,
    idle,
    let_chance_draw,
    lying,
    new,
    next_round,
    odds,
    own,
    placed,
    refused,
    say,
    seen,
    stored,
)
from tests.marks import against, rule


def rich(silver: int = 2, **said: object) -> Position:
    """A player with silver, and four tiles in the black depot."""
    position = burgundy(2).seat(0, silver=silver, **said).black("m7 mine ship bank")  # type: ignore[arg-type]
    return position.depot(3, "ship castle bank", goods="1")


@rule("B7.1")
@pytest.mark.parametrize("name", ["m7", "mine", "ship", "bank"])
def test_any_tile_of_the_black_depot_for_two_silver(name: str) -> None:
    s = rich(5, workers=0).build()
    say(s, f"buy black {name}")
    assert (own(s).silver, own(s).workers, stored(s)) == (3, 0, [name])
    assert lying(s, 0) == sorted({"m7", "mine", "ship", "bank"} - {name})
    assert own(s).dice == [1, 1], "it needs no die"


@rule("B7.1")
def test_the_silver_goes_back_to_the_stock() -> None:
    s = rich().seat(1, silver=7).build()
    say(s, "buy black mine")
    assert (own(s, 0).silver, own(s, 1).silver) == (0, 7)


@rule("B7.1")
def test_two_equal_tiles_are_one_choice_and_one_is_bought() -> None:
    s = burgundy(2).seat(0, silver=2).black("mine mine").build()
    assert choices(s, "buy") == ["buy black mine"]
    say(s, "buy black mine")
    assert (lying(s, 0), stored(s)) == (["mine"], ["mine"])


@rule("B7.2")
def test_one_purchase_in_each_turn() -> None:
    s = rich(9).build()
    say(s, "buy black m7")
    assert choices(s, "buy") == []
    next_round(s)
    assert game.to_move(s) == 0
    say(s, "buy black mine")
    assert stored(s) == ["m7", "mine"]


@against("B7.2")
@pytest.mark.parametrize("used", [0, 1])
def test_no_second_purchase_in_a_turn(used: int) -> None:
    s = rich(9).build()
    say(s, *["1 workers"] * used, "buy black m7")
    assert refused(s, "buy black mine") == "B7.2"


@against("B7.2")
def test_a_purchase_not_made_does_not_carry_over() -> None:
    s = rich(9).build()
    say(s, "1 workers", "1 workers", "end")
    next_round(s)
    say(s, "buy black m7")
    assert refused(s, "buy black mine") == "B7.2"


@rule("B7.2", "B7.3")
def test_with_the_turn_the_right_to_buy_is_over() -> None:
    s = rich(9).seat(1, silver=9).to_move(1).build()
    say(s, "1 workers", "1 workers", "end")
    assert {text.split()[0] for text in odds(s)} == {"roll"}
    assert not seen(s).can_purchase


@rule("B7.2")
def test_every_player_has_a_purchase_of_his_own() -> None:
    s = rich().seat(1, silver=2).build()
    say(s, "buy black m7")
    idle(s)
    say(s, "buy black mine")
    assert (stored(s, 0), stored(s, 1)) == (["m7"], ["mine"])


MOMENTS = [
    pytest.param("", [], ["1 workers", "1 workers"], id="before the dice"),
    pytest.param("", ["1 workers"], ["1 workers"], id="between the dice"),
    pytest.param("", ["1 workers", "1 workers"], [], id="after the dice"),
    pytest.param("castle", ["1 place castle 7 w1"], ["workers", "1 workers"], id="extra action"),
    pytest.param("ship", ["1 place ship 18 w1"], ["load 3", "1 workers"], id="ship"),
    pytest.param("market", ["1 place market 26 w2"], ["take 3 ship", "1 workers"], id="market"),
    pytest.param("carpenter", ["1 place carpenter 26 w2"], ["take 3 bank", "1 workers"], id="carpenter"),
    pytest.param("church", ["1 place church 26 w2"], ["take 3 castle", "1 workers"], id="church"),
    pytest.param("warehouse", ["1 place warehouse 26 w2"], ["sell 5", "1 workers"], id="warehouse"),
    pytest.param("town-hall", ["1 place town-hall 26 w2"], ["pass", "1 workers"], id="town hall"),
]


@rule("B7.3")
@pytest.mark.parametrize(("storage", "before", "after"), MOMENTS)
def test_at_every_question_of_the_own_turn(storage: str, before: list[str], after: list[str]) -> None:
    s = rich(storage=storage, tiles={13: "m16"}, goods="5", workers=5).build()
    say(s, *before)
    asked = set(choices(s)) - set(choices(s, "buy"))
    assert choices(s, "buy") == ["buy black bank", "buy black m7", "buy black mine", "buy black ship"]
    say(s, "buy black m7")
    if after:
        assert asked <= set(choices(s)), "the question goes on"
        assert choices(s, "buy") == []
    say(s, *after)
    assert game.to_move(s) == 1
    assert "m7" in stored(s)


@rule("B7.3")
@pytest.mark.parametrize(("storage", "before", "after"), MOMENTS)
def test_nobody_has_to_buy(storage: str, before: list[str], after: list[str]) -> None:
    s = rich(storage=storage, tiles={13: "m16"}, goods="5", workers=5).build()
    say(s, *before, *after, "end")
    assert game.to_move(s) == 1
    assert "m7" not in stored(s)


@against("B7.3")
def test_not_in_the_turn_of_another() -> None:
    s = rich().seat(1, silver=9).build()
    assert refused(s, "buy black m7", 1) == "B5.11"
    idle(s)
    assert game.to_move(s) == 1
    assert refused(s, "buy black m7", 0) == "B5.11"


@against("B7.3")
def test_not_after_the_turn_while_dice_are_rolled() -> None:
    s = rich().to_move(1).seat(1, silver=9).build()
    idle(s)
    assert game.to_move(s) == CHANCE
    for seat in (0, 1):
        assert refused(s, "buy black m7", seat) == "B5.11"


@against("B7.3")
def test_not_during_the_set_up() -> None:
    s = let_chance_draw(new(duchies="chosen"))
    assert refused(s, "buy black m7") == "B7.3"
    assert refused(say(s, "duchy 1", "duchy 1"), "buy black m7") == "B7.3"


@against("B7.4")
@pytest.mark.parametrize("silver", [2, 9])
def test_not_while_choosing_which_tile_leaves(silver: int) -> None:
    s = rich(silver, storage="mine ship m1", dice="3 3").build()
    say(s, "3 take 3 castle")
    assert choices(s, "buy") == []
    assert refused(s, "buy black m7") == "B7.4"


@rule("B7.4")
def test_but_right_after_it() -> None:
    s = rich(storage="mine ship m1", dice="3 3").build()
    say(s, "3 take 3 castle", "discard mine", "buy black m7", "discard m1")
    assert stored(s) == ["castle", "m7", "ship"]


@rule("B7.5")
@pytest.mark.parametrize("silver", [2, 3, 9])
def test_with_two_silver_or_more(silver: int) -> None:
    assert own(say(rich(silver).build(), "buy black m7")).silver == silver - 2


@against("B7.5")
@pytest.mark.parametrize("silver", [0, 1])
def test_not_with_less_than_two_silver(silver: int) -> None:
    s = rich(silver, workers=9, goods="1 2 3").build()
    assert choices(s, "buy") == []
    assert refused(s, "buy black m7") == "B7.5"


@rule("B7.5")
def test_silver_of_the_first_action_counts() -> None:
    s = rich(1, dice="1 1", goods="1").build()
    say(s, "1 sell 1", "buy black m7")
    assert own(s).silver == 0


@against("B7.5", "B10.6")
@pytest.mark.parametrize("text", ["buy black m7 w1", "buy black m7 w2"])
def test_workers_are_no_silver(text: str) -> None:
    s = rich(1, workers=9).build()
    assert refused(s, text) == "B10.6"


@against("B7.6")
@pytest.mark.parametrize("name", ["m7", "castle"])
def test_an_empty_depot_sells_nothing(name: str) -> None:
    s = burgundy(2).seat(0, silver=9).depot(3, "castle").build()
    assert choices(s, "buy") == []
    assert refused(s, f"buy black {name}") == "B7.6"


@against("B7.6")
@pytest.mark.parametrize("name", ["castle", "m1", "cow2"])
def test_a_tile_that_does_not_lie_there_is_not_sold(name: str) -> None:
    assert refused(rich(9).build(), f"buy black {name}") == "B7.6"


@against("B7.6")
def test_the_last_tile_is_sold_once() -> None:
    s = burgundy(2).seat(0, silver=2).seat(1, silver=2).black("m7").build()
    say(s, "buy black m7")
    idle(s)
    assert refused(s, "buy black m7") == "B7.6"


@against("B10.6")
def test_the_numbered_depots_sell_nothing() -> None:
    assert refused(rich(9).build(), "buy 3 castle") == "B10.6"


@rule("B7.7")
def test_a_bought_tile_goes_to_a_key_space() -> None:
    s = say(rich(storage="ship").build(), "buy black m7")
    assert (stored(s), placed(s)) == (["m7", "ship"], {19: "castle"})


@rule("B7.7")
def test_with_a_full_storage_a_stored_tile_leaves() -> None:
    s = say(rich(storage="ship mine m1").build(), "buy black m7")
    assert own(s).silver == 0
    assert choices(s) == ["discard m1", "discard mine", "discard ship"]
    say(s, "discard ship")
    assert stored(s) == ["m1", "m7", "mine"]
    assert "1 workers" in choices(s), "the turn goes on"


@against("B7.7")
@pytest.mark.parametrize(("text", "why"), [("discard m7", "B6.6"), ("1 place m7 13", "B6.5"), ("pass", "B6.5")])
def test_a_bought_tile_finds_no_way_round_the_key_spaces(text: str, why: str) -> None:
    s = say(rich(storage="ship mine m1").build(), "buy black m7")
    assert refused(s, text) == why


@against("B7.7")
def test_an_unbought_tile_is_not_placed() -> None:
    assert refused(rich(9, dice="1 1").build(), "1 place m7 13") == "B6.3"


@rule("B7.8")
def test_a_castle_places_what_was_just_bought() -> None:
    s = rich(storage="castle", dice="6 6", tiles={13: "m16"}).build()
    say(s, "6 place castle 7")
    assert "place m7 8" not in choices(s)
    say(s, "buy black m7", "place m7 8")
    assert placed(s)[8] == "m7"


@rule("B7.8")
def test_a_town_hall_places_what_was_just_bought() -> None:
    s = rich(storage="town-hall", dice="3 3").build()
    say(s, "3 place town-hall 26")
    assert choices(s, "place") == []
    say(s, "buy black m7", "place m7 13")
    assert placed(s) == {13: "m7", 19: "castle", 26: "town-hall"}


@rule("B7.8")
def test_a_town_hall_with_nothing_stored_waits_for_a_purchase() -> None:
    s = rich(storage="town-hall", dice="3 3").build()
    say(s, "3 place town-hall 26", "buy black mine", "place mine 25")
    assert own(s).storage == []


@rule("B7.3")
def test_the_purchase_is_seen_by_all() -> None:
    s = rich().build()
    assert all(seen(s, viewer).can_purchase for viewer in (-1, 0, 1))
    say(s, "buy black m7")
    assert not any(seen(s, viewer).can_purchase for viewer in (-1, 0, 1))
