"""The careful way to answer: outside texts are checked before anything changes."""

from hexhaven.kernel.contract import Game, State
from hexhaven.kernel.errors import IllegalAnswer


def checked(game: Game, s: State, seat: int, text: str) -> int:
    """The answer the text stands for, if this seat may give it now. Raises NotationError or IllegalAnswer."""
    refusal = game.why_not(s, seat, text)
    if refusal is not None:
        raise IllegalAnswer(text, refusal.rule, refusal.key)
    return game.answer_of(text)


def answer(game: Game, s: State, seat: int, text: str) -> None:
    """Carry out the text, or raise and leave the state as it was."""
    game.step(s, checked(game, s, seat, text))
