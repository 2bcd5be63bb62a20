"""A24 The thirty objectives: each end condition one below its number, at it and above, and each victory condition."""

from collections.abc import Callable

import pytest

from hexhaven.archipelago.content.objectives import NAME_OF
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.rules.ending import score_of
from tests.archipelago.at_table import heard, say
from tests.archipelago.maps import with_cards, with_citizens, with_regions
from tests.archipelago.tested import archipelago
from tests.marks import rule

Make = Callable[[Position, int], Position]


def piles(position: Position, empty: int) -> Position:
    """The last token of a pile decides: one token more, and it is not empty."""
    return position.piles(24 - 8 * empty)


def resources(position: Position, out: int) -> Position:
    position.boards("")
    everything = (("iron", 10), ("stone", 12), ("wood", 15), ("fish", 15))
    return position.seat(1, cubes=" ".join(f"{name} {number}" for name, number in everything[:out]))


def buildings(kind: str) -> Make:
    return lambda position, number: with_regions(position, number, kind)


def population(position: Position, number: int) -> Position:
    return with_citizens(with_regions(position, 7), number)


def florins(position: Position, out: int) -> Position:
    return position.seat(0, florins=out - 10 * (len(position.seats) - 1))


def ships(position: Position, number: int) -> Position:
    for seat in range(len(position.seats)):
        own = min(number, 8 if len(position.seats) == 2 else 4)
        number -= own
        position.seat(seat, ships="0x " * own)
    return position


def workers(position: Position, number: int) -> Position:
    return position.markers(workers=number)


def characters(position: Position, number: int) -> Position:
    return with_cards(position, characters=number)


def progress(position: Position, number: int) -> Position:
    return with_cards(position, progress=number)


