"""A saved position: bytes for a store or another process, one line of text for people.

A snapshot names its game, rules version, layout and options (with the component set in them), so that it can be read
without anything else. docs/notation.md describes its form.
"""

import base64
import binascii
import copyreg
import hashlib
import json
import zlib
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.kernel.engine import State, is_over, key, legal
from hexhaven.kernel.errors import OptionError, SnapshotError
from hexhaven.kernel.frame import NOBODY, arg_of, kind_of, who_of
from hexhaven.kernel.packing import Unpacker

MAGIC = b"HXP1"
DIGEST_BYTES = 8
MOST_BYTES = 1 << 20  # of an unpacked snapshot
MOST_HEADER = 1 << 14
MOST_ARGUMENT = 1 << 20  # no frame has a greater one
LINE_PREFIX = "hexhaven:"


@dataclass(frozen=True)
class Snapshot:
    """The contents of a snapshot; the numbers are the game's state in packed form."""

    game: str
    rules: int
    layout: int
    options: Mapping[str, str]
    numbers: bytes


def write(snapshot: Snapshot) -> bytes:
    header = {
        "game": snapshot.game, "rules": snapshot.rules, "layout": snapshot.layout, "options": dict(snapshot.options)
    }  # fmt: skip
    content = zlib.compress(json.dumps(header, separators=(",", ":")).encode() + b"\n" + snapshot.numbers)
    return MAGIC + digest(content) + content


def digest(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()[:DIGEST_BYTES]


def read(data: bytes) -> Snapshot:
    """Raises SnapshotError, which says what is wrong with the bytes."""
    start = len(MAGIC) + DIGEST_BYTES
    if not data.startswith(MAGIC):
        raise SnapshotError(f"byte 0: a position begins with {MAGIC!r}")
    if digest(data[start:]) != data[len(MAGIC) : start]:
        raise SnapshotError(f"byte {len(MAGIC)}: the checksum does not fit: the position was cut off or changed")
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(data[start:], MOST_BYTES)
    except zlib.error as error:
        raise SnapshotError(f"byte {start}: {error}") from error
    if not unpacker.eof or unpacker.unused_data:
        raise SnapshotError(f"byte {len(data)}: the position is incomplete, or longer than {MOST_BYTES} bytes")
    written, _, numbers = content.partition(b"\n")
    if len(written) > MOST_HEADER:
        raise SnapshotError(f"the header of the position takes more than {MOST_HEADER} bytes")
    return parse_header(written, numbers)


def parse_header(written: bytes, numbers: bytes) -> Snapshot:
    """The header must have the form that write() gives it."""
    try:
        header = json.loads(written)
    except (ValueError, RecursionError) as error:
        raise SnapshotError(f"the header of the position is not JSON: {error}") from error
    kinds = {"game": str, "rules": int, "layout": int, "options": dict}
    if not isinstance(header, dict) or {name: type(value) for name, value in header.items()} != kinds:
        raise SnapshotError(f"the header of the position does not name {', '.join(kinds)}")
    if not all(isinstance(value, str) for value in header["options"].values()):
        raise SnapshotError("the options of the position are not texts")
    if len(numbers) % 8:
        raise SnapshotError(f"the numbers of the position take {len(numbers)} bytes, which is no multiple of 8")
    return Snapshot(header["game"], header["rules"], header["layout"], header["options"], numbers)


class Form(NamedTuple):
    """How the positions of a game are saved: what a snapshot names, and what is needed to read one."""

    game: str
    rules: int
    layout: int
    fresh: Callable[[int, Mapping[str, str]], Any]  # rules version and options: a state to read the position into
    broken_laws: Callable[[Any], list[str]]


def save(s: State, form: Form) -> bytes:
    return write(Snapshot(form.game, form.rules, form.layout, s.book.options, key(s)))


def opened(data: bytes, game: str, rules: int, layout: int) -> Snapshot:
    """The snapshot, if it belongs to this game and comes from no newer version. Raises SnapshotError."""
    snapshot = read(data)
    if snapshot.game != game:
        raise SnapshotError(f"this is a position of {snapshot.game!r}, not of {game!r}")
    if not 1 <= snapshot.layout <= layout:
        raise SnapshotError(f"layout {snapshot.layout} of {game} is not known here, only up to {layout}")
    if not 1 <= snapshot.rules <= rules:
        raise SnapshotError(f"rules version {snapshot.rules} of {game} is not known here, only up to {rules}")
    return snapshot


def load(data: bytes, form: Form) -> Any:
    """The position, under the current rules. Raises SnapshotError."""
    snapshot = opened(data, form.game, form.rules, form.layout)
    try:
        s = form.fresh(snapshot.rules, snapshot.options)
    except OptionError as error:
        raise SnapshotError(f"the position names an {error}") from error
    restore(s, snapshot, form.broken_laws)
    return s


def restore(s: State, snapshot: Snapshot, broken_laws: Callable[[Any], list[str]]) -> None:
    """Bring a fresh state to the saved position. Raises SnapshotError if the position is impossible."""
    values = array("q")
    values.frombytes(snapshot.numbers)
    port = Unpacker(vec[i64](values.tolist()), snapshot.layout)
    s.transfer(port)
    port.close()
    check_agenda(s)
    try:
        if broken := broken_laws(s):
            raise SnapshotError(f"the position cannot be: {'; '.join(broken)}")
        if not is_over(s) and not len(legal(s)):
            raise SnapshotError("the position cannot be: there is nothing to answer")
    except (IndexError, KeyError, ValueError) as error:
        raise SnapshotError(f"the position cannot be: {error}") from error


def check_agenda(s: State) -> None:
    """Every frame is known to the rule book and belongs to an existing seat."""
    for place, frame in enumerate(s.agenda):
        kind, who = kind_of(frame), who_of(frame)
        if not 0 <= arg_of(frame) < MOST_ARGUMENT:
            raise SnapshotError(f"frame {place} of the agenda has the argument {arg_of(frame)}, which cannot be")
        if kind >= len(s.book.steps) or who >= s.book.players or s.book.is_step(kind) != (who == NOBODY):
            raise SnapshotError(f"frame {place} of the agenda is of kind {kind} for seat {who}, which cannot be")
    if not is_over(s) and who_of(s.agenda[len(s.agenda) - 1]) == NOBODY:
        raise SnapshotError("the position is in the middle of a step")


def make_picklable(state: type, save: Callable[[Any], bytes], load: Callable[[bytes], Any]) -> None:
    """A pickled state is its saved position."""
    copyreg.pickle(state, lambda s: (load, (save(s),)))


# One line of text.


def line_of(data: bytes) -> str:
    return LINE_PREFIX + base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_line(line: str) -> bytes:
    """The bytes encoded in a line. Raises SnapshotError."""
    text = line.strip()
    if not text.startswith(LINE_PREFIX):
        raise SnapshotError(f"a position in one line begins with {LINE_PREFIX!r}")
    text = text.removeprefix(LINE_PREFIX)
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise SnapshotError(f"the line is not in base64: {error}") from error


def position_line(game: Any, s: Any) -> str:
    """The position in one line of text, to copy and paste."""
    return line_of(game.save(s))


def from_position_line(game: Any, line: str) -> Any:
    """The position encoded in a line. Raises SnapshotError."""
    return game.load(from_line(line))
