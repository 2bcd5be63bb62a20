"""A29 what a seat may know, what it learns, and what it can imagine."""

from collections.abc import Callable

import pytest
from librt.random import Random

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import CARD, SELLING, verb_of
from hexhaven.archipelago.content.cards import THIEF
from hexhaven.archipelago.content.objectives import NAME_OF
from hexhaven.archipelago.fold import FOLD, fold
from hexhaven.archipelago.frames import HIDE_CUBES
from hexhaven.archipelago.imagine import imagine
from hexhaven.archipelago.laws.components import broken_laws
from hexhaven.archipelago.notation.answers import answer_of
from hexhaven.archipelago.positions.position import Position, archipelago
from hexhaven.archipelago.state import CARD_PLAYED, NO_BID, NO_SEAT, State
from hexhaven.archipelago.view import UNSEEN, UNSEEN_BID, redact, view
from hexhaven.kernel.engine import is_over, legal, pick, playout, step, to_move
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import kind_of, top
from tests.archipelago.at_table import cubes, new, say
from tests.marks import rule

WORLDS = 120
ONE, TWO, THREE, FOUR = range(4)


def worlds(s: State, seat: int) -> list[State]:
    """Many states the seat imagines; none of them looks different to it, and each obeys the laws."""
    seen = view(s, seat)
    found = [imagine(s, seat, Random(number)) for number in range(WORLDS)]
    for world in found:
        assert view(world, seat) == seen
        assert broken_laws(world) == []
    return found


def imagined(s: State, seat: int, what: Callable[[State], object]) -> set[object]:
    return {what(world) for world in worlds(s, seat)}


def objectives(s: State, seat: int) -> str:
    return " ".join(NAME_OF[number] for number in range(len(NAME_OF)) if s.seats[seat].objectives >> number & 1)


def declined(s: State, seat: int) -> str:
    return " ".join(NAME_OF[number] for number in range(len(NAME_OF)) if s.seats[seat].declined >> number & 1)


# Events.


def test_every_kind_of_event_changes_a_view_or_says_that_it_does_not() -> None:
    kinds = [number for name, number in vars(e).items() if name.isupper() and number > 0]
    events = kinds[: kinds.index(e.TALK_OPENED) + 1]
    assert sorted(FOLD) == events == list(range(1, len(events) + 1))


SECRETS = [
    (Event(e.OBJECTIVE_DEALT, ONE, 7, 0, 0), Event(e.OBJECTIVE_DEALT, ONE, UNSEEN, 0, 0)),
    (Event(e.OBJECTIVE_DISCARDED, ONE, 7, 0, 0), Event(e.OBJECTIVE_DISCARDED, ONE, UNSEEN, 0, 0)),
    (Event(e.OBJECTIVE_SEEN, ONE, TWO, 7, 0), Event(e.OBJECTIVE_SEEN, ONE, TWO, UNSEEN, 0)),
    (Event(e.BID_SEALED, ONE, 4, 0, 0), Event(e.BID_SEALED, ONE, UNSEEN_BID, 0, 0)),
    (Event(e.CUBES_HIDDEN, ONE, 2, 3, 0), Event(e.CUBES_HIDDEN, ONE, UNSEEN, UNSEEN, 0)),
    (Event(e.CUBE_STOLEN, ONE, TWO, 4, 0), Event(e.THEFT_UNSEEN, ONE, TWO, 0, 0)),
]


@rule("A29.1")
@rule("A29.2")
@rule("A29.3")
@pytest.mark.parametrize(("event", "heard"), SECRETS)
def test_a_secret_is_told_to_whom_it_belongs(event: Event, heard: Event) -> None:
    assert redact(event, ONE) == event
    assert redact(event, THREE) == redact(event, NO_SEAT) == heard


@rule("A20.31")
def test_the_victim_of_a_thief_knows_what_is_gone() -> None:
    stolen = Event(e.CUBE_STOLEN, ONE, TWO, 4, 0)
    assert redact(stolen, TWO) == stolen
    nothing = Event(e.EMPTY_HAND_PICKED, ONE, TWO, 0, 0)
    assert redact(nothing, THREE) == nothing, "everybody sees that no cube moves"


@pytest.mark.parametrize("kind", sorted(set(FOLD) - {event.kind for event, _ in SECRETS}))
def test_everything_else_is_told_to_all(kind: int) -> None:
    event = Event(kind, ONE, 1, 2, 3)
    assert redact(event, TWO) == redact(event, NO_SEAT) == event


