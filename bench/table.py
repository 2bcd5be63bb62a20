"""How fast the table is: many games on one server process on SQLite, scripted clients in another process.

    python bench/table.py [--games 200] [--seconds 30] [--game archipelago] [--thought] [--words] [--json]

(a) every player answers at once, (b) after a second of thought. A move counts when its receipt has come, that is, when
it is on disk. Round trips are the clients', processor time and memory the server's, as Linux counts them.
With --thought, only (b) is measured. With --words, every player thinks, and asks for the table in words after each
move, as the page does for a game without a board.
"""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx

from hexhaven.build import build
from hexhaven.server.app import Hall, server_for, tune
from hexhaven.server.settings import Limits, Settings, sqlite_url

NUMBER = re.compile(rb'"number":(\d+)')
MANY = 1e9
UNLIMITED = Limits(
    message_rate=MANY,
    message_burst=10**9,
    request_rate=MANY,
    request_burst=10**9,
    arrivals_rate=MANY,
    arrivals_burst=10**9,
    open_tables_here=10**9,
    work_rate=MANY,
    work_burst=10**9,
    address_work_rate=MANY,
    address_work_burst=10**9,
    address_share=1.0,
)
IDLE_SECONDS = 3.0
OPENED_AT_ONCE = 10  # tables
MODES = (("at once", 0.0), ("one second of thought", 1.0))  # and how long each player thinks


@dataclass(frozen=True)
class Plan:
    """What is played, and how."""

    game: str
    games: int
    seconds: float
    words: bool
    thought: bool  # alone


def serve(folder: str) -> None:
    """The server process: as usual, but without limits for so many people at one address."""
    settings = Settings(sqlite_url(Path(folder)), port=0, limits=UNLIMITED, idle_seconds=IDLE_SECONDS)
    tune()
    server_for(Hall(settings), lambda url: print(url, flush=True)).run()


@dataclass
class Tally:
    """What the clients have seen."""

    moves: int = 0
    over: int = 0
    trips: list[float] = field(default_factory=list)
    spoken: list[float] = field(default_factory=list)
    refused: int = 0


