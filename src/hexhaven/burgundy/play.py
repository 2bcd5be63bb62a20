"""Playing: what the game waits for, the legal answers, one step, and whole random games."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import BUY, verb_of
from hexhaven.burgundy.frames import DISCARD
from hexhaven.burgundy.rules import buildings, final_scoring, phase, round, tile_effects, turn
from hexhaven.burgundy.rules.black_depot import add_purchases, buy
from hexhaven.burgundy.rules.set_up import set_up
from hexhaven.burgundy.state import Rules, State
from hexhaven.burgundy.verbs import drop_frame
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY, arg_of, kind_of, top, who_of
from hexhaven.kernel.numbers import place_in, total

CHAPTERS = (buildings, final_scoring, phase, round, tile_effects, turn)  # importing a chapter registers its rules


def begin(rules: Rules, events: list[Event] | None = None) -> State:
    """A new game, waiting for its first answer; what happens goes to the events, if given."""
    s = set_up(rules, events)
    settle(s)
    return s


def is_over(s: State) -> bool:
    return len(s.agenda) == 0


def to_move(s: State) -> i64:
    """The seat that is asked, CHANCE, or NOBODY when the game is over."""
    if is_over(s):
        return NOBODY
    return who_of(top(s.agenda))


def legal(s: State) -> vec[i64]:
    """Every answer to the question the game waits for, or every outcome of the draw; none when the game is over."""
    if is_over(s):
        return vec[i64]()
    asked = top(s.agenda)
    me = who_of(asked)
    out = s.rules.questions[kind_of(asked)].legal(s, me, arg_of(asked))
    if s.purchases_left and kind_of(asked) != DISCARD:
        return add_purchases(out, s, me)
    return out


def weights(s: State) -> vec[i64]:
    """How likely each outcome of legal(s) is, when chance is to move."""
    drawn = top(s.agenda)
    return s.rules.questions[kind_of(drawn)].weights(s, arg_of(drawn))


def step(s: State, answer: i64) -> None:
    """Carry out one of legal(s); it is trusted to be one."""
    if is_over(s):
        raise ValueError("the game is over")
    asked = top(s.agenda)
    if verb_of(answer) == BUY:
        buy(s, who_of(asked), answer)
    else:
        drop_frame(s)
        s.rules.questions[kind_of(asked)].apply(s, who_of(asked), arg_of(asked), answer)
    settle(s)


def settle(s: State) -> None:
    """Run what runs by itself, until an answer is needed or the game is over."""
    while not is_over(s):
        frame = top(s.agenda)
        if who_of(frame) == NOBODY:
            drop_frame(s)
            s.rules.run[kind_of(frame)](s, arg_of(frame))
        elif s.rules.questions[kind_of(frame)].lapses(s, who_of(frame), arg_of(frame)):
            drop_frame(s)
        else:
            return


def pick(s: State, answers: vec[i64], rng: Random) -> i64:
    """One answer at random: by weight if chance is to move, else each alike."""
    if to_move(s) != CHANCE:
        number: i64 = len(answers)
        return answers[rng.randrange(number)]
    weight = weights(s)
    return answers[place_in(weight, rng.randrange(total(weight)))]


def playout(s: State, rng: Random) -> i64:
    """Play to the end at random; how many decisions the players made."""
    decisions: i64 = 0
    while not is_over(s):
        if to_move(s) != CHANCE:
            decisions += 1
        step(s, pick(s, legal(s), rng))
    return decisions
