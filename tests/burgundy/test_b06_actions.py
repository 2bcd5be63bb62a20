"""B6 Actions: take a tile, place a tile, sell goods, take workers.

Duchy 1, on which most of this is played: colour, field and die number; the start castle stands on field 19.

          A1:6  C2:5  C3:4  Y4:3
       A5:2  A6:1  C7:6  Y8:5  B9:4
    A10:5 A11:4 B12:3 Y13:1 B14:2 B15:3
  S16:6 S17:1 S18:2 C19:6 S20:5 S21:4 S22:1
    B23:2 B24:5 M25:4 B26:3 B27:1 A28:2
       B29:6 M30:1 Y31:2 B32:5 B33:6
          M34:3 Y35:4 Y36:1 B37:3
"""

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.kernel.errors import NotationError
from tests.burgundy.at_table import (
    choices,
    lying,
    next_round,
    own,
    placed,
    played,
    refused,
    say,
    seen,
    stored,
    tile,
)
from tests.burgundy.rulebook import colours, die_numbers, fields_of, letter_of, neighbours
from tests.marks import against, rule

DIE_NUMBERS = range(1, 7)
ONE_OF_EACH_KIND = ["castle", "mine", "m1", "ship", "bank", "cow2"]


# Take a tile.


@rule("B6.1")
@pytest.mark.parametrize("name", ["m1", "bank", "castle", "church"])
def test_any_tile_of_the_depot_may_be_taken(name: str) -> None:
    s = burgundy(4).seat(0, dice="2 2").depot(2, "m1 bank castle church").build()
    say(s, f"2 take 2 {name}")
    assert stored(s) == [name]
    assert lying(s, 2) == sorted({"m1", "bank", "castle", "church"} - {name})


@rule("B6.1")
@pytest.mark.parametrize("die", DIE_NUMBERS)
def test_the_die_names_the_depot(die: int) -> None:
    position = burgundy(2).seat(0, dice=f"{die} {die}", workers=0)
    for depot in DIE_NUMBERS:
        position.depot(depot, "ship")
    assert choices(position.build(), "take") == [f"{die} take {die} ship"]


@rule("B6.1")
def test_one_tile_only_leaves_the_depot() -> None:
    s = burgundy(4).seat(0, dice="3 3").depot(3, "ship ship bank").build()
    say(s, "3 take 3 ship")
    assert (stored(s), lying(s, 3)) == (["ship"], ["bank", "ship"])


@against("B6.2")
@pytest.mark.parametrize("text", ["3 take 2 bank", "3 take 4 mine", "3 take 1 ship"])
def test_other_depots_need_workers(text: str) -> None:
    s = burgundy(2).seat(0, dice="3 3", workers=5).depot(1, "ship").depot(2, "bank").depot(4, "mine").build()
    assert refused(s, text) == "B6.2"


@against("B6.2")
@pytest.mark.parametrize("text", ["3 take 3 mine", "3 take 3 bank", "3 take 4 ship w1", "3 take 5 cow2 w2"])
def test_only_what_lies_there_can_be_taken(text: str) -> None:
    s = burgundy(2).seat(0, dice="3 3", workers=5, storage="mine").depot(3, "ship").depot(4, "bank").build()
    assert refused(s, text) == "B6.2"


@against("B6.2")
def test_an_emptied_depot_gives_nothing() -> None:
    s = burgundy(2).seat(0, dice="3 3").depot(3, "ship").build()
    say(s, "3 take 3 ship")
    assert refused(s, "3 take 3 ship") == "B6.2"


@against("B6.2")
@pytest.mark.parametrize("text", ["3 take black mine", "3 take black mine w1", "1 take black mine"])
def test_no_die_takes_from_the_black_depot(text: str) -> None:
    s = burgundy(2).seat(0, dice="1 3", workers=5, silver=5).black("mine").build()
    assert refused(s, text) == "B6.2"


@rule("B6.3")
def test_a_tile_passes_through_a_key_space_even_if_placed_next() -> None:
    s = burgundy(2).seat(0, dice="3 3", workers=0).depot(3, "bank").build()
    say(s, "3 take 3 bank")
    assert (stored(s), placed(s)) == (["bank"], {19: "castle"})
    say(s, "3 place bank 26")
    assert (stored(s), placed(s)) == ([], {19: "castle", 26: "bank"})


