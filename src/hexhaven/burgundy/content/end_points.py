"""B10 B13 what scores at the end of the game: the last monasteries, and leftovers."""

from typing import Final

from mypy_extensions import i64

from hexhaven.burgundy.content.tiles import (
    BANK,
    BIT,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    MARKET,
    MONASTERY,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from hexhaven.burgundy.events import END_GOODS, END_SILVER, END_WORKERS

# What is counted. A kind of tile counts those in the duchy; kinds are below these numbers.
GOODS_LEFT: Final = 80
SILVER_LEFT: Final = 81
WORKERS_LEFT: Final = 82
KINDS_SOLD: Final = 83
GOODS_SOLD: Final = 84
SPECIES: Final = 85
BONUS_TILES: Final = 86


class EndRow:
    """Points for each of something; those of a monastery only for its owner."""

    def __init__(self, cause: i64, points: i64, number: i64, counted: i64, monastery: i64 = 0) -> None:
        self.cause: i64 = cause
        self.points: i64 = points
        self.number: i64 = number
        self.counted: i64 = counted
        self.monastery: i64 = monastery  # 0: for everybody

    def monasteries(self) -> i64:
        """As a mask: bit n for monastery n."""
        return BIT[self.monastery] if self.monastery else 0


def monastery(number: i64, points: i64, counted: i64) -> EndRow:
    return EndRow(MONASTERY + number, points, 1, counted, number)


# B13.2-B13.4, then B10.n for monastery n.
END_ROWS: Final = [
    EndRow(END_GOODS, 1, 1, GOODS_LEFT),
    EndRow(END_SILVER, 1, 1, SILVER_LEFT),
    EndRow(END_WORKERS, 1, 2, WORKERS_LEFT),
    monastery(15, 2, KINDS_SOLD),
    monastery(16, 4, WAREHOUSE),
    monastery(17, 4, WATCHTOWER),
    monastery(18, 4, CARPENTER),
    monastery(19, 4, CHURCH),
    monastery(20, 4, MARKET),
    monastery(21, 4, BOARDING_HOUSE),
    monastery(22, 4, BANK),
    monastery(23, 4, TOWN_HALL),
    monastery(24, 4, SPECIES),
    monastery(25, 1, GOODS_SOLD),
    monastery(26, 3, BONUS_TILES),
]
WHITE_CASTLES_ROW: Final = monastery(29, 4, WHITE_CASTLE)
