"""What is thrown at a server: foreign pages, big, many and broken messages. Each gets its code, nothing breaks."""

import asyncio
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from hexhaven.server.cookies import cookie_in
from hexhaven.server.limits import Bucket, Buckets
from hexhaven.server.messages.chat import Said
from hexhaven.server.messages.connection import Hello, Pong, Problem
from hexhaven.server.messages.play import Receipt, WholeTable
from hexhaven.server.origins import is_own_host, is_own_origin, network_of, own_names
from hexhaven.server.settings import Limits, Settings, settings_for
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.player import PATIENCE, until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (None, True),
        ("http://127.0.0.1:8000", True),
        ("https://127.0.0.1:8000", True),
        ("HTTP://127.0.0.1:8000", True),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:8001", False),
        ("http://evil.example", False),
        ("http://127.0.0.1:8000.evil.example", False),
        ("http://evil.example/127.0.0.1:8000", False),
        ("http://user@127.0.0.1:8000", False),
        ("null", False),
        ("", False),
        ("file://127.0.0.1:8000", False),
        ("http://[", False),
        ("https://games.example", True),
    ],
)
def test_which_origins_are_our_own(origin: str | None, own: bool) -> None:
    assert is_own_origin(origin, "127.0.0.1:8000", ("https://games.example",)) is own


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("hexhaven.localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.5", True),
        ("[::1]:8000", True),
        ("[2001:db8::1]", True),
        ("box", True),
        ("box.local:8000", True),
        ("box.example.net", True),
        ("games.example", True),
        ("Games.Example.:443", True),
        ("pages.example:8000", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("games.example.evil.example", False),
        ("evil.example:80:80", False),
        ("user@localhost", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_which_hosts_are_our_own(monkeypatch: pytest.MonkeyPatch, host: str, own: bool) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Box.example.net")
    names = own_names(Settings("", hosts=("Games.example",), origins=("https://pages.example:8000",)))
    assert is_own_host(host, names) is own
    assert is_own_host(host, own_names(Settings("", hosts=("*",))))


def test_names_come_from_the_environment(tmp_path: Path) -> None:
    environment = {"HEXHAVEN_HOSTS": " games.example  other.example "}
    settings = settings_for(None, tmp_path, "127.0.0.1", 0, environment)
    assert settings.hosts == ("games.example", "other.example")
    assert is_own_host("other.example:80", own_names(settings))


async def test_a_foreign_name_for_this_server_reads_nothing(house: House) -> None:
    ada = await house.player()
    for path in ("/", "/api/me", "/api/games"):
        response = await ada.http.get(path, headers={"Host": "evil.example"})
        assert response.status_code == 421
        assert "HEXHAVEN_HOSTS" in response.text
    foreign = {"Host": "evil.example", "Origin": "http://evil.example"}
    response = await ada.http.post("/api/tables", json={}, headers=foreign)
    assert (response.status_code, response.json()["code"]) == (421, "unknown-host")
    port = int(house.url.rpartition(":")[2])
    ada.url = f"http://evil.example:{port}"
    with pytest.raises(InvalidStatus) as refused:
        await ada.connect(host="127.0.0.1", port=port)
    assert refused.value.response.status_code == 421


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_an_address_counts_with_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


async def test_a_foreign_page_gets_no_connection(house: House) -> None:
    ada = await house.player()
    with pytest.raises(InvalidStatus) as refused:
        await ada.connect(origin="http://evil.example")
    assert refused.value.response.status_code == 403
    await ada.connect(origin=house.url)
    await ada.watch((await ada.found("me", "open"))["id"])


async def test_a_foreign_page_changes_nothing(house: House) -> None:
    ada = await house.player()
    body = {"name": "Mallory"}
    foreign = await ada.http.patch("/api/me", json=body, headers={"Origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    async with httpx.AsyncClient(base_url=house.url, cookies=dict(ada.http.cookies)) as form:
        unmarked = await form.post("/api/tables", content=b"{}")
        assert (unmarked.status_code, unmarked.json()["code"]) == (403, "forbidden")
    assert (await ada.get("/api/me"))["name"] == "Ada"


async def test_a_broken_message_is_survived_and_many_are_not(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "open"))["id"]
    for message in ("nonsense", '{"t":"fly"}', b"binary", "{" * 3000):
        await ada.send(message)
        assert await ada.problem() == "malformed"
    await ada.send("x" * 4097)
    assert await ada.problem() == "too-big"
    await ada.watch(table)
    for _ in range(15):
        await ada.send("nonsense")
    assert await ada.closing() == 4429


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("", None),
        ("hexhaven=abc_-1", "abc_-1"),
        ("other=1; hexhaven=abc", "abc"),
        ("hexhaven=old;hexhaven = new ", "new"),
        ("hexhaven-device=1; xhexhaven=2", None),
        ("hexhaven; other", ""),
        ('hexhaven="a\\"b"', '"a\\"b"'),
    ],
)
def test_a_cookie_is_found(header: str, value: str | None) -> None:
    assert cookie_in(header, "hexhaven") == value


async def test_nobody_waits_while_a_monstrous_cookie_is_read(house: House) -> None:
    """Python's parser takes half a minute for this one, and nothing else is done meanwhile."""
    ada = await house.connected()
    table = (await ada.found("me", "random"))["id"]
    monster = {"Cookie": 'hexhaven="' + "\\" * 60_000 + '"'}
    async with asyncio.timeout(PATIENCE / 3), httpx.AsyncClient(base_url=house.url) as eve:
        assert (await eve.get("/api/me", headers=monster)).status_code == 401
        assert await ada.play(table, moves=3) == 3


CONTROL = "a\0b"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guest", {"name": CONTROL}),
        ("PATCH", "/api/me", {"name": "line\nfeed"}),
        ("PATCH", "/api/me", {"preferences": {CONTROL: 1}}),
        ("PATCH", "/api/me", {"preferences": {"deep": [{"down": "\x9f"}]}}),
        ("POST", "/api/login", {"login": CONTROL, "password": "password"}),
        ("POST", "/api/recover", {"recovery": CONTROL}),
        ("POST", "/api/tables", {"game": CONTROL, "seats": [{"kind": "me"}]}),
        ("POST", "/api/tables", {"game": "burgundy", "seats": [{"kind": "bot", "bot": CONTROL}]}),
        ("POST", "/api/tables", {"game": "burgundy", "seats": [{"kind": "me"}], "options": {CONTROL: "1"}}),
        ("POST", "/api/position", {"line": CONTROL}),
        ("POST", "/api/tables/x/sit", {"seat": 1, "invite": CONTROL}),
        ("POST", "/api/clubs", {"name": CONTROL}),
        ("PUT", "/api/tables/x/notes", {"content": {"deep": [CONTROL]}}),
        ("POST", "/api/me/notices", {"kind": "webhook", "url": f"https://a.b/{CONTROL}", "format": "slack"}),
        ("POST", "/api/notices/stop", {"secret": CONTROL}),
        ("GET", "/api/people/x/games?with=%00", None),
        ("POST", "/api/tables/a%00b/stand", None),
        ("GET", "/api/tables/a%00b", None),
        ("GET", "/api/tables/x?invite=%0a", None),
        ("GET", "/api/tables/x/moves?name=%C2%85", None),
    ],
)
async def test_control_characters_are_refused_in_every_field(
    any_house: House, method: str, path: str, body: object
) -> None:
    ada = await any_house.player()
    assert (await ada.call(method, path, body, 400))["code"] == "malformed"


