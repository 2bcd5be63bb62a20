"""A10 Taxes: in the standard set 1 florin for a citizen and a ship, 2 for a town and a temple."""

import pytest

from hexhaven.archipelago.positions.position import Position
from tests.archipelago.at_table import asked, say
from tests.archipelago.tested import archipelago
from tests.marks import rule


def taxed(position: Position) -> tuple[int, int]:
    """What taxes bring, and how far rebellion moves."""
    s = position.build()
    florins, rebels = s.seats[0].florins, s.rebellion
    say(s, "taxes")
    return s.seats[0].florins - florins, s.rebellion - rebels


def isle(built: str = "") -> Position:
    return archipelago(3).region("wood 1 fish 1", built=built).seat(2, citizens="1a 1a 1a")


@rule("A10.1")
def test_rebellion_rises_by_one_each_time() -> None:
    assert taxed(isle()) == (0, 1)
    s = archipelago(2, deals="off").region().seat(0, citizens="1a 1a 1a").build()
    say(s, "taxes", "done", "taxes", "done", "taxes")
    assert s.rebellion == 3


@rule("A10.1", "A23.4")
def test_rebellion_rises_before_anything_is_paid() -> None:
    s = archipelago(3).region().seat(0, citizens="1a 1a").markers(rebellion=2).build()
    say(s, "taxes")
    assert (s.independent, asked(s)[1], s.seats[0].florins) == (True, "OVER", 10)


@rule("A10.2")
@pytest.mark.parametrize(
    ("units", "built", "income"),
    [
        ({}, "", 0),
        ({"citizens": "1a 1a"}, "", 2),
        ({"ships": "0x 1x 1x"}, "", 3),
        ({"citizens": "1-town"}, "town", 3),
        ({"citizens": "1-temple"}, "temple", 3),
        ({"citizens": "1-market 1-port"}, "market port", 2),
        ({"citizens": "1a 1-town 1-temple", "ships": "0x"}, "town temple", 8),
    ],
)
def test_what_is_paid(units: dict[str, str], built: str, income: int) -> None:
    assert taxed(isle(built).seat(0, **units)) == (income, 1)  # type: ignore[arg-type]


@rule("A10.2", "A17.3")
def test_buildings_of_others_pay_nothing() -> None:
    position = archipelago(3).region(built="town temple").seat(0, citizens="1a").seat(1, citizens="1-town 1-temple")
    assert taxed(position) == (1, 1)


@rule("A10.3", "A1.35")
def test_engaged_units_and_units_on_buildings_pay_and_strikers_do_not() -> None:
    position = isle("market port").seat(0, engaged="1a:wood", strikers="1-market 1a", engaged_ships="1x:fish 1-port")
    assert taxed(position) == (3, 1)


@rule("A10.3", "A22.11")
def test_a_citizen_on_a_wonder_pays_nothing() -> None:
    assert taxed(isle().seat(0, citizens="1a", wonders="colossus")) == (1, 1)


@rule("A10.4", "A17.2")
def test_a_temple_through_a_town_pays() -> None:
    assert taxed(isle("town temple").seat(0, citizens="1-town")) == (5, 1)


@rule("A10.4", "A17.12")
def test_a_town_with_a_striker_pays_nothing_and_gives_no_temple() -> None:
    assert taxed(isle("town temple").seat(0, strikers="1-town")) == (0, 1)


@rule("A1.23")
def test_the_bank_pays_what_it_has() -> None:
    position = isle().seat(0, citizens="1a 1a 1a", ships="0x 0x", florins=10).seat(1, florins=113)
    assert taxed(position) == (2, 1)
