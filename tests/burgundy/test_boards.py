"""Files of boards: those of a box can be played on, those that break a rule of boards are refused with the reason."""

from pathlib import Path

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy import boards
from hexhaven.burgundy.boards import BoardsError, load_text, standard_file
from hexhaven.burgundy.content.drawings import PRINTED
from hexhaven.cli import main
from hexhaven.kernel.contract import PrintedGame
from hexhaven.kernel.errors import OptionError
from tests.burgundy.at_table import let_chance_draw

OTHER = standard_file().replace("      B6  C5  A4  S3", "      B2  C5  A4  S3")


def test_the_standard_boards_are_a_valid_file() -> None:
    name = load_text(standard_file())
    assert name.startswith("mybox@")
    printed = game.new_game({"mode": "team", "boards": name}).rules.printed
    assert [list(duchy.die) for duchy in printed] == [list(duchy.die) for duchy in PRINTED]


def test_a_game_is_played_saved_and_shown_on_the_boards_of_a_box() -> None:
    name = load_text(OTHER)
    s = let_chance_draw(game.new_game({"duchies": "12b", "boards": name}))
    assert s.estates()[0].duchy.die[1] == 2
    assert game.load(game.save(s)) == s
    assert game.component_set(s) == (name, OTHER)
    assert isinstance(game, PrintedGame)
    sheet = game.printed(name)
    assert (sheet["18"]["colours"][0], sheet["18"]["dice"][0], sheet["18"]["reconstructed"]) == ("B", "2", False)
    assert sheet["18"]["places"][0] == {"number": 1, "x": -4.5, "y": -3, "near": [0, 2, 10, 9, 0, 0]}
    assert list(sheet) == ["17", "18", "19", "20"]
    assert game.component_set(game.new_game({})) is None


def test_boards_that_are_known_are_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    name = load_text(standard_file())

    def read(source: str) -> None:
        raise AssertionError("they were read again")

    monkeypatch.setattr(boards, "read", read)
    game.know_component_set(name, boards.sources[name])


def test_the_name_says_what_is_drawn() -> None:
    assert load_text(OTHER) != load_text(standard_file())
    assert load_text(OTHER) == load_text(f"# my own\n{OTHER}")
    with pytest.raises(OptionError, match="what was kept as"):
        game.know_component_set("mybox@000000000000", OTHER)
    with pytest.raises(OptionError, match="no boards 'mybox@1' are loaded"):
        game.new_game({"mode": "solo", "boards": "mybox@1"})
    with pytest.raises(OptionError, match="boards: the free game does not have it"):
        game.new_game({"boards": load_text(OTHER)})


@pytest.mark.parametrize(
    ("instead_of", "written", "what"),
    [
        ('name = "mybox"', 'name = "My Box"', "name: name"),
        ('name = "mybox"', 'name = "standard"', "name: name"),
        ('name = "mybox"', "name = ", "file: toml"),
        ('["13A"]', '["14"]', "14: unknown"),
        ("      C6  B5", "      C6  X5", "12a island 1: word"),
        ("      C6  B5", "     C6  B5", "12a island 1: word"),
        ("      C6  B5", "      C6  C5", "12a: count"),
        ("S4  C1  B4", "S4  C2  B4", "12a: start"),
        ("      C6  B5  B4  B3          A3", "      C1  B5  B4  B3          A3", "12a: start"),
        ("S6  A1  A2  C6", "S6  A1  A2  C3", "12b: start"),
        ("rivers = [[7, 8], ", "rivers = [[7, 1], ", "13A: river"),
        ("rivers = [[7, 8], ", "rivers = [[7, 38], ", "13A: river"),
        ("rivers = [[7, 8], ", "rivers = [[7], ", "13A: rivers"),
        ("rivers = [[7, 8], [7, 20], ", "rivers = [", "13A: apart"),
        ("at = [8, 4]", "at = [8, 3]", "13A: touch"),
        ("at = [8, 4]", "at = [8]", "13A: islands"),
    ],
)
def test_a_file_that_breaks_a_rule_of_boards_is_refused(instead_of: str, written: str, what: str) -> None:
    assert instead_of in standard_file()
    with pytest.raises(BoardsError) as refused:
        load_text(standard_file().replace(instead_of, written, 1))
    assert any(str(violation).startswith(what) for violation in refused.value.violations)


def test_an_area_above_eight_fields_is_refused() -> None:
    long = standard_file().replace("S6  S5  S4  C1  B4  S2", "B6  S5  S4  C1  S4  S2").replace("M4  S1", "M4  B1")
    with pytest.raises(BoardsError):
        load_text(long)
    with pytest.raises(BoardsError, match="file: none"):
        load_text('name = "mybox"')


def test_the_command_checks_and_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mybox.toml"
    assert main(["boards", "show"]) == 0
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["boards", "check", str(path)]) == 0
    assert "valid boards" in capsys.readouterr().out
    path.write_text(standard_file().replace("C1", "C2"), encoding="utf-8")
    assert main(["boards", "check", str(path)]) == 1
    assert "12a: there are 0 castle fields with a 1" in capsys.readouterr().out


def test_the_command_line_plays_on_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mybox.toml"
    path.write_text(OTHER, encoding="utf-8")
    assert main(["sim", "burgundy", "--mode", "team", "--duchies", "12b", "--boards", str(path), "--games", "1"]) == 0
    path.write_text("name = 1", encoding="utf-8")
    assert main(["sim", "burgundy", "--mode", "team", "--boards", str(path), "--games", "1"]) == 2
    assert "mybox.toml: name" in capsys.readouterr().err