async def test_a_game_file_has_no_control_characters_but_line_feeds(house: House) -> None:
    ada = await house.player()
    for data in (b"hexhaven record 2\0\n", b"hexhaven record 2\x1c\n", b"hexhaven record 2\r\n", b"\xed\xa0\x80"):
        response = await ada.http.post("/api/import", content=data)
        assert (response.status_code, response.json()["code"]) == (400, "malformed")


async def test_a_nul_in_a_request_stops_nobody(any_house: House) -> None:
    """It reached the writer once, which tried again and again while everybody waited."""
    ada, eve = await any_house.connected("Ada"), await any_house.connected("Eve")
    table, other = (await ada.found("me", "random"))["id"], (await eve.found("me", "random"))["id"]
    own = await eve.watch(other)
    for request in (CONTROL, "\x7f", "\x85"):
        await eve.send({"t": "answer", "table": other, "number": own.number, "text": "x", "request": request})
        assert await eve.problem() == "malformed"
    assert await ada.play(table, moves=3) == 3
    assert await eve.play(other, moves=3) == 3


async def test_an_outage_of_the_database_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await house.player()

    async def refuse(statement: object) -> None:
        raise ConnectionRefusedError

    eve = await house.player("Eve")
    await ada.connect()
    await ada.hear_a(Hello)
    monkeypatch.setattr(house.open_hall.store, "first", refuse)
    assert (await ada.call("GET", "/api/me", None, 503))["code"] == "unavailable"
    await ada.send({"t": "watch", "table": "x"})
    assert await ada.problem() == "unavailable"
    with pytest.raises(InvalidStatus) as refused:
        await eve.connect()
    assert refused.value.response.status_code == 503


