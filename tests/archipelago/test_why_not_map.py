"""Why hexes cannot be laid so, and units not move so."""

from collections.abc import Iterator

from hexhaven.archipelago.notation.answers import answer_of, notation
from hexhaven.archipelago.notation.parts import DIRECTION_NAMES
from hexhaven.archipelago.positions.position import archipelago
from hexhaven.kernel.engine import legal, step, to_move
from tests.archipelago.at_table import let_chance_draw, new, say
from tests.archipelago.refusing import check, told
from tests.marks import against

# The map.


@against("A3.3", "A3.4", "A3.5", "A3.7", "A3.9", "A3.10")
def test_the_first_regions() -> None:
    s = let_chance_draw(new(seats=3))
    missing = next(number for number in range(24) if not s.seats[to_move(s)].hand >> number & 1)
    side, region, direction, turned = notation(legal(s)[0]).split()[1:5]
    check(
        s,
        f"""
        done                                                   | A3.7 | must-lay
        lay {missing + 1}a {region} {direction} {turned} with 0x | A3.3 | not-that-hex
        lay {side} 3 {direction} {turned} with 0x              | A1.6 | no-region
        lay {side} {region} {direction} {turned} with 0a       | A3.9 | no-unit
        """,
    )
    turns = [f"lay {side} {region} {direction} r{turn} with 0x" for turn in range(6)]
    assert {told(s, text) for text in turns if answer_of(text) not in legal(s)} == {("A3.5", "why-terrain")}
    while notation(legal(s)[0]).split()[0] != "lay" or len(s.sides) == 1:
        step(s, legal(s)[0])
    side = notation(legal(s)[0]).split()[1]
    away = [told(s, f"lay {side} 1 {name} r0 with 0x") for name in DIRECTION_NAMES]
    assert set(away) == {("A3.4", "why-spot-taken"), ("A3.4", "why-start-hex"), ("A1.5", "why-lowest-region")}
    step(s, legal(s)[0])
    while notation(legal(s)[0]).split()[0] != "land":
        step(s, legal(s)[0])
    check(s, "land 1a | A3.10 | new-region\nland 0a | A1.8 | no-area")


@against("A12.4", "A12.7", "A12.8", "A12.9", "A12.10", "A12.12")
def test_later_regions() -> None:
    position = archipelago(3).region(edges="xxxxxx").region(edges="xxxxxx").stack(top="1b")
    s = position.seat(0, ships="0x 1x", engaged_ships="2x").build()
    let_chance_draw(say(s, "explore", "take"))
    fitting = next(text for text in map(notation, legal(s)) if text.startswith("lay 1b 1 north-east"))
    turned = fitting.split()[4]
    turns = [f"lay 1b 1 north-east r{turn} with 1x" for turn in range(6)]
    assert {told(s, text) for text in turns if answer_of(text) not in legal(s)} == {("A12.8", "why-terrain")}
    check(
        s,
        f"""
        done                                | A12.10 | must-lay
        decline                             | A12.4  | one-refusal
        lay 5a 0 west r0 with 1x            | A12.12 | not-that-hex
        lay 1b 0 east r0 with 1x            | A12.7  | spot-taken
        lay 1b 9 east r0 with 1x            | A1.6   | no-region
        lay 1b 2 west r0 with 1x            | A1.5   | lowest-region
        lay 1b 1 east r0 with 1x            | A12.7  | two-regions
        lay 1b 1 north-east {turned} with 2x | A1.35 | engaged
        lay 1b 1 north-east {turned} with 1a | A12.9 | no-unit
        lay 1b 1 north-east {turned} with 0x | A12.9 | cannot-enter
        """,
    )


def test_what_a_region_brings() -> None:
    s = let_chance_draw(new(seats=3, deals="off"))
    while not notation(legal(s)[0]).startswith("found"):
        step(s, legal(s)[0])
        let_chance_draw(s)
    legal_texts = {notation(answer) for answer in legal(s)}
    found = {told(s, text) for text in every_find() if text not in legal_texts}
    assert found <= {("A12.17", "why-not-found"), ("A12.18", "why-not-found"), ("A12.18", "why-second-cube")}
    assert len(found) > 1


