"""People are told by e-mail, push or webhook while they are not here: once for each turn, by one process, and never
anything secret."""

import asyncio
import re
import threading
from functools import partial
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import func, select, update

from hexhaven.server.clocks import DAY
from hexhaven.server.notices.outgoing import BadTarget, NotDelivered, is_public, post, split_target
from hexhaven.server.notices.webhooks import body_for
from hexhaven.server.schema import channels, outbox, tables
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.player import PATIENCE, Player, Receipt, until
from tests.server.receivers import Arrivals, Browser, bytes_of, mail_arrives, posts_arrive

pytestmark = pytest.mark.anyio

KEY = "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE"
DAYS = {"kind": "days", "days": 2}


def told(database: str, now: FakeTime, **more: Any) -> Any:
    """Time goes when told to, and so do messages."""
    return running(quiet(database, now=now, url="https://games.example.org", **{"sweep_seconds": 3600.0, **more}))


async def look(*houses: House) -> None:
    for house in houses:
        await house.open_hall.outbox.fill()
    await asyncio.gather(*(house.open_hall.delivery.once() for house in houses))


async def add_email(player: Player, arrivals: Arrivals, address: str = "ada@example.org") -> str:
    """Also opens the link in the letter; the id of the channel."""
    added = (await player.post("/api/me/notices", {"kind": "email", "address": address}))["channels"]
    assert not added[-1]["confirmed"]
    letter = await arrivals.letter()
    assert letter["To"] == address
    found = re.search(r"https://games\.example\.org/#/confirm/(\S+)", letter.get_content())
    assert found is not None
    await player.post("/api/notices/confirm", {"secret": found[1]}, 204)
    return str(added[-1]["id"])


async def game_of_two(house: House, clock: dict[str, Any] = DAYS) -> tuple[Player, Player, str]:
    """Ada is to move, and neither is connected."""
    ada, bob = await house.player("Ada"), await house.player("Bob")
    table = (await ada.found("me", "open", clock=clock))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})

    async def is_asked() -> bool:
        return bool((await ada.get(f"/api/tables/{table}"))["to_move"] == [0])

    await until(is_asked)
    return ada, bob, table


async def play_turn(player: Player, table: str) -> None:
    """All of the player's answers until it is somebody else's turn."""
    await player.connect()
    shown = await player.watch(table)
    while shown.choices:
        assert isinstance(await player.answer(table, shown.number, shown.choices[0].text), Receipt)
        shown = await player.watch(table)
    await player.hang_up()


async def test_one_letter_for_a_turn_and_one_reminder_before_it_is_too_late(database: str) -> None:
    now = FakeTime()
    async with mail_arrives() as arrivals, told(database, now, smtp=f"smtp://127.0.0.1:{arrivals.port}") as house:
        ada, bob, table = await game_of_two(house)
        await add_email(ada, arrivals)
        await look(house)
        assert arrivals.letters.empty()  # she has only just gone
        now.forward(120)
        await look(house)
        await look(house)
        letter = await arrivals.letter()
        assert letter["Subject"] == "It is your turn in The Castles of Burgundy with Bob."
        assert f"https://games.example.org/#/table/{table}" in letter.get_content()
        stop = re.search(r"https://\S+/#/stop/\S+", letter.get_content())
        assert stop is not None
        assert letter["List-Unsubscribe"].strip() == f"<{stop[0]}>"
        now.forward(DAY)
        await look(house)
        assert arrivals.letters.empty()
        now.forward(0.6 * DAY)
        await look(house)
        await look(house)
        assert "runs out in 10 hours" in (await arrivals.letter())["Subject"]
        await play_turn(ada, table)
        await play_turn(bob, table)
        now.forward(120)
        await look(house)
        assert (await arrivals.letter())["Subject"].startswith("It is your turn")
        await look(house)
        assert arrivals.letters.empty()


async def test_half_a_turn_is_not_a_new_one(lite: str) -> None:
    now = FakeTime()
    async with mail_arrives() as arrivals, told(lite, now, smtp=f"smtp://127.0.0.1:{arrivals.port}") as house:
        ada, _, table = await game_of_two(house)
        await add_email(ada, arrivals)
        now.forward(120)
        await look(house)
        await arrivals.letter()
        await ada.connect()
        shown = await ada.watch(table)
        await ada.answer(table, shown.number, shown.choices[0].text)
        assert (await ada.watch(table)).choices
        await ada.hang_up()
        await house.open_hall.sweeping.once(1)
        now.forward(3600)
        await look(house)
        assert arrivals.letters.empty()


