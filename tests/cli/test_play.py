"""hexhaven play: a game in the terminal."""

import hashlib
import io
import re
import sys
from pathlib import Path

import pytest

from hexhaven.cli import main
from hexhaven.language import LANGUAGES
from hexhaven.terminal.session import rule_text
from tests.cli.keyboard import Keyboard, Shown

REPOSITORY = Path(__file__).parents[2]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_by_pipe_in_every_language(code: str, typed: Keyboard, capsys: Shown) -> None:
    typed(*["1"] * (400 if code == "ru" else 20))
    options = ["--seats", "4", "--seat", "2", "--duchies", "drawn", "--start", "drawn", "--choices", "hidden"]
    assert main(["play", "burgundy", *options, "--seed", "5", "--lang", code]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "\x1b" not in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    assert (hashlib.sha256(b"hexhaven 5").hexdigest() in shown.out) == (code == "ru")  # only the end reveals the seed


def test_the_end_of_a_game(whole_game: tuple[str, str]) -> None:
    beginning, end = whole_game[0].split("Phase E ends.")
    assert beginning.count("Round 5 begins.") == 5
    seed = hashlib.sha256(b"hexhaven 3").digest()
    assert hashlib.sha256(seed).hexdigest() in beginning.split("Phase A")[0]
    assert seed.hex() not in beginning
    assert f"The seed was {seed.hex()}." in end
    assert "Check every draw: hexhaven verify " in end
    rows = [line.split() for line in end.split("Points by cause")[1].splitlines() if re.search(r"\d+ +\d+ *$", line)]
    causes, total, places = rows[:-2], rows[-2], rows[-1]
    assert [sum(int(row[column]) for row in causes) for column in (-2, -1)] == [int(total[-2]), int(total[-1])]
    assert sorted(places[-2:]) == ["1", "2"]
    assert f"Player {places[-2:].index('1') + 1}" in end.split("Place")[1]


def test_words_that_are_no_answers(typed: Keyboard, capsys: Shown) -> None:
    words = ("?", "? market", "? Dragon", "log", "board 2", "board 3", "board", "", "99", "x" * 5000, "quit")
    typed(*words)
    assert main(["play", "burgundy", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "why TEXT" in shown
    assert "market: You may take a ship" in shown
    assert "No tile is called Dragon." in shown
    assert "Laid out in the black depot" in shown
    assert "Duchy 1 of Player 2\n" in shown
    assert "There is no player 3." in shown
    assert "The list has no number 99." in shown
    assert shown.endswith("You leave the game.\n")


def test_a_refused_text_names_the_rule_and_changes_nothing(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    typed(f"save {before}", "4 take 1 ship w1", "fly", "4 tak 4", "3 workers", f"save {after}", "quit")
    assert main(["play", "burgundy", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "Refused by rule B5.7: The change costs another number of workers." in shown
    assert "This is not an answer: fly." in shown
    assert re.search("Did you mean: 4 take 4", shown)
    assert "Refused by rule B5.9: You have no unused die with this number." in shown
    assert before.read_text(encoding="utf-8") == after.read_text(encoding="utf-8")


def test_why_explains_without_answering(typed: Keyboard, capsys: Shown) -> None:
    typed("why 4 place castle 1", "why 4 workers", "why not", "quit")
    assert main(["play", "burgundy", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "Refused by rule B6.3: This tile is not in your storage." in shown
    assert "This is a legal answer: 4 workers" in shown
    assert "This is not an answer: not." in shown


def test_every_rule_that_refuses_can_be_quoted() -> None:
    document = (REPOSITORY / "docs" / "rules" / "burgundy.md").read_text(encoding="utf-8")
    refusing = (REPOSITORY / "src" / "hexhaven" / "burgundy" / "why_not.py").read_text(encoding="utf-8")
    assert all(rule_text(document, rule) for rule in re.findall(r'"(B\d+\.\d+)"', refusing))
    assert rule_text(document, "B6.8") == "The field must be empty."
    assert rule_text(document, "B99.1") == ""


def test_an_answer_in_notation(typed: Keyboard, capsys: Shown) -> None:
    typed(" 4   WORKERS ")
    assert main(["play", "burgundy", "--seed", "3"]) == 0
    assert "Player 1 (you) gets 2 workers (taking workers)." in capsys.readouterr().out


def test_the_end_of_the_input_leaves_cleanly(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    typed("1")
    path = tmp_path / "game.txt"
    assert main(["play", "burgundy", "--save", str(path)]) == 0
    assert "You leave the game." in capsys.readouterr().out
    assert main(["replay", str(path)]) == 0
    assert "The game is not over." in capsys.readouterr().out
    assert main(["verify", str(path)]) == 1
    assert "the seed is not revealed" in capsys.readouterr().err


def test_interrupting_leaves_cleanly(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "burgundy"]) == 0
    assert "You leave the game." in capsys.readouterr().out


def test_saving_where_it_is_impossible(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    typed(f"save {tmp_path / 'no' / 'folder'}", "save a\0b", "quit")
    assert main(["play", "burgundy"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("cannot write") == 2


def test_input_that_is_not_text(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nquit\n"), encoding="utf-8"))
    assert main(["play", "burgundy"]) == 0
    assert "This is not an answer" in capsys.readouterr().out
