"""Files that are too large or of the wrong kind, lines that go on for ever, and output that cannot be written."""

import hashlib
import os
import re
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hexhaven
from hexhaven import burgundy
from hexhaven.cli import main
from hexhaven.commands import sim
from hexhaven.commands.inputs import MOST_BYTES
from hexhaven.kernel.record import Record, read, write
from hexhaven.kernel.snapshot import position_line
from tests.cli.keyboard import Keyboard, Shown

LONG = 3_000_000
FULL = "/dev/full"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(hexhaven.__file__).parents[1]), "HEXHAVEN_LANG": "en"}


def sealed(body: str) -> str:
    """A game file with a right checksum, whatever it says."""
    body = body[: body.rindex("checksum ")]
    return f"{body}checksum {hashlib.sha256(body.encode()).hexdigest()}\n"


def refused(capsys: Shown, *words: str) -> str:
    """What is said of bad input: one line, and not a long one."""
    assert main([*words]) in (1, 2)
    shown = capsys.readouterr()
    line: str = shown.err or shown.out.splitlines()[0] + "\n"
    assert line.count("\n") == 1
    assert len(line) < 600
    return line


# Large files.


@pytest.mark.parametrize(
    "words", [["verify"], ["replay"], ["check"], ["components", "check"], ["sim", "archipelago", "--components"]]
)
def test_a_file_without_an_end_is_refused_by_its_size(words: list[str], capsys: Shown) -> None:
    problem = "/dev/zero is too large: no file that this command reads has more than 4 MB"
    assert refused(capsys, *words, "/dev/zero") == f"hexhaven: {problem}\n"


def test_a_file_may_be_as_large_as_is_said(capsys: Shown, tmp_path: Path) -> None:
    path = tmp_path / "large.scenario"
    path.write_text("title Large\n1: 1 workers\n".ljust(MOST_BYTES))
    assert main(["check", str(path)]) == 0
    path.write_text("title Large\n1: 1 workers\n".ljust(MOST_BYTES + 1))
    assert main(["check", str(path)]) == 2


def test_a_large_game_with_a_right_checksum_is_refused_by_its_size(record: str, capsys: Shown, tmp_path: Path) -> None:
    path = tmp_path / "large.game"
    path.write_text(sealed(record.replace("answers\n", "answers\n" + "* good 1\n" * 3_000_000, 1)))
    assert path.stat().st_size > 26_000_000
    assert "is too large" in refused(capsys, "verify", str(path))


# Long lines.


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("answers\n", "answers\n1 {}\n"),
        ("game burgundy", "game {}"),
        ("option seats 2", "option seats {}"),
        ("option seats 2", "option {} 2"),
        ("option seats 2", "option seats 2\n{}"),
        ("hexhaven record 2", "hexhaven record {}"),
        ("rules 1", "rules {}"),
    ],
)
@pytest.mark.parametrize("filling", ["z", "9", "z "])
def test_a_long_line_of_a_game_is_not_repeated(
    old: str, new: str, filling: str, record: str, capsys: Shown, tmp_path: Path
) -> None:
    path = tmp_path / "long.game"
    long = (filling * LONG)[:LONG]
    path.write_text(sealed(record.replace(old, new.format(long), 1)))
    assert "long.game:" in refused(capsys, "verify", str(path))


