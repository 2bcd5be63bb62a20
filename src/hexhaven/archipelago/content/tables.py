"""A component set as the rules use it: numbers and packed tables, created once and shared by all games.

The values come from a data file (standard-4.toml, or one typed in from a box); components.py reads and checks it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Terrain of an edge.
SEA: Final = 0
PLAIN: Final = 1
MOUNTAIN: Final = 2
EDGES: Final = 6  # directions 0-5 anticlockwise from east; the opposite of d is (d + 3) % 6

# Where something is in a region. Icons are counted by area; units are in areas or on buildings.
LAND_A: Final = 0
LAND_B: Final = 1
SEA_A: Final = 2
SEA_B: Final = 3
AREAS: Final = 4

# Sides of hexes: hex h of the stack has the sides 2h and 2h + 1.
STACK_HEXES: Final = 24
OPEN_SEA: Final = 48
DESERT_VILLAGE: Final = 49
SIDES: Final = 50

# Buildings.
TOWN: Final = 0
MARKET: Final = 1
PORT: Final = 2
TEMPLE: Final = 3
BUILDINGS: Final = 4
SHIP: Final = 4  # has a cost like a building

CARDS: Final = 48  # card n of the tables is A(n + 1) of the printed list
CHARACTERS: Final = 24  # the first 24 cards; the others are progress cards
ROWS: Final = 4  # at most, in a market's zone

# What a zone of a crisis back holds.
CRISIS: Final = 0
EVENT: Final = 1
# Events: what moves, and what is counted.
REBELS_PER_TEMPLE: Final = 0
REBELS_PER_TOWN: Final = 1
WORKERS_PER_PORT: Final = 2
WORKERS_PER_TOWN: Final = 3


class Side:
    """One side of a hex, not rotated."""

    def __init__(
        self, number: i64, edges: vec[i64], area_at: vec[i64], lands: i64, seas: i64, icons: vec[i64], huts: i64
    ) -> None:
        self.number: i64 = number
        self.edges: vec[i64] = edges  # by direction: the terrain
        self.area_at: vec[i64] = area_at  # by direction: the area the edge belongs to, LAND_A..SEA_B
        self.lands: i64 = lands  # 0-2 land areas; two are separated by a strait
        self.seas: i64 = seas  # 0-2 sea areas; two only around a single land area
        self.icons: vec[i64] = icons  # by area * 6 + resource: number of icons; fish only in sea areas
        self.huts: i64 = huts


class Zone:
    """Half of a crisis back."""

    def __init__(self, kind: i64, red: bool, resource: i64, number: i64) -> None:
        self.kind: i64 = kind  # CRISIS or EVENT
        self.red: bool = red
        self.resource: i64 = resource  # of a crisis; of an event: which one
        self.number: i64 = number  # upper crisis: citizens per cube, lower: cubes; event: steps per building, signed


class Market:
    """Board I or II. Rows fill from the top; a zone may have fewer than four."""

    def __init__(self, slots: vec[i64], price: vec[i64], workers: vec[i64], rebels: vec[i64]) -> None:
        self.slots: vec[i64] = slots  # by resource * 4 + row
        self.price: vec[i64] = price
        self.workers: vec[i64] = workers  # effect in phase 3
        self.rebels: vec[i64] = rebels


class Components:
    """A whole component set."""

    def __init__(
        self,
        name: str,
        sides: vec[Side],
        domestic: Market,
        export: Market,
        upper: vec[Zone],
        lower: vec[Zone],
        prices: vec[i64],
        discs: vec[i64],
        florins: vec[i64],
        anyone: vec[i64],
        amount: vec[i64],
        medals: vec[i64],
    ) -> None:
        self.name: str = name
        self.sides: vec[Side] = sides
        self.domestic: Market = domestic
        self.export: Market = export
        # Evolution cards, by card.
        self.upper: vec[Zone] = upper
        self.lower: vec[Zone] = lower
        self.prices: vec[i64] = prices  # by card * 3 + position
        self.discs: vec[i64] = discs  # action discs to activate or build
        self.florins: vec[i64] = florins  # florins to activate
        self.anyone: vec[i64] = anyone  # 1: the multicoloured arrow
        self.amount: vec[i64] = amount  # steps of the marker the card moves, signed as the marker moves; else 0
        self.medals: vec[i64] = medals  # victory points
        # Board III by row (population 0-10, 11-20, ...), board IV by row.
        self.stability_workers: vec[i64] = vec[i64]()
        self.stability_rebels: vec[i64] = vec[i64]()
        self.labour_from: vec[i64] = vec[i64]()  # the first number of workers of the row; the first row is 0
        self.labour_price: vec[i64] = vec[i64]()  # 0: no recruiting
        self.labour_rebels: vec[i64] = vec[i64]()
        # The action wheel, by number of players.
        self.tax_discs: vec[i64] = vec[i64]()  # per turn in all, with a circle for each player (A8.14)
        self.shared_explorations: vec[i64] = vec[i64]()  # shared circles in addition to each player's own
        # Taxes and building costs.
        self.tax_citizen: i64 = 0
        self.tax_ship: i64 = 0
        self.tax_town: i64 = 0
        self.tax_temple: i64 = 0
        self.cost_cubes: vec[i64] = vec[i64]()  # by building, SHIP last: a pile
        self.cost_florins: vec[i64] = vec[i64]()
        # By trend and by objective: the row numbers of content/trends.py and content/objectives.py are fixed.
