"""What the bots of Archipelago guess about objectives: it adds up, and it follows from what the others own."""

from pathlib import Path

import pytest

from hexhaven.archipelago.bots.search.posterior import Posterior
from hexhaven.archipelago.content.objectives import NAME_OF, OBJECTIVE_NAMED
from hexhaven.archipelago.guesses import guesses
from hexhaven.archipelago.positions.position import Position
from hexhaven.cli import main
from tests.archipelago.tested import archipelago


def table() -> Position:
    """Seat 2 collects iron, seat 3 has a temple."""
    position = archipelago(3).region("wood 1", built="temple").region("stone 2")
    position.seat(0, citizens="2a", florins=8, objectives="s1")
    position.seat(1, citizens="2a", cubes="iron 4", objectives="s8")
    return position.seat(2, citizens="1-temple", objectives="s3")


def test_probabilities_add_up_and_what_is_known_is_certain() -> None:
    own, second, third = guesses(table().build(), 0)
    assert own == {OBJECTIVE_NAMED["s1"]: 1.0}
    for chances in (second, third):
        assert sum(chances.values()) == pytest.approx(1.0)
        assert OBJECTIVE_NAMED["s1"] not in chances
        assert len(chances) == 9


def test_whoever_collects_something_probably_needs_it() -> None:
    _, second, third = guesses(table().build(), 0)
    assert NAME_OF[max(second, key=lambda objective: second[objective])] == "s6"  # iron
    assert NAME_OF[max(third, key=lambda objective: third[objective])] == "s2"  # temples


def test_what_the_others_really_have_makes_no_difference() -> None:
    one, other = table().build(), table().build()
    other.seats[1].objectives, other.seats[2].objectives = one.seats[2].objectives, one.seats[1].objectives
    assert guesses(one, 0) == guesses(other, 0)


def test_worlds_are_weighed_by_the_same_evidence() -> None:
    s = table().build()
    posterior = Posterior(s, 0)
    likely, unlikely = s.copy(), s.copy()
    likely.seats[1].objectives = 1 << OBJECTIVE_NAMED["s6"]
    unlikely.seats[1].objectives = 1 << OBJECTIVE_NAMED["s2"]
    assert posterior.weight(likely) > posterior.weight(unlikely)


def test_the_command_shows_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    words = ["--bots", "random", "--seats", "3", "--games", "3", "--seed", "1", "--save", str(folder)]
    assert main(["arena", "archipelago", *words]) == 0
    played = str(next(folder.iterdir()))
    capsys.readouterr()
    assert main(["guesses", played, "--at", "60", "--seat", "2", "--lang", "en"]) == 0
    assert "Separatist" in capsys.readouterr().out
    assert main(["guesses", played, "--seat", "4", "--lang", "en"]) == 2
