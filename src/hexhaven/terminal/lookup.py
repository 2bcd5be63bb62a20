"""What can be looked up during a game: what a tile does, and what a rule says."""

from collections.abc import Iterable
from re import fullmatch

from hexhaven.burgundy.content.tiles import NAME_OF
from hexhaven.burgundy.words import tile_effect, tile_name, tiles_called
from hexhaven.language import Language
from hexhaven.rulebook import rule_text, rules_document

CHAPTERS = 13


def looked_up(text: Language, game: str, words: str) -> list[str]:
    """The lines that answer `? WORDS`."""
    rule = fullmatch(r"B(\d{1,2})(\.\d{1,2})?", words.upper())
    if rule and 1 <= int(rule[1]) <= CHAPTERS:
        return [rule_line(text, game, rule[0])]
    tiles = tiles_called(text, words)
    if not tiles:
        return [text("play-no-tile", name=words, names=" ".join(NAME_OF.values()))]
    return list(effect_lines(text, tiles))


def effect_lines(text: Language, tiles: Iterable[int]) -> Iterable[str]:
    """One line for each effect; the tiles of a species share theirs."""
    names: dict[str, list[str]] = {}
    for tile in tiles:
        names.setdefault(tile_effect(text, tile), []).append(tile_name(text, tile))
    for effect, named in names.items():
        yield text("play-tile", tile=", ".join(named), effect=effect)


def rule_line(text: Language, game: str, number: str) -> str:
    """A rule where the document is at hand, else the chapter it belongs to."""
    chapter = number.partition(".")[0]
    said = rule_text(rules_document(game, text.code), number) or text(f"chapter-{chapter}")
    return text("play-rule", rule=number, said=said)
