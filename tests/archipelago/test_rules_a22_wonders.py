"""A22 Wonders."""

import pytest

from hexhaven.archipelago.content.cards import CARD_NAMED
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import cards_in, controllers_in
from hexhaven.archipelago.rules.ending import medals
from tests.archipelago.at_table import asked, choices, cubes, draw, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule

COSTS = {
    "colossus": ("iron 3", 1),
    "pyramid": ("stone 5", 2),
    "great-lighthouse": ("stone 2 iron 1", 1),
    "cathedral": ("stone 3", 2),
}


def builder(card: str, **said: str) -> Position:
    """Region 1 has a port and a temple, which the builder controls."""
    position = archipelago(3, deals="off").region(built="port temple").region()
    position.seat(0, cards=card, citizens="1a 1-port 1-temple", cubes=COSTS[card][0])
    return position.seat(1, citizens="2a 2a 2a").seat(0, **said)  # type: ignore[arg-type]


@rule("A22.1", "A22.2", "A22.3", "A8.4")
@pytest.mark.parametrize("card", list(COSTS))
def test_cubes_discs_and_a_citizen(card: str) -> None:
    s = builder(card).build()
    say(s, f"wonder {card} 1a")
    assert (cubes(s), s.seats[0].discs_used) == ("", COSTS[card][1])
    assert units(s)["citizens"] == "1-port 1-temple"
    assert (s.population, s.seats[0].citizens_left) == (5, 7)
    assert cards_in(s.wonders) == card
    assert asked(s) == (0, "ROUND")


@rule("A22.1")
def test_it_is_no_building_action() -> None:
    s = builder("colossus").build()
    say(s, "wonder colossus 1a", "taxes")
    assert s.seats[0].discs_used == 2


@against("A22.2", "A1.25")
@pytest.mark.parametrize("card", list(COSTS))
def test_the_whole_cost(card: str) -> None:
    cost, discs = COSTS[card]
    name, number, *rest = cost.split()
    s = builder(card, cubes=" ".join([name, str(int(number) - 1), *rest])).build()
    assert refused(s, f"wonder {card} 1a", "A22.2")
    position = builder(card)
    s = position.seat(0, used=4 - discs).build()
    assert refused(s, f"wonder {card} 1a", "A22.2")
    s = position.seat(0, used=3 - discs).build()
    say(s, f"wonder {card} 1a")


@rule("A22.2", "A7.24")
def test_tokens_stand_for_cubes() -> None:
    s = builder("great-lighthouse", cubes="stone 1").seat(0, tokens=3).build()
    assert choices(s, "wonder", "great-lighthouse", "1a") == [
        "wonder great-lighthouse 1a token stone iron",
        "wonder great-lighthouse 1a token stone stone iron",
    ]
    say(s, "wonder great-lighthouse 1a token stone iron")
    assert (cubes(s), s.seats[0].tokens) == ("", 1)


@against("A22.3", "A1.33", "A1.35")
@pytest.mark.parametrize(("said", "why"), [({"engaged": "1a"}, "A1.35"), ({"strikers": "1a"}, "A1.33"), ({}, "A22.3")])
def test_an_active_unengaged_citizen(said: dict[str, str], why: str) -> None:
    s = builder("colossus", citizens="", ships="1x", **said).build()
    assert refused(s, "wonder colossus 1a", why)


@rule("A22.3", "A17.6")
def test_the_citizen_may_come_from_a_building() -> None:
    s = builder("colossus").build()
    say(s, "wonder colossus 1-port")
    assert controllers_in(s, 1) == {"port": -1, "temple": 0}


@rule("A22.3", "A1.41", "A22.11")
def test_he_does_not_come_back() -> None:
    s = builder("colossus").build()
    left = s.seats[0].citizens_left
    say(s, "wonder colossus 1a")
    assert s.seats[0].citizens_left == left


@against("A22.4")
def test_a_built_wonder_is_not_built_again() -> None:
    s = builder("colossus", cubes="iron 6").passed(1, 2).build()
    say(s, "wonder colossus 1a", "done")
    assert refused(s, "wonder colossus 1-port", "A22.4")


@against("A22.5")
def test_not_in_the_turn_in_which_it_was_bought() -> None:
    position = archipelago(3, deals="off").region().seat(0, cards="researcher", citizens="1a", cubes="iron 3")
    s = position.deck(top="colossus").passed(1, 2).build()
    say(s, "card researcher")
    draw(s, "drawn card roads", "drawn card spy", "drawn card farm", "drawn card thief", "drawn card iron-mine")
    say(s, "pick colossus", "taxes", "done")
    assert refused(s, "wonder colossus 1a", "A22.5")


@rule("A22.5")
def test_in_the_next_turn_it_can_be_built() -> None:
    position = archipelago(3, deals="off").at(6, active=2).deck(top="roads", track="colossus").region()
    s = position.seat(2, citizens="1a 1a 1a", cubes="iron 3").build()
    say(s, "buy 1 turn 2")
    draw(s, "drawn card amphitheatre")
    assert (s.turn, s.fresh) == (3, 0)


