"""Settings: from the command line, the environment, or a test."""

import os
import re
import time
from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from urllib.parse import quote, urlsplit

from platformdirs import user_data_path

DATABASE = "HEXHAVEN_DATABASE"
ORIGIN = "HEXHAVEN_ORIGIN"
HOSTS = "HEXHAVEN_HOSTS"
KEEP_DAYS = "HEXHAVEN_KEEP_DAYS"
WORKERS = "HEXHAVEN_WORKERS"
BOT_PAUSE = "HEXHAVEN_BOT_PAUSE"
LIMITS = "HEXHAVEN_LIMITS"
METRICS = "HEXHAVEN_METRICS"
URL = "HEXHAVEN_URL"
SMTP = "HEXHAVEN_SMTP"
MAIL_FROM = "HEXHAVEN_MAIL_FROM"
PUSH_KEY = "HEXHAVEN_PUSH_KEY"
OUTGOING = "HEXHAVEN_OUTGOING"
VACATION_DAYS = "HEXHAVEN_VACATION_DAYS"
NOTICE_SECONDS = "HEXHAVEN_NOTICE_SECONDS"
OUTGOING_KINDS = ("public", "any", "none")
PUSH_KEY_BYTES = 32
REGISTRATION = "HEXHAVEN_REGISTRATION"
LOG = "HEXHAVEN_LOG"
REGISTRATIONS = ("open", "invitation", "closed")
LOG_FORMS = ("text", "json")
WHOLE = re.compile(r"[0-9]{0,8}")
SECONDS = re.compile(r"([0-9]{1,6}(\.[0-9]{1,6})?)?")


@dataclass(frozen=True)
class Limits:
    """Limits per person, connection or address; rates are per second, with a burst."""

    message_bytes: int = 4096
    message_rate: float = 40.0  # by person
    message_burst: int = 120
    work_rate: float = 100.0  # milliseconds of the server's time, by person
    work_burst: int = 2_000
    address_work_rate: float = 200.0  # the same by address
    address_work_burst: int = 4_000
    problems: int = 20  # then the connection is closed
    watched: int = 32  # tables by one connection
    unsent_bytes: int = 4 << 20  # a reader slower than this is disconnected
    body_bytes: int = 16 << 10
    record_bytes: int = 1 << 20
    request_rate: float = 20.0  # of HTTP, by address
    request_burst: int = 200
    arrivals_rate: float = 0.5  # new guests and accounts, by address
    arrivals_burst: int = 30
    logins_rate: float = 0.1  # guesses at a password, by address and login or by known device
    logins_burst: int = 10
    connections: int = 20  # of one person
    sockets: int = 20_000  # open at once, or as many as the system allows
    visitors: int = 500  # websockets without a session
    address_share: float = 0.25  # of these, for one address
    letters_rate: float = 0.002  # e-mails for confirmation and for trying out, by address and by recipient
    letters_burst: int = 5
    open_tables: int = 10  # of one person
    open_tables_here: int = 30  # of one address


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # besides the server's own
    hosts: tuple[str, ...] = ()  # names of the server, besides those of the machine; "*": any
    keep_days: int = 0  # guests not seen for this long are forgotten; 0: never
    registration: str = "open"  # who may come for the first time
    log: str = "text"  # its form
    metrics_token: str = ""  # with which another machine may read /metrics
    url: str = ""  # under which people reach the page; messages link to it
    smtp: str = ""  # the server that takes e-mails; empty: there are none
    mail_from: str = ""
    push_key: str = ""  # 32 random bytes that sign push messages; empty: there are none
    outgoing: str = "public"  # where webhooks may be: on public machines, on any, or nowhere
    vacation_days: int = 30  # in a year, on which no clock over days runs out
    notice_seconds: float = 60.0  # after which somebody who is to move and not here is told
    bot_workers: int = 1
    bot_pause: float = 0.8  # seconds, so that people can follow
    idle_seconds: float = 60.0  # after which a table nobody is watching is dropped from memory
    gone_seconds: float = 60.0  # after which somebody without a connection counts as away
    sweep_seconds: float = 1.0
    ping_seconds: float = 15.0
    request_seconds: float = 30.0  # for a whole request to arrive
    visitor_seconds: float = 600.0  # for a websocket without a session that watches nothing
    now: Callable[[], float] = time.time  # for what is stored; it may be set back
    monotonic: Callable[[], float] = time.monotonic  # for everything else
    limits: Limits = field(default_factory=Limits)

    @property
    def address(self) -> str:
        """Of the page, as links in messages have it."""
        named = [*self.origins, *(f"https://{name}" for name in self.hosts if name != "*")]
        return (self.url or (named[0] if named else f"http://{self.host}:{self.port}")).rstrip("/")


