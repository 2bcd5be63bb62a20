"""Answers and questions of a game as texts and as JSON, written once each."""

from functools import cache

from hexhaven.games import GAMES
from hexhaven.kernel.contract import State, TableGame
from hexhaven.server.messages import Choice, Question, encode


class Phrases:
    """What is said in one game, whichever table it is said at."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.text_of: dict[int, str] = {}
        self.json_of: dict[int, bytes] = {}
        self.answer_for: dict[str, int] = {}
        self.questions: dict[tuple[str, str | None], bytes] = {}

    def text(self, answer: int) -> str:
        text = self.text_of.get(answer)
        if text is None:
            text = self.text_of[answer] = self.game.notation(answer)
            self.answer_for[text] = answer
        return text

    def answer(self, text: str) -> int:
        """Raises NotationError. Only texts that an answer was written as are kept, so there is an end to them."""
        answer = self.answer_for.get(text)
        return self.game.answer_of(text) if answer is None else answer

    def choices(self, legal: list[int]) -> bytes:
        """A JSON array of the choices."""
        known = self.json_of
        try:
            return b"[%b]" % b",".join([known[answer] for answer in legal])
        except KeyError:
            for answer in legal:
                if answer not in known:
                    known[answer] = encode(Choice(self.text(answer), self.game.verb(answer)))
            return b"[%b]" % b",".join([known[answer] for answer in legal])

    def question(self, s: State) -> bytes:
        asked = self.game.question(s)
        written = self.questions.get(asked)
        if written is None:
            written = self.questions[asked] = encode(Question(*asked))
        return written


@cache
def phrases_of(game: str) -> Phrases:
    return Phrases(GAMES[game])
