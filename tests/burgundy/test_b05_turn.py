"""B5 Turn, dice and workers.

Duchy 1, on which most of this is played: colour, field and die number; the start castle stands on field 19.

          A1:6  C2:5  C3:4  Y4:3
       A5:2  A6:1  C7:6  Y8:5  B9:4
    A10:5 A11:4 B12:3 Y13:1 B14:2 B15:3
  S16:6 S17:1 S18:2 C19:6 S20:5 S21:4 S22:1
    B23:2 B24:5 M25:4 B26:3 B27:1 A28:2
       B29:6 M30:1 Y31:2 B32:5 B33:6
          M34:3 Y35:4 Y36:1 B37:3
"""

from itertools import permutations

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.burgundy.state import State
from hexhaven.kernel.errors import NotationError
from hexhaven.kernel.frame import CHANCE
from tests.burgundy.at_table import choices, idle, let_chance_draw, new, own, placed, refused, say, seen, stored
from tests.burgundy.rulebook import steps, table
from tests.marks import against, rule

DIE_NUMBERS = range(1, 7)


def full_depots(position: Position) -> Position:
    """A ship in each of the six depots."""
    for depot in DIE_NUMBERS:
        position.depot(depot, "ship")
    return position


def taking(die: int, workers: int = 9, tiles: dict[int, str] | None = None) -> State:
    """A player who can take a ship from any depot that the workers reach."""
    return full_depots(burgundy(2).seat(0, dice=f"{die} {die}", workers=workers, tiles=tiles or {})).build()


def price(s: State) -> dict[int, int]:
    """By depot: the workers it costs to take the ship there."""
    words = [text.split() for text in choices(s, "take")]
    return {int(word[2]): int(word[4][1:]) if len(word) > 4 else 0 for word in words}


# Two actions.


@rule("B5.1", "B5.2")
def test_either_die_may_be_first() -> None:
    for first, second in permutations("14"):
        s = burgundy(2).seat(0, dice="1 4", workers=0).build()
        say(s, f"{first} workers")
        assert choices(s) == [f"{second} workers"]
        say(s, f"{second} workers")
        assert game.to_move(s) == 1


@rule("B5.2")
def test_a_die_has_four_actions() -> None:
    s = burgundy(2).seat(0, dice="3 3", workers=0, storage="bank", goods="3 5").depot(3, "ship").build()
    assert choices(s) == ["3 place bank 12", "3 place bank 26", "3 sell 3", "3 take 3 ship", "3 workers"]


@rule("B5.2")
@pytest.mark.parametrize(
    "texts",
    [
        ("3 take 3 ship", "3 take 3 cow2"),
        ("3 place bank 12", "3 take 3 ship"),
        ("3 workers", "3 workers"),
        ("3 take 3 ship", "3 place bank 12"),
        ("3 sell 3", "3 workers"),
        ("3 workers", "3 sell 3"),
    ],
)
def test_any_two_actions_even_twice_the_same(texts: tuple[str, str]) -> None:
    s = burgundy(2).seat(0, dice="3 3", workers=0, storage="bank", goods="3", silver=0).depot(3, "ship cow2").build()
    say(s, *texts)
    assert game.to_move(s) == 1


@rule("B5.2")
def test_two_sales_and_two_placements_in_one_turn() -> None:
    s = burgundy(2).seat(0, dice="1 6", goods="1 6").seat(1, dice="3 3", storage="bank church").build()
    say(s, "6 sell 6", "1 sell 1")
    assert own(s, 0).goods == {}
    say(s, "3 place bank 12", "3 place church 26")
    assert placed(s, 1) == {12: "bank", 19: "castle", 26: "church"}


def with_purchase_open(dice: str) -> State:
    """The turn does not end by itself, because something can still be bought."""
    return burgundy(2).seat(0, dice=dice, silver=2).black("mine").depot(4, "bank").build()


@against("B5.1")
@pytest.mark.parametrize("text", ["4 workers", "2 workers", "1 workers", "4 take 4 bank", "workers", "take 4 bank"])
def test_there_is_no_third_action(text: str) -> None:
    s = say(with_purchase_open("4 2"), "4 workers", "2 workers")
    assert game.to_move(s) == 0
    assert refused(s, text) == "B5.1"


@against("B5.1", "B5.9")
@pytest.mark.parametrize("text", ["4 workers", "4 take 4 bank"])
def test_no_die_is_used_twice(text: str) -> None:
    s = say(with_purchase_open("4 2"), "4 workers")
    assert refused(s, text) in ("B5.1", "B5.9")
    say(s, "2 take 4 bank w2")


