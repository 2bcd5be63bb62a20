"""hexhaven train: a game's bots learn from games against themselves."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hexhaven.commands.inputs import MOST_GAMES, BadInput, declare_game, declare_language, whole_number
from hexhaven.games import plugins
from hexhaven.language import Language
from hexhaven.plots import over_time
from hexhaven.plugin import BadWeights, Effort
from hexhaven.trouble import trouble_with


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_game(parser, text)
    parser.add_argument("folder", metavar=text("metavar-folder"), type=Path, help=text("help-train-folder"))
    parser.add_argument("--seed", metavar="S", default="1", help=text("help-seed-number"))
    parser.add_argument("--generations", metavar="G", default="100", help=text("help-train-generations"))
    parser.add_argument("--games", metavar="N", default="20000", help=text("help-train-games"))
    parser.add_argument("--self-play", metavar="N", default="0", help=text("help-train-self-play"))
    parser.add_argument("--start", metavar=text("metavar-file"), type=Path, help=text("help-train-start"))
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
        start_in(text, arguments.start),
    )

    def tell(key: str, **values: float | str) -> None:
        print(text(key, **values), flush=True)
        if key == "train-generation":
            draw_strength(text, arguments.folder, float(values["number"]), float(values["points"]))

    try:
        arguments.folder.mkdir(parents=True, exist_ok=True)
        path = train(arguments.folder, effort, tell)
    except OSError as error:
        raise BadInput(text("error-write", path=str(arguments.folder), problem=trouble_with(text, error))) from error
    except BadWeights as error:
        raise BadInput(text("error-read", path=str(arguments.start), problem=str(error))) from error
    tell("train-done", path=str(path))
    return 0


def start_in(text: Language, path: Path | None) -> str | None:
    if path is None:
        return None
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(text("error-read", path=str(path), problem=trouble_with(text, error))) from error


def draw_strength(text: Language, folder: Path, number: float, points: float) -> None:
    """The points of every generation so far, also of earlier runs."""
    kept = folder / "strength.json"
    known = {float(one): value for one, value in json.loads(kept.read_text())} if kept.exists() else {}
    known[number] = points
    kept.write_text(json.dumps(sorted(known.items())))
    plot = over_time(text("train-plot"), sorted(known.items()))
    (folder / "strength.svg").write_text(plot, encoding="utf-8", newline="\n")
