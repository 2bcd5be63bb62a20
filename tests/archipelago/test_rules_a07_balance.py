"""A7 Phase 4: crises and events on the back of the top card.

Backs used here: iron mine "stone feeds 6 / 3 cattle", farm "cattle feeds 4 / 3 fruit", pope "fish feeds 4 / rebels -2
per temple", bishop "red fruit feeds 5 / 1 stone", slavery "workers +1 per town / red 2 stone".
"""

import pytest

from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.resources import STONE, count
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import controllers_in, cubes_in
from hexhaven.archipelago.state import State
from tests.archipelago.at_table import asked, choices, cubes, heard, passes, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def crisis(top: str = "iron-mine", players: int = 3, **options: str) -> Position:
    return archipelago(players, deals="off", **options).at(4).deck(top=top)


def helpers(s: State, *texts: str) -> list[str]:
    """What the others are asked after these answers of the first: the questions in their order."""
    say(s, *texts)
    found = []
    while asked(s)[1] in ("HELP", "EXPORT_HELP"):
        found.append("{} {}".format(*asked(s)))
        say(s, "done")
    return found


# The top card.


@rule("A7.1")
def test_there_is_no_balance_in_the_first_turn() -> None:
    s = archipelago(3).at(2, turn=1).deck(top="iron-mine").region().seat(0, citizens="1a").build()
    say(s, "bid 0", "bid 0", "bid 0")
    assert asked(s) == (0, "ROUND")


@rule("A7.2", "A7.6", "A7.21")
def test_first_the_upper_zone_then_the_lower_one() -> None:
    s = crisis().region(built="temple").seat(0, citizens="1-temple 1a 1a").seat(1, citizens="1a 1a 1a").build()
    assert asked(s) == (0, "HELP")
    say(s, "feed board")
    assert asked(s) == (0, "EXPORT_HELP")


@rule("A7.3")
@pytest.mark.parametrize(("top", "question"), [("bishop", "EXPORT_HELP"), ("pyramid", "HELP"), ("admiral", "ROUND")])
def test_red_zones_are_ignored(top: str, question: str) -> None:
    s = crisis(top).region().seat(0, citizens="1a 1a 1a", cubes="fruit 1 stone 1 fish 1 cattle 1 wood 1").build()
    assert asked(s) == (0, question)


@rule("A7.4")
def test_a_card_that_stays_on_top_acts_again() -> None:
    s = crisis("slavery").region(built="town").region(built="town").seat(0, citizens="1a 1a 1a 2a 2a 2a").build()
    assert s.workers == 2
    say(s, "done", "done", "done", "turn 1 2", "turn 3 4", "turn 1 5", "bid 0", "bid 0", "bid 0")
    assert (s.turn, s.workers) == (3, 4)


@rule("A7.5")
def test_without_a_top_card_nothing_happens() -> None:
    s = crisis("none").region().seat(0, citizens="1a 1a").build()
    assert asked(s) == (0, "ROUND")
    assert units(s) == {"citizens": "1a 1a"}


# The domestic crisis.


@rule("A7.7")
def test_all_citizens_lie_down_but_those_on_temples() -> None:
    position = crisis().region("wood 1 fish 1", built="temple market town port")
    position.seat(0, citizens="1a 1-temple", engaged="1a:wood", ships="1x", engaged_ships="1x:fish 1-port")
    s = position.seat(1, citizens="1-market", engaged="1-town").build()
    assert units(s, 0) == {
        "citizens": "1-temple", "strikers": "1a", "engaged_strikers": "1a:wood", "ships": "1x",
        "engaged_ships": "1x:fish 1-port",
    }  # fmt: skip
    assert units(s, 1) == {"strikers": "1-market", "engaged_strikers": "1-town"}


@rule("A7.7")
def test_an_engaged_citizen_on_a_temple_does_not_lie_down_either() -> None:
    s = crisis().region(built="temple").seat(0, engaged="1-temple", citizens="1a").build()
    assert units(s, 0) == {"engaged": "1-temple", "strikers": "1a"}


