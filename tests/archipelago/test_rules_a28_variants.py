"""A28 Variants."""

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago.answers import number_of
from hexhaven.archipelago.content.criteria import PACIFIST, SEPARATIST
from hexhaven.archipelago.content.objectives import CRITERION_OF
from hexhaven.archipelago.content.trends import NAME_OF as TRENDS
from hexhaven.archipelago.frames import (
    BID,
    CHOOSE_OBJECTIVE,
    CHOOSE_TREND,
    DRAW_OBJECTIVE,
    DRAW_TREND,
    FIRST_REGION,
)
from hexhaven.archipelago.notation.answers import answer_of
from hexhaven.archipelago.positions.seen import names_in
from hexhaven.archipelago.rules.ending import score_of
from hexhaven.archipelago.state import State
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.frame import CHANCE
from hexhaven.kernel.numbers import bits_in
from tests.archipelago.at_table import (
    asked,
    choices,
    draw,
    let_chance_draw,
    new,
    odds,
    refused,
    say,
    units,
    until,
)
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def criteria(s: State) -> set[int]:
    return {CRITERION_OF[number_of(answer_of(text))] for text in odds(s)}


# Options.


@rule("A28.1", "A2.1")
@pytest.mark.parametrize(
    "variants",
    [
        "none",
        "more-control",
        "more-spice choose-trend benefactor",
        "more-control more-spice choose-trend",
        "no-secrets",
    ],
)
def test_variants_are_options_and_combine(variants: str) -> None:
    s = new(seats=4, variants=variants)
    assert game.options_of(s)["variants"] == variants


@against("A28.1", "A2.1")
@pytest.mark.parametrize(
    "options", [{"variants": "more-fun"}, {"start": "forest"}, {"length": "endless"}, {"tempo": "1"}]
)
def test_other_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(OptionError) as caught:
        new(**options)
    assert caught.value.option == next(iter(options))


@against("A28.14")
@pytest.mark.parametrize(
    "variants",
    ["no-secrets more-spice", "no-secrets more-control", "no-secrets choose-trend", "no-secrets benefactor",
     "more-control benefactor"],
)  # fmt: skip
def test_what_does_not_combine(variants: str) -> None:
    with pytest.raises(OptionError, match="variants"):
        new(variants=variants)


@against("A28.15")
def test_benefactor_and_more_spice_are_too_much_for_five() -> None:
    with pytest.raises(OptionError, match="variants"):
        new(seats=5, variants="more-spice benefactor")


