"""The websocket of one browser or bot: a protocol class to which uvicorn hands the connection. Nothing is queued."""

import asyncio
import logging
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

import msgspec
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from hexhaven.kernel.contract import Remark
from hexhaven.server import wire
from hexhaven.server.cookies import cookie_in
from hexhaven.server.hints import give_hint
from hexhaven.server.limits import Bucket
from hexhaven.server.messages.base import PROTOCOL, encode
from hexhaven.server.messages.chat import Say, SayRemark
from hexhaven.server.messages.connection import ClientMessage, Hello, Ping, Pong, decode_client
from hexhaven.server.messages.play import Answer, Leave, Undo, Watch
from hexhaven.server.messages.words import AskHint, AskWords, Why
from hexhaven.server.origins import is_own_host, is_own_origin, network_of
from hexhaven.server.prices import ARRIVAL, FLOOD, PRICES, ROW, ROW_IN_WORDS
from hexhaven.server.table import LiveTable
from hexhaven.server.wire import TEXT_FRAME
from hexhaven.server.words import explain, speak
from hexhaven.server.writer import is_outage

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

COOKIE = "hexhaven"
PATH = "/ws"
TOO_MANY, LEFT_BEHIND, RESTARTING = 4429, 4408, 1012
SMALL_HEAD, MEDIUM_HEAD, MASKED = 6, 8, 0x80  # of frames from a client, as RFC 6455 writes them
PONG = wire.frame(encode(Pong()))
BIGGEST_FRAME = 64 << 10  # above the message limit, so that an oversized message gets a reply instead of being cut off
DEFLATE = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
PIECE = 1024  # bytes read at once by the library, which needs a second for 256 kB of empty frames
FRAMES_RATE, FRAMES_BURST = 10.0, 50  # per second, and at once: of pings, pongs and parts of messages

log = logging.getLogger("hexhaven")


