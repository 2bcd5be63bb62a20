"""A2 Set-up."""

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago.content.components import standard
from hexhaven.archipelago.frames import BID
from hexhaven.archipelago.positions.seen import cubes_in
from hexhaven.archipelago.state import FLORINS
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.frame import CHANCE
from tests.archipelago.at_table import (
    asked,
    let_chance_draw,
    new,
    units,
    until,
)
from tests.marks import against, rule


@rule("A2.1", "A1.1")
def test_the_options_of_a_table() -> None:
    components = standard().name
    assert game.options_of(game.new_game({})) == {
        "seats": "4", "length": "short", "start": "sea", "variants": "none", "deals": "on", "components": components,
    }  # fmt: skip
    for seats in (2, 3, 4, 5):
        for length in ("short", "medium", "long"):
            options = game.options_of(new(seats=seats, length=length))
            assert (options["seats"], options["length"]) == (str(seats), length)


@against("A1.1", "A2.1")
@pytest.mark.parametrize("seats", ["1", "6", "0", "-2", "two", "", "2.5"])
def test_two_to_five_players(seats: str) -> None:
    with pytest.raises(OptionError) as caught:
        new(seats=seats)
    assert caught.value.option == "seats"


@against("A2.1")
@pytest.mark.parametrize(
    ("option", "value"), [("length", "tiny"), ("deals", "maybe"), ("components", "my-box@123"), ("colour", "red")]
)
def test_other_options_and_values_are_refused(option: str, value: str) -> None:
    with pytest.raises(OptionError) as caught:
        new(**{option: value})
    assert caught.value.option == option


@rule("A2.2")
def test_one_cube_of_each_resource_on_board_one() -> None:
    s = new()
    assert cubes_in(s.domestic) == "fruit 1 cattle 1 fish 1 wood 1 stone 1 iron 1"
    assert s.export == 0


@rule("A2.3")
def test_all_markers_start_at_nothing() -> None:
    s = new()
    assert (s.population, s.rebellion, s.workers) == (0, 0, 0)


@rule("A2.4", "A1.13", "A1.14", "A1.15", "A1.21")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_florins_each_and_the_bank(seats: int) -> None:
    s = new(seats=seats)
    assert [seat.florins for seat in s.seats] == [10] * seats
    assert s.bank == 135 - 10 * seats == FLORINS - 10 * seats
    assert cubes_in(s.bank_cubes) == "fruit 14 cattle 14 fish 14 wood 14 stone 11 iron 9"
    assert (s.trade_tokens, s.town_tokens) == (13, 13)


@rule("A2.5", "A1.16")
def test_three_piles_of_eight_explorer_tokens() -> None:
    assert new().tokens_left == 24


@rule("A2.6", "A1.18", "A29.4")
def test_the_deck_lies_with_its_backs_up() -> None:
    s = until(new(seats=3), BID)
    laid_out = {card & 255 for card in s.track}
    view = game.view(s, 0)
    assert len(laid_out) == 5
    assert (view.top == s.top, len({*view.deck, view.top} | laid_out)) == (True, 48)


@rule("A2.7", "A2.8", "A1.17", "A1.49")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_open_sea_with_a_ship_of_everybody(seats: int) -> None:
    s = new(seats=seats)
    assert [units(s, seat) for seat in range(seats)] == [{"ships": "0x"}] * seats
    assert [(seat.ships_left, seat.citizens_left) for seat in s.seats] == [(3, 10)] * seats
    sea = s.rules.components.sides[s.sides[0]]
    assert (sea.lands, sea.seas, sea.huts, list(sea.edges)) == (0, 1, 0, [0] * 6)


@rule("A2.9")
def test_three_discs_each() -> None:
    assert [(seat.discs, seat.discs_used) for seat in new().seats] == [(3, 0)] * 4


@rule("A2.10")
def test_the_wheel_has_a_side_for_five() -> None:
    components = new().rules.components
    assert [int(components.tax_discs[players]) for players in (2, 3, 4, 5)] == [3, 3, 3, 4]
    assert [int(components.shared_explorations[players]) for players in (2, 3, 4, 5)] == [2, 2, 2, 2]


@rule("A3.1")
def test_the_first_thing_is_the_lot_for_the_turn_order() -> None:
    s = new(seats=3)
    assert asked(s) == (CHANCE, "DRAW_ORDER")
    let_chance_draw(s)
    assert sorted(s.order) == [0, 1, 2]