async def test_a_reminder_is_enough_for_whoever_was_not_told_before(lite: str) -> None:
    now = FakeTime()
    async with mail_arrives() as arrivals, told(lite, now, smtp=f"smtp://127.0.0.1:{arrivals.port}") as house:
        ada, _, _ = await game_of_two(house)
        now.forward(1.7 * DAY)
        await add_email(ada, arrivals)
        now.forward(120)
        for _ in range(3):
            await look(house)
        assert "runs out" in (await arrivals.letter())["Subject"]
        assert arrivals.letters.empty()


def kinds_of(arrivals: Arrivals) -> list[str]:
    """What each message that has arrived was about."""
    bodies = [arrivals.posts.get_nowait()[2] for _ in range(arrivals.posts.qsize())]
    return ["reminder" if b"runs out in" in body else "turn" for body in bodies]


@pytest.mark.parametrize("seconds", [12.0, 30.0, 75.0, 200.0, 3600.0, DAY, 30 * DAY])
@pytest.mark.parametrize("is_here", [False, True])
async def test_one_reminder_comes_before_a_deadline_however_long_a_move_may_take(
    lite: str, seconds: float, is_here: bool
) -> None:
    """Also to whoever has left the page open somewhere and gone away from it."""
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any", sweep_seconds=1.0) as house:
        ada, _, _ = await game_of_two(house, {"kind": "days", "days": seconds / DAY, "out": "vote"})
        await ada.post("/api/me/notices", webhook(arrivals))
        if is_here:
            await ada.connect()
        step, end = min(max(5.0, seconds / 50), DAY / 4), now() + seconds
        while now() + step < end:
            now.forward(step)
            await look(house)
        told_of = kinds_of(arrivals)
        assert told_of.count("reminder") == 1
        assert told_of == (["turn"] if seconds >= 100 and not is_here else []) + ["reminder"]
        for _ in range(3):
            now.forward(seconds)
            await look(house)
        assert "reminder" not in kinds_of(arrivals)


async def test_each_deadline_of_a_long_turn_has_its_reminder(lite: str) -> None:
    """The time begins anew with every answer; being told that it is one's turn does not."""
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any") as house:
        ada, _, table = await game_of_two(house)
        await ada.post("/api/me/notices", webhook(arrivals))
        for _ in range(2):
            now.forward(120)
            await look(house)
            now.forward(1.8 * DAY)
            await look(house)
            await ada.connect()
            shown = await ada.watch(table)
            assert isinstance(await ada.answer(table, shown.number, shown.choices[0].text), Receipt)
            await ada.hang_up()
            await house.open_hall.sweeping.once(1)
        assert kinds_of(arrivals) == ["turn", "reminder", "reminder"]


async def test_who_wants_no_reminder_is_told_of_the_turn_all_the_same(lite: str) -> None:
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any", sweep_seconds=1.0) as house:
        ada, _, _ = await game_of_two(house, {"kind": "days", "days": 75 / DAY})
        added = await ada.post("/api/me/notices", webhook(arrivals))
        await ada.call("PATCH", f"/api/me/notices/{added['channels'][0]['id']}", {"wants": ["turn"]})
        for _ in range(14):
            now.forward(5)
            await look(house)
        assert kinds_of(arrivals) == ["turn"]


async def test_a_total_that_runs_out_while_somebody_is_away_is_told_of_once(database: str) -> None:
    now = FakeTime()
    async with posts_arrive() as arrivals, told(database, now, outgoing="any", sweep_seconds=1.0) as house:
        ada, _, _ = await game_of_two(house, {"kind": "total", "minutes": 60})
        await ada.post("/api/me/notices", webhook(arrivals))
        for _ in range(29):
            now.forward(120)
            await look(house)
        assert kinds_of(arrivals) == ["turn", "reminder"]


async def test_who_is_here_or_has_a_bot_is_not_told(lite: str) -> None:
    now = FakeTime()
    async with mail_arrives() as arrivals, told(lite, now, smtp=f"smtp://127.0.0.1:{arrivals.port}") as house:
        ada, _, table = await game_of_two(house)
        await add_email(ada, arrivals)
        await ada.connect()
        now.forward(120)
        await look(house)
        await ada.hang_up()
        await ada.post(f"/api/tables/{table}/resign")
        now.forward(120)
        await look(house)
        assert arrivals.letters.empty()