@against("B5.1")
@pytest.mark.parametrize("text", ["workers", "take 4 bank", "place mine 25", "sell 1"])
def test_every_action_needs_a_die(text: str) -> None:
    s = burgundy(2).seat(0, dice="4 4", storage="mine", goods="1").depot(4, "bank").build()
    assert refused(s, text) == "B5.1"


@rule("B5.3")
@pytest.mark.parametrize("die", DIE_NUMBERS)
def test_with_nothing_at_all_one_can_still_take_workers(die: int) -> None:
    s = burgundy(2).seat(0, dice=f"{die} {die}", silver=0, workers=0).build()
    assert choices(s) == [f"{die} workers"]


@against("B5.3")
@pytest.mark.parametrize("text", ["end", "pass"])
@pytest.mark.parametrize("used", [0, 1])
def test_no_die_may_be_passed(used: int, text: str) -> None:
    s = say(with_purchase_open("4 4"), *["4 workers"] * used)
    assert refused(s, text) == "B5.3"


@rule("B5.3")
def test_after_both_dice_the_turn_may_end() -> None:
    s = say(with_purchase_open("4 4"), "4 workers", "4 workers", "end")
    assert game.to_move(s) == 1


# Workers change dice.


@rule("B5.4")
@pytest.mark.parametrize(("die", "down", "up"), [(2, 1, 3), (3, 2, 4), (4, 3, 5), (5, 4, 6)])
def test_a_worker_changes_a_die_by_one_up_or_down(die: int, down: int, up: int) -> None:
    assert price(taking(die, workers=1)) == {die: 0, down: 1, up: 1}
    s = say(taking(die, workers=1), f"{die} take {up} ship w1")
    assert own(s).workers == 0


@rule("B5.5")
def test_1_and_6_are_one_step_apart() -> None:
    assert price(taking(1, workers=1)) == {1: 0, 2: 1, 6: 1}
    assert price(taking(6, workers=1)) == {6: 0, 5: 1, 1: 1}


@rule("B5.4", "B5.5", "B5.6", "B5.7")
def test_anna_turns_a_2_into_a_6() -> None:
    s = burgundy(2).seat(0, dice="2 2", workers=2).depot(6, "cow2").build()
    say(s, "2 take 6 cow2 w2")
    assert (own(s).workers, stored(s)) == (0, ["cow2"])


@rule("B5.6")
def test_both_dice_of_a_turn_may_be_changed() -> None:
    s = full_depots(burgundy(2).seat(0, dice="2 4", workers=5)).build()
    say(s, "2 take 5 ship w3", "4 take 6 ship w2")
    assert own(s).workers == 0


@rule("B5.6")
def test_a_changed_die_serves_every_action_with_a_number() -> None:
    s = burgundy(2).seat(0, dice="1 1", workers=5, storage="bank", goods="4").depot(5, "ship").build()
    assert choices(s) == ["1 place bank 12 w2", "1 place bank 26 w2", "1 sell 4 w3", "1 take 5 ship w2", "1 workers"]


WITH_MONASTERIES = {1: {}, 2: {13: "m12"}, 3: {13: "m8"}, 4: {13: "m8", 8: "m12"}}  # by column of the table


@rule("B5.5", "B5.7")
@pytest.mark.parametrize("column", WITH_MONASTERIES)
@pytest.mark.parametrize("die", DIE_NUMBERS)
def test_the_price_of_a_change(die: int, column: int) -> None:
    by_steps = {int(row[0]): int(row[column]) for row in table("B5.7")}
    s = taking(die, tiles=WITH_MONASTERIES[column])
    assert price(s) == {depot: by_steps[steps(die, depot)] for depot in DIE_NUMBERS}
    assert len(choices(s, "take")) == 6, "there is no other price"


@rule("B5.7")
@pytest.mark.parametrize(
    ("die", "prices"),
    [
        (1, [0, 1, 2, 3, 2, 1]),
        (2, [1, 0, 1, 2, 3, 2]),
        (3, [2, 1, 0, 1, 2, 3]),
        (4, [3, 2, 1, 0, 1, 2]),
        (5, [2, 3, 2, 1, 0, 1]),
        (6, [1, 2, 3, 2, 1, 0]),
    ],
)
def test_all_36_pairs_of_die_and_number(die: int, prices: list[int]) -> None:
    everywhere = dict(zip(DIE_NUMBERS, prices, strict=True))
    assert price(taking(die)) == everywhere
    s = burgundy(2).seat(0, dice=f"{die} {die}", workers=9, goods="1 1 2 3 3").build()
    sales = [f"{die} sell {kind}" + (f" w{everywhere[kind]}" if everywhere[kind] else "") for kind in (1, 2, 3)]
    assert choices(s, "sell") == sorted(sales)


