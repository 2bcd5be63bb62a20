"""A17 Control: who commands a building, what a town means, strikers put out."""

import pytest

from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import controllers_in
from tests.archipelago.at_table import asked, choices, cubes, end_round, passes, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def region(built: str = "town market port temple") -> Position:
    return archipelago(3, deals="off").region("wood 2 fish 1", built=built)


@rule("A17.1")
@pytest.mark.parametrize("building", ["town", "market", "port", "temple"])
@pytest.mark.parametrize("kind", ["citizens", "engaged"])
def test_an_active_unit_on_a_building_controls_it(building: str, kind: str) -> None:
    s = region().seat(1, **{kind: f"1-{building}"}).build()  # type: ignore[arg-type]
    assert controllers_in(s, 1)[building] == 1


@rule("A17.1")
@pytest.mark.parametrize("kind", ["ships", "engaged_ships"])
def test_so_does_a_ship_on_a_port(kind: str) -> None:
    s = region().seat(2, **{kind: "1-port"}).build()  # type: ignore[arg-type]
    assert controllers_in(s, 1)["port"] == 2


@rule("A17.2")
def test_a_town_controls_what_is_unoccupied() -> None:
    s = region().seat(1, engaged="1-town").build()
    assert controllers_in(s, 1) == {"town": 1, "market": 1, "port": 1, "temple": 1}


@rule("A17.3", "A17.2")
def test_nobody_controls_what_has_no_unit_and_no_town() -> None:
    s = region().seat(0, citizens="1a").seat(1, strikers="1-town").build()
    assert set(controllers_in(s, 1).values()) == {-1}


@rule("A17.3")
def test_a_town_is_not_controlled_through_other_buildings() -> None:
    s = region().seat(0, citizens="1-market 1-temple").build()
    assert controllers_in(s, 1)["town"] == -1


@rule("A17.4")
def test_who_moves_first_onto_a_free_building_takes_it() -> None:
    s = region("market").region().seat(0, citizens="1-market").seat(1, citizens="1a").passed(2).build()
    say(s, "migrate", "move 1-market 2a", "done")
    assert controllers_in(s, 1) == {"market": -1}
    say(s, "migrate", "move 1a 1-market")
    assert controllers_in(s, 1) == {"market": 1}


@rule("A17.5", "A17.17")
def test_a_town_works_on_both_shores() -> None:
    position = archipelago(3, deals="off").region("a wood 1 b stone 1", edges="axxxbx", built="town:a market:b port:bx")
    s = position.seat(0, citizens="1b", ships="1x").seat(1, citizens="1-town").build()
    assert controllers_in(s, 1) == {"town": 1, "market": 1, "port": 1}
    assert refused(s, "harvest stone", "A9.8")


@rule("A17.6")
def test_who_leaves_the_town_loses_everything() -> None:
    s = region().region().seat(0, citizens="1-town").build()
    say(s, "migrate", "move 1-town 2a")
    assert set(controllers_in(s, 1).values()) == {-1}


@rule("A17.6", "A17.12")
def test_a_town_on_strike_controls_nothing() -> None:
    position = archipelago(3, deals="off").at(4).deck(top="pope").region(built="town market").boards("wood 1")
    s = position.region().seat(0, citizens="1-town 2a").seat(1, citizens="2a").build()
    passes(s, 0, 1, 2)
    assert controllers_in(s, 1) == {"town": -1, "market": -1}


@against("A17.7")
@pytest.mark.parametrize("building", ["market", "port", "temple"])
def test_nobody_else_enters_a_building_under_a_town(building: str) -> None:
    s = region().seat(0, citizens="1a").seat(1, citizens="1-town").build()
    assert choices(s, "migrate") == []
    assert refused(s, "migrate", "A8.17")
    s = region().region().seat(0, citizens="1a").seat(1, citizens="1-town").build()
    say(s, "migrate")
    assert refused(s, f"move 1a 1-{building}", "A17.7")


@against("A17.8")
def test_nobody_else_harvests_in_a_towns_region() -> None:
    s = region().seat(0, citizens="1a", ships="1x").seat(1, engaged="1-town").build()
    assert choices(s, "harvest") == []
    assert refused(s, "harvest wood", "A9.8")
    assert refused(s, "harvest fish", "A9.8")


