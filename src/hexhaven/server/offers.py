"""The games as the lobby offers them, in the language of whoever asks."""

from hexhaven.bots import bots_of
from hexhaven.kernel.contract import Option, TableGame
from hexhaven.language import Language, language
from hexhaven.server.messages import GameInfo, OptionInfo


def offered(game: TableGame, code: str) -> GameInfo:
    text = language(code, game.NAME)
    return GameInfo(
        name=game.NAME,
        title=text("game-title"),
        rules=game.RULES_VERSION,
        seats=game.SEATS,
        options=[option_info(text, option) for option in game.OPTIONS],
        bots=list(bots_of(game.NAME)),
    )


def option_info(text: Language, option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        default=option.default,
        values=list(option.values),
        several=option.several,
        title=text(f"option-{option.name}"),
        hint=text(f"option-{option.name}-hint"),
        labels=[value_in_words(text, option.name, value) for value in option.values],
    )


def value_in_words(text: Language, option: str, value: str) -> str:
    """Numbers share a message, other values have their own."""
    if value.isdecimal():
        return text(f"option-{option}-number", number=int(value))
    return text(f"option-{option}-{value}")
