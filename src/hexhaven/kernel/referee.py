"""The careful way to answer: what comes from outside is checked before anything changes."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from hexhaven.kernel.contract import Game, Refusal, State
from hexhaven.kernel.errors import HexhavenError, IllegalAnswer
from hexhaven.kernel.frame import CHANCE


def checked(game: Game, s: State, seat: int, text: str) -> int:
    """The answer the text stands for, if this seat may give it now. Raises NotationError or IllegalAnswer."""
    refusal = game.why_not(s, seat, text)
    if refusal is not None:
        raise IllegalAnswer(text, refusal.rule, refusal.key)
    return game.answer_of(text)


def answer(game: Game, s: State, seat: int, text: str) -> None:
    """Carry out the text, or raise and leave the state as it was."""
    game.step(s, checked(game, s, seat, text))


def give(game: Game, s: State, who: int, text: str) -> None:
    """Carry out a seat's answer or chance's draw, or raise and leave the state as it was."""
    if who != CHANCE:
        answer(game, s, who, text)
        return
    drawn = game.answer_of(text)
    if game.to_move(s) != CHANCE or drawn not in list(game.legal(s)):
        raise HexhavenError(f"{text!r}: this is not a possible outcome of the draw")
    game.step(s, drawn)


def certainly(refusal: Refusal | None) -> Refusal:
    """Everything else was right, so this must be wrong: legality and its explanation agree."""
    if refusal is None:
        raise AssertionError("an answer is refused for no reason")
    return refusal


def checked_step(game: Game, s: State, answer: int | str) -> None:
    """Carry out an answer of whoever is to move, given as a number or as a text, or raise and change nothing."""
    if isinstance(answer, str):
        give(game, s, game.to_move(s), answer)
    elif answer in list(game.legal(s)):
        game.step(s, answer)
    else:
        raise HexhavenError(f"{answer} is not a legal answer")


def checked_step_of(module: str) -> Callable[[Any, int | str], None]:
    """The function `checked_step` of the game in a module."""

    def checked_step_here(s: State, answer: int | str) -> None:
        """Carry out an answer of whoever is to move, a number or a text, if it is legal. Raises HexhavenError."""
        game: Any = import_module(module)
        checked_step(game, s, answer)

    return checked_step_here
