"""Playing a whole game: chance from a seed, bots in the seats."""

import hashlib
from collections.abc import Mapping, Sequence

from librt.random import Random

from hexhaven.kernel.chance import outcome, seed_from
from hexhaven.kernel.contract import Bot, Budget, Game, State
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.generator import Source
from hexhaven.kernel.record import Record, recorded

UNLIMITED = Budget()


def ask(game: Game, s: State, bot: Bot, rng: Source, budget: Budget = UNLIMITED) -> int:
    """The answer of the bot whose turn it is. The bot gets a world its seat could be in, never the game itself."""
    seat = game.to_move(s)
    world = game.imagine(s, seat, rng)
    return bot.choose(world, seat, list(game.legal(world)), budget)


def rng_for(purpose: str, seed: bytes) -> Random:
    """A generator derived from the seed of a game that gives away nothing about its draws."""
    return Random(int.from_bytes(hashlib.sha256(purpose.encode() + seed).digest()[:7]))


def play(
    game: Game, options: Mapping[str, str], seed: bytes | int, bots: Sequence[Bot], budget: Budget = UNLIMITED
) -> tuple[State, Record]:
    """The finished game and its record; a number as the seed stands for one that is not secret."""
    seed = seed_from(seed) if isinstance(seed, int) else seed
    s = game.new_game(options)
    rng = rng_for("imagine", seed)
    answers: list[tuple[int, str]] = []
    draws = 0
    while (who := game.to_move(s)) != NOBODY:
        if who == CHANCE:
            chosen = outcome(game, s, seed, draws)
            draws += 1
        else:
            chosen = ask(game, s, bots[who], rng, budget)
        answers.append((who, game.notation(chosen)))
        game.step(s, chosen)
    return s, recorded(game, s, seed, answers)
