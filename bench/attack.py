"""Whether anyone can stop everyone: honest games on one server, and a flood of each kind against it.

    python bench/attack.py [--kinds nul words ...] [--seconds 30] [--games 20] [--addresses 1] [--json]

For each kind a server is started as `hexhaven serve` does it, with its usual limits and an empty database. Half of the
games are Burgundy, half are Archipelago, whose players ask for the table in words, as on the page. Every player is at
an address of their own and thinks for about half a second. Once a second a newcomer looks at the lobby, enters and
connects. The flood runs in a process of its own with the lowest priority, since it would come from other machines.
With --database, all servers use that PostgreSQL instead of SQLite.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from asyncio.subprocess import Process
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from floods import KINDS
from table import Player, Tally, client, found, guest
from websockets.asyncio.client import connect

from hexhaven.build import build

ALONE = "nothing"  # the honest games by themselves, for comparison
THOUGHT = 0.5  # seconds
AIM_MS = 100.0
FLOODS = Path(__file__).with_name("floods.py")


class Server:
    """A server as it is started by hand."""

    def __init__(self, folder: str, database: str | None) -> None:
        command = [sys.executable, "-m", "hexhaven", "serve", "--lang", "en", "--port", "0"]
        command += ["--database", database] if database else ["--data", folder]
        self.errors = (Path(folder) / "errors").open("w+")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if where := re.search(r"http://127\.0\.0\.1:\d+", line):
                self.url = where[0]
                return
        raise SystemExit("the server did not start")

    def seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> int:
        """Returns how many lines of errors it has written."""
        self.process.terminate()
        self.process.wait(60)
        self.errors.seek(0)
        return len(self.errors.read().splitlines())


@dataclass
class Newcomers:
    """Who comes while the flood is on."""

    trips: list[float] = field(default_factory=list)
    failed: int = 0

    async def come(self, url: str) -> None:
        for number in range(10_000):
            began = time.perf_counter()
            try:
                async with asyncio.timeout(5):
                    await enter(url, f"127.0.3.{number % 250 + 1}")
                self.trips.append(time.perf_counter() - began)
            except (httpx.HTTPError, OSError, TimeoutError, KeyError):
                self.failed += 1
            await asyncio.sleep(1.0)


async def enter(url: str, address: str) -> None:
    """Look at the lobby, enter, and connect."""
    async with client(url, address) as http:
        (await http.get("/api/tables")).raise_for_status()
        cookie = await guest(http, "Newcomer")
    headers, place = {"Cookie": f"hexhaven={cookie}"}, url.replace("http", "ws", 1) + "/ws"
    async with connect(place, additional_headers=headers, local_addr=(address, 0), proxy=None) as socket:
        hello = json.loads(await socket.recv())
        if hello["t"] != "hello":
            raise KeyError(hello["t"])


async def sit_down(url: str, number: int, tally: Tally) -> list[Player]:
    """Two honest people at a table."""
    game, addresses = ("burgundy", "archipelago")[number % 2], [f"127.0.{side}.{number + 1}" for side in (1, 2)]
    cookies = []
    for address in addresses:
        async with client(url, address) as http:
            cookies.append(await guest(http, f"Player {address}"))
    async with client(url, addresses[0]) as http:
        table = await found(http, game, *cookies)
    host = urlsplit(url).netloc
    players = []
    for cookie, address in zip(cookies, addresses, strict=True):
        rng = random.Random(f"{number} {address}")
        _, player = await asyncio.get_running_loop().create_connection(
            lambda c=cookie, r=rng: Player(host, c, table, THOUGHT, game == "archipelago", tally, r),  # type: ignore[misc]
            "127.0.0.1",
            int(host.partition(":")[2]),
            local_addr=(address, 0),
        )
        players.append(player)
    return players


def percentile(trips: list[float], part: float) -> float | None:
    """In milliseconds."""
    ordered = sorted(trips)
    return round(1000 * ordered[int(part * (len(ordered) - 1))], 1) if ordered else None


async def attacked(kind: str, given: argparse.Namespace) -> dict[str, Any]:
    """The honest games while one flood is on."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, given.database)
        tally, newcomers = Tally(), Newcomers()
        try:
            players = [one for n in range(given.games) for one in await sit_down(server.url, n, tally)]
            await asyncio.gather(*(player.watched for player in players))
            for player in players:
                player.play()
            coming = asyncio.create_task(newcomers.come(server.url))
            await asyncio.sleep(2)  # everybody has begun
            flood = await begun(kind, server.url, sorted({player.table for player in players}), given)
            for trips in (tally.trips, tally.spoken, newcomers.trips):
                trips.clear()
            spent = server.seconds()
            await asyncio.sleep(given.seconds)
            spent = server.seconds() - spent
            coming.cancel()
            score = await ended(flood)
            lost = sum(player.transport.is_closing() for player in players)
            for player in players:
                player.transport.close()
        finally:
            errors = server.stop()
    return {
        "honest moves": len(tally.trips),
        "p50 ms": percentile(tally.trips, 0.5),
        "p99 ms": percentile(tally.trips, 0.99),
        "longest ms": percentile(tally.trips, 1.0),
        "words p99 ms": percentile(tally.spoken, 0.99),
        "refused": tally.refused,
        "lost": lost,
        "newcomers p99 ms": percentile(newcomers.trips, 0.99),
        "newcomers refused": newcomers.failed,
        "server busy %": round(100 * spent / given.seconds),
        "lines of errors": errors,
        "flood": score,
    }


async def begun(kind: str, url: str, tables: list[str], given: argparse.Namespace) -> Process | None:
    """The flood, once its first message is on the way."""
    if kind == ALONE:
        return None
    options = ["--addresses", str(given.addresses), "--seconds", str(given.seconds)]
    flood = await asyncio.create_subprocess_exec(
        "nice", "-n", "19", sys.executable, str(FLOODS), kind, url, *tables, *options, stdout=subprocess.PIPE
    )
    assert flood.stdout is not None
    await flood.stdout.readline()
    return flood


async def ended(flood: Process | None) -> dict[str, int]:
    """What it has sent, and how much of it was refused."""
    if flood is None:
        return {}
    said, _ = await asyncio.wait_for(flood.communicate(), 60)
    score: dict[str, int] = json.loads(said)
    return score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", nargs="+", choices=[ALONE, *KINDS], default=[ALONE, *KINDS])
    parser.add_argument("--seconds", type=float, default=30.0, help="of each flood")
    parser.add_argument("--games", type=int, default=20, help="that honest people play meanwhile")
    parser.add_argument("--addresses", type=int, default=1, help="from which the flood comes")
    parser.add_argument("--database", help="a PostgreSQL")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    results = {kind: asyncio.run(attacked(kind, given)) for kind in given.kinds}
    if given.json:
        print(json.dumps({"build": build(), "kinds": results}, indent=2))
        return
    print(f"{build()} build, {os.cpu_count()} processors; aim: p99 below {AIM_MS:.0f} ms, nothing refused")
    for kind, result in results.items():
        print(f"\n{kind}")
        for name, value in result.items():
            print(f"    {name:18} {value}")


if __name__ == "__main__":
    main()
