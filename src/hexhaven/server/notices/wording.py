"""What the messages say. Nothing in them is secret: no invitation, no position, nothing that was said."""

from typing import NamedTuple

from hexhaven.games import GAMES
from hexhaven.language import LANGUAGES, Language, language

SENTENCES = {
    "turn": "notice-turn",
    "reminder": "notice-reminder",
    "asked": "notice-asked",
    "over": "notice-over",
}


class Letter(NamedTuple):
    """A message, whichever way it goes."""

    line: str
    url: str  # of the table, or of the page
    topic: str  # a newer message about the same replaces an older one


def texts_for(code: str | None, game: str = "") -> Language:
    return language(code if code in LANGUAGES else LANGUAGES[0], game if game in GAMES else "")


def line_about(kind: str, text: Language, players: list[str], seconds: float) -> str:
    said: dict[str, str | int] = {"game": text("game-title"), "others": len(players), "players": ", ".join(players)}
    if kind == "reminder":
        minutes = max(1, round(seconds / 60))
        hours = round(minutes / 60)
        said["time"] = text("notice-minutes", minutes=minutes) if minutes < 90 else text("notice-hours", hours=hours)
    return text(SENTENCES[kind], **said)


def as_email(text: Language, letter: Letter, stop: str) -> str:
    """The message as a letter, with the link that ends them."""
    return "\n\n".join([letter.line, letter.url, text("notice-stop"), stop]) + "\n"