# Objectives.


@rule("A29.1")
@rule("A24.33")
def test_objectives_are_known_to_their_holders() -> None:
    s = archipelago(3).seat(ONE, objectives="s1").seat(TWO, objectives="s2").seat(THREE, objectives="s3").build()
    seen = view(s, TWO).seats
    assert [seat.objectives for seat in seen] == [[], [1], []]
    assert [seat.objectives_held for seat in seen] == [1, 1, 1]
    assert [seat.objectives for seat in view(s, NO_SEAT).seats] == [[], [], []]
    others = {f"s{number}" for number in (1, *range(3, 11))}
    assert imagined(s, TWO, lambda world: objectives(world, ONE)) == others
    assert imagined(s, TWO, lambda world: objectives(world, TWO)) == {"s2"}
    assert imagined(s, TWO, lambda world: objectives(world, ONE) == objectives(world, THREE)) == {False}


@rule("A27.1")
@rule("A28.12")
@pytest.mark.parametrize("position", [archipelago(2), archipelago(3, variants="benefactor")])
def test_objectives_that_are_not_in_the_game_are_not_imagined(position: Position) -> None:
    s = position.seat(ONE, objectives="s1").seat(TWO, objectives="s2").build()
    assert imagined(s, ONE, lambda world: objectives(world, TWO)) == {f"s{number}" for number in range(2, 9)}


def nearly_out_of_florins() -> Position:
    """The bank has a florin left, and the second player an objective that ends the game without it."""
    position = archipelago(3, length="medium").region("wood 2 fish 1").seat(ONE, florins=60, citizens="1a 1a")
    return position.seat(TWO, florins=60, objectives="m10").seat(THREE, florins=14)


def test_whoever_would_have_revealed_an_objective_does_not_have_it() -> None:
    """With two piles of explorer tokens empty s1 is met, and nobody shows it."""
    s = archipelago(3).piles(8).seat(ONE, objectives="s4").seat(TWO, objectives="s5").build()
    assert view(s, ONE).met == [0]
    assert not s.ending
    possible = {f"s{number}" for number in (2, 3, 5, 6, 7, 8, 9, 10)}
    assert imagined(s, ONE, lambda world: objectives(world, TWO)) == possible


@rule("A29.1")
@rule("A23.2")
def test_a_revealed_objective_is_known_to_all() -> None:
    s = say(nearly_out_of_florins().seat(THREE, objectives="m1").build(), "taxes")
    assert s.ending
    for seat in (NO_SEAT, ONE, THREE):
        assert view(s, seat).seats[TWO].objectives == [19]
        assert view(s, seat).revealed == view(s, seat).met == [19]
        assert imagined(s, seat, lambda world: objectives(world, TWO)) == {"m10"}


@rule("A29.1")
@rule("A20.15")
def test_a_spy_knows_what_was_seen_and_the_others_do_not() -> None:
    position = archipelago(3).seat(ONE, cards="spy", objectives="s1").seat(TWO, objectives="s2")
    s = say(position.seat(THREE, objectives="s3").build(), "card spy 2")
    assert view(s, ONE).seats[TWO].objectives == [1]
    assert imagined(s, ONE, lambda world: objectives(world, TWO)) == {"s2"}
    assert "s2" not in imagined(s, ONE, lambda world: objectives(world, THREE))
    for seat in (NO_SEAT, THREE):
        assert view(s, seat).seats[ONE].seen == [TWO], "that the Spy was used is open"
        assert view(s, seat).seats[TWO].objectives == []
        assert len(imagined(s, seat, lambda world: objectives(world, TWO))) > 7


@rule("A29.7")
@rule("A28.8")
def test_an_objective_put_out_of_the_game_is_known_to_whoever_did_so() -> None:
    s = archipelago(3, variants="more-spice").seat(ONE, objectives="s1").seat(TWO, objectives="s2").build()
    s.seats[ONE].declined, s.seats[TWO].declined = 1 << 3, 1 << 4
    assert view(s, ONE).seats[ONE].declined == [3]
    assert view(s, ONE).seats[TWO].declined == []
    assert view(s, ONE).seats[TWO].objectives_declined == 1
    unknown = {f"s{number}" for number in (2, 3, *range(5, 11))}
    assert imagined(s, ONE, lambda world: objectives(world, TWO)) == unknown
    assert imagined(s, ONE, lambda world: declined(world, TWO)) == unknown
    assert imagined(s, ONE, lambda world: declined(world, ONE)) == {"s4"}


