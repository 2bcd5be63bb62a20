"""A8 Phase 5: rounds, and what can be done in one."""

from itertools import permutations

import pytest

from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.components import standard
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.state import State
from tests.archipelago.at_table import asked, choices, end_round, heard, let_chance_draw, passes, refused, say
from tests.archipelago.tested import archipelago
from tests.marks import against, rule

# Side 20b fits north-east of the open sea, beside the land in the east; it has 2 wood, 2 fish and a hut.
EXPLORING = ("explore", "take")
LAYING = ("lay 20b 0 north-east r1 with 0x", "found wood fish")


def discovered(s: State) -> State:
    """The player whose round it is explores with a ship on the open sea."""
    say(s, *EXPLORING)
    let_chance_draw(s)
    return say(s, *LAYING)


def coast(**options: str) -> Position:
    return archipelago(3, deals="off", **options).region("wood 2 fish 1", built="market port").stack(top="20b")


@rule("A8.1", "A1.3")
def test_rounds_go_on_in_turn_order_until_all_are_out() -> None:
    s = coast().order(2, 0, 1).at(5, active=2).build()
    told = heard(s)
    for text in ("buy fish domestic", "buy wood domestic", "buy iron domestic"):
        say(s, text, "done")
    passes(s, 2)
    say(s, "sell wood domestic", "done")
    passes(s, 1)
    passes(s, 0)
    assert [event.seat for event in told if event.kind == e.ROUND_OPENED] == [0, 1, 2, 0, 1, 0]
    assert asked(s) == (2, "PURCHASE")


@rule("A8.2")
@pytest.mark.parametrize("order", list(permutations(["action", "card", "building"])))
def test_three_things_in_any_order(order: tuple[str, ...]) -> None:
    doing = {
        "action": ["sell wood domestic"],
        "card": ["card bishop"],
        "building": ["use 1-market", "sell wood domestic", "done"],
    }
    s = coast().seat(0, citizens="1-market", cubes="wood 2", cards="bishop").build()
    for thing in order:
        assert asked(s) == (0, "ROUND")
        say(s, *doing[thing])
    assert asked(s) == (1, "ROUND"), "with all three done the round is over"


@rule("A8.2")
def test_none_of_them_is_compulsory() -> None:
    s = coast().seat(0, citizens="1-market", cubes="wood 2", cards="bishop").build()
    passes(s, 0)
    assert asked(s) == (1, "ROUND")


@against("A8.3")
def test_no_second_action_in_a_round() -> None:
    s = coast().seat(0, citizens="1a", cubes="wood 2", cards="bishop").build()
    say(s, "sell wood domestic")
    assert choices(s) == ["card bishop", "done"]
    assert refused(s, "sell wood domestic", "A8.3")
    assert refused(s, "taxes", "A8.3")


@against("A8.4")
def test_no_second_card_in_a_round() -> None:
    s = coast().seat(0, citizens="1a", cubes="iron 3", cards="bishop treasurer colossus").build()
    say(s, "card treasurer")
    assert refused(s, "card bishop", "A8.4")
    assert refused(s, "wonder colossus 1a", "A8.4")


@against("A8.4", "A22.1")
def test_a_wonder_counts_as_the_card() -> None:
    s = coast().seat(0, citizens="1a", cubes="iron 3", cards="bishop colossus").build()
    say(s, "wonder colossus 1a")
    assert refused(s, "card bishop", "A8.4")


@against("A8.5")
@pytest.mark.parametrize(("first", "second"), [("market", "port"), ("port", "market")])
def test_one_market_or_port_in_a_round(first: str, second: str) -> None:
    s = coast().seat(0, citizens="1-market 1-port", cubes="wood 1").build()
    say(s, f"use 1-{first}", "done")
    assert refused(s, f"use 1-{second}", "A8.5")


@rule("A8.6")
def test_a_disc_lies_on_the_wheel_until_phase_6() -> None:
    s = coast().seat(0, cubes="wood 3").build()
    say(s, "sell wood domestic", "done")
    assert s.seats[0].discs_used == 1
    passes(s, 1, 2)
    say(s, "sell wood domestic", "done")
    assert s.seats[0].discs_used == 2
    passes(s, 0)
    assert (s.phase, s.seats[0].discs_used) == (6, 0)


@against("A8.6")
@pytest.mark.parametrize(("used", "discs", "allowed"), [(2, 3, True), (3, 3, False), (3, 4, True), (5, 5, False)])
def test_an_action_needs_a_disc(used: int, discs: int, allowed: bool) -> None:
    s = coast().seat(0, discs=discs, used=used).build()
    if allowed:
        assert "taxes" in choices(s)
    else:
        assert refused(s, "taxes", "A8.6")