@pytest.mark.parametrize("line", ["{}", "1: {}", "expect {}", "expect 1 {}", "refuse 1: {} B1.1", "seat 1 {}"])
def test_a_long_line_of_a_scenario_is_not_repeated(line: str, capsys: Shown, tmp_path: Path) -> None:
    path = tmp_path / "long.scenario"
    path.write_text("title long\n" + line.format("z " * (LONG // 2)) + "\n1: 1 workers\n")
    assert refused(capsys, "check", str(path)).startswith(f"{path}:")


@pytest.mark.parametrize("line", ["{}", "why {}", "? {}", "board {}", "save {}", "log {}"])
@pytest.mark.parametrize("filling", ["z", "9"])
def test_a_long_line_that_is_typed_is_not_repeated(line: str, filling: str, typed: Keyboard, capsys: Shown) -> None:
    typed("quit")
    assert main(["play", "burgundy", "--seed", "1"]) == 0
    usual = len(capsys.readouterr().out)
    typed(line.format(filling * LONG), "quit")
    assert main(["play", "burgundy", "--seed", "1"]) == 0
    assert len(capsys.readouterr().out) < usual + 10_000


# Files of the wrong kind.


KINDS: list[tuple[Callable[[str], bytes], str]] = [
    (lambda text: text.replace("\n", "\r\n").encode(), ":1: .*save the file with LF, not CR LF"),
    (lambda text: text.replace("answers\n", "answers\r\n").encode(), ":9: .*save the file with LF, not CR LF"),
    (lambda text: b"\xef\xbb\xbf" + text.encode(), ":1: the file begins with a byte order mark"),
    (lambda text: text.encode("utf-16"), "is not UTF-8 text"),
    (
        lambda text: sealed(text.replace("game burgundy", "game archipelago")).encode(),
        ":5: in a game of archipelago: option",
    ),
    (lambda text: sealed(text.replace("game burgundy", "game chess")).encode(), ":2: there is no game 'chess'"),
    (lambda _: b"", ":1: a game file begins with 'hexhaven record 2'"),
    (lambda _: bytes(1000), ":1: a game file begins with 'hexhaven record 2'"),
    (lambda _: b"title A scenario\n1: 1 workers\n", ":1: a game file begins with 'hexhaven record 2'"),
]


@pytest.mark.parametrize(("change", "problem"), KINDS, ids=[str(number) for number in range(len(KINDS))])
def test_a_file_of_the_wrong_kind_gets_a_message_that_fits(
    change: Callable[[str], bytes], problem: str, record: str, capsys: Shown, tmp_path: Path
) -> None:
    path = tmp_path / "odd.game"
    path.write_bytes(change(record))
    for command in ("verify", "replay"):
        assert re.search(problem, refused(capsys, command, str(path)))


def test_a_game_file_is_not_a_scenario(record: str, capsys: Shown, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record)
    assert refused(capsys, "check", str(path)) == f"{path}:1: this is a game file, not a scenario\n"


def test_a_scenario_may_come_from_windows(capsys: Shown, tmp_path: Path) -> None:
    path = tmp_path / "windows.scenario"
    path.write_bytes(b"\xef\xbb\xbftitle From Windows\r\n1: 1 workers\r\nexpect 1 workers +2\r\n")
    assert main(["check", str(path)]) == 0
    assert "0 failed" in capsys.readouterr().out


def test_an_unreadable_database_is_named_in_one_line(capsys: Shown, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for command in (["backup", "x"], ["restore", str(tmp_path / "file")], ["serve"]):
        assert "the database cannot be used" in refused(capsys, *command, "--database", "nonsense")
        assert "is not a folder" in refused(capsys, *command, "--data", str(tmp_path / "file"))


# Positions that somebody has made up: some kept the rules busy for ever.


@pytest.fixture(scope="module")
def forged() -> str:
    """A line with a right checksum; the tiles on the common key spaces are below 0."""
    s = burgundy.new_game({"seats": "4", "mode": "team"})
    s.seats[0].common = -1
    return position_line(burgundy, s)


def told(*words: str) -> tuple[int, str]:
    """The exit code and the error message of a command, which has to end."""
    command = [sys.executable, "-m", "hexhaven", *words]
    done = subprocess.run(
        command, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=60
    )
    return done.returncode, done.stderr


def test_a_game_from_a_forged_position_does_not_begin(forged: str) -> None:
    code, message = told("play", "burgundy", "--position", forged)
    assert code == 2
    assert re.fullmatch(r"hexhaven: .*number \d+ of the position is -1, which is less than 0\n", message)


@pytest.mark.parametrize(("command", "code"), [("verify", 1), ("replay", 2)])
def test_a_file_with_a_forged_position_is_refused_with_its_line(
    command: str, code: int, forged: str, tmp_path: Path
) -> None:
    path = tmp_path / "forged.game"
    options = burgundy.options_of(burgundy.new_game({"seats": "4", "mode": "team"}))
    record = Record("burgundy", burgundy.RULES_VERSION, dict(options), "0" * 64, position=forged)
    path.write_text(write(record), encoding="utf-8")
    line = 4 + len(options)
    found, message = told(command, str(path))
    assert found == code
    assert re.fullmatch(rf"(hexhaven: )?{path}:{line}: .*is -1, which is less than 0\n", message)


# Output that cannot be written.


COMMANDS = [
    ["--help"], ["--version"], ["sim", "--help"], ["verify", "game.txt"], ["replay", "game.txt"],
    ["sim", "burgundy", "--games", "1"], ["sim", "burgundy", "--games", "1", "--json"],
    ["stats", "archipelago", "--games", "1", "--seats", "2"], ["check", "good.scenario"], ["components", "show"],
    ["bench", "--seconds", "0.01", "--json"], ["play", "burgundy"],
]  # fmt: skip


EVERY_COMMAND = pytest.mark.parametrize(
    ("words", "unbuffered"),
    [*((words, False) for words in COMMANDS), *((words, True) for words in COMMANDS[:4])],
    ids=lambda value: " ".join(value) if isinstance(value, list) else str(value),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, record: str) -> Path:
    path = tmp_path_factory.mktemp("output")
    (path / "game.txt").write_text(record)
    (path / "good.scenario").write_text("title Good\n1: 1 workers\n")
    return path


def started(folder: Path, words: list[str], out: int, err: int, unbuffered: bool) -> int:
    """The exit code of a command with these outputs."""
    environment = {**ENVIRONMENT, "PYTHONUNBUFFERED": "1" if unbuffered else ""}
    command = [sys.executable, "-m", "hexhaven", *words]
    return subprocess.run(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=err, timeout=120
    ).returncode


@EVERY_COMMAND
def test_a_full_disk_is_named_in_one_line(words: list[str], unbuffered: bool, folder: Path) -> None:
    with Path(FULL).open("wb") as full, (folder / "err").open("w+") as err:
        assert started(folder, words, full.fileno(), err.fileno(), unbuffered) == 1
        err.seek(0)
        assert err.read() == "hexhaven: cannot write the output: the disk is full\n"


@EVERY_COMMAND
def test_a_reader_who_has_gone_is_no_error(words: list[str], unbuffered: bool, folder: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        with (folder / "err").open("w+") as err:
            assert started(folder, words, writer, err.fileno(), unbuffered) == 1
            err.seek(0)
            assert err.read() == ""
    finally:
        os.close(writer)


def test_bad_input_has_its_exit_code_even_if_nothing_can_be_written(folder: Path) -> None:
    with Path(FULL).open("wb") as full:
        for words in (["verify", "missing"], ["dance"], ["sim", "burgundy", "--games", "0"]):
            assert started(folder, words, full.fileno(), full.fileno(), False) == 2


def test_closed_streams_are_no_error(folder: Path) -> None:
    command = f"exec {sys.executable} -m hexhaven verify game.txt <&- >&- 2>&-"
    assert subprocess.run(["sh", "-c", command], cwd=folder, env=ENVIRONMENT, timeout=120).returncode == 0


def test_a_simulation_says_nothing_but_its_results(folder: Path) -> None:
    with (folder / "err").open("w+") as err:
        assert started(folder, ["sim", "burgundy", "--games", "1"], subprocess.DEVNULL, err.fileno(), False) == 0
        err.seek(0)
        assert err.read() == ""


# Saved simulations.


def test_simulated_games_are_saved_and_can_be_verified(capsys: Shown, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    words = ["sim", "burgundy", "--games", "2", "--seats", "mixed", "--seed", "4", "--save", str(folder)]
    assert main([*words, "--jobs", "2"]) == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["burgundy-4-000001.game", "burgundy-4-000002.game"]
    assert [read(file.read_text()).options["seats"] for file in files] == ["2", "3"]
    for file in files:
        assert main(["verify", str(file)]) == 0
    capsys.readouterr()
    saved = {file.name: file.read_bytes() for file in files}
    assert main(words) == 2
    assert f"cannot write {files[0]}: the file already exists" in capsys.readouterr().err
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == saved


def test_the_games_under_inspection_are_those_that_are_saved(capsys: Shown, tmp_path: Path) -> None:
    for name, more in (("plain", []), ("laws", ["--laws", "--jobs", "1"])):
        assert main(["sim", "burgundy", "--games", "1", "--save", str(tmp_path / name), *more]) == 0
    (plain,), (laws,) = list((tmp_path / "plain").iterdir()), list((tmp_path / "laws").iterdir())
    assert plain.read_text() == laws.read_text()
    points = [line.split("│")[3].strip() for line in capsys.readouterr().out.splitlines() if line.startswith("│")]
    assert points[:2] == points[2:]


def test_a_folder_that_cannot_be_written_to_is_named(capsys: Shown, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "not a folder" in refused(capsys, "sim", "burgundy", "--save", str(tmp_path / "file"))
    assert "not a folder" in refused(capsys, "sim", "burgundy", "--save", str(tmp_path / "file" / "below"))


def test_a_game_that_cannot_be_saved_is_named(capsys: Shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim.Plan, "file_of", lambda *_: Path(FULL))
    opened = Path.open

    def open_anew(path: Path, *how: Any, **more: Any) -> Any:
        """/dev/full exists, and a game is only saved to a new file."""
        return opened(path, "w") if str(path) == FULL else opened(path, *how, **more)

    monkeypatch.setattr(Path, "open", open_anew)
    assert "cannot write /dev/full: the disk is full" in refused(
        capsys, "sim", "burgundy", "--games", "1", "--save", str(tmp_path)
    )


def test_a_backup_that_does_not_fit_on_the_disk_is_named_in_one_line(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys; from hexhaven.server.settings import settings_for; from pathlib import Path;"
        "from hexhaven.server.store import Store; s = settings_for(None, Path('.'), '', 0);"
        "asyncio.run(Store(s.database).open())"
    )
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, env=ENVIRONMENT, check=True, timeout=120)
    done = subprocess.run(
        [sys.executable, "-m", "hexhaven", "backup", "copy.sqlite", "--data", "."],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000)),
    )
    assert done.returncode == 2
    assert done.stderr.startswith("hexhaven: cannot write copy.sqlite: ")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "copy.sqlite").exists()
