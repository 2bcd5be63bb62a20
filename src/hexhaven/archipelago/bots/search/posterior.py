"""Which objectives the others seem to have, judging by what they own: whoever collects something probably needs it."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.bits import bit, has
from hexhaven.archipelago.bots.greedy.forecast import progress
from hexhaven.archipelago.content import objectives as o
from hexhaven.archipelago.content.criteria import (
    ALL_CARDS,
    CHARACTERS,
    CITIZENS,
    EXPLORER_TOKENS,
    FLORINS,
    MARKETS,
    PACIFIST,
    PORTS,
    PROGRESS,
    SEPARATIST,
    SHIPS,
    TEMPLES,
    TOWNS,
)
from hexhaven.archipelago.content.resources import size
from hexhaven.archipelago.content.trends import CRITERION_OF as TREND_CRITERION
from hexhaven.archipelago.content.trends import TRENDS
from hexhaven.archipelago.imagine import unplaced
from hexhaven.archipelago.rules.ending import achieved
from hexhaven.archipelago.state import State
from hexhaven.archipelago.view import known_objectives
from hexhaven.kernel.numbers import bits_in

# What is looked at, and how much it says.
SHARE: Final = 0  # of all that players have of what the objective scores, beyond an equal share
LEADS: Final = 1  # has most of it
TREND: Final = 2  # the same share, where everyone wants it for the trend
PUSHES: Final = 3  # share of what its end condition counts, beyond an equal share
NEAR: Final = 4  # how far its end condition has come, squared
PACIFISM: Final = 5  # for the Pacifist: share of all cubes and tokens, with which crises are met
SEPARATISM: Final = 6  # for the Separatist: the same
FEATURES: Final = 7
FEATURE_NAMES: Final = ["share", "leads", "trend", "pushes", "near", "pacifism", "separatism"]
SAYS: Final = vec[float]([2.1, 0.6, -0.2, 0.25, 0.1, 0.6, 1.5])  # fitted to games of the greedy bot, see docs/bots.md

# By what an end condition counts: the criterion by which a player's part in it is measured, or NOTHING.
NOTHING: Final = -1
PART_IN: Final = vec[i64](
    [
        EXPLORER_TOKENS, NOTHING, FLORINS, CHARACTERS, PROGRESS, ALL_CARDS, TOWNS, MARKETS, PORTS, TEMPLES, SHIPS,
        CITIZENS, NOTHING,
    ]
)  # fmt: skip


def share_beyond(s: State, seat: i64, criterion: i64) -> float:
    """How much more than an equal share of all that players have the seat has; from about -0.5 to 1."""
    total: i64 = 0
    other: i64 = 0
    while other < s.rules.players:
        total += achieved(s, other, criterion)
        other += 1
    if total == 0:
        return 0.0
    return float(achieved(s, seat, criterion)) / float(total) - 1.0 / float(s.rules.players)


def leads(s: State, seat: i64, criterion: i64) -> bool:
    mine = achieved(s, seat, criterion)
    other: i64 = 0
    while other < s.rules.players:
        if other != seat and achieved(s, other, criterion) >= mine:
            return False
        other += 1
    return mine > 0


def reserve_beyond(s: State, seat: i64) -> float:
    """The same for cubes and explorer tokens together."""
    total: i64 = 0
    for one in s.seats:
        total += size(one.cubes) + one.tokens
    if total == 0:
        return 0.0
    mine = size(s.seats[seat].cubes) + s.seats[seat].tokens
    return float(mine) / float(total) - 1.0 / float(s.rules.players)


def is_trend(s: State, criterion: i64) -> bool:
    trend: i64 = 0
    while trend < TRENDS:
        if has(s.trends, trend) and TREND_CRITERION[trend] == criterion:
            return True
        trend += 1
    return False


def features(s: State, seat: i64, objective: i64) -> vec[float]:
    """What speaks for or against the seat having the objective."""
    found = vec[float]([0.0] * FEATURES)
    criterion = o.CRITERION_OF[objective]
    if criterion == PACIFIST:
        found[PACIFISM] = reserve_beyond(s, seat)
    elif criterion == SEPARATIST:
        found[SEPARATISM] = reserve_beyond(s, seat)
    elif is_trend(s, criterion):
        found[TREND] = share_beyond(s, seat, criterion)
    else:
        found[SHARE] = share_beyond(s, seat, criterion)
        if leads(s, seat, criterion):
            found[LEADS] = 1.0
    part = PART_IN[o.END_OF[objective]]
    if part != NOTHING:
        found[PUSHES] = share_beyond(s, seat, part)
    near = progress(s, objective)
    found[NEAR] = near * near
    return found


def evidence(s: State, seat: i64, objective: i64) -> float:
    """How many times as likely the seat has the objective as it was when objectives were dealt."""
    total = 0.0
    found = features(s, seat, objective)
    place: i64 = 0
    while place < FEATURES:
        total += SAYS[place] * found[place]
        place += 1
    return math.exp(total)


class Posterior:
    """For one viewer: by seat and objective of the length, the evidence, and how likely it is in the end."""

    def __init__(self, s: State, viewer: i64) -> None:
        players = s.rules.players
        self.first: i64 = s.rules.length * o.PER_LENGTH
        self.left: i64 = unplaced(s, viewer) & ~s.met
        self.unknown: vec[i64] = vec[i64]([0] * players)  # how many objectives of a seat the viewer does not know
        self.known: vec[i64] = vec[i64]([0] * players)
        self.evidence: vec[float] = vec[float]([0.0] * (players * o.PER_LENGTH))
        seat: i64 = 0
        while seat < players:
            self.known[seat] = known_objectives(s, seat, viewer)
            self.unknown[seat] = bits_in(s.seats[seat].objectives & ~self.known[seat])
            number: i64 = 0
            while number < o.PER_LENGTH and self.unknown[seat]:
                if has(self.left, self.first + number):
                    self.evidence[seat * o.PER_LENGTH + number] = evidence(s, seat, self.first + number)
                number += 1
            seat += 1

    def weight(self, world: State) -> float:
        """How likely an imagined world is, compared with others."""
        product = 1.0
        seat: i64 = 0
        while seat < len(self.unknown):
            guessed = world.seats[seat].objectives & ~self.known[seat]
            number: i64 = 0
            while number < o.PER_LENGTH:
                if has(guessed, self.first + number):
                    product *= self.evidence[seat * o.PER_LENGTH + number]
                number += 1
            seat += 1
        return product

    def chances(self) -> vec[float]:
        """By seat and objective of the length: how likely the seat has it. All ways to deal the rest are weighed."""
        out = vec[float]([0.0] * len(self.evidence))
        total = self.deal(0, 0, 0, self.left, 1.0, vec[i64](), out)
        seat: i64 = 0
        while seat < len(self.unknown):
            number: i64 = 0
            while number < o.PER_LENGTH:
                place = seat * o.PER_LENGTH + number
                if has(self.known[seat], self.first + number):
                    out[place] = 1.0
                elif total > 0.0:
                    out[place] /= total
                number += 1
            seat += 1
        return out

    def deal(
        self, seat: i64, held: i64, start: i64, left: i64, weight: float, dealt: vec[i64], out: vec[float]
    ) -> float:
        """The seat's unknown objectives from a number on, then the other seats'; returns the sum of weights."""
        if seat == len(self.unknown):
            for place in dealt:
                out[place] += weight
            return weight
        if held == self.unknown[seat]:
            return self.deal(seat + 1, 0, 0, left, weight, dealt, out)
        total = 0.0
        number = start
        while number < o.PER_LENGTH:
            if has(left, self.first + number):
                place = seat * o.PER_LENGTH + number
                rest = left & ~bit(self.first + number)
                total += self.deal(
                    seat, held + 1, number + 1, rest, weight * self.evidence[place], append(dealt, place), out
                )
            number += 1
        return total
