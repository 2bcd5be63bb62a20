"""B3 Phase preparation: what leaves, what is laid out, and how long the supplies last."""

from collections import Counter

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.tiles import NAME_OF
from hexhaven.burgundy.position import burgundy
from hexhaven.kernel.frame import CHANCE
from tests.burgundy.at_table import (
    black_supply,
    draw,
    idle,
    let_chance_draw,
    lying,
    new,
    next_round,
    odds,
    played,
    say,
    seen,
    supply,
    told,
)
from tests.burgundy.rulebook import letter_of, table
from tests.marks import rule

PHASES = "ABCDE"


def laid_out(seats: int, phase: str) -> dict[int, str]:
    """What lay on each space at the start of a phase of a random game."""
    events, _ = told(seats)
    tiles: dict[int, str] = {}
    now = -1
    for event in events:
        if event.kind == e.PHASE_OPENED:
            now = event.a
        if event.kind == e.TILE_LAID_OUT and now == PHASES.index(phase):
            assert event.a not in tiles
            tiles[event.a] = NAME_OF[event.b]
    return tiles


def letter(space: int, seats: int, phase: str) -> str | None:
    """The colour of a coloured space, if it is in use."""
    printed = table("B1.16")[space // 4][1].split()[space % 4]
    if seats < int(printed[1]):
        return None
    return "M" if seats == 3 and space == 20 and phase in "BD" else printed[0]


@rule("B3.1")
def test_tiles_left_in_the_depots_leave_the_game() -> None:
    s = burgundy(2).at("A", 5).depot(1, "cow2 bank").depot(6, "m1").black("m7 castle").build()
    before = supply(s), black_supply(s)
    idle(idle(s))
    assert game.to_move(s) == CHANCE
    assert seen(s).phase == 1
    assert "cow2" not in lying(s, 1)
    assert "bank" not in lying(s, 1)
    assert "m1" not in lying(s, 6)
    assert lying(s, 0) == []
    assert (supply(s)["cow2"], supply(s)["bank"], black_supply(s)) == (before[0]["cow2"], before[0]["bank"], before[1])
    assert "m1" not in supply(s)


@rule("B3.1")
def test_before_phase_a_the_depots_are_empty() -> None:
    s = new(seats=4)
    assert set(seen(s).depots) == {0}


@rule("B3.2")
def test_goods_in_the_depots_stay() -> None:
    s = burgundy(2).at("B", 5).depot(1, goods="1 1 4").depot(5, goods="6").build()
    idle(idle(s))
    assert seen(s).phase == 2
    assert seen(s).goods[1] == {1: 2, 4: 1}
    assert seen(s).goods[5] == {6: 1}


@rule("B3.3", "B3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", PHASES)
def test_every_space_in_use_gets_a_tile_of_its_colour(seats: int, phase: str) -> None:
    lying_there = {space: letter_of(name) for space, name in laid_out(seats, phase).items() if space < 24}
    printed = {space: letter(space, seats, phase) for space in range(24)}
    assert lying_there == {space: colour for space, colour in printed.items() if colour}


@rule("B3.3")
def test_tiles_for_coloured_spaces_are_drawn_from_coloured_backs() -> None:
    s = draw(new(), *["good 1"] * 3, *["good 2"] * 3)
    for _ in range(7):
        drawn = next(iter(odds(s)))
        assert drawn.removeprefix("tile ") in supply(s)
        assert sum(black_supply(s).values()) == 40
        draw(s, drawn)


@rule("B3.4", "B3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", PHASES)
def test_the_spaces_in_use_grow_with_the_players(seats: int, phase: str) -> None:
    row = next([int(cell) for cell in cells] for cells in table("B3.4") if cells[0] == str(seats))
    by_colour = dict(zip("BAYSCM", row[1:7], strict=True))
    if seats == 3 and phase in "BD":
        by_colour |= {"C": 1, "M": 2}
    found = Counter(letter(space, seats, phase) for space in laid_out(seats, phase) if space < 24)
    assert found == by_colour
    assert sum(found.values()) == row[7]
    assert sum(1 for space in laid_out(seats, phase) if space >= 24) == row[8]


@rule("B3.5")
@pytest.mark.parametrize(
    ("seats", "tiles"), [(2, [None] * 5), (3, ["castle", "mine"] * 2 + ["castle"]), (4, ["castle"] * 5)]
)
def test_the_castle_space_of_depot_6_by_phase(seats: int, tiles: list[str | None]) -> None:
    assert [laid_out(seats, phase).get(20) for phase in PHASES] == tiles


@rule("B3.6")
def test_the_black_depot_is_filled_with_black_backs() -> None:
    s = let_chance_draw(new(seats=4))
    assert sum(black_supply(s).values()) == 40 - 8
    assert Counter(lying(s, 0)) == Counter(black_supply(new(seats=4))) - Counter(black_supply(s))


@rule("B3.7")
def test_five_goods_lie_in_a_row_in_the_order_of_the_draw() -> None:
    s = draw(new(), *["good 1"] * 3, *["good 2"] * 3)
    while (first := next(iter(odds(s)))).startswith("tile"):
        draw(s, first)
    draw(s, "good 6", "good 3", "good 3", "good 5", "good 1")
    assert seen(s).coming_goods == [6, 3, 3, 5, 1]
    assert "roll 1 1" in odds(s)


@rule("B3.7")
def test_the_row_is_used_up_at_the_end_of_the_phase() -> None:
    s = let_chance_draw(new())
    for left in (4, 3, 2, 1, 0):
        assert len(seen(s).coming_goods) == left
        next_round(s)
    assert (seen(s).phase, len(seen(s).coming_goods)) == (1, 4)


@rule("B3.8")
def test_a_space_stays_empty_until_the_next_phase() -> None:
    s = burgundy(2).at("A", 4).seat(0, dice="2 2").depot(2, "m1 castle").black("mine").build()
    say(s, "2 take 2 castle")
    assert lying(s, 2) == ["m1"]
    next_round(s)
    assert (seen(s).round, lying(s, 2), lying(s, 0)) == (4, ["m1"], ["mine"])
    next_round(s)
    assert (seen(s).phase, len(lying(s, 2)), len(lying(s, 0))) == (1, 2, 4)


@rule("B3.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_laid_out_once_the_first_round_has_begun(seats: int) -> None:
    events, _ = told(seats)
    preparing = False
    for event in events:
        if event.kind in (e.PHASE_OPENED, e.ROUND_OPENED):
            preparing = event.kind == e.PHASE_OPENED
        if event.kind in (e.TILE_LAID_OUT, e.GOOD_LAID_OUT):
            assert preparing


@rule("B3.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_supplies_suffice_to_the_last_phase(seats: int, seed: int) -> None:
    rows = {cells[0]: [int(cell.split()[-1]) for cell in cells[1:]] for cells in table("B3.9")}
    _, end = told(seats, seed)
    left = Counter({"black": sum(black_supply(end).values())})
    for name, number in supply(end).items():
        left[letter_of(name)] += number
    used = [whole - left[kind] for kind, whole in zip([*"BAYSCM", "black"], rows["supply"], strict=True)]
    assert used == rows[str(seats)]


@rule("B3.9")
@pytest.mark.parametrize("duchies", ["1", "drawn", "chosen"])
def test_four_players_use_up_every_tile(duchies: str) -> None:
    record = played({"seats": "4", "duchies": duchies}, 8, 80)
    s = game.new_game(record.options)
    for _, text in record.answers:
        game.step(s, game.answer_of(text))
    assert seen(s).supply == {}
    assert seen(s).over