@against("B6.3")
@pytest.mark.parametrize("text", ["3 place bank 26", "3 place bank 12", "3 place church 26"])
def test_no_tile_goes_straight_into_the_duchy(text: str) -> None:
    s = burgundy(2).seat(0, dice="3 3", silver=5).depot(3, "bank").black("church").build()
    assert refused(s, text) == "B6.3"


@rule("B6.4")
@pytest.mark.parametrize("held", ["", "mine", "mine m1"])
def test_up_to_three_tiles_find_room(held: str) -> None:
    s = burgundy(2).seat(0, dice="3 3", storage=held).depot(3, "bank").build()
    say(s, "3 take 3 bank")
    assert stored(s) == sorted([*held.split(), "bank"])
    assert "3 workers" in choices(s), "nothing had to leave"


@against("B6.4")
def test_a_fourth_tile_finds_none() -> None:
    s = burgundy(2).seat(0, dice="3 3", storage="mine m1 ship").depot(3, "bank").build()
    say(s, "3 take 3 bank")
    assert len(own(s).storage) == 3
    assert choices(s) == ["discard m1", "discard mine", "discard ship"]
    say(s, "discard mine")
    assert stored(s) == ["bank", "m1", "ship"]


def full_storage(first: str) -> Position:
    """Three stored tiles, a tile in depot 3 and one in the black depot, and the silver for it."""
    position = burgundy(2).seat(0, dice="3 6", storage=f"{first} m1 ship", silver=2, tiles={13: "m16"})
    return position.depot(3, "castle bank cow2").black("m7")


WAYS_IN = [
    pytest.param("mine", ["3 take 3 bank"], "bank", id="die"),
    pytest.param("mine", ["buy black m7"], "m7", id="purchase"),
    pytest.param("castle", ["6 place castle 7", "buy black m7", "take 3 bank"], "bank", id="extra action"),
    pytest.param("market", ["3 place market 26", "buy black m7", "take 3 cow2"], "cow2", id="market"),
    pytest.param("carpenter", ["3 place carpenter 26", "buy black m7", "take 3 bank"], "bank", id="carpenter"),
    pytest.param("church", ["3 place church 26", "buy black m7", "take 3 castle"], "castle", id="church"),
]


@rule("B6.5")
@pytest.mark.parametrize(("first", "texts", "new"), WAYS_IN)
@pytest.mark.parametrize("leaving", ["m1", "ship"])
def test_whatever_way_a_fourth_tile_comes_one_must_leave(first: str, texts: list[str], new: str, leaving: str) -> None:
    s = say(full_storage(first).build(), *texts)
    before = stored(s)
    assert choices(s) == [f"discard {name}" for name in before]
    say(s, f"discard {leaving}")
    after = [*before, new]
    after.remove(leaving)
    assert stored(s) == sorted(after)
    assert not choices(s, "discard")


@against("B6.5")
@pytest.mark.parametrize(("first", "texts", "new"), WAYS_IN)
@pytest.mark.parametrize("text", ["discard pig2", "discard goat4", "3 workers", "workers", "6 workers", "end", "pass"])
def test_nothing_else_can_be_done_until_a_stored_tile_leaves(first: str, texts: list[str], new: str, text: str) -> None:
    s = say(full_storage(first).build(), *texts)
    assert refused(s, text) == "B6.5"


@against("B6.6")
@pytest.mark.parametrize(("first", "texts", "new"), WAYS_IN)
def test_the_new_tile_cannot_leave_instead(first: str, texts: list[str], new: str) -> None:
    s = say(full_storage(first).build(), *texts)
    assert refused(s, f"discard {new}") == "B6.6"


@against("B6.6")
@pytest.mark.parametrize("storage", ["mine", "mine ship", "mine ship m1"])
def test_no_tile_is_thrown_away_without_need(storage: str) -> None:
    s = burgundy(2).seat(0, storage=storage).build()
    assert refused(s, "discard mine") == "B6.6"
    say(s, "1 workers")
    assert refused(s, "discard mine") == "B6.6"


@rule("B6.6")
def test_a_stored_tile_like_the_new_one_may_leave() -> None:
    s = burgundy(2).seat(0, dice="3 3", storage="ship ship mine").depot(3, "ship").build()
    say(s, "3 take 3 ship")
    assert choices(s) == ["discard mine", "discard ship"]
    say(s, "discard ship")
    assert stored(s) == ["mine", "ship", "ship"]


# Place a tile.


def why_not_there(duchy: int, castle: int, name: str, field: int) -> str | None:
    """What the rules say of placing the first tile on a field whose number the die shows."""
    if field == castle:
        return "B6.8"
    if colours(duchy)[field - 1] != letter_of(name):
        return "B6.9"
    return None if castle in neighbours(field) else "B6.10"


