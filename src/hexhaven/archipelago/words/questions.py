"""Questions of Archipelago as sentences of a language."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago import frames as f
from hexhaven.archipelago.answers import number_of
from hexhaven.archipelago.bits import first_of, second_of
from hexhaven.archipelago.content.cards import NAMES as CARD_NAMES
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.rules.balance import lying, zone_of
from hexhaven.archipelago.rules.boards import worker_price
from hexhaven.archipelago.rules.cards import add_cards
from hexhaven.archipelago.rules.deals import add_deals
from hexhaven.archipelago.rules.trade import add_uses
from hexhaven.archipelago.rules.wonders import add_wonders
from hexhaven.archipelago.state import ACTED, CARD_PLAYED, LOWER, ORDER_PHASE, TRADED, UPPER, State
from hexhaven.archipelago.verbs.turn import free_discs
from hexhaven.archipelago.view import View, view
from hexhaven.archipelago.words.answers import offer_in_words
from hexhaven.archipelago.words.names import (
    board_name,
    card_list,
    listed,
    resource_name,
    side_in_words,
    side_name,
)
from hexhaven.kernel.contract import Question
from hexhaven.kernel.engine import legal
from hexhaven.kernel.frame import arg_of, kind_of, top, who_of
from hexhaven.language import Language, key_names, player_name

FRAME_NAMES = {number: name for number, name in key_names(vars(f)).items() if number < f.KINDS}
Values = dict[str, str | int]


def question(s: State) -> Question:
    """The question for the player to move; a harvest is about a resource, raising about a number, some about a card."""
    frame = top(s.agenda)
    kind, arg = kind_of(frame), arg_of(frame)
    if kind == f.HARVEST:
        return Question(FRAME_NAMES[kind], RESOURCE_NAMES[first_of(arg)])
    if kind == f.RAISE:
        return Question(FRAME_NAMES[kind], str(arg))
    if kind in (f.HELP, f.EXPORT_HELP):
        return Question(FRAME_NAMES[kind], CARD_NAMES[s.crisis])
    return Question(FRAME_NAMES[kind])


def question_in_words(text: Language, s: State) -> str:
    """Everyone at the table may read it, so it gives away no secrets; answers may."""
    frame = top(s.agenda)
    kind, who, arg = kind_of(frame), who_of(frame), arg_of(frame)
    asked = ASKED.get(kind)
    return text(f"question-{FRAME_NAMES[kind]}", **(asked(text, s, who, arg) if asked else {}))


Asked = Callable[[Language, State, int, int], Values]


def asked_talk(text: Language, s: State, me: int, arg: int) -> Values:
    """Before the turn order is set, or before the first chance to help in a crisis."""
    if s.phase == ORDER_PHASE:
        return {"about": "order", "player": player_name(text, s.orderer, me)}
    zone = zone_of(s, LOWER if s.missing else UPPER)
    about = "export" if s.missing else "domestic"
    return {"about": about, "resource": resource_name(text, zone.resource), "missing": s.missing}


def asked_crisis(text: Language, s: State, me: int, arg: int) -> Values:
    zone = zone_of(s, UPPER)
    return {"resource": resource_name(text, zone.resource), "number": zone.number, "lying": lying(s)}


def asked_export(text: Language, s: State, me: int, arg: int) -> Values:
    return {"resource": resource_name(text, zone_of(s, LOWER).resource), "missing": s.missing}


def asked_round(text: Language, s: State, me: int, arg: int) -> Values:
    """A8.2 which of the three things can still be done in the round; a card or building only if one can be used now."""
    left = [text("round-action", discs=free_discs(s, me))] if not s.done & ACTED and free_discs(s, me) else []
    cards = add_wonders(add_cards(vec[i64](), s, me), s, me)
    left += [text("round-card")] if not s.done & CARD_PLAYED and len(cards) else []
    left += [text("round-use")] if not s.done & TRADED and len(add_uses(vec[i64](), s, me)) else []
    deals = len(add_deals(vec[i64](), s, me))
    return {"left": listed(text, left), "number": len(left), "deals": deals}


def asked_hex(text: Language, s: State, me: int, arg: int) -> Values:
    side = s.rules.components.sides[s.top_side]
    return {"side": side_name(s.top_side), "shown": side_in_words(text, side)}


def asked_found(text: Language, s: State, me: int, arg: int) -> Values:
    """A12.19 the second cube is for the player, if there is a second icon."""
    return {"region": arg, "own": int(any(number_of(answer) < RESOURCES for answer in legal(s)))}


def asked_search(text: Language, s: State, me: int, arg: int) -> Values:
    opened = [card for card in range(len(CARD_NAMES)) if s.opened >> card & 1]
    return {"cards": card_list(text, opened)}


def asked_terms(text: Language, s: State, me: int, arg: int) -> Values:
    return {"player": player_name(text, arg, me), **deal_values(text, view(s, me))}


def deal_values(text: Language, seen: View) -> Values:
    if seen.deal is None:
        return {"given": text("nothing"), "asked": text("nothing")}
    given, asked = seen.deal.offers
    return {"given": offer_in_words(text, given), "asked": offer_in_words(text, asked)}


def asked_board(text: Language, s: State, me: int, arg: int) -> Values:
    return {"board": board_name(text, first_of(arg)), "left": second_of(arg)}


def other_player(text: Language, s: State, me: int, arg: int) -> Values:
    return {"player": player_name(text, arg, me)}


def number_of_things(text: Language, s: State, me: int, arg: int) -> Values:
    return {"number": arg}


ASKED: dict[int, Asked] = {
    f.FIRST_LANDING: number_of_things,
    f.BID: lambda text, s, me, arg: {"florins": s.seats[me].florins, "second": arg},
    f.TALK: asked_talk,
    f.HELP: asked_crisis,
    f.RAISE: number_of_things,
    f.EXPORT_HELP: asked_export,
    f.ROUND: asked_round,
    f.HARVEST: lambda text, s, me, arg: {"resource": resource_name(text, first_of(arg))},
    f.TRADES: asked_board,
    f.MERCHANT: asked_board,
    f.TAKE_HEX: asked_hex,
    f.RESOURCES_FOUND: asked_found,
    f.MISSIONARY_LANDS: lambda text, s, me, arg: {"region": arg},
    f.RECRUIT: lambda text, s, me, arg: {"price": worker_price(s), "workers": s.workers},
    f.SEARCH_BUY: asked_search,
    f.YIELD_CUBE: other_player,
    f.HIDE_CUBES: other_player,
    f.PICK_HAND: other_player,
    f.SUPPLY_MARKET: asked_board,
    f.SHIFT_CUBES: lambda text, s, me, arg: {"number": first_of(arg)},
    f.PLUNDER: lambda text, s, me, arg: {"region": arg},
    f.TERMS: asked_terms,
    f.DEAL_REPLY: asked_terms,
}
