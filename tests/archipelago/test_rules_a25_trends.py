"""A25 The twelve trends and the Benefactor."""

import pytest

from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.trends import NAME_OF
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.rules.ending import score_of
from tests.archipelago.at_table import asked, heard, kinds, say
from tests.archipelago.tested import archipelago
from tests.marks import rule

SHARES = (1, 3, 2)
CUBES = ("fruit", "cattle", "fish", "wood", "stone", "iron")


def trend(name: str) -> Position:
    """Seats 1, 2 and 3 have 1, 3 and 2 of what the trend counts."""
    position = archipelago(3, deals="off").goals(trends=name)
    for seat, share in enumerate(SHARES):
        position.seat(seat, florins=0)
        if name in CUBES:
            position.seat(seat, cubes=f"{name} {share}")
        elif name == "florins":
            position.seat(seat, florins=share)
        elif name == "benefactor":
            position.seat(seat, benefactor=share)
        elif name == "ships":
            position.seat(seat, ships="0x " * share)
    if name in ("temples", "towns", "citizens"):
        buildings(position, name[:-1])
    return position


def buildings(position: Position, building: str) -> None:
    region = 0
    for seat, share in enumerate(SHARES):
        places = []
        for _ in range(share):
            region += 1
            position.region(built="" if building == "citizen" else building)
            places.append(f"{region}a" if building == "citizen" else f"{region}-{building}")
        position.seat(seat, citizens=" ".join(places))


@rule("A25.1", "A23.13", "A1.19")
@pytest.mark.parametrize("name", NAME_OF)
def test_a_trend_ranks_the_players(name: str) -> None:
    s = trend(name).build()
    assert [int(score_of(s, seat)) for seat in range(3)] == [2, 4, 3]


@rule("A25.1")
def test_there_are_twelve() -> None:
    assert len(set(NAME_OF)) == 12


# The Benefactor.


def crisis(trends: str = "benefactor", top: str = "iron-mine") -> Position:
    position = archipelago(3, deals="off").at(4).deck(top=top).goals(trends=trends)
    return position.region(built="temple").region()


@rule("A25.3")
@pytest.mark.parametrize("text", ["feed own", "feed token"])
def test_an_own_cube_or_token_in_a_crisis_brings_a_florin_there(text: str) -> None:
    s = crisis().seat(0, citizens="2a 2a", cubes="stone 1", tokens=1).build()
    bank, florins = s.bank, s.seats[0].florins
    say(s, text)
    assert (s.seats[0].bonus, s.bank, s.seats[0].florins) == (1, bank - 1, florins)


@rule("A25.3")
def test_for_each_of_them_in_export_crises_too() -> None:
    s = crisis().seat(0, citizens="1-temple", cubes="cattle 2", tokens=1).build()
    say(s, "feed own", "feed token", "feed own")
    assert (s.seats[0].bonus, asked(s)) == (3, (0, "ROUND"))


@rule("A25.4")
def test_a_temple_built_brings_a_florin_there() -> None:
    position = archipelago(3, deals="off").goals(trends="benefactor").region()
    s = position.seat(0, citizens="1a", cubes="stone 2").build()
    say(s, "build temple 1a")
    assert s.seats[0].bonus == 1


@rule("A25.4")
@pytest.mark.parametrize("text", ["build market 1a", "build town 1a", "build ship 1a x"])
def test_no_other_building_does(text: str) -> None:
    position = archipelago(3, deals="off").goals(trends="benefactor").region()
    s = position.seat(0, citizens="1a", cubes="fruit 1 cattle 1 wood 1 stone 1").build()
    say(s, text)
    assert s.seats[0].bonus == 0


@rule("A25.5")
def test_cubes_of_the_boards_and_temples_bring_nothing() -> None:
    position = (
        crisis().seat(0, citizens="1-temple 1a 2a 2a 2a").seat(1, citizens="2a 2a 2a").boards("stone 1", "cattle 1")
    )
    s = position.build()
    say(s, "bless 1 of 1 at 1a", "feed board", "feed board")
    assert s.seats[0].bonus == 0


@rule("A25.6")
def test_they_are_nobodys_stock_and_not_in_the_bank() -> None:
    s = archipelago(3).goals(trends="benefactor").seat(0, benefactor=5).seat(1, florins=7).build()
    assert (s.bank, s.seats[0].florins) == (135 - 5 - 10 - 7 - 10, 10)


@rule("A25.6")
def test_if_the_bank_has_none_nothing_is_added() -> None:
    position = crisis().seat(0, citizens="2a 2a", cubes="stone 1", florins=115)
    s = position.build()
    told = heard(s)
    assert s.bank == 0
    say(s, "feed own")
    assert (s.seats[0].bonus, e.BENEFIT_LAID in kinds(told)) == (0, False)


@rule("A25.7")
def test_without_the_benefactor_nothing_of_this_holds() -> None:
    s = crisis("fish").seat(0, citizens="2a 2a", cubes="stone 1").build()
    say(s, "feed own")
    assert s.seats[0].bonus == 0
