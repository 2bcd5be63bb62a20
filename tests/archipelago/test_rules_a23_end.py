"""A23 The end of the game: when it comes, who wins, what counts."""

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.resources import FISH, IRON, WOOD, count
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.rules.ending import achieved, medals, score_of
from hexhaven.archipelago.state import State
from tests.archipelago.at_table import asked, choices, draw, heard, kinds, passes, say
from tests.archipelago.maps import with_citizens, with_regions
from tests.archipelago.tested import archipelago
from tests.marks import rule

POINTS = {1: 3, 2: 2, 3: 1}


def scores(s: State) -> list[int]:
    return [int(score_of(s, seat)) for seat in range(len(s.seats))]


def result(s: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    found = game.result(s)
    assert found is not None
    return found.points, found.places


# How it ends.


def markets(number: int, objectives: str = "s6", players: int = 3) -> Position:
    """Short 6 ends the game with one market more than there are players."""
    position = with_regions(archipelago(players, deals="off"), number, "market").region(where="east of 1")
    return position.seat(1, objectives=objectives)


@rule("A23.1", "A23.2", "A23.3")
def test_the_game_ends_when_the_round_is_over_in_which_a_condition_is_met() -> None:
    position = markets(3).seat(0, citizens="4a", cubes="fruit 2 cattle 2 wood 1", cards="bishop")
    s = position.build()
    told = heard(s)
    say(s, "build market 4a")
    assert [(event.seat, event.a) for event in told if event.kind == e.OBJECTIVE_REVEALED] == [(1, 5)]
    assert (s.ending, asked(s)) == (True, (0, "ROUND"))
    say(s, "card bishop", "use 4-market", "sell wood domestic", "done")
    assert asked(s)[1] == "OVER"
    assert kinds(told)[-1] == e.GAME_ENDED


@rule("A23.1")
def test_an_objective_that_nobody_has_ends_nothing() -> None:
    position = markets(3, "s4").seat(0, citizens="4a", cubes="fruit 1 cattle 1")
    s = position.build()
    say(s, "build market 4a", "done")
    assert asked(s) == (1, "ROUND")


@rule("A23.3")
def test_it_ends_even_if_the_condition_no_longer_holds() -> None:
    """Short 2: two resources are out of the bank; the iron of the Colossus goes back there in the same round."""
    position = archipelago(3, deals="off").region("iron 1").boards("wood 1").seat(0, objectives="s2", cards="colossus")
    s = position.seat(0, citizens="1a 1a", cubes="iron 2").seat(1, cubes="iron 7 stone 12").build()
    say(s, "harvest iron", "work 1a")
    assert s.ending
    say(s, "wonder colossus 1a")
    assert count(s.bank_cubes, IRON) == 3
    say(s, "done")
    assert asked(s)[1] == "OVER"


@rule("A23.3")
def test_in_phase_6_it_ends_after_the_purchase_and_all_it_sets_off() -> None:
    position = archipelago(3, deals="off").at(6).deck(top="roads", track="king:1 pirate:3").boards("wood 3")
    position.region().seat(0, citizens="1a 1a 1a").seat(1, cards="queen spy thief scout", objectives="s5")
    s = position.build()
    say(s, "buy 1 turn 2")
    assert s.ending
    draw(s, "drawn card bishop")
    assert asked(s) == (0, "HELP")
    passes(s, 0, 1, 2)
    draw(s, "drawn card farm")
    assert (asked(s)[1], s.rebellion) == ("OVER", 3)


@rule("A23.3", "A24.29")
def test_in_phase_3_it_ends_when_the_whole_phase_is_over() -> None:
    """Long 9: more than 21 surplus workers; board I brings the 22nd, board IV acts still."""
    position = archipelago(3, deals="off", length="long").at(2).region().seat(0, citizens="1a 1a 1a", objectives="l9")
    s = position.boards("fish 5").markers(workers=21).build()
    assert not s.ending
    say(s, "bid 0", "bid 0", "bid 0")
    assert (asked(s)[1], s.workers, s.rebellion) == ("OVER", 22, 3)


@rule("A23.3")
def test_in_phase_4_it_ends_with_the_zone_of_the_back() -> None:
    """Short 2: two resources out of the bank; in the upper zone tokens help, so nothing changes; see the lower zone."""
    position = archipelago(3, deals="off", length="long").at(4).deck(top="slavery").markers(workers=20)
    position = with_regions(position, 2, "town").seat(0, citizens="1a 1a 1a", objectives="l9")
    s = position.build()
    assert (s.ending, asked(s)[1], s.workers) == (True, "OVER", 22)


@rule("A23.4", "A23.5")
@pytest.mark.parametrize(("rebellion", "over"), [(2, False), (3, True)])
def test_independence_ends_the_game_in_the_middle_of_everything(rebellion: int, over: bool) -> None:
    s = archipelago(3, deals="off").region().seat(0, citizens="1a 1a 1a").markers(rebellion=rebellion).build()
    say(s, "taxes")
    assert (s.independent, asked(s)[1]) == (over, "OVER" if over else "ROUND")


@rule("A23.6", "A23.7")
def test_independence_between_the_revealing_and_the_end_counts() -> None:
    position = markets(3).seat(0, citizens="4a 4a", objectives="s1", cards="slavery", cubes="fruit 1 cattle 1")
    s = position.markers(rebellion=1).build()
    say(s, "build market 4a")
    assert s.ending
    say(s, "card slavery")
    assert (s.independent, result(s)) == (True, ((0, 0, 0), (2, 2, 2)))


# Who wins.


def rebel(**said: str) -> Position:
    position = archipelago(3, deals="off").region().seat(0, citizens="1a 1a").markers(rebellion=2)
    return position.seat(0, objectives="s1").seat(1, objectives="s2").seat(2, **said)  # type: ignore[arg-type]


@rule("A23.7")
def test_without_a_separatist_all_lose() -> None:
    s = rebel(objectives="s3").build()
    say(s, "taxes")
    assert result(s) == ((0, 0, 0), (2, 2, 2))


@rule("A23.8", "A24.10")
@pytest.mark.parametrize(("length", "card"), [("short", "s10"), ("medium", "m10"), ("long", "l10")])
def test_the_separatist_is_the_only_winner(length: str, card: str) -> None:
    position = archipelago(3, deals="off", length=length).region().seat(0, citizens="1a 1a").markers(rebellion=2)
    s = position.seat(2, objectives=card).build()
    say(s, "taxes")
    assert result(s) == ((0, 0, 0), (2, 2, 1))


@rule("A27.6")
def test_with_two_players_both_lose() -> None:
    position = archipelago(2, deals="off").region().seat(0, citizens="1a 1a", objectives="s1 s2").markers(rebellion=2)
    s = position.seat(1, objectives="s3 s4").build()
    say(s, "taxes")
    assert result(s) == ((0, 0), (2, 2))


@rule("A23.9")
def test_otherwise_pacifist_and_separatist_take_part_like_everybody() -> None:
    position = markets(4, "s10 s6").seat(0, objectives="s9", cubes="iron 1").seat(2, citizens="5a")
    s = position.seat(1, cubes="iron 5").build()
    assert result(s) == ((2, 3, 0), (2, 1, 3))


# Points.


def irons(*numbers: int) -> Position:
    """Short 6 counts cubes of iron."""
    position = archipelago(len(numbers), deals="off").boards("wood 1").seat(0, objectives="s6")
    for seat, number in enumerate(numbers):
        position.seat(seat, cubes=f"iron {number}")
    return position


@rule("A23.10", "A23.11", "A23.12")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((4, 3, 2), [3, 2, 1]), ((1, 2, 3), [1, 2, 3]), ((1, 0, 0), [3, 0, 0]), ((0, 0, 0), [0, 0, 0]),
        ((2, 2, 1), [3, 3, 2]), ((2, 1, 1), [3, 2, 2]), ((1, 1, 1), [3, 3, 3]), ((4, 3, 2, 1), [3, 2, 1, 0]),
        ((3, 3, 2, 1), [3, 3, 2, 1]), ((3, 2, 2, 1), [3, 2, 2, 1]), ((2, 2, 1, 1, 0), [3, 3, 2, 2, 0]),
        ((3, 0, 2, 1, 2), [3, 0, 2, 1, 2]),
    ],
)  # fmt: skip
def test_ranks(numbers: tuple[int, ...], points: list[int]) -> None:
    assert scores(irons(*numbers).build()) == points


