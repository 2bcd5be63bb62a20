"""Build script: compiles the core of Hexhaven with mypyc where a C compiler works.

Everything declarative lives in pyproject.toml; this file only decides which
modules become C extensions. Without a working C compiler the same sources are
installed as they are, and the program runs interpreted: slower, not different.

HEXHAVEN_COMPILE  auto (default): compile if possible, otherwise warn and install interpreted;
                  strict: as auto, but once a C compiler works every later failure is an error;
                  never: install interpreted.
HEXHAVEN_BUILD_REPORT  a file that receives one line: "compiled: ...", or "interpreted: ..." where
                  there is nothing to compile with, or "failed: ..." where compiling went wrong
                  (the install is then interpreted too).
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

# Each package lists in its compiled.txt the modules that are compiled, all of them into one C file so that
# calls between them are direct. They import nothing outside the standard library but mypy_extensions and
# librt. Package __init__.py files stay interpreted.
PACKAGES = Path("src/hexhaven")

# Added to the flags mypyc chooses. Its generated functions are external symbols, which in a shared
# object gcc neither inlines nor calls directly unless told that nothing may replace them.
# mypyc also sets -Werror, which would make a newer compiler's new warning fatal.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error"] if os.name == "posix" else []

# On top of [tool.mypy] in pyproject.toml. The build environment holds neither rich nor fluent, so
# interpreted modules that the core happens to reach are read for their types but not reported on.
MYPY_OPTIONS = ["--config-file=pyproject.toml", "--follow-imports=silent", "--no-warn-unused-ignores"]

# setup.py also runs to answer questions about metadata; only these commands build anything.
# (editable_wheel is left out on purpose: an editable install follows the sources, so it is interpreted.)
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


class NotCompiled(Exception):
    """The core cannot be compiled here; the message says why."""


def core_modules() -> list[str]:
    lists = PACKAGES.glob("*/compiled.txt")
    found = {path for file in lists for line in file.read_text().split() for path in file.parent.glob(line)}
    return sorted(str(path) for path in found if path.name != "__init__.py")


def brief(error: BaseException) -> str:
    """What went wrong, without the whole command line of the compiler."""
    cause = error.__context__
    if isinstance(cause, subprocess.CalledProcessError):
        return f"{cause.cmd[0]} ended with status {cause.returncode}"
    return str(error)


def check_compiler() -> None:
    """Build an empty extension module, so that a missing compiler or a missing Python.h shows now."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "hexhaven_probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_hexhaven_probe(void) { return NULL; }\n")
        probe = Distribution({"ext_modules": [Extension("hexhaven_probe", [str(source)])]})
        command = build_ext(probe)
        command.build_lib = command.build_temp = scratch
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit) as error:
            raise NotCompiled(f"no working C compiler with Python headers ({brief(error)})") from error


def compiled_core() -> list[Extension]:
    """The extension modules of the core, translated to C and ready to be compiled."""
    from mypyc.build import mypycify

    try:
        extensions = mypycify([*MYPY_OPTIONS, *core_modules()], opt_level="3", debug_level="0", group_name="hexhaven")
    except (Exception, SystemExit) as error:
        raise NotCompiled("mypyc could not translate the core (its messages are above)") from error
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return cast(list[Extension], extensions)


def report(outcome: str, detail: object) -> None:
    if outcome != "compiled":
        detail = f"WARNING: the core is not compiled, Hexhaven will run slower: {detail}"
    line = " ".join(f"{outcome}: {detail}".split())
    print(f"hexhaven: {line}", file=sys.stderr, flush=True)
    if target := os.environ.get("HEXHAVEN_BUILD_REPORT"):
        Path(target).write_text(line + "\n", encoding="utf-8")


def build_page() -> None:
    """The browser client; without it the server still runs and says how to build it."""
    if subprocess.run([sys.executable, "web/build.py"], check=False).returncode:
        print("hexhaven: WARNING: the page is not built; the messages are above", file=sys.stderr, flush=True)


class CleanBuild(build):
    """Starts from an empty build tree, since setuptools ships what is left there; adds the page and the rules."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        build_page()
        super().run()
        shutil.copytree("docs/rules", Path(self.build_lib, "hexhaven", "docs", "rules"))


class BuildCore(build_ext):
    """Compiles all of the core or none of it."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if STRICT:
                raise
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []
            report("failed", f"the C compiler failed ({brief(error)})")
        else:
            if self.extensions:
                report("compiled", f"{len(core_modules())} modules")


MODE = os.environ.get("HEXHAVEN_COMPILE") or "auto"
if MODE not in ("auto", "strict", "never"):
    sys.exit(f"HEXHAVEN_COMPILE is {MODE!r}; it must be auto, strict or never")
STRICT = MODE == "strict"

ext_modules: list[Extension] = []
if BUILD_COMMANDS.intersection(sys.argv):
    os.chdir(Path(__file__).resolve().parent)
    try:
        if MODE == "never":
            raise NotCompiled("HEXHAVEN_COMPILE=never")
        if not core_modules():
            raise NotCompiled("there are no core modules")
        check_compiler()
    except NotCompiled as reason:
        report("interpreted", reason)
    else:
        try:
            ext_modules = compiled_core()
        except NotCompiled as reason:
            if STRICT:
                sys.exit(f"hexhaven: {reason}")
            report("failed", reason)

setup(ext_modules=ext_modules, cmdclass={"build": CleanBuild, "build_ext": BuildCore})
