"""hexhaven sim: many random games and their results."""

import hashlib
import json
import math
import os
import signal
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from librt.random import Random
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from hexhaven.bots.random import RandomBot
from hexhaven.build import build
from hexhaven.commands.inputs import MOST_GAMES, MOST_JOBS, BadInput, declare_game, declare_language, whole_number
from hexhaven.commands.mixing import mixable, options_of_game
from hexhaven.commands.options import check_options, declare_options, given_files, given_options
from hexhaven.games import GAMES, plugins
from hexhaven.kernel.driver import play
from hexhaven.kernel.frame import CHANCE
from hexhaven.kernel.laws import inspect
from hexhaven.kernel.record import write
from hexhaven.language import Language, language
from hexhaven.plugin import MIXED
from hexhaven.trouble import trouble_with

Played = TypeVar("Played")
KINDS_OF_GAMES = 12  # so many games have every mode and number of players
BATCH = 10_000  # chunks of games that are given to worker processes at once
PATIENCE = 2.0  # seconds before a progress bar appears


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_game(parser, text)
    parser.add_argument("--games", metavar="N", default="100", help=text("help-games"))
    declare_options(parser, text, mixed=True)
    parser.add_argument("--seed", metavar="S", default="1", help=text("help-seed-number"))
    parser.add_argument("--first", metavar="I", default="1", help=text("help-first"))
    parser.add_argument("--laws", action="store_true", help=text("help-laws"))
    parser.add_argument("--jobs", metavar="J", help=text("help-jobs"))
    parser.add_argument("--save", metavar=text("metavar-folder"), type=Path, help=text("help-save-games"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))
    declare_language(parser, text)


@dataclass(frozen=True)
class Plan:
    """Which games to play. An option may be mixed, varying with the number of the game."""

    game: str
    seed: int
    laws: bool
    options: dict[str, str]
    files: Mapping[str, str] = field(default_factory=dict)  # options given as files: every process reads them
    save: Path | None = None  # the folder in which the games are saved

    def file_of(self, number: int) -> Path:
        """Where a game is saved."""
        assert self.save is not None
        return self.save / f"{self.game}-{self.seed}-{number:06}.game"


@dataclass(frozen=True)
class Outcome:
    """How one game went: points and places by seat, players' answers, and a broken law, if any."""

    number: int
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    decisions: int = 0
    broken: str = ""


@dataclass
class Tally:
    """Points and wins of one seat."""

    games: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0
    wins: int = 0

    def add(self, points: int, won: bool) -> None:
        self.least = min(self.least, points) if self.games else points
        self.most = max(self.most, points)
        self.games += 1
        self.total += points
        self.squares += points * points
        self.wins += won

    def mean(self) -> float:
        return self.total / self.games

    def deviation(self) -> float:
        return math.sqrt(self.games * self.squares - self.total * self.total) / self.games


@dataclass
class Report:
    """The results of all games of a plan."""

    plan: Plan
    games: int = 0
    seconds: float = 0.0
    seats: list[Tally] = field(default_factory=list)
    decisions: int = 0
    broken: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        if outcome.broken:
            self.broken.append(outcome)
        while len(self.seats) < len(outcome.points):
            self.seats.append(Tally())
        for tally, points, place in zip(self.seats, outcome.points, outcome.places):
            tally.add(points, place == 1)


