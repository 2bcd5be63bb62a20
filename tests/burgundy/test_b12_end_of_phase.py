"""B12 the end of a phase: mines pay, everything else stays, the next phase is prepared."""

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.kernel.frame import CHANCE, NOBODY
from tests.burgundy.at_table import choices, let_chance_draw, lying, own, placed, say, seen, stored, told
from tests.burgundy.counting import Gain, gained, held, sold, waiting
from tests.marks import rule

MINES = (25, 30, 34)


def last_die(phase: str, players: int = 2) -> Position:
    """The fifth round: only the last player has a die left."""
    last = players - 1
    return burgundy(players).at(phase, 5).to_move(last).seat(last, dice="6", workers=0)


@rule("B12.1")
def test_a_phase_ends_after_the_last_turn_of_the_fifth_round() -> None:
    s = burgundy(2).at("B", 5).seat(0, dice="6", tiles={25: "mine"}).seat(1, dice="6", tiles={25: "mine"}).build()
    assert gained(s, 0, "6 workers") == Gain(workers=2), "the other player's turn is still to come"
    assert [own(s, seat).silver for seat in (0, 1)] == [1, 1]
    say(s, "6 workers")
    assert [own(s, seat).silver for seat in (0, 1)] == [2, 2]


@rule("B12.1")
@pytest.mark.parametrize("round", range(1, 5))
def test_no_earlier_round_ends_the_phase(round: int) -> None:
    s = last_die("A").at("A", round).seat(1, tiles={25: "mine"}).build()
    assert gained(s, 1, "6 workers") == Gain(workers=2)
    assert (seen(s).phase, seen(s).round) == (0, round)


@rule("B12.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_five_phases_of_five_rounds_with_a_turn_for_everybody(seats: int) -> None:
    events, _ = told(seats)
    kinds = [event.kind for event in events]
    assert kinds.count(e.PHASE_CLOSED) == 5
    assert kinds.count(e.TURN_CLOSED) == 25 * seats
    turns = 0
    for kind in kinds:
        turns += kind == e.TURN_CLOSED
        if kind == e.PHASE_CLOSED:
            assert turns % (5 * seats) == 0


@rule("B12.2", "B8.7")
@pytest.mark.parametrize("phase", "ABCD")
@pytest.mark.parametrize("mines", range(4))
def test_every_mine_pays_one_silver_at_the_end_of_every_phase(phase: str, mines: int) -> None:
    s = last_die(phase).seat(0, tiles=dict.fromkeys(MINES[:mines], "mine")).build()
    assert gained(s, 0, "6 workers") == Gain(silver=mines)


@rule("B12.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_is_paid_for_the_own_mines(players: int) -> None:
    position = last_die("A", players)
    for seat in range(players):
        position.seat(seat, silver=0, tiles=dict.fromkeys(MINES[:seat], "mine"))
    s = say(position.build(), "6 workers")
    assert [own(s, seat).silver for seat in range(players)] == list(range(players))


@rule("B12.2")
def test_a_stored_mine_does_not_pay() -> None:
    s = last_die("A").seat(0, storage="mine mine", tiles={25: "mine"}).build()
    assert gained(s, 0, "6 workers") == Gain(silver=1)


@rule("B12.3")
@pytest.mark.parametrize("phase", "ABCD")
def test_monastery_2_pays_its_workers_then(phase: str) -> None:
    s = last_die(phase).seat(0, tiles={13: "m2", 25: "mine", 30: "mine"}).build()
    assert gained(s, 0, "6 workers") == Gain(silver=2, workers=2)


@rule("B12.4")
def test_at_the_end_of_phase_e_mines_pay_before_the_final_scoring() -> None:
    s = last_die("E").seat(0, silver=1, workers=1, tiles={13: "m2", 25: "mine", 30: "mine", 34: "mine"}).build()
    # 1 + 3 silver are 4 points; 1 + 3 workers are 2 points.
    assert gained(s, 0, "6 workers") == Gain(points=4 + 2, silver=3, workers=3)
    assert game.to_move(s) == NOBODY


@rule("B12.5")
def test_players_keep_what_they_have() -> None:
    position = last_die("B").seat(
        0, silver=3, workers=5, goods="1 1 4", sold="2 2", storage="ship bank", points=17, bonuses=1, bridge=4
    )
    s = position.seat(1, bridge=2).build()
    before = own(s)
    let_chance_draw(say(s, "6 workers"))
    after = own(s)
    assert (after.silver, after.workers, after.points) == (3, 5, 17)
    assert (held(s), sold(s), stored(s)) == ("1 1 4", "2 2", ["bank", "ship"])
    assert (after.bonuses, after.tiles, after.duchy) == (1, before.tiles, before.duchy)
    assert [own(s, seat).bridge for seat in (0, 1)] == [4, 2]
    assert seen(s).order == [0, 1]


@rule("B12.5")
@pytest.mark.parametrize(("order", "bridge"), [((1, 0), (0, 0)), ((0, 1), (0, 0)), ((1, 0), (2, 3)), ((0, 1), (3, 3))])
def test_the_markers_stay_and_the_next_phase_follows_the_bridge(
    order: tuple[int, int], bridge: tuple[int, int]
) -> None:
    position = burgundy(2).at("A", 5).order(*order).to_move(order[1]).seat(order[1], dice="6")
    s = position.seat(0, bridge=bridge[0]).seat(1, bridge=bridge[1]).build()
    let_chance_draw(say(s, "6 workers"))
    assert seen(s).order == list(order)
    assert game.to_move(s) == order[0]


@rule("B12.6")
@pytest.mark.parametrize(("phase", "next_phase"), [("A", 1), ("B", 2), ("C", 3), ("D", 4)])
def test_the_next_phase_is_prepared_and_its_first_round_begins(phase: str, next_phase: int) -> None:
    # A depot may keep goods, not tiles.
    position = last_die(phase).seat(0, dice="1 1").depot(1, "cow2 cow3", goods="5 5").black("bank bank bank")
    s = say(position.build(), "6 workers")
    assert game.to_move(s) == CHANCE
    let_chance_draw(s)
    assert (seen(s).phase, seen(s).round) == (next_phase, 0)
    assert waiting(s, 1).split().count("5") >= 2
    assert len(lying(s, 1)) == 2, "a building and a ship for two players"
    assert "ship" in lying(s, 1)
    assert len(lying(s, 0)) == 4
    assert len(seen(s).coming_goods) == 4, "five were laid out and one has gone to a depot"
    assert game.to_move(s) == 0
    assert own(s).dice != []


@rule("B12.6")
def test_after_phase_e_no_phase_is_prepared() -> None:
    s = say(last_die("E").depot(1, "cow2").build(), "6 workers")
    assert game.to_move(s) == NOBODY
    assert lying(s, 1) == ["cow2"]


@rule("B12.2")
def test_the_silver_of_a_phase_is_there_in_the_next_one() -> None:
    s = last_die("A").seat(0, silver=0, tiles={25: "mine", 30: "mine"}).build()
    let_chance_draw(say(s, "6 workers"))
    assert len(choices(s, "buy")) == len(set(lying(s, 0))), "two mines pay for a tile of the black depot"
    assert placed(s)[25] == "mine"
