"""B13 the end of the game: final scoring, the winner, and the ranks of all."""

from itertools import permutations

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.kernel.frame import NOBODY
from tests.burgundy.at_table import choices, let_chance_draw, new, own, refused, say, seen
from tests.burgundy.counting import Gain, ended, gained, last_turn_over, scores
from tests.marks import against, rule


def bare(players: int = 2) -> Position:
    """Nobody has anything that scores."""
    position = burgundy(players)
    for seat in range(players):
        position.seat(seat, silver=0, workers=0)
    return position


def ranks(position: Position, players: int) -> tuple[int, ...]:
    result = game.result(last_turn_over(position, players))
    assert result is not None
    return result.places


# The end.


@rule("B13.1")
def test_the_game_ends_after_the_last_turn_of_phase_e() -> None:
    s = bare().at("E", 5).to_move(1).seat(1, dice="4 4").build()
    say(s, "4 workers")
    assert game.to_move(s) == 1
    assert game.result(s) is None
    say(s, "4 workers")
    assert game.to_move(s) == NOBODY
    assert game.result(s) is not None


@rule("B13.1")
@pytest.mark.parametrize(("phase", "round"), [("E", 4), ("D", 5), ("A", 1)])
def test_no_earlier_turn_ends_the_game(phase: str, round: int) -> None:
    s = bare().at(phase, round).to_move(1).seat(1, dice="4").build()
    let_chance_draw(say(s, "4 workers"))
    assert game.result(s) is None


@rule("B13.1")
def test_a_whole_game_has_25_turns_for_each_player() -> None:
    s = new(seats=2)
    dice = {0: 0, 1: 0}
    while game.to_move(s) != NOBODY:
        let_chance_draw(s)
        if game.to_move(s) != NOBODY:
            dice[game.to_move(s)] += 1
            say(s, next(text for text in choices(s, "workers") if "workers" in text))
    assert dice == {0: 50, 1: 50}
    # 1 + 100 and 2 + 100 workers, three goods and one silver each.
    assert [own(s, seat).points for seat in (0, 1)] == [50 + 3 + 1, 51 + 3 + 1]


@against("B13.1")
@pytest.mark.parametrize("text", ["4 workers", "end", "pass", "buy black mine", "load 1"])
def test_nothing_can_be_done_after_the_end(text: str) -> None:
    s = last_turn_over(bare().seat(0, silver=5).black("mine"))
    for seat in (0, 1):
        assert refused(s, text, seat) == "B13.1"


@rule("B13.1")
def test_who_can_still_buy_may_do_so_before_the_end() -> None:
    s = bare().at("E", 5).to_move(1).seat(1, dice="4", silver=3).black("mine").build()
    say(s, "4 workers")
    assert choices(s) == ["buy black mine", "end"]
    assert gained(s, 1, "end") == Gain(points=3 + 1)


# The final scoring.


@rule("B13.2")
@pytest.mark.parametrize(("goods", "points"), [("", 0), ("1", 1), ("1 1 1", 3), ("1 2 2 6", 4)])
def test_each_unsold_good_scores_a_point(goods: str, points: int) -> None:
    assert ended(bare().seat(0, goods=goods)) == (points, 0)


@rule("B13.2")
def test_sold_goods_score_nothing_more() -> None:
    assert ended(bare().seat(0, sold="1 1 2 3")) == (0, 0)


@rule("B13.3")
@pytest.mark.parametrize("silver", [0, 1, 2, 9])
def test_each_silver_scores_a_point(silver: int) -> None:
    assert ended(bare().seat(0, silver=silver)) == (silver, 0)


@rule("B13.4")
@pytest.mark.parametrize(("workers", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (11, 5)])
def test_every_two_workers_score_a_point(workers: int, points: int) -> None:
    assert ended(bare().seat(0, workers=workers)) == (points, 0)


@rule("B13.4")
def test_odd_workers_of_two_players_make_no_pair() -> None:
    assert ended(bare().seat(0, workers=1).seat(1, workers=1)) == (0, 0)


@rule("B13.5")
def test_every_placed_monastery_from_15_to_26_scores() -> None:
    # Six monasteries at a time: duchy 1 has no more fields for them.
    fields = (13, 8, 4, 31, 35, 36)
    buildings = {12: "warehouse", 14: "watchtower", 15: "carpenter", 9: "church", 23: "market", 24: "boarding-house"}
    buildings |= {29: "bank", 26: "town-hall", 28: "pig2"}
    first = dict(zip(fields, ("m15", "m16", "m17", "m18", "m19", "m20"), strict=True))
    second = dict(zip(fields, ("m21", "m22", "m23", "m24", "m25", "m26"), strict=True))
    position = bare().seat(0, sold="1 1 6", tiles={**buildings, **first})
    assert ended(position) == (2 * 2 + 5 * 4, 0)
    position = bare().seat(0, sold="1 1 6", bonuses=2, tiles={**buildings, **second})
    assert ended(position) == (3 * 4 + 4 + 3 + 2 * 3, 0)


@rule("B13.5")
def test_monasteries_1_to_14_score_nothing() -> None:
    fields = (13, 8, 4, 31, 35, 36)
    for numbers in ((1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12), (13, 14)):
        tiles = dict(zip(fields, (f"m{number}" for number in numbers), strict=False))
        assert ended(bare().seat(0, sold="1", bonuses=1, tiles=tiles)) == (0, 0)


