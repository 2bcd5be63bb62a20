"""The kinds of events of a game of Burgundy, each with the meaning of its numbers.

Games are stored with their events: a number keeps its meaning for ever, and new kinds are added at the end.
"""

from typing import Final

START_PLAYER_SET: Final = 1  # seat, and who follows: second, third, fourth, NO_SEAT: none
DUCHY_SET: Final = 2  # seat, duchy
CHOICE_SEALED: Final = 3  # seat, secret: the answer, -1 for the others
SILVER_GAINED: Final = 4  # seat, number, cause
SILVER_PAID: Final = 5  # seat, number
WORKERS_GAINED: Final = 6  # seat, number, cause
WORKERS_PAID: Final = 7  # seat, number
POINTS_SCORED: Final = 8  # seat, number, cause
GOODS_GAINED: Final = 9  # seat, kind, number, depot (0: the supply)
GOODS_SOLD: Final = 10  # seat, kind, number
PHASE_OPENED: Final = 11  # phase
TILE_LAID_OUT: Final = 12  # space, tile, tile in the supply (black backs have numbers of their own)
GOOD_LAID_OUT: Final = 13  # kind, place in the row
ROUND_OPENED: Final = 14  # round
DICE_ROLLED: Final = 15  # seat, die, die
WHITE_DIE_ROLLED: Final = 16  # die
GOOD_ARRIVED: Final = 17  # kind, depot
TURN_OPENED: Final = 18  # seat
TURN_CLOSED: Final = 19  # seat
DIE_USED: Final = 20  # seat, die
TILE_TAKEN: Final = 21  # seat, tile, space
TILE_STORED: Final = 22  # seat, tile, 1 if on a common key space
TILE_DISCARDED: Final = 23  # seat, tile, 1 if from a common key space
TILE_BOUGHT: Final = 24  # seat, tile, depot
TILE_PLACED: Final = 25  # seat, tile, field, 1 if from a common key space
START_CASTLE_PLACED: Final = 26  # seat, field
BRIDGE_CROSSED: Final = 27  # seat, space, place in the order
AREA_COMPLETED: Final = 28  # seat, colour, size, by how much larger it counts
BONUS_TAKEN: Final = 29  # seat, colour, 1 the large or 2 the small one
EFFECT_DECLINED: Final = 30  # seat
PHASE_CLOSED: Final = 31  # phase
GAME_ENDED: Final = 32
MARKER_RAISED: Final = 33  # seat, space, place in the order
EFFECT_GAINED: Final = 34  # seat, the tile as which it acts, where from: the crane or ROUTE
POSTS_LINKED: Final = 35  # seat, pairs of border posts linked now (bit 0: 1 and 2, 1: 1 and 3, 2: 2 and 3)
TILE_KEPT: Final = 36  # space, tile
ROUTE_DEALT: Final = 37  # seat, card
GOOD_LAID: Final = 38  # seat, kind, place on the trade routes
SHIELD_LAID_OUT: Final = 39  # shield, depot
SHIELD_TAKEN: Final = 40  # seat, shield, depot
SHIELD_LOST: Final = 41  # seat, shield
RIVAL_NAMED: Final = 42  # seat, the rival's seat
DIE_TURNED: Final = 43  # seat, die, its new number
TILE_CLAIMED: Final = 44  # seat, tile, field, space: straight from the board
# The solo game.
TILE_REMOVED: Final = 45  # tile, space: it leaves the game
GOODS_LOST: Final = 46  # kind, number, depot: they leave the game
GOODS_TRADED: Final = 47  # seat, kind, number: they leave the game
MARKER_SET: Final = 48  # seat, where it stands now; the counter is at 0
COLOUR_COMPLETED: Final = 49  # seat, colour

# Causes other than tile kinds, which are below 60.
SETTING_UP: Final = 60
AREA: Final = 61
PHASE: Final = 62
BONUS: Final = 63
SALE: Final = 64
WORKER_ACTION: Final = 65
END_GOODS: Final = 66
END_SILVER: Final = 67
END_WORKERS: Final = 68
POSTS: Final = 69
POST_BONUS: Final = 70
ROUTE: Final = 71
SHIELDS: Final = 72
BOUGHT: Final = 73
