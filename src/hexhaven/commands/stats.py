"""hexhaven stats: games between sensible bots and their results."""

import hashlib
import json
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from functools import partial
from pathlib import Path

from rich.console import Console

from hexhaven.arena.entrants import Entrant
from hexhaven.arena.saved import NotThisGame, save_game, saved_game
from hexhaven.bots import bots_of
from hexhaven.build import build
from hexhaven.commands.arena import entrant_in, folder, reading, unknown_bot
from hexhaven.commands.inputs import MOST_GAMES, MOST_JOBS, declare_language, whole_number
from hexhaven.commands.options import check_options, declare_options, given_options
from hexhaven.commands.sim import KINDS_OF_GAMES, Plan, load_once, options_for, plan_for, play_all, with_progress
from hexhaven.games import GAMES, plugins
from hexhaven.kernel.chance import outcome
from hexhaven.kernel.contract import State
from hexhaven.kernel.driver import ask, rng_for
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import recorded
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
    parser.add_argument("--save", metavar=text("metavar-folder"), type=Path, help=text("help-arena-save"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    games = whole_number(text, "--games", arguments.games, 1, MOST_GAMES)
    jobs = whole_number(text, "--jobs", arguments.jobs, 1, MOST_JOBS)
    bot = bot_for(text, arguments)
    plan = plan_for(text, arguments, {"seats": MIXED} | given_options(text, arguments), False)
    for number in range(1, KINDS_OF_GAMES + 1):
        check_options(text, plan.game, options_for(plan, number))
    plan = replace(plan, save=folder(text, arguments.save))
    played = play_all(partial(play_one, plan, bot), range(1, games + 1), jobs, 1)
    findings = list(with_progress(text, reading(text, played), games))
    if arguments.json:
        print(json.dumps(as_json(plan, bot, findings), indent=2))
    else:
        print_report(language(text.code, plan.game), plan, findings)
    return 0


def bot_for(text: Language, arguments: Namespace) -> Entrant:
    """Who plays all seats: the bot asked for, or the one that the game is counted with."""
    bot = entrant_in(text, arguments.game, arguments.bot or counted()[arguments.game].BOT)
    if bot.is_program():
        raise unknown_bot(text, arguments.game, bot.bot)
    return bot


def play_one(plan: Plan, bot: Entrant, number: int) -> Finding:
    """One game; all its draws and the bots' follow from the seed of the plan and its own number."""
    load_once(plan)
    events: list[Event] = []
    seed = hashlib.sha256(f"hexhaven stats {plan.seed} {number}".encode()).digest()
    options, path = options_for(plan, number), path_of(plan, bot, number)
    if path is not None and path.exists():
        s = saved_game(path, plan.game, options, seed, events)
        if is_going_on(plan.game, s):
            raise NotThisGame(str(path), "it is not over")
    else:
        s, answers = played_out(plan.game, options, bot, seed, events)
        if path is not None:
            save_game(path, recorded(GAMES[plan.game], s, seed, answers))
    return counted()[plan.game].finding(s, events)


def path_of(plan: Plan, bot: Entrant, number: int) -> Path | None:
    return plan.save / f"{plan.game}-{bot.text}-{plan.seed}-{number:06}.game" if plan.save is not None else None


def is_going_on(game: str, s: State) -> bool:
    return GAMES[game].to_move(s) != NOBODY and not counted()[game].is_endless(s)


def played_out(
    name: str, options: dict[str, str], bot: Entrant, seed: bytes, events: list[Event]
) -> tuple[State, list[tuple[int, str]]]:
    """The end of the game and all answers. The bot sits in every seat, each time as somebody else."""
    game, rng = GAMES[name], rng_for("imagine", seed)
    s = game.new_game(options, events)
    bots = [bots_of(name)[bot.bot](rng_for(f"bot {seat}", seed)) for seat in range(game.seats(s))]
    answers: list[tuple[int, str]] = []
    draws = 0
    while is_going_on(name, s):
        who = game.to_move(s)
        if who == CHANCE:
            chosen = outcome(game, s, seed, draws)
            draws += 1
        else:
            chosen = ask(game, s, bots[who], rng, bot.budget)
        answers.append((who, game.notation(chosen)))
        game.step(s, chosen)
    return s, answers


def as_json(plan: Plan, bot: Entrant, findings: list[Finding]) -> dict[str, object]:
    """The keys are described in docs/cli.md."""
    asked = {"bot": bot.text, "options": plan.options, "seed": plan.seed, "games": len(findings)}
    return {"game": plan.game, **asked, **counted()[plan.game].as_json(findings)}


def print_report(text: Language, plan: Plan, findings: list[Finding]) -> None:
    told = text(f"build-{build()}")
    print(text("stats-title", games=len(findings), game=plan.game, seed=str(plan.seed), build=told))
    console = Console(highlight=False)
    for table in counted()[plan.game].tables(text, findings):
        console.print(table)
