"""Options that vary with the number of a game, so that many combinations occur over many games."""

from collections.abc import Mapping

from hexhaven.games import plugins
from hexhaven.plugin import MIXED, varied

Options = dict[str, str]


def mixed_by(game: str, turn: int, given: Mapping[str, str]) -> Options:
    """As the game mixes them; by default, every option cycles through its values."""
    plugin = plugins()[game]
    if plugin.mix is not None:
        return plugin.mix(turn, given)
    least, most = plugin.engine.SEATS
    others = {option.name: option.values[turn % len(option.values)] for option in plugin.engine.OPTIONS}
    return varied(others | {"seats": str(least + turn % (most - least + 1))}, given)


def mixable(game: str) -> list[str]:
    """The options that can be mixed."""
    return list(mixed_by(game, 0, {}))


def options_of_game(game: str, options: Mapping[str, str], turn: int) -> Options:
    """The options of one game; turn counts the games from 0."""
    if MIXED not in options.values():
        return dict(options)
    values = mixed_by(game, turn, options)
    return {name: values.get(name, value) for name, value in options.items()}
