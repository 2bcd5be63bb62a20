"""Connections that want nothing are ended, and one address cannot take all the places."""

import asyncio
import subprocess
import sys
import zlib
from contextlib import suppress
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from hexhaven.server import wire
from hexhaven.server.connections import PROXY, Page, Places
from hexhaven.server.messages.chat import Said
from hexhaven.server.messages.connection import Hello
from tests.server.conftest import ROOMY, FakeTime, House, quiet, running
from tests.server.player import PATIENCE, Player, is_over, until

pytestmark = pytest.mark.anyio
HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Hexhaven: 1\r\nContent-Length: 100\r\n\r\n{"


class Wire:
    """A bare connection."""

    def __init__(self, house: House) -> None:
        self.place = urlsplit(house.url)

    async def open(self) -> "Wire":
        self.reader, self.writer = await asyncio.open_connection(self.place.hostname, self.place.port)
        return self

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def is_closed(self) -> bool:
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                await self.reader.read()
        self.writer.close()
        return True

    async def response(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            await self.reader.readexactly(length)
        return head


@pytest.mark.parametrize("beginning", [b"", b"G", HEAD, BODY])
async def test_a_request_that_does_not_come_is_not_awaited(lite: str, beginning: bytes) -> None:
    async with running(quiet(lite, request_seconds=0.1)) as house:
        wire = await Wire(house).open()
        wire.send(beginning)
        assert await wire.is_closed()
        assert not house.open_hall.pages.total


async def test_a_second_request_must_come_as_soon_as_the_first(lite: str) -> None:
    async with running(quiet(lite, request_seconds=3600.0)) as house:
        wire = await Wire(house).open()
        for _ in range(2):
            wire.send(HEAD + b"\r\n")
            assert b"200 OK" in await wire.response()
        assert house.server is not None
        (page,) = [one for one in house.server.server_state.connections if isinstance(one, Page)]
        assert page.deadline is None  # a pause between requests is another matter
        wire.send(HEAD)

        async def is_awaited() -> bool:
            return page.deadline is not None

        await until(is_awaited)
        wire.send(b"Accept: */*\r\n\r\n")
        assert b"200 OK" in await wire.response()
        assert page.deadline is None
        wire.writer.close()


async def test_visitors_who_watch_nothing_are_let_go(lite: str) -> None:
    clock = FakeTime()
    async with running(quiet(lite, ping_seconds=2.0, monotonic=clock)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "open"))["id"]
        watching, idle = [await house.player(arrive=False) for _ in range(2)]
        await watching.connect()
        await watching.watch(table)
        await idle.connect()
        await idle.hear_a(Hello)
        clock.forward(house.settings.visitor_seconds + 1)
        assert await idle.closing() == 4408
        await ada.watch(table)
        await watching.watch(table)


@pytest.mark.parametrize("size", [1_000, 5_000, 70_000])
def test_long_frames_are_compressed_and_say_the_same(size: int) -> None:
    payload = (b"A sentence that comes again. " * (size // 29 + 1))[:size]
    short = wire.frame(b"short")
    packed = wire.deflated(short + wire.frame(payload) + short)
    assert packed.startswith(short)
    assert packed.endswith(short)
    packed = packed[len(short) : -len(short)]
    assert packed[0] == 0xC1
    data = packed[wire.HEADS.get(packed[1], 2) :]
    assert zlib.decompressobj(-zlib.MAX_WBITS).decompress(data + wire.DEFLATED_TAIL) == payload
    assert len(packed) < size / 10


def extensions_of(player: Player) -> str:
    assert player.ws is not None
    assert player.ws.response is not None
    return player.ws.response.headers.get("Sec-WebSocket-Extensions", "")


async def test_browsers_get_long_messages_compressed_and_send_compressed_ones(house: House) -> None:
    async with Player(house.url) as ada, Player(house.url, "Ben") as ben:
        table = (await (await ada.arrive()).found("me", "random", game="archipelago", options={"seats": "2"}))["id"]
        await ada.connect(compression="deflate")
        await (await ben.arrive()).connect()
        assert "permessage-deflate" in extensions_of(ada)
        assert not extensions_of(ben)
        whole, seen = await ada.watch(table), await ben.watch(table)
        assert whole.table == seen.table
        asked = whole if whole.choices else await ada.turn()
        for _ in range(12):  # a receipt and what has happened come in one piece
            if is_over(asked):  # two such players lose the islands to the rebels now and then
                break
            await ada.send(
                {
                    "t": "answer",
                    "table": table,
                    "number": asked.number,
                    "text": asked.choices[0].text,
                    "request": str(asked.number),
                }
            )
            asked = await ada.turn()
        await ada.send({"t": "say", "table": table, "text": "again and " * 25})
        for player in (ada, ben):
            assert (await player.hear_a(Said)).text.startswith("again and again")


async def test_what_unpacks_to_too_much_ends_the_connection(house: House) -> None:
    async with Player(house.url) as ada:
        await (await ada.arrive()).connect(compression="deflate", max_size=None)
        assert ada.ws is not None
        with suppress(ConnectionClosed):
            await ada.send('{"t":"ping","padding":"' + "x" * 5_000_000 + '"}')
        async with asyncio.timeout(PATIENCE):
            await ada.ws.wait_closed()
        assert ada.ws.close_code == CloseCode.MESSAGE_TOO_BIG


def test_places_are_shared_out() -> None:
    places = Places(4, 0.5)
    assert [places.take("one") for _ in range(3)] == [True, True, False]
    assert places.take("other")
    places.leave("one")
    assert places.take("one")
    assert [places.take(PROXY) for _ in range(2)] == [True, False]
    for address in ("one", "one", "other", PROXY):
        places.leave(address)
    assert (places.total, places.taken) == (0, {})


async def connects(player: Player, address: str) -> bool:
    try:
        await player.connect(headers={"X-Forwarded-For": address})
    except InvalidStatus as refusal:
        return refusal.response.status_code != 429
    return isinstance(await player.hear(), Hello)


async def test_one_address_has_a_share_of_the_places(lite: str) -> None:
    """A trusted proxy, here the test itself, says which address it is."""
    async with running(quiet(lite, limits=replace(ROOMY, visitors=4, address_share=0.5))) as house:
        visitors = [await house.player(arrive=False) for _ in range(4)]
        assert [await connects(visitor, "10.0.0.1") for visitor in visitors] == [True, True, False, False]
        assert await connects(visitors[3], "10.0.0.2")
        ada = await house.connected()
        await ada.watch((await ada.found("me", "open"))["id"])


async def test_sockets_of_one_address_leave_room_for_others(lite: str) -> None:
    async with running(quiet(lite, limits=replace(ROOMY, sockets=16, address_share=0.25))) as house:
        visitors = [await house.player(arrive=False) for _ in range(5)]
        assert [await connects(visitor, "10.0.0.1") for visitor in visitors] == [True, True, True, False, False]
        assert await connects(visitors[4], "10.0.0.2")
        await visitors[0].hang_up()

        async def has_left() -> bool:
            return house.open_hall.sockets.taken["10.0.0.1"] < 3

        await until(has_left)
        assert await connects(visitors[3], "10.0.0.1")


async def test_an_address_is_not_believed_if_the_proxy_is_not_trusted(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    async with running(quiet(lite, limits=replace(ROOMY, sockets=16, address_share=0.25))) as house:
        visitors = [await house.player(arrive=False) for _ in range(4)]
        connected = [await connects(visitor, f"10.0.0.{n}") for n, visitor in enumerate(visitors)]
        assert connected == [True, True, True, False]


async def test_whoever_opens_many_pages_takes_only_a_share(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    async with running(quiet(lite, limits=replace(ROOMY, sockets=32, address_share=0.25))) as house:
        silent = [await Wire(house).open() for _ in range(2)]
        third = await Wire(house).open()
        assert await third.is_closed()
        assert house.open_hall.pages.total == 2
        for wire in silent:
            wire.writer.close()

        async def is_free() -> bool:
            return not house.open_hall.pages.total

        await until(is_free)
        await (await house.player(arrive=False)).get("/api/games")


def test_as_many_descriptors_as_the_system_allows_are_asked_for() -> None:
    script = (
        "import resource\n"
        "from hexhaven.server.connections import descriptors\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))\n"
        "assert descriptors() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))\n"
        "assert descriptors() == 256\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