async def test_a_monstrous_message_closes_the_connection(house: House) -> None:
    ada = await house.connected()
    await ada.send("x" * 200_000)
    assert await ada.closing() == 1009
    await (await ada.connect()).watch((await ada.found("me", "open"))["id"])


async def test_messages_in_pieces_are_put_together_but_not_without_end(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "open"))["id"]
    assert ada.ws is not None
    await ada.ws.send(['{"t":"watch","ta', f'ble":"{table}"', "}"])
    while (await ada.hear()).__class__.__name__ != "WholeTable":
        pass
    await ada.ws.send(["x" * 1000] * 5)
    assert await ada.problem() == "too-big"


def masked(message: str, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, message.encode()).serialize(mask=True)


async def test_frames_may_come_in_packets_of_any_size(house: House) -> None:
    """One at a time, several at once, in pieces, and mixed with pings: each is answered."""
    ada = await house.connected()
    assert ada.ws is not None
    table = (await ada.found("me", "open"))["id"]
    long_text = "x" * 200
    watch, ping = masked(f'{{"t":"watch","table":"{table}"}}'), masked('{"t":"ping"}')
    say = masked(f'{{"t":"say","table":"{table}","text":"{long_text}"}}')
    ada.ws.transport.write(watch)
    await ada.hear_a(WholeTable)
    for packet in (say, ping, masked("", Opcode.PING), ping + ping, ping[:1], ping[1:7], ping[7:] + say):
        ada.ws.transport.write(packet)
        await asyncio.sleep(0.01)
    answered: Counter[type] = Counter()
    while (answered[Pong], answered[Said]) != (4, 2):
        heard = await ada.hear()
        answered[type(heard)] += 1
        assert not isinstance(heard, Said) or heard.text == long_text
        assert not isinstance(heard, Problem)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
async def test_a_flood_of_empty_frames_ends(house: House, opcode: Opcode) -> None:
    """They are no messages, but reading a megabyte of them takes seconds, in which nobody else was heard."""
    ada, eve = await house.connected("Ada"), await house.connected("Eve")
    assert eve.ws is not None
    if opcode is Opcode.CONT:
        eve.ws.transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
    eve.ws.transport.write(Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True) * 1000)
    assert await eve.closing() == 4429
    assert await ada.play((await ada.found("me", "random"))["id"], moves=3) == 3


