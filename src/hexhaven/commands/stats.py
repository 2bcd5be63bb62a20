"""hexhaven stats: games between sensible bots, and what comes of them."""

import hashlib
import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial

from rich.console import Console
from rich.table import Table as Grid

from hexhaven import archipelago as game
from hexhaven.archipelago.content.cards import NAMES as CARDS
from hexhaven.archipelago.content.components import OPTION as COMPONENTS
from hexhaven.archipelago.content.components import STANDARD
from hexhaven.archipelago.content.objectives import NAME_OF as OBJECTIVES
from hexhaven.archipelago.statistics import WISHED, Finding, Kind, Summary, deviation, finding, mean, summaries
from hexhaven.archipelago.words.names import card_name, objective_name
from hexhaven.bots import bots_of
from hexhaven.build import build
from hexhaven.commands.inputs import declare_language, whole_number
from hexhaven.commands.mixing import MIXED
from hexhaven.commands.options import check_options, declare_options, given_options
from hexhaven.commands.sim import Plan, load_once, options_for, shown, spread
from hexhaven.kernel.chance import outcome
from hexhaven.kernel.driver import ask, rng_for
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.language import Language, language

BOT = "greedy"
LONGEST = 60  # turns, after which a game is broken off: a few have ends that nobody can reach
NONE = "-"
COLUMNS = (
    "kind",
    "games",
    "turns",
    "wished",
    "unfinished",
    "independence",
    "with",
    "without",
    "points",
    "deviation",
    "margin",
)


def declare(parser: ArgumentParser, text: Language) -> None:
    told = text("help-game", games=game.NAME)
    parser.add_argument("game", metavar=text("metavar-game"), choices=[game.NAME], help=told)
    parser.add_argument("--games", metavar="N", default="100", help=text("help-games"))
    declare_options(parser, text, mixed=True)
    parser.add_argument("--seed", metavar="S", default="1", help=text("help-seed-number"))
    parser.add_argument("--jobs", metavar="J", default="1", help=text("help-stats-jobs"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    games = whole_number(text, "--games", arguments.games, 1)
    jobs = whole_number(text, "--jobs", arguments.jobs, 1)
    plan = plan_for(text, arguments)
    for number in range(1, 13):  # twelve games see every number of seats and every length
        check_options(text, plan.game, options_for(plan, number))
    played = spread(partial(play_one, plan), range(1, games + 1), jobs, 1)
    found = summaries(shown(text, played, games))
    if arguments.json:
        print(json.dumps(as_json(plan, games, list(found.values())), indent=2))
    else:
        tell(language(text.code, game.NAME), plan, games, list(found.values()))
    return 0


def plan_for(text: Language, arguments: Namespace) -> Plan:
    """Every number of seats, unless one is named."""
    options = {"seats": MIXED} | given_options(text, arguments)
    seed = whole_number(text, "--seed", arguments.seed, 0)
    file = arguments.components if options.get(COMPONENTS, STANDARD) != STANDARD else None
    return Plan(arguments.game, seed, False, options, file)


def play_one(plan: Plan, number: int) -> Finding:
    """One game; all its chances and those of the bots follow from the seed of the plan and its own number."""
    if plan.components is not None:
        load_once(plan.components)
    seed = hashlib.sha256(f"hexhaven stats {plan.seed} {number}".encode()).digest()
    bot = bots_of(game.NAME)[BOT](rng_for("bots", seed))
    rng = rng_for("imagine", seed)
    events: list[Event] = []
    s = game.new_game(options_for(plan, number), events)
    draws = 0
    while (who := game.to_move(s)) != NOBODY and s.turn < LONGEST:
        if who == CHANCE:
            game.step(s, outcome(game, s, seed, draws))
            draws += 1
        else:
            game.step(s, ask(game, s, bot, rng))
    return finding(s, events)


def as_json(plan: Plan, games: int, found: list[Summary]) -> dict[str, object]:
    """The keys are described in docs/cli.md."""
    return {
        "game": plan.game,
        "bot": BOT,
        "options": plan.options,
        "seed": plan.seed,
        "games": games,
        "kinds": [summary.as_json() for summary in found],
    }


# In words.


def tell(text: Language, plan: Plan, games: int, found: list[Summary]) -> None:
    print(text("stats-title", games=games, game=plan.game, seed=str(plan.seed), build=text(f"build-{build()}")))
    console = Console(highlight=False)
    for grid in (overview(text, found), turn_counts(text, found), objectives(text, found), cards(text, found)):
        console.print(grid)


def overview(text: Language, found: list[Summary]) -> Grid:
    grid = Grid(*(text(f"stats-{name}") for name in COLUMNS))
    for summary in found:
        ended = partial(summary.share, lambda game: game.independent)
        grid.add_row(
            kind_name(text, summary.kind()),
            text("number-0", number=len(summary.findings)),
            one_digit(text, mean([game.turns for game in summary.findings])),
            percent(text, summary.share(lambda game: game.turns in WISHED)),
            percent(text, summary.share(lambda game: not game.finished)),
            percent(text, ended()),
            percent(text, ended(lambda game: game.separatist)),
            percent(text, ended(lambda game: not game.separatist)),
            one_digit(text, mean(summary.points())),
            one_digit(text, deviation(summary.points())),
            one_digit(text, mean(summary.margins())),
        )
    return grid


def turn_counts(text: Language, found: list[Summary]) -> Grid:
    """How many games of each kind had so many turns."""
    grid = by_kind(text, text("stats-last-turn"), found)
    for turns in sorted({turns for summary in found for turns in summary.turns()}):
        grid.add_row(str(turns), *(text("number-0", number=summary.turns().get(turns, 0)) for summary in found))
    return grid


def objectives(text: Language, found: list[Summary]) -> Grid:
    """Of the games in which each was in play, how many ended with it."""
    grid = by_kind(text, text("stats-objective"), found)
    for number in range(len(OBJECTIVES)):
        ended = [summary.objective(number)["ended"] for summary in found]
        if any(share is not None for share in ended):
            grid.add_row(objective_name(text, number), *(percent(text, share) for share in ended))
    return grid


def cards(text: Language, found: list[Summary]) -> Grid:
    grid = by_kind(text, text("stats-card"), found)
    for number in range(len(CARDS)):
        grid.add_row(card_name(text, number), *bought_and_used(text, found, number))
    return grid


def bought_and_used(text: Language, found: list[Summary], number: int) -> Iterator[str]:
    for summary in found:
        shares = summary.card(number)
        yield text("stats-bought-used", bought=percent(text, shares["bought"]), used=percent(text, shares["used"]))


def by_kind(text: Language, what: str, found: list[Summary]) -> Grid:
    grid = Grid(what)
    for summary in found:
        grid.add_column(kind_name(text, summary.kind()), justify="right")
    return grid


def kind_name(text: Language, kind: Kind) -> str:
    return text("stats-kind-of", seats=kind[0], length=text(f"option-length-{kind[1]}"))


def percent(text: Language, share: float | None) -> str:
    return NONE if share is None else text("number-0", number=100 * share)


def one_digit(text: Language, number: float | None) -> str:
    return NONE if number is None else text("number-1", number=number)