@against("A8.7")
def test_things_do_not_mix() -> None:
    s = coast().seat(0, citizens="1a 1a 1-market", cards="bishop").build()
    say(s, "harvest wood", "work 1a")
    assert refused(s, "card bishop", "A8.7")
    assert refused(s, "use 1-market", "A8.7")
    say(s, "done", "use 1-market")
    assert refused(s, "card bishop", "A8.7")


@rule("A8.8")
def test_without_discs_one_still_uses_cards_and_buildings() -> None:
    position = coast().seat(0, citizens="1-market 1-port", cards="bishop treasurer", used=3)
    s = position.passed(1, 2).build()
    say(s, "card bishop", "use 1-market", "done", "done")
    assert asked(s) == (0, "ROUND")
    say(s, "card treasurer", "use 1-port")
    assert asked(s) == (0, "ROUND")


@rule("A8.9", "A8.10")
def test_who_does_nothing_is_out() -> None:
    s = coast().build()
    passes(s, 0)
    say(s, "buy fish domestic", "done")
    passes(s, 2)
    assert asked(s) == (1, "ROUND")
    passes(s, 1)
    assert asked(s) == (0, "PURCHASE")


@rule("A8.9")
def test_a_deal_is_no_such_thing() -> None:
    s = archipelago(3).build()
    say(s, "offer 2", "give 1 florins", "propose", "accept", "done")
    passes(s, 1, 2)
    assert asked(s)[1] == "PURCHASE"


@rule("A8.9", "A8.15", "A8.16")
def test_who_receives_a_disc_is_in_again() -> None:
    s = coast().piles(17).seat(1, ships="0x").seat(0, used=3).at(5, active=1).passed(0).build()
    discovered(s)
    assert [seat.discs for seat in s.seats] == [4, 4, 4]
    say(s, "done", "done")
    assert asked(s) == (0, "ROUND")
    say(s, "taxes")
    assert s.seats[0].discs_used == 4


@rule("A8.11")
@pytest.mark.parametrize(
    "action",
    [
        ["harvest wood", "work 1a"], ["sell wood domestic"], ["recruit", "land 2a"], ["migrate", "move ship 0x 1x"],
        ["build ship 1a x"],
    ],
    ids=lambda action: action[0],
)  # fmt: skip
def test_most_actions_are_open_to_all_any_number_of_times(action: list[str]) -> None:
    position = archipelago(2, deals="off").region("wood 6").region().markers(workers=9)
    for seat in (0, 1):
        position.seat(seat, citizens="1a 1a 1a", ships="0x 0x 0x 2x", cubes="wood 4", florins=30)
    s = position.build()
    for _ in range(3):
        for seat in (0, 1):
            assert asked(s) == (seat, "ROUND")
            end_round(say(s, *action))
    assert [seat.discs_used for seat in s.seats] == [3, 3]


@rule("A8.12")
def test_everybody_reproduces_once() -> None:
    s = coast().region().seat(0, citizens="1a 1a 2a 2a").seat(1, citizens="1a 1a").build()
    say(s, "reproduce", "land 1a", "done", "done", "reproduce", "land 1a", "done")
    assert s.population == 8


@against("A8.12")
def test_nobody_reproduces_twice_in_a_turn() -> None:
    s = coast().region().seat(0, citizens="1a 1a 2a 2a").build()
    say(s, "reproduce", "land 1a", "done", "done", "done", "done")
    assert asked(s) == (0, "ROUND")
    assert refused(s, "reproduce", "A8.12")


def explorers(s: State, *seats: int) -> State:
    """These players, one after another, explore and fail, as they have no unit."""
    for seat in seats:
        assert asked(s) == (seat, "ROUND")
        say(s, "explore", "take")
        let_chance_draw(s, seat)
        say(s, "done")
    return s


@rule("A8.13")
def test_the_own_circle_first_then_those_of_all_colours() -> None:
    s = explorers(archipelago(3, deals="off").build(), 0, 1, 2)
    assert (s.explored, s.shared_explored) == (7, 0)
    explorers(s, 0, 1)
    assert s.shared_explored == 2
    assert asked(s) == (2, "ROUND")


@against("A8.13")
def test_when_those_of_all_colours_are_full_nobody_explores_again() -> None:
    s = explorers(archipelago(3, deals="off").build(), 0, 1, 2, 0, 1)
    assert refused(s, "explore", "A8.13")


