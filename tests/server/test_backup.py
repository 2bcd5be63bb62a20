"""hexhaven backup and restore: a whole copy while games are played, and nothing lost by mistake."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from hexhaven.cli import main
from hexhaven.language import LANGUAGES
from hexhaven.server.backup import InUse, NotABackup, back_up, check, restore
from hexhaven.server.settings import sqlite_url
from hexhaven.server.store import NewerDatabase
from tests.server.conftest import quiet
from tests.server.played import act, open_hall, two_at_a_table

NAME = "hexhaven.sqlite"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with a running game in it."""
    folder = tmp_path / "games"

    async def play() -> None:
        async with open_hall(quiet(sqlite_url(folder))) as hall:
            await two_at_a_table(hall, "burgundy")

    asyncio.run(play())
    return folder


def numbers(file: Path) -> list[tuple[str, int, int]]:
    """Of each table its number and how many answers are stored."""
    asked = "SELECT id, number, (SELECT count(*) FROM answers WHERE table_id = id) FROM tables"
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(asked).fetchall()


@pytest.mark.anyio
async def test_a_copy_taken_while_games_are_played_is_whole(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    async with open_hall(quiet(sqlite_url(folder))) as hall:
        tables = [await two_at_a_table(hall, "burgundy") for _ in range(3)]
        copies = []
        for number in range(12):
            copying = asyncio.create_task(asyncio.to_thread(back_up, folder / NAME, tmp_path / f"copy {number}"))
            await asyncio.gather(*(act(hall, table, Random(number)) for table in tables))
            copies.append(await copying)
    assert copies == [3] * 12
    for number in range(12):
        assert all(answers == stored for _, answers, stored in numbers(tmp_path / f"copy {number}"))


def test_what_was_backed_up_is_restored(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, elsewhere = str(tmp_path / "copy"), tmp_path / "elsewhere"
    assert main(["backup", copy, "--lang", "en", "--data", str(games)]) == 0
    assert main(["restore", copy, "--lang", "en", "--data", str(elsewhere)]) == 0
    assert numbers(elsewhere / NAME) == numbers(games / NAME)
    assert capsys.readouterr().out.count("1 table") == 2


def test_games_are_replaced_only_by_force(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, before = tmp_path / "copy", numbers(games / NAME)
    assert main(["backup", str(copy), "--lang", "en", "--data", str(games)]) == 0
    with closing(sqlite3.connect(games / NAME)) as connection:
        connection.execute("DELETE FROM tables")
        connection.commit()
    assert main(["restore", str(copy), "--lang", "en", "--data", str(games)]) == 2
    assert "--force" in capsys.readouterr().err
    assert numbers(games / NAME) == []
    assert main(["restore", str(copy), "--lang", "en", "--data", str(games), "--force"]) == 0
    assert numbers(games / NAME) == before


@pytest.mark.anyio
async def test_games_of_a_running_server_are_not_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    async with open_hall(quiet(sqlite_url(folder))) as hall:
        await two_at_a_table(hall, "burgundy")
        back_up(folder / NAME, tmp_path / "copy")
        before = numbers(folder / NAME)
        with pytest.raises(InUse):
            restore(tmp_path / "copy", folder / NAME)
        assert numbers(folder / NAME) == before
        await two_at_a_table(hall, "burgundy")  # it goes on as if nothing had been tried


def test_no_file_is_overwritten_by_a_backup(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    precious = tmp_path / "precious"
    precious.write_text("precious")
    assert main(["backup", str(precious), "--lang", "en", "--data", str(games)]) == 2
    assert precious.read_text() == "precious"
    assert "precious" in capsys.readouterr().err


def damaged(source: Path, at: int, data: bytes) -> None:
    content = bytearray(source.read_bytes())
    content[at : at + len(data)] = data
    source.write_bytes(bytes(content))


def test_a_file_that_is_no_backup_changes_nothing(games: Path, tmp_path: Path) -> None:
    copy, before = tmp_path / "copy", numbers(games / NAME)
    back_up(games / NAME, copy)
    for name, size in (("empty", 0), ("cut off", 5_000), ("foreign", -1)):
        bad = tmp_path / name
        shutil.copy(copy, bad)
        if size >= 0:
            bad.write_bytes(copy.read_bytes()[:size])
        else:
            damaged(bad, 0, b"not SQLite at all")
        with pytest.raises(NotABackup):
            restore(bad, games / NAME)
    with closing(sqlite3.connect(tmp_path / "other")) as connection:
        connection.execute("CREATE TABLE things (name)")
    with pytest.raises(NotABackup, match="alembic_version"):
        check(tmp_path / "other")
    assert numbers(games / NAME) == before


def test_a_backup_of_a_newer_program(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy"
    back_up(games / NAME, copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(NewerDatabase):
        check(copy)
    assert main(["restore", str(copy), "--lang", "en", "--data", str(tmp_path / "new")]) == 2
    said = capsys.readouterr().err
    assert ("9999" in said, len(said.splitlines())) == (True, 1)
    shutil.copy(copy, games / NAME)
    assert main(["serve", "--lang", "en", "--port", "0", "--data", str(games)]) == 2
    said = capsys.readouterr().err
    assert ("9999" in said, "newer version" in said, len(said.splitlines())) == (True, True, 1)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_cannot_be_done_is_said_in_one_line(
    command: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for more in (["--database", "postgresql://127.0.0.1/x"], ["--data", str(tmp_path / "nothing")]):
        assert main([command, str(tmp_path / "file"), "--lang", code, *more]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "file").exists()
