"""hexhaven train: a game's bots learn from games against themselves."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from hexhaven.commands.inputs import MOST_GAMES, BadInput, declare_game, declare_language, whole_number
from hexhaven.games import plugins
from hexhaven.language import Language
from hexhaven.plugin import Effort
from hexhaven.trouble import trouble_with


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_game(parser, text)
    parser.add_argument("folder", metavar=text("metavar-folder"), type=Path, help=text("help-train-folder"))
    parser.add_argument("--seed", metavar="S", default="1", help=text("help-seed-number"))
    parser.add_argument("--generations", metavar="G", default="100", help=text("help-train-generations"))
    parser.add_argument("--games", metavar="N", default="20000", help=text("help-train-games"))
    parser.add_argument("--self-play", metavar="N", default="0", help=text("help-train-self-play"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    train = plugins()[arguments.game].train
    if train is None:
        raise BadInput(text("error-no-training", game=arguments.game))
    effort = Effort(
        whole_number(text, "--generations", arguments.generations, 0, MOST_GAMES),
        whole_number(text, "--games", arguments.games, 1, MOST_GAMES),
        whole_number(text, "--self-play", arguments.self_play, 0, MOST_GAMES),
        whole_number(text, "--seed", arguments.seed, 0),
    )

    def tell(key: str, **values: float | str) -> None:
        print(text(key, **values), flush=True)

    try:
        arguments.folder.mkdir(parents=True, exist_ok=True)
        path = train(arguments.folder, effort, tell)
    except OSError as error:
        raise BadInput(text("error-write", path=str(arguments.folder), problem=trouble_with(text, error))) from error
    tell("train-done", path=str(path))
    return 0