@rule("A17.9")
def test_a_permission_holds_for_all_towns_of_the_giver_until_the_phase_ends() -> None:
    position = (
        archipelago(3).region("wood 1", built="town").region("stone 1", built="town").region("iron 1", built="town")
    )
    position.seat(0, citizens="1a 2a 3a").seat(1, citizens="1-town 2-town").seat(2, citizens="3-town")
    s = position.deck(top="admiral").build()
    say(s, "offer 2", "ask permit", "propose", "accept")
    assert choices(s, "harvest") == ["harvest stone", "harvest wood"]
    say(s, "harvest stone", "work 2a", "done", "done", "done", "done")
    assert (asked(s), s.permits) == ((0, "PURCHASE"), 0)


@rule("A17.9")
def test_it_is_given_by_one_player_to_another() -> None:
    s = (
        archipelago(3)
        .region("wood 2", built="town")
        .seat(0, citizens="1a")
        .seat(1, citizens="1-town")
        .seat(2, citizens="1a")
        .build()
    )
    say(s, "offer 2", "ask permit", "propose", "accept", "done", "done")
    assert asked(s) == (2, "ROUND")
    assert refused(s, "harvest wood", "A9.8")


@rule("A17.10")
@pytest.mark.parametrize("building", ["market", "port", "temple"])
def test_anothers_unit_keeps_its_building(building: str) -> None:
    s = region().seat(0, citizens="1-town").seat(1, citizens=f"1-{building}").build()
    assert controllers_in(s, 1)[building] == 1


@rule("A17.10")
def test_also_if_the_town_comes_later() -> None:
    position = region("market").seat(0, citizens="1a", cubes="wood 1 stone 1").seat(1, citizens="1-market")
    s = position.build()
    say(s, "build town 1a")
    assert controllers_in(s, 1) == {"town": 0, "market": 1}


@rule("A17.11")
def test_when_it_leaves_the_town_takes_over() -> None:
    s = region().region().seat(0, citizens="1-market").seat(1, citizens="1-town").build()
    say(s, "migrate", "move 1-market 2a")
    assert controllers_in(s, 1)["market"] == 1


@rule("A17.12")
def test_while_it_strikes_the_town_controls_the_building() -> None:
    s = region().seat(0, citizens="1-town").seat(1, strikers="1-market", citizens="1-temple").build()
    assert controllers_in(s, 1) == {"town": 0, "market": 0, "port": 0, "temple": 1}
    say(s, "use 1-market")
    assert units(s, 0) == {"engaged": "1-town"}


@rule("A17.12", "A21.23")
def test_raised_again_its_owner_controls_it_again() -> None:
    position = region().seat(0, citizens="1-town").seat(1, strikers="1-market", cards="dictatorship")
    s = position.at(5, active=1).build()
    say(s, "card dictatorship")
    assert controllers_in(s, 1)["market"] == 1


# Expelling.


def crisis(built: str = "town market port temple") -> Position:
    """Fish feeds 4, then an event; the town's player has a fish of his own."""
    position = archipelago(3, deals="off").at(4).deck(top="pope").region(built=built).region().boards("wood 1")
    return position.seat(0, citizens="1-town 2a 2a 2a", cubes="fish 1")


SAVED = ("feed own", "raise 1 of 1 at 1-town", "raise 3 of 1 at 2a", "done", "done", "done")


@rule("A17.13")
@pytest.mark.parametrize("building", ["market", "port"])
def test_the_town_puts_strikers_of_others_out(building: str) -> None:
    s = crisis().seat(1, citizens=f"1-{building} 2a").build()
    say(s, *SAVED)
    assert choices(s) == ["done", f"expel 1-{building}"]
    say(s, f"expel 1-{building}")
    assert units(s, 1) == {"strikers": "1a 2a"}
    assert asked(s) == (0, "ROUND")
    assert controllers_in(s, 1)[building] == 0


@rule("A17.13")
def test_it_may_leave_them_there() -> None:
    s = crisis().seat(1, citizens="1-market 1-port").build()
    say(s, *SAVED, "expel 1-port", "done")
    assert units(s, 1) == {"strikers": "1a 1-market"}


@rule("A17.13")
@pytest.mark.parametrize(("answer", "shore"), [("expel 1-market", "1b"), ("expel 1-market across", "1a")])
def test_an_expelled_striker_lies_on_either_shore(answer: str, shore: str) -> None:
    position = archipelago(3, deals="off").at(4).deck(top="pope").region(edges="axxxbx", built="town:a market:b")
    position.region().boards("wood 1").seat(0, citizens="1-town 2a 2a 2a", cubes="fish 1")
    s = position.seat(1, citizens="1-market").build()
    say(s, *SAVED, answer)
    assert units(s, 1) == {"strikers": shore}


