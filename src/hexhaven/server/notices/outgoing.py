"""Requests to addresses that people have given: to public machines only, unless the operator allows others."""

import asyncio
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM, getaddrinfo
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0  # for all of it
UNICAST = ip_network("2000::/3")  # all of IPv6 that leads anywhere on the internet
TRANSLATED = ip_network("64:ff9b::/96")  # IPv4 behind a translator
LONGEST_LINE = 4096
LOOKUPS = ThreadPoolExecutor(16, "hexhaven-lookups")  # names that nobody answers for keep only these waiting


class BadTarget(Exception):
    """An address to which nothing is sent."""


class NotDelivered(Exception):
    """It could not be delivered now."""


class Gone(Exception):
    """Whoever received messages there wants no more."""


def is_public(address: str) -> bool:
    """Whether it is a machine on the internet, and not one beside or inside this one."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in TRANSLATED:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        found = inner or found
    is_assigned = found.version == 4 or found in UNICAST
    return is_assigned and found.is_global and not found.is_multicast


def split_target(url: str, private_too: bool) -> SplitResult:
    """Raises BadTarget."""
    try:
        split = urlsplit(url)
        port = split.port
    except ValueError as error:
        raise BadTarget(str(error)) from error
    if split.scheme != "https" and not (private_too and split.scheme == "http"):
        raise BadTarget("the address must begin with https://")
    if not split.hostname or split.username or split.password or port == 0:
        raise BadTarget("the address must name a host, and no user")
    if not (url.isascii() and url.isprintable() and " " not in url):
        raise BadTarget("the address has letters that no address has")
    return split


async def address_of(split: SplitResult, private_too: bool) -> tuple[str, int]:
    """Where the name leads now; the connection is made to this very address. Raises BadTarget or NotDelivered."""
    port = split.port or (443 if split.scheme == "https" else 80)
    try:
        asked = partial(getaddrinfo, split.hostname, port, type=SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, asked)
    except OSError as error:
        raise NotDelivered(f"{split.hostname}: {error}") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private_too or all(is_public(address) for address in addresses)):
        raise BadTarget(f"{split.hostname} is not a public address")
    return addresses[0], port


async def post(url: str, body: bytes, headers: Mapping[str, str], private_too: bool) -> int:
    """The status of the answer, of which nothing else is read; redirections are not followed. Raises BadTarget or
    NotDelivered."""
    split = split_target(url, private_too)
    try:
        async with asyncio.timeout(SECONDS):
            return await send(split, await address_of(split, private_too), body, headers)
    except (OSError, TimeoutError, ValueError, asyncio.LimitOverrunError) as error:
        raise NotDelivered(f"{split.hostname}: {error!r}") from error


async def send(split: SplitResult, where: tuple[str, int], body: bytes, headers: Mapping[str, str]) -> int:
    encrypted = {"ssl": ssl.create_default_context(), "server_hostname": split.hostname}
    more = encrypted if split.scheme == "https" else {}
    reader, writer = await asyncio.open_connection(*where, limit=LONGEST_LINE, **more)  # type: ignore[arg-type]
    try:
        path = (split.path or "/") + (f"?{split.query}" if split.query else "")
        all_headers = {"Host": split.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in all_headers.items()), "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        version, status, *_ = (await reader.readuntil(b"\n")).split(None, 2)
        if not version.startswith(b"HTTP/"):
            raise ValueError("no answer of HTTP")
        return int(status)
    except asyncio.IncompleteReadError as error:
        raise NotDelivered(f"{split.hostname} has hung up") from error
    finally:
        writer.close()


def check_status(status: int) -> None:
    """Raises Gone or NotDelivered."""
    if status in (404, 410):
        raise Gone(str(status))
    if not 200 <= status < 300:
        raise NotDelivered(f"status {status}")
