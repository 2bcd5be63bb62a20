"""Special cases of several chapters, where rules meet."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.positions.position import archipelago
from hexhaven.archipelago.units import ENGAGED
from tests.archipelago.at_table import (
    asked,
    choices,
    draw,
    end_round,
    let_chance_draw,
    odds,
    passes,
    refused,
    say,
    units,
)
from tests.marks import against, rule

# Control.


@rule("A11.11", "A17.12")
@pytest.mark.parametrize(("building", "used"), [("market", "use 1-market"), ("port", "use 1-port")])
def test_where_an_own_striker_lies_the_citizen_of_the_town_is_engaged(building: str, used: str) -> None:
    s = archipelago(3).region(built=f"town {building}").seat(0, citizens="1-town", strikers=f"1-{building}").build()
    say(s, used)
    assert units(s) == {"engaged": "1-town", "strikers": f"1-{building}"}


# The stack of hexes.


@rule("A12.6", "A12.11")
def test_the_last_hex_can_be_taken_again_after_it_could_not_be_laid() -> None:
    s = archipelago(3, deals="off").region(built="town").stack(top="20b").build()
    s.stack = 0
    say(s, "explore", "take")
    assert odds(s) == {"drawn side 20a": 1, "drawn side 20b": 1}
    draw(s, "drawn side 20a")
    assert (asked(s), s.top_side, s.discarded_hexes) == ((0, "ROUND"), 38, 0)
    end_round(s)
    say(s, "explore")
    assert choices(s) == ["decline", "take"]


@rule("A12.6", "A20.3")
def test_what_the_explorer_does_not_keep_makes_a_new_stack() -> None:
    s = archipelago(3, deals="off").region().stack(top="20b").seat(0, ships="0x", cards="explorer").build()
    s.stack = 1 << 4 | 1 << 5
    say(s, "card explorer", "explore")
    let_chance_draw(s)
    say(s, "hex 20", "lay 20b 0 north-east r1 with 0x")
    assert set(odds(s)) == {"drawn side 5a", "drawn side 5b", "drawn side 6a", "drawn side 6b"}


@rule("A12.6", "A20.36")
def test_the_second_exploration_of_the_scout_finds_the_hex_the_first_discarded() -> None:
    s = archipelago(3, deals="off").region().stack(top="20b").seat(0, cards="scout").build()
    s.stack = 0
    say(s, "card scout", "explore", "take")
    draw(s, "drawn side 20b")
    assert asked(s) == (0, "TAKE_HEX")


# The deck.


@rule("A18.10")
def test_a_card_discarded_while_the_deck_is_empty_makes_a_new_one() -> None:
    s = archipelago(2).at(6).deck(top="none", track="pirate:3 sawmill:3 spy farm quarry").build()
    say(s, "turn 1 2")
    assert set(odds(s)) == {"drawn card pirate", "drawn card sawmill"}


@rule("A18.10", "A20.5")
def test_a_murdered_character_is_the_new_deck_if_there_is_none() -> None:
    position = archipelago(3).deck(top="none", track="pirate none none none none").seat(0, cards="assassin")
    s = position.seat(1, cards="king").build()
    say(s, "card assassin king of 2")
    assert odds(s) == {"drawn card king": 1}


# Cards.


@against("A19.11", "A8.13")
@pytest.mark.parametrize("card", ["explorer", "scout", "missionary"])
def test_a_card_for_an_exploration_needs_a_circle_on_the_wheel(card: str) -> None:
    s = archipelago(3).region().seat(0, ships="0x", cards=card, discs=5).build()
    s.explored, s.shared_explored = 0b001, s.rules.components.shared_explorations[3]
    assert refused(s, f"card {card}", "A19.11")


@against("A19.9")
def test_a_card_that_takes_the_last_disc_leaves_none_for_its_action() -> None:
    s = archipelago(3).region().region().seat(0, citizens="1a", cards="roads", used=2).build()
    assert choices(s, "card") == ["card roads"]
    s.rules.components.discs[30] = 1
    try:
        assert choices(s, "card") == []
    finally:
        s.rules.components.discs[30] = 0


@rule("A19.11", "A21.26")
def test_roads_lead_through_a_region_that_is_full() -> None:
    """Without them nobody could move at all."""
    position = archipelago(3, deals="off").region().region().region()
    s = position.seat(0, citizens="1a", engaged="2a 2a 2a", cards="roads").build()
    assert choices(s, "migrate") == []
    say(s, "card roads", "migrate", "move 1a 3a")
    assert units(s) == {"citizens": "3a", "engaged": "2a 2a 2a"}


@rule("A20.11", "A20.36")
def test_the_scout_may_leave_out_the_second_exploration() -> None:
    s = archipelago(3, deals="off").region().stack(top="20b").seat(0, cards="scout").build()
    say(s, "card scout", "explore")
    assert choices(s) == ["decline", "take"]
    say(s, "take")
    draw(s, "drawn side 18b")
    assert choices(s) == ["decline", "done", "take"]
    say(s, "done")
    assert (asked(s), s.top_side, s.discarded_hexes) == ((0, "ROUND"), 35, 1 << 19)


@rule("A20.14", "A12.16")
def test_the_missionary_may_leave_the_hut_as_it_is() -> None:
    s = archipelago(3, deals="off").region().stack(top="20b").seat(0, cards="missionary", ships="0x").build()
    say(s, "card missionary", "explore", "take")
    let_chance_draw(s)
    say(s, "lay 20b 0 north-east r1 with 0x", "done")
    assert (asked(s), s.workers, s.population) == ((0, "RESOURCES_FOUND"), 1, 0)


# Deals.


@against("A26.14", "A20.26")
def test_a_crisis_in_a_round_leaves_the_offers_of_the_round_as_they_were() -> None:
    track = "sawmill farm quarry roads slavery"
    position = archipelago(3).region().deck(top="spy", track=track)
    s = position.seat(0, citizens="1a", cards="researcher", discs=5).build()
    say(s, "offer 2", "withdraw", "offer 3", "withdraw", "card researcher")
    draw(s, "drawn card pirate", "drawn card thief", "drawn card admiral", "drawn card king", "drawn card bishop")
    passes(s, 1, 2)
    assert asked(s) == (0, "HELP")
    say(s, "offer 2", "withdraw", "done", "done", "done")
    assert asked(s) == (0, "ROUND")
    assert refused(s, "offer 2", "A26.14")


# Rulings on numbers.


@rule("A20.27")
def test_of_ships_in_one_place_the_idle_one_sinks() -> None:
    s = (
        archipelago(3, deals="off")
        .region()
        .seat(0, ships="1x", citizens="1a 1a", cards="pirate")
        .seat(1, ships="1x 1x")
        .build()
    )
    engaged = s.seats[1].units[0] | ENGAGED
    s.seats[1].units = vec[i64]([s.seats[1].units[0], engaged])
    say(s, "card pirate", "sink 1x of 2")
    assert list(s.seats[1].units) == [engaged]


# The end.


@rule("A23.2")
def test_a_second_condition_met_before_the_game_is_over_is_revealed_too() -> None:
    built = ("market temple", "market temple", "market", "")
    position = archipelago(3, deals="off")
    for buildings in built:
        position.region(built=buildings)
    position.seat(0, citizens="4a 4a", cards="architecture", cubes="fruit 1 cattle 1 stone 2", objectives="s6")
    s = position.seat(1, objectives="s4").seat(2, objectives="s1").build()
    say(s, "build market 4a")
    assert (s.ending, s.revealed) == (True, 1 << 5)
    say(s, "card architecture", "build temple 4a")
    assert (asked(s), s.revealed) == ((0, "ROUND"), 1 << 3 | 1 << 5)
