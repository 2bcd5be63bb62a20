"""hexhaven arena: bots play one another, with intervals for everything that is said about them."""

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from hexhaven.arena.cluster import play_on_ray
from hexhaven.arena.entrants import BadBudget, Entrant, UnknownBot, entrant
from hexhaven.arena.matches import Arena, Pairing, Set, pairings, played_by
from hexhaven.arena.ratings import Tally, elo, is_settled
from hexhaven.arena.saved import NotThisGame
from hexhaven.bots import bots_of
from hexhaven.build import build
from hexhaven.commands.inputs import MOST_GAMES, MOST_JOBS, BadInput, declare_game, declare_language, whole_number
from hexhaven.commands.options import check_options, declare_options, given_options
from hexhaven.commands.sim import Played, play_all, with_progress
from hexhaven.games import GAMES
from hexhaven.intervals import Interval, in_words
from hexhaven.language import Language
from hexhaven.plots import with_ranges
from hexhaven.trouble import trouble_with


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_game(parser, text)
    parser.add_argument("--bots", metavar="B,B", required=True, help=text("help-arena-bots"))
    parser.add_argument("--games", metavar="N", default="100", help=text("help-arena-games"))
    parser.add_argument("--gauntlet", action="store_true", help=text("help-arena-gauntlet"))
    declare_options(parser, text)
    parser.add_argument("--seed", metavar="S", default="1", help=text("help-seed-number"))
    parser.add_argument("--stop", metavar="P", help=text("help-arena-stop"))
    parser.add_argument("--jobs", metavar="J", default="1", help=text("help-stats-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=text("help-arena-ray"))
    parser.add_argument("--save", metavar=text("metavar-folder"), type=Path, help=text("help-arena-save"))
    parser.add_argument("--plot", metavar=text("metavar-file"), type=Path, help=text("help-arena-plot"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    jobs = whole_number(text, "--jobs", arguments.jobs, 1, MOST_JOBS)
    options = given_options(text, arguments)
    seats = check_options(text, arguments.game, options)
    games = whole_number(text, "--games", arguments.games, seats, MOST_GAMES)
    entrants = entrants_in(text, arguments.game, arguments.bots)
    seed = whole_number(text, "--seed", arguments.seed, 0)
    arena = Arena(arguments.game, options, seats, seed, folder(text, arguments.save))
    tested = share_in(text, arguments.stop)
    began = time.perf_counter()
    tallies = []
    for pairing in pairings(entrants, seats, arguments.gauntlet):
        played = sets_of(text, arena, pairing, games // seats, jobs, arguments.ray)
        sets = tested_sets(with_progress(text, played, games // seats), tested)
        tallies.append(Tally(pairing.challenger.text, pairing.rival.text, list(sets)))
    seconds = time.perf_counter() - began
    ratings = elo(tallies, [one.text for one in entrants], seed) if seats > 1 else {}
    if arguments.plot is not None:
        save_plot(text, arguments.plot, plot_of(text, arena, tallies, ratings))
    if arguments.json:
        print(json.dumps(as_json(arena, tallies, ratings, seconds), indent=2))
    else:
        print_report(text, arena, tallies, ratings)
    return 0


def entrants_in(text: Language, game: str, written: str) -> list[Entrant]:
    entrants = [entrant_in(text, game, word.strip()) for word in written.split(",")]
    if len({one.text for one in entrants}) < len(entrants):
        raise BadInput(text("error-arena-twice"))
    return entrants


def entrant_in(text: Language, game: str, word: str) -> Entrant:
    try:
        return entrant(game, word)
    except UnknownBot as error:
        raise unknown_bot(text, game, error.bot) from error
    except BadBudget as error:
        raise BadInput(text("error-budget", value=error.text)) from error


def unknown_bot(text: Language, game: str, bot: str) -> BadInput:
    return BadInput(text("error-bot", game=game, value=bot, names=", ".join(bots_of(game))))


def share_in(text: Language, written: str | None) -> float | None:
    if written is None:
        return None
    try:
        share = float(written)
    except ValueError:
        share = -1.0
    if not 0 < share < 1:
        raise BadInput(text("error-arena-share", value=written))
    return share


def folder(text: Language, path: Path | None) -> Path | None:
    if path is not None:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(text("error-write", path=str(path), problem=trouble_with(text, error))) from error
    return path


def sets_of(text: Language, arena: Arena, pairing: Pairing, sets: int, jobs: int, address: str | None) -> Iterator[Set]:
    """Played by processes of this machine, or on a cluster."""
    played, numbers = played_by(arena, pairing), range(1, sets + 1)
    here = play_all(played, numbers, jobs, 1) if address is None else on_ray(text, address, played, numbers)
    yield from reading(text, here)


def reading(text: Language, played: Iterator[Played]) -> Iterator[Played]:
    """The same games, of which some may be saved ones."""
    try:
        yield from played
    except NotThisGame as error:
        raise BadInput(text("error-read", path=error.path, problem=error.problem)) from error


def on_ray(text: Language, address: str, played: Callable[[int], Set], numbers: range) -> Iterator[Set]:
    try:
        yield from play_on_ray(address, played, numbers)
    except ImportError as error:
        raise BadInput(text("error-no-ray")) from error
    except (ConnectionError, ValueError) as error:
        raise BadInput(text("error-ray", address=address, problem=str(error))) from error


def plot_of(text: Language, arena: Arena, tallies: list[Tally], ratings: dict[str, Interval]) -> str:
    """The ratings, or for two bots the share of wins."""
    title = text(
        "arena-title", game=arena.game, seats=arena.seats, seed=str(arena.seed), build=text(f"build-{build()}")
    )
    if len(ratings) > 2:
        ranked = sorted(ratings.items(), key=lambda pair: -pair[1].value)
        rows = [(name, rating.value, rating.low, rating.high) for name, rating in ranked]
        return with_ranges(f"{title}: {text('arena-elo')}", rows, 0.0)
    shares = [(f"{tally.challenger} : {tally.rival}", tally.wins()) for tally in tallies]
    rows = [(name, 100 * share.value, 100 * share.low, 100 * share.high) for name, share in shares]
    return with_ranges(f"{title}: {text('arena-wins')}", rows, 100 / arena.seats)


def save_plot(text: Language, path: Path, plot: str) -> None:
    try:
        path.write_text(plot, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadInput(text("error-write", path=str(path), problem=trouble_with(text, error))) from error


def tested_sets(played: Iterator[Set], tested: float | None) -> Iterator[Set]:
    """Until it is certain on which side of the tested share the challenger's lies."""
    so_far = Tally("", "", [])
    for one in played:
        so_far.sets.append(one)
        yield one
        if tested is not None and is_settled(so_far.shares(), tested):
            return


def as_json(arena: Arena, tallies: list[Tally], ratings: dict[str, Interval], seconds: float) -> dict[str, object]:
    """The keys are described in docs/cli.md."""
    return {
        "game": arena.game,
        "options": GAMES[arena.game].options_of(GAMES[arena.game].new_game(arena.options)),
        "seed": arena.seed,
        "build": build(),
        "pairings": [pairing_as_json(tally) for tally in tallies],
        "elo": {name: asdict(rating) for name, rating in ratings.items()},
        "seconds": seconds,
    }


def pairing_as_json(tally: Tally) -> dict[str, object]:
    points, rivals = tally.points()
    return {
        "challenger": tally.challenger,
        "rival": tally.rival,
        "games": tally.games(),
        "wins": asdict(tally.wins()),
        "margin": asdict(tally.margin()),
        "points": points,
        "points_of_rivals": rivals,
        "faults": tally.faults(),
    }


def print_report(text: Language, arena: Arena, tallies: list[Tally], ratings: dict[str, Interval]) -> None:
    told = text(f"build-{build()}")
    print(text("arena-title", game=arena.game, seats=arena.seats, seed=str(arena.seed), build=told))
    console = Console(highlight=False)
    console.print(results(text, tallies))
    if len(ratings) > 1:
        console.print(ladder(text, ratings))
    for tally in tallies:
        for fault in dict.fromkeys(tally.faults()):
            print(text("arena-fault", fault=fault))


def results(text: Language, tallies: list[Tally]) -> Grid:
    names = ("challenger", "rival", "games", "wins", "margin", "points", "rivals")
    grid = Grid(*(text(f"arena-{name}") for name in names))
    for tally in tallies:
        wins, margin = tally.wins(), tally.margin()
        percent = Interval(100 * wins.value, 100 * wins.low, 100 * wins.high)
        points = [text("number-1", number=number) for number in tally.points()]
        shown = [in_words(text, percent), in_words(text, margin)]
        grid.add_row(tally.challenger, tally.rival, text("number-0", number=tally.games()), *shown, *points)
    return grid


def ladder(text: Language, ratings: dict[str, Interval]) -> Grid:
    grid = Grid(text("arena-bot"), text("arena-elo"))
    for name, rating in sorted(ratings.items(), key=lambda pair: -pair[1].value):
        grid.add_row(name, in_words(text, rating))
    return grid
