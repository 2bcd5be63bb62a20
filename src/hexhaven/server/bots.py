"""Bots think in worker processes, so that nobody else has to wait for them."""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from librt.random import Random

from hexhaven.bots import bots_of, usual_bot_of
from hexhaven.games import GAMES
from hexhaven.kernel.contract import Bot, FlowingGame, Remark, TalkingBot
from hexhaven.kernel.driver import UNLIMITED
from hexhaven.server.loading import unreadable
from hexhaven.server.turns import Turns

if TYPE_CHECKING:
    from hexhaven.server.app import Hall
    from hexhaven.server.table import LiveTable

T = TypeVar("T")
TRIES = 3

log = logging.getLogger("hexhaven")


def start_worker() -> None:
    """Ctrl-C goes to the server, which ends its workers; if the server is killed, they die with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thought(NamedTuple):
    """An answer, and what the bot says with it."""

    text: str
    remark: Remark | None


@cache
def bot_called(game: str, bot: str) -> Bot:
    return bots_of(game)[bot](Random(secrets.randbits(60)))


def choose(game_name: str, components: tuple[str, str] | None, world: bytes, bot: str, seat: int) -> Thought:
    """In a worker: the bot's answer in a world imagined for its seat."""
    game, player = GAMES[game_name], bot_called(game_name, bot)
    if components is not None:
        game.know_component_set(*components)
    s = game.load(world)
    answer = player.choose(game.copy(s), seat, list(game.legal(s)), UNLIMITED)
    return Thought(game.notation(answer), player.says(s, seat, answer) if isinstance(player, TalkingBot) else None)


class Bots:
    """The pool of workers, and the turns they are thinking about."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.pool: ProcessPoolExecutor | None = None
        self.is_closed = False  # the server is ending
        self.rng = Random(secrets.randbits(60))
        self.turns = Turns(self.number() + 1)  # so that no worker waits for the next turn

    def number(self) -> int:
        return max(1, self.hall.settings.bot_workers)

    def workers(self) -> ProcessPoolExecutor:
        """Started when first needed; tables without bots need none."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.number(), mp_context=get_context("spawn"), initializer=start_worker)
        return self.pool

    def consider(self, table: "LiveTable") -> None:
        """Let a bot think if it is its turn and it is not already thinking."""
        if table.bot_to_move() is not None and table.bot_job is None and not self.is_closed:
            table.bot_job = asyncio.get_running_loop().create_task(self.play(table))
            table.bot_job.add_done_callback(partial(self.ended, table))

    def ended(self, table: "LiveTable", job: asyncio.Task[None]) -> None:
        table.bot_job = None
        if job.cancelled():
            return
        if job.exception() is not None:
            log.error("a bot at table %s failed", table.id, exc_info=job.exception())
        elif not table.busy and self.hall.tables.live.get(table.id) is table:
            self.consider(table)

    async def play(self, table: "LiveTable") -> None:
        """One answer, after a pause in which people can follow the last one."""
        game, bot = table.game, table.bot_to_move()
        number, seat = game.number, game.to_move()
        if bot is None:
            return
        rest = asyncio.create_task(asyncio.sleep(self.pause(table)))
        try:
            world = game.game.imagine(game.s, seat, self.rng)
            saved, components = game.game.save(world), game.game.component_set(world)
        except Exception as error:
            await self.hall.tables.set_aside(table.id, unreadable(error))
            return
        known = bot if bot in bots_of(game.game.NAME) else usual_bot_of(game.game.NAME)
        async with self.turns.turn(table.owner or table.id):
            thought = await self.thought(partial(choose, game.game.NAME, components, saved, known, seat))
        await rest
        table.when_free(partial(self.hall.answering.give_for_bot, table, number, seat, thought))

    def pause(self, table: "LiveTable") -> float:
        """None if nobody watches, or if there is nothing to follow."""
        game = table.game.game
        flows_on = isinstance(game, FlowingGame) and game.flows_on(table.game.s)
        return self.hall.settings.bot_pause if table.watchers and not flows_on else 0.0

    async def thought(self, job: "partial[T]") -> T:
        """What a worker thinks."""
        for _ in range(TRIES):
            pool = self.workers()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, job)
            except BrokenProcessPool:  # a worker was killed
                if self.pool is pool:  # whoever waits for the same one asks the next
                    self.pool = None
        raise RuntimeError("the bot workers keep dying")

    async def close(self) -> None:
        self.is_closed = True
        for table in self.hall.tables.live.values():
            if table.bot_job is not None:
                table.bot_job.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await table.bot_job
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