def run(arguments: Namespace, text: Language) -> int:
    games = whole_number(text, "--games", arguments.games, 1, MOST_GAMES)
    first = whole_number(text, "--first", arguments.first, 1)
    processors = os.cpu_count() or 1 if arguments.laws else 1
    jobs = whole_number(text, "--jobs", arguments.jobs, 1, MOST_JOBS) if arguments.jobs is not None else processors
    options = given_options(text, arguments)
    if arguments.laws and options.get("seats") == MIXED:
        options = dict.fromkeys(mixable(arguments.game), MIXED) | options
    plan = replace(plan_for(text, arguments, options, arguments.laws), save=arguments.save)
    for number in range(first, first + KINDS_OF_GAMES):
        check_options(text, plan.game, options_for(plan, number))
    numbers = range(first, first + games)
    if plan.save is not None:
        prepare_folder(text, plan, plan.save, numbers)
    report = Report(plan)
    began = time.perf_counter()
    try:
        for outcome in with_progress(text, outcomes(plan, numbers, jobs), games):
            report.add(outcome)
    except OSError as error:
        raise BadInput(text("error-write", path=str(error.filename), problem=trouble_with(text, error))) from error
    report.seconds = time.perf_counter() - began
    if arguments.json:
        print(json.dumps(as_json(report), indent=2))
    else:
        print_report(text, report)
    return 1 if report.broken else 0


def plan_for(text: Language, arguments: Namespace, options: dict[str, str], laws: bool) -> Plan:
    seed = whole_number(text, "--seed", arguments.seed, 0)
    return Plan(arguments.game, seed, laws, options, given_files(arguments))


def options_for(plan: Plan, number: int) -> dict[str, str]:
    """The options of one game; mixed ones cycle at different speeds, so that all combinations occur."""
    return options_of_game(plan.game, plan.options, number - 1)


