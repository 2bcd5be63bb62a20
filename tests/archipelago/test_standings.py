"""How players stand in what is scored: as at the end of the game, and only from what a seat may know."""

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.content.resources import FISH
from hexhaven.archipelago.face import open_view
from hexhaven.archipelago.imagine import imagine
from hexhaven.archipelago.positions.position import Position, archipelago
from hexhaven.archipelago.rules.ending import score_of
from hexhaven.archipelago.standings import standings
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.archipelago.view import view
from hexhaven.archipelago.words.standing import standing_lines
from hexhaven.archipelago.words.survey import seat_lines
from hexhaven.kernel.chance import outcome
from hexhaven.kernel.contract import Budget
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.language import language
from tests.archipelago.golden_players import Steady

ENGLISH = language("en", "archipelago")
ADA, BOB, CLEO = range(3)


def temples(*owned: int) -> Position:
    """Seats with so many temples each; the trend counts them."""
    position, region = archipelago(3).goals(trends="temples"), 0
    for seat, number in enumerate(owned):
        places = [f"{region + i + 1}-temple" for i in range(number)]
        for _ in places:
            position.region(built="temple")
        region += number
        position.seat(seat, citizens=" ".join(places))
    return position


def told(s: State, seat: int) -> str:
    return "\n".join(standing_lines(ENGLISH, s, view(s, seat)))


@pytest.mark.parametrize(
    ("owned", "said"),
    [
        ((2, 1, 0), "Trend, temples: you lead, 2 to 1; worth 4 points now."),
        ((2, 0, 2), "Trend, temples: you share the lead, at 2; worth 4 points now."),
        ((1, 3, 2), "Trend, temples: you have 1, Player 2 has the most: 3; worth 2 points now."),
        ((1, 2, 2), "Trend, temples: you have 1, Player 2, Player 3 have the most: 2 each; worth 3 points now."),
        ((0, 1, 2), "Trend, temples: you have 0, Player 3 has the most: 2."),
        ((0, 0, 0), "Trend, temples: nobody has any at the moment."),
    ],
)
def test_a_player_reads_where_they_stand(owned: tuple[int, ...], said: str) -> None:
    assert told(temples(*owned).build(), ADA) == said


def test_a_spectator_reads_what_everyone_has() -> None:
    assert told(temples(2, 1, 0).build(), NO_SEAT) == "Trend, temples: Player 1: 2, Player 2: 1."


def test_nobody_has_less_than_nothing() -> None:
    """Whoever has spent a cube that nobody knew to be stolen."""
    s = archipelago(3).goals(trends="fish").build()
    seen = view(s, NO_SEAT)
    seen.seats[ADA].cubes[FISH], seen.seats[BOB].cubes[FISH] = -1, 2
    assert list(standing_lines(ENGLISH, s, seen)) == ["Trend, fish cubes: Player 2: 2."]
    assert "fish" not in next(iter(seat_lines(ENGLISH, s, seen, ADA)))


def test_ones_own_objective_is_explained_and_nobody_elses() -> None:
    s = archipelago(3).seat(ADA, objectives="s4", cards="king").seat(BOB, objectives="s7").build()
    own = told(s, ADA)
    assert "objective 4, characters: you lead, 1 to 0; worth 3 points now." in own
    assert "objective 4 ends the game with 3 temples on the map; so far 0." in own
    assert "objective 7" not in own
    assert "short" not in told(s, CLEO)
    assert "objective 4" in "\n".join(standing_lines(ENGLISH, s, open_view(s, NO_SEAT)))


def test_pacifist_and_separatist_watch_the_rebellion() -> None:
    s = archipelago(3, length="medium").seat(ADA, objectives="m9").seat(BOB, objectives="m10").build()
    margin = f"population minus rebellion is {s.population - s.rebellion}."
    assert margin in told(s, ADA)
    assert margin in told(s, BOB)


def test_of_the_banks_florins_those_left_are_told() -> None:
    s = archipelago(3, length="medium").seat(ADA, objectives="m10").build()
    assert f"objective 10 ends the game with no florins left in the bank; now there are {s.bank}." in told(s, ADA)


def test_standings_add_up_to_the_points_and_follow_from_what_a_seat_knows() -> None:
    """Along a whole game, also while thefts are unknown: an imagined world gives the same standings."""
    s = game.new_game({"seats": "3", "length": "short"})
    bot, draws, compared = Steady(5), 0, 0
    while (who := game.to_move(s)) != NOBODY:
        if who == CHANCE:
            game.step(s, outcome(game, s, bytes(32), draws))
            draws += 1
            continue
        game.step(s, bot.choose(s, who, list(game.legal(s)), Budget()))
        if s.turn and game.to_move(s) >= 0:
            everything = standings(s, open_view(s, NO_SEAT))
            for seat in range(3):
                assert sum(standing.points[seat] for standing in everything) == score_of(s, seat)
            seat = compared % 3
            world = imagine(s, seat, Random(compared))
            assert standings(world, view(world, seat)) == standings(s, view(s, seat))
            compared += 1
    assert compared > 50
