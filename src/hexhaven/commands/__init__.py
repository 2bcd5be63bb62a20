"""The commands of hexhaven, one module each; those of a game are in the commands folder of its package."""

from argparse import ArgumentParser, Namespace
from typing import Protocol

from hexhaven.language import Language


class Command(Protocol):
    """What a command's module provides: declare defines its arguments, run executes it and returns the exit code."""

    def declare(self, parser: ArgumentParser, text: Language) -> None: ...
    def run(self, arguments: Namespace, text: Language) -> int: ...
