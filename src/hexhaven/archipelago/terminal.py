"""Archipelago in the terminal: the table in words."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from hexhaven.archipelago import frames as f
from hexhaven.archipelago.answers import LAY, TERM, number_of, to_place_of, verb_of
from hexhaven.archipelago.content.cards import NAMES
from hexhaven.archipelago.content.components import standard
from hexhaven.archipelago.events import FLORINS_GAINED, INDEPENDENCE_DECLARED, POINTS_SCORED, SET_UP, TOP_SHOWN
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.archipelago.words.names import card_effect, card_name, card_use, cause_name
from hexhaven.archipelago.words.survey import BRIEF, seat_in_words, state_in_words
from hexhaven.kernel.contract import Result
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import kind_of, top
from hexhaven.language import Language, language
from hexhaven.terminal.grids import points_by_cause
from hexhaven.terminal.plain import sections, winners

EXAMPLE = "sawmill"
RULE = "A20.12"
WHY = "harvest wood"
FORMS = {
    "bid": "bid 3", "order": "order 3 1 2", "trend": "trend fish", "discard": "discard s3",
    "lay": "lay 12b 3 north-east r2 with 3a", "land": "land 3a", "feed": "feed board", "bless": "bless 2 of 3 at 4a",
    "raise": "raise 2 of 3 at 4a", "expel": "expel 4-port", "harvest": "harvest wood", "work": "work 3a",
    "taxes": "taxes", "buy": "buy fish domestic", "sell": "sell fish export", "use": "use 4-port",
    "explore": "explore", "reproduce": "reproduce", "recruit": "recruit", "migrate": "migrate",
    "build": "build town 3a", "card": "card sawmill", "wonder": "wonder pyramid 3a", "move": "move 2a 4b",
    "take": "take", "decline": "decline", "hex": "hex 12", "found": "found wood fish", "turn": "turn 1 3",
    "pick": "pick king", "sink": "sink 3x of 2", "plunder": "plunder 3a wood", "yield": "yield wood",
    "hide": "hide wood fish", "hand": "hand left", "stock": "stock fish export", "remove": "remove fish export",
    "shift": "shift fish from domestic",
    "offer": "offer 2", "invite": "invite 2", "give": "give 3 florins", "ask": "ask 2 wood",
    "promise": "promise florins 5", "propose": "propose", "withdraw": "withdraw", "accept": "accept",
    "refuse": "refuse", "counter": "counter", "done": "done",
}  # fmt: skip
MAP = ("state-map", "state-hexes")
MARKETS = ("state-markets",)
# What a question is about, besides what is always shown.
ABOUT = {
    f.FIRST_REGION: MAP, f.PLACE_HEX: MAP, f.TAKE_HEX: MAP, f.CHOOSE_HEX: MAP, f.MIGRATE: MAP, f.BUILD_FREELY: MAP,
    f.HARVEST: MAP, f.REPRODUCE: MAP, f.RECRUIT: MAP, f.RAISE: MAP, f.HELP: (*MAP, *MARKETS), f.EXPORT_HELP: MARKETS,
    f.ROUND: (*MAP, *MARKETS), f.TRADES: MARKETS, f.MERCHANT: MARKETS, f.SUPPLY_MARKET: MARKETS,
    f.SHIFT_CUBES: MARKETS, f.PLUNDER: MAP, f.RESOURCES_FOUND: MARKETS, f.PURCHASE: ("state-track",),
}  # fmt: skip


def rank(answer: int) -> int:
    """By verb; hexes by side, terms by who gives."""
    verb = verb_of(answer)
    within = {LAY: number_of(answer), TERM: to_place_of(answer)}.get(verb, 0)
    return verb << 8 | within


def is_quiet(event: Event) -> bool:
    """The table shows what everyone starts with, and which back is on top."""
    given = event.kind == FLORINS_GAINED and event.b == SET_UP
    return given or event.kind == TOP_SHOWN


def table(text: Language, s: State, you: int, width: int) -> RenderableType:
    """The turn, crises, offers and players, and what the question is about; `show` gives the rest."""
    wanted = [text(key) for key in (*BRIEF, *ABOUT.get(kind_of(top(s.agenda)), ()))]
    brief = [section for section in state_in_words(text, s, you) if section.title in wanted]
    return Group(*sections(brief), Text(text("state-more"), style="dim"))


def whole_table(text: Language, s: State, you: int, width: int) -> RenderableType:
    return Group(*sections(state_in_words(text, s, you)))


def board(text: Language, s: State, seat: int, you: int) -> RenderableType:
    return Group(*seat_in_words(text, s, seat, you))


def for_spectators(text: Language, s: State) -> RenderableType:
    return Group(*sections(state_in_words(text, s, NO_SEAT)))


def end(text: Language, events: Iterable[Event], result: Result, you: int) -> RenderableType:
    """Where the points came from, and who won; with independence there are no points, and perhaps no winner."""
    told = list(events)
    won = winners(text, result, you) or [Text(text("points-nobody"), style="bold")]
    independent = any(event.kind == INDEPENDENCE_DECLARED for event in told)
    if independent:
        return Group(Text(text("event-independence-declared")), *won)
    scored = [(cause_name(text, event.b), event.seat, event.a) for event in told if event.kind == POINTS_SCORED]
    return Group(points_by_cause(text, scored, result, you), *won)


def look_up(text: Language, words: str, s: State | None) -> list[tuple[str, str]]:
    """A card by its name in notation, in English, or in the reader's language."""
    wanted, components = plain(words), s.rules.components if s is not None else standard()
    return [
        (card_name(text, card), f"{card_effect(text, card, components)} {card_use(text, card, components)}")
        for card in range(len(NAMES))
        if wanted in {plain(name) for name in names_of(text, card)}
    ]


def names_of(text: Language, card: int) -> list[str]:
    return [NAMES[card], *(card_name(spoken, card) for spoken in (text, language("en", "archipelago")))]


def plain(name: str) -> str:
    return " ".join(name.casefold().replace("-", " ").split())


def names(text: Language) -> list[str]:
    return list(NAMES)
