"""The Castles of Burgundy in the terminal."""

from collections.abc import Iterable

from rich.console import Group, RenderableType

from hexhaven.burgundy import view
from hexhaven.burgundy.content.shields import SHIELDS
from hexhaven.burgundy.content.tiles import NAME_OF
from hexhaven.burgundy.events import (
    DIE_USED,
    GOOD_LAID_OUT,
    ROUTE_DEALT,
    SETTING_UP,
    SHIELD_LAID_OUT,
    SILVER_GAINED,
    TILE_KEPT,
    TILE_LAID_OUT,
    TILE_STORED,
    TURN_CLOSED,
    WORKERS_GAINED,
)
from hexhaven.burgundy.picture import duchy, end_of_game, table_and_duchy
from hexhaven.burgundy.picture import whole_table as board_and_players
from hexhaven.burgundy.state import NO_SEAT, State
from hexhaven.burgundy.words import shield_name, shield_power, shields_called, tile_effect, tile_name, tiles_called
from hexhaven.kernel.contract import Result
from hexhaven.kernel.engine import verb_of
from hexhaven.kernel.event import Event
from hexhaven.language import Language

EXAMPLE = "market"
RULE = "B5.9"
WHY = "4 workers"
QUIET = (TILE_LAID_OUT, TILE_KEPT, GOOD_LAID_OUT, SHIELD_LAID_OUT, ROUTE_DEALT, TILE_STORED, DIE_USED, TURN_CLOSED)
FORMS = {
    "take": "4 take 3 cow4 w1", "place": "4 place cow4 11 w1", "sell": "5 sell 4 w1", "workers": "6 workers",
    "buy": "buy black castle", "end": "end", "pass": "pass", "discard": "discard bank", "load": "load 4",
    "castle": "castle 30", "duchy": "duchy 8", "keep": "keep common", "hire": "hire", "as": "as bank",
    "count": "count cow",
    "take-shield": "take-shield 5 12 w2", "tribute": "tribute", "give-up": "give-up 12", "claim": "claim 3 cow4 11",
    "score": "score area 6 s2", "effect": "effect 24", "colour": "colour C", "trade": "trade m7",
    "give": "give 1,1,2,5,5",
    "gather": "gather 4", "copy": "copy 2", "turn": "3 turn 6",
}  # fmt: skip


def rank(answer: int) -> int:
    return verb_of(answer)


def is_quiet(event: Event) -> bool:
    given = event.kind in (SILVER_GAINED, WORKERS_GAINED) and event.b == SETTING_UP
    return given or event.kind in QUIET


def table(text: Language, s: State, you: int, width: int) -> RenderableType:
    return table_and_duchy(text, view(s, you), list(s.rules.printed), you, width)


def whole_table(text: Language, s: State, you: int, width: int) -> RenderableType:
    return table(text, s, you, width)


def board(text: Language, s: State, seat: int, you: int) -> RenderableType:
    return duchy(text, view(s, you), list(s.rules.printed), seat, you)


def for_spectators(text: Language, s: State) -> RenderableType:
    seen, boards = view(s, NO_SEAT), list(s.rules.printed)
    duchies = [duchy(text, seen, boards, seat, NO_SEAT) for seat in range(len(seen.seats)) if s.rules.is_head(seat)]
    return Group(board_and_players(text, seen, boards, NO_SEAT), *duchies)


def end(text: Language, events: Iterable[Event], result: Result, you: int) -> RenderableType:
    return end_of_game(text, events, result, you)


def look_up(text: Language, words: str, s: State | None) -> list[tuple[str, str]]:
    """One line for each effect; the tiles of a species share theirs."""
    names: dict[str, list[str]] = {}
    for shield in shields_called(text, words):
        names[shield_power(text, shield)] = [shield_name(text, shield)]
    for tile in tiles_called(text, words):
        names.setdefault(tile_effect(text, tile), []).append(tile_name(text, tile))
    return [(", ".join(named), effect) for effect, named in names.items()]


def names(text: Language) -> list[str]:
    return [*NAME_OF.values(), *(shield_name(text, shield) for shield in range(1, SHIELDS + 1))]
