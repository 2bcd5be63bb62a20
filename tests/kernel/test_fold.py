"""Folds as tables: what the operations do, and what they leave alone."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from hexhaven.kernel.event import Event
from hexhaven.kernel.fold import New, as_data, compile_fold, steps


@dataclass
class Hut:
    owner: int
    guests: list[int] = field(default_factory=list)


@dataclass
class Player:
    camp: int
    coins: int = 5


@dataclass
class Village:
    seat: int = 0
    seats: list[Player] = field(default_factory=lambda: [Player(1), Player(0), Player(1)])
    camps: list[dict[int, int]] = field(default_factory=lambda: [{}, {4: 1}])
    order: list[int] = field(default_factory=lambda: [2, 0, 1])
    huts: list[Hut] = field(default_factory=list)
    cards: list[int] = field(default_factory=lambda: [3, 7])
    discarded: list[int] = field(default_factory=lambda: [5])
    pairs: list[list[int]] = field(default_factory=lambda: [[1, 2], [0, 1]])


def after(operation: tuple[Any, ...], seat: int = 0, a: int = 0, b: int = 0, c: int = 0, viewer: int = 0) -> Village:
    village = Village(viewer)
    compile_fold({1: [operation]})(village, Event(1, seat, a, b, c))
    return village


CAMP = "camps[seats[seat].camp]"


@pytest.mark.parametrize(
    ("operation", "numbers", "changed"),
    [
        (("set", "order", ["seat", "a", "b"]), (1, 0, 2), {"order": [1, 0, 2]}),
        (("set", "order[1]", "c"), (0, 0, 0, 9), {"order": [2, 9, 1]}),
        (("set", "seats[*].coins", 0), (0,), {"seats": [Player(1, 0), Player(0, 0), Player(1, 0)]}),
        (("set", "order[*]", 7), (0,), {"order": [7, 7, 7]}),
        (("add", "seats[a].coins", "b"), (0, 1, -3), {"seats": [Player(1), Player(0, 2), Player(1)]}),
        (("subtract", "seats[seat].coins", 1), (1,), {"seats": [Player(1), Player(0, 4), Player(1)]}),
        (("more", f"{CAMP}[a]", "b"), (2, 6, 2), {"camps": [{}, {4: 1, 6: 2}]}),
        (("less", f"{CAMP}[a]", 1), (0, 4), {"camps": [{}, {}]}),
        (("push", "order", "a"), (0, 0), {"order": [2, 0, 1, 0]}),
        (("insert", "order", ["a", "seat"]), (5, 1), {"order": [2, 5, 0, 1]}),
        (("put", "cards", "a"), (0, 3), {"cards": [3, 3, 7]}),
        (("include", "cards", "a"), (0, 4), {"cards": [3, 4, 7]}),
        (("include", "cards", "a"), (0, 3), {}),
        (("drop", "order", "seat"), (0,), {"order": [2, 1]}),
        (("drop", "order", "seat"), (8,), {}),
        (("drop", "pairs", ["seat", "a"]), (0, 1), {"pairs": [[1, 2]]}),
        (("pour", "discarded", "cards"), (0,), {"cards": [3, 5, 7], "discarded": []}),
        (("clear", "cards"), (0,), {"cards": []}),
        (("push", "huts", New(Hut, owner="seat")), (2,), {"huts": [Hut(2)]}),
    ],
)
def test_operations(operation: tuple[Any, ...], numbers: tuple[int, ...], changed: dict[str, Any]) -> None:
    assert after(operation, *numbers) == Village(**changed)


@pytest.mark.parametrize(
    ("operation", "numbers"),
    [
        (("add", "seats[seat].coins", 1), (-1,)),
        (("set", "order[b]", 3), (0, 0, -1)),
        (("more", f"{CAMP}[a]", 1), (-1, 4)),
        (("include", "cards", "a"), (0, -1)),
    ],
)
def test_what_is_nobodys_is_left_alone(operation: tuple[Any, ...], numbers: tuple[int, ...]) -> None:
    assert after(operation, *numbers) == Village()


def test_a_list_takes_in_nobody() -> None:
    assert after(("set", "order", ["seat", "a", "b"]), 1, 0, -1).order == [1, 0]


@pytest.mark.parametrize(("viewer", "seen"), [(0, True), (2, True), (1, False), (-1, False)])
def test_a_condition_compares_two_paths(viewer: int, seen: bool) -> None:
    operation = ("push", "order", 9, "seats[seat].camp", "seats[viewer].camp")
    assert (9 in after(operation, seat=2, viewer=viewer).order) == seen


def test_an_event_that_is_not_in_the_table_is_an_error() -> None:
    with pytest.raises(KeyError):
        compile_fold({1: []})(Village(), Event(2, 0, 0, 0, 0))


def test_an_operation_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        compile_fold({1: [("double", "cards", "a")]})


def test_paths_in_steps() -> None:
    assert steps("camps[seats[seat].camp][0]") == ["camps", ["seats", ["seat"], "camp"], [0]]
    assert steps("seats[*].coins") == ["seats", ["*"], "coins"]


def test_the_table_as_data() -> None:
    table = {3: [("push", "huts", New(Hut, owner="seat")), ("pour", "cards", "discarded")]}
    assert as_data(table) == {
        3: [["push", ["huts"], {"owner": "seat", "guests": []}], ["pour", ["cards"], ["discarded"]]]
    }
