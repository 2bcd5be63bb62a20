"""Help, version, and whatever is typed wrongly."""

import re

import pytest

from hexhaven.bots import usual_bot_of
from hexhaven.cli import main
from hexhaven.games import GAMES
from hexhaven.language import LANGUAGES
from tests.cli.keyboard import Shown


def test_version(capsys: Shown) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("hexhaven ")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["play"], ["sim"], ["replay"], ["verify"], ["check"], ["bench"]])
def test_help(command: list[str], code: str, capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXHAVEN_LANG", code)
    assert main([*command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert ("usage: " in shown) == (code == "en")
    assert ("positional arguments" in shown) is False
    assert "--help" in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_usual_bots_are_named(code: str, capsys: Shown) -> None:
    assert main(["play", "--help", "--lang", code]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert ", ".join(f"{game} {usual_bot_of(game)}" for game in GAMES) in shown


BAD = [
    (["dance"], "'dance' is not one of the choices|dance is not one of the choices"),
    (["play"], "missing: game"),
    (["play", "chess"], "chess"),
    (["play", "burgundy", "--wings", "2"], "unrecognised: --wings 2"),
    (["play", "burgundy", "--seats"], "--seats: needs a value"),
    (["play", "burgundy", "--seats", "7"], "must be 2, 3 or 4, or 1 for the solo game, not 7"),
    (["play", "burgundy", "--seats", "-1"], "not -1"),
    (["play", "burgundy", "--seats", "7\n8"], "not 7 8"),
    (["play", "burgundy", "--seed", "z" * 5000], "not zzz"),
    (["play", "burgundy", "--seat", "3"], "from 1 to 2, not 3"),
    (["play", "burgundy", "--seat", "x"], "from 1 to 2, not x"),
    (["play", "burgundy", "--bot", "chess"], "burgundy has no bot called chess; choose from expert, strong, skilled"),
    (["play", "burgundy", "--duchies", "99"], "from 1 to 10.*not 99"),
    (["play", "burgundy", "--duchies", "1,2,3"], "one for each seat.*not 1 2 3"),
    (["play", "burgundy", "--duchies", "mixed", "--seats", "9"], "9"),
    (["play", "burgundy", "--choices", "secret"], "open or hidden, .* not secret"),
    (["play", "burgundy", "--start", "3"], "not 3"),
    (["play", "burgundy", "--seed", "abc"], "not abc"),
    (["play", "burgundy", "--lang", "xx"], "xx.*is not one of the choices"),
    (["play", "burgundy", "--save", "no/such/folder/game.txt"], "cannot write no/such/folder/game.txt"),
    (["sim", "burgundy", "--games", "0"], "--games must be a whole number from 1 to 10,000,000, not 0"),
    (["sim", "burgundy", "--games", "many"], "not many"),
    (["sim", "burgundy", "--games", "9" * 5000], "--games must be a whole number from 1 to 10,000,000, not 9"),
    (["sim", "burgundy", "--games", "10000001"], "--games must be a whole number from 1 to 10,000,000, not 10000001"),
    (["sim", "burgundy", "--jobs", "257"], "--jobs must be a whole number from 1 to 256, not 257"),
    (["stats", "archipelago", "--games", "9" * 30], "--games must be a whole number from 1 to 10,000,000, not 9"),
    (["serve", "--port", "9" * 30], "--port must be a whole number from 0 to 65,535, not 9"),
    (["play", "burgundy", "--seed", "9" * 61], "a whole number of at most 60 digits or 64 hexadecimal digits, not 9"),
    (["bench", "--seconds", "1e9"], "--seconds must be a number greater than 0 and at most 3,600, not 1e9"),
    (["sim", "burgundy", "--seed", "abc"], "--seed must be a whole number"),
    (["sim", "burgundy", "--jobs", "0"], "--jobs must be a whole number from 1 to 256, not 0"),
    (["sim", "burgundy", "--seats", "5"], "not 5"),
    (["sim", "burgundy", "--seats", "mixed", "--duchies", "3,4"], "not 3 4"),
    (["sim", "burgundy", "--length", "long"], "burgundy has no option called --length"),
    (["sim", "archipelago", "--duchies", "3"], "archipelago has no option called --duchies"),
    (["sim", "archipelago", "--seats", "6"], "must be 2, 3, 4 or 5, not 6"),
    (["sim", "archipelago", "--length", "tall"], "short, medium or long, not tall"),
    (["sim", "archipelago", "--start", "1"], "sea or desert, not 1"),
    (["sim", "archipelago", "--variants", "more-control,benefactor"], "not more-control benefactor"),
    (["sim", "archipelago", "--seats", "5", "--variants", "more-spice,benefactor"], "not more-spice benefactor"),
    (["sim", "archipelago", "--deals", "maybe"], "on or off, not maybe"),
    (["sim", "archipelago", "--components", "box.toml"], "cannot read box.toml: there is no such file"),
    (["sim", "archipelago", "--components", "pyproject.toml"], "not a valid component set: pyproject.toml"),
    (["bench", "chess"], "chess"),
    (["replay", "missing.txt"], "cannot read missing.txt: there is no such file"),
    (["verify", "missing.txt"], "cannot read missing.txt: there is no such file"),
    (["verify", "a\0b"], "cannot read .*: this is not a valid file name"),
    (["verify", "."], "cannot read .: this is a folder"),
    (["check"], "missing: PATH"),
    (["bench", "--seconds", "0"], "--seconds must be a number greater than 0 and at most 3,600, not 0"),
    (["bench", "--seconds", "nan"], "--seconds must be a number greater than 0 and at most 3,600, not nan"),
    (["bench", "--json=yes"], "--json: takes no value, but was given 'yes'"),
]


@pytest.mark.parametrize(("words", "problem"), BAD)
def test_bad_input_is_refused_in_one_line(words: list[str], problem: str, capsys: Shown) -> None:
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert re.fullmatch(rf"hexhaven: .*({problem}).*\n", shown.err), shown.err


def test_bad_input_is_refused_in_the_readers_language(capsys: Shown) -> None:
    assert main(["play", "burgundy", "--seats", "7", "--lang", "de"]) == 2
    assert capsys.readouterr().err == "hexhaven: die Zahl der Spieler muss 2, 3 oder 4 sein, im Solospiel 1, nicht 7\n"
    assert main(["play", "--lang", "it"]) == 2
    assert capsys.readouterr().err == "hexhaven: manca: gioco\n"
    assert main(["replay", "missing.txt", "--lang", "ru"]) == 2
    assert capsys.readouterr().err == "hexhaven: не удаётся прочитать missing.txt: такого файла или папки нет\n"


def test_without_a_command_there_is_help(capsys: Shown) -> None:
    for words in ([], ["--lang", "en"]):
        assert main(words) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert "usage: hexhaven" in shown.err


def test_the_language_may_stand_before_the_command(capsys: Shown) -> None:
    for words in (["--lang", "de", "--help"], ["--lang", "de", "play", "--help"], ["play", "--lang", "de", "--help"]):
        assert main(words) == 0
        assert capsys.readouterr().out.startswith("Aufruf: ")


def test_an_unknown_language_is_named_once(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXHAVEN_LANG", "fr")
    assert main(["--version"]) == 0
    shown = capsys.readouterr()
    assert shown.err.count("HEXHAVEN_LANG is fr") == 1
    assert main(["--version", "--lang", "de"]) == 0
    assert capsys.readouterr().err == ""


def test_what_stands_for_a_value_is_translated(capsys: Shown) -> None:
    assert main(["play", "--help", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert "--save ФАЙЛ" in shown
    assert "FILE" not in shown
