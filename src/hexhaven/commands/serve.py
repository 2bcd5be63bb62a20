"""hexhaven serve: tables for people and bots on a web page."""

import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from hexhaven.commands.inputs import BadInput, declare_language, whole_number
from hexhaven.language import Language

LAST_PORT = 65_535


def declare(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=text("help-host"))
    parser.add_argument("--port", metavar="N", default="8000", help=text("help-port"))
    parser.add_argument("--database", metavar="URL", help=text("help-database"))
    parser.add_argument("--data", metavar="FOLDER", type=Path, help=text("help-data"))
    parser.add_argument("--open", action="store_true", help=text("help-open"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    from hexhaven.server.app import Hall, server_for, tune  # the other commands do without the server's libraries
    from hexhaven.server.settings import settings_for

    port = whole_number(text, "--port", arguments.port, 0)
    if port > LAST_PORT:
        raise BadInput(text("error-port", most=LAST_PORT, value=arguments.port))

    def ready(url: str) -> None:
        print(text("serve-ready", url=url), flush=True)
        if arguments.open:
            webbrowser.open(url)

    try:
        hall = Hall(settings_for(arguments.database, arguments.data, arguments.host, port))
    except (SQLAlchemyError, OSError) as error:
        raise BadInput(text("error-database", problem=str(error))) from error
    server = server_for(hall, ready)
    tune()
    server.run()
    return 0 if server.started else 1