@rule("B6.7", "B6.8", "B6.9", "B6.10")
@pytest.mark.parametrize("duchy", range(1, 11))
@pytest.mark.parametrize("name", ONE_OF_EACH_KIND)
def test_where_the_first_tile_may_go(duchy: int, name: str) -> None:
    """Rulebook: only fields around the start castle can take it."""
    castle = 19 if duchy <= 2 else fields_of(duchy, "C")[1]
    for number in DIE_NUMBERS:
        position = burgundy(2).seat(0, duchy=duchy, castle=castle, storage=name, dice=f"{number} {number}", workers=0)
        s = position.build()
        there = [field for field in range(1, 38) if die_numbers()[field - 1] == number]
        allowed = [f"{number} place {name} {f}" for f in there if why_not_there(duchy, castle, name, f) is None]
        assert choices(s, "place") == sorted(allowed)


@against("B6.8", "B6.9", "B6.10")
@pytest.mark.parametrize("duchy", range(1, 11))
@pytest.mark.parametrize("name", ONE_OF_EACH_KIND)
def test_where_the_first_tile_may_not_go(duchy: int, name: str) -> None:
    castle = 19 if duchy <= 2 else fields_of(duchy, "C")[1]
    for number in DIE_NUMBERS:
        position = burgundy(2).seat(0, duchy=duchy, castle=castle, storage=name, dice=f"{number} {number}", workers=0)
        s = position.build()
        for field in range(1, 38):
            rule_there = why_not_there(duchy, castle, name, field)
            if rule_there:
                assert refused(s, f"{number} place {name} {field}") == rule_there
            elif die_numbers()[field - 1] != number:
                assert refused(s, f"{number} place {name} {field}") == "B6.7"


@rule("B6.7")
def test_a_die_changed_with_workers_places_elsewhere() -> None:
    s = burgundy(2).seat(0, dice="5 5", storage="ship", workers=3).build()
    assert choices(s, "place") == ["5 place ship 18 w3", "5 place ship 20"]


@against("B6.7")
@pytest.mark.parametrize("text", ["5 place mine 25", "5 place pig2 28", "5 place goat2 1", "5 place m9 13"])
def test_only_stored_tiles_can_be_placed(text: str) -> None:
    s = burgundy(2).seat(0, dice="5 5", storage="ship", workers=9).seat(1, storage="mine pig2").build()
    assert refused(s, text) == "B6.7"


@against("B6.7")
@pytest.mark.parametrize("text", ["5 place ship 18", "5 place ship 38", "5 place ship 99 w1"])
def test_the_field_must_have_the_number_of_the_die(text: str) -> None:
    s = burgundy(2).seat(0, dice="5 5", storage="ship", workers=9).build()
    assert refused(s, text) == "B6.7"


@against("B6.7")
def test_a_placed_tile_is_no_longer_stored() -> None:
    s = burgundy(2).seat(0, dice="5 2", storage="ship").build()
    say(s, "5 place ship 20")
    assert refused(s, "2 place ship 18") == "B6.7"


@against("B6.8")
@pytest.mark.parametrize(
    ("storage", "dice", "text"), [("ship", "5 5", "5 place ship 20"), ("castle", "6 6", "6 place castle 19")]
)
def test_a_field_holds_one_tile(storage: str, dice: str, text: str) -> None:
    s = burgundy(2).seat(0, dice=dice, storage=storage, tiles={20: "ship"}).build()
    assert refused(s, text) == "B6.8"


@against("B6.9")
@pytest.mark.parametrize(
    "text", ["3 place ship 26", "3 place mine 12", "3 place m1 26", "4 place m1 25", "4 place ship 25"]
)
def test_the_colours_must_fit(text: str) -> None:
    s = burgundy(2).seat(0, dice="3 4", storage="ship mine m1").build()
    assert refused(s, text) == "B6.9"


@rule("B6.10")
def test_six_fields_around_the_start_castle() -> None:
    open_fields = set()
    for names in ("ship mine m1", "bank castle cow2"):
        s = burgundy(2).seat(0, dice="1 1", workers=9, storage=names).build()
        open_fields |= {int(text.split()[3]) for text in choices(s, "place")}
    assert open_fields == {12, 13, 18, 20, 25, 26}