@rule("A7.8", "A7.10", "A7.24")
def test_cubes_tokens_and_temples_help_in_any_order() -> None:
    position = crisis("cathedral").region(built="temple").region().region()  # wood feeds 5, 1 fruit
    position.seat(0, citizens="1-temple 1a 2a 2a 2a 3a 3a", cubes="wood 1", tokens=1)
    s = position.seat(1, citizens="1a 2a 2a 2a 3a 3a 3a").seat(2, citizens="2a 2a 2a 3a 3a 3a").build()
    assert choices(s) == [
        "bless 1 of 1 at 1a", "bless 1 of 2 at 1a", "done", "feed board", "feed own", "feed token",
    ]  # fmt: skip
    say(s, "feed token", "raise 3 of 1 at 2a", "raise 2 of 1 at 3a", "bless 1 of 2 at 1a")
    say(s, "feed own", "raise 3 of 3 at 2a", "raise 2 of 3 at 3a", "feed board", "raise 3 of 2 at 2a")
    say(s, "raise 2 of 2 at 3a", "bless 1 of 1 at 1a")
    assert [units(s, seat).get("strikers") for seat in range(3)] == [None, "3a", "3a"]
    assert (cubes(s), s.seats[0].tokens, cubes_in(s.domestic)) == ("", 0, "fruit 1 cattle 1 fish 1 stone 1 iron 1")


@rule("A7.8")
def test_a_player_may_do_nothing() -> None:
    s = crisis().region().seat(0, citizens="1a 1a 1a", cubes="stone 3", tokens=2).build()
    passes(s, 0)
    assert asked(s) == (1, "HELP")
    assert (cubes(s), s.seats[0].tokens) == ("stone 3", 2)


@rule("A7.8")
def test_everybody_has_one_chance_in_turn_order() -> None:
    s = crisis().region(built="temple").region().seat(0, citizens="1a 1a 1a 2a 2a 2a").order(2, 0, 1).build()
    for seat in (2, 0, 1):
        assert asked(s) == (seat, "HELP")
        passes(s, seat)
    assert asked(s)[1] != "HELP"


@against("A7.9")
def test_a_chance_that_is_over_does_not_come_back() -> None:
    s = crisis().region().seat(0, citizens="1a 1a 1a", cubes="stone 1").seat(1, citizens="1a").build()
    passes(s, 0)
    assert refused(s, "feed own", "A1.5", seat=0)


@rule("A7.10", "A7.11")
def test_the_last_cube_of_the_board_goes_to_the_bank() -> None:
    s = crisis().region().boards("stone 2").seat(0, citizens="1a 1a 1a").build()
    bank = count(s.bank_cubes, STONE)
    say(s, "feed board")
    assert cubes_in(s.domestic) == "stone 1"
    assert count(s.bank_cubes, STONE) == bank + 1


@against("A7.10")
def test_only_the_resource_shown_helps() -> None:
    s = crisis().region().boards("wood 3").seat(0, citizens="1a 1a", cubes="wood 3 fish 2 cattle 1").build()
    assert choices(s) == ["done"]
    assert refused(s, "feed board", "A7.10")
    assert refused(s, "feed own", "A7.10")
    assert refused(s, "feed token", "A7.24")


@against("A7.10")
def test_cubes_of_the_export_market_do_not_help_at_home() -> None:
    s = crisis().region().boards("wood 1", "stone 3").seat(0, citizens="1a 1a").build()
    assert refused(s, "feed board", "A7.10")


@rule("A7.11")
def test_the_helper_raises_whom_he_likes() -> None:
    position = crisis("pirate").region().region().seat(0, citizens="1a 1a")  # fish feeds 4, 1 iron
    s = position.seat(1, citizens="1a 2a 2a").seat(2, citizens="2a").build()
    say(s, "feed board")
    assert choices(s) == [
        "raise 1 of 1 at 1a", "raise 1 of 2 at 1a", "raise 1 of 2 at 2a", "raise 1 of 3 at 2a", "raise 2 of 1 at 1a",
        "raise 2 of 2 at 2a",
    ]  # fmt: skip
    say(s, "raise 1 of 1 at 1a", "raise 2 of 2 at 2a", "raise 1 of 3 at 2a")
    assert units(s, 0) == {"citizens": "1a", "strikers": "1a"}
    assert units(s, 1) == {"citizens": "2a 2a", "strikers": "1a"}
    assert units(s, 2) == {"citizens": "2a"}


@against("A7.12")
def test_a_cube_raises_its_full_number() -> None:
    position = crisis("pirate").region().seat(0, citizens="1a 1a 1a").seat(1, citizens="1a 1a 1a")
    s = position.build()
    say(s, "feed board", "raise 3 of 1 at 1a")
    assert "done" not in choices(s)
    assert refused(s, "raise 2 of 2 at 1a", "A7.12")
    assert choices(s) == ["raise 1 of 2 at 1a"]


