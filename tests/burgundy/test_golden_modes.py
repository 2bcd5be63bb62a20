"""Finished games of teams and alone, which must replay for ever; run as a module, it plays those that are missing."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from librt.random import Random as LawRandom

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.bots.greedy import GreedyBot
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import Bot
from hexhaven.kernel.driver import play
from hexhaven.kernel.frame import NOBODY
from hexhaven.kernel.laws import Inspector
from hexhaven.kernel.record import Record, read, replay, verify, write
from tests.burgundy.test_golden import AtRandom

FOLDER = Path(__file__).parents[1] / "golden" / "burgundy-modes"
ALL = "extra-tiles white-castles inns trade-routes shields"


@dataclass(frozen=True)
class Plan:
    """How a golden game comes about: the first seed from `seed` on, which a solo game that is won names."""

    options: dict[str, str] = field(default_factory=dict)
    player: Callable[[int], Bot] = GreedyBot
    seed: int = 0
    won: bool = False


PLANS = {
    "team-on-12a": Plan({"duchies": "12a 12a"}),
    "team-on-12b-hidden": Plan({"duchies": "12b 12b", "choices": "hidden", "start": "drawn"}, AtRandom),
    "team-on-both": Plan({"duchies": "12a 12b", "start": "3"}, AtRandom),
    "team-with-everything": Plan({"duchies": "12b 12b", "expansions": ALL}, AtRandom),
    "solo-on-13A": Plan({"duchies": "13A"}),
    "solo-on-13B": Plan({"duchies": "13B", "marker": "55"}),
    "solo-at-random": Plan({"duchies": "13A", "marker": "45"}, AtRandom),
    "solo-won": Plan({"duchies": "13A", "marker": "45"}, seed=60, won=True),
    "solo-with-inns-and-routes": Plan({"duchies": "13A", "expansions": "extra-tiles inns trade-routes"}, AtRandom),
    "solo-with-white-castles": Plan({"duchies": "13B", "expansions": "extra-tiles white-castles"}, AtRandom),
}


def regenerate() -> None:
    """Play every plan that has no file and write its game down."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, plan in PLANS.items():
        if not (FOLDER / f"{name}.game").exists():
            (FOLDER / f"{name}.game").write_text(write(played(plan)), encoding="utf-8")


def played(plan: Plan) -> Record:
    for number in count(plan.seed):
        players = [plan.player(10 * number + seat) for seat in range(4)]
        s, record = play(game, plan.options, seed_from(number), players)
        result = game.result(s)
        assert result is not None
        if not plan.won or result.places == (1,):
            return record
    raise AssertionError


@cache
def golden(name: str) -> tuple[str, Record]:
    text = (FOLDER / f"{name}.game").read_text(encoding="utf-8")
    return text, read(text)


def test_there_is_a_file_for_every_plan_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.game" for name in PLANS}


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_replays_follows_from_its_seed_and_is_canonical(name: str) -> None:
    text, record = golden(name)
    s = replay(game, record)
    result = game.result(s)
    assert result is not None
    assert result.points == record.points
    assert (result.places == (1,)) == PLANS[name].won
    assert verify(game, record) > 0
    assert write(record) == text
    assert record.options == game.options_of(s)


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_obeys_every_law(name: str) -> None:
    record = golden(name)[1]
    watched = Inspector(game, game.new_game(record.options), LawRandom(1))
    for _, text in record.answers:
        assert game.answer_of(text) in watched.answers()
        watched.step(game.answer_of(text))
    assert game.to_move(watched.s) == NOBODY


def test_every_answer_and_event_of_the_modes_occurs() -> None:
    words = {word for name in PLANS for _, text in golden(name)[1].answers for word in text.split()}
    assert {"keep", "common", "score", "effect", "colour", "claim", "trade", "black-tile"} <= words
    kinds = set()
    for name in PLANS:
        s = game.new_game(golden(name)[1].options)
        heard = game.listen(s)
        for _, text in golden(name)[1].answers:
            game.step(s, game.answer_of(text))
        kinds |= {event.kind for event in heard}
    assert {e.TILE_CLAIMED, e.TILE_REMOVED, e.GOODS_LOST, e.GOODS_TRADED, e.MARKER_SET, e.COLOUR_COMPLETED} <= kinds


if __name__ == "__main__":
    regenerate()
