"""The engine that every game runs on: an agenda of frames, the questions they ask, and the steps between them.

A game derives its State and its rule book from the classes here. Everything can be called from compiled code without
a detour through the interpreter, so a search that knows only this module plays any game at full speed.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from librt.random import Random
from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY, arg_of, frame, kind_of, top, who_of
from hexhaven.kernel.generator import Source, generator
from hexhaven.kernel.numbers import total, weighted_index
from hexhaven.kernel.packing import Packer, Port


@mypyc_attr(acyclic=True)
class State:
    """A position in a game. Copies share the rule book and every vec except the agenda."""

    def __init__(self, book: "RuleBook", agenda: vec[i64]) -> None:
        self.book: RuleBook = book
        self.agenda: vec[i64] = agenda  # what is still to happen, the next frame last
        # Where the game is, in the rulebook's terms; a search compares these before and after a step.
        self.active: i64 = NOBODY  # whose turn it is
        self.phase: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0
        self.events: list[Event] | None = None  # filled only while somebody is listening

    def copy(self) -> "State":
        """An independent state that nobody is listening to."""
        raise ValueError("a game copies its own state")

    def set_position_marks(self, other: "State") -> None:
        """Mark the same place in the game."""
        self.active = other.active
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn

    def transfer(self, port: Port) -> None:
        """Pass every field of the position through the port, to write it or to read it; a game adds its own."""
        self.agenda = port.numbers(self.agenda)
        self.active = port.number(self.active, NOBODY)
        self.phase = port.number(self.phase)
        self.round = port.number(self.round)
        self.turn = port.number(self.turn)

    def before_frame(self) -> None:
        """What the rules check before each frame, such as the end of the game."""

    def __eq__(self, other: object) -> bool:
        """Whether this is the same position under the same options, whoever is listening."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.book.options == other.book.options and key(self) == key(other)

    def __hash__(self) -> int:
        raise TypeError("a state changes and has no hash; use its key")

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __repr__(self) -> str:
        who = to_move(self)
        moves = "over" if who == NOBODY else "chance to move" if who == CHANCE else f"seat {who} to move"
        place = f"phase {self.phase}, round {self.round}, turn {self.turn}"
        return f"<{type(self).__module__}.State: {place}, {moves}>"


S = TypeVar("S", bound=State)
Step = Callable[[Any, i64], None]  # the state, and the frame's argument


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """What one kind of frame asks: the only definition of the legal answers, and what an answer does.

    Here and below s is the state of the game that the class belongs to.
    """

    def legal(self, s: Any, me: i64, arg: i64) -> vec[i64]:
        raise ValueError("this frame asks nothing")

    def apply(self, s: Any, me: i64, arg: i64, answer: i64) -> None:
        raise ValueError("this frame takes no answer")

    def weights(self, s: Any, arg: i64) -> vec[i64]:
        raise ValueError("this frame is not answered by chance")

    def draw(self, s: Any, arg: i64, rng: Random) -> i64:
        """A random outcome, as likely as its weight; a question that is drawn often may have a quicker way."""
        weight = self.weights(s, arg)
        place = weighted_index(weight, rng.randrange(total(weight)))
        return self.legal(s, CHANCE, arg)[place]

    def lapses(self, s: Any, me: i64, arg: i64) -> bool:
        """Whether there is nothing to decide, so that the frame is dropped without an answer."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Anytime:
    """An answer that may be given whatever the current question. Its verb belongs to it alone."""

    def __init__(self, verb: i64) -> None:
        self.verb: i64 = verb

    def add(self, out: vec[i64], s: Any, me: i64, kind: i64) -> vec[i64]:
        """Append the answers with this verb that are legal while a frame of this kind is asking."""
        raise ValueError("an answer at any time says when it is legal")

    def is_possible(self, s: Any, me: i64) -> bool:
        """Whether there is such an answer, so that a turn does not end without offering it."""
        raise ValueError("an answer at any time says when it is legal")

    def apply(self, s: Any, me: i64, answer: i64) -> None:
        raise ValueError("an answer at any time says what it does")


def no_step(s: State, arg: i64) -> None:
    raise ValueError("this frame waits for an answer")


class RuleBook:
    """The rules of one option set, filled in chapter by chapter, then shared by all states played under it."""

    def __init__(self, players: i64, kinds: i64) -> None:
        self.players: i64 = players
        self.options: dict[str, str] = {}  # complete and canonical
        self.questions: vec[Question] = vec[Question]([Question() for _ in range(kinds)])
        self.steps: list[Step] = [no_step] * kinds
        self.anytime: vec[Anytime] = vec[Anytime]()

    def asks(self, kind: i64, question: Question) -> None:
        """A frame of this kind is a question for a player, or for chance."""
        self.questions[kind] = question

    def runs(self, kind: i64, step: Step) -> None:
        """A frame of this kind runs by itself."""
        self.steps[kind] = step

    def offers(self, extra: Anytime) -> None:
        """An answer that is possible whatever the current question."""
        self.anytime = append(self.anytime, extra)

    def is_step(self, kind: i64) -> bool:
        return self.steps[kind] is not no_step


def verb_of(answer: i64) -> i64:
    """An answer is one int; its lowest byte says what kind of answer it is."""
    return answer & 255


# The agenda.


def ask(s: State, kind: i64, me: i64, arg: i64 = 0) -> None:
    """Before anything else, the game waits for an answer from this seat, or from chance."""
    s.agenda = append(s.agenda, frame(kind, me, arg))


def then(s: State, kind: i64, arg: i64 = 0) -> None:
    """Something will run by itself, before everything put on the agenda earlier."""
    s.agenda = append(s.agenda, frame(kind, NOBODY, arg))


def schedule(s: State, frames: vec[i64]) -> None:
    """Put frames on the agenda so that the first of them comes first."""
    i = len(frames) - 1
    while i >= 0:
        s.agenda = append(s.agenda, frames[i])
        i -= 1


def drop_frame(s: State) -> None:
    rest, _ = pop(s.agenda)
    s.agenda = rest


def remove_frame(s: State, packed: i64) -> None:
    """Cancel the next one of these frames, wherever it stands."""
    place = len(s.agenda) - 1
    while s.agenda[place] != packed:
        place -= 1
    s.agenda = vec[i64]([waiting for at, waiting in enumerate(s.agenda) if at != place])


def change_frame(s: State, place: i64, packed: i64) -> None:
    """Put another frame into a place of the agenda."""
    s.agenda[place] = packed


def drop_all_frames(s: State) -> None:
    """Cancel everything still on the agenda."""
    s.agenda = vec[i64]()


def key(s: State) -> bytes:
    """Equal for equal positions of one option set, however they were reached."""
    packer = Packer()
    s.transfer(packer)
    return bytes(packer.noted)


def copy(s: S) -> S:
    """An independent state that nobody is listening to."""
    return cast(S, s.copy())


def emit(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Report what happened to whoever is listening."""
    if s.events is not None:
        s.events.append(Event(kind, seat, a, b, c))


