"""How Archipelago's bots learn: their weights evolve, and games show what players own who have an objective."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from statistics import fmean

from librt.random import Random

from hexhaven import archipelago
from hexhaven.archipelago.bots.greedy.weights import Weights
from hexhaven.archipelago.bots.search.guide import ArchipelagoGuide, final_values
from hexhaven.archipelago.bots.search.posterior import FEATURE_NAMES, features
from hexhaven.archipelago.content.objectives import LENGTH_NAMES, PER_LENGTH
from hexhaven.archipelago.rules.set_up import in_deck
from hexhaven.archipelago.state import State
from hexhaven.bots.evolution import Contest, Row, command_of, evolved
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.search import Search, Settings
from hexhaven.plugin import BadWeights, Effort, Tell

SEEDS = {2: 6, 3: 6, 4: 6, 5: 3}  # by number of players: seeds that all weights of a generation play, in each seat once
CHECKED = 4  # times as many games tell how far they have come
LONGEST = 25  # turns; whoever has not won by then has not won
STEPS, RATE, SHRINKING = 100, 1.5, 2.0  # of the fit to objectives
TRIED_ON = 5  # every so many games

NAMES = [name for name in dir(Weights()) if not name.startswith("_")]


def train(folder: Path, effort: Effort, tell: Tell) -> Path:
    """Everything in order; returns the file of the new weights."""
    row = evolved(folder / "evolution.json", contest(effort), effort, tell)
    says = learned_objectives(weights_of(row), effort, tell)
    before = tomllib.loads(effort.start)["command"] if effort.start is not None else ""
    path = folder / "mind.toml"
    path.write_text(written(row, says, command_of(archipelago.NAME, effort, before)))
    return path


def written(row: Row, says: Row, command: str) -> str:
    lines = [f'command = "{command}"', "", "[weights]"]
    lines += [f"{name} = {number:.4g}" for name, number in zip(NAMES, row)]
    lines += ["", "[objectives]"]
    lines += [f"{name} = {number:.4g}" for name, number in zip(FEATURE_NAMES, says)]
    return "\n".join(lines) + "\n"


def row_in(text: str) -> Row:
    """The weights of a file to train on. Raises BadWeights."""
    try:
        known = tomllib.loads(text)["weights"]
        return [float(known[name]) for name in NAMES]
    except (KeyError, TypeError, ValueError) as error:
        raise BadWeights(str(error)) from error


def weights_of(row: Row) -> Weights:
    weights = Weights()
    for name, number in zip(NAMES, row):
        setattr(weights, name, number)
    return weights


# The weights.


def contest(effort: Effort) -> Contest:
    start = row_in(effort.start) if effort.start is not None else [getattr(Weights(), name) for name in NAMES]
    return Contest(start, lead, lambda row: lead(row, start, 1000 * effort.seed, CHECKED))


def lead(row: Row, rivals: Row, first: int, times: int = 1) -> float:
    """What games were worth, in points, lead and victory, beyond their worth to all; independence is a loss for all.

    It counts among rivals, and once more among players of its own kind, or else whoever leaves it to the others to
    keep the peace would seem to play best.
    """
    mine, theirs = guide_of(row), guide_of(rivals)
    leads, losses = [], []
    for players, seeds in SEEDS.items():
        for seed in range(first, first + times * seeds):
            for seat in range(players):
                s = played(players, seed, [mine if other == seat else theirs for other in range(players)])
                values = list(final_values(s, Weights()))
                leads.append(values[seat] - (0.0 if s.independent else fmean(values)))
            losses.append(Weights().loss if played(players, seed, [mine] * players).independent else 0.0)
    return fmean(leads) - fmean(losses)


def guide_of(row: Row) -> ArchipelagoGuide:
    weights = weights_of(row)
    return ArchipelagoGuide(weights, weights)


def new_game(players: int, number: int) -> State:
    return archipelago.new_game({"seats": str(players), "length": LENGTH_NAMES[number % len(LENGTH_NAMES)]})


def played(players: int, seed: int, guides: list[ArchipelagoGuide]) -> State:
    """A game in which each seat plays as its policy does in simulations."""
    s, rng = new_game(players, seed), Random(seed)
    while (who := archipelago.to_move(s)) != NOBODY and s.turn < LONGEST:
        if who == CHANCE:
            archipelago.chance_step(s, rng)
        else:
            archipelago.step(s, guides[who].choose(s, who))
    return s


# What belongings say about objectives.


@dataclass(frozen=True)
class Case:
    """A seat at the start of a turn: what speaks for each objective it may have, and the places of those it has."""

    features: list[Row]
    true: list[int]

    def chances(self, says: Row) -> list[float]:
        odds = [exp(sum(map(float.__mul__, says, row))) for row in self.features]
        return [one / sum(odds) for one in odds]


def learned_objectives(weights: Weights, effort: Effort, tell: Tell) -> Row:
    """How much each feature says; a part of the games is kept to try it on."""
    games = [list(cases_in(weights, number)) for number in range(effort.games)]
    says = fitted([case for number, found in enumerate(games) if number % TRIED_ON for case in found])
    tried = [(case.chances(says), true) for found in games[::TRIED_ON] for case in found for true in case.true]
    right = sum(chances[true] == max(chances) for chances, true in tried)
    likelihood = sum(log(chances[true]) for chances, true in tried) / max(1, len(tried))
    share = round(100 * right / max(1, len(tried)))
    tell("train-objectives", cases=len(tried), right=share, likelihood=round(likelihood, 2))
    return says


def cases_in(weights: Weights, number: int) -> Iterator[Case]:
    """From one game of the policy with itself."""
    rng = Random(number)
    thinking = Search(ArchipelagoGuide(weights, weights), Settings(), rng)
    s = new_game(2 + number % 4, number // 4)
    turn = 1
    while (who := archipelago.to_move(s)) != NOBODY and s.turn < LONGEST:
        if s.turn > turn:
            turn = int(s.turn)
            yield from (case_of(s, seat) for seat in range(int(s.rules.players)))
        if who == CHANCE:
            archipelago.chance_step(s, rng)
        else:
            archipelago.step(s, thinking.node_for(s).answers[0])


def case_of(s: State, seat: int) -> Case:
    first = int(s.rules.length) * PER_LENGTH
    possible = [number for number in range(first, first + PER_LENGTH) if in_deck(s, number) and not s.met >> number & 1]
    held = [place for place, number in enumerate(possible) if s.seats[seat].objectives >> number & 1]
    return Case([list(features(s, seat, number)) for number in possible], held)


def fitted(cases: list[Case]) -> Row:
    """Steepest ascent of the likelihood."""
    says = [0.0] * len(FEATURE_NAMES)
    for _ in range(STEPS if cases else 0):
        slope = [-SHRINKING * weight / len(cases) for weight in says]
        for case in cases:
            chances = case.chances(says)
            for place in range(len(says)):
                mean = sum(chance * row[place] for chance, row in zip(chances, case.features))
                slope[place] += sum(case.features[true][place] - mean for true in case.true) / len(cases)
        says = [weight + RATE * change for weight, change in zip(says, slope)]
    return says
