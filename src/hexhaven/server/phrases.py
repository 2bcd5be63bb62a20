"""Choices and questions of a game as JSON, written once for all tables."""

from functools import cache

from hexhaven.games import GAMES
from hexhaven.kernel.contract import State, TableGame
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.play import Choice, Question

MOST = 4096  # choices that are cached; one game has some thousands, another millions


class Phrases:
    """The phrases of one game, shared by all its tables."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.written: dict[int, bytes] = {}
        self.questions: dict[tuple[str, str | None], bytes] = {}

    def choices(self, legal: list[int]) -> bytes:
        """A JSON array of the choices."""
        try:
            return b"[%b]" % b",".join([self.written[answer] for answer in legal])
        except KeyError:
            return b"[%b]" % b",".join([self.choice(answer) for answer in legal])

    def choice(self, answer: int) -> bytes:
        written = self.written.get(answer)
        if written is None:
            if len(self.written) >= MOST:
                self.written.clear()
            written = self.written[answer] = encode(Choice(self.game.notation(answer), self.game.verb(answer)))
        return written

    def question(self, s: State) -> bytes:
        asked = self.game.question(s)
        written = self.questions.get(asked)
        if written is None:
            written = self.questions[asked] = encode(Question(*asked))
        return written


@cache
def phrases_of(game: str) -> Phrases:
    return Phrases(GAMES[game])
