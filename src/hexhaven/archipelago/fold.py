"""How each kind of event changes a view. Folding a seat's events gives that seat's view."""

from typing import Final

from hexhaven.archipelago import events as e
from hexhaven.archipelago.state import NO_BID, NO_CARD, NO_HEX, NO_SEAT
from hexhaven.archipelago.view import DealView, RegionView
from hexhaven.kernel.fold import New, Table, compile_fold

ME: Final = "seats[seat]"

COURSE: Final[Table] = {
    e.ORDER_SET: [],  # who takes which place is reported by other events
    e.PLACE_TAKEN: [("set", "order[a]", "seat")],
    e.TURN_OPENED: [
        ("set", "turn", "a"),
        ("clear", "fresh"),
        ("set", "taxed", 0),
        ("clear", "collected"),
        ("clear", "reproduced"),
        ("clear", "explored"),
        ("set", "shared_explored", 0),
    ],
    e.PHASE_OPENED: [("set", "phase", "a"), ("set", "orderer", NO_SEAT)],
    e.ROUND_OPENED: [("set", "done", 0), ("clear", "boosts"), ("set", "offers_left", "a")],
    e.WINDOW_OPENED: [("set", "offers_left", "a")],
    e.TALK_OPENED: [("set", "offers_left", "a")],
    e.ROUND_USED: [("set", "done", "a")],
    e.PASSED: [("include", "out", "seat")],
    e.TAXES_MARKED: [("set", "taxed", "a"), ("include", "collected", "seat")],
    e.REPRODUCTION_MARKED: [("include", "reproduced", "seat")],
    e.EXPLORATION_MARKED: [("include", "explored", "seat"), ("set", "shared_explored", "a")],
    e.DISC_GAINED: [("add", f"{ME}.discs", 1), ("drop", "out", "seat")],
    e.DISCS_USED: [("add", f"{ME}.discs_used", "a")],
    e.DISCS_RETURNED: [("set", "seats[*].discs_used", 0), ("clear", "out")],
    e.BID_SEALED: [("set", f"{ME}.bid", "a")],
    e.BID_REVEALED: [("set", f"{ME}.bid", NO_BID)],
    e.ORDERER_SET: [("set", "orderer", "seat")],
    e.POPULATION_CHANGED: [("add", "population", "a")],
    e.REBELLION_MOVED: [("add", "rebellion", "a")],
    e.WORKERS_MOVED: [("add", "workers", "a")],
    e.INDEPENDENCE_DECLARED: [("set", "independent", True)],
    e.EXPLORATION_FAILED: [],
}

OBJECTIVES: Final[Table] = {
    e.TREND_SET: [("include", "trends", "a")],
    e.OBJECTIVE_DEALT: [("add", f"{ME}.objectives_held", 1), ("include", f"{ME}.objectives", "a")],
    e.OBJECTIVE_DISCARDED: [
        ("subtract", f"{ME}.objectives_held", 1),
        ("add", f"{ME}.objectives_declined", 1),
        ("drop", f"{ME}.objectives", "a"),
        ("include", f"{ME}.declined", "a"),
    ],
    e.OBJECTIVE_LAID_OPEN: [("include", "open_objectives", "a")],
    e.OBJECTIVE_SEEN: [("include", f"{ME}.seen", "a"), ("include", "seats[a].objectives", "b")],
    e.OBJECTIVE_REVEALED: [("include", "revealed", "a"), ("include", f"{ME}.objectives", "a")],
    e.CONDITION_MET: [("include", "met", "a")],
    e.END_BEGUN: [("set", "ending", True)],
    e.POINTS_SCORED: [("add", f"{ME}.points", "a")],
    e.GAME_ENDED: [("set", "over", True)],
}

MAP: Final[Table] = {
    e.REGION_LAID: [("push", "regions", New(RegionView, side="a", rotation="b", spot="c"))],
    e.HEX_PLAYED: [("drop", f"{ME}.hand", "a")],
    e.BUILDING_BUILT: [("set", "regions[a].buildings[b]", "c")],
    e.ICON_PLUNDERED: [
        ("more", "regions[a].plundered[b]", 1),
        ("subtract", "bank", "c"),
        ("add", "coins_on_map", "c"),
    ],
    e.UNIT_ADDED: [
        ("put", f"{ME}.units", "a"),
        ("set", f"{ME}.citizens_left", "b"),
        ("set", f"{ME}.ships_left", "c"),
    ],
    e.UNIT_CHANGED: [("drop", f"{ME}.units", "a"), ("put", f"{ME}.units", "b")],
    e.MOVE_ENDED: [("drop", f"{ME}.units", "a"), ("put", f"{ME}.units", "b")],
    e.UNIT_LOST: [("drop", f"{ME}.units", "a"), ("set", f"{ME}.ships_left", "b")],
    e.EXPELLED: [],
    e.HEX_DEALT: [("drop", "stack", "a"), ("include", f"{ME}.hand", "a"), ("set", "top_side", "b")],
    e.HAND_DISCARDED: [("pour", f"{ME}.hand", "discarded_hexes")],
    e.HEX_SHOWN: [("set", "top_side", "a"), ("drop", "stack", "b")],
    e.HEX_DISCARDED: [("include", "discarded_hexes", "a"), ("set", "top_side", NO_HEX)],
    e.HEXES_SHUFFLED: [("pour", "discarded_hexes", "stack")],
}