def outcomes(plan: Plan, numbers: range, jobs: int) -> Iterator[Outcome]:
    chunk = 1 if plan.laws else max(1, min(100, len(numbers) // (4 * jobs)))  # games already started are finished
    return play_all(partial(play_one, plan), numbers, jobs, chunk)


def play_all(played: Callable[[int], Played], numbers: range, jobs: int, chunk: int) -> Iterator[Played]:
    """The games in order, played here or by worker processes."""
    if min(jobs, len(numbers)) == 1:
        yield from map(played, numbers)
        return
    workers = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        for start in range(0, len(numbers), BATCH * chunk):  # the pool notes every game it is given
            yield from workers.map(played, numbers[start : start + BATCH * chunk], chunksize=chunk)
    finally:
        workers.shutdown(cancel_futures=True)


def rng_of(seed: bytes) -> Random:
    return Random(int.from_bytes(seed[:7]))


def play_one(plan: Plan, number: int) -> Outcome:
    """One game; all its draws follow from the seed of the plan and its own number."""
    load_once(plan)
    options = options_for(plan, number)
    seed = hashlib.sha256(f"hexhaven {plan.seed} {number}".encode()).digest()
    rng = rng_of(seed)
    game = GAMES[plan.game]
    saved = save_game(plan, number, options, seed) if plan.save is not None else None
    if plan.laws:
        return inspected(plan.game, options, seed, rng, number)
    if saved is not None:
        return saved
    s = game.new_game(options)
    decisions = game.playout(s, rng)
    result = game.result(s)
    assert result is not None
    return Outcome(number, result.points, result.places, decisions)


# Saving.


def prepare_folder(text: Language, plan: Plan, folder: Path, numbers: range) -> None:
    """Refuse before the first game a folder that cannot be made, or in which a file would be overwritten."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = {file.name for file in folder.iterdir()}
    except FileExistsError as error:
        raise BadInput(text("error-write", path=str(folder), problem=text("trouble-no-folder"))) from error
    except (OSError, ValueError) as error:
        raise BadInput(text("error-write", path=str(folder), problem=trouble_with(text, error))) from error
    for number in numbers:
        if plan.file_of(number).name in there:
            raise BadInput(text("error-write", path=str(plan.file_of(number)), problem=text("trouble-exists")))


def save_game(plan: Plan, number: int, options: dict[str, str], seed: bytes) -> Outcome:
    """Play a game whose draws follow from a committed seed, and save its record. Raises OSError with the path."""
    game = GAMES[plan.game]
    player = RandomBot(rng_of(seed))
    s, record = play(game, options, seed, [player] * game.SEATS[1])
    path = plan.file_of(number)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(write(record))
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    result = game.result(s)
    assert result is not None
    return Outcome(number, result.points, result.places, sum(who != CHANCE for who, _ in record.answers))


def load_once(plan: Plan) -> None:
    for option, path in plan.files.items():
        load_file(plan.game, option, path)


@cache
def load_file(game: str, option: str, path: str) -> None:
    plugins()[game].files[option](language("en", game), Path(path))


def inspected(game: str, options: dict[str, str], seed: bytes, rng: Random, number: int) -> Outcome:
    try:
        return Outcome(number, *inspect(GAMES[game], options, seed, rng))
    except Exception as error:  # a game that crashes counts like a broken law
        return Outcome(number, broken=f"{type(error).__name__}: {error}")


def with_progress(text: Language, played: Iterable[Played], games: int) -> Iterator[Played]:
    """The same outcomes; if they take long, a progress bar is shown in a terminal."""
    console = Console(stderr=True)
    progress = Progress(console=console, transient=True)
    task = progress.add_task(text("sim-progress"), total=games)
    began = time.monotonic()
    try:
        for done, outcome in enumerate(played, 1):
            if progress.live.is_started:
                progress.update(task, completed=done)
            elif console.is_terminal and time.monotonic() - began > PATIENCE:
                progress.start()
            yield outcome
    finally:
        if progress.live.is_started:
            progress.stop()


def as_json(report: Report) -> dict[str, object]:
    """The keys are described in docs/cli.md."""
    plan = report.plan
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "games": report.games,
        "laws": plan.laws,
        "build": build(),
        "seats": [seat_as_json(tally, seat) for seat, tally in enumerate(report.seats, 1)],
        "decisions_per_game": report.decisions / report.games,
        "broken": [
            {"game": bad.number, "options": options_for(plan, bad.number), "law": bad.broken} for bad in report.broken
        ],
        "seconds": report.seconds,
        "games_per_second": report.games / report.seconds,
    }


def seat_as_json(tally: Tally, seat: int) -> dict[str, object]:
    return {
        "seat": seat,
        "games": tally.games,
        "mean": tally.mean(),
        "deviation": tally.deviation(),
        "least": tally.least,
        "most": tally.most,
        "wins": tally.wins / tally.games,
    }


def print_report(text: Language, report: Report) -> None:
    plan = report.plan
    told = text(f"build-{build()}")
    print(text("sim-title", games=report.games, game=plan.game, seed=str(plan.seed), build=told))
    Console(highlight=False).print(points_table(text, report))
    print(text("sim-decisions", number=text("number-1", number=report.decisions / report.games)))
    speed = text("number-1", number=report.games / report.seconds)
    print(text("sim-speed", number=speed, seconds=text("number-1", number=report.seconds)))
    if plan.laws and not report.broken:
        print(text("sim-laws-hold"))
    for outcome in report.broken:
        print_broken_law(text, plan, outcome)


def points_table(text: Language, report: Report) -> Grid:
    names = ("seat", "count", "mean", "deviation", "least", "most", "wins")
    grid = Grid(*(text(f"sim-{name}") for name in names))
    for seat, tally in enumerate(report.seats, 1):
        wins = text("number-1", number=100 * tally.wins / tally.games)
        spread = [text("number-2", number=number) for number in (tally.mean(), tally.deviation())]
        grid.add_row(str(seat), text("number-0", number=tally.games), *spread, str(tally.least), str(tally.most), wins)
    return grid


def print_broken_law(text: Language, plan: Plan, outcome: Outcome) -> None:
    """The law, the options of the game, and how to see it again."""
    options = ", ".join(f"{name} {value}" for name, value in options_for(plan, outcome.number).items())
    words = ["hexhaven sim", plan.game, "--laws --games 1 --seed", str(plan.seed), "--first", str(outcome.number)]
    words += [f"--{name} {value.replace(' ', ',')}" for name, value in {**plan.options, **plan.files}.items()]
    print(text("sim-broken", number=outcome.number, law=outcome.broken), file=sys.stderr)
    print(text("sim-options", options=options), file=sys.stderr)
    print(text("sim-again", command=" ".join(words)), file=sys.stderr)
