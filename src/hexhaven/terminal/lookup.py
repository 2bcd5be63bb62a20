"""What can be looked up during a game: what something does, and what a rule says."""

from re import fullmatch

from hexhaven.kernel.contract import State
from hexhaven.language import Language
from hexhaven.rulebook import chapter_title, rule_text, rules_document
from hexhaven.terminal.screen import screen_of


def look_up(text: Language, game: str, words: str, s: State | None = None) -> list[str]:
    """The lines that answer `? WORDS`, in a game if there is one."""
    if said := rule_or_chapter(text, game, words.upper()):
        return [text("play-rule", rule=words.upper(), said=said)]
    things = screen_of(game).look_up(text, words, s)
    if not things:
        return [text("play-no-thing", name=words, names=" ".join(screen_of(game).names(text)))]
    return [text("play-thing", name=name, effect=effect) for name, effect in things]


def rule_or_chapter(text: Language, game: str, number: str) -> str:
    """A rule, or the title of a chapter; nothing if there is none."""
    if not fullmatch(r"[A-Z]\d{1,2}(\.\d{1,2})?", number):
        return ""
    document = rules_document(game, text.code)
    return rule_text(document, number) if "." in number else chapter_title(document, number)
