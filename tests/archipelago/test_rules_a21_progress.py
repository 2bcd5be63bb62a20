"""A21 Progress cards, one after another in the order of the printed list."""

import pytest

from hexhaven.archipelago.content.resources import NAMES
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import cubes_in
from tests.archipelago.at_table import asked, choices, cubes, end_round, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule

DOUBLING = {
    "irrigation-canal": "fruit",
    "industrial-fishing": "fish",
    "sawmill": "wood",
    "quarry": "stone",
    "iron-mine": "iron",
    "farm": "cattle",
}


def owner(cards: str, icons: str = "wood 1", built: str = "") -> Position:
    return archipelago(3, deals="off").region(icons, built=built).region().seat(0, cards=cards)


# A21.1 to A21.6: twice the harvest.


@rule("A21.1", "A21.2", "A21.3", "A21.4", "A21.5", "A21.6")
@pytest.mark.parametrize("card", list(DOUBLING))
def test_every_unit_brings_two_cubes(card: str) -> None:
    resource = DOUBLING[card]
    place, kind = ("1x", "ships") if resource == "fish" else ("1a", "citizens")
    s = owner(card, f"{resource} 2").seat(0, **{kind: f"{place} {place}"}).build()  # type: ignore[arg-type]
    say(s, f"card {card}", f"harvest {resource}", f"work {place}", f"work {place}")
    assert cubes(s) == f"{resource} 4"


@rule("A21.25")
@pytest.mark.parametrize("card", list(DOUBLING))
def test_other_resources_are_not_doubled(card: str) -> None:
    other = next(name for name in NAMES if name not in (DOUBLING[card], "fish"))
    s = owner(card, f"{DOUBLING[card]} 1 {other} 1").seat(0, citizens="1a", ships="1x").build()
    say(s, f"card {card}", f"harvest {other}", "work 1a")
    assert cubes(s) == f"{other} 1"


@rule("A21.25", "A1.24")
def test_the_banks_cubes_are_the_limit() -> None:
    position = owner("iron-mine", "iron 2").boards("wood 1").seat(0, citizens="1a 1a").seat(1, cubes="iron 7")
    s = position.build()
    say(s, "card iron-mine", "harvest iron", "work 1a", "work 1a")
    assert cubes(s) == "iron 3"


@rule("A21.25")
def test_one_harvest_only() -> None:
    s = owner("sawmill", "wood 3").seat(0, citizens="1a 1a").passed(1, 2).build()
    say(s, "card sawmill", "harvest wood", "work 1a", "done", "done", "harvest wood", "work 1a")
    assert cubes(s) == "wood 3"


@rule("A21.25", "A20.19")
def test_not_for_the_barbarian() -> None:
    """One card in a round, so they never meet; the plunder of the next round is not doubled either."""
    s = owner("sawmill barbarian", "wood 2").seat(0, citizens="1a").passed(1, 2).build()
    say(s, "card sawmill", "done", "card barbarian 1", "plunder 1a wood")
    assert cubes(s) == "wood 1"


# A21.7 Roads.


def road(**said: str) -> Position:
    position = archipelago(3, deals="off").region().region().region(built="market").region()
    return position.seat(0, cards="roads", **said)  # type: ignore[arg-type]


@rule("A21.7", "A21.26")
def test_citizens_walk_up_to_two_regions() -> None:
    s = road(citizens="1a").build()
    say(s, "card roads", "migrate")
    assert choices(s) == ["move 1a 2a", "move 1a 3-market", "move 1a 3a"]


@against("A21.7")
def test_no_third_region() -> None:
    s = road(citizens="1a").build()
    say(s, "card roads", "migrate")
    assert refused(s, "move 1a 4a", "A15.2")


@rule("A21.26", "A15.4")
def test_the_limit_of_three_counts_where_the_walk_ends() -> None:
    s = road(citizens="1a", engaged="2a 2a 2a").build()
    say(s, "card roads", "migrate")
    assert choices(s, "move", "1a") == ["move 1a 3-market", "move 1a 3a"]


@against("A21.7", "A21.26")
def test_convoys_and_ships_gain_nothing() -> None:
    position = archipelago(3, deals="off").region(edges="aaxxxa").region().region().seat(0, cards="roads")
    s = position.seat(0, citizens="1a", ships="1x").build()
    say(s, "card roads", "migrate")
    assert refused(s, "move 1a 3a", "A15.2")
    assert refused(s, "move ship 1x 3x", "A15.3")


