"""The commands of hexhaven, one module each; those of a game are in the commands folder of its package."""

from argparse import ArgumentParser, Namespace
from typing import Protocol

from hexhaven.language import Language


class Command(Protocol):
    """What the module of a command offers: declare says what it takes, run does it and gives the exit code."""

    def declare(self, parser: ArgumentParser, text: Language) -> None: ...
    def run(self, arguments: Namespace, text: Language) -> int: ...