@rule("A23.10")
def test_every_objective_ranks_all_players_whoever_holds_it() -> None:
    position = irons(1, 2, 3).seat(1, objectives="s1", florins=5).seat(2, florins=20).seat(0, florins=10)
    assert scores(position.build()) == [1 + 2, 2 + 1, 3 + 3]


@rule("A23.13", "A23.12")
def test_a_trend_brings_four_three_and_two() -> None:
    position = archipelago(5, deals="off").goals(trends="wood")
    for seat, number in enumerate((1, 3, 2, 3, 0)):
        position.seat(seat, cubes=f"wood {number}")
    assert scores(position.build()) == [2, 4, 3, 4, 0]


@rule("A23.14", "A24.34", "A24.9", "A24.19", "A24.29")
@pytest.mark.parametrize(("length", "card", "margin"), [("short", "s9", 15), ("medium", "m9", 12), ("long", "l9", 10)])
def test_the_pacifist_needs_more_than_the_number_on_the_card(length: str, card: str, margin: int) -> None:
    for population, points in ((margin + 2, 0), (margin + 3, 3), (margin + 4, 3)):
        position = with_regions(archipelago(3, deals="off", length=length), 7)
        position = with_citizens(position, population).markers(rebellion=2)
        s = position.seat(1, objectives=card).build()
        assert scores(s) == [0, points, 0]


