"""hexhaven stats: games between sensible bots and their results."""

import hashlib
import json
from argparse import ArgumentParser, Namespace
from functools import partial

from rich.console import Console

from hexhaven.bots import bots_of
from hexhaven.build import build
from hexhaven.commands.inputs import MOST_GAMES, MOST_JOBS, declare_language, whole_number
from hexhaven.commands.options import check_options, declare_options, given_options
from hexhaven.commands.play import bot_of
from hexhaven.commands.sim import KINDS_OF_GAMES, Plan, load_once, options_for, plan_for, play_all, with_progress
from hexhaven.games import GAMES, plugins
from hexhaven.kernel.chance import outcome
from hexhaven.kernel.driver import ask, rng_for
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.language import Language, language
from hexhaven.plugin import MIXED, Finding, Statistics


def counted() -> dict[str, Statistics]:
    """The games of which something is counted."""
    return {name: plugin.statistics for name, plugin in plugins().items() if plugin.statistics is not None}


def declare(parser: ArgumentParser, text: Language) -> None:
    told = text("help-game", games=", ".join(counted()))
    parser.add_argument("game", metavar=text("metavar-game"), choices=list(counted()), help=told)
    parser.add_argument("--games", metavar="N", default="100", help=text("help-games"))
    declare_options(parser, text, mixed=True)
    parser.add_argument("--bot", metavar="B", help=text("help-stats-bot"))
    parser.add_argument("--seed", metavar="S", default="1", help=text("help-seed-number"))
    parser.add_argument("--jobs", metavar="J", default="1", help=text("help-stats-jobs"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    games = whole_number(text, "--games", arguments.games, 1, MOST_GAMES)
    jobs = whole_number(text, "--jobs", arguments.jobs, 1, MOST_JOBS)
    chosen = bot_name(text, arguments)
    plan = plan_for(text, arguments, {"seats": MIXED} | given_options(text, arguments), False)
    for number in range(1, KINDS_OF_GAMES + 1):
        check_options(text, plan.game, options_for(plan, number))
    played = play_all(partial(play_one, plan, chosen), range(1, games + 1), jobs, 1)
    findings = list(with_progress(text, played, games))
    if arguments.json:
        print(json.dumps(as_json(plan, chosen, findings), indent=2))
    else:
        print_report(language(text.code, plan.game), plan, findings)
    return 0


def bot_name(text: Language, arguments: Namespace) -> str:
    """The bot that plays all seats: the one asked for, or the one that the game is counted with."""
    name: str = arguments.bot or counted()[arguments.game].BOT
    bot_of(text, arguments.game, name)
    return name


def play_one(plan: Plan, chosen: str, number: int) -> Finding:
    """One game; all its draws and the bots' follow from the seed of the plan and its own number."""
    load_once(plan)
    game, statistics = GAMES[plan.game], counted()[plan.game]
    seed = hashlib.sha256(f"hexhaven stats {plan.seed} {number}".encode()).digest()
    bot, rng = bots_of(plan.game)[chosen](rng_for("bots", seed)), rng_for("imagine", seed)
    events: list[Event] = []
    s = game.new_game(options_for(plan, number), events)
    draws = 0
    while (who := game.to_move(s)) != NOBODY and not statistics.is_endless(s):
        if who == CHANCE:
            game.step(s, outcome(game, s, seed, draws))
            draws += 1
        else:
            game.step(s, ask(game, s, bot, rng))
    return statistics.finding(s, events)


def as_json(plan: Plan, chosen: str, findings: list[Finding]) -> dict[str, object]:
    """The keys are described in docs/cli.md."""
    asked = {"bot": chosen, "options": plan.options, "seed": plan.seed, "games": len(findings)}
    return {"game": plan.game, **asked, **counted()[plan.game].as_json(findings)}


def print_report(text: Language, plan: Plan, findings: list[Finding]) -> None:
    told = text(f"build-{build()}")
    print(text("stats-title", games=len(findings), game=plan.game, seed=str(plan.seed), build=told))
    console = Console(highlight=False)
    for table in counted()[plan.game].tables(text, findings):
        console.print(table)
