"""The laws of every game, along random games of every option set.

HEXHAVEN_LAW_GAMES says how many games are played; each number always plays the same game.
"""

import os
from itertools import product

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.burgundy.content.duchies import DUCHIES
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.frame import CHANCE
from hexhaven.kernel.laws import inspect
from tests.burgundy.at_table import played
from tests.burgundy.bookkeeper import books

GAMES = int(os.environ.get("HEXHAVEN_LAW_GAMES", "60"))
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
    points = inspect(game, options(number), seed_from(number), Random(number))
    assert len(points) == int(options(number)["seats"])


@pytest.mark.parametrize("number", range(GAMES))
def test_a_bookkeeper_with_the_rulebook_counts_the_same_points(number: int) -> None:
    record = played(options(number), seed=number, player=number)
    accounts = books(record.options, record.answers, CHANCE)
    assert tuple(account.points for account in accounts) == record.points


def test_the_usual_number_of_games_covers_every_option_set_and_duchy() -> None:
    sets = [options(number) for number in range(60)]
    assert len(WAYS) == 36
    assert {duchy for chosen in sets for duchy in chosen["duchies"].split()} >= {str(d) for d in range(1, 11)}
    assert {chosen["start"] for chosen in sets} == {"1", "2", "3", "4", "drawn"}
