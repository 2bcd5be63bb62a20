"""The whole server: its parts, its background work, and uvicorn around it."""

import asyncio
import contextlib
import gc
import secrets
import socket
import sys
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hexhaven.server.absence import Absence
from hexhaven.server.administration import Administration
from hexhaven.server.answering import Answering
from hexhaven.server.apart import Apart, read_ahead
from hexhaven.server.bots import Bots
from hexhaven.server.broadcast import Broadcast
from hexhaven.server.chat import Chat
from hexhaven.server.clubs import Clubs
from hexhaven.server.connections import OTHER_FILES, PAGES, Page, Places, descriptors
from hexhaven.server.delay import Delay
from hexhaven.server.endings import Endings
from hexhaven.server.exports import Exports
from hexhaven.server.finished import Counting
from hexhaven.server.hosting import Hosting
from hexhaven.server.http import Call, OwnHost, SecureHeaders, guarded
from hexhaven.server.importing import Importing
from hexhaven.server.invitations import Invitations
from hexhaven.server.ledger import Ledger
from hexhaven.server.limits import Buckets
from hexhaven.server.lobby import Lobby
from hexhaven.server.metrics import Metrics
from hexhaven.server.news import News
from hexhaven.server.notes import Notes
from hexhaven.server.notices.channels import Channels
from hexhaven.server.notices.delivery import Delivery
from hexhaven.server.notices.outbox import Outbox
from hexhaven.server.openapi import openapi, page
from hexhaven.server.origins import own_names
from hexhaven.server.pages import Pages, web_folder
from hexhaven.server.people import People
from hexhaven.server.prices import REQUEST, Work
from hexhaven.server.profiles import Profiles
from hexhaven.server.records import Records
from hexhaven.server.relations import Relations
from hexhaven.server.reviews import Reviews
from hexhaven.server.routes import ROUTES
from hexhaven.server.settings import Settings
from hexhaven.server.slices import Slices
from hexhaven.server.socket import Socket
from hexhaven.server.store import Store
from hexhaven.server.sweeping import Sweeping
from hexhaven.server.tables import Tables
from hexhaven.server.tasks import Tasks
from hexhaven.server.upgrades import Upgrades, look_for_upgrades, upgrade
from hexhaven.server.vacations import Vacations

BACKGROUND_SECONDS = 5.0  # for background work to come to an end
KEEP_ALIVE_SECONDS = 150  # longer than proxies keep a connection, so that they never use one that is being closed

COMPRESS_FROM = 1_200  # bytes of an answer; below this, everything fits in one packet
COMPRESS_LEVEL = 5

COLLECT_AFTER = (20_000, 20, 50)  # new objects; by default 700, which costs a twentieth of the time
SWITCH_SECONDS = 0.001  # so that the store's thread gets its turn when many answers come in