@rule("A7.12", "A7.13", "A7.18")
@pytest.mark.parametrize(("lying", "choice"), [(3, False), (4, False), (5, True)])
def test_if_no_more_are_lying_all_are_raised_without_a_question(lying: int, choice: bool) -> None:
    own, others = "1a " * min(lying, 3), "1a " * max(0, lying - 3)
    s = crisis("pirate").region().seat(0, citizens=own).seat(1, citizens=others).build()
    say(s, "feed board")
    assert asked(s)[1] == ("RAISE" if choice else "EXPORT_HELP")
    if not choice:
        assert units(s, 0) == {"citizens": own.strip()}
        assert s.rebellion == 0


@rule("A7.14")
def test_those_who_are_not_engaged_are_raised_first() -> None:
    position = crisis("pirate").region("wood 2").seat(0, engaged="1a:wood", citizens="1a 1a")
    s = position.seat(1, engaged="1a:wood", citizens="1a").build()
    say(s, "feed board", "raise 2 of 1 at 1a", "raise 1 of 2 at 1a", "raise 1 of 1 at 1a")
    assert units(s, 0) == {"citizens": "1a 1a", "engaged": "1a:wood"}
    assert units(s, 1) == {"citizens": "1a", "engaged_strikers": "1a:wood"}


@against("A7.15")
def test_when_nobody_is_lying_no_cube_can_be_used() -> None:
    s = crisis("pope").region(built="temple").seat(0, citizens="1-temple", cubes="fish 2", tokens=1).build()
    assert asked(s) == (0, "ROUND")
    assert refused(s, "feed own", "A7.9")
    assert cubes(s) == "fish 2"


@rule("A7.15", "A7.18")
def test_with_the_last_one_raised_the_crisis_is_over() -> None:
    position = crisis("pope").region().seat(0, citizens="1a 1a 1a", cubes="fish 1").seat(1, cubes="fish 1")
    s = position.build()
    say(s, "feed own")
    assert asked(s) == (0, "ROUND")
    assert (cubes(s, 1), s.rebellion) == ("fish 1", 0)


# Temples.


@rule("A7.16")
def test_a_temple_raises_any_number_in_its_region_for_nothing() -> None:
    position = crisis().region("", edges="axxxbx", built="temple:a").region().seat(0, citizens="1-temple 1a 1b 2a")
    s = position.seat(1, citizens="1b 1b 2a").build()
    assert choices(s, "bless") == [
        "bless 1 of 1 at 1a", "bless 1 of 1 at 1b", "bless 1 of 2 at 1b", "bless 2 of 2 at 1b",
    ]  # fmt: skip
    say(s, "bless 1 of 1 at 1b", "bless 2 of 2 at 1b")
    assert units(s, 0)["strikers"] == "1a 2a"
    assert units(s, 1) == {"citizens": "1b 1b", "strikers": "2a"}
    assert choices(s, "bless") == ["bless 1 of 1 at 1a"], "he need not raise all"


@against("A7.16")
def test_a_temple_helps_only_its_region_and_its_player() -> None:
    position = crisis().region(built="temple").region().seat(0, citizens="1-temple 1a 2a").seat(1, citizens="1a 2a")
    s = position.build()
    assert refused(s, "bless 1 of 1 at 2a", "A7.16")
    assert refused(s, "bless 2 of 1 at 1a", "A7.16")
    passes(s, 0)
    assert refused(s, "bless 1 of 2 at 1a", "A7.16")


@against("A7.16")
def test_nobody_uses_an_empty_temple() -> None:
    s = crisis().region(built="temple").seat(0, citizens="1a 1a").build()
    assert refused(s, "bless 1 of 1 at 1a", "A7.16")


@rule("A7.17", "A17.2")
def test_a_temple_through_a_town_once_the_towns_citizen_stands() -> None:
    position = crisis("pirate").region(built="temple town").region().boards("fish 1")
    s = position.seat(0, citizens="1-town 1a 1a 2a 2a").seat(1, citizens="2a 2a").build()
    assert choices(s, "bless") == []
    say(s, "feed board", "raise 1 of 1 at 1-town", "raise 2 of 1 at 2a", "raise 1 of 2 at 2a")
    assert choices(s, "bless") == ["bless 1 of 1 at 1a", "bless 2 of 1 at 1a"]
    say(s, "bless 2 of 1 at 1a")
    assert units(s, 0) == {"citizens": "1a 1a 1-town 2a 2a"}


