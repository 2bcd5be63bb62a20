"""Databases and game files of every version so far: they open, go on, and can be looked at."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from hexhaven.games import GAMES
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.record import read, replay, verify, write
from hexhaven.kernel.snapshot import read as read_snapshot
from hexhaven.language import language
from hexhaven.server.app import Hall
from hexhaven.server.messages.tables import TableInfo
from hexhaven.server.schema import tables
from hexhaven.server.settings import sqlite_url
from hexhaven.server.upgrades import look_for_upgrades, upgrade
from tests.server.conftest import quiet
from tests.server.played import act, open_hall, table_of

HERE = Path(__file__).parent / "fixtures"
DATABASES = sorted(HERE.glob("*.sql.gz"))
FILES = sorted(HERE.glob("*.game"))
WITHOUT_EVENTS = ("archipelago-rules-1.sql.gz", "burgundy-rules-1-archipelago-rules-2.sql.gz")  # kept none yet
ANSWERS = 30  # that a running game is continued by


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def named(paths: list[Path]) -> list[str]:
    return [path.name for path in paths]


def unpacked(path: Path, folder: Path) -> str:
    with sqlite3.connect(folder / "hexhaven.sqlite") as connection:
        connection.executescript(gzip.decompress(path.read_bytes()).decode())
    connection.close()
    return sqlite_url(folder)


def test_there_are_fixtures_of_every_version() -> None:
    versions = {(name, version) for name, game in GAMES.items() for version in range(1, game.RULES_VERSION + 1)}
    tagged = {
        (name, version)
        for name, version in versions
        if any(f"{name}-rules-{version}" in path.name for path in DATABASES)
        and any(path.name.startswith(f"{name}-rules-{version}-") for path in FILES)
    }
    assert tagged == versions


def layouts_in(path: Path) -> set[tuple[str, int]]:
    """The games and layouts of the positions saved in a database."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(gzip.decompress(path.read_bytes()).decode())
        if path.name in WITHOUT_EVENTS:
            return set()
        found = [read_snapshot(row[0]) for row in connection.execute("SELECT data FROM snapshots")]
    return {(snapshot.game, snapshot.layout) for snapshot in found}


def test_there_are_saved_positions_of_every_layout() -> None:
    newest = {name: read_snapshot(game.save(game.new_game({}))).layout for name, game in GAMES.items()}
    layouts = {(name, layout) for name, last in newest.items() for layout in range(1, last + 1)}
    assert {found for path in DATABASES for found in layouts_in(path)} == layouts


@pytest.mark.parametrize("path", FILES, ids=named(FILES))
def test_a_game_file_is_replayed_and_verified(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text)
    assert write(record) == text
    game = GAMES[record.game]
    s = replay(game, record)
    if record.points:
        assert game.result(s).points == record.points  # type: ignore[union-attr]
        assert verify(game, record) == sum(who < 0 for who, _ in record.answers)
    else:
        with pytest.raises(FileError, match="not revealed"):
            verify(game, record)


@pytest.mark.anyio
@pytest.mark.parametrize("path", DATABASES, ids=named(DATABASES))
async def test_a_database_opens_goes_on_and_can_be_looked_at(path: Path, tmp_path: Path) -> None:
    database = unpacked(path, tmp_path)
    async with open_hall(quiet(database)) as hall:
        found = await look_for_upgrades(hall.store)
        infos = await hall.lobby.describe(tables.select())
        assert found.untold == (sum(info.number > 0 for info in infos) if path.name in WITHOUT_EVENTS else 0)
        await upgrade(hall)
        assert (await look_for_upgrades(hall.store)).untold == 0
        for info in infos:
            await check(hall, info)
        assert not any(info.unreadable for info in await hall.lobby.describe(tables.select()))


async def check(hall: Hall, info: TableInfo) -> None:
    table = await table_of(hall, info.id)
    game = table.game.game
    assert game.broken_laws(table.game.s) == []
    if info.status == "over":
        await look_at_all(hall, info)
    elif info.status == "playing":
        assert table.game.rules == game.RULES_VERSION
        assert table.game.number >= info.number
        rng = Random(1)
        for _ in range(ANSWERS):
            if not table.game.is_over():
                await act(hall, table, rng)
        assert game.broken_laws(table.game.s) == []
    record = read(await hall.records.record(await hall.lobby.table(info.id, seated(info), info.invite)))
    replay(game, record)


def seated(info: TableInfo) -> str | None:
    return next((seat.person for seat in info.seats if seat.person is not None), None)


async def look_at_all(hall: Hall, info: TableInfo) -> None:
    """Some positions from the first to the last one, in words too."""
    text = language("it", info.game)
    moves = await hall.records.moves(info, text)
    assert len(moves) == info.number
    for number in {0, info.number, *range(1, info.number, 37)}:
        position = await hall.records.position(info, number, text)
        assert position.words is not None
        assert position.to_move or number in (0, info.number) or position.question is None
    assert info.result is not None
    assert tuple(info.result.points) == read(await hall.records.record(info)).points
