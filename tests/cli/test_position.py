"""Positions in one line: shown during a game, and the beginning of another one."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hexhaven.bots.random import RandomBot
from hexhaven.cli import main
from hexhaven.games import GAMES
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.snapshot import from_position_line, position_line
from hexhaven.terminal.table import Table
from tests.cli.keyboard import Keyboard, Shown
from tests.kernel.game_files import sealed, where, with_line

OPTIONS = {
    "burgundy": ["--seats", "3", "--duchies", "drawn"],
    "archipelago": ["--seats", "3", "--deals", "off", "--length", "medium"],
}
every_game = pytest.mark.parametrize("game", OPTIONS)


def line_after(game: str, typed: Keyboard, capsys: Shown, *answers: str) -> str:
    """The line that a game of three shows after some answers."""
    typed(*answers, "position", "quit")
    assert main(["play", game, "--bot", "random", "--seed", "3", "--seat", "2", *OPTIONS[game]]) == 0
    shown = capsys.readouterr().out
    line = re.search(r"^hexhaven:\S+$", shown, re.MULTILINE)
    assert line is not None, shown
    return line[0]


@every_game
def test_a_game_goes_on_from_a_line_to_its_end(game: str, typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    line, path = line_after(game, typed, capsys, "1", "1"), tmp_path / "rest.game"
    typed("log", *["1"] * 1500)
    words = ["--seat", "2", "--seed", "4", "--bot", "random", "--save", str(path)]
    assert main(["play", game, "--position", line, *words]) == 0
    assert "hexhaven verify" in capsys.readouterr().out
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path), "--at", "0"]) == 0
    assert capsys.readouterr().err == ""


@every_game
def test_the_line_holds_what_the_player_sees(game: str, typed: Keyboard, capsys: Shown) -> None:
    engine = GAMES[game]
    s = from_position_line(engine, line_after(game, typed, capsys, "1"))
    assert engine.to_move(s) == 1
    assert engine.seats(s) == 3
    assert engine.options_of(s).items() >= {"seats": "3"}.items()
    assert engine.broken_laws(s) == []


def test_the_line_does_not_tell_what_is_hidden() -> None:
    """It agrees with all the player knows, but objectives of others are those of the game only by chance."""
    engine, right = GAMES["archipelago"], 0
    for number in range(12):
        table = Table(engine, {"seats": "3", "deals": "off"}, seed_from(number), 1, RandomBot)
        while table.advance() and not engine.is_sealed(table.s):
            table.answer(next(iter(engine.legal(table.s))))
        world = from_position_line(engine, table.position())
        assert engine.view(world, 1) == engine.view(table.s, 1)
        right += engine.key(world) == engine.key(table.s)
    assert right < 6


@every_game
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda line: "here", "begins with 'hexhaven:'"),
        (lambda line: line[: len(line) // 8 * 4 + 1], "byte"),
        (lambda line: line[:30] + ("A" if line[30] != "A" else "B") + line[31:], "byte|header|checksum"),
        (lambda line: line + "#", "base64"),
    ],
)
def test_a_line_that_was_spoilt_is_refused(
    spoil: Callable[[str], str], said: str, game: str, typed: Keyboard, capsys: Shown
) -> None:
    line = line_after(game, typed, capsys)
    assert main(["play", game, "--position", spoil(line)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert re.fullmatch(rf"hexhaven: .*({said}).*\n", shown.err), shown.err


def test_a_line_of_another_game_or_with_options_is_refused(typed: Keyboard, capsys: Shown) -> None:
    line = line_after("burgundy", typed, capsys)
    assert main(["play", "archipelago", "--position", line]) == 2
    assert "'burgundy', not of 'archipelago'" in capsys.readouterr().err
    assert main(["play", "burgundy", "--seats", "2", "--position", line]) == 2
    assert "--seats cannot be given" in capsys.readouterr().err
    assert main(["play", "burgundy", "--seat", "4", "--position", line]) == 2
    assert "from 1 to 3, not 4" in capsys.readouterr().err


def test_a_record_must_begin_from_a_position_of_its_options(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    path = tmp_path / "rest.game"
    line = line_after("burgundy", typed, capsys)
    typed("1", "quit")
    assert main(["play", "burgundy", "--position", line, "--seat", "2", "--save", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    *lines, _ = path.read_text(encoding="utf-8").splitlines()
    place = where(lines, "position ")
    other = position_line(GAMES["burgundy"], GAMES["burgundy"].new_game({}))
    for instead, said in ((other, "other options"), (line[: len(line) // 8 * 4 + 1], "byte"), ("here", "begins with")):
        path.write_text(sealed(with_line(lines, place, f"position {instead}")), encoding="utf-8")
        assert main(["replay", str(path)]) == 2
        assert re.search(rf":{place + 1}: .*{said}", capsys.readouterr().err)
