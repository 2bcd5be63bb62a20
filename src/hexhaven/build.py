"""Which build is running: its version, and whether it is the compiled core or the same sources interpreted."""

from importlib.metadata import PackageNotFoundError, version

from hexhaven.kernel import frame

COMPILED = "compiled"
INTERPRETED = "interpreted"


def build() -> str:
    return INTERPRETED if frame.__file__.endswith(".py") else COMPILED


def program_version() -> str:
    """The version that is installed."""
    try:
        return version("hexhaven")
    except PackageNotFoundError:
        return "0"