class Hall:
    """Everything a request or a message might need."""

    def __init__(self, settings: Settings, upgrading: Callable[[Upgrades], None] | None = None) -> None:
        self.upgrading = upgrading  # called once with what is going to be brought up to date
        self.settings = settings
        self.names = own_names(settings)
        self.store = Store(settings.database, secrets.token_hex(8))
        self.people = People(self.store, settings)
        self.invitations = Invitations(self.store, settings)
        self.tasks = Tasks()
        self.slices = Slices()
        self.bots = Bots(self)
        self.tables = Tables(self)
        self.broadcast = Broadcast(self)
        self.delay = Delay(self)
        self.answering = Answering(self)
        self.chat = Chat(self)
        self.ledger = Ledger(self)
        self.notes = Notes(self)
        self.relations = Relations(self)
        self.profiles = Profiles(self)
        self.clubs = Clubs(self)
        self.lobby = Lobby(self)
        self.absence = Absence(self)
        self.vacations = Vacations(self)
        self.endings = Endings(self)
        self.hosting = Hosting(self)
        self.apart = Apart(self)
        self.records = Records(self)
        self.reviews = Reviews(self)
        self.importing = Importing(self)
        self.exports = Exports(self)
        self.administration = Administration(self)
        self.news = News(self)
        self.counting = Counting(self)
        self.sweeping = Sweeping(self)
        self.channels = Channels(self)
        self.outbox = Outbox(self)
        self.delivery = Delivery(self)
        self.connections: dict[str, set[Socket]] = {}  # of people
        limits = settings.limits
        room = min(limits.sockets, descriptors() - OTHER_FILES)
        self.pages = Places(room * PAGES, limits.address_share)
        self.sockets = Places(room * (1 - PAGES), limits.address_share)
        self.visitors = Places(limits.visitors, limits.address_share)  # without a session
        self.proxies: Any = ()  # those we trust
        self.work = Work(settings)
        self.messages = Buckets(limits.message_rate, limits.message_burst)
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.arrivals = Buckets(limits.arrivals_rate, limits.arrivals_burst)
        self.letters = Buckets(limits.letters_rate, limits.letters_burst)
        self.background: list[asyncio.Task[None]] = []
        self.closing = asyncio.Event()
        self.retried: list[str] = []  # tables that could not be read before

    async def open(self) -> None:
        read_ahead()
        await self.store.open()
        found = await look_for_upgrades(self.store)
        self.retried = found.unreadable
        if self.upgrading is not None:
            self.upgrading(found)
        await self.administration.begin()
        await self.news.open()

    def begin(self) -> None:
        """Background work, started once the server is listening."""
        going = (self.sweeping.run(), self.sweeping.keep_waking(), self.delivery.run(), upgrade(self, self.retried))
        for work in going:
            task = asyncio.create_task(work)
            task.add_done_callback(self.tasks.ended)
            self.background.append(task)

    async def goes_on(self, seconds: float) -> bool:
        """Whether the server still runs after so many seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), seconds)
        return not self.closing.is_set()

    async def end_background(self) -> None:
        """It ends by itself between two pieces of work, since a connection to the database that is being opened would
        be left open; only what takes long is broken off."""
        self.closing.set()
        if self.background:
            await asyncio.wait(self.background, timeout=BACKGROUND_SECONDS)
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)

    async def close(self) -> None:
        await self.bots.close()
        await self.end_background()
        self.delivery.close()
        await self.news.close()
        self.counting.is_closed = True
        self.apart.end()
        await self.tasks.finish()
        await self.tables.save(self.tables.live.values())
        await self.store.close()

    # Connections.

    def arrived(self, connection: Socket) -> bool:
        """Whether there is room for one more of this person, or of visitors from this address."""
        limits = self.settings.limits
        if not connection.person:
            if not self.visitors.take(connection.address):
                return False
            connection.is_visitor = True
            return True
        own = self.connections.setdefault(connection.person, set())
        if len(own) >= limits.connections:
            return False
        own.add(connection)
        return True

    def gone(self, connection: Socket) -> None:
        if connection.is_visitor:
            self.visitors.leave(connection.address)
        own = self.connections.get(connection.person)
        if own is not None:
            own.discard(connection)
            if not own:
                del self.connections[connection.person]
                self.absence.departed[connection.person] = self.settings.now()

    async def drop_ended(self, people: list[str]) -> None:
        """Drop the connections of sessions that have ended, through this process or another one."""
        valid = await self.people.sessions.valid(people)
        for connection in [one for person in people for one in self.connections.get(person, ())]:
            if connection.session not in valid:
                connection.drop(4401, "the session has ended")

    async def erase(self, person: str) -> None:
        """Erase a person at their request."""
        await self.lobby.leave_all_tables(person)
        await self.clubs.leave_all(person)
        await self.people.erase(person)
        await self.forget(person)

    async def forget(self, person: str) -> None:
        """Somebody was erased, through this process or another one."""
        await self.drop_ended([person])
        for table in list(self.tables.live.values()):
            await self.chat.load_again(table)


def tune() -> None:
    """Interpreter settings for a long-running server with many requests."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def build(hall: Hall) -> Starlette:
    """The application; the websocket is not part of it but a separate protocol."""

    async def describe(call: Call) -> Response:
        return Response(openapi(), media_type="application/json")

    async def describe_to_people(call: Call) -> Response:
        return HTMLResponse(page())

    async def no_such_call(request: Request) -> Response:
        return JSONResponse({"code": "no-such-call", "message": "see /api/"}, 404)

    metrics = Metrics(hall)
    routes = [Route(route.path, guarded(hall, route.endpoint, route.price), methods=[route.method]) for route in ROUTES]
    for path, endpoint in (("/api/openapi.json", describe), ("/api/", describe_to_people)):
        routes.append(Route(path, guarded(hall, endpoint, REQUEST)))
    return Starlette(
        routes=[
            *routes,
            Route("/api/{rest:path}", no_such_call, methods=["GET", "POST", "PATCH", "DELETE", "PUT"]),
            Route("/health", metrics.health),
            Route("/metrics", metrics.metrics),
            Mount("/", Pages(web_folder())),
        ],
        middleware=[
            Middleware(SecureHeaders),
            Middleware(OwnHost, names=hall.names),
            Middleware(GZipMiddleware, minimum_size=COMPRESS_FROM, compresslevel=COMPRESS_LEVEL),
        ],
    )


class Server(uvicorn.Server):
    """Opens and closes the hall, and says when it is ready and on which port."""

    def __init__(self, hall: Hall, config: uvicorn.Config, ready: Callable[[str], None] | None = None) -> None:
        super().__init__(config)
        self.hall = hall
        self.ready = ready
        self.url = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Raises CannotOpen."""
        await self.hall.open()
        await super().startup(sockets)
        if self.should_exit:
            return
        self.hall.begin()
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        self.url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        if self.ready is not None:
            self.ready(self.url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self.hall.close()


def server_for(hall: Hall, ready: Callable[[str], None] | None = None) -> Server:
    class HallSocket(Socket):
        pass

    class HallPage(Page):
        pass

    HallSocket.hall = HallPage.hall = hall
    app = build(hall)
    config = uvicorn.Config(
        app,
        host=hall.settings.host,
        port=hall.settings.port,
        http=HallPage,
        ws=HallSocket,
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="off",
        proxy_headers=True,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=5,
    )
    hall.proxies = ProxyHeadersMiddleware(cast(Any, app), config.forwarded_allow_ips).trusted_hosts
    return Server(hall, config, ready)
