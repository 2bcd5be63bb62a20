"""A29 What is hidden, and what everybody can know."""

from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.content.resources import WOOD, count
from hexhaven.archipelago.frames import BID
from hexhaven.archipelago.state import NO_SEAT, State
from tests.archipelago.at_table import (
    asked,
    let_chance_draw,
    new,
    odds,
    say,
    until,
)
from tests.archipelago.tested import archipelago
from tests.marks import against, rule

EVERYBODY = (NO_SEAT, 0, 1, 2)


def secret() -> State:
    position = archipelago(3, deals="off").seat(0, objectives="s1", cards="thief", cubes="fish 1")
    return position.seat(1, objectives="s2", cubes="wood 2 iron 1").seat(2, objectives="s3", tokens=2).build()


@rule("A29.1", "A24.33")
def test_an_objective_is_known_to_its_holder_only() -> None:
    s = secret()
    for viewer in EVERYBODY:
        for seat, objective in ((0, 0), (1, 1), (2, 2)):
            known = game.view(s, viewer).seats[seat].objectives
            assert known == ([objective] if viewer == seat else [])


@rule("A29.2", "A1.22")
def test_stocks_can_be_counted_by_everybody() -> None:
    s = secret()
    for viewer in EVERYBODY:
        seats = game.view(s, viewer).seats
        assert [seat.florins for seat in seats] == [10, 10, 10]
        assert (seats[1].cubes, seats[2].tokens) == ([0, 0, 0, 2, 0, 1], 2)


@rule("A29.2", "A20.31")
def test_but_not_what_a_thief_takes() -> None:
    s = secret()
    say(s, "card thief 2", "hide wood iron", "hand left")
    assert count(s.seats[0].cubes, WOOD) == 1
    assert game.view(s, 0).seats[1].cubes == game.view(s, 1).seats[1].cubes == [0, 0, 0, 1, 0, 1]
    assert game.view(s, 2).seats[1].cubes == [0, 0, 0, 2, 0, 1]
    assert game.view(s, 2).thefts == [[0, 1]]


@rule("A29.3", "A5.2")
def test_a_bid_is_sealed_until_all_are_opened() -> None:
    s = archipelago(3, deals="off").at(2).build()
    say(s, "bid 4")
    assert (game.view(s, 0).seats[0].bid, game.view(s, 1).seats[0].bid) == (4, -2)
    say(s, "bid 1", "bid 2")
    assert game.view(s, 1).seats[0].florins == 6


@rule("A29.4", "A29.5", "A1.18")
def test_the_orders_of_deck_and_stack_are_unknown_but_for_the_top() -> None:
    s = secret()
    for viewer in EVERYBODY:
        view = game.view(s, viewer)
        assert (view.top, view.top_side) == (s.top, s.top_side)
        assert len(view.deck) == 48 - 5 - 1 - 1
        assert view.top not in view.deck
    say(s, "explore", "take")
    assert set(odds(s).values()) == {1}


@rule("A29.6")
def test_discards_are_open() -> None:
    s = archipelago(3).deck(discards="king farm").stack(top="20b", discards="3 7").build()
    for viewer in EVERYBODY:
        view = game.view(s, viewer)
        assert (view.discarded, view.discarded_hexes) == ([11, 29], [2, 6])


@rule("A29.7")
def test_objectives_not_dealt_are_unknown() -> None:
    s = until(new(seats=3), BID)
    dealt = {objective for seat in range(3) for objective in game.view(s, seat).seats[seat].objectives}
    assert len(dealt) == 3
    assert all(game.view(s, NO_SEAT).seats[seat].objectives == [] for seat in range(3))


@rule("A29.8")
def test_boards_map_cards_and_numbers_of_objectives_are_open() -> None:
    s = secret()
    open_things = {
        repr((view.boards, view.regions, view.population, view.rebellion, view.workers, view.track,
              view.taxed, [(seat.cards, seat.units, seat.objectives_held, seat.discs) for seat in view.seats]))
        for view in (game.view(s, viewer) for viewer in EVERYBODY)
    }  # fmt: skip
    assert len(open_things) == 1


@rule("A29.9")
def test_an_imagined_world_looks_the_same_to_its_seat_and_differs_in_what_is_hidden() -> None:
    s = secret()
    rng = Random(5)
    others = set()
    for _ in range(40):
        imagined = game.imagine(s, 0, rng)
        assert game.view(imagined, 0) == game.view(s, 0)
        others.add((int(imagined.seats[1].objectives), int(imagined.seats[2].objectives)))
    assert len(others) > 10
    assert not any(mine & 1 or yours & 1 for mine, yours in others), "the own objective is in nobody else's hand"


@rule("A29.9", "A29.2")
def test_an_imagined_theft_fits_to_what_was_seen() -> None:
    s = secret()
    say(s, "card thief 2", "hide wood iron", "hand left")
    rng = Random(1)
    stolen = {int(game.imagine(s, 2, rng).seats[0].cubes) for _ in range(30)}
    assert len(stolen) == 2, "wood or iron"
    assert {int(game.imagine(s, 1, rng).seats[0].cubes) for _ in range(10)} == {int(s.seats[0].cubes)}


@against("A1.5")
def test_chances_questions_are_not_for_players() -> None:
    s = let_chance_draw(secret())
    say(s, "explore", "take")
    assert asked(s)[1] == "DRAW_TOP_HEX"
    refusal = game.why_not(s, 0, "drawn side 3a")
    assert refusal is not None