def cards(position: Position, number: int) -> Position:
    return with_cards(position, characters=number // 2, progress=number - number // 2)


# By objective: what is counted, and the number at which the game ends for n players, as A24 says.
ENDS: dict[str, tuple[Make, Callable[[int], int]]] = {
    "s1": (piles, lambda n: 2),
    "s2": (resources, lambda n: 2),
    "s3": (progress, lambda n: n + 2),
    "s4": (buildings("temple"), lambda n: n),
    "s5": (characters, lambda n: n + 2),
    "s6": (buildings("market"), lambda n: n + 1),
    "s7": (buildings("town"), lambda n: n + 1),
    "s8": (buildings("port"), lambda n: n + 1),
    "s9": (population, lambda n: 7 * n + 1),
    "s10": (piles, lambda n: 3),
    "m1": (characters, lambda n: 3 * n - 1),
    "m2": (piles, lambda n: 3),
    "m3": (buildings("market"), lambda n: n + 2),
    "m4": (buildings("temple"), lambda n: n + 2),
    "m5": (buildings("town"), lambda n: n + 2),
    "m6": (population, lambda n: 7 * (n + 1) - 1),
    "m7": (buildings("port"), lambda n: n + 2),
    "m8": (progress, lambda n: 3 * n - 1),
    "m9": (resources, lambda n: 3),
    "m10": (florins, lambda n: 135),
    "l1": (buildings("town"), lambda n: n + 3),
    "l2": (buildings("port"), lambda n: n + 3),
    "l3": (buildings("market"), lambda n: n + 3),
    "l4": (resources, lambda n: 3),
    "l5": (cards, lambda n: 4 * n + 4),
    "l6": (buildings("temple"), lambda n: n + 3),
    "l7": (piles, lambda n: 3),
    "l8": (ships, lambda n: 2 * n + 2),
    "l9": (workers, lambda n: 22),
    "l10": (florins, lambda n: 135),
}
TWO_PLAYERS_LACK = {"s9", "s10", "m9", "m10", "l9", "l10"}  # A27.1
LENGTHS = {"s": "short", "m": "medium", "l": "long"}
TABLE = [(name, n) for name in ENDS for n in (2, 3, 4, 5) if n > 2 or name not in TWO_PLAYERS_LACK]


def met(name: str, players: int, number: int) -> bool:
    position = archipelago(players, deals="off", length=LENGTHS[name[0]])
    s = ENDS[name][0](position, number).seat(players - 1, objectives=name).build()
    return bool(s.ending)


@rule(
    "A24.1", "A24.2", "A24.3", "A24.4", "A24.5", "A24.6", "A24.7", "A24.8", "A24.9", "A24.10", "A24.11", "A24.12",
    "A24.13", "A24.14", "A24.15", "A24.16", "A24.17", "A24.18", "A24.19", "A24.20", "A24.21", "A24.22", "A24.23",
    "A24.24", "A24.25", "A24.26", "A24.27", "A24.28", "A24.29", "A24.30", "A24.31", "A24.32", "A23.1", "A23.24",
)  # fmt: skip
@pytest.mark.parametrize(("name", "players"), TABLE, ids=lambda value: str(value))
def test_the_end_condition_one_below_at_and_above(name: str, players: int) -> None:
    number = ENDS[name][1](players)
    assert not met(name, players, number - 1)
    assert met(name, players, number)
    if ENDS[name][0] not in (piles, florins, resources):
        assert met(name, players, number + 1), "passed is reached"


@rule("A24.1", "A24.10", "A24.12", "A24.27")
@pytest.mark.parametrize(("left", "empty"), [(17, 0), (16, 1), (9, 1), (8, 2), (1, 2), (0, 3)])
def test_a_pile_with_a_single_token_is_not_empty(left: int, empty: int) -> None:
    s = archipelago(3, deals="off").seat(0, objectives="s1").piles(left).build()
    assert s.ending is (empty >= 2)


@rule("A1.19")
def test_there_are_thirty() -> None:
    assert set(ENDS) == set(NAME_OF)
    assert len(NAME_OF) == 30


# What each rewards: a position in which seats 1, 2 and 3 have 3, 2 and 1 of it.

REWARDS = {
    "s1": "florins", "s2": "temples", "s3": "markets", "s4": "characters", "s5": "tokens", "s6": "iron", "s7": "ports",
    "s8": "progress", "m1": "fish", "m2": "icons iron", "m3": "icons wood", "m4": "cards", "m5": "tokens",
    "m6": "ports and markets", "m7": "temples", "m8": "florins", "l1": "tokens", "l2": "florins", "l3": "temples",
    "l4": "ports", "l5": "icons fish", "l6": "icons fruit", "l7": "characters", "l8": "progress",
}  # fmt: skip
SHARES = (3, 2, 1)


def having(name: str, what: str) -> Position:
    position = archipelago(3, deals="off", length=LENGTHS[name[0]])
    for seat in range(3):
        position.seat(seat, florins=0)
    if what.startswith("icons"):
        for seat, share in enumerate(SHARES):
            position.region(f"{what.split()[1]} {share}", built="town").seat(seat, citizens=f"{seat + 1}-town")
        return position
    if what in ("temples", "markets", "ports", "ports and markets"):
        return controlling(position, what)
    cards_of = {
        "characters": ("pirate explorer spy", "bishop pope", "king"),
        "progress": ("farm quarry roads", "sawmill iron-mine", "slavery"),
        "cards": ("farm pope roads", "sawmill king", "spy"),
    }
    for seat, share in enumerate(SHARES):
        if what in cards_of:
            position.seat(seat, cards=cards_of[what][seat])
        elif what == "florins":
            position.seat(seat, florins=share)
        elif what == "tokens":
            position.seat(seat, tokens=share)
        else:
            position.seat(seat, cubes=f"{what} {share}")
    return position


def controlling(position: Position, what: str) -> Position:
    kinds = what.split(" and ")
    region = 0
    for seat, share in enumerate(SHARES):
        places = []
        for number in range(share):
            region += 1
            building = kinds[number % len(kinds)][:-1]
            position.region(built=building)
            places.append(f"{region}-{building}")
        position.seat(seat, citizens=" ".join(places))
    return position


@rule(
    "A24.1", "A24.2", "A24.3", "A24.4", "A24.5", "A24.6", "A24.7", "A24.8", "A24.11", "A24.12", "A24.13", "A24.14",
    "A24.15", "A24.16", "A24.17", "A24.18", "A24.21", "A24.22", "A24.23", "A24.24", "A24.25", "A24.26", "A24.27",
    "A24.28", "A23.10",
)  # fmt: skip
@pytest.mark.parametrize("name", list(REWARDS))
def test_what_an_objective_rewards(name: str) -> None:
    s = having(name, REWARDS[name]).seat(2, objectives=name).build()
    medals = {"characters": (0, 1, 1), "cards": (1, 1, 0)}.get(REWARDS[name], (0, 0, 0))
    assert [int(score_of(s, seat)) for seat in range(3)] == [
        points + medal for points, medal in zip((3, 2, 1), medals, strict=True)
    ]


@rule("A24.33", "A29.1")
def test_no_answer_reveals_the_own_objective() -> None:
    s = archipelago(3).seat(0, objectives="s1").seat(1, objectives="s2").seat(2, objectives="s3").build()
    told = heard(s)
    say(s, "offer 2", "give 1 florins", "propose", "accept", "done")
    assert not any(event.kind in (3, 6, 7) for event in told)
