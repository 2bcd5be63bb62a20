"""Webhooks: what chat programs expect to be sent."""

import re

import msgspec

HEADERS = {"Content-Type": "application/json", "User-Agent": "Hexhaven"}
MARKUP = re.compile(r"([\\*_~`|<>\[\]])")


def unmarked(line: str) -> str:
    """So that a player's name is not read as markup."""
    return MARKUP.sub(r"\\\1", line)


def for_discord(line: str, url: str) -> dict[str, object]:
    """Nobody is called by name, whatever the line says."""
    return {"content": f"{unmarked(line)}\n{url}", "allowed_mentions": {"parse": []}}


def for_slack(line: str, url: str) -> dict[str, object]:
    plain = line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": f"{plain}\n<{url}>"}


def for_matrix(line: str, url: str) -> dict[str, object]:
    """As the bridges for generic webhooks take it."""
    return {"text": f"{unmarked(line)}\n{url}", "username": "Hexhaven"}


FORMATS = {"discord": for_discord, "slack": for_slack, "matrix": for_matrix}


def body_for(form: str, line: str, url: str) -> bytes:
    return msgspec.json.encode(FORMATS[form](line, url))