def listen(s: State) -> list[Event]:
    """Start listening: from now on, the state's events are appended to the list returned."""
    events: list[Event] = []
    s.events = events
    return events


# Playing.


def is_over(s: State) -> bool:
    return len(s.agenda) == 0


def seats(s: State) -> int:
    return s.book.players


def options_of(s: State) -> dict[str, str]:
    """The options of the game, complete and in canonical form."""
    return dict(s.book.options)


def to_move(s: State) -> i64:
    """The seat to move, CHANCE, or NOBODY when the game is over."""
    if is_over(s):
        return NOBODY
    return who_of(top(s.agenda))


def legal(s: State) -> vec[i64]:
    """Every answer to the current question, or every outcome of the draw; none when the game is over."""
    if is_over(s):
        return vec[i64]()
    asked = top(s.agenda)
    me = who_of(asked)
    out = s.book.questions[kind_of(asked)].legal(s, me, arg_of(asked))
    if me == CHANCE:
        return out[:]  # a draw may share its outcomes, such as the faces of a die
    for extra in s.book.anytime:
        out = extra.add(out, s, me, kind_of(asked))
    return out


def can_interject(s: State, me: i64) -> bool:
    """Whether the seat has an answer that is possible at any time."""
    for extra in s.book.anytime:
        if extra.is_possible(s, me):
            return True
    return False


def weights(s: State) -> vec[i64]:
    """How likely each outcome of legal(s) is, when chance is to move."""
    drawn = top(s.agenda)
    return s.book.questions[kind_of(drawn)].weights(s, arg_of(drawn))[:]


def step(s: State, answer: i64) -> None:
    """Carry out one of legal(s), without checking that it is one."""
    if is_over(s):
        raise ValueError("the game is over")
    asked = top(s.agenda)
    me = who_of(asked)
    if me != CHANCE:
        for extra in s.book.anytime:
            if extra.verb == verb_of(answer):
                extra.apply(s, me, answer)
                settle(s)
                return
    drop_frame(s)
    s.book.questions[kind_of(asked)].apply(s, me, arg_of(asked), answer)
    settle(s)


def settle(s: State) -> None:
    """Run every step that runs by itself, until an answer is needed or the game is over."""
    while True:
        s.before_frame()
        if is_over(s):
            return
        packed = top(s.agenda)
        if who_of(packed) == NOBODY:
            drop_frame(s)
            s.book.steps[kind_of(packed)](s, arg_of(packed))
        elif s.book.questions[kind_of(packed)].lapses(s, who_of(packed), arg_of(packed)):
            drop_frame(s)
        else:
            return


def draw(s: State, rng: Random) -> i64:
    """A random outcome, as likely as its weight."""
    drawn = top(s.agenda)
    return s.book.questions[kind_of(drawn)].draw(s, arg_of(drawn), rng)


def chance_step(s: State, rng: Source) -> None:
    """Let chance answer until a player has to decide or the game is over."""
    fast = generator(rng)
    while to_move(s) == CHANCE:
        step(s, draw(s, fast))


def pick(s: State, rng: Random) -> i64:
    """A random answer: by weight if chance is to move, otherwise all equally likely."""
    if to_move(s) == CHANCE:
        return draw(s, rng)
    answers = legal(s)
    number: i64 = len(answers)
    return answers[rng.randrange(number)]


def playout(s: State, rng: Source) -> i64:
    """Play to the end at random; returns how many decisions the players made."""
    fast = generator(rng)
    decisions: i64 = 0
    while not is_over(s):
        if to_move(s) != CHANCE:
            decisions += 1
        step(s, pick(s, fast))
    return decisions
