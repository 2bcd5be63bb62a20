"""Finished games that must replay for ever. `python -m tests.archipelago.test_golden` plays them anew.

A file that no longer replays means that a rule, or a number of the standard component set, has changed; then the rules
version must change too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago import events as e
from hexhaven.archipelago.bots.greedy import GreedyBot
from hexhaven.archipelago.state import State
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import Bot
from hexhaven.kernel.driver import play
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.laws import Inspector
from hexhaven.kernel.record import Record, read, replay, verify, write
from tests.archipelago.golden_players import AtRandom, Steady

FOLDER = Path(__file__).parents[1] / "golden" / "archipelago"


def greedy(number: int) -> Bot:
    """The sensible bot."""
    return GreedyBot(Random(number))


# Plans.


def anything(s: State) -> bool:
    return True


def met(s: State) -> bool:
    """An end condition has ended the game."""
    return not s.independent


def separated(s: State) -> bool:
    """Independence, and the Separatist wins."""
    result = game.result(s)
    return s.independent and result is not None and 1 in result.places


def lost(s: State) -> bool:
    """Independence, and nobody wins."""
    result = game.result(s)
    return s.independent and result is not None and 1 not in result.places


@dataclass(frozen=True)
class Plan:
    """How a golden game comes about: the first seed from `seed` on whose game is as wanted."""

    seats: int
    length: str
    wanted: Callable[[State], bool] = anything
    variants: str = "none"
    start: str = "sea"
    deals: str = "on"
    player: Callable[[int], Bot] = Steady
    seed: int = 0

    def options(self) -> dict[str, str]:
        return {
            "seats": str(self.seats),
            "length": self.length,
            "start": self.start,
            "variants": self.variants,
            "deals": self.deals,
            "components": "standard",
        }


PLANS = {
    "two-short": Plan(2, "short", met),
    "two-medium-benefactor": Plan(2, "medium", met, "benefactor"),
    "two-long-desert": Plan(2, "long", lost, start="desert"),
    "two-short-at-random": Plan(2, "short", player=AtRandom),
    "two-short-greedy": Plan(2, "short", met, player=greedy),
    "three-short-separatist": Plan(3, "short", separated, deals="off"),
    "three-medium-more-spice": Plan(3, "medium", met, "more-spice", deals="off"),
    "three-long-more-control": Plan(3, "long", met, "more-control"),
    "three-medium-lost": Plan(3, "medium", lost, start="desert", seed=22),
    "three-short-greedy": Plan(3, "short", met, "choose-trend", player=greedy),
    "four-short-no-secrets": Plan(4, "short", met, "no-secrets", deals="off"),
    "four-medium-choose-trend": Plan(4, "medium", separated, "choose-trend", start="desert"),
    "four-long-benefactor-more-spice": Plan(4, "long", met, "more-spice benefactor", deals="off"),
    "four-medium-at-random": Plan(4, "medium", player=AtRandom, deals="off"),
    "five-short-all-combined": Plan(5, "short", met, "more-control more-spice choose-trend", deals="off"),
    "five-medium": Plan(5, "medium", met, start="desert", deals="off"),
    "five-long-separatist": Plan(5, "long", separated, seed=33),
}


def regenerate() -> None:
    """Play every plan and write its game down."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.game"):
        path.unlink()
    for name, plan in PLANS.items():
        number, record = played(plan)
        (FOLDER / f"{name}.game").write_text(write(record), encoding="utf-8")
        print(f"{name}: game {number}, {len(record.answers)} answers")


def played(plan: Plan) -> tuple[int, Record]:
    for number in count(plan.seed):
        players = [plan.player(10 * number + seat) for seat in range(plan.seats)]
        s, record = play(game, plan.options(), seed_from(number), players)
        if plan.wanted(s):
            return number, record
    raise AssertionError


# Tests.


@cache
def golden(name: str) -> tuple[str, Record]:
    text = (FOLDER / f"{name}.game").read_text(encoding="utf-8")
    return text, read(text)


@cache
def told(name: str) -> tuple[tuple[Event, ...], State]:
    """Everything that happens in a golden game, and its end."""
    events: list[Event] = []
    record = golden(name)[1]
    s = game.new_game(record.options, events)
    for _, text in record.answers:
        game.step(s, game.answer_of(text))
    return tuple(events), s


def test_there_is_a_file_for_every_plan_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.game" for name in PLANS}


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_replays_to_its_points(name: str) -> None:
    record = golden(name)[1]
    s = replay(game, record)
    assert game.to_move(s) == NOBODY
    assert game.broken_laws(s) == []
    assert len(record.points) == PLANS[name].seats
    assert PLANS[name].wanted(s)


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_follows_from_its_seed(name: str) -> None:
    record = golden(name)[1]
    draws = verify(game, record)
    assert draws == sum(who == CHANCE for who, _ in record.answers)


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_is_written_in_canonical_form(name: str) -> None:
    text, record = golden(name)
    assert write(record) == text
    assert record.options == game.options_of(game.new_game(PLANS[name].options()))
    for _, answer in record.answers:
        assert game.notation(game.answer_of(answer)) == answer


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_obeys_every_law(name: str) -> None:
    """Games that last longer than random ones come to positions that those hardly ever see."""
    record = golden(name)[1]
    watched = Inspector(game, game.new_game(record.options), Random(1))
    for _, text in record.answers:
        assert game.answer_of(text) in watched.answers()
        watched.step(game.answer_of(text))
    assert game.to_move(watched.s) == NOBODY


@pytest.mark.parametrize("name", PLANS)
def test_the_points_of_a_golden_game_add_up(name: str) -> None:
    events, s = told(name)
    result = game.result(s)
    assert result is not None
    for seat in range(PLANS[name].seats):
        scored = sum(event.a for event in events if event.kind == e.POINTS_SCORED and event.seat == seat)
        assert scored == result.points[seat]


def test_every_number_of_players_length_variant_start_and_way_to_end_occurs() -> None:
    plans = list(PLANS.values())
    assert {(plan.seats, plan.length) for plan in plans} == {
        (seats, length) for seats in (2, 3, 4, 5) for length in ("short", "medium", "long")
    }
    assert {variant for plan in plans for variant in plan.variants.split()} == {
        "none", "no-secrets", "more-control", "more-spice", "choose-trend", "benefactor",
    }  # fmt: skip
    assert {(plan.start, plan.deals) for plan in plans} == {
        (start, deals) for start in ("sea", "desert") for deals in ("on", "off")
    }
    assert {plan.wanted for plan in plans} == {anything, met, separated, lost}
    assert {plan.player for plan in plans} == {AtRandom, Steady, greedy}


if __name__ == "__main__":
    regenerate()
