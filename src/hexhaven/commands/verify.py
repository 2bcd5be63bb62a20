"""hexhaven verify: check every draw in a record against the revealed seed."""

import sys
from argparse import ArgumentParser, Namespace

from hexhaven.commands.inputs import bad_record, declare_file, declare_language, game_of, read_text
from hexhaven.commands.options import declare_files, read_files
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.record import Record, read, replay, verify_stretches
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
        stretches = verify_stretches(game_of(record), record)
    except FileError as error:
        print(bad_record(text, arguments.file, record, error), file=sys.stderr)
        return 1
    draws = sum(stretch.draws for stretch in stretches)
    unchecked = [stretch for stretch in stretches if stretch.problem is not None]
    if not unchecked:
        print(text("verify-good", path=str(arguments.file), draws=draws))
        for added in record.entropy:
            print(text("verify-revealed" if added.part is not None else "verify-unrevealed", seat=added.seat + 1))
        return 0
    for stretch in unchecked:
        assert stretch.problem is not None
        told = bad_record(text, arguments.file, record, stretch.problem)
        print(text("verify-stretch", rules=stretch.rules, problem=told), file=sys.stderr)
    print(text("verify-part", draws=draws), file=sys.stderr)
    return 1


def is_open(record: Record) -> bool:
    """A game that is not over has no points yet, and its seed is still secret."""
    return record.seed is None and not record.points
