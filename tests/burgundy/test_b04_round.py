"""B4 Round: dice for all, a good for a depot, turns in the order of the bridge."""

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.position import burgundy
from hexhaven.burgundy.state import State
from hexhaven.kernel.frame import CHANCE
from tests.burgundy.at_table import (
    draw,
    idle,
    let_chance_draw,
    new,
    next_round,
    odds,
    own,
    played,
    refused,
    say,
    seen,
    told,
)
from tests.marks import against, rule

ROLLS = (e.DICE_ROLLED, e.WHITE_DIE_ROLLED)


def round_over(s: State) -> State:
    """Everybody who still has a turn takes workers only."""
    while game.to_move(s) != CHANCE:
        idle(s)
    return s


def order_of_turns(s: State) -> list[int]:
    """Who has a turn in this round, one after another."""
    turns = []
    while game.to_move(s) != CHANCE:
        turns.append(game.to_move(s))
        idle(s)
    return turns


# Rounds and dice.


@rule("B4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_phases_of_five_rounds_with_a_turn_for_everybody(seats: int) -> None:
    events, _ = told(seats)
    assert [event.a for event in events if event.kind == e.PHASE_OPENED] == [0, 1, 2, 3, 4]
    assert [event.a for event in events if event.kind == e.ROUND_OPENED] == [0, 1, 2, 3, 4] * 5
    turns = [event.seat for event in events if event.kind == e.TURN_OPENED]
    assert [sorted(turns[i : i + seats]) for i in range(0, 25 * seats, seats)] == [list(range(seats))] * 25
    used = [event.seat for event in events if event.kind == e.DIE_USED]
    assert [used.count(seat) for seat in range(seats)] == [50] * seats


@rule("B4.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_dice_are_open_before_the_first_turn(seats: int) -> None:
    events, _ = told(seats)
    rolled = 0
    for event in events:
        if event.kind == e.ROUND_OPENED:
            rolled = 0
        elif event.kind in ROLLS:
            rolled += 1
        elif event.kind == e.TURN_OPENED:
            assert rolled == seats + 1


@rule("B4.2")
def test_everybody_sees_all_dice() -> None:
    s = draw(round_over(burgundy(3).build()), "roll 1 5", "roll 3 3", "roll 2 6", "white 4")
    for viewer in (-1, 0, 1, 2):
        assert [seat.dice for seat in seen(s, viewer).seats] == [[1, 5], [3, 3], [2, 6]]
        assert seen(s, viewer).white_die == 4


@rule("B4.2")
def test_two_fair_dice() -> None:
    pairs = odds(round_over(burgundy(2).build()))
    assert len(pairs) == 21
    assert {weight for text, weight in pairs.items() if text.split()[1] == text.split()[2]} == {1}
    assert sum(pairs.values()) == 36


@rule("B4.2")
def test_a_fair_white_die() -> None:
    s = draw(round_over(burgundy(2).build()), "roll 1 1", "roll 1 1")
    assert odds(s) == {f"white {number}": 1 for number in range(1, 7)}


@rule("B4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_are_rolled_by_seats_whatever_the_turn_order(seats: int) -> None:
    events, _ = told(seats, 1)
    rolls = [event.seat if event.kind == e.DICE_ROLLED else "white" for event in events if event.kind in ROLLS]
    assert rolls == [*range(seats), "white"] * 25
    turns = [event.seat for event in events if event.kind == e.TURN_OPENED]
    assert turns != list(range(seats)) * 25, "the turn order of this game is another one"


@rule("B4.3")
@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("duchies", ["1", "drawn", "chosen"])
def test_the_same_seed_brings_the_same_draws_whatever_is_played(seats: str, duchies: str) -> None:
    options = {"seats": seats, "duchies": duchies, "choices": "hidden", "start": "drawn"}
    one, other = played(options, 11, 1), played(options, 11, 50)
    assert one.answers != other.answers
    assert [text for who, text in one.answers if who == CHANCE] == [
        text for who, text in other.answers if who == CHANCE
    ]


@rule("B4.3")
def test_another_seed_brings_other_draws() -> None:
    one, other = played({}, 11, 1), played({}, 12, 1)
    assert [text for who, text in one.answers if who == CHANCE] != [
        text for who, text in other.answers if who == CHANCE
    ]


# The white die.


@rule("B4.4")
@pytest.mark.parametrize("depot", range(1, 7))
def test_the_first_good_of_the_row_goes_to_the_depot_of_the_white_die(depot: int) -> None:
    s = round_over(burgundy(2).depot(depot, goods="5 5").build())
    first, *later = seen(s).coming_goods
    draw(s, "roll 1 1", "roll 2 2")
    assert game.to_move(s) == CHANCE, "no turn before the white die"
    draw(s, f"white {depot}")
    assert seen(s).goods[depot] == {5: 2, first: 1}
    assert all(not seen(s).goods[other] for other in range(1, 7) if other != depot)
    assert seen(s).coming_goods == later
    assert game.to_move(s) == 0


@rule("B4.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goods_arrive_in_the_order_of_the_row(seats: int) -> None:
    events, _ = told(seats)
    laid_out = [event.a for event in events if event.kind == e.GOOD_LAID_OUT]
    arrived = [(event.a, event.b) for event in events if event.kind == e.GOOD_ARRIVED]
    white = [event.a for event in events if event.kind == e.WHITE_DIE_ROLLED]
    assert arrived == list(zip(laid_out, white, strict=True))


def with_white_six(seat: int) -> State:
    """The dice show 1 and 2 for everybody, the white die 6."""
    s = round_over(burgundy(2).seat(seat, goods="6", storage="m1", tiles={13: "m2"}).depot(6, "bank").build())
    draw(s, "roll 1 2", "roll 1 2", "white 6")
    return s if seat == 0 else idle(s)


@against("B4.5")
@pytest.mark.parametrize("text", ["6 workers", "6 take 6 bank", "6 sell 6", "6 take 6 bank w1"])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_may_use_the_white_die(seat: int, text: str) -> None:
    s = with_white_six(seat)
    assert game.to_move(s) == seat
    assert refused(s, text) == "B5.9", "not an own die"


@against("B4.5")
@pytest.mark.parametrize("text", ["white 5", "white 6", "roll 6 6"])
def test_nobody_may_turn_the_white_die(text: str) -> None:
    assert refused(with_white_six(0), text) == "B4.2"


@rule("B4.5")
def test_the_white_die_leaves_the_own_dice_alone() -> None:
    s = draw(round_over(burgundy(2).build()), "roll 6 6", "roll 1 2", "white 6")
    say(s, "6 workers", "6 workers")
    assert game.to_move(s) == 1


# Turn order.


@rule("B4.6")
@pytest.mark.parametrize(
    ("bridge", "standing", "turns"),
    [
        ((0, 0, 0, 0), (0, 1, 2, 3), [0, 1, 2, 3]),
        ((0, 0, 0, 0), (2, 0, 3, 1), [2, 0, 3, 1]),
        ((0, 1, 2, 3), (0, 1, 2, 3), [3, 2, 1, 0]),
        ((0, 3, 1, 3), (2, 3, 1, 0), [3, 1, 2, 0]),
        ((0, 3, 1, 3), (2, 1, 3, 0), [1, 3, 2, 0]),
        ((6, 6, 5, 6), (3, 2, 1, 0), [3, 1, 0, 2]),
    ],
)
def test_who_is_further_on_the_bridge_plays_earlier_and_stacks_from_the_top(
    bridge: tuple[int, ...], standing: tuple[int, ...], turns: list[int]
) -> None:
    position = burgundy(4).order(*standing).to_move(turns[0])
    for seat, space in enumerate(bridge):
        position.seat(seat, bridge=space)
    s = position.build()
    assert order_of_turns(s) == turns
    assert order_of_turns(let_chance_draw(s)) == turns


@rule("B4.6", "B4.7")
def test_a_marker_that_arrives_on_a_space_is_on_top_there() -> None:
    s = burgundy(3).seat(1, bridge=1).seat(2, storage="ship", dice="2 2").to_move(1).build()
    assert seen(s).order == [1, 0, 2]
    say(idle(idle(s)), "2 place ship 18")
    assert [seat.bridge for seat in seen(s).seats] == [0, 1, 1]
    assert order_of_turns(next_round(s)) == [2, 1, 0]


@rule("B4.7")
def test_a_move_on_the_bridge_counts_from_the_next_round_on() -> None:
    s = burgundy(3).seat(1, storage="ship", dice="2 2").build()
    idle(s)
    say(s, "2 place ship 18", "2 workers")
    assert seen(s).order == [1, 0, 2], "the bridge shows it at once"
    assert order_of_turns(s) == [2], "but this round goes on as it began"
    assert order_of_turns(let_chance_draw(s)) == [1, 0, 2]


@rule("B4.7")
def test_two_who_move_to_the_same_space_play_in_reverse() -> None:
    s = burgundy(3).seat(1, storage="ship", dice="2 2").seat(2, storage="ship", dice="2 2").build()
    idle(s)
    say(s, "2 place ship 18", "2 workers", "2 place ship 18")
    assert order_of_turns(next_round(s)) == [2, 1, 0]


@rule("B4.8")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_start_player_of_a_round_is_the_first_on_the_bridge(start: int) -> None:
    s = let_chance_draw(new(seats=3, start=start))
    assert game.to_move(s) == seen(s).order[0] == start - 1


@rule("B4.8")
def test_the_next_start_player_is_whoever_overtook() -> None:
    s = burgundy(2).seat(1, storage="ship", dice="2 2").build()
    say(idle(s), "2 place ship 18")
    events = game.listen(s)
    next_round(s)
    assert game.to_move(s) == 1
    assert own(s, 1).bridge == 1
    assert [event.kind for event in events][-3:] == [e.WHITE_DIE_ROLLED, e.GOOD_ARRIVED, e.TURN_OPENED]
