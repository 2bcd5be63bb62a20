"""Bots that play any game; those that know a game are in that game's package."""

from hexhaven.bots.random import RandomBot
from hexhaven.games import plugins
from hexhaven.plugin import MakeBot

OF_ANY_GAME: dict[str, MakeBot] = {"random": RandomBot}


def table_bots_of(game: str) -> dict[str, MakeBot]:
    """The bots that people are offered."""
    return {**plugins()[game].bots, **OF_ANY_GAME}


def bots_of(game: str) -> dict[str, MakeBot]:
    """The bots that play a game, by name; the first one also takes over for people."""
    return {**table_bots_of(game), **plugins()[game].yardsticks}
