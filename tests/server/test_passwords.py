"""Passwords: guesses are counted before they are checked, and nobody waits for those of others."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator

import pytest

from hexhaven.server.passwords import HASHES_AT_ONCE, PLACES_OF_AN_ADDRESS, Passwords
from hexhaven.server.settings import Limits
from tests.server.conftest import ROOMY, FakeTime, House, quiet, running
from tests.server.player import PATIENCE, Player, until

pytestmark = pytest.mark.anyio

RIGHT, WRONG = "correct horse", "wrong guess"


async def owner(house: House) -> Player:
    ada = await house.player()
    await ada.post("/api/register", {"login": "ada", "password": RIGHT, "name": "Ada"})
    return ada


async def guess(player: Player, password: str = WRONG, address: str = "192.0.2.1", login: str = "ada") -> int:
    body = {"login": login, "password": password}
    response = await player.http.post("/api/login", json=body, headers={"X-Forwarded-For": address})
    return response.status_code


class Blocked:
    """Wrong passwords are checked when told to, right ones at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.checked = 0
        monkeypatch.setattr(Passwords, "verify", self.verify)

    def verify(self, hashed: str, password: str) -> bool:
        if password == RIGHT:
            return True
        self.checked += 1
        self.go.wait(60)
        return False


@pytest.fixture
def blocked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Blocked]:
    held = Blocked(monkeypatch)
    yield held
    held.go.set()


async def test_wrong_passwords_are_refused_and_then_counted(lite: str) -> None:
    now = FakeTime()
    limits = Limits(logins_burst=3, logins_rate=0.01, arrivals_burst=100)
    async with running(quiet(lite, monotonic=now, limits=limits)) as house:
        await owner(house)
        thief = await house.player(arrive=False)
        for _ in range(3):
            wrong = await thief.post("/api/login", {"login": "ada", "password": WRONG}, status=403)
            assert wrong["code"] == "wrong-password"
        refused = await thief.post("/api/login", {"login": "ada", "password": RIGHT}, status=429)
        assert refused["code"] == "too-often"
        now.forward(1000)
        await thief.post("/api/login", {"login": "ada", "password": RIGHT})
        unknown = await thief.post("/api/login", {"login": "nobody", "password": WRONG}, status=403)
        assert unknown == wrong


async def test_right_passwords_do_not_count(lite: str) -> None:
    async with running(quiet(lite, limits=Limits(logins_burst=1, logins_rate=0.0))) as house:
        await owner(house)
        for _ in range(5):
            assert await guess(await house.player(arrive=False), RIGHT) == 200


async def test_guesses_at_the_same_time_are_counted_too(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    verify = Passwords.verify

    def count(self: Passwords, hashed: str, password: str) -> bool:
        checked.append(password)
        return verify(self, hashed, password)

    monkeypatch.setattr(Passwords, "verify", count)
    async with running(quiet(lite, limits=Limits(logins_burst=3, logins_rate=0.0, request_burst=1000))) as house:
        await owner(house)
        thief = await house.player(arrive=False)
        for _ in range(5):
            await asyncio.gather(*(guess(thief) for _ in range(20)))
        assert len(checked) == 3


async def test_guesses_from_everywhere_are_counted_by_login(lite: str) -> None:
    async with running(quiet(lite, limits=Limits(logins_burst=1, logins_rate=0.0))) as house:
        await owner(house)
        thief = await house.player(arrive=False)
        answers = [await guess(thief, address=f"192.0.2.{number}") for number in range(12)]
        assert answers == [403] * 10 + [429] * 2
        assert [await guess(thief, address="198.51.100.1", login=f"x{number}") for number in range(6)] == [403] * 5 + [
            429
        ]


async def test_strangers_do_not_lock_out_an_owner_who_comes_from_a_known_device(lite: str) -> None:
    async with running(quiet(lite, limits=Limits(logins_burst=1, logins_rate=0.0))) as house:
        ada = await owner(house)
        thief = await house.player(arrive=False)
        async with asyncio.timeout(PATIENCE):
            while await guess(thief) != 429:
                pass
        for number in range(20):
            await guess(thief, address=f"192.0.2.{number}")
        assert await guess(await house.player(arrive=False), RIGHT, "203.0.113.9") == 429
        await ada.post("/api/logout", status=204)
        assert await guess(ada, RIGHT) == 200
        await ada.post("/api/logout", status=204)
        assert await guess(ada) == 403
        assert await guess(ada, RIGHT) == 429, "a known device may not guess without end either"


async def test_another_persons_device_is_not_known(lite: str) -> None:
    async with running(quiet(lite, limits=Limits(logins_burst=1, logins_rate=0.0))) as house:
        await owner(house)
        eve = await house.player("Eve")
        await eve.post("/api/register", {"login": "eve", "password": RIGHT, "name": "Eve"})
        assert [await guess(eve) for _ in range(3)] == [403, 429, 429]


async def test_a_flood_of_guesses_is_refused_without_waiting(lite: str, blocked: Blocked) -> None:
    """Of 200 wrong logins only a few stand before an honest one, which need not wait for the others' limits."""
    async with running(quiet(lite, limits=ROOMY)) as house:
        await owner(house)
        thief, honest = await house.player(arrive=False), await house.player(arrive=False)
        flood = [asyncio.create_task(guess(thief, login=f"login{number}")) for number in range(200)]

        async def refused() -> bool:
            return sum(task.done() for task in flood) == len(flood) - PLACES_OF_AN_ADDRESS

        await until(refused)
        coming = asyncio.create_task(guess(honest, RIGHT, "198.51.100.7"))
        blocked.go.set()
        assert await coming == 200
        assert Counter([await task for task in flood]) == {429: 200 - PLACES_OF_AN_ADDRESS, 403: PLACES_OF_AN_ADDRESS}


async def test_a_known_device_does_not_queue_behind_strangers(lite: str, blocked: Blocked) -> None:
    async with running(quiet(lite, limits=ROOMY)) as house:
        ada = await owner(house)
        thief = await house.player(arrive=False)
        flood = [asyncio.create_task(guess(thief, address=f"192.0.2.{number}")) for number in range(30)]

        async def hashing() -> bool:
            return blocked.checked == HASHES_AT_ONCE

        await until(hashing)
        assert await guess(ada, RIGHT) == 200
        blocked.go.set()
        assert {await task for task in flood} <= {403, 429}
