"""Which build is running: the compiled core, or the same sources interpreted."""

from hexhaven.kernel import frame

COMPILED = "compiled"
INTERPRETED = "interpreted"


def build() -> str:
    return INTERPRETED if frame.__file__.endswith(".py") else COMPILED
