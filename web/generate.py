"""Writes what the client shares with the Python side: types of messages; for each game its view, its fold, what its
board needs to know (by generate.py in the game's folder), and games for the tests.

    python web/generate.py            writes the files anew
    python web/generate.py --check    fails if one of them is not what it would write

The files are checked in, so that the page is built without the server's libraries; tests/test_generated.py checks them.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any

from fixtures.make import played_games
from protocol import protocol
from typescript import rows_of, view_types

from hexhaven.kernel.fold import as_data

WEB = Path(__file__).resolve().parent
GAMES = WEB / "src" / "games"
HEAD = "// Written by generate.py from the Python side; do not edit.\n"
FOLD_TYPE = 'import type { Fold } from "../../table/fold";'


def messages_about(topic: str) -> str:
    return "\n".join([HEAD, protocol()[topic]])


def of_page(game: str) -> dict[str, Any]:
    """What generate.py in the folder of the game says: games for the tests, lines for its board, other files."""
    return run_path(str(GAMES / game / "generate.py"))


def generated(game: str) -> str:
    """What the board needs to know, how events change a view, and what a view holds."""
    fold = import_module(f"hexhaven.{game}.fold").FOLD
    view = import_module(f"hexhaven.{game}.view").View
    table = rows_of("FOLD", "Fold", as_data(dict(sorted(fold.items()))))
    return "\n".join([HEAD, FOLD_TYPE, "", *of_page(game)["board"](), table, "", view_types(view)])


def written(lines: Callable[[], list[str]]) -> str:
    """Another file of a game, which not every visitor of its board needs."""
    return "\n".join([HEAD, *lines()])


def fixture(game: str) -> str:
    return played_games(import_module(f"hexhaven.{game}"), of_page(game)["GAMES"])


def files() -> dict[Path, Callable[[], str]]:
    messages = {WEB / "src" / "protocol" / f"{topic}.ts": partial(messages_about, topic) for topic in protocol()}
    games = [path.parent.name for path in sorted(GAMES.glob("*/generate.py"))]
    of_games = {GAMES / game / "generated.ts": partial(generated, game) for game in games}
    more = {
        GAMES / game / name: partial(written, lines)
        for game in games
        for name, lines in of_page(game).get("FILES", {}).items()
    }
    fixtures = {WEB / "fixtures" / f"{game}.json": partial(fixture, game) for game in games}
    return {**messages, **of_games, **more, **fixtures}


def outdated() -> list[str]:
    """The files that are not what they would be written as."""
    return [
        path.relative_to(WEB).as_posix()
        for path, content in files().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != content()
    ]


def main(arguments: list[str]) -> None:
    if arguments == ["--check"]:
        if found := outdated():
            sys.exit(f"web: {', '.join(found)}: not up to date; run python web/generate.py")
        return
    for path, content in files().items():
        path.write_text(content(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