# A21.8 Shipbuilding, A21.9 Expansionism, A21.19 Architecture.


@rule("A21.8", "A21.27")
@pytest.mark.parametrize(("me", "florins"), [(0, 9), (1, 8)])
def test_a_ship_without_a_disc(me: int, florins: int) -> None:
    position = archipelago(3, deals="off").region().seat(0, cards="shipbuilding")
    s = position.seat(me, citizens="1a", cubes="wood 1", used=3).at(5, active=me).build()
    bank = s.bank
    say(s, "card shipbuilding")
    assert choices(s) == ["build ship 1a x"]
    say(s, "build ship 1a x")
    assert (units(s, me)["ships"], cubes(s, me), s.seats[me].florins, s.bank) == ("1x", "", florins, bank + 1)
    assert s.seats[0].florins == (9 if me == 0 else 11)


@against("A21.8")
@pytest.mark.parametrize(
    "said",
    [
        {"engaged": "1a", "cubes": "wood 1"}, {"citizens": "1a"}, {"ships": "1x", "cubes": "wood 1"},
        {"citizens": "1a", "cubes": "wood 1", "florins": 0},
    ],
)  # fmt: skip
def test_shipbuilding_keeps_the_rules(said: dict[str, str]) -> None:
    s = owner("shipbuilding").seat(0, **said).build()  # type: ignore[arg-type]
    assert refused(s, "card shipbuilding", "A19.11")


@against("A21.8", "A21.27", "A1.25")
def test_the_fee_comes_on_top_of_the_cost_of_the_ship() -> None:
    """A florin for the owner and one for the ship."""
    position = archipelago(3, deals="off").region().seat(0, cards="shipbuilding").seat(1, citizens="1a", cubes="wood 1")
    s = position.seat(1, florins=1).at(5, active=1).build()
    assert refused(s, "card shipbuilding", "A19.11")
    s = position.seat(1, florins=2).build()
    say(s, "card shipbuilding", "build ship 1a x")
    assert (s.seats[0].florins, s.seats[1].florins) == (11, 0)


@against("A21.8")
def test_shipbuilding_builds_nothing_else() -> None:
    s = owner("shipbuilding").seat(0, citizens="1a", cubes="wood 2 fruit 1 cattle 1").build()
    say(s, "card shipbuilding")
    assert refused(s, "build market 1a", "A21.8")


@rule("A21.9")
def test_a_migration_without_a_disc() -> None:
    s = owner("expansionism").seat(0, citizens="1a 1a", ships="0x", used=3).build()
    say(s, "card expansionism", "move 1a 2a", "move 1a 2a", "move ship 0x 1x")
    assert (units(s), s.seats[0].discs_used) == ({"citizens": "2a 2a", "ships": "1x"}, 3)


@rule("A21.9")
def test_it_does_not_use_up_the_migration_action() -> None:
    s = owner("expansionism").seat(0, citizens="1a").build()
    say(s, "card expansionism", "move 1a 2a", "migrate", "move 2a 1a")
    assert units(s) == {"citizens": "1a"}


@against("A21.9")
def test_the_rules_of_migration_hold() -> None:
    s = owner("expansionism").seat(0, citizens="1a", engaged="2a 2a 2a", ships="0x").build()
    say(s, "card expansionism")
    assert refused(s, "move 1a 2a", "A15.4")


@rule("A21.19", "A21.27")
@pytest.mark.parametrize(("me", "florins"), [(0, 7), (1, 6)])
def test_a_building_without_a_disc_at_the_usual_cost(me: int, florins: int) -> None:
    position = archipelago(3, deals="off").region().seat(0, cards="architecture")
    s = position.seat(me, citizens="1a", cubes="wood 1 stone 1", used=3).at(5, active=me).build()
    say(s, "card architecture", "build town 1a")
    assert (units(s, me), cubes(s, me), s.seats[me].florins) == ({"engaged": "1-town"}, "", florins)
    assert s.seats[0].florins == (florins if me == 0 else 12)


