"""The 48 evolution cards: card n is A(n + 1) of the printed list, 24 characters and then 24 progress cards."""

from typing import Final

# Characters.
RESEARCHER: Final = 0
PIRATE: Final = 1
EXPLORER: Final = 2
HEAD_HUNTER: Final = 3
ASSASSIN: Final = 4
BISHOP: Final = 5
ARCHBISHOP: Final = 6
POPE: Final = 7
FALSE_PROPHET: Final = 8
MINISTER_OF_LABOUR: Final = 9
SCOUT: Final = 10
KING: Final = 11
RECRUITER: Final = 12
MISSIONARY: Final = 13
SPY: Final = 14
MERCHANT: Final = 15
TREASURER: Final = 16
THIEF: Final = 17
BARBARIAN: Final = 18
MINISTER_OF_AGRICULTURE: Final = 19
QUEEN: Final = 20
EXPORTER: Final = 21
ADMIRAL: Final = 22
MINISTER_OF_TRADE: Final = 23

# Progress cards.
IRRIGATION_CANAL: Final = 24
INDUSTRIAL_FISHING: Final = 25
SAWMILL: Final = 26
QUARRY: Final = 27
IRON_MINE: Final = 28
FARM: Final = 29
ROADS: Final = 30
SHIPBUILDING: Final = 31
EXPANSIONISM: Final = 32
AMPHITHEATRE: Final = 33
FOREIGN_TRADE: Final = 34
SLAVERY: Final = 35
COLOSSUS: Final = 36
PYRAMID: Final = 37
EMIGRATION: Final = 38
GREAT_LIGHTHOUSE: Final = 39
CATHEDRAL: Final = 40
IMMIGRATION: Final = 41
ARCHITECTURE: Final = 42
LOCAL_TRADE: Final = 43
PEACE_AND_PROSPERITY: Final = 44
EDUCATION: Final = 45
DICTATORSHIP: Final = 46
GIFTS_OF_THE_CLERGY: Final = 47

WONDERS: Final = (COLOSSUS, PYRAMID, GREAT_LIGHTHOUSE, CATHEDRAL)

# By card.
NAMES: Final = (
    "researcher",
    "pirate",
    "explorer",
    "head-hunter",
    "assassin",
    "bishop",
    "archbishop",
    "pope",
    "false-prophet",
    "minister-of-labour",
    "scout",
    "king",
    "recruiter",
    "missionary",
    "spy",
    "merchant",
    "treasurer",
    "thief",
    "barbarian",
    "minister-of-agriculture",
    "queen",
    "exporter",
    "admiral",
    "minister-of-trade",
    "irrigation-canal",
    "industrial-fishing",
    "sawmill",
    "quarry",
    "iron-mine",
    "farm",
    "roads",
    "shipbuilding",
    "expansionism",
    "amphitheatre",
    "foreign-trade",
    "slavery",
    "colossus",
    "pyramid",
    "emigration",
    "great-lighthouse",
    "cathedral",
    "immigration",
    "architecture",
    "local-trade",
    "peace-and-prosperity",
    "education",
    "dictatorship",
    "gifts-of-the-clergy",
)
CARD_NAMED: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}