def default_folder() -> Path:
    """Where the platform keeps application data."""
    return user_data_path("hexhaven", appauthor=False)


def sqlite_url(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{quote(str(folder.resolve() / 'hexhaven.sqlite'))}"


def database_url(given: str | None, folder: Path | None, environment: Mapping[str, str]) -> str:
    """The database URL: as given, otherwise from the environment, otherwise an SQLite file."""
    url = given or environment.get(DATABASE) or ""
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+asyncpg://" + url[len(plain) :]
    return url or sqlite_url(folder or default_folder())


class SettingError(Exception):
    """An environment variable that is not a number."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}: {value!r}")
        self.name = name
        self.value = value


class BadSetting(SettingError):
    """An environment variable that cannot be used; the value is an example of one that can."""


class UnknownLimit(SettingError):
    """A limit that there is not."""


def number_in(environment: Mapping[str, str], name: str, otherwise: int) -> int:
    value = environment.get(name, "")
    if not WHOLE.fullmatch(value):
        raise SettingError(name, value)
    return int(value) if value else otherwise


def seconds_in(environment: Mapping[str, str], name: str, otherwise: float) -> float:
    value = environment.get(name, "")
    if not SECONDS.fullmatch(value):
        raise SettingError(name, value)
    return float(value) if value else otherwise


def limits_in(environment: Mapping[str, str]) -> Limits:
    """Limits as in "arrivals_burst=100 request_rate=50"; the others keep their defaults."""
    defaults = asdict(Limits())
    chosen: dict[str, float] = {}
    for entry in environment.get(LIMITS, "").split():
        name, _, value = entry.partition("=")
        if name not in defaults:
            raise UnknownLimit(LIMITS, name)
        if not value or not (WHOLE if isinstance(defaults[name], int) else SECONDS).fullmatch(value):
            raise SettingError(f"{LIMITS}: {name}", value)
        chosen[name] = type(defaults[name])(value)
    return Limits(**chosen)  # type: ignore[arg-type]  # each value has the type of its limit


def address_in(environment: Mapping[str, str], name: str, schemes: tuple[str, ...], example: str) -> str:
    """An address with one of these schemes; it may hold a password, so an error does not quote it."""
    value = environment.get(name, "")
    try:
        split = urlsplit(value)
        is_right = not value or (split.scheme in schemes and bool(split.hostname) and split.port != 0)
    except ValueError:
        is_right = False
    if not is_right:
        raise BadSetting(name, example)
    return value


def push_key_in(environment: Mapping[str, str]) -> str:
    value = environment.get(PUSH_KEY, "")
    try:
        is_right = not value or len(urlsafe_b64decode(value + "=" * (-len(value) % 4))) == PUSH_KEY_BYTES
    except ValueError:
        is_right = False
    if not is_right:
        raise BadSetting(PUSH_KEY, f"secrets.token_urlsafe({PUSH_KEY_BYTES})")
    return value


def one_of(environment: Mapping[str, str], name: str, values: tuple[str, ...]) -> str:
    """The first if none is named."""
    value = environment.get(name, "") or values[0]
    if value not in values:
        raise BadSetting(name, ", ".join(values))
    return value


def settings_for(
    database: str | None,
    folder: Path | None,
    host: str,
    port: int,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """Raises SettingError."""
    return Settings(
        database=database_url(database, folder, environment),
        host=host,
        port=port,
        origins=tuple(environment.get(ORIGIN, "").split()),
        hosts=tuple(environment.get(HOSTS, "").split()),
        keep_days=number_in(environment, KEEP_DAYS, 0),
        bot_pause=seconds_in(environment, BOT_PAUSE, Settings.bot_pause),
        bot_workers=number_in(environment, WORKERS, max(1, (os.cpu_count() or 2) - 1)),
        metrics_token=environment.get(METRICS, ""),
        url=address_in(environment, URL, ("http", "https"), "https://games.example.org"),
        smtp=address_in(environment, SMTP, ("smtp", "smtps"), "smtp://user:password@mail.example.org:587"),
        mail_from=environment.get(MAIL_FROM, ""),
        vacation_days=number_in(environment, VACATION_DAYS, Settings.vacation_days),
        notice_seconds=seconds_in(environment, NOTICE_SECONDS, Settings.notice_seconds),
        push_key=push_key_in(environment),
        outgoing=one_of(environment, OUTGOING, OUTGOING_KINDS),
        registration=one_of(environment, REGISTRATION, REGISTRATIONS),
        log=one_of(environment, LOG, LOG_FORMS),
        limits=limits_in(environment),
    )