@rule("A23.15")
def test_the_separatist_brings_nothing_without_independence() -> None:
    s = with_citizens(with_regions(archipelago(3), 7), 20).seat(0, objectives="s10", florins=50).build()
    assert scores(s) == [0, 0, 0]


@rule("A23.16", "A20.8", "A20.12")
@pytest.mark.parametrize(("card", "points"), [("king", 1), ("pope", 1), ("queen", 0), ("bishop", 0)])
def test_king_and_pope_bring_a_point(card: str, points: int) -> None:
    s = archipelago(3).seat(0, cards=card).build()
    assert (int(medals(s, 0)), scores(s)) == (points, [points, 0, 0])
    assert medals(archipelago(3).seat(0, used_cards="king pope").build(), 0) == 2, "engaged or not"


@rule("A23.17")
def test_ending_the_game_brings_no_points() -> None:
    s = markets(4).build()
    assert s.ending
    assert result(s)[0] == (0, 0, 0)


@rule("A23.18")
def test_the_most_points_win_and_florins_break_ties() -> None:
    position = markets(4).seat(0, cubes="iron 1", florins=5).seat(1, cubes="iron 1", florins=7).seat(2, florins=50)
    s = position.build()
    assert result(s) == ((3, 3, 0), (2, 1, 3))


@rule("A23.18")
def test_with_equal_florins_a_place_is_shared() -> None:
    position = markets(4, players=4).seat(0, cubes="iron 1").seat(1, cubes="iron 1").seat(2, florins=11)
    position.seat(3, florins=11).region(built="market", where="north-east of 1")
    s = position.build()
    assert result(s) == ((3, 3, 0, 0), (1, 1, 3, 3))


# What is counted.


