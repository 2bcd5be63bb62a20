"""What the contract promises at its edges."""

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.position import burgundy
from hexhaven.kernel.frame import CHANCE
from tests.burgundy.at_table import choices, idle, let_chance_draw, new, say


def test_what_legal_and_weights_return_is_the_callers_own() -> None:
    s = idle(idle(burgundy(2).build()))
    assert game.to_move(s) == CHANCE
    answers, weights = game.legal(s), game.weights(s)
    answers[20], weights[0] = answers[0], 100
    assert game.notation(game.legal(s)[20]) == "roll 6 6"
    assert game.weights(s)[0] == 1


def test_nothing_is_legal_after_the_end() -> None:
    s = burgundy(2).at("E", 5).to_move(1).seat(1, dice="").build()
    assert game.result(s) is not None
    assert choices(s) == []
    with pytest.raises(ValueError, match="over"):
        game.step(s, 0)


def test_a_position_may_use_the_box_up_and_spaces_then_stay_empty() -> None:
    everything = " ".join(str(kind) for kind in range(1, 7) for _ in range(7))
    position = burgundy(2).at("A", 5).to_move(1).seat(1, dice="", sold=everything)
    for depot in range(1, 4):
        position.depot(depot, "mine mine mine")
    s = position.depot(4, "mine").black("mine mine").build()
    while game.to_move(s) == CHANCE:
        s = let_chance_draw(s)
    assert game.broken_laws(s) == []
    assert "mine" not in str([game.notation(answer) for answer in game.legal(s)])


def test_who_has_moved_has_no_dice() -> None:
    s = burgundy(2).to_move(1).build()
    assert s.seats[0].die == 0
    assert say(s, "1 workers").seats[1].die == 1


def test_options_may_be_numbers_and_duchies_have_commas() -> None:
    assert game.options_of(new(duchies="3,8"))["duchies"] == "3 8"
