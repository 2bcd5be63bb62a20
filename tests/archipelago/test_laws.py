"""The laws of every game, along random games of every option set.

HEXHAVEN_LAW_GAMES says how many games are played; each number always plays the same game.
"""

import os

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven import archipelago as game
from hexhaven.archipelago.content.components import standard
from hexhaven.archipelago.content.resources import cubes
from hexhaven.archipelago.positions.position import archipelago
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import LYING, MOVED, SHIP, unit_at
from hexhaven.build import COMPILED, build
from hexhaven.commands.mixing import mixable, options_of_game
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.laws import inspect
from hexhaven.plugin import MIXED
from tests.archipelago.calm import CalmBot

GAMES = int(os.environ.get("HEXHAVEN_LAW_GAMES", "208" if build() == COMPILED else "16"))


def options(number: int) -> dict[str, str]:
    return options_of_game("archipelago", dict.fromkeys(mixable("archipelago"), MIXED), number)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_obeys_every_law(number: int) -> None:
    inspected = inspect(game, options(number), seed_from(number), Random(number))
    assert len(inspected.places) == int(options(number)["seats"])


@pytest.mark.parametrize("number", range(GAMES // 2))
def test_a_game_that_lasts_obeys_every_law(number: int) -> None:
    """Random games mostly end with independence; these see more buildings, cards, deals and ends."""
    rng = Random(number)
    inspect(game, options(number), seed_from(number), rng, CalmBot(rng))


def test_the_games_have_every_combination_of_options() -> None:
    sets = [tuple(options(number).values()) for number in range(624)]
    assert len(set(sets)) == 624 - 2 * 3 * 2 * 2, "two combinations of variants are not for five"
    for number in range(26):
        assert game.options_of(game.new_game(options(number))) == {**options(number), "components": standard().name}
    few = [options(number) for number in range(26)]
    assert {chosen["variants"] for chosen in few} >= {"none", "no-secrets", "more-control more-spice choose-trend"}
    assert {(chosen["seats"], chosen["start"], chosen["deals"]) for chosen in few} == {
        (seats, start, deals) for seats in "2345" for start in ("sea", "desert") for deals in ("on", "off")
    }


# Copies and keys: whatever is part of a position is copied, and tells it from others.

BANK = "bank bank_cubes domestic export population rebellion workers tokens_left trade_tokens town_tokens coins_on_map"
CARDS = "standing deck top discarded opened exhausted wonders fresh boosts stack top_side discarded_hexes trends"
COURSE = "open_objectives revealed met turn phase out done taxed reproduced explored shared_explored permits missing"
REST = "crisis offers_left hidden orderer"
NUMBERS_OF_THE_TABLE = f"{BANK} {CARDS} {COURSE} {REST}"
VECS_OF_THE_TABLE = "order sides turned spots built taken plundered used track thefts lows"
PIECES = "florins cubes tokens citizens_left ships_left discs discs_used cards objectives declined seen bid bonus coins"
NUMBERS_OF_A_SEAT = f"{PIECES} hand"
TERMS = "given_florins asked_florins given_cubes asked_cubes given_tokens asked_tokens given_card asked_card promises"
NUMBERS_OF_A_DEAL = f"by partner {TERMS} terms counters_left"


def position() -> State:
    return archipelago(3).region("wood 2 fish 1").seat(0, citizens="1a").build()


def is_told_apart(other: State) -> bool:
    return game.key(other) != game.key(position()) and game.key(game.copy(other)) == game.key(other)


@pytest.mark.parametrize("name", NUMBERS_OF_THE_TABLE.split())
def test_every_number_of_the_table_is_part_of_key_and_copy(name: str) -> None:
    s = position()
    setattr(s, name, getattr(s, name) + 1)
    assert is_told_apart(s)


@pytest.mark.parametrize("name", ["ending", "independent"])
def test_how_the_game_ends_is_part_of_key_and_copy(name: str) -> None:
    s = position()
    setattr(s, name, True)
    assert is_told_apart(s)


@pytest.mark.parametrize("name", VECS_OF_THE_TABLE.split())
def test_every_list_of_the_table_is_part_of_key_and_copy(name: str) -> None:
    s = position()
    setattr(s, name, vec[i64]([*getattr(s, name), 7]))
    assert is_told_apart(s)


@pytest.mark.parametrize("name", NUMBERS_OF_A_SEAT.split())
@pytest.mark.parametrize("seat", range(3))
def test_every_number_of_a_seat_is_part_of_key_and_copy(name: str, seat: int) -> None:
    s = position()
    setattr(s.seats[seat], name, getattr(s.seats[seat], name) + 1)
    assert is_told_apart(s)


@pytest.mark.parametrize("name", NUMBERS_OF_A_DEAL.split())
def test_every_number_of_a_deal_is_part_of_key_and_copy(name: str) -> None:
    s, other = position(), position()
    for state in (s, other):
        game.step(state, game.answer_of("offer 2"))
    setattr(other.deal, name, getattr(other.deal, name) + 1)
    assert game.key(other) != game.key(s)
    assert game.key(game.copy(other)) == game.key(other)


def test_units_are_part_of_key_and_copy() -> None:
    s = position()
    s.seats[0].units = vec[i64]([unit_at(1, 0, MOVED)])
    assert is_told_apart(s)


# The laws can fail.


def broken(s: State) -> str:
    return "; ".join(game.broken_laws(s))


def test_a_position_breaks_no_law() -> None:
    assert broken(position()) == ""


MISSING = [
    ("bank", -1, "A1.14 there are 134 florins instead of 135"),
    ("bank_cubes", -cubes(3, 1), "A1.13 wood"),
    ("tokens_left", 1, "tokens_left is 25"),
    ("tokens_left", -16, "A8.15 3 discs with 8 explorer tokens left"),
    ("trade_tokens", -1, "A1.15 tokens of markets and ports"),
    ("town_tokens", 1, "town_tokens is 14"),
    ("standing", 1, "A1.15 the buildings are not counted right"),
    ("deck", -1 << 40, "A1.18 not every card is in one place"),
    ("top", 1, "A1.18 not every card is in one place"),
    ("stack", -1 << 3, "A1.6 not every hex is in one place"),
    ("population", 1, "A1.26 the population is 2 with 1 citizens on the map"),
    ("rebellion", 2, "A23.4 rebellion 2, population 1"),
    ("rebellion", -1, "a marker is -1"),
    ("offers_left", 1, "offers_left is 3"),
    ("exhausted", 1, "A19.6 a card is engaged or built that nobody has"),
    ("wonders", 1, "A19.6 a card is engaged or built that nobody has"),
]


@pytest.mark.parametrize(("name", "change", "law"), MISSING)
def test_what_is_lost_or_found_at_the_table_breaks_a_law(name: str, change: int, law: str) -> None:
    s = position()
    setattr(s, name, getattr(s, name) + change)
    assert law in broken(s)


OF_A_SEAT = [
    ("florins", -11, "florins is -1"),
    ("ships_left", -1, "A1.17 ships were lost or found"),
    ("citizens_left", -1, "A1.17 citizens were lost or found"),
    ("discs", 1, "A8.15 4 discs"),
    ("discs_used", 4, "A8.6 4 of 3 discs are used"),
    ("bid", 3, "A5.1 a bid of 2 in phase 5"),
    ("coins", 1, "A11.9 not as many coins"),
    ("cards", 1, "A1.18 not every card is in one place"),
    ("hand", 1, "A1.6 not every hex is in one place"),
]


@pytest.mark.parametrize(("name", "change", "law"), OF_A_SEAT)
def test_what_is_lost_or_found_before_a_seat_breaks_a_law(name: str, change: int, law: str) -> None:
    s = position()
    setattr(s.seats[0], name, getattr(s.seats[0], name) + change)
    assert law in broken(s)


UNITS = [
    ([unit_at(1, 2, 0)], "A1.30 a citizen is not on land"),
    ([unit_at(1, 1, 0)], "A1.30 a citizen is not on land"),
    ([unit_at(1, 0, SHIP)], "A1.30 a ship is not at sea"),
    ([unit_at(1, 3, SHIP)], "A1.30 a ship is not at sea"),
    ([unit_at(1, 2, SHIP | LYING)], "A1.32 a ship lies down"),
    ([unit_at(1, 4, 0)], "A1.37 a unit is on a building that does not stand"),
    ([unit_at(1, 0, 1)], "A9.7 a unit on an icon is not engaged"),
    ([unit_at(1, 0, 0)] * 4, "A1.40 more than three citizens in a region"),
    ([unit_at(1, 0, 0), unit_at(0, 2, SHIP)], "the units are not in order"),
]


@pytest.mark.parametrize(("units", "law"), UNITS)
def test_units_where_they_may_not_be_break_a_law(units: list[int], law: str) -> None:
    s = position()
    s.seats[0].units = vec[i64](units)
    assert law in broken(s)


def test_two_units_on_a_building_break_a_law() -> None:
    s = archipelago(3).region("wood 2 fish 1", built="town").seat(0, citizens="1-town").build()
    s.seats[1].units = s.seats[0].units
    assert "A1.37 two units on one building" in broken(s)
    s.seats[0].units = vec[i64]()
    assert "A1.37 not everybody knows who is on the buildings" in broken(s)


def test_terrain_that_does_not_meet_breaks_a_law() -> None:
    s = position()
    s.turned = vec[i64]([0, 3])
    assert "A3.5 regions 0 and 1 do not meet with the same terrain" in broken(s)
    s.near = vec[i64]([-1] * 12)
    assert "A1.11 region 0 does not know what lies beside it" in broken(s)


def test_an_icon_taken_by_nobody_breaks_a_law() -> None:
    s = position()
    s.taken = vec[i64]([0, 1])
    assert "A9.3 the icons taken are not those with units" in broken(s)
    s.plundered = s.taken = vec[i64]([0, 3 << 8])  # wood
    assert "A9.3 more icons of region 1 are taken than it has" in broken(s)


def test_an_objective_twice_or_not_revealed_breaks_a_law() -> None:
    s = position()
    s.seats[0].objectives = s.seats[1].declined = 1
    assert "A3.17 an objective is there twice" in broken(s)
    s.met = 1
    assert "A23.2 seat 1 does not reveal an objective that is met" in broken(s)
    s.revealed = 1
    assert "A23.1 the game ends without a condition" in broken(s)


def test_offering_what_is_not_there_breaks_a_law() -> None:
    s = position()
    game.step(s, game.answer_of("offer 2"))
    s.deal.given_florins = 11
    assert "A26.4 florins or explorer tokens are offered" in broken(s)
    s.deal.given_florins, s.deal.given_cubes = 0, cubes(2, 1)
    assert "A26.4 cubes are offered that are not there" in broken(s)


def test_fewer_cubes_than_were_ever_held_breaks_a_law() -> None:
    s = position()
    s.thefts, s.lows = vec[i64]([1]), vec[i64]([cubes(2, 1), 0, 0])
    assert "A29.2 fewer cubes than the least since the last theft" in broken(s)


def test_a_turn_order_without_somebody_breaks_a_law() -> None:
    s = position()
    s.order = vec[i64]([0, 1, 1])
    assert "not every seat is in the order once" in broken(s)
