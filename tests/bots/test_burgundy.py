"""The bots of Burgundy that search: they know only what their seat knows, and do not play foolishly."""

import hashlib

import pytest
from librt.random import Random

from hexhaven import burgundy
from hexhaven.bots import bots_of
from hexhaven.burgundy.bots.levels import LEVELS, SEARCHING
from hexhaven.burgundy.bots.minds import first_guess, mind, read, written
from hexhaven.burgundy.bots.search.evaluation import FEATURES, ROUNDS, expected_points
from hexhaven.burgundy.expansions import EXPANSIONS
from hexhaven.burgundy.position import burgundy as position
from hexhaven.burgundy.scenario import STAGE
from hexhaven.burgundy.state import State
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import Budget
from hexhaven.kernel.driver import ask, play
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.scenario import begin, lines_of

BOTS = bots_of("burgundy")
QUICK = Budget(simulations=2)

every_level = pytest.mark.parametrize("level", [*SEARCHING, "reference"])


def choice(s: State, level: str, luck: int, budget: Budget = QUICK) -> str:
    return burgundy.notation(ask(burgundy, s, BOTS[level](Random(luck)), Random(luck), budget))


@every_level
def test_what_is_sealed_makes_no_difference(level: str) -> None:
    """Everything the seat cannot know is drawn anew, and a bot with the same luck chooses the same."""
    different = 0
    for number in range(2):
        rng = Random(number)
        s = burgundy.new_game({"seats": "4", "duchies": "chosen", "choices": "hidden"})
        while (who := burgundy.to_move(s)) == CHANCE or burgundy.question(s).kind.startswith("choose"):
            answers = list(burgundy.legal(s))
            if who != CHANCE and burgundy.is_sealed(s):
                other = burgundy.imagine(s, who, rng)
                different += burgundy.key(other) != burgundy.key(s)
                assert choice(other, level, number) == choice(s, level, number)
            burgundy.step(s, answers[rng.randrange(len(answers))])
    assert different > 2


@every_level
@pytest.mark.parametrize("luck", range(3))
def test_no_worker_is_wasted(level: str, luck: int) -> None:
    """One die shows the kind of the goods: no worker is paid for selling them with the other."""
    s = position(2).at("E", 5).seat(0, dice="3 5", workers=6, goods="3 3 3").build()
    chosen = choice(s, level, luck, Budget(simulations=24))
    assert "w" not in chosen.split()[-1] or chosen.endswith("workers")


def test_the_reference_plays_as_ever() -> None:
    """Whatever is improved, others can be measured by it: its answers in a game are those of the first day."""
    players = [BOTS["reference"](Random(seat)) for seat in range(2)]
    _, record = play(burgundy, {"duchies": "drawn"}, seed_from(3), players, Budget(simulations=6))
    answers = "\n".join(text for _, text in record.answers)
    assert hashlib.sha256(answers.encode()).hexdigest()[:16] == "398fcc612d7a9e13"


@pytest.mark.parametrize("level", ["strong", "beginner"])
def test_a_level_plays_a_whole_game(level: str) -> None:
    s, _ = play(burgundy, {"duchies": "1"}, seed_from(1), [BOTS[level](Random(1)), BOTS["random"](Random(2))], QUICK)
    result = burgundy.result(s)
    assert result is not None
    assert result.points[0] > result.points[1]


@pytest.mark.parametrize(
    "options",
    [{"mode": "team", "seats": "4"}, {"mode": "solo", "seats": "1"}, {"expansions": " ".join(EXPANSIONS)}],
)
def test_bots_play_in_teams_alone_and_with_expansions(options: dict[str, str]) -> None:
    players = [BOTS["casual"](Random(seat)) for seat in range(4)]
    s, _ = play(burgundy, options, seed_from(2), players, Budget(simulations=1))
    assert burgundy.result(s) is not None


WITH_MONASTERY_28 = {"free": "seat 1 tiles m28 13", "solo": "mode solo\nseat 1 castle 31, tiles m28 26"}


def with_monastery_28(mode: str, rest: str) -> State:
    s: State = begin(STAGE, lines_of(f"expansions extra-tiles\n{WITH_MONASTERY_28[mode]}, {rest}"))
    return s


@pytest.mark.parametrize("level", ["greedy", *SEARCHING, "reference"])
@pytest.mark.parametrize("mode", list(WITH_MONASTERY_28))
def test_silver_is_not_turned_into_workers_for_nothing(mode: str, level: str) -> None:
    """Monastery 28 hires whenever workers are needed, so bots keep their silver until then."""
    depots = "black castle m7\ndepot 4 tiles mine\ndepot 6 tiles bank"
    s = with_monastery_28(mode, f"silver 5, workers 2, dice 4 6\n{depots}")
    while burgundy.to_move(s) == 0:
        chosen = choice(s, level, 1, Budget(simulations=12))
        assert chosen != "hire"
        burgundy.step(s, burgundy.answer_of(chosen))


@pytest.mark.parametrize("level", ["expert", "strong", "skilled", "casual"])  # a beginner sees little in a mine
@pytest.mark.parametrize(("mode", "field"), [("free", 25), ("solo", 35)])
def test_silver_is_turned_into_workers_that_are_needed(mode: str, field: int, level: str) -> None:
    number = {"free": 3, "solo": 4}[mode]
    s = with_monastery_28(mode, f"silver 1, workers 0, dice {number}, storage mine")
    assert choice(s, level, 1, Budget(simulations=12)) == "hire"
    burgundy.step(s, burgundy.answer_of("hire"))
    assert choice(s, level, 1, Budget(simulations=12)) == f"{number} place mine {field} w1"


def test_alone_a_covered_field_is_worth_more_than_points() -> None:
    s = burgundy.new_game({"mode": "solo", "seats": "1"})
    rng = Random(4)
    while burgundy.to_move(s) != 0 or "place" not in {burgundy.verb(answer) for answer in burgundy.legal(s)}:
        answers = list(burgundy.legal(s))
        burgundy.step(s, answers[rng.randrange(len(answers))])
    values = mind("expert").values[2]
    before = expected_points(s, 0, values)
    for answer in burgundy.legal(s):
        twin = burgundy.copy(s)
        burgundy.step(twin, answer)
        covers = burgundy.verb(answer) == "place"
        assert (expected_points(twin, 0, values) > before + 5) == covers


def test_the_strongest_level_thinks_for_a_time_and_the_others_count() -> None:
    assert list(LEVELS) == ["expert", "strong", "skilled", "casual", "beginner"]
    assert 0 < LEVELS["expert"].seconds <= 2
    counts = [level.simulations for level in list(LEVELS.values())[1:]]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] > 0


def test_the_expected_points_of_a_finished_game_are_its_points() -> None:
    s = burgundy.new_game({"duchies": "drawn"})
    burgundy.playout(s, 3)
    assert burgundy.to_move(s) == NOBODY
    values = mind("expert").values[2]
    assert [expected_points(s, me, values) for me in (0, 1)] == [estate.points for estate in s.estates()]


def test_a_mind_is_read_as_it_was_written() -> None:
    table = [[round(0.25 * place, 2)] * FEATURES for place in range(ROUNDS)]
    found = read(written(first_guess(), {2: table, 3: table, 4: table}, "a command"))
    assert list(found.policy) == pytest.approx(first_guess())
    assert list(found.values[3]) == [weight for row in table for weight in row]
