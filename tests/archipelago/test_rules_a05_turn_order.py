"""A5 Phase 2: sealed bids for the turn order."""

import pytest

from hexhaven.archipelago import events as e
from hexhaven.archipelago.frames import BID
from hexhaven.archipelago.notation.answers import answer_of
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.state import State
from hexhaven.kernel.errors import NotationError
from tests.archipelago.at_table import (
    asked,
    choices,
    heard,
    kinds,
    new,
    passes,
    refused,
    say,
    until,
)
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def bidding(players: int = 3, **options: str) -> Position:
    return archipelago(players, deals="off", **options).at(2)


def bid(s: State, *numbers: int) -> State:
    """The seats that are asked bid these florins, in the order of seats."""
    return say(s, *(f"bid {number}" for number in numbers))


def florins(s: State) -> list[int]:
    return [seat.florins for seat in s.seats]


@rule("A5.1")
@pytest.mark.parametrize("held", [0, 1, 10, 105])
def test_any_bid_up_to_all_own_florins(held: int) -> None:
    s = bidding().seat(0, florins=held).build()
    assert choices(s) == sorted(f"bid {number}" for number in range(held + 1))


@against("A5.1", "A1.25")
@pytest.mark.parametrize("held", [0, 10, 105])
def test_nobody_bids_more_florins_than_he_has(held: int) -> None:
    s = bidding().seat(0, florins=held).build()
    assert refused(s, f"bid {held + 1}", "A5.1")


@rule("A5.2")
def test_bids_are_opened_together() -> None:
    s = bidding().build()
    told = heard(s)
    bid(s, 3, 1)
    assert kinds(told) == [e.BID_SEALED, e.BID_SEALED]
    assert florins(s) == [10, 10, 10], "nothing is paid yet"
    bid(s, 2)
    opened = [(event.seat, event.a) for event in told if event.kind == e.BID_REVEALED]
    assert opened == [(0, 3), (1, 1), (2, 2)]


@rule("A5.3")
def test_all_bids_are_lost() -> None:
    s = bidding().build()
    bank = s.bank
    bid(s, 3, 1, 2)
    assert (florins(s), s.bank) == ([7, 9, 8], bank + 6)


@rule("A5.4", "A20.12")
@pytest.mark.parametrize(("own", "other", "winner"), [(0, 2, 0), (1, 3, 0), (0, 3, -1), (0, 4, 1)])
def test_the_king_adds_three(own: int, other: int, winner: int) -> None:
    s = bidding().seat(0, cards="king").build()
    bid(s, own, other, 0)
    assert (s.orderer, florins(s)) == (winner, [10 - own, 10 - other, 10])


@rule("A5.4", "A20.21")
@pytest.mark.parametrize(("own", "other", "winner"), [(0, 1, 0), (0, 2, -1), (0, 3, 1)])
def test_the_queen_adds_two(own: int, other: int, winner: int) -> None:
    s = bidding().seat(0, cards="queen").build()
    bid(s, own, other, 0)
    assert (s.orderer, florins(s)) == (winner, [10 - own, 10 - other, 10])


@rule("A20.29", "A5.7")
def test_king_and_queen_of_one_owner_add_five_in_both_bids() -> None:
    s = bidding().seat(0, cards="king queen").build()
    bid(s, 0, 5, 0)
    assert asked(s) == (0, "BID")
    bid(s, 0, 4)
    assert s.orderer == 0


@rule("A5.4")
def test_engaged_they_add_all_the_same() -> None:
    s = bidding().seat(0, used_cards="king").build()
    bid(s, 0, 2, 0)
    assert s.orderer == 0


@rule("A5.5")
def test_the_winner_sets_any_order() -> None:
    s = bidding().build()
    bid(s, 0, 3, 1)
    assert asked(s) == (1, "SET_ORDER")
    assert choices(s) == [
        "order 1 2 3", "order 1 3 2", "order 2 1 3", "order 2 3 1", "order 3 1 2", "order 3 2 1",
    ]  # fmt: skip
    say(s, "order 3 1 2")
    assert list(s.order) == [2, 0, 1]


@rule("A5.5")
def test_the_winner_may_leave_it_as_it_is() -> None:
    s = bidding().order(2, 0, 1).build()
    bid(s, 0, 3, 1)
    say(s, "order 3 1 2")
    assert list(s.order) == [2, 0, 1]


@against("A5.6")
@pytest.mark.parametrize("order", ["order 1 2", "order 1 2 3 4", "order 2 1"])
def test_an_order_names_all_players(order: str) -> None:
    s = bidding().build()
    bid(s, 3, 0, 0)
    assert refused(s, order, "A5.6")