@rule("B6.10")
def test_a_placed_tile_opens_the_fields_around_it() -> None:
    s = burgundy(2).seat(0, dice="4 5", storage="ship ship", workers=1).build()
    assert refused(s, "4 place ship 21") == "B6.10"
    say(s, "5 place ship 20", "4 place ship 21")
    assert placed(s) == {19: "castle", 20: "ship", 21: "ship"}


@against("B6.10")
@pytest.mark.parametrize("text", ["4 place ship 21", "1 place ship 17", "1 place ship 22"])
def test_two_steps_from_the_castle_is_too_far(text: str) -> None:
    s = burgundy(2).seat(0, dice="1 4", storage="ship").build()
    assert refused(s, text) == "B6.10"


@against("B6.10")
def test_a_tile_in_another_duchy_opens_nothing() -> None:
    s = burgundy(2).seat(0, dice="4 4", storage="ship").seat(1, tiles={20: "ship"}).build()
    assert refused(s, "4 place ship 21") == "B6.10"


@against("B6.11")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("5 place ship 18 w3", "B6.7"),
        ("5 place castle 7 w1", "B6.7"),
        ("discard ship", "B6.6"),
        ("discard castle", "B6.6"),
    ],
)
def test_no_placed_tile_is_moved_or_removed(text: str, why: str) -> None:
    s = burgundy(2).seat(0, dice="5 5", workers=9, tiles={13: "m16", 20: "ship"}).build()
    assert refused(s, text) == why


@against("B6.11")
def test_a_placed_tile_is_not_the_one_that_leaves() -> None:
    s = burgundy(2).seat(0, storage="mine m1 bank", tiles={20: "ship"}).depot(1, "cow2").build()
    say(s, "1 take 1 cow2")
    assert refused(s, "discard ship") == "B6.5"
    assert refused(s, "discard castle") == "B6.5"


