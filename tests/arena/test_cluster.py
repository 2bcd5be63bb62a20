"""The arena on a Ray cluster; the cluster is this machine."""

import json
import os
from functools import partial
from pathlib import Path

import pytest

from hexhaven.arena.cluster import LOCAL, play_on_ray
from hexhaven.cli import main

try:
    import ray  # type: ignore[import-not-found, unused-ignore]  # noqa: F401

    HAS_RAY = True
except ImportError:
    HAS_RAY = False

needs_ray = pytest.mark.skipif(not HAS_RAY, reason="Ray is large and not installed with the game: pip install ray")


def counted(folder: Path, number: int) -> int:
    """Notes every game; the worker that plays the sixth for the first time dies."""
    with (folder / str(number)).open("a", encoding="utf-8") as noted:
        noted.write("played\n")
    if number == 6 and not (folder / "died").exists():
        (folder / "died").touch()
        os._exit(1)
    return number * number


@needs_ray
def test_a_worker_that_dies_is_replaced_and_every_game_counts_once(tmp_path: Path) -> None:
    found = list(play_on_ray(LOCAL, partial(counted, tmp_path), range(1, 12)))
    assert found == [number * number for number in range(1, 12)]
    assert (tmp_path / "died").exists()
    assert (tmp_path / "6").read_text(encoding="utf-8") == "played\nplayed\n"


@needs_ray
def test_a_cluster_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "burgundy", "--bots", "casual@2,random", "--games", "12", "--json"]
    results = []
    for more in ([], ["--ray", LOCAL]):
        assert main([*words, *more]) == 0
        results.append(json.loads(capsys.readouterr().out)["pairings"])
    assert results[0] == results[1]


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "burgundy", "--bots", "random", "--games", "2", "--ray", LOCAL]) == 2
    assert "pip install ray" in capsys.readouterr().err
