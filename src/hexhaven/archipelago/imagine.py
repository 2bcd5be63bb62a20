"""A29.9 worlds a seat could be in: everything it knows is true there, and what it cannot know is drawn again."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import number_of, resource_of
from hexhaven.archipelago.bits import bit, has
from hexhaven.archipelago.content.objectives import PER_LENGTH
from hexhaven.archipelago.content.resources import NO_CUBES, RESOURCES, count, cubes
from hexhaven.archipelago.frames import HIDE_CUBES
from hexhaven.archipelago.packed import stolen_in, theft_of, thief_of, victim_of
from hexhaven.archipelago.rules.set_up import in_deck
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.archipelago.verbs.goods import hide_cubes
from hexhaven.archipelago.verbs.turn import seal_bid
from hexhaven.archipelago.view import is_known, known_objectives, thief_victim
from hexhaven.kernel.engine import is_over, legal
from hexhaven.kernel.generator import Source, generator
from hexhaven.kernel.numbers import bits_in


def imagine(s: State, seat: int, rng: Source) -> State:
    """A state that agrees with everything the seat knows."""
    fast, twin = generator(rng), s.copy()
    imagine_bids(twin, seat, fast)
    imagine_objectives(twin, seat, fast)
    if has_unknown_theft(s, seat):
        imagine_thefts(twin, s, seat, fast)
        while not is_over(twin) and len(legal(twin)) == 0:  # the player to move has shown that there is an answer
            imagine_thefts(twin, s, seat, fast)
    imagine_hands(twin, seat, fast)
    return twin


def imagine_bids(s: State, seat: i64, rng: Random) -> None:
    """A29.3 a sealed bid is anything its player can pay."""
    me: i64 = 0
    while me < s.rules.players:
        if me != seat and s.seats[me].bid >= 0:
            seal_bid(s, me, rng.randrange(s.seats[me].florins + 1))
        me += 1


def imagine_hands(s: State, seat: i64, rng: Random) -> None:
    """A20.31 closed hands hold anything their player could have put there."""
    victim: i64 = thief_victim(s)
    if victim not in (NO_SEAT, seat):
        ways = s.rules.questions[HIDE_CUBES].legal(s, victim, 0)
        way = ways[rng.randrange(len(ways))]
        hide_cubes(s, victim, resource_of(way), number_of(way))


# Objectives.


def imagine_objectives(s: State, seat: int, rng: Random) -> None:
    """A29.1 A29.7 unknown objectives are dealt again; nobody can have one whose end condition has been met."""
    left = unplaced(s, seat)
    me: i64 = 0
    while me < s.rules.players:
        known: i64 = known_objectives(s, me, seat)
        unknown: i64 = bits_in(s.seats[me].objectives & ~known)
        drawn = drawn_from(left & ~s.met, unknown, rng)
        s.seats[me].objectives = known | drawn
        left &= ~drawn
        me += 1
    me = 0
    while me < s.rules.players:
        if me != seat:
            drawn = drawn_from(left, bits_in(s.seats[me].declined), rng)
            s.seats[me].declined = drawn
            left &= ~drawn
        me += 1


def unplaced(s: State, seat: int) -> i64:
    """The objectives whose whereabouts the seat does not know."""
    left: i64 = 0
    objective = s.rules.length * PER_LENGTH
    while objective < (s.rules.length + 1) * PER_LENGTH:
        if in_deck(s, objective):
            left |= bit(objective)
        objective += 1
    left &= ~s.open_objectives
    me: i64 = 0
    while me < s.rules.players:
        known: i64 = known_objectives(s, me, seat)
        left &= ~known
        if me == seat:
            left &= ~s.seats[me].declined
        me += 1
    return left


def drawn_from(numbers: i64, wanted: i64, rng: Random) -> i64:
    """This many members of a set, all equally likely."""
    drawn: i64 = 0
    while wanted:
        skipped: i64 = rng.randrange(bits_in(numbers))
        number: i64 = 0
        while skipped or not has(numbers, number):
            if has(numbers, number):
                skipped -= 1
            number += 1
        drawn |= bit(number)
        numbers &= ~bit(number)
        wanted -= 1
    return drawn


# Thefts. For each theft the state keeps, for every seat, the fewest cubes it had to spare from then to the next:
# beyond those it openly had, since it paid or offered them. An imagined theft must leave nobody below zero.


def has_unknown_theft(s: State, seat: int) -> bool:
    for theft in s.thefts:
        if not is_known(theft, seat):
            return True
    return False


def imagine_thefts(twin: State, s: State, seat: int, rng: Random) -> None:
    """A20.31 other cubes than the real ones may have been stolen."""
    stolen = Stolen(s, seat)
    if not stolen.complete(0, rng):
        raise ValueError("not even what was stolen can have been stolen")
    kinds = stolen.kinds
    thefts = vec[i64](capacity=len(s.thefts))
    for i, theft in enumerate(s.thefts):
        thefts = append(thefts, theft_of(thief_of(theft), victim_of(theft), kinds[i]))
    twin.thefts = thefts
    lows = s.lows[:]
    me: i64 = 0
    while me < s.rules.players:
        shift: i64 = NO_CUBES
        i = 0
        while i < len(thefts):
            shift += effect(thefts[i], me) - effect(s.thefts[i], me)
            lows[i * s.rules.players + me] += shift
            i += 1
        twin.seats[me].cubes = s.seats[me].cubes + shift
        me += 1
    twin.lows = lows


def effect(theft: i64, me: i64) -> i64:
    """What a theft changes for a seat, as a difference of piles."""
    if me == thief_of(theft):
        return cubes(stolen_in(theft), 1)
    if me == victim_of(theft):
        return -cubes(stolen_in(theft), 1)
    return NO_CUBES


class Stolen:
    """What may have been stolen, theft by theft."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: State = s
        self.seat: int = seat
        self.kinds: list[int] = [0] * len(s.thefts)

    def complete(self, i: i64, rng: Random) -> bool:
        """Draw the thefts from the i-th on, trying each resource in turn until all fit."""
        if i == len(self.kinds):
            return True
        theft = self.s.thefts[i]
        untried: i64 = bit(RESOURCES) - 1
        if is_known(theft, self.seat):
            untried = bit(stolen_in(theft))
        while untried:
            tried = drawn_from(untried, 1, rng)
            untried &= ~tried
            self.kinds[i] = bits_in(tried - 1)
            if self.is_possible(i) and self.complete(i + 1, rng):
                return True
        return False

    def is_possible(self, i: i64) -> bool:
        """Whether thief and victim of the i-th theft could have done everything they have done since."""
        theft = self.s.thefts[i]
        return self.suffices(thief_of(theft), i) and self.suffices(victim_of(theft), i)

    def suffices(self, me: i64, i: i64) -> bool:
        """Whether the seat lacks no more cubes after any theft than it can still have stolen by then."""
        s = self.s
        spare = [0] * RESOURCES  # what the imagined thefts bring it beyond the real ones
        for m in range(i + 1):
            add_effect(spare, s.thefts[m], self.kinds[m], me, 1)
            add_effect(spare, s.thefts[m], stolen_in(s.thefts[m]), me, -1)
        stolen = 0
        while lacking(s.lows[i * s.rules.players + me], spare) <= stolen:
            i += 1
            if i == len(s.thefts):
                return True
            add_effect(spare, s.thefts[i], stolen_in(s.thefts[i]), me, -1)
            stolen += me == thief_of(s.thefts[i])
        return False


def add_effect(spare: list[int], theft: int, kind: int, me: int, sign: int) -> None:
    if me == thief_of(theft):
        spare[kind] += sign
    elif me == victim_of(theft):
        spare[kind] -= sign


def lacking(low: i64, spare: list[int]) -> int:
    """How many cubes are missing."""
    return sum([max(0, -more - count(low, resource)) for resource, more in enumerate(spare)])