@against("A5.6")
@pytest.mark.parametrize("order", ["order 1 1 2", "order 1 3", "order 4", "order 1 2 6"])
def test_an_order_that_names_somebody_twice_or_nobody_is_none(order: str) -> None:
    with pytest.raises(NotationError):
        answer_of(order)


@rule("A5.7")
def test_only_those_who_share_the_highest_bid_bid_again() -> None:
    s = bidding(4).build()
    bid(s, 2, 4, 4, 0)
    assert (florins(s), asked(s)) == ([8, 6, 6, 10], (1, "BID"))
    assert choices(s) == sorted(f"bid {number}" for number in range(7))
    bid(s, 1, 6)
    assert (s.orderer, florins(s)) == (2, [8, 5, 0, 10])


@against("A5.7", "A1.25")
def test_the_second_bid_is_made_with_what_is_left() -> None:
    s = bidding(4).build()
    bid(s, 2, 4, 4, 0)
    assert refused(s, "bid 7", "A5.1")


@rule("A5.8")
def test_a_second_tie_changes_nothing() -> None:
    s = bidding().order(2, 0, 1).build()
    bid(s, 3, 3, 0)
    bid(s, 1, 1)
    assert (s.orderer, list(s.order), florins(s)) == (-1, [2, 0, 1], [6, 6, 10])
    assert asked(s)[1] != "SET_ORDER"


@rule("A5.8")
def test_a_tie_of_all_in_both_bids() -> None:
    s = bidding().build()
    bid(s, 1, 1, 1)
    bid(s, 2, 2, 0)
    assert s.orderer == -1
    assert list(s.order) == [0, 1, 2]


@rule("A5.9")
def test_without_a_bid_the_order_stays() -> None:
    s = bidding().order(2, 0, 1).build()
    bid(s, 0, 0, 0)
    assert (s.orderer, list(s.order)) == (-1, [2, 0, 1])
    assert asked(s)[1] not in ("BID", "SET_ORDER")


@rule("A5.9")
@pytest.mark.parametrize("card", ["king", "queen"])
def test_with_king_or_queen_nothing_can_win(card: str) -> None:
    s = bidding().seat(1, cards=card).build()
    bid(s, 0, 0, 0)
    assert asked(s) == (1, "SET_ORDER")


@rule("A5.10", "A26.13")
def test_the_others_may_make_offers_before_the_order_is_set() -> None:
    s = archipelago(4).at(2).order(3, 0, 1, 2).build()
    bid(s, 0, 3, 1, 2)
    assert asked(s) == (3, "TALK")
    passes(s, 3)
    assert choices(s, "offer") == ["offer 2", "offer 3", "offer 4"]
    passes(s, 0, 2)
    assert asked(s) == (1, "SET_ORDER")


@rule("A5.10")
def test_without_a_winner_there_is_nothing_to_offer_for() -> None:
    s = archipelago(3).at(2, turn=1).build()
    bid(s, 0, 0, 0)
    assert asked(s) == (0, "ROUND")


@rule("A5.11", "A1.4")
def test_the_order_holds_for_crises_rounds_and_purchases() -> None:
    position = bidding().region("wood 1").deck(top="amphitheatre").seat(0, citizens="1a 1a 1a")
    s = position.seat(1, citizens="1a 1a 1a", tokens=1).seat(2, citizens="1a 1a 1a", cubes="cattle 1").build()
    bid(s, 0, 0, 3)
    say(s, "order 2 3 1")
    for question in ("HELP", "EXPORT_HELP", "ROUND"):
        for seat in (1, 2, 0):
            assert asked(s) == (seat, question)
            if (seat, question) == (0, "HELP"):
                say(s, "feed board", "raise 3 of 1 at 1a", "raise 2 of 2 at 1a")
            say(s, "done")
    for seat in (1, 2, 0):
        assert asked(s) == (seat, "PURCHASE")
        say(s, "turn 1 2" if seat != 0 else "turn 3 4")
    assert list(s.order) == [1, 2, 0], "until it is changed"


@rule("A5.12")
def test_bids_are_made_in_the_first_turn() -> None:
    s = until(new(seats=3), BID)
    assert s.turn == 1


@rule("A27.5")
def test_two_players_do_not_bid_again() -> None:
    s = bidding(2).order(1, 0).build()
    bid(s, 3, 3)
    assert (s.orderer, list(s.order), florins(s)) == (-1, [1, 0], [7, 7])
    assert asked(s)[1] != "BID"


@rule("A5.5", "A27.5")
def test_two_players_set_the_order_like_others() -> None:
    s = bidding(2).build()
    bid(s, 3, 2)
    assert choices(s) == ["order 1 2", "order 2 1"]


@against("A1.5")
def test_nobody_bids_for_another() -> None:
    s = bidding().build()
    assert refused(s, "bid 1", "A1.5", seat=1)
    assert refused(s, "taxes", "A1.5", seat=0)
