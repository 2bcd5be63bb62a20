"""hexhaven verify: check every draw of a record against the seed it reveals."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hexhaven.commands.inputs import bad_line, declare_language, game_of, read_text
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.record import read, verify
from hexhaven.language import Language


def declare(parser: ArgumentParser, text: Language) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=text("help-file"))
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    written = read_text(text, arguments.file)
    try:
        record = read(written)
        draws = verify(game_of(record), record)
    except FileError as error:
        print(bad_line(text, arguments.file, error), file=sys.stderr)
        return 1
    print(text("verify-good", path=str(arguments.file), draws=draws))
    return 0