async def test_of_two_processes_one_sends(postgres_database: str) -> None:
    now = FakeTime()
    process = partial(told, postgres_database, now, outgoing="any")
    async with posts_arrive() as arrivals, process() as one, process() as two:
        ada, _, _ = await game_of_two(one)
        await ada.post("/api/me/notices", webhook(arrivals))
        now.forward(120)
        for _ in range(3):
            await asyncio.gather(look(one), look(two))
        await arrivals.post()
        assert arrivals.posts.empty()


def webhook(arrivals: Arrivals, form: str = "slack") -> dict[str, str]:
    return {"kind": "webhook", "url": f"http://127.0.0.1:{arrivals.port}/hook?x=1", "format": form}


async def test_a_webhook_gets_what_its_program_expects(lite: str) -> None:
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any") as house:
        ada, _, table = await game_of_two(house)
        added = await ada.post("/api/me/notices", webhook(arrivals, "discord"))
        assert added["channels"][0]["address"] == "127.0.0.1"  # the rest is a secret
        now.forward(120)
        await look(house)
        path, headers, body = await arrivals.post()
        assert (path, headers["content-type"]) == ("/hook?x=1", "application/json")
        line = "It is your turn in The Castles of Burgundy with Bob."
        content = f"{line}\nhttps://games.example.org/#/table/{table}"
        assert msgspec.json.decode(body) == {"content": content, "allowed_mentions": {"parse": []}}


def test_names_are_no_markup() -> None:
    line, url = "with *Bob* <@1> & [x](y)", "https://a.example/#/table/t"
    assert msgspec.json.decode(body_for("slack", line, url))["text"] == f"with *Bob* &lt;@1&gt; &amp; [x](y)\n<{url}>"
    assert msgspec.json.decode(body_for("matrix", line, url)) == {
        "text": r"with \*Bob\* \<@1\> & \[x\](y)" + f"\n{url}",
        "username": "Hexhaven",
    }


async def test_a_browser_can_read_what_is_pushed_and_knows_who_sent_it(lite: str) -> None:
    now, browser = FakeTime(), Browser()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any", push_key=KEY) as house:
        ada, _, table = await game_of_two(house)
        await ada.call("PATCH", "/api/me", {"language": "de"})
        server_key = (await ada.get("/api/me/notices"))["push_key"]
        endpoint = f"http://127.0.0.1:{arrivals.port}/push/abc"
        await ada.post("/api/me/notices", {"kind": "push", "endpoint": endpoint, **browser.keys()})
        now.forward(120)
        await look(house)
        path, headers, body = await arrivals.post()
        said = msgspec.json.decode(browser.read(body))
        assert said["line"] == "Du bist am Zug: Die Burgen von Burgund mit Bob."
        assert (path, said["url"]) == ("/push/abc", f"https://games.example.org/#/table/{table}")
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        found = re.fullmatch(r"vapid t=(\S+)\.(\S+), k=(\S+)", headers["authorization"])
        assert found is not None
        assert found[3] == server_key
        signature = bytes_of(found[2])
        numbers = (int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(found[3]))
        public.verify(encode_dss_signature(*numbers), found[1].encode(), ec.ECDSA(SHA256()))
        claims = msgspec.json.decode(bytes_of(found[1].partition(".")[2]))
        assert (claims["aud"], claims["sub"]) == (f"http://127.0.0.1:{arrivals.port}", "https://games.example.org")


async def test_a_browser_that_is_gone_is_forgotten(lite: str) -> None:
    now, browser = FakeTime(), Browser()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any", push_key=KEY) as house:
        ada, _, _ = await game_of_two(house)
        endpoint = f"http://127.0.0.1:{arrivals.port}/push/abc"
        await ada.post("/api/me/notices", {"kind": "push", "endpoint": endpoint, **browser.keys()})
        arrivals.statuses = [410]
        now.forward(120)
        await look(house)
        await arrivals.post()
        assert (await ada.get("/api/me/notices"))["channels"] == []


async def test_what_cannot_be_delivered_is_tried_again_and_then_given_up(lite: str) -> None:
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any") as house:
        ada, _, _ = await game_of_two(house)
        await ada.post("/api/me/notices", webhook(arrivals))
        arrivals.statuses = [500] * 5
        for _ in range(6):
            now.forward(20_000)
            await look(house)
        assert arrivals.posts.qsize() == 5
        left = await house.open_hall.store.first(select(func.count()).select_from(outbox))
        assert left is not None
        assert left[0] == 0