@against("A7.17")
def test_not_before_the_towns_citizen_stands() -> None:
    s = crisis("pirate").region(built="temple town").region().seat(0, citizens="1-town 1a 1a").build()
    assert refused(s, "bless 1 of 1 at 1a", "A7.17")
    assert refused(s, "bless 1 of 1 at 1-town", "A7.17")


@rule("A7.17")
def test_the_towns_citizen_may_be_raised_by_another_temple_or_player() -> None:
    position = crisis("pirate").region(built="temple town").region().boards("fish 1")
    s = position.seat(0, citizens="2a 2a").seat(1, citizens="1-town 1a 2a 2a").build()
    say(s, "feed board", "raise 1 of 2 at 1-town", "raise 1 of 1 at 2a", "raise 2 of 2 at 2a")
    assert choices(s, "bless") == []
    passes(s, 0)
    assert choices(s, "bless") == ["bless 1 of 2 at 1a"]


# The end of a domestic crisis.


@rule("A7.18")
def test_nobody_else_is_asked_when_all_stand() -> None:
    s = crisis().region().seat(0, citizens="1a 1a").seat(1, citizens="1a", cubes="stone 1").build()
    assert helpers(s, "feed board") == ["0 EXPORT_HELP", "1 EXPORT_HELP", "2 EXPORT_HELP"]


@rule("A7.19", "A1.32")
def test_who_still_lies_strikes_and_rebellion_rises() -> None:
    position = crisis("pope").region().region().boards("fish 1").seat(0, citizens="1a 1a 1a")
    s = position.seat(1, citizens="1a 1a 2a 2a").markers(rebellion=1).build()
    say(s, "feed board", "raise 3 of 1 at 1a", "raise 1 of 2 at 2a", "done", "done", "done")
    assert units(s, 1) == {"citizens": "2a", "strikers": "1a 1a 2a"}
    assert s.rebellion == 1 + 3


@rule("A7.20")
def test_strikers_of_before_lie_and_count_again() -> None:
    position = crisis("pope").region().region().boards("wood 1").seat(0, citizens="1a 1a", strikers="2a 2a")
    s = position.markers(rebellion=0).build()
    passes(s, 0, 1, 2)
    assert s.rebellion == 4
    assert units(s) == {"strikers": "1a 1a 2a 2a"}


@rule("A7.20")
def test_strikers_of_before_can_be_raised() -> None:
    s = crisis("pope").region().boards("fish 1").seat(0, strikers="1a 1a").seat(1, citizens="1a 1a").build()
    say(s, "feed board")
    assert units(s) == {"citizens": "1a 1a"}


# The export crisis.


@rule("A7.21", "A7.22", "A7.23")
@pytest.mark.parametrize("given", [0, 1, 2, 3])
def test_every_missing_cube_raises_rebellion(given: int) -> None:
    position = crisis().region().region().seat(0, citizens="1a 1a 1a").seat(1, citizens="2a 2a 2a")
    s = position.boards("stone 1", "cattle 3").markers(rebellion=1).build()
    say(s, "feed board")
    rebels = s.rebellion
    say(s, *["feed board"] * given)
    if given < 3:
        passes(s, 0, 1, 2)
    assert asked(s) == (0, "ROUND")
    assert s.rebellion == rebels + 3 - given
    assert cubes_in(s.export) == ("" if given == 3 else f"cattle {3 - given}")


@rule("A7.22", "A7.24")
def test_cubes_of_the_board_own_ones_and_tokens() -> None:
    position = crisis("farm").region(built="temple").seat(0, citizens="1-temple", cubes="fruit 2")  # 3 fruit
    s = position.seat(1, tokens=2).boards("fruit 3", "fruit 1").build()
    bank = count(s.bank_cubes, 0)
    assert choices(s) == ["done", "feed board", "feed own"]
    say(s, "feed own", "feed board", "done")
    assert choices(s) == ["done", "feed token"]
    say(s, "feed token")
    assert asked(s) == (0, "ROUND")
    assert (cubes(s), s.seats[1].tokens, cubes_in(s.domestic)) == ("fruit 1", 1, "fruit 3")
    assert count(s.bank_cubes, 0) == bank + 2, "a token is no cube"


@against("A7.22")
def test_no_more_cubes_than_are_wanted() -> None:
    position = crisis("amphitheatre").region(built="temple").seat(0, citizens="1-temple", cubes="cattle 2", tokens=1)
    s = position.build()  # 1 cattle
    say(s, "feed own")
    assert asked(s) == (0, "ROUND")
    assert refused(s, "feed own", "A7.9")
    assert refused(s, "feed token", "A7.9")


