"""Playing a whole game: chance from a seed, players as functions that choose one of the legal answers."""

from collections.abc import Callable, Mapping, Sequence

from hexhaven.kernel.chance import outcome
from hexhaven.kernel.contract import Game, State
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import Record, recorded

Player = Callable[[State, int, Sequence[int]], int]  # the state, the own seat, the legal answers


def play(game: Game, options: Mapping[str, str], seed: bytes, players: Sequence[Player]) -> tuple[State, Record]:
    """The finished game and its record."""
    s = game.new_game(options)
    answers: list[tuple[int, str]] = []
    draws = 0
    while (who := game.to_move(s)) != NOBODY:
        if who == CHANCE:
            chosen = outcome(game, s, seed, draws)
            draws += 1
        else:
            chosen = players[who](s, who, list(game.legal(s)))
        answers.append((who, game.notation(chosen)))
        game.step(s, chosen)
    return s, recorded(game, s, seed, answers)
