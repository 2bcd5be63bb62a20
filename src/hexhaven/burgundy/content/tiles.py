"""B1 the hexagonal tiles: one row per tile kind, counted by the colour of its back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Colours of fields and tiles; an area of a duchy has one of them.
DARK_GREEN: Final = 0  # castles
GREY: Final = 1  # mines
YELLOW: Final = 2  # monasteries
BLUE: Final = 3  # ships, rivers
BEIGE: Final = 4  # buildings, cities
LIGHT_GREEN: Final = 5  # animals, pastures
COLOURS: Final = 6
WILD: Final = 6  # the colour of a tile that goes on fields of every colour
COLOUR_LETTERS: Final = "CMYSBA"

NO_TILE: Final = 0
CASTLE: Final = 1
MINE: Final = 2
SHIP: Final = 3
COW: Final = 4  # the tile with two cows; three and four follow, likewise for each species
SHEEP: Final = 7
PIG: Final = 10
GOAT: Final = 13
GEESE: Final = 16  # a species of its own with the value 2
MARKET: Final = 17
CARPENTER: Final = 18
CHURCH: Final = 19
WAREHOUSE: Final = 20
BOARDING_HOUSE: Final = 21
BANK: Final = 22
TOWN_HALL: Final = 23
WATCHTOWER: Final = 24
CRANE: Final = 25
WHITE_CASTLE: Final = 26
INN: Final = 27
BLACK_TILE: Final = 29  # a tile that lies face down: only its black back counts
MONASTERY: Final = 30  # MONASTERY + n is monastery n
TILE_KINDS: Final = 60
BIT: Final = vec[i64]([1 << tile for tile in range(TILE_KINDS)])  # a compiled 1 << tile would be cut to 32 bits


class Tile:
    """One row: how many tiles of this kind have a coloured and how many a black back."""

    def __init__(self, tile: i64, name: str, colour: i64, coloured: i64, black: i64) -> None:
        self.tile: i64 = tile
        self.name: str = name
        self.colour: i64 = colour
        self.coloured: i64 = coloured
        self.black: i64 = black


def animals(first: i64, species: str) -> list[Tile]:
    """Two tiles of 2, two of 3 and one of 4 animals; one more 3 and 4 with a black back."""
    return [
        Tile(first, f"{species}2", LIGHT_GREEN, 2, 0),
        Tile(first + 1, f"{species}3", LIGHT_GREEN, 2, 1),
        Tile(first + 2, f"{species}4", LIGHT_GREEN, 1, 1),
    ]


BLACK_MONASTERIES: Final = (7, 12, 14, 15, 24, 25)


def monasteries() -> list[Tile]:
    """Twenty-six monasteries, one of each; six of them with a black back."""
    rows: list[Tile] = []
    for n in range(1, 27):
        black = 1 if n in BLACK_MONASTERIES else 0
        rows.append(Tile(MONASTERY + n, f"m{n}", YELLOW, 1 - black, black))
    return rows


ROWS: Final[list[Tile]] = [
    Tile(CASTLE, "castle", DARK_GREEN, 14, 2),
    Tile(MINE, "mine", GREY, 10, 2),
    Tile(SHIP, "ship", BLUE, 20, 6),
    *animals(COW, "cow"),
    *animals(SHEEP, "sheep"),
    *animals(PIG, "pig"),
    *animals(GOAT, "goat"),
    Tile(MARKET, "market", BEIGE, 5, 2),
    Tile(CARPENTER, "carpenter", BEIGE, 5, 2),
    Tile(CHURCH, "church", BEIGE, 5, 2),
    Tile(WAREHOUSE, "warehouse", BEIGE, 5, 2),
    Tile(BOARDING_HOUSE, "boarding-house", BEIGE, 5, 2),
    Tile(BANK, "bank", BEIGE, 5, 2),
    Tile(TOWN_HALL, "town-hall", BEIGE, 5, 2),
    Tile(WATCHTOWER, "watchtower", BEIGE, 5, 2),
    *monasteries(),
]

# B14 B16 B17 the tiles of expansions.
EXTRA_ROWS: Final[list[Tile]] = [
    Tile(MONASTERY + 27, "m27", YELLOW, 1, 0),
    Tile(MONASTERY + 28, "m28", YELLOW, 1, 0),
    Tile(CRANE, "crane", BEIGE, 0, 1),
    Tile(GEESE, "geese", LIGHT_GREEN, 0, 1),
]
WHITE_ROWS: Final[list[Tile]] = [
    Tile(WHITE_CASTLE, "white-castle", BEIGE, 6, 2),
    Tile(MONASTERY + 29, "m29", YELLOW, 1, 0),
]
INN_ROW: Final = Tile(INN, "inn", WILD, 0, 5)
ALL_ROWS: Final[list[Tile]] = [*ROWS, *EXTRA_ROWS, *WHITE_ROWS, INN_ROW]

BLACK_TILE_ROW: Final = Tile(BLACK_TILE, "black-tile", WILD, 0, 0)  # in no box: any tile face down

# All tiles by name, including those of expansions: notation and words are the same in every game.
NAME_OF: Final[dict[int, str]] = {row.tile: row.name for row in ALL_ROWS}
TILE_NAMED: Final[dict[str, int]] = {row.name: row.tile for row in ALL_ROWS}
COLOUR_OF: Final[dict[int, int]] = {row.tile: row.colour for row in ALL_ROWS}


def name_tile(row: Tile) -> None:
    """Make a tile of an expansion known by its name."""
    NAME_OF[row.tile] = row.name
    TILE_NAMED[row.name] = row.tile
    COLOUR_OF[row.tile] = row.colour


name_tile(BLACK_TILE_ROW)


def is_animal(tile: i64) -> bool:
    return COW <= tile <= GEESE


def species_of(animal: i64) -> i64:
    return (animal - COW) // 3


def animals_on(animal: i64) -> i64:
    return (animal - COW) % 3 + 2