class Player(asyncio.Protocol):
    """A client that reads no more of a message than it needs, so that the server is measured and not the client."""

    def __init__(
        self, host: str, cookie: str, table: str, thought: float, words: bool, tally: Tally, rng: random.Random
    ) -> None:
        self.host, self.cookie, self.table = host, cookie, table
        self.thought, self.words, self.tally, self.rng = thought, words, tally, rng
        self.seen = b"-1"
        self.buffer = b""
        self.shaken = False
        self.sent_at = 0.0
        self.asked_at = 0.0
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.watched: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.playing = False
        self.asked: bytes | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: hexhaven={self.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.shaken:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b"101" in head.partition(b"\r\n")[0], head
            self.shaken, self.buffer = True, rest
            self.write(b'{"t":"watch","table":"%b","seen":-1}' % self.table.encode())
        for opcode, payload in self.frames():
            if opcode == 9:
                self.write(payload, 10)
            elif opcode == 1:
                self.hear(payload)

    def frames(self) -> Iterator[tuple[int, bytes]]:
        at, buffer = 0, self.buffer
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                if len(buffer) < start + 2:
                    break
                size, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif size == 127:
                if len(buffer) < start + 8:
                    break
                size, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + size:
                break
            yield buffer[at] & 15, buffer[start : start + size]
            at = start + size
        self.buffer = buffer[at:]

    def write(self, payload: bytes, opcode: int = 1) -> None:
        """Masked with zeros, which is allowed and leaves the bytes as they are."""
        size = len(payload)
        head = struct.pack("!BB", 128 | opcode, 128 | size) if size < 126 else struct.pack("!BBH", 129, 254, size)
        self.transport.write(head + b"\0\0\0\0" + payload)

    def hear(self, payload: bytes) -> None:
        if payload.startswith(b'{"t":"receipt"'):
            self.tally.trips.append(time.perf_counter() - self.sent_at)
            self.tally.moves += 1
        elif payload.startswith((b'{"t":"moved"', b'{"t":"table"')):
            if not self.watched.done():
                self.watched.set_result(None)
            if self.words:
                self.ask_for_words()
            if b'"choices":[{' in payload:
                self.asked = payload
                if self.playing:
                    self.think()
            elif b'"t":"moved"' in payload[:12] and b'"to_move":[]' in payload and not self.ended.done():
                self.tally.over += 1
                self.ended.set_result(None)
        elif payload.startswith(b'{"t":"words"'):
            self.tally.spoken.append(time.perf_counter() - self.asked_at)
            self.seen = number_in(payload)
        elif payload.startswith((b'{"t":"refused"', b'{"t":"problem"')):
            self.tally.refused += 1

    def ask_for_words(self) -> None:
        self.asked_at = time.perf_counter()
        names = b"%b,Opponent of %b" % (self.cookie[:6].encode(), self.cookie[:6].encode())
        self.write(
            b'{"t":"words","table":"%b","language":"en","seen":%b,"names":["%b"]}'
            % (self.table.encode(), self.seen, names.replace(b",", b'","'))
        )

    def play(self) -> None:
        self.playing = True
        if self.asked is not None:
            self.think()

    def think(self) -> None:
        if self.thought:
            pause = self.thought * (0.5 + self.rng.random())
            asyncio.get_running_loop().call_later(pause, self.answer)
        else:
            self.answer()

    def answer(self) -> None:
        payload, self.asked = self.asked, None
        if payload is None or self.transport.is_closing():
            return
        parts = payload[payload.rindex(b'"choices":[') :].split(b'{"text":"')
        text = parts[1 + int(self.rng.random() * (len(parts) - 1))].partition(b'"')[0]
        number = number_in(payload)
        self.sent_at = time.perf_counter()
        self.write(
            b'{"t":"answer","table":"%b","number":%b,"text":"%b","request":"%b"}'
            % (self.table.encode(), number, text, number)
        )


def number_in(payload: bytes) -> bytes:
    found = NUMBER.search(payload)
    assert found is not None
    return found[1]


# The server from outside.


class Measured:
    """The server process; what Linux says of it."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__)), "--serve", folder],
            stdout=subprocess.PIPE,
            text=True,
            env=dict(os.environ),
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()

    def seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kilobytes(self) -> int:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def client(url: str, address: str | None = None) -> httpx.AsyncClient:
    """Without certificates, which take longer to read than a request takes, and without cookies of its own."""
    return httpx.AsyncClient(
        base_url=url,
        headers={"X-Hexhaven": "1"},
        timeout=60,
        transport=httpx.AsyncHTTPTransport(verify=False, local_address=address),
        cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
        trust_env=False,
    )


async def guest(http: httpx.AsyncClient, name: str) -> str:
    """A new one's cookie."""
    response = await http.post("/api/guest", json={"name": name})
    return response.cookies["hexhaven"]


async def found(http: httpx.AsyncClient, game: str, one: str, other: str) -> str:
    """A table for two; its id."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await http.post("/api/tables", json=wish, headers={"Cookie": f"hexhaven={one}"})).json()
    sit = await http.post(f"/api/tables/{table['id']}/sit", json={"seat": 1}, headers={"Cookie": f"hexhaven={other}"})
    sit.raise_for_status()
    return str(table["id"])


async def seated(url: str, plan: Plan, thought: float, tally: Tally) -> list[Player]:
    """Everybody, at tables that several people open at once."""
    host = urlsplit(url).netloc
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    room = asyncio.Semaphore(OPENED_AT_ONCE)

    async def at_a_table(http: httpx.AsyncClient, number: int) -> list[Player]:
        async with room:
            pair = [await guest(http, f"Player {2 * number + place}") for place in (0, 1)]
            table = await found(http, plan.game, *pair)
            players = []
            for place, cookie in enumerate(pair):
                rng = random.Random(2 * number + place)
                player = partial(Player, host, cookie, table, thought, plan.words, tally, rng)
                players.append((await loop.create_connection(player, name, int(port)))[1])
            return players

    async with client(url) as http:
        tables = await asyncio.gather(*(at_a_table(http, number) for number in range(plan.games)))
    players = [player for pair in tables for player in pair]
    await asyncio.gather(*(player.watched for player in players))
    return players


async def measure(server: Measured, plan: Plan, thought: float) -> dict[str, Any]:
    """Let all games be played, to their end or for some seconds."""
    tally = Tally()
    before = server.kilobytes()
    players = await seated(server.url, plan, thought, tally)
    spent, began, own = server.seconds(), time.perf_counter(), time.process_time()
    for player in players:
        player.play()
    await asyncio.wait([player.ended for player in players], timeout=plan.seconds if thought else 600)
    took = time.perf_counter() - began
    spent, own = server.seconds() - spent, time.process_time() - own
    active = server.kilobytes()
    for player in players:
        player.transport.close()
    await asyncio.sleep(IDLE_SECONDS + 3)
    trips, spoken = sorted(tally.trips), sorted(tally.spoken)
    return {
        "games": plan.games,
        "finished": tally.over // 2,
        "moves": tally.moves,
        "seconds": round(took, 2),
        "moves_per_second": round(tally.moves / took, 1),
        "p50_ms": round(1000 * statistics.median(trips), 2),
        "p99_ms": round(1000 * trips[int(0.99 * len(trips))], 2),
        "longest_ms": round(1000 * trips[-1], 2),
        **({"words_p99_ms": round(1000 * spoken[int(0.99 * len(spoken))], 2)} if spoken else {}),
        "server_cpu_us_per_move": round(1e6 * spent / tally.moves, 1),
        "client_cpu_us_per_move": round(1e6 * own / tally.moves, 1),
        "refused": tally.refused,
        "kb_per_active_game": round((active - before) / plan.games, 1),
        "kb_per_idle_game": round((server.kilobytes() - before) / plan.games, 1),
    }


async def run(plan: Plan) -> dict[str, Any]:
    """One server for both, so that what it keeps once and for all does not count as memory of the second games."""
    results: dict[str, Any] = {"build": build(), "processors": os.cpu_count()}
    with tempfile.TemporaryDirectory() as folder:
        server = Measured(folder)
        try:
            await measure(server, replace(plan, games=4, words=False), 0.0)  # warm up
            for name, thought in MODES[1:] if plan.words or plan.thought else MODES:
                results[name] = await measure(server, plan, thought)
        finally:
            server.stop()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure with thought")
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--thought", action="store_true", help="measure only with thought")
    parser.add_argument("--words", action="store_true", help="ask for the table in words after each move")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return
    plan = Plan(arguments.game, arguments.games, arguments.seconds, arguments.words, arguments.thought)
    try:
        import uvloop

        results = uvloop.run(run(plan))
    except ImportError:
        results = asyncio.run(run(plan))
    if arguments.json:
        print(json.dumps(results, indent=2))
        return
    modes = [name for name in results if isinstance(results[name], dict)]
    print(f"{results['build']} build, {results['processors']} processors")
    print(f"{'':26}" + "".join(f"{mode:>24}" for mode in modes))
    for row in results[modes[0]]:
        print(f"{row.replace('_', ' '):26}" + "".join(f"{results[mode][row]!s:>24}" for mode in modes))


if __name__ == "__main__":
    main()
