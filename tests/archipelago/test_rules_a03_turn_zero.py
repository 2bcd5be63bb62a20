"""A3 Turn zero: everybody discovers a first region.

Side 20b has 2 wood, 2 fish and a hut, four plain edges and two sea edges side by side; with r1 these lie in the west
and the south-west, so it fits east of the open sea.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.tables import PLAIN, Side
from hexhaven.archipelago.frames import BID
from hexhaven.archipelago.positions.components import with_sides
from hexhaven.archipelago.positions.seen import cubes_in
from hexhaven.archipelago.state import State
from hexhaven.kernel.frame import CHANCE
from tests.archipelago.at_table import (
    asked,
    choices,
    cubes,
    draw,
    heard,
    let_chance_draw,
    new,
    odds,
    refused,
    say,
    units,
    until,
)
from tests.marks import against, rule

LAY = "lay 20b 0 east r1 with 0x"


def dealt(seats: int = 3, **options: str) -> State:
    """Seat 1 begins, with hexes 20, 18 and 1; then seat 2 with 5, 6 and 7, and so on."""
    s = new(seats=seats, **options)
    draw(s, *(f"drawn seat {seat}" for seat in range(1, seats)))
    hexes = [20, 18, 1, 5, 6, 7, 2, 3, 4, 8, 9, 10, 11, 12, 13]
    return draw(s, *(f"drawn hex {number}" for number in hexes[: 3 * seats]))


@rule("A3.1")
def test_the_order_is_drawn_by_lot() -> None:
    s = new(seats=3)
    assert odds(s) == {"drawn seat 1": 1, "drawn seat 2": 1, "drawn seat 3": 1}
    draw(s, "drawn seat 3")
    assert odds(s) == {"drawn seat 1": 1, "drawn seat 2": 1}
    draw(s, "drawn seat 1")
    assert list(s.order) == [2, 0, 1]
    assert asked(s)[1] == "DRAW_HAND", "the last one is clear"


@rule("A3.1", "A5.9")
def test_it_holds_until_phase_2_changes_it() -> None:
    s = until(new(seats=3), BID)
    order = list(s.order)
    say(s, "bid 0", "bid 0", "bid 0")
    assert (list(s.order), asked(s)) == (order, (order[0], "ROUND"))


@rule("A3.2", "A29.6")
def test_three_hexes_for_everybody_open_to_all() -> None:
    s = new(seats=3)
    draw(s, "drawn seat 2", "drawn seat 1")
    assert odds(s) == {f"drawn hex {number}": 1 for number in range(1, 25)}
    told = heard(s)
    draw(s, *(f"drawn hex {number}" for number in range(1, 10)))
    assert [(event.seat, event.a) for event in told if event.kind == e.HEX_DEALT] == [
        (1, 0), (1, 1), (1, 2), (0, 3), (0, 4), (0, 5), (2, 6), (2, 7), (2, 8),
    ]  # fmt: skip


@rule("A3.3")
def test_one_of_the_own_three_either_side_up() -> None:
    s = dealt()
    assert asked(s) == (0, "FIRST_REGION")
    assert {text.split()[1] for text in choices(s)} == {"20a", "20b", "18a", "18b", "1a", "1b"}


@against("A3.3")
def test_no_other_hex() -> None:
    s = dealt()
    assert refused(s, "lay 5a 0 east r0 with 0x", "A3.3")
    assert refused(s, "done", "A3.7")


@rule("A3.4", "A3.5", "A3.6")
def test_all_ways_to_lay_a_hex_beside_the_open_sea() -> None:
    s = dealt()
    laid = {tuple(text.split()[2:5]) for text in choices(s, "lay", "20b")}
    edges = ["plain", "plain", "sea", "sea", "plain", "plain"]
    directions = ["east", "north-east", "north-west", "west", "south-west", "south-east"]
    fitting = {
        ("0", directions[direction], f"r{turn}")
        for direction in range(6)
        for turn in range(6)
        if edges[(direction + 3 - turn) % 6] == "sea"
    }
    assert laid == fitting


@against("A3.4")
def test_it_must_share_an_edge_with_the_start_hex() -> None:
    s = dealt()
    say(s, LAY, "land 1a", "land 1a", "found wood fish")
    assert refused(s, "lay 6a 1 east r0 with 0x", "A3.4")


@against("A3.5")
def test_the_terrain_must_be_the_same_at_every_shared_edge() -> None:
    s = dealt()
    assert refused(s, "lay 20b 0 east r3 with 0x", "A3.5")
    say(s, LAY, "land 1a", "land 1a", "found wood fish")
    assert any(text.split()[3] == "north-east" for text in choices(s)), "it may touch a hex laid before"


@rule("A3.6")
def test_one_edge_shared_with_the_start_hex_is_enough() -> None:
    s = dealt()
    say(s, LAY, "land 1a", "land 1a", "found wood fish")
    assert any(text.split()[3] == "west" for text in choices(s))


def landlocked(s: State, *hexes: int) -> State:
    """These hexes get all their edges from the plain on both sides."""
    sides = {}
    for number in hexes:
        for side in (2 * number - 2, 2 * number - 1):
            sides[side] = Side(side, vec[i64]([PLAIN] * 6), vec[i64]([0] * 6), 1, 0, vec[i64]([0] * 24), 5)
    s.rules.components = with_sides(s.rules.components, sides)
    return s


@rule("A3.7")
def test_who_has_no_hex_that_fits_gets_three_new_ones() -> None:
    s = landlocked(new(seats=2), 20, 18, 1)
    draw(s, "drawn seat 1", *(f"drawn hex {number}" for number in (20, 18, 1, 5, 6)))
    told = heard(s)
    draw(s, "drawn hex 7")
    assert asked(s) == (CHANCE, "DRAW_HAND")
    assert e.HAND_DISCARDED in [event.kind for event in told]
    assert not {"drawn hex 20", "drawn hex 5"} & set(odds(s)), "neither what is put aside nor what others have"
    draw(s, "drawn hex 2", "drawn hex 3", "drawn hex 4")
    assert {text.split()[1][:-1] for text in choices(s)} == {"2", "3", "4"}


@against("A3.7")
def test_who_has_one_that_fits_must_lay_it() -> None:
    s = landlocked(dealt(2), 20, 18)
    assert {text.split()[1] for text in choices(s)} == {"1a", "1b"}
    assert refused(s, "done", "A3.7")


@rule("A3.7", "A3.8")
def test_if_the_stack_runs_out_the_player_lays_none() -> None:
    s = landlocked(new(seats=2), *range(1, 25))
    draw(s, "drawn seat 1")
    let_chance_draw(s)
    assert asked(s) == (0, "BID")
    assert (len(s.sides), units(s, 0), units(s, 1)) == (1, {"ships": "0x"}, {"ships": "0x"})
    assert [(seat.tokens, seat.citizens_left) for seat in s.seats] == [(0, 20), (0, 20)]
    assert s.population == 0


@rule("A3.7")
def test_the_last_hexes_are_dealt_if_there_are_fewer_than_three() -> None:
    """With five players 15 hexes are dealt, 9 are left: 3, 3, 3 and then none."""
    s = landlocked(new(seats=2), *(number for number in range(1, 25) if number != 24))
    draw(s, "drawn seat 1", *(f"drawn hex {number}" for number in range(1, 7)))
    for first in range(7, 22, 3):
        draw(s, *(f"drawn hex {number}" for number in range(first, first + 3)))
    draw(s, "drawn hex 22", "drawn hex 23", "drawn hex 24")
    assert {text.split()[1][:-1] for text in choices(s)} == {"24"}


@rule("A3.9", "A3.10", "A3.11", "A3.12", "A3.13")
def test_what_follows() -> None:
    s = dealt()
    told = heard(s)
    say(s, LAY)
    assert (units(s), s.seats[0].tokens, asked(s)) == ({"ships": "1x"}, 1, (0, "FIRST_LANDING"))
    say(s, "land 1a", "land 1a")
    assert (units(s), s.population, s.workers) == ({"citizens": "1a 1a", "ships": "1x"}, 2, 1)
    assert choices(s) == ["found fish fish", "found fish wood", "found wood fish", "found wood wood"]
    say(s, "found fish wood")
    assert (cubes(s), cubes_in(s.domestic)) == ("wood 1", "fruit 1 cattle 1 fish 2 wood 1 stone 1 iron 1")
    order = [e.REGION_LAID, e.TOKEN_TAKEN, e.UNIT_CHANGED, e.UNIT_ADDED, e.WORKERS_MOVED, e.MARKET_STOCKED]
    order.append(e.CUBES_GAINED)
    assert list(dict.fromkeys(event.kind for event in told if event.kind in order)) == order


@rule("A3.10", "A1.10")
def test_the_citizens_may_land_on_both_shores() -> None:
    """Side 22a has a strait."""
    s = new(seats=2)
    draw(s, "drawn seat 1", *(f"drawn hex {number}" for number in (22, 18, 1, 5, 6, 7)))
    say(s, choices(s, "lay", "22a")[0])
    assert choices(s) == ["land 1a", "land 1b"]
    say(s, "land 1b", "land 1a")
    assert units(s)["citizens"] == "1a 1b"


@rule("A3.10", "A1.26")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_population_is_two_for_each_player(seats: int) -> None:
    s = until(new(seats=seats), BID)
    assert s.population == 2 * seats


@rule("A3.14", "A29.5")
def test_hexes_not_used_are_shuffled_into_the_stack() -> None:
    s = dealt(2)
    say(s, LAY, "land 1a", "land 1a", "found wood fish")
    say(s, choices(s, "lay", "6b", "0", "west")[0])
    while asked(s)[1] != "DRAW_TOP_CARD":
        say(s, choices(s)[0])
    while asked(s)[1] != "DRAW_TOP_HEX":
        draw(s, next(iter(odds(s))))
    assert {text.split()[2][:-1] for text in odds(s)} == {str(number) for number in range(1, 25)} - {"20", "6"}
    assert s.discarded_hexes == 0
    draw(s, "drawn side 7b")
    assert s.top_side == 13


@rule("A3.15", "A1.20")
def test_five_cards_are_laid_out_and_red_zones_ignored() -> None:
    s = dealt(2)
    say(s, LAY, "land 1a", "land 1a", "found wood fish")
    say(s, choices(s, "lay", "6a", "0", "west")[0])
    while asked(s)[1] != "DRAW_TOP_CARD":
        say(s, choices(s)[0])
    draw(s, "drawn card bishop", "drawn card quarry", "drawn card recruiter", "drawn card researcher")
    draw(s, "drawn card pyramid", "drawn card head-hunter")
    assert [card & 255 for card in s.track] == [5, 27, 12, 0, 37]
    assert all(card >> 8 == 0 for card in s.track)
    assert (s.rebellion, units(s)["citizens"], s.top) == (0, "1a 1a", 3)


@rule("A3.16")
def test_a_trend_is_drawn_after_that() -> None:
    s = until(new(seats=3), BID)
    assert bin(s.trends).count("1") == 1


@rule("A3.17")
@pytest.mark.parametrize("length", ["short", "medium", "long"])
def test_one_objective_of_the_length_for_each(length: str) -> None:
    s = until(new(seats=5, length=length), BID)
    first = {"short": 0, "medium": 10, "long": 20}[length]
    held = [int(seat.objectives) for seat in s.seats]
    assert len(set(held)) == 5
    assert all(objective & (objective - 1) == 0 and objective >> first < 1 << 10 for objective in held)


@rule("A3.18", "A1.2")
def test_then_the_first_turn_begins_with_nothing_used() -> None:
    s = until(new(seats=3), BID)
    assert (s.turn, [seat.discs_used for seat in s.seats], s.exhausted) == (1, [0, 0, 0], 0)
    assert all(seat.cards == 0 for seat in s.seats)
