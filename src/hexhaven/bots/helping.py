"""A second process that thinks about the same position, since compiled code keeps one process to one core.

Each process that plays has one helper at most, whatever the number of its bots.
"""

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, NamedTuple

from librt.random import Random

from hexhaven.games import GAMES
from hexhaven.kernel.contract import State

if TYPE_CHECKING:
    from hexhaven.bots.searching import SearchBot

STARTED = "started"
REMEMBERED = 8  # bots whose last position a helper keeps in mind

MakeSearchBot = Callable[[Random], "SearchBot"]


class Bot(NamedTuple):
    """Whom to help: a name of its own, how to make another one that thinks like it, and that one's luck."""

    name: int
    game: str
    make: MakeSearchBot
    seed: int


class Position(NamedTuple):
    """What to think about, for how long, and what was answered in the position before."""

    components: tuple[str, str] | None
    world: bytes
    seat: int
    answered: int | None
    seconds: float
    simulations: int
    by_processor: bool


class Findings(NamedTuple):
    """What a search found out about the answers of a position."""

    answers: list[int]
    visits: list[int]
    totals: list[float]


class Helper:
    """A process that ends with the one that started it."""

    def __init__(self) -> None:
        spawning = get_context("spawn")
        self.line, other_end = spawning.Pipe()
        self.process = spawning.Process(target=help_others, args=(other_end,), daemon=True)
        self.process.start()
        other_end.close()
        self.has_started = False

    def is_ready(self, wait: bool) -> bool:
        """Whether it has started, which takes about a second. Raises EOFError or OSError if it has ended instead."""
        if not self.has_started and (wait or self.line.poll()):
            self.line.recv()
            self.has_started = True
        return self.has_started

    def begin(self, bot: Bot, position: Position) -> None:
        """Raises OSError if the process has ended."""
        self.line.send((bot, position))

    def findings(self) -> Findings:
        """Raises EOFError or OSError if the process has ended."""
        found = self.line.recv()
        assert isinstance(found, Findings)
        return found

    def close(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


helpers: list[Helper] = []  # none or one


def helper() -> Helper:
    """The one of this process, started when it is first needed."""
    if not helpers:
        helpers.append(Helper())
    return helpers[0]


def give_up_helper() -> None:
    """It has died; the next decision gets another one."""
    helpers.pop().close()


class Helped:
    """In the helper: a bot like the one that plays, and the position it thought about last."""

    def __init__(self, bot: Bot) -> None:
        self.game = GAMES[bot.game]
        self.bot = bot.make(Random(bot.seed))
        self.last: list[State] = []

    def think(self, position: Position) -> Findings:
        if position.components is not None:
            self.game.know_component_set(*position.components)
        world = self.game.load(position.world)
        search, worlds = self.bot.search_for(world), self.bot.worlds_for(world, position.seat)
        if self.last and position.answered is not None:
            search.follow(self.last, position.answered)
        search.by_processor = position.by_processor
        search.think(worlds, position.seconds, position.simulations)
        self.last = worlds
        return Findings(list(search.root.answers), list(search.root.visits), list(search.root.totals))


def help_others(line: "Connection[Findings | str, tuple[Bot, Position]]") -> None:
    """In the helper: think about one position after another until nobody can ask any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    known: dict[int, Helped] = {}
    line.send(STARTED)
    while True:
        try:
            bot, position = line.recv()
        except EOFError:
            return
        helped = known.pop(bot.name, None) or Helped(bot)
        known[bot.name] = helped
        if len(known) > REMEMBERED:
            del known[next(iter(known))]
        line.send(helped.think(position))
