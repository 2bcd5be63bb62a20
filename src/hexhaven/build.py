"""Which build is running: the compiled core, or the same sources interpreted."""

from hexhaven.burgundy import play

COMPILED = "compiled"
INTERPRETED = "interpreted"


def build() -> str:
    return INTERPRETED if play.__file__.endswith(".py") else COMPILED
