"""The kinds of frames: everything a game of Burgundy can wait for."""

from typing import Final

# Run by themselves.
SEAT_PLAYERS: Final = 0
REVEAL: Final = 1
OPEN_PHASE: Final = 2
OPEN_ROUND: Final = 3
OPEN_TURN: Final = 4
CLOSE_TURN: Final = 5
CLOSE_PHASE: Final = 6
FINISH: Final = 7

# Answered by chance.
DRAW_START_PLAYER: Final = 8
DRAW_START_GOOD: Final = 9
DRAW_DUCHY: Final = 10
LAY_OUT_TILE: Final = 11
LAY_OUT_GOOD: Final = 12
ROLL: Final = 13
ROLL_WHITE: Final = 14

# Questions for a player.
CHOOSE_DUCHY: Final = 15
CHOOSE_CASTLE: Final = 16
TURN: Final = 17
EXTRA_ACTION: Final = 18
CHOOSE_GOODS: Final = 19
GAIN_TILE: Final = 20
SELL_GOODS: Final = 21
PLACE_TILE: Final = 22
DISCARD: Final = 23

# Of expansions: run by themselves,
LAY_GOODS: Final = 24
SCORE_GAME: Final = 25
# answered by chance,
DRAW_ROUTE: Final = 26
DRAW_SHIELD: Final = 27
# and questions for a player.
CHOOSE_EFFECT: Final = 28
CHOOSE_SPECIES: Final = 29
WHITE_ACTION: Final = 30
GATHER_GOODS: Final = 31
CLAIM_TILE: Final = 32
PAY_TRIBUTE: Final = 33
NAME_RIVAL: Final = 34

# In the team game.
STORE_TILE: Final = 36
# In the solo game.
PART: Final = 37
CHOOSE_PART: Final = 38
MARKER_ACTION: Final = 39
COLOUR_TILE: Final = 40
TRADE_GOODS: Final = 41
GIVE_GOODS: Final = 42

KINDS: Final = 48
