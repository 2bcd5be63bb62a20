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

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

os.chdir(Path(__file__).resolve().parent)

# Each package lists in its compiled.txt the modules that are compiled, and each paragraph there becomes one library, so
# that a change compiles that one anew and the libraries are compiled at the same time. They import nothing outside the
# standard library but mypy_extensions and librt. Package __init__.py files stay interpreted.
PACKAGES = Path("src/hexhaven")

# Added to the flags mypyc chooses. Its generated functions are external symbols, which in a shared
# object gcc neither inlines nor calls directly unless told that nothing may replace them; and calls
# of the interpreter go through a table of jumps unless told to leave it out (one per cent of speed).
# mypyc also sets -Werror, which would make a newer compiler's new warning fatal.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error"] if os.name == "posix" else []
FLAGS += ["-fno-plt"] if sys.platform == "linux" else []

# On top of [tool.mypy] in pyproject.toml. The build environment holds neither rich nor fluent, so
# interpreted modules that the core happens to reach are read for their types but not reported on.
# All is translated to C each time, which is quick; what stays the same is not compiled again.
MYPY_OPTIONS = ["--follow-imports=silent", "--no-warn-unused-ignores", f"--cache-dir={os.devnull}"]

# What was compiled stays here for the next build, as long as all that it depends on beside the sources is the same.
MADE_WITH = [sys.version, os.environ.get("CFLAGS"), Path("setup.py").read_text(), Path("pyproject.toml").read_text()]
CORES = f"core-{sys.implementation.cache_tag}-"
KEPT = Path("build", CORES + hashlib.sha256(repr(MADE_WITH).encode()).hexdigest()[:16])

# setup.py also runs to answer questions about metadata; only these commands build anything.
# (editable_wheel is left out on purpose: an editable install follows the sources, so it is interpreted.)
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


class NotCompiled(Exception):
    """The core cannot be compiled here; the message says why."""


def core() -> dict[str, list[str]]:
    """The modules of each library."""
    found = {}
    for listed in sorted(PACKAGES.glob("*/compiled.txt")):
        for number, patterns in enumerate(listed.read_text().split("\n\n"), start=1):
            modules = {path for pattern in patterns.split() for path in listed.parent.glob(pattern)}
            found[f"hexhaven_{listed.parent.name}_{number}"] = sorted(
                str(path) for path in modules if path.name != "__init__.py"
            )
    return found


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
    from mypyc.build import build_using_shared_lib, get_cflags

    for old in Path("build").glob(CORES + "*"):
        if old != KEPT:
            shutil.rmtree(old)
    try:
        libraries = translated()
    except (Exception, SystemExit) as error:
        raise NotCompiled(f"mypyc could not translate the core\n{error}") from error
    flags = [*get_cflags(opt_level="3", debug_level="0"), *FLAGS]
    extensions = [
        extension
        for (sources, name), (c_files, headers) in libraries
        for extension in build_using_shared_lib(sources, str(name), c_files, headers, str(KEPT / "c"), flags, [])
    ]
    return sorted(cast(list[Extension], extensions), key=size, reverse=True)  # what takes longest starts first


def translated() -> Iterable[tuple[Any, tuple[list[str], list[str]]]]:
    """Writes the C of all libraries: for each its sources and name, and its files and the headers these need.

    Separate libraries usually cost speed: mypyc translates each without knowing the others, so it must reckon with
    unknown subclasses and unset attributes. Here it reads all modules as one program, and only then divides the C.
    """
    from mypyc.build import construct_groups, get_mypy_config, mypyc_build
    from mypyc.codegen.emitmodule import compile_modules_to_c, parse_and_typecheck
    from mypyc.errors import Errors
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True, target_dir=str(KEPT / "c"))
    options.global_opts = True
    separate: list[tuple[list[str], str | None]] = [(modules, name) for name, modules in core().items()]
    arguments = [*MYPY_OPTIONS, *(module for modules, _ in separate for module in modules)]
    sources, _, mypy_options = get_mypy_config(arguments, None, options, None)
    program = parse_and_typecheck(sources, mypy_options, options, [(sources, None)])
    errors = Errors(mypy_options)
    _, c_files, _ = compile_modules_to_c(program, options, errors, construct_groups(sources, separate, True, None))
    if errors.num_errors:
        raise NotCompiled("\n".join(errors.new_messages()))
    groups, files, _ = mypyc_build(arguments, options, separate=separate, skip_cgen_input=(c_files, []))
    return zip(groups, files)


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def report(outcome: str, detail: object) -> None:
    if outcome != "compiled":
        detail = f"WARNING: the core is not compiled, Hexhaven will run slower: {detail}"
    line = " ".join(f"{outcome}: {detail}".split())
    print(f"hexhaven: {line}", file=sys.stderr, flush=True)
    if target := os.environ.get("HEXHAVEN_BUILD_REPORT"):
        Path(target).write_text(line + "\n", encoding="utf-8")


def say(step: str) -> None:
    """Print what is being done, with the seconds since make or this build started."""
    print(f"[{time.time() - BEGAN:.0f} s] {step}", flush=True)


class CleanBuild(build):
    """Starts from an empty build tree, since setuptools ships what is left there; adds the page and the rules."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        say("Building the page")
        page = subprocess.Popen([sys.executable, "web/build.py"])
        try:
            self.run_command("build_ext")  # in the meantime
        finally:
            status = page.wait()
        if status:  # without it the server still runs and says how to build it
            print("hexhaven: WARNING: the page is not built; the messages are above", file=sys.stderr, flush=True)
        super().run()
        shutil.copytree("docs/rules", Path(self.build_lib, "hexhaven", "docs", "rules"))


class BuildCore(build_ext):
    """Compiles all of the core or none of it, on all processors, and only what has changed."""

    def run(self) -> None:
        shipped, self.build_lib = self.build_lib, str(KEPT / "lib")
        self.build_temp = str(KEPT / "objects")
        self.parallel = True
        if self.extensions:
            say(f"Compiling the rules on {os.cpu_count()} processors")
        try:
            super().run()
        except Exception as error:
            if STRICT:
                raise
            self.extensions = []
            self.distribution.ext_modules = []
            report("failed", f"the C compiler failed ({brief(error)})")
            return
        finally:
            self.build_lib = shipped
        for target in map(Path, self.get_outputs()):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(KEPT / "lib" / target.relative_to(self.build_lib), target)
        if self.extensions:
            report("compiled", f"{sum(map(len, core().values()))} modules")


MODE = os.environ.get("HEXHAVEN_COMPILE") or "auto"
if MODE not in ("auto", "strict", "never"):
    sys.exit(f"HEXHAVEN_COMPILE is {MODE!r}; it must be auto, strict or never")
STRICT = MODE == "strict"
BEGAN = float(os.environ.get("HEXHAVEN_BEGAN") or time.time())

ext_modules: list[Extension] = []
if BUILD_COMMANDS.intersection(sys.argv):
    try:
        if MODE == "never":
            raise NotCompiled("HEXHAVEN_COMPILE=never")
        if not core():
            raise NotCompiled("there are no core modules")
        check_compiler()
    except NotCompiled as reason:
        report("interpreted", reason)
    else:
        say("Translating the rules to C")
        try:
            ext_modules = compiled_core()
        except NotCompiled as reason:
            if STRICT:
                sys.exit(f"hexhaven: {reason}")
            report("failed", reason)

setup(ext_modules=ext_modules, cmdclass={"build": CleanBuild, "build_ext": BuildCore})
