"""Output that may not find a reader or room on a disk."""

import io
import os
import sys

from hexhaven.language import Language
from hexhaven.trouble import trouble_with


def prepare_streams() -> None:
    """A stream that the caller has closed is empty or takes everything; no character is an error."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def give_up_output(text: Language, error: OSError) -> None:
    """Whatever is still to be written goes nowhere. A reader who has gone, such as head, needs no word about it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if not isinstance(error, BrokenPipeError):
        complain(text("error-line", problem=text("error-output", problem=trouble_with(text, error))))


def complain(line: str) -> None:
    """A line on standard error; if not even that can be written, the exit code must do."""
    try:
        print(line, file=sys.stderr, flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
