"""Who takes part: a bot of the game by name, or a program of its own, perhaps with a budget: expert@50ms.

Seconds are those of the processor, so that results do not depend on what else a machine is doing.
"""

import re
from contextlib import ExitStack
from dataclasses import dataclass

from librt.random import Random

from hexhaven.arena.external import ExternalBot
from hexhaven.bots import bots_of
from hexhaven.kernel.contract import Bot, Budget
from hexhaven.kernel.errors import HexhavenError

BUDGET = re.compile(r"(?P<number>[0-9]+(?:\.[0-9]+)?)(?P<unit>ms|s|)(?:x(?P<cores>[12]))?")
AS_USUAL = Budget(of_processor=True)
PROGRAM = "program:"  # what follows is a command
PATIENCE = 5.0  # seconds for an answer of a program without a budget


class UnknownBot(HexhavenError):
    """There is no such bot."""

    def __init__(self, game: str, bot: str) -> None:
        super().__init__(f"{game} has no bot called {bot}; choose from {', '.join(bots_of(game))}")
        self.bot = bot


class BadBudget(HexhavenError):
    """A budget that cannot be read."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no budget; write 50ms, 1s, 1sx2 for two cores, or a number of simulations")
        self.text = text


@dataclass(frozen=True)
class Entrant:
    """A bot and how long it may think about an answer."""

    text: str  # as it was written
    bot: str
    budget: Budget

    def is_program(self) -> bool:
        return self.bot.startswith(PROGRAM)

    def player(self, game: str, rng: Random, seat: int, opened: ExitStack) -> Bot:
        """For one game; a program is started, and ends with the game."""
        if not self.is_program():
            return bots_of(game)[self.bot](rng)
        seconds = self.budget.seconds or PATIENCE
        return opened.enter_context(ExternalBot(self.bot.removeprefix(PROGRAM), game, seat, seconds, rng))


def entrant(game: str, text: str) -> Entrant:
    """The bot that a text stands for. Raises UnknownBot and BadBudget."""
    bot, separator, written = text.rpartition("@")
    if not separator:
        bot, written = text, ""
    if not bot.startswith(PROGRAM) and bot not in bots_of(game):
        raise UnknownBot(game, bot)
    return Entrant(text, bot, budget_of(written) if separator else AS_USUAL)


def budget_of(text: str) -> Budget:
    """50ms, 1s or 0.5s; a plain number counts simulations; x2 at the end means two cores. Raises BadBudget."""
    found = BUDGET.fullmatch(text)
    number = float(found["number"]) if found else 0.0
    if found is None or not number or (not found["unit"] and not number.is_integer()):
        raise BadBudget(text)
    cores = int(found["cores"] or 1)
    if not found["unit"]:
        return Budget(simulations=int(number), cores=cores)
    return Budget(number / 1000 if found["unit"] == "ms" else number, cores=cores, of_processor=True)
