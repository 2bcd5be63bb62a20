"""Training: what it learns follows from its seed, and an interrupted run goes on where it was."""

from dataclasses import replace
from pathlib import Path

import pytest

from hexhaven.bots.evolution import Evolution
from hexhaven.bots.searching import Level
from hexhaven.burgundy.bots import training
from hexhaven.burgundy.bots.minds import read
from hexhaven.burgundy.bots.search.weights import NUMBER
from hexhaven.cli import main
from hexhaven.plugin import Effort


def test_evolution_finds_a_maximum() -> None:
    goal = [3.0, -1.0, 0.5, 2.0]
    evolution = Evolution([0.0] * 4, [1.0] * 4, 12, 1)
    for _ in range(80):
        evolution.learn(
            [-sum((x - best) ** 2 for x, best in zip(one, goal)) for one in evolution.candidates()],
        )
    assert evolution.mean == pytest.approx(goal, abs=0.05)


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
    monkeypatch.setattr(training, "POPULATION", 4)
    monkeypatch.setattr(training, "SEEDS", {2: 1})
    monkeypatch.setattr(training, "MOST", 2)
    monkeypatch.setattr(training, "RENEWED", 1)
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
    assert "Points of the policy by generation" in (folder / "strength.svg").read_text(encoding="utf-8")
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


def test_a_game_without_bots_that_learn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "archipelago", str(tmp_path)]) == 2
    assert "archipelago has no bots that learn" in capsys.readouterr().err