def test_an_objective_that_was_met_may_have_been_put_out_of_the_game() -> None:
    s = archipelago(3, variants="more-spice").piles(8).seat(TWO, objectives="s2").build()
    s.seats[TWO].declined = 1 << 0
    assert "s1" in imagined(s, ONE, lambda world: declined(world, TWO))
    assert "s1" not in imagined(s, ONE, lambda world: objectives(world, TWO))


@rule("A28.5")
def test_open_objectives_are_no_secret() -> None:
    s = archipelago(3, variants="no-secrets").goals(objectives="s2 s3 s4").build()
    assert view(s, NO_SEAT).open_objectives == [1, 2, 3]
    assert imagined(s, ONE, lambda world: world.open_objectives) == {0b1110}


# Bids.


@rule("A5.2")
@rule("A29.3")
def test_a_sealed_bid_can_be_anything_its_player_can_pay() -> None:
    s = say(archipelago(3).at(phase=2).seat(ONE, florins=3).build(), "bid 2", "bid 5")
    assert [seat.bid for seat in view(s, TWO).seats] == [UNSEEN_BID, 5, NO_BID]
    assert [seat.bid for seat in view(s, NO_SEAT).seats] == [UNSEEN_BID, UNSEEN_BID, NO_BID]
    assert imagined(s, TWO, lambda world: world.seats[ONE].bid) == {0, 1, 2, 3}
    assert imagined(s, TWO, lambda world: world.seats[TWO].bid) == {5}
    assert imagined(s, TWO, lambda world: world.seats[THREE].bid) == {-1}


# Closed hands and thefts.


def thief(victim: str, own: str = "", **more: str) -> Position:
    """The first player has the Thief, the second these cubes."""
    return archipelago(3, **more).region("wood 2 fish 1").seat(ONE, cards="thief", cubes=own).seat(TWO, cubes=victim)


@rule("A20.31")
def test_closed_hands_are_known_to_whom_they_belong() -> None:
    s = say(thief("wood 2 stone 1").build(), "card thief 2", "hide wood stone")
    assert (view(s, TWO).hiding, view(s, TWO).hands) == (TWO, [3, 4])
    for seat in (NO_SEAT, ONE, THREE):
        assert (view(s, seat).hiding, view(s, seat).hands) == (TWO, [])
        hands = imagined(s, seat, lambda world: (world.hidden & 7, world.hidden >> 3 & 7))
        assert hands == {(3, 4), (4, 3), (3, 3)}
    assert imagined(s, TWO, lambda world: world.hidden) == {s.hidden}


@rule("A20.18")
def test_of_two_hands_with_one_cube_either_may_be_empty() -> None:
    s = say(thief("iron 1").build(), "card thief 2", "hide iron none")
    assert imagined(s, ONE, lambda world: (world.hidden & 7, world.hidden >> 3 & 7)) == {(5, 6), (6, 5)}


@rule("A20.31")
@rule("A29.2")
def test_what_was_stolen_is_known_to_the_two_players_concerned() -> None:
    s = say(thief("wood 2 stone 1 iron 1", own="fish 1").build(), "card thief 2", "hide wood stone", "hand right")
    assert cubes(s, ONE) == "fish 1 stone 1"
    for seat in (ONE, TWO):
        assert view(s, seat).thefts == []
        assert view(s, seat).seats[ONE].cubes == [0, 0, 1, 0, 1, 0]
        assert imagined(s, seat, lambda world: cubes(world, ONE)) == {"fish 1 stone 1"}
    for seat in (NO_SEAT, THREE):
        seen = view(s, seat)
        assert seen.thefts == [[ONE, TWO]]
        assert seen.seats[ONE].cubes == [0, 0, 1, 0, 0, 0], "as if nothing had been stolen"
        assert seen.seats[TWO].cubes == [0, 0, 0, 2, 1, 1]
        loot = {"fish 1 wood 1", "fish 1 stone 1", "fish 1 iron 1"}
        assert imagined(s, seat, lambda world: cubes(world, ONE)) == loot


