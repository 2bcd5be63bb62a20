"""Sets of small numbers in one int."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The set of one number; a bare 1 << number would be cut to 32 bits once compiled."""
    one: i64 = 1
    return one << number


def has(numbers: i64, number: i64) -> bool:
    return numbers >> number & 1 != 0


def size(numbers: i64) -> i64:
    found: i64 = 0
    while numbers:
        numbers &= numbers - 1
        found += 1
    return found
