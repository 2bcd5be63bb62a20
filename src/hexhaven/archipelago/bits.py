"""Several small numbers in one int: sets, and pairs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POWERS: Final = vec[i64]([1 << number for number in range(63)])


def bit(number: i64) -> i64:
    """The set of one number; a compiled 1 << number would be cut to 32 bits, since C treats the 1 as an int."""
    return POWERS[number]


def has(numbers: i64, number: i64) -> bool:
    return numbers >> number & 1 != 0


def pair(first: i64, second: i64) -> i64:
    """Two numbers, the first below 16."""
    return first | second << 4


def first_of(numbers: i64) -> i64:
    return numbers & 15


def second_of(numbers: i64) -> i64:
    return numbers >> 4