class Socket(asyncio.Protocol):
    """Reads messages and acts on them at once; anything slow becomes a task."""

    hall: "Hall"  # set by the server on its own subclass

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:
        self.settings = self.hall.settings
        self.limits = self.settings.limits
        self.server_connections: set[Any] = server_state.connections
        self.websocket = ServerProtocol(extensions=[DEFLATE], max_size=BIGGEST_FRAME, logger=log)
        self.transport: asyncio.Transport = cast(asyncio.Transport, None)
        self.person = ""
        self.session = ""  # its hash
        self.watching: dict[str, LiveTable] = {}
        self.parts: list[bytes] = []
        self.aligned = False  # whether everything since the handshake came as whole frames, one at a time
        self.bucket = cast(Bucket, None)  # of the person, once known
        self.frames = Bucket(FRAMES_RATE, FRAMES_BURST, self.settings.monotonic())
        self.address = ""
        self.placed = False  # whether it counts among the sockets, and among visitors
        self.is_visitor = False
        self.asked_at = self.settings.monotonic()  # when somebody known was here, or a table was watched
        self.problems = 0
        self.has_asked = False  # for the handshake
        self.is_open = False
        self.deflates = False  # whether the other side takes compressed messages
        self.alive = True
        self.ping: asyncio.TimerHandle | None = None

    # Called by the event loop.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server_connections.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self.server_connections.discard(self)
        self.is_open = False
        if self.ping is not None:
            self.ping.cancel()
        for table_id in list(self.watching):
            self.hall.tables.leave(self, table_id)
        if self.placed:
            self.placed = False
            self.hall.sockets.leave(self.address)
        self.hall.gone(self)

    def eof_received(self) -> None:
        pass

    def data_received(self, data: bytes) -> None:
        """A single complete message is read at once; everything else is left to the library."""
        self.aligned = self.aligned and is_one_frame(data)
        if self.aligned and self.is_open and data[0] == TEXT_FRAME and not self.parts:
            self.read_message(unmasked(data))
            return
        if self.websocket.state is State.CONNECTING:  # the request comes at once; more must wait for the reply to it
            self.transport.abort() if self.has_asked else self.read_piece(data)
            self.has_asked = True
            return
        for start in range(0, len(data), PIECE):
            if start and not self.is_open:
                return
            self.read_piece(data[start : start + PIECE])

    def read_piece(self, data: bytes) -> None:
        self.websocket.receive_data(data)
        for event in self.websocket.events_received():
            if isinstance(event, Request):
                self.hall.tasks.spawn(self.shake_hands(event))
            elif isinstance(event, Frame):
                self.read_frame(event)
        self.flush()

    def flush(self) -> None:
        for data in self.websocket.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def shutdown(self) -> None:
        """Called by uvicorn when the server ends."""
        self.drop(RESTARTING, "the server is restarting")

    # Opening.

    async def shake_hands(self, request: Request) -> None:
        headers = request.headers
        origin, host = headers.get("Origin"), headers.get("Host", "")
        self.address = self.origin_of(headers.get("X-Forwarded-For"))
        response = self.websocket.accept(request)
        if request.path.partition("?")[0] != PATH:
            response = self.websocket.reject(HTTPStatus.NOT_FOUND, "no-such-page\n")
        elif not is_own_host(host, self.hall.names):
            response = self.websocket.reject(HTTPStatus.MISDIRECTED_REQUEST, "unknown-host\n")
        elif not is_own_origin(origin, host, self.settings.origins):
            response = self.websocket.reject(HTTPStatus.FORBIDDEN, "foreign-origin\n")
        elif not self.take_place():
            response = self.websocket.reject(HTTPStatus.TOO_MANY_REQUESTS, "too-often\n")
        visitor = None
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            try:
                visitor = await self.hall.people.sessions.visitor(cookie_in(headers.get("Cookie", ""), COOKIE))
            except Exception as error:
                if not is_outage(error):
                    raise
                response = self.websocket.reject(HTTPStatus.SERVICE_UNAVAILABLE, "unavailable\n")
        if self.transport.is_closing():
            return
        self.aligned = not self.websocket.reader.buffer
        self.websocket.send_response(response)
        self.flush()
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            return
        headers.clear()  # the library keeps the request as long as the connection lasts
        self.is_open = True
        self.deflates = bool(self.websocket.extensions)
        if visitor is not None:  # else a visitor without a name, also with the cookie of a session that has ended
            self.person, self.session = visitor.id, visitor.session
        self.bucket = self.hall.messages.bucket(self.person or self.address, self.settings.monotonic())
        if not self.hall.arrived(self):
            self.send(wire.problem("too-often", "too many connections"))
            self.drop(TOO_MANY, "too many connections")
            return
        self.send(wire.frame(encode(Hello(PROTOCOL, self.person))))
        self.ping = asyncio.get_running_loop().call_later(self.settings.ping_seconds, self.check_alive)

    def origin_of(self, forwarded: str | None) -> str:
        """The address this comes from: as the proxy says, if it is one that we trust."""
        peer: str = (self.transport.get_extra_info("peername") or [""])[0]
        if forwarded and peer in self.hall.proxies:
            peer = self.hall.proxies.get_trusted_client_address(forwarded)[0] or peer
        return network_of(peer)

    def take_place(self) -> bool:
        self.placed = self.affords(ARRIVAL) and self.hall.sockets.take(self.address)
        return self.placed

    def check_alive(self) -> None:
        """Ping; a client that did not answer the last one is gone, and so is one that wants nothing."""
        now = self.settings.monotonic()
        if self.person or self.watching:
            self.asked_at = now
        if not self.alive:
            self.transport.abort()
            return
        if now - self.asked_at > self.settings.visitor_seconds:
            self.drop(LEFT_BEHIND, "nothing is watched")
            return
        self.alive = False
        if self.websocket.state is State.OPEN:
            self.websocket.send_ping(b"")
            self.flush()
        self.ping = asyncio.get_running_loop().call_later(self.settings.ping_seconds, self.check_alive)

    # Reading.

    def read_frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode is Opcode.TEXT and frame.fin:
            self.read_message(bytes(frame.data))
        elif self.is_open and not self.frames.take(self.settings.monotonic()):
            self.end_flood()
        elif opcode is Opcode.PONG:
            self.alive = True
        elif opcode in (Opcode.TEXT, Opcode.CONT):
            self.parts.append(bytes(frame.data))
            if frame.fin:
                whole = b"".join(self.parts)
                self.parts = []
                self.read_message(whole)
        elif opcode is Opcode.BINARY:
            self.complain("malformed", "messages are text")

    def end_flood(self) -> None:
        """What else was sent is not even read."""
        self.hall.work.charge(self.address, FLOOD)
        self.drop(TOO_MANY, "too many frames")
        self.transport.pause_reading()

    def read_message(self, data: bytes) -> None:
        if not self.is_open:
            return
        self.alive = True
        if len(data) > self.limits.message_bytes:
            self.complain("too-big", f"a message has at most {self.limits.message_bytes} bytes")
            return
        try:
            message = decode_client(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.complain("malformed", str(error)[:200])
            return
        if self.bucket.take(self.settings.monotonic()) and self.affords(self.price(message)):
            self.act(message)
        else:
            self.too_often(getattr(message, "request", None))

    def price(self, message: ClientMessage) -> float:
        """More for a long log, which has to be read."""
        match message:
            case AskWords(table=table, seen=seen):
                of_a_row, first, known = ROW_IN_WORDS, seen, self.watching.get(table)
            case Watch(table=table, seen=seen):
                of_a_row, first, known = ROW, seen, self.hall.tables.live.get(table)
            case Undo(table=table):
                of_a_row, first, known = ROW, 0, self.watching.get(table)
            case _:
                return PRICES[type(message)]
        rows = 0 if known is None else max(0, known.game.number - first)
        return PRICES[type(message)] + of_a_row * rows

    def affords(self, price: float) -> bool:
        """Whether this person and this address may take so many milliseconds of the server's time."""
        return not price or self.hall.work.affords(self.person, self.address, price)

    def too_often(self, request: str | None) -> None:
        """A message was dropped; it may be sent again."""
        self.complain("too-often", "wait a little", request)

    def act(self, message: ClientMessage) -> None:
        hall = self.hall
        match message:
            case Answer() | Undo():
                hall.answering.answer(self, message)
            case Watch():
                hall.tasks.spawn(self.watch(message))
            case Leave(table=table):
                hall.tables.leave(self, table)
            case Say(table=table, text=text, team=team):
                hall.tasks.spawn(hall.chat.say(self, table, text, team))
            case SayRemark(table=table, key=key, numbers=numbers, team=team):
                hall.tasks.spawn(hall.chat.remark(self, table, Remark(key, tuple(numbers)), team))
            case Why() | AskWords() | AskHint():
                self.explain(message)
            case Ping():
                self.send(PONG)

    def explain(self, message: Why | AskWords | AskHint) -> None:
        table = self.watching.get(message.table)
        if table is None:
            if isinstance(message, AskWords):
                self.complain("not-watching", message.table)
            else:
                self.send(wire.refused(message.request, "not-watching"))
        elif isinstance(message, Why):
            table.when_free(partial(explain, table, self, message))
        elif isinstance(message, AskHint):
            self.hall.tasks.spawn(give_hint(self.hall, table, self, message))
        else:
            self.hall.tasks.spawn(speak(self.hall, table, self, message))

    async def watch(self, message: Watch) -> None:
        table = message.table
        if len(self.watching) >= self.limits.watched and table not in self.watching:
            self.complain("too-big", f"at most {self.limits.watched} tables at once")
            return
        refusal = await self.hall.tables.watch(self, table, message.seen, message.invite, message.seat)
        if refusal is not None:
            self.complain(refusal, table)
        elif not self.is_open:  # gone in the meantime
            self.hall.tables.leave(self, table)

    # Writing.

    def send(self, frame: bytes) -> None:
        """Send one or more finished frames; a reader that does not keep up is disconnected."""
        if not self.is_open or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > self.limits.unsent_bytes:
            self.drop(LEFT_BEHIND, "too slow")
            self.transport.abort()
            return
        self.transport.write(wire.deflated(frame) if self.deflates and len(frame) > wire.LONG else frame)

    def complain(self, code: str, message: str, request: str | None = None) -> None:
        self.problems += 1
        self.send(wire.problem(code, message, request))
        if self.problems >= self.limits.problems:
            self.drop(TOO_MANY, "too many problems")

    def drop(self, code: int, reason: str) -> None:
        self.is_open = False
        try:
            self.websocket.send_close(code, reason)
            self.flush()
        except InvalidState:
            self.transport.close()
            return
        asyncio.get_running_loop().call_later(2.0, self.transport.abort)


def is_one_frame(data: bytes) -> bool:
    """Exactly one masked frame of a small message."""
    size = len(data)
    if size < SMALL_HEAD or not data[1] & MASKED:
        return False
    length = data[1] & ~MASKED
    if length < wire.MEDIUM:
        return size == SMALL_HEAD + length
    return length == wire.MEDIUM and size > MEDIUM_HEAD and size == MEDIUM_HEAD + int.from_bytes(data[2:4], "big")


def unmasked(data: bytes) -> bytes:
    head = SMALL_HEAD if data[1] & ~MASKED < wire.MEDIUM else MEDIUM_HEAD
    return apply_mask(data[head:], data[head - 4 : head])
