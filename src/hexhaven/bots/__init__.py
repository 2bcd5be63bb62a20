"""Players that choose. They see a game only through the contract."""

from collections.abc import Callable

from librt.random import Random

from hexhaven.bots.greedy import greedy_bot
from hexhaven.bots.random_bot import random_bot
from hexhaven.kernel.driver import Player

BOTS: dict[str, Callable[[Random], Player]] = {"greedy": greedy_bot, "random": random_bot}
