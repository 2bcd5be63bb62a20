"""Texts in the reader's language, from Fluent files: text/LANGUAGE.ftl here and in each game's folder."""

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de", "ru", "it")
SETTINGS = ("HEXHAVEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
LONGEST = 900  # characters of a value; Fluent refuses values above 1,000
MINUS = "\N{MINUS SIGN}"
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # where a number has it instead of a minus sign
REMEMBERED = 10_000  # texts of a language, some five megabytes


class Language:
    """The messages of one language. Calling it with a key and values gives the text.

    Texts are remembered by everything they are made of, so that nobody can be told what another reader was told.
    """

    def __init__(self, code: str, folders: Sequence[str]) -> None:
        self.code = code
        self.players: tuple[str, ...] = ()  # what the reader calls them, by seat; empty: by their numbers
        self.bundle = FluentBundle([code], use_isolating=False)
        for folder in folders:
            self.bundle.add_resource(messages(code, folder))
        self.remembered = lru_cache(REMEMBERED, typed=True)(self.written)

    def naming(self, players: Sequence[str]) -> "Language":
        """The same messages, for a reader who gives the players these names."""
        other = copy(self)
        other.players = tuple(players)
        return other

    def __call__(self, key: str, **values: str | int | float) -> str:
        return self.remembered(key, **values)

    def written(self, key: str, **values: str | int | float) -> str:
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.code}: {key} has no text")
        short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in values.items()}
        written, errors = self.bundle.format_pattern(pattern, short)
        if errors:
            raise ValueError(f"{self.code}: {key}: {errors[0]}")
        is_negative = any(not isinstance(value, str) and value < 0 for value in values.values())
        return HYPHEN.sub(MINUS, str(written)) if is_negative else str(written)


def source(code: str, folder: str) -> str:
    """The Fluent file of a language in a folder of the package."""
    return files("hexhaven").joinpath(folder, f"{code}.ftl").read_text(encoding="utf-8")


@cache
def messages(code: str, folder: str) -> Resource:
    """What that file says."""
    return FluentResource(source(code, folder))


@cache
def language(code: str, game: str = "") -> Language:
    """The general texts, and those of a game if one is named."""
    return Language(code, ["text", f"{game}/text"] if game else ["text"])


def read_all(games: Iterable[str]) -> None:
    """All texts of these games, so that nobody has to wait for them later."""
    for code in LANGUAGES:
        for game in games:
            language(code, game)


def preferred_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of --lang, otherwise that of the environment, otherwise English."""
    named = [after for option, after in pairwise(arguments) if option == "--lang"]
    named += [argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang=")]
    named += [environment[name] for name in SETTINGS if environment.get(name)][:1]
    code = named[0][:2].lower() if named else ""
    return code if code in LANGUAGES else LANGUAGES[0]


def key_names(module: Mapping[str, object]) -> dict[int, str]:
    """The constants of a module by number, written as in message keys; if two share a number, the first."""
    names: dict[int, str] = {}
    for name, number in module.items():
        if isinstance(number, int):
            names.setdefault(number, name.lower().replace("_", "-"))
    return names


def player_name(text: Language, seat: int, you: int) -> str:
    if 0 <= seat < len(text.players):
        return text.players[seat]
    return text("player-you" if seat == you else "player", seat=seat + 1)
