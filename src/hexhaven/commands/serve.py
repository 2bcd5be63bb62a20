"""hexhaven serve: tables for people and bots on a web page."""

import socket
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from hexhaven.commands.inputs import BadInput, declare_language, whole_number
from hexhaven.commands.options import declare_files, read_files
from hexhaven.commands.outputs import give_up_output
from hexhaven.games import GAMES
from hexhaven.language import Language
from hexhaven.trouble import trouble_with

if TYPE_CHECKING:
    from hexhaven.server.settings import Settings
    from hexhaven.server.upgrades import Upgrades

LAST_PORT = 65_535
WAITING = 2048  # connections not yet accepted
FEW_PLACES = 2048  # open files and connections; fewer are worth a word


def declare(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("--host", metavar=text("metavar-address"), default="127.0.0.1", help=text("help-host"))
    parser.add_argument("--port", metavar="N", default="8000", help=text("help-port"))
    declare_store(parser, text)
    declare_files(parser, text)
    parser.add_argument("--open", action="store_true", help=text("help-open"))
    declare_language(parser, text)


def declare_store(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("--database", metavar=text("metavar-url"), help=text("help-database"))
    parser.add_argument("--data", metavar=text("metavar-folder"), type=Path, help=text("help-data"))


def store_settings(text: Language, arguments: Namespace, host: str = "127.0.0.1", port: int = 0) -> "Settings":
    """Where the games are, as the command line and the environment say."""
    from hexhaven.server.settings import BadSetting, SettingError, UnknownLimit, settings_for

    try:
        return settings_for(arguments.database, arguments.data, host, port)
    except BadSetting as error:
        raise BadInput(text("error-bad-setting", name=error.name, value=error.value)) from error
    except SettingError as error:
        key = "error-limit" if isinstance(error, UnknownLimit) else "error-setting"
        raise BadInput(text(key, name=error.name, value=error.value)) from error
    except FileExistsError as error:
        raise BadInput(text("error-database", problem=text("trouble-no-folder"))) from error
    except OSError as error:
        raise BadInput(text("error-database", problem=trouble_with(text, error))) from error


def run(arguments: Namespace, text: Language) -> int:
    from hexhaven.server.app import Hall, server_for, tune  # the other commands do not need the server's libraries
    from hexhaven.server.connections import descriptors
    from hexhaven.server.logs import start_log
    from hexhaven.server.offers import typed_in
    from hexhaven.server.store import CannotOpen, NewerDatabase
    from hexhaven.server.upgrades import Upgrades

    port = whole_number(text, "--port", arguments.port, 0, LAST_PORT)
    typed_in.update(read_files(text, arguments))

    def ready(url: str) -> None:
        if (allowed := descriptors()) < FEW_PLACES:
            say(text, text("serve-few-places", number=allowed))
        say(text, text("serve-ready", url=url))
        if arguments.open:
            webbrowser.open(url)

    def upgrading(found: Upgrades) -> None:
        for line in upgrades_in_words(text, found):
            say(text, line)

    settings = store_settings(text, arguments, arguments.host, port)
    try:
        server = server_for(Hall(settings, upgrading), ready)
        start_log(settings.log)
        tune()
        with listening(text, arguments.host, port) as listener:
            server.run([listener])
    except NewerDatabase as error:
        raise BadInput(text("error-newer-database", found=error.found, known=error.known)) from error
    except CannotOpen as error:
        raise BadInput(text("error-database", problem=str(error))) from error
    return 0


def say(text: Language, line: str) -> None:
    """A server goes on if what it says cannot be written."""
    try:
        print(line, flush=True)
    except OSError as error:
        give_up_output(text, error)


def upgrades_in_words(text: Language, found: "Upgrades") -> Iterator[str]:
    for game, games in found.running.items():
        yield text("serve-running", games=games, game=game, version=GAMES[game].RULES_VERSION)
    if found.untold:
        yield text("serve-untold", games=found.untold)
    if found.unreadable:
        yield text("serve-unreadable", games=len(found.unreadable))


def listening(text: Language, host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=WAITING)
    except OSError as error:
        problem = str(error.strerror).partition(" (")[0]  # the message already names the address
        raise BadInput(text("error-listen", host=host, port=str(port), problem=problem)) from error
