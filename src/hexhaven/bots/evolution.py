"""Evolution of a row of numbers: each generation varies the current one, and what did best becomes the next.

The separable CMA-ES of Ros and Hansen (2008): every number has its own step, all of them one more.
"""

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from hexhaven.plugin import Effort, Tell

CHANGING = ("mean", "sigma", "variances", "path", "sigma_path", "generation")
POPULATION = 24
FIRST_STEP = 0.25  # by how much of its size a number varies at first
LATER_STEP = 0.12  # the same for numbers that have been trained before
RENEWED = 10  # generations after which the numbers to beat are the current ones

Row = list[float]


class Evolution:
    def __init__(self, start: list[float], steps: list[float], population: int, seed: int) -> None:
        size = len(start)
        self.mean = start
        self.scale = steps
        self.rng = Random(seed)
        self.population = population
        parents = population // 2
        raw = [math.log(parents + 0.5) - math.log(rank + 1) for rank in range(parents)]
        self.shares = [share / sum(raw) for share in raw]
        self.parents = 1 / sum(share * share for share in self.shares)  # effective number
        self.sigma = 1.0
        self.variances = [1.0] * size
        self.path = [0.0] * size
        self.sigma_path = [0.0] * size
        self.sigma_rate = (self.parents + 2) / (size + self.parents + 5)
        self.damping = 1 + 2 * max(0.0, math.sqrt((self.parents - 1) / (size + 1)) - 1) + self.sigma_rate
        self.path_rate = 4 / (size + 4)
        one = 2 / ((size + 1.3) ** 2 + self.parents)
        many = 2 * (self.parents - 2 + 1 / self.parents) / ((size + 2) ** 2 + self.parents)
        self.one_rate = min(1.0, one * (size + 2) / 3)
        self.many_rate = min(1 - self.one_rate, many * (size + 2) / 3)
        self.usual_length = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self.generation = 0

    def saved(self) -> dict[str, Any]:
        """Everything that changes, as JSON can hold it."""
        version, numbers, last = self.rng.getstate()
        changing = {name: getattr(self, name) for name in CHANGING}
        return changing | {"rng": [version, list(numbers), last]}

    def restore(self, saved: dict[str, Any]) -> None:
        version, numbers, last = saved["rng"]
        self.rng.setstate((version, tuple(numbers), last))
        for name in CHANGING:
            setattr(self, name, saved[name])

    def candidates(self) -> list[list[float]]:
        """The next generation."""
        self.drawn = [[self.rng.gauss(0, 1) for _ in self.mean] for _ in range(self.population)]
        return [self.at(noise) for noise in self.drawn]

    def at(self, noise: list[float]) -> list[float]:
        return [
            mean + self.sigma * scale * math.sqrt(variance) * number
            for mean, scale, variance, number in zip(self.mean, self.scale, self.variances, noise)
        ]

    def learn(self, fitness: list[float]) -> None:
        """How well each of them did, in their order."""
        self.generation += 1
        ranked = sorted(range(self.population), key=lambda place: -fitness[place])
        best = [self.drawn[place] for place in ranked[: len(self.shares)]]
        size = len(self.mean)
        step = [sum(share * noise[i] for share, noise in zip(self.shares, best)) for i in range(size)]
        self.mean = self.at(step)
        rate = self.sigma_rate
        kept = math.sqrt(rate * (2 - rate) * self.parents)
        self.sigma_path = [(1 - rate) * path + kept * number for path, number in zip(self.sigma_path, step)]
        length = math.sqrt(sum(path * path for path in self.sigma_path))
        steady = (
            length / math.sqrt(1 - (1 - rate) ** (2 * self.generation)) < (1.4 + 2 / (size + 1)) * self.usual_length
        )
        kept = math.sqrt(self.path_rate * (2 - self.path_rate) * self.parents) if steady else 0.0
        for i, variance in enumerate(self.variances):
            deviation = math.sqrt(variance)
            self.path[i] = (1 - self.path_rate) * self.path[i] + kept * deviation * step[i]
            spread = sum(share * variance * noise[i] ** 2 for share, noise in zip(self.shares, best))
            self.variances[i] = (
                (1 - self.one_rate - self.many_rate) * variance
                + self.one_rate * self.path[i] ** 2
                + self.many_rate * spread
            )
        self.sigma *= math.exp(rate / self.damping * (length / self.usual_length - 1))


@dataclass(frozen=True)
class Contest:
    """What a game makes of numbers: how far a player with some is ahead of others, and how strong it has become."""

    start: Row
    lead: Callable[[Row, Row, int], float]  # over others with the second numbers, in games from a seed on
    strength: Callable[[Row], float]


def evolved(path: Path, contest: Contest, effort: Effort, tell: Tell) -> Row:
    """The numbers after so many generations; what the file holds is continued."""
    step = LATER_STEP if effort.start is not None else FIRST_STEP
    steps = [step * max(abs(number), 1.0) for number in contest.start]
    evolution, to_beat = Evolution(contest.start, steps, POPULATION, effort.seed), contest.start
    if path.exists():
        saved = json.loads(path.read_text())
        to_beat = saved.pop("to_beat")
        evolution.restore(saved)
    while evolution.generation < effort.generations:
        first = 1000 * (effort.seed * 1000 + evolution.generation)
        evolution.learn([contest.lead(row, to_beat, first) for row in evolution.candidates()])
        if evolution.generation % RENEWED == 0:
            to_beat = evolution.mean
            tell("train-generation", number=evolution.generation, points=round(contest.strength(to_beat), 1))
        path.write_text(json.dumps(evolution.saved() | {"to_beat": to_beat}))
    return evolution.mean


def command_of(game: str, effort: Effort, before: str) -> str:
    """What was typed to get weights; before: what was typed to get those it started from, if any."""
    command = (
        f"hexhaven train {game} FOLDER --seed {effort.seed} --generations {effort.generations}"
        f" --games {effort.games} --self-play {effort.self_play}"
    )
    return f"{before.replace('FOLDER', 'EARLIER')} && {command} --start EARLIER/mind.toml" if before else command
