"""hexhaven play archipelago: the second game in the terminal."""

import hashlib
import io
from pathlib import Path

import pytest
from rich.console import Console

from hexhaven.archipelago import Result
from hexhaven.archipelago import events as e
from hexhaven.archipelago.notation.answers import FORMS as ALL_FORMS
from hexhaven.archipelago.notation.answers import answer_of, notation
from hexhaven.archipelago.terminal import FORMS, end
from hexhaven.cli import main
from hexhaven.kernel.event import Event
from hexhaven.language import LANGUAGES, language
from tests.cli.keyboard import Keyboard, Shown

LONG_ENOUGH = 1500


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_by_pipe_in_every_language(code: str, typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed(*["1"] * (LONG_ENOUGH if code == "en" else 6))
    options = ["--seats", "3", "--seat", "2", "--deals", "off", "--seed", "5", "--save", str(path)]
    assert main(["play", "archipelago", "--bot", "random", *options, "--lang", code]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert max(len(line) for line in shown.out.splitlines() if "/" not in line) <= 80
    over = hashlib.sha256(b"hexhaven 5").hexdigest() in shown.out  # only the end reveals the seed
    assert over == (code == "en")
    assert main(["verify", str(path)]) == (0 if over else 1)


def shown_after(typed: Keyboard, capsys: Shown, *words: str) -> str:
    """What a game shows after the first prompt."""
    typed(*words, "quit")
    assert main(["play", "archipelago", "--bot", "random", "--seed", "3", "--seats", "3"]) == 0
    return capsys.readouterr().out.split("Your answer", 1)[1]


@pytest.mark.parametrize(
    ("words", "reply"),
    [
        ("?", "? A20.12 what this rule says"),
        ("? sawmill", "Sawmill: When you harvest wood: every unit brings two cubes."),
        ("? GREAT LIGHTHOUSE", "Great Lighthouse: Wonder, if you control a port"),
        ("? Dragon", "There is nothing called Dragon."),
        ("? a7.21", "Rule A7.21: A crisis in the lower zone is an export crisis."),
        ("? A7", "Rule A7: Phase 4: balance"),
        ("? B5", "There is nothing called B5."),
        ("board 2", "Player 2: 10 florins"),
        ("board 4", "There is no player 4."),
        ("show", "domestic market, fruit: "),
        ("why", "for example: why harvest wood"),
        ("why harvest wood", "Refused by rule A1.5: This does not answer the current question."),
        ("why lay 1a 0 east r0 with 0x", "Refused by rule A3.4: There is already a region there."),
        ("lay 1b", "Did you mean: lay 1b 0 north-east r3 with 0x"),
        ("harvst wood", "It should look like this: harvest wood"),
        ("log 2", "From the bank to the domestic market: fish Player 3 gets: wood"),
    ],
)
def test_a_word_gets_its_reply(words: str, reply: str, typed: Keyboard, capsys: Shown) -> None:
    assert reply in " ".join(shown_after(typed, capsys, words).split())


def test_every_verb_has_a_form_that_is_an_answer() -> None:
    assert set(FORMS) == {form.split()[0] for _, form in ALL_FORMS} - {"drawn"}
    for verb, form in FORMS.items():
        assert form.split()[0] == verb
        assert notation(answer_of(form)) == form


def test_a_game_that_is_lost_by_all(typed: Keyboard, capsys: Shown) -> None:
    ends = []
    for seed in range(20):
        typed(*["1"] * LONG_ENOUGH)
        assert (
            main(["play", "archipelago", "--bot", "random", "--seats", "2", "--deals", "off", "--seed", str(seed)]) == 0
        )
        ends.append(capsys.readouterr().out)
        if "Everyone has lost." in ends[-1]:
            break
    assert "the archipelago becomes independent." in ends[-1]
    assert "Everyone has lost." in ends[-1]


def test_points_by_cause() -> None:
    scored = [(0, 3, e.OBJECTIVE_RANK), (1, 2, e.OBJECTIVE_RANK), (1, 4, e.TREND_RANK + 1), (0, 1, e.MEDALS)]
    events = [Event(e.POINTS_SCORED, seat, number, cause, 0) for seat, number, cause in scored]
    console = Console(width=80, file=io.StringIO(), color_system=None)
    console.print(end(language("en", "archipelago"), events, Result((4, 6), (2, 1)), 0))
    assert isinstance(console.file, io.StringIO)
    lines = [" ".join(line.split()) for line in console.file.getvalue().splitlines()]
    assert {"objective 1 3 2", "trend: temples 0 4", "Total 4 6", "Place 2 1", "Player 2 wins."} <= set(lines)
