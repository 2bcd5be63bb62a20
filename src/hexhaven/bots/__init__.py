"""Bots that play any game; those that know a game are in that game's package."""

from functools import cache

from librt.random import Random

from hexhaven.bots.random import RandomBot
from hexhaven.games import plugins
from hexhaven.kernel.contract import AdvisingBot
from hexhaven.plugin import MakeBot

OF_ANY_GAME: dict[str, MakeBot] = {"random": RandomBot}


def table_bots_of(game: str) -> dict[str, MakeBot]:
    """The bots that people are offered."""
    return {**plugins()[game].bots, **OF_ANY_GAME}


def usual_bot_of(game: str) -> str:
    """The bot that people are offered first, and that takes over for them."""
    return plugins()[game].usual_bot or next(iter(table_bots_of(game)))


@cache
def adviser_of(game: str) -> str | None:
    """The first of these bots that can be asked for advice."""
    bots = {name: make(Random(0)) for name, make in table_bots_of(game).items()}
    return next((name for name, bot in bots.items() if isinstance(bot, AdvisingBot)), None)


def bots_of(game: str) -> dict[str, MakeBot]:
    """The bots that play a game, by name."""
    return {**table_bots_of(game), **plugins()[game].yardsticks}
