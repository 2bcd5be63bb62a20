"""Servers for the tests: in this process on a store of its own, SQLite or a PostgreSQL that is started here."""

import asyncio
import contextlib
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from argon2 import PasswordHasher

from hexhaven.server import passwords, store
from hexhaven.server.app import Hall, Server, server_for
from hexhaven.server.settings import Limits, Settings, sqlite_url
from hexhaven.server.store import Store
from tests.server.player import PATIENCE, Player
from tests.server.postgres import Postgres

ROOMY = Limits(
    message_rate=1e6,
    message_burst=10**6,
    request_rate=1e6,
    request_burst=10**6,
    arrivals_rate=1e6,
    arrivals_burst=10**6,
    open_tables=10**6,
    open_tables_here=10**6,
    work_rate=1e6,
    work_burst=10**6,
    address_work_rate=1e6,
    address_work_burst=10**6,
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing at the lowest priority, and as long as it should take, would never end beside other tests."""
    monkeypatch.setattr(passwords, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8))
    monkeypatch.setattr(passwords, "step_back", lambda: None)


@pytest.fixture(autouse=True)
def patient_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no outage."""
    monkeypatch.setattr(store, "WRITE_SECONDS", PATIENCE)


class FakeTime:
    """A clock that goes when told to."""

    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def __call__(self) -> float:
        return self.at

    def forward(self, seconds: float) -> None:
        self.at += seconds


class House:
    """A server that can be closed and opened again on the same store."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.stack = contextlib.AsyncExitStack()
        self.players: list[Player] = []
        self.server: Server | None = None
        self.hall: Hall | None = None
        self.serving: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        assert self.server is not None
        return self.server.url

    @property
    def open_hall(self) -> Hall:
        assert self.hall is not None
        return self.hall

    async def open(self) -> None:
        self.hall = Hall(self.settings)
        self.server = server_for(self.hall)
        self.server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
        self.serving = asyncio.create_task(self.server.serve())
        async with asyncio.timeout(PATIENCE):
            while not self.server.url:
                assert not self.serving.done(), "the server ended before it was ready"
                await asyncio.sleep(0.005)

    async def close(self) -> None:
        if self.server is None or self.serving is None:
            return
        self.server.should_exit = True
        await self.serving
        self.server = None

    async def player(self, name: str = "Ada", arrive: bool = True) -> Player:
        player = Player(self.url, name)
        self.players.append(player)
        if arrive:
            await player.arrive()
        return player

    async def connected(self, name: str = "Ada") -> Player:
        return await (await self.player(name)).connect()

    async def leave(self) -> None:
        for player in self.players:
            with contextlib.suppress(Exception):
                await player.close()
        await self.close()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """Started when first asked for, once for all processes of the tests."""
    own = tmp_path_factory.getbasetemp()
    server = Postgres(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)
    try:
        yield server
    finally:
        server.leave()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return str(request.getfixturevalue("lite" if request.param == "sqlite" else "postgres_database"))


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with empty tables, made once; that making it works is tested with the store."""
    folder = tmp_path_factory.mktemp("migrated")

    async def make() -> None:
        made = Store(sqlite_url(folder))
        await made.open()
        await made.close()

    thread = Thread(target=lambda: asyncio.run(make()))
    thread.start()
    thread.join()
    return folder / "hexhaven.sqlite"


@pytest.fixture
def lite(tmp_path: Path, migrated: Path) -> str:
    shutil.copy(migrated, tmp_path)
    return sqlite_url(tmp_path)


def quiet(database: str, **changes: Any) -> Settings:
    """Settings for tests: no pauses, no limits that are not tested."""
    return replace(Settings(database=database, port=0, bot_pause=0.0, limits=ROOMY, sweep_seconds=0.2), **changes)


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[House]:
    house = House(settings)
    await house.open()
    try:
        yield house
    finally:
        await house.leave()


@pytest.fixture
async def house(lite: str) -> AsyncIterator[House]:
    """A server on SQLite."""
    async with running(quiet(lite)) as opened:
        yield opened


@pytest.fixture
async def any_house(database: str) -> AsyncIterator[House]:
    """A server on SQLite, and once more on PostgreSQL."""
    async with running(quiet(database)) as opened:
        yield opened
