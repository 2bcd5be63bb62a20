"""The games as the lobby offers them, in the language of whoever asks."""

from collections.abc import Mapping

from hexhaven.bots import adviser_of, table_bots_of, usual_bot_of
from hexhaven.games import plugins
from hexhaven.kernel.contract import Option, TableGame
from hexhaven.kernel.errors import OptionError
from hexhaven.language import Language, language
from hexhaven.server.messages.tables import GameInfo, OptionInfo

typed_in: dict[tuple[str, str], str] = {}  # by game and option: the set that the host has loaded from a file


def offered(game: TableGame, code: str) -> GameInfo:
    text = language(code, game.NAME)
    return GameInfo(
        name=game.NAME,
        title=text("game-title"),
        rules=game.RULES_VERSION,
        seats=game.SEATS,
        options=[option_info(text, option, typed_in.get((game.NAME, option.name))) for option in game.OPTIONS],
        bots=list(table_bots_of(game.NAME)),
        usual_bot=usual_bot_of(game.NAME),
        hints=adviser_of(game.NAME) is not None,
        mode=plugins()[game.NAME].mode,
    )


def fault_in(game: TableGame, options: Mapping[str, str], code: str) -> str:
    """Why no game can be played with these options, in words; empty if one can."""
    try:
        game.new_game(options)
    except OptionError as error:
        if not any(option.name == error.option for option in game.OPTIONS):
            return str(error)
        return language(code, game.NAME)(f"option-{error.option}-{error.reason}", value=options.get(error.option, ""))
    return ""


def option_info(text: Language, option: Option, loaded: str | None) -> OptionInfo:
    extra = [] if loaded is None else [loaded]
    return OptionInfo(
        name=option.name,
        default=option.default,
        values=[*option.values, *extra],
        several=option.several,
        title=text(f"option-{option.name}"),
        hint=text(f"option-{option.name}-hint"),
        labels=[*(value_in_words(text, option.name, value) for value in option.values), *extra],
    )


def value_in_words(text: Language, option: str, value: str) -> str:
    """Numbers share a message, other values have their own."""
    if value.isdecimal():
        return text(f"option-{option}-number", number=int(value))
    return text(f"option-{option}-{value}")
