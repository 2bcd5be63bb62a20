"""hexhaven bench: how fast the engine is, compiled and interpreted."""

import json
import platform
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from librt.random import Random
from rich.console import Console
from rich.table import Table as Grid

import hexhaven
from hexhaven import burgundy
from hexhaven.build import COMPILED, build
from hexhaven.burgundy import State
from hexhaven.commands.inputs import BadInput, declare_language
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.language import Language

PLAYERS = (2, 3, 4)
BATCH = 0.05  # seconds that one measurement takes at least
MIDDLE = 2  # the phase whose beginning is called mid-game
Numbers = dict[str, Any]  # as in docs/cli.md


def declare(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("--seconds", metavar="S", default="1", help=text("help-seconds"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    seconds = positive(text, arguments.seconds)
    builds = [measured(seconds)]
    if build() == COMPILED:
        builds.append(interpreted(seconds))
    if arguments.json:
        print(json.dumps({"python": platform.python_version(), "builds": builds}, indent=2))
        return 0
    Console(highlight=False).print(comparison(text, builds))
    if build() != COMPILED:
        print(text("bench-not-compiled"))
    return 0


def positive(text: Language, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise BadInput(text("error-seconds", value=value))
    return seconds


def measured(seconds: float) -> Numbers:
    """All numbers of the build that is running."""
    state = middle_of_a_game()
    return {
        "build": build(),
        "players": {str(players): speed(players, seconds) for players in PLAYERS},
        "copy_ns": nanoseconds(burgundy.copy, state, seconds),
        "key_ns": nanoseconds(burgundy.key, state, seconds),
    }


def best(measure: Callable[[], float], seconds: float) -> float:
    """The largest of repeated measurements."""
    began = perf_counter()
    found = [measure(), measure(), measure()]
    while perf_counter() - began < seconds:
        found.append(measure())
    return max(found)


def speed(players: int, seconds: float) -> Numbers:
    """Random games: decisions of the players, and answers of players and chance, for each second."""
    options = {"seats": str(players)}
    rng = Random(players)
    draws = count_draws(options)
    decisions = 0
    games = 0

    def answers_per_second() -> float:
        nonlocal decisions, games
        answers, began = 0, perf_counter()
        while (elapsed := perf_counter() - began) < BATCH or not answers:
            made = burgundy.playout(burgundy.new_game(options), rng)
            answers += made + draws
            decisions += made
            games += 1
        return answers / elapsed

    answers = best(answers_per_second, seconds)
    share = decisions / (decisions + games * draws)
    return {"decisions_per_second": round(answers * share), "answers_per_second": round(answers)}


def count_draws(options: dict[str, str]) -> int:
    """The draws of chance in a game; they are the same in each game of the same options."""
    s = burgundy.new_game(options)
    draws = 0
    while (who := burgundy.to_move(s)) != NOBODY:
        draws += who == CHANCE
        burgundy.step(s, burgundy.legal(s)[0])
    return draws


def middle_of_a_game() -> State:
    """Two players who have played at random to the third phase."""
    s = burgundy.new_game({})
    rng = Random(1)
    while s.phase < MIDDLE or burgundy.to_move(s) == CHANCE:
        legal = burgundy.legal(s)
        burgundy.step(s, legal[rng.randrange(len(legal))])
    return s


def nanoseconds(call: Callable[[State], object], state: State, seconds: float) -> int:
    """How long one call takes."""

    def calls_per_second() -> float:
        calls, began = 0, perf_counter()
        while (elapsed := perf_counter() - began) < BATCH:
            for _ in range(100):
                call(state)
            calls += 100
        return calls / elapsed

    return round(1e9 / best(calls_per_second, seconds))


def interpreted(seconds: float) -> Numbers:
    """The same numbers from a copy of the sources without the compiled modules, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(hexhaven.__file__).parent
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(sources, Path(folder, "hexhaven"), ignore=ignored)
        command = [sys.executable, "-m", "hexhaven.commands.bench", str(seconds)]
        done = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE)
    numbers: Numbers = json.loads(done.stdout)
    return numbers


def comparison(text: Language, builds: list[Numbers]) -> Grid:
    """One column for each build, and by what factor the first is faster."""
    grid = Grid(text("bench-what"), title=text("bench-title"))
    for numbers in builds:
        grid.add_column(text(f"build-{numbers['build']}"), justify="right")
    if len(builds) > 1:
        grid.add_column(text("bench-faster"), justify="right")
    for players in PLAYERS:
        for what in ("decisions", "answers"):
            found = [numbers["players"][str(players)][f"{what}_per_second"] for numbers in builds]
            grid.add_row(text(f"bench-{what}", players=players), *columns(text, found, found[0] / found[-1]))
    for what in ("copy", "key"):
        found = [numbers[f"{what}_ns"] for numbers in builds]
        grid.add_row(text(f"bench-{what}"), *columns(text, found, found[-1] / found[0]))
    return grid


def columns(text: Language, found: list[int], factor: float) -> list[str]:
    numbers = [text("number-0", number=number) for number in found]
    return [*numbers, text("number-1", number=factor)] if len(found) > 1 else numbers


if __name__ == "__main__":
    print(json.dumps(measured(float(sys.argv[1]))))