@rule("A29.2")
def test_an_empty_hand_hides_nothing() -> None:
    s = say(thief("iron 1").build(), "card thief 2", "hide iron none", "hand right")
    assert view(s, THREE).thefts == []
    assert imagined(s, THREE, lambda world: cubes(world, TWO)) == {"iron 1"}


def test_a_victim_with_one_kind_of_cubes_has_lost_that() -> None:
    s = say(thief("wood 2").build(), "card thief 2", "hide wood wood", "hand left")
    assert view(s, THREE).thefts == [[ONE, TWO]]
    assert imagined(s, THREE, lambda world: cubes(world, ONE)) == {"wood 1"}


def test_a_thief_who_sells_a_cube_had_it() -> None:
    s = say(thief("wood 2 stone 1").build(), "card thief 2", "hide wood stone", "hand right")
    assert len(imagined(s, THREE, lambda world: cubes(world, TWO))) == 2
    say(s, "sell stone domestic")
    assert view(s, THREE).seats[ONE].cubes == [0, 0, 0, 0, -1, 0], "what was stolen fills it up"
    assert imagined(s, THREE, lambda world: cubes(world, TWO)) == {"wood 2"}


def test_a_victim_who_sells_a_cube_had_kept_it() -> None:
    position = thief("wood 1 stone 1").seat(TWO, cubes="wood 1 stone 1", citizens="1a").passed(THREE)
    s = say(position.build(), "card thief 2", "hide wood stone", "hand right", "done", "sell wood domestic")
    assert imagined(s, THREE, lambda world: cubes(world, ONE)) == {"stone 1"}


def test_whoever_offers_cubes_has_them() -> None:
    s = say(thief("wood 2 stone 1").build(), "card thief 2", "hide wood stone", "hand right", "offer 2")
    assert len(imagined(s, THREE, lambda world: cubes(world, ONE))) == 2
    say(s, "give 1 stone")
    assert imagined(s, THREE, lambda world: cubes(world, ONE)) == {"stone 1"}
    say(s, "withdraw")
    assert imagined(s, THREE, lambda world: cubes(world, ONE)) == {"stone 1"}, "it is not forgotten"


def test_cubes_gained_later_prove_nothing() -> None:
    """The thief harvests wood and sells one: what was stolen may still be anything."""
    position = thief("wood 2 stone 1").seat(ONE, citizens="1a 1a").passed(TWO, THREE)
    s = say(position.build(), "card thief 2", "hide wood stone", "hand right", "harvest wood", "work 1a", "done")
    say(s, "done", "sell wood domestic")
    assert imagined(s, THREE, lambda world: cubes(world, ONE)) == {"stone 1", "wood 1"}


def test_stolen_goods_may_be_stolen_again() -> None:
    """Whatever the third player took from the first, it can be what that one took from the second."""
    position = archipelago(4).seat(ONE, cards="thief", cubes="iron 1").seat(TWO, cubes="wood 1 stone 1")
    s = say(position.build(), "card thief 2", "hide wood stone", "hand right")
    s.seats[ONE].cards, s.seats[THREE].cards, s.exhausted = 0, s.seats[ONE].cards, 0
    say(s, "done", "done", "card thief 1", "hide stone iron", "hand left")
    assert cubes(s, THREE) == "stone 1"
    stocks = imagined(s, FOUR, lambda world: tuple(cubes(world, seat) for seat in (ONE, TWO, THREE)))
    assert stocks == {
        ("iron 1", "wood 1", "stone 1"),
        ("iron 1", "stone 1", "wood 1"),
        ("stone 1", "wood 1", "iron 1"),
        ("wood 1", "stone 1", "iron 1"),
    }
    known = imagined(s, ONE, lambda world: tuple(cubes(world, seat) for seat in (ONE, TWO, THREE)))
    assert known == {("iron 1", "wood 1", "stone 1")}
    assert view(s, TWO).thefts == [[THREE, ONE]], "of the two thefts one is known to the second player"


def test_a_proof_reaches_back_through_several_thefts() -> None:
    """What the last thief sells must have come from the first victim."""
    position = archipelago(4).seat(ONE, cards="thief", cubes="iron 1").seat(TWO, cubes="wood 1 stone 1")
    s = say(position.build(), "card thief 2", "hide wood stone", "hand right")
    s.seats[ONE].cards, s.seats[THREE].cards, s.exhausted = 0, s.seats[ONE].cards, 0
    say(s, "done", "done", "card thief 1", "hide stone iron", "hand left", "sell stone domestic")
    assert imagined(s, FOUR, lambda world: (cubes(world, ONE), cubes(world, TWO))) == {("iron 1", "wood 1")}