@rule("B5.7")
@pytest.mark.parametrize("die", DIE_NUMBERS)
@pytest.mark.parametrize("depot", DIE_NUMBERS)
def test_nobody_can_pay_more_or_less(die: int, depot: int) -> None:
    s = taking(die)
    for workers in set(range(1, 10)) - {steps(die, depot)}:
        assert refused(s, f"{die} take {depot} ship w{workers}") == "B5.7"
    if die != depot:
        assert refused(s, f"{die} take {depot} ship") == "B6.2"


@rule("B5.7")
@pytest.mark.parametrize("text", ["3 place bank 26 w1", "3 place bank 26 w6", "3 sell 3 w6", "3 sell 3 w1"])
def test_no_workers_for_a_die_that_fits_already(text: str) -> None:
    s = burgundy(2).seat(0, dice="3 3", workers=9, storage="bank", goods="3").build()
    assert refused(s, text) == "B5.7"


@rule("B5.8")
@pytest.mark.parametrize("workers", [3, 4])
def test_workers_held_can_be_paid(workers: int) -> None:
    s = say(taking(1, workers=workers), "1 take 4 ship w3")
    assert own(s).workers == workers - 3


@against("B5.8")
@pytest.mark.parametrize("workers", [0, 1, 2])
def test_workers_not_held_cannot(workers: int) -> None:
    assert refused(taking(1, workers=workers), "1 take 4 ship w3") == "B5.8"


@against("B5.8")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2 place boarding-house 26 w1", "the boarding house brings four, but later"),
        ("2 sell 3 w1", "monastery 4 brings one, but later"),
        ("2 place mine 25 w2", "nothing brings any"),
    ],
)
def test_an_action_cannot_pay_for_itself(text: str, why: str) -> None:
    s = burgundy(2).seat(0, dice="2 2", workers=0, storage="boarding-house mine", goods="3", tiles={13: "m4"}).build()
    assert refused(s, text) == "B5.8", why


@rule("B5.8")
def test_the_first_action_may_pay_for_the_second() -> None:
    s = burgundy(2).seat(0, dice="1 2", workers=0).depot(4, "ship").build()
    say(s, "1 workers", "2 take 4 ship w2")
    assert own(s).workers == 0


@against("B5.9")
@pytest.mark.parametrize("text", ["3 workers", "5 take 5 ship", "3 take 4 ship w1", "6 sell 6"])
def test_only_own_dice_serve(text: str) -> None:
    s = full_depots(burgundy(2).seat(0, dice="1 2", goods="6").seat(1, dice="3 5")).build()
    assert refused(s, text) == "B5.9"


@against("B5.9")
@pytest.mark.parametrize("text", ["2 w1", "w1", "2 change 3", "change 2 3 w1", "2 3 w1", "2 up"])
def test_a_die_is_not_changed_for_its_own_sake(text: str) -> None:
    s = burgundy(2).seat(0, dice="2 2", workers=5).build()
    before = game.key(s)
    with pytest.raises(NotationError):
        say(s, text)
    assert game.key(s) == before


@rule("B5.9")
def test_workers_are_paid_with_the_action_and_the_other_die_stays() -> None:
    s = full_depots(burgundy(2).seat(0, dice="2 2", workers=3)).build()
    say(s, "2 take 3 ship w1")
    assert own(s).dice == [2]
    assert own(s).workers == 2


# The end of a turn, and whose turn it is.


@rule("B5.10")
@pytest.mark.parametrize(
    ("silver", "black", "bought", "asked"),
    [
        (0, "mine", False, False),
        (1, "mine", False, False),
        (2, "mine", False, True),
        (5, "mine", False, True),
        (2, "", False, False),
        (5, "mine", True, False),
    ],
)
def test_the_turn_ends_by_itself_unless_a_purchase_is_possible(
    silver: int, black: str, bought: bool, asked: bool
) -> None:
    position = burgundy(2).seat(0, dice="1 1", silver=silver).black(black)
    s = say((position.bought() if bought else position).build(), "1 workers", "1 workers")
    if asked:
        assert choices(s) == ["buy black mine", "end"]
        say(s, "end")
    assert game.to_move(s) == 1


@rule("B5.10")
def test_a_purchase_after_the_dice_ends_the_turn() -> None:
    s = say(with_purchase_open("1 1"), "1 workers", "1 workers", "buy black mine")
    assert game.to_move(s) == 1
    assert stored(s) == ["mine"]


@rule("B5.10")
def test_silver_of_the_last_action_can_still_be_spent() -> None:
    s = burgundy(2).seat(0, dice="1 1", silver=1, goods="1").black("mine").build()
    say(s, "1 workers", "1 sell 1")
    assert choices(s) == ["buy black mine", "end"]