@rule("A23.19", "A17.2")
def test_buildings_count_by_control_through_a_town_too() -> None:
    position = archipelago(3, deals="off").region(built="town market port").region(built="market")
    position.seat(0, citizens="1-town", objectives="s3").seat(1, citizens="2-market").seat(2, strikers="2a")
    s = position.build()
    assert scores(s) == [3, 3, 0]
    s = position.seat(1, citizens="", strikers="2-market").build()
    assert scores(s) == [3, 0, 0]


@rule("A23.20", "A24.12", "A24.13", "A24.25", "A24.26")
def test_icons_count_in_the_regions_of_ones_towns() -> None:
    """Medium 3: icons of wood, on both shores, whether somebody harvests there or not."""
    position = archipelago(3, deals="off", length="medium").region("wood 2 b wood 1", edges="axxxbx", built="town")
    position.region("wood 1", built="town").region("wood 5", built="market")
    s = (
        position.seat(0, citizens="1-town", objectives="m3", engaged="1a:wood")
        .seat(1, citizens="2-town 3-market")
        .build()
    )
    assert scores(s) == [3, 2, 0]


@rule("A23.21")
def test_only_the_own_stock_counts() -> None:
    """Florins and cubes on boards, coins on the wheel and on the Benefactor do not."""
    position = archipelago(3, deals="off").boards("fish 5", "fish 5").goals(trends="fish").seat(0, cubes="fish 1")
    assert scores(position.build()) == [4, 0, 0]
    position = archipelago(3, deals="off").region(built="market").seat(0, objectives="s1", citizens="1-market")
    s = position.seat(1, florins=9, benefactor=20).seat(2, florins=0).build()
    say(s, "use 1-market", "done")
    assert scores(s)[:2] == [3, 3], "9 florins each"


@rule("A23.22")
def test_two_cards_that_count_the_same_both_score() -> None:
    position = archipelago(3, deals="off").region(built="temple").goals(trends="temples")
    s = position.seat(0, citizens="1-temple", objectives="s2").build()
    assert scores(s) == [4 + 3, 0, 0]


@rule("A23.23", "A24.2")
def test_a_resource_is_out_wherever_its_cubes_are() -> None:
    position = archipelago(3, deals="off").boards("iron 5 stone 6", "iron 2 stone 3").seat(0, objectives="s2")
    s = position.seat(1, cubes="iron 3 stone 2").seat(2, cubes="stone 1").build()
    assert s.ending
    s = position.seat(2, cubes="").build()
    assert not s.ending


@rule("A23.24", "A1.26", "A24.28")
def test_ships_on_the_map_of_all_players_together() -> None:
    position = archipelago(3, deals="off", length="long").seat(0, objectives="l8", ships="0x 0x 0x 0x")
    assert not position.seat(1, ships="0x 0x 0x").build().ending
    assert position.seat(1, ships="0x 0x 0x 0x").build().ending


@rule("A25.2", "A23.21")
def test_what_trends_count() -> None:
    position = archipelago(3, deals="off").region().seat(0, strikers="1a 1a", citizens="1a", wonders="colossus")
    s = position.seat(1, ships="0x 1x", cubes="wood 2 fish 1", tokens=3).build()
    assert achieved(s, 0, 10) == 3, "strikers count, citizens on wonders do not"
    assert [int(achieved(s, 1, criterion)) for criterion in (1, 11, 15 + WOOD, 15 + FISH)] == [3, 2, 2, 1]


@rule("A23.2", "A29.1")
def test_at_the_end_all_objectives_are_shown() -> None:
    position = markets(3).seat(0, objectives="s1", citizens="4a", cubes="fruit 1 cattle 1").seat(2, objectives="s2")
    s = position.build()
    told = heard(s)
    say(s, "build market 4a", "done")
    shown = [(event.seat, event.a) for event in told if event.kind == e.OBJECTIVE_REVEALED]
    assert shown == [(1, 5), (0, 0), (2, 1)], "the first one ended the game"
    assert choices(s) == []


@rule("A23.4")
def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    s = markets(4).build()
    refusal = game.why_not(s, 0, "done")
    assert refusal is not None
    assert refusal.rule == "A23.3"
