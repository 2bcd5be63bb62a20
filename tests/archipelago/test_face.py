"""Archipelago as tables and commands see it: results, secrets, options, views that can be sent."""

import json

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago import events as e
from hexhaven.archipelago.fold import FOLD
from hexhaven.archipelago.options import VARIANTS
from hexhaven.archipelago.positions.position import archipelago
from hexhaven.archipelago.state import State
from hexhaven.kernel.contract import SpokenGame, TableGame
from hexhaven.kernel.engine import pick
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.server.messages.base import encode
from tests.archipelago.at_table import heard, new, say
from tests.marks import rule

GAME: TableGame = game  # mypy checks the contract


def test_the_game_can_tell_the_table_in_words() -> None:
    assert isinstance(game, SpokenGame)


# Results.


def rebellious(**options: str) -> State:
    """A tax more, and the archipelago is independent."""
    position = archipelago(3, **options).region("wood 2 fish 1").seat(0, citizens="1a", objectives="s4")
    return position.seat(1, objectives="s10").seat(2, objectives="s5").markers(rebellion=1).build()


def test_a_game_that_goes_on_has_no_result() -> None:
    assert game.result(rebellious()) is None


@rule("A23.8")
def test_with_independence_the_separatist_alone_wins_without_points() -> None:
    s = say(rebellious(), "taxes")
    assert game.to_move(s) == NOBODY
    assert game.result(s) == game.Result((0, 0, 0), (2, 1, 2))
    assert [seat.points for seat in game.view(s, 0).seats] == [0, 0, 0]


@rule("A23.7")
def test_with_independence_and_no_separatist_nobody_wins() -> None:
    s = rebellious()
    s.seats[1].objectives = 1 << 5
    assert game.result(say(s, "taxes")) == game.Result((0, 0, 0), (2, 2, 2))


@rule("A23.18")
def test_players_may_share_a_place() -> None:
    position = archipelago(3).piles(8).goals(trends="fish").seat(0, objectives="s1", cubes="fish 1", florins=1)
    s = position.seat(1, cubes="fish 1", florins=1).seat(2, florins=1).build()
    result = game.result(s)
    assert result is not None
    assert result.points == (7, 7, 3)
    assert result.places == (1, 1, 3)
    assert [seat.points for seat in game.view(s, -1).seats] == [7, 7, 3]


# Secrets.


def test_the_secret_events_are_those_that_look_different_to_somebody() -> None:
    told = {kind for kind in FOLD if game.redact(Event(kind, 0, 1, 2, 3), 2) != Event(kind, 0, 1, 2, 3)}
    assert told == game.SECRET_EVENTS


def test_a_game_is_sealed_while_something_is_hidden() -> None:
    assert not game.is_sealed(archipelago(3).build())
    assert game.is_sealed(archipelago(3).seat(0, objectives="s1").build())
    assert not game.is_sealed(archipelago(3, variants="no-secrets").goals(objectives="s1 s2 s3").build())
    bidding = archipelago(3).at(phase=2).build()
    assert not game.is_sealed(bidding)
    assert game.is_sealed(say(bidding, "bid 1"))
    theft = say(archipelago(3).seat(0, cards="thief").seat(1, cubes="wood 2").build(), "card thief 2")
    assert not game.is_sealed(theft)
    assert game.is_sealed(say(theft, "hide wood wood"))
    assert game.is_sealed(say(theft, "hand left"))
    assert not game.is_sealed(say(rebellious(), "taxes")), "in the end all is told"


def test_whoever_has_learned_something_cannot_take_it_back() -> None:
    s = archipelago(3).at(phase=2).seat(0, objectives="s4").build()
    events = heard(s)
    assert not game.reveals(say(s, "bid 1"), events)
    assert game.reveals(say(s, "bid 0", "bid 0"), events), "the last bid opens all"
    spying = archipelago(3).seat(0, cards="spy thief", florins=12).seat(1, objectives="s2", cubes="wood 2").build()
    events = heard(spying)
    assert game.reveals(say(spying, "card spy 2"), events)
    theft = archipelago(3).seat(0, cards="thief").seat(1, cubes="wood 2").build()
    events = heard(theft)
    assert not game.reveals(say(theft, "card thief 2", "hide wood wood"), events)
    assert game.reveals(say(theft, "hand left"), events)


@rule("A29.1")
def test_that_nobody_reveals_an_objective_tells_something_too() -> None:
    position = archipelago(3, length="medium").region("wood 2 fish 1").seat(0, florins=60, citizens="1a 1a")
    s = position.seat(1, florins=60).seat(2, florins=14).build()
    events = heard(s)
    assert game.reveals(say(s, "taxes"), events)
    assert [event.a for event in events if event.kind == e.CONDITION_MET] == [19]
    assert not s.ending


def test_nothing_is_sealed_that_the_answers_of_a_question_tell() -> None:
    """What a player may answer is the same in every world the player can imagine, hidden or not."""
    s = archipelago(3).seat(0, cards="thief", florins=12).seat(1, cubes="wood 2 stone 1").build()
    say(s, "card thief 2", "hide wood stone")
    for number in range(30):
        assert list(game.legal(game.imagine(s, 0, Random(number)))) == list(game.legal(s))


# Options.


@rule("A2.1")
def test_every_option_shows_its_values() -> None:
    shown = {option.name: option.values for option in game.OPTIONS}
    assert list(shown) == ["seats", "length", "start", "variants", "deals", "components"]
    assert shown["seats"] == ("2", "3", "4", "5")
    assert shown["variants"] == ("none", *VARIANTS)


# Views.


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_a_view_can_be_sent(seat: int) -> None:
    s, rng = new(seats=4, length="long"), Random(5)
    for _ in range(400):
        if game.to_move(s) == NOBODY:
            break
        game.step(s, pick(s, rng))
        sent = json.loads(encode(game.view(s, seat)))
        assert sent["seat"] == seat
        assert len(sent["seats"]) == 4


def test_the_verb_of_an_answer_is_the_end_of_a_key() -> None:
    assert game.verb(game.answer_of("bid 3")) == "bidding"
    assert game.verb(game.answer_of("done")) == "done"
    assert game.to_move(new()) == CHANCE
