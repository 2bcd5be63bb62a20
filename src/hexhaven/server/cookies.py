"""Cookies as they come back. Python reads quotes in quadratic time (CVE-2024-7592); our cookies have none."""


def cookie_in(header: str, name: str) -> str | None:
    """The value of a cookie; of several with this name, that of the last."""
    pairs = (pair.partition("=") for pair in header.split(";"))
    values = [value.strip() for key, _, value in pairs if key.strip() == name]
    return values[-1] if values else None
