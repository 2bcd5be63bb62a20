"""The laws of every game, along random games of every option set.

HEXHAVEN_LAW_GAMES says how many games are played; each number always plays the same game.
"""

import os
from itertools import product

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.burgundy.content.duchies import DUCHIES
from hexhaven.burgundy.mixing import mix
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.laws import inspect
from tests.burgundy.at_table import let_chance_draw, new, say

GAMES = int(os.environ.get("HEXHAVEN_LAW_GAMES", "60"))
MIXED_KINDS = {"mode": "mixed", "seats": "mixed"}
WAYS = list(product((2, 3, 4), ("given", "drawn", "chosen"), ("open", "hidden"), ("given", "drawn")))


def options(number: int) -> dict[str, str]:
    """The option set of a game: all ways of setting up come in turn, and all duchies where they are given."""
    seats, deal, choices, start = WAYS[number % len(WAYS)]
    given = " ".join(str((number + 3 * seat) % DUCHIES + 1) for seat in range(seats))
    return {
        "seats": str(seats),
        "duchies": given if deal == "given" else deal,
        "choices": choices,
        "start": "drawn" if start == "drawn" else str(number // 2 % seats + 1),
    }


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_obeys_every_law(number: int) -> None:
    inspected = inspect(game, options(number), seed_from(number), Random(number))
    assert sorted(inspected.places) == list(range(1, int(options(number)["seats"]) + 1))


@pytest.mark.parametrize("number", range(GAMES // 2))
def test_a_random_game_with_expansions_obeys_every_law(number: int) -> None:
    inspected = inspect(game, mix(number, MIXED_KINDS), seed_from(number), Random(number))
    assert set(inspected.places) <= {1, 2, 3, 4}


def test_mixed_options_are_many_different_sets_that_can_all_be_played() -> None:
    sets = [mix(turn, MIXED_KINDS) for turn in range(600)]
    assert len({tuple(game.options_of(game.new_game(chosen)).items()) for chosen in sets}) > 500
    assert {(chosen["mode"], chosen["seats"]) for chosen in sets[:5]} == {
        ("free", "2"), ("free", "3"), ("free", "4"), ("team", "4"), ("solo", "1"),
    }  # fmt: skip
    assert len({chosen["expansions"] for chosen in sets if chosen["mode"] == "free"}) == 32


@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        ({"seats": "mixed"}, ["free 2", "free 3", "free 4"]),
        ({"seats": "mixed", "mode": "team"}, ["team 4"]),
        ({"seats": "4", "mode": "mixed"}, ["free 4", "team 4"]),
        ({"seats": "1", "duchies": "mixed"}, ["solo 1"]),
        ({"seats": "mixed", "duchies": "12b"}, ["team 4"]),
    ],
)
def test_mixed_options_go_with_those_given(given: dict[str, str], kinds: list[str]) -> None:
    sets = [given | mix(turn, given) for turn in range(12)]
    assert sorted({f"{chosen['mode']} {chosen['seats']}" for chosen in sets}) == kinds


def test_mixed_choices_are_never_hidden_where_boards_could_collide() -> None:
    assert all(mix(turn, {"duchies": "chosen-11"})["choices"] == "open" for turn in range(20))
    assert all(mix(turn, {"choices": "hidden"})["duchies"] != "chosen-11" for turn in range(60))


def test_the_usual_number_of_games_covers_every_option_set_and_duchy() -> None:
    sets = [options(number) for number in range(60)]
    assert len(WAYS) == 36
    assert {duchy for chosen in sets for duchy in chosen["duchies"].split()} >= {str(d) for d in range(1, 11)}
    assert {chosen["start"] for chosen in sets} == {"1", "2", "3", "4", "drawn"}


# Copies and keys: whatever is part of a position is copied, and tells it from others.

NUMBERS_OF_THE_TABLE = (
    "goods_supply coming_goods bonuses_taken active phase round turn white_die purchases_left dice_turned crane_counted"
)
NUMBERS_OF_AN_ESTATE = "points silver workers goods sold monasteries bonuses shields rival"
NUMBERS_OF_A_SEAT = "die other_die bridge sealed key_spaces route laid shields_taken"


@pytest.mark.parametrize("name", NUMBERS_OF_THE_TABLE.split())
def test_every_number_of_the_table_is_part_of_key_and_copy(name: str) -> None:
    s = burgundy(3).build()
    other = game.copy(s)
    setattr(other, name, getattr(s, name) + 1)
    assert game.key(other) != game.key(s)
    assert game.key(game.copy(other)) == game.key(other)


@pytest.mark.parametrize("name", NUMBERS_OF_A_SEAT.split() + NUMBERS_OF_AN_ESTATE.split())
@pytest.mark.parametrize("seat", range(3))
def test_every_number_of_a_seat_is_part_of_key_and_copy(name: str, seat: int) -> None:
    s = burgundy(3).build()
    other = game.copy(s)
    owner = other.seats[seat] if name in NUMBERS_OF_A_SEAT.split() else other.estates()[seat]
    setattr(owner, name, getattr(owner, name) + 1)
    assert game.key(other) != game.key(s)
    assert game.key(game.copy(other)) == game.key(other)


@pytest.mark.parametrize(
    "other",
    [
        burgundy().seat(0, storage="ship"),
        burgundy().seat(1, storage="ship"),
        burgundy().seat(0, tiles={12: "bank"}),
        burgundy().seat(0, tiles={12: "market"}),
        burgundy().seat(1, duchy=2),
        burgundy().seat(0, castle=7),
        burgundy().depot(1, "ship"),
        burgundy().depot(2, "ship"),
        burgundy().depot(2, "bank ship"),
        burgundy().depot(2, "ship bank"),
        burgundy().black("ship"),
        burgundy().depot(1, goods="1"),
        burgundy().depot(2, goods="1"),
        burgundy().order(1, 0),
        burgundy().to_move(1),
        burgundy().at("A", 2),
        burgundy().at("B", 1),
        burgundy().bought(),
        burgundy().taken("C", 1),
        burgundy().taken("M", 1),
    ],
    ids=range(20),
)
def test_every_part_of_a_position_is_part_of_key_and_copy(other: Position) -> None:
    s = other.build()
    assert game.key(s) != game.key(burgundy().build())
    assert game.key(game.copy(s)) == game.key(s)


def test_equal_positions_have_equal_keys_whatever_led_to_them() -> None:
    one, other = (burgundy().seat(0, dice="1 2").build() for _ in range(2))
    say(one, "1 workers", "2 workers")
    say(other, "2 workers", "1 workers")
    assert game.key(one) == game.key(other)
    assert game.key(burgundy().seat(0, storage="ship bank").build()) == (
        game.key(burgundy().seat(0, storage="bank ship").build())
    )


def test_sealed_choices_tell_positions_apart() -> None:
    s = let_chance_draw(new(duchies="chosen", choices="hidden"))
    keys = {game.key(say(game.copy(s), f"duchy {duchy}")) for duchy in range(1, 11)}
    assert len(keys) == 10