@against("A7.22")
def test_only_the_export_market_the_own_stock_and_tokens() -> None:
    s = crisis().region(built="temple").seat(0, citizens="1-temple", cubes="wood 2").boards("cattle 5", "").build()
    assert refused(s, "feed board", "A7.22")
    assert refused(s, "feed own", "A7.22")
    assert refused(s, "feed token", "A7.24")


# Explorer tokens.


@rule("A7.24", "A1.16")
def test_a_used_token_leaves_the_game() -> None:
    s = crisis().region().seat(0, citizens="1a 1a", tokens=3).build()
    left = s.tokens_left
    say(s, "feed token")
    assert (s.seats[0].tokens, s.tokens_left) == (2, left)


@rule("A7.24")
def test_any_number_of_tokens_in_one_crisis() -> None:
    position = crisis("pirate").region().region().region().seat(0, citizens="1a 1a 1a 2a 2a 2a 3a 3a 3a", tokens=4)
    s = position.seat(1, citizens="1a 1a 1a").build()
    say(s, "feed token", "raise 3 of 1 at 1a", "raise 1 of 1 at 2a")
    say(s, "feed token", "raise 2 of 1 at 2a", "raise 2 of 1 at 3a", "feed token")
    assert s.seats[0].tokens == 1
    assert asked(s)[1] == "EXPORT_HELP"


@against("A7.24", "A7.25")
def test_a_token_is_no_cube_outside_crises_payments_and_sales() -> None:
    s = archipelago(3).region("wood 1").seat(0, citizens="1a", tokens=3).build()
    assert refused(s, "feed token", "A7.9")
    assert "stock wood domestic" not in choices(s)


@rule("A7.25")
def test_what_a_token_stands_for_does_not_come_into_the_stock() -> None:
    s = archipelago(3).seat(0, tokens=1).build()
    say(s, "sell fish domestic token")
    assert (cubes(s), s.seats[0].tokens) == ("", 0)


@rule("A7.26")
def test_a_token_that_is_paid_or_given_needs_no_cube_of_the_bank() -> None:
    s = archipelago(3).region().seat(0, citizens="1a", tokens=2).seat(1, cubes="wood 14 stone 11").build()
    assert "build town 1a token wood stone" in choices(s)
    position = crisis().region().boards("wood 1").seat(0, citizens="1a", tokens=1).seat(1, cubes="stone 12")
    assert "feed token" in choices(position.build())


@rule("A7.26")
def test_a_token_that_is_sold_takes_a_cube_of_the_bank() -> None:
    s = archipelago(3).boards("fish 1").seat(0, tokens=1).seat(1, cubes="fish 13").build()
    say(s, "sell fish domestic token")
    assert (cubes_in(s.domestic), cubes_in(s.bank_cubes).split()[4:6]) == ("fish 2", ["wood", "15"])


@against("A7.26")
def test_without_a_cube_in_the_bank_no_token_is_sold() -> None:
    s = archipelago(3).boards("fish 1").seat(0, tokens=1).seat(1, cubes="fish 14").build()
    assert refused(s, "sell fish domestic token", "A7.26")
    assert "sell wood domestic token" in choices(s)


# Events.

EVENTS = [
    pytest.param("admiral", "temple", [(0, 0), (1, -2), (3, -6)], [], id="rebels -2 per temple"),
    pytest.param("assassin", "temple", [(0, 0), (1, -1), (2, -2)], [], id="rebels -1 per temple"),
    pytest.param("roads", "town", [(0, 0), (1, 1), (3, 3)], [], id="rebels +1 per town"),
    pytest.param("education", "port", [], [(0, 0), (1, -1), (2, -2)], id="workers -1 per port"),
    pytest.param("slavery", "town", [], [(0, 0), (1, 1), (3, 3)], id="workers +1 per town"),
]


@rule("A7.27", "A7.28")
@pytest.mark.parametrize(("top", "building", "rebels", "workers"), EVENTS)
def test_an_event_counts_all_buildings_of_a_kind(
    top: str, building: str, rebels: list[tuple[int, int]], workers: list[tuple[int, int]]
) -> None:
    """Occupied or not, whoever controls them; other buildings do not count."""
    for number, steps in rebels or workers:
        position = crisis(top).markers(rebellion=7, workers=5)
        for _ in range(number):
            position.region(built=building)
        position.region(built="market").region().region()
        for seat in range(3):
            position.seat(seat, citizens="2a 2a 2a 3a 3a 3a")
        if number:
            position.seat(1, citizens=f"1-{building} 2a 2a 3a 3a 3a")
        s = position.build()
        assert (s.rebellion, s.workers) == ((7 + steps, 5) if rebels else (7, 5 + steps))