async def test_what_is_no_longer_true_is_not_sent(lite: str) -> None:
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any") as house:
        ada, _, table = await game_of_two(house)
        await ada.post("/api/me/notices", webhook(arrivals))
        now.forward(120)
        await house.open_hall.outbox.fill()
        await play_turn(ada, table)
        await house.open_hall.delivery.once()
        assert arrivals.posts.empty()


async def test_people_choose_what_they_are_told(lite: str) -> None:
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any") as house:
        ada, bob, table = await game_of_two(house)
        added = await ada.post("/api/me/notices", webhook(arrivals))
        path = f"/api/me/notices/{added['channels'][0]['id']}"
        chosen = await ada.call("PATCH", path, {"wants": ["over", "asked"]})
        assert chosen["channels"][0]["wants"] == ["asked", "over"]
        await bob.call("PATCH", path, {"wants": []}, 404)
        await bob.call("DELETE", path, None, 404)
        now.forward(120)
        await look(house)
        assert arrivals.posts.empty()
        await ada.post(f"{path}/try", None, 204)
        assert b"test message" in (await arrivals.post())[2]
        assert (await ada.call("DELETE", path))["channels"] == []
        await ada.post(f"{path}/try", None, 404)
        assert table


async def test_the_end_and_the_next_game_are_news(lite: str) -> None:
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any") as house:
        ada, bob, table = await game_of_two(house)
        await ada.post("/api/me/notices", webhook(arrivals))
        now.forward(30)
        over = {"status": "over", "result": '{"points":[1,2],"places":[2,1]}', "moved": now(), "to_move": -3}
        await house.open_hall.store.change(update(tables).values(**over))
        now.forward(120)
        await look(house)
        assert b"is over" in (await arrivals.post())[2]
        await bob.post(f"/api/tables/{table}/rematch", {})
        now.forward(120)
        await look(house)
        assert b"a seat is kept for you" in (await arrivals.post())[2]
        await look(house)
        assert arrivals.posts.empty()


async def test_many_invitations_are_one_message_until_somebody_comes(lite: str) -> None:
    """Otherwise anybody who has played with them fills a mailbox with the tables they open."""
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any") as house:
        ada, bob, _ = await game_of_two(house)
        await bob.post("/api/me/notices", webhook(arrivals))
        for _ in range(3):
            for _ in range(3):
                table = (await ada.found("me", "open", "open"))["id"]
                await ada.post(f"/api/tables/{table}/ask", {"people": [bob.person]})
            now.forward(120)
            await look(house)
        assert b"a seat is kept for you" in (await arrivals.post())[2]
        assert arrivals.posts.empty()
        await bob.get("/api/me")
        table = (await ada.found("me", "open", "open"))["id"]
        await ada.post(f"/api/tables/{table}/ask", {"people": [bob.person]})
        now.forward(120)
        await look(house)
        assert b"a seat is kept for you" in (await arrivals.post())[2]