async def test_whoever_comes_again_with_a_flood_has_to_wait(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Being ended cost nothing, so that floods came again and again; those who play go on."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # nobody here is a proxy
    now = FakeTime()
    async with running(quiet(lite, monotonic=now, limits=Limits(address_work_burst=1_200))) as house:
        ada = await house.connected("Ada")
        table = (await ada.found("me", "random"))["id"]
        shown = await ada.watch(table)
        for _ in range(3):
            eve = await house.player(arrive=False)
            await eve.connect()
            await eve.hear_a(Hello)
            assert eve.ws is not None
            eve.ws.transport.write(Frame(Opcode.PING, b"").serialize(mask=True) * 1000)
            assert await eve.closing() == 4429
        late = await house.player(arrive=False)
        with pytest.raises(httpx.TransportError):
            await late.http.get("/api/games")
        assert isinstance(await ada.answer(table, shown.number, shown.choices[0].text), Receipt)
        now.forward(10)
        assert (await late.http.get("/api/games")).status_code == 200


async def test_a_long_request_for_a_websocket_is_answered(house: House) -> None:
    ada = await house.player()
    await ada.connect(headers={"X-Filler": "x" * 4000})
    assert isinstance(await ada.hear(), Hello)


async def test_visitors_without_a_session_are_counted(lite: str) -> None:
    async with running(quiet(lite, limits=Limits(visitors=2, address_share=1.0))) as house:
        visitors = [await house.player(arrive=False) for _ in range(3)]
        for visitor in visitors[:2]:
            await (await visitor.connect()).hear()
        await visitors[2].connect()
        assert await visitors[2].closing() == 4429
        await visitors[0].hang_up()

        async def has_left() -> bool:
            return house.open_hall.visitors.total < 2

        await until(has_left)
        await visitors[2].connect()
        await visitors[2].hear_a(Hello)


async def test_flooding_is_refused_and_then_ended(lite: str) -> None:
    now = FakeTime()
    limits = Limits(message_rate=1.0, message_burst=5, problems=10)
    async with running(quiet(lite, monotonic=now, limits=limits)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "open"))["id"]
        for _ in range(5):
            await ada.send({"t": "leave", "table": table})
        await ada.send({"t": "watch", "table": table})
        assert await ada.problem() == "too-often"
        now.forward(2)
        await ada.watch(table)
        for _ in range(20):
            await ada.send({"t": "leave", "table": table})
        assert await ada.closing() == 4429


async def test_too_many_requests_and_arrivals_are_refused(lite: str) -> None:
    now = FakeTime()
    limits = Limits(request_rate=1, request_burst=20, arrivals_rate=0.1, arrivals_burst=3)
    async with running(quiet(lite, monotonic=now, limits=limits)) as house:
        people = [await house.player() for _ in range(3)]
        late = await house.player(arrive=False)
        assert (await late.post("/api/guest", {"name": "Late"}, 429))["code"] == "too-often"
        await people[0].post(
            "/api/register", {"login": "ada", "password": "correct horse", "name": "Ada"}
        )  # no newcomer
        now.forward(10)
        await late.arrive()
        for _ in range(30):
            response = await people[0].http.get("/api/games")
        assert (response.status_code, response.json()["code"]) == (429, "too-often")


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/schema.json", "/api/", "/api/site"])
async def test_descriptions_count_as_requests(lite: str, path: str) -> None:
    """The first of them took thirty milliseconds of the server's time, and anybody could ask for it without end."""
    async with running(quiet(lite, limits=Limits(request_rate=1e-6, request_burst=2))) as house:
        visitor = await house.player(arrive=False)
        for _ in range(2):
            await visitor.get(path)
        assert (await visitor.get(path, 429))["code"] == "too-often"


@pytest.mark.parametrize(
    ("path", "status"),
    [("x" * 5000, 200), ("a/" * 2000, 200), ("assets/" + "x" * 300 + ".js", 404), ("api/tables/" + "x" * 5000, 404)],
    ids=["name", "folders", "file", "table"],
)
async def test_a_long_path_is_answered_as_a_short_one(house: House, path: str, status: int) -> None:
    """No file system has names of this length, so that looking for them failed in a way of its own."""
    visitor = await house.player(arrive=False)
    assert (await visitor.http.get(f"/{path}")).status_code == status


