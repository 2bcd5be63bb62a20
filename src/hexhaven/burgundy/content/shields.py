"""B19 the shields: 18 of them, and how many lie in each depot."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SHIELDS: Final = 18

# By number of players, by depot.
SHIELDS_IN_DEPOT: Final = {
    2: vec[i64]([0, 1, 1, 1, 1, 1, 1]),
    3: vec[i64]([0, 1, 2, 1, 2, 1, 2]),
    4: vec[i64]([0, 2, 2, 2, 2, 2, 2]),
}

# Points at the end, by shield.
SHIELD_POINTS: Final = vec[i64]([0] + [12] * 6 + [8] * 6 + [4] * 6)


def shields_in(mask: i64) -> vec[i64]:
    """The numbers of the shields in a mask."""
    numbers = vec[i64](capacity=4)
    number: i64 = 1
    while mask >> number:
        if mask >> number & 1:
            numbers = append(numbers, number)
        number += 1
    return numbers
