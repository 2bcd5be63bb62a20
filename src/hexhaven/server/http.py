"""What every HTTP request goes through: limits, origin, session, strict bodies, clear errors, secure headers."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexhaven.language import LANGUAGES
from hexhaven.server.codes import ApiError, forbidden, malformed, no_session, too_often
from hexhaven.server.cookies import cookie_in
from hexhaven.server.decoding import check_text, decode
from hexhaven.server.history import Unreadable
from hexhaven.server.messages.base import Mistake, encode
from hexhaven.server.origins import is_own_host, is_own_origin, network_of
from hexhaven.server.prices import REQUEST
from hexhaven.server.sessions import DEVICE_DAYS, SESSION_DAYS, Visitor, browser_of
from hexhaven.server.settings import HOSTS
from hexhaven.server.socket import COOKIE
from hexhaven.server.table import SPECTATOR
from hexhaven.server.writer import is_outage

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

MARK = "X-Hexhaven"
DIGITS = 6  # of numbers in addresses
DEVICE_COOKIE = "hexhaven-device"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
UNKNOWN_HOST = (
    "This Hexhaven server does not know the name by which it was asked. If the name is right, its operator must start"
    f" it with {HOSTS}, for example {HOSTS}=games.example.org; see docs/deploy.md. Its address always works."
)
SECURE_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

BodyType = TypeVar("BodyType")
log = logging.getLogger("hexhaven")


class SecureHeaders:
    """Every response forbids what our pages do not need; API responses are not cached."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURE_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_secured)


class OwnHost:
    """Refuses requests to names that are not ours."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host", "")
        if scope["type"] != "http" or is_own_host(host, self.names):
            await self.app(scope, receive, send)
            return
        mistake = Mistake("unknown-host", UNKNOWN_HOST)
        is_call = scope["path"].startswith("/api/")
        response = json_response(mistake, 421) if is_call else PlainTextResponse(UNKNOWN_HOST + "\n", 421)
        await response(scope, receive, send)


def json_response(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def address_of(request: Request) -> str:
    return network_of(request.client.host) if request.client is not None else "?"


def as_number(text: str, what: str, digits: int = DIGITS) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) <= digits):
        raise malformed(f"{what} must be a number")
    return int(text)


class Call:
    """One API request: who sent it, and with what."""

    def __init__(self, hall: "Hall", request: Request) -> None:
        self.hall = hall
        self.request = request
        self.address = address_of(request)
        self.visitor: Visitor | None = None

    @property
    def person(self) -> str | None:
        return self.visitor.id if self.visitor is not None else None

    def me(self) -> Visitor:
        if self.visitor is None:
            raise no_session()
        return self.visitor

    async def admin(self) -> str:
        """The id of the administrator who asks."""
        return await self.hall.administration.check(self.me())

    def language(self) -> str:
        """The language asked for."""
        code = self.request.query_params.get("language", LANGUAGES[0])
        if code not in LANGUAGES:
            raise malformed(f"language is one of {', '.join(LANGUAGES)}")
        return code

    def number(self, name: str) -> int:
        """A number in the query, 0 if it is not there."""
        return as_number(self.request.query_params.get(name, "0"), name)

    def as_seat(self) -> int | None:
        """The seat with whose eyes to look, -1 for a spectator's; None if the query names none."""
        wanted = self.request.query_params.get("seat")
        if wanted is None or wanted == "-1":
            return None if wanted is None else SPECTATOR
        return as_number(wanted, "a seat")

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    async def raw(self, most: int) -> bytes:
        """The body, unless it is too big."""
        size = self.request.headers.get("content-length", "0")
        if size.isdecimal() and int(size) > most:
            raise ApiError(413, "too-big", f"at most {most} bytes")
        parts, total = [], 0
        async for part in self.request.stream():
            total += len(part)
            if total > most:
                raise ApiError(413, "too-big", f"at most {most} bytes")
            parts.append(part)
        return b"".join(parts)

    async def body(self, kind: type[BodyType], otherwise: bytes = b"") -> BodyType:
        """The body, checked; otherwise stands for an empty one."""
        data = await self.raw(self.hall.settings.limits.body_bytes) or otherwise
        try:
            return decode(data, msgspec.json.Decoder(kind))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise malformed(str(error)[:200]) from error

    def arrive(self) -> None:
        """Limit how often new people arrive."""
        if not self.hall.arrivals.take(self.address, self.hall.settings.monotonic()):
            raise too_often()

    @property
    def browser(self) -> str:
        return browser_of(self.request.headers.get("user-agent", ""))

    @property
    def device(self) -> str | None:
        return self.cookie(DEVICE_COOKIE)

    def cookie(self, name: str) -> str | None:
        return cookie_in(self.request.headers.get("cookie", ""), name)

    def with_session(self, value: Any, visitor: Visitor, device: str | None = None) -> Response:
        """A response that sets the session's cookie, and that of a device that has logged in."""
        response = json_response(value)
        self.set_cookie(response, COOKIE, visitor.token, SESSION_DAYS)
        if device is not None:
            self.set_cookie(response, DEVICE_COOKIE, device, DEVICE_DAYS)
        return response

    def set_cookie(self, response: Response, name: str, value: str, days: int) -> None:
        secure = self.request.url.scheme == "https"
        response.set_cookie(name, value, max_age=days * 86_400, httponly=True, samesite="lax", secure=secure, path="/")


