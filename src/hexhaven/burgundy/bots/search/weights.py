"""The weights of the policy: where each stands in their row, and the values from which training starts."""

from typing import Final

from mypy_extensions import i64

# Workers and silver, early and late in the game, and how fast more of them lose value.
WORKER_EARLY: Final = 0
WORKER_LATE: Final = 1
MANY_WORKERS: Final = 2
SILVER_EARLY: Final = 3
SILVER_LATE: Final = 4
MANY_SILVER: Final = 5
# The kinds of answers.
PLACING: Final = 6
TAKING: Final = 7
SELLING: Final = 8
SELLING_EARLY: Final = 9
RESTING: Final = 10  # take workers
BUYING: Final = 11
BUYING_FIRST: Final = 12  # before the dice are used
# Areas and colours.
AREA_DONE: Final = 13
AREA_PROGRESS: Final = 14
COLOUR_DONE: Final = 15
COLOUR_PROGRESS: Final = 16
OPENED_EARLY: Final = 17  # a field that can be used from now on
OPENED_LATE: Final = 18
START_AREA: Final = 19  # lost by the start castle
# Storage.
HELD: Final = 20  # share of its best field's value for a tile in storage
HELD_CLOSED: Final = 21  # the same if no tile lies next to that field yet
FITS_DIE: Final = 22  # the other die can place it
LAST_SPACE: Final = 23
NO_SPACE: Final = 24
DEAD: Final = 25
COLOUR: Final = 26  # six, by colour
# Tiles.
CASTLE_PLACED: Final = 32
MINE_PLACED: Final = 33
MINE_SILVER: Final = 34
SHIP_PLACED: Final = 35
SHIP_GOOD: Final = 36
SHIP_FIRST: Final = 37
ANIMAL: Final = 38
ANIMAL_AGAIN: Final = 39
BUILDING: Final = 40  # eight, by kind
WAREHOUSE_GOOD: Final = 48
END_POINTS: Final = 49
MONASTERY: Final = 50  # twenty-six, by number
# Goods.
SOLD: Final = 76
GOOD: Final = 77
GOOD_NEW: Final = 78
GOOD_MORE: Final = 79
# What came later; a mind that does not know them has zeros.
HELD_LAST: Final = 80  # added to the share of HELD as the last round comes near
WORKER_LAST: Final = 81
SILVER_LAST: Final = 82
SAME_STORED: Final = 83  # for each tile of the same colour that is already stored
FREES_SPACE: Final = 84  # placing when the storage is full
TOWN_HALL_STORED: Final = 85
END_LATER: Final = 86  # what a monastery will count at the end beyond what it does now, for each phase left
PARTNER: Final = 87  # for what the other die can do besides
NUMBER: Final = 88


class Weight:
    """One row: the place of a weight, its name, and a first guess."""

    def __init__(self, place: i64, name: str, guess: float) -> None:
        self.place: i64 = place
        self.name: str = name
        self.guess: float = guess


COLOURS: Final = ("castle", "mine", "monastery", "ship", "building", "animal")
BUILDINGS: Final = (
    ("market", 4.0),
    ("carpenter", 8.0),
    ("church", 6.0),
    ("warehouse", 2.0),
    ("boarding-house", 0.0),
    ("bank", 6.0),
    ("town-hall", 6.0),
    ("watchtower", 4.0),
)
# By number; the first fourteen for each phase left.
MONASTERIES: Final = (
    0.5, 1.5, 1.0, 1.0, 1.0, 1.5, 1.2, 2.0, 1.5, 1.5, 1.5, 2.0, 1.5, 2.0,
    4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 6.0, 4.0, 3.0,
)  # fmt: skip

ROWS: Final = [
    Weight(WORKER_EARLY, "worker-early", 2.7),
    Weight(WORKER_LATE, "worker-late", 0.7),
    Weight(MANY_WORKERS, "many-workers", 0.1),
    Weight(SILVER_EARLY, "silver-early", 3.6),
    Weight(SILVER_LATE, "silver-late", 1.2),
    Weight(MANY_SILVER, "many-silver", 0.1),
    Weight(PLACING, "placing", 8.0),
    Weight(TAKING, "taking", 3.0),
    Weight(SELLING, "selling", 2.0),
    Weight(SELLING_EARLY, "selling-early", 0.0),
    Weight(RESTING, "resting", 0.0),
    Weight(BUYING, "buying", 2.0),
    Weight(BUYING_FIRST, "buying-first", 2.0),
    Weight(AREA_DONE, "area-done", 1.0),
    Weight(AREA_PROGRESS, "area-progress", 1.0),
    Weight(COLOUR_DONE, "colour-done", 1.0),
    Weight(COLOUR_PROGRESS, "colour-progress", 1.0),
    Weight(OPENED_EARLY, "opened-early", 0.8),
    Weight(OPENED_LATE, "opened-late", 0.1),
    Weight(START_AREA, "start-area", 1.0),
    Weight(HELD, "held", 0.6),
    Weight(HELD_CLOSED, "held-closed", 0.3),
    Weight(FITS_DIE, "fits-die", 3.0),
    Weight(LAST_SPACE, "last-space", 2.0),
    Weight(NO_SPACE, "no-space", 6.0),
    Weight(DEAD, "dead", 4.0),
    *[Weight(COLOUR + place, f"take-{name}", 0.0) for place, name in enumerate(COLOURS)],
    Weight(CASTLE_PLACED, "castle", 8.0),
    Weight(MINE_PLACED, "mine", 0.0),
    Weight(MINE_SILVER, "mine-silver", 1.0),
    Weight(SHIP_PLACED, "ship", 3.0),
    Weight(SHIP_GOOD, "ship-good", 1.5),
    Weight(SHIP_FIRST, "ship-first", 1.0),
    Weight(ANIMAL, "animal", 1.0),
    Weight(ANIMAL_AGAIN, "animal-again", 0.1),
    *[Weight(BUILDING + place, name, guess) for place, (name, guess) in enumerate(BUILDINGS)],
    Weight(WAREHOUSE_GOOD, "warehouse-good", 0.8),
    Weight(END_POINTS, "end-points", 1.0),
    *[Weight(MONASTERY + place, f"m{place + 1}", guess) for place, guess in enumerate(MONASTERIES)],
    Weight(SOLD, "sold", 1.0),
    Weight(GOOD, "good", 0.9),
    Weight(GOOD_NEW, "good-new", 0.3),
    Weight(GOOD_MORE, "good-more", 0.3),
    Weight(HELD_LAST, "held-last", 0.0),
    Weight(WORKER_LAST, "worker-last", 0.0),
    Weight(SILVER_LAST, "silver-last", 0.0),
    Weight(SAME_STORED, "same-stored", 0.0),
    Weight(FREES_SPACE, "frees-space", 0.0),
    Weight(TOWN_HALL_STORED, "town-hall-stored", 0.0),
    Weight(END_LATER, "end-later", 0.0),
    Weight(PARTNER, "partner", 0.6),
]
