"""The examples run, and say what they promise."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"


def said(name: str, capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    runpy.run_path(str(EXAMPLES / name))["main"](*arguments)
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("game", ["burgundy", "archipelago"])
def test_a_random_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, *players = said("random_game.py", capsys, game, "1")
    assert first.startswith(f"{game}: ")
    assert [line.split(":")[0] for line in players] == ["player 1", "player 2", "player 3"]


def test_a_bot_of_your_own(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = said("own_bot.py", capsys, "1")
    assert line.startswith("game 1: own bot ")


def test_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    *answers, refusal, line = said("position.py", capsys, "1")
    assert any(answer.startswith("4 place cow4 11 ") for answer in answers)
    assert refusal == "2 place cow4 11 is against rule B6.7"
    assert line.startswith("hexhaven:")


def test_the_examples_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec("\n".join(blocks), {})
    result, answers, outcome, *table = capsys.readouterr().out.splitlines()
    assert result.startswith("Result(points=")
    assert "'4 place cow4 11'" in answers
    assert outcome == "7 False"
    assert table[0].startswith("Phase A, round 1 of 5")
