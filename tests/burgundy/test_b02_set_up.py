"""B2 Set-up: turn order, silver, workers, goods, duchies and start castles."""

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.position import burgundy
from hexhaven.burgundy.state import State
from hexhaven.burgundy.view import UNSEEN
from hexhaven.kernel.errors import NotationError, OptionError
from hexhaven.kernel.event import Event
from tests.burgundy.at_table import (
    black_supply,
    choices,
    draw,
    let_chance_draw,
    new,
    odds,
    own,
    placed,
    refused,
    say,
    seen,
    supply,
)
from tests.burgundy.rulebook import LETTERS, colours, die_numbers, fields_of
from tests.marks import against, rule

SEATINGS = [(seats, start) for seats in (2, 3, 4) for start in range(1, seats + 1)]
DEALS = ["1", "3", "drawn", "chosen"]


def goods_dealt(s: State) -> State:
    """Every player gets the same three goods."""
    for _ in s.seats:
        draw(s, "good 1", "good 2", "good 3")
    return s


def boards_drawn(seats: int, *boards: int, choices: str = "open") -> State:
    """Goods and boards are dealt; the first player in turn order is asked for the start castle."""
    s = goods_dealt(new(seats=seats, duchies="drawn", choices=choices))
    return draw(s, *[f"board {board}" for board in boards])


def duchies_to_choose(seats: int, choices: str = "open", start: int = 1) -> State:
    return goods_dealt(new(seats=seats, duchies="chosen", choices=choices, start=start))


def kinds(events: list[Event]) -> list[int]:
    return [event.kind for event in events]


# Order of play, silver, workers and goods.


@rule("B2.1")
def test_the_tiles_lie_in_seven_supplies() -> None:
    s = new(duchies="drawn")
    assert sum(supply(s).values()) == 124
    assert sum(black_supply(s).values()) == 40
    assert supply(s)["castle"] == 14
    assert black_supply(s)["castle"] == 2


@rule("B2.2")
@pytest.mark.parametrize("deal", ["drawn", "chosen"])
def test_the_order_of_the_set_up(deal: str) -> None:
    s = new(duchies=deal, start="drawn")
    events = game.listen(s)
    draw(s, "start 2")
    let_chance_draw(s)
    while e.PHASE_OPENED not in kinds(events):
        say(s, choices(s)[0])
    let_chance_draw(s)
    steps = [e.START_PLAYER_SET, e.WORKERS_GAINED, e.GOODS_GAINED, e.DUCHY_SET, e.START_CASTLE_PLACED, e.PHASE_OPENED]
    first = [kinds(events).index(step) for step in steps]
    last = [len(events) - 1 - kinds(events)[::-1].index(step) for step in steps]
    assert all(done < begun for done, begun in zip(last, first[1:], strict=False))
    assert kinds(events).index(e.TILE_LAID_OUT) > last[-1]


@rule("B2.3", "B2.4", "B2.5")
@pytest.mark.parametrize(("seats", "start"), SEATINGS)
def test_the_others_follow_the_start_player_clockwise(seats: int, start: int) -> None:
    s = new(seats=seats, start=start)
    clockwise = {
        (2, 1): [0, 1], (2, 2): [1, 0],
        (3, 1): [0, 1, 2], (3, 2): [1, 2, 0], (3, 3): [2, 0, 1],
        (4, 1): [0, 1, 2, 3], (4, 2): [1, 2, 3, 0], (4, 3): [2, 3, 0, 1], (4, 4): [3, 0, 1, 2],
    }  # fmt: skip
    assert seen(s).order == clockwise[seats, start]
    assert [seat.bridge for seat in seen(s).seats] == [0] * seats, "one stack on the first space"
    assert game.to_move(let_chance_draw(s)) == start - 1


