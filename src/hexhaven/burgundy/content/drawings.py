"""B20.2 B21.2 the boards of the team game and the solo game, drawn field by field.

A field is written as its colour and its die number. Four characters are the width of a field, so neighbours in the same
row are four characters apart, and those in the next row two. Fields are numbered island by island, row by row.
"""

from typing import Final

from librt.vecs import append, vec

from hexhaven.burgundy.content.duchies import DUCHY, NAMED, NAMES, Duchy
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS

# By name: the castle fields that the start castle may go on, by their die numbers.
TEAM_STARTS: Final = {"12a": (1,), "12b": (1, 6)}
HALF: Final = 2  # characters for half the width of a field


class Island:
    """Fields that hang together: where their drawing begins, in halves of a field and in rows, and its rows."""

    def __init__(self, left: int, top: int, rows: str) -> None:
        self.left: int = left
        self.top: int = top
        self.rows: str = rows


class Drawing:
    """A board: its islands, and the rivers between them as pairs of fields."""

    def __init__(self, islands: list[Island], rivers: list[tuple[int, int]]) -> None:
        self.islands: list[Island] = islands
        self.rivers: list[tuple[int, int]] = rivers


class Field:
    """One field of a drawing."""

    def __init__(self, island: int, x: int, y: int, text: str) -> None:
        self.island: int = island
        self.x: int = x
        self.y: int = y
        self.text: str = text

    def touches(self, other: "Field") -> bool:
        """Whether they lie side by side."""
        across, down = abs(self.x - other.x), abs(self.y - other.y)
        return (across, down) in ((2, 0), (1, 1))


DOUBLE_A: Final = Drawing(
    [
        Island(
            0,
            0,
            """
      C6  B5  B4  B3          A3  A4  B5  Y6
    M4  S1  B6  M5  Y4      A5  B5  S5  B1  Y2
  B5  C4  S3  M1  Y2  Y5  A6  B2  S1  B3  C2  Y3
B6  B1  B2  S6  S5  S4  C1  B4  S2  C6  B2  B1  Y4
  Y2  C5  S4  A3  B1  M2  M3  M1  S3  B4  C5  Y2
    Y6  S1  A2  B5  B6      B6  B5  A2  A1  Y5
      S3  A4  A1  B3          B3  A1  A4  Y3
""",
        )
    ],
    [],
)
DOUBLE_B: Final = Drawing(
    [
        Island(
            0,
            0,
            """
      B6  C5  A4  S3          A3  B4  B5  B6
    B2  B1  A6  S5  M4      Y4  A5  Y6  M1  C2
  B5  B4  A3  S1  B2  M3  B3  Y2  Y1  M3  Y4  M5
S6  A1  A2  C6  B5  S4  C1  Y4  Y5  S6  S2  S1  S6
  B2  Y5  B4  B3  S1  S2  B2  B1  C3  B4  S5  A2
    B6  Y1  C2  Y5  M6      B6  A5  B2  A1  A6
      B3  B4  Y1  Y3          B3  B1  C4  A3
""",
        )
    ],
    [],
)
ISLANDS_A: Final = Drawing(
    [
        Island(0, 0, "  A6  B4\nC2  Y3  C2\n  M5  S1"),
        Island(8, 0, "S6  M5  B6  B2\n  B4  A2  C4  Y3\n    B6  S3  B1"),
        Island(0, 4, "    B2  S4\n  B5  B4\nA1  Y3"),
        Island(8, 4, "  Y5  Y3  Y5  A1\nS1  B2  C4  A6  S3\n  B6  M5  B1  A2"),
    ],
    [(7, 8), (7, 20), (20, 29), (17, 29), (17, 33)],
)
ISLANDS_B: Final = Drawing(
    [
        Island(0, 1, "  B2\nC5  A6\n  A2  A3"),
        Island(8, 0, "  C6\nB4\n  B1"),
        Island(15, 0, "B5  M3  Y4  Y2"),
        Island(16, 3, "  Y3\nY1  C4"),
        Island(22, 4, "B6  B3"),
        Island(9, 5, "  A4  A5\nY5  Y6\n  M2"),
        Island(2, 6, "B6  B3\n  B1  B5"),
        Island(17, 6, "A1  B2  B4\n  M1  C1"),
        Island(5, 0, "S6"),
        Island(12, 2, "S5"),
        Island(20, 2, "S4"),
        Island(6, 4, "S3"),
        Island(14, 6, "S2"),
        Island(24, 6, "S1"),
    ],
    [
        (1, 32), (6, 32), (8, 33), (9, 33), (13, 33), (19, 33), (10, 34), (13, 34), (17, 34), (5, 35), (8, 35),
        (20, 35), (23, 35), (15, 36), (22, 36), (27, 36), (17, 37), (29, 37),
    ],
)  # fmt: skip


def fields_of(drawing: Drawing) -> list[Field]:
    """The fields in the order of their numbers."""
    found: list[Field] = []
    for number, island in enumerate(drawing.islands):
        for down, row in enumerate(island.rows.strip("\n").split("\n")):
            end = 0
            for word in row.split():
                at = row.index(word, end)
                end = at + len(word)
                found.append(Field(number, island.left + at // HALF, island.top + down, word))
    return found


def drawn_duchy(name: str, drawing: Drawing) -> Duchy:
    """The board of a drawing without mistakes."""
    fields = fields_of(drawing)
    neighbours = [
        [at for at, near in enumerate(fields, 1) if near.island == field.island and near.touches(field)]
        for field in fields
    ]
    colours = [COLOUR_LETTERS.index(field.text[0]) for field in fields]
    numbers = [int(field.text[1]) for field in fields]
    places = [(field.x, field.y) for field in fields]
    duchy = Duchy(NAMED[name], [-1, *colours], [0, *numbers], [[], *neighbours], drawing.rivers, places)
    if name in TEAM_STARTS:
        duchy.start_only_on(TEAM_STARTS[name])
    return duchy


def with_drawn(drawings: dict[str, Drawing]) -> vec[Duchy]:
    """All duchies by number: the hexagons, then these."""
    duchies = DUCHY[:]
    for number in range(len(DUCHY), len(NAMES)):
        name = NAMES[number]
        duchies = append(duchies, drawn_duchy(name, drawings[name]) if name in drawings else DUCHY[0])
    return duchies


STANDARD: Final = {"12a": DOUBLE_A, "12b": DOUBLE_B, "13A": ISLANDS_A, "13B": ISLANDS_B}
PRINTED: Final = with_drawn(STANDARD)
RECONSTRUCTED: Final = ("12b",)  # by name: what the rules say of it is known, but not what is printed
