"""The greedy bot of Archipelago: it chooses what is legal, knows only what its seat knows, and plays sensibly."""

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.state import State
from hexhaven.bots import bots_of
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import Bot
from hexhaven.kernel.driver import ask, play
from hexhaven.kernel.frame import CHANCE, NOBODY
from tests.archipelago.golden_players import Steady

BOTS = bots_of("archipelago")
LONGEST = 20_000  # answers


def choice(s: State, luck: int) -> str:
    """What a greedy bot with this luck says."""
    return game.notation(ask(game, s, BOTS["greedy"](Random(luck)), Random(luck)))


@pytest.mark.parametrize(("seats", "length"), [("2", "short"), ("3", "medium"), ("4", "long"), ("5", "short")])
def test_it_chooses_alike_in_worlds_that_look_alike(seats: str, length: str) -> None:
    """Others' objectives, sealed bids, closed hands and stolen cubes make no difference."""
    rng = Random(int(seats))
    different = 0
    s = game.new_game({"seats": seats, "length": length})
    for turn in range(LONGEST):
        who = game.to_move(s)
        if who == NOBODY:
            break
        answers = list(game.legal(s))
        if who != CHANCE and turn % 11 == 0 and len(answers) > 1:
            other = game.imagine(s, who, rng)
            different += game.key(other) != game.key(s)
            assert choice(other, turn) == choice(s, turn)
        game.step(s, answers[rng.randrange(len(answers))])
    assert game.to_move(s) == NOBODY
    assert different > 3


@pytest.mark.long
def test_it_plays_whole_games_of_every_kind() -> None:
    for number, options in enumerate(({"seats": "2", "start": "desert"}, {"seats": "3", "variants": "more-spice"})):
        s, record = play(game, options, seed_from(number), [BOTS["greedy"](Random(number))] * 3)
        assert game.result(s) is not None
        assert record.points


@pytest.mark.long
def test_it_beats_somebody_who_helps_but_has_no_plan() -> None:
    """Where the rebels win, nobody has points."""
    ahead = []
    for number in (2, 3, 4, 6):
        players: list[Bot] = [Steady(number), Steady(number)]
        players[number % 2] = BOTS["greedy"](Random(number))
        s, _ = play(game, {"seats": "2"}, seed_from(number), players)
        result = game.result(s)
        assert result is not None
        ahead.append(result.points[number % 2] - result.points[1 - number % 2])
    assert min(ahead) >= 0
    assert sum(points > 0 for points in ahead) > 2