@rule("A28.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_for_fewer_they_are_not(seats: int) -> None:
    s = until(new(seats=seats, variants="more-spice benefactor"), BID)
    assert all(seat.objectives for seat in s.seats)


# Desert start.


@rule("A28.2")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_desert(seats: int) -> None:
    s = new(seats=seats, start="desert")
    assert (s.population, s.workers) == (2 * seats, 5)
    assert all(units(s, seat) == {"citizens": "0a 0a"} for seat in range(seats))


@rule("A28.3", "A28.4")
def test_one_of_the_two_citizens_walks_into_the_new_region() -> None:
    s = new(seats=2, start="desert")
    draw(s, "drawn seat 1", "drawn hex 20", "drawn hex 1", "drawn hex 2")
    let_chance_draw(s)
    say(s, choices(s, "lay", "20b")[0])
    assert units(s, 0) == {"citizens": "0a 1a"}
    assert asked(s) == (0, "RESOURCES_FOUND"), "no citizens are added"
    assert (s.population, s.workers, s.seats[0].tokens) == (4, 6, 1)


@against("A28.3")
def test_the_hex_must_share_a_land_edge_with_the_desert() -> None:
    """Side 20b is plain, plain, sea, sea, plain, plain; turned like this it would show its sea to the desert."""
    s = new(seats=2, start="desert")
    draw(s, "drawn seat 1", "drawn hex 20", "drawn hex 1", "drawn hex 2")
    let_chance_draw(s)
    assert refused(s, "lay 20b 0 east r0 with 0a", "A3.5")
    assert refused(s, "lay 20b 0 east r1 with 0a", "A3.5")
    assert {text.split()[4] for text in choices(s, "lay", "20b", "0", "east")} == {"r2", "r3", "r4", "r5"}


# No secrets between friends.


@rule("A28.5", "A28.6", "A3.17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_open_objectives_as_players_and_no_trend(seats: int) -> None:
    s = until(new(seats=seats, variants="no-secrets"), DRAW_OBJECTIVE)
    assert not {PACIFIST, SEPARATIST} & criteria(s)
    until(s, BID)
    assert (bits_in(s.open_objectives), s.trends) == (seats, 0)
    assert all(seat.objectives == 0 for seat in s.seats)


@rule("A28.5")
def test_their_conditions_hold_for_all() -> None:
    position = archipelago(3, variants="no-secrets", deals="off").goals(objectives="s1 s6 s8").seat(1, cubes="iron 2")
    s = position.boards("wood 1").seat(0, florins=20).build()
    assert [int(score_of(s, seat)) for seat in range(3)] == [3, 2 + 3, 2]
    s = position.piles(8).build()
    assert s.ending


# More control, choose the trend, Benefactor.


@rule("A28.7", "A3.16")
@pytest.mark.parametrize(("variants", "number"), [("none", 1), ("more-control", 2)])
def test_one_trend_or_two(variants: str, number: int) -> None:
    s = until(new(seats=3, variants=variants), DRAW_TREND)
    assert len(odds(s)) == 12
    until(s, BID)
    assert bits_in(s.trends) == number


@rule("A28.7")
def test_both_trends_score() -> None:
    position = archipelago(3, variants="more-control").goals(trends="wood fish").seat(0, cubes="wood 1 fish 1")
    assert score_of(position.build(), 0) == 8


@rule("A28.10")
def test_the_first_in_the_turn_order_names_the_trend_before_hexes_are_dealt() -> None:
    s = new(seats=3, variants="choose-trend")
    draw(s, "drawn seat 3", "drawn seat 1")
    assert asked(s) == (2, "CHOOSE_TREND")
    assert len(choices(s)) == 12
    say(s, "trend fish")
    assert (names_in(TRENDS, s.trends), asked(s)) == ("fish", (CHANCE, "DRAW_HAND"))


@rule("A28.11")
def test_with_more_control_both_are_chosen_with_the_benefactor_the_second() -> None:
    s = until(new(seats=3, variants="more-control choose-trend"), CHOOSE_TREND)
    say(s, "trend fish")
    assert "trend fish" not in choices(s)
    say(s, "trend wood")
    assert names_in(TRENDS, s.trends) == "fish wood"
    s = until(new(seats=3, variants="choose-trend benefactor"), CHOOSE_TREND)
    assert names_in(TRENDS, s.trends) == "benefactor"
    say(s, "trend wood")
    assert asked(s)[1] == "DRAW_HAND"


@against("A28.11")
def test_a_trend_is_not_chosen_twice() -> None:
    s = until(new(seats=3, variants="choose-trend benefactor"), CHOOSE_TREND)
    assert refused(s, "trend benefactor", "A28.11")


@rule("A28.12")
def test_the_benefactor_is_a_trend_and_a_second_one_is_drawn() -> None:
    s = until(new(seats=3, variants="benefactor"), DRAW_TREND)
    assert "drawn trend benefactor" not in odds(s)
    until(s, DRAW_OBJECTIVE)
    assert not {PACIFIST, SEPARATIST} & criteria(s)
    until(s, BID)
    assert (bits_in(s.trends), s.trends & 1) == (2, 1)


@rule("A28.13")
def test_it_can_be_played_by_two() -> None:
    s = until(new(seats=2, variants="benefactor"), BID)
    assert bits_in(s.trends) == 2


# More spice.


@rule("A28.8", "A28.9", "A29.7")
@pytest.mark.parametrize(("seats", "kept"), [(2, 2), (3, 1), (5, 1)])
def test_one_objective_more_and_one_is_put_away(seats: int, kept: int) -> None:
    s = until(new(seats=seats, variants="more-spice"), CHOOSE_OBJECTIVE)
    me = asked(s)[0]
    assert len(choices(s)) == bits_in(s.seats[me].objectives) == kept + 1
    say(s, choices(s)[0])
    assert (bits_in(s.seats[me].objectives), bits_in(s.seats[me].declined)) == (kept, 1)
    until(s, BID)
    assert all(bits_in(seat.objectives) == kept and bits_in(seat.declined) == 1 for seat in s.seats)


@rule("A28.8", "A29.7")
def test_the_others_do_not_see_it() -> None:
    s = until(new(seats=3, variants="more-spice"), CHOOSE_OBJECTIVE)
    me = asked(s)[0]
    say(s, choices(s)[0])
    for seat in range(3):
        view = game.view(s, seat).seats[me]
        assert (len(view.declined), view.objectives_declined) == (1 if seat == me else 0, 1)


@against("A28.8")
def test_only_an_objective_one_has_is_put_away() -> None:
    s = until(new(seats=3, variants="more-spice"), CHOOSE_OBJECTIVE)
    other = next(text for text in (f"discard s{number}" for number in range(1, 11)) if text not in choices(s))
    assert refused(s, other, "A28.8")


@rule("A28.4")
def test_later_the_desert_is_a_region_like_others() -> None:
    s = archipelago(3, start="desert", deals="off").region(edges="aaaaaa").seat(0, citizens="0a").build()
    say(s, "migrate", "move 0a 1a")
    assert units(s) == {"citizens": "1a"}


@rule("A28.3")
def test_in_the_desert_turn_zero_has_the_usual_question() -> None:
    s = until(new(seats=3, start="desert"), FIRST_REGION)
    assert all(text.endswith("with 0a") for text in choices(s))