Endpoint = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class ApiRoute:
    """How a function is called over HTTP; body and response are types, text is a game file."""

    method: str
    path: str
    endpoint: Endpoint
    body: Any = None
    answer: Any = None
    price: float = REQUEST


def guarded(hall: "Hall", endpoint: Endpoint, price: float) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint behind the checks that apply to all endpoints."""

    async def respond(request: Request) -> Response:
        begun = hall.settings.monotonic()
        response = await answer(request)
        if log.isEnabledFor(logging.INFO):  # without the query, which may have an invitation in it
            took = round(1000 * (hall.settings.monotonic() - begun), 1)
            told = {"method": request.method, "path": request.url.path, "status": response.status_code, "ms": took}
            log.info("call", extra={"fields": told})
        return response

    async def answer(request: Request) -> Response:
        call = Call(hall, request)
        try:
            check_request(call, price)
            call.visitor = await hall.people.sessions.visitor(call.cookie(COOKIE))
            value = await endpoint(call)
        except ApiError as refusal:
            return json_response(Mistake(refusal.code, refusal.message), refusal.status)
        except Unreadable:  # why it is unreadable may quote a secret, and is for the operator's log only
            return json_response(Mistake("unreadable", "this version of the program cannot read the table"), 409)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            if is_outage(error):
                log.warning("%s %s: %s", request.method, request.url.path, error)
                return json_response(Mistake("unavailable", "the store did not answer; try again later"), 503)
            log.exception("%s %s", request.method, request.url.path)
            return json_response(Mistake("broken", "something went wrong here; it is written down"), 500)
        if isinstance(value, Response):
            return value
        return Response(status_code=204) if value is None else json_response(value)

    return respond


def check_request(call: Call, price: float) -> None:
    """Not too often, and requests that change something must come from our own page."""
    request, hall = call.request, call.hall
    if not hall.requests.take(call.address, hall.settings.monotonic()):
        raise too_often()
    if not hall.work.affords("", call.address, price):
        raise too_often()
    check_text(request.scope["path"])
    for name, value in request.query_params.multi_items():
        check_text(name + value)
    if request.method in ("GET", "HEAD"):
        return
    if not is_own_origin(request.headers.get("origin"), request.headers.get("host", ""), hall.settings.origins):
        raise ApiError(403, "foreign-origin", "requests must come from the server's own pages")
    if request.headers.get(MARK) != "1":
        raise forbidden(f"the header {MARK}: 1 is missing")
