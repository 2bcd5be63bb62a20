"""Which of two commits is faster: both are built, and the same work is measured in turns, A B A B ...

    python bench/compare.py A B [--rounds 15] [--only burgundy] [--json]

A and B are commits (HEAD~3, a tag, `$(git stash create)` for what is not committed yet) or folders that hold a build.
Builds of commits are kept in the cache folder of the system, so the next comparison starts at once.

Both sides play the same random games from the same seeds in slices of some milliseconds of processor time, and the best
slice of a round counts, so other work on the machine disturbs little. Each round starts both sides afresh. "Change" is
the median over all rounds of B's speed beside A's; half of the rounds lie in the range behind it. Nothing here fails.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

import platformdirs
from librt.random import Random

ROOT = Path(__file__).resolve().parent.parent
CACHE = platformdirs.user_cache_path("hexhaven") / "builds"
GAMES = ("burgundy", "archipelago")
FUNCTIONS = ("new_game", "copy", "key", "save", "load")
SLICE = 0.01  # seconds that a side works before it is the other's turn
SLICES = 16  # of each measurement in a round
TABLES = 100  # over so many tables their memory is averaged
Found = dict[str, list[float]]  # what was measured, one number a round; missing where a side cannot do it


class Unknown(Exception):
    """Neither a commit nor a build; the message says so."""


# The two builds.


def build_of(name: str) -> Path:
    """The folder with the build of a commit, or the folder that was named."""
    if Path(name, "hexhaven").is_dir():
        return Path(name).resolve()
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", name + "^{commit}"], cwd=ROOT, capture_output=True, text=True
    )
    if found.returncode:
        raise Unknown(f"{name} is neither a commit nor a folder that holds a build of hexhaven")
    commit = found.stdout.strip()
    kept = CACHE / f"{commit}-{sys.implementation.cache_tag}"
    if not kept.is_dir():
        compile_commit(commit, kept)
    return kept


def compile_commit(commit: str, target: Path) -> None:
    """Compiles a commit in a folder of its own; the target appears when it is whole."""
    CACHE.mkdir(parents=True, exist_ok=True)
    print(f"compiling {commit[:10]}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        archive, sources, built = Path(folder, "tar"), Path(folder, "sources"), Path(folder, "built")
        subprocess.run(["git", "archive", "-o", archive, commit], cwd=ROOT, check=True)
        with tarfile.open(archive) as files:
            files.extractall(sources, filter="data")
        command: list[str | Path] = [
            sys.executable,
            "setup.py",
            "-q",
            "build_py",
            "-d",
            built,
            "build_ext",
            "-b",
            built,
        ]
        strictly = {**os.environ, "HEXHAVEN_COMPILE": "strict", "PYTHONPATH": ""}
        done = subprocess.run(command, cwd=sources, env=strictly, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{commit} does not compile:\n{done.stdout}{done.stderr}")
        if not target.is_dir():
            shutil.move(built, target)


# One side: a process that measures what it is told to.


Doing = Callable[[], int]  # does the work, and returns how much it was
Work = Callable[[Any, int, int], Doing]  # prepares so many pieces of work on a game, from a seed


def random_games(players: int) -> Work:
    """Games played to their end; decisions of players count."""

    def prepare(game: Any, seed: int, number: int) -> Doing:
        states, rng = [game.new_game({"seats": str(players)}) for _ in range(number)], Random(seed)
        return lambda: sum(game.playout(s, rng) for s in states)

    return prepare


def calls(name: str) -> Work:
    """A function of the game, called on a game half played."""

    def prepare(game: Any, seed: int, number: int) -> Doing:
        argument = {} if name == "new_game" else half_a_game(game, seed)
        if name == "load":
            argument = game.save(argument)
        return lambda: repeat(getattr(game, name), argument, number)

    return prepare


def repeat(function: Callable[[Any], object], argument: Any, number: int) -> int:
    for _ in range(number):
        function(argument)
    return number


@cache
def half_a_game(game: Any, seed: int) -> Any:
    """A random game of the most players, with half of its answers given."""
    options = {"seats": str(game.SEATS[1])}
    s, rng = game.new_game(options), Random(seed)
    given: list[int] = []
    while legal := list(game.legal(s)):
        given.append(legal[rng.randrange(len(legal))])
        game.step(s, given[-1])
    s = game.new_game(options)
    for answer in given[: len(given) // 2]:
        game.step(s, answer)
    return s


def works(game: Any) -> dict[str, Work]:
    least, most = game.SEATS
    found = {f"{players} players": random_games(players) for players in range(least, most + 1)}
    return found | {name: calls(name) for name in FUNCTIONS if hasattr(game, name)}


def bytes_per_table(game: Any) -> float:
    """What a game half played holds in memory, without what all games share."""
    half_a_game(game, -1)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [half_a_game.__wrapped__(game, seed) for seed in range(TABLES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(tables)


def measure() -> None:
    """Does what comes in line by line; a line with the work done and the seconds it took goes out for each."""
    from hexhaven import archipelago, burgundy

    games = {"burgundy": burgundy, "archipelago": archipelago}
    known = {name: works(game) for name, game in games.items()}
    print(json.dumps({name: list(found) for name, found in known.items()}), flush=True)
    for line in sys.stdin:
        name, what, seed, number = json.loads(line)
        if what == "memory":
            print(json.dumps([bytes_per_table(games[name]), 0]), flush=True)
            continue
        work = known[name][what](games[name], seed, number)
        began = process_time()
        done = work()
        print(json.dumps([done, process_time() - began]), flush=True)


class Side:
    """The process that measures one of the two builds."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--measure"],
            env={**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.knows: dict[str, list[str]] = self.hear()

    def hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("a side has ended; its messages are above")
        return json.loads(line)

    def does(self, name: str, what: str, seed: int, number: int) -> tuple[float, float]:
        """The work done, and the seconds it took."""
        assert self.process.stdin is not None
        print(json.dumps([name, what, seed, number]), file=self.process.stdin, flush=True)
        done, took = self.hear()
        return done, took

    def enough(self, name: str, what: str) -> int:
        """How many pieces of work are a slice."""
        number = 1
        while (took := self.does(name, what, 0, number)[1]) < SLICE / 2:
            number *= 2
        return max(1, round(number * SLICE / took))

    def end(self) -> None:
        self.process.communicate()


# Both sides, in turns.


def compare(folders: list[Path], games: list[str], rounds: int) -> dict[str, list[Found]]:
    """For each game what was measured, of A and of B."""
    found: dict[str, list[Found]] = {name: [{}, {}] for name in games}
    for turn in range(rounds):
        sides = [Side(folder) for folder in folders]
        for name in games:
            for what in dict.fromkeys(what for side in sides for what in side.knows[name]):
                able = [n for n in (0, 1) if what in sides[n].knows[name]]
                for n, speed in zip(able, best_slices([sides[n] for n in able], name, what, turn)):
                    found[name][n].setdefault(what, []).append(speed)
            if not turn:
                for n, side in enumerate(sides):
                    found[name][n]["bytes a table"] = [side.does(name, "memory", 0, 0)[0]]
        for side in sides:
            side.end()
        print(f"\rround {turn + 1} of {rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def best_slices(sides: list[Side], name: str, what: str, seed: int) -> list[float]:
    """The highest speed of each side, which take turns."""
    number = sides[0].enough(name, what)
    speeds: list[list[float]] = [[] for _ in sides]
    for _ in range(SLICES):
        for side, own in zip(sides, speeds):
            done, took = side.does(name, what, seed, number)
            own.append(done / took)
    return [max(own) for own in speeds]


def summary(found: dict[str, list[Found]]) -> Iterator[tuple[str, float | None, float | None, list[float]]]:
    """For each measurement the medians of A and of B, and the quartiles of B beside A."""
    for name, (a, b) in found.items():
        for what in dict.fromkeys([*a, *b]):
            ratios = [after / before for before, after in zip(a.get(what, []), b.get(what, []))]
            quartiles = statistics.quantiles(ratios, n=4) if len(ratios) > 1 else ratios * 3
            medians = [statistics.median(side[what]) if what in side else None for side in (a, b)]
            yield f"{name} {what}", medians[0], medians[1], quartiles


def show(found: dict[str, list[Found]]) -> None:
    print(f"{'for each second':28}{'A':>14}{'B':>14}{'change':>10}   half of the rounds")
    for what, a, b, ratios in summary(found):
        before, after = (f"{number:14,.0f}" if number is not None else f"{'-':>14}" for number in (a, b))
        low, middle, high = (f"{100 * (ratio - 1):+.1f} %" for ratio in ratios) if ratios else ("", "", "")
        spread = f"{low} to {high}" if low != high else ""
        print(f"{what:28}{before}{after}{middle:>10}   {spread}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("builds", nargs="*", metavar="COMMIT", help="two commits or folders with builds")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--only", choices=GAMES, help="one game alone")
    parser.add_argument("--json", action="store_true", help="every single number")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        measure()
        return
    if len(arguments.builds) != 2:
        parser.error("two commits are compared")
    try:
        with ThreadPoolExecutor() as workers:
            folders = list(workers.map(build_of, arguments.builds))
    except Unknown as problem:
        parser.error(str(problem))
    games = [arguments.only] if arguments.only else list(GAMES)
    found = compare(folders, games, arguments.rounds)
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