@rule("A8.13")
def test_the_own_circle_is_kept_for_its_player() -> None:
    s = archipelago(2, deals="off").seat(1, discs=3).passed(1).build()
    explorers(s, 0, 0, 0)
    assert (s.shared_explored, s.explored) == (2, 1)


@against("A8.13")
def test_nobody_has_more_than_the_own_circle_and_those_of_all_colours() -> None:
    s = archipelago(2, deals="off").piles(8).passed(1).build()
    explorers(s, 0, 0, 0)
    assert refused(s, "explore", "A8.13")


def wheel(players: int) -> Position:
    """With the newest standard set, whose wheel has shared circles for taxes."""
    return people(archipelago(players, components=standard().name))


def people(position: Position) -> Position:
    """More of them than rebels."""
    return position.region().seat(0, citizens="1a 1a 1a").seat(1, citizens="1a 1a 1a")


@rule("A8.14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_a_circle_of_their_own_for_taxes(players: int) -> None:
    s = people(archipelago(players, deals="off")).build()
    for _ in range(players):
        say(s, "taxes", "done")
    assert (s.taxed, s.collected) == (players, 2**players - 1)


@rule("A8.14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_further_taxes_need_a_shared_circle(players: int) -> None:
    most = standard().tax_discs[players]
    s = wheel(players).taxes(most - 1).build()
    say(s, "taxes")
    assert s.taxed == most > players


@against("A8.14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_more_taxes_than_the_wheel_has_circles(players: int) -> None:
    s = wheel(players).taxes(standard().tax_discs[players]).build()
    assert refused(s, "taxes", "A8.14")


@rule("A8.14")
def test_shared_circles_are_no_ones_own() -> None:
    """They are full, but the third player has not collected taxes yet."""
    s = wheel(3).taxes(standard().tax_discs[3]).at(5, active=2).build()
    s.taxed, s.collected = s.taxed - 1, 0b011
    assert "taxes" in choices(s)


@against("A8.14")
def test_a_set_with_fewer_discs_than_players_has_no_shared_circles() -> None:
    """Sets that were written before everybody had a circle of their own."""
    s = people(archipelago(4, deals="off")).build()
    for _ in range(4):
        say(s, "taxes", "done")
    assert refused(s, "taxes", "A8.14")


@rule("A8.15", "A12.15", "A1.16", "A2.5")
@pytest.mark.parametrize(
    ("before", "after"),
    [(24, 3), (18, 3), (17, 4), (16, 4), (10, 4), (9, 5), (8, 5), (2, 5), (1, 5), (0, 5)],
)
def test_an_empty_pile_brings_everybody_a_disc(before: int, after: int) -> None:
    s = coast().piles(before).seat(0, ships="0x").build()
    discovered(s)
    assert [seat.discs for seat in s.seats] == [after] * 3
    assert s.tokens_left == max(0, before - 1)


@rule("A8.16")
def test_a_new_disc_can_be_used_at_once() -> None:
    s = coast().piles(17).seat(0, ships="0x", used=2).passed(1, 2).build()
    discovered(s)
    say(s, "done", "done", "done")
    assert asked(s) == (0, "ROUND")
    say(s, "taxes")


@rule("A8.18", "A27.4")
@pytest.mark.parametrize("players", [2, 5])
def test_nobody_has_more_than_five_discs(players: int) -> None:
    position = archipelago(players, deals="off").region().stack(top="20b").piles(1).seat(0, ships="0x")
    s = position.build()
    discovered(s)
    assert {seat.discs for seat in s.seats} == {5}


@against("A8.17")
def test_an_action_must_do_something() -> None:
    s = archipelago(3).region("wood 1").seat(0, florins=0).boards("wood 1").build()
    assert refused(s, "harvest wood", "A9.2")
    assert refused(s, "buy wood domestic", "A11.6")
    assert refused(s, "reproduce", "A13.1")
    assert refused(s, "recruit", "A14.4")
    assert refused(s, "migrate", "A8.17")
    assert choices(s, "taxes") == ["taxes"], "taxes always do something"
    assert choices(s, "explore") == ["explore"], "an exploration may fail"


@against("A8.17")
@pytest.mark.parametrize(
    ("action", "first"),
    [("harvest wood", "work 1a"), ("reproduce", "land 1a"), ("recruit", "land 1a"), ("migrate", "move 1a 2a")],
)
def test_an_action_begun_is_not_ended_with_nothing_done(action: str, first: str) -> None:
    s = archipelago(3).region("wood 2").region().seat(0, citizens="1a 1a").markers(workers=3).build()
    say(s, action)
    assert refused(s, "done", "A8.17")
    say(s, first)
