"""Messages as bytes, assembled from parts that are encoded once and sent to many."""

import struct
import zlib
from collections.abc import Container, Iterable
from functools import lru_cache

from hexhaven.server.history import LogEntry, Numbers, for_seat, is_secret
from hexhaven.server.live import LiveGame
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.chat import ChatLine
from hexhaven.server.messages.connection import Problem
from hexhaven.server.messages.play import Receipt, Refused

TEXT_FRAME = 0x81  # a whole message of text, as RFC 6455 writes it
DEFLATED_FRAME = 0xC1  # the same, compressed as RFC 7692 writes it
DEFLATED_TAIL = b"\x00\x00\xff\xff"  # of every compressed message; it is left out
DEFLATE_LEVEL = 5
LONG = 1_000  # bytes of a message; below this, there is little to gain
MEDIUM, LARGE = 126, 127
HEADS = {MEDIUM: 4, LARGE: 10}  # bytes; 2 for what is smaller
SPECTATOR = -1


def frame(payload: bytes, kind: int = TEXT_FRAME) -> bytes:
    """A websocket frame from a server, which does not mask."""
    size = len(payload)
    if size < MEDIUM:
        return struct.pack("!BB", kind, size) + payload
    if size < 1 << 16:
        return struct.pack("!BBH", kind, MEDIUM, size) + payload
    return struct.pack("!BBQ", kind, LARGE, size) + payload


@lru_cache(maxsize=64)  # the same news goes to many
def deflated(frames: bytes) -> bytes:
    """Finished frames; the long ones are compressed, each by itself, and nothing is remembered between them."""
    written = []
    start = 0
    while start < len(frames):
        head = HEADS.get(frames[start + 1], 2)
        size = frames[start + 1] if head == 2 else int.from_bytes(frames[start + 2 : start + head], "big")
        end = start + head + size
        written.append(frame(packed(frames[start + head : end]), DEFLATED_FRAME) if size >= LONG else frames[start:end])
        start = end
    return b"".join(written)


def packed(payload: bytes) -> bytes:
    packer = zlib.compressobj(DEFLATE_LEVEL, wbits=-zlib.MAX_WBITS)
    return (packer.compress(payload) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(DEFLATED_TAIL)


def receipt(request: str, number: int) -> bytes:
    return frame(encode(Receipt(request, number)))


def refused(request: str, code: str, rule: str | None = None, key: str | None = None, place: int = 0) -> bytes:
    return frame(encode(Refused(request, code, rule, key, place)))


def problem(code: str, message: str, request: str | None = None) -> bytes:
    return frame(encode(Problem(code, message, request)))


class MovedFrames:
    """The same news for everyone at a table: only the choices, the undo and what is sealed differ."""

    def __init__(self, table: str, game: LiveGame, rows: list[LogEntry], clocks: bytes, bots: Container[int]) -> None:
        self.game = game
        self.bots = bots
        self.rows = rows
        self.clocks = clocks
        self.asked = game.to_move()
        self.undo_seat = game.undo_seat()
        self.secret = is_secret(game.game, rows)
        first = rows[0].number if rows else game.number
        self.head = b'{"t":"moved","table":"%b","from":%d,"number":%d,' % (table.encode(), first, game.number)
        asked = b"[%d]" % self.asked if self.asked >= 0 else b"[]"
        self.asks = b'"to_move":%b,"question":%b,"choices":' % (asked, game.question())
        self.said = b"" if self.secret else self.what_was_said(SPECTATOR)
        self.written: dict[tuple[int, bool, bool], bytes] = {}

    def for_seat(self, seat: int) -> bytes:
        asked, undo = seat == self.asked and seat >= 0, seat == self.undo_seat
        if seat in self.bots:
            asked = undo = False
        key = (seat if self.secret else SPECTATOR, asked, undo)
        known = self.written.get(key)
        if known is None:
            said = self.what_was_said(seat) if self.secret else self.said
            choices = self.game.choices() if asked else b"[]"
            end = b',"undo":true,"clocks":' if undo else b',"undo":false,"clocks":'
            known = frame(b"".join((self.head, said, self.asks, choices, end, self.clocks, b"}")))
            self.written[key] = known
        return known

    def what_was_said(self, seat: int) -> bytes:
        if not self.secret:
            answers = [(row.who, row.text) for row in self.rows]
            told = b",".join([row.told()[1:-1] for row in self.rows if row.events])
            return b'"answers":%b,"events":[%b],' % (encode(answers), told)
        heard = [for_seat(self.game.game, row, seat) for row in self.rows]
        answers = [(who, text) for who, text, _ in heard]
        events = [event for _, _, told_to_seat in heard for event in told_to_seat]
        return b'"answers":%b,"events":%b,' % (encode(answers), encode(events))


def whole_table(
    kind: bytes,
    table: str,
    game: LiveGame,
    seat: int,
    first: int,
    events: list[Numbers],
    clocks: bytes,
    chat: Iterable[ChatLine],
    bots: Container[int],
) -> bytes:
    """Everything a seat may know, and what has happened since it last looked."""
    asked = game.to_move()
    answers = seat >= 0 and seat not in bots
    return frame(
        b'{"t":"%b","table":"%b","from":%d,"number":%d,"seat":%d,"view":%b,"events":%b,"to_move":%b,"question":%b,'
        b'"choices":%b,"undo":%b,"clocks":%b,"chat":%b}'
        % (
            kind,
            table.encode(),
            first,
            game.number,
            seat,
            encode(game.game.view(game.s, seat)),
            encode(events),
            b"[%d]" % asked if asked >= 0 else b"[]",
            game.question(),
            game.choices() if answers and asked == seat else b"[]",
            b"true" if answers and game.undo_seat() == seat else b"false",
            clocks,
            encode(list(chat)),
        )
    )