@rule("A21.19")
def test_a_ship_included_and_a_second_building_with_a_disc() -> None:
    s = owner("architecture").seat(0, citizens="1a 1a", cubes="wood 1 fruit 1 cattle 1").build()
    say(s, "card architecture", "build ship 1a x", "build market 1a")
    assert units(s) == {"citizens": "1a", "engaged": "1-market", "ships": "1x"}


@against("A21.19", "A21.27", "A1.25")
def test_the_activation_comes_on_top_of_the_cost() -> None:
    s = owner("architecture").seat(0, citizens="1a", cubes="wood 1 stone 1", florins=2).build()
    assert "build town 1a" in choices(s)
    say(s, "card architecture")
    assert choices(s) == ["build ship 1a x"]
    assert refused(s, "build town 1a", "A16.2")


@rule("A21.30", "A7.24")
def test_tokens_for_the_cubes_of_architecture_and_shipbuilding() -> None:
    s = owner("architecture").seat(0, citizens="1a", tokens=2).build()
    say(s, "card architecture", "build town 1a token wood stone")
    assert s.seats[0].tokens == 0
    s = owner("shipbuilding").seat(0, citizens="1a", tokens=1).build()
    say(s, "card shipbuilding", "build ship 1a x token wood")
    assert s.seats[0].tokens == 0


# A21.10 Amphitheatre.


@rule("A21.10")
def test_the_amphitheatre() -> None:
    s = owner("amphitheatre").seat(1, citizens="1a 1a").markers(rebellion=2).build()
    say(s, "card amphitheatre")
    assert (s.seats[0].florins, s.rebellion) == (12, 1)


# A21.11 Foreign Trade.


@rule("A21.11")
@pytest.mark.parametrize(("text", "export"), [("stock fish export", "fish 2 wood 1"), ("remove wood export", "fish 1")])
def test_foreign_trade_adds_or_removes_a_cube(text: str, export: str) -> None:
    s = owner("foreign-trade").boards("wood 1", "fish 1 wood 1").build()
    say(s, "card foreign-trade")
    assert choices(s, "remove") == ["remove fish export", "remove wood export"]
    assert len(choices(s, "stock")) == 6
    say(s, text)
    assert (cubes_in(s.export), asked(s)) == (export, (0, "ROUND"))


@against("A21.11")
def test_only_at_the_export_market_with_room_and_cubes() -> None:
    s = owner("foreign-trade").boards("wood 1", "fish 9").seat(1, cubes="iron 10").build()
    say(s, "card foreign-trade")
    assert refused(s, "stock fish export", "A20.34")
    assert refused(s, "stock iron export", "A21.11")
    assert refused(s, "remove wood export", "A20.34")
    assert refused(s, "stock wood domestic", "A21.11")
    assert refused(s, "remove wood domestic", "A21.11")


# A21.12 Slavery, A21.23 Dictatorship.


@rule("A21.12", "A21.28")
def test_slavery_releases_all_engaged_citizens_of_the_owner() -> None:
    position = owner("slavery", "wood 3 fish 1", built="market").seat(0, engaged="1a:wood 1-market", citizens="2a")
    position.seat(0, engaged_strikers="1a:wood", engaged_ships="1x:fish").seat(1, engaged="1a:wood")
    s = position.build()
    say(s, "card slavery")
    assert units(s, 0) == {
        "citizens": "1a 1-market 2a", "strikers": "1a", "engaged_ships": "1x:fish",
    }  # fmt: skip
    assert units(s, 1) == {"engaged": "1a:wood"}
    assert s.rebellion == 2
    say(s, "harvest wood", "work 1a")
    assert cubes(s) == "wood 1"


@against("A21.28", "A11.12")
def test_a_market_used_before_stays_used() -> None:
    s = owner("slavery", built="market").seat(0, citizens="1-market 2a 2a").build()
    say(s, "use 1-market", "done", "card slavery")
    assert units(s) == {"citizens": "1-market 2a 2a"}
    say(s, "done", "done", "done")
    assert refused(s, "use 1-market", "A11.12")


@rule("A21.23", "A21.29")
def test_dictatorship_raises_the_owners_strikers() -> None:
    position = owner("dictatorship", "wood 2").seat(0, strikers="1a 2a", engaged_strikers="1a:wood")
    s = position.seat(1, strikers="1a").markers(rebellion=3).build()
    say(s, "card dictatorship")
    assert units(s, 0) == {"citizens": "1a 2a", "engaged": "1a:wood"}
    assert units(s, 1) == {"strikers": "1a"}
    assert s.rebellion == 3