@against("A17.13")
def test_who_is_not_expelled() -> None:
    """Own strikers, active units, ships, and strikers of other regions stay."""
    position = crisis().seat(0, citizens="1-town 1-market 2a 2a", cubes="fish 1").seat(1, ships="1-port")
    s = position.seat(1, citizens="2a 2a", ships="1-port").build()
    say(s, "feed own", "raise 1 of 1 at 1-town", "raise 2 of 1 at 2a", "raise 1 of 2 at 2a", "done", "done", "done")
    assert asked(s) == (0, "ROUND")
    assert units(s, 0) == {"citizens": "1-town 2a 2a", "strikers": "1-market"}


@against("A17.13")
def test_only_with_a_town_in_that_region() -> None:
    s = crisis().region(built="market").seat(1, citizens="3-market 1-market").build()
    say(s, *SAVED)
    assert choices(s) == ["done", "expel 1-market"]
    assert refused(s, "expel 3-market", "A17.14")


@against("A17.13", "A7.7")
def test_a_citizen_on_a_temple_never_strikes() -> None:
    s = crisis().seat(1, citizens="1-temple 1-market").build()
    say(s, *SAVED)
    assert refused(s, "expel 1-temple", "A17.13")


@against("A17.14")
def test_the_towns_citizen_must_be_active() -> None:
    s = crisis().seat(0, citizens="1-town").seat(1, citizens="1-market 2a").seat(2, citizens="2a 2a").build()
    passes(s, 0, 1, 2)
    assert asked(s) == (0, "ROUND")


@against("A17.14")
def test_later_in_the_turn_it_is_not_possible() -> None:
    s = crisis().seat(1, citizens="1-market").build()
    say(s, *SAVED, "done")
    assert asked(s) == (0, "ROUND")
    assert refused(s, "expel 1-market", "A1.5")


@rule("A17.14")
def test_the_players_are_asked_in_turn_order() -> None:
    position = archipelago(3, deals="off").at(4).deck(top="pope").order(2, 1, 0).boards("wood 1")
    position.region(built="town market").region(built="town market").region()
    position.seat(0, citizens="1-town 2-market 3a", cubes="fish 1").seat(2, citizens="2-town 1-market 3a 3a")
    s = position.seat(1, citizens="3a 3a").build()
    passes(s, 2, 1)
    say(s, "feed own", "raise 1 of 1 at 1-town", "raise 1 of 3 at 2-town", "raise 2 of 2 at 3a", "done")
    assert asked(s) == (2, "EXPEL")
    say(s, "done")
    assert asked(s) == (0, "EXPEL")


@rule("A17.15")
def test_a_ship_on_a_port_neither_strikes_nor_is_expelled() -> None:
    s = crisis().seat(1, ships="1-port").build()
    say(s, "feed own")
    assert asked(s) == (0, "ROUND")
    assert controllers_in(s, 1)["port"] == 1


@rule("A17.16")
def test_much_needs_no_permission() -> None:
    position = archipelago(3, deals="off").region("wood 1", built="town").region().markers(workers=5)
    position.seat(1, citizens="1-town").passed(1, 2)
    s = position.seat(0, citizens="1a 1a 2a", cubes="fruit 1 cattle 1", discs=5, florins=20).build()
    say(s, "reproduce", "land 1a", "done", "migrate", "move 1a 2a", "done", "done", "recruit", "land 1a")
    end_round(s)
    say(s, "migrate", "move 1a 2a", "move 2a 1a")
    end_round(s)
    say(s, "build market 1a")
    assert (cubes(s), controllers_in(s, 1)) == ("", {"town": 1, "market": 0})


@rule("A17.17")
def test_what_a_strait_means() -> None:
    """Harvest and walking on one shore; recruiting and the town on both; a ship carries across."""
    position = archipelago(3, deals="off").region("a wood 1 b stone 1", edges="axxxbx", built="town:a")
    s = position.seat(0, citizens="1-town", ships="1x").markers(workers=3).build()
    assert choices(s, "harvest") == ["harvest wood"]
    say(s, "recruit")
    assert choices(s) == ["land 1a", "land 1b"]
