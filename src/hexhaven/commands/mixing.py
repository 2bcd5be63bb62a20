"""Options that vary with the number of a game, so that many combinations occur over many games."""

from collections.abc import Mapping

from hexhaven.games import plugins
from hexhaven.plugin import Plugin

MIXED = "mixed"
Options = dict[str, str]


def mixed_by(plugin: Plugin, turn: int, seats: int, laws: bool) -> Options:
    """As the game mixes them; by default, every option cycles through its values."""
    if plugin.mix is not None:
        return plugin.mix(turn, seats, laws)
    others = [option for option in plugin.engine.OPTIONS if option.name != "seats"]
    return {option.name: option.values[turn % len(option.values)] for option in others}


def mixable(game: str) -> list[str]:
    """The options that can be mixed."""
    plugin = plugins()[game]
    return ["seats", *mixed_by(plugin, 0, plugin.engine.SEATS[0], True)]


def options_of_game(game: str, options: Mapping[str, str], turn: int, laws: bool) -> Options:
    """The options of one game; turn counts the games from 0."""
    plugin = plugins()[game]
    least, most = plugin.engine.SEATS
    chosen = dict(options)
    if chosen.get("seats") == MIXED:
        chosen["seats"] = str(least + turn % (most - least + 1))
    given = chosen.get("seats", str(least))
    seats = int(given) if given in map(str, range(1, most + 1)) else least
    for name, value in mixed_by(plugin, turn, seats, laws).items():
        if chosen.get(name) == MIXED:
            chosen[name] = value
    return chosen
