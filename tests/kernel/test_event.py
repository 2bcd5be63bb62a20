"""Events are values: equal when all their numbers are."""

import pytest

from hexhaven.kernel.event import Event


def test_events_with_the_same_numbers_are_equal() -> None:
    assert Event(1, 2, 3, 4, 5) == Event(1, 2, 3, 4, 5)
    assert hash(Event(1, 2, 3, 4, 5)) == hash(Event(1, 2, 3, 4, 5))
    assert len({Event(1, 2, 3, 4, 5), Event(1, 2, 3, 4, 5)}) == 1


@pytest.mark.parametrize("place", range(5))
def test_one_other_number_makes_another_event(place: int) -> None:
    numbers = [1, 2, 3, 4, 5]
    numbers[place] = 9
    assert Event(*numbers) != Event(1, 2, 3, 4, 5)


def test_an_event_is_nothing_else() -> None:
    assert Event(1, 2, 3, 4, 5) != (1, 2, 3, 4, 5)
    assert Event(1, -1, 0, 0, 0).numbers() == (1, -1, 0, 0, 0)
    assert repr(Event(1, -1, 0, 0, 0)) == "Event(1, -1, 0, 0, 0)"
