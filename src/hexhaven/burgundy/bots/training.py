"""How Burgundy's bots learn: policies evolve against one another, then positions are judged by what became of them."""

import json
import tomllib
from pathlib import Path
from random import Random as PythonRandom
from statistics import fmean
from typing import Any

from librt.random import Random
from librt.vecs import vec

from hexhaven import burgundy
from hexhaven.bots.evolution import Contest, command_of, evolved
from hexhaven.bots.searching import Level, SearchBot
from hexhaven.burgundy.bots.minds import FEWEST, MOST, first_guess, policy_in, written
from hexhaven.burgundy.bots.search.evaluation import FEATURES, ROUNDS
from hexhaven.burgundy.bots.search.guide import BurgundyGuide, no_observations, observe, play_out
from hexhaven.burgundy.state import State
from hexhaven.burgundy.view import imagine
from hexhaven.kernel.driver import play
from hexhaven.kernel.least_squares import Observations
from hexhaven.kernel.record import Record, read, write
from hexhaven.plugin import Effort, Tell

SEEDS = {2: 50, 4: 10}  # by number of players: seeds that every policy of a generation plays, in each seat once
SHARES = {2: 0.7, 4: 0.3}
RIVALRY = 0.5
CHECKED = 100  # games that tell how far it has come
RIDGE = 5.0
CAUTION = 300.0  # the ridge where searches correct what policies taught
VARIETY = 0.1  # how much the policies of observed games differ from the best, so that more is seen
SAVED = 200  # games after which observations are saved
SEARCH = Level(simulations=24, rounds=1)  # in observed games


def train(folder: Path, effort: Effort, tell: Tell) -> Path:
    """Everything in order; what the folder already holds is continued. Returns the file of the new mind."""
    policy = evolved(folder / "evolution.json", contest(effort), effort, tell)
    values = {}
    for players in range(FEWEST, MOST + 1):
        observed = observed_policies(folder / f"policy-{players}.json", players, policy, effort, tell)
        values[players] = judged(observed)
        if effort.self_play:
            guide = BurgundyGuide(vec[float](policy), flat(values[players]), RIVALRY)
            searches = observed_searches(folder / "games", players, guide, effort, tell)
            values[players] = corrected(values[players], searches)
    before = tomllib.loads(effort.start)["command"] if effort.start is not None else ""
    command = command_of(burgundy.NAME, effort, before)
    path = folder / "mind.toml"
    path.write_text(written(policy, values, command))
    return path


# The policy.


def contest(effort: Effort) -> Contest:
    guess = policy_in(effort.start) if effort.start is not None else first_guess()
    return Contest(
        guess,
        lambda policy, rival, first: fitness(guide_of(policy), guide_of(rival), first),
        lambda policy: usual_points(policy, effort.seed),
    )


def guide_of(policy: list[float]) -> BurgundyGuide:
    """A policy that judges nothing."""
    return BurgundyGuide(vec[float](policy), vec[float]([0.0] * (ROUNDS * FEATURES)), RIVALRY)


def fitness(guide: BurgundyGuide, rival: BurgundyGuide, first: int) -> float:
    return sum(SHARES[players] * lead(guide, rival, players, range(first, first + SEEDS[players])) for players in SEEDS)


def lead(guide: BurgundyGuide, rival: BurgundyGuide, players: int, seeds: range) -> float:
    """Points less half of the best other's, in every seat once."""
    leads = []
    for seed in seeds:
        for seat in range(players):
            s = new_game(players)
            play_out(s, [guide if other == seat else rival for other in range(players)], Random(seed))
            points = [int(estate.points) for estate in s.estates()]
            leads.append(points.pop(seat) - RIVALRY * max(points))
    return fmean(leads)


def usual_points(policy: list[float], seed: int) -> float:
    """Against itself, two players."""
    guide, points = guide_of(policy), []
    for number in range(CHECKED):
        s = new_game(FEWEST)
        play_out(s, [guide] * FEWEST, Random(seed + number))
        points += [int(estate.points) for estate in s.estates()]
    return fmean(points)


def new_game(players: int) -> State:
    return burgundy.new_game({"seats": str(players), "duchies": "drawn"})


# The evaluation.


def observed_policies(path: Path, players: int, policy: list[float], effort: Effort, tell: Tell) -> list[Observations]:
    """Games of the policy with small variations; each follows from its number."""
    rounds, done = no_observations(), 0
    if path.exists():
        done = restore(rounds, json.loads(path.read_text()))
    while done < effort.games:
        rng = PythonRandom(f"{effort.seed} {players} {done}")
        guides = [varied(policy, rng) for _ in range(players)]
        observe(new_game(players), [], guides, Random(rng.getrandbits(60)), rounds)
        done += 1
        if done % SAVED == 0 or done == effort.games:
            path.write_text(json.dumps(saved(rounds, done)))
            tell("train-games", players=players, games=done)
    return rounds


def observed_searches(
    folder: Path, players: int, guide: BurgundyGuide, effort: Effort, tell: Tell
) -> list[Observations]:
    """Games of a search with the guide, kept as game files; those that are already there are only read."""
    rounds = no_observations()
    folder.mkdir(exist_ok=True)
    for number in range(effort.self_play):
        path = folder / f"burgundy-{players}-{effort.seed}-{number}.game"
        if not path.exists():
            path.write_text(write(searched(players, guide, f"{effort.seed} {players} {number}")), encoding="utf-8")
        record = read(path.read_text(encoding="utf-8"))
        answers = [burgundy.answer_of(text) for _, text in record.answers]
        observe(new_game(players), answers, [], Random(0), rounds)
        if (number + 1) % SAVED == 0 or number + 1 == effort.self_play:
            tell("train-games", players=players, games=number + 1)
    return rounds


def searched(players: int, guide: BurgundyGuide, name: str) -> Record:
    """A game between bots that search, which follows from its name."""
    rng = PythonRandom(name)
    bots = [
        SearchBot(burgundy.NAME, SEARCH, lambda world, level: guide, imagine, Random(rng.getrandbits(40)))
        for _ in range(players)
    ]
    return play(burgundy, {"seats": str(players), "duchies": "drawn"}, rng.getrandbits(40), bots)[1]


def varied(policy: list[float], rng: PythonRandom) -> BurgundyGuide:
    return guide_of([weight + VARIETY * max(abs(weight), 0.3) * rng.gauss(0, 1) for weight in policy])


def judged(observed: list[Observations]) -> list[list[float]]:
    """The weights round by round; before the first there is nothing to judge."""
    return [list(one.weights(RIDGE)) if one.number else [0.0] * FEATURES for one in observed]


def corrected(values: list[list[float]], observed: list[Observations]) -> list[list[float]]:
    """What the evaluation is wrong by in games of the search is made up for, as far as many of them agree."""
    return [
        list(one.weights_near(vec[float](row), CAUTION)) if one.number else row for row, one in zip(values, observed)
    ]


def flat(rows: list[list[float]]) -> "vec[float]":
    return vec[float]([weight for row in rows for weight in row])


def saved(rounds: list[Observations], done: int) -> dict[str, Any]:
    kept = [[int(one.number), one.square, list(one.targets), list(one.products)] for one in rounds]
    return {"games": done, "rounds": kept}


def restore(rounds: list[Observations], kept: dict[str, Any]) -> int:
    """Returns the number of games."""
    for one, (number, square, targets, products) in zip(rounds, kept["rounds"]):
        one.number, one.square = number, square
        one.targets, one.products = vec[float](targets), vec[float](products)
    return int(kept["games"])
