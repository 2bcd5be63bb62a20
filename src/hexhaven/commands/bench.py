"""hexhaven bench: how fast the engine is, compiled and interpreted."""

import contextlib
import json
import platform
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

from librt.random import Random
from rich.console import Console
from rich.table import Table as Grid

import hexhaven
from hexhaven.build import COMPILED, build
from hexhaven.commands.inputs import BadInput, declare_language, help_game
from hexhaven.commands.mixing import Options, options_of_game
from hexhaven.commands.options import check_options, declare_options, given_files, given_options
from hexhaven.commands.sim import load_file
from hexhaven.games import GAMES
from hexhaven.kernel.contract import Game, State
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.language import Language
from hexhaven.plugin import MIXED

MOST_SECONDS = 3600
BATCH = 0.05  # minimum seconds for one measurement
SETS = 12  # option sets that are played in turn where options are mixed
SAMPLE = 12  # games in which players' answers and draws are counted
Numbers = dict[str, Any]  # as in docs/cli.md


def declare(parser: ArgumentParser, text: Language) -> None:
    first = next(iter(GAMES))
    parser.add_argument(
        "game", metavar=text("metavar-game"), nargs="?", default=first, choices=list(GAMES), help=help_game(text)
    )
    declare_options(parser, text, mixed=True)
    parser.add_argument("--seconds", metavar="S", default="1", help=text("help-seconds"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    seconds = positive(text, arguments.seconds)
    options = given_options(text, arguments)
    check_options(text, arguments.game, options_of_game(arguments.game, options, 0))
    builds = [measured(arguments.game, seconds, options)]
    if build() == COMPILED:
        builds.append(interpreted(arguments.game, seconds, options, given_files(arguments)))
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


def measured(name: str, seconds: float, options: Mapping[str, str]) -> Numbers:
    """All numbers of the build that is running."""
    game = GAMES[name]
    sets = sets_by_players(name, options)
    state = middle_of_a_game(game, next(iter(sets.values()))[0])
    return {
        "build": build(),
        "players": {str(players): speed(game, players, sets[players], seconds) for players in sets},
        "copy_ns": nanoseconds(game.copy, state, seconds),
        "key_ns": nanoseconds(game.key, state, seconds),
    }


def sets_by_players(name: str, options: Mapping[str, str]) -> dict[int, list[Options]]:
    """By number of players: the option sets that are played in turn, one unless something is mixed."""
    game = GAMES[name]
    least, most = game.SEATS
    sets: dict[int, list[Options]] = {}
    said = {option: value for option, value in options.items() if (option, value) != ("seats", MIXED)}
    for players in range(least, most + 1):
        chosen = {"seats": str(players)} | said
        found = [options_of_game(name, chosen, turn) for turn in range(SETS if MIXED in chosen.values() else 1)]
        with contextlib.suppress(OptionError):  # not for so many players
            sets[game.seats(game.new_game(found[0]))] = found
    return sets or {game.seats(game.new_game(said)): [said]}


def best(measure: Callable[[], float], seconds: float) -> float:
    """The largest of repeated measurements."""
    began = perf_counter()
    found = [measure(), measure(), measure()]
    while perf_counter() - began < seconds:
        found.append(measure())
    return max(found)


def speed(game: Game, players: int, sets: list[Options], seconds: float) -> Numbers:
    """Random games: players' decisions, and all answers including draws, per second."""
    rng = Random(players)

    def decisions_per_second() -> float:
        decisions, began = 0, perf_counter()
        while (elapsed := perf_counter() - began) < BATCH or not decisions:
            for options in sets:
                decisions += game.playout(game.new_game(options), rng)
        return decisions / elapsed

    decisions = best(decisions_per_second, seconds)
    made, drawn = count_answers(game, sets)
    return {
        "decisions_per_second": round(decisions),
        "answers_per_second": round(decisions * (made + drawn) / made),
    }


def count_answers(game: Game, sets: list[Options]) -> tuple[int, int]:
    """The number of players' answers and of draws in some random games."""
    made, drawn, rng = 0, 0, Random(1)
    for number in range(SAMPLE):
        s = game.new_game(sets[number % len(sets)])
        while (who := game.to_move(s)) != NOBODY:
            made, drawn = (made, drawn + 1) if who == CHANCE else (made + 1, drawn)
            step_at_random(game, s, rng)
    return made, drawn


def step_at_random(game: Game, s: State, rng: Random) -> None:
    legal = list(game.legal(s))
    game.step(s, legal[rng.randrange(len(legal))])


def middle_of_a_game(game: Game, options: Options) -> State:
    """A random game played halfway through."""
    s, rng, answers = game.new_game(options), Random(1), 0
    while game.to_move(s) != NOBODY:
        step_at_random(game, s, rng)
        answers += 1
    s, rng = game.new_game(options), Random(1)
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


def interpreted(game: str, seconds: float, options: Options, files: Mapping[str, str]) -> Numbers:
    """The same numbers from a copy of the sources without the compiled modules, in a separate process."""
    read = {option: str(Path(path).resolve()) for option, path in files.items()}
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(hexhaven.__file__).parent
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(sources, Path(folder, "hexhaven"), ignore=ignored)
        asked = [game, str(seconds), json.dumps(options), json.dumps(read)]
        command = [sys.executable, "-m", "hexhaven.commands.bench", *asked]
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
    name, allowed, chosen, paths = sys.argv[1:]
    for option, path in json.loads(paths).items():
        load_file(name, option, path)
    print(json.dumps(measured(name, float(allowed), json.loads(chosen))))
