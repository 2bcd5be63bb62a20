"""Training: what it learns follows from its seed, and an interrupted run goes on where it was."""

from dataclasses import replace
from pathlib import Path

import pytest

from hexhaven.archipelago.bots import training as islands
from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.bots.search.guide import ArchipelagoGuide
from hexhaven.archipelago.bots.search.posterior import FEATURE_NAMES
from hexhaven.archipelago.state import State
from hexhaven.bots import evolution
from hexhaven.bots.evolution import Evolution
from hexhaven.bots.searching import Level
from hexhaven.burgundy.bots import training
from hexhaven.burgundy.bots.minds import read
from hexhaven.burgundy.bots.search.weights import NUMBER
from hexhaven.cli import main
from hexhaven.games import plugins
from hexhaven.plugin import Effort


def test_evolution_finds_a_maximum() -> None:
    goal = [3.0, -1.0, 0.5, 2.0]
    found = Evolution([0.0] * 4, [1.0] * 4, 12, 1)
    for _ in range(80):
        found.learn([-sum((x - best) ** 2 for x, best in zip(one, goal)) for one in found.candidates()])
    assert found.mean == pytest.approx(goal, abs=0.05)


def test_evolution_goes_on_where_it_was() -> None:
    def at(one: list[float]) -> float:
        return -sum(x * x for x in one)

    whole, first = (Evolution([1.0, 2.0], [1.0, 1.0], 6, 5) for _ in range(2))
    for _ in range(6):
        whole.learn([at(one) for one in whole.candidates()])
    for _ in range(3):
        first.learn([at(one) for one in first.candidates()])
    second = Evolution([0.0, 0.0], [1.0, 1.0], 6, 99)
    second.restore(first.saved())
    for _ in range(3):
        second.learn([at(one) for one in second.candidates()])
    assert second.mean == whole.mean


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolution, "POPULATION", 4)
    monkeypatch.setattr(training, "SEEDS", {2: 1})
    monkeypatch.setattr(training, "MOST", 2)
    monkeypatch.setattr(evolution, "RENEWED", 1)
    monkeypatch.setattr(training, "CHECKED", 1)
    monkeypatch.setattr(training, "SAVED", 1)
    monkeypatch.setattr(training, "SEARCH", Level(simulations=2))


@pytest.mark.usefixtures("little")
@pytest.mark.long
def test_an_interrupted_training_ends_like_a_whole_one(tmp_path: Path) -> None:
    effort = Effort(generations=2, games=2, self_play=1, seed=3)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    told: list[str] = []
    found = training.train(whole, effort, lambda key, **values: told.append(key))
    assert told.count("train-generation") == 2
    assert told.count("train-games") == 3
    training.train(parts, replace(effort, games=1, self_play=0), lambda key, **values: None)
    training.train(parts, effort, lambda key, **values: None)
    assert (parts / "mind.toml").read_text() == found.read_text()
    assert list(read(found.read_text()).values) == [2]
    (game,) = (whole / "games").iterdir()
    assert main(["verify", str(game)]) == 0


@pytest.mark.usefixtures("little")
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new"
    assert main(["train", "burgundy", str(folder), "--generations", "1", "--games", "1"]) == 0
    assert "2 players: 1 games observed" in capsys.readouterr().out
    assert "Points of the weights by generation" in (folder / "strength.svg").read_text(encoding="utf-8")
    assert len(read((folder / "mind.toml").read_text()).policy) == NUMBER


@pytest.mark.usefixtures("little")
def test_training_starts_from_other_weights(tmp_path: Path) -> None:
    words = ["train", "burgundy", "--generations", "0", "--games", "1"]
    assert main([*words, str(tmp_path / "first")]) == 0
    first = tmp_path / "first" / "mind.toml"
    first.write_text(first.read_text().replace("placing = 8.0", "placing = 5.5"))
    assert main([*words, str(tmp_path / "second"), "--start", str(first)]) == 0
    second = (tmp_path / "second" / "mind.toml").read_text()
    assert "placing = 5.5" in second
    assert second.splitlines()[0].count("hexhaven train burgundy") == 2


@pytest.mark.parametrize("wrong", ["[policy", "", "policy = 3", '[policy]\nplacing = "much"'])
def test_weights_that_are_none(wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(wrong)
    assert main(["train", "burgundy", str(tmp_path / "new"), "--start", str(path)]) == 2
    assert "weights.toml" in capsys.readouterr().err


def test_a_game_without_bots_that_learn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    unlearned = {name: replace(plugin, train=None) for name, plugin in plugins().items()}
    monkeypatch.setattr("hexhaven.commands.train.plugins", lambda: unlearned)
    assert main(["train", "archipelago", str(tmp_path)]) == 2
    assert "archipelago has no bots that learn" in capsys.readouterr().err


# Archipelago.


@pytest.fixture
def few_islands(little: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(islands, "SEEDS", {2: 1})
    monkeypatch.setattr(islands, "CHECKED", 1)


@pytest.mark.usefixtures("few_islands")
@pytest.mark.long
def test_weights_of_archipelago_evolve_and_are_a_start_for_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["train", "archipelago", "--generations", "1", "--games", "6"]
    assert main([*words, str(tmp_path / "first")]) == 0
    assert "the likeliest objective was the true one in" in capsys.readouterr().out
    first = (tmp_path / "first" / "mind.toml").read_text()
    assert islands.row_in(first) != [getattr(Weights(), name) for name in islands.NAMES]
    assert main([*words, str(tmp_path / "again")]) == 0
    assert (tmp_path / "again" / "mind.toml").read_text() == first
    start = str(tmp_path / "first" / "mind.toml")
    assert (
        main(["train", "archipelago", "--generations", "0", "--games", "1", str(tmp_path / "on"), "--start", start])
        == 0
    )
    on = (tmp_path / "on" / "mind.toml").read_text()
    assert islands.row_in(on) == islands.row_in(first)
    assert on.splitlines()[0].count("hexhaven train archipelago") == 2


def test_equal_weights_have_no_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(islands, "SEEDS", {2: 1, 3: 1})
    usual = [getattr(Weights(), name) for name in islands.NAMES]
    assert islands.lead(usual, usual, 5) == pytest.approx(0.0)


def test_those_lose_who_can_keep_the_peace_only_among_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def rebellion(players: int, seed: int, guides: list[ArchipelagoGuide]) -> State:
        s = islands.new_game(players, seed)
        s.independent = len(set(guides)) == 1
        return s

    monkeypatch.setattr(islands, "played", rebellion)
    usual = [getattr(Weights(), name) for name in islands.NAMES]
    assert islands.lead(usual, usual, 5) == pytest.approx(-Weights().loss)


def test_what_belongings_say_is_found_again() -> None:
    """Whoever has more of what an objective scores, has it; the other features say nothing."""
    rest = [0.0] * (len(FEATURE_NAMES) - 1)
    more, less = [0.5, *rest], [-0.5, *rest]
    cases = 90 * [islands.Case([more, less], [0])] + 10 * [islands.Case([more, less], [1])]
    says = islands.fitted(cases)
    assert says[0] > 1.0
    assert says[1:] == pytest.approx(rest)
    assert cases[0].chances(says)[0] > 0.75


@pytest.mark.parametrize("wrong", ["[weights", "", "weights = 3", "[weights]\ntoken = 4.0"])
def test_weights_of_archipelago_that_are_none(wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(wrong)
    assert main(["train", "archipelago", str(tmp_path / "new"), "--start", str(path)]) == 2
    assert "weights.toml" in capsys.readouterr().err
