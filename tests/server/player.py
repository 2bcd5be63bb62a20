"""A scripted client: says and hears what a browser does, and checks every message against the protocol's types."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hexhaven.server.messages.chat import Said
from hexhaven.server.messages.connection import Problem, ServerMessage, decode_server
from hexhaven.server.messages.play import Back, Moved, Receipt, Refused, WholeTable
from hexhaven.server.messages.tables import SeatInfo, Seats

PATIENCE = 120.0  # seconds; even on a very busy machine nothing takes that long unless it never comes
HEADERS = {"X-Hexhaven": "1"}

Chooser = Callable[[list[str]], str]
Kind = TypeVar("Kind")


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that comes soon or never."""
    async with asyncio.timeout(PATIENCE):
        while not await happened():
            await asyncio.sleep(0.01)


def first(choices: list[str]) -> str:
    return choices[0]


class Player:
    """One person with one connection."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=PATIENCE, verify=False, trust_env=False)
        self.ws: ClientConnection | None = None
        self.person = ""
        self.heard: list[str] = []  # everything that came, as it came
        self.requests = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.hang_up()
        await self.http.aclose()

    async def hang_up(self) -> None:
        if self.ws is not None:
            await self.ws.close()
            self.ws = None

    # HTTP.

    async def call(self, method: str, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        """The answer's JSON; the status must be the expected one."""
        content = more.pop("content", None) if body is None else msgspec.json.encode(body)
        response = await self.http.request(method, path, content=content, **more)
        assert response.status_code == status, f"{method} {path}: {response.status_code} {response.text}"
        if not response.content:
            return None
        is_json = response.headers["content-type"].startswith("application/json")
        return response.json() if is_json else response.text

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.call("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.call("POST", path, body, status)

    async def arrive(self) -> Self:
        self.person = (await self.post("/api/guest", {"name": self.name}))["id"]
        return self

    async def found(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A table; seats are me, open, or the name of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        wish: dict[str, Any] = {"game": "burgundy", "seats": wishes, **more}
        if wish["game"] == "burgundy":
            wish["options"] = {"start": "1", **wish.get("options", {})}
        table: dict[str, Any] = await self.post("/api/tables", wish)
        return table

    # Websocket.

    async def connect(self, **more: Any) -> Self:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie, **more.pop("headers", {})}
        options: dict[str, Any] = {"proxy": None, "compression": None, **more}
        self.ws = await connect(self.url.replace("http", "ws", 1) + "/ws", additional_headers=headers, **options)
        return self

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        assert self.ws is not None
        await self.ws.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    async def hear(self) -> ServerMessage:
        assert self.ws is not None
        async with asyncio.timeout(PATIENCE):
            data = await self.ws.recv()
        assert isinstance(data, str)
        self.heard.append(data)
        message: ServerMessage = decode_server(data)
        return message

    async def hear_a(self, kind: type[Kind]) -> Kind:
        """The next message of this kind; others are passed over."""
        async with asyncio.timeout(PATIENCE):
            while type(message := await self.hear()) is not kind:
                pass
        return message

    async def hear_seats(self) -> list[SeatInfo]:
        return (await self.hear_a(Seats)).table.seats

    async def watch(self, table: str, seen: int = -1, **more: Any) -> WholeTable:
        await self.send({"t": "watch", "table": table, "seen": seen, **more})
        return await self.hear_a(WholeTable)

    async def request(self, message: dict[str, Any]) -> Receipt | Refused:
        self.requests += 1
        await self.send({"request": f"{self.name} {self.requests}", **message})
        async with asyncio.timeout(PATIENCE):
            while not isinstance(heard := await self.hear(), Receipt | Refused):
                pass
        return heard

    async def answer(self, table: str, number: int, text: str, **more: Any) -> Receipt | Refused:
        return await self.request({"t": "answer", "table": table, "number": number, "text": text, **more})

    async def undo(self, table: str, number: int, **more: Any) -> Receipt | Refused:
        return await self.request({"t": "undo", "table": table, "number": number, **more})

    async def problem(self) -> str:
        return (await self.hear_a(Problem)).code

    async def closing(self) -> int:
        """The code with which the server closes the connection."""
        assert self.ws is not None
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.ws.close_code or 0

    async def turn(self) -> WholeTable | Moved:
        """Wait until asked, or until the game is over."""
        while True:
            message = await self.hear()
            if isinstance(message, WholeTable | Moved) and (message.choices or is_over(message)):
                return message

    async def play(self, table: str, choose: Chooser = first, moves: int = 100_000) -> int:
        """Answer whatever is asked, until the game is over or so many answers have their receipts; how many."""
        given = 0
        asked: ServerMessage = await self.watch(table)
        while True:
            if isinstance(asked, Refused | Problem):
                raise AssertionError(f"{self.name}: {asked}")
            if isinstance(asked, WholeTable | Moved):
                if not asked.choices and is_over(asked):
                    return given
                if asked.choices and given < moves:
                    text = choose([choice.text for choice in asked.choices])
                    self.requests += 1
                    request = f"{self.name} {self.requests}"
                    message = {"table": table, "number": asked.number, "text": text, "request": request}
                    await self.send({"t": "answer", **message})
                    given += 1
            if isinstance(asked, Receipt) and given == moves:
                return given
            asked = await self.hear()


def is_over(message: WholeTable | Moved) -> bool:
    return not message.to_move  # dice and draws are answered before anything is told


__all__ = [
    "Back",
    "Moved",
    "Player",
    "Problem",
    "Receipt",
    "Refused",
    "Said",
    "Seats",
    "WholeTable",
    "first",
    "is_over",
]
