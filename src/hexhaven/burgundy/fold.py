"""How each kind of event changes a view. Folding a seat's events gives that seat's view."""

from typing import Final

from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.tiles import CASTLE, NO_TILE
from hexhaven.burgundy.state import NO_SEAT
from hexhaven.kernel.fold import Table, compile_fold

ME: Final = "seats[seat]"
ESTATE: Final = f"estates[{ME}.estate]"
OWN: Final = (f"{ME}.estate", "seats[viewer].estate")  # the viewer's estate

FOLD: Final[Table] = {
    e.START_PLAYER_SET: [("set", "order", ["seat", "a", "b", "c"])],
    e.DUCHY_SET: [("set", f"{ESTATE}.duchy", "a"), ("set", f"{ME}.sealed", 0)],
    e.CHOICE_SEALED: [("set", f"{ME}.sealed", "a")],
    e.SILVER_GAINED: [("add", f"{ESTATE}.silver", "a")],
    e.SILVER_PAID: [("subtract", f"{ESTATE}.silver", "a")],
    e.WORKERS_GAINED: [("add", f"{ESTATE}.workers", "a")],
    e.WORKERS_PAID: [("subtract", f"{ESTATE}.workers", "a")],
    e.POINTS_SCORED: [("add", f"{ESTATE}.points", "a"), ("add", f"{ME}.points", "a")],
    e.GOODS_GAINED: [("more", f"{ESTATE}.goods[a]", "b"), ("less", "goods[c][a]", "b")],
    e.GOODS_SOLD: [
        ("less", f"{ESTATE}.goods[a]", "b"),
        ("add", f"{ESTATE}.sold_number", "b"),
        ("more", f"{ESTATE}.sold[a]", "b", *OWN),
    ],
    e.PHASE_OPENED: [("set", "phase", "a"), ("set", "round", 0), ("set", "depots[*]", NO_TILE)],
    e.TILE_LAID_OUT: [("set", "depots[a]", "b"), ("less", "supply[c]", 1)],
    e.GOOD_LAID_OUT: [("push", "coming_goods", "a"), ("less", "goods[0][a]", 1)],
    e.ROUND_OPENED: [("set", "round", "a")],
    e.DICE_ROLLED: [("set", f"{ME}.dice", ["a", "b"])],
    e.WHITE_DIE_ROLLED: [("set", "white_die", "a")],
    e.GOOD_ARRIVED: [("drop", "coming_goods", "a"), ("more", "goods[b][a]", 1)],
    e.TURN_OPENED: [("set", "can_purchase", True)],
    e.TURN_CLOSED: [("set", "can_purchase", False)],
    e.DIE_USED: [("drop", f"{ME}.dice", "a")],
    e.TILE_TAKEN: [("set", "depots[b]", NO_TILE)],
    e.TILE_STORED: [("put", f"{ME}.storage", "a", "b", "0"), ("put", f"{ESTATE}.common", "a", "b", "1")],
    e.TILE_DISCARDED: [("drop", f"{ME}.storage", "a", "b", "0"), ("drop", f"{ESTATE}.common", "a", "b", "1")],
    e.TILE_BOUGHT: [("set", "can_purchase", False)],
    e.TILE_PLACED: [
        ("drop", f"{ME}.storage", "a", "c", "0"),
        ("drop", f"{ESTATE}.common", "a", "c", "1"),
        ("set", f"{ESTATE}.tiles[b]", "a"),
    ],
    e.START_CASTLE_PLACED: [
        ("less", f"supply[{CASTLE}]", 1),
        ("set", f"{ESTATE}.tiles[a]", CASTLE),
        ("set", f"{ME}.sealed", 0),
    ],
    e.BRIDGE_CROSSED: [("set", f"{ME}.bridge", "a"), ("drop", "order", "seat"), ("insert", "order", ["b", "seat"])],
    e.AREA_COMPLETED: [],  # what it brings is reported by other events
    e.BONUS_TAKEN: [("more", "bonuses_taken[a]", 1), ("add", f"{ESTATE}.bonuses", 1)],
    e.EFFECT_DECLINED: [],
    e.PHASE_CLOSED: [],
    e.GAME_ENDED: [("set", "over", True)],
    e.MARKER_RAISED: [("drop", "order", "seat"), ("insert", "order", ["b", "seat"])],
    e.EFFECT_GAINED: [],
    e.POSTS_LINKED: [("set", f"{ESTATE}.links", "a")],
    e.TILE_KEPT: [("set", "depots[a]", "b")],
    e.ROUTE_DEALT: [("push", f"{ME}.routes", "a")],
    e.GOOD_LAID: [("push", f"{ME}.laid", "a")],
    e.SHIELD_LAID_OUT: [("put", "shields[b]", "a")],
    e.SHIELD_TAKEN: [("drop", "shields[b]", "a"), ("put", f"{ESTATE}.shields", "a")],
    e.SHIELD_LOST: [("drop", f"{ESTATE}.shields", "a"), ("set", f"{ESTATE}.rival", NO_SEAT, "a", "6")],
    e.RIVAL_NAMED: [("set", f"{ESTATE}.rival", "a")],
    e.DIE_TURNED: [("drop", f"{ME}.dice", "a"), ("put", f"{ME}.dice", "b")],
    e.TILE_CLAIMED: [("set", "depots[c]", NO_TILE), ("set", f"{ESTATE}.tiles[b]", "a")],
    e.TILE_REMOVED: [("set", "depots[b]", NO_TILE)],
    e.GOODS_LOST: [("less", "goods[c][a]", "b")],
    e.GOODS_TRADED: [("less", f"{ESTATE}.goods[a]", "b")],
    e.MARKER_SET: [("set", "marker", "a"), ("set", f"{ME}.points", 0), ("set", f"{ESTATE}.points", 0)],
    e.COLOUR_COMPLETED: [],
}

fold: Final = compile_fold(FOLD)
