"""Finished games that must replay for ever. `python -m tests.burgundy.test_golden` plays those that are missing.

A file that no longer replays means that a rule has changed; then the rules version must change too.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

import pytest
from librt.random import Random as LawRandom

from hexhaven import burgundy as game
from hexhaven.burgundy import answers as a
from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.tiles import ALL_ROWS, COLOUR_OF, NAME_OF
from hexhaven.burgundy.state import State, estate_of
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import Bot, Budget
from hexhaven.kernel.driver import play
from hexhaven.kernel.engine import verb_of
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.laws import Inspector
from hexhaven.kernel.record import Record, read, replay, verify, write
from tests.burgundy.at_table import own

FOLDER = Path(__file__).parents[1] / "golden" / "burgundy"


# Players.


class AtRandom:
    """Chooses anything that is allowed."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return sorted(legal, key=game.notation)[int(self.rng.random() * len(legal))]


class Sensible:
    """Places what it can, likes points, and takes tiles for which it has an empty field."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        def value(answer: int) -> float:
            return value_of(world, seat, answer) + 3 * self.rng.random()

        return max(sorted(legal, key=game.notation), key=value)


VALUE_OF_VERB = {
    a.PLACE: 12, a.SELL: 6, a.TAKE: 5, a.BUY: 4, a.LOAD: 3, a.WORKERS: 1, a.PASS: -3, a.CLAIM: 12, a.TAKE_SHIELD: 18,
    a.TRIBUTE: 9, a.GIVE_UP: -4, a.HIRE: -1, a.TURN_DIE: 5, a.COPY: 6, a.ACT_AS: 3, a.GATHER: 3,
}  # fmt: skip


def value_of(s: State, seat: int, answer: int) -> int:
    mine, verb = s.seats[seat], verb_of(answer)
    after = game.copy(s)
    game.step(after, answer)
    value = (
        VALUE_OF_VERB.get(verb, 0)
        + 2 * (estate_of(after, seat).points - estate_of(s, seat).points)
        - 2 * a.workers_of(answer)
    )
    if verb in (a.TAKE, a.BUY):
        value += 4 * wants(s, seat, a.tile_of(answer)) - 8 * (len(mine.storage) == 3)
    if verb == a.LOAD:
        value += sum(own(after, seat).goods.values())
    return value


def wants(s: State, seat: int, tile: int) -> bool:
    """Whether the duchy has more empty fields of the tile's colour than such tiles are stored."""
    mine = s.seats[seat]
    empty = sum(not estate_of(s, seat).has_tile(field) for field in estate_of(s, seat).duchy.of_colour[COLOUR_OF[tile]])
    return sum(COLOUR_OF[stored] == COLOUR_OF[tile] for stored in mine.storage) < empty


# Plans.


def anything(s: State) -> bool:
    return True


def is_decided_by_empty_fields(s: State) -> bool:
    return s.estates()[0].points == s.estates()[1].points and empty_fields(s, 0) != empty_fields(s, 1)


def is_decided_by_the_bridge(s: State) -> bool:
    return s.estates()[0].points == s.estates()[1].points and empty_fields(s, 0) == empty_fields(s, 1)


def empty_fields(s: State, seat: int) -> int:
    return sum(not s.estates()[seat].has_tile(field) for field in range(1, 38))


@dataclass(frozen=True)
class Plan:
    """How a golden game comes about: the first seed from `seed` on whose game is as wanted."""

    seats: int
    duchies: str
    choices: str = "open"
    start: str = "1"
    expansions: str = "none"
    player: Callable[[int], Bot] = Sensible
    wanted: Callable[[State], bool] = anything
    seed: int = 0

    def options(self) -> dict[str, str]:
        chosen = {"seats": str(self.seats), "duchies": self.duchies, "choices": self.choices, "start": self.start}
        return chosen if self.expansions == "none" else {**chosen, "expansions": self.expansions}


