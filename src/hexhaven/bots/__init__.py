"""Players that choose. They see a game only through the contract, but may know which one it is."""

from collections.abc import Callable

from librt.random import Random

from hexhaven.archipelago.bots import greedy as archipelago
from hexhaven.bots.random import RandomBot
from hexhaven.burgundy.bots import greedy as burgundy
from hexhaven.kernel.contract import Bot

MakeBot = Callable[[Random], Bot]

OF_ANY_GAME: dict[str, MakeBot] = {"random": RandomBot}
OF_GAME: dict[str, dict[str, MakeBot]] = {
    "burgundy": {"greedy": burgundy.GreedyBot},
    "archipelago": {"greedy": archipelago.GreedyBot},
}


def bots_of(game: str) -> dict[str, MakeBot]:
    """The bots that play a game, by name; the first one also sits in for people."""
    return OF_GAME.get(game, {}) | OF_ANY_GAME
