"""A11 Trade, ports and markets."""

import pytest

from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import controllers_in, cubes_in
from hexhaven.archipelago.state import State
from tests.archipelago.at_table import asked, choices, cubes, passes, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def table(**options: str) -> Position:
    return archipelago(3, deals="off", **options)


def florins_after(s: State, *texts: str) -> list[int]:
    """How the answers change the player's florins, one by one."""
    changes = []
    for text in texts:
        before = s.seats[0].florins
        say(s, text)
        changes.append(int(s.seats[0].florins - before))
    return changes


@rule("A11.1")
def test_the_trade_action_is_one_transaction_on_either_board() -> None:
    s = table().boards("fish 1", "iron 1").seat(0, cubes="wood 1").build()
    assert choices(s, "buy") + choices(s, "sell") == [
        "buy fish domestic", "buy iron export", "sell wood domestic", "sell wood export",
    ]  # fmt: skip
    say(s, "buy fish domestic")
    assert choices(s, "buy") == []
    assert s.seats[0].discs_used == 1


@rule("A11.2", "A1.54")
def test_buying_costs_the_row_of_the_last_cube() -> None:
    s = table().region(built="market").seat(0, citizens="1-market", florins=30).boards("fish 5").build()
    bank = s.bank
    assert florins_after(s, "use 1-market", "buy fish domestic", "buy fish domestic") == [-1, -4, -4]
    assert (s.bank, cubes(s), cubes_in(s.domestic)) == (bank + 8, "fish 2", "fish 3")
    assert florins_after(s, "buy fish domestic") == [-6]


@rule("A11.3", "A1.54")
def test_selling_brings_the_row_of_the_free_slot() -> None:
    s = table().region(built="market").seat(0, citizens="1-market", cubes="fish 2").boards("fish 5").build()
    bank = s.bank
    assert florins_after(s, "use 1-market", "sell fish domestic", "sell fish domestic") == [-1, 4, 3]
    assert (s.bank, cubes(s), cubes_in(s.domestic)) == (bank - 7, "", "fish 7")


@rule("A11.4")
@pytest.mark.parametrize(("board", "slots"), [("domestic", 12), ("export", 9)])
def test_the_last_free_slot(board: str, slots: int) -> None:
    position = table().boards("wood 1", "")
    position = position.boards(**{board: f"fish {slots - 1}"}).seat(0, cubes="fish 1")
    say(position.build(), f"sell fish {board}")


@against("A11.4")
@pytest.mark.parametrize(("board", "slots"), [("domestic", 12), ("export", 9)])
def test_nothing_is_sold_to_a_full_zone(board: str, slots: int) -> None:
    position = table().boards("wood 1", "").boards(**{board: f"fish {slots}"}).seat(0, cubes="fish 1", tokens=1)
    s = position.build()
    assert refused(s, f"sell fish {board}", "A11.4")
    assert refused(s, f"sell fish {board} token", "A11.4")


@against("A11.5")
@pytest.mark.parametrize("board", ["domestic", "export"])
def test_nothing_is_bought_from_an_empty_zone(board: str) -> None:
    s = table().boards("wood 1", "wood 1").build()
    assert refused(s, f"buy fish {board}", "A11.5")


@rule("A11.6")
def test_exactly_the_price() -> None:
    s = table().boards("fish 5").seat(0, florins=4).build()
    say(s, "buy fish domestic")
    assert s.seats[0].florins == 0


@against("A11.6", "A1.25")
@pytest.mark.parametrize("florins", [0, 3])
def test_the_buyer_must_have_the_price(florins: int) -> None:
    s = table().boards("fish 5").seat(0, florins=florins).build()
    assert refused(s, "buy fish domestic", "A11.6")


@against("A11.7")
def test_only_an_own_cube_is_sold() -> None:
    s = table().seat(0, cubes="wood 1").seat(1, cubes="fish 3", tokens=2).build()
    assert refused(s, "sell fish domestic", "A11.7")
    assert refused(s, "sell fish domestic token", "A7.24")


