"""B1 the duchies: 37 fields in rows of 4-5-6-7-6-5-4, numbered 1-37 row by row from the north-west."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, COLOURS, DARK_GREEN, WILD

NUMBERS: Final = "6543/21654/543123/6126541/254312/61256/3413"  # the same on every duchy
COLOUR_ROWS: Final = {
    1: "ACCY/AACYB/AABYBB/SSSCSSS/BBMBBA/BMYBB/MYYB",
    2: "YYYC/BBSAM/MBBSAS/CBSCYBS/YSBAYB/BBABM/AABC",
    3: "AAAA/SSCSS/BMYYSB/BBYCYBB/BBYYBB/CAMMC/BASB",
    4: "CABS/AABSS/BBBSCM/AAAYYMS/BCYBBB/BMBYY/SBYC",
    5: "ABBS/AABMM/BCYSSS/BBAYCBB/YCAYSB/BABCS/YYBM",
    6: "YYCS/YBBSB/AAMSBB/YBBCSBB/YBBMSB/YMAAS/CAAC",
    7: "YCCS/YAAAS/SMBBMA/SYBBBAB/BYBBAB/BSMYB/SCCY",
    8: "BBSB/SCYCB/BYMYYS/BAYMAYB/SAAAMB/BCACS/BSBB",
    9: "BBCY/BBAAS/BBAASS/CYYMSCY/SSYMBA/YBBBA/MCBB",
    10: "SBAC/ASBAB/AAABYB/BBBBBYC/YYMYMS/BBMYS/CSSC",
    11: "CBBC/YYYYY/SABBSA/BSBBBAM/BSBBAM/CSYAC/MSAB",
    12: "BBBC/BMYYB/BMMAYB/CSSAYYB/SSSAYC/SAAAB/BCBB",
    13: "CBBY/MABBA/BBCAAA/YBBMSSA/YYYCSS/SBBYM/SBBC",
    14: "SCCB/SSYBB/SSSBBB/AAMMMYY/ABAABY/BBAYB/CBYC",
    15: "MMYY/YBBSB/CYBYSC/AAAYBBM/ASSBBB/ASSBB/ACCB",
    16: "BBBS/YYCBS/SBBMBB/CBBMASC/YBMASS/YBCYY/AAAA",
}
PRINTED_CASTLE: Final = {1: 19, 2: 19}  # the start castle's field where it is fixed
COPIES: Final = vec[i64]([0, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1])  # boards in the box by duchy
DUCHIES: Final = 10  # of the base game

# B15 the duchies with border posts, and by post the two fields it touches.
BORDER_DUCHIES: Final = range(11, 17)
BORDER_COPIES: Final = vec[i64]([0] * 11 + [1] * 6)
POSTS: Final = ((5, 10), (9, 15), (35, 36))

# What is printed on a board, by the number of its duchy.
NAMES: Final[dict[int, str]] = {number: str(number) for number in range(DUCHIES + 1)} | {
    11: "11a", 12: "11b", 13: "11c", 14: "11d", 15: "11e", 16: "11f", 17: "12a", 18: "12b", 19: "13A", 20: "13B"
}  # fmt: skip
NAMED: Final[dict[str, int]] = {name: number for number, name in NAMES.items()}


class Duchy:
    """A board: the colours and numbers of its fields, their neighbours, and its areas. Field 0 does not exist.

    Rivers join fields for placing tiles, but not to areas.
    """

    def __init__(
        self,
        number: i64,
        colours: list[int],
        numbers: list[int],
        neighbours: list[list[int]],
        rivers: list[tuple[int, int]],
        places: list[tuple[int, int]],
    ) -> None:
        fields = len(colours)
        self.rivers: list[tuple[int, int]] = rivers
        self.places: list[tuple[int, int]] = places  # by field, from 1 on: halves of a field to the right, rows down
        self.number: i64 = number
        self.fields: i64 = fields - 1
        self.colour: vec[i64] = vec[i64](colours)
        self.die: vec[i64] = vec[i64](numbers)
        joined = [near + across(field, rivers) for field, near in enumerate(neighbours)]
        self.neighbours: vec[vec[i64]] = vec[vec[i64]]([vec[i64](near) for near in joined])
        areas = find_areas(colours, neighbours)
        self.area_of: vec[i64] = vec[i64]([0] + [areas_index(areas, field) for field in range(1, fields)])
        self.areas: vec[vec[i64]] = vec[vec[i64]]([vec[i64](area) for area in areas])
        self.of_colour: vec[vec[i64]] = vec[vec[i64]](
            [vec[i64]([f for f in range(1, fields) if colour in (colours[f], WILD)]) for colour in range(COLOURS + 1)]
        )
        self.starts: vec[i64] = self.of_colour[DARK_GREEN]  # where the start castle may go
        # How many fields each area has, then each colour.
        self.sizes: vec[i64] = vec[i64]([len(area) for area in areas] + [colours.count(c) for c in range(COLOURS)])

    def area(self, field: i64) -> vec[i64]:
        return self.areas[self.area_of[field]]

    def start_only_on(self, numbers: tuple[int, ...]) -> None:
        """The start castle may go only on castle fields with these numbers."""
        self.starts = vec[i64]([field for field in self.of_colour[DARK_GREEN] if self.die[field] in numbers])


def across(field: int, rivers: list[tuple[int, int]]) -> list[int]:
    """The fields on the other side of a river."""
    return [b if a == field else a for a, b in rivers if field in (a, b)]


def find_areas(colours: list[int], neighbours: list[list[int]]) -> list[list[int]]:
    """Connected fields of one colour, in order of their first field."""
    areas: list[list[int]] = []
    seen = {0}
    for start in range(1, len(colours)):
        if start in seen:
            continue
        seen.add(start)
        area = [start]
        for field in area:
            for near in neighbours[field]:
                if colours[near] == colours[start] and near not in seen:
                    seen.add(near)
                    area.append(near)
        areas.append(sorted(area))
    return areas


def areas_index(areas: list[list[int]], field: int) -> int:
    for index, area in enumerate(areas):
        if field in area:
            return index
    raise ValueError(f"field {field} lies in no area")


def hexagon_neighbours() -> list[list[int]]:
    """The neighbours on a hexagon of 37 fields, by axial coordinates."""
    at: dict[tuple[int, int], int] = {}
    for row in range(7):
        r = row - 3
        for column in range(7 - abs(r)):
            at[(max(-3, -r - 3) + column, r)] = len(at) + 1
    around = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return [[]] + [[at[(q + dq, r + dr)] for dq, dr in around if (q + dq, r + dr) in at] for q, r in at]


def hexagon_places() -> list[tuple[int, int]]:
    return [(abs(row - 3) + 2 * column, row) for row in range(7) for column in range(7 - abs(row - 3))]


def hexagon(number: int) -> Duchy:
    colours = [COLOUR_LETTERS.index(letter) for letter in COLOUR_ROWS[number].replace("/", "")]
    numbers = [int(digit) for digit in NUMBERS.replace("/", "")]
    return Duchy(number, [-1, *colours], [0, *numbers], hexagon_neighbours(), [], hexagon_places())


def all_duchies() -> vec[Duchy]:
    duchies = vec[Duchy]([Duchy(0, [-1], [0], [[]], [], [])])  # 0: not dealt yet, no fields
    for number in COLOUR_ROWS:
        duchies = append(duchies, hexagon(number))
    return duchies


DUCHY: Final = all_duchies()
