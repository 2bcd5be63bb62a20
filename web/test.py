"""Checks the browser client: types, unit tests, and whole games through the page in a real Chromium.

    python web/test.py

The page and the server are those installed in this Python. Chromium is the machine's own; where there is none and this
runs as root on Debian, it is installed; else the games in the browser are left out, and that is said.
"""

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build import WEB, CannotBuild, find_node, install, run

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# All the players of all the tests come from one address, as fast as they can.
ROOMY = "arrivals_burst=1000 request_burst=100000 address_work_burst=1000000 open_tables_here=1000"


def find_browser() -> str | None:
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def install_browser() -> None:
    """Debian's Chromium, where that is possible without asking anybody."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
            subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served() -> Iterator[str]:
    """The address of a server with nothing but the prepared tables."""
    from prepared import store_all  # beside the module build, which is sorted otherwise where there is a folder build

    with tempfile.TemporaryDirectory() as data:
        asyncio.run(store_all(Path(data)))
        port, mail = free_port(), free_port()
        program = str(Path(sys.executable).parent / "hexhaven")
        command = [program, "serve", "--port", str(port), "--data", data]
        environment = {
            **os.environ,
            "HEXHAVEN_BOT_PAUSE": "0.05",  # nobody has to follow what the bots do
            "HEXHAVEN_LIMITS": ROOMY,
            "HEXHAVEN_URL": f"http://localhost:{port}",
            "HEXHAVEN_SMTP": f"smtp://127.0.0.1:{mail}",  # nobody listens there but in the tests of e-mail
            "HEXHAVEN_PUSH_KEY": secrets.token_urlsafe(32),
            "HEXHAVEN_OUTGOING": "any",
            "HEXHAVEN_NOTICE_SECONDS": "1",
        }
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://localhost:{port}/", server)
            # What is done on the machine is tried, too, and what is told by e-mail.
            os.environ.update(HEXHAVEN_COMMAND=program, HEXHAVEN_DATA=data, HEXHAVEN_SMTP=environment["HEXHAVEN_SMTP"])
            yield f"http://localhost:{port}"
        finally:
            server.terminate()
            server.wait(timeout=30)


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            if server.poll() is not None:
                raise CannotBuild("the server did not start") from None
            time.sleep(0.1)
    raise CannotBuild("the server does not answer")


def main() -> None:
    node, npm = find_node()
    install(node, npm)
    for name, script in (("svelte-check", "svelte-check/bin/svelte-check"), ("vitest", "vitest/vitest.mjs")):
        print(f"== {name}", flush=True)
        arguments = ["--tsconfig", "./tsconfig.json"] if name == "svelte-check" else ["run"]
        run([node, str(WEB / "node_modules" / script), *arguments], node, name)
    if find_browser() is None:
        install_browser()
    browser = find_browser()
    if browser is None:
        print("== Games in the browser: skipped, since there is no Chromium and it cannot be installed here")
        return
    print("== Games in the browser", flush=True)
    with served() as url:
        os.environ.update(HEXHAVEN_URL=url, CHROMIUM=browser)
        run([node, "tests/browser.mjs"], node, "the games in the browser")


if __name__ == "__main__":
    try:
        main()
    except CannotBuild as problem:
        sys.exit(f"hexhaven: {problem}")
