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
from hexhaven.build import COMPILED, build
from hexhaven.commands.inputs import BadInput, declare_language, help_game
from hexhaven.games import GAMES
from hexhaven.kernel.contract import Game, State
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.language import Language

MOST_SECONDS = 3600
BATCH = 0.05  # minimum seconds for one measurement
SAMPLE = 12  # games in which players' answers and draws are counted
Numbers = dict[str, Any]  # as in docs/cli.md


def declare(parser: ArgumentParser, text: Language) -> None:
    first = next(iter(GAMES))
    parser.add_argument(
        "game", metavar=text("metavar-game"), nargs="?", default=first, choices=list(GAMES), help=help_game(text)
    )
    parser.add_argument("--seconds", metavar="S", default="1", help=text("help-seconds"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    seconds = positive(text, arguments.seconds)
    builds = [measured(arguments.game, seconds)]
    if build() == COMPILED:
        builds.append(interpreted(arguments.game, seconds))
    if arguments.json:
        found = {"python": platform.python_version(), "game": arguments.game, "builds": builds}
        print(json.dumps(found, indent=2))
        return 0
    Console(highlight=False).print(comparison(text, arguments.game, builds))
    if build() != COMPILED:
        print(text("bench-not-compiled"))
    return 0


def positive(text: Language, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise BadInput(text("error-seconds", most=MOST_SECONDS, value=value))
    return seconds


def measured(name: str, seconds: float) -> Numbers:
    """All numbers of the build that is running."""
    game = GAMES[name]
    state = middle_of_a_game(game)
    least, most = game.SEATS
    return {
        "build": build(),
        "players": {str(players): speed(game, players, seconds) for players in range(least, most + 1)},
        "copy_ns": nanoseconds(game.copy, state, seconds),
        "key_ns": nanoseconds(game.key, state, seconds),
    }


def best(measure: Callable[[], float], seconds: float) -> float:
    """The largest of repeated measurements."""
    began = perf_counter()
    found = [measure(), measure(), measure()]
    while perf_counter() - began < seconds:
        found.append(measure())
    return max(found)


def speed(game: Game, players: int, seconds: float) -> Numbers:
    """Random games: players' decisions, and all answers including draws, per second."""
    options = {"seats": str(players)}
    rng = Random(players)

    def decisions_per_second() -> float:
        decisions, began = 0, perf_counter()
        while (elapsed := perf_counter() - began) < BATCH or not decisions:
            decisions += game.playout(game.new_game(options), rng)
        return decisions / elapsed

    decisions = best(decisions_per_second, seconds)
    made, drawn = count_answers(game, options)
    return {
        "decisions_per_second": round(decisions),
        "answers_per_second": round(decisions * (made + drawn) / made),
    }


def count_answers(game: Game, options: dict[str, str]) -> tuple[int, int]:
    """The number of players' answers and of draws in some random games."""
    made, drawn, rng = 0, 0, Random(1)
    for _ in range(SAMPLE):
        s = game.new_game(options)
        while (who := game.to_move(s)) != NOBODY:
            made, drawn = (made, drawn + 1) if who == CHANCE else (made + 1, drawn)
            step_at_random(game, s, rng)
    return made, drawn


def step_at_random(game: Game, s: State, rng: Random) -> None:
    legal = list(game.legal(s))
    game.step(s, legal[rng.randrange(len(legal))])


def middle_of_a_game(game: Game) -> State:
    """A random game played halfway through."""
    s, rng, answers = game.new_game({}), Random(1), 0
    while game.to_move(s) != NOBODY:
        step_at_random(game, s, rng)
        answers += 1
    s, rng = game.new_game({}), Random(1)
    for _ in range(answers // 2):
        step_at_random(game, s, rng)
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


def interpreted(game: str, seconds: float) -> Numbers:
    """The same numbers from a copy of the sources without the compiled modules, in a separate process."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(hexhaven.__file__).parent
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(sources, Path(folder, "hexhaven"), ignore=ignored)
        command = [sys.executable, "-m", "hexhaven.commands.bench", game, str(seconds)]
        done = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE)
    numbers: Numbers = json.loads(done.stdout)
    return numbers


def comparison(text: Language, game: str, builds: list[Numbers]) -> Grid:
    """One column for each build, and the speed-up of the first."""
    grid = Grid(text("bench-what"), title=text("bench-title", game=game))
    for numbers in builds:
        grid.add_column(text(f"build-{numbers['build']}"), justify="right")
    if len(builds) > 1:
        grid.add_column(text("bench-faster"), justify="right")
    for players in builds[0]["players"]:
        for what in ("decisions", "answers"):
            found = [numbers["players"][players][f"{what}_per_second"] for numbers in builds]
            grid.add_row(text(f"bench-{what}", players=int(players)), *columns(text, found, found[0] / found[-1]))
    for what in ("copy", "key"):
        found = [numbers[f"{what}_ns"] for numbers in builds]
        grid.add_row(text(f"bench-{what}"), *columns(text, found, found[-1] / found[0]))
    return grid


def columns(text: Language, found: list[int], factor: float) -> list[str]:
    numbers = [text("number-0", number=number) for number in found]
    return [*numbers, text("number-1", number=factor)] if len(found) > 1 else numbers


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1], float(sys.argv[2]))))