# A21.15 Emigration, A21.18 Immigration, A21.21 Peace and Prosperity, A21.22 Education.


@rule("A21.15")
@pytest.mark.parametrize("ports", [0, 1, 3])
def test_emigration_by_ports(ports: int) -> None:
    position = archipelago(3, deals="off").seat(0, cards="emigration").markers(workers=5)
    for number in range(3):
        position.region(built="port" if number < ports else "")
    s = position.build()
    say(s, "card emigration")
    assert s.workers == 5 - ports


@rule("A21.18", "A21.21", "A21.22")
@pytest.mark.parametrize(
    ("card", "rebels", "workers"), [("immigration", 4, 7), ("peace-and-prosperity", 2, 5), ("education", 4, 3)]
)
def test_cards_that_move_a_marker(card: str, rebels: int, workers: int) -> None:
    s = owner(card).seat(1, citizens="1a 1a 1a 2a 2a").markers(rebellion=4, workers=5).build()
    say(s, f"card {card}")
    assert (s.rebellion, s.workers) == (rebels, workers)


# A21.20 Local Trade.


@rule("A21.20")
def test_local_trade_is_one_transaction_at_home() -> None:
    s = owner("local-trade").boards("fish 5", "fish 1").seat(0, cubes="wood 1", used=3).build()
    say(s, "card local-trade")
    assert choices(s) == ["buy fish domestic", "done", "sell wood domestic"]
    say(s, "buy fish domestic")
    assert (asked(s), s.seats[0].florins) == ((0, "ROUND"), 10 - 1 - 4)


@against("A21.20")
def test_not_two_and_not_abroad() -> None:
    s = owner("local-trade").boards("fish 5", "fish 1").seat(0, florins=30).build()
    say(s, "card local-trade")
    assert refused(s, "buy fish export", "A11.8")
    say(s, "buy fish domestic", "buy fish domestic")
    assert refused(s, "buy fish domestic", "A8.3")


# A21.24 Gifts of the Clergy.


@rule("A21.24")
@pytest.mark.parametrize(("number", "left", "rebels"), [(1, "fruit 1 cattle 1", 3), (2, "fruit 1", 2)])
def test_gifts_of_the_clergy(number: int, left: str, rebels: int) -> None:
    s = owner("gifts-of-the-clergy").seat(0, cubes="fruit 2 cattle 1", citizens="1a 1a 1a 2a").markers(4).build()
    say(s, f"card gifts-of-the-clergy {number}")
    assert (cubes(s), s.rebellion) == (left, rebels)


@against("A21.24")
@pytest.mark.parametrize(("held", "number"), [("cattle 1", 1), ("cattle 2", 2), ("fruit 2", 2)])
def test_a_fruit_or_a_fruit_and_a_cattle(held: str, number: int) -> None:
    s = owner("gifts-of-the-clergy").seat(0, cubes=held).build()
    assert refused(s, f"card gifts-of-the-clergy {number}", "A21.24")


@rule("A21.30")
def test_tokens_for_the_gifts() -> None:
    s = owner("gifts-of-the-clergy").seat(0, cubes="fruit 1", tokens=2).build()
    assert choices(s, "card") == [
        "card gifts-of-the-clergy 1",
        "card gifts-of-the-clergy 1 token fruit",
        "card gifts-of-the-clergy 2 token cattle",
        "card gifts-of-the-clergy 2 token fruit cattle",
    ]
    say(s, "card gifts-of-the-clergy 2 token cattle")
    assert (cubes(s), s.seats[0].tokens) == ("", 1)


@rule("A21.13", "A21.14", "A21.16", "A21.17", "A19.12")
@pytest.mark.parametrize("card", ["colossus", "pyramid", "great-lighthouse", "cathedral"])
def test_wonders_are_built_and_not_used(card: str) -> None:
    position = owner(card, built="port temple").seat(0, citizens="1a 1-port 1-temple", cubes="iron 3 stone 5")
    s = position.seat(1, citizens="2a 2a 2a").build()
    assert choices(s, "card") == []
    assert choices(s, "wonder", card) == [f"wonder {card} 1-port", f"wonder {card} 1-temple", f"wonder {card} 1a"]
    say(s, f"wonder {card} 1a")
    end_round(s)
