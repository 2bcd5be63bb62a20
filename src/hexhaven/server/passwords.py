"""Passwords: every guess is counted before it is checked, and hashing makes nobody wait for long."""

import asyncio
import os
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hexhaven.server.codes import ApiError
from hexhaven.server.limits import Bucket, Buckets
from hexhaven.server.settings import Settings

Result = TypeVar("Result")

HASHES_AT_ONCE = 1
POLITE = 10  # a higher number, and on a busy machine a password takes half a minute
PLACES_OF_AN_ADDRESS = 2  # in the queue for hashing
PLACES = 40
BY_ADDRESS, BY_LOGIN = 5, 10  # times as many guesses are allowed from one address, and at one login by strangers


def too_many_guesses() -> ApiError:
    return ApiError(429, "too-often", "too many wrong passwords; wait a little")


def step_back() -> None:
    """On Linux, games go before this thread and those that hash for it."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, 0, POLITE)


class Queue:
    """A few passwords are hashed at once, a few more wait; everyone else is refused immediately."""

    def __init__(self, at_once: int) -> None:
        self.slots = asyncio.Semaphore(at_once)
        self.taken: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        if self.taken[address] >= PLACES_OF_AN_ADDRESS or self.taken.total() >= PLACES:
            raise too_many_guesses()
        self.taken[address] += 1
        try:
            yield
        finally:
            self.taken[address] -= 1
            self.taken += Counter()  # forgets the addresses that have left


class Passwords:
    """Hashes and checks. Devices that have logged in before have limits and a queue of their own, so that strangers
    cannot lock an owner out."""

    def __init__(self, settings: Settings) -> None:
        self.monotonic = settings.monotonic
        rate, burst = settings.limits.logins_rate, settings.limits.logins_burst
        self.by_address = Buckets(BY_ADDRESS * rate, BY_ADDRESS * burst)
        self.by_login = Buckets(BY_LOGIN * rate, BY_LOGIN * burst)
        self.by_both = Buckets(rate, burst)  # an address and a login, or a known device
        self.threads = ThreadPoolExecutor(2 * HASHES_AT_ONCE, "hexhaven-passwords", initializer=step_back)
        self.hasher = PasswordHasher(parallelism=1)  # the other processors are for the games
        self.nobodys_hash = self.hasher.hash(secrets.token_hex(16))
        self.strangers = Queue(HASHES_AT_ONCE)
        self.known = Queue(HASHES_AT_ONCE)

    async def aside(self, work: Callable[..., Result], *given: str) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    async def hashed(self, password: str, address: str) -> str:
        with self.strangers.place(address):
            async with self.strangers.slots:
                return await self.aside(self.hasher.hash, password)

    async def is_right(
        self, password: str, hashed: str | None, login: str, address: str, device: str | None = None
    ) -> bool:
        """Whether the password belongs to the hash; without one it takes as long. A right one does not count."""
        queue = self.strangers if device is None else self.known
        with queue.place(address):
            counted = self.count(login, address, device)
            async with queue.slots:
                right = await self.aside(self.verify, hashed or self.nobodys_hash, password)
        if not right or hashed is None:
            return False
        for bucket in counted:
            bucket.give_back()
        return True

    def count(self, login: str, address: str, device: str | None) -> list[Bucket]:
        """Count a guess, unless there have been too many; nothing else happens in between."""
        now = self.monotonic()
        if device is not None:
            buckets = [self.by_both.bucket(f"{device} {login}", now)]
        elif self.by_address.would_pass(address, now):
            buckets = [
                self.by_address.bucket(address, now),
                self.by_both.bucket(f"{address} {login}", now),
                self.by_login.bucket(login, now),
            ]
        else:
            raise too_many_guesses()
        if not all(bucket.would_pass(now) for bucket in buckets):
            raise too_many_guesses()
        for bucket in buckets:
            bucket.take(now)
        return buckets

    def verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
