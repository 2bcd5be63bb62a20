"""hexhaven restore: replace the games with those of a backup."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from hexhaven.commands.inputs import BadInput, declare_language
from hexhaven.commands.serve import declare_store, store_settings
from hexhaven.language import Language
from hexhaven.trouble import trouble_with


def declare(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("file", metavar=text("metavar-file"), type=Path, help=text("help-restore-file"))
    declare_store(parser, text)
    parser.add_argument("--force", action="store_true", help=text("help-force"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    from hexhaven.server.backup import InUse, NoFile, NotABackup, file_of, restore
    from hexhaven.server.store import CannotOpen, NewerDatabase

    copy: Path = arguments.file
    try:
        place = file_of(store_settings(text, arguments).database)
        if place.exists() and not arguments.force:
            raise BadInput(text("error-restore-exists", path=str(place)))
        tables = restore(copy, place)
    except NoFile as error:
        raise BadInput(text("error-backup-postgres")) from error
    except InUse as error:
        raise BadInput(text("error-restore-running", path=str(place))) from error
    except NewerDatabase as error:
        raise BadInput(text("error-newer-database", found=error.found, known=error.known)) from error
    except CannotOpen as error:
        raise BadInput(text("error-database", problem=str(error))) from error
    except NotABackup as error:
        raise BadInput(text("error-not-backup", path=str(copy), problem=str(error))) from error
    except (OSError, ValueError) as error:
        raise BadInput(text("error-read", path=str(copy), problem=trouble_with(text, error))) from error
    print(text("restore-done", path=str(copy), tables=tables))
    return 0
