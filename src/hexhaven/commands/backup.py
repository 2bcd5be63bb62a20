"""hexhaven backup: copy all games, even while the server is running."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from hexhaven.commands.inputs import BadInput, declare_language
from hexhaven.commands.serve import declare_store, store_settings
from hexhaven.language import Language
from hexhaven.trouble import trouble_with


def declare(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("file", metavar=text("metavar-file"), type=Path, help=text("help-backup-file"))
    declare_store(parser, text)
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    from hexhaven.server.backup import NoFile, NotABackup, back_up, file_of
    from hexhaven.server.store import CannotOpen

    try:
        source = file_of(store_settings(text, arguments).database)
    except NoFile as error:
        raise BadInput(text("error-backup-postgres")) from error
    except CannotOpen as error:
        raise BadInput(text("error-database", problem=str(error))) from error
    if not source.exists():
        raise BadInput(text("error-no-games", path=str(source)))
    try:
        tables = back_up(source, arguments.file)
    except (NotABackup, CannotOpen) as error:
        raise BadInput(text("error-database", problem=str(error))) from error
    except (OSError, ValueError) as error:
        raise BadInput(text("error-write", path=str(arguments.file), problem=trouble_with(text, error))) from error
    print(text("backup-done", path=str(arguments.file), tables=tables))
    return 0
