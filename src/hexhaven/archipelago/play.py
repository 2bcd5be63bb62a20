"""Playing: what the game waits for, the legal answers, one step, and whole random games."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.frames import FINISH
from hexhaven.archipelago.rules import (
    action_round,
    balance,
    building,
    characters,
    deals,
    ending,
    evolution,
    expelling,
    exploration,
    growth,
    harvest,
    migration,
    population,
    progress,
    robbers,
    trade,
    turn,
    turn_order,
    turn_zero,
)
from hexhaven.archipelago.rules.ending import watch_for_end
from hexhaven.archipelago.rules.set_up import set_up
from hexhaven.archipelago.state import Rules, State
from hexhaven.archipelago.verbs.agenda import drop_frame, then
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY, arg_of, kind_of, top, who_of
from hexhaven.kernel.numbers import place_in, total

# Importing a chapter registers its rules.
CHAPTERS = (
    action_round, balance, building, characters, deals, ending, evolution, expelling, exploration, growth, harvest,
    migration, population, progress, robbers, trade, turn, turn_order, turn_zero,
)  # fmt: skip


def begin(rules: Rules, events: list[Event] | None = None) -> State:
    """A new game, waiting for its first answer; its events go to the list, if one is given."""
    s = set_up(rules, events)
    settle(s)
    return s


def is_over(s: State) -> bool:
    return len(s.agenda) == 0


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
    return s.rules.questions[kind_of(asked)].legal(s, who_of(asked), arg_of(asked))


def weights(s: State) -> vec[i64]:
    """How likely each outcome of legal(s) is, when chance is to move."""
    drawn = top(s.agenda)
    return s.rules.questions[kind_of(drawn)].weights(s, arg_of(drawn))


def step(s: State, answer: i64) -> None:
    """Carry out one of legal(s), without checking that it is one."""
    if is_over(s):
        raise ValueError("the game is over")
    asked = top(s.agenda)
    drop_frame(s)
    s.rules.questions[kind_of(asked)].apply(s, who_of(asked), arg_of(asked), answer)
    settle(s)


def settle(s: State) -> None:
    """Run every step that runs by itself, until an answer is needed or the game is over."""
    while True:
        if s.independent and not is_over(s):
            declare_independence(s)
            return
        watch_for_end(s)
        if is_over(s):
            return
        frame = top(s.agenda)
        if who_of(frame) == NOBODY:
            drop_frame(s)
            s.rules.run[kind_of(frame)](s, arg_of(frame))
        elif s.rules.questions[kind_of(frame)].lapses(s, who_of(frame), arg_of(frame)):
            drop_frame(s)
        else:
            return


def declare_independence(s: State) -> None:
    """A23.1 the game is over at once."""
    s.agenda = vec[i64]()
    then(s, FINISH)
    frame = top(s.agenda)
    drop_frame(s)
    s.rules.run[kind_of(frame)](s, arg_of(frame))


def pick(s: State, answers: vec[i64], rng: Random) -> i64:
    """A random answer: by weight if chance is to move, otherwise all equally likely."""
    if to_move(s) != CHANCE:
        number: i64 = len(answers)
        return answers[rng.randrange(number)]
    weight = weights(s)
    return answers[place_in(weight, rng.randrange(total(weight)))]


def playout(s: State, rng: Random) -> i64:
    """Play to the end at random; returns how many decisions the players made."""
    decisions: i64 = 0
    while not is_over(s):
        if to_move(s) != CHANCE:
            decisions += 1
        step(s, pick(s, legal(s), rng))
    return decisions