@rule("A21.19")
def test_whoever_builds_with_architecture_could_pay_for_something() -> None:
    """Far from the sea, with a fruit, only a stolen cattle can be built with: a market."""
    position = archipelago(3).region("wood 2").region("wood 2", where="east of 1").passed(TWO, THREE)
    position.seat(ONE, cards="thief architecture", cubes="fruit 1", citizens="2a").seat(TWO, cubes="wood 2 cattle 1")
    s = say(position.build(), "card thief 2", "hide wood cattle", "hand right", "done")
    assert len(imagined(s, THREE, lambda world: cubes(world, ONE))) == 2
    say(s, "card architecture")
    assert imagined(s, THREE, lambda world: len(legal(world)) > 0) == {True}
    assert imagined(s, THREE, lambda world: cubes(world, ONE)) == {"fruit 1 cattle 1"}


@rule("A29.9")
def test_at_the_end_everybody_sees_what_was_stolen() -> None:
    s = nearly_out_of_florins().seat(ONE, cards="thief").seat(TWO, cubes="wood 2 stone 1").build()
    seen, s.events = view(s, THREE), []
    say(s, "card thief 2", "hide wood stone", "hand right", "taxes", "done")
    assert is_over(s)
    for event in s.events:
        fold(seen, redact(event, THREE))
    assert seen == view(s, THREE)
    assert seen.thefts == []
    assert seen.seats[ONE].cubes == [0, 0, 0, 0, 1, 0]
    assert seen.over


@pytest.mark.parametrize("seat", [NO_SEAT, ONE, TWO, THREE])
def test_imagined_worlds_with_thefts_can_be_played_to_the_end(seat: int) -> None:
    position = thief("wood 2 stone 2 fish 1", own="fruit 1").seat(ONE, citizens="1a").seat(TWO, citizens="1a")
    s = say(position.seat(THREE, ships="1x").build(), "card thief 2", "hide wood stone", "hand right")
    for number, world in enumerate(worlds(s, seat)[:20]):
        playout(world, Random(number))
        assert broken_laws(world) == []


def give_thief(s: State, seat: int) -> None:
    """The Thief lies before the seat, ready for use."""
    for other in s.seats:
        other.cards = 0
    s.seats[seat].cards, s.exhausted, s.done = 1 << THIEF, 0, s.done & ~CARD_PLAYED


@pytest.mark.parametrize("seed", range(4))
def test_however_much_is_stolen_there_are_worlds_to_imagine(seed: int) -> None:
    position, rng = archipelago(4, deals="off"), Random(seed)
    for seat, own in enumerate(("wood 2 stone 1", "fish 3", "iron 1 cattle 2", "fruit 1 stone 2")):
        position.seat(seat, cubes=own, cards="thief" if seat == ONE else "", florins=20)
    s = position.build()
    while len(s.thefts) < 12:
        give_thief(s, to_move(s))
        stealing = [answer for answer in legal(s) if verb_of(answer) == CARD]
        step(s, stealing[rng.randrange(len(stealing))])
        while s.hidden or kind_of(top(s.agenda)) == HIDE_CUBES:
            step(s, pick(s, rng))
        sales = [answer for answer in legal(s) if verb_of(answer) == SELLING]
        step(s, sales[rng.randrange(len(sales))] if sales and rng.randrange(3) == 0 else answer_of("done"))
        for seat in range(NO_SEAT, 4):
            world = imagine(s, seat, rng)
            assert view(world, seat) == view(s, seat)
            assert broken_laws(world) == []
    assert any(imagine(s, NO_SEAT, rng).thefts[0] != s.thefts[0] for _ in range(WORLDS))


# The set-up.


@pytest.mark.parametrize("variants", ["none", "more-spice", "no-secrets", "benefactor", "choose-trend more-control"])
def test_a_seat_follows_the_set_up_from_its_events(variants: str) -> None:
    s = new(seats=3, variants=variants)
    views = {seat: view(s, seat) for seat in range(NO_SEAT, 3)}
    s.events, rng = [], Random(3)
    while s.turn < 1:
        step(s, pick(s, rng))
    for seat, seen in views.items():
        for event in s.events:
            fold(seen, redact(event, seat))
        assert seen == view(s, seat)
