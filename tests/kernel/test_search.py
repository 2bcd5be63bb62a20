"""The search: it finds what is best, keeps to its budget, remembers, and is reproducible."""

from collections.abc import Callable

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven import burgundy
from hexhaven.burgundy.position import burgundy as position
from hexhaven.burgundy.state import State
from hexhaven.kernel.least_squares import Observations
from hexhaven.kernel.search import Guide, Search, Settings


class Points(Guide):
    """Knows nothing but the points so far."""

    def scores(self, s: State, me: i64, answers: "vec[i64]") -> "vec[float]":
        return vec[float]([0.0] * len(answers))

    def evaluate(self, s: State) -> "vec[float]":
        return vec[float]([float(estate.points) for estate in s.estates()])


def settings(**said: object) -> Settings:
    found = Settings()
    for name, value in said.items():
        setattr(found, name, value)
    return found


def last_turn() -> State:
    """A single die that sells four goods, or does other things that bring less."""
    place = position(2).at("E", 5).seat(0, dice="3", goods="3 3 3 3 5", workers=0, storage="ship cow2", silver=0)
    return place.seat(1, dice="").build()


def choice(s: State, search: Search, seconds: float = 0.0) -> str:
    return burgundy.notation(search.choose([s], seconds))


def test_it_finds_the_best_answer() -> None:
    for seed in range(3):
        assert choice(last_turn(), Search(Points(), settings(simulations=60, rounds=0), Random(seed))) == "3 sell 3"


def test_the_same_seed_chooses_the_same() -> None:
    s = position(2).seat(0, dice="2 5", storage="cow3 ship").depot(2, "mine pig3").depot(5, "bank").build()
    chosen = {
        tuple(choice(s, Search(Points(), settings(simulations=30, rounds=0), Random(7))) for _ in range(2))
        for _ in range(2)
    }
    assert len(chosen) == 1


def test_it_stops_when_nothing_can_change_the_choice() -> None:
    search = Search(Points(), settings(simulations=4000, rounds=0, exploration=1.0), Random(1))
    assert choice(last_turn(), search) == "3 sell 3"
    assert search.simulated < 4000


def test_a_single_answer_needs_no_thought() -> None:
    s = position(2).seat(0, dice="3", silver=0).build()
    search = Search(Points(), settings(simulations=50), Random(1))
    assert choice(s, search) == "3 workers"
    assert search.simulated == 0


@pytest.mark.parametrize("seconds", [0.001, 0.02])
def test_time_can_be_the_limit(seconds: float) -> None:
    s = position(2).seat(0, dice="2 5", storage="cow3 ship").depot(2, "mine pig3").build()
    search = Search(Points(), settings(simulations=1, rounds=0), Random(1))
    assert burgundy.why_not(s, 0, choice(s, search, seconds=seconds)) is None
    assert search.simulated >= 16  # it looks at the clock only then


def test_the_tree_below_an_answer_is_kept_for_the_next() -> None:
    s = position(2).seat(0, dice="2 5", storage="cow3 ship").depot(2, "mine pig3").build()
    search = Search(Points(), settings(simulations=200, rounds=0), Random(1))
    burgundy.step(s, search.choose([s]))
    assert burgundy.to_move(s) == 0
    kept = search.root.visited
    assert kept > 0
    search.choose([s], simulations=1)
    other = Search(Points(), settings(simulations=200, rounds=0), Random(1))
    assert other.root.visited == 0
    assert search.simulated == 1


def test_another_position_starts_a_new_tree() -> None:
    s = position(2).seat(0, dice="2 5", storage="cow3 ship").depot(2, "mine pig3").build()
    search = Search(Points(), settings(simulations=64, rounds=0), Random(1))
    search.choose([s])
    other = position(2).seat(0, dice="1 6", storage="bank").depot(6, "mine").build()
    assert burgundy.why_not(other, 0, choice(other, search)) is None


def test_worlds_that_differ_are_searched_together() -> None:
    """Where the answers are not the same in all worlds, only the legal ones are tried."""
    s = burgundy.new_game({"seats": "3", "duchies": "chosen", "choices": "hidden", "start": "1"})
    burgundy.chance_step(s, 1)
    burgundy.step(s, list(burgundy.legal(s))[2])
    seat = burgundy.to_move(s)
    worlds = [burgundy.imagine(s, seat, number) for number in range(4)]
    search = Search(Points(), settings(simulations=40, rounds=0), Random(3))
    assert burgundy.why_not(s, seat, burgundy.notation(search.choose(list(worlds)))) is None


def test_weights_are_found_again() -> None:
    rng, observed = Random(1), Observations(3)
    exact: Callable[[list[float]], float] = lambda x: 2.0 * x[0] - 3.0 * x[1] + 0.5 * x[2]  # noqa: E731
    for _ in range(50):
        x = [rng.random(), rng.random(), 1.0]
        observed.add(vec[float](x), exact(x))
    assert list(observed.weights(1e-9)) == pytest.approx([2.0, -3.0, 0.5], abs=1e-4)
    assert list(observed.weights_near(vec[float]([7.0, 7.0, 7.0]), 1e-9)) == pytest.approx([2.0, -3.0, 0.5], abs=1e-4)


def test_weights_about_which_little_is_known_stay_as_they_were() -> None:
    observed = Observations(2)
    observed.add(vec[float]([1.0, 0.0]), 4.0)
    assert list(observed.weights_near(vec[float]([2.0, 9.0]), 1.0)) == pytest.approx([3.0, 9.0])
    assert list(observed.weights(1.0)) == pytest.approx([2.0, 0.0])


def test_with_more_time_what_seemed_worse_is_looked_at_more_often() -> None:
    shares = []
    for doubt in (0.0, 0.5):
        search = Search(Points(), settings(rounds=0, exploration=1.0, doubt=doubt), Random(1))
        for simulations in (900, 9000):
            search.think([last_turn()], 0.0, simulations)
            shares.append(float(max(search.root.visits)) / float(search.root.visited))
    first, plain, same, doubting = shares
    assert first == same  # after few visits there is no doubt
    assert plain > doubting