@against("A22.6")
def test_only_the_owner_builds() -> None:
    s = builder("colossus").seat(1, cubes="iron 3").at(5, active=1).build()
    assert refused(s, "wonder colossus 2a", "A22.6")
    assert refused(s, "card colossus", "A19.12")


@against("A22.10")
@pytest.mark.parametrize("card", ["great-lighthouse", "cathedral"])
def test_lighthouse_and_cathedral_need_control(card: str) -> None:
    s = builder(card, citizens="1a").build()
    assert refused(s, f"wonder {card} 1a", "A22.10")


@rule("A22.10", "A17.2")
@pytest.mark.parametrize("card", ["great-lighthouse", "cathedral"])
def test_control_through_a_town_is_enough(card: str) -> None:
    position = archipelago(3, deals="off").region(built="port temple town")
    s = position.seat(0, cards=card, citizens="1a 1-town", cubes=COSTS[card][0]).build()
    say(s, f"wonder {card} 1a")


# Effects.


@rule("A22.2", "A22.8")
def test_the_colossus_lowers_surplus_workers_by_one() -> None:
    s = builder("colossus").markers(workers=4).build()
    say(s, "wonder colossus 1a")
    assert (s.workers, s.rebellion) == (3, 0)


@rule("A22.2")
def test_the_pyramid_raises_rebellion_by_two() -> None:
    s = builder("pyramid").build()
    say(s, "wonder pyramid 1a")
    assert s.rebellion == 2


@rule("A22.2")
def test_the_cathedral_lowers_rebellion_by_the_temples() -> None:
    s = builder("cathedral").region(built="temple").markers(rebellion=3).build()
    say(s, "wonder cathedral 1a")
    assert s.rebellion == 1


@rule("A22.9")
def test_the_lighthouse_gives_everybody_ships_at_his_ports() -> None:
    position = archipelago(3, deals="off").region(built="port").region(built="port town").region(built="port")
    position.seat(0, cards="great-lighthouse", citizens="1-port 3a", cubes="iron 1 stone 2")
    s = position.seat(1, citizens="2-town").seat(2, ships="0x").build()
    say(s, "wonder great-lighthouse 3a")
    assert units(s, 0) == {"citizens": "1-port", "ships": "1x"}
    assert units(s, 1) == {"citizens": "2-town", "ships": "2x"}
    assert units(s, 2) == {"ships": "0x"}, "nobody controls the port of region 3"


@rule("A22.9")
def test_the_ship_goes_into_the_sea_of_the_port() -> None:
    position = archipelago(3, deals="off").region(edges="yaaxaa", built="port:y").region()
    s = position.seat(0, cards="great-lighthouse", citizens="1-port 2a", cubes="iron 1 stone 2").build()
    say(s, "wonder great-lighthouse 2a")
    assert units(s)["ships"] == "1y"


@rule("A22.9", "A1.41")
def test_with_a_small_reserve_the_first_regions_get_ships() -> None:
    position = archipelago(3, deals="off").region(built="port").region(built="port").region()
    position.seat(0, cards="great-lighthouse", citizens="2-port 1-port 3a", cubes="iron 1 stone 2", ships="0x 0x 0x")
    s = position.build()
    say(s, "wonder great-lighthouse 3a")
    assert units(s)["ships"] == "0x 0x 0x 1x"


@rule("A22.9")
def test_the_citizen_on_the_port_counts_before_he_leaves() -> None:
    s = builder("great-lighthouse").build()
    say(s, "wonder great-lighthouse 1-port")
    assert units(s)["ships"] == "1x"


# Points and independence.


@rule("A22.7", "A23.16", "A22.2")
@pytest.mark.parametrize(
    ("card", "points"), [("colossus", 1), ("pyramid", 2), ("great-lighthouse", 1), ("cathedral", 2)]
)
def test_only_a_built_wonder_brings_points(card: str, points: int) -> None:
    s = builder(card).build()
    assert medals(s, 0) == 0
    say(s, f"wonder {card} 1a")
    assert medals(s, 0) == points
    assert s.seats[0].cards >> CARD_NAMED[card] & 1


@rule("A22.11", "A1.26")
def test_a_citizen_on_a_wonder_is_not_on_the_map() -> None:
    s = builder("colossus").build()
    say(s, "wonder colossus 1a")
    assert s.population == 5
    assert units(s)["citizens"] == "1-port 1-temple"


@rule("A22.12", "A23.4")
@pytest.mark.parametrize(
    ("card", "rebellion", "over"), [("pyramid", 4, True), ("colossus", 5, False), ("colossus", 6, True)]
)
def test_independence_after_the_effect_and_after_the_citizen_has_left(card: str, rebellion: int, over: bool) -> None:
    """Six citizens: the pyramid leads from 4 to 6 and the population falls to 5; the colossus only takes a citizen."""
    s = builder(card).markers(rebellion=rebellion).build()
    say(s, f"wonder {card} 1a")
    assert s.independent is over
