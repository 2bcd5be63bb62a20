"""Where a request may come from, and to which names: the server's own, and those named in the settings.

A page elsewhere can let its own name lead to this machine and then read what the server says to it (DNS rebinding).
It cannot do so with an address, nor with a name of this machine.
"""

import re
import socket
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from hexhaven.server.settings import Settings

ANY = "*"
LOCAL_ENDINGS = ("", ".local", ".lan", ".home.arpa", ".localdomain")
HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")


def is_own_origin(origin: str | None, host: str, named: tuple[str, ...]) -> bool:
    """Browsers always send the origin of a page, and no page can prevent that; other programs need not."""
    if origin is None or origin in named:
        return True
    try:
        split = urlsplit(origin)
    except ValueError:
        return False
    return split.scheme in ("http", "https") and bool(host) and split.netloc.lower() == host.lower()


def own_names(settings: Settings) -> frozenset[str]:
    """The names under which this server may be asked, besides localhost and addresses."""
    machine = socket.gethostname().lower()
    local = [machine.partition(".")[0] + ending for ending in LOCAL_ENDINGS]
    origins = [urlsplit(origin).hostname or "" for origin in (*settings.origins, settings.url)]
    named = [name.lower().rstrip(".") for name in settings.hosts]
    return frozenset([machine, *local, settings.host.lower(), *origins, *named]) - {""}


def is_own_host(host: str, names: frozenset[str]) -> bool:
    """Whether the Host of a request is one of ours."""
    if ANY in names:
        return True
    found = HOST.fullmatch(host.lower())
    if found is None:
        return False
    name = found["name"].rstrip(".")
    return name in names or name == "localhost" or name.endswith(".localhost") or is_address(name.strip("[]"))


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_this_machine(address: str) -> bool:
    return is_address(address) and ip_address(address).is_loopback


def network_of(address: str) -> str:
    """The address as limits count it: whoever has one of IPv6 has as many as they like of the same /64."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