async def test_one_address_looks_up_only_so_many_names_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that nobody answers for keeps a thread for half a minute."""
    held = threading.Event()

    def slow(*given: object, **more: object) -> list[object]:
        held.wait(PATIENCE)
        raise OSError("no such name")

    monkeypatch.setattr("hexhaven.server.notices.outgoing.getaddrinfo", slow)
    ada = await house.player()
    wish = {"kind": "webhook", "url": "https://slow.example.org/", "format": "slack"}
    waiting = [asyncio.create_task(ada.http.post("/api/me/notices", json=wish)) for _ in range(5)]
    try:
        async with asyncio.timeout(PATIENCE):
            while sum(task.done() for task in waiting) < 3:
                await asyncio.sleep(0.01)
        refused = [task.result() for task in waiting if task.done()]
        assert [(one.status_code, one.json()["code"]) for one in refused] == [(429, "too-often")] * 3
        assert await asyncio.to_thread(lambda: "others have threads of their own")
    finally:
        held.set()
        await asyncio.gather(*waiting)


async def test_nothing_is_sent_to_an_address_nobody_has_confirmed(lite: str) -> None:
    now = FakeTime()
    async with mail_arrives() as arrivals, told(lite, now, smtp=f"smtp://127.0.0.1:{arrivals.port}") as house:
        ada, _, _ = await game_of_two(house)
        added = await ada.post("/api/me/notices", {"kind": "email", "address": "eve@example.org"})
        await arrivals.letter()
        await ada.post(f"/api/me/notices/{added['channels'][0]['id']}/try", None, 409)
        await ada.post("/api/notices/confirm", {"secret": "wrong"}, 404)
        now.forward(120)
        await look(house)
        assert arrivals.letters.empty()


async def test_a_link_in_every_letter_ends_them(lite: str) -> None:
    now = FakeTime()
    async with mail_arrives() as arrivals, told(lite, now, smtp=f"smtp://127.0.0.1:{arrivals.port}") as house:
        ada, _, _ = await game_of_two(house)
        await add_email(ada, arrivals)
        now.forward(120)
        await look(house)
        found = re.search(r"/#/stop/(\S+)", (await arrivals.letter()).get_content())
        assert found is not None
        stranger = await house.player("Eve", arrive=False)
        await stranger.post("/api/notices/stop", {"secret": found[1]}, 204)
        await stranger.post("/api/notices/stop", {"secret": found[1]}, 404)
        assert (await ada.get("/api/me/notices"))["channels"] == []


async def test_letters_to_strangers_are_limited(lite: str) -> None:
    now = FakeTime()
    async with mail_arrives() as arrivals, told(lite, now, smtp=f"smtp://127.0.0.1:{arrivals.port}") as house:
        ada = await house.player()
        for number in range(5):
            await ada.post("/api/me/notices", {"kind": "email", "address": f"a{number}@example.org"})
        await ada.post("/api/me/notices", {"kind": "email", "address": "a6@example.org"}, 429)


async def test_a_mail_server_that_refuses_is_told_of_at_once(lite: str) -> None:
    async with mail_arrives() as arrivals, told(lite, FakeTime(), smtp=f"smtp://127.0.0.1:{arrivals.port}") as house:
        ada = await house.player()
        arrivals.refusing = True
        refused = await ada.post("/api/me/notices", {"kind": "email", "address": "ada@example.org"}, 409)
        assert refused["code"] == "not-delivered"
        assert (await ada.get("/api/me/notices"))["channels"] == []


async def test_a_server_without_settings_offers_only_webhooks_to_public_machines(house: House) -> None:
    ada = await house.player()
    offered = await ada.get("/api/me/notices")
    assert (offered["possible"], offered["push_key"], offered["channels"]) == (["webhook"], None, [])
    email = {"kind": "email", "address": "ada@example.org"}
    push = {"kind": "push", "endpoint": "https://push.example.org/x", **Browser().keys()}
    for wish in (email, push):
        assert (await ada.post("/api/me/notices", wish, 409))["code"] == "no-such-channel"
    for url in (
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://user@example.org/",
        "ftp://a.b/",
    ):
        wish = {"kind": "webhook", "url": url, "format": "slack"}
        assert (await ada.post("/api/me/notices", wish, 400))["code"] == "bad-target"


async def test_erased_people_are_told_nothing(lite: str) -> None:
    now = FakeTime()
    async with posts_arrive() as arrivals, told(lite, now, outgoing="any") as house:
        ada, _, _ = await game_of_two(house)
        await ada.post("/api/me/notices", webhook(arrivals))
        assert (await ada.get("/api/me/export"))["messages"][0]["kind"] == "webhook"
        await ada.call("DELETE", "/api/me", None, 204)
        left = await house.open_hall.store.first(select(func.count()).select_from(channels))
        assert left is not None
        assert left[0] == 0


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("10.1.2.3", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
        ("::7f00:1", False),
        ("fec0::1", False),
        ("64:ff9b:1::a00:1", False),
        ("ff02::1", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) == public


def test_a_line_break_does_not_get_into_a_request() -> None:
    with pytest.raises(BadTarget):
        split_target("https://example.org/a b", False)
    with pytest.raises(BadTarget):
        split_target("https://example.org/\u00e4", False)


async def test_who_does_not_answer_in_http_has_not_got_it() -> None:
    async def chatter(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"x" * 100_000)
        writer.close()

    async with await asyncio.start_server(chatter, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NotDelivered):
            await post(f"http://127.0.0.1:{port}/", b"", {}, private_too=True)
        with pytest.raises(BadTarget):
            await post(f"https://127.0.0.1:{port}/", b"", {}, private_too=False)
