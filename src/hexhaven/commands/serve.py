"""hexhaven serve: tables for people and bots on a web page."""

import socket
import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hexhaven.commands.inputs import BadInput, declare_language, whole_number
from hexhaven.language import Language
from hexhaven.trouble import trouble_with

LAST_PORT = 65_535
WAITING = 2048  # connections not yet accepted


def declare(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("--host", metavar=text("metavar-address"), default="127.0.0.1", help=text("help-host"))
    parser.add_argument("--port", metavar="N", default="8000", help=text("help-port"))
    parser.add_argument("--database", metavar=text("metavar-url"), help=text("help-database"))
    parser.add_argument("--data", metavar=text("metavar-folder"), type=Path, help=text("help-data"))
    parser.add_argument("--open", action="store_true", help=text("help-open"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    from hexhaven.server.app import Hall, server_for, tune  # the other commands do not need the server's libraries
    from hexhaven.server.settings import SettingError, settings_for
    from hexhaven.server.store import CannotOpen

    port = whole_number(text, "--port", arguments.port, 0)
    if port > LAST_PORT:
        raise BadInput(text("error-port", most=LAST_PORT, value=arguments.port))

    def ready(url: str) -> None:
        print(text("serve-ready", url=url), flush=True)
        if arguments.open:
            webbrowser.open(url)

    try:
        settings = settings_for(arguments.database, arguments.data, arguments.host, port)
    except SettingError as error:
        raise BadInput(text("error-setting", name=error.name, value=error.value)) from error
    except OSError as error:
        raise BadInput(text("error-database", problem=trouble_with(text, error))) from error
    try:
        server = server_for(Hall(settings), ready)
        tune()
        with listening(text, arguments.host, port) as listener:
            server.run([listener])
    except CannotOpen as error:
        raise BadInput(text("error-database", problem=str(error))) from error
    return 0


def listening(text: Language, host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=WAITING)
    except OSError as error:
        problem = str(error.strerror).partition(" (")[0]  # the message already names the address
        raise BadInput(text("error-listen", host=host, port=str(port), problem=problem)) from error