@rule("B6.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_duchies_only_ever_grow(seats: int) -> None:
    record = played({"seats": str(seats), "duchies": "drawn"}, 4, 40)
    s = game.new_game(record.options)
    before: list[set[tuple[int, int]]] = [set() for _ in range(seats)]
    for _, text in record.answers:
        game.step(s, game.answer_of(text))
        now = [set(estate.tiles.items()) for estate in seen(s).estates]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now


@rule("B6.12")
def test_what_a_tile_completes_scores_before_its_effect() -> None:
    s = burgundy(2).seat(0, dice="3 3", storage="watchtower").build()
    events = game.listen(s)
    say(s, "3 place watchtower 12")
    told = [(event.kind, event.a) for event in events]
    placing = told.index((e.TILE_PLACED, tile("watchtower")))
    assert told[placing + 1 :] == [
        (e.AREA_COMPLETED, 4),  # a city
        (e.POINTS_SCORED, 1),  # of one field
        (e.POINTS_SCORED, 10),  # in phase A
        (e.POINTS_SCORED, 4),  # and a watchtower
    ]
    assert own(s).points == 15


@rule("B6.12")
def test_a_colour_bonus_comes_before_the_effect_too() -> None:
    s = burgundy(2).seat(0, dice="4 4", storage="castle", tiles={13: "m16", 7: "castle", 2: "castle"}).build()
    events = game.listen(s)
    say(s, "4 place castle 3", "workers")
    order = [event.kind for event in events]
    assert order.index(e.AREA_COMPLETED) < order.index(e.BONUS_TAKEN) < order.index(e.WORKERS_GAINED)


# Sell goods.


@rule("B6.13")
@pytest.mark.parametrize("kind", DIE_NUMBERS)
def test_the_die_names_the_kind_to_sell(kind: int) -> None:
    s = burgundy(2).seat(0, dice=f"{kind} {kind}", goods=f"{kind}", workers=0).build()
    say(s, f"{kind} sell {kind}")
    assert own(s).sold == {kind: 1}


@rule("B6.13")
def test_a_die_changed_with_workers_sells_another_kind() -> None:
    s = say(burgundy(2).seat(0, dice="1 1", goods="5", workers=2).build(), "1 sell 5 w2")
    assert (own(s).sold, own(s).workers) == ({5: 1}, 0)


@against("B6.13")
@pytest.mark.parametrize("text", ["2 sell 2", "2 sell 3 w1", "2 sell 1", "2 sell 4"])
def test_goods_not_held_or_of_another_number_cannot_be_sold(text: str) -> None:
    s = burgundy(2).seat(0, dice="2 2", goods="1 4", workers=9).seat(1, goods="2 3").depot(2, goods="2").build()
    assert refused(s, text) == "B6.13"


@against("B6.13")
def test_sold_goods_cannot_be_sold_again() -> None:
    s = burgundy(2).seat(0, dice="2 2", goods="1", sold="2 2").build()
    assert refused(s, "2 sell 2") == "B6.13"


@rule("B6.14")
@pytest.mark.parametrize("number", range(1, 8))
def test_a_sale_covers_all_goods_of_the_kind_and_no_others(number: int) -> None:
    s = burgundy(2).seat(0, dice="2 2", goods=" ".join(["2"] * number + ["4", "4"]), workers=0).build()
    assert choices(s, "sell") == ["2 sell 2"]
    say(s, "2 sell 2")
    assert (own(s).goods, own(s).sold) == ({4: 2}, {2: number})


@against("B6.14")
@pytest.mark.parametrize("text", ["2 sell 2 1", "2 sell 2 2", "2 sell 2,2", "2 sell 2 only 1", "2 sell 2x1"])
def test_no_good_is_kept_back(text: str) -> None:
    s = burgundy(2).seat(0, dice="2 2", goods="2 2 2").build()
    before = game.key(s)
    with pytest.raises(NotationError):
        say(s, text)
    assert game.key(s) == before
    assert refused(say(s, "2 sell 2"), "2 sell 2") == "B6.13", "none is left for a second sale"


@rule("B6.15", "B6.16")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("number", [1, 2, 3, 7])
def test_a_sale_brings_one_silver_and_points_for_each_good(seats: int, each: int, number: int) -> None:
    s = burgundy(seats).seat(0, dice="6 6", goods=" ".join(["6"] * number), silver=0, workers=0).build()
    say(s, "6 sell 6")
    assert (own(s).silver, own(s).points, own(s).workers) == (1, number * each, 0)


@rule("B6.17")
def test_a_sale_frees_the_goods_space() -> None:
    s = burgundy(2).seat(0, dice="1 2", goods="1 1 2 3", storage="ship").depot(4, goods="5").build()
    say(s, "1 sell 1", "2 place ship 18", "load 4")
    assert own(s).goods == {2: 1, 3: 1, 5: 1}
    assert own(s).sold == {1: 2}


@rule("B6.17")
def test_without_a_sale_there_is_no_space() -> None:
    s = burgundy(2).seat(0, dice="1 2", goods="1 1 2 3", storage="ship").depot(4, goods="5 3").build()
    say(s, "2 place ship 18", "load 4")
    assert own(s).goods == {1: 2, 2: 1, 3: 2}


@rule("B6.17")
def test_sold_goods_stay_sold() -> None:
    s = burgundy(2).at("A", 5).seat(0, dice="1 1", goods="1 1", sold="4").build()
    say(s, "1 sell 1")
    next_round(s)
    assert (seen(s).phase, own(s).sold) == (1, {1: 2, 4: 1})


@rule("B6.18")
def test_the_kinds_of_sold_goods_are_known_to_their_owner_only() -> None:
    one = say(burgundy(2).seat(0, dice="1 1", goods="1 1", sold="4").build(), "1 sell 1")
    assert (own(one).sold, own(one).sold_number) == ({1: 2, 4: 1}, 3)
    for viewer in (-1, 1):
        assert (own(one, viewer=viewer).sold, own(one, viewer=viewer).sold_number) == ({}, 3)


@rule("B6.18")
def test_views_differ_for_nobody_but_the_owner() -> None:
    reds, browns = (burgundy(3).seat(1, sold=goods).build() for goods in ("4 4", "5 5"))
    for viewer in (-1, 0, 2):
        assert seen(reds, viewer).estates == seen(browns, viewer).estates
    assert seen(reds, 1).estates[1] != seen(browns, 1).estates[1]


# Take workers.


@rule("B6.19", "B6.20")
@pytest.mark.parametrize("die", DIE_NUMBERS)
def test_any_die_brings_two_workers_for_nothing(die: int) -> None:
    s = burgundy(2).seat(0, dice=f"{die} {die}", workers=0, silver=0).build()
    say(s, f"{die} workers")
    assert (own(s).workers, own(s).silver, own(s).dice) == (2, 0, [die])
    say(s, f"{die} workers")
    assert own(s).workers == 4


@rule("B6.20")
@pytest.mark.parametrize("text", ["3 workers w1", "3 workers 2", "3 workers w0"])
def test_no_worker_is_paid_for_workers(text: str) -> None:
    s = burgundy(2).seat(0, dice="3 3", workers=5).build()
    with pytest.raises(NotationError):
        say(s, text)