@rule("A7.27", "A1.28")
def test_an_event_does_not_lead_below_zero() -> None:
    position = crisis("pope").region(built="temple").region(built="temple").seat(0, citizens="1a")
    s = position.markers(rebellion=1).build()
    say(s, "feed board")
    assert s.rebellion == 0


@rule("A7.28")
def test_a_red_event_waits_for_phase_6() -> None:
    s = crisis("recruiter").region(built="temple").seat(0, citizens="1a 1a 1a").markers(rebellion=1).build()
    assert asked(s) == (0, "EXPORT_HELP")
    assert s.rebellion == 1


# Strikers.


def strike() -> Position:
    """Seat 1 has strikers here and there."""
    return archipelago(3).region("wood 1 stone 1", built="market town").region("wood 2")


@rule("A7.29")
def test_strikers_stay_where_they_lie() -> None:
    position = crisis("pope").region("wood 1", built="market").boards("wood 1").seat(0, engaged="1a:wood 1-market")
    s = position.build()
    passes(s, 0, 1, 2)
    assert units(s) == {"engaged_strikers": "1a:wood 1-market"}


@rule("A7.30", "A10.3")
def test_strikers_bring_no_taxes() -> None:
    s = strike().seat(0, strikers="1a 1a", citizens="2a", ships="0x").build()
    say(s, "taxes")
    assert s.seats[0].florins == 10 + 2


@against("A7.30", "A13.2", "A1.33")
@pytest.mark.parametrize("strikers", ["2a", "2a 2a"])
def test_strikers_do_not_reproduce(strikers: str) -> None:
    citizens = "2a" if strikers == "2a" else ""
    s = strike().seat(0, strikers=strikers, citizens=citizens).build()
    assert refused(s, "reproduce", "A13.2")


@rule("A7.31", "A1.26")
def test_strikers_count_for_the_population_and_the_limits() -> None:
    s = strike().seat(0, strikers="2a 2a", citizens="2a").markers(workers=5).build()
    assert s.population == 3
    assert refused(s, "recruit", "A14.7")


@rule("A7.32", "A17.3")
def test_a_striker_controls_nothing() -> None:
    s = strike().seat(0, strikers="1-market 1-town").build()
    assert controllers_in(s, 1) == {"town": -1, "market": -1}


@against("A7.32", "A1.33", "A11.10")
def test_a_striker_uses_no_market() -> None:
    s = strike().seat(0, strikers="1-market").build()
    assert refused(s, "use 1-market", "A11.10")


@against("A1.33")
def test_a_striker_neither_harvests_nor_moves_nor_builds() -> None:
    s = strike().seat(0, strikers="2a", cubes="fruit 1 cattle 1").build()
    assert refused(s, "harvest wood", "A1.33")
    assert refused(s, "migrate", "A8.17")
    assert refused(s, "build market 2a", "A1.33")


@rule("A7.33", "A23.4")
@pytest.mark.parametrize(("rebellion", "over"), [(0, False), (1, True)])
def test_strikers_can_bring_independence(rebellion: int, over: bool) -> None:
    position = crisis("pope").region().boards("wood 1").seat(0, citizens="1a 1a 1a").markers(rebellion=rebellion)
    s = position.build()
    passes(s, 0, 1, 2)
    assert (s.independent, asked(s)[1]) == (over, "OVER" if over else "ROUND")


@rule("A7.34", "A17.13")
def test_expelling_comes_between_the_zones() -> None:
    position = crisis().region(built="market town").region(built="temple").boards("stone 1")
    position.seat(0, citizens="1-town 2a 2a 2a").seat(1, citizens="1-market 2a 2a 2a")
    s = position.build()
    told = heard(s)
    say(s, "feed board", "raise 1 of 1 at 1-town", "raise 3 of 1 at 2a", "raise 2 of 2 at 2a", "done", "done", "done")
    assert asked(s) == (0, "EXPEL")
    say(s, "expel 1-market")
    assert asked(s) == (0, "EXPORT_HELP")
    order = [event.kind for event in told if event.kind in (e.REBELLION_MOVED, e.EXPELLED, e.CRISIS_OPENED)]
    assert order == [e.REBELLION_MOVED, e.EXPELLED, e.CRISIS_OPENED]
