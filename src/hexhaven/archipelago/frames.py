"""The kinds of frames: all a game of Archipelago can wait for. Two numbers in an argument are a pair (bits.py)."""

from typing import Final

# Run by themselves.
DEAL_HANDS: Final = 0
CLOSE_TURN_ZERO: Final = 1
OPEN_TURN: Final = 2
REVEAL_BIDS: Final = 3  # arg: 1 in the second bidding
POPULATION: Final = 4
BALANCE: Final = 5
RESOLVE_ZONE: Final = 6  # arg: zone
CLOSE_DOMESTIC: Final = 7
CLOSE_EXPORT: Final = 8  # arg: cubes missing live in the state
OPEN_ACTIONS: Final = 9
NEXT_ROUND: Final = 10  # arg: place in the turn order
CLOSE_ROUND: Final = 11  # arg: seat
OPEN_PURCHASES: Final = 12
NEXT_PURCHASE: Final = 13  # arg: place in the turn order
FILL_TRACK: Final = 14
RED_ZONES: Final = 15
SETTLE_REGION: Final = 16  # arg: seat, region
TAKE_TOP_HEX: Final = 17  # arg: seat
CLOSE_SEARCH: Final = 18  # arg: seat
FINISH: Final = 19
RESUME_ROUND: Final = 20  # arg: seat, offers left
OBJECTIVES: Final = 21
CHECK_END: Final = 22  # while no player is active: the game ends here if it has to
FIRST_DISCOVERY: Final = 23  # arg: seat
SEARCH: Final = 24  # arg: seat; progress or characters, cards to open
NEXT_HEX: Final = 25
LAY_HEX: Final = 26  # arg: seat
TRY_HEX: Final = 27  # arg: seat, hex
NEXT_CARD: Final = 28
OPEN_WINDOW: Final = 29  # arg: seat, kind of frame
CLOSE_BACK: Final = 30
END_MOVES: Final = 31  # arg: seat

# Answered by chance.
DRAW_ORDER: Final = 32  # arg: places drawn so far
DRAW_HAND: Final = 33  # arg: seat
DRAW_TOP_HEX: Final = 34
DRAW_TOP_CARD: Final = 35
DRAW_TREND: Final = 36
SET_TRENDS: Final = 38  # runs by itself, as do these
ASK_ORDER: Final = 39  # arg: who sets it
OPEN_TALKS: Final = 40  # arg: whose question is a window of its own
DRAW_OBJECTIVE: Final = 37  # arg: seat; NO_SEAT + 8 if it is open to everyone

# Questions for a player.
CHOOSE_TREND: Final = 48
CHOOSE_OBJECTIVE: Final = 49
FIRST_REGION: Final = 50
FIRST_LANDING: Final = 51  # arg: citizens to land
BID: Final = 52  # arg: 1 in the second bidding
TALK: Final = 53
SET_ORDER: Final = 54
HELP: Final = 55  # domestic crisis; arg: cubes spent
RAISE: Final = 56  # arg: citizens still to raise
EXPEL: Final = 57
EXPORT_HELP: Final = 58
ROUND: Final = 59
HARVEST: Final = 60  # arg: resource, whether a unit is at work
TRADES: Final = 61  # arg: board, trades left
MERCHANT: Final = 62  # arg: board; resource + 1, selling
TAKE_HEX: Final = 63  # arg: 1 if the exploration may be skipped
CHOOSE_HEX: Final = 64
PLACE_HEX: Final = 65  # arg: hex
RESOURCES_FOUND: Final = 66  # arg: region
MISSIONARY_LANDS: Final = 67  # arg: region
REPRODUCE: Final = 68  # arg: citizens added
RECRUIT: Final = 69  # arg: whether one has been recruited, how many more may be
MIGRATE: Final = 70  # arg: moves left | CITIZENS_ONLY | SHIPS_ONLY | MADE
BUILD_FREELY: Final = 71  # arg: 1 only a ship
PURCHASE: Final = 72
SEARCH_BUY: Final = 73  # arg: 0 characters, 1 progress
SINK: Final = 74
YIELD_CUBE: Final = 75  # arg: who receives it
HIDE_CUBES: Final = 76  # arg: the thief
PICK_HAND: Final = 77  # arg: the victim
SUPPLY_MARKET: Final = 78  # arg: board, cubes left
SHIFT_CUBES: Final = 79  # arg: cubes left, the board they come from + 1
TERMS: Final = 80  # arg: the partner
DEAL_REPLY: Final = 81  # arg: who offers
PLUNDER: Final = 82  # arg: region

KINDS: Final = 83
