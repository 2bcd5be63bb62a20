"""A6 Phase 3: the four boards act."""

import pytest

from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.resources import FISH, IRON
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.rules.boards import buying_price
from hexhaven.archipelago.state import DOMESTIC, State
from hexhaven.kernel.event import Event
from tests.archipelago.at_table import asked, heard, say
from tests.archipelago.tested import archipelago
from tests.marks import rule

CAUSES = (e.BOARD_I, e.BOARD_II, e.BOARD_III, e.BOARD_IV)


def crowd(players: int, citizens: int) -> Position:
    """So many citizens on the map, three of a player in a region at most; phase 2 of the first turn."""
    position = archipelago(players, deals="off").at(2, turn=1)
    for _ in range(4):
        position.region()
    for seat in range(players):
        own = min(10, citizens)
        citizens -= own
        position.seat(seat, citizens=" ".join(f"{number // 3 + 1}a" for number in range(own)))
    return position


def after_bids(s: State) -> list[Event]:
    """Nobody bids, so phase 3 follows; what is told of it."""
    told = heard(s)
    say(s, *["bid 0"] * len(s.seats))
    return told


def moved(told: list[Event], kind: int, cause: int) -> int:
    return sum(event.a for event in told if event.kind == kind and event.b == cause)


@rule("A6.1", "A6.7")
def test_the_boards_act_in_their_order_and_nobody_is_asked() -> None:
    position = crowd(5, 35).markers(rebellion=3, workers=12)
    s = position.boards("fruit 4 cattle 7 fish 4 wood 7 stone 4 iron 5", "fruit 4 iron 3").build()
    told = after_bids(s)
    moves = [event for event in told if event.kind in (e.REBELLION_MOVED, e.WORKERS_MOVED)]
    causes = [event.b for event in moves]
    assert causes == sorted(causes)
    assert set(causes) == set(CAUSES)
    assert asked(s)[1] == "ROUND"
    domestic = [(event.kind, event.a) for event in moves if event.b == e.BOARD_I]
    worker, rebel = (e.WORKERS_MOVED, 1), (e.REBELLION_MOVED, 1)
    assert domestic == [worker, rebel, worker, rebel, worker, rebel]


@rule("A6.2", "A11.2")
def test_slots_fill_row_by_row() -> None:
    prices = []
    for fish in range(1, 13):
        s = archipelago(3).boards(f"fish {fish}").build()
        prices.append(buying_price(s, DOMESTIC, FISH))
    assert prices == [6, 6, 6, 4, 4, 4, 3, 3, 3, 2, 2, 2]


@rule("A6.3", "A1.53")
@pytest.mark.parametrize("fish", range(13))
def test_the_row_of_the_last_fish_acts(fish: int) -> None:
    s = crowd(3, 9).boards(f"fish {fish}").markers(rebellion=2).build()
    told = after_bids(s)
    row = (fish - 1) // 3 if fish else 0
    assert moved(told, e.WORKERS_MOVED, e.BOARD_I) == (0, 1, 0, 0)[row]
    assert moved(told, e.REBELLION_MOVED, e.BOARD_I) == (0, 0, 1, 2)[row]


@rule("A6.3", "A1.53")
@pytest.mark.parametrize(
    ("iron", "workers", "rebels"), [(0, 0, 0), (2, 0, 0), (3, 1, 0), (4, 1, 0), (5, 0, 1), (6, 0, 1)]
)
def test_the_row_of_the_last_iron_acts(iron: int, workers: int, rebels: int) -> None:
    told = after_bids(crowd(3, 9).boards(f"iron {iron}").build())
    assert moved(told, e.WORKERS_MOVED, e.BOARD_I) == workers
    assert moved(told, e.REBELLION_MOVED, e.BOARD_I) == rebels


@rule("A6.3")
def test_every_zone_acts_for_itself() -> None:
    told = after_bids(crowd(3, 9).boards("fruit 4 cattle 5 fish 6 wood 4 stone 4 iron 3").build())
    assert moved(told, e.WORKERS_MOVED, e.BOARD_I) == 6


@rule("A6.4", "A1.55")
@pytest.mark.parametrize("wood", range(10))
def test_board_two_brings_workers_only(wood: int) -> None:
    told = after_bids(crowd(3, 9).boards(export=f"wood {wood}").build())
    assert moved(told, e.WORKERS_MOVED, e.BOARD_II) == (1 if wood > 3 else 0)
    assert moved(told, e.REBELLION_MOVED, e.BOARD_II) == 0


@rule("A6.5", "A1.56", "A1.26")
@pytest.mark.parametrize(
    ("population", "workers", "rebels"),
    [
        (0, 0, 0), (1, 0, 0), (10, 0, 0), (11, 1, 0), (20, 1, 0), (21, 0, 1), (30, 0, 1), (31, 1, 1), (40, 1, 1),
        (41, 1, 2), (50, 1, 2),
    ],
)  # fmt: skip
def test_the_row_of_the_population(population: int, workers: int, rebels: int) -> None:
    s = crowd(5, population).build()
    assert s.population == population
    told = after_bids(s)
    assert moved(told, e.WORKERS_MOVED, e.BOARD_III) == workers
    assert moved(told, e.REBELLION_MOVED, e.BOARD_III) == rebels


@rule("A6.6", "A1.57")
@pytest.mark.parametrize(
    ("workers", "rebels"),
    [(0, -1), (1, -1), (3, -1), (4, 0), (7, 0), (8, 1), (12, 1), (13, 2), (17, 2), (18, 3), (30, 3)],
)
def test_the_row_of_the_surplus_workers(workers: int, rebels: int) -> None:
    told = after_bids(crowd(3, 9).markers(rebellion=2, workers=workers).build())
    assert moved(told, e.REBELLION_MOVED, e.BOARD_IV) == rebels


@rule("A6.6")
def test_board_four_counts_what_the_others_left() -> None:
    told = after_bids(crowd(3, 9).boards("fish 5").markers(rebellion=2, workers=12).build())
    assert moved(told, e.REBELLION_MOVED, e.BOARD_IV) == 2


@rule("A6.7", "A23.4", "A23.5")
def test_independence_comes_in_the_middle_of_the_boards() -> None:
    """The sixth iron leads above the population; board IV would lower the rebellion again."""
    s = crowd(3, 5).boards("iron 6").markers(rebellion=5).build()
    told = after_bids(s)
    assert s.independent
    assert asked(s)[1] == "OVER"
    assert moved(told, e.REBELLION_MOVED, e.BOARD_IV) == 0


@rule("A6.7", "A23.4")
def test_equal_markers_change_nothing() -> None:
    s = crowd(3, 5).boards("iron 6").markers(rebellion=4).build()
    after_bids(s)
    assert not s.independent


@rule("A1.28")
def test_rebellion_does_not_fall_below_zero() -> None:
    s = crowd(3, 9).markers(rebellion=0, workers=0).build()
    after_bids(s)
    assert (s.rebellion, s.workers) == (0, 0)


@rule("A6.2")
def test_the_zone_of_iron_has_rows_of_two() -> None:
    prices = [buying_price(archipelago(3).boards(f"iron {iron}").build(), DOMESTIC, IRON) for iron in range(1, 9)]
    assert prices == [8, 8, 6, 6, 5, 5, 4, 4]