GOODS: Final[Table] = {
    e.FLORINS_GAINED: [("add", f"{ME}.florins", "a"), ("subtract", "bank", "a")],
    e.FLORINS_PAID: [("subtract", f"{ME}.florins", "a"), ("add", "bank", "a")],
    e.FLORINS_GIVEN: [("subtract", f"{ME}.florins", "b"), ("add", "seats[a].florins", "b")],
    e.COIN_LAID: [
        ("subtract", f"{ME}.florins", 1),
        ("add", f"{ME}.coins", 1),
        ("include", "regions[a].used", "b"),
    ],
    e.COINS_COLLECTED: [("add", "bank", "a"), ("set", "seats[*].coins", 0), ("clear", "regions[*].used")],
    e.BENEFIT_LAID: [("add", f"{ME}.bonus", 1), ("subtract", "bank", 1)],
    e.CUBES_GAINED: [("add", f"{ME}.cubes[a]", "b"), ("subtract", "bank_cubes[a]", "b")],
    e.CUBES_PAID: [("subtract", f"{ME}.cubes[a]", "b"), ("add", "bank_cubes[a]", "b")],
    e.CUBES_GIVEN: [("subtract", f"{ME}.cubes[a]", "b"), ("add", "seats[c].cubes[a]", "b")],
    e.CUBES_HIDDEN: [("set", "hiding", "seat"), ("set", "hands", ["a", "b"])],
    e.CUBE_STOLEN: [
        ("set", "hiding", NO_SEAT),
        ("clear", "hands"),
        ("add", f"{ME}.cubes[b]", 1),
        ("subtract", "seats[a].cubes[b]", 1),
    ],
    e.THEFT_UNSEEN: [("set", "hiding", NO_SEAT), ("push", "thefts", ["seat", "a"])],
    e.EMPTY_HAND_PICKED: [("set", "hiding", NO_SEAT), ("clear", "hands")],
    e.THEFT_REVEALED: [("drop", "thefts", ["seat", "a"])],
    e.CUBES_REVEALED: [("set", f"{ME}.cubes[a]", "b")],
    e.STOCK_SHOWN: [],
    e.TOKEN_TAKEN: [("add", f"{ME}.tokens", 1), ("subtract", "tokens_left", 1)],
    e.TOKENS_SPENT: [("subtract", f"{ME}.tokens", "a")],
    e.TOKENS_GIVEN: [("subtract", f"{ME}.tokens", "b"), ("add", "seats[a].tokens", "b")],
    e.MARKET_STOCKED: [("add", "boards[a][b]", 1), ("subtract", "bank_cubes[b]", 1)],
    e.MARKET_DRAWN: [("subtract", "boards[a][b]", 1), ("add", "bank_cubes[b]", 1)],
    e.CUBE_BOUGHT: [("subtract", "boards[a][b]", 1), ("add", f"{ME}.cubes[b]", 1)],
    e.CUBE_SOLD: [("add", "boards[a][b]", 1), ("subtract", f"{ME}.cubes[b]", 1)],
}

CARDS: Final[Table] = {
    e.TOP_SHOWN: [("set", "top", "a"), ("drop", "deck", "a")],
    e.DECK_SHUFFLED: [("pour", "discarded", "deck")],
    e.CARD_LAID_OUT: [("set", "track[a]", "b"), ("set", "positions[a]", 0), ("set", "top", NO_CARD)],
    e.CARD_TURNED: [("set", "positions[a]", "c")],
    e.CARD_BOUGHT: [
        ("set", "track[c]", NO_CARD),
        ("set", "positions[c]", 0),
        ("drop", "opened", "a"),
        ("include", f"{ME}.cards", "a"),
        ("include", "fresh", "a"),
    ],
    e.CARD_DISCARDED: [
        ("set", "track[b]", NO_CARD),
        ("set", "positions[b]", 0),
        ("drop", "opened", "a"),
        ("drop", f"{ME}.cards", "a"),
        ("drop", "exhausted", "a"),
        ("include", "discarded", "a"),
    ],
    e.CARD_USED: [("include", "exhausted", "a")],
    e.CARD_OPENED: [("include", "opened", "a"), ("set", "top", NO_CARD)],
    e.CARD_GIVEN: [("drop", f"{ME}.cards", "b"), ("include", "seats[a].cards", "b")],
    e.CARDS_RELEASED: [("clear", "exhausted")],
    e.WONDER_BUILT: [("include", "wonders", "a")],
    e.BOOST_BEGUN: [("include", "boosts", "a")],
    e.BOOST_USED: [("drop", "boosts", "a")],
    e.BOOST_ENDED: [("clear", "boosts")],
    e.BACK_FACED: [("set", "crisis", "a")],
    e.CRISIS_OPENED: [("set", "missing", "c")],
    e.DEMAND_MET: [("set", "missing", "a")],
    e.CRISIS_CLOSED: [("set", "missing", 0)],
    e.EVENT_HAPPENED: [],
}

DEALS: Final[Table] = {
    e.DEAL_OPENED: [
        ("set", "deal", New(DealView, by="seat", partner="a", counters_left="b")),
        ("set", "offers_left", "c"),
    ],
    e.TERM_ADDED: [("set", "deal.offers[a][b]", "c")],
    e.DEAL_PROPOSED: [],
    e.DEAL_WITHDRAWN: [("set", "deal", None)],
    e.DEAL_ACCEPTED: [("set", "deal", None)],
    e.DEAL_REFUSED: [("set", "deal", None)],
    e.DEAL_COUNTERED: [("set", "deal", None)],
    e.PERMIT_GIVEN: [("include", f"{ME}.permits", "a")],
    e.PERMITS_ENDED: [("clear", "seats[*].permits")],
}

FOLD: Final[Table] = {**COURSE, **OBJECTIVES, **MAP, **GOODS, **CARDS, **DEALS}

fold: Final = compile_fold(FOLD)
