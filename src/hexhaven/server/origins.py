"""Where a request may come from: the server's own pages, and those named in the settings."""

from urllib.parse import urlsplit


def is_own_origin(origin: str | None, host: str, named: tuple[str, ...]) -> bool:
    """Browsers always send the origin of a page, and no page can prevent that; other programs need not."""
    if origin is None or origin in named:
        return True
    try:
        split = urlsplit(origin)
    except ValueError:
        return False
    return split.scheme in ("http", "https") and bool(host) and split.netloc.lower() == host.lower()
