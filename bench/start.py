"""How fast a server starts on a full database, and how fast it opens any table.

    python bench/start.py [--finished 10000] [--running 200] [--opened 200] [--folder FOLDER] [--json]

A few games are played at random and copied until there are enough. A start counts from the command to the line that
says where the page is; opening a table from `watch` to the whole table, for tables that were not in memory before.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from hexhaven.build import build
from hexhaven.games import GAMES
from hexhaven.server.app import Hall
from hexhaven.server.finished import count_finished
from hexhaven.server.messages.tables import NewTable, SeatWish
from hexhaven.server.settings import Settings, sqlite_url
from hexhaven.server.table import LiveTable

FILE = "hexhaven.sqlite"
PATIENCE = 30  # seconds
PAUSE = 0.06  # between two tables, so that the server does not find it too often
PATTERNS = 8  # games of each kind that are actually played
COPY = (
    ("tables", "id", "'c' || ? || id"),
    ("seats", "table_id", "'c' || ? || table_id"),
    ("answers", "table_id", "'c' || ? || table_id"),
    ("snapshots", "table_id", "'c' || ? || table_id"),
)


async def act(hall: Hall, table: LiveTable, rng: random.Random) -> None:
    game = table.game
    hall.answering.commit(
        table, [game.give(game.to_move(), rng.choice(game.legal_answers())), *game.draw()], None, None
    )
    async with table.paused():
        pass


async def play(folder: Path) -> None:
    """The games to copy: for each kind of game, half of them finished, half not."""
    hall = Hall(Settings(sqlite_url(folder), sweep_seconds=1e6))
    await hall.open()
    ada, bob = [await hall.people.new_person(name) for name in ("Ada", "Bob")]
    rng = random.Random(1)
    for number in range(2 * PATTERNS):
        for name in GAMES:
            info = await hall.lobby.found(ada.id, NewTable(name, [SeatWish("me"), SeatWish("open")]))
            await hall.lobby.sit(info.id, bob.id, 1, None)
            table = await hall.tables.get(info.id)
            assert table is not None
            async with table.paused():
                pass
            most = 40 + 10 * number if number < PATTERNS else 100_000
            while table.game.number < most and not table.game.is_over():
                await act(hall, table, rng)
    await count_finished(hall.store)
    await hall.close()


def copy(file: Path, status: str, wanted: int) -> None:
    """The wanted number of tables with a status."""
    with closing(sqlite3.connect(file)) as connection:
        patterns = [row[0] for row in connection.execute("SELECT id FROM tables WHERE status = ?", (status,))]
        for number in range(wanted - len(patterns)):
            pattern = patterns[number % len(patterns)]
            for table, key, new in COPY:
                columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
                values = ",".join(new if column == key else column for column in columns)
                connection.execute(
                    f"INSERT INTO {table} ({','.join(columns)}) SELECT {values} FROM {table} WHERE {key} = ?",
                    (number // len(patterns), pattern),
                )
        connection.commit()


def start(folder: Path) -> tuple[subprocess.Popen[str], str, float]:
    began = time.perf_counter()
    command = [sys.executable, "-m", "hexhaven.cli", "serve", "--lang", "en", "--port", "0", "--data", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    while "http://" not in line:
        assert line, "the server ended before it was ready"
        line = server.stdout.readline()
    return server, line.split()[-1], time.perf_counter() - began


async def open_tables(url: str, ids: list[str]) -> list[float]:
    """Milliseconds it took to open each table."""
    took = []
    async with connect(url.replace("http", "ws", 1) + "/ws", proxy=None, max_size=None) as socket:
        await socket.recv()
        for table in ids:
            began = time.perf_counter()
            await socket.send(json.dumps({"t": "watch", "table": table, "seen": -1}))
            async with asyncio.timeout(PATIENCE):
                while not (heard := str(await socket.recv())).startswith('{"t":"table"'):
                    assert not heard.startswith('{"t":"problem"'), heard
            took.append(1000 * (time.perf_counter() - began))
            await socket.send(json.dumps({"t": "leave", "table": table}))
            await asyncio.sleep(PAUSE)
    return took


def fill(folder: Path, finished: int, running: int) -> None:
    asyncio.run(play(folder))
    copy(folder / FILE, "over", finished)
    copy(folder / FILE, "playing", running)


def measure(folder: Path, opened: int) -> dict[str, Any]:
    results: dict[str, Any] = {"build": build()}
    file = folder / FILE
    with closing(sqlite3.connect(file)) as connection:
        results |= dict(connection.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())
        ids = [row[0] for row in connection.execute("SELECT id FROM tables")]
        (answers,) = connection.execute("SELECT count(*) FROM answers").fetchone()
        (events,) = connection.execute("SELECT avg(length(events)) FROM answers").fetchone()
        (saved,) = connection.execute("SELECT sum(length(data)) FROM snapshots").fetchone()
    results["megabytes"] = round(file.stat().st_size / 1e6, 1)
    results["bytes_per_answer"] = round(file.stat().st_size / answers, 1)
    results["bytes_of_events_per_answer"] = round(events, 1)
    results["bytes_of_snapshots_per_answer"] = round(saved / answers, 1)
    starts, took = [], []
    for seed in range(3):
        server, url, seconds = start(folder)
        starts.append(seconds)
        took += asyncio.run(open_tables(url, random.Random(seed).sample(ids, min(opened, len(ids)))))
        server.terminate()
        server.wait(60)
    results["start_seconds"] = [round(seconds, 2) for seconds in starts]
    results["open_ms_p50"] = round(statistics.median(took), 1)
    results["open_ms_p99"] = round(sorted(took)[int(0.99 * len(took))], 1)
    results["open_ms_longest"] = round(max(took), 1)
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--finished", type=int, default=10_000)
    parser.add_argument("--running", type=int, default=200)
    parser.add_argument("--opened", type=int, default=200, help="tables to open")
    parser.add_argument("--folder", type=Path, help="where the games stay; what is already there is measured again")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as own:
        folder = arguments.folder or Path(own)
        if not (folder / FILE).exists():
            fill(folder, arguments.finished, arguments.running)
        results = measure(folder, arguments.opened)
    if arguments.json:
        print(json.dumps(results, indent=2))
        return
    for row, value in results.items():
        print(f"{row.replace('_', ' '):32}{value!s:>28}")


if __name__ == "__main__":
    main()