@rule("B13.6")
def test_stored_tiles_score_nothing() -> None:
    assert ended(bare().seat(0, storage="cow4 watchtower castle").seat(1, storage="m24 m25 m26", sold="1")) == (0, 0)


@rule("B13.2", "B13.3", "B13.4", "B13.5")
def test_everything_is_added_to_the_points_of_the_game() -> None:
    position = bare().at("E", 5).to_move(1).seat(1, dice="4", points=40, silver=2, workers=3, goods="2 2", sold="5 6")
    s = position.seat(1, tiles={13: "m15", 8: "m25", 25: "mine"}).build()
    # The die adds two workers, the mine one silver.
    scored = [number for number, _ in scores(s, "4 workers")]
    assert scored == [2, 3, 2, 4, 2], "goods, silver, pairs of workers, monastery 15, monastery 25"
    assert game.result(s) == game.Result(points=(0, 40 + 13), places=(2, 1))


# Who wins.


@rule("B13.7")
@pytest.mark.parametrize(
    ("first", "second", "expected"), [(10, 9, (1, 2)), (9, 10, (2, 1)), (0, 1, (2, 1)), (250, 99, (1, 2))]
)
def test_most_points_win(first: int, second: int, expected: tuple[int, int]) -> None:
    assert ranks(bare().seat(0, points=first).seat(1, points=second), 2) == expected


@rule("B13.7")
def test_more_points_win_whatever_the_empty_fields_and_the_order() -> None:
    position = bare().seat(0, points=1, bridge=3, tiles={12: "bank", 13: "m1", 26: "bank"})
    assert ranks(position, 2) == (1, 2)


@rule("B13.7")
def test_the_final_scoring_decides_and_not_the_points_before_it() -> None:
    assert ranks(bare().seat(0, points=10).seat(1, points=8, silver=3), 2) == (2, 1)


@rule("B13.8")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        (({12: "bank"}, {}), (2, 1)),
        (({}, {12: "bank"}), (1, 2)),
        (({12: "bank", 13: "m1"}, {12: "bank"}), (2, 1)),
        (({12: "bank"}, {13: "m1", 26: "bank"}), (1, 2)),
    ],
)
@pytest.mark.parametrize("bridge", [(0, 0), (1, 0), (0, 1)])
def test_among_equals_more_empty_fields_win(
    tiles: tuple[dict[int, str], dict[int, str]], expected: tuple[int, int], bridge: tuple[int, int]
) -> None:
    position = bare().at("E", 5)
    for seat in (0, 1):
        position.seat(seat, points=7, tiles=tiles[seat], bridge=bridge[seat], dice="")
    s = position.to_move(0 if bridge[0] < bridge[1] else 1).build()
    assert game.result(s) == game.Result(points=(7, 7), places=expected)


@rule("B13.8")
def test_an_empty_field_counts_whatever_the_duchy() -> None:
    position = bare().seat(0, duchy=8, castle=6, points=7, tiles={7: "m1"}).seat(1, duchy=5, points=7)
    assert ranks(position, 2) == (2, 1)


@rule("B13.9")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_then_the_later_in_turn_order_wins(order: tuple[int, int]) -> None:
    s = bare().at("E", 5).order(*order).to_move(order[1]).seat(order[1], dice="").build()
    result = game.result(s)
    assert result is not None
    assert result.points == (0, 0)
    assert result.places[order[1]] == 1


@rule("B13.9")
def test_the_order_is_the_one_the_bridge_shows_at_the_end() -> None:
    # Seat 1 moves last and would win the tie, but its last ship takes it past seat 0.
    position = bare().at("E", 5).to_move(1).seat(1, dice="2", storage="ship").seat(0, tiles={18: "ship"})
    s = say(position.build(), "2 place ship 18")
    assert seen(s).order == [1, 0]
    assert game.result(s) == game.Result(points=(0, 0), places=(1, 2))


@rule("B13.10")
@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_four_players_with_nothing_are_ranked_from_last_to_first(order: tuple[int, ...]) -> None:
    last = order[-1]
    s = bare(4).at("E", 5).order(*order).to_move(last).seat(last, dice="").build()
    result = game.result(s)
    assert result is not None
    assert [result.places[seat] for seat in order] == [4, 3, 2, 1]


@rule("B13.7", "B13.8", "B13.9", "B13.10")
def test_all_comparisons_rank_all_players() -> None:
    position = bare(4).seat(0, points=20).seat(1, points=20).seat(2, points=20, tiles={12: "bank"}).seat(3, points=21)
    assert ranks(position, 4) == (3, 2, 4, 1)
    position = bare(4).seat(0, points=20).seat(1, points=20, tiles={12: "bank"}).seat(2, points=20).seat(3, points=19)
    assert ranks(position, 4) == (2, 3, 1, 4)


@rule("B13.10")
@pytest.mark.parametrize("points", [(5, 5, 5), (5, 5, 4), (4, 5, 5), (1, 2, 3)])
def test_no_two_share_a_rank(points: tuple[int, int, int]) -> None:
    position = bare(3)
    for seat, number in enumerate(points):
        position.seat(seat, points=number)
    assert sorted(ranks(position, 3)) == [1, 2, 3]
