"""Servers killed at any moment: what was acknowledged is there, no game is stuck, everybody plays on.

HEXHAVEN_KILL_GAMES sets how many games are played meanwhile; 50 is the number for a thorough run.
"""

import asyncio
import contextlib
import os
import re
import signal
import sys
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexhaven.games import GAMES
from hexhaven.kernel.record import read, verify
from hexhaven.server.messages import Moved, Receipt, Refused, ServerMessage, WholeTable
from tests.server.player import Player, is_over
from tests.server.postgres import Postgres, free_port

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        "HEXHAVEN_KILL_GAMES" not in os.environ,
        reason="it can wait for ever on the compiled build (open); HEXHAVEN_KILL_GAMES=3 runs it",
    ),
]
MOST_KILLS = 4
GAMES_PLAYED = int(os.environ.get("HEXHAVEN_KILL_GAMES", "3"))
LOST = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, TimeoutError)


class Process:
    """A server as it is started by hand, on a port that stays the same."""

    def __init__(self, *arguments: str) -> None:
        self.port = free_port()
        self.arguments = arguments
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        command = [sys.executable, "-m", "hexhaven.cli", "serve", "--lang", "en", "--port", str(self.port)]
        environment = {**os.environ, "HEXHAVEN_WORKERS": "1", "HEXHAVEN_BOT_PAUSE": "0"}
        self.process = await asyncio.create_subprocess_exec(
            *command, *self.arguments, stdout=asyncio.subprocess.PIPE, env=environment
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            line = await self.process.stdout.readline()
        assert re.search(rb"http://127\.0\.0\.1:\d+", line), line

    async def end(self, number: signal.Signals) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(number)
            await self.process.wait()
            self.process = None


@dataclass
class Seat:
    """A person who plays on whatever happens, and remembers what was acknowledged."""

    urls: list[str]
    table: str
    cookie: str
    rng: Random
    receipts: dict[int, str] = field(default_factory=dict)
    answers: int = 0

    async def play(self) -> None:
        """Connect, play, and connect again elsewhere when the connection is lost."""
        async with Player("", "Ada") as player:
            player.http.cookies.set("hexhaven", self.cookie)
            for turn in count():
                player.url = self.urls[turn % len(self.urls)]
                try:
                    await player.connect(open_timeout=5)
                    if await self.play_on(player):
                        return
                except LOST:
                    await asyncio.sleep(0.1)

    async def play_on(self, player: Player) -> bool:
        sent: tuple[int, str] | None = None
        heard: ServerMessage = await player.watch(self.table)
        while True:
            match heard:
                case Receipt(number=number) if sent is not None:
                    assert number == sent[0]
                    self.receipts[number] = sent[1]
                case Refused(code=code):
                    assert code in ("stale", "unavailable"), heard
                case WholeTable() | Moved():
                    if not heard.choices and is_over(heard):
                        return True
                    if heard.choices:
                        sent = (heard.number, self.rng.choice([choice.text for choice in heard.choices]))
                        self.answers += 1
                        request = f"{self.rng.random()}"
                        message = {"table": self.table, "number": sent[0], "text": sent[1], "request": request}
                        await player.send({"t": "answer", **message})
            heard = await player.hear()


async def seated(url: str, urls: list[str], number: int) -> list[Seat]:
    """Both people of a game; every third game has a bot as well."""
    players = [await Player(url, name).arrive() for name in ("Ada", "Bob")]
    bots = ["greedy"] if number % 3 == 0 else []
    table = (await players[0].found("me", "open", *bots))["id"]
    await players[1].post(f"/api/tables/{table}/sit", {"seat": 1})
    seats = [
        Seat(urls, table, player.http.cookies["hexhaven"], Random(number * 2 + n)) for n, player in enumerate(players)
    ]
    for player in players:
        await player.close()
    return seats


async def check(url: str, seats: list[Seat]) -> None:
    """Every acknowledged answer is in the record, which obeys the rules to its end."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for table in {seat.table for seat in seats}:
            record = read((await http.get(f"/api/tables/{table}/record")).text)
            assert verify(GAMES["burgundy"], record) > 90
            for seat in seats:
                if seat.table == table:
                    assert len(seat.receipts) > 20
                    for number, text in seat.receipts.items():
                        assert record.answers[number][1] == text


async def test_killed_again_and_again_no_acknowledged_answer_is_lost(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path))
    await server.start()
    rng = Random(11)
    try:
        seats = [seat for n in range(GAMES_PLAYED) for seat in await seated(server.url, [server.url], n)]
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        kills = 0
        while not all(task.done() for task in playing):
            await asyncio.wait(playing, timeout=0.3 + rng.random() * 1.2)
            if kills < MOST_KILLS and not all(task.done() for task in playing):
                await server.end(signal.SIGKILL)
                kills += 1
                await server.start()
        await asyncio.gather(*playing)
        assert kills >= 2
        await check(server.url, seats)
    finally:
        await server.end(signal.SIGKILL)


async def test_two_processes_on_one_database_and_one_is_killed(postgres: Postgres) -> None:
    database = postgres.new_database()
    one, two = Process("--database", database), Process("--database", database)
    await asyncio.gather(one.start(), two.start())
    try:
        urls = [one.url, two.url]
        seats = [seat for n in range(GAMES_PLAYED) for seat in await seated(urls[n % 2], urls, n)]
        for n, seat in enumerate(seats):
            seat.urls = urls if n % 2 else urls[::-1]  # the two people of a game on different processes
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        while sum(len(seat.receipts) for seat in seats) < 30 * len(seats) / 2:
            assert not all(task.done() for task in playing)
            await asyncio.sleep(0.02)
        await one.end(signal.SIGKILL)
        await asyncio.gather(*playing)
        await check(two.url, seats)
    finally:
        await one.end(signal.SIGKILL)
        await two.end(signal.SIGKILL)