@rule("A11.7", "A7.24")
def test_a_token_is_sold_as_a_cube() -> None:
    s = table().boards("fish 5").seat(0, tokens=2).build()
    assert florins_after(s, "sell fish domestic token") == [4]
    assert (cubes_in(s.domestic), s.seats[0].tokens) == ("fish 6", 1)


@rule("A1.23", "A11.3")
def test_the_bank_pays_for_a_sale_what_it_has() -> None:
    s = table().seat(0, cubes="fish 1", florins=3).seat(1, florins=130).seat(2, florins=0).build()
    assert florins_after(s, "sell fish domestic") == [2]


# Market and port.


def town(built: str = "market port town", **options: str) -> Position:
    return table(**options).region("wood 1 fish 1", built=built)


@rule("A11.8")
@pytest.mark.parametrize(("building", "board"), [("market", "domestic"), ("port", "export")])
def test_two_transactions_without_a_disc(building: str, board: str) -> None:
    s = town().seat(0, citizens=f"1-{building}", cubes="wood 2 fish 1").boards("iron 2", "iron 2").build()
    say(s, f"use 1-{building}")
    assert {text.split()[2] for text in choices(s) if text != "done"} == {board}
    say(s, f"sell wood {board}", f"sell fish {board}")
    assert (s.seats[0].discs_used, asked(s)) == (0, (0, "ROUND"))


@rule("A11.9", "A18.2")
def test_the_florin_lies_on_the_wheel_until_phase_6() -> None:
    s = town().seat(0, citizens="1-market").build()
    bank = s.bank
    say(s, "use 1-market", "done", "done")
    assert (s.seats[0].florins, s.seats[0].coins, s.bank) == (9, 1, bank)
    passes(s, 1, 2, 0)
    assert (s.phase, s.seats[0].florins, s.seats[0].coins, s.bank) == (6, 9, 0, bank + 1)


@against("A11.9")
def test_without_a_florin_no_market() -> None:
    s = town().seat(0, citizens="1-market 1-port", florins=0, cubes="wood 1").build()
    assert refused(s, "use 1-market", "A11.9")
    assert refused(s, "use 1-port", "A11.9")


@rule("A11.9")
def test_a_single_florin_is_enough() -> None:
    s = town().seat(0, citizens="1-market", florins=1, cubes="fish 1").build()
    assert florins_after(s, "use 1-market", "sell fish domestic") == [-1, 6]


@rule("A11.10")
@pytest.mark.parametrize("kind", ["citizens", "engaged", "ships", "engaged_ships"])
def test_who_controls_a_port_uses_it(kind: str) -> None:
    s = town().seat(0, **{kind: "1-port"}).build()  # type: ignore[arg-type]
    say(s, "use 1-port")


@against("A11.10")
def test_nobody_uses_what_he_does_not_control() -> None:
    s = town().seat(0, citizens="1a", ships="1x").seat(1, citizens="1-market").build()
    assert refused(s, "use 1-market", "A11.10")
    assert refused(s, "use 1-port", "A11.10")


@against("A11.10")
def test_there_must_be_such_a_building() -> None:
    s = town("town").seat(0, citizens="1-town").build()
    assert refused(s, "use 1-market", "A11.8")
    assert refused(s, "use 0-port", "A11.8")


@rule("A11.11", "A1.34")
def test_the_unit_on_the_building_is_engaged() -> None:
    s = town().seat(0, citizens="1-market 1-town").build()
    say(s, "use 1-market", "done")
    assert units(s) == {"citizens": "1-town", "engaged": "1-market"}


@rule("A11.11", "A17.2")
def test_or_the_citizen_of_the_town() -> None:
    s = town().seat(0, citizens="1a 1-town").build()
    say(s, "use 1-market", "done")
    assert units(s) == {"citizens": "1a", "engaged": "1-town"}


