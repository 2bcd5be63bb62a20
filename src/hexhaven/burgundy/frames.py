"""The kinds of frames: what a game of Burgundy can wait for."""

from typing import Final

# Run by themselves.
SEAT_PLAYERS: Final = 0
REVEAL: Final = 1
OPEN_PHASE: Final = 2
OPEN_ROUND: Final = 3
OPEN_TURN: Final = 4
CLOSE_PHASE: Final = 5
FINISH: Final = 6

# Answered by chance.
DRAW_START_PLAYER: Final = 7
DRAW_START_GOOD: Final = 8
DRAW_DUCHY: Final = 9
LAY_OUT_TILE: Final = 10
LAY_OUT_GOOD: Final = 11
ROLL: Final = 12
ROLL_WHITE: Final = 13

# Asked of a player.
CHOOSE_DUCHY: Final = 14
CHOOSE_CASTLE: Final = 15
TURN: Final = 16
EXTRA_ACTION: Final = 17
CHOOSE_GOODS: Final = 18
GAIN_TILE: Final = 19
SELL_GOODS: Final = 20
PLACE_TILE: Final = 21
DISCARD: Final = 22

KINDS: Final = 23
