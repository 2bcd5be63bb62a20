"""Sitting at the table: give answers, be refused, let chance draw, look at what lies there."""

from librt.random import Random

from hexhaven.archipelago import frames
from hexhaven.archipelago.notation.answers import answer_of, notation
from hexhaven.archipelago.options import own_book, rules_for
from hexhaven.archipelago.positions.position import UNITS
from hexhaven.archipelago.positions.seen import cubes_in, units_in
from hexhaven.archipelago.rules.set_up import begin
from hexhaven.archipelago.state import State
from hexhaven.archipelago.why_not import why_not
from hexhaven.kernel.engine import is_over, key, legal, pick, step, to_move, weights
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY, kind_of, top
from tests.archipelago.tested import TESTED


def new(**options: object) -> State:
    """A new game with a rule book of its own; numbers may be given as numbers."""
    given = {"components": TESTED, **{name: str(value) for name, value in options.items()}}
    return begin(own_book(rules_for(given).options))


# Answers.


def choices(s: State, *words: str) -> list[str]:
    """The texts of all legal answers, or of those that begin with these words."""
    texts = [notation(answer) for answer in legal(s)]
    return sorted(text for text in texts if text.split()[: len(words)] == list(words))


def say(s: State, *texts: str) -> State:
    """Whoever is asked gives these answers, one after another."""
    for text in texts:
        assert to_move(s) >= 0, f"nobody is asked, so nobody says {text!r}"
        give(s, text)
    return s


def draw(s: State, *texts: str) -> State:
    """Chance brings these outcomes, one after another."""
    for text in texts:
        assert to_move(s) == CHANCE, f"nothing is drawn, so not {text!r}"
        give(s, text)
    return s


def give(s: State, text: str) -> None:
    answer = answer_of(text)
    assert answer in legal(s), f"{text!r} is not among {choices(s)}"
    step(s, answer)


def let_chance_draw(s: State, seed: int = 0) -> State:
    """Chance brings anything until a player is asked or the game is over."""
    rng = Random(seed)
    while to_move(s) == CHANCE:
        step(s, pick(s, rng))
    return s


def odds(s: State) -> dict[str, int]:
    """The outcomes of the draw the game waits for, with their weights."""
    assert to_move(s) == CHANCE
    return {notation(drawn): int(weight) for drawn, weight in zip(legal(s), weights(s), strict=True)}


def refused(s: State, text: str, rule: str, seat: int | None = None) -> bool:
    """Whether the answer is refused by this rule, to the seat that is asked if no other is named."""
    who = int(to_move(s)) if seat is None else seat
    before = key(s)
    assert to_move(s) != who or answer_of(text) not in legal(s), f"{text!r} is legal"
    why = why_not(s, who, text)
    assert why is not None
    assert why.rule == rule, f"{text!r} is refused by {why.rule} ({why.key}), not by {rule}"
    return key(s) == before


def passes(s: State, *seats: int) -> State:
    """These players, in this order, end their round, chance or offer without doing more."""
    for seat in seats:
        assert to_move(s) == seat
        give(s, "done")
    return s


def end_round(s: State) -> State:
    """Whoever acts does nothing more in this round."""
    while asked(s)[1] != "ROUND":
        give(s, "done")
    give(s, "done")
    return s


def until(s: State, kind: int, seed: int = 0) -> State:
    """Everybody does as little as possible, and chance anything, until this is asked."""
    rng = Random(seed)
    while kind_of(top(s.agenda)) != kind:
        answers = list(legal(s))
        lazy = answer_of("done")
        step(s, lazy if lazy in answers else pick(s, rng) if to_move(s) == CHANCE else answers[0])
        assert not is_over(s), "the game is over before"
    return s


def next_turn(s: State, seed: int = 0) -> State:
    """Everybody does as little as possible until the bids of the next turn."""
    turn = s.turn
    while s.turn == turn:
        step_lazily(s, seed)
    return s


def step_lazily(s: State, seed: int) -> None:
    lazy = answer_of("done")
    answers = legal(s)
    if to_move(s) == CHANCE:
        step(s, pick(s, Random(seed + len(answers))))
    else:
        step(s, lazy if lazy in answers else answers[0])


def asked(s: State) -> tuple[int, str]:
    """Who is asked, and what, by the name of the frame; nobody when the game is over."""
    if is_over(s):
        return NOBODY, "OVER"
    kind = kind_of(top(s.agenda))
    [name] = [name for name, value in vars(frames).items() if value == kind and name.isupper() and name != "KINDS"]
    return int(to_move(s)), name


# What lies there.


def cubes(s: State, seat: int = 0) -> str:
    return cubes_in(s.seats[seat].cubes)


def units(s: State, seat: int = 0) -> dict[str, str]:
    """The units of a player by what they are, as a position names them."""
    found = {kind: units_in(s, seat, flags) for kind, flags in UNITS.items()}
    return {kind: places for kind, places in found.items() if places}


def heard(s: State) -> list[Event]:
    """From now on the state tells its events: the list fills up."""
    s.events = []
    return s.events


def kinds(events: list[Event]) -> list[int]:
    return [event.kind for event in events]


def twin(s: State) -> State:
    return s.copy()