@rule("B2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_start_player_drawn_by_lot(seats: int) -> None:
    s = new(seats=seats, start="drawn")
    assert odds(s) == {f"start {seat}": 1 for seat in range(1, seats + 1)}
    draw(s, f"start {seats}")
    assert seen(s).order == [seats - 1, *range(seats - 1)]


@rule("B2.3")
def test_the_start_player_is_drawn_unless_a_seat_is_named() -> None:
    assert odds(game.new_game({"seats": "3"})) == {"start 1": 1, "start 2": 1, "start 3": 1}
    assert game.options_at(1, {})["start"] == "1", "but a game file that does not name one means the first seat"


@rule("B2.4")
def test_the_set_up_follows_the_turn_order() -> None:
    s = duchies_to_choose(4, start=3)
    asked = []
    for _ in range(8):
        asked.append(game.to_move(s))
        say(s, choices(s)[0])
    assert asked == [2, 3, 0, 1, 2, 3, 0, 1]


@rule("B2.6", "B2.7", "B2.9")
@pytest.mark.parametrize(("seats", "start"), SEATINGS)
def test_everybody_starts_with_little(seats: int, start: int) -> None:
    s = let_chance_draw(new(seats=seats, start=start))
    for turn, seat in enumerate(seen(s).order):
        mine = own(s, seat)
        assert (mine.silver, mine.workers, mine.points) == (1, turn + 1, 0)
        assert (mine.storage, mine.sold, mine.sold_number, mine.bonuses) == ([], {}, 0, 0)


@rule("B2.7")
def test_workers_follow_the_drawn_turn_order_not_the_seats() -> None:
    s = draw(new(seats=4, start="drawn"), "start 3")
    assert [own(s, seat).workers for seat in range(4)] == [3, 4, 1, 2]


@rule("B2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_goods_for_everybody(seats: int) -> None:
    s = let_chance_draw(new(seats=seats), seed=5)
    assert [sum(own(s, seat).goods.values()) for seat in range(seats)] == [3] * seats


@rule("B2.8")
def test_goods_of_the_same_kind_share_a_space() -> None:
    s = draw(new(), "good 4", "good 4", "good 4", "good 1", "good 6", "good 1")
    assert own(s, 0).goods == {4: 3}
    assert own(s, 1).goods == {1: 2, 6: 1}


# Duchies.


@rule("B2.10")
@pytest.mark.parametrize(
    ("seats", "duchies", "numbers"),
    [
        (2, "1", [1, 1]),
        (4, "2", [2, 2, 2, 2]),
        (2, "1 10", [1, 10]),
        (3, "10 10 10", [10, 10, 10]),
        (4, "1 2 2 9", [1, 2, 2, 9]),
    ],
)
def test_a_given_list_names_a_duchy_for_each_seat(seats: int, duchies: str, numbers: list[int]) -> None:
    s = let_chance_draw(new(seats=seats, duchies=duchies))
    assert [estate.duchy for estate in seen(s).estates] == numbers
    assert game.options_of(s)["duchies"] == " ".join(str(number) for number in numbers)


@rule("B2.10")
def test_the_list_goes_by_seats_whoever_starts() -> None:
    s = let_chance_draw(new(seats=3, duchies="3 4 5", start=3))
    assert [estate.duchy for estate in seen(s).estates] == [3, 4, 5]


@against("B2.10")
@pytest.mark.parametrize("duchies", ["0", "11", "1 11", "0 1", "-1 1", "1 2 3", "", "one", "1;2", "1.5 2"])
def test_a_list_of_other_duchies_or_another_length_is_refused(duchies: str) -> None:
    with pytest.raises(OptionError) as problem:
        new(seats=2, duchies=duchies)
    assert problem.value.option == "duchies"


@rule("B2.11")
def test_duchies_drawn_from_sixteen_boards() -> None:
    s = goods_dealt(new(seats=4, duchies="drawn", start=2))
    assert odds(s) == {"board 1": 4, "board 2": 4} | {f"board {number}": 1 for number in range(3, 11)}
    draw(s, "board 1")
    assert [estate.duchy for estate in seen(s).estates] == [0, 1, 0, 0], "the start player draws first"
    assert odds(s) == {"board 1": 3, "board 2": 4} | {f"board {number}": 1 for number in range(3, 11)}
    draw(s, "board 7")
    assert odds(s) == {"board 1": 3, "board 2": 4} | {f"board {n}": 1 for n in range(3, 11) if n != 7}
    draw(s, "board 1", "board 1")
    assert [estate.duchy for estate in seen(s).estates] == [1, 1, 7, 1]


@rule("B2.12")
def test_duchies_chosen_and_chosen_twice() -> None:
    s = duchies_to_choose(3)
    assert choices(s) == sorted(f"duchy {number}" for number in range(1, 11))
    say(s, "duchy 1", "duchy 10", "duchy 10")
    assert [estate.duchy for estate in seen(s).estates] == [1, 10, 10]


@against("B2.12")
@pytest.mark.parametrize("text", ["duchy 11a", "duchy 11f", "castle 19", "1 workers", "end", "pass"])
def test_no_other_duchy_can_be_chosen(text: str) -> None:
    assert refused(duchies_to_choose(2), text) == "B2.12"


@against("B2.12")
def test_a_duchy_number_begins_with_1() -> None:
    with pytest.raises(NotationError):
        say(duchies_to_choose(2), "duchy 0")


# Start castles.


@rule("B2.13")
@pytest.mark.parametrize(("seats", "left"), [(2, 12), (3, 11), (4, 10)])
def test_start_castles_are_taken_from_those_with_coloured_backs(seats: int, left: int) -> None:
    s = new(seats=seats)
    assert [placed(s, seat) for seat in range(seats)] == [{19: "castle"}] * seats
    assert supply(s)["castle"] == left
    assert black_supply(s)["castle"] == 2


@rule("B2.14")
@pytest.mark.parametrize("duchy", [1, 2])
@pytest.mark.parametrize("options", ["open", "hidden"])
def test_on_given_duchies_1_and_2_nobody_is_asked(duchy: int, options: str) -> None:
    s = let_chance_draw(new(seats=3, duchies=duchy, choices=options))
    assert [placed(s, seat) for seat in range(3)] == [{19: "castle"}] * 3
    assert game.to_move(s) == 0
    assert choices(s, "workers"), "the first turn has begun"
    assert colours(duchy)[18] == "C"
    assert die_numbers()[18] == 6


@rule("B2.15")
@pytest.mark.parametrize("duchy", range(3, 11))
def test_on_a_given_duchy_from_3_the_owner_chooses(duchy: int) -> None:
    s = goods_dealt(new(duchies=f"{duchy} 1"))
    assert game.to_move(s) == 0
    assert choices(s) == sorted(f"castle {field}" for field in fields_of(duchy, "C"))
    assert len(choices(s)) == 4
    field = fields_of(duchy, "C")[-1]
    say(s, f"castle {field}")
    assert placed(s, 0) == {field: "castle"}
    assert placed(s, 1) == {19: "castle"}


@against("B2.15")
@pytest.mark.parametrize("duchy", range(3, 11))
def test_no_other_field_of_a_given_duchy_takes_the_start_castle(duchy: int) -> None:
    s = goods_dealt(new(duchies=f"{duchy} 1"))
    for field in {*range(1, 40), 99} - set(fields_of(duchy, "C")):
        assert refused(s, f"castle {field}") == "B2.15"


@rule("B2.16")
@pytest.mark.parametrize("duchy", range(1, 11))
@pytest.mark.parametrize("deal", ["drawn", "chosen"])
def test_with_drawn_or_chosen_duchies_every_owner_chooses(deal: str, duchy: int) -> None:
    s = boards_drawn(2, duchy, 2) if deal == "drawn" else say(duchies_to_choose(2), f"duchy {duchy}", "duchy 2")
    assert choices(s) == sorted(f"castle {field}" for field in fields_of(duchy, "C"))
    say(s, choices(s)[0])
    assert choices(s) == ["castle 16", "castle 19", "castle 37", "castle 4"]


@against("B2.16")
@pytest.mark.parametrize("duchy", range(1, 11))
def test_no_other_field_of_a_drawn_duchy_takes_the_start_castle(duchy: int) -> None:
    s = boards_drawn(2, duchy, 2)
    for field in set(range(1, 40)) - set(fields_of(duchy, "C")):
        assert refused(s, f"castle {field}") == "B2.16"


# Open and hidden choices.


@rule("B2.17")
def test_open_choices_are_seen_at_once() -> None:
    s = duchies_to_choose(3, start=2)
    assert game.to_move(s) == 1
    say(s, "duchy 8")
    assert [estate.duchy for estate in seen(s).estates] == [0, 8, 0]
    assert game.to_move(s) == 2
    say(s, "duchy 3", "duchy 4", "castle 6")
    assert [len(estate.tiles) for estate in seen(s).estates] == [0, 1, 0]


@against("B2.17")
@pytest.mark.parametrize("seat", [0, 2])
def test_open_choices_wait_for_their_turn(seat: int) -> None:
    s = duchies_to_choose(3, start=2)
    assert refused(s, "duchy 8", seat) == "B2.17"
    say(s, "duchy 8", "duchy 8", "duchy 8")
    assert refused(s, "castle 6", seat) == "B2.17"


@rule("B2.18")
def test_hidden_duchies_are_shown_together() -> None:
    s = duchies_to_choose(3, "hidden")
    for number in (4, 4, 9):
        assert [estate.duchy for estate in seen(s).estates] == [0, 0, 0]
        say(s, f"duchy {number}")
    assert [estate.duchy for estate in seen(s).estates] == [4, 4, 9]
    assert [seat.sealed for seat in seen(s).seats] == [0, 0, 0]


@rule("B2.18")
def test_hidden_castles_are_shown_together() -> None:
    s = boards_drawn(2, 1, 1, choices="hidden")
    say(s, "castle 7")
    assert placed(s, 0) == {}
    assert supply(s)["castle"] == 14
    say(s, "castle 19")
    assert (placed(s, 0), placed(s, 1)) == ({7: "castle"}, {19: "castle"})
    assert supply(s)["castle"] == 14 - 2 - 1, "and phase A lays out one more"


@rule("B2.18")
def test_a_sealed_choice_is_known_to_its_owner_only() -> None:
    s = duchies_to_choose(3, "hidden")
    say(s, "duchy 4")
    assert own(s, 0).sealed == game.answer_of("duchy 4")
    assert [seen(s, viewer).seats[0].sealed for viewer in (-1, 1, 2)] == [UNSEEN] * 3, "that he has chosen is no secret"
    twin = say(duchies_to_choose(3, "hidden"), "duchy 5")
    for viewer in (-1, 1, 2):
        assert seen(s, viewer) == seen(twin, viewer)
    assert seen(s, 0) != seen(twin, 0)


@rule("B2.18")
def test_the_event_of_a_sealed_choice_tells_others_nothing() -> None:
    told_to = {}
    for number in (4, 5):
        s = duchies_to_choose(2, "hidden")
        events = game.listen(s)
        say(s, f"duchy {number}")
        told_to[number] = {viewer: [game.redact(event, viewer) for event in events] for viewer in (-1, 0, 1)}
    assert told_to[4][0] != told_to[5][0]
    assert told_to[4][1] == told_to[5][1]
    assert told_to[4][-1] == told_to[5][-1]


@rule("B2.18")
@pytest.mark.parametrize("choice", ["duchy", "castle"])
def test_others_imagine_every_sealed_choice_and_the_owner_only_the_real_one(choice: str) -> None:
    if choice == "duchy":
        s, text, possible = duchies_to_choose(2, "hidden"), "duchy 4", {f"duchy {n}" for n in range(1, 11)}
    else:
        s, text = boards_drawn(2, 8, 3, choices="hidden"), "castle 8"
        possible = {f"castle {field}" for field in fields_of(8, "C")}
    assert text in choices(s)
    say(s, text)
    before = game.key(s)
    rng = Random(7)
    for viewer in (-1, 1):
        imagined = [game.imagine(s, viewer, rng) for _ in range(150)]
        assert all(seen(twin, viewer) == seen(s, viewer) for twin in imagined)
        assert {game.notation(own(twin, 0).sealed) for twin in imagined} == possible
    assert {own(game.imagine(s, 0, rng), 0).sealed for _ in range(20)} == {game.answer_of(text)}
    assert game.key(s) == before


@against("B2.18")
def test_a_sealed_choice_cannot_be_taken_back() -> None:
    s = say(duchies_to_choose(2, "hidden"), "duchy 4")
    assert refused(s, "duchy 5", 0) == "B2.18"
    assert own(s, 0).sealed == game.answer_of("duchy 4")


@against("B2.18")
def test_a_hidden_castle_goes_to_a_castle_field_as_well() -> None:
    s = boards_drawn(2, 1, 1, choices="hidden")
    assert refused(s, "castle 12") == "B2.16"


@rule("B2.19")
@pytest.mark.parametrize("option", ["open", "hidden"])
def test_all_duchies_are_settled_before_the_first_castle(option: str) -> None:
    s = duchies_to_choose(3, option)
    for number in (3, 4, 5):
        assert choices(s, "duchy")
        assert choices(s, "castle") == []
        say(s, f"duchy {number}")
    assert [estate.duchy for estate in seen(s).estates] == [3, 4, 5]
    for placed_before, field in enumerate((7, 14, 20)):
        assert sum(len(estate.tiles) for estate in seen(s).estates) == (0 if option == "hidden" else placed_before)
        say(s, f"castle {field}")
    assert [placed(s, seat) for seat in range(3)] == [{7: "castle"}, {14: "castle"}, {20: "castle"}]


@rule("B2.19")
def test_with_a_mixed_given_list_only_some_are_asked() -> None:
    s = goods_dealt(new(seats=4, duchies="1 3 2 10", choices="hidden", start=4))
    assert game.to_move(s) == 3
    say(s, "castle 4")
    assert (game.to_move(s), len(own(s, 3).tiles)) == (1, 0)
    say(s, "castle 7")
    assert [list(own(s, seat).tiles) for seat in range(4)] == [[19], [7], [19], [4]]


TWELVE_BUILDINGS = (
    "church market carpenter warehouse town-hall watchtower boarding-house church market carpenter warehouse bank"
)


@rule("B2.20")
@pytest.mark.parametrize(
    ("letter", "last", "first_player", "second_player"),
    [
        ("C", 3, "castle castle castle", "castle castle castle"),
        ("M", 30, "mine mine mine", "mine mine mine"),
        ("Y", 8, "m16 m17 m18 m19 m20 m21", "m1 m2 m3 m4 m5 m6"),
        ("S", 17, "ship ship ship ship ship ship", "ship ship ship ship ship ship"),
        ("B", 24, TWELVE_BUILDINGS, TWELVE_BUILDINGS),
        ("A", 6, "cow2 pig2 goat2 cow3 pig3 sheep2", "cow2 pig2 goat2 cow3 pig3 sheep2"),
    ],
    ids=list("CMYSBA"),
)
def test_a_large_and_a_small_bonus_are_ready_for_each_colour(
    letter: str, last: int, first_player: str, second_player: str
) -> None:
    number = die_numbers()[last - 1]
    position = burgundy(2)
    for seat, names in enumerate((first_player, second_player)):
        fields = [field for field in fields_of(1, letter) if field not in (19, last)]
        tiles = dict(zip(fields, names.split()[:-1], strict=True))
        position.seat(seat, tiles=tiles, storage=names.split()[-1], dice=f"{number} {number}")
    s = position.build()
    events = game.listen(s)
    for seat, names in enumerate((first_player, second_player)):
        assert game.to_move(s) == seat
        say(s, f"{number} place {names.split()[-1]} {last}")
        if letter == "C":
            say(s, "workers")
        say(s, f"{number} workers")
    gained = [(event.seat, event.a, event.b) for event in events if event.kind == e.BONUS_TAKEN]
    assert gained == [(0, LETTERS.index(letter), 1), (1, LETTERS.index(letter), 2)]


@rule("B2.20")
@pytest.mark.parametrize("duchies", DEALS)
def test_no_bonus_is_gone_at_the_start(duchies: str) -> None:
    s = let_chance_draw(new(duchies=duchies))
    assert seen(s).bonuses_taken == {}