async def test_one_person_has_only_so_many_connections_and_tables(lite: str) -> None:
    async with running(quiet(lite, limits=Limits(connections=2, watched=2))) as house:
        ada = await house.connected()
        await ada.hear()
        second = await house.player(arrive=False)
        second.http.cookies.update(dict(ada.http.cookies))
        await second.connect()
        await second.hear()
        third = await house.player(arrive=False)
        third.http.cookies.update(dict(ada.http.cookies))
        await third.connect()
        assert await third.closing() == 4429
        tables = [(await ada.found("me", "open"))["id"] for _ in range(3)]
        for table in tables[:2]:
            await ada.watch(table)
        await ada.send({"t": "watch", "table": tables[2]})
        assert await ada.problem() == "too-big"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/guest", b"", 400, "malformed"),
        ("POST", "/api/guest", b'{"name":1}', 400, "malformed"),
        ("POST", "/api/guest", b'{"name":"A","x":1}', 400, "malformed"),
        ("POST", "/api/guest", b'{"name":"\xff"}', 400, "malformed"),
        ("POST", "/api/guest", b'{"name":"' + b"A" * 20_000 + b'"}', 413, "too-big"),
        ("POST", "/api/guest", b"[" * 10_000, 400, "malformed"),
        ("GET", "/api/nothing", b"", 404, "no-such-call"),
        ("GET", "/api/tables/nosuch", b"", 404, "no-such-table"),
        ("GET", "/api/me", b"", 401, "no-session"),
        ("GET", "/api/mine", b"", 401, "no-session"),
    ],
)
async def test_requests_that_make_no_sense(
    house: House, method: str, path: str, body: bytes, status: int, code: str
) -> None:
    player = await house.player(arrive=False)
    response = await player.http.request(method, path, content=body)
    assert (response.status_code, response.json()["code"]) == (status, code)


async def test_pages_have_secure_headers_and_stay_in_their_folder(house: House) -> None:
    player = await house.player(arrive=False)
    for path in ("/", "/table/abc", "/" + "a" * 5000, "/" + "a/" * 3000, "/api/games"):
        response = await player.http.get(path)
        assert response.status_code == 200
        assert "frame-ancestors 'none'" in response.headers["content-security-policy"]
        assert "unsafe-inline" not in response.headers["content-security-policy"]
        assert response.headers["x-content-type-options"] == "nosniff"
    for path in ("/../app.py", "/..%2fapp.py", "/%2e%2e/app.py", "/nosuch.js", "/%00.js", f"/{'a' * 5000}.js"):
        assert (await player.http.get(path)).status_code in (400, 404)


async def test_long_answers_are_compressed_and_short_ones_are_not(house: House) -> None:
    ada = await house.player()
    long, short = await ada.http.get("/api/openapi.json"), await ada.http.get("/api/me")
    assert long.headers["content-encoding"] == "gzip"
    assert long.json()["openapi"]
    assert "content-encoding" not in short.headers
    plain = await ada.http.get("/api/openapi.json", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == long.json()


async def test_a_reader_who_does_not_keep_up_is_let_go(lite: str) -> None:
    async with running(quiet(lite, limits=Limits(unsent_bytes=1000))) as house:
        ada = await house.connected()
        table = (await ada.found("me", "open"))["id"]
        await ada.watch(table)
        (socket,) = house.open_hall.connections[ada.person]
        socket.transport.pause_reading()
        assert ada.ws is not None
        ada.ws.transport.pause_reading()
        async with asyncio.timeout(PATIENCE):
            while ada.person in house.open_hall.connections:
                socket.send(b"\x89\x00" * 50_000)
                await asyncio.sleep(0)
        ada.ws.transport.abort()  # it reads no farewell either


def test_buckets_fill_with_time() -> None:
    bucket = Bucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    buckets = Buckets(1.0, 1)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.5)
    assert buckets.take("b", 0.5)
