"""Hostile clients, each kind in a flood of its own; bench/attack.py starts them as a process of their own."""

import argparse
import asyncio
import contextlib
import json
import random
import time
from array import array
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexhaven import archipelago, burgundy
from hexhaven.bots import bots_of
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.driver import play
from hexhaven.kernel.record import write
from hexhaven.kernel.snapshot import line_of
from hexhaven.kernel.snapshot import read as read_snapshot
from hexhaven.kernel.snapshot import write as write_snapshot

AT_ONCE = 8  # clients at each address
PAUSE = 0.005  # seconds between two messages of a client
SOCKETS = 400  # that one address opens and leaves idle
LOST = (httpx.HTTPError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
HANDSHAKE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
EMPTY_PING = b"\x89\x80\0\0\0\0"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"


@dataclass
class Score:
    """What a flood has sent, and what came back."""

    sent: int = 0
    refused: int = 0
    closed: int = 0


@dataclass
class Attacker:
    """One hostile client."""

    url: str
    address: str
    tables: list[str]  # at which honest people play
    until: float
    score: Score
    rng: random.Random = field(default_factory=random.Random)

    def is_time(self) -> bool:
        return time.monotonic() < self.until

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.address)
        return httpx.AsyncClient(
            base_url=self.url, headers={"X-Hexhaven": "1"}, timeout=10, transport=transport, trust_env=False
        )

    async def ask(self, http: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        self.score.sent += 1
        response = await http.request(method, path, **more)
        self.score.refused += response.status_code >= 400
        await asyncio.sleep(PAUSE)
        return response

    async def session(self, http: httpx.AsyncClient) -> str:
        """The cookie of a new guest, once the server lets another one in."""
        while self.is_time():
            response = await self.ask(http, "POST", "/api/guest", json={"name": f"Guest {self.rng.random()}"})
            if response.status_code == 200:
                return response.cookies["hexhaven"]
            await asyncio.sleep(0.5)
        return ""

    async def socket(self, cookie: str = "") -> ClientConnection:
        headers = {"Cookie": f"hexhaven={cookie}"} if cookie else {}
        address = self.url.replace("http", "ws", 1) + "/ws"
        return await connect(
            address, additional_headers=headers, local_addr=(self.address, 0), proxy=None, compression=None
        )

    async def tell(self, socket: ClientConnection, **message: Any) -> None:
        self.score.sent += 1
        await socket.send(json.dumps(message))
        await asyncio.sleep(PAUSE)

    async def listen(self, socket: ClientConnection) -> None:
        """Read and forget, so that the server does not close the connection."""
        with contextlib.suppress(ConnectionClosed):
            async for said in socket:
                self.score.refused += str(said).startswith(('{"t":"refused"', '{"t":"problem"'))
        self.score.closed += 1


@contextlib.asynccontextmanager
async def connected(attacker: Attacker, cookie: str = "") -> Any:
    socket = await attacker.socket(cookie)
    listening = asyncio.create_task(attacker.listen(socket))
    try:
        yield socket
    finally:
        await socket.close()
        await listening


# The kinds.


async def nul(one: Attacker) -> None:
    """Legal answers whose request contains a NUL, and texts with one in every other place."""
    async with one.http() as http:
        cookie = await one.session(http)
        wish = {"game": "burgundy", "options": {"start": "1"}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        table = (await one.ask(http, "POST", "/api/tables", json=wish)).json().get("id", "")
        asked: dict[str, Any] = {"table": table, "number": 1, "text": ""}  # until the table has asked something
        while one.is_time():
            await one.ask(http, "PATCH", "/api/me", json={"name": "a\0b"})
            socket = await one.socket(cookie)
            await one.tell(socket, t="watch", table=table)
            with contextlib.suppress(ConnectionClosed):
                async for said in socket:
                    heard = json.loads(said)
                    one.score.refused += heard["t"] in ("refused", "problem")
                    if choices := heard.get("choices"):
                        asked = {"table": table, "number": heard["number"], "text": choices[0]["text"]}
                    if heard["t"] in ("table", "problem") and one.is_time():
                        await one.tell(socket, t="answer", request="\0", **asked)
                        await one.tell(socket, t="say", table=table, text="a\0b")
            one.score.closed += 1


async def words(one: Attacker) -> None:
    """The table and the log in words, always from the start and with other names."""
    async with one.http() as http, connected(one) as socket:
        for table in one.tables:
            await one.tell(socket, t="watch", table=table)
        while one.is_time():
            table, language = one.rng.choice(one.tables), one.rng.choice(("en", "de", "ru", "it"))
            names = [f"{one.rng.random()}" for _ in range(2)]
            await one.tell(socket, t="words", table=table, language=language, names=names)
            if one.rng.random() < 0.2:
                await one.ask(http, "GET", f"/api/tables/{table}/moves?language={language}&name={names[0]}")
                await one.ask(http, "GET", f"/api/tables/{table}/at/20?language={language}")


async def watch(one: Attacker) -> None:
    """The whole table, again and again."""
    async with connected(one) as socket:
        while one.is_time():
            table = one.rng.choice(one.tables)
            await one.tell(socket, t="watch", table=table, seen=-1)
            await one.tell(socket, t="leave", table=table)


def a_file() -> str:
    """A long finished game."""
    bot = bots_of("archipelago")["random"](random.Random(1))  # type: ignore[arg-type]
    return write(play(archipelago, {"seats": "3"}, seed_from(5), [bot] * 3)[1])


async def imports(one: Attacker) -> None:
    text = await asyncio.to_thread(a_file)
    async with one.http() as http:
        await one.session(http)
        while one.is_time():
            await one.ask(http, "POST", "/api/import", content=text.encode())


async def chat(one: Attacker) -> None:
    """Long lines at the tables of others."""
    async with one.http() as http:
        cookie = await one.session(http)
    async with connected(one, cookie) as socket:
        for table in one.tables:
            await one.tell(socket, t="watch", table=table)
        while one.is_time():
            await one.tell(socket, t="say", table=one.rng.choice(one.tables), text="spam " * 99)


async def logins(one: Attacker) -> None:
    """Guesses at passwords of everybody."""
    async with one.http() as http:
        while one.is_time():
            body = {"login": f"user{one.rng.randrange(1000)}", "password": f"{one.rng.random()}"}
            await one.ask(http, "POST", "/api/login", json=body)


async def sockets(one: Attacker) -> None:
    """Connections that say nothing, half of a request, or nothing after the handshake; opened anew when closed."""
    place = urlsplit(one.url)
    begun = b"GET /ws HTTP/1.1\r\nHost: " + place.netloc.encode() + b"\r\n"

    async def idle(number: int) -> None:
        while one.is_time():
            try:
                reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(one.address, 0))
                one.score.sent += 1
                writer.write((b"", begun, begun + HANDSHAKE + KEY)[number % 3])
                while await reader.read(1000):
                    pass
                one.score.closed += 1
                writer.close()
            except LOST:
                one.score.refused += 1
            await asyncio.sleep(0.2)

    await asyncio.gather(*(idle(number) for number in range(SOCKETS // AT_ONCE)))


async def tables(one: Attacker) -> None:
    """New tables with bots, and lists of them."""
    async with one.http() as http:
        await one.session(http)
        while one.is_time():
            seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": one.rng.choice(("open", "bot"))}]
            await one.ask(http, "POST", "/api/tables", json={"game": "burgundy", "seats": seats})
            await one.ask(http, "GET", "/api/tables")
            await one.ask(http, "GET", "/api/mine")


async def frames(one: Attacker) -> None:
    """Empty frames, which are no messages, as many as the line carries."""
    place = urlsplit(one.url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(one.address, 0))
    writer.write(b"GET /ws HTTP/1.1\r\nHost: " + place.netloc.encode() + b"\r\n" + HANDSHAKE + KEY)
    await reader.readuntil(b"\r\n\r\n")
    while one.is_time() and not reader.at_eof():
        one.score.sent += 1000
        writer.write(EMPTY_PING * 1000)
        await writer.drain()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(reader.read(100_000), PAUSE)
    writer.close()
    one.score.closed += 1


async def cookies(one: Attacker) -> None:
    """Monstrous cookies."""
    async with one.http() as http:
        while one.is_time():
            await one.ask(http, "GET", "/api/me", headers={"Cookie": 'hexhaven="' + "\\" * 60_000 + '"'})


def a_forged_position(rng: random.Random) -> str:
    """A few numbers of a position are other ones; the checksum is right."""
    snapshot = read_snapshot(burgundy.save(burgundy.new_game({"expansions": "trade-routes shields"})))
    numbers = array("q")
    numbers.frombytes(snapshot.numbers)
    for _ in range(rng.choice((1, 1, 2, 8))):
        numbers[rng.randrange(len(numbers))] = rng.choice((-1, 0, 1, 99, 2**31, 2**62))
    return line_of(write_snapshot(replace(snapshot, numbers=numbers.tobytes())))


async def positions(one: Attacker) -> None:
    """Copied positions that cannot be."""
    async with one.http() as http:
        while one.is_time():
            body = {"line": a_forged_position(one.rng), "language": "en", "seat": 0}
            await one.ask(http, "POST", "/api/position", json=body)


KINDS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "nul": nul,
    "words": words,
    "watch": watch,
    "import": imports,
    "chat": chat,
    "logins": logins,
    "sockets": sockets,
    "tables": tables,
    "frames": frames,
    "cookies": cookies,
    "positions": positions,
}


async def again_and_again(kind: str, attacker: Attacker) -> None:
    """Whoever is thrown out comes back."""
    while attacker.is_time():
        try:
            await KINDS[kind](attacker)
        except (*LOST, EOFError, KeyError, ValueError):  # cut off, or refused instead of answered
            attacker.score.closed += 1
            await asyncio.sleep(0.1)


async def flood(kind: str, url: str, honest: list[str], addresses: int, seconds: float) -> Score:
    score, until = Score(), time.monotonic() + seconds
    attackers = [
        Attacker(url, f"127.0.9.{number + 1}", honest, until, score, random.Random(f"{number} {client}"))
        for number in range(addresses)
        for client in range(AT_ONCE)
    ]
    print("begun", flush=True)
    attacking = [asyncio.create_task(again_and_again(kind, attacker)) for attacker in attackers]
    _, going_on = await asyncio.wait(attacking, timeout=seconds)
    for task in going_on:
        task.cancel()
    return score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("url")
    parser.add_argument("tables", nargs="*", help="at which honest people play")
    parser.add_argument("--addresses", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    print(json.dumps(asdict(asyncio.run(flood(given.kind, given.url, given.tables, given.addresses, given.seconds)))))


if __name__ == "__main__":
    main()