@rule("B5.10")
def test_the_turn_waits_for_the_effects_of_the_last_die() -> None:
    s = burgundy(2).seat(0, dice="6 6", tiles={13: "m16"}, storage="castle").build()
    say(s, "6 workers", "6 place castle 7")
    assert game.to_move(s) == 0
    say(s, "workers")
    assert game.to_move(s) == 1


@against("B5.11")
@pytest.mark.parametrize("seat", [-2, -1, 1, 2, 3, 99])
@pytest.mark.parametrize(
    "text",
    ["1 workers", "workers", "buy black mine", "end", "pass", "1 take 1 ship", "discard mine", "load 1", "castle 7",
     "duchy 1", "1 place mine 25 w3", "1 sell 1"],
)  # fmt: skip
def test_nobody_else_may_act(seat: int, text: str) -> None:
    position = burgundy(3).depot(1, "ship", goods="1").black("mine")
    for other in range(3):
        position.seat(other, silver=5, workers=5, storage="mine", goods="1")
    assert refused(position.build(), text, seat) == "B5.11"


@against("B5.11")
@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize("text", ["1 workers", "workers", "sell 1", "take 1 ship", "buy black mine", "end"])
def test_nobody_may_act_while_dice_are_rolled(seat: int, text: str) -> None:
    s = burgundy(2).seat(1, goods="1", storage="mine", silver=5).depot(1, "ship").black("mine").to_move(1).build()
    idle(s)
    assert game.to_move(s) == CHANCE
    assert refused(s, text, seat) == "B5.11"


@rule("B5.11")
def test_every_player_acts_in_the_own_turn() -> None:
    s = let_chance_draw(new(seats=4))
    for seat in range(4):
        assert game.to_move(s) == seat
        idle(s)
    assert game.to_move(s) == CHANCE


@rule("B5.12")
def test_the_other_die_comes_after_the_effect() -> None:
    s = burgundy(2).seat(0, dice="6 3", tiles={13: "m16"}, storage="castle bank").build()
    say(s, "6 place castle 7")
    assert seen(s).seats[0].dice == [3]
    assert not any(text[0].isdigit() for text in choices(s))
    say(s, "workers", "3 place bank 26")
    assert own(s).silver == 3


@against("B5.12")
@pytest.mark.parametrize(
    ("storage", "opening", "text", "rules"),
    [
        ("castle", "6 place castle 7", "3 workers", "B5.12"),
        ("castle", "6 place castle 7", "3 take 3 mine", "B5.12"),
        ("market", "3 place market 26", "6 workers", "B5.12"),
        ("carpenter", "3 place carpenter 26", "6 workers", "B5.12"),
        ("church", "3 place church 26", "6 take 6 ship", "B5.12"),
        ("warehouse", "3 place warehouse 26", "6 sell 5 w1", "B5.12"),
        ("town-hall bank", "3 place town-hall 26", "6 place bank 12 w3", "B5.12"),
        ("town-hall bank", "3 place town-hall 26", "end", "B5.12"),
        ("market", "3 place market 26", "load 1", "B8.9"),
        ("ship", "3 place ship 18 w1", "6 workers", "B8.10"),
        ("mine mine ship", "3 take 3 mine", "6 workers", "B6.5"),
    ],
)
def test_no_die_while_an_effect_is_open(storage: str, opening: str, text: str, rules: str) -> None:
    position = burgundy(2).seat(0, dice="6 3", tiles={13: "m16"}, storage=storage, goods="5", workers=5)
    s = position.depot(3, "mine bank", goods="1").depot(6, "ship").build()
    say(s, opening)
    assert refused(s, text) == rules


@pytest.mark.parametrize(
    ("text", "number"),
    [("load 1", "B8.9"), ("load 1+2", "B8.9"), ("castle 7", "B2.13"), ("duchy 3", "B2.12"), ("discard mine", "B6.6")],
)
def test_an_answer_to_a_question_nobody_asked(text: str, number: str) -> None:
    assert refused(let_chance_draw(new()), text) == number
    at_castle = say(
        burgundy(2).seat(0, dice="6 1", storage="castle mine", tiles={12: "bank"}).build(), "6 place castle 7"
    )
    assert refused(at_castle, text) == number


@against("B5.11")
@pytest.mark.parametrize(
    ("text", "number"),
    [("roll 1 1", "B4.2"), ("white 1", "B4.2"), ("good 1", "B1.10"), ("tile m1", "B1.8"), ("board 1", "B2.11"),
     ("start 1", "B2.3")],
)  # fmt: skip
def test_no_player_answers_for_chance(text: str, number: str) -> None:
    assert refused(burgundy(2).build(), text) == number
    assert refused(idle(idle(burgundy(2).build())), text, 0) == number
