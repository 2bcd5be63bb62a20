"""Servers killed at any moment: what was acknowledged is there, no game is stuck, everybody plays on."""

import asyncio
import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexhaven.games import GAMES
from hexhaven.kernel.record import read, verify
from hexhaven.server.messages.connection import ServerMessage
from hexhaven.server.messages.play import Moved, Receipt, Refused, WholeTable
from tests.server.player import PATIENCE, Player, is_over
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
GAMES_PLAYED = 50
KILLS = 4
ANSWERS_IN_ALL = 45.0  # of each seat on average, until the last kill; a game has more
MOST_PAIRS = 10  # new guests from one address are limited
CONNECTIONS = 1_000  # of one seat at most
LOST = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, TimeoutError)


class Process:
    """A server as it is started by hand, on any free port."""

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None
        self.url = ""

    async def start(self) -> None:
        command = [sys.executable, "-m", "hexhaven.cli", "serve", "--lang", "en", "--port", "0"]
        environment = {**os.environ, "HEXHAVEN_WORKERS": "1", "HEXHAVEN_BOT_PAUSE": "0"}
        self.process = subprocess.Popen([*command, *self.arguments], stdout=subprocess.PIPE, env=environment)
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        found = re.search(r"http://127\.0\.0\.1:\d+", line.decode())
        assert found, line
        self.url = found[0]

    async def kill(self) -> None:
        """As Popen waits: for the process itself, not for whoever else holds its output."""
        if self.process is not None:
            self.process.kill()
            await asyncio.to_thread(self.process.wait)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@dataclass
class Seat:
    """A person who plays on whatever happens, and remembers what was acknowledged."""

    servers: list[Process]
    table: str
    cookie: str
    rng: Random
    receipts: dict[int, str] = field(default_factory=dict)
    answers: int = 0

    async def play(self) -> None:
        """Connect, play, and connect again elsewhere when the connection is lost."""
        async with Player("", "Ada") as player:
            player.http.cookies.set("hexhaven", self.cookie)
            for turn in range(CONNECTIONS):
                player.url = self.servers[turn % len(self.servers)].url
                try:
                    await player.connect(open_timeout=5)
                    if await self.play_on(player):
                        return
                except LOST:
                    await asyncio.sleep(0.1)
            raise AssertionError(f"the connection is lost again and again: {self.table}")

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


async def seated(servers: list[Process], games: int) -> list[Seat]:
    """Two people for each game, some of them at several tables; every third game has a bot as well."""
    pairs = min(games, MOST_PAIRS)
    people = [await Player(servers[n % len(servers)].url, "Ada").arrive() for n in range(2 * pairs)]
    seats = []
    for number in range(games):
        pair = [people[(2 * number + n) % len(people)] for n in range(2)]
        bots = ["greedy"] if number % 3 == 0 else []
        table = (await pair[0].found("me", "open", *bots))["id"]
        await pair[1].post(f"/api/tables/{table}/sit", {"seat": 1})
        for n, player in enumerate(pair):
            order = servers if n else servers[::-1]  # with two processes, the two people are on different ones
            seats.append(Seat(order, table, player.http.cookies["hexhaven"], Random(2 * number + n)))
    for player in people:
        await player.close()
    return seats


async def answers_given(seats: list[Seat], playing: list[asyncio.Task[None]], number: float) -> None:
    """Wait until the seats have so many receipts on average, in the middle of their games."""
    async with asyncio.timeout(PATIENCE * number):
        while sum(len(seat.receipts) for seat in seats) < number * len(seats):
            for task in playing:
                if task.done():
                    task.result()
            assert not all(task.done() for task in playing)
            await asyncio.sleep(0.01)


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
        seats = await seated([server], GAMES_PLAYED)
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        for moment in sorted(rng.uniform(1.0, ANSWERS_IN_ALL) for _ in range(KILLS)):
            await answers_given(seats, playing, moment)
            await server.kill()
            await server.start()
        await asyncio.gather(*playing)
        await check(server.url, seats)
    finally:
        await server.kill()


async def test_two_processes_on_one_database_and_one_is_killed(postgres: Postgres) -> None:
    database = postgres.new_database()
    one, two = Process("--database", database), Process("--database", database)
    await asyncio.gather(one.start(), two.start())
    try:
        seats = await seated([one, two], GAMES_PLAYED)
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        await answers_given(seats, playing, Random(12).uniform(1.0, ANSWERS_IN_ALL))
        await one.kill()
        await asyncio.gather(*playing)
        await check(two.url, seats)
    finally:
        await one.kill()
        await two.kill()
