"""What a page needs to know of a game beyond the contract: choices by what one clicks, the question, the options."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hexhaven.bots import BOTS
from hexhaven.burgundy import answers as a
from hexhaven.burgundy import events as e
from hexhaven.burgundy import frames as f
from hexhaven.burgundy.content.duchies import DUCHIES
from hexhaven.burgundy.content.goods import KINDS
from hexhaven.burgundy.content.tiles import NAME_OF
from hexhaven.burgundy.notation import notation
from hexhaven.burgundy.options import DEFAULTS
from hexhaven.burgundy.words import FRAME_NAMES, GAIN_BY, VERB_NAMES
from hexhaven.games import GAMES
from hexhaven.kernel.contract import Game, State
from hexhaven.kernel.frame import arg_of, kind_of, top, who_of
from hexhaven.server.messages import Choice, GameInfo, OptionInfo, Question, encode


@dataclass(frozen=True)
class Face:
    """A game as the server shows it."""

    game: Game
    info: GameInfo
    secret_kinds: frozenset[int]  # events that may look different to each seat
    choice: Callable[[int], Choice]
    question: Callable[[State], Question]
    is_sealed: Callable[[State], bool]  # whether some answer is not revealed yet


def burgundy_choice(answer: int) -> Choice:
    verb, goods = a.verb_of(answer), a.goods_of(answer)
    return Choice(
        text=notation(answer),
        verb=VERB_NAMES[verb],
        die=a.die_of(answer),
        workers=a.workers_of(answer),
        depot=a.depot_of(answer),
        tile=NAME_OF.get(a.tile_of(answer)),
        field=a.field_of(answer),
        good=goods if verb == a.SELL else 0,
        goods=[kind for kind in range(1, KINDS + 1) if goods >> kind & 1] if verb == a.LOAD else [],
        number=a.number_of(answer),
    )


def burgundy_question(s: State) -> Question:
    """The same distinctions as the words of the terminal make."""
    frame = top(s.agenda)
    kind, arg = kind_of(frame), arg_of(frame)
    if kind == f.TURN and not s.seats[who_of(frame)].die:
        return Question("turn-end", None)
    tile = {f.GAIN_TILE: GAIN_BY.get(arg, 0), f.DISCARD: arg}.get(kind, 0)
    return Question(FRAME_NAMES[kind], NAME_OF.get(tile))


def burgundy_is_sealed(s: State) -> bool:
    return s.rules.hidden and any(seat.sealed for seat in s.seats)


def burgundy_info() -> GameInfo:
    values = {
        "seats": ["2", "3", "4"],
        "duchies": [*(str(number) for number in range(1, DUCHIES + 1)), "drawn", "chosen"],
        "choices": ["open", "hidden"],
        "start": ["1", "2", "3", "4", "drawn"],
    }
    game = GAMES["burgundy"]
    return GameInfo(
        name=game.NAME,
        rules=game.RULES_VERSION,
        seats=(2, 4),
        options=[OptionInfo(name, default, values[name]) for name, default in DEFAULTS.items()],
        bots=list(BOTS),
    )


FACES: dict[str, Face] = {
    "burgundy": Face(
        game=GAMES["burgundy"],
        info=burgundy_info(),
        secret_kinds=frozenset({e.CHOICE_SEALED}),
        choice=burgundy_choice,
        question=burgundy_question,
        is_sealed=burgundy_is_sealed,
    )
}


class Phrases:
    """Answers of one game as texts and as JSON, written once each."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.text_of: dict[int, str] = {}
        self.json_of: dict[int, bytes] = {}
        self.answer_for: dict[str, int] = {}
        self.questions: dict[tuple[str, str | None], bytes] = {}

    def text(self, answer: int) -> str:
        text = self.text_of.get(answer)
        if text is None:
            text = self.text_of[answer] = self.face.game.notation(answer)
            self.answer_for[text] = answer
        return text

    def answer(self, text: str) -> int:
        """Raises NotationError. Only texts that an answer was written as are kept, so there is an end to them."""
        answer = self.answer_for.get(text)
        return self.face.game.answer_of(text) if answer is None else answer

    def choices(self, legal: list[int]) -> bytes:
        """A JSON array of the choices."""
        known = self.json_of
        try:
            return b"[%b]" % b",".join([known[answer] for answer in legal])
        except KeyError:
            for answer in legal:
                if answer not in known:
                    self.text(answer)
                    known[answer] = encode(self.face.choice(answer))
            return b"[%b]" % b",".join([known[answer] for answer in legal])

    def question(self, s: State) -> bytes:
        question = self.face.question(s)
        key = (question.kind, question.tile)
        written = self.questions.get(key)
        if written is None:
            written = self.questions[key] = encode(question)
        return written


PHRASES: dict[str, Phrases] = {name: Phrases(face) for name, face in FACES.items()}


def complete_options(face: Face, options: Mapping[str, str]) -> dict[str, str]:
    """The options in canonical form. Raises OptionError."""
    return face.game.options_of(face.game.new_game(options))
