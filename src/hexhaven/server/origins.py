"""Where a request may come from: the server's own pages, and those the owner names."""

from urllib.parse import urlsplit


def is_own_origin(origin: str | None, host: str, named: tuple[str, ...]) -> bool:
    """Browsers say where a page came from, and no page can keep them from it; other programs need not."""
    if origin is None or origin in named:
        return True
    try:
        split = urlsplit(origin)
    except ValueError:
        return False
    return split.scheme in ("http", "https") and bool(host) and split.netloc.lower() == host.lower()
