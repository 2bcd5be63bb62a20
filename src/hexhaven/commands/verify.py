"""hexhaven verify: check every draw in a record against the revealed seed."""

import sys
from argparse import ArgumentParser, Namespace

from hexhaven.commands.inputs import bad_record, declare_file, declare_language, game_of, read_text
from hexhaven.commands.options import declare_files, read_files
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.record import Record, read, replay, verify
from hexhaven.language import Language


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_file(parser, text)
    declare_files(parser, text)
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    read_files(text, arguments)
    written = read_text(text, arguments.file)
    record = None
    try:
        record = read(written)
        if is_open(record):
            replay(game_of(record), record)
            print(text("verify-open", path=str(arguments.file)), file=sys.stderr)
            return 1
        draws = verify(game_of(record), record)
    except FileError as error:
        print(bad_record(text, arguments.file, record, error), file=sys.stderr)
        return 1
    print(text("verify-good", path=str(arguments.file), draws=draws))
    return 0


def is_open(record: Record) -> bool:
    """A game that is not over has no points yet, and its seed is still secret."""
    return record.seed is None and not record.points
