"""The available games: every package next to this module with a module `plugin`. None is imported until needed."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from hexhaven.kernel.contract import TableGame
from hexhaven.plugin import Plugin

HERE = Path(__file__).parent


def modules_in(folder: Path) -> set[str]:
    return {module.name for module in iter_modules([str(folder)])}


@cache
def packages() -> tuple[str, ...]:
    """The names of the packages of games; nothing is imported."""
    return tuple(sorted(name for name in modules_in(HERE) if "plugin" in modules_in(HERE / name)))


def commands_of_games() -> dict[str, str]:
    """Commands that games add, with the name of the game; nothing is imported."""
    return {command: name for name in packages() for command in sorted(modules_in(HERE / name / "commands"))}


@cache
def plugins() -> dict[str, Plugin]:
    """All games by name; the first is the default."""
    found: list[Plugin] = [import_module(f"hexhaven.{name}.plugin").PLUGIN for name in packages()]
    return {plugin.engine.NAME: plugin for plugin in sorted(found, key=lambda plugin: plugin.place)}


class Games(Mapping[str, TableGame]):
    """The engines of the games by name."""

    def __getitem__(self, name: str) -> TableGame:
        return plugins()[name].engine

    def __iter__(self) -> Iterator[str]:
        return iter(plugins())

    def __len__(self) -> int:
        return len(plugins())


GAMES = Games()