@rule("A11.11", "A17.12")
def test_not_a_striker_of_ones_own_on_the_building() -> None:
    s = town().seat(0, citizens="1-town", strikers="1-market").build()
    say(s, "use 1-market")
    assert units(s) == {"engaged": "1-town", "strikers": "1-market"}


@rule("A11.11")
def test_or_the_ship_on_the_port() -> None:
    s = town().seat(0, ships="1-port 1x").build()
    say(s, "use 1-port", "done")
    assert units(s) == {"ships": "1x", "engaged_ships": "1-port"}


@against("A11.12")
def test_each_building_once_in_a_phase() -> None:
    s = town().seat(0, citizens="1-market").build()
    say(s, "use 1-market", "done", "done", "done", "done")
    assert asked(s) == (0, "ROUND")
    assert refused(s, "use 1-market", "A11.12")


@against("A11.12", "A21.28")
def test_once_whoever_uses_it() -> None:
    """The citizen on the market is released by Slavery and goes away; the town then controls the market."""
    position = town().region().seat(0, citizens="1-market", cards="slavery").seat(1, citizens="1-town")
    s = position.passed(2).build()
    say(s, "use 1-market", "done", "card slavery", "migrate", "move 1-market 2a")
    assert (asked(s), controllers_in(s, 1)["market"]) == ((1, "ROUND"), 1)
    assert refused(s, "use 1-market", "A11.12")
    assert "use 1-port" in choices(s)


@rule("A11.12")
def test_in_the_next_turn_it_can_be_used_again() -> None:
    s = town().seat(0, citizens="1-market 1a 1a").seat(1, citizens="1a 1a 1a").deck(top="admiral").build()
    say(s, "use 1-market", "done", "done")
    passes(s, 1, 2, 0)
    say(s, "turn 1 2", "turn 3 4", "turn 1 5", "bid 0", "bid 0", "bid 0", "use 1-market")


@rule("A11.13")
@pytest.mark.parametrize(("building", "text"), [("market", "build market 1a"), ("port", "build port 1a x")])
def test_in_the_round_in_which_it_is_built(building: str, text: str) -> None:
    s = town("").seat(0, citizens="1a", cubes="fruit 1 cattle 1 stone 1 fish 1").build()
    say(s, text, f"use 1-{building}")
    assert units(s) == {"engaged": f"1-{building}"}


@rule("A11.14")
def test_the_citizen_of_a_town_uses_port_and_market_in_two_rounds() -> None:
    s = town().seat(0, citizens="1-town", cubes="wood 1").passed(1, 2).build()
    say(s, "use 1-port", "done", "done", "use 1-market", "sell wood domestic")
    assert (s.seats[0].coins, units(s)) == (2, {"engaged": "1-town"})


@against("A11.15")
def test_no_third_transaction() -> None:
    s = town().seat(0, citizens="1-market", cubes="wood 5").has_done("action").build()
    say(s, "use 1-market", "sell wood domestic", "sell wood domestic")
    assert refused(s, "sell wood domestic", "A8.3")


@rule("A11.15")
def test_any_mix_and_one_may_stop_earlier() -> None:
    s = town().seat(0, citizens="1-market", florins=1, cubes="iron 1").boards("wood 1").build()
    assert florins_after(s, "use 1-market", "sell iron domestic", "buy wood domestic") == [-1, 8, -6]
    s = town().seat(0, citizens="1-market", cubes="iron 1").build()
    say(s, "use 1-market", "done")
    assert asked(s) == (0, "ROUND")


@against("A11.15", "A1.25")
def test_the_florin_is_paid_before_the_first_transaction() -> None:
    s = town().seat(0, citizens="1-market", florins=6).boards("wood 1").build()
    say(s, "use 1-market")
    assert refused(s, "buy wood domestic", "A11.6")
