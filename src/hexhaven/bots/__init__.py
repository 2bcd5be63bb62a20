"""Players that choose. They see a game only through the contract, but may know which one it is."""

from collections.abc import Callable

from librt.random import Random

from hexhaven.bots.greedy import greedy_bot
from hexhaven.bots.random_bot import random_bot
from hexhaven.bots.settler import settler_bot
from hexhaven.kernel.driver import Player

Bot = Callable[[Random], Player]

OF_ANY_GAME: dict[str, Bot] = {"random": random_bot}
OF_GAME: dict[str, dict[str, Bot]] = {"burgundy": {"greedy": greedy_bot}, "archipelago": {"greedy": settler_bot}}


def bots_of(game: str) -> dict[str, Bot]:
    """The bots that play a game, by name; the first one also sits in for people."""
    return OF_GAME.get(game, {}) | OF_ANY_GAME
