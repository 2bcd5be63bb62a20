"""Vecs of numbers shared by copies of a state: never written, only replaced; packed numbers; weights."""

from librt.vecs import vec
from mypy_extensions import i64


def changed(numbers: vec[i64], place: i64, value: i64) -> vec[i64]:
    """The same numbers except for one."""
    twin = numbers[:]
    twin[place] = value
    return twin


def total(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for number in numbers:
        found += number
    return found


def weighted_index(weights: vec[i64], number: i64) -> i64:
    """The index of the weight whose share contains the number, which is below their sum."""
    place: i64 = 0
    while number >= weights[place]:
        number -= weights[place]
        place += 1
    return place


def bits_in(numbers: i64) -> i64:
    """The size of a set of numbers, bit n for number n."""
    found: i64 = 0
    while numbers:
        numbers &= numbers - 1
        found += 1
    return found


def sum_of(packed: i64, width: i64) -> i64:
    """The sum of packed numbers of the given width in bits."""
    found: i64 = 0
    while packed:
        found += packed & (1 << width) - 1
        packed >>= width
    return found