PLANS = {
    "two-on-duchy-1": Plan(2, "1 1"),
    "two-on-duchy-2": Plan(2, "2 2", start="2"),
    "two-on-duchies-9-and-10": Plan(2, "9 10"),
    "two-drawn": Plan(2, "drawn", start="drawn"),
    "two-chosen-open": Plan(2, "chosen"),
    "two-tied-on-points": Plan(2, "1 1", player=AtRandom, wanted=is_decided_by_empty_fields),
    "two-tied-to-the-bridge": Plan(2, "2 2", player=AtRandom, wanted=is_decided_by_the_bridge),
    "three-on-duchies-3-4-5": Plan(3, "3 4 5"),
    "three-hidden-castles": Plan(3, "6 7 8", choices="hidden", start="drawn"),
    "three-chosen-hidden": Plan(3, "chosen", choices="hidden", start="3"),
    "three-at-random": Plan(3, "drawn", player=AtRandom),
    "four-on-duchies-6-7-8-9": Plan(4, "6 7 8 9", seed=23),
    "four-on-duchies-10-5-4-3": Plan(4, "10 5 4 3", start="4", seed=21),
    "four-drawn-hidden": Plan(4, "drawn", choices="hidden", start="drawn"),
    "four-chosen-hidden": Plan(4, "chosen", choices="hidden", start="drawn"),
    "four-at-random": Plan(4, "1 1 1 1", player=AtRandom, start="2"),
}
ALL = "extra-tiles white-castles inns trade-routes shields"
BASE = tuple(PLANS)
PLANS |= {
    "extra-tiles": Plan(3, "3 4 5", expansions="extra-tiles"),
    "border-posts": Plan(2, "11a 11b"),
    "border-posts-chosen": Plan(4, "chosen-11", start="3"),
    "white-castles": Plan(2, "6 7", expansions="white-castles"),
    "inns": Plan(3, "8 9 10", expansions="inns"),
    "trade-routes": Plan(2, "3 8", expansions="trade-routes"),
    "shields": Plan(3, "drawn", expansions="shields"),
    "shields-at-random": Plan(4, "drawn", expansions="shields", player=AtRandom),
    "extra-tiles-and-white-castles": Plan(4, "drawn", expansions="extra-tiles white-castles", seed=1),
    "extra-tiles-and-shields": Plan(2, "drawn-11", expansions="extra-tiles shields", player=AtRandom),
    "white-castles-and-inns": Plan(3, "chosen", expansions="white-castles inns"),
    "white-castles-and-shields": Plan(4, "2 2 2 2", expansions="white-castles shields"),
    "inns-and-routes": Plan(2, "drawn-11", expansions="inns trade-routes"),
    "inns-and-shields": Plan(2, "drawn", expansions="inns shields"),
    "routes-and-shields": Plan(4, "drawn", expansions="trade-routes shields"),
    "routes-and-shields-at-random": Plan(2, "1 1", expansions="trade-routes shields", player=AtRandom),
    "all-for-two": Plan(2, "drawn-11", expansions=ALL),
    "all-for-three": Plan(3, "drawn", choices="hidden", expansions=ALL, seed=1),
    "all-for-four": Plan(4, "drawn-11", start="drawn", expansions=ALL, seed=10),
    "all-at-random": Plan(3, "drawn-11", start="drawn", expansions=ALL, player=AtRandom),
}