def every_find() -> Iterator[str]:
    names = ("fruit", "cattle", "fish", "wood", "stone", "iron")
    for first in names:
        yield f"found {first}"
        yield from (f"found {first} {second}" for second in names)


# Moves.


@against("A1.30", "A1.35", "A15.1", "A15.2", "A15.3", "A15.4", "A15.5", "A15.7", "A15.8", "A17.7")
def test_moves() -> None:
    position = (
        archipelago(3)
        .region(edges="aaaxaa", built="town market port")
        .region(edges="aaaxxa", built="market")
        .region(edges="xaaaax")
        .region(where="east of 1")
        .region(where="east of 4", edges="aaaaaa", built="town temple")
        .seat(0, citizens="1-town 2a 2a 4a 4a 4a", ships="0x 1x", engaged="2a 3a 3a 3a", engaged_ships="3x")
        .seat(1, citizens="2-market 5-town")
    )
    s = say(position.build(), "migrate")
    check(
        s,
        """
        done                  | A8.17 | do-something
        move 5a 4a            | A15.1 | no-unit
        move 9a 2a            | A1.6  | no-region
        move 2a 9a            | A1.6  | no-region
        move ship 3x 0x       | A1.35 | engaged
        move 2a 0x            | A1.30 | land-and-sea
        move ship 1x 2a       | A1.30 | land-and-sea
        move 2a 2b            | A1.8  | no-area
        move 1-town 1a        | A15.7 | own-area
        move 1-town 1-town    | A15.2 | there
        move ship 0x 0x       | A15.3 | there
        move 2a 2-town        | A15.2 | no-building
        move 2a 2-market      | A15.5 | occupied
        move ship 1x 1-market | A15.3 | ships-in-ports
        move 4a 5-temple      | A17.7 | town-closed
        move 2a 4a            | A15.2 | too-far
        move 1-town 3a        | A15.4 | three-citizens
        move 2a 5a            | A15.2 | too-far
        move ship 0x 4x       | A1.8  | no-area
        """,
    )
    say(s, "move 4a 5a")
    check(s, "move 5a 4a | A15.1 | moved")


@against("A15.2", "A15.3")
def test_a_unit_that_stays_where_it_is() -> None:
    s = archipelago(3).region(edges="aaaxxa", built="port").seat(0, citizens="1a", ships="1-port 0x").build()
    check(
        say(s, "migrate"),
        """
        move 1a 1a              | A15.2 | nowhere
        move ship 0x 0x         | A15.3 | there
        move ship 1-port 1-port | A15.3 | there
        """,
    )


@against("A15.4")
def test_a_fourth_citizen_on_the_way() -> None:
    position = archipelago(3).region(built="market").region(built="market").region()
    s = say(position.seat(0, citizens="1a 1a 1a 2a 2a 2a 3a", ships="0x 2x").build(), "migrate", "move 1a 2a")
    check(
        s,
        """
        done             | A15.4 | crowded
        move 1a 1-market | A15.4 | crowded
        move 3a 2a       | A15.4 | crowded
        move 2a 2-market | A15.4 | crowded
        move ship 0x 1x  | A15.4 | crowded
        move ship 2x 0x  | A15.4 | crowded
        """,
    )
    say(s, "move 2a 1a", "move 2a 2-market", "move ship 0x 1x", "done")


@against("A15.8")
def test_nobody_swims() -> None:
    s = archipelago(3).region(edges="axbxxx").region(edges="aaaaaa", where="east of 1").seat(0, citizens="1a").build()
    check(say(s, "migrate"), "move 1a 1b | A15.8 | no-convoy")


@against("A20.9")
def test_the_false_prophet_moves_citizens() -> None:
    position = (
        archipelago(3).region(built="temple").region(where="east of 1").seat(0, cards="false-prophet", ships="1x 0x")
    )
    s = say(position.seat(0, citizens="1-temple 1a").build(), "card false-prophet")
    check(s, "move ship 1x 0x | A20.9 | citizens-only")


@against("A20.23")
def test_the_admiral_moves_ships() -> None:
    s = archipelago(3).region().region().seat(0, cards="admiral", ships="0x 0x", citizens="1a").build()
    check(say(s, "card admiral"), "done | A8.17 | do-something\nmove 1a 2a | A20.23 | ships-only")
    say(s, "move ship 0x 1x", "done", "migrate", "move 1a 2a")