def regenerate() -> None:
    """Play every plan that has no file and write its game down."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, plan in PLANS.items():
        path = FOLDER / f"{name}.game"
        if not path.exists():
            path.write_text(write(played(plan)), encoding="utf-8")


def played(plan: Plan) -> Record:
    for number in count(plan.seed):
        players = [plan.player(10 * number + seat) for seat in range(plan.seats)]
        s, record = play(game, plan.options(), seed_from(number), players)
        if plan.wanted(s):
            return record
    raise AssertionError


# Tests.


@cache
def golden(name: str) -> tuple[str, Record]:
    text = (FOLDER / f"{name}.game").read_text(encoding="utf-8")
    return text, read(text)


@cache
def told(name: str) -> tuple[tuple[Event, ...], State]:
    """Everything that happens in a golden game, and its end."""
    record = golden(name)[1]
    s = game.new_game(record.options)
    events = game.listen(s)
    for _, text in record.answers:
        game.step(s, game.answer_of(text))
    return tuple(events), s


def every_event() -> list[Event]:
    return [event for name in PLANS for event in told(name)[0]]


def test_there_is_a_file_for_every_plan_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.game" for name in PLANS}


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_replays_to_its_points(name: str) -> None:
    record = golden(name)[1]
    s = replay(game, record)
    assert game.to_move(s) == NOBODY
    assert tuple(estate.points for estate in s.estates()) == record.points
    assert len(record.points) == PLANS[name].seats
    assert game.broken_laws(s) == []


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_follows_from_its_seed(name: str) -> None:
    record = golden(name)[1]
    draws = verify(game, record)
    assert draws == sum(who == CHANCE for who, _ in record.answers)


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_is_written_in_canonical_form(name: str) -> None:
    text, record = golden(name)
    assert write(record) == text
    assert record.options == game.options_of(game.new_game(record.options)) == PLANS[name].options()
    for _, answer in record.answers:
        assert game.notation(game.answer_of(answer)) == answer


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_obeys_every_law(name: str) -> None:
    """Sensible players come to positions that random ones hardly ever see."""
    record = golden(name)[1]
    watched = Inspector(game, game.new_game(record.options), LawRandom(1))
    for _, text in record.answers:
        assert game.answer_of(text) in watched.answers()
        watched.step(game.answer_of(text))
    assert game.to_move(watched.s) == NOBODY


@pytest.mark.parametrize("name", PLANS)
def test_the_points_of_a_golden_game_add_up(name: str) -> None:
    events, s = told(name)
    for seat in range(PLANS[name].seats):
        scored = sum(event.a for event in events if event.kind == e.POINTS_SCORED and event.seat == seat)
        assert scored == s.estates()[seat].points


@pytest.mark.parametrize("name", [name for name, plan in PLANS.items() if plan.wanted is not anything])
def test_a_tie_is_decided_as_planned(name: str) -> None:
    _, s = told(name)
    result = game.result(s)
    assert result is not None
    assert PLANS[name].wanted(s)
    assert len(set(result.points)) == 1
    first, last = list(s.order)
    if empty_fields(s, 0) == empty_fields(s, 1):
        assert result.places[last] == 1, "the later in the order of the bridge"
    else:
        fuller = min((0, 1), key=lambda seat: empty_fields(s, seat))
        assert result.places[fuller] == 2
    assert {first, last} == {0, 1}


def test_every_number_of_players_duchy_and_way_of_setting_up_occurs() -> None:
    plans = [PLANS[name] for name in BASE]
    assert {plan.seats for plan in plans} == {2, 3, 4}
    assert {plan.start for plan in plans} == {"1", "2", "3", "4", "drawn"}
    ways = {(plan.duchies if plan.duchies in ("drawn", "chosen") else "given", plan.choices) for plan in plans}
    assert ways == {(way, choices) for way in ("given", "drawn", "chosen") for choices in ("open", "hidden")}
    assert {estate.duchy.number for name in BASE for estate in told(name)[1].estates()} == set(range(1, 11))
    assert {estate.duchy.number for name in PLANS for estate in told(name)[1].estates()} == set(range(1, 17))


def test_every_verb_occurs() -> None:
    verbs = set(range(a.TAKE, a.SHIELD_DRAWN + 1))
    said = {verb_of(game.answer_of(text)) for name in PLANS for _, text in golden(name)[1].answers}
    assert said == verbs
    assert len(verbs) == 29


def test_every_kind_of_event_occurs() -> None:
    assert {event.kind for event in every_event()} >= set(range(e.DUCHY_SET, e.TILE_CLAIMED + 1))


def test_every_tile_is_placed_in_some_game() -> None:
    placed = {event.a for event in every_event() if event.kind == e.TILE_PLACED}
    assert {NAME_OF[row.tile] for row in ALL_ROWS} - {NAME_OF[tile] for tile in placed} == set()
    assert {f"m{number}" for number in range(1, 30)} <= {NAME_OF[tile] for tile in placed}


def test_every_size_of_area_every_phase_bonus_and_every_colour_bonus_is_scored() -> None:
    events = every_event()
    assert {event.b for event in events if event.kind == e.AREA_COMPLETED} == set(range(1, 9))
    assert {event.a for event in events if event.kind == e.POINTS_SCORED and event.b == e.PHASE} == {10, 8, 6, 4, 2}
    assert {(event.a, event.b) for event in events if event.kind == e.BONUS_TAKEN} == {
        (colour, size) for colour in range(6) for size in (1, 2)
    }
    assert {event.a for event in events if event.kind == e.POINTS_SCORED and event.b == e.BONUS} == {2, 3, 4, 5, 6, 7}


if __name__ == "__main__":
    regenerate()
